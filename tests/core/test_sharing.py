"""Sharing: what is kept is what would be made again, and never another place's or viewer's."""

from __future__ import annotations

from filature.core.patches import difference
from filature.core.sharing import Memory, Part, View, latest, own_view, public_of


class Hand(Part, frozen=True):
    """A part of a view."""

    seat: int
    cards: tuple[int, ...] | None


class Table(View, frozen=True):
    """A view with a public field and one that a viewer may have of its own."""

    turn: int
    hands: list[Hand]


@latest
def hand(place: tuple[int, bool], cards: tuple[int, ...]) -> Hand:
    seat, is_open = place
    return Hand(seat, cards if is_open else None)


def test_the_latest_is_kept_while_it_is_made_of_equal_values() -> None:
    memory = Memory()
    with memory:
        first = hand((0, True), (1, 2))
        assert hand((0, True), (1, 2)) is first
    with memory:
        assert hand((0, True), (1, 2)) is first
        assert hand((0, True), (2, 3)) == Hand(0, (2, 3))
        assert hand((0, True), (1, 2)) == first


def test_the_latest_of_one_place_is_not_that_of_another() -> None:
    with Memory():
        assert hand((0, True), (1, 2)).cards == (1, 2)
        assert hand((0, False), (1, 2)).cards is None
        assert hand((1, False), (1, 2)).seat == 1


def test_what_equals_the_latest_stays_the_same_object() -> None:
    """Secret values changed, and nothing of what is seen: nothing is compared or made again."""
    with Memory():
        assert hand((0, False), (1, 2)) is hand((0, False), (3, 4))


def test_nothing_is_kept_where_no_state_is_published() -> None:
    assert hand((0, True), (1, 2)) is not hand((0, True), (1, 2))


def test_a_view_of_ones_own_changes_in_what_is_public_and_in_what_is_ones_own() -> None:
    closed, own, played = Hand(0, None), Hand(0, (1, 2)), Hand(0, (1,))
    old, new = Table(1, [closed]), Table(2, [closed])
    assert difference(own_view(old, hands=[own]), own_view(new, hands=[played])) == {
        "turn": [2],
        "hands": {"0": {"cards": [1, 1, []]}},
    }
    assert difference(own_view(old, hands=[own]), own_view(old, hands=[own])) == {}
    shown = Table(2, [Hand(0, ())])
    assert difference(own_view(old, hands=[own]), own_view(shown, hands=[own])) == {"turn": [2]}
    assert difference(own_view(old, hands=[own]), own_view(new)) == {
        "turn": [2],
        "hands": {"0": {"cards": [None]}},
    }
    assert public_of(own_view(old, hands=[own])) is old
    assert public_of(old) is old
