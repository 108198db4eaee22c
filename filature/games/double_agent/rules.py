"""Double Agent, the rulebook: two seats, six agents in a line, 22 cards each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random
from struct import Struct

from filature.core.drawing import Drawing
from filature.core.events import CHANCE, Event, Over, Section, Viewer
from filature.core.game import Action, Game, Option, Outcome
from filature.core.knowledge import Knowledge, Move, World
from filature.core.legal import NONE_LEGAL, Factored, Json, LegalSet
from filature.core.refusals import BadAction, IllegalAction, NotOwed
from filature.games.double_agent import border
from filature.games.double_agent import deck as decks
from filature.games.double_agent import view as gate
from filature.games.double_agent import worlds as knowing
from filature.games.double_agent.deliveries import deliver_in_chain
from filature.games.double_agent.effects import EFFECTS
from filature.games.double_agent.events import (
    Dealt,
    Document,
    DoubleAgentEvent,
    Drew,
    FirstPlayer,
    Left,
    Loyalty,
    Passed,
    Shown,
)
from filature.games.double_agent.hands import Turn, hands_of
from filature.games.double_agent.shuffling import Shuffling
from filature.games.double_agent.state import State
from filature.games.double_agent.tables import (
    ALL,
    ARRANGEMENTS,
    COUNT,
    COUNTERS,
    ENDS,
    FULL,
    HAND,
    MEMBERS,
    PULLS,
    START,
    tables_of,
)

LOYALTY, SHUFFLE, FIRST_PLAYER, TURN, INFLUENCE, OVER = range(6)
BOTH, NOBODY, BY_CHANCE, ONLY = (0, 1), (), (CHANCE,), ((0,), (1,))
FIRST_TURNS = 6
"""The first three turns of both seats."""
MANY = 1000
"""More than all cards together."""
START_PAWNS = sum(space << 2 * agent for agent, space in enumerate(START))


class DoubleAgent(Game[State, gate.DoubleAgentView]):
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
    action_type = border.DoubleAgentAction
    event_type = DoubleAgentEvent

    def __init__(self, seats: int = 2, options: Mapping[str, Json] | None = None) -> None:
        super().__init__(seats, options)
        if decks.is_default(self.options["deck"]):
            self.options["deck"] = None
        own_deck = self.options["deck"]
        self.deck = decks.default_deck() if own_deck is None else decks.read(own_deck)
        self.backs_visible = self.options["hand_backs"] == "visible"
        self.tables = tables_of(self.deck)
        self.hands = hands_of(self.tables)
        self.draws = tuple(
            (unit, card.id, card.back if self.backs_visible else None)
            for unit, card in zip(self.tables.units, self.deck, strict=True)
        )
        """By kind: one copy of it in a hand, its name, and the back that others see."""
        first, second = self.tables.decks
        self.sorted_decks = list(first), list(second)
        self.shuffle_keys = Struct(f"{len(first) + len(second)}Q")
        self.decision_codes = self.tables.first_players
        self.chance_codes = max(len(BOTH), *(kind + 1 for kind in first + second))

    def names(self, language: str) -> Mapping[str, str]:
        return {} if self.options["deck"] is None else decks.names(self.deck, language)

    # Set-up

    def new(self) -> State:
        state = State.__new__(State)
        state.phase = LOYALTY
        state.acting = BOTH
        state.first = state.seat = -1
        state.turns = state.activated = state.seen = 0
        state.live = state.open = ALL
        state.pawns = START_PAWNS
        state.counters = COUNTERS
        state.needed = [FULL] * COUNT
        state.tokens = [None, None]
        state.hands = [0, 0]
        state.piles = [[], []]
        state.columns = [()] * (2 * COUNT)
        state.out = state.answers = state.deliveries = ()
        return state

    def to_act(self, state: State) -> tuple[int, ...]:
        return state.acting

    def asked(self, state: State, actor: int) -> str:
        if state.phase == TURN and not state.hands[state.seat]:
            return "pass"
        return gate.PHASES[state.phase]

    def set_up(self, state: State, actor: int, move: Move) -> list[Event]:
        """Both seats put their tokens, chance shuffles, chance draws the first player."""
        if state.phase == LOYALTY:
            return self.put_tokens(state, actor, move)
        if state.phase == OVER:
            raise NotOwed("game_over")
        if actor != CHANCE:
            raise NotOwed("wrong_actor")
        if state.phase == SHUFFLE:
            return self.shuffle(state, move)
        first = move - self.tables.first_players if type(move) is int else None
        if first not in BOTH:
            raise IllegalAction("wrong_moment")
        state.first = state.seat = first
        state.phase = TURN
        state.acting = ONLY[first]
        return [FirstPlayer(first)]

    def put_tokens(self, state: State, seat: int, move: Move) -> list[Event]:
        """Each seat puts one loyalty token at each agent, simultaneously and secretly."""
        if seat not in BOTH:
            raise NotOwed("wrong_actor")
        if state.tokens[seat] is not None:
            raise NotOwed("already_placed")
        if move not in self.tables.legal_loyalties:
            raise IllegalAction("wrong_moment")
        assert type(move) is int
        tokens = ARRANGEMENTS[move - self.tables.loyalties]
        state.tokens[seat] = tokens
        if state.tokens[1 - seat] is None:
            state.acting = ONLY[1 - seat]
        else:
            state.phase = SHUFFLE
            state.acting = BY_CHANCE
        return [Loyalty(seat, tokens)]

    def chance(self, state: State, rng: Random) -> Move:
        if state.phase == FIRST_PLAYER:
            return self.tables.first_players + rng.randrange(2)
        keys = self.shuffle_keys
        drawn = iter(keys.unpack(rng.randbytes(keys.size)))
        first, second = self.sorted_decks
        by_key = partial(next, drawn)  # Whatever the card, it has the next of the keys.
        return tuple(sorted(first, key=by_key)), tuple(sorted(second, key=by_key))

    def outcomes(self, state: State) -> list[tuple[Move, float]] | None:
        if state.phase != FIRST_PLAYER:
            return None
        return [(self.tables.first_players + seat, 0.5) for seat in BOTH]

    def drawing(self, state: State) -> Drawing | None:
        return Shuffling(self.sorted_decks) if state.phase == SHUFFLE else None

    def shuffle(self, state: State, move: Move) -> list[Event]:
        """Each seat's shuffled deck, top card first; the first five are its hand."""
        if type(move) is not tuple or len(move) != 2:
            raise BadAction("unknown_action")
        for seat, deck in enumerate(move):
            if type(deck) is not tuple or set(map(type, deck)) != {int}:
                raise BadAction("unknown_action")
            if sorted(deck) != self.sorted_decks[seat]:
                raise IllegalAction("deck_wrong", seat=seat)
        tables = self.tables
        ids, units = tables.ids, tables.units
        dealt: list[Event] = []
        for seat, deck in enumerate(move):
            taken = sorted(deck[:HAND])
            cards = tuple([ids[kind] for kind in taken])
            backs = tables.counted_backs(cards) if self.backs_visible else None
            hand = 0
            for kind in taken:
                hand += units[kind]
            state.hands[seat] = hand
            state.piles[seat] = pile = list(deck[: HAND - 1 : -1])
            dealt.append(Dealt(seat, cards, backs, len(pile)))
        state.phase = FIRST_PLAYER
        return dealt

    # A turn

    def play(self, state: State, actor: int, move: Move) -> list[Event]:
        if state.phase != TURN:
            if state.phase == INFLUENCE:
                return self.influence(state, actor, move)
            return self.set_up(state, actor, move)
        if actor != state.seat:
            raise NotOwed("not_your_turn", seat=state.seat)
        if type(move) is not int or move < 0:
            raise BadAction("unknown_action")
        tables = self.tables
        hands = state.hands
        if move >= tables.first_act:
            happened = self.play_action(state, actor, move)
        else:
            # Step 1: a card as a document, face down.
            agent, bit, held, unit, marked, card, back = tables.documents[move]
            hand = hands[actor]
            if not hand & held:
                raise IllegalAction("not_in_hand", card=card)
            if not state.live & bit:
                raise IllegalAction("delivered", agent=agent)
            if marked:
                if not state.open & bit:
                    raise IllegalAction("one_unknown_back", agent=agent)
                state.open ^= bit
            hands[actor] = hand - unit
            columns = state.columns
            columns[actor * COUNT + agent] += (card,)
            count = len(columns[agent]) + len(columns[COUNT + agent])
            needed = state.needed[agent]
            happened = [Document(actor, card, back, agent, count, needed)]
            if count >= needed:
                # Step 2.
                deliver_in_chain(tables, state, agent, happened)
        turns = state.turns
        pile = state.piles[actor]
        if turns < FIRST_TURNS or not pile or ENDS[state.live]:
            self.after_card(state, actor, happened)
            return happened
        # Step 4: draw, and the other seat's turn begins (as `end_turn`, without the call).
        state.turns = turns + 1
        unit, drawn, seen = self.draws[pile.pop()]
        hands[actor] += unit
        happened.append(Drew(actor, drawn, seen, len(pile)))
        state.seat = other = 1 - actor
        state.acting = ONLY[other]
        return happened

    def play_action(self, state: State, seat: int, move: int) -> list[Event]:
        """Step 1: a card with `?` on its back as an action, face up; then it is out of the game."""
        tables = self.tables
        if move >= tables.influences:
            if move == tables.passing and not state.hands[seat]:
                return [Passed(seat)]
            raise IllegalAction("wrong_moment")
        card, held, unit, effect, kind, way = tables.acts[move - tables.first_act]
        if not state.hands[seat] & held:
            raise IllegalAction("not_in_hand", card=card)
        happened = EFFECTS[effect](tables, state, seat, card, kind, way)
        state.hands[seat] -= unit
        state.out += ((seat, card),)
        return happened

    def after_card(self, state: State, seat: int, happened: list[Event]) -> None:
        """Step 3 in a seat's first three turns, if a pawn is left to choose (R3, R12).

        When both seats have neither hand nor deck, the game is over at once.
        """
        if self.exhausted(state):
            self.finish(state, happened)
        elif state.turns < FIRST_TURNS and state.live & ~state.activated:
            state.phase = INFLUENCE
        else:
            self.end_turn(state, seat, happened)

    def influence(self, state: State, actor: int, move: Move) -> list[Event]:
        """Step 3: move a pawn one space toward oneself unless on one's dark space; turn it."""
        if actor != state.seat:
            raise NotOwed("not_your_turn", seat=state.seat)
        if type(move) is not int or not 0 <= move < self.tables.first_players:
            raise BadAction("unknown_action")
        agent = move - self.tables.influences
        if not 0 <= agent < COUNT:
            raise IllegalAction("wrong_moment")
        bit = 1 << agent
        if not state.live & bit:
            raise IllegalAction("delivered", agent=agent)
        if state.activated & bit:
            raise IllegalAction("activated", agent=agent)
        state.activated |= bit
        change, pulled = PULLS[actor][agent][state.pawns >> 2 * agent & 3]
        state.pawns += change
        state.phase = TURN
        happened: list[Event] = [pulled]
        self.end_turn(state, actor, happened)
        return happened

    def end_turn(self, state: State, seat: int, happened: list[Event]) -> None:
        """Step 4: if the end of the game is not reached, draw a card."""
        if ENDS[state.live]:
            self.finish(state, happened)
            return
        state.turns += 1
        pile = state.piles[seat]
        if pile:
            unit, drawn, seen = self.draws[pile.pop()]
            state.hands[seat] += unit
            happened.append(Drew(seat, drawn, seen, len(pile)))
        state.seat = other = 1 - seat
        state.acting = ONLY[other]

    # End and score

    def exhausted(self, state: State) -> bool:
        """Tell whether both seats have neither hand nor deck."""
        hands, piles = state.hands, state.piles
        return not (hands[0] or hands[1] or piles[0] or piles[1])

    def finish(self, state: State, happened: list[Event]) -> None:
        """The game is over; all tokens and cards are shown (R9)."""
        tables = self.tables
        ids, columns = tables.ids, state.columns
        state.turns += 1
        state.phase = OVER
        state.acting = NOBODY
        for seat in BOTH:
            tokens = state.tokens[seat]
            assert tokens is not None
            for agent in MEMBERS[state.live]:
                documents = columns[seat * COUNT + agent]
                happened.append(Left(seat, agent, tokens[agent], documents))
            pile = tuple([ids[kind] for kind in state.pile(seat)])
            happened.append(Shown(seat, tuple(tables.kept(state.hands[seat])), pile))
        end = self.outcome(state)
        assert end is not None
        happened.append(Over(end.winners, end.scores, end.reason))

    def outcome(self, state: State) -> Outcome | None:
        """More value in the score pile wins; then fewer cards in it; then it is shared (R11)."""
        if state.phase != OVER:
            return None
        scores, ranks = [0, 0], [0, 0]
        for _, taker, _, _, _, _, _, _, cards, points in state.deliveries:
            scores[taker] += points
            ranks[taker] += points * MANY - len(cards)
        first, second = ranks
        winners = [0, 1] if first == second else [0] if first > second else [1]
        reason = "agents_delivered" if ENDS[state.live] else "cards_exhausted"
        return Outcome(winners, scores, reason)

    # Legal decisions

    def legal(self, state: State, seat: int) -> LegalSet:
        tables, live = self.tables, state.live
        if state.phase != TURN or seat != state.seat:
            if state.phase == INFLUENCE and seat == state.seat:
                return tables.legal_influences[live & ~state.activated]
            if state.phase == LOYALTY and seat in state.acting:
                return tables.legal_loyalties
            return NONE_LEGAL
        hand = state.hands[seat]
        if not hand:
            return tables.legal_pass
        unknown = hand & self.hands.unknown
        numbered, agents = self.hands.numbered[hand ^ unknown], MEMBERS[live]
        laid = len(numbered) * len(agents)
        if not unknown:
            return Turn(laid, laid, laid, numbered, agents)
        marked, ways, pushing, riding = self.hands.marked[unknown]
        acts: Sequence[int] = ways[state.counters][live]
        if pushing or riding:
            acts = [*acts]
            for kind in pushing:
                acts += tables.push(kind, live, state.pawns)
            for kind in riding:
                acts += tables.ride(kind, state.columns, seat, live, state.open)
        places = MEMBERS[state.open]
        documents = laid + len(marked) * len(places)
        size = documents + len(acts)
        return Turn(size, laid, documents, numbered, agents, marked, places, acts)

    def factored(self, state: State, seat: int) -> Factored:
        return border.factored(self.tables, self.legal(state, seat))

    # The gate and what may be known

    def view(self, state: State, viewer: Viewer) -> gate.DoubleAgentView:
        return gate.view(self, state, viewer)

    def sheet(self, view: gate.DoubleAgentView) -> list[Section]:
        return gate.sheet(view)

    def worlds(self, knowledge: Knowledge) -> Iterator[World[State]]:
        return knowing.worlds(self, knowledge)

    def sample_world(self, knowledge: Knowledge, rng: Random) -> World[State]:
        return knowing.sample_world(self, knowledge, rng)

    # The border

    def encode(self, action: Action) -> Move:
        return border.encode(self.tables, action)

    def decode(self, actor: int, move: Move) -> Action:
        return border.decode(self.tables, actor, move)
