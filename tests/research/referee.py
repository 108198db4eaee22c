"""OpenSpiel as a referee: a small game of ours as one of its Python games.

Nothing of the public tree is used here: OpenSpiel walks every history by itself.
"""

from typing import Any

import msgspec
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.policy import TabularPolicy

from filature.core.events import CHANCE, told_to
from filature.games import game_class

Strategy = dict[str, dict[int, float]]
"""By what a seat knows: how likely each action is."""


class Moment:
    """A state of ours, and what each seat was told on the way, step by step.

    OpenSpiel copies a state by deep copies of what it holds; this one knows a quicker way.
    """

    def __init__(self, rules: Any, state: Any, told: list[list[bytes]]) -> None:
        self.rules, self.state, self.told = rules, state, told

    def __deepcopy__(self, memo: Any) -> "Moment":
        return Moment(self.rules, self.state.clone(), [steps.copy() for steps in self.told])


class RefereedState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game of ours, as OpenSpiel asks about it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.at = Moment(game.rules, game.rules.new(), [[], []])

    def current_player(self) -> int:
        waiting = self.at.rules.to_act(self.at.state)
        if not waiting:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if waiting[0] == CHANCE else int(waiting[0])

    def _legal_actions(self, player: int) -> list[int]:
        legal = self.at.rules.legal(self.at.state, player)
        return sorted(legal.nth(at) for at in range(len(legal)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.at.rules.outcomes(self.at.state)
        return outcomes

    def _apply_action(self, action: int) -> None:
        at = self.at
        events = at.rules.play(at.state, at.rules.to_act(at.state)[0], action)
        for seat in (0, 1):
            at.told[seat].append(msgspec.msgpack.encode(told_to(seat, events)))

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return information_state(seat, tuple(self.at.told[seat]))

    def is_terminal(self) -> bool:
        return not self.at.rules.to_act(self.at.state)

    def returns(self) -> list[float]:
        outcome = self.at.rules.outcome(self.at.state)
        if outcome is None:
            return [0.0, 0.0]
        won = float((0 in outcome.winners) - (1 in outcome.winners))
        return [won, -won]

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def __str__(self) -> str:
        return str(self.at.told)


class RefereedGame(pyspiel.Game):  # type: ignore[misc]
    """A small game of ours."""

    def __init__(self, id: str, options: dict[str, Any]) -> None:
        self.rules = game_class(id)(2, options)
        kind = pyspiel.GameType(
            short_name=f"filature_{id}",
            long_name=id,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=2,
            min_num_players=2,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=1000,
            max_chance_outcomes=1000,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=1000,
        )
        super().__init__(kind, info, {})

    def new_initial_state(self, *_: Any) -> RefereedState:
        return RefereedState(self)


def information_state(seat: int, told: tuple[bytes, ...]) -> str:
    """Name what a seat knows."""
    return f"{seat}:" + ".".join(step.hex() for step in told)


def exploitability_of(game: RefereedGame, strategy: Strategy | None) -> float:
    """Return how exploitable a strategy is by OpenSpiel's word; none is evenly random play."""
    policy = TabularPolicy(game)
    for name, chosen in (strategy or {}).items():
        row = policy.policy_for_key(name)
        row[:] = 0.0
        for action, share in chosen.items():
            row[action] = share
    return float(exploitability.nash_conv(game, policy, use_cpp_br=False)) / 2


def solved(game: RefereedGame, iterations: int) -> Strategy:
    """Return what OpenSpiel's own CFR+ comes to after some iterations."""
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    return {
        name: dict(enumerate(map(float, policy.policy_for_key(name))))
        for name in policy.state_lookup
    }
