"""Kryptos: what each viewer sees, as fields and in statements."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

import msgspec

from filature.core.events import SPECTATOR, TRUTH, Line, Section, Viewer, seats_among
from filature.core.sharing import Part, View, derived, latest, own_view, part, public, public_of
from filature.games.kryptos.cards import COLOURS, Colours, count_colours, row
from filature.games.kryptos.state import GUESS, OVER, SECOND_ATTEMPT, State

if TYPE_CHECKING:
    from filature.games.kryptos.rules import Kryptos


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


class HandView(Part, frozen=True):
    """One seat's hand, lowest card first; empty before the deal."""

    seat: int
    points: int
    cards: list[CardView]
    face_down: int
    colours: Colours
    colours_down: Colours
    """The tokens still beside the hand: the colours of its cards face down."""


class AsideView(Part, frozen=True):
    """The cards that nobody holds; `cards` is null until they are shown."""

    cards: list[int] | None
    count: int
    colours: Colours


Phase = Literal["first_player", "deal", "reveal", "guess", "second_attempt", "over"]
PHASES: tuple[Phase, ...] = ("first_player", "deal", "reveal", "guess", "second_attempt", "over")


class KryptosView(View, frozen=True):
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
    """Return what everybody sees, with the viewer's own hand; at the end, all."""
    seen = public_view(game, state)
    all_open = viewer == TRUTH or state.phase == OVER
    if not all_open and viewer < 0:
        return seen if viewer == SPECTATOR else own_view(seen, viewer=viewer)
    hands = [
        open_hand(hand, game.hand(state, hand.seat)) if all_open or hand.seat == viewer else hand
        for hand in seen.hands
    ]
    aside = aside_view(state.aside, True) if all_open else seen.aside
    return own_view(seen, viewer=viewer, hands=hands, aside=aside)


@public
def public_view(game: Kryptos, state: State) -> KryptosView:
    """Build what everybody sees, field by field: of the hands the cards face up, and the tokens."""
    hands = []
    for seat in range(game.seats):
        cards = game.hand(state, seat)
        first_slot = seat * game.hand_size
        named = tuple(state.refuted[first_slot : first_slot + len(cards)])
        points = state.scores[seat]
        hands.append(closed_hand(seat, points, cards, state.covered, named, game.numbers))
    return KryptosView(
        viewer=SPECTATOR,
        phase=PHASES[state.phase],
        first=state.first if state.first >= 0 else None,
        to_act=seats_among(state.to_act),
        turn=state.turns + 1 if state.phase in (GUESS, SECOND_ATTEMPT) else None,
        numbers=game.numbers,
        target_score=game.target_score,
        target_reached=state.target_reached,
        bribe=game.bribe,
        not_up=not_covered(state.covered, game.numbers),
        hands=hands,
        aside=aside_view(state.aside, False),
    )


@part
def not_covered(covered: frozenset[int], numbers: int) -> list[int]:
    """The numbers in use that are not face up."""
    return [number for number in range(1, numbers + 1) if number not in covered]


@part
def not_covered_mask(covered: frozenset[int], numbers: int) -> int:
    """The same as a mask, as the state has what was named in vain."""
    return (2 << numbers) - 2 - sum([1 << number for number in covered])


@latest
def closed_hand(
    seat: int,
    points: int,
    cards: tuple[int, ...],
    covered: frozenset[int],
    named: tuple[int, ...],
    numbers: int,
) -> HandView:
    """A hand as everybody sees it; `named` are masks of what was named in vain."""
    shown = [card if card in covered else None for card in cards]
    not_up = not_covered_mask(covered, numbers)
    seen = []
    bounds = zip(shown, lowest(shown), highest(shown, numbers), named, strict=True)
    for card, low, high, mask in bounds:
        in_vain = [] if card else within(mask & not_up, low, high)
        seen.append(CardView(card, card is not None, low, high, in_vain))
    down = tuple([card for card in cards if card not in covered])
    return HandView(
        seat=seat,
        points=points,
        cards=seen,
        face_down=len(down),
        colours=count_colours(cards),
        colours_down=count_colours(down),
    )


@lru_cache(maxsize=4096)
def within(mask: int, low: int, high: int) -> list[int]:
    """The numbers of a mask from the lowest to the highest that are possible."""
    return [number for number in range(low, high + 1) if mask >> number & 1]


@derived
def open_hand(hand: HandView, dealt: tuple[int, ...]) -> HandView:
    """A hand with all its cards: for its seat, and for everybody at the end."""
    return msgspec.structs.replace(
        hand,
        cards=[
            one if one.up else CardView(card, False, one.low, one.high, one.refuted)
            for one, card in zip(hand.cards, dealt, strict=True)
        ],
    )


def lowest(shown: list[int | None]) -> list[int]:
    """Return the least number that the cards face up leave for each position."""
    low, found = 0, []
    for card in shown:
        low = card or low + 1
        found.append(low)
    return found


def highest(shown: list[int | None], numbers: int) -> list[int]:
    """Return the greatest number that the cards face up leave for each position."""
    high, found = numbers + 1, []
    for card in reversed(shown):
        high = card or high - 1
        found.append(high)
    return found[::-1]


@part
def aside_view(aside: tuple[int, ...], is_open: bool) -> AsideView | None:
    if not aside:
        return None
    return AsideView(list(aside) if is_open else None, len(aside), count_colours(aside))


def sheet(view: KryptosView) -> list[Section]:
    """Put the view into statements: the others' hands clockwise, the viewer's own last."""
    after = max(0, view.viewer + 1)
    over, around = view.phase == "over", view.hands[after:] + view.hands[:after]
    return [
        progress(public_of(view), view.aside),
        *[hand_section(hand, over) for hand in around],
    ]


@derived
def progress(view: KryptosView, aside: AsideView | None) -> Section:
    """What everybody sees, and the cards aside as the viewer does."""
    lines = []
    if view.turn:
        lines.append(Line("turn", {"turn": view.turn}))
    if view.first is not None:
        lines.append(Line("first", {"first": view.first}))
    last_round = view.target_reached and view.phase != "over"
    lines.append(Line("last_round" if last_round else "target", {"points": view.target_score}))
    lines += track(tuple(view.not_up))
    if aside is not None and aside.cards is not None:
        lines.append(Line("aside_known", {"cards": aside.cards}))
    elif aside is not None:
        tokens = {"count": aside.count, "colours": present(aside.colours)}
        lines.append(Line("aside", tokens))
    return Section("progress", lines)


@part
def track(not_up: tuple[int, ...]) -> list[Line]:
    """The rows of the track, with the numbers that are not covered."""
    rows: list[list[int]] = [[] for _ in COLOURS]
    for number in not_up:
        rows[row(number)].append(number)
    return [
        Line("track", {"colour": colour, "values": values})
        for colour, values in zip(COLOURS, rows, strict=True)
    ]


def present(counts: Colours) -> Colours:
    """Leave out the colours without a card."""
    return {colour: count for colour, count in counts.items() if count}


@derived
def hand_section(hand: HandView, over: bool) -> Section:
    lines = [Line("points", {"points": hand.points})]
    if hand.cards:
        tokens = {"count": hand.face_down, "colours": present(hand.colours_down)}
        lines.append(Line("face_down", tokens))
    lines += [card_line(at, card, over) for at, card in enumerate(hand.cards)]
    return Section("hand", lines, {"seat": hand.seat})


def card_line(at: int, card: CardView, over: bool) -> Line:
    if card.card is not None:
        known = {"position": at, "card": card.card}
        return Line("card_up" if card.up else "card_shown" if over else "card_own", known)
    return Line(
        "card_down", {"position": at, "low": card.low, "high": card.high, "refuted": card.refuted}
    )
