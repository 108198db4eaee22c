"""The games as games of OpenSpiel (`pip install filature[openspiel]`).

    import filature.research.openspiel            # registers filature_agent_hunter and the others
    game = pyspiel.load_game("filature_kryptos(players=4,bribe=True)")

**Parameters** are `players`, the game's own options by their names, and `max_game_length`: after so
many decisions a game is cut short, and is worth 0 to all. An option that need not be given is 0 or
empty when it is not. One of the game's own kind is a text: names joined by `+`, or the path of a
JSON file, whose name ends in `.json`.

**Decisions** are the game's own numbers. Seats that decide simultaneously are asked one after the
other, in seat order; what one chose is told to nobody before all have chosen.

**Chance is explicit.** Where a game lists what chance may do, an outcome is its place in that list.
A deal or a shuffle has too many outcomes to be listed: it is drawn piece by piece, in nodes of its
own, each with its few outcomes and exact probabilities (`filature.core.drawing`). OpenSpiel's other
way, sampled chance, would hide a random stream in the state: such histories cannot be played again
or written down, and the solvers refuse them.

**What a player knows** is made from its knowledge and its view, never from the state. The
information state's string is the knowledge as JSON, the observation's is the view; tensors are
described in `filature.research.features`, after a one-hot of the player. Where the rules forbid
notes (Spies vs Spies, `notes=none`), players forget, and so does the information state: it then has
no perfect recall. An observer of public information alone sees as a spectator does; one of private
information alone sees what its player sees beyond that. `str(state)` is the truth.

**Worlds**: `state.resample_from_infostate(player, sampler)` draws a world that the player cannot
tell from the truth, as a state with a history of its own. Search over sampled worlds needs nothing
else: OpenSpiel's Python `ISMCTSBot` calls it by itself, or takes `resampler(seed)` through
`set_resampler`. The C++ bot of the same name does not work with games written in Python.

**Returns**: `filature.research.stepper.returns`. Games that are always won by a seat are zero-sum.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel

from filature.core.events import CHANCE, SPECTATOR
from filature.core.game import Option
from filature.core.legal import Json
from filature.games import AnyGame, catalogue
from filature.research.features import TOLD_SIZE, VIEW_SIZE, places, statements, told_statements
from filature.research.stepper import LONGEST, NOBODY, Stepper, check_supported, returns

SETTING_UP = 500
"""More chance nodes than any set-up has, beyond one for each decision."""

PREFIX = "filature_"
ONE = pyspiel.PrivateInfoType.SINGLE_PLAYER
NONE = pyspiel.PrivateInfoType.NONE


# Parameters


def parameter(option: Option) -> int | str | bool:
    """Return the default of the parameter that stands for an option; its type is the option's."""
    default = option.default
    if option.own:
        return ""
    if default is None:
        return 0
    assert isinstance(default, int | str)
    return default


def specification(kind: type[AnyGame]) -> dict[str, int | str | bool]:
    """Return every parameter of a game, with its default."""
    return {
        "players": kind.seat_counts[0],
        "max_game_length": LONGEST,
        **{option.name: parameter(option) for option in kind.options_offered},
    }


def read(option: Option, value: Any) -> Json:
    """Return the option's value that a parameter stands for."""
    if not value and (option.own or option.default is None):
        return option.default
    if option.own:
        text = str(value)
        if text.endswith(".json"):
            return json.loads(Path(text).read_text(encoding="utf-8"))
        return text.split("+")
    return value


# The game and its states


class FilatureGame(pyspiel.Game):  # type: ignore[misc]
    """One of Filature's games as set up; each game has a class of its own, with its `kind`."""

    kind: type[AnyGame]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        kind = self.kind
        usual = specification(kind)
        given = {**usual, **(params or {})}
        options = {option.name: read(option, given[option.name]) for option in kind.options_offered}
        self.rules = check_supported(kind(given["players"], options))
        self.longest: int = given["max_game_length"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.decision_codes,
            max_chance_outcomes=self.rules.chance_codes,
            num_players=self.rules.seats,
            min_utility=-1 / (self.rules.seats - 1),
            max_utility=1.0,
            utility_sum=0.0 if kind.always_won else None,
            max_game_length=self.longest,
        )
        chosen = {name: value for name, value in given.items() if value != usual[name]}
        super().__init__(game_type(kind), info, chosen)

    def new_initial_state(self, *_: Any) -> FilatureState:
        return FilatureState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.longest + SETTING_UP

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.rules.seats, kind, params)


class FilatureState(pyspiel.State):  # type: ignore[misc]
    """A state of a game: the whole truth."""

    def __init__(self, game: FilatureGame) -> None:
        super().__init__(game)
        self.at = Stepper(game.rules, game.longest)

    def current_player(self) -> int:
        actor = self.at.actor
        if actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.at.chance()

    def _apply_action(self, action: int) -> None:
        self.at.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.at.game
        if player != pyspiel.PlayerId.CHANCE:
            return json.dumps(rules.to_record(player, action))
        outcomes = rules.outcomes(self.at.state)
        if outcomes is None:
            return f"draws {action}"
        return json.dumps(rules.to_record(CHANCE, outcomes[action][0]))

    def is_terminal(self) -> bool:
        return self.at.actor == NOBODY

    def returns(self) -> list[float]:
        return returns(self.at.game, self.at.outcome)

    def __str__(self) -> str:
        steps = [f"{actor}:{move}" for actor, move in self.at.history]
        return " ".join([*steps, *map(str, self.at.drawn)])

    # What other states may lie behind what a player knows

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> FilatureState:
        """Draw a state that the player cannot tell from this one, evenly over its worlds."""
        return self.resampled(player_id, Random(int(probability_sampler() * 2**53)))

    def resampled(self, player: int, rng: Random) -> FilatureState:
        world = self.at.game.sample_world(self.at.knowledge_of(player), rng)
        state: FilatureState = self.get_game().new_initial_state()
        for actor, move in world.history:
            for number in state.at.numbers(actor, move):
                state.apply_action(number)
        return state


def resampler(seed: int | None = None) -> Callable[[FilatureState, int], FilatureState]:
    """Return what `ISMCTSBot.set_resampler` wants, with a random stream of its own."""
    rng = Random(seed)
    return lambda state, player: state.resampled(player, rng)


# What a player sees


class Observer:
    """Writes what a player knows of a state as a tensor, and as JSON."""

    def __init__(self, seats: int, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"an observation takes no parameters, but was given {dict(params)}")
        if kind.private_info not in (ONE, NONE):
            raise ValueError("nobody sees what all players see")
        self.public: bool = kind.public_info
        self.private: bool = kind.private_info == ONE
        self.remembers: bool = kind.perfect_recall
        sizes = {"player": seats, "view": VIEW_SIZE}
        if self.remembers:
            sizes["told"] = TOLD_SIZE
        self.tensor: Any = np.zeros(sum(sizes.values()), np.float32)
        self.dict = {}
        start = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: FilatureState, player: int) -> None:
        """Write what the player knows to `tensor`."""
        self.tensor.fill(0)
        if player < 0:
            return
        self.dict["player"][player] = 1
        self.mark("view", [statements(state.at.view(v)) for v in self.viewers(player)])
        if self.remembers:
            self.mark(
                "told", [told_statements(state.at.knowledge[v]) for v in self.viewers(player)]
            )

    def string_from(self, state: FilatureState, player: int) -> str:
        """Return what the player knows as JSON; empty where there is nothing."""
        viewers = self.viewers(player)
        if len(viewers) == 1:
            return text(
                state.at.knowledge_of(viewers[0]) if self.remembers else state.at.view(viewers[0])
            )
        if self.remembers:
            found = [[text(event) for event in state.at.knowledge[viewer]] for viewer in viewers]
        else:
            found = [list(statements(state.at.view(viewer))) for viewer in viewers]
        beyond = [one for one in found[0] if one not in set(found[1])] if found else []
        return text(beyond) if beyond else ""

    def viewers(self, player: int) -> list[int]:
        """Return whose eyes to look through; of two, what the second sees is left out."""
        if self.public:
            return [player if self.private else SPECTATOR]
        return [player, SPECTATOR] if self.private else []

    def mark(self, piece: str, found: list[Iterable[str]]) -> None:
        seen = [set(each) for each in found]
        beyond = seen[0].difference(*seen[1:]) if seen else set()
        self.dict[piece][list(places(beyond, len(self.dict[piece])))] = 1


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# Registering


def game_type(kind: type[AnyGame]) -> Any:
    """Return what OpenSpiel knows of a game before it is set up."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + kind.id,
        long_name=f"Filature: {kind.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if kind.always_won else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kind.seat_counts),
        min_num_players=min(kind.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(kind),
    )


for every in catalogue().values():
    # A class of its own for each game: OpenSpiel keeps it until after Python has ended, when
    # letting go of anything but a class brings the process down.
    pyspiel.register_game(game_type(every), type(every.__name__, (FilatureGame,), {"kind": every}))
