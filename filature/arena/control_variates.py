"""Control variates: how lucky a game's random events were, judged by a network's value head.

In the manner of AIVAT (Burch, Schmid, Moravčík, Morrill and Bowling 2018). At a random event whose
probabilities are known, the correction is E[V] - V(what happened), for any function V of the full
history. The events are

- the actions of a bot that draws them from a network's chances, action by action, each with its own
  random stream;
- what chance decides: exactly where the rules list few outcomes, otherwise against the mean of
  independent draws.

Given all that came before, each correction has mean zero, whatever V is: in the first case its two
terms have the same mean because the expectation is over the very chances that the action is drawn
from, in the second because what happened and the draws that it is compared with have the same
distribution. What comes before decides which events there are, but not how they fall. So a game's
sums have mean zero, and the result plus any multiple of them has the mean of the plain result; a
good V only makes it vary less. V here is what the seats' networks say of their observations.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from filature.bots.network import (
    Encoder,
    Network,
    NetworkBot,
    chances,
    drawn,
    load_network,
    told,
    win_chance,
)
from filature.bots.player import Bot, Question
from filature.core.events import CHANCE, Event, remember, told_to
from filature.core.knowledge import Move
from filature.core.session import GameSession
from filature.games import AnyGame, bots_of

DECISIONS, LUCK = "decisions", "chance"
KINDS = (DECISIONS, LUCK)
"""What corrections are summed up by."""
RARE = 1 / 256
"""Actions less likely than this count as if they changed nothing: another V, with less work."""
FEW = 32
"""Up to so many outcomes of chance are all judged."""
DRAWS = 16
"""Otherwise what happened is compared with the mean of so many independent draws."""


class Position(NamedTuple):
    """A point of a history: the truth, and what every seat knows."""

    state: Any
    knowledge: list[list[Event]]


class Judge(Protocol):
    """V: what a point of a history is worth to every seat, in shares of the victory."""

    def positions(self, positions: Sequence[Position]) -> list[list[float]]: ...

    def choices(self, seat: int, observations: Sequence[list[int]]) -> list[list[float]]:
        """Judge points within a decision of several actions, by what its seat sees."""
        ...


def played_on(game: AnyGame, position: Position, actor: int, move: Move) -> Position:
    """Return the position after a move."""
    state = position.state.clone()
    events = game.play(state, actor, move)
    known = [
        remember(known, actor, told_to(seat, events))
        for seat, known in enumerate(position.knowledge)
    ]
    return Position(state, known)


class NetworkJudge:
    """V by a network: each seat's own chance to win, shifted alike so that they sum to one.

    Networks know positions in which a seat must act. Where chance must, it goes on first, by draws
    that are the same everywhere.
    """

    def __init__(self, game: AnyGame, encoder: Callable[[int], Encoder], network: Network) -> None:
        self.game, self.encoder, self.network = game, encoder, network

    def positions(self, positions: Sequence[Position]) -> list[list[float]]:
        settled = [self.settled(position) for position in positions]
        ended = [self.shares(position) for position in settled]
        running = [position for position, end in zip(settled, ended, strict=True) if end is None]
        wins = iter(
            self.wins([self.observation(each, seat) for each in running for seat in self.seats])
        )
        return [summing_to_one([next(wins) for _ in self.seats]) if e is None else e for e in ended]

    def choices(self, seat: int, observations: Sequence[list[int]]) -> list[list[float]]:
        others = len(self.seats) - 1
        return [
            [win if other == seat else (1 - win) / others for other in self.seats]
            for win in self.wins(observations)
        ]

    @property
    def seats(self) -> range:
        return range(self.game.seats)

    def settled(self, position: Position) -> Position:
        """Let chance go on until a seat must act."""
        while self.game.is_chance(position.state):
            move = self.game.chance(position.state, Random("settled"))
            position = played_on(self.game, position, CHANCE, move)
        return position

    def shares(self, position: Position) -> list[float] | None:
        """Return what an ended game brought; nothing while it goes on."""
        outcome = self.game.outcome(position.state)
        if outcome is None:
            return None
        won = outcome.winners
        return [1 / len(won) if seat in won else 0.0 for seat in self.seats]

    def observation(self, position: Position, seat: int) -> list[int]:
        encoder = self.encoder(seat)
        for event in position.knowledge[seat]:
            encoder.read(event)
        return encoder.observation()

    def wins(self, observations: Sequence[list[int]]) -> list[float]:
        """Return how likely seats win, by their observations, all at once."""
        if not observations:
            return []
        return [win_chance(value, self.game.seats) for value in self.network.values(observations)]


def summing_to_one(wins: Sequence[float]) -> list[float]:
    """Shift all chances alike so that they sum to one."""
    return [win + (1 - sum(wins)) / len(wins) for win in wins]


def network_player(game: AnyGame) -> tuple[NetworkBot, Network] | None:
    """Return a bot that plays this set-up by a network, and the network; nothing without one."""
    for bot in bots_of(game.id).values():
        if isinstance(bot, NetworkBot) and bot.encoding.supports(game):
            network = load_network(bot.package)
            if network is not None:
                return bot, network
    return None


def judge_of(game: AnyGame) -> NetworkJudge:
    """Return V of a set-up that has a network."""
    found = network_player(game)
    assert found is not None
    bot, network = found
    return NetworkJudge(game, lambda seat: bot.encoding.Encoder(game, seat), network)


class Corrections:
    """Sums up the corrections of one game, for every seat."""

    def __init__(self, game: AnyGame, judge: Judge) -> None:
        self.game, self.judge = game, judge
        self.sums = {kind: [0.0] * game.seats for kind in KINDS}

    def by_bot(self, seating: Sequence[int], bots: int) -> dict[str, list[float]]:
        """Return the sums of each kind, over all seats of each bot."""
        return {
            kind: [
                sum(value for value, at in zip(values, seating, strict=True) if at == bot)
                for bot in range(bots)
            ]
            for kind, values in self.sums.items()
        }

    def add(
        self, kind: str, weights: Sequence[float], judged: Sequence[list[float]], happened: int
    ) -> None:
        """Add the mean of what may happen, less what happened."""
        total = sum(weights)
        for seat, sums in enumerate(zip(*judged, strict=True)):
            mean = sum(w * value for w, value in zip(weights, sums, strict=True)) / total
            self.sums[kind][seat] += mean - sums[happened]

    # Chance

    def chance(self, session: GameSession, move: Move, rng: Random) -> None:
        """Correct for what chance is about to do; `rng` is for comparisons alone."""
        game, state = self.game, session.state
        outcomes = game.outcomes(state)
        if outcomes is not None and len(outcomes) <= FEW:
            moves = [outcome for outcome, _ in outcomes]
            weights = [chance for _, chance in outcomes]
            happened = moves.index(move)
        else:
            moves = [move, *(game.chance(state, rng) for _ in range(DRAWS))]
            weights, happened = [0.0] + [1.0] * DRAWS, 0
        before = position_of(session)
        after = [played_on(game, before, CHANCE, outcome) for outcome in moves]
        self.add(LUCK, weights, self.judge.positions(after), happened)

    # Decisions

    def decision(
        self, session: GameSession, bot: Bot, question: Question, random: str, move: Move
    ) -> None:
        """Correct for a decision about to be carried out, if its chances are known."""
        if isinstance(bot, NetworkBot):
            self.network_decision(session, bot, question, Random(random), move)

    def network_decision(
        self, session: GameSession, bot: NetworkBot, question: Question, rng: Random, move: Move
    ) -> None:
        """Draw the same actions once more, and judge what else could have been drawn."""
        network, seat = load_network(bot.package), question.knowledge.viewer
        assert network is not None
        encoder = told(bot.encoding.Encoder(self.game, seat), question.knowledge)
        before = position_of(session)
        while encoder.move is None:
            taken = encoder.taken
            logits, _ = network.apply(encoder.observation())
            legal = encoder.legal()
            weights = chances(logits, legal)
            action = drawn(logits, legal, rng)
            if len(legal) > 1:
                likely = [weight >= RARE * sum(weights) for weight in weights]
                judged = self.judged_actions(before, seat, encoder, legal, likely)
                self.add(DECISIONS, weights, judged, legal.index(action))
            encoder.taken = taken
            encoder.take(action)
        assert encoder.move == move, "the bot does not draw from its network's chances"

    def judged_actions(
        self,
        before: Position,
        seat: int,
        encoder: Encoder,
        legal: Sequence[int],
        likely: Sequence[bool],
    ) -> list[list[float]]:
        """Judge where each action leads; rare ones as if nothing had been done yet."""
        taken, observation = encoder.taken, encoder.observation()
        within: dict[int, list[int]] = {}
        made: dict[int, Position] = {}
        for at, action in enumerate(legal):
            if likely[at]:
                encoder.taken = taken
                encoder.take(action)
                if encoder.move is None:
                    within[at] = encoder.observation()
                else:
                    made[at] = played_on(self.game, before, seat, encoder.move)
        judged = self.judge.choices(seat, [observation, *within.values()])
        found = dict(zip(within, judged[1:], strict=True))
        found |= dict(zip(made, self.judge.positions(list(made.values())), strict=True))
        return [found.get(at, judged[0]) for at in range(len(legal))]


def position_of(session: GameSession) -> Position:
    """Return where a game stands."""
    seats = range(session.game.seats)
    return Position(session.state, [session.knowledge[seat] for seat in seats])
