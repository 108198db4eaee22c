"""Agent Hunter as arrays: `rules.py` once more, for training (see `core/kernel.py`).

Actions, each with one meaning in all set-ups:

    0 + 3 n + t     attack base t with agent n of the hand
    30 + 3 b + t    attack base t from base b
    39 + 10 b + n   swap base b, placing agent n
    69 + 10 b + n   put agent n on base b: to refill it, or in the set-up, base after base

Agents and bases that a small set-up does not have are out of play and fallen from the start.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from filature.core.kernel import ONE, Array, Kernel, TrainingSetup, observation

AGENTS, BASES = 10, 3
BASE_ATTACKS, SWAPS, PUTS, ACTIONS = 30, 39, 69, 99
PLACE, TURN, REFILL, OVER = range(4)
NOBODY = -1
OLD = 15
"""From how many turns on an agent on a base counts as standing there for long."""
LAST_FIELDS = 1 + 4 + AGENTS + BASES + BASES
"""Of a seat's last turn: whether there was one, its kind, the agent shown, target and own base."""


class Setup(NamedTuple):
    """The options."""

    turn_limit: Array
    agents: Array
    bases: Array
    tokens: Array


class State(NamedTuple):
    """One game. The first index is a seat, the second a base or an agent."""

    key: Array
    setup: Setup
    phase: Array
    actor: Array
    first: Array
    turns: Array
    """Turns completed."""
    empty: Array
    """The base that must be refilled."""
    on_base: Array
    """The agent there, or `NOBODY`."""
    standing: Array
    hand: Array
    beside: Array
    """Tokens beside each base."""
    tokens: Array
    points: Array
    out: Array
    """By agent, whether it is out of play, alike for both seats."""
    possible: Array
    """By seat, base and agent: what everybody knows leaves this agent possible there."""
    age: Array
    """Turns since the agent of a base was placed, up to `OLD`."""
    last: Array
    """By seat, its last turn: kind, agent, target, own base; each -1 if there is none."""

    @property
    def over(self) -> Array:
        return self.phase == OVER


def setup(seats: int = 2, options: Any = None) -> Setup:
    """Return a set-up as arrays."""
    given = {"turn_limit": 200, "agents": 10, "bases": 3, "tokens": 5, **(options or {})}
    return Setup(*(jnp.int32(given[name]) for name in Setup._fields))


def new(key: Array, setup: Setup) -> State:
    """Begin: both seats place their agents, seat 0 first."""
    there = jnp.arange(AGENTS) < setup.agents
    standing = jnp.arange(BASES) < setup.bases
    both = jnp.zeros(2, jnp.int32)
    return State(
        key=key,
        setup=setup,
        phase=jnp.int32(PLACE),
        actor=jnp.int32(0),
        first=jnp.int32(0),
        turns=jnp.int32(0),
        empty=jnp.int32(0),
        on_base=jnp.full((2, BASES), NOBODY),
        standing=jnp.stack([standing, standing]),
        hand=jnp.stack([there, there]),
        beside=jnp.zeros((2, BASES), jnp.int32),
        tokens=both + setup.tokens,
        points=both,
        out=~there,
        possible=jnp.broadcast_to(there & standing[:, None], (2, BASES, AGENTS)),
        age=jnp.zeros((2, BASES), jnp.int32),
        last=jnp.full((2, 4), -1),
    )


def step(state: State, action: Array) -> State:
    """Carry out an action of the seat to act."""
    kind = (action >= BASE_ATTACKS).astype(jnp.int32) + (action >= SWAPS) + (action >= PUTS)
    branches = [attack_from_hand, attack_from_base, swap, put]
    after: State = jax.lax.switch(kind, branches, state, action)
    return after


# A turn: exactly one of


def attack_from_hand(state: State, action: Array) -> State:
    """Show an agent of the hand: an equal base falls, otherwise the agent goes back."""
    agent, target = action // BASES, action % BASES
    seat, other = state.actor, 1 - state.actor
    equal = agent == state.on_base[other, target]
    state = note(state, 0, agent, target, -1)
    state = not_on_bases(state, seat, agent)
    state = answered(state, other, target, agent)
    fallen = fall(state, other, target)
    fallen = fallen._replace(hand=fallen.hand.at[seat, agent].set(False))
    return end_turn(select(equal, fallen, state))


def attack_from_base(state: State, action: Array) -> State:
    """Show the agent of a base: if equal the other base falls, otherwise this one does."""
    base, target = (action - BASE_ATTACKS) // BASES, (action - BASE_ATTACKS) % BASES
    seat, other = state.actor, 1 - state.actor
    agent = state.on_base[seat, base]
    equal = agent == state.on_base[other, target]
    state = note(state, 1, agent, target, base)
    state = seen(state, seat, base, agent)
    state = answered(state, other, target, agent)
    won = ask_refill(fall(state, other, target), seat, base)
    return select(equal, won, lay(fall(state, seat, base), other, agent))


def lay(state: State, seat: Array, agent: Array) -> State:
    """The opponent lays its own agent of that number, from its hand or from a base."""
    base = jnp.argmax(state.on_base[seat] == agent)
    from_hand = state.hand[seat, agent]
    laid = state._replace(hand=state.hand.at[seat, agent].set(False))
    return select(from_hand, end_turn(laid), ask_refill(state, seat, base))


def swap(state: State, action: Array) -> State:
    """Show a base's agent, take it, place any agent of the hand secretly, add a token (R3)."""
    base, placed = (action - SWAPS) // AGENTS, (action - SWAPS) % AGENTS
    seat = state.actor
    shown = state.on_base[seat, base]
    state = note(state, 2, shown, -1, base)
    state = seen(state, seat, base, shown)
    state = state._replace(
        hand=state.hand.at[seat, shown].set(True),
        tokens=state.tokens.at[seat].add(-1),
        beside=state.beside.at[seat, base].add(1),
    )
    return end_turn(placed_on(state, seat, base, placed))


def put(state: State, action: Array) -> State:
    """Put an agent on an empty base: in the set-up, or to refill it."""
    base, agent = (action - PUTS) // AGENTS, (action - PUTS) % AGENTS
    placing = state.phase == PLACE
    return select(placing, place(state, base, agent), refill(state, base, agent))


def place(state: State, base: Array, agent: Array) -> State:
    """Each seat places its agents; then chance draws the first player."""
    seat = state.actor
    state = state._replace(
        on_base=state.on_base.at[seat, base].set(agent),
        hand=state.hand.at[seat, agent].set(False),
    )
    last = base == state.setup.bases - 1
    key, draw = jax.random.split(state.key)
    first = jax.random.randint(draw, (), 0, 2)
    begun = state._replace(key=key, phase=jnp.int32(TURN), actor=first, first=first)
    return select(last & (seat == 1), begun, state._replace(actor=jnp.where(last, 1, seat)))


def refill(state: State, base: Array, agent: Array) -> State:
    """Place any agent of the hand, face down, on the base whose agent was laid elsewhere (R5)."""
    state = note(state, 3, -1, -1, base)
    return end_turn(placed_on(state._replace(phase=jnp.int32(TURN)), state.actor, base, agent))


# What a turn does


def placed_on(state: State, seat: Array, base: Array, agent: Array) -> State:
    """An agent goes from the hand to a base, secretly: it may be any that is in the hand."""
    certain = certain_elsewhere(state, seat, base)
    return state._replace(
        hand=state.hand.at[seat, agent].set(False),
        on_base=state.on_base.at[seat, base].set(agent),
        possible=state.possible.at[seat, base].set(~state.out & ~certain),
        age=state.age.at[seat, base].set(0),
    )


def certain_elsewhere(state: State, seat: Array, base: Array) -> Array:
    """Return the agents that everybody knows to be on another base of this seat."""
    rows = state.possible[seat] & (jnp.arange(BASES) != base)[:, None]
    return (rows & (rows.sum(1) == 1)[:, None]).any(0)


def fall(state: State, owner: Array, base: Array) -> State:
    """A base falls: its agent is out of play; 1 point, and 1 for each token beside it."""
    agent = state.on_base[owner, base]
    return state._replace(
        points=state.points.at[1 - owner].add(1 + state.beside[owner, base]),
        standing=state.standing.at[owner, base].set(False),
        out=state.out.at[agent].set(True),
        possible=state.possible.at[owner, base].set(False).at[:, :, agent].set(False),
    )


def ask_refill(state: State, seat: Array, base: Array) -> State:
    """A base whose agent was laid elsewhere is refilled at once, in the same turn (R5)."""
    return state._replace(
        on_base=state.on_base.at[seat, base].set(NOBODY),
        possible=state.possible.at[seat, base].set(False),
        phase=jnp.int32(REFILL),
        empty=base.astype(jnp.int32),
        actor=seat,
    )


def end_turn(state: State) -> State:
    """Pass the turn, unless all bases of a seat have fallen or the limit is reached (R2)."""
    turns = state.turns + 1
    over = (turns == state.setup.turn_limit) | ~state.standing.any(1).all()
    return state._replace(
        turns=turns,
        actor=(state.first + turns) % 2,
        phase=jnp.where(over, OVER, TURN),
        age=jnp.minimum(state.age + 1, OLD),
    )


# What everybody learns


def not_on_bases(state: State, seat: Array, agent: Array) -> State:
    """An agent is seen in a seat's hand."""
    return state._replace(possible=state.possible.at[seat, :, agent].set(False))


def seen(state: State, seat: Array, base: Array, agent: Array) -> State:
    """An agent is seen on a base."""
    state = not_on_bases(state, seat, agent)
    row = jnp.arange(AGENTS) == agent
    return state._replace(possible=state.possible.at[seat, base].set(row))


def answered(state: State, owner: Array, target: Array, agent: Array) -> State:
    """An attack is answered: higher, lower or equal."""
    hidden, numbers = state.on_base[owner, target], jnp.arange(AGENTS)
    row = jnp.where(
        hidden < agent,
        numbers < agent,
        jnp.where(hidden > agent, numbers > agent, numbers == agent),
    )
    return state._replace(
        possible=state.possible.at[owner, target].set(state.possible[owner, target] & row)
    )


def note(state: State, kind: int, agent: Any, target: Any, base: Any) -> State:
    """Keep what everybody saw of the actor's last turn."""
    row = jnp.stack([jnp.int32(kind), jnp.int32(agent), jnp.int32(target), jnp.int32(base)])
    return state._replace(last=state.last.at[state.actor].set(row))


def select(condition: Array, yes: State, no: State) -> State:
    """Return one of two states."""
    chosen: State = jax.tree.map(lambda a, b: jnp.where(condition, a, b), yes, no)
    return chosen


# Legal actions


def legal(state: State) -> Array:
    """Return what the seat to act may do."""
    seat = state.actor
    hand, own, targets = state.hand[seat], state.standing[seat], state.standing[1 - seat]
    turn = state.phase == TURN
    from_hand = turn & hand[:, None] & targets
    from_base = turn & own[:, None] & targets
    on_base = state.on_base[seat][:, None] == jnp.arange(AGENTS)
    swaps = turn & (state.tokens[seat] > 0) & own[:, None] & (hand | on_base)
    placing = state.phase == PLACE
    at = jnp.where(placing, (state.on_base[seat] != NOBODY).sum(), state.empty)
    puts = (placing | (state.phase == REFILL)) & (jnp.arange(BASES) == at)[:, None] & hand
    return jnp.concatenate([part.ravel() for part in (from_hand, from_base, swaps, puts)])


# What a seat sees


def observe(state: State, seat: Array) -> Array:
    """Return what a seat knows, its own side before the other's."""
    other = 1 - seat
    sides = jnp.stack([seat, other])
    possible = consistent(state.possible[sides])
    counts, found = possible.sum(2), shares(possible)
    at_own = one_hot(state.on_base[seat], AGENTS) & state.standing[seat][:, None]
    placing = state.phase == PLACE
    owes = jnp.where(
        placing,
        (state.on_base[seat] == NOBODY).sum() > BASES - state.setup.bases,
        (state.actor == seat) & ~state.over,
    )
    at = jnp.where(placing, (state.on_base[seat] != NOBODY).sum(), state.empty)
    asked = (placing & owes) | (state.phase == REFILL)
    left = jnp.minimum(state.setup.turn_limit - state.turns, 127)
    parts = [
        at_own,
        state.hand[seat],
        ~state.out,
        state.standing[sides],
        possible,
    ]
    counted = [
        16 * jnp.minimum(state.beside[sides], 5),
        12 * state.tokens[sides],
        jnp.minimum(8 * state.points[sides], 127),
        jnp.where(counts > 0, ONE // jnp.maximum(counts, 1), 0),
        4 * state.age[sides] * state.standing[sides],
        found,
        (found[0] * at_own).sum(1),
        left,
        jnp.where(left < 8, 8 * left, ONE),
    ]
    flags = [
        owes,
        placing,
        state.phase == REFILL,
        state.phase == OVER,
        asked & (jnp.arange(BASES) == at),
        (state.first == seat) & ~placing,
        (state.first == other) & ~placing,
        last_turn(state.last[seat]),
        last_turn(state.last[other]),
    ]
    return observation(*parts, *flags, *counted)


def consistent(possible: Array) -> Array:
    """Leave out agents that are certain to be on another base of the same seat."""
    certain = possible & (possible.sum(2) == 1)[:, :, None]
    elsewhere = certain.any(1)[:, None] & ~certain
    return possible & ~elsewhere


def shares(possible: Array) -> Array:
    """Return in how many of all possible placements of a side an agent is on a base.

    An agent stands on one base at the most. With sets A, B, C for the bases, agent n of A leaves
    |B - n| |C - n| - |B ∩ C - n| ways for the others; a base without agents leaves one.
    """
    has = possible.astype(jnp.int32)
    size = jnp.maximum(1, has.sum(2))
    second, third = jnp.roll(has, 1, 1), jnp.roll(has, 2, 1)
    both = second * third
    ways = (jnp.roll(size, 1, 1)[:, :, None] - second) * (jnp.roll(size, 2, 1)[:, :, None] - third)
    ways = has * (ways - both.sum(2)[:, :, None] + both)
    return ONE * ways // jnp.maximum(1, ways.sum(2))[:, :, None]


def last_turn(last: Array) -> Array:
    """Return a seat's last turn as flags."""
    kind, agent, target, base = last
    return jnp.concatenate(
        [
            (kind >= 0)[None],
            one_hot(kind, 4),
            one_hot(agent, AGENTS),
            one_hot(target, BASES),
            one_hot(base, BASES),
        ]
    )


def one_hot(value: Array, size: int) -> Array:
    """Return a mask with the value's place set; nothing for a negative value."""
    return value[..., None] == jnp.arange(size)


ON_THE_TABLE = BASES * AGENTS + 2 * AGENTS + 2 * BASES
"""Own agents, hand, in play, standing."""
POSSIBLE = 2 * BASES * AGENTS
FLAGS = 4 + BASES + 2
LASTS = ON_THE_TABLE + POSSIBLE + FLAGS
"""Where the last turns begin."""
COUNTS = LASTS + 2 * LAST_FIELDS + 2 * BASES + 2 + 2
"""Where it is counted what is possible, after agents beside bases, tokens and points."""
LEFT = COUNTS + 2 * BASES + 2 * BASES + 2 * BASES * AGENTS + BASES
"""Where the turns left begin, after how many are possible, ages, shares and those of its own."""
OBSERVATION = LEFT + 2
HISTORY = (
    range(ON_THE_TABLE, ON_THE_TABLE + POSSIBLE),
    range(LASTS, LASTS + 2 * LAST_FIELDS),
    range(COUNTS, LEFT),
)


def hidden(state: State, seat: Array) -> Array:
    """Return the opponent's agents, base by base."""
    there = state.standing[1 - seat] & (state.on_base[1 - seat] != NOBODY)
    return jnp.where(there, state.on_base[1 - seat], -1).astype(jnp.int8)


# The end


def scores(state: State) -> Array:
    """Return the points."""
    return state.points


def winners(state: State) -> Array:
    """More points wins; then the higher sum of agents left in the hand; then it is shared."""
    rank = state.points * 100 + (state.hand * jnp.arange(AGENTS)).sum(1)
    return rank == rank.max()


KERNEL = Kernel(
    game="agent_hunter",
    seats=2,
    actions=ACTIONS,
    observation_size=OBSERVATION,
    secrets=(BASES, AGENTS),
    setups=(
        TrainingSetup(2, {}, 0.85),
        TrainingSetup(2, {"turn_limit": 50}, 0.05),
        TrainingSetup(2, {"agents": 6, "bases": 2, "tokens": 2}, 0.05),
        TrainingSetup(2, {"agents": 4, "bases": 1, "tokens": 1, "turn_limit": 6}, 0.05),
    ),
    setup=setup,
    new=new,
    step=step,
    legal=legal,
    observe=observe,
    hidden=hidden,
    scores=scores,
    winners=winners,
    history=HISTORY,
)
