"""Every message on the wire, in one place.

The OpenAPI and AsyncAPI documents and the client's TypeScript types are generated from these
(`python -m filature.web.schema`); a test fails when they are stale. The wire carries no sentence:
whatever is to be read stands as an object with a `type`, which `core/words.py` and `words.ts` put
into the viewer's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from filature.core.events import Section
from filature.core.fair import Hex32, LeftOut, Receipt
from filature.core.game import Option, Outcome
from filature.core.legal import Factored, RecordAction
from filature.core.notebook import Hint, Secret

PROTOCOL = 1

Id = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[!-~]+(?!\n)$")]
"""A client's own id for something it does: up to 64 visible ASCII characters."""

Say = dict[str, Any]
"""An object with a `type`, put into words by the reader's own language."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: an unknown field is refused."""


class Told(msgspec.Struct, frozen=True):
    """What the server sends."""


# A table's affairs


class Pace(Strict, frozen=True):
    """How time is kept: not at all, so many seconds for each decision, or for the whole game.

    `days` are for each decision too, with hours of rest and vacations that do not count.
    """

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: int = 0


Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]


class Rest(Strict, frozen=True):
    """Somebody's hours of rest each day, by their own time zone: a clock in days stands still."""

    zone: Annotated[str, msgspec.Meta(max_length=64)]
    """As in the time zone database: `Europe/Paris`."""
    start: Hour
    end: Hour


BotPace = Literal["fast", "normal", "slow"]
"""How soon after each other bots decide."""


class Settings(Strict, frozen=True):
    """How a table is run; the rules of the game are its options."""

    listed: bool = False
    """Anybody may find the table, sit down and watch; otherwise the invitation is needed."""
    pace: Pace = Pace()
    away: Literal["ask", "bot"] = "ask"
    """When somebody is away: the others choose what happens, or a bot decides at once."""
    notebook: bool = True
    """Each seat may look up what can be known."""
    delay: int = 0
    """How many moves behind spectators are."""
    seed: int | None = None
    """A practice table: one person against bots, the same game for the same seed."""
    bot_pace: BotPace | msgspec.UnsetType = msgspec.UNSET
    """How soon bots decide; `normal` where nothing is said. It never depends on their thinking."""


# Setting up a table (HTTP)


class NewSeat(Strict, frozen=True):
    """One seat of a new table.

    The first seat for a person is the host's. A `here` seat is for somebody at the same device.
    """

    kind: Literal["person", "here", "bot"]
    bot: str | None = None
    name: str | None = None


class NewTable(Strict, frozen=True):
    """`POST /api/tables`: set up a table and sit down at it."""

    game: str
    name: str
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    token: bool = False
    """Answer with a bearer token instead of setting a cookie: for bots."""
    rest: Rest | None = None
    """The host's hours of rest, where the pace is in days."""
    fair: bool = False
    """This device will contribute to a fair deal, for all seats that it holds: it is waited for."""


class Sit(Strict, frozen=True):
    """`POST /api/tables/TABLE/sit`: take an empty seat, with the invitation unless it is listed."""

    name: str
    invite: str | None = None
    token: bool = False
    """Answer with a bearer token instead of setting a cookie: for bots."""
    rest: Rest | None = None
    """One's own hours of rest, where the pace is in days."""
    fair: bool = False
    """This device will contribute to a fair deal: it is waited for."""


class Seated(Told, frozen=True):
    """The answer to `NewTable`, `Sit` and `Recover`.

    `token` is given only to a client that asked for one.
    """

    table: str
    seat: int
    invite: str
    token: str | None = None


class Successor(Told, frozen=True):
    """The answer to `POST /api/tables/TABLE/again`: where the same people sit again."""

    table: str


class RecoveryCode(Told, frozen=True):
    """The answer to `POST /api/tables/TABLE/code`: what brings this seat to another device."""

    code: str
    minutes: int


class Recover(Strict, frozen=True):
    """`POST /api/recover`: hold a seat on this device too, or (`move`) on this device alone."""

    code: str
    move: bool = False
    token: bool = False


class Note(Strict, frozen=True):
    """`GET` and `PUT /api/tables/TABLE/note`: a seat's own pencil marks, seen by nobody else."""

    marks: dict[str, Any] = {}


class GameInfo(Told, frozen=True):
    """One game, for choosing it and for reading its words."""

    id: str
    seats: list[int]
    options: list[Option]
    fields: dict[str, str]
    bots: list[str]
    usual_seats: int
    """With how many seats the game is first offered."""
    lesson: bool
    """There is a lesson, at `/g/GAME/lesson`."""


class Games(Told, frozen=True):
    """`GET /api/games`."""

    games: list[GameInfo]


Phase = Literal["gathering", "playing", "sealed", "over", "left", "closed"]
"""`left`: stopped before its end, with everything shown. `closed`: begun under other rules.
`sealed`: over, but nothing more is shown until the other tables of the same deal are over too."""


class Listing(Told, frozen=True):
    """A table in a list."""

    id: str
    game: str
    phase: Phase
    host: str
    taken: int
    seats: int
    created: float
    name: str = ""
    """What people call the table: a label, which opens nothing."""


class Listings(Told, frozen=True):
    """`GET /api/tables` (the listed ones that gather or play) and `GET /api/mine`."""

    tables: list[Listing]


class Player(Told, frozen=True):
    """Who sits where. An empty seat has no name; `bot` is the kind of bot, where one sits.

    `stand_in`: a bot decides until the person is back. `left`: the person has left for good.
    """

    seat: int
    kind: Literal["person", "bot", "empty"]
    name: str | None
    bot: str | None
    present: bool
    stand_in: bool = False
    left: bool = False
    muted: bool = False


class Branch(Told, frozen=True):
    """A finished game that is played on: from which step, of which table (null: of a record), in
    the true deal or in one drawn from what a seat knew."""

    table: str | None
    step: int
    world: Literal["true", "known"]


class OfCircle(Told, frozen=True):
    """The circle that a table belongs to, and where it is one of an event, which round of it."""

    id: str
    event: str | None = None
    round: int | None = None


class FairSeat(Told, frozen=True):
    """A seat in the list of commitments: its own, or why it has none."""

    seat: int
    commitment: str | None
    left_out: LeftOut | None = None


class FairRound(Told, frozen=True):
    """A round of commitments and openings, as everybody may know it before the end.

    `server` is the server's commitment; `asked` are the seats whose devices are waited for. Once
    all commitments stand, `seats` has them and `digest` is their list's. `again`: the seats in
    `withheld` did not open theirs, and everybody else commits anew.
    """

    round: int
    phase: Literal["commit", "open", "dealt", "again"]
    server: str
    asked: list[int]
    seats: list[FairSeat] = []
    digest: str | None = None
    withheld: list[int] = []


class FairDeal(Told, frozen=True):
    """How chance is drawn from secrets of the server and of all devices (`docs/fair.md`).

    `key` is the public key of receipts. A deal that several tables of an event play has no rounds:
    `shared` is the server's commitment to it.
    """

    key: str | None = None
    rounds: list[FairRound] = []
    shared: str | None = None


class TableInfo(Told, frozen=True):
    """What everybody at the table may know about the table itself.

    `invite` is given to those who hold a seat; `again` is the table of the rematch, once asked for.
    `absent` are seats about which the others may decide now, `stops` those who wish to stop.
    """

    id: str
    game: str
    options: dict[str, Any]
    phase: Phase
    players: list[Player]
    invite: str | None
    again: str | None
    settings: Settings = Settings()
    host: int = 0
    talk: bool = True
    """Free text may be said by this viewer now."""
    signals: list[str] = []
    absent: list[int] = []
    stops: list[int] = []
    watching: int = 0
    """How many spectators there are."""
    names: dict[str, dict[str, str]] = {}
    """In each language, what the options call some values; empty where they bring none."""
    name: str = ""
    """What people call the table: a label, which opens nothing."""
    branch: Branch | msgspec.UnsetType = msgspec.UNSET
    """What this table plays on, where it is no game of its own."""
    circle: OfCircle | msgspec.UnsetType = msgspec.UNSET
    """The circle that the table belongs to."""
    fair: FairDeal | msgspec.UnsetType = msgspec.UNSET
    """What stands of a fair deal; tables of older versions and practice tables have none."""


class MyGame(Told, frozen=True):
    """One game at which the caller holds a seat, as that seat may know it.

    `turn`: the caller owes a decision. `waiting` are the seats that owe one, `left` the caller's
    own seconds where time is kept. `last` is what everybody was told last. `ended` is for finished
    games. `again` is the table of the rematch, once asked for. `aside`: a game against bots alone
    that has waited for the caller for days; it calls nobody any more.
    """

    id: str
    name: str
    game: str
    phase: Phase
    players: list[Player]
    you: list[int]
    created: float
    ended: float | None
    turn: bool
    waiting: list[int]
    left: float | None
    last: Say | None
    outcome: Outcome | None
    again: str | None
    names: dict[str, dict[str, str]] = {}
    aside: bool = False
    since: list[Say] = []
    """What everybody was told since the caller last looked, the latest few, in order."""
    before: int = 0
    """How much more that was."""
    deadline: float | None = None
    """When the caller's time runs out, with a pace in days: seconds since 1970."""
    clocks: list[Clock] = []
    """The clocks of those for whom everybody waits."""
    paused: bool = False
    """The caller is on vacation at this table."""
    days: float = 0
    """With a pace in days, how many for each decision."""


class MyGames(Told, frozen=True):
    """`GET /api/mine/games`: the caller's games, newest first; finished ones `from` a number on.

    `older` is how many more finished ones there are.
    """

    running: list[MyGame]
    finished: list[MyGame]
    older: int


class MyRest(Strict, frozen=True):
    """`POST /api/mine/rest`: other hours of rest at all one's tables with a pace in days."""

    id: Id
    rest: Rest | None


class MyVacation(Strict, frozen=True):
    """`POST /api/mine/vacation`: a vacation at all one's tables with a pace in days."""

    id: Id
    until: float | None


class TablesChanged(Told, frozen=True):
    """The answer to `POST /api/mine/rest` and `POST /api/mine/vacation`: at how many tables."""

    tables: int


class Reach(Told, frozen=True):
    """`GET /api/reach`: who can open the address at which the caller sees this server.

    `machine`: this machine alone. `network`: as before, but others in the same network can open
    `origin`. `anybody`: whoever reaches the address in the caller's own browser.
    """

    by: Literal["machine", "network", "anybody"]
    origin: str | None = None


class ReplayStep(Told, frozen=True):
    """One step of a finished game: who acted (null: chance), what was told, how things stood.

    `why` is a bot's reason, as a `reason-…`.
    """

    actor: int | None
    say: list[Say]
    position: Position
    why: Say | None


class Replay(Told, frozen=True):
    """`GET /api/tables/TABLE/replay`: steps `from` one on, `as` a seat, `spectator` or `truth`."""

    you: int | None
    steps: list[ReplayStep]
    total: int


class Mistake(Told, frozen=True):
    """Answers to a step of a lesson that have a reply of their own, `lesson-STEP-wrong-REPLY`."""

    reply: str
    answers: list[Any]


class LessonStep(Told, frozen=True):
    """One step of a lesson: a position, what is shown of it, and what is asked.

    An answer is a thing that is touched (`number:14`) or, on the whole `board`, a record's action.
    """

    id: str
    position: Position
    told: list[Say]
    """What the viewer was told before."""
    show: list[str]
    highlight: str | None
    marked: list[str]
    """Things that the sentence speaks of, beside the one that is highlighted."""
    offer: list[str]
    """Things that can be touched, or kinds of things."""
    board: bool
    right: list[Any]
    every: bool
    """All right answers are wanted, one after the other."""
    mistakes: list[Mistake]
    after: list[Position | None]
    """For each right answer, how things stand once it is played; null where nothing is played."""


class Lesson(Told, frozen=True):
    """`GET /lessons/GAME.json`: scripted positions that teach a game, as one seat sees them."""

    game: str
    viewer: int
    names: list[str]
    seats: int
    """How many seats the first real game has."""
    steps: list[LessonStep]


class RecordReplay(Strict, frozen=True):
    """`POST /api/replays`: a record to be verified and stepped through, as `Replay`; not kept."""

    record: str
    viewer: str = "truth"
    """As whom: a seat, `spectator` or `truth`."""
    start: int = 0
    """From which step on."""


class OpenedRecord(Told, frozen=True):
    """The answer to `RecordReplay`: the game as it was set up, and some of its steps."""

    game: str
    players: list[str]
    names: dict[str, dict[str, str]]
    """As in `TableInfo`."""
    finished: bool
    """The record tells how the game ended; otherwise it was stopped before."""
    replay: Replay


class Typed(Strict, frozen=True):
    """`POST /api/tables/TABLE/understand`: something typed, as an answer to what is asked."""

    text: str


class Draft(Told, frozen=True):
    """An action that is not complete yet: what is fixed, and what is chosen so far."""

    fixed: dict[str, Any]
    chosen: dict[str, list[Any]]
    missing: list[str]


class Understanding(Told, frozen=True):
    """What something typed may mean: complete actions, or drafts that leave something to choose.

    With neither, the first `known` words of `typed` were understood and the next was not.
    """

    actions: list[RecordAction]
    drafts: list[Draft]
    typed: list[str]
    known: int


class Notebook(Told, frozen=True):
    """`GET /api/tables/TABLE/notebook`: what can be known from one's seat.

    `belief` is the game's own, for programs; `pages` says it in statements: what is certain, how
    likely the rest is by the rules, and what may be suspected, kept apart. `secrets` are what is
    hidden from the seat, `hint` is where to look first. A game without beliefs has none of these.
    """

    belief: dict[str, Any] | None
    pages: list[Section]
    secrets: list[Secret] = []
    hint: Hint | None = None


# Live play: server to client


class Decision(Told, frozen=True):
    """One decision that the viewer owes: `ask-ASKED` says what is asked."""

    id: str
    asked: str
    legal: Factored


class Waiting(Told, frozen=True):
    """One seat that owes a decision: `waiting-ASKED` says so."""

    seat: int
    asked: str


class Position(Told, frozen=True):
    """The whole present of one viewer. `view` is the game's own; `sheet` says it in statements."""

    view: dict[str, Any]
    sheet: list[Section]
    decisions: list[Decision]
    waiting: list[Waiting]
    outcome: Outcome | None
    undo: bool = False
    """The viewer may take back its last decision: nobody has learned anything from it."""


class Clock(Told, frozen=True):
    """The seconds that a seat has left; it runs while the seat owes a decision.

    With a pace in days there is more: `owes` also where the clock stands still, in hours of rest
    (`rests`) or on `vacation` until a moment; `deadline` is when the time runs out, all that
    counted. Moments are in seconds since 1970.
    """

    seat: int
    left: float
    running: bool
    extensions: int
    """How often the seat may still ask for more."""
    owes: bool | msgspec.UnsetType = msgspec.UNSET
    deadline: float | msgspec.UnsetType | None = msgspec.UNSET
    vacation: float | msgspec.UnsetType | None = msgspec.UNSET
    rests: bool | msgspec.UnsetType = msgspec.UNSET


class Clocks(Told, frozen=True, tag="clocks"):
    """All clocks of a table that keeps time, as they stood when this was sent."""

    clocks: list[Clock]


class Welcome(Told, frozen=True, tag="welcome"):
    """Where a viewer stands: the answer to `hello`, and to every long-poll.

    `seq` numbers the viewer's own stream. `say` holds what the viewer was told after the number it
    said it had, a list for each number. `position` is null before the game begins.
    """

    protocol: int
    table: TableInfo
    you: int | None
    seq: int
    say: list[list[Say]]
    position: Position | None
    seats: list[int] = []
    """The seats that this client holds. With several it looks as one of them after `look`."""
    clocks: Clocks | None = None


class EventMessage(Told, frozen=True, tag="event"):
    """The next of a viewer's stream: what it is told, and how things stand then."""

    seq: int
    say: list[Say]
    position: Position | None


class PatchMessage(Told, frozen=True, tag="patch"):
    """The same as `event`, with what has changed since the position before.

    Sent to clients that ask for it in `hello`, where it is shorter than the whole position. A
    change of a value is `[value]`, the value now; `{key: change}`, some members of an object or
    items of an array; or `[start, count, items]`, which takes items out of an array and puts others
    in their place.
    """

    seq: int
    say: list[Say]
    changes: dict[str, Any]
    """The members of the position that have changed."""


class TableMessage(Told, frozen=True, tag="table"):
    """The table has changed: somebody sat down, came, went, or asked for a rematch."""

    table: TableInfo


class Ack(Told, frozen=True, tag="ack"):
    """The one answer to a command. `refused` says why, as a `refusal-…`, and changes nothing.

    A commitment or an opening that was taken is answered with a `receipt`.
    """

    id: str
    result: Literal["applied", "duplicate", "refused"]
    error: Say | None = None
    receipt: Receipt | msgspec.UnsetType = msgspec.UNSET


class Notice(Told, frozen=True, tag="notice"):
    """Something about the connection or the server, as a `refusal-…`."""

    say: Say


class Pong(Told, frozen=True, tag="pong"):
    """The answer to `ping`."""


FromServer = Welcome | EventMessage | PatchMessage | TableMessage | Clocks | Ack | Notice | Pong


# Live play: client to server


class Hello(Strict, frozen=True, tag="hello"):
    """The first message on a socket: what the client has, and the invitation if it needs it."""

    protocol: int
    have: int = 0
    invite: str | None = None
    watching: bool = True
    """False: somebody without a seat is asked first whether to sit down or to watch, and is not
    among those who watch."""
    patches: bool = False
    """Send `patch` instead of `event` where it is shorter."""


class Command(Strict, frozen=True, tag="command"):
    """A decision: the client's own id for it, the decision it answers, and the record's action."""

    id: Id
    decision: str
    action: RecordAction


class Undo(Strict, frozen=True, tag="undo"):
    """Take back one's own last decision, while nobody has learned anything from it."""

    id: Id


class Talk(Strict, frozen=True, tag="say"):
    """Say something to the table; spectators are heard by spectators alone until the end."""

    id: Id
    text: str
    name: str | None = None
    """What a spectator wishes to be called; a seat has its name."""


class Gesture(Strict, frozen=True, tag="signal"):
    """Make a sign to another seat, where the game has signs; a look is `at` a third seat."""

    id: Id
    to: int
    signal: str
    at: int | None = None


class Extend(Strict, frozen=True, tag="extend"):
    """Ask for more time for the decision that one owes."""

    id: Id


class Absent(Strict, frozen=True, tag="absent"):
    """Say what is to happen with a seat that is away: a bot decides, or the game is stopped."""

    id: Id
    seat: int
    wish: Literal["bot", "stop", "wait"]


class Back(Strict, frozen=True, tag="back"):
    """Decide again for oneself, after a bot stood in."""

    id: Id


class Leave(Strict, frozen=True, tag="leave"):
    """Leave the table: before the start the seat is free again, later the others decide."""

    id: Id


class Fill(Strict, frozen=True, tag="fill"):
    """The host, before the start: put a bot into an empty seat."""

    id: Id
    seat: int
    bot: str


class Clear(Strict, frozen=True, tag="clear"):
    """The host, before the start: free a seat, of a bot or of a person."""

    id: Id
    seat: int


class Mute(Strict, frozen=True, tag="mute"):
    """The host: somebody's words and signs are shown to nobody, or are again."""

    id: Id
    seat: int
    on: bool


class SetBotPace(Strict, frozen=True, tag="bot_pace"):
    """The host: bots decide faster or slower from now on."""

    id: Id
    pace: BotPace


class SetRest(Strict, frozen=True, tag="rest"):
    """Have other hours of rest at this table, or none."""

    id: Id
    rest: Rest | None


class Vacation(Strict, frozen=True, tag="vacation"):
    """Be on vacation from now until a moment, where the pace is in days; null ends it."""

    id: Id
    until: float | None


SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]


class FairCommit(Strict, frozen=True, tag="fair_commit"):
    """For a fair deal: the commitment to a secret, for a seat that this client holds."""

    id: Id
    seat: SeatNumber
    round: int
    commitment: Hex32


class FairOpen(Strict, frozen=True, tag="fair_open"):
    """For a fair deal: the secret, now that the list of all commitments stands (`digest`)."""

    id: Id
    seat: SeatNumber
    round: int
    digest: Hex32
    secret: Hex32


Act = (
    Command
    | Undo
    | Talk
    | Gesture
    | Extend
    | Absent
    | Back
    | Leave
    | Fill
    | Clear
    | Mute
    | SetBotPace
    | SetRest
    | Vacation
    | FairCommit
    | FairOpen
)
"""Whatever a client does at a table; each is answered by one `ack`, and done once."""


class Look(Strict, frozen=True, tag="look"):
    """On a device that holds several seats: somebody is looking now, as `seat` (null: nobody)."""

    seat: int | None


class Ping(Strict, frozen=True, tag="ping"):
    """Are you there? With `within`: I am, and you will hear of me again in so many seconds.

    Whoever said so and is not heard of is shown as gone, even while the connection stands.
    """

    within: Annotated[float, msgspec.Meta(ge=1, le=120)] | None = None


FromClient = (
    Hello
    | Command
    | Undo
    | Talk
    | Gesture
    | Extend
    | Absent
    | Back
    | Leave
    | Fill
    | Clear
    | Mute
    | SetBotPace
    | SetRest
    | Vacation
    | FairCommit
    | FairOpen
    | Look
    | Ping
)


class Problem(Told, frozen=True):
    """What every refused HTTP request is answered with."""

    error: Say
