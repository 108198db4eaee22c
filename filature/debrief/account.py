"""One seat's account of a finished game: three sentences, three measures, the moments of weight.

The sentences are `debrief-TYPE` of the common words: how it ended, where it turned, what to work
on.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from filature.core.debriefs import (
    Certain,
    DecisionDebrief,
    Moment,
    MomentKind,
    SeatDebrief,
)
from filature.core.events import Line
from filature.core.game import Outcome
from filature.core.messages import Say

MOMENTS = 3
TURNING = 0.15
"""A game turns where a chance moves by so much from one step to the next."""
SLIP = 0.05
"""Less chance than this given up is not spoken of."""
TALKATIVE = 1.0
"""So many bits given away by one decision, to each other seat on average, are worth a moment."""
BIT = 0.06
"""What a bit given away weighs against a chance to win, when moments are chosen."""


class SeatDecision(msgspec.Struct, frozen=True):
    """A decision of a seat, with what a moment of it would tell."""

    index: int
    """In the debrief's decisions."""
    made: DecisionDebrief
    before: float
    after: float
    certain: list[Certain]
    """What was certain for the seat, hidden and not yet used, when it decided."""
    left: list[Line]
    """What the thing that the decision was about could be."""
    others: int

    @property
    def given(self) -> float:
        """Bits given away, the mean over the others."""
        return sum(one.bits for one in self.made.given) / max(1, self.others)

    @property
    def clear_slip(self) -> float:
        """The chance given up, where that is more than its uncertainty."""
        made = self.made
        return made.given_up if made.given_up > max(SLIP, 2 * made.error) else 0.0

    @property
    def weight(self) -> float:
        """How much it mattered."""
        moved = abs(self.after - self.before)
        return max(self.clear_slip, 0.7 * moved, BIT * max(0.0, self.given))

    @property
    def kind(self) -> MomentKind:
        """What kind of moment it was."""
        gained = self.after - self.before
        if self.clear_slip:
            return "certain" if self.certain else "slip"
        if self.given >= TALKATIVE and BIT * self.given > 0.7 * abs(gained):
            return "talkative"
        luck = self.made.luck
        if abs(gained) >= TURNING / 2 and abs(luck) >= 0.5 and luck * gained > 0:
            return "luck" if gained > 0 else "misfortune"
        return "good" if gained > 0 else "turning"

    def moment(self) -> Moment:
        """Return it as a moment."""
        knew = [Line(f"certain_{one.type}", one.args) for one in self.certain[:2]]
        return Moment(self.kind, self.index, self.before, self.after, knew + self.left)


def account(
    seat: int,
    decisions: Sequence[SeatDecision],
    chances: Sequence[Sequence[float | None]],
    outcome: Outcome | None,
) -> SeatDebrief:
    """Put a seat's account together."""
    compared = [one for one in decisions if one.made.best is not None]
    best = sum(one.made.best or 0.0 for one in compared)
    given_up = sum(one.made.given_up for one in compared)
    chosen = sorted(decisions, key=lambda one: (-one.weight, one.made.step))[:MOMENTS]
    mattered = [one for one in chosen if one.weight > 0.02]
    first = next(at for at, row in enumerate(chances) if row[seat] is not None)
    own = [row[seat] or 0.0 for row in chances[first:]]
    return SeatDebrief(
        seat=seat,
        sentences=[
            result(seat, outcome),
            turning(seat, own, first),
            advice(seat, decisions, given_up),
        ],
        skill=1 - given_up / best if best else None,
        given_up=given_up,
        luck=sum(one.made.luck for one in decisions),
        discretion=sum(one.given for one in decisions),
        moments=[one.moment() for one in sorted(mattered, key=lambda one: one.made.step)],
    )


def result(seat: int, outcome: Outcome | None) -> Say:
    """Say how it ended for a seat."""
    if outcome is None:
        return {"type": "stopped", "person": seat}
    scores, winners = outcome.scores, outcome.winners
    own = scores[seat]
    if seat in winners:
        if len(winners) > 1:
            return {"type": "shared", "person": seat, "points": own}
        ahead = own - max(score for at, score in enumerate(scores) if at != seat)
        return {"type": "won", "person": seat, "ahead": max(0, ahead)}
    if not winners:
        return {"type": "nobody", "person": seat}
    behind = scores[winners[0]] - own
    place = 1 + sum(score > own for score in scores)
    if behind <= 0 or place == 1:
        return {"type": "lost_even", "person": seat, "winner": winners[0]}
    return {
        "type": "lost",
        "person": seat,
        "place": place,
        "last": place == len(scores) > 2,
        "behind": behind,
        "winner": winners[0],
    }


def turning(seat: int, chances: Sequence[float], first: int) -> Say:
    """Say where a seat's chances moved most; the first of them is that of step `first`."""
    moved = [after - before for before, after in pairwise(chances)]
    # The last step shows who has won: no turning point.
    inner = moved[:-1] or moved
    at = max(range(len(inner)), key=lambda n: abs(inner[n]), default=None)
    if at is None or abs(inner[at]) < TURNING:
        return {"type": "even", "person": seat}
    before, after = round(100 * chances[at]), round(100 * chances[at + 1])
    return {
        "type": "turned",
        "person": seat,
        "step": first + at + 1,
        "before": before,
        "after": after,
    }


def advice(seat: int, decisions: Sequence[SeatDecision], given_up: float) -> Say:
    """Say what to work on: what cost most, or that little did."""
    slips = [one for one in decisions if one.clear_slip]
    worst = max(slips, key=lambda one: one.clear_slip, default=None)
    if worst is not None:
        cost, step = round(100 * worst.clear_slip), worst.made.step
        if worst.certain:
            since = worst.certain[0].since
            return {
                "type": "missed_certain",
                "person": seat,
                "step": step,
                "since": since,
                "cost": cost,
            }
        return {"type": "missed", "person": seat, "step": step, "cost": cost}
    talked = max(decisions, key=lambda one: one.given, default=None)
    if talked is not None and talked.given >= TALKATIVE:
        bits = round(talked.given, 1)
        return {"type": "told", "person": seat, "step": talked.made.step, "bits": bits}
    luck = sum(one.made.luck for one in decisions)
    if luck <= -2:
        return {"type": "unlucky", "person": seat, "bits": round(-luck, 1)}
    return {"type": "clean", "person": seat, "cost": round(100 * given_up)}
