"""Double Agent, ruling by ruling."""

from filature.core.events import SPECTATOR
from tests.games.double_agent.decks import LOPSIDED, card, deck, of_documents
from tests.games.double_agent.situation import A, B, E, L, S, Situation, V, five_deliveries


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


def delivered_at_l(*first: str) -> Situation:
    """L has delivered, after four turns; seat 0 goes on with the cards named."""
    at = Situation(["doc_2", "doc_2", *first], ["doc_3", "doc_3"])
    for turn, pawn in enumerate((L, S, B, A)):
        at.lay(turn % 2, ("doc_2", "doc_3")[turn % 2], L, pull=pawn)
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
    at.state.activated = (S, B, A, V, E)
    at.play(0, type="document", card="doc_4", agent=S)
    assert at.waiting == ((1,), "turn")


def test_R4_an_action_that_cannot_be_done_may_be_played_without_effect() -> None:
    at = Situation(["courier"], [])
    assert at.ways(0, "courier") == [{"none": True}]
    at.act(0, "courier", none=True)
    assert at.last("wasted") == {"type": "wasted", "seat": 0, "card": "courier"}
    assert at.view().sides[0].played == ["courier"]


def test_R5_answers_go_to_the_asking_seat_and_that_they_were_asked_is_public() -> None:
    at = Situation(["tip", "crosscheck"], ["doc_7"], first=1)
    at.lay(1, "doc_7", S)
    at.act(0, "tip", agent=S)
    public = {"type": "tip", "seat": 0, "card": "tip", "agent": S, "documents": None}
    assert at.last("tip", 0) == {**public, "documents": ["doc_7"]}
    assert at.last("tip", 1) == at.last("tip") == public
    at.lay_any(1)
    at.act(0, "crosscheck", agents=[V, E])
    asked = {"type": "crosscheck", "seat": 0, "card": "crosscheck", "agents": [V, E]}
    assert at.last("crosscheck", 0) == {**asked, "total": 9}
    assert at.last("crosscheck", 1) == at.last("crosscheck") == {**asked, "total": None}
    own, others = at.view(0).answers, at.view(1).answers
    assert [(answer.documents, answer.total) for answer in own] == [(["doc_7"], None), (None, 9)]
    assert [(answer.documents, answer.total) for answer in others] == [(None, None)] * 2
    assert [answer.agents for answer in others] == [[S], [V, E]]


def test_R5_a_turncoat_shows_its_agents_and_not_its_tokens() -> None:
    at = Situation(["turncoat"], [])
    at.act(0, "turncoat", agents=[L, E])
    told = {"type": "turncoat", "seat": 0, "card": "turncoat", "agents": [L, E]}
    assert at.last("turncoat", 1) == told
    assert [agent.tokens[0] for agent in at.view(0).agents] == [5, 2, 2, 3, 4, 1]
    assert [agent.tokens[0] for agent in at.view(1).agents] == [None] * 6


def test_R5_a_courier_shows_where_and_the_back_only() -> None:
    at = Situation(["doc_7", "courier"], [])
    at.lay(0, "doc_7", L)
    at.lay_any(1)
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
    at.lay_at(L, "five", "five", "trapped", "trapped")
    assert at.last("trapped")["cards"] == ["five", "five"]
    assert at.last("taken")["cards"] == ["trapped", "trapped"]
    assert len(at.all_told("trapped")) == 1
    at = Situation(["personal", "personal"], ["trapped", "personal"], deck=own)
    at.lay_at(L, "personal", "trapped", "personal", "personal")
    assert len(at.last("trapped")["cards"]) == 4
    taken = at.last("taken")
    assert (taken["cards"], taken["points"]) == ([], 0)
    assert (taken["loyalty"], taken["against"]) == (4, 2), "the personal papers count all the same"


def test_R7_a_courier_obeys_the_limit_of_unknown_backs_and_can_cause_a_delivery() -> None:
    at = Situation(["tip", "doc_2", "doc_3", "courier"], ["nosy", "doc_4", "doc_5"])
    at.lay_at(L, "tip")
    at.lay_at(S, "nosy")
    at.lay_at(V, "doc_2", "doc_4")
    at.lay_at(S, "doc_3")
    at.lay_at(V, "doc_5")
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
    assert not at.all_told("delivers")
    at.lay(1, "d7", B)
    assert [told["agent"] for told in at.all_told("delivers")] == [B, S, L, A, V]


def test_R9_at_the_end_all_tokens_and_cards_are_shown() -> None:
    at = five_deliveries(last=1)
    for viewer in (0, 1, SPECTATOR):
        view = at.view(viewer)
        assert None not in [token for agent in view.agents for token in agent.tokens]
        assert [side.hand for side in view.sides] == [["one"] * 5, ["two"] * 4]
        assert all(side.pile is not None for side in view.sides)
    left = [(told["seat"], told["agent"], told["token"]) for told in at.all_told("left")]
    assert left == [(0, E, 5), (1, E, 5)]
    assert [told["type"] for told in at.told()[-3:]] == ["left", "shown", "over"]


def test_R10_none_is_legal_only_when_the_action_cannot_be_done_at_all() -> None:
    at = Situation(["tip", "nosy", "turncoat", "pressure", "crosscheck"], [])
    for action in ("tip", "nosy", "turncoat", "pressure", "crosscheck"):
        assert at.refusal(0, type="action", card=action, none=True) == "can_be_done"
    at = Situation(["courier", "doc_2"], [])
    at.lay(0, "doc_2", L)
    at.lay_any(1)
    assert at.refusal(0, type="action", card="courier", none=True) == "can_be_done"


def test_R10_a_tip_may_find_nothing_and_a_turncoat_may_exchange_the_twos() -> None:
    at = Situation(["tip", "turncoat"], [])
    at.act(0, "tip", agent=E)
    assert at.last("tip", 0)["documents"] == []
    at.lay_any(1)
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
    at.pull(0)
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
    at.play(1, type="document", card=at.hand(1)[0], agent=L)
    assert at.refusal(1, type="influence", agent=S) == "activated"
    assert S not in [action["agent"] for action in at.legal(1)]


def test_R13_a_courier_names_a_place_in_the_column_and_the_document_goes_to_the_end() -> None:
    at = Situation(["doc_2", "doc_3", "doc_4", "courier"], ["doc_5", "doc_5", "doc_7"])
    at.lay_at(L, "doc_2")
    at.lay_at(E, "doc_5")
    at.lay_at(L, "doc_3")
    at.lay_at(E, "doc_5")
    at.lay_at(S, "doc_4")
    at.lay_at(A, "doc_7")
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
