"""Les agents secrets: what happens, and what each viewer is told of it.

Identities and reports are all that is secret (R3).
"""

from __future__ import annotations

from filature.core.events import TRUTH, Event, Over, PublicEvent, Viewer


class AgentsDrawn(PublicEvent, frozen=True, tag="agents_drawn"):
    """Chance has drawn which agents are in play."""

    in_play: list[str]


class Dealt(PublicEvent, frozen=True, tag="dealt"):
    """Every seat has got its identity, face down."""


class Identity(Event, frozen=True, tag="identity"):
    """A seat looks at its own identity; nobody else does."""

    seat: int
    agent: str

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer in (self.seat, TRUTH) else None


class FirstRolls(PublicEvent, frozen=True, tag="first_rolls"):
    """A round of dice for the first player: who rolled, and what."""

    rollers: list[int]
    values: list[int]


class FirstPlayer(PublicEvent, frozen=True, tag="first_player"):
    """The highest roll begins."""

    seat: int


class Rolled(PublicEvent, frozen=True, tag="rolled"):
    """The die of a turn."""

    seat: int
    value: int


class Moved(PublicEvent, frozen=True, tag="moved"):
    """A seat has spent the die: how far each agent went, and where it stands now."""

    seat: int
    steps: dict[str, int]
    to: dict[str, str]


class Counted(PublicEvent, frozen=True, tag="counted"):
    """A count: what each agent gained or lost, and its score."""

    seat: int
    gains: dict[str, int]
    scores: dict[str, int]


class FileMoved(PublicEvent, frozen=True, tag="file_moved"):
    """After a count the file goes elsewhere, or stays."""

    seat: int
    to: str
    stays: bool


class ReportsDue(PublicEvent, frozen=True, tag="reports_due"):
    """These agents are the first to have come so far: every seat now writes its report."""

    agents: list[str]
    report_at: int


class ReportWritten(Event, frozen=True, tag="report_written"):
    """A seat has written its report; everybody sees that it has, nobody else what."""

    sealed = True

    seat: int
    owners: dict[str, int | None] | None

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer in (self.seat, TRUTH) else ReportWritten(self.seat, None)


class Unmasked(PublicEvent, frozen=True, tag="unmasked"):
    """At the end a seat shows its identity."""

    seat: int
    agent: str
    score: int


class Independent(PublicEvent, frozen=True, tag="independent"):
    """At the end the identities that nobody held are shown."""

    agents: list[str]


class ReportShown(PublicEvent, frozen=True, tag="report_shown"):
    """At the end a report is read out, and its right lines are paid."""

    seat: int
    owners: dict[str, int | None]
    right: int
    points: int


class AgentsWon(PublicEvent, frozen=True, tag="agents_won"):
    """Basic rules: the winning agent, or several (R1, R6)."""

    agents: list[str]


AgentsSecretsEvent = (
    AgentsDrawn
    | Dealt
    | Identity
    | FirstRolls
    | FirstPlayer
    | Rolled
    | Moved
    | Counted
    | FileMoved
    | ReportsDue
    | ReportWritten
    | Unmasked
    | Independent
    | ReportShown
    | AgentsWon
    | Over
)
