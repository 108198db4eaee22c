"""Double Agent, rule by rule, in the order of its page."""

from random import Random

import pytest

from filature.core.events import CHANCE, SPECTATOR
from filature.games.double_agent.rules import DoubleAgent
from tests.games.double_agent.decks import LOPSIDED, ONLY_ACTIONS, card, deck, of_documents
from tests.games.double_agent.situation import A, B, E, L, S, Situation, V

# Components and set-up


def test_the_pawns_begin_on_inner_spaces_half_of_them_nearer_each_seat() -> None:
    agents = Situation().view().agents
    assert [agent.letter for agent in agents] == ["L", "S", "B", "A", "V", "E"]
    assert [agent.space for agent in agents] == [1, 2, 1, 2, 1, 2]
    assert [agent.side for agent in agents] == [0, 1, 0, 1, 0, 1]
    assert not any(agent.activated or agent.dark for agent in agents)


def test_the_default_deck_has_22_cards_and_each_seat_takes_five() -> None:
    at = Situation()
    for seat in (0, 1):
        assert len(at.game.tables.decks[seat]) == 22
        side = at.view(seat).sides[seat]
        assert side.hand is not None
        assert (len(side.hand), side.pile_count) == (5, 17)


def test_tokens_are_given_simultaneously_secretly_and_once() -> None:
    game = DoubleAgent()
    state = game.new()
    assert game.to_act(state) == (0, 1)
    move = game.from_record({"type": "loyalty", "tokens": [3, 1, 5, 2, 4, 2]})
    [event] = game.play(state, 1, move)
    assert game.to_act(state) == (0,)
    assert len(game.legal(state, 1)) == 0
    assert len(game.legal(state, 0)) == 360
    for viewer in (0, SPECTATOR):
        view = game.view(state, viewer)
        assert view.sides[1].chosen
        assert [agent.tokens[1] for agent in view.agents] == [None] * 6
        assert "5" not in str(event.told(viewer))
    assert [agent.tokens[1] for agent in game.view(state, 1).agents] == [3, 1, 5, 2, 4, 2]
    game.play(state, 0, move)
    assert game.to_act(state) == (CHANCE,)


def test_chance_shuffles_evenly_then_draws_the_first_player() -> None:
    game = DoubleAgent(2, {"deck": of_documents(0, 1, 2)})
    state = game.new()
    for seat in (0, 1):
        game.play(state, seat, game.from_record({"type": "loyalty", "tokens": [1, 2, 2, 3, 4, 5]}))
    rng = Random(1)
    orders = [game.chance(state, rng) for _ in range(1200)]
    counts = {order: orders.count(order) for order in set(orders)}
    assert len(counts) == 36
    assert max(counts.values()) < 75
    game.play(state, CHANCE, orders[0])
    first = game.tables.first_players
    assert game.outcomes(state) == [(first, 0.5), (first + 1, 0.5)]


# A turn


def test_a_document_is_laid_face_down_and_only_its_back_is_public() -> None:
    at = Situation(["doc_7"], [])
    at.lay(0, "doc_7", S)
    laid = {"type": "document", "seat": 0, "back": "0/7", "agent": S, "count": 1, "needed": 4}
    assert at.last("document", 0) == {**laid, "card": "doc_7"}
    assert at.last("document", 1) == at.last("document") == {**laid, "card": None}
    assert [one.card for one in at.agent(S, 0).documents[0]] == ["doc_7"]
    assert [one.card for one in at.agent(S, 1).documents[0]] == [None]


def test_at_most_one_unknown_back_lies_at_an_agent_both_seats_together() -> None:
    at = Situation(["tip"], ["nosy", "doc_2"])
    at.lay(0, "tip", S)
    assert at.refusal(1, type="document", card="nosy", agent=S) == "one_unknown_back"
    assert at.refusal(1, type="document", card="doc_2", agent=S) is None
    assert at.refusal(1, type="document", card="nosy", agent=L) is None
    assert {"type": "document", "card": "nosy", "agent": S} not in at.legal(1)


def test_only_cards_with_an_unknown_back_are_played_as_actions_and_then_are_out() -> None:
    at = Situation(["tip", "doc_3"], [])
    assert at.refusal(0, type="action", card="doc_3", agent=S) == "no_action"
    at.act(0, "tip", agent=S)
    assert at.view().sides[0].played == ["tip"]
    assert at.view(0).sides[0].hand_count == 5


def test_a_card_that_is_not_in_the_hand_is_not_played() -> None:
    at = Situation(["doc_2", "doc_2", "doc_3", "doc_3", "doc_4"], [])
    assert at.refusal(0, type="document", card="doc_5", agent=S) == "not_in_hand"
    assert at.refusal(0, type="action", card="tip", agent=S) == "not_in_hand"
    assert at.refusal(0, type="document", card="joker", agent=S) == "unknown_card"
    assert at.refusal(0, type="pass") == "wrong_moment"
    assert at.refusal(1, type="pass") == "not_your_turn"


def test_each_of_the_first_three_turns_ends_with_a_pawn_pulled_and_turned() -> None:
    at = Situation()
    for turn in range(6):
        hand = at.view(turn % 2).sides[turn % 2].hand
        assert hand is not None
        at.play(turn % 2, type="document", card=hand[0], agent=turn)
        assert at.waiting == ((turn % 2,), "influence")
        at.play(turn % 2, type="influence", agent=turn)
    assert [agent.space for agent in at.view().agents] == [0, 3, 0, 3, 0, 3]
    assert all(agent.activated for agent in at.view().agents)
    assert at.waiting == ((0,), "turn")


def test_a_card_is_drawn_at_the_end_of_a_turn_after_the_pawn() -> None:
    at = Situation(["doc_2", "doc_2", "doc_3", "doc_3", "doc_4", "turncoat"], [])
    at.play(0, type="document", card="doc_2", agent=L)
    assert at.view().sides[0].hand_count == 4
    at.play(0, type="influence", agent=L)
    assert at.last("drew", 0) == {
        "type": "drew",
        "seat": 0,
        "card": "turncoat",
        "back": "?",
        "pile": 16,
    }
    assert at.last("drew", 1)["card"] is None


# Deliveries


def test_an_agent_delivers_with_four_documents_both_columns_together() -> None:
    at = Situation(
        ["doc_2", "doc_3"], ["doc_4", "doc_5"], tokens=([5, 4, 3, 2, 2, 1], [1, 2, 2, 3, 4, 5])
    )
    at.lay(0, "doc_2", L)
    at.lay(1, "doc_4", L)
    at.lay(0, "doc_3", L)
    assert at.agent(L).delivery is None
    at.lay(1, "doc_5", L)
    delivery = at.agent(L).delivery
    assert delivery is not None
    assert (delivery.seat, delivery.points) == (0, 14)
    assert delivery.documents == (["doc_2", "doc_3"], ["doc_4", "doc_5"])
    assert at.view().sides[0].score_pile == ["doc_2", "doc_3", "doc_4", "doc_5"]
    assert at.refusal(0, type="document", card="doc_2", agent=L) == "delivered"


def test_a_delivery_is_told_step_by_step() -> None:
    at = Situation(["doc_2", "personal"], ["trapped", "doc_5"])
    at.lay(0, "doc_2", L, pull=L)
    at.lay(1, "trapped", L)
    at.lay(0, "personal", L)
    before = len(at.told())
    at.lay(1, "doc_5", L)
    steps = at.told()[before:]
    assert steps[:9] == [
        {
            "type": "document",
            "seat": 1,
            "card": None,
            "back": "5",
            "agent": L,
            "count": 4,
            "needed": 4,
        },
        {"type": "delivers", "agent": L, "tokens": [1, 1], "seats": [0, 1]},
        {"type": "bonus", "seat": 0, "agent": L},
        {"type": "revealed", "seat": 0, "agent": L, "cards": ["doc_2", "personal"]},
        {"type": "revealed", "seat": 1, "agent": L, "cards": ["trapped", "doc_5"]},
        {"type": "personal", "seat": 0, "agent": L, "count": 1},
        {"type": "trapped", "agent": L, "value": 5, "cards": ["doc_5"]},
        {
            "type": "taken",
            "seat": 0,
            "agent": L,
            "loyalty": 3,
            "against": 1,
            "tie": False,
            "cards": ["doc_2", "personal", "trapped"],
            "points": 2,
        },
        steps[8],
    ]


def test_the_dark_space_adds_one_and_equal_loyalties_go_to_the_side_of_the_pawn() -> None:
    for pull, taker, loyalties in ((None, 1, (2, 2)), (S, 1, (2, 2)), (0, 1, (2, 2))):
        at = Situation(["doc_2", "doc_3"], ["doc_4", "doc_5"])
        at.lay(0, "doc_2", S, pull=pull)
        at.lay(1, "doc_4", S, pull=E)
        at.lay(0, "doc_3", S, pull=B)
        at.lay(1, "doc_5", S, pull=A)
        delivery = at.agent(S).delivery
        assert delivery is not None
        assert delivery.tie
        expected = 0 if pull == S else taker
        assert (delivery.seat, delivery.loyalties) == (expected, loyalties)
    at = Situation(["doc_2", "doc_3"], ["doc_4", "doc_5"])
    at.lay(0, "doc_2", S, pull=L)
    at.lay(1, "doc_4", S, pull=S)
    at.lay(0, "doc_3", S)
    at.lay(1, "doc_5", S)
    delivery = at.agent(S).delivery
    assert delivery is not None
    assert (delivery.bonus, delivery.loyalties, delivery.seat) == (1, (2, 3), 1)


def test_three_documents_are_enough_beside_a_delivery_and_a_counter_asks_for_one_more() -> None:
    at = Situation(["doc_2", "doc_2", "nosy"], ["doc_3", "doc_3", "nosy"])
    at.act(0, "nosy", agent=L)
    assert at.agent(L).needed == 5
    at.act(1, "nosy", agent=L)
    assert (at.agent(L).needed, at.agent(L).counters) == (6, 2)
    for laid, seat in (("doc_2", 0), ("doc_3", 1), ("doc_2", 0)):
        at.lay(seat, laid, S)
    at.lay(1, "doc_3", S)
    assert at.agent(S).delivery is not None
    assert [agent.needed for agent in at.view().agents] == [5, 0, 3, 4, 4, 4]
    assert at.agent(L).counters == 2


def the_rulebooks_example() -> Situation:
    """Blue is seat 0, red seat 1. S holds three documents, B and A three, A with a counter.

    S has loyalty 4 for blue and 3 for red, with the pawn on red's dark space.
    """
    at = Situation(
        ["doc_2", "doc_3", "doc_4", "nosy", "doc_5", "doc_2", "doc_7"],
        ["doc_2", "doc_5", "doc_3", "doc_3", "doc_4", "doc_4", "doc_7"],
        tokens=([1, 4, 5, 2, 2, 3], [1, 3, 2, 4, 5, 2]),
    )
    at.lay(0, "doc_2", S, pull=L)
    at.lay(1, "doc_2", S, pull=S)
    at.lay(0, "doc_4", S, pull=B)
    at.lay(1, "doc_3", B, pull=A)
    at.act(0, "nosy", agent=A, pull=V)
    at.lay(1, "doc_3", B, pull=E)
    at.lay(0, "doc_3", B)
    at.lay(1, "doc_4", A)
    at.lay(0, "doc_5", A)
    at.lay(1, "doc_4", A)
    at.lay(0, "doc_2", E)
    return at


def test_the_rulebooks_example_of_a_chain_gives_red_thirteen_points_at_s() -> None:
    at = the_rulebooks_example()
    assert [agent.count for agent in at.view().agents] == [0, 3, 3, 3, 0, 1]
    at.lay(1, "doc_5", S)
    delivered = [told["agent"] for told in at.told() if told["type"] == "delivers"]
    assert delivered == [S, B], "A would have delivered too, were it not for its counter"
    taken = next(told for told in at.told() if told["type"] == "taken")
    assert (taken["seat"], taken["loyalty"], taken["against"], taken["tie"]) == (1, 4, 4, True)
    assert taken["points"] == 13
    assert (at.agent(A).count, at.agent(A).needed) == (3, 4)


def test_the_rulebooks_example_without_the_counter_brings_a_down_too() -> None:
    at = the_rulebooks_example()
    at.state.needed[A] -= 1
    at.lay(1, "doc_5", S)
    assert [told["agent"] for told in at.told() if told["type"] == "delivers"] == [S, B, A]


# End and score


def five_deliveries(last: int = 0) -> Situation:
    """Documents at agents from L to V until five have delivered: four, then three each."""
    documents = deck(card("one", 1, "1", [20, 0]), card("two", 2, "2", [0, 20]))
    at = Situation(deck=documents)
    for turn, agent in enumerate([L] * 4 + [S] * 3 + [B] * 3 + [A] * 3 + [V] * (2 + last)):
        at.lay(turn % 2, ("one", "two")[turn % 2], agent)
    return at


def test_the_game_ends_at_the_end_of_a_turn_with_five_agents_delivered() -> None:
    assert five_deliveries().outcome is None
    at = five_deliveries(last=1)
    assert at.outcome is not None
    assert at.outcome["reason"] == "agents_delivered"
    assert sum(at.outcome["scores"]) == 24
    assert at.waiting == ((), "over")
    assert at.refusal(0, type="document", card="one", agent=E) == "game_over"
    assert at.view().sides[0].hand == ["one"] * 5, "no card is drawn once the end is reached"


def test_documents_at_agents_that_did_not_deliver_count_for_nobody() -> None:
    at = Situation(deck=of_documents(5, 6, 7))
    for turn in range(6):
        at.lay(turn % 2, f"d{turn // 2}", turn)
    assert at.outcome == {"winners": [0, 1], "scores": [0, 0], "reason": "cards_exhausted"}


def test_equal_values_are_decided_by_the_smaller_score_pile() -> None:
    """Seat 0 takes 2 + 2 + 0 + 0 at L, seat 1 takes 4 + 0 + 0 at S: the smaller pile wins."""
    own = deck(
        card("zero", 0, "0", [2, 3]), card("two", 2, "2", [2, 0]), card("four", 4, "4", [0, 1])
    )
    at = Situation(deck=own, tokens=([5, 1, 2, 2, 3, 4], [1, 5, 2, 2, 3, 4]))
    at.lay(0, "two", L)
    at.lay(1, "zero", L)
    at.lay(0, "two", L)
    at.lay(1, "zero", L)
    at.lay(0, "zero", S)
    at.lay(1, "zero", S)
    at.lay(0, "zero", E)
    at.lay(1, "four", S)
    assert at.outcome == {"winners": [1], "scores": [4, 4], "reason": "cards_exhausted"}


# Rulings


def test_R1_backs_in_the_hand_are_public_as_counts_and_the_draw_piles_never() -> None:
    at = Situation([], ["doc_2", "doc_7", "personal", "tip", "nosy"])
    side = at.view(0).sides[1]
    assert side.backs == {"2": 1, "0/7": 2, "?": 2}
    assert (side.hand, side.pile, side.pile_count) == (None, None, 17)
    assert at.last("dealt", 0)["backs"] == {"2": 1, "0/7": 2, "?": 2}


def test_R1_the_option_hides_backs_in_the_hand_but_not_on_the_table() -> None:
    at = Situation(["doc_2"], ["doc_7"], hand_backs="hidden")
    assert at.view(0).sides[1].backs is None
    assert at.last("dealt", 0)["backs"] is None
    at.lay(0, "doc_2", L)
    assert at.last("drew", 1) == {"type": "drew", "seat": 0, "card": None, "back": None, "pile": 16}
    at.lay(1, "doc_7", L)
    assert at.agent(L, 0).documents[1][0].back == "0/7"


def delivered_at_l(*first: str, **options: object) -> Situation:
    """L has delivered, after four turns; seat 0 goes on with the cards named."""
    at = Situation(["doc_2", "doc_2", *first], ["doc_3", "doc_3"])
    for seat, laid, pawn in ((0, "doc_2", L), (1, "doc_3", S), (0, "doc_2", B), (1, "doc_3", A)):
        at.lay(seat, laid, L, pull=pawn)
    return at


def test_R2_effects_and_first_moves_name_only_agents_that_have_not_delivered() -> None:
    at = delivered_at_l("tip", "crosscheck", "pressure")
    assert at.refusal(0, type="action", card="tip", agent=L) == "delivered"
    assert at.refusal(0, type="action", card="crosscheck", agents=[L, S]) == "delivered"
    assert at.refusal(0, type="action", card="pressure", moves=[[L, 1]]) == "delivered"
    at.play(0, type="action", card="tip", agent=S)
    assert at.refusal(0, type="influence", agent=L) == "delivered"
    assert [action["agent"] for action in at.legal(0)] == [V, E]


def test_R3_a_pawn_never_leaves_the_track() -> None:
    at = Situation(["pressure", "blackmail"], [])
    assert {"moves": [[L, -1]]} in at.ways(0, "pressure")
    assert {"moves": [[L, -2]]} not in at.ways(0, "blackmail")
    assert at.refusal(0, type="action", card="blackmail", moves=[[L, -2]]) == "off_the_track"
    at.act(0, "pressure", moves=[[L, -1]], pull=S)
    assert at.agent(L).space == 0


def test_R3_a_pawn_on_ones_dark_space_may_be_chosen_and_stays() -> None:
    at = Situation(["pressure"], [])
    at.play(0, type="action", card="pressure", moves=[[L, -1]])
    at.play(0, type="influence", agent=L)
    agent = at.agent(L)
    assert (agent.space, agent.activated) == (0, True)
    assert at.last("influence")["steps"] == 0


def test_R3_effects_do_not_turn_pawns_over_and_move_pawns_on_either_side() -> None:
    at = Situation(["blackmail"], [])
    at.act(0, "blackmail", moves=[[S, 1], [V, 1]], pull=L)
    assert [at.agent(agent).space for agent in (S, V)] == [3, 2]
    assert not at.agent(S).activated
    assert not at.agent(V).activated


def test_R3_the_step_is_skipped_when_no_pawn_is_left_to_choose() -> None:
    """Six pawns, six first turns: only deliveries could leave none; then the turn goes on."""
    at = delivered_at_l("doc_4")
    at.state.activated = 0b111110
    at.play(0, type="document", card="doc_4", agent=S)
    assert at.waiting == ((1,), "turn")


def test_R4_an_action_that_cannot_be_done_may_be_played_without_effect() -> None:
    at = Situation(["courier"], [])
    assert at.ways(0, "courier") == [{"none": True}]
    at.act(0, "courier", none=True)
    assert at.last("wasted") == {"type": "wasted", "seat": 0, "card": "courier"}
    assert at.view().sides[0].played == ["courier"]


def test_R5_answers_go_to_the_asking_seat_and_that_they_were_asked_is_public() -> None:
    at = Situation(["tip", "crosscheck"], ["doc_7"], first=1, tokens=([1, 2, 2, 3, 4, 5],) * 2)
    at.lay(1, "doc_7", S)
    at.act(0, "tip", agent=S)
    public = {"type": "tip", "seat": 0, "card": "tip", "agent": S, "documents": None}
    assert at.last("tip", 0) == {**public, "documents": ["doc_7"]}
    assert at.last("tip", 1) == at.last("tip") == public
    at.lay(1, "doc_2" if "doc_2" in (at.view(1).sides[1].hand or []) else "doc_7", L)
    at.act(0, "crosscheck", agents=[V, E])
    asked = {"type": "crosscheck", "seat": 0, "card": "crosscheck", "agents": [V, E]}
    assert at.last("crosscheck", 0) == {**asked, "total": 9}
    assert at.last("crosscheck", 1) == at.last("crosscheck") == {**asked, "total": None}
    own, others = at.view(0).answers, at.view(1).answers
    assert [(answer.documents, answer.total) for answer in own] == [(["doc_7"], None), (None, 9)]
    assert [(answer.documents, answer.total) for answer in others] == [(None, None)] * 2
    assert [answer.agents for answer in others] == [[S], [V, E]]


def test_R5_a_turncoat_shows_its_agents_and_not_its_tokens() -> None:
    at = Situation(["turncoat"], [], tokens=([1, 2, 2, 3, 4, 5],) * 2)
    at.act(0, "turncoat", agents=[L, E])
    assert at.last("turncoat", 1) == {
        "type": "turncoat",
        "seat": 0,
        "card": "turncoat",
        "agents": [L, E],
    }
    assert [agent.tokens[0] for agent in at.view(0).agents] == [5, 2, 2, 3, 4, 1]
    assert [agent.tokens[0] for agent in at.view(1).agents] == [None] * 6


def test_R5_a_courier_shows_where_and_the_back_only() -> None:
    at = Situation(["doc_7", "courier"], [])
    at.lay(0, "doc_7", L)
    at.lay(1, at.view(1).sides[1].hand[0], L)  # type: ignore[index]
    at.act(0, "courier", from_=L, index=0, to=B)
    moved = {"from": L, "index": 0, "to": B, "back": "0/7", "document": None}
    assert moved.items() <= at.last("courier", 1).items()
    assert at.last("courier", 0)["document"] == "doc_7"


def test_R6_trapped_takes_the_highest_ties_included_and_itself_among_zeros() -> None:
    own = deck(
        card("trapped", 0, "0/7", 2, effect="trapped"),
        card("personal", 0, "0/7", 2, effect="personal"),
        card("five", 5, "5", 2),
    )
    at = Situation(["five", "trapped"], ["five", "trapped"], deck=own)
    for seat, laid in ((0, "five"), (1, "five"), (0, "trapped"), (1, "trapped")):
        at.lay(seat, laid, L)
    assert at.last("trapped")["cards"] == ["five", "five"]
    assert at.last("taken")["cards"] == ["trapped", "trapped"]
    assert len([told for told in at.told() if told["type"] == "trapped"]) == 1
    at = Situation(["personal", "personal"], ["trapped", "personal"], deck=own)
    for seat, laid in ((0, "personal"), (1, "trapped"), (0, "personal"), (1, "personal")):
        at.lay(seat, laid, L)
    assert len(at.last("trapped")["cards"]) == 4
    taken = at.last("taken")
    assert (taken["cards"], taken["points"]) == ([], 0)
    assert (taken["loyalty"], taken["against"]) == (4, 2), "the personal papers count all the same"


def test_R7_a_courier_obeys_the_limit_of_unknown_backs_and_can_cause_a_delivery() -> None:
    at = Situation(["tip", "doc_2", "doc_3", "courier"], ["nosy", "doc_4", "doc_5"])
    at.lay(0, "tip", L)
    at.lay(1, "nosy", S)
    at.lay(0, "doc_2", V)
    at.lay(1, "doc_4", V)
    at.lay(0, "doc_3", S)
    at.lay(1, "doc_5", V)
    ride = {"type": "action", "card": "courier", "from_": L, "index": 0}
    assert at.refusal(0, **ride, to=S) == "one_unknown_back"
    assert at.refusal(0, **ride, to=L) == "same_agent"
    assert (
        at.refusal(0, type="action", card="courier", from_=L, index=1, to=S) == "no_such_document"
    )
    at.play(0, **ride, to=V)
    assert at.last("delivers")["agent"] == V
    assert not at.agent(L).unknown_back


def test_R8_the_lowest_agent_that_is_due_delivers_next() -> None:
    own = of_documents(*range(12))
    at = Situation([f"d{n}" for n in range(12)], [f"d{n}" for n in range(12)], deck=own)
    places = [S, S, S, L, L, L, A, A, A, V, V, V, B, B, B]
    for turn, agent in enumerate(places):
        at.lay(turn % 2, f"d{turn // 2}", agent)
    assert not [told for told in at.told() if told["type"] == "delivers"]
    at.lay(1, "d7", B)
    assert [t["agent"] for t in at.told() if t["type"] == "delivers"] == [B, S, L, A, V]


def test_R9_at_the_end_all_tokens_and_cards_are_shown() -> None:
    at = five_deliveries(last=1)
    for viewer in (0, 1, SPECTATOR):
        view = at.view(viewer)
        assert None not in [token for agent in view.agents for token in agent.tokens]
        assert [side.hand for side in view.sides] == [["one"] * 5, ["two"] * 4]
        assert all(side.pile is not None for side in view.sides)
    left = [told for told in at.told() if told["type"] == "left"]
    assert [(told["seat"], told["agent"], told["token"]) for told in left] == [(0, E, 5), (1, E, 5)]
    assert [told["type"] for told in at.told()[-3:]] == ["left", "shown", "over"]


def test_R10_none_is_legal_only_when_the_action_cannot_be_done_at_all() -> None:
    at = Situation(["tip", "nosy", "turncoat", "pressure", "crosscheck"], [])
    for action in ("tip", "nosy", "turncoat", "pressure", "crosscheck"):
        assert at.refusal(0, type="action", card=action, none=True) == "can_be_done"
    at = Situation(["courier", "doc_2"], [])
    at.lay(0, "doc_2", L)
    at.lay(1, at.view(1).sides[1].hand[0], L)  # type: ignore[index]
    assert at.refusal(0, type="action", card="courier", none=True) == "can_be_done"


def test_R10_a_tip_may_find_nothing_and_a_turncoat_may_exchange_the_twos() -> None:
    at = Situation(["tip", "turncoat"], [], tokens=([1, 2, 2, 3, 4, 5],) * 2)
    at.act(0, "tip", agent=E)
    assert at.last("tip", 0)["documents"] == []
    at.lay(1, at.view(1).sides[1].hand[0], L)  # type: ignore[index]
    at.act(0, "turncoat", agents=[S, B])
    assert [agent.tokens[0] for agent in at.view(0).agents] == [1, 2, 2, 3, 4, 5]


def test_R10_both_counters_may_lie_on_one_agent_and_a_third_nosy_is_without_effect() -> None:
    own = deck(card("nosy", 4, "?", 3, effect="nosy"), card("one", 1, "1", 4))
    at = Situation(["nosy"] * 3, ["nosy"] * 3, deck=own)
    at.act(0, "nosy", agent=S)
    at.act(1, "nosy", agent=S)
    assert (at.agent(S).counters, at.agent(S).needed, at.view().counters_left) == (2, 6, 0)
    assert at.ways(0, "nosy") == [{"none": True}]
    assert at.refusal(0, type="action", card="nosy", agent=S) == "no_counter"
    at.act(0, "nosy", none=True)
    assert at.agent(S).counters == 2


def test_R11_the_game_ends_at_once_when_both_seats_have_neither_hand_nor_deck() -> None:
    at = Situation(deck=of_documents(3))
    at.lay(0, "d0", L)
    at.play(1, type="document", card="d0", agent=L)
    assert at.outcome == {"winners": [0, 1], "scores": [0, 0], "reason": "cards_exhausted"}


def test_R11_a_seat_with_no_card_left_passes_and_still_pulls_a_pawn_in_its_first_turns() -> None:
    at = Situation(deck=LOPSIDED, first=1)
    for laid in ("three", "nosy"):
        at.lay(1, "three", L)
        at.lay(0, laid, S)
    at.lay(1, "three", B)
    assert at.waiting == ((0,), "pass")
    assert at.legal(0) == [{"type": "pass"}]
    assert at.refusal(0, type="document", card="three", agent=L) == "not_in_hand"
    at.play(0, type="pass")
    assert at.last("passed") == {"type": "passed", "seat": 0}
    assert at.waiting == ((0,), "influence")
    at.pulled(0, None)
    assert at.waiting == ((1,), "turn")


def test_R11_the_fifth_delivery_with_the_very_last_card_ends_the_game_by_deliveries() -> None:
    at = Situation(deck=of_documents(*range(8)))
    for turn, agent in enumerate([L] * 4 + [S] * 3 + [B] * 3 + [A] * 3 + [V] * 3):
        assert at.outcome is None
        at.lay(turn % 2, f"d{turn // 2}", agent)
    assert not any(at.state.hands)
    assert at.outcome is not None
    assert at.outcome["reason"] == "agents_delivered"


def test_R12_a_pawn_that_only_a_card_has_moved_may_still_be_chosen_and_no_other_twice() -> None:
    at = Situation(["pressure"], [])
    at.play(0, type="action", card="pressure", moves=[[S, 1]])
    at.play(0, type="influence", agent=S)
    assert at.agent(S).space == 2
    at.play(1, type="document", card=at.view(1).sides[1].hand[0], agent=L)  # type: ignore[index]
    assert at.refusal(1, type="influence", agent=S) == "activated"
    assert S not in [action["agent"] for action in at.legal(1)]


def test_R13_a_courier_names_a_place_in_the_column_and_the_document_goes_to_the_end() -> None:
    at = Situation(["doc_2", "doc_3", "doc_4", "courier"], ["doc_5", "doc_5", "doc_7"])
    at.lay(0, "doc_2", L)
    at.lay(1, "doc_5", E)
    at.lay(0, "doc_3", L)
    at.lay(1, "doc_5", E)
    at.lay(0, "doc_4", S)
    at.lay(1, "doc_7", A)
    at.act(0, "courier", from_=L, index=0, to=S)
    assert [one.card for one in at.agent(L, 0).documents[0]] == ["doc_3"]
    assert [one.card for one in at.agent(S, 0).documents[0]] == ["doc_4", "doc_2"]


def test_R14_the_cards_of_a_hand_have_no_order_for_others() -> None:
    views = []
    for hand in (["doc_2", "tip", "doc_7"], ["doc_7", "doc_2", "tip"]):
        at = Situation([], hand, first=1)
        at.lay(1, "doc_2", L)
        views.append((at.view(0), at.told(0)))
    assert views[0] == views[1]


# What the view keeps at hand


def test_the_view_names_the_cards_that_are_reconstructed() -> None:
    view = Situation().view()
    sources = {card.id: card.source for card in view.deck}
    assert [id for id, source in sources.items() if source == "rulebook"] == ["personal", "trapped"]
    assert set(view.reconstructed) == set(sources) - {"personal", "trapped"}


def test_a_card_without_an_effect_can_be_laid_or_played_for_nothing() -> None:
    at = Situation(["blank"], [], deck=ONLY_ACTIONS)
    assert at.ways(0, "blank") == [{"none": True}]
    at.act(0, "blank", none=True)
    assert at.last("wasted")["card"] == "blank"


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        ({"card": "tip"}, "act_form"),
        ({"card": "tip", "agents": [0, 1]}, "act_form"),
        ({"card": "tip", "agent": 0, "none": True}, "act_form"),
        ({"card": "tip", "none": False}, "act_form"),
        ({"card": "tip", "agent": 6}, "out_of_range"),
        ({"card": "crosscheck", "agents": [1, 0]}, "two_agents"),
        ({"card": "crosscheck", "agents": [1, 1]}, "two_agents"),
        ({"card": "crosscheck", "agents": [0, 1, 2]}, "two_agents"),
        ({"card": "pressure", "moves": [[0, 2]]}, "moves_wrong"),
        ({"card": "pressure", "moves": [[0, 1], [1, 1]]}, "moves_wrong"),
        ({"card": "blackmail", "moves": [[0, 1]]}, "moves_wrong"),
        ({"card": "blackmail", "moves": [[1, 1], [0, 1]]}, "moves_wrong"),
        ({"card": "blackmail", "moves": [[0, 1], [0, 1]]}, "moves_wrong"),
        ({"card": "courier", "from_": 0, "index": 0}, "act_form"),
        ({"card": "courier", "from_": 0, "index": 5, "to": 1}, "out_of_range"),
    ],
)
def test_an_action_of_the_wrong_form_is_refused(action: dict[str, object], refusal: str) -> None:
    assert Situation().refusal(0, type="action", **action) == refusal
