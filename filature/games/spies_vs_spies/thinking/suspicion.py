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
- **Habits.** All cards of earlier rounds are known: how a seat asked then tells what habit it has.
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
from filature.games.spies_vs_spies.thinking.deduction import (
    ALL,
    CACHED,
    OBJECTIVE,
    STEPS,
    PlayerDeals,
    aim,
    hand_number,
    members,
    open_deals,
    prospects,
    slot,
)
from filature.games.spies_vs_spies.thinking.info_state import InfoState, Turn, virtual_step

CALLS = ((0.9, 0.7), (0.7, 0.3), (0.55, 0.15), (0.0, 0.03))
"""The chance of a call on a turn, by the least share of the likeliest target that it is for."""
HABITS = (("even", 0.4), ("keen", 0.3), ("sociable", 0.3))
"""The kinds of seats, and how many of each there are."""
HEAT = 0.05
BONUS = 0.2
SLIP = 0.1
DOUBT = 0.1


class TurnChances(NamedTuple):
    """How likely a player in one situation calls; and, by `slot`, asks for a card, by habit."""

    call: float
    asks: tuple[tuple[float, ...], ...]


@lru_cache(CACHED)
def turn_chances(hand: int, deals: int, virtual: int) -> TurnChances:
    """Put the model's chances together for one situation."""
    share = aim(hand, deals).share
    ahead = prospects(hand, deals)
    may_ask = [at for at in range(9) if at != slot(virtual, OBJECTIVE)]
    unknown = [at for at in may_ask if ahead[at].answers > 1] or may_ask
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
    return TurnChances(
        next(chance for least, chance in CALLS if share >= least), tuple(zip(*asks, strict=True))
    )


class WeighedDeals(NamedTuple):
    """The deals left open by the rules, and how the others' acts weigh them."""

    deals: list[int]
    weights: list[float]
    """Of each deal; they sum to 1."""
    players: list[list[PlayerDeals]]
    """In each deal, by step, what each player now knows by the rules alone."""
    evidence: bool
    """Whether the weights differ."""


def evenly(info: InfoState) -> WeighedDeals:
    """Take the deals that the rules leave open as equally likely, whatever the others did."""
    deals = members(info.deals())
    players = []
    for deal in deals:
        hands = hands_in(info, deal)
        possible = [ALL] * PLAYERS
        for turn in info.turns:
            learn(possible, hands, turn)
        players.append(by_step(info, hands, possible))
    return WeighedDeals(deals, [1 / len(deals)] * len(deals), players, False)


def suspect(info: InfoState) -> WeighedDeals:
    """Weigh every deal that the rules leave open by how the others have acted in it."""
    deals = members(info.deals())
    habits = likely_habits(info)
    weights, players = [], []
    for deal in deals:
        hands = hands_in(info, deal)
        possible, chances = follow(hands, info.turns, info)
        weight = 1.0
        for seat in range(info.seats):
            if seat != info.seat:
                called, *asked = chances[seat]
                weight *= called * sum([p * c for p, c in zip(habits[seat], asked, strict=True)])
        weights.append(weight)
        players.append(by_step(info, hands, possible))
    total = sum(weights)
    if min(weights) >= max(weights) * (1 - 1e-9):
        return WeighedDeals(deals, [1 / len(deals)] * len(deals), players, False)
    doubt = DOUBT / len(deals)
    return WeighedDeals(deals, [(1 - DOUBT) * w / total + doubt for w in weights], players, True)


def hands_in(info: InfoState, deal: int) -> list[int]:
    """Return the number of each player's hand in a deal as the seat sees it."""
    players = open_deals()[info.hand].players[deal]
    return [players[info.step(player)].hand for player in range(PLAYERS)]


def by_step(info: InfoState, hands: Sequence[int], possible: Sequence[int]) -> list[PlayerDeals]:
    """Put what the players know in order of step; the seat itself knows what it was told."""
    players = [info.at(step) for step in STEPS]
    return [info.own, *[PlayerDeals(hands[player], possible[player]) for player in players]]


def likely_habits(info: InfoState) -> list[list[float]]:
    """Return how likely each seat has each habit, from the rounds that are over."""
    likely = [[share for _, share in HABITS] for _ in range(info.seats)]
    for past in info.past:
        hands = [hand_number(tuple(hand)) for hand in past.hands]
        _, chances = follow(hands, past.turns, info)
        for seat in range(info.seats):
            asked = chances[seat][1:]
            now = [a * b for a, b in zip(likely[seat], asked, strict=True)]
            if any(now):
                likely[seat] = [each / sum(now) for each in now]
    return likely


def follow(
    hands: Sequence[int], turns: Sequence[Turn], info: InfoState
) -> tuple[list[int], list[list[float]]]:
    """Follow a round in one deal.

    Returns what each player then holds possible; and, for each seat, how likely its calling and not
    calling was, then its questions by each of the `HABITS`.
    """
    possible = [ALL] * PLAYERS
    chances = [[1.0] * (1 + len(HABITS)) for _ in range(info.seats)]
    for number, turn in enumerate(turns):
        seat, target, category, _ = turn
        likely = chances[seat]
        call, asks = turn_chances(hands[seat], possible[seat], virtual_step(seat, info.seats))
        if target < 0:
            if number < info.limit:
                likely[0] *= call
            break
        likely[0] *= 1 - call
        for habit, chance in enumerate(asks[slot((target - seat) % PLAYERS, category)], 1):
            likely[habit] *= chance
        learn(possible, hands, turn)
    return possible, chances


def learn(possible: list[int], hands: Sequence[int], turn: Turn) -> None:
    """Let both players of a question learn from the cards that they are shown."""
    seat, target, category, show = turn
    if target < 0:
        return
    step = (target - seat) % PLAYERS
    asker, asked = open_deals()[hands[seat]], open_deals()[hands[target]]
    if show >= 0:
        possible[target] &= asked.holds[PLAYERS - step][asker.cards[show]]
    possible[seat] &= asker.holds[step][asked.cards[category]]
