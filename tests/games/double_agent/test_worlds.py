"""What a seat may know: worlds against brute force, tokens and cards apart, and even draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.events import SPECTATOR
from filature.core.knowledge import Knowledge
from filature.games.double_agent.rules import DoubleAgent
from filature.games.double_agent.state import State
from filature.testing import Moment, random_game
from filature.testing.secrecy import chi_square_limit
from tests.games.double_agent.decks import TWINS, card, deck
from tests.games.double_agent.situation import B, L, S, Situation

seeds = st.integers(0, 2**32)
Physical = tuple[str, int]
"""One copy of a card."""


def cards_now(game: DoubleAgent, state: State, seat: int) -> tuple[Any, ...]:
    """Return where the cards of a seat are now: documents, hand, draw pile."""
    columns = tuple(tuple(laid.card.id for laid in column) for column in state.columns[seat])
    return columns, tuple(ids(game, state.hands[seat])), tuple(ids(game, state.piles[seat]))


def ids(game: DoubleAgent, kinds: Sequence[int]) -> list[str]:
    return [game.deck[kind].id for kind in kinds]


class Deal:
    """One physical shuffle of a seat's deck, followed by hand through what the other was told.

    A shuffle leads to every present that the owner could have made with it: for each document any
    copy in the hand with that back.
    """

    def __init__(self, game: DoubleAgent, seat: int, told: list[dict[str, Any]]) -> None:
        self.seat, self.told = seat, told
        self.backs = {card.id: card.back for card in game.deck}
        self.visible = game.backs_visible

    def presents(self, order: tuple[Physical, ...]) -> set[Any]:
        start = (order[:5], order[5:], tuple(() for _ in range(6)))
        if self.visible:
            dealt = next(e for e in self.told if e["type"] == "dealt" and e["seat"] == self.seat)
            if Counter(self.backs[c] for c, _ in order[:5]) != Counter(dealt["backs"]):
                return set()
        found = {(frozenset(start[0]), start[1], start[2])}
        for event in self.told:
            found = {after for present in found for after in self.after(present, event)}
        return found

    def after(self, present: Any, event: dict[str, Any]) -> list[Any]:
        hand, pile, columns = present
        kind, mine = event["type"], event.get("seat") == self.seat
        if kind == "drew" and mine:
            fits = not self.visible or self.backs[pile[0][0]] == event["back"]
            return [(hand | {pile[0]}, pile[1:], columns)] if fits else []
        if kind == "document" and mine:
            at = event["agent"]
            fitting = [copy for copy in hand if self.backs[copy[0]] == event["back"]]
            return [(hand - {c}, pile, put(columns, at, (*columns[at], c))) for c in fitting]
        if kind == "tip" and not mine:
            names = [name for name, _ in columns[event["agent"]]]
            return [present] if names == event["documents"] else []
        if kind == "revealed" and mine:
            at = event["agent"]
            fits = [name for name, _ in columns[at]] == event["cards"]
            return [(hand, pile, put(columns, at, ()))] if fits else []
        if mine and kind in ("tip", "courier", "wasted"):
            copies = [copy for copy in hand if copy[0] == event["card"]]
            if kind == "courier":
                origin, index, to = event["from"], event["index"], event["to"]
                moved = columns[origin][index]
                left = columns[origin][:index] + columns[origin][index + 1 :]
                columns = put(put(columns, origin, left), to, (*columns[to], moved))
            return [(hand - {copy}, pile, columns) for copy in copies]
        return [present]


def put(columns: tuple[Any, ...], at: int, column: tuple[Any, ...]) -> tuple[Any, ...]:
    return (*columns[:at], column, *columns[at + 1 :])


def by_kind(game: DoubleAgent, present: Any) -> tuple[Any, ...]:
    """Forget which copy is which."""
    hand, pile, columns = present
    deck = [card.id for card in game.deck]
    return (
        tuple(tuple(name for name, _ in column) for column in columns),
        tuple(sorted((name for name, _ in hand), key=deck.index)),
        tuple(name for name, _ in pile),
    )


def knowledge_at(game: DoubleAgent, moment: Moment, viewer: int) -> Knowledge:
    return game.knowledge(viewer, moment.told[viewer])


@given(st.sampled_from(("visible", "hidden")), seeds)
@settings(max_examples=settings().max_examples // 2)
def test_every_way_to_place_the_cards_has_as_many_shuffles_behind_it(backs: str, seed: int) -> None:
    """And the worlds listed and drawn are those ways, drawn evenly over shuffles."""
    game = DoubleAgent(2, {"deck": TWINS, "hand_backs": backs})
    rng = Random(seed)
    moment = rng.choice(random_game(game, seed)[4:-1])
    told = msgspec.json.decode(msgspec.json.encode(moment.told[0]))
    copies = [(one.id, copy) for one in game.deck for copy in range(one.copies[1])]
    deal = Deal(game, 1, told)
    shuffles: Counter[Any] = Counter()
    for order in permutations(copies):
        shuffles.update(deal.presents(order))
    assert len(set(shuffles.values())) == 1, "some ways have more shuffles behind them than others"
    weights: Counter[Any] = Counter(by_kind(game, present) for present in shuffles)
    knowledge = knowledge_at(game, moment, 0)
    drawn: Counter[Any] = Counter()
    draws = 300
    for _ in range(draws):
        drawn[cards_now(game, game.sample_world(knowledge, rng).state, 1)] += 1
    assert set(drawn) <= set(weights)
    fits_evenly(drawn, weights, draws)
    listed = {cards_now(game, world.state, 1) for world in one_token_each(game, knowledge)}
    assert listed == set(weights)


def one_token_each(game: DoubleAgent, knowledge: Knowledge) -> Any:
    """List the worlds in which the tokens are those of the first world listed."""
    tokens: Any = None
    for world in game.worlds(knowledge):
        tokens = tokens or world.state.tokens
        if world.state.tokens != tokens:
            return
        yield world


def fits_evenly(drawn: Counter[Any], weights: Counter[Any], draws: int) -> None:
    """Chi-square of what was drawn against weights, in groups that expect at least 10."""
    total = sum(weights.values())
    groups: list[tuple[float, int]] = []
    expected, seen = 0.0, 0
    for present, weight in weights.items():
        expected += draws * weight / total
        seen += drawn[present]
        if expected >= 10:
            groups.append((expected, seen))
            expected, seen = 0.0, 0
    if expected and groups:
        last = groups.pop()
        groups.append((last[0] + expected, last[1] + seen))
    chi_square = sum((seen - expected) ** 2 / expected for expected, seen in groups)
    assert chi_square <= max(chi_square_limit(len(groups) - 1), 1e-6)


# Tokens


def arrangements() -> set[tuple[int, ...]]:
    return set(permutations([1, 2, 2, 3, 4, 5]))


def drawn_tokens(at: Situation, viewer: int, seat: int, draws: int = 1500) -> Counter[Any]:
    return Counter(state.tokens[seat] for state in sampled(at, viewer, draws))


def sampled(at: Situation, viewer: int, draws: int) -> list[State]:
    knowledge, rng = at.knowledge(viewer), Random(5)
    return [at.game.sample_world(knowledge, rng).state for _ in range(draws)]


def test_before_anything_is_asked_all_360_arrangements_are_possible_and_even() -> None:
    at = Situation()
    drawn = drawn_tokens(at, 0, 1, 3600)
    assert set(drawn) <= arrangements()
    fits_evenly(drawn, Counter(dict.fromkeys(sorted(arrangements()), 1)), 3600)


def test_a_pending_choice_of_tokens_is_as_open_as_can_be() -> None:
    game = DoubleAgent()
    state = game.new()
    tokens = {"type": "loyalty", "tokens": [1, 2, 2, 3, 4, 5]}
    told = game.play(state, 1, game.from_record(tokens))[0].told(0)
    assert told is not None
    worlds = list(game.worlds(game.knowledge(0, [told])))
    assert {world.state.tokens[1] for world in worlds} == arrangements()
    assert len(worlds) == 360
    assert all(world.state.tokens[0] == () for world in worlds)


def test_a_crosscheck_and_a_turncoat_leave_exactly_the_tokens_that_agree_with_them() -> None:
    at = Situation(["crosscheck", "crosscheck"], ["turncoat"], tokens=([1, 2, 2, 3, 4, 5],) * 2)
    at.act(0, "crosscheck", agents=[L, S])
    at.act(1, "turncoat", agents=[S, B])
    at.act(0, "crosscheck", agents=[L, S])
    fitting = {t for t in arrangements() if t[L] + t[B] == 3 and t[L] + t[S] == 3}
    assert set(drawn_tokens(at, 0, 1)) == fitting
    assert set(drawn_tokens(at, 1, 1)) == {(1, 2, 2, 3, 4, 5)}
    assert len(drawn_tokens(at, SPECTATOR, 1)) > 300, "a sum is the asking seat's alone (R5)"


def test_a_delivery_shows_tokens_to_everybody() -> None:
    at = Situation(
        ["doc_2", "doc_2", "doc_3", "doc_3"],
        ["turncoat", "doc_2", "doc_3"],
        tokens=([5, 4, 3, 2, 2, 1], [1, 2, 2, 3, 4, 5]),
    )
    at.lay(0, "doc_2", L)
    at.act(1, "turncoat", agents=[L, 5])
    at.lay(0, "doc_2", L)
    at.lay(1, "doc_2", L)
    at.lay(0, "doc_3", L)
    assert at.last("delivers")["tokens"] == [5, 5]
    fitting = {t for t in arrangements() if t[L] == 5}
    assert set(drawn_tokens(at, 0, 1)) == fitting
    assert {t[L] for t in drawn_tokens(at, SPECTATOR, 0)} == {5}


# Documents seen by a tip


def seen_documents(at: Situation, viewer: int, agent: int) -> set[tuple[str, ...]]:
    return {cards_now(at.game, state, 1)[0][agent] for state in sampled(at, viewer, 200)}


def test_a_document_seen_stays_known_also_when_a_courier_moves_it() -> None:
    at = Situation(["tip"], ["doc_7", "personal", "courier"], first=1)
    at.lay(1, "doc_7", S)
    at.act(0, "tip", agent=S)
    at.lay(1, "personal", S)
    at.lay(0, "doc_2", L)
    assert {column[0] for column in seen_documents(at, 0, S)} == {"doc_7"}
    assert {column[1] for column in seen_documents(at, 0, S)} == {"doc_7", "personal", "trapped"}
    at.act(1, "courier", from_=S, index=0, to=B)
    assert seen_documents(at, 0, B) == {("doc_7",)}
    assert seen_documents(at, 0, S) == {("doc_7",), ("personal",), ("trapped",)}
    assert seen_documents(at, SPECTATOR, B) == {("doc_7",), ("personal",), ("trapped",)}
    documents = at.agent(B, 0).documents[1]
    assert [(one.back, one.card, one.seen) for one in documents] == [("0/7", "doc_7", True)]
    assert [(one.card, one.seen) for one in at.agent(S, 0).documents[1]] == [(None, False)]
    assert at.agent(B).documents[1][0].card is None


@pytest.mark.parametrize("backs", ["visible", "hidden"])
def test_a_document_is_any_unseen_card_of_its_back_copies_counted(backs: str) -> None:
    """Two of the four 0/7 are sevens: a face-down one is a seven half of the time."""
    at = Situation([], ["trapped", "doc_2"], first=1, hand_backs=backs)
    at.lay(1, "trapped", S)
    drawn = Counter(state.columns[1][S][0].card.id for state in sampled(at, 0, 2000))
    fits_evenly(drawn, Counter({"doc_7": 2, "personal": 1, "trapped": 1}), 2000)


def test_hidden_backs_leave_the_hand_open_and_visible_ones_do_not() -> None:
    hands = {}
    for backs in ("visible", "hidden"):
        at = Situation([], ["doc_2", "doc_2", "doc_3", "doc_4", "doc_5"], hand_backs=backs)
        hands[backs] = {cards_now(at.game, state, 1)[1] for state in sampled(at, 0, 50)}
    assert hands["visible"] == {("doc_2", "doc_2", "doc_3", "doc_4", "doc_5")}
    assert len(hands["hidden"]) > 40


def test_ones_own_draw_pile_is_in_any_order() -> None:
    own = deck(*(card(f"d{value}", value, str(value)) for value in range(8)))
    at = Situation([], [], deck=own)
    drawn = Counter(tuple(state.piles[0]) for state in sampled(at, 0, 600))
    fits_evenly(drawn, Counter(dict.fromkeys(permutations((5, 6, 7)), 1)), 600)


def test_at_the_end_one_world_is_left() -> None:
    game = DoubleAgent()
    last = random_game(game, 8)[-1]
    for viewer in (0, 1, SPECTATOR):
        assert len(list(game.worlds(knowledge_at(game, last, viewer)))) == 1
