"""Spies vs Spies as arrays: `rules.py` once more, for training (see `core/kernel.py`).

Players are named by their `step`, the places to the left of the one who acts or looks; 0 is that
one itself, and the virtual player has a place too. Actions, each with one meaning in all set-ups:

    0 + 5 (step - 1) + k   ask that player for its accessory (k = 0), its vehicle (1), or its
                           objective, showing one's own accessory, vehicle or objective (2, 3, 4)
    15                     call the mission
    16 + (step - 1)        point at that player

A seat's own three cards leave 6 x 6 x 6 deals: of each category, one of six orders of the other
cards. What it has seen of a category is one of 16 *views* of it: nothing (0), the card of one step
(1 to 9), or the whole order (10 to 15). With its own card of each category that makes 64 ** 3
*situations*, for each of which everything worth knowing is worked out once, below.

`suspicion` weighs the deals by how the others acted, as `thinking/suspicion.py` does, by a simpler
model: a third of the questions are for any card that cannot be deduced, a third for what tells
most about one's own target, a third for that too with a liking for objectives, and a few for any
card at all; and a seat calls the likelier the surer it is.
"""

from __future__ import annotations

from itertools import permutations, product
from math import log2
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from filature.core.kernel import ONE, Array, Kernel, TrainingSetup, observation

PLAYERS, CATEGORIES, CARDS, STEPS = 4, 3, 4, 3
KINDS = 5
MISSION, POINTS, ACTIONS = 15, 16, 19
OBJECTIVE = 2
TURN, POINT, OVER = range(3)
NOBODY = -1
ORDERS = np.array(list(permutations(range(4))))
"""By number: the card of each player. The deal of a round is one for each category."""
OPEN, VIEWS = 6, 16
DEALS = OPEN**CATEGORIES
SITUATIONS = (CARDS * VIEWS) ** CATEGORIES
CALL = 9
"""Where the cost of a call is, after those of the nine questions."""
ACTS = 10
MOST_COST = 30000
"""Costs are cut off here."""
PAIRS = [(partner, target) for partner in range(3) for target in range(3) if partner != target]
"""Who may be partner and target, by step - 1."""
PARTNERS, AIMED = np.array(PAIRS).T


# The twelve cards and their deals; two cards of each category are red: 0 and 1


def teams_and_targets(hands: Array) -> tuple[Array, Array]:
    """Return who is red, and the target of each; the last axes are players and categories."""
    is_red = hands < 2
    reds = is_red.sum(-1)
    pure = ((reds == 0) | (reds == 3)).sum(-1, keepdims=True) == 1
    red = np.where(pure, is_red[..., OBJECTIVE], reds >= 2)
    stars = hands[..., OBJECTIVE] % 2 == 0
    same_team = red[..., :, None] == red[..., None, :]
    same_kind = (~same_team | (stars[..., :, None] == stars[..., None, :])).all(-1)
    # By player: how well each other one fits as a target; the best one is it.
    hat, umbrella = hands[..., 0] == 2, hands[..., 0] == 0
    scooter, bike = hands[..., 1] == 2, hands[..., 1] == 0
    by_cards = np.where(
        red[..., :, None],
        2 * hat[..., None, :] + scooter[..., None, :],
        2 * bike[..., None, :] + umbrella[..., None, :],
    )
    by_kind = stars[..., None, :] == red[..., :, None]
    fits = np.where(same_kind[..., :, None], by_cards, by_kind)
    return red, np.where(same_team, -1, fits).argmax(-1)


def all_deals() -> Array:
    """Return, by the number of a deal, who is red (4 bits) and the targets (2 bits each)."""
    places = np.array(list(product(range(24), repeat=CATEGORIES)))
    red, target = teams_and_targets(ORDERS[places].transpose(0, 2, 1))
    players = np.arange(PLAYERS)
    return ((red << players).sum(-1) | (target << (4 + 2 * players)).sum(-1)).astype(np.int16)


TRUTH = all_deals()
TRIPLES = list(permutations(range(3)))


def places_around(order: tuple[int, ...] | Array, player: int) -> tuple[int, int]:
    """Return a player's own card, and which of the six orders of the others' cards it sees."""
    own = int(order[player])
    others = [int(order[(player + step) % 4]) for step in (1, 2, 3)]
    return own, TRIPLES.index(tuple([card - (card > own) for card in others]))


AROUND = np.array([[places_around(order, seat) for seat in range(4)] for order in ORDERS])
"""By order and seat: its own card, and the order of the others' that it sees."""


def open_orders() -> tuple[Array, Array]:
    """Return, by one's own card and the order of the others': each step's card, and what it sees.

    What it sees is that player's own card and the order of the cards to its left.
    """
    cards: Array = np.zeros((CARDS, OPEN, PLAYERS), np.int32)
    seen: Array = np.zeros((CARDS, OPEN, PLAYERS, 2), np.int32)
    for own, (at, triple) in product(range(CARDS), enumerate(TRIPLES)):
        order = (own, *[rank + (rank >= own) for rank in triple])
        cards[own, at] = order
        seen[own, at] = [places_around(order, step) for step in range(PLAYERS)]
    return cards, seen


OPEN_CARDS, OPEN_SEEN = open_orders()


def view_of(order: int, steps: int) -> int:
    """Return the view of who has seen these steps' cards (a bit for each), in this order."""
    if steps in (1, 2, 4):
        step = steps.bit_length() - 1
        return 1 + 3 * step + TRIPLES[order][step]
    return 10 + order if steps else 0


VIEW = np.array([[view_of(order, steps) for steps in range(8)] for order in range(OPEN)])
LEAVES = np.array(
    [[view in VIEW[order] for order in range(OPEN)] for view in range(VIEWS)], np.int64
)
"""By view, the orders that it leaves possible."""


def views_after() -> Array:
    """Return, by view and step, the views that a question for that step's card may lead to."""
    found: Array = np.zeros((VIEWS, STEPS, VIEWS), np.int64)
    for steps, order, step in product(range(8), range(OPEN), range(STEPS)):
        found[VIEW[order, steps], step, VIEW[order, steps | 1 << step]] = 1
    return found


def hands_open() -> tuple[Array, Array]:
    """Return, by hand and deal as its holder sees it, who is on the holder's side, and targets.

    The first is partner and target as a place in `PAIRS`, and 8 more if the holder is red; the
    second has 2 bits for each of the other steps, its target counted in steps from there.
    """
    own = np.array(list(product(range(CARDS), repeat=CATEGORIES)))
    orders = np.array(list(product(range(OPEN), repeat=CATEGORIES)))
    hands = OPEN_CARDS[own[:, None], orders].swapaxes(-1, -2)
    red, target = teams_and_targets(hands)
    partner = (red[..., 1:] == red[..., :1]).argmax(-1)
    pairs = np.array([[PAIRS.index((p, t)) if p != t else 0 for t in range(3)] for p in range(3)])
    sides = pairs[partner, target[..., 0] - 1] + 8 * red[..., 0]
    steps = (target[..., 1:] - np.arange(1, 4)) % 4 - 1
    return sides.astype(np.int8), (steps << np.array([0, 2, 4])).sum(-1).astype(np.int8)


SIDES, TARGETS = hands_open()


# What a situation is worth, in whole numbers

BITS = [round(1024 * k * log2(k)) if k else 0 for k in range(DEALS + 1)]
"""k log k, in 1/1024 bits."""
TRIT = 1623
QUARTERS = [26, *(round(-4 * log2(p / 65536)) for p in range(1, 65537))]
"""By a chance in 1/65536: its cost in quarters of a bit."""
HEAT = 60
"""Quarters of a bit by which each bit that a card tells makes a question likelier."""
SOCIABLE = 8
"""How much likelier some ask for an objective, with which a card is shown."""
CALLS = ((90, 2, 7), (70, 7, 2), (55, 11, 1), (0, 20, 0))
"""By the least share of the likeliest target, in percent: the cost of calling, of not calling."""
HALVES = np.array([round(4096 * 2 ** (-cost / 4)) for cost in range(64)], np.int32)


def situations() -> tuple[Array, ...]:
    """Work out, for each situation, how it aims, what questions tell, and what acts cost.

    `aims` has 3 bits for each step, with the chance in sixths that the holder points there;
    `clarity` how clear the target is (`ONE` is certain), `gains` how much clearer by question.
    `costs` has by the step of the virtual player (0: none), act and situation how unlikely it is.
    """
    hits = AIMED[SIDES & 7].reshape(4, 4, 4, 6, 6, 6, 1) == np.arange(3)
    form = "abcijkt,xi,yj,zk->axbyczt"
    counts = np.einsum(form, hits.astype(np.int64), LEAVES, LEAVES, LEAVES, optimize=True)
    bits = np.array(BITS)
    total, most = counts.sum(-1), counts.max(-1)
    unclear = np.maximum(bits[total] - bits[counts].sum(-1), 0)
    clarity = np.maximum(ONE - -(-ONE * unclear // (total * TRIT)), 0)
    likeliest = counts == most[..., None]
    chances = np.where(likeliest, 6 // likeliest.sum(-1, keepdims=True), 0)
    aims = (chances << np.array([0, 3, 6])).sum(-1).ravel().astype(np.int16)

    after = views_after()
    forms = ("apbycz,xsp->axbyczs", "axbpcz,ysp->axbyczs", "axbycp,zsp->axbyczs")
    left = [np.einsum(form, unclear, after, optimize=True) for form in forms]
    told = (unclear[..., None, None] - np.stack(left, -1)).reshape(SITUATIONS, 9)
    total, most = total.reshape(-1, 1), most.reshape(-1, 1)
    gains = np.maximum(ONE * told // (total * TRIT), 0).astype(np.int8)
    keen = np.maximum(HEAT * told // (1024 * total), 0)
    answers = np.broadcast_to(after.sum(-1)[None, :, None], (4, VIEWS, 1, STEPS))
    several = [
        answers.reshape([4, VIEWS, *[1] * 4, STEPS]) > 1,
        answers.reshape([1, 1, 4, VIEWS, 1, 1, STEPS]) > 1,
        answers.reshape([*[1] * 4, 4, VIEWS, STEPS]) > 1,
    ]
    shape = (*([4, VIEWS] * 3), STEPS)
    unknown = np.stack([np.broadcast_to(one, shape) for one in several], -1).reshape(-1, 9)

    calls = np.array(CALLS)
    level = (100 * most[:, :1] >= calls[:, 0] * total).argmax(1)
    halves = np.array([round(65536 * 2 ** (-cost / 4)) for cost in range(256)])
    quarters = np.array(QUARTERS)
    costs = np.zeros((PLAYERS, ACTS, SITUATIONS), np.int8)
    for virtual in range(PLAYERS):
        may = np.array([not (virtual and at == 3 * virtual - 1) for at in range(9)])
        best = np.where(may, keen, -1).max(1, keepdims=True)
        liked = np.where(may, halves[np.maximum(best - keen, 0)], 0)
        sociable = liked * np.where(np.arange(9) % 3 == OBJECTIVE, SOCIABLE, 1)
        open_to = unknown & may
        open_to = np.where(open_to.any(1, keepdims=True), open_to, may)
        chance = (
            19660 * liked // liked.sum(1, keepdims=True)
            + 19660 * sociable // sociable.sum(1, keepdims=True)
            + open_to * (19660 // open_to.sum(1, keepdims=True))
            + 6554 // may.sum()
        )
        costs[virtual, :9] = (quarters[chance] + calls[level, 2:]).T
        costs[virtual, CALL] = calls[level, 1]
    return aims, clarity.ravel().astype(np.int8), gains, costs


AIMS, CLARITY, GAINS, COSTS = situations()


# A game


class Setup(NamedTuple):
    """The seats and the options; `rounds` is 0 where there is no limit."""

    seats: Array
    target_score: Array
    rounds: Array
    question_limit: Array


class State(NamedTuple):
    """One game. The first index is a player, as far as not said otherwise."""

    key: Array
    setup: Setup
    phase: Array
    actor: Array
    first: Array
    """Who begins this round."""
    round: Array
    orders: Array
    """By category, the order in which the cards were dealt."""
    questions: Array
    """How many were put in this round."""
    caller: Array
    pointed: Array
    """At whom each points, or `NOBODY`."""
    points: Array
    seen: Array
    """By player and category, whose card it was shown in this round: a bit for each step."""
    asked: Array
    """By player, step and category: how often it asked in this round."""
    showed: Array
    """By player, step and category: how often it showed one of its own with a question."""
    last: Array
    """By player, its last question of this round: step, category, category shown; -1 if none."""
    record: Array
    """By player, in all rounds: its calls, those that succeeded, how often it pointed right."""
    suspicion: Array
    """By seat and deal as it sees it: how unlikely what everybody did in this round is there."""

    @property
    def over(self) -> Array:
        return self.phase == OVER


def setup(seats: int = 4, options: Any = None) -> Setup:
    """Return a set-up as arrays."""
    given = {"target_score": 10, "rounds": None, "question_limit": 24, **(options or {})}
    rounds = given["rounds"] or 0
    numbers = (seats, given["target_score"], rounds, given["question_limit"])
    return Setup(*(jnp.int32(number) for number in numbers))


def new(key: Array, setup: Setup) -> State:
    """Chance draws the first player (R1), and deals the first round."""
    key, draw = jax.random.split(key)
    zeros = jnp.zeros(PLAYERS, jnp.int32)
    counts = jnp.zeros((PLAYERS, STEPS, CATEGORIES), jnp.int32)
    state = State(
        key=key,
        setup=setup,
        phase=jnp.int32(TURN),
        actor=jnp.int32(0),
        first=jax.random.randint(draw, (), 0, setup.seats),
        round=jnp.int32(0),
        orders=jnp.zeros(CATEGORIES, jnp.int32),
        questions=jnp.int32(0),
        caller=jnp.int32(NOBODY),
        pointed=zeros + NOBODY,
        points=zeros,
        seen=jnp.zeros((PLAYERS, CATEGORIES), jnp.int32),
        asked=counts,
        showed=counts,
        last=jnp.full((PLAYERS, 3), -1, jnp.int32),
        record=jnp.zeros((PLAYERS, 3), jnp.int32),
        suspicion=jnp.zeros((PLAYERS, DEALS), jnp.int16),
    )
    return deal(state)


def deal(state: State) -> State:
    """Each of the four players receives an accessory, a vehicle and an objective."""
    key, draw = jax.random.split(state.key)
    return state._replace(
        key=key,
        phase=jnp.int32(TURN),
        actor=state.first,
        round=state.round + 1,
        orders=jax.random.randint(draw, (CATEGORIES,), 0, len(ORDERS)),
        questions=jnp.int32(0),
        caller=jnp.int32(NOBODY),
        pointed=jnp.full_like(state.pointed, NOBODY),
        seen=jnp.zeros_like(state.seen),
        asked=jnp.zeros_like(state.asked),
        showed=jnp.zeros_like(state.showed),
        last=jnp.full_like(state.last, -1),
        suspicion=jnp.zeros_like(state.suspicion),
    )


def step(state: State, action: Array) -> State:
    """Carry out an action of the seat to act."""
    state = state._replace(suspicion=suspect(state, action))
    kind = (action >= MISSION).astype(jnp.int32) + (action >= POINTS)
    after: State = jax.lax.switch(kind, [ask, call_mission, point], state, action)
    return after


def ask(state: State, action: Array) -> State:
    """Another player shows its card; for its objective, the seat first shows one (R2, R6)."""
    seat, at, kind = state.actor, action // KINDS, action % KINDS
    category, show = jnp.minimum(kind, OBJECTIVE), jnp.where(kind < OBJECTIVE, -1, kind - OBJECTIVE)
    target = (seat + at + 1) % PLAYERS
    shows = (show >= 0).astype(jnp.int32)
    shown = jnp.maximum(show, 0)
    seen = state.seen
    seen = seen.at[seat, category].set(seen[seat, category] | 1 << at)
    seen = seen.at[target, shown].set(seen[target, shown] | shows << (2 - at))
    return state._replace(
        seen=seen,
        asked=state.asked.at[seat, at, category].add(1),
        showed=state.showed.at[seat, at, shown].add(shows),
        last=state.last.at[seat].set(jnp.stack([at, category, show])),
        questions=state.questions + 1,
        actor=(seat + 1) % state.setup.seats,
    )


def call_mission(state: State, action: Array) -> State:
    """All seats point next, seat 0 first."""
    return state._replace(phase=jnp.int32(POINT), caller=state.actor, actor=jnp.int32(0))


def point(state: State, action: Array) -> State:
    """Point at another player; when all have, the round is scored."""
    seat = state.actor
    target = (seat + action - POINTS + 1) % PLAYERS
    state = state._replace(pointed=state.pointed.at[seat].set(target))
    pointing = state._replace(actor=seat + 1)
    return select(seat + 1 < state.setup.seats, pointing, end_round(score(state)))


def score(state: State) -> State:
    """The virtual player points at its right target; teams score."""
    players, caller = jnp.arange(PLAYERS), state.caller
    red, targets = truth(state)
    right = (state.pointed == targets) | (players >= state.setup.seats)
    called = red == red[caller]
    succeeds = jnp.where(called, (right | ~called).all(), (right | called).all())
    success = succeeds[caller]
    record = state.record.at[:, 2].add(right)
    return state._replace(
        points=state.points + succeeds + 2 * (called == success),
        record=record.at[caller].add(jnp.stack([jnp.int32(1), success.astype(jnp.int32), 0])),
    )


def truth(state: State) -> tuple[Array, Array]:
    """Return by player whether it is red, and its target."""
    first, second, third = state.orders
    packed = jnp.asarray(TRUTH)[(first * 24 + second) * 24 + third].astype(jnp.int32)
    players = jnp.arange(PLAYERS)
    return (packed >> players & 1).astype(bool), packed >> (4 + 2 * players) & 3


def end_round(state: State) -> State:
    """Another round follows, begun by the next seat (R1), unless the match is over (R5)."""
    over = (state.round == state.setup.rounds) | (state.points.max() >= state.setup.target_score)
    following = deal(state._replace(first=(state.first + 1) % state.setup.seats))
    return select(over, state._replace(phase=jnp.int32(OVER)), following)


def select(condition: Array, yes: State, no: State) -> State:
    """Return one of two states."""
    chosen: State = jax.tree.map(lambda a, b: jnp.where(condition, a, b), yes, no)
    return chosen


# Legal actions


def legal(state: State) -> Array:
    """Return what the seat to act may do: any question, but not for the virtual objective (R3)."""
    turn = state.phase == TURN
    there = (state.actor + jnp.arange(1, PLAYERS)) % PLAYERS < state.setup.seats
    asks = there[:, None] | (jnp.arange(KINDS) < OBJECTIVE)
    asks = asks & turn & (state.questions < state.setup.question_limit)
    points = jnp.broadcast_to(state.phase == POINT, STEPS)
    return jnp.concatenate([asks.ravel(), turn[None], points])


# What a seat can work out


def situations_of(own: Array, seen: Array, steps: Array) -> Array:
    """Return what players know in the deals that a hand leaves open.

    `seen` is by player and category, `steps` are those from the holder of the hand to them. The
    result is by player, category and order: its own card and its view, as part of a situation.
    """
    card, order = jnp.moveaxis(jnp.asarray(OPEN_SEEN)[own[None, :], :, steps[:, None]], -1, 0)
    return card * VIEWS + jnp.asarray(VIEW)[order, seen[:, :, None]]


def combine(parts: Array) -> Array:
    """Return the situation in each deal, from its parts by category and order."""
    first, second, third = parts[..., 0, :], parts[..., 1, :], parts[..., 2, :]
    size = CARDS * VIEWS
    rows = (first[..., :, None] * size + second[..., None, :])[..., None] * size
    found = rows + third[..., None, None, :]
    return found.reshape(*found.shape[:-3], DEALS)


def suspect(state: State, action: Array) -> Array:
    """Return what the deals cost each seat after a turn: a forced call tells nothing."""
    actor, virtual = state.actor, state.setup.seats < PLAYERS
    seats = jnp.arange(PLAYERS)
    own = jnp.asarray(AROUND)[state.orders, :, 0].T
    parts = jax.vmap(lambda hand, step: situations_of(hand, state.seen[actor][None], step[None])[0])
    found = combine(parts(own, (actor - seats) % PLAYERS))
    category = jnp.minimum(action % KINDS, OBJECTIVE)
    act = jnp.where(action < MISSION, action // KINDS * 3 + category, CALL)
    at = (jnp.where(virtual, PLAYERS - 1 - actor, 0) * ACTS + act) * SITUATIONS
    cost = jnp.take(jnp.asarray(COSTS.ravel()), at + found, mode="clip")
    free = (action < POINTS) & (state.questions < state.setup.question_limit)
    grown = jnp.minimum(state.suspicion + cost.astype(jnp.int16), MOST_COST)
    return jnp.where(free, grown, state.suspicion).astype(jnp.int16)


class Deduced(NamedTuple):
    """What a seat works out; the first index says whether the deals are weighed by suspicion."""

    pairs: Array
    """How likely each of the `PAIRS` is."""
    partner: Array
    """By step."""
    target: Array
    red: Array
    cards: Array
    """By category, step and card."""
    clear: Array
    """By step, how clear its target is to that player."""
    certain: Array
    right: Array
    """By step, how likely that player points right."""
    together: Array
    """By pair, how likely it is and the partner points right."""
    success: Array
    """The same by the target's step: how likely the team succeeds if the seat points there."""
    against: Array
    """How likely both opponents point right."""
    telling: Array
    """To a partner and to an opponent, by step and category shown: how much clearer that makes it;
    weighed by suspicion only."""


def deduce(state: State, seat: Array, own: Array, view: Array) -> Deduced:
    """Sum over the deals that a seat holds possible, as alike and as weighed by suspicion."""
    first, second, third = jnp.asarray(LEAVES.astype(bool))[view]
    possible = (first[:, None, None] & second[:, None] & third).reshape(DEALS)
    cost = state.suspicion[seat].astype(jnp.int32)
    above = cost - jnp.where(possible, cost, MOST_COST).min()
    weight = jnp.where(possible, jnp.asarray(HALVES)[jnp.clip(above, 0, 63)], 0)
    weights = jnp.stack([possible.astype(jnp.int32), weight])
    total = weights.sum(1)

    hand = own[0] * 16 + own[1] * 4 + own[2]
    sides = jnp.asarray(SIDES)[hand].astype(jnp.int32)
    pair = (sides & 7) == jnp.arange(len(PAIRS))[:, None]
    partner = jnp.asarray(PARTNERS)[sides & 7] == jnp.arange(STEPS)[:, None]
    target = jnp.asarray(AIMED)[sides & 7] == jnp.arange(STEPS)[:, None]

    steps = jnp.arange(1, PLAYERS)
    around = (seat + steps) % PLAYERS
    virtual = (around >= state.setup.seats)[:, None]
    seen = state.seen[around]
    parts = situations_of(own, seen, steps)
    told = situations_of(own, seen | 1 << (STEPS - steps)[:, None], steps)
    shown = jnp.eye(CATEGORIES, dtype=bool)[None, :, :, None]
    after = jnp.where(shown, told[:, None], parts[:, None])
    found = combine(jnp.concatenate([parts[:, None], after], 1))
    clarity = jnp.take(jnp.asarray(CLARITY), found, mode="clip").astype(jnp.int32)
    clarity = jnp.where(virtual[:, None], ONE, clarity)
    aims = jnp.take(jnp.asarray(AIMS), found[:, 0], mode="clip").astype(jnp.int32)
    at = jnp.asarray(TARGETS)[hand].astype(jnp.int32) >> (2 * (steps - 1))[:, None] & 3
    right = jnp.where(virtual, 6, aims >> (3 * at) & 7)
    clear, grows = clarity[:, 0], clarity[:, 1:] - clarity[:, :1]
    sides_weighed = weight * jnp.stack([partner, ~partner])
    against = jnp.where(partner, 1, right).prod(0)
    mate = (partner * right).sum(0)
    marginal = weights.reshape(2, OPEN, OPEN, OPEN)
    orders = jnp.stack([marginal.sum((2, 3)), marginal.sum((1, 3)), marginal.sum((1, 2))], 1)
    holds = jnp.asarray(OPEN_CARDS)[own][..., 1:, None] == jnp.arange(CARDS)
    cards = (orders[..., None, None] * holds).sum(2)

    def share(values: Array, scale: int = 1) -> Array:
        """Sum values by deal, and divide by the deals; 1.0 is `ONE` times `scale`."""
        rows = values.astype(jnp.int32).reshape(-1, DEALS)
        sums = jnp.einsum("wd,rd->wr", weights, rows)
        return (sums // (scale * total[:, None])).reshape(2, *values.shape[:-1])

    return Deduced(
        pairs=share(ONE * pair),
        partner=share(ONE * partner),
        target=share(ONE * target),
        red=share(ONE * (sides >> 3)),
        cards=ONE * cards // total[:, None, None, None],
        clear=share(clear),
        certain=share(ONE * (clear == ONE)),
        right=share(ONE * right, 6),
        together=share(ONE * pair * mate, 6),
        success=share(ONE * target * mate, 6),
        against=share(ONE * against, 36),
        telling=jnp.einsum("usd,scd->usc", sides_weighed, grows) // total[1],
    )


# What a seat sees


def observe(state: State, seat: Array) -> Array:
    """Return what a seat knows, itself first, then the players to its left in turn."""
    options, players = state.setup, jnp.arange(PLAYERS)
    around = (seat + players) % PLAYERS
    own, order = jnp.asarray(AROUND)[state.orders, seat].T
    seen = state.seen[around]
    view = jnp.asarray(VIEW)[order, seen[0]]
    known = deduce(state, seat, own, view)
    first, second, third = own * VIEWS + view
    gains = jnp.asarray(GAINS)[(first * 64 + second) * 64 + third].astype(jnp.int32)
    turn, pointing = state.phase == TURN, state.phase == POINT
    owes = (turn & (state.actor == seat)) | (pointing & (state.pointed[seat] == NOBODY))
    left = jnp.maximum(options.question_limit - state.questions, 0)
    missing = jnp.maximum(options.target_score - state.points[around], 0)
    rounds = jnp.clip(options.rounds - state.round, 0, 15)
    lead = state.points[around[1:]] - state.points[seat]
    flags = [
        one_hot(own, CARDS),
        around[1:] >= options.seats,
        owes,
        pointing,
        state.over,
        turn & (left == 0),
        turn & (state.actor == around),
        state.first == around,
        state.caller == around,
        seen[:, :, None] >> jnp.arange(STEPS) & 1 == 1,
        one_hot(state.last[around], 3),
        missing[:, None] <= jnp.arange(1, 4),
        state.round == options.rounds,
    ]
    counted = [
        16 * jnp.minimum(state.asked[around], 7),
        16 * jnp.minimum(state.showed[around], 7),
        16 * jnp.minimum(state.record[around], 7),
        6 * jnp.minimum(missing, 21),
        jnp.clip(8 * lead, -127, 127),
        8 * jnp.minimum(state.round, 15),
        jnp.where(options.rounds > 0, 8 * rounds, 127),
        4 * jnp.minimum(state.questions, 31),
        4 * jnp.minimum(left, 31),
        jnp.where(left < 8, 8 * left, ONE),
        gains,
        known.pairs,
        known.partner,
        known.target,
        known.red,
        known.cards,
        known.clear,
        known.certain,
        known.right,
        known.together,
        known.success,
        known.against,
        known.telling,
    ]
    return observation(*flags, *counted)


def one_hot(value: Array, size: int) -> Array:
    """Return a mask with the value's place set; nothing for a negative value."""
    return value[..., None] == jnp.arange(size)


SIZES = {
    "own cards, virtual players, what is asked, whose turn, who began, who called": 12 + 3 + 4 + 12,
    "cards shown to whom, last questions, who is near the end, last round": 36 + 36 + 12 + 1,
    "questions, cards shown, record, points missing, lead": 36 + 36 + 12 + 4 + 3,
    "round, rounds left, questions put and left": 2 + 3,
    "what questions tell": 9,
    "pairs, partner, target, red, cards": 2 * (6 + 3 + 3 + 1 + 36),
    "how clear and certain it is to the others, whether they are right": 2 * 9,
    "whether the teams succeed": 2 * (6 + 3 + 1),
    "what showing a card tells": 18,
}
OBSERVATION = sum(SIZES.values())
SECRETS = 2 + STEPS * CATEGORIES


def hidden(state: State, seat: Array) -> Array:
    """Return the steps to partner and target, less 1, then the cards of the players to the left."""
    red, targets = truth(state)
    around = (seat + jnp.arange(1, PLAYERS)) % PLAYERS
    partner = jnp.argmax(red[around] == red[seat])
    target = (targets[seat] - seat) % PLAYERS - 1
    cards = jnp.asarray(ORDERS)[state.orders][:, around].T.ravel()
    found = jnp.concatenate([jnp.stack([partner, target]), cards])
    return jnp.where(seat < state.setup.seats, found, -1).astype(jnp.int8)


# The end


def scores(state: State) -> Array:
    """Return the points; the virtual player's too."""
    return state.points


def winners(state: State) -> Array:
    """Most points wins, equal points share; the virtual player is one of them (R5)."""
    return state.points == state.points.max()


KERNEL = Kernel(
    game="spies_vs_spies",
    seats=PLAYERS,
    actions=ACTIONS,
    observation_size=OBSERVATION,
    secrets=(SECRETS, CARDS),
    setups=(
        TrainingSetup(4, {}, 0.4),
        TrainingSetup(3, {}, 0.25),
        TrainingSetup(4, {"rounds": 1}, 0.15),
        TrainingSetup(3, {"rounds": 1}, 0.1),
        TrainingSetup(4, {"target_score": 5, "question_limit": 8}, 0.06),
        TrainingSetup(3, {"target_score": 5, "question_limit": 8}, 0.04),
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
