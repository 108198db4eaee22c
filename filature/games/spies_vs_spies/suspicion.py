"""Spies vs Spies: what the others' questions and calls tell about their cards, by a stated model.

The rules never forbid a question or a call, so none of this is certain; it is kept apart from what
the rules imply. In each deal that they leave open, what every player had seen when it acted
follows from the public questions. How likely would it then have acted as it did?

- **Calling.** On each of its turns a seat calls the mission with the chance `CALLS`, which rises
  with the share of its likeliest target. At the question limit a call tells nothing.
- **Asking.** A seat has one of three habits (`HABITS`, with their frequencies) for the match. An
  *even* one asks evenly for any card that it cannot deduce. A *keen* one asks for a card in
  proportion to 2 ** (bits that the card tells about its own target / `HEAT`). A *sociable* one does
  so too, but likes objectives, with which a card is shown, as if they told `BONUS` bits more. All
  slip, with chance `SLIP`, and ask for any card at all. What a seat shows of its own tells nothing.
- **Habits.** Of earlier rounds all cards lie open: how a seat asked then tells what habit it has.
- Others remember what they were shown, whatever the option `notes`: people do.
- With chance `DOUBT` all this is wrong, and the acts tell nothing.

A deal's weight is the product of these chances over the turns of all other seats. If all deals
left have the same weight, there is no evidence.

The parameters were fitted by hand to the likelihood of the true targets in games of masters, agents
and `ref-open`; with them, targets held more than 80 % likely were right about as often as said.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from filature.games.spies_vs_spies.deals import PLAYERS
from filature.games.spies_vs_spies.deduction import (
    ALL,
    REMEMBERED,
    STEPS,
    aim,
    hand_number,
    members,
    prospects,
    sights,
    slot,
)
from filature.games.spies_vs_spies.dossier import Act, Dossier, virtual_step

CALLS = ((0.9, 0.7), (0.7, 0.3), (0.55, 0.15), (0.0, 0.03))
"""The chance of a call on a turn, by the least share of the likeliest target that it is for."""
HABITS = (("even", 0.4), ("keen", 0.3), ("sociable", 0.3))
"""The kinds of seats, and how many of each there are."""
HEAT = 0.05
BONUS = 0.2
SLIP = 0.1
DOUBT = 0.1

Mind = tuple[int, int]
"""A player's hand, and the deals that it can hold possible."""


class Manners(NamedTuple):
    """How likely a player in one situation calls; and, by `slot`, asks for a card, by habit."""

    call: float
    asks: tuple[tuple[float, ...], ...]


@lru_cache(REMEMBERED)
def manners(hand: int, deals: int, virtual: int) -> Manners:
    """Put the model's chances together for one situation."""
    share = aim(hand, deals).share
    ahead = prospects(hand, deals)
    may_ask = [at for at in range(9) if at != slot(virtual, 2)]
    unknown = [at for at in may_ask if ahead[at].parts > 1] or may_ask
    even = [float(at in unknown) for at in range(9)]
    keen = [2 ** (ahead[at].gain / HEAT) if at in may_ask else 0.0 for at in range(9)]
    sociable = [chance * 2 ** (BONUS / HEAT * (at % 3 == 2)) for at, chance in enumerate(keen)]
    slips = [float(at in may_ask) for at in range(9)]
    asks = [
        tuple(
            [
                (1 - SLIP) * chance / sum(habit) + SLIP * slip / sum(slips)
                for chance, slip in zip(habit, slips, strict=True)
            ]
        )
        for habit in (even, keen, sociable)
    ]
    return Manners(
        next(chance for least, chance in CALLS if share >= least), tuple(zip(*asks, strict=True))
    )


class Suspects(NamedTuple):
    """The deals left open by the rules, and how the others' acts weigh them."""

    deals: list[int]
    weights: list[float]
    """Of each deal; they sum to 1."""
    minds: list[list[Mind]]
    """In each deal, by step, what each player now knows by the rules alone."""
    evidence: bool
    """Whether the weights differ."""


def suspect(dossier: Dossier) -> Suspects:
    """Weigh every deal that the rules leave open by how the others have acted in it."""
    own = dossier.hand, dossier.deals()
    view = sights()[dossier.hand]
    deals = members(own[1])
    priors = habits(dossier)
    weights, minds = [], []
    for deal in deals:
        hands = [view.deals[deal][dossier.step(player)][0] for player in range(PLAYERS)]
        knows, chances = follow(hands, dossier.acts, dossier.seats, dossier.limit)
        weight = 1.0
        for seat in range(dossier.seats):
            if seat != dossier.seat:
                called, *asked = chances[seat]
                weight *= called * sum([p * c for p, c in zip(priors[seat], asked, strict=True)])
        weights.append(weight)
        minds.append(from_left(own, dossier.seat, hands, knows))
    total = sum(weights)
    if min(weights) >= max(weights) * (1 - 1e-9):
        return Suspects(deals, [1 / len(deals)] * len(deals), minds, False)
    doubt = DOUBT / len(deals)
    return Suspects(deals, [(1 - DOUBT) * w / total + doubt for w in weights], minds, True)


def from_left(own: Mind, seat: int, hands: Sequence[int], knows: Sequence[int]) -> list[Mind]:
    """Put what the players know in order of step; oneself knows what one was told."""
    players = [(seat + step) % PLAYERS for step in STEPS]
    return [own, *[(hands[player], knows[player]) for player in players]]


def unsuspecting(dossier: Dossier) -> Suspects:
    """Take the deals that the rules leave open as equally likely, whatever the others did."""
    own = dossier.hand, dossier.deals()
    view = sights()[dossier.hand]
    deals = members(own[1])
    minds = []
    for deal in deals:
        hands = [view.deals[deal][dossier.step(player)][0] for player in range(PLAYERS)]
        knows = shown_to(hands, dossier.acts)
        minds.append(from_left(own, dossier.seat, hands, knows))
    return Suspects(deals, [1 / len(deals)] * len(deals), minds, False)


def shown_to(hands: Sequence[int], acts: Sequence[Act]) -> list[int]:
    """Return what each player holds possible after a round's questions, in one deal."""
    knows = [ALL] * PLAYERS
    views = sights()
    for seat, target, category, show in acts:
        if target < 0:
            break
        step = (target - seat) % PLAYERS
        asker, asked = views[hands[seat]], views[hands[target]]
        if show >= 0:
            knows[target] &= asked.holds[PLAYERS - step][asker.cards[show]]
        knows[seat] &= asker.holds[step][asked.cards[category]]
    return knows


def habits(dossier: Dossier) -> list[list[float]]:
    """Say of each seat how likely it has each habit, from the rounds that lie open."""
    likely = [[share for _, share in HABITS] for _ in range(dossier.seats)]
    for round in dossier.past:
        hands = [hand_number(hand) for hand in round.hands]
        _, chances = follow(hands, round.acts, dossier.seats, dossier.limit)
        for seat in range(dossier.seats):
            asked = chances[seat][1:]
            now = [a * b for a, b in zip(likely[seat], asked, strict=True)]
            if any(now):
                likely[seat] = [each / sum(now) for each in now]
    return likely


def follow(
    hands: Sequence[int], acts: Sequence[Act], seats: int, limit: int
) -> tuple[list[int], list[list[float]]]:
    """Follow a round in one deal.

    Returns what each player then holds possible; and, for each seat, how likely its calling and not
    calling was, its questions if it is keen, and its questions if it asks evenly.
    """
    knows = [ALL] * PLAYERS
    chances = [[1.0] * (1 + len(HABITS)) for _ in range(seats)]
    views = sights()
    for turn, (seat, target, category, show) in enumerate(acts):
        hand = hands[seat]
        step = (target - seat) % PLAYERS
        likely = chances[seat]
        call, asks = manners(hand, knows[seat], virtual_step(seat, seats))
        if target < 0:
            if turn < limit:
                likely[0] *= call
            break
        card = slot(step, category)
        likely[0] *= 1 - call
        for habit, chance in enumerate(asks[card], 1):
            likely[habit] *= chance
        if show >= 0:
            shown = views[hand].cards[show]
            knows[target] &= views[hands[target]].holds[PLAYERS - step][shown]
        knows[seat] &= views[hand].holds[step][views[hands[target]].cards[category]]
    return knows, chances
