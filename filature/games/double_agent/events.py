"""Double Agent: what happens, and what each viewer is told of it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from filature.core.events import TRUTH, Event, Over, PublicEvent, Viewer
from filature.core.sharing import once
from filature.games.double_agent.state import SEATS


class SeatEvent(Event, frozen=True, gc=False):
    """Something that a seat does. For everybody else the field named by `hidden_field` is null."""

    hidden_field: ClassVar[str]

    seat: int

    def told(self, viewer: Viewer) -> Event | None:
        if viewer == self.seat or viewer == TRUTH or getattr(self, self.hidden_field) is None:
            return self
        return without_secret(self)


@once
def without_secret(event: SeatEvent) -> SeatEvent:
    """Return what everybody but the seat is told."""
    return msgspec.structs.replace(event, **{event.hidden_field: None})


class Loyalty(SeatEvent, frozen=True, gc=False, tag="loyalty"):
    """A seat has put a token at each agent; everybody sees that it has, nobody else which."""

    sealed = True
    hidden_field = "tokens"

    tokens: tuple[int, ...] | None


class Dealt(SeatEvent, frozen=True, gc=False, tag="dealt"):
    """A seat takes its first hand. Backs are public unless the option hides them (R1)."""

    hidden_field = "cards"

    cards: tuple[str, ...] | None
    backs: dict[str, int] | None
    pile: int


class FirstPlayer(PublicEvent, frozen=True, gc=False, tag="first_player"):
    """The first player is drawn."""

    seat: int


class Document(SeatEvent, frozen=True, gc=False, tag="document"):
    """A seat lays a card face down at an agent, which then has `count` documents of `needed`."""

    hidden_field = "card"

    card: str | None
    back: str
    agent: int
    count: int
    needed: int


class Tip(SeatEvent, frozen=True, gc=False, tag="tip"):
    """A seat looks at the opponent's documents at an agent; only it learns what they are (R5)."""

    hidden_field = "documents"

    card: str
    agent: int
    documents: tuple[str, ...] | None


class Crosscheck(SeatEvent, frozen=True, gc=False, tag="crosscheck"):
    """A seat is told the sum of two of the opponent's tokens; only it learns the sum (R5)."""

    hidden_field = "total"

    card: str
    agents: tuple[int, int]
    total: int | None


class Nosy(PublicEvent, frozen=True, gc=False, tag="nosy"):
    """A +1 counter is put on an agent, which now needs `needed` documents."""

    seat: int
    card: str
    agent: int
    needed: int


class Pressed(PublicEvent, frozen=True, gc=False, tag="pressed"):
    """A seat plays a card that moves pawns; the pawns follow, one event each."""

    seat: int
    card: str
    moves: tuple[tuple[int, int], ...]


class Pawn(PublicEvent, frozen=True, gc=False, tag="pawn"):
    """A card moves a pawn toward a seat; it now stands on the side of `side`, dark space or not."""

    agent: int
    toward: int
    steps: int
    side: int
    dark: bool


class Turncoat(PublicEvent, frozen=True, gc=False, tag="turncoat"):
    """A seat exchanges its tokens at two agents; which two is public, the tokens are not (R5)."""

    seat: int
    card: str
    agents: tuple[int, int]


class Courier(SeatEvent, frozen=True, gc=False, tag="courier", rename={"from_": "from"}):
    """A seat moves one of its documents to the end of its column at another agent (R13)."""

    hidden_field = "document"

    card: str
    from_: int
    index: int
    to: int
    document: str | None
    back: str
    count: int
    needed: int


class Wasted(PublicEvent, frozen=True, gc=False, tag="wasted"):
    """A seat plays an action that cannot be done, without effect (R4)."""

    seat: int
    card: str


class Passed(PublicEvent, frozen=True, gc=False, tag="passed"):
    """A seat with no card left passes."""

    seat: int


class Delivers(PublicEvent, frozen=True, gc=False, tag="delivers"):
    """An agent delivers, step 1: both loyalty tokens are shown."""

    agent: int
    tokens: tuple[int, int]
    seats: tuple[int, int] = SEATS


class Bonus(PublicEvent, frozen=True, gc=False, tag="bonus"):
    """Step 1: the pawn is on a seat's dark space, which adds 1 to the loyalty toward it."""

    seat: int
    agent: int


class Revealed(PublicEvent, frozen=True, gc=False, tag="revealed"):
    """Step 2: the documents of a seat at the agent are shown, in the order of its column."""

    seat: int
    agent: int
    cards: tuple[str, ...]


class Personal(PublicEvent, frozen=True, gc=False, tag="personal"):
    """Step 2: `count` cards of a seat add 1 each to the agent's loyalty toward it."""

    seat: int
    agent: int
    count: int


class Trapped(PublicEvent, frozen=True, gc=False, tag="trapped"):
    """Step 2: the documents of the highest value at the agent leave the game (R6)."""

    agent: int
    value: int
    cards: tuple[str, ...]


class Taken(PublicEvent, frozen=True, gc=False, tag="taken"):
    """Step 3: a seat takes the documents that remain; `tie`: because the pawn is on its side."""

    seat: int
    agent: int
    loyalty: int
    against: int
    tie: bool
    cards: tuple[str, ...]
    points: int


class Influence(PublicEvent, frozen=True, gc=False, tag="influence"):
    """A seat moves a pawn toward itself and turns it; 0 steps if on its dark space already (R3)."""

    seat: int
    agent: int
    steps: int
    side: int
    dark: bool


class Drew(SeatEvent, frozen=True, gc=False, tag="drew"):
    """A seat draws a card; the others see its back unless the option hides it (R1)."""

    hidden_field = "card"

    card: str | None
    back: str | None
    pile: int


class Left(PublicEvent, frozen=True, gc=False, tag="left"):
    """At the end (R9): what a seat has at an agent that did not deliver."""

    seat: int
    agent: int
    token: int
    documents: tuple[str, ...]


class Shown(PublicEvent, frozen=True, gc=False, tag="shown"):
    """At the end (R9): the hand of a seat, and its draw pile from the top."""

    seat: int
    hand: tuple[str, ...]
    pile: tuple[str, ...]


DoubleAgentEvent = (
    Loyalty
    | Dealt
    | FirstPlayer
    | Document
    | Tip
    | Crosscheck
    | Nosy
    | Pressed
    | Pawn
    | Turncoat
    | Courier
    | Wasted
    | Passed
    | Delivers
    | Bonus
    | Revealed
    | Personal
    | Trapped
    | Taken
    | Influence
    | Drew
    | Left
    | Shown
    | Over
)
