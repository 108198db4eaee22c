"""Kryptos: what each viewer sees, as fields and in statements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from filature.core.events import TRUTH, Line, Section, Viewer
from filature.games.kryptos.cards import COLOURS, Colours, colour_of, count_colours
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
    in_turn = state.phase in (GUESS, SECOND_ATTEMPT)
    return KryptosView(
        viewer=viewer,
        phase=PHASES[state.phase],
        first=state.first if state.first >= 0 else None,
        to_act=[seat for seat in state.to_act if seat >= 0],
        turn=state.turns + 1 if in_turn else None,
        numbers=game.numbers,
        target_score=game.target_score,
        target_reached=state.target_reached,
        bribe=game.bribe,
        not_up=game.not_up(state),
        hands=[hand_view(game, state, seat, viewer) for seat in range(game.seats)],
        aside=aside_view(state, viewer),
    )


def hand_view(game: Kryptos, state: State, seat: int, viewer: Viewer) -> HandView:
    hand = game.hand(state, seat)
    shown = [card if card in state.covered else None for card in hand]
    seen = hand if viewer in (seat, TRUTH) or state.phase == OVER else shown
    down = [card for card in hand if card not in state.covered]
    cards = []
    for position, card in enumerate(seen):
        low, high = bounds(shown, position, game.numbers)
        up = shown[position] is not None
        refuted = 0 if up else state.refuted[seat * game.hand_size + position]
        in_vain = [n for n in range(low, high + 1) if refuted >> n & 1 and n not in state.covered]
        cards.append(CardView(card, up, low, high, in_vain))
    return HandView(
        seat=seat,
        points=state.scores[seat],
        cards=cards,
        face_down=len(down),
        colours=count_colours(hand),
        colours_down=count_colours(down),
    )


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
        colours=count_colours(state.aside),
    )


def sheet(view: KryptosView) -> list[Section]:
    """Put the view into statements: the others' hands clockwise, the viewer's own last."""
    after = max(0, view.viewer + 1)
    hands = view.hands[after:] + view.hands[:after]
    return [Section("progress", progress(view)), *(hand_section(view, hand) for hand in hands)]


def progress(view: KryptosView) -> list[Line]:
    lines = []
    if view.turn:
        lines.append(Line("turn", {"turn": view.turn}))
    if view.first is not None:
        lines.append(Line("first", {"first": view.first}))
    reached = "last_round" if view.target_reached and view.phase != "over" else "target"
    lines.append(Line(reached, {"points": view.target_score}))
    for colour in COLOURS:
        values = [n for n in view.not_up if colour_of(n) == colour]
        lines.append(Line("track", {"colour": colour, "values": values}))
    if view.aside is not None:
        count, tokens = view.aside.count, present(view.aside.colours)
        if view.aside.cards is None:
            lines.append(Line("aside", {"count": count, "colours": tokens}))
        else:
            lines.append(Line("aside_known", {"cards": view.aside.cards}))
    return lines


def present(counts: Colours) -> Colours:
    """Leave out the colours without a card."""
    return {colour: count for colour, count in counts.items() if count}


def hand_section(view: KryptosView, hand: HandView) -> Section:
    lines = [Line("points", {"points": hand.points})]
    if hand.cards:
        tokens = {"count": hand.face_down, "colours": present(hand.colours_down)}
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
