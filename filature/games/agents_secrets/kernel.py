"""Les agents secrets as arrays: `rules.py` once more, for training (see `core/kernel.py`).

Agents are numbered by *slots* in actions and observations, relative to a seat: its own agent is 0,
the others in play follow by falling score, then place, then roster (`slots`); slots beyond are
empty. Slots change only between decisions. Actions, each with one meaning in all set-ups:

    0 + 6 s + k         the agent of slot s goes on k + 1 places; repeated, with rising slots, until
                        the die is spent (an agent that does not move is not named)
    42 + p              the file goes to place p
    54 + 7 (s - 1) + r  the report's next line, about slot s: the rth seat after the writer holds
                        it, or nobody (r = 0); one for each line, with rising slots
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from filature.core.kernel import ONE, Array, Kernel, TrainingSetup, observation

SEATS, AGENTS, PLACES, HIGHEST = 7, 7, 12, 6
FILES = AGENTS * HIGHEST
LINES = FILES + PLACES
ACTIONS = LINES + (AGENTS - 1) * SEATS
MOVE, FILE, REPORT, OVER = range(4)
NOBODY, UNWRITTEN = -1, -2
START_OF_FILE = 7
RIGHT_LINE = 5
WORTH = np.array([*range(11), -3], np.int32)
BEST = np.array(
    [[max(WORTH[(p + k) % PLACES] for k in range(r + 1)) for r in range(7)] for p in range(PLACES)],
    np.int32,
)
"""By place and die: the worth of the best place that an agent can be taken to."""
AHEAD = np.array(
    [[WORTH[f] * (1 <= (f - p) % PLACES <= HIGHEST) for p in range(PLACES)] for f in range(PLACES)],
    np.int32,
)
"""By place of the file and of an agent: the file's worth, if a die can take the agent there."""

EVIDENCE = 4
"""What is kept of what each seat did for each agent, summed over its decisions:

0. places that it moved the agent, beyond an even share of the die;
1. how good it left the agent's place, against the best it could have been, beyond the other agents;
2. what the agent gained in the counts it caused, beyond the others, less half of what it would have
   gained in those that it could have caused and did not;
3. what the file's new place is worth to the agent, beyond an even choice among those allowed.

0 to 2 are times the number of agents in play, 3 times 4: all are whole numbers.
"""
SUSPICION, SUSPICION_STEP = np.array([8, 3, 2, 1], np.int32), 16
"""How much each makes it likelier that the agent is the seat's own: the exponent is in eighths,
after division by the step. Rounded from a fit to games of bots."""
WHOLE = 4096
"""What 1.0 is among chances."""
LEAST = 48
CHANCES = np.array([WHOLE * 15**k // 17**k for k in range(LEAST)], np.int32)
"""About exp(-k / 8): the chance of what is less likely by so many steps, in 1/`WHOLE`."""
ROUNDS = 3
"""How often the table of chances is scaled, by rows and by columns."""


class Setup(NamedTuple):
    """The seats, the agents in play, and the options."""

    seats: Array
    agents: Array
    advanced: Array
    goal: Array
    report_at: Array
    turn_limit: Array


class State(NamedTuple):
    """One game. Seats and agents have their numbers of the rules; what is by agent and seat has
    the seat first."""

    key: Array
    setup: Setup
    phase: Array
    actor: Array
    first: Array
    seat: Array
    """Whose turn it is."""
    turns: Array
    """Turns completed."""
    roll: Array
    in_play: Array
    identity: Array
    """The agent of each seat, or `NOBODY` where there is no seat."""
    place: Array
    score: Array
    file: Array
    steps: Array
    """By agent, how far it goes by what is chosen of this decision."""
    left: Array
    """What is left of the die."""
    last: Array
    """The last slot chosen in this decision, or -1."""
    reports: Array
    """By seat and agent: a seat, `NOBODY`, or `UNWRITTEN`."""
    evidence: Array
    """By seat and agent, see `EVIDENCE`."""

    @property
    def over(self) -> Array:
        return self.phase == OVER


def setup(seats: int = 4, options: Any = None) -> Setup:
    """Return a set-up as arrays."""
    given = {"rules": "basic", "goal": 42, "report_at": 29, "turn_limit": 500, **(options or {})}
    return Setup(
        seats=jnp.int32(seats),
        agents=jnp.int32(seats + 2 if seats <= 4 else AGENTS),
        advanced=jnp.bool_(given["rules"] == "advanced"),
        goal=jnp.int32(given["goal"]),
        report_at=jnp.int32(given["report_at"]),
        turn_limit=jnp.int32(given["turn_limit"]),
    )


def new(key: Array, setup: Setup) -> State:
    """Chance draws the agents in play, the identities, the first player and the first die."""
    key, draw = jax.random.split(key)
    bits = jax.random.bits(draw, (AGENTS + 2,)) >> 4
    numbers = jnp.arange(AGENTS)
    cards = bits[:AGENTS].astype(jnp.int32) // AGENTS * AGENTS + numbers
    # The agents are shuffled: the first ones are dealt, and those after them are independent.
    shuffled = (cards[None, :] < cards[:, None]).sum(1)
    holder = jnp.argmax(shuffled[None, :] == numbers[:, None], 1).astype(jnp.int32)
    first = (bits[AGENTS] % setup.seats.astype(jnp.uint32)).astype(jnp.int32)
    roll = (bits[AGENTS + 1] % HIGHEST + 1).astype(jnp.int32)
    none = jnp.zeros(AGENTS, jnp.int32)
    return State(
        key=key,
        setup=setup,
        phase=jnp.int32(MOVE),
        actor=first,
        first=first,
        seat=first,
        turns=jnp.int32(0),
        roll=roll,
        in_play=shuffled < setup.agents,
        identity=jnp.where(numbers < setup.seats, holder, NOBODY),
        place=none,
        score=none,
        file=jnp.int32(START_OF_FILE),
        steps=none,
        left=roll,
        last=jnp.int32(-1),
        reports=jnp.full((SEATS, AGENTS), UNWRITTEN, jnp.int32),
        evidence=jnp.zeros((SEATS, AGENTS, EVIDENCE), jnp.int32),
    )


def slots(state: State, seat: Array) -> Array:
    """Return the slot of each agent, seen from a seat."""
    numbers = jnp.arange(AGENTS)
    falling = (state.score * PLACES + state.place) * AGENTS + AGENTS - numbers
    rank = jnp.where(state.in_play, falling, -numbers)
    rank = jnp.where(numbers == state.identity[seat], jnp.iinfo(jnp.int32).max, rank)
    return (rank[None, :] > rank[:, None]).sum(1)


# A turn: the moves, perhaps a count, then the file


def step(state: State, action: Array) -> State:
    """Carry out an action of the seat to act; after a turn chance rolls the next die."""
    kind = (action >= FILES).astype(jnp.int32) + (action >= LINES)
    state, complete = jax.lax.switch(kind, [spend, move_file, write_line], state, action)
    return select(complete, end_turn(state), state)


def spend(state: State, action: Array) -> tuple[State, Array]:
    """An agent goes on; when the die is spent, all that were chosen move."""
    slot, steps = action // HIGHEST, action % HIGHEST + 1
    chosen = slots(state, state.actor) == slot
    state = state._replace(
        steps=jnp.where(chosen, steps, state.steps),
        left=state.left - steps,
        last=slot.astype(jnp.int32),
    )
    moved, complete = move_agents(state)
    spent = state.left == 0
    return select(spent, moved, state), spent & complete


def move_agents(state: State) -> tuple[State, Array]:
    """If an agent that moved stands where the file is, there is a count (R2)."""
    place = (state.place + state.steps) % PLACES
    arrived = ((state.steps > 0) & (place == state.file)).any()
    told = told_by_move(state, place, arrived)
    score = jnp.where(arrived, state.score + gains(state, place), state.score)
    reached = score.max() >= state.setup.goal
    phase = jnp.where(reached & arrived, OVER, jnp.where(arrived, FILE, MOVE))
    moved = state._replace(
        place=place,
        score=score,
        phase=phase,
        turns=state.turns + (phase == OVER),
        steps=jnp.zeros_like(state.steps),
        last=jnp.int32(-1),
        evidence=state.evidence.at[state.actor].add(told),
    )
    return moved, ~arrived


def gains(state: State, place: Array) -> Array:
    """Return what a count gives each agent; a score never falls below 0."""
    return jnp.where(state.in_play, jnp.maximum(jnp.asarray(WORTH)[place], -state.score), 0)


def move_file(state: State, action: Array) -> tuple[State, Array]:
    """The file goes elsewhere; then reports may be due (R8)."""
    place = (action - FILES).astype(jnp.int32)
    told = told_by_file(state, place)
    written = state.reports[0, :].max() > UNWRITTEN
    due = state.setup.advanced & ~written & (state.score.max() >= state.setup.report_at)
    moved = state._replace(
        file=place,
        evidence=state.evidence.at[state.actor].add(told),
        phase=jnp.where(due, REPORT, MOVE),
        actor=jnp.where(due, 0, state.actor),
    )
    return moved, ~due


def end_turn(state: State) -> State:
    """Go on to the next seat, unless the limit is reached (R6)."""
    turns = state.turns + 1
    over = turns >= state.setup.turn_limit
    seat = jnp.where(over, state.seat, (state.seat + 1) % state.setup.seats)
    bits = jax.random.bits(jax.random.fold_in(state.key, turns)) >> 4
    roll = (bits % HIGHEST + 1).astype(jnp.int32)
    return state._replace(
        turns=turns,
        phase=jnp.where(over, OVER, MOVE),
        seat=seat,
        actor=seat,
        roll=roll,
        left=roll,
    )


# Reports (advanced)


def write_line(state: State, action: Array) -> tuple[State, Array]:
    """A line about the agent of the next slot (R4); seat after seat writes a whole report."""
    slot, after = (action - LINES) // SEATS + 1, (action - LINES) % SEATS
    writer = state.actor
    owner = jnp.where(after == 0, NOBODY, (writer + after) % state.setup.seats)
    line = slots(state, writer) == slot
    row = jnp.where(line, owner, state.reports[writer])
    complete = slot == state.setup.agents - 1
    state = state._replace(
        reports=state.reports.at[writer].set(row),
        last=jnp.where(complete, -1, slot).astype(jnp.int32),
        actor=writer + complete,
    )
    return state, complete & (state.actor == state.setup.seats)


def right_lines(state: State) -> Array:
    """Count the right lines of each seat's report."""
    held = state.identity[:, None] == jnp.arange(AGENTS)
    holder = jnp.where(held.any(0), jnp.argmax(held, 0), NOBODY)
    return (state.reports == holder).sum(1)


# What the decisions tell


def beyond_mean(state: State, values: Array) -> Array:
    """Return by how much each agent has more than the mean, times the number of agents."""
    values = jnp.where(state.in_play, values, 0)
    return jnp.where(state.in_play, state.setup.agents * values - values.sum(), 0)


def told_by_move(state: State, place: Array, arrived: Array) -> Array:
    """Return, by agent, what a seat's moves add to `EVIDENCE`."""
    best = jnp.asarray(BEST)[state.place, state.roll]
    left = jnp.asarray(WORTH)[place] - best
    distance = (state.file - state.place) % PLACES
    possible = (state.in_play & (distance > 0) & (distance <= state.roll)).any()
    refused = -(beyond_mean(state, gains(state, state.place)) // 2)
    caused = beyond_mean(state, gains(state, place))
    counted = jnp.where(arrived, caused, jnp.where(possible, refused, 0))
    moved, good = beyond_mean(state, state.steps), beyond_mean(state, left)
    return jnp.stack([moved, good, counted, jnp.zeros_like(moved)], 1)


def told_by_file(state: State, to: Array) -> Array:
    """Return, by agent, what the file's new place adds to `EVIDENCE`."""
    allowed = file_places(state)
    worth = jnp.asarray(AHEAD)[:, state.place]
    count, total = allowed.sum(), (allowed[:, None] * worth).sum(0)
    beyond = jnp.where(state.in_play, 4 * (count * worth[to] - total) // count, 0)
    none = jnp.zeros_like(beyond)
    return jnp.stack([none, none, none, beyond], 1)


def select(condition: Array, yes: State, no: State) -> State:
    """Return one of two states."""
    chosen: State = jax.tree.map(lambda a, b: jnp.where(condition, a, b), yes, no)
    return chosen


# Legal actions


def legal(state: State) -> Array:
    """Return what the seat to act may do."""
    agents, moving = state.setup.agents, state.phase == MOVE
    slot, steps = jnp.arange(AGENTS)[:, None], jnp.arange(1, HIGHEST + 1)
    # The last agent must take what is left: nobody comes after it.
    ends = jnp.where(slot == agents - 1, steps == state.left, steps <= state.left)
    moves = moving & (slot > state.last) & (slot < agents) & ends
    files = (state.phase == FILE) & file_places(state)
    after, line = jnp.arange(SEATS), jnp.maximum(state.last, 0) + 1
    free = (after == 0) | ((after < state.setup.seats) & ~named(state, state.actor))
    lines = (state.phase == REPORT) & (slot[1:] == line) & free
    return jnp.concatenate([moves.ravel(), files, lines.ravel()])


def file_places(state: State) -> Array:
    """The file goes where no agent stands; under the advanced rules anywhere."""
    standing = state.place[:, None] == jnp.arange(PLACES)
    return state.setup.advanced | ~(standing & state.in_play[:, None]).any(0)


def named(state: State, seat: Array) -> Array:
    """Return which seats, counted from the writer, stand in its report."""
    after = jnp.arange(SEATS)
    seats = (seat + after) % state.setup.seats
    return (after < state.setup.seats) & (state.reports[seat] == seats[:, None]).any(1)


# What a seat sees


def observe(state: State, seat: Array) -> Array:
    """Return what a seat knows: agents by slot, the others in turn order."""
    config, numbers = state.setup, jnp.arange(AGENTS)
    slot_of = slots(state, seat)
    order = jnp.argmax(slot_of[None, :] == numbers[:, None], 1)
    there = state.in_play[order]
    moving = (state.phase == MOVE) & (state.actor == seat)
    steps = jnp.where(moving, state.steps, 0)
    place = (state.place + steps) % PLACES
    lines = state.reports[seat][order][1:]
    reporting = (state.phase == REPORT) & (there[1:] & (lines == UNWRITTEN)).any()
    owes = moving | ((state.phase == FILE) & (state.actor == seat)) | reporting

    gained = gains(state, place)
    counted = state.score + gained
    reaches = state.in_play & (counted >= config.goal)
    chances, shown = suspicion(state, seat, order)
    scalars = [
        jnp.minimum(state.score * ONE // config.goal, 127),
        jnp.clip(config.goal - state.score, -127, 127),
        jnp.clip(5 * beyond_mean(state, gained) // config.agents, -127, 127),
        jnp.where(reaches, ONE, 0),
        jnp.where(would_win(state, place, counted, reaches), ONE, 0),
        10 * steps,
        jnp.where(moving & (slot_of > state.last), ONE, 0),
    ]
    agents = jnp.stack(scalars, 1)[order] * there[:, None]
    distance = (state.file - place[order]) % PLACES

    turn = (state.seat - seat) % config.seats
    left = jnp.where(moving, state.left, jnp.where(state.phase == MOVE, state.roll, 0))
    line = reporting & (numbers[1:] == (lines != UNWRITTEN).sum() + 1)
    flags = [
        one_hot(place[order], PLACES) & there[:, None],
        one_hot(distance, HIGHEST + 1) & there[:, None],
        one_hot(state.file, PLACES),
        one_hot(turn, SEATS),
        one_hot(config.seats - 2, SEATS - 1),
        one_hot(left - 1, HIGHEST),
        config.advanced,
        owes,
        state.phase == MOVE,
        state.phase == FILE,
        state.phase == REPORT,
        state.phase == OVER,
        ((steps > 0) & (place == state.file)).any(),
        (lines != UNWRITTEN).any() & ~reporting,
        line,
        named(state, seat)[1:],
    ]
    best = state.score.max()
    remaining = jnp.minimum(config.turn_limit - state.turns, 127)
    counts = [
        agents,
        jnp.minimum(config.goal, 127),
        jnp.clip(config.goal - best, -127, 127),
        config.advanced * jnp.clip(config.report_at - best, -127, 127),
        remaining,
        jnp.where(remaining < 8, 8 * remaining, ONE),
        jnp.minimum(2 * state.turns, 127),
        chances // (WHOLE // ONE),
        line_chances(state, seat, lines, chances),
        shown,
        evidence_seen(state, seat, order),
    ]
    return observation(*flags, *counts)


def would_win(state: State, place: Array, counted: Array, reaches: Array) -> Array:
    """Tell which agents would win if there were a count now (R1), or advanced: have most."""
    worth = jnp.asarray(WORTH)[place]
    rank = jnp.where(reaches, jnp.where(state.setup.advanced, 0, worth * 2**20) + counted, -1)
    return reaches & (rank == rank.max())


def evidence_seen(state: State, seat: Array, order: Array) -> Array:
    """Return what the others did for each agent."""
    after = jnp.arange(1, SEATS)
    rows = state.evidence[(seat + after) % state.setup.seats][:, order]
    rows = jnp.where((after < state.setup.seats)[:, None, None], rows, 0)
    return jnp.clip(rows, -127, 127)


def suspicion(state: State, seat: Array, order: Array) -> tuple[Array, Array]:
    """Return who holds what, by a plain reading of the evidence.

    First the chances that each of the others (and, in the last row, nobody) holds the agent of each
    slot but the first, in 1/`WHOLE`: rows and columns are scaled in turns until both nearly add up.
    Then what a spectator would think of this seat, by slot, in 1/`ONE`.
    """
    config, after = state.setup, jnp.arange(SEATS)
    there = state.in_play[order]
    logs = (state.evidence * SUSPICION).sum(2) // SUSPICION_STEP
    rows = logs[(seat + after) % config.seats][:, order]

    own = relative_chances(rows[0], there)
    shown = ONE * own // jnp.maximum(own.sum(), 1)

    independent = config.agents - config.seats
    others = jax.vmap(relative_chances, (0, None))(rows[1:, 1:], there[1:])
    others = jnp.where((after[1:] < config.seats)[:, None], others, 0)
    nobody = jnp.where(there[1:] & (independent > 0), WHOLE, 0)
    table = jnp.concatenate([others, nobody[None]])
    target = jnp.concatenate([jnp.full(SEATS - 1, WHOLE), (WHOLE * independent)[None]])
    for _ in range(ROUNDS):
        table = table * target[:, None] // jnp.maximum(table.sum(1), 1)[:, None]
        table = table * WHOLE // jnp.maximum(table.sum(0), 1)
    return table, shown


def relative_chances(logs: Array, there: Array) -> Array:
    """Return chances relative to the best, for those that are there."""
    best = jnp.where(there, logs, jnp.iinfo(jnp.int32).min).max()
    lower = jnp.clip(best - logs, 0, LEAST - 1)
    return jnp.where(there, jnp.asarray(CHANCES)[lower], 0)


def line_chances(state: State, seat: Array, lines: Array, chances: Array) -> Array:
    """Return how likely each line of the seat's own report is right, as far as it is written."""
    row = jnp.where(lines == NOBODY, SEATS - 1, (lines - seat) % state.setup.seats - 1)
    chosen = (jnp.arange(SEATS)[:, None] == row) & (lines != UNWRITTEN)
    return (chosen * chances).sum(0) // (WHOLE // ONE)


def one_hot(value: Array, size: int) -> Array:
    """Return a mask with the value's place set; nothing for a value outside."""
    return value[..., None] == jnp.arange(size)


OBSERVATION = (
    # by agent: place, distance to the file, and the scalars
    AGENTS * (PLACES + HIGHEST + 1 + 7)
    # file, whose turn, seats, die, rules
    + PLACES
    + SEATS
    + SEATS
    - 1
    + HIGHEST
    + 1
    # what is asked, a count is due, the report is written; its next line, and the seats in it
    + 7
    + 2 * (SEATS - 1)
    # goal and turns
    + 6
    # suspicion: of the others and nobody, of the own lines, of this seat
    + SEATS * (AGENTS - 1)
    + AGENTS
    - 1
    + AGENTS
    + (SEATS - 1) * AGENTS * EVIDENCE
)


def hidden(state: State, seat: Array) -> Array:
    """Return the agents of the others, in turn order, by slot."""
    after = jnp.arange(1, SEATS)
    held = state.identity[(seat + after) % state.setup.seats]
    there = (after < state.setup.seats) & (seat < state.setup.seats)
    return jnp.where(there, slots(state, seat)[held], -1).astype(jnp.int8)


# The end


def scores(state: State) -> Array:
    """Return the scores of the seats' agents; at the end, advanced, with their right lines."""
    there = jnp.arange(SEATS) < state.setup.seats
    paid = jnp.where(state.setup.advanced & state.over, RIGHT_LINE * right_lines(state), 0)
    return jnp.where(there, state.score[state.identity] + paid, 0)


def winners(state: State) -> Array:
    """Basic: who holds a winning agent, perhaps nobody. Advanced: the highest total."""
    there = jnp.arange(SEATS) < state.setup.seats
    totals = jnp.where(there, scores(state), -1)
    reaches = state.in_play & (state.score >= state.setup.goal)
    at_goal = would_win(state, state.place, state.score, reaches)
    highest = state.in_play & (state.score == state.score.max())
    winning = jnp.where(reaches.any(), at_goal, highest)
    return there & jnp.where(state.setup.advanced, totals == totals.max(), winning[state.identity])


ADVANCED = {"rules": "advanced"}
KERNEL = Kernel(
    game="agents_secrets",
    seats=SEATS,
    actions=ACTIONS,
    observation_size=OBSERVATION,
    secrets=(SEATS - 1, AGENTS),
    setups=(
        TrainingSetup(4, {}, 0.3),
        TrainingSetup(2, {}, 0.08),
        TrainingSetup(3, {}, 0.08),
        TrainingSetup(5, {}, 0.08),
        TrainingSetup(6, {}, 0.08),
        TrainingSetup(7, {}, 0.08),
        TrainingSetup(3, ADVANCED, 0.06),
        TrainingSetup(4, ADVANCED, 0.12),
        TrainingSetup(5, ADVANCED, 0.06),
        TrainingSetup(6, ADVANCED, 0.06),
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
