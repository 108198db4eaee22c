"""Kryptos: what happens, what each viewer is told of it, and what each viewer sees."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

import msgspec

from filature.core.events import TRUTH, Event, Line, Over, PublicEvent, Section, Viewer
from filature.games.kryptos.state import OVER, REFUTED, TURN, State

if TYPE_CHECKING:
    from filature.games.kryptos.rules import Kryptos

Colour = Literal["yellow", "red", "blue", "green"]
COLOURS: tuple[Colour, ...] = ("yellow", "red", "blue", "green")
"""The rows of the track: the colour of n is row (n - 1) mod 4."""

Colours = dict[Colour, int]
"""How many cards of each colour: the tokens."""


def colour_of(number: int) -> Colour:
    return COLOURS[(number - 1) % 4]


def colours(cards: Iterable[int]) -> Colours:
    """Count the cards of each colour."""
    counts = [0, 0, 0, 0]
    for card in cards:
        counts[(card - 1) % 4] += 1
    return dict(zip(COLOURS, counts, strict=True))


class FirstPlayer(PublicEvent, frozen=True, gc=False, tag="first_player"):
    """The first player is drawn."""

    seat: int


class Dealt(Event, frozen=True, gc=False, tag="dealt"):
    """A seat receives its hand; everybody sees how many cards of each colour, nobody else which."""

    seat: int
    cards: list[int] | None
    colours: Colours

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer in (self.seat, TRUTH) else Dealt(self.seat, None, self.colours)


class SetAside(Event, frozen=True, gc=False, tag="set_aside"):
    """The cards left over lie aside; everybody sees how many of each colour, nobody which."""

    cards: list[int] | None
    colours: Colours

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer == TRUTH else SetAside(None, self.colours)


class Revealed(PublicEvent, frozen=True, gc=False, tag="revealed"):
    """A seat turns up a card of its own in the set-up.

    `dropped` counts the conditions of the advanced set-up that R3 had to drop. It follows from the
    cards face up, and tells that no other card of that hand broke fewer (R10).
    """

    seat: int
    position: int
    card: int
    dropped: int


class Paid(PublicEvent, frozen=True, gc=False, tag="paid"):
    """A seat pays a point for a second attempt; with the bribe, to the owner of the card named."""

    seat: int
    target: int | None


class Guessed(PublicEvent, frozen=True, gc=False, tag="guessed"):
    """A seat names a card and a value; everybody hears the guess and the answer."""

    seat: int
    target: int
    position: int
    named: int
    right: bool
    points: int


class Stopped(PublicEvent, frozen=True, gc=False, tag="stopped"):
    """A seat does without a second attempt."""

    seat: int


class Passed(PublicEvent, frozen=True, gc=False, tag="passed"):
    """A seat finds no card to name (R4)."""

    seat: int


class TargetReached(PublicEvent, frozen=True, gc=False, tag="target_reached"):
    """A seat has reached the target: the round is completed (R6)."""

    seat: int
    points: int


class Shown(PublicEvent, frozen=True, gc=False, tag="shown"):
    """At the end, a hand that was not all face up is shown whole."""

    seat: int
    cards: list[int]


class AsideShown(PublicEvent, frozen=True, gc=False, tag="aside_shown"):
    """At the end, the cards aside are shown."""

    cards: list[int]


KryptosEvent = (
    FirstPlayer
    | Dealt
    | SetAside
    | Revealed
    | Paid
    | Guessed
    | Stopped
    | Passed
    | TargetReached
    | Shown
    | AsideShown
    | Over
)


class CardView(msgspec.Struct, frozen=True):
    """One card of a hand. `card` is null while the viewer may not know it.

    For a card face down, `low` and `high` are what its place among the cards face up leaves open,
    and `refuted` what was guessed there in vain within these bounds.
    """

    card: int | None
    up: bool
    low: int
    high: int
    refuted: list[int]


class HandView(msgspec.Struct, frozen=True):
    """One seat's hand, lowest card first; empty before the deal."""

    seat: int
    points: int
    cards: list[CardView]
    face_down: int
    colours: Colours
    colours_down: Colours
    """The tokens still beside the hand: the colours of its cards face down."""


class AsideView(msgspec.Struct, frozen=True):
    """The cards that nobody holds; `cards` is null until they are shown."""

    cards: list[int] | None
    count: int
    colours: Colours


Phase = Literal["first_player", "deal", "reveal", "guess", "second_attempt", "over"]
PHASES: tuple[Phase, ...] = ("first_player", "deal", "reveal", "guess", "second_attempt", "over")


class KryptosView(msgspec.Struct, frozen=True):
    """What a viewer sees. `numbers` are those in use, 1 to that.

    `turn` counts the turns of all seats, from 1; null before the first and after the last.
    """

    viewer: Viewer
    phase: Phase
    first: int | None
    to_act: list[int]
    turn: int | None
    numbers: int
    target_score: int
    target_reached: bool
    bribe: bool
    not_up: list[int]
    hands: list[HandView]
    aside: AsideView | None


def view(game: Kryptos, state: State, viewer: Viewer) -> KryptosView:
    """Build what a viewer may see, field by field."""
    return KryptosView(
        viewer=viewer,
        phase=PHASES[state.phase],
        first=state.first if state.first >= 0 else None,
        to_act=[seat for seat in state.waiting if seat >= 0],
        turn=turn(game, state),
        numbers=game.numbers,
        target_score=game.target_score,
        target_reached=state.reached,
        bribe=game.bribe,
        not_up=game.not_up(state),
        hands=[hand_view(game, state, seat, viewer) for seat in range(game.seats)],
        aside=aside_view(state, viewer),
    )


def turn(game: Kryptos, state: State) -> int | None:
    """Number the turn that is going on."""
    if state.phase not in TURN:
        return None
    return state.rounds * game.seats + (state.seat - state.first) % game.seats + 1


def hand_view(game: Kryptos, state: State, seat: int, viewer: Viewer) -> HandView:
    size = game.hand_size
    cards = state.cards[seat * size : (seat + 1) * size]
    down = [card > 0 for card in state.hidden[seat * size : seat * size + len(cards)]]
    open_to_viewer = viewer in (seat, TRUTH) or state.phase == OVER
    shown = [None if hidden else card for card, hidden in zip(cards, down, strict=True)]
    return HandView(
        seat=seat,
        points=state.scores[seat],
        cards=[
            card_view(
                cards[at] if open_to_viewer else shown[at],
                not down[at],
                bounds(shown, at, game.numbers),
                refuted(game, state, seat * size + at),
            )
            for at in range(len(cards))
        ],
        face_down=sum(down),
        colours=colours(cards),
        colours_down=colours(card for card, hidden in zip(cards, down, strict=True) if hidden),
    )


def card_view(card: int | None, up: bool, between: tuple[int, int], refuted: list[int]) -> CardView:
    low, high = between
    return CardView(
        card=card,
        up=up,
        low=low,
        high=high,
        refuted=[n for n in refuted if low <= n <= high],
    )


def refuted(game: Kryptos, state: State, slot: int) -> list[int]:
    """Return what was guessed in vain at a card face down, of the numbers still face down."""
    answers = state.answers[slot * game.numbers : (slot + 1) * game.numbers]
    return [n for n, answer in enumerate(answers, start=1) if answer == REFUTED]


def bounds(shown: list[int | None], at: int, numbers: int) -> tuple[int, int]:
    """Return the least and the greatest number that the cards face up leave for a position."""
    low = max([at + 1, *(card + at - p for p, card in enumerate(shown[: at + 1]) if card)])
    after = len(shown) - 1 - at
    high = min(
        [numbers - after, *(card - p for p, card in enumerate(shown[at:]) if card is not None)]
    )
    return low, high


def aside_view(state: State, viewer: Viewer) -> AsideView | None:
    if not state.aside:
        return None
    open_to_viewer = viewer == TRUTH or state.phase == OVER
    return AsideView(
        cards=list(state.aside) if open_to_viewer else None,
        count=len(state.aside),
        colours=colours(state.aside),
    )


def sheet(view: KryptosView) -> list[Section]:
    """Put the view into statements: the others' hands clockwise, one's own last."""
    seats = len(view.hands)
    after = view.viewer + 1 if view.viewer >= 0 else 0
    order = [(after + step) % seats for step in range(seats)]
    return [
        Section("progress", progress(view)),
        *(hand_section(view, view.hands[seat]) for seat in order),
    ]


def progress(view: KryptosView) -> list[Line]:
    lines = []
    if view.turn:
        lines.append(Line("turn", {"turn": view.turn}))
    if view.first is not None:
        lines.append(Line("first", {"first": view.first}))
    reached = "last_round" if view.target_reached and view.phase != "over" else "target"
    lines.append(Line(reached, {"points": view.target_score}))
    lines += [Line("track", {"colour": row, "values": by_row(view, row)}) for row in COLOURS]
    if view.aside is not None:
        count, tokens = view.aside.count, some(view.aside.colours)
        if view.aside.cards is None:
            lines.append(Line("aside", {"count": count, "colours": tokens}))
        else:
            lines.append(Line("aside_known", {"cards": view.aside.cards}))
    return lines


def by_row(view: KryptosView, row: Colour) -> list[int]:
    return [n for n in view.not_up if colour_of(n) == row]


def some(counts: Colours) -> Colours:
    """Leave out the colours of which there is no card."""
    return {colour: count for colour, count in counts.items() if count}


def hand_section(view: KryptosView, hand: HandView) -> Section:
    lines = [Line("points", {"points": hand.points})]
    if hand.cards:
        tokens = {"count": hand.face_down, "colours": some(hand.colours_down)}
        lines.append(Line("face_down", tokens))
    over = view.phase == "over"
    lines += [card_line(at, card, over) for at, card in enumerate(hand.cards)]
    return Section("hand", lines, {"seat": hand.seat})


def card_line(at: int, card: CardView, over: bool) -> Line:
    if card.card is not None:
        known = {"position": at, "card": card.card}
        return Line("card_up" if card.up else "card_shown" if over else "card_own", known)
    return Line(
        "card_down", {"position": at, "low": card.low, "high": card.high, "refuted": card.refuted}
    )
