"""Appraises positions and decisions by the value head of a game's network.

A value is stated where a network was trained to state one: after all that chance does at once, when
a seat must act or the game is over. What a seat cannot know yet (an answer, a card drawn, a die) is
averaged over worlds that agree with its knowledge, the same worlds for all candidates.
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from functools import cached_property
from math import hypot
from random import Random
from typing import Any, Self

import msgspec

from filature.bots.appraisal import (
    TOGETHER,
    Appraised,
    CalibratedAppraiser,
    Calibrations,
    Chance,
    final_share,
    joined,
    mean_error,
)
from filature.bots.network import (
    Encoder,
    EncoderModule,
    Network,
    chances,
    load_network,
    win_chance,
)
from filature.bots.player import Budget, Question
from filature.core.events import CHANCE, Event, remember, told_to
from filature.core.game import Game
from filature.core.knowledge import Knowledge, Move
from filature.core.legal import RecordAction

CANDIDATES = 8
"""How many decisions are listed, beside those that must be: the policy's likeliest."""
SLOW = 4
"""For so many iterations the network is asked for one value."""
LEAST_WORLDS, MOST_WORLDS = 4, 32
CLOSE = 0.02
"""No more worlds are drawn once all means are as certain as this."""
CHANCE_WORLDS = 4
"""In how many worlds chance is drawn where it must act next."""
JUDGED = 0.04
"""About how far a value is off at even chances; less towards 0 and 1."""
ONE_MORE = 0.05
"""How far one more result counts as off the mean (see `mean_error`)."""


class Outlook:
    """What a network thinks of a seat's chances, now and after more is told.

    `chances` calibrates each value by itself: a network is trained on its own turns, so what it
    says of the turns of others needs a map of its own.
    """

    def __init__(
        self,
        network: Network,
        encoding: EncoderModule,
        game: Game[Any, Any],
        knowledge: Knowledge,
        calibrations: Calibrations,
    ) -> None:
        self.network, self.encoding, self.game = network, encoding, game
        self.knowledge, self.calibrations = knowledge, calibrations
        self.seat = int(knowledge.viewer)
        self.found: dict[bytes, float] = {}
        """The chances after what else was told, by what that was."""

    def told(self, events: Sequence[Event]) -> Encoder:
        """Return an encoder that has read everything anew."""
        encoder = self.encoding.Encoder(self.game, self.seat)
        for event in events:
            encoder.read(event)
        return encoder

    @cached_property
    def snapshot(self) -> tuple[type[Encoder], bytes]:
        """An encoder that has read what the seat knows, all but its game in bytes."""
        encoder = self.told(self.knowledge.told)
        if encoder.owes:
            encoder.observation()  # what it works out for that is kept too
        parts = {name: part for name, part in vars(encoder).items() if part is not self.game}
        return type(encoder), pickle.dumps(parts, pickle.HIGHEST_PROTOCOL)

    def encoder(self) -> Encoder:
        """Return an encoder that has read what the seat knows; faster than reading it again."""
        kind, parts = self.snapshot
        encoder: Encoder = object.__new__(kind)
        vars(encoder).update(pickle.loads(parts), game=self.game)  # noqa: S301, our own bytes
        return encoder

    def follow(self, known: Sequence[Event]) -> Encoder:
        """Return an encoder that knows this, which may be the seat's knowledge and more."""
        before = self.knowledge.told
        if known is before or any(event.fleeting for event in before):
            return self.told(known)
        encoder = self.encoder()
        for event in known[len(before) :]:
            encoder.read(event)
        return encoder

    def settle(self, state: Any, known: list[Event], rng: Random) -> list[Event]:
        """Let chance act until a seat must; return what the seat then knows."""
        game = self.game
        while game.to_act(state) == (CHANCE,):
            events = game.play(state, CHANCE, game.chance(state, rng))
            known = remember(known, CHANCE, told_to(self.seat, events))
        return known

    def after(self, state: Any, move: Move, rng: Random) -> list[Event]:
        """Play a decision of this seat on a state; return what the seat then knows."""
        events = self.game.play(state, self.seat, move)
        known = remember(self.knowledge.told, self.seat, told_to(self.seat, events))
        return self.settle(state, known, rng)

    def chances(self, all_known: Sequence[list[Event]]) -> tuple[list[float], int]:
        """Return the seat's chances when it knows this or that, and for how many it had to ask."""
        size = len(self.knowledge.told)
        names = [msgspec.json.encode(known[size:]) for known in all_known]
        new = {
            name: known
            for name, known in zip(names, all_known, strict=True)
            if name not in self.found
        }
        asked: dict[bytes, Encoder] = {}
        for name, known in new.items():
            ended = final_share(msgspec.structs.replace(self.knowledge, told=known))
            if ended is not None:
                self.found[name] = ended.win
            else:
                asked[name] = self.follow(known)
        if asked:
            values = self.network.values([one.observation() for one in asked.values()])
            for (name, encoder), value in zip(asked.items(), values, strict=True):
                self.found[name] = self.calibrated(encoder, value)
        return [self.found[name] for name in names], len(asked)

    def calibrated(self, encoder: Encoder, value: int) -> float:
        """Return a value as a chance."""
        seats, when = self.game.seats, "turn" if encoder.owes else "waiting"
        raw = Chance(win_chance(value, seats), 0.0)
        return self.calibrations(f"{map_prefix(self.network)}-{when}-{seats}", raw).win

    def likeliest(self, most: int) -> list[Move]:
        """Return the decisions that the policy would most likely make, the likeliest first."""
        encoder = self.encoder()
        done: list[tuple[Move, float]] = []
        open: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
        while open:
            longer: list[tuple[tuple[int, ...], float]] = []
            for taken, chance in open:
                encoder.taken = taken
                logits, _ = self.network.apply(encoder.observation())
                legal = encoder.legal()
                weights = chances(logits, legal)
                total = sum(weights)
                longer += [
                    ((*taken, action), chance * weight / total)
                    for action, weight in zip(legal, weights, strict=True)
                ]
            open = []
            for taken, chance in sorted(longer, key=lambda one: -one[1])[:most]:
                encoder.taken = taken
                if (move := encoder.move) is None:
                    open.append((taken, chance))
                else:
                    done.append((move, chance))
        return [move for move, _ in sorted(done, key=lambda one: -one[1])[:most]]


def map_prefix(network: Network) -> str:
    """Return how the names of a network's calibration maps begin; another network has others."""
    return f"network.{network.digest}"


class NetworkAppraiser:
    """Appraises by the network in the game's folder; one value is `SLOW` iterations.

    Where there is none, or no NumPy, or the network does not know the set-up, or `calibration.json`
    has no maps for this very network, `otherwise` appraises.
    """

    def __init__(
        self,
        game: type[Game[Any, Any]],
        encoding: EncoderModule,
        otherwise: CalibratedAppraiser,
    ) -> None:
        self.game, self.encoding, self.otherwise = game, encoding, otherwise
        self.package = game.__module__.rpartition(".")[0]

    @property
    def calibrations(self) -> Calibrations:
        return self.otherwise.calibrations

    def calibrated_by(self, calibrations: Calibrations) -> Self:
        """Return the same appraiser with other maps."""
        return type(self)(self.game, self.encoding, self.otherwise.calibrated_by(calibrations))

    def network_for(self, game: Game[Any, Any]) -> Network | None:
        """Return the network that knows a set-up, if there is one that is calibrated."""
        network = load_network(self.package) if self.encoding.supports(game) else None
        if network is None or not self.calibrations.has(map_prefix(network)):
            return None
        return network

    def outlook(self, knowledge: Knowledge) -> Outlook | None:
        """Return what the network thinks from a seat's knowledge, if there is a network."""
        game = self.game(knowledge.seats, knowledge.options)
        network = self.network_for(game)
        if network is None:
            return None
        return Outlook(network, self.encoding, game, knowledge, self.calibrations)

    def position(self, knowledge: Knowledge, budget: Budget, rng: Random) -> Chance:
        if (ended := final_share(knowledge)) is not None:
            return ended
        outlook = self.outlook(knowledge)
        if outlook is None:
            return self.otherwise.position(knowledge, budget, rng)
        game, known = outlook.game, knowledge.told
        state = game.sample_world(knowledge, rng).state
        all_known = [outlook.settle(state, known, rng)]
        if all_known[0] is not known:
            for _ in range(1, CHANCE_WORLDS):
                state = game.sample_world(knowledge, rng).state
                all_known.append(outlook.settle(state, known, rng))
        wins, _ = outlook.chances(all_known)
        win = sum(wins) / len(wins)
        return Chance(win, judged(win))

    def decisions(
        self,
        question: Question,
        budget: Budget,
        rng: Random,
        also: Sequence[RecordAction] = (),
    ) -> list[Appraised]:
        known, legal = question.knowledge, question.legal
        outlook = self.outlook(known)
        if outlook is None:
            return self.otherwise.decisions(question, budget, rng, also)
        game, seat = outlook.game, outlook.seat
        listed = (
            list(legal.expand())
            if len(legal) <= CANDIDATES
            else [game.to_record(seat, move) for move in outlook.likeliest(CANDIDATES)]
        )
        actions = joined(listed, also)
        moves = [game.from_record(action) for action in actions]
        return compare_values(actions, try_moves(outlook, moves, budget, rng))


def try_moves(
    outlook: Outlook, moves: Sequence[Move], budget: Budget, rng: Random
) -> list[list[float]]:
    """Return the chances after each move, world by world, in the same worlds."""
    results: list[list[float]] = [[] for _ in moves]
    few = None if budget.iterations is None else budget.iterations // SLOW
    counter = Budget(few, budget.milliseconds).counter()
    for world in range(MOST_WORLDS):
        if world >= LEAST_WORLDS and are_close(results):
            break
        state = outlook.game.sample_world(outlook.knowledge, rng).state
        seed = rng.getrandbits(32)
        wins, asked = outlook.chances(
            [outlook.after(state.clone(), move, Random(seed)) for move in moves]
        )
        for tried, win in zip(results, wins, strict=True):
            tried.append(win)
        if not all(counter.tick() for _ in range(asked)):
            break
    return results


def are_close(results: Sequence[Sequence[float]]) -> bool:
    """Tell whether how far each mean is behind the best is certain enough."""
    best = max(results, key=sum)
    return all(behind(best, tried).error <= CLOSE for tried in results)


def behind(best: Sequence[float], tried: Sequence[float]) -> Chance:
    """Return how far one mean is below another in the same worlds."""
    apart = [a - b for a, b in zip(best, tried, strict=True)]
    mean = sum(apart) / len(apart)
    return Chance(mean, mean_error([one - mean for one in apart], ONE_MORE))


def judged(win: float) -> float:
    """Return about how far a chance is off that a network states."""
    return JUDGED * 4 * win * (1 - win)


def compare_values(
    actions: Sequence[RecordAction], results: Sequence[Sequence[float]]
) -> list[Appraised]:
    """Return candidates whose chances are known in the same worlds, the best first."""
    means = [sum(tried) / len(tried) for tried in results]
    best = max(range(len(means)), key=lambda at: means[at])
    found = []
    for at, (action, win, tried) in enumerate(zip(actions, means, results, strict=True)):
        drawn = mean_error([one - win for one in tried], ONE_MORE)
        alike = TOGETHER * hypot(judged(means[best]), judged(win))
        apart = 0.0 if at == best else hypot(behind(results[best], tried).error, alike)
        found.append(Appraised(action, Chance(win, hypot(drawn, judged(win))), apart))
    return sorted(found, key=lambda one: (-one.chance.win, one.apart))
