"""The messages of circles: people who play together again and again, their league and events.

`docs/circles.md` rules pairing, byes, absence, ties and what is kept sealed. A member has a number
within the circle; who holds a device or a passkey is never shown. Times are seconds since 1970.
Routes under `/api/circles/CIRCLE` answer members, others where it says so.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from filature.core.game import Outcome
from filature.core.messages import NewTable, Pace, Phase, Strict, Told

# Coming and going


class NewCircle(Strict, frozen=True):
    """`POST /api/circles`: make a circle. You are its first member, and its founder."""

    name: str
    """What the circle is called."""
    member: str
    """What you are called in it."""
    token: bool = False
    """Answer with a bearer token instead of setting a cookie: for bots."""


class JoinCircle(Strict, frozen=True):
    """`POST /api/circles/CIRCLE/join`: with the link's `invite`, become a member (`Joined`).

    Without it: ask to come. The founder finds the wish in `Circle.wishes`; `Joined.member` is null
    until it is accepted.
    """

    name: str
    invite: str | None = None
    token: bool = False


class Joined(Told, frozen=True):
    """The answer to `NewCircle` and `JoinCircle`. The page of a circle is `/circle/CIRCLE`, its
    link `/circle/CIRCLE?i=INVITE`."""

    circle: str
    member: int | None
    token: str | None = None


class CircleChange(Strict, frozen=True):
    """`POST /api/circles/CIRCLE/change`: the founder changes the circle; answers `Circle`.

    Only what is given is changed.
    """

    name: str | None = None
    renew_link: bool = False
    """The old link opens nothing from now on."""
    remove: int | None = None
    """A member who has to go; what they have played stays."""
    founder: int | None = None
    """The member who is the founder from now on."""
    accept: int | None = None
    """A wish to come, by its number."""
    decline: int | None = None
    league: bool | None = None
    """Whether the circle has a league."""
    end_season: bool = False
    """The season ends now and the next begins."""
    season_days: Annotated[int, msgspec.Meta(ge=0, le=366)] | None = None
    """Seasons end by themselves after so many days; 0: only when the founder ends them."""


class MemberChange(Strict, frozen=True):
    """`POST /api/circles/CIRCLE/me`: change what concerns yourself; answers `Circle`.

    Only what is given is changed.
    """

    name: str | None = None
    league: bool | None = None
    """You take part in the league, with all that you have played in the circle, or do not."""
    leave: bool = False
    """You are no member any more; a founder who leaves hands over to the oldest member."""


class CircleListing(Told, frozen=True):
    """A circle of the caller's, in a list."""

    id: str
    name: str
    members: int
    running: int
    """How many tables gather or play."""
    next_event: float | None


class Circles(Told, frozen=True):
    """`GET /api/circles`: the circles of which the caller is a member."""

    circles: list[CircleListing]


# A circle's page


class Member(Told, frozen=True):
    """A member of a circle; `present`: on the circle's page or at one of its tables now."""

    id: int
    name: str
    joined: float
    present: bool
    founder: bool
    league: bool
    """Takes part in the league."""
    plays: dict[str, int]
    """How many games of the circle each member has ended, by game: who plays what."""


class Wish(Told, frozen=True):
    """Somebody asks to come; shown to the founder alone."""

    id: int
    name: str
    at: float


class CircleSeat(Told, frozen=True):
    """A seat of a circle's table. `member` is null for bots, guests and empty seats."""

    kind: Literal["person", "bot", "empty"]
    name: str | None
    member: int | None


class CircleTable(Told, frozen=True):
    """A table of the circle.

    `free`: a member may sit down (`POST /api/circles/CIRCLE/tables/TABLE/sit`). `watch`: the
    caller may look at it; of a table of an event, its own seats alone until its deal is open.
    `you`: the seats that the caller holds. `waiting`: the seats that everybody can see to owe a
    decision. `outcome` is null while the game runs, or is kept sealed.
    """

    id: str
    name: str
    game: str
    phase: Phase
    seats: list[CircleSeat]
    pace: Pace
    created: float
    ended: float | None
    free: bool
    watch: bool
    you: list[int]
    waiting: list[int]
    outcome: Outcome | None
    season: int
    invite: str | None = None
    """The table's invitation, where the caller may sit or look: its page is
    `/t/TABLE?i=INVITE`."""
    event: str | None = None
    round: int | None = None


class LeagueRow(Told, frozen=True):
    """A member in the league: openskill's rating, with the interval of 95 % around it.

    `gaps`: after each evening, how far the rating was behind the first one's then; null before the
    member's first game.
    """

    rank: int
    member: int
    name: str
    rating: float
    low: float
    high: float
    games: int
    won: float
    """Games won; a shared win counts for each winner in part."""
    gaps: list[float | None]


class League(Told, frozen=True):
    """The league of a season, over all who take part."""

    rows: list[LeagueRow]
    evenings: list[str]
    """The days (UTC) on which games of the league ended, as `2026-11-16`."""


class Season(Told, frozen=True):
    """A season; the last one of a circle goes on. `ends`: when it will end by itself."""

    number: int
    began: float
    ended: float | None
    ends: float | None


class ResultPoint(Told, frozen=True):
    """What one member had done at the end of one day: games ended and won, from the first on."""

    day: str
    member: int
    games: int
    won: float


class Circle(Told, frozen=True):
    """`GET /api/circles/CIRCLE?season=N&from=N`: a circle's page, as the caller may see it.

    Who is no member gets `name`, `founder` and the next event, `invited` where `?i=INVITE` is its
    link, `asked` where they have asked to come; all else is empty. `season`: the season whose
    league is given, by default the present one. `history` are ended tables, newest first, `from` a
    number on; `older` is how many more there are.
    """

    id: str
    name: str
    founder: str
    """The founder's name."""
    you: int | None
    """The caller's own number; null: no member."""
    invited: bool
    asked: bool
    invite: str | None
    """The link's secret, for members."""
    members: list[Member]
    wishes: list[Wish]
    tables: list[CircleTable]
    """Those that gather, play, or are over and sealed."""
    history: list[CircleTable]
    older: int
    league: League | None
    """Null where the circle has no league."""
    season_days: int
    seasons: list[Season]
    results: list[ResultPoint]
    """Results over time, of all members who have ended a game."""
    next_event: CircleEvent | None
    last_event: CircleEvent | None
    events: list[EventListing]
    """All events, newest first."""


class SitInCircle(Strict, frozen=True):
    """`POST /api/circles/CIRCLE/tables/TABLE/sit`: a member takes a free seat, under the name
    that they have in the circle; answers `Seated`."""

    fair: bool = False
    """This device will contribute to a fair deal: it is waited for."""


class NewCircleTable(Strict, frozen=True):
    """`POST /api/circles/CIRCLE/tables`: open a table of the circle; answers `Seated`.

    Members may sit down and watch without the invitation, others with it; it is listed nowhere
    else (`settings.listed` is refused).
    """

    table: NewTable


# Events

EventKind = Literal["round_robin", "swiss", "pods"]
"""Round robin and Swiss are for games of two seats, pods for the others (and for two)."""

EventPhase = Literal["planned", "playing", "over", "called_off"]


class NewEvent(Strict, frozen=True):
    """`POST /api/circles/CIRCLE/events`: a member plans an event; answers `CircleEvent`.

    In each round all tables play the same deal. `rounds` is for Swiss and pods; a round robin has
    as many as it needs, and `rounds` says how often everybody meets everybody (1 or 2).
    """

    name: str
    game: str
    seats: int
    kind: EventKind
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1
    options: dict[str, Any] = {}
    starts: float | None = None
    """When it begins by itself, with those who come; null: when its maker begins it."""
    pace: Pace = Pace("move", 120)
    """How time is kept; where it is up a bot makes that one decision. `none` is refused: an event
    must come to its end."""
    bot: str = "agent"
    """The bot that fills pods."""


class EventChange(Strict, frozen=True):
    """`POST /api/circles/CIRCLE/events/EVENT/change`: come or do not; its maker or the founder
    begins it now, or calls it off. Answers `CircleEvent`. Only what is given is done.

    Who says `come: false` after the beginning is paired no more.
    """

    come: bool | None = None
    begin: bool = False
    call_off: bool = False


class EventListing(Told, frozen=True):
    """An event in a list."""

    id: str
    name: str
    game: str
    kind: EventKind
    phase: EventPhase
    starts: float | None
    coming: int


class EventTable(Told, frozen=True):
    """A table of an event. While its deal is sealed nobody is told whether it is over, except its
    own seats (`phase` is `playing` for the others, and `sealed` for them)."""

    id: str
    name: str
    phase: Phase
    seats: list[CircleSeat]
    you: list[int]
    invite: str | None
    """As in `CircleTable`; null for others than its seats until the deal is open."""
    scores: list[int] | None
    """By seat, once the deal is open; null before, and where the game was stopped."""
    gaps: list[float] | None
    """By seat: the score less the mean score of all who held the same seat of the same deal."""


class EventRound(Told, frozen=True):
    """One round: every table plays the same deal. `byes` are members who rest.

    `open`: all its tables are over, and everything of them is shown.
    """

    number: int
    began: float
    open: bool
    tables: list[EventTable]
    byes: list[int]


class EventRow(Told, frozen=True):
    """A member in an event's standings, over the rounds that are open.

    `points`: the gaps to the mean of the same seat of the same deal, summed. `won`: wins, a shared
    one in part, a bye whole in a Swiss. Pods are ranked by points, then wins; the others by wins,
    then points. Equal in both: the same rank.
    """

    rank: int
    member: int
    name: str
    points: float
    won: float
    played: int
    byes: int


class CircleEvent(Told, frozen=True):
    """`GET /api/circles/CIRCLE/events/EVENT`: an event.

    `coming` are members by number, `needed` how many it takes at least. `round` is the one being
    played, from 1; 0 before the beginning. The standings of a planned event are empty.
    """

    id: str
    name: str
    game: str
    seats: int
    options: dict[str, Any]
    kind: EventKind
    phase: EventPhase
    rounds: int
    """How many rounds there are, or will be with those who come now."""
    round: int
    starts: float | None
    pace: Pace
    bot: str
    maker: int
    coming: list[int]
    needed: int
    may_change: bool
    """The caller may begin it or call it off."""
    played: list[EventRound]
    standings: list[EventRow]
