"""The messages of a debrief: what each decision of a finished game was worth, to whom.

`docs/debrief.md` defines every number. A step is an index of the replay: step 0 is the start, step
n is the position after the nth move of the history.
"""

from __future__ import annotations

from typing import Any, Literal

from filature.core.events import Line
from filature.core.legal import RecordAction
from filature.core.messages import Position, Say, Strict, Told


class Candidate(Told, frozen=True):
    """A decision that was possible: the chance to win after it, and its standard error."""

    action: RecordAction
    win: float
    error: float


class Given(Told, frozen=True):
    """Bits that a decision told a seat about the secrets of the one who decided."""

    to: int
    bits: float


class DecisionDebrief(Told, frozen=True):
    """What one decision was worth, from the knowledge of the seat that made it.

    `win` and `best` are null where only one decision was possible. `given_up` is the chance to win
    given up against the best candidate; `error` is the standard error of that difference.
    """

    step: int
    """The step that the decision led to; it was made at step - 1."""
    seat: int
    asked: str
    action: RecordAction
    win: float | None
    best: float | None
    given_up: float
    error: float
    candidates: list[Candidate]
    """The best candidates, best first, and the one chosen."""
    expected: float
    """Bits that the choice was expected to tell the seat."""
    received: float
    """Bits that it told."""
    luck: float
    """`received - expected`."""
    given: list[Given]


class Certain(Told, frozen=True):
    """Something hidden that was certain for a seat: what, since when, and when it was used.

    `line-certain_TYPE` with `args` says it. `acted` is the step of the seat's first decision that
    used it, `shown` the step at which everybody could see it anyway, `lapsed` the step since which
    it was no longer certain (hidden anew, or a note that was not kept); null: never.
    """

    seat: int
    type: str
    args: dict[str, Any]
    since: int
    acted: int | None
    shown: int | None
    lapsed: int | None


class Change(Told, frozen=True):
    """What was hidden changed (a swap, a refill, a new deal), was shown because a round or the game
    was over, or a note was not kept.

    `bits` is how much more, or less, the seat did not know then; it counts as nobody's loss.
    """

    step: int
    seat: int
    kind: Literal["hidden", "forgotten", "shown"]
    bits: float


MomentKind = Literal["slip", "certain", "luck", "misfortune", "talkative", "turning", "good"]


class Moment(Told, frozen=True):
    """A decision of a seat that mattered: `decision` is its index in `Debrief.decisions`.

    `before` and `after` are the seat's chances at the steps around it. `knew` says what the seat
    knew that bears on it.
    """

    kind: MomentKind
    decision: int
    before: float
    after: float
    knew: list[Line]


class SeatDebrief(Told, frozen=True):
    """One seat's account: three sentences, three measures, and the moments that mattered most."""

    seat: int
    sentences: list[Say]
    """`debrief-TYPE` of the common words."""
    skill: float | None
    """The share of the best chance that was taken, 0 to 1; null without a decision to compare."""
    given_up: float
    """The chance to win given up, summed over its decisions."""
    luck: float
    """Bits received above what was expected, summed."""
    discretion: float
    """Bits given away about its own secrets, summed over decisions; the mean over the others."""
    moments: list[Moment]


class Debrief(Told, frozen=True):
    """`GET /api/tables/TABLE/debrief`: what could be known, and what each decision was worth."""

    version: int
    game: str
    steps: int
    """How many steps there are, the start included."""
    margin: float
    """A decision within this chance of the best counts as good as it."""
    chances: list[list[float | None]]
    """By step and seat: the chance to win, from that seat's knowledge. Null, as below, in the first
    part of a very long game, which is not worked out."""
    unknown: list[list[float | None]]
    """By step and seat: the bits that the seat did not know; null where they were not counted."""
    decisions: list[DecisionDebrief]
    certain: list[Certain]
    changes: list[Change]
    seats: list[SeatDebrief]


class DebriefProgress(Told, frozen=True):
    """The answer to every question for a debrief: how far it is (0 to 1), or the whole of it."""

    progress: float
    debrief: Debrief | None = None


class RecordDebrief(Strict, frozen=True):
    """`POST /api/debriefs`: a record's debrief, asked for again until it is there."""

    record: str


class Try(Strict, frozen=True):
    """`POST /api/tables/TABLE/try`, `POST /api/tries`: decide again at a step of a finished game.

    Without an action: how it was, from that seat. `record` stands in for a table.
    """

    step: int
    """The step that the decision led to, as in `DecisionDebrief`."""
    action: RecordAction | None = None
    record: str | None = None


class Verdict(Told, frozen=True):
    """How good a second try is: accepted within `margin` of the best."""

    accepted: bool
    win: float
    best: float
    error: float
    margin: float


class Tried(Told, frozen=True):
    """The answer to `Try`: what the seat saw and was asked then, and how good an action is."""

    seat: int
    position: Position
    told: list[list[Say]]
    """What the seat had been told, a list for each step."""
    verdict: Verdict | None = None


class NewBranch(Strict, frozen=True):
    """`POST /api/tables/TABLE/branch`, `POST /api/branches`: play on from a step of an ended game.

    Bots take the other seats. `world`: the true deal, or one drawn from what the seat knew then.
    """

    step: int
    seat: int
    name: str
    bot: str = "agent"
    world: Literal["true", "known"] = "true"
    record: str | None = None
