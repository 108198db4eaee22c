"""Double Agent as arrays: `rules.py` once more, for training (see `core/kernel.py`).

The deck is the one of `RULES.md`. With it nobody ever passes (R11), and only a courier can be
without effect (R4).

The game looks the same from both seats if seat 1 counts the agents from the other end of the line.
So actions and observations count agents in the *own order* of their seat: 0 to 5 for seat 0, 5 to 0
for seat 1; the state has them in the order of the rules. Actions:

    0 + 5 a + t - 1   put token t at agent a, agent after agent; the last token is put by itself
    25 + 6 k + a      lay a card of kind k at agent a
    109 + a           tip: look at agent a
    115 + a           nosy: put a counter on agent a
    121 + a           cross-check: agent a, and a later one
    127 + a           turncoat: agent a, and a later one
    133 + a           courier: from agent a
    139               courier, without effect
    140 + 2 a + d     pressure: move the pawn of agent a, d = 0 toward oneself, 1 away;
                      blackmail: then this step, of the same pawn in the same way, or of a later one
    152 + 2 a + d     blackmail: first this step
    164 + a           pull the pawn of agent a; or the second agent of a cross-check, of a turncoat,
                      or the one to which the courier goes
    170 + n           courier: the document at place n of the column (R13)
"""

from __future__ import annotations

from itertools import permutations
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from filature.core.kernel import ONE, Array, Kernel, TrainingSetup, observation

AGENTS, SLOTS, HAND, DECK = 6, 6, 5, 22
FIRST_TURNS, AGENTS_TO_END, TO_DELIVER, TOKEN_SUM = 6, 5, 4, 17
PLACE, TURN, INFLUENCE, OVER = range(4)
"""The phases; a game begins with the placing of tokens."""

# Kinds of cards, in the order of the deck.
KINDS = 14
PERSONAL, TRAPPED = 5, 6
TIP, CROSSCHECK, NOSY, PRESSURE, BLACKMAIL, TURNCOAT, COURIER = range(7, 14)
EMPTY, SEEN, KIND = 15, 16, 15
"""In a column: no document; what is added to a kind that a tip has shown; the kind's bits."""
COPIES = np.array([2, 2, 2, 2, 2, 1, 1, 2, 2, 1, 2, 1, 1, 1], np.int8)
VALUES = np.array([2, 3, 4, 5, 7, 0, 0, 2, 3, 4, 3, 5, 6, 1, 0, 0], np.int32)
BACKS = np.array([0, 1, 2, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 6, 6], np.int32)
"""The backs: 2, 3, 4, 5, 0/7 and ?."""
ZERO_SEVEN, UNKNOWN = 4, 5
FULL_DECK: Array = np.repeat(np.arange(KINDS), COPIES)

# Loyalty tokens.
TOKENS = 5
TOKEN_COPIES = np.array([1, 2, 1, 1, 1])
ARRANGEMENTS = np.array(sorted(set(permutations((1, 2, 2, 3, 4, 5)))), np.int32)
TOKEN_FLAGS = (ARRANGEMENTS[:, :, None] == np.arange(1, TOKENS + 1)).reshape(-1, AGENTS * TOKENS)
TOKEN_BITS: Array = TOKEN_FLAGS @ (1 << np.arange(AGENTS * TOKENS)).astype(np.int32)
"""By arrangement: a bit for each token at each agent."""
TOLD_BITS = 5
"""Enough for the sum of two tokens."""
START = np.array([1, 2, 1, 2, 1, 2], np.int32)

# What an act says of the seat's own token there, in 1/16 of a doubling for each more of the token.
DOCUMENT_HINT = np.array([-6, -2, 3, 8, 0, 0, 0], np.int32)[BACKS]
PULL_HINT, PUSH_HINT = 6, 4

# Groups of actions; `ROWS` has the group, the agent and another number of each action.
PUT, LAY, LOOK, COUNTER, CHECK, EXCHANGE, RIDE, WASTE, PUSH, DOUBLE, AGENT, SLOT = range(12)
NOTHING = PUT
"""No part of a decision is pending."""
CARD_OF = np.array(
    [0, 0, TIP, NOSY, CROSSCHECK, TURNCOAT, COURIER, COURIER, PRESSURE, BLACKMAIL, 0, 0], np.int32
)


def list_actions() -> list[tuple[int, int, int]]:
    """Return the group, the agent and another number of every action."""
    agents = range(AGENTS)
    return [
        *((PUT, agent, token) for agent in range(5) for token in range(1, TOKENS + 1)),
        *((LAY, agent, kind) for kind in range(KINDS) for agent in agents),
        *((group, agent, 0) for group in range(LOOK, WASTE) for agent in agents),
        (WASTE, 0, 0),
        *((group, agent, away) for group in (PUSH, DOUBLE) for agent in agents for away in (0, 1)),
        *((AGENT, agent, 0) for agent in agents),
        *((SLOT, 0, slot) for slot in range(SLOTS - 1)),
    ]


ROWS = np.array(list_actions(), np.int32)
ACTIONS = len(ROWS)


class Setup(NamedTuple):
    """The options."""

    backs_visible: Array


class State(NamedTuple):
    """One game. The first index is a seat where there is one; agents are in the rules' order.

    A *place* is an agent at which a token was put first: what is known of a token follows it when
    a turncoat moves it.
    """

    key: Array
    setup: Setup
    phase: Array
    actor: Array
    first: Array
    turns: Array
    """Turns completed, of both seats together."""
    pending: Array
    """The group of the last action of a decision that is not complete."""
    chosen: Array
    """The agent that it named, in the own order of the actor."""
    detail: Array
    """The direction or the place in a column that it named."""
    tokens: Array
    """By agent; 0 until it is there."""
    decks: Array
    drawn: Array
    """How many cards of the deck were drawn."""
    hand: Array
    """How many cards of each kind."""
    pile: Array
    """The same of the draw pile."""
    columns: Array
    """By agent and place in the column: a kind, with `SEEN` if shown by a tip, or `EMPTY`."""
    live: Array
    activated: Array
    pawns: Array
    """The space of each pawn, 0 is seat 0's dark one."""
    counters: Array
    points: Array
    cards: Array
    """Cards in the score pile."""
    now: Array
    """By agent: the place of the token that is there now."""
    shown: Array
    """By place: the token, if a delivery has shown it, else 0."""
    sums: Array
    """The cross-checks of this seat's tokens: the places asked about."""
    totals: Array
    """The sums told; 0 if not yet asked."""
    hints: Array
    """By place: what the seat's acts say of its token there."""
    pulled: Array
    """By place: whether the seat pulled the pawn there."""
    pushed: Array
    """By place: how many steps its cards moved the pawn there toward it."""
    asked: Array
    """By agent: whether the seat asked about the other's tokens or documents there."""
    exchanged: Array
    """By agent: whether its turncoat was there."""
    last: Array
    """The seat's last card: the back of a document, or 6 and more for an action; -1 if none."""
    last_at: Array
    """By agent: whether it was played there."""

    @property
    def over(self) -> Array:
        return self.phase == OVER


def setup(seats: int = 2, options: Any = None) -> Setup:
    """Return a set-up as arrays."""
    if (options or {}).get("deck") is not None:
        raise ValueError("the kernel plays with the deck of the rules")
    return Setup(jnp.bool_((options or {}).get("hand_backs", "visible") == "visible"))


def new(key: Array, setup: Setup) -> State:
    """Begin: both seats place their tokens, seat 0 first; the decks are already shuffled."""
    key, draw, coin = jax.random.split(key, 3)
    decks = jax.vmap(shuffled)(jax.random.bits(draw, (2, DECK)))
    hand = (decks[:, :HAND, None] == jnp.arange(KINDS)).sum(1)
    both = jnp.zeros(2, jnp.int32)
    numbers = jnp.zeros((2, AGENTS), jnp.int32)
    flags = numbers > 0
    return State(
        **dict.fromkeys(("phase", "actor", "turns", "pending", "chosen", "detail"), jnp.int32(0)),
        **dict.fromkeys(("tokens", "shown", "hints", "pushed"), numbers),
        **dict.fromkeys(("pulled", "asked", "exchanged", "last_at"), flags),
        key=key,
        setup=setup,
        first=jax.random.randint(coin, (), 0, 2),
        decks=decks.astype(jnp.int8),
        drawn=both + HAND,
        hand=hand.astype(jnp.int8),
        pile=(COPIES - hand).astype(jnp.int8),
        columns=jnp.full((2, AGENTS, SLOTS), EMPTY, jnp.int8),
        live=~flags[0],
        activated=flags[0],
        pawns=jnp.array(START),
        counters=numbers[0],
        points=both,
        cards=both,
        now=numbers + jnp.arange(AGENTS),
        sums=jnp.zeros((2, 2, AGENTS), bool),
        totals=jnp.zeros((2, 2), jnp.int32),
        last=both - 1,
    )


def shuffled(bits: Array) -> Array:
    """Return a deck in the order of some random numbers."""
    at = jnp.arange(DECK)
    before = (bits[:, None] > bits) | ((bits[:, None] == bits) & (at[:, None] > at))
    return jnp.where(before.sum(1)[:, None] == at, FULL_DECK[:, None], 0).sum(0)


def step(state: State, action: Array) -> State:
    """Carry out an action of the seat to act."""
    group, own, detail = jnp.asarray(ROWS)[action]
    # An agent or a push may complete what is pending; a place in a column never does.
    waits = state.pending != NOTHING
    pending = jnp.where(state.pending == SLOT, RIDE, state.pending)
    effect = jnp.where(waits & ((group == AGENT) | (group == PUSH)), pending, group)
    begins = is_one_of(group, CHECK, EXCHANGE, RIDE, DOUBLE, SLOT)
    begun = state._replace(
        pending=group, chosen=jnp.where(group == SLOT, state.chosen, own), detail=detail
    )
    placed = put_token(state, own, detail)
    acted = end_turn(deliver(act(state, effect, mirrored(own, state.actor), detail)), effect)
    after = select(group == PUT, placed, select(begins, begun, acted))
    kept = {
        name: value.astype(getattr(state, name).dtype)
        for name, value in after._asdict().items()
        if name not in ("key", "setup")
    }
    return state._replace(**kept)


# Set-up


def put_token(state: State, own: Array, token: Array) -> State:
    """Put a token at an agent; the last one follows from the others."""
    seat = state.actor
    mine = at(seat, 2)[:, None]
    tokens = jnp.where(mine & at(mirrored(own, seat), AGENTS), token, state.tokens)
    done = own == AGENTS - 2
    rest = TOKEN_SUM - tokens.sum(1)[:, None]
    tokens = jnp.where(done & mine & (tokens == 0), rest, tokens)
    begin = done & (seat == 1)
    return state._replace(
        tokens=tokens,
        actor=jnp.where(begin, state.first, jnp.where(done, 1, seat)),
        phase=jnp.where(begin, TURN, PLACE),
    )


# A turn


def act(state: State, effect: Array, agent: Array, detail: Array) -> State:
    """Play one card, as a document or as an action; or pull a pawn."""
    seat = state.actor
    mine, me = at(seat, 2), at(seat, 2)[:, None]
    here, before = at(agent, AGENTS), at(mirrored(state.chosen, seat), AGENTS)
    lays, rides, pulls = effect == LAY, effect == RIDE, effect == AGENT
    two = is_one_of(effect, CHECK, EXCHANGE, RIDE, DOUBLE)
    touched = (here | (before & two)) & (effect != WASTE)
    card = jnp.where(lays, detail, jnp.asarray(CARD_OF)[effect])
    left = me & at(card, KINDS) & ~pulls
    played = jnp.where(lays, jnp.asarray(BACKS)[card], card - TIP + UNKNOWN + 1)

    # Pawns: toward the seat, a card's one or two steps, or the pull of the first turns (R3).
    toward = here * jnp.where(is_one_of(effect, PUSH, DOUBLE), 1 - 2 * detail, 0)
    toward += before * jnp.where(effect == DOUBLE, 1 - 2 * state.detail, 0)
    pawns = state.pawns + jnp.where(seat == 1, 1, -1) * (toward + (here & pulls))

    columns, document = move_documents(state, effect, here, before, card)
    hint = jnp.asarray(DOCUMENT_HINT)[document & KIND]
    hint = hint * ((lays | rides) & here) - hint * (rides & before)
    hint += PUSH_HINT * toward + PULL_HINT * (here & pulls)
    place = one_hot(of(state.now, seat), AGENTS)
    asks = is_one_of(effect, LOOK, CHECK)
    swaps = effect == EXCHANGE
    state = note_sum(state, effect == CHECK, here | before)
    return state._replace(
        pending=jnp.int32(NOTHING),
        hand=state.hand - left,
        columns=columns,
        pawns=jnp.clip(pawns, 0, 3),
        activated=state.activated | (here & pulls),
        counters=state.counters + (here & (effect == COUNTER)),
        tokens=jnp.where(me & swaps, exchange(state.tokens, here, before), state.tokens),
        now=jnp.where(me & swaps, exchange(state.now, here, before), state.now),
        hints=state.hints + me * (hint[:, None] * place).sum(0),
        pushed=state.pushed + me * (toward[:, None] * place).sum(0),
        pulled=state.pulled | (me & pulls & (here[:, None] & place).any(0)),
        asked=state.asked | (me & asks & touched),
        exchanged=state.exchanged | (me & swaps & touched),
        last=jnp.where(mine & ~pulls, played, state.last),
        last_at=jnp.where(me & ~pulls, touched, state.last_at),
    )


def exchange(rows: Array, one: Array, two: Array) -> Array:
    """Exchange the values at two agents."""
    first, second = (jnp.where(at, rows, 0).sum(1)[:, None] for at in (one, two))
    return jnp.where(one, second, jnp.where(two, first, rows))


def move_documents(
    state: State, effect: Array, here: Array, before: Array, card: Array
) -> tuple[Array, Array]:
    """Lay a document, carry one to another column (R13), or look at some.

    Return the columns, and the document that was laid or carried.
    """
    seat, slots = state.actor, jnp.arange(SLOTS)
    own, theirs = of(state.columns, seat).astype(jnp.int32), of(state.columns, 1 - seat)
    rides = effect == RIDE
    carried = jnp.where(before[:, None] & (slots == state.detail), own, 0).sum()
    document = jnp.where(rides, carried, card)
    moved_up = jnp.concatenate([own[:, 1:], jnp.full((AGENTS, 1), EMPTY)], 1)
    own = jnp.where(rides & before[:, None] & (slots >= state.detail), moved_up, own)
    end = (own != EMPTY).sum(1)[:, None]
    comes = rides | (effect == LAY)
    own = jnp.where(comes & here[:, None] & (slots == end), document, own)
    looks = (effect == LOOK) & here[:, None] & (theirs < EMPTY)
    theirs = jnp.where(looks, theirs + SEEN, theirs)
    return jnp.where(at(seat, 2)[:, None, None], own, theirs), document


def note_sum(state: State, when: Array, agents: Array) -> State:
    """The other seat tells the sum of its tokens at two agents."""
    other = 1 - state.actor
    total = jnp.where(agents, of(state.tokens, other), 0).sum()
    places = (one_hot(of(state.now, other), AGENTS) & agents[:, None]).any(0)
    free = at((of(state.totals, other) > 0).sum(), 2) & when
    slot = at(other, 2)[:, None] & free
    return state._replace(
        totals=jnp.where(slot, total, state.totals),
        sums=state.sums | (slot[:, :, None] & places),
    )


def deliver(state: State) -> State:
    """Let all agents deliver that are due, with those that follow from them (R8)."""
    there = state.columns != EMPTY
    kinds = state.columns & KIND
    live = state.live
    for _ in range(AGENTS):
        live &= there.sum((0, 2)) < needed(live, state.counters)
    due = state.live & ~live

    # 1. The tokens, and the pawn on a dark space. 2. The documents, and what they do (R6).
    personal = (kinds == PERSONAL).sum(2)
    dark = state.pawns == jnp.array([[0], [3]])
    loyalty = state.tokens + dark + personal
    values = jnp.where(there, look_up(VALUES, kinds), -1)
    trapped = (kinds == TRAPPED).any((0, 2))
    leaves = trapped[:, None] & (values == values.max((0, 2))[:, None])
    stays = there & ~leaves

    # 3. The higher loyalty takes what remains; of equals, the side of the pawn.
    first, second = loyalty
    taker = jnp.where(first == second, state.pawns >= 2, second > first)
    takes = due & (taker == jnp.arange(2)[:, None])
    tokens = jnp.where(due, state.tokens, 0)[:, :, None]
    return state._replace(
        live=live,
        points=state.points + (takes * (values * stays).sum((0, 2))).sum(1),
        cards=state.cards + (takes * stays.sum((0, 2))).sum(1),
        shown=state.shown + (tokens * one_hot(state.now, AGENTS)).sum(1),
        columns=jnp.where(due[:, None], EMPTY, state.columns),
        counters=jnp.where(due, 0, state.counters),
    )


def needed(live: Array, counters: Array) -> Array:
    """Return how many documents each agent needs to deliver."""
    return TO_DELIVER + counters - beside_delivered(live)


def beside_delivered(live: Array) -> Array:
    """Tell which agents have a neighbour that has delivered."""
    end = jnp.zeros(1, bool)
    return jnp.concatenate([~live[1:], end]) | jnp.concatenate([end, ~live[:-1]])


def end_turn(state: State, effect: Array) -> State:
    """Go on with step 3, or end the turn: draw a card, and pass it; or end the game."""
    early = (state.turns < FIRST_TURNS) & (state.live & ~state.activated).any()
    asks = early & (effect != AGENT)
    over = (~state.live).sum() >= AGENTS_TO_END
    seat = state.actor
    top = of(state.drawn, seat)
    draws = ~asks & ~over & (top < DECK)
    card = jnp.where(at(top, DECK), of(state.decks, seat), 0).sum()
    drawn = at(seat, 2)[:, None] & at(card, KINDS) & draws
    return state._replace(
        phase=jnp.where(asks, INFLUENCE, jnp.where(over, OVER, TURN)),
        hand=state.hand + drawn,
        pile=state.pile - drawn,
        drawn=state.drawn + (at(seat, 2) & draws),
        turns=jnp.where(asks, state.turns, state.turns + 1),
        actor=jnp.where(asks, seat, 1 - seat),
    )


# Helpers


def at(index: Array, size: int) -> Array:
    """Return a mask with one place set."""
    return jnp.arange(size) == index


def of(rows: Array, seat: Array) -> Array:
    """Return the row of a seat."""
    return jnp.where(seat == 1, rows[1], rows[0])


def both(rows: Array, seat: Array) -> Array:
    """Return the row of a seat, then the other's."""
    return jnp.where(seat == 1, rows[::-1], rows)


def look_up(table: Array, kinds: Array) -> Array:
    """Return the values of kinds in a table of numbers below 16, without a gather."""
    low, high = (table.reshape(2, 8) << 4 * np.arange(8, dtype=np.int32)).sum(1, dtype=np.int32)
    kinds = kinds.astype(jnp.int32)
    return jnp.where(kinds < 8, low, high) >> 4 * (kinds & 7) & 15


def one_hot(values: Array, size: int) -> Array:
    """Return a mask for each value, with its place set; nothing for a negative value."""
    return values[..., None] == jnp.arange(size)


def divide(part: Array, whole: Array) -> Array:
    """Divide numbers that are not negative, rounding down."""
    return jax.lax.div(*jnp.broadcast_arrays(part, whole))


def is_one_of(value: Array, *numbers: int) -> Array:
    """Tell whether a value is one of some numbers."""
    return (value == jnp.array(numbers)).any()


def mirrored(agent: Array, seat: Array) -> Array:
    """Turn an agent in a seat's own order into the rules', or back."""
    return jnp.where(seat == 1, AGENTS - 1 - agent, agent)


def own_order(rows: Array, seat: Array) -> Array:
    """Return rows by agent in a seat's own order."""
    return jnp.where(seat == 1, rows[::-1], rows)


def select(condition: Array, yes: State, no: State) -> State:
    """Return one of two states."""
    chosen: State = jax.tree.map(lambda a, b: a if a is b else jnp.where(condition, a, b), yes, no)
    return chosen


def leans(state: State, seat: Array) -> Array:
    """Return each pawn's space, counted from the seat's own dark one, in the rules' order."""
    return jnp.where(seat == 1, 3 - state.pawns, state.pawns)


def no_unknown(state: State) -> Array:
    """Tell which agents may still take a document with a `?` on its back."""
    kinds = state.columns & KIND
    return state.live & ~((kinds >= TIP) & (kinds < EMPTY)).any((0, 2))


# Legal actions


def legal(state: State) -> Array:
    """Return what the seat to act may do."""
    seat, agents = state.actor, jnp.arange(AGENTS)
    live, free = own_order(state.live, seat), own_order(no_unknown(state), seat)
    lean = own_order(leans(state, seat), seat)
    kinds = own_order(of(state.columns, seat), seat) & KIND
    numbered, unknown = kinds < TIP, (kinds >= TIP) & (kinds < EMPTY)
    has = of(state.hand, seat) > 0
    pending, chosen = state.pending, at(state.chosen, AGENTS)
    turn = (state.phase == TURN) & (pending == NOTHING)
    placing = state.phase == PLACE

    tokens = of(state.tokens, seat)
    left = one_hot(tokens - 1, TOKENS).sum(0) < TOKEN_COPIES
    puts = placing & at((tokens > 0).sum(), AGENTS - 1)[:, None] & left
    lays = turn & has[:, None] & jnp.where((BACKS[:KINDS] == UNKNOWN)[:, None], free, live)
    later = (live & (agents > agents[:, None])).any(1)
    can_ride = numbered | (unknown & free.any())
    rides = turn & has[COURIER] & can_ride.any(1)
    one = live[:, None] & jnp.stack([lean >= 1, lean <= 2], 1)
    both = live[:, None] & jnp.stack([lean >= 2, lean <= 1], 1)
    again = chosen[:, None] & at(state.detail, 2) & both
    after = agents > state.chosen
    second = (pending == DOUBLE) & (again | (after[:, None] & one))
    carried = (chosen[:, None] & at(state.detail, SLOTS) & unknown).any()
    named = jnp.where(
        state.phase == INFLUENCE,
        live & ~own_order(state.activated, seat),
        jnp.where(
            pending == SLOT,
            jnp.where(carried, free, live) & ~chosen,
            is_one_of(pending, CHECK, EXCHANGE) & live & after,
        ),
    )
    parts = (
        puts,
        lays,
        turn & has[TIP] & live,
        turn & has[NOSY] & live,
        turn & has[CROSSCHECK] & live & later,
        turn & has[TURNCOAT] & live & later,
        rides,
        (turn & has[COURIER] & ~rides.any())[None],
        (turn & has[PRESSURE] & one) | second,
        turn & has[BLACKMAIL] & one & (both | later[:, None]),
        named,
        (pending == RIDE) & (chosen[:, None] & can_ride).any(0)[: SLOTS - 1],
    )
    return jnp.concatenate([part.ravel() for part in parts])


# What a seat sees


def observe(state: State, seat: Array) -> Array:
    """Return what a seat knows, agents in its own order."""
    other = 1 - seat
    placing = state.phase == PLACE
    dealt = ~placing
    owes = jnp.where(
        placing, (of(state.tokens, seat) == 0).any(), (state.actor == seat) & ~state.over
    )
    pending = jnp.where(owes, state.pending, NOTHING)
    waits = pending != NOTHING
    asked_token = placing & owes
    chosen = jnp.where(asked_token, (of(state.tokens, seat) > 0).sum(), state.chosen)
    turns_done = (state.turns + (state.first == jnp.stack([seat, other]))) >> 1

    counts = (state.columns != EMPTY).sum((0, 2))
    missing = needed(state.live, state.counters) - counts
    by_agent = [
        state.live,
        no_unknown(state),
        state.activated,
        state.live & (missing == 1),
        state.live & (missing == 2),
        state.live & (missing == 1) & ~beside_delivered(state.live),
        of(state.last_at, other),
        of(state.pulled, other)[of(state.now, other)],
        of(state.asked, other),
        of(state.exchanged, other),
    ]
    live = own_order(state.live, seat)
    lean = own_order(leans(state, seat), seat)
    tokens = own_order(of(state.tokens, seat), seat)
    own = own_order(of(state.columns, seat), seat)
    flags = [
        one_hot(tokens - 1, TOKENS) & live[:, None],
        one_hot(lean, 4) & live[:, None],
        *(own_order(row, seat) for row in by_agent),
        owes,
        placing,
        state.phase == INFLUENCE,
        state.over,
        pending == jnp.array([CHECK, EXCHANGE, DOUBLE, RIDE, SLOT]),
        (waits | asked_token) & at(chosen, AGENTS),
        (pending == DOUBLE) & at(state.detail, 2),
        (pending == SLOT) & at(state.detail, SLOTS - 1),
        dealt & (state.first == seat),
        state.setup.backs_visible,
        one_hot(of(state.last, other), UNKNOWN + 1 + KINDS - TIP),
        at((~state.live).sum(), AGENTS),
    ]
    rest, theirs = other_documents(state, seat)
    hand = of(state.hand, seat)
    backs = (of(state.hand, other)[:, None] * one_hot(jnp.asarray(BACKS[:KINDS]), UNKNOWN + 1)).sum(
        0
    )
    sizes = jnp.stack([hand.sum(), of(state.hand, other).sum()])
    now = of(state.now, seat)
    column = jnp.where(pending == RIDE, (at(state.chosen, AGENTS)[:, None] * own).sum(0), EMPTY)
    numbers = [
        *tokens_of_other(state, seat, lean, tokens, live, own),
        own_order(10 * counts, seat),
        own_order(32 * state.counters, seat),
        own_documents(own),
        theirs,
        own_order(jnp.clip(2 * of(state.hints, other), -127, 127)[of(state.now, other)], seat),
        own_order(16 * of(state.pushed, other)[of(state.now, other)], seat),
        own_order(16 * (of(state.pushed, seat) + of(state.pulled, seat))[now], seat),
        32 * jnp.stack([hand, of(state.pile, seat), rest]) * dealt,
        12 * backs * (dealt & state.setup.backs_visible),
        12 * sizes * dealt,
        3 * (DECK - both(state.drawn, seat)) * dealt,
        jnp.minimum(both(state.points, seat), 127),
        jnp.clip(4 * (of(state.points, seat) - of(state.points, other)), -127, 127),
        4 * both(state.cards, seat),
        jnp.minimum(2 * state.turns, 127),
        21 * jnp.maximum(3 - turns_done, 0) * dealt,
        places_of(column[: SLOTS - 1]),
    ]
    return observation(*flags, *numbers)


def places_of(column: Array) -> Array:
    """Return the documents among which a courier chooses: their values, and what is special."""
    kinds = column & KIND
    back = look_up(BACKS, kinds)
    special = jnp.where(kinds == PERSONAL, ONE, jnp.where(kinds == TRAPPED, -ONE, 0))
    return jnp.stack([9 * look_up(VALUES, kinds), special + jnp.where(back == UNKNOWN, 32, 0)])


def own_documents(own: Array) -> Array:
    """Return for each agent what the seat's own documents are worth, and what the other sees."""
    kinds, there = own & KIND, own != EMPTY
    values, backs = look_up(VALUES, kinds), look_up(BACKS, kinds)
    unseen = there & (own < EMPTY) & (backs >= ZERO_SEVEN)
    rows = [
        jnp.minimum(4 * values.sum(1), 127),
        9 * values.max(1),
        16 * (backs == ZERO_SEVEN).sum(1),
        ONE * (kinds == PERSONAL).any(1),
        ONE * (kinds == TRAPPED).any(1),
        ONE * (backs == UNKNOWN).any(1),
        12 * there.sum(1),
        16 * unseen.sum(1),
    ]
    return jnp.stack(rows)


def other_documents(state: State, seat: Array) -> tuple[Array, Array]:
    """Return the other's cards that the seat cannot place, by kind; and its documents by agent."""
    other = 1 - seat
    theirs = own_order(of(state.columns, other), seat)
    kinds = theirs & KIND
    backs = look_up(BACKS, kinds)
    unseen = (theirs < EMPTY) & (backs >= ZERO_SEVEN)
    laid = (one_hot(kinds, KINDS) & unseen[..., None]).sum((0, 1))
    rest = jax.lax.optimization_barrier(of(state.pile, other) + of(state.hand, other) + laid)
    zero_seven, unknown = rest[ZERO_SEVEN:TIP], rest[TIP:]
    known = jnp.where(unseen, 0, look_up(VALUES, kinds)).sum(1)
    hidden_0_7 = (unseen & (backs == ZERO_SEVEN)).sum(1)
    hidden_any = (unseen & (backs == UNKNOWN)).sum(1)
    whole = jnp.maximum(zero_seven.sum(), 1)
    value = 4 * known + divide(4 * hidden_0_7 * (zero_seven * VALUES[ZERO_SEVEN:TIP]).sum(), whole)
    likely = 4 * hidden_any * (unknown * VALUES[TIP:KINDS]).sum()
    value += divide(likely, jnp.maximum(unknown.sum(), 1))
    special = [
        ONE * (~unseen & (kinds == kind)).sum(1) + divide(ONE * hidden_0_7 * rest[kind], whole)
        for kind in (PERSONAL, TRAPPED)
    ]
    rows = [
        30 * one_hot(backs, UNKNOWN + 1).sum(1).T,
        jnp.minimum(value, 127)[None],
        jnp.stack(special),
        16 * (hidden_0_7 + hidden_any)[None],
    ]
    return rest, jnp.concatenate(rows)


def tokens_of_other(
    state: State, seat: Array, lean: Array, tokens: Array, live: Array, own: Array
) -> list[Array]:
    """Return what the other's tokens may be, what the seat would take, and what its own seem.

    First evenly over what is possible, then with the arrangements weighed by what the other's acts
    hint at: more where it laid high cards and pulled pawns, less where it laid low ones.
    """
    possible, weights = weighed(state, seat)
    # A weight has six bits that count, and all of them add up to less than 2^21: sums of 32-bit
    # floats are exact, also where the factors are rounded to 11 bits (TF32).
    rows = jnp.concatenate([possible[:1], weights]).astype(jnp.float32)
    found = (rows @ jnp.asarray(TOKEN_FLAGS, jnp.float32)).astype(jnp.int32)
    by_place = found.reshape(3, AGENTS, TOKENS)
    now = both(state.now, 1 - seat)
    sums = jnp.where(seat == 1, by_place[:2, now[0][::-1]], by_place[:2, now[0]])
    sums *= live[:, None]
    totals = by_place[:, 0].sum(1)
    seem = divide(12 * (by_place[2] * jnp.arange(1, TOKENS + 1)).sum(1), totals[2])
    totals = totals[:2]

    # A token of the other is beaten up to a bound, one less for each space away from the seat.
    theirs = own_order(of(state.columns, 1 - seat), seat)
    ahead = tokens + ((own & KIND) == PERSONAL).sum(1) - (theirs == PERSONAL + SEEN).sum(1)
    bound = ahead[:, None] + 1 - jnp.arange(4)
    wins = jnp.arange(1, TOKENS + 1) <= bound[:, :, None]
    takes = divide(ONE * (sums[:, :, None] * wins).sum(3), totals[:, None, None])
    takes *= state.phase != PLACE
    return [
        divide(ONE * sums, totals[:, None, None]),
        (takes[0] * one_hot(lean, 4)).sum(1),
        takes[1],
        own_order(seem[now[1]], seat) * live,
    ]


def weighed(state: State, seat: Array) -> tuple[Array, Array]:
    """Tell for the other and for the seat itself, and for each arrangement of its tokens, whether
    it agrees with what was told, and its weight: at most 2^12, halved every 16 points of hints."""
    other = 1 - seat
    shown, sums, totals = (both(rows, other) for rows in (state.shown, state.sums, state.totals))
    shown = jnp.where(shown > 0, 1 << (TOKENS * jnp.arange(AGENTS) + shown - 1), 0).sum(1)[:, None]
    # The points of hints and both sums of a cross-check are added up as one number.
    told = (sums << (TOLD_BITS * jnp.arange(2)[:, None])).sum(1)
    factors = (both(state.hints, other) << 2 * TOLD_BITS) + told
    told = (totals << (TOLD_BITS * jnp.arange(2))).sum(1)[:, None]
    mixed = sum(factors[:, agent, None] * ARRANGEMENTS[:, agent] for agent in range(AGENTS))
    points = mixed >> 2 * TOLD_BITS
    possible = (TOKEN_BITS & shown) == shown
    possible &= (mixed & ((1 << 2 * TOLD_BITS) - 1)) == told
    below = jnp.where(possible, points, -(10**6)).max(1)[:, None] - points
    below = jnp.maximum(below, 0)
    weight = ((32 - (below & 15)) << 7) >> jnp.minimum(below >> 4, 30)
    return possible, jnp.where(possible, weight, 0)


OBSERVATION = (
    # By agent: own token, pawn, ten flags; the other's token evenly and weighed, what the seat
    # would take now and on each space, what its own token seems; counts, counters, documents of
    # both, hints and steps.
    AGENTS * (TOKENS + 4 + 10 + 2 * TOKENS + 1 + 4 + 1 + 2 + 8 + 10 + 3)
    # What is asked, pending and chosen, first player, option, the other's last card, deliveries.
    + sum((4, 5, AGENTS, 2, 5, 2, 13, AGENTS))
    # Cards of three heaps, backs, sizes of hands and piles, score, turns, a courier's choice.
    + sum((3 * KINDS, 6, 2, 2, 3, 2, 3, 10))
)


def hidden(state: State, seat: Array) -> Array:
    """Return the other's tokens by agent; then what its hidden documents of back 0/7 there are.

    Of these: 0 if neither is among them, 1 personal, 2 trapped, 3 both.
    """
    other = 1 - seat
    live = own_order(state.live, seat)
    tokens = own_order(of(state.tokens, other), seat) - 1
    theirs = own_order(of(state.columns, other), seat)
    unseen = (theirs >= ZERO_SEVEN) & (theirs < TIP)
    personal, trapped = (theirs == PERSONAL).any(1), (theirs == TRAPPED).any(1)
    documents = jnp.where(unseen.any(1), personal + 2 * trapped, -1)
    return jnp.concatenate([jnp.where(live, tokens, -1), documents]).astype(jnp.int8)


# The end


def scores(state: State) -> Array:
    """Return the value of each score pile."""
    return state.points


def winners(state: State) -> Array:
    """More value in the score pile wins; then fewer cards in it; then it is shared."""
    rank = state.points * 100 - state.cards
    return rank == rank.max()


KERNEL = Kernel(
    game="double_agent",
    seats=2,
    actions=ACTIONS,
    observation_size=OBSERVATION,
    secrets=(2 * AGENTS, TOKENS),
    setups=(
        TrainingSetup(2, {}, 0.7),
        TrainingSetup(2, {"hand_backs": "hidden"}, 0.3),
    ),
    setup=setup,
    new=new,
    step=step,
    legal=legal,
    observe=observe,
    hidden=hidden,
    scores=scores,
    winners=winners,
)
