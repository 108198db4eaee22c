"""Double Agent, the rules: two seats, six agents in a line, 22 cards each."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from random import Random
from struct import Struct
from typing import ClassVar

from filature.core.drawing import Drawing
from filature.core.events import CHANCE, Event, Over
from filature.core.game import Game, Option, Outcome
from filature.core.knowledge import Move
from filature.core.legal import NONE_LEGAL, Factored, Json, LegalSet
from filature.core.refusals import BadAction, IllegalAction, NotOwed
from filature.games.double_agent import actions, events, view, worlds
from filature.games.double_agent import deck as decks
from filature.games.double_agent.deck import Card
from filature.games.double_agent.deliveries import deliver_in_chain, without
from filature.games.double_agent.effects import EFFECTS, legal_ways, listing_order
from filature.games.double_agent.lookup import (
    ARRANGEMENTS,
    WITHOUT_EFFECT,
    CardAction,
    CodeRuns,
    Run,
    lookup_of,
)
from filature.games.double_agent.shuffling import Shuffling
from filature.games.double_agent.state import (
    COUNT,
    DARK,
    HAND,
    SEATS,
    Agents,
    State,
    ids,
    with_seat,
)

FIRST_TURNS = 6
"""The first three turns of both seats."""
AGENTS_TO_END = 5
"""With so many agents delivered the game ends."""


class DoubleAgent(Game[State, view.DoubleAgentView]):
    """Double Agent, by Ludovic Maublanc and Bruno Faidutti."""

    id = "double_agent"
    rules_version = 1
    seat_counts = (2,)
    always_won = True
    options_offered = (
        Option("hand_backs", "visible", choices=["visible", "hidden"]),
        Option("deck", None, own=True),
    )
    fields = {
        "seat": "seat",
        "seats": "seat",
        "first": "seat",
        "toward": "seat",
        "side": "seat",
        "winners": "seat",
        "agent": "agent",
        "agents": "agent",
        "from": "agent",
        "to": "agent",
        "index": "ordinal",
        "moves": "pairs",
        "column": "pairs",
        "key": "agent",
    }
    action_type = actions.DoubleAgentAction
    event_type = events.DoubleAgentEvent
    actions_module: ClassVar = actions
    view_module: ClassVar = view
    worlds_module: ClassVar = worlds

    def __init__(self, seats: int = 2, options: Mapping[str, Json] | None = None) -> None:
        super().__init__(seats, options)
        if decks.is_default(self.options["deck"]):
            self.options["deck"] = None
        own_deck = self.options["deck"]
        self.deck = decks.default_deck() if own_deck is None else decks.read(own_deck)
        if own_deck is not None and not self.is_stored:
            decks.check_sizes(self.deck, own_deck)
        self.backs_visible = self.options["hand_backs"] == "visible"
        self.lookup = lookup_of(self.deck)
        self.sorted_decks = [[card.kind for card in deck] for deck in self.lookup.decks]
        self.shuffle_keys = Struct(f"<{sum(map(len, self.sorted_decks))}Q")
        self.decision_codes = self.lookup.first_players
        self.chance_codes = max(len(SEATS), *(kinds[-1] + 1 for kinds in self.sorted_decks))

    def names(self, language: str) -> Mapping[str, str]:
        return {} if self.options["deck"] is None else decks.names(self.deck, language)

    def new(self) -> State:
        return State()

    def asked(self, state: State, actor: int) -> str:
        return "pass" if state.phase == "turn" and not state.hands[actor] else state.phase

    def play(self, state: State, actor: int, move: Move) -> list[Event]:
        match state.phase:
            case "loyalty":
                return self.place_tokens(state, actor, move)
            case "shuffle":
                return self.shuffle(state, actor, move)
            case "first_player":
                return self.draw_first_player(state, actor, move)
            case "turn":
                return self.play_card(state, actor, move)
            case "influence":
                return self.pull_pawn(state, actor, move)
            case _:
                raise NotOwed("game_over")

    # Set-up

    def place_tokens(self, state: State, seat: int, move: Move) -> list[Event]:
        """1. Each seat puts one loyalty token at each agent, simultaneously and secretly."""
        if seat not in SEATS:
            raise NotOwed("wrong_actor")
        if state.tokens[seat]:
            raise NotOwed("already_placed")
        if type(move) is not int or move not in self.lookup.legal_loyalties:
            raise IllegalAction("wrong_moment")
        tokens = ARRANGEMENTS[move - self.lookup.loyalties]
        state.tokens = with_seat(state.tokens, seat, tokens)
        state.to_act = tuple(other for other in SEATS if not state.tokens[other])
        if not state.to_act:
            state.phase, state.to_act = "shuffle", (CHANCE,)
        return [events.Loyalty(seat, tokens)]

    def shuffle(self, state: State, actor: int, move: Move) -> list[Event]:
        """2. Chance shuffles both decks, top card first; each seat takes five cards."""
        if actor != CHANCE:
            raise NotOwed("wrong_actor")
        if type(move) is not tuple or len(move) != 2:
            raise BadAction("unknown_action")
        for seat, kinds in enumerate(move):
            if type(kinds) is not tuple or set(map(type, kinds)) != {int}:
                raise BadAction("unknown_action")
            if sorted(kinds) != self.sorted_decks[seat]:
                raise IllegalAction("deck_wrong", seat=seat)
        dealt: list[Event] = []
        for seat, kinds in enumerate(move):
            state.hands[seat] = hand = sorted(kinds[:HAND])
            pile = kinds[HAND:]
            state.piles = with_seat(state.piles, seat, pile)
            cards = tuple(self.lookup.ids_of(hand))
            backs = self.lookup.count_backs(hand) if self.backs_visible else None  # R1
            dealt.append(events.Dealt(seat, cards, backs, len(pile)))
        state.phase = "first_player"
        return dealt

    def draw_first_player(self, state: State, actor: int, move: Move) -> list[Event]:
        """2. Chance draws the first player."""
        if actor != CHANCE:
            raise NotOwed("wrong_actor")
        first = move - self.lookup.first_players if type(move) is int else None
        if first not in SEATS:
            raise IllegalAction("wrong_moment")
        state.phase, state.first = "turn", first
        state.seat, state.to_act = first, (first,)
        return [events.FirstPlayer(first)]

    def chance(self, state: State, rng: Random) -> Move:
        if state.phase == "first_player":
            return self.lookup.first_players + rng.randrange(2)
        keys = iter(self.shuffle_keys.unpack(rng.randbytes(self.shuffle_keys.size)))
        first, second = (sorted(deck, key=lambda _: next(keys)) for deck in self.sorted_decks)
        return tuple(first), tuple(second)

    def outcomes(self, state: State) -> list[tuple[Move, float]] | None:
        if state.phase != "first_player":
            return None
        return [(self.lookup.first_players + seat, 0.5) for seat in SEATS]

    def drawing(self, state: State) -> Drawing | None:
        return Shuffling(self.sorted_decks) if state.phase == "shuffle" else None

    # A turn

    def play_card(self, state: State, seat: int, move: Move) -> list[Event]:
        """1. Play one card, as a document or as an action; with no card left, pass.

        2. Deliveries, if any.
        """
        if seat != state.seat:
            raise NotOwed("not_your_turn", seat=state.seat)
        if type(move) is not int or move < 0:
            raise BadAction("unknown_action")
        lookup = self.lookup
        if move < lookup.first_action:
            kind, agent = divmod(move, COUNT)
            happened = self.lay_document(state, seat, self.deck[kind], agent)
        elif move < lookup.influences:
            happened = self.play_action(state, seat, lookup.actions[move - lookup.first_action])
        elif move == lookup.passing and not state.hands[seat]:
            happened = [events.Passed(seat)]
        else:
            raise IllegalAction("wrong_moment")
        self.after_card(state, happened)
        return happened

    def lay_document(self, state: State, seat: int, card: Card, agent: int) -> list[Event]:
        """Lay a card face down in the seat's own column at an agent that has not delivered.

        Each agent takes at most one card with `?` on its back, both seats together.
        """
        hand = state.hands[seat]
        if card.kind not in hand:
            raise IllegalAction("not_in_hand", card=card.id)
        if agent not in state.live:
            raise IllegalAction("delivered", agent=agent)
        if card.unknown_back:
            if agent not in state.open:
                raise IllegalAction("one_unknown_back", agent=agent)
            state.open = without(state.open, agent)
        hand.remove(card.kind)
        state.columns[seat][agent] += (self.lookup.face_down[card.kind],)
        count, needed = state.progress(agent)
        happened: list[Event] = [events.Document(seat, card.id, card.back, agent, count, needed)]
        if count >= needed:
            deliver_in_chain(state, agent, happened)
        return happened

    def play_action(self, state: State, seat: int, action: CardAction) -> list[Event]:
        """Play a card with `?` on its back face up; then it is out of the game."""
        card, way = action
        if card.kind not in state.hands[seat]:
            raise IllegalAction("not_in_hand", card=card.id)
        if way is not None and card.effect is not None:
            happened = EFFECTS[card.effect](state, seat, card, way)
        elif legal_ways(state, seat, card):  # R10
            raise IllegalAction("can_be_done", card=card.id)
        else:  # R4
            happened = [events.Wasted(seat, card.id)]
        state.hands[seat].remove(card.kind)
        state.played = with_seat(state.played, seat, (*state.played[seat], card.id))
        return happened

    def after_card(self, state: State, happened: list[Event]) -> None:
        """Go on with step 3, unless it is skipped or no card is left to anybody."""
        if not any(state.hands) and not any(state.piles):
            self.finish(state, happened)
        elif state.turns < FIRST_TURNS and self.pullable(state):
            state.phase = "influence"
        else:
            self.end_turn(state, happened)

    def pullable(self, state: State) -> Agents:
        """Return the agents whose pawn may be chosen in step 3 (R2, R3, R12)."""
        return tuple([agent for agent in state.live if agent not in state.activated])

    def pull_pawn(self, state: State, seat: int, move: Move) -> list[Event]:
        """3. In each of a seat's first three turns: pull a pawn one space and turn it over.

        A pawn that is already on the seat's own dark space stays there (R3).
        """
        if seat != state.seat:
            raise NotOwed("not_your_turn", seat=state.seat)
        if type(move) is not int or not 0 <= move < self.lookup.first_players:
            raise BadAction("unknown_action")
        agent = move - self.lookup.influences
        if not 0 <= agent < COUNT:
            raise IllegalAction("wrong_moment")
        if agent not in state.live:
            raise IllegalAction("delivered", agent=agent)
        if agent in state.activated:
            raise IllegalAction("activated", agent=agent)
        space = state.pawns[agent]
        moved = min(3, space + 1) if seat else max(0, space - 1)
        state.pawns[agent] = moved
        state.activated += (agent,)
        state.phase = "turn"
        happened: list[Event] = [
            events.Influence(seat, agent, abs(moved - space), int(moved >= 2), moved in DARK)
        ]
        self.end_turn(state, happened)
        return happened

    def end_turn(self, state: State, happened: list[Event]) -> None:
        """4. If the end of the game is not reached, draw a card; then it is the other's turn."""
        if len(state.deliveries) >= AGENTS_TO_END:
            self.finish(state, happened)
            return
        seat = state.seat
        pile = state.piles[seat]
        if pile:
            card = self.deck[pile[0]]
            pile = pile[1:]
            state.piles = with_seat(state.piles, seat, pile)
            insort(state.hands[seat], card.kind)
            back = card.back if self.backs_visible else None  # R1
            happened.append(events.Drew(seat, card.id, back, len(pile)))
        state.turns += 1
        state.seat = 1 - seat
        state.to_act = (state.seat,)

    # End and score

    def finish(self, state: State, happened: list[Event]) -> None:
        """End the game; all tokens and cards are shown (R9)."""
        state.turns += 1
        state.phase, state.to_act = "over", ()
        for seat in SEATS:
            for agent in state.live:
                documents = ids([laid.card for laid in state.columns[seat][agent]])
                happened.append(events.Left(seat, agent, state.tokens[seat][agent], documents))
            hand, pile = map(self.lookup.ids_of, (state.hands[seat], state.piles[seat]))
            happened.append(events.Shown(seat, tuple(hand), tuple(pile)))
        end = self.outcome(state)
        assert end is not None
        happened.append(Over(end.winners, end.scores, end.reason))

    def outcome(self, state: State) -> Outcome | None:
        """More value in the score pile wins; then fewer cards in it; then it is shared."""
        if state.phase != "over":
            return None
        scores, cards = [0, 0], [0, 0]
        for delivery in state.deliveries:
            scores[delivery.taker] += delivery.points
            cards[delivery.taker] += len(delivery.cards)
        ranks = [(scores[seat], -cards[seat]) for seat in SEATS]
        winners = [seat for seat in SEATS if ranks[seat] == max(ranks)]
        delivered = len(state.deliveries) >= AGENTS_TO_END  # R11
        return Outcome(winners, scores, "agents_delivered" if delivered else "cards_exhausted")

    # Legal decisions

    def legal(self, state: State, seat: int) -> LegalSet:
        if seat not in state.to_act:
            return NONE_LEGAL
        match state.phase:
            case "loyalty":
                return self.lookup.legal_loyalties
            case "turn":
                return self.legal_cards(state, seat)
            case "influence":
                return CodeRuns([(self.lookup.influences, self.pullable(state))])
            case _:
                return NONE_LEGAL

    def legal_cards(self, state: State, seat: int) -> LegalSet:
        """List documents with a number on the back, documents with a `?`, and actions."""
        hand = state.hands[seat]
        if not hand:
            return self.lookup.legal_pass
        runs: list[Run] = []
        unknown: list[Card] = []
        live, previous = state.live, -1
        for kind in hand:
            if kind == previous:
                continue
            previous = kind
            card = self.deck[kind]
            if card.unknown_back:
                unknown.append(card)
            else:
                runs.append((kind * COUNT, live))
        for card in unknown:
            runs.append((card.kind * COUNT, state.open))
        if len(unknown) > 1:
            unknown.sort(key=listing_order)
        for card in unknown:
            ways = legal_ways(state, seat, card) or WITHOUT_EFFECT[card.effect]  # R4
            runs.append((self.lookup.first_way[card.kind], ways))
        return CodeRuns(runs)

    def factored(self, state: State, seat: int) -> Factored:
        return actions.factored(self, self.legal(state, seat))
