"""Double Agent, rule by rule, in the order of its page."""

from random import Random

import pytest

from filature.core.events import CHANCE, SPECTATOR
from filature.games.double_agent.rules import DoubleAgent
from tests.games.double_agent.decks import ONLY_ACTIONS, card, deck, of_documents
from tests.games.double_agent.situation import A, B, E, L, S, Situation, V, five_deliveries

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
        assert len(at.game.lookup.decks[seat]) == 22
        assert (len(at.hand(seat)), at.view().sides[seat].pile_count) == (5, 17)


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
    first = game.lookup.first_players
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
        at.play(turn % 2, type="document", card=at.hand(turn % 2)[0], agent=turn)
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
    drew = {"type": "drew", "seat": 0, "back": "?", "pile": 16}
    assert at.last("drew", 0) == {**drew, "card": "turncoat"}
    assert at.last("drew", 1) == {**drew, "card": None}


# Deliveries


def test_an_agent_delivers_with_four_documents_both_columns_together() -> None:
    at = Situation(
        ["doc_2", "doc_3"], ["doc_4", "doc_5"], tokens=([5, 4, 3, 2, 2, 1], [1, 2, 2, 3, 4, 5])
    )
    at.lay_at(L, "doc_2", "doc_4", "doc_3")
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
    taken = {"loyalty": 3, "against": 1, "tie": False, "points": 2}
    assert at.told()[before + 1 : before + 8] == [
        {"type": "delivers", "agent": L, "tokens": [1, 1], "seats": [0, 1]},
        {"type": "bonus", "seat": 0, "agent": L},
        {"type": "revealed", "seat": 0, "agent": L, "cards": ["doc_2", "personal"]},
        {"type": "revealed", "seat": 1, "agent": L, "cards": ["trapped", "doc_5"]},
        {"type": "personal", "seat": 0, "agent": L, "count": 1},
        {"type": "trapped", "agent": L, "value": 5, "cards": ["doc_5"]},
        {
            **taken,
            "type": "taken",
            "seat": 0,
            "agent": L,
            "cards": ["doc_2", "personal", "trapped"],
        },
    ]


def test_the_dark_space_adds_one_and_equal_loyalties_go_to_the_side_of_the_pawn() -> None:
    for pulled, bonus, loyalties, taker in (
        ((L, E), None, (2, 2), 1),
        ((S, E), None, (2, 2), 0),
        ((L, S), 1, (2, 3), 1),
    ):
        at = Situation(["doc_2", "doc_3"], ["doc_4", "doc_5"])
        for turn, pull in enumerate((*pulled, B, A)):
            at.lay(turn % 2, f"doc_{(2, 4, 3, 5)[turn]}", S, pull=pull)
        delivery = at.agent(S).delivery
        assert delivery is not None
        assert (delivery.bonus, delivery.loyalties, delivery.seat) == (bonus, loyalties, taker)
        assert delivery.tie == (loyalties == (2, 2))


def test_three_documents_are_enough_beside_a_delivery_and_a_counter_asks_for_one_more() -> None:
    at = Situation(["doc_2", "doc_2", "nosy"], ["doc_3", "doc_3", "nosy"])
    at.act(0, "nosy", agent=L)
    assert at.agent(L).needed == 5
    at.act(1, "nosy", agent=L)
    assert (at.agent(L).needed, at.agent(L).counters) == (6, 2)
    at.lay_at(S, "doc_2", "doc_3", "doc_2", "doc_3")
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
    at.lay_at(B, "doc_3")
    at.lay_at(A, "doc_4", "doc_5", "doc_4")
    at.lay_at(E, "doc_2")
    return at


def test_the_rulebooks_example_of_a_chain_gives_red_thirteen_points_at_s() -> None:
    at = the_rulebooks_example()
    assert [agent.count for agent in at.view().agents] == [0, 3, 3, 3, 0, 1]
    at.lay(1, "doc_5", S)
    delivered = [told["agent"] for told in at.all_told("delivers")]
    assert delivered == [S, B], "without its counter A would have delivered too"
    taken = at.all_told("taken")[0]
    assert (taken["seat"], taken["loyalty"], taken["against"], taken["tie"]) == (1, 4, 4, True)
    assert taken["points"] == 13
    assert (at.agent(A).count, at.agent(A).needed) == (3, 4)


def test_the_rulebooks_example_without_the_counter_brings_a_down_too() -> None:
    at = the_rulebooks_example()
    at.state.counters = ()
    at.lay(1, "doc_5", S)
    assert [told["agent"] for told in at.all_told("delivers")] == [S, B, A]


# End and score


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
    at.lay_at(L, "two", "zero", "two", "zero")
    at.lay_at(S, "zero", "zero")
    at.lay_at(E, "zero")
    at.lay_at(S, "four")
    assert at.outcome == {"winners": [1], "scores": [4, 4], "reason": "cards_exhausted"}


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
