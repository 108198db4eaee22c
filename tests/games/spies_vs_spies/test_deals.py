"""Spies vs Spies, all 13 824 deals: teams, targets, and why the cards have their colours."""

from itertools import product

import pytest

from filature.games.spies_vs_spies.actions import FIRST_DEAL
from filature.games.spies_vs_spies.deals import DEALS, PLAYERS, deals
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from tests.games.spies_vs_spies import independent_rules
from tests.games.spies_vs_spies.independent_rules import (
    COLOURS,
    Hands,
    all_deals,
    candidates,
    teams,
)


def dealt(deal: int) -> Hands:
    return [dict(zip(COLOURS, cards, strict=True)) for cards in deals()[deal].cards]


def key(hands: Hands) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(hand.values()) for hand in hands)


def test_there_are_4_factorial_cubed_deals_each_numbered_once() -> None:
    numbered = {key(dealt(deal)) for deal in range(DEALS)}
    assert DEALS == len(numbered) == 24**3 == 13_824
    assert numbered == {key(hands) for hands in all_deals()}


def test_every_deal_gives_two_teams_of_two_and_everybody_exactly_one_target() -> None:
    """As the independent rules find them; partners have the same target."""
    for number, deal in enumerate(deals()):
        hands = dealt(number)
        assert list(deal.teams) == teams(hands)
        assert sorted(deal.teams) == ["blue", "blue", "red", "red"]
        for player in range(PLAYERS):
            [target] = candidates(player, hands)
            assert deal.targets[player] == target
            assert deal.teams[target] != deal.teams[player]
        assert len(set(zip(deal.teams, deal.targets, strict=True))) == 2


def test_only_one_colouring_of_the_named_items_names_exactly_one_target_in_every_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Hat and scooter blue, bike and umbrella red: the other fifteen fail somewhere."""
    good = []
    every_deal = all_deals()
    for hat, scooter, bike, umbrella in product(("red", "blue"), repeat=4):
        fan, mask = rest(hat, umbrella)
        vaporetto, gondola = rest(scooter, bike)
        colours = {
            "accessory": {"umbrella": umbrella, "fan": fan, "hat": hat, "mask": mask},
            "vehicle": {
                "bike": bike,
                "vaporetto": vaporetto,
                "scooter": scooter,
                "gondola": gondola,
            },
            "objective": COLOURS["objective"],
        }
        monkeypatch.setattr(independent_rules, "COLOURS", colours)
        if all(sound(hands) for hands in every_deal):
            good.append((hat, scooter, bike, umbrella))
    assert good == [("blue", "blue", "red", "red")]


def rest(one: str, other: str) -> list[str]:
    """Return the colours of the other two cards, so that two are red and two blue."""
    left = ["red", "red", "blue", "blue"]
    left.remove(one)
    left.remove(other)
    return left


def sound(hands: Hands) -> bool:
    of = teams(hands)
    if of.count("red") != 2:
        return False
    return all(len(candidates(player, hands)) == 1 for player in range(PLAYERS))


def test_a_deal_goes_to_the_record_and_back() -> None:
    game = SpiesVsSpies(4)
    for deal in range(0, DEALS, 97):
        action = game.to_record(-1, FIRST_DEAL + deal)
        assert action["hands"] == [list(hand.values()) for hand in dealt(deal)]
        assert game.from_record(action) == FIRST_DEAL + deal
