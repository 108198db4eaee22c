"""Spies vs Spies: beliefs against counting by the independent rules."""

from __future__ import annotations

from math import log2
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.events import SPECTATOR
from filature.games.spies_vs_spies.belief import Belief, Shares, Suspicion, believe, foresight
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from tests.games.cases import Setup
from tests.games.spies_vs_spies.independent_rules import (
    COLOURS,
    Hands,
    all_deals,
    candidates,
    teams,
)
from tests.games.spies_vs_spies.situation import Situation
from tests.games.spies_vs_spies.test_worlds import SETUPS, known_after, side_by_side

ALL_DEALS = all_deals()


def belief(at: Situation, viewer: int) -> Belief:
    return believe(at.knowledge(viewer))


def counted(viewer: int, deals: list[Hands]) -> dict[str, Any]:
    """Count by hand, over the deals that agree with what a viewer may know."""
    cards: list[dict[str, float]] = [{} for _ in range(4)]
    red, partner, target = [0.0] * 4, [0.0] * 4, [0.0] * 4
    for deal in deals:
        of = teams(deal)
        target[candidates(viewer, deal)[0]] += 1 / len(deals)
        for player in range(4):
            red[player] += (of[player] == "red") / len(deals)
            partner[player] += (player != viewer and of[player] == of[viewer]) / len(deals)
            for card in deal[player].values():
                cards[player][card] = cards[player].get(card, 0) + 1 / len(deals)
    return {"cards": cards, "red": red, "partner": partner, "target": target}


@given(st.sampled_from(SETUPS), st.integers(0, 2**32))
@settings(max_examples=settings().max_examples // 5)
def test_shares_are_those_of_the_deals_that_the_independent_rules_leave_open(
    setup: Setup, seed: int
) -> None:
    rng = Random(seed)
    for game, _, rules, history in side_by_side(setup, rng):
        if rng.random() < 0.7:
            continue
        viewer = rng.randrange(game.seats)
        certainty = believe(known_after(game, history, viewer)).certainty
        if rules.hands is None:
            assert certainty.worlds == 1
            continue
        deals = rules.possible_deals(viewer, ALL_DEALS)
        assert certainty.deals == len(deals)
        assert certainty.worlds == len(deals) * 3 ** len(rules.hidden_points(viewer))
        assert certainty.bits == pytest.approx(log2(certainty.worlds))
        assert certainty.shares is not None
        found = msgspec.to_builtins(certainty.shares)
        for name, expected in counted(viewer, deals).items():
            for one, other in zip(found[name], expected, strict=True):
                assert one == pytest.approx(other)


@given(st.sampled_from(SETUPS[:2]), st.integers(0, 2**32))
@settings(max_examples=settings().max_examples // 6)
def test_a_player_is_informed_where_the_deals_that_it_cannot_exclude_agree_on_its_target(
    setup: Setup, seed: int
) -> None:
    """By hand, in each deal that the viewer holds possible, once few are left."""
    rng = Random(seed)
    for game, _, rules, history in side_by_side(setup, rng):
        viewer, player = rng.sample(range(game.seats), 2)
        if rules.hands is None:
            continue
        deals = rules.possible_deals(viewer, ALL_DEALS)
        if len(deals) > 6:
            continue
        informed = 0
        truth = rules.hands
        for deal in deals:
            rules.hands = deal
            left = rules.possible_deals(player, ALL_DEALS)
            informed += len({candidates(player, d)[0] for d in left}) == 1
        rules.hands = truth
        shares = believe(known_after(game, history, viewer)).certainty.shares
        assert shares is not None
        assert shares.informed[player] == pytest.approx(informed / len(deals))


def test_own_cards_tell_the_target_in_a_third_of_deals_and_one_question_in_55_percent() -> None:
    """Counted here by the independent rules, for every hand of player 0."""
    by_hand: dict[tuple[str, ...], list[Hands]] = {}
    for deal in ALL_DEALS:
        by_hand.setdefault(tuple(deal[0].values()), []).append(deal)
    own = asked = 0
    for deals in by_hand.values():
        aims = [candidates(0, deal)[0] for deal in deals]
        own += max(map(aims.count, (1, 2, 3)))
        right = []
        for player in (1, 2, 3):
            for category in COLOURS:
                answers: dict[str, list[int]] = {}
                for deal, aim in zip(deals, aims, strict=True):
                    answers.setdefault(deal[player][category], []).append(aim)
                right.append(sum(max(map(a.count, (1, 2, 3))) for a in answers.values()))
        asked += max(right)
    assert len(by_hand) == 64
    assert foresight().own_cards == pytest.approx(own / len(ALL_DEALS))
    assert foresight().one_question == pytest.approx(asked / len(ALL_DEALS))
    assert 3 * own == len(ALL_DEALS)
    assert 576 * asked == 319 * len(ALL_DEALS)
    assert foresight(3).one_question == foresight(4).one_question


def test_without_notes_a_card_is_believed_while_it_is_told_and_no_longer() -> None:
    at = Situation(notes="none")
    at.ask(0, 1, "vehicle")
    assert belief(at, 0).certainty.deals == 6 * 2 * 6
    at.ask(1, 2, "vehicle")
    assert belief(at, 0).certainty.deals == 6**3
    assert belief(at, 1).certainty.deals == 6 * 2 * 6


# Suspicion


def test_before_anybody_else_has_acted_there_is_no_evidence() -> None:
    at = Situation()
    nothing = Suspicion(False, None, None)
    assert all(belief(at, seat).suspicion == nothing for seat in range(4))
    at.ask(0, 1, "vehicle")
    assert belief(at, 0).suspicion == nothing
    assert belief(at, 2).suspicion.evidence


ROUND = [
    (1, "accessory"),
    (0, "vehicle"),
    (0, "objective"),
    (2, "vehicle"),
    (2, "objective"),
    (0, "objective"),
    (0, "objective"),
    (2, "accessory"),
]
"""Whom the seats in turn ask for what; with an objective they show their accessory."""


@pytest.mark.parametrize("limit", [8, 9])
def test_a_call_tells_that_the_caller_knows_its_target_unless_the_questions_are_used_up(
    limit: int,
) -> None:
    at = Situation(question_limit=limit)
    for turn, (target, category) in enumerate(ROUND):
        at.ask(turn % 4, target, category, "accessory" if category == "objective" else None)
    before = belief(at, 3)
    at.play(0, type="mission")
    after = belief(at, 3)
    assert after.certainty == before.certainty
    assert before.certainty.shares is not None
    assert before.suspicion.shares is not None
    assert after.suspicion.shares is not None
    assert 0 < before.certainty.shares.informed[0] < 1
    if limit == len(ROUND):
        assert after.suspicion == before.suspicion
    else:
        assert after.suspicion.shares.informed[0] > before.suspicion.shares.informed[0]


def test_when_all_is_laid_open_there_is_nothing_to_suspect() -> None:
    at = Situation()
    at.ask(0, 1, "vehicle")
    at.mission(1, 1, 0, 0, 0)
    for seat in range(4):
        assert belief(at, seat).certainty.bits == 0
        assert not belief(at, seat).suspicion.evidence


def test_before_the_first_deal_there_is_one_world_and_no_shares() -> None:
    empty = believe(SpiesVsSpies(4).knowledge(0, []))
    assert (empty.certainty.worlds, empty.certainty.shares) == (1, None)
    assert not empty.suspicion.evidence


def test_only_a_seat_believes() -> None:
    with pytest.raises(ValueError, match="seat"):
        believe(SpiesVsSpies(4).knowledge(SPECTATOR, []))


@given(st.sampled_from(SETUPS), st.integers(0, 2**32))
@settings(max_examples=settings().max_examples // 4)
def test_suspicion_holds_possible_exactly_what_the_rules_do(setup: Setup, seed: int) -> None:
    rng = Random(seed)
    for game, _, rules, history in side_by_side(setup, rng):
        if rules.hands is None or rng.random() < 0.5:
            continue
        viewer = rng.randrange(game.seats)
        found = believe(known_after(game, history, viewer))
        if not found.suspicion.evidence:
            assert found.suspicion == Suspicion(False, None, None)
            continue
        certain, suspected = found.certainty.shares, found.suspicion.shares
        assert isinstance(certain, Shares)
        assert isinstance(suspected, Shares)
        assert found.suspicion.bits is not None
        assert found.suspicion.bits <= log2(found.certainty.deals)
        assert sum(suspected.target) == pytest.approx(1)
        assert sum(suspected.partner) == pytest.approx(1)
        assert [set(cards) for cards in certain.cards] == [set(cards) for cards in suspected.cards]
        for one, other in zip(certain.target, suspected.target, strict=True):
            assert (one > 0) == (other > 0)
