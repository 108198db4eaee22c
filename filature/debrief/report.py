"""The debrief of a finished game: everything that was measured, put together for every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from filature.bots.appraisal import DECISION, POSITION, Appraised
from filature.bots.player import Question
from filature.core.debriefs import Candidate, Certain, Debrief, DecisionDebrief
from filature.core.events import CHANCE, Line
from filature.core.game import Outcome
from filature.core.knowledge import Move
from filature.core.legal import RecordAction
from filature.core.session import GameSession
from filature.debrief.account import SeatDecision, account
from filature.debrief.measuring import Information, Measuring, Moved
from filature.games import AnyGame, appraiser_of, measures_of

VERSION = 3
"""Raised whenever the same game would get another debrief: kept ones are then made anew."""

MARGIN = 0.03
"""A decision within this chance of the best counts as good as it."""

WHOLE = 1600
"""So many positions, moves times seats, are worked out: of a longer game, the last ones."""

SHOWN = 4
"""How many candidates are kept for each decision, beside the one that was made."""

NOTHING = Information(0.0, 0.0, [])


class Debriefing:
    """Makes a debrief; `run` yields how far it is, from 0 to 1, and `debrief` is there at its end.

    The same history gives the same debrief on every machine: budgets are iterations.
    """

    def __init__(
        self, game: AnyGame, history: Sequence[tuple[int, Move]], outcome: Outcome | None
    ) -> None:
        game.check_maxima()
        self.game, self.history, self.outcome = game, history, outcome
        self.measuring = Measuring(game, measures_of(game.id))
        self.appraiser = appraiser_of(game.id)
        self.session = self.measuring.session
        self.chances: list[list[float | None]] = []
        self.decisions: list[DecisionDebrief] = []
        self.left: list[list[Line]] = []
        """For each decision, what the thing that it was about could be."""
        self.debrief: Debrief | None = None

    def run(self) -> Iterator[float]:
        """Work through the game, move by move."""
        skip = max(0, len(self.history) - WHOLE // self.game.seats)
        self.chances += [[None] * self.game.seats for _ in range(skip)]
        for moved in self.measuring.moves(self.history, skip):
            self.note_chances(moved.step - 1)
            if moved.actor != CHANCE:
                self.decisions.append(self.decision(moved))
                self.left.append(self.about(moved))
            yield moved.step / (len(self.history) + 1)
        self.note_chances(len(self.history))
        self.debrief = self.finished()
        yield 1.0

    def note_chances(self, step: int) -> None:
        """Appraise the position after a step for every seat."""
        self.chances.append([self.chance(seat, step) for seat in range(self.game.seats)])

    def chance(self, seat: int, step: int) -> float:
        """Return a seat's chance to win now, from its own knowledge."""
        rng = Random(f"position {step} {seat}")
        knowledge = self.session.knowledge_of(seat)
        return self.appraiser.position(knowledge, POSITION, rng).win

    def about(self, moved: Moved) -> list[Line]:
        """Say what the thing that a decision was about could be, before it."""
        measures, seat = self.measuring.measures, moved.actor
        named = None if measures is None else measures.about(moved.told[seat], seat)
        if named is None:
            return []
        return [
            Line(f"left_{secret.type}", {**secret.args, secret.field: secret.left})
            for secret in self.measuring.now[seat].secrets
            if secret.type == named.type
            and not secret.shown
            and len(secret.left) > 1
            and all(named.args.get(field) == value for field, value in secret.args.items())
        ]

    def decision(self, moved: Moved) -> DecisionDebrief:
        """Return what a decision was worth; the session stands before it."""
        game, seat = self.game, moved.actor
        action = game.to_record(seat, moved.move)
        found = appraise(game.id, self.session, seat, action, moved.step)
        told = moved.information or NOTHING
        made = next((one for one in found if one.action == action), None)
        best = found[0] if found else None
        return DecisionDebrief(
            step=moved.step,
            seat=seat,
            asked=game.asked(self.session.state, seat),
            action=action,
            win=None if made is None else made.chance.win,
            best=None if best is None else best.chance.win,
            given_up=best.chance.win - made.chance.win if best and made else 0.0,
            error=made.apart if made else 0.0,
            candidates=[
                Candidate(one.action, one.chance.win, one.chance.error)
                for at, one in enumerate(found)
                if at < SHOWN or one is made
            ],
            expected=told.expected,
            received=told.received,
            luck=told.received - told.expected,
            given=told.given,
        )

    def finished(self) -> Debrief:
        """Put everything together."""
        measuring = self.measuring
        return Debrief(
            version=VERSION,
            game=self.game.id,
            steps=len(self.history) + 1,
            margin=MARGIN,
            chances=self.chances,
            unknown=measuring.unknown,
            decisions=self.decisions,
            certain=measuring.certain,
            changes=measuring.changes,
            seats=[
                account(seat, self.decisions_of(seat), self.chances, self.outcome)
                for seat in range(self.game.seats)
            ],
        )

    def decisions_of(self, seat: int) -> list[SeatDecision]:
        """Return a seat's decisions, with what was certain for it and not used."""
        own: list[Certain] = [one for one in self.measuring.certain if one.seat == seat]
        return [
            SeatDecision(
                index=index,
                made=made,
                before=self.chances[made.step - 1][seat] or 0.0,
                after=self.chances[made.step][seat] or 0.0,
                certain=[one for one in own if was_open(one, made.step)],
                left=self.left[index],
                others=self.game.seats - 1,
            )
            for index, made in enumerate(self.decisions)
            if made.seat == seat
        ]


def was_open(certain: Certain, step: int) -> bool:
    """Tell whether something was certain, hidden and not used when the decision of a step fell."""
    ended = [at for at in (certain.acted, certain.shown, certain.lapsed) if at is not None]
    return certain.since < step and all(step < at for at in ended)


def appraise(
    id: str, session: GameSession, seat: int, action: RecordAction, step: int
) -> list[Appraised]:
    """Appraise the decision that a seat owes: candidates, the best first, and `action` among them.

    Nothing where only one decision is possible.
    """
    question = Question.of(session, seat)
    if len(question.legal) < 2:
        return []
    rng = Random(f"decision {step} {seat}")
    found = appraiser_of(id).decisions(question, DECISION, rng, also=[action])
    return sorted(found, key=lambda one: -one.chance.win)


def debrief_of(
    game: AnyGame, history: Sequence[tuple[int, Move]], outcome: Outcome | None
) -> Debrief:
    """Make the whole debrief at once."""
    debriefing = Debriefing(game, history, outcome)
    for _ in debriefing.run():
        pass
    assert debriefing.debrief is not None
    return debriefing.debrief
