"""Spies vs Spies: what a seat knows, as the numbers that networks read (see `kernel.py`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import permutations, product
from math import log2
from typing import Any, NamedTuple

from filature.bots.network import flags, one_hot
from filature.core.events import Event, Over
from filature.core.kernel import ONE
from filature.core.knowledge import Move
from filature.games.spies_vs_spies import actions, events
from filature.games.spies_vs_spies.deals import CATEGORIES, NUMBERS, PLAYERS
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from filature.games.spies_vs_spies.thinking.deduction import CACHED, OBJECTIVE, STEPS, open_deals

KINDS = 5
MISSION, POINTS = 15, 16
CALL = 9
MOST_COST = 30000
TRIT = 1623
HEAT = 60
SOCIABLE = 8
CALLS = ((90, 2, 7), (70, 7, 2), (55, 11, 1), (0, 20, 0))
PAIRS = [(partner, target) for partner in STEPS for target in STEPS if partner != target]
TRIPLES = list(permutations(range(3)))
NO_QUESTION = (-1, -1, -1)


def view_of(order: int, steps: int) -> int:
    """Return the view of who has seen these steps' cards (a bit for each), in this order."""
    if steps in (1, 2, 4):
        step = steps.bit_length() - 1
        return 1 + 3 * step + TRIPLES[order][step]
    return 10 + order if steps else 0


VIEWS = [[view_of(order, steps) for steps in range(8)] for order in range(6)]
LEAVES = [[order for order in range(6) if view in VIEWS[order]] for view in range(16)]
"""By view, the orders that it leaves possible."""
AFTER = [
    [
        sorted(
            {row[steps | 1 << step] for row in VIEWS for steps in range(8) if row[steps] == view}
        )
        for step in range(3)
    ]
    for view in range(16)
]
"""By view and step, the views that a question for that step's card may lead to."""
BITS = [round(1024 * k * log2(k)) if k else 0 for k in range(6**3 + 1)]
"""k log k, in 1/1024 bits."""
ASK_HALVES = [round(65536 * 2 ** (-cost / 4)) for cost in range(256)]
HALVES = [round(4096 * 2 ** (-cost / 4)) for cost in range(64)]


# What a situation is worth: a hand, and what was seen of each category


class Situation(NamedTuple):
    """What the holder of a hand can tell."""

    total: int
    """How many deals are left."""
    most: int
    """In how many of them the likeliest target is right."""
    unclear: int
    """How unclear the target is, in 1/1024 bits, times `total`."""
    clarity: int
    """`ONE` if the target is certain, 0 if all three are as likely."""
    chances: tuple[int, ...]
    """By step, less 1, the chance that the holder points there, in sixths."""


@cache  # 16 views of each category.
def deals_left(views: tuple[int, int, int]) -> int:
    """Return the set of deals that three views leave, as in `deduction.OpenDeals`."""
    orders = product(*[LEAVES[view] for view in views])
    return sum([1 << 36 * a + 6 * v + o for a, v, o in orders])


@lru_cache(CACHED)
def situation(hand: int, views: tuple[int, int, int]) -> Situation:
    """Work out what three views tell the holder of a hand."""
    deals = deals_left(views)
    counts = [(deals & target).bit_count() for target in open_deals()[hand].targets[1:]]
    total, most = sum(counts), max(counts)
    unclear = max(BITS[total] - sum([BITS[count] for count in counts]), 0)
    clarity = max(ONE - -(-ONE * unclear // (total * TRIT)), 0)
    chance = 6 // counts.count(most)
    chances = tuple([chance if count == most else 0 for count in counts])
    return Situation(total, most, unclear, clarity, chances)


@lru_cache(CACHED)
def told(hand: int, views: tuple[int, int, int]) -> tuple[int, ...]:
    """Return by question how much clearer the target gets, in 1/1024 bits, times the deals."""
    now, found = situation(hand, views), []
    for step, category in product(range(3), range(3)):
        after = AFTER[views[category]][step]
        left = [(*views[:category], view, *views[category + 1 :]) for view in after]
        found.append(now.unclear - sum([situation(hand, one).unclear for one in left]))
    return tuple(found)


@lru_cache(CACHED)
def costs(hand: int, views: tuple[int, int, int], virtual: int) -> tuple[int, ...]:
    """Return how unlikely each question is, and a call, in quarters of a bit."""
    now = situation(hand, views)
    call, no_call = next(pair for least, *pair in CALLS if 100 * now.most >= least * now.total)
    may = [not (virtual and at == 3 * virtual - 1) for at in range(9)]
    keen = [max(HEAT * bits // (1024 * now.total), 0) for bits in told(hand, views)]
    best = max([likes for likes, asks in zip(keen, may, strict=True) if asks])
    liked = [ASK_HALVES[best - likes] if asks else 0 for likes, asks in zip(keen, may, strict=True)]
    unknown = [may[at] and len(AFTER[views[at % 3]][at // 3]) > 1 for at in range(9)]
    if not any(unknown):
        unknown = may
    sociable = [likes * (SOCIABLE if at % 3 == OBJECTIVE else 1) for at, likes in enumerate(liked)]
    even, slip = 19660 // sum(unknown), 6554 // sum(may)
    all_liked, all_sociable = sum(liked), sum(sociable)
    chances = [
        19660 * liked[at] // all_liked
        + 19660 * sociable[at] // all_sociable
        + even * unknown[at]
        + slip
        for at in range(9)
    ]
    return (*[round(-4 * log2(chance / 65536)) + no_call for chance in chances], call)


class Encoder:
    """Follows what a seat is told, and puts it into numbers as the kernel does.

    `read` every event, then ask for `legal` actions and the `observation`, and `take` an action,
    until `move` has a decision.
    """

    def __init__(self, game: SpiesVsSpies, seat: int) -> None:
        self.game, self.seat = game, seat
        self.around = [(seat + step) % PLAYERS for step in range(PLAYERS)]
        self.virtual = [player >= game.seats for player in self.around]
        self.round = 0
        self.points = [0] * PLAYERS
        self.record = [[0, 0, 0] for _ in range(PLAYERS)]
        self.taken: tuple[int, ...] = ()
        self.start_round(-1)

    def start_round(self, first: int) -> None:
        """Forget the cards and the questions of a round."""
        self.phase = "turn"
        self.mover = self.first = first
        self.caller = -1
        self.has_pointed = False
        self.questions = 0
        self.hand = (0, 0, 0)
        self.orders = [list(range(6)) for _ in CATEGORIES]
        """By category, the orders of the others' cards that the cards seen leave possible."""
        self.seen = [[0, 0, 0] for _ in range(PLAYERS)]
        """By player and category, whose card it was shown: a bit for each step."""
        self.asked = [[[0, 0, 0] for _ in STEPS] for _ in range(PLAYERS)]
        self.showed = [[[0, 0, 0] for _ in STEPS] for _ in range(PLAYERS)]
        self.last = [NO_QUESTION] * PLAYERS
        self.suspicion = [0] * 6**3
        """By deal: how unlikely what the others did is there."""
        self.players: dict[tuple[int, ...], PlayerInDeal] = {}
        """By deal, step and what that player has seen."""

    # What is told

    def read(self, event: Event) -> None:
        """Learn from one event."""
        self.taken = ()
        match event:
            case events.RoundBegan(number, seat):
                self.round = number
                self.start_round(seat)
            case events.Dealt(_, cards):
                accessory, vehicle, objective = [NUMBERS[card] % 4 for card in cards]
                self.hand = accessory, vehicle, objective
            case events.Asked(seat, target, category, show):
                shown = -1 if show is None else CATEGORIES.index(show)
                self.question(seat, target, CATEGORIES.index(category), shown)
            case events.Shown(owner, seat, card):
                if seat == self.seat:
                    self.see((owner - seat) % PLAYERS, *divmod(NUMBERS[card], 4))
            case events.MissionCalled(seat):
                if self.questions < self.game.question_limit:
                    self.suspect(seat, CALL)
                self.phase, self.caller = "point", seat
            case events.Pointed(seat, _):
                self.has_pointed |= seat == self.seat
            case events.Revealed(seat, _, _, _, _, right):
                self.record[seat][2] += right
            case events.TeamScored(_, members, called, success, _, totals):
                for member, total in zip(members, totals, strict=True):
                    self.points[member] = total
                if called:
                    self.record[self.caller][0] += 1
                    self.record[self.caller][1] += success
            case Over():
                self.phase = "over"

    def question(self, seat: int, target: int, category: int, shown: int) -> None:
        """A seat asks a player for a card, and may show one of its own."""
        at = (target - seat) % PLAYERS - 1
        self.suspect(seat, 3 * at + category)
        self.seen[seat][category] |= 1 << at
        self.asked[seat][at][category] += 1
        if shown >= 0:
            self.seen[target][shown] |= 1 << 2 - at
            self.showed[seat][at][shown] += 1
        self.last[seat] = (at, category, shown)
        self.questions += 1
        self.mover = (seat + 1) % self.game.seats

    def see(self, step: int, category: int, card: int) -> None:
        """A player shows its card to this seat."""
        rank = card - (card > self.hand[category])
        self.orders[category] = [
            order for order in self.orders[category] if TRIPLES[order][step - 1] == rank
        ]

    def suspect(self, seat: int, act: int) -> None:
        """Weigh the deals by what a seat did; its own acts tell a seat nothing."""
        if seat == self.seat:
            return
        step, suspicion = (seat - self.seat) % PLAYERS, self.suspicion
        virtual = PLAYERS - 1 - seat if self.game.seats < PLAYERS else 0
        seen = self.seen[seat]
        for deal in self.deals():
            cost = costs(*self.knows(deal, step, seen), virtual)[act]
            suspicion[deal] = min(suspicion[deal] + cost, MOST_COST)

    @property
    def hand_number(self) -> int:
        accessory, vehicle, objective = self.hand
        return accessory << 4 | vehicle << 2 | objective

    def deals(self) -> list[int]:
        """List the deals that the cards seen leave possible, as `deduction.OpenDeals` has them."""
        return [36 * a + 6 * v + o for a, v, o in product(*self.orders)]

    def knows(self, deal: int, step: int, seen: Sequence[int]) -> tuple[int, tuple[int, int, int]]:
        """Return a player's hand in a deal, and its views, if it has seen these cards."""
        hand, number = open_deals()[self.hand_number].players[deal][step]
        accessory, vehicle, objective = seen
        return hand, (
            VIEWS[number // 36][accessory],
            VIEWS[number // 6 % 6][vehicle],
            VIEWS[number % 6][objective],
        )

    # What may be done

    @property
    def owes(self) -> bool:
        """Whether this seat must act now."""
        if self.phase == "turn":
            return self.mover == self.seat
        return self.phase == "point" and not self.has_pointed

    @property
    def questions_left(self) -> int:
        return max(self.game.question_limit - self.questions, 0)

    def legal(self) -> list[int]:
        """Return the actions that this seat may take now, rising."""
        if not self.owes:
            return []
        if self.phase == "point":
            return [POINTS + step - 1 for step in STEPS]
        if not self.questions_left:
            return [MISSION]
        asks = [
            KINDS * (step - 1) + kind
            for step in STEPS
            for kind in range(OBJECTIVE if self.virtual[step] else KINDS)
        ]
        return [*asks, MISSION]

    def take(self, action: int) -> None:
        """Take an action; it makes a decision at once."""
        self.taken = (*self.taken, action)

    @property
    def move(self) -> Move | None:
        """The decision that the action taken makes, as the engine has it."""
        if not self.taken:
            return None
        action = self.taken[0]
        if action < MISSION:
            at, kind = divmod(action, KINDS)
            return KINDS * self.around[at + 1] + kind
        if action == MISSION:
            return actions.MISSION
        return actions.POINTS + self.around[action - POINTS + 1]

    def actions(self, move: int) -> list[int]:
        """Return the action that makes a decision of the engine's."""
        if move < actions.MISSION:
            target, kind = divmod(move, KINDS)
            return [KINDS * (self.around.index(target) - 1) + kind]
        if move == actions.MISSION:
            return [MISSION]
        return [POINTS + self.around.index(move - actions.POINTS) - 1]

    # What the network reads

    def observation(self) -> list[int]:
        """Return what this seat knows, itself first, then the players to its left in turn."""
        around, game, left = self.around, self.game, self.questions_left
        turn, points = self.phase == "turn", self.points
        missing = [max(game.target_score - points[player], 0) for player in around]
        numbers: list[int] = []
        for card in self.hand:
            numbers += one_hot(card, 4)
        numbers += flags(self.virtual[1:])
        numbers += flags((self.owes, self.phase == "point", self.phase == "over"))
        numbers += flags((turn and not left,))
        numbers += flags(turn and self.mover == player for player in around)
        numbers += flags(self.first == player for player in around)
        numbers += flags(self.caller == player for player in around)
        for player in around:
            numbers += flags(steps >> at & 1 == 1 for steps in self.seen[player] for at in range(3))
        for player in around:
            numbers += [number for field in self.last[player] for number in one_hot(field, 3)]
        numbers += flags(distance <= near for distance in missing for near in (1, 2, 3))
        numbers += flags((self.round == game.rounds,))
        for counts in (self.asked, self.showed):
            numbers += [16 * min(n, 7) for player in around for row in counts[player] for n in row]
        numbers += [16 * min(count, 7) for player in around for count in self.record[player]]
        numbers += [6 * min(distance, 21) for distance in missing]
        leads = [8 * (points[player] - points[self.seat]) for player in around[1:]]
        numbers += [max(-127, min(lead, 127)) for lead in leads]
        numbers.append(8 * min(self.round, 15))
        to_come = None if game.rounds is None else game.rounds - self.round
        numbers.append(127 if to_come is None else 8 * max(0, min(to_come, 15)))
        numbers += [4 * min(self.questions, 31), 4 * min(left, 31), 8 * left if left < 8 else ONE]
        return [*numbers, *self.gains(), *self.deduced()]

    def gains(self) -> list[int]:
        """Return by question how much clearer it makes this seat's target."""
        deal = self.deals()[0]
        situated = self.knows(deal, 0, self.seen[self.seat])
        total = situation(*situated).total
        return [max(ONE * bits // (total * TRIT), 0) for bits in told(*situated)]

    def deduced(self) -> list[int]:
        """Sum over the deals left, as alike and as weighed by suspicion."""
        deals = self.deals()
        least = min([self.suspicion[deal] for deal in deals])
        above = [min(self.suspicion[deal] - least, 63) for deal in deals]
        facts = [self.in_deal(deal) for deal in deals]
        alike, weighed = Sums(), Sums()
        for fact, cost in zip(facts, above, strict=True):
            alike.add(fact, 1)
            weighed.add(fact, HALVES[cost])
        both = [alike.shares(), weighed.shares()]
        rows = [number for field in range(len(both[0])) for one in both for number in one[field]]
        return [*rows, *[number // weighed.total for number in weighed.telling]]

    def in_deal(self, deal: int) -> InDeal:
        """Work out what one deal means."""
        open = open_deals()[self.hand_number]
        partner, target = open.partner[deal], open.target[deal]
        rights, clear, telling = [], [], [0] * 18
        for step in STEPS:
            player = self.player_in_deal(deal, step)
            rights.append(player.right)
            clear.append(player.clarity)
            at = 3 * (step - 1) + (0 if partner == step else 9)
            telling[at : at + 3] = player.telling
        against = [right for step, right in zip(STEPS, rights, strict=True) if step != partner]
        return InDeal(
            pair=PAIRS.index((partner, target)),
            red=deal in open.red,
            cards=[open.others[deal][3 * at + category] & 3 for category, at in CARDS_AROUND],
            rights=rights,
            clear=clear,
            together=rights[partner - 1],
            against=against[0] * against[1],
            telling=telling,
        )

    def player_in_deal(self, deal: int, step: int) -> PlayerInDeal:
        """Work out what another player can tell in one deal; that is kept for the round."""
        if self.virtual[step]:
            return PlayerInDeal(6, ONE, [0, 0, 0])
        seen = self.seen[self.around[step]]
        key = (deal, step, *seen)
        if key not in self.players:
            knows = self.knows(deal, step, seen)
            now, telling = situation(*knows), []
            for category in range(3):
                after = seen[:]
                after[category] |= 1 << 3 - step
                clearer = situation(*self.knows(deal, step, after)).clarity
                telling.append(clearer - now.clarity)
            number = open_deals()[self.hand_number].players[deal][step].deals
            right = now.chances[open_deals()[knows[0]].target[number] - 1]
            self.players[key] = PlayerInDeal(right, now.clarity, telling)
        return self.players[key]


CARDS_AROUND = list(product(range(3), range(3)))
"""Categories and steps, less 1."""


class PlayerInDeal(NamedTuple):
    """What another player can tell in one deal."""

    right: int
    """How likely it points right, in sixths."""
    clarity: int
    telling: list[int]
    """By category, how much clearer it gets if this seat shows its card."""


class InDeal(NamedTuple):
    """What one deal means for a seat."""

    pair: int
    """Partner and target, as a place in `PAIRS`."""
    red: bool
    cards: list[int]
    """By category and step."""
    rights: list[int]
    """By step, how likely that player points right, in sixths."""
    clear: list[int]
    """By step, how clear its target is to that player."""
    together: int
    """How likely the partner points right, in sixths."""
    against: int
    """How likely both opponents do, in 1/36."""
    telling: list[int]
    """How much clearer a card shown makes it, by step and category: to a partner, an opponent."""


class Sums:
    """Sums over deals."""

    def __init__(self) -> None:
        self.total = self.red = self.against = 0
        self.pairs, self.together = [0] * 6, [0] * 6
        self.cards = [0] * 36
        self.clear, self.certain, self.right = [0] * 3, [0] * 3, [0] * 3
        self.telling = [0] * 18

    def add(self, deal: InDeal, weight: int) -> None:
        """Count a deal so many times."""
        self.total += weight
        self.red += weight * deal.red
        self.against += weight * deal.against
        self.pairs[deal.pair] += weight
        self.together[deal.pair] += weight * deal.together
        for at, card in enumerate(deal.cards):
            self.cards[4 * at + card] += weight
        for at, clarity in enumerate(deal.clear):
            self.clear[at] += weight * clarity
            self.certain[at] += weight * (clarity == ONE)
            self.right[at] += weight * deal.rights[at]
        for at, more in enumerate(deal.telling):
            self.telling[at] += weight * more

    def shares(self) -> list[list[int]]:
        """Return everything but `telling` as shares, in the kernel's order."""
        total = self.total
        return [
            [ONE * count // total for count in self.pairs],
            [ONE * sum_of(self.pairs, 0, step) // total for step in STEPS],
            [ONE * sum_of(self.pairs, 1, step) // total for step in STEPS],
            [ONE * self.red // total],
            [ONE * count // total for count in self.cards],
            [count // total for count in self.clear],
            [ONE * count // total for count in self.certain],
            [ONE * count // (6 * total) for count in self.right],
            [ONE * count // (6 * total) for count in self.together],
            [ONE * sum_of(self.together, 1, step) // (6 * total) for step in STEPS],
            [ONE * self.against // (36 * total)],
        ]


def sum_of(counts: Iterable[int], place: int, step: int) -> int:
    """Sum over the pairs in which the partner (0) or the target (1) is at this step."""
    return sum([count for count, pair in zip(counts, PAIRS, strict=True) if pair[place] == step])


def supports(game: Any) -> bool:
    """Tell whether networks know a set-up: those in which notes are kept."""
    return bool(game.keeps_notes)
