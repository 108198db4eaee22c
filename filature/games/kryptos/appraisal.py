"""Kryptos: chances to win, from the points, the turns that are left and how likely guesses are.

The model of `win_probability` plays the race on from the end of a turn. What the turn itself brings
follows from the exact probabilities of the seat that guesses, where they can be counted in time.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from random import Random

from filature.bots.appraisal import (
    MOST,
    Appraised,
    CalibratedAppraiser,
    Calibrations,
    Chance,
    compare_judged,
    joined,
)
from filature.bots.network_appraisal import NetworkAppraiser
from filature.bots.player import Budget, Question
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction
from filature.games.kryptos import events
from filature.games.kryptos.bot import guess_action
from filature.games.kryptos.counting.joint_counter import TooManyStates
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.thinking import encoder
from filature.games.kryptos.thinking.exposure import exposure
from filature.games.kryptos.thinking.info_state import InfoState
from filature.games.kryptos.thinking.lookahead import AGAIN, best_guesses
from filature.games.kryptos.thinking.posterior import Posterior, Probabilities, estimate
from filature.games.kryptos.thinking.win_probability import USUAL, win_probability

FEW_STATES = 2_000
"""A position is counted exactly up to so many states; beyond, a guess is taken to be usual."""
HIDDEN = 0.01
"""What a card that is surely found costs, in games won."""
JUDGED = 0.05
"""About how far the model is off."""


class Race:
    """What a turn is worth to the viewer."""

    def __init__(self, info: InfoState) -> None:
        self.info = info
        self.known: dict[tuple[int, ...], float] = {}

    def after(self, seat: int, gain: int, paid_to: int | None = None) -> float:
        """Return how likely the viewer wins if the turn brings a seat so many points."""
        scores = list(self.info.scores)
        scores[seat] += gain
        if paid_to is not None:
            scores[paid_to] += 1
        key = tuple(scores)
        if key not in self.known:
            self.known[key] = win_probability(self.info, scores, self.info.seat)
        return self.known[key]

    def first_attempt(self, seat: int, chance: float, points: int, second: float) -> float:
        """Return what a guess is worth, the second attempt that may follow included."""
        missed = self.after(seat, 0)
        if self.info.scores[seat]:
            missed = self.second_attempt(seat, second, points)
        return chance * self.after(seat, points) + (1 - chance) * missed

    def second_attempt(
        self, seat: int, chance: float, points: int, paid_to: int | None = None
    ) -> float:
        """Return what paying for a second attempt is worth."""
        right = self.after(seat, points - 1, paid_to)
        return chance * right + (1 - chance) * self.after(seat, -1, paid_to)

    def now(self, chance: float | None, points: int) -> float:
        """Return what the present position is worth; `chance`: of the next guess to be right."""
        mover = (self.info.first + self.info.turns) % self.info.game.seats
        usual = USUAL if chance is None else chance
        if self.info.attempts:
            stopped = self.after(mover, 0)
            tried = self.second_attempt(mover, AGAIN if chance is None else chance, points)
            better = max if mover == self.info.seat else min
            return better(stopped, tried)
        return self.first_attempt(mover, usual, points, AGAIN)


def begun(info: InfoState) -> bool:
    """Tell whether everybody has turned up two cards, so that guessing has begun."""
    return all(len(info.up[seat]) >= 2 for seat in range(info.game.seats))


class KryptosAppraiser(CalibratedAppraiser):
    """Appraises by the model of the race."""

    def running(self, knowledge: Knowledge, budget: Budget, rng: Random) -> Chance:
        if not any(isinstance(event, events.FirstPlayer) for event in knowledge.told):
            return Chance(1 / knowledge.seats, 0.0)
        info = InfoState(knowledge)
        mover = (info.first + info.turns) % info.game.seats
        kind = "start" if not begun(info) else "turn" if mover == info.seat else "waiting"
        return self.chance(kind, info, self.value(info))

    def chance(self, kind: str, info: InfoState, win: float) -> Chance:
        """Return an estimate as a chance."""
        win = min(1.0, max(0.0, win))
        raw = Chance(win, JUDGED * 4 * win * (1 - win))
        return self.calibrations(f"{kind}-{info.game.seats}", raw)

    def value(self, info: InfoState) -> float:
        """Return what a position is worth."""
        chance, points = None, 3
        seats = info.game.seats
        if begun(info) and (info.first + info.turns) % seats == info.seat:
            try:
                found = Posterior(info.public, info.seat, info.hand, limit=FEW_STATES)
            except TooManyStates:
                pass
            else:
                if guesses := best_guesses(info.public, found.probabilities):
                    chance, points = guesses[0].chance, guesses[0].points
                else:
                    chance, points = 0.0, 0
        return Race(info).now(chance, points)

    def decisions(
        self,
        question: Question,
        budget: Budget,
        rng: Random,
        also: Sequence[RecordAction] = (),
    ) -> list[Appraised]:
        info = InfoState(question.knowledge)
        if question.asked == "reveal":
            return self.reveals(question, info)
        if question.asked == "pass":
            passed = self.chance("guess", info, Race(info).after(info.seat, 0))
            return [Appraised({"type": "pass"}, passed)]
        found = self.probabilities(info, rng)
        race = Race(info)
        again = question.asked == "second_attempt"
        actions = [guess_action(guess) for guess in best_guesses(info.public, found)[:MOST]]
        if again:
            actions.append({"type": "stop"})
        return compare_judged(
            (
                action,
                self.chance(question.asked, info, self.guess(race, found, action, again)),
            )
            for action in joined(actions, also)
        )

    def probabilities(self, info: InfoState, rng: Random) -> Probabilities:
        """Return how likely each number is, exactly where that can be counted."""
        try:
            return Posterior(info.public, info.seat, info.hand).probabilities
        except TooManyStates:
            return estimate(info, {}, rng)

    def guess(self, race: Race, found: Probabilities, action: RecordAction, again: bool) -> float:
        """Return what a guess, or stopping, is worth."""
        info = race.info
        if action["type"] == "stop":
            return race.after(info.seat, 0)
        spot = action["target"], action["position"]
        chance, points = found[spot].get(action["value"], 0.0), info.public.points(spot[0])
        if again:
            paid_to = spot[0] if info.game.bribe else None
            return race.second_attempt(info.seat, chance, points, paid_to)
        return race.first_attempt(info.seat, chance, points, AGAIN)

    def reveals(self, question: Question, info: InfoState) -> list[Appraised]:
        """Judge the cards to turn up by how exposed they leave the hand."""
        actions = list(question.legal.expand())
        exposed = [exposure(info, [action["position"]]) for action in actions]
        win, least = self.value(info), min(exposed)
        return compare_judged(
            (action, self.chance("reveal", info, win - HIDDEN * (each - least)))
            for action, each in zip(actions, exposed, strict=True)
        )


CALIBRATIONS = Calibrations.read(files(__package__).joinpath("calibration.json"))

APPRAISER = NetworkAppraiser(Kryptos, encoder, otherwise=KryptosAppraiser(CALIBRATIONS))
