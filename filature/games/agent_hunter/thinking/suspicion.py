"""Agent Hunter: what the way a seat acts tells of what it hides.

The model. A seat plays with care (`CAREFUL` of them do, until its acts say otherwise) or without.
A careful seat whose turn it is looks at what lies in the open as the public judge does, and
prefers what promises more: it chooses an attack or a swap with probability proportional to
exp(log odds of winning after it / `CARE`), among those that its hand allows; with probability
`SLIP` it does anything else, all alike. A careless seat always does anything, and tells nothing by
it. An agent that stands on a base cannot attack from the hand: a careful seat that keeps passing
over the best number is suspected of hiding it. A sure hit is open to it wherever that agent is, in
the hand or on a base; a risky attack from a base says nothing beyond what it shows. What a swap or
a refill places is not suspected to be one agent rather than another, nor is the first placement.

`CARE` and `SLIP` were chosen so that the agents really there were found likeliest, over games of
several kinds of players.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log2
from typing import NamedTuple

from filature.core.knowledge import Knowledge
from filature.games.agent_hunter import view as told
from filature.games.agent_hunter.thinking.duel import Duel, begin, learn
from filature.games.agent_hunter.thinking.judgement import SOON, judge, logit
from filature.games.agent_hunter.thinking.outlook import Outlook
from filature.games.agent_hunter.thinking.placements import Mask, Masks

CARE = 0.05
"""The difference in log odds that makes a choice e times as likely."""

SLIP = 0.1
"""How often a careful seat does anything."""

CHOICES = 30
"""Of how many choices one is anything."""

CAREFUL = 0.6
"""How many seats are taken to be careful, before they act."""

SURE = 0.999

REMEMBERED = 2000
"""So many looks are kept, then forgotten."""


class Appeal(NamedTuple):
    """How strongly each choice appeals to a seat, as far as others can tell; the strongest is 1."""

    attacks: dict[int, float]
    """By move: attacks from the hand."""
    swaps: dict[int, float]
    """By base."""
    sure: dict[int, float]
    """By target: hits that cannot fail, from the hand or from a base."""
    sure_agents: dict[int, int]
    """By target: the agent that hits."""
    by_agent: list[float]
    """All attacks of an agent of the hand."""
    everything: float

    def open_to(self, placed: Sequence[int]) -> float:
        """Return all that appeals to a seat on whose bases these agents stand."""
        result = self.everything
        for agent in placed:
            result -= self.by_agent[agent]
        if result > 1e-6:
            return result
        # So little is left that it was rounded away.
        attacks = sum(x for agent, x in enumerate(self.by_agent) if agent not in placed)
        return attacks + sum(self.swaps.values()) + sum(self.sure.values())


Seen = tuple[object, ...]
"""All that lies in the open of a duel."""


def seen(duel: Duel) -> Seen:
    """Return all that lies in the open, as a value."""
    return (
        duel.sets,
        tuple(duel.possible),
        tuple(duel.standing),
        tuple(map(tuple, duel.beside)),
        tuple(duel.tokens),
        tuple(duel.points),
        duel.out,
        duel.mover,
        min(SOON + 1, duel.limit - duel.turns),
    )


remembered: dict[Seen, Appeal] = {}
"""What was worked out lately; the same would be worked out again."""


def appeal(duel: Duel) -> Appeal:
    """Look at the mover's choices with the public judge, knowing none of its secrets."""
    key = seen(duel)
    found = remembered.get(key)
    if found is None:
        if len(remembered) >= REMEMBERED:
            remembered.clear()
        found = remembered[key] = look(duel)
    return found


def look(duel: Duel) -> Appeal:
    outlook = Outlook(duel, judge("public"))
    sets, seat = duel.sets, duel.mover
    size = sets.size
    all_in_play = ((1 << size.agents) - 1) & ~duel.out
    attacks: dict[int, float] = {}
    sure: dict[int, float] = {}
    sure_agents: dict[int, int] = {}
    for agent in size.members[all_in_play]:
        own = duel.possible[seat] & sets.without[agent]
        possible = own or duel.possible[seat]
        defence = outlook.defend(outlook.stand(), possible, duel.on_base[seat])
        for base in outlook.joint.bases:
            is_sure = outlook.joint.all.counts[base][agent] >= SURE * outlook.total
            if not own and not is_sure:
                continue
            win = outlook.hand_attack(agent, base, all_in_play, defence)
            if win is None:
                continue
            if is_sure:
                sure[base], sure_agents[base] = win, agent
            else:
                attacks[agent * size.bases + base] = win
    swaps = swap_wins(outlook)
    best = max([0.0, *attacks.values(), *sure.values(), *swaps.values()])
    for wins in (attacks, sure, swaps):
        for choice, win in wins.items():
            wins[choice] = exp((logit(win) - logit(best)) / CARE)
    by_agent = [0.0] * size.agents
    for move, strength in attacks.items():
        by_agent[move // size.bases] += strength
    everything = sum(by_agent) + sum(swaps.values()) + sum(sure.values())
    return Appeal(attacks, swaps, sure, sure_agents, by_agent, everything)


def swap_wins(outlook: Outlook) -> dict[int, float]:
    """Judge a swap on each base by what others would then hold possible at most."""
    duel, seat, sets = outlook.duel, outlook.seat, outlook.sets
    wins: dict[int, float] = {}
    if not duel.tokens[seat]:
        return wins
    for base in sets.size.members[duel.standing[seat]]:
        beside = [*duel.beside[seat]]
        beside[base] += 1
        stand = outlook.stand()._replace(beside_mine=beside, tokens_mine=duel.tokens[seat] - 1)
        possible = sets.replaced(duel.possible[seat], base, duel.out)
        defence = outlook.defend(stand, possible, duel.on_base[seat])
        wins[base] = outlook.win(stand, outlook.joint.all, 0, defence, duel.out)
    return wins


class Suspect:
    """A seat, and how likely each of its placements is by the way it acted."""

    def __init__(self, sets: Masks, seat: int) -> None:
        self.sets = sets
        self.seat = seat
        self.weights = [CAREFUL] * len(sets.placements)
        """By placement, that it is there and the seat careful."""
        self.careless = 1 - CAREFUL
        """The same for a careless seat, of which all placements are as likely."""

    def acted(self, duel: Duel, event: object) -> None:
        """Take in a decision of the seat, told by this event, before its effects."""
        match event:
            case told.HandAttack(_, agent, target, _):
                looked = appeal(duel)
                strength = looked.attacks.get(agent * self.sets.size.bases + target, 0.0)
                if looked.sure_agents.get(target) == agent:
                    strength = looked.sure[target]
            case told.BaseAttack(_, _, agent, target, _):
                looked = appeal(duel)
                if looked.sure_agents.get(target) != agent:
                    return
                strength = looked.sure[target]
            case told.Swapped(_, base, _, _):
                looked = appeal(duel)
                strength = looked.swaps.get(base, 0.0)
            case _:
                return
        numbers = self.sets.listed(duel.possible[self.seat])
        weights, placements = self.weights, self.sets.placements
        floor = SLIP / CHOICES
        careful = (1 - SLIP) * strength
        for at in numbers:
            weights[at] *= floor + careful / max(looked.open_to(placements[at]), strength, 1e-300)
        self.careless /= CHOICES
        most = max(self.careless, *(weights[at] for at in numbers))
        self.careless /= most
        for at in numbers:
            weights[at] /= most

    def placed(self, before: Mask, duel: Duel, base: int) -> None:
        """Something was placed on a base: any agent of the hand, of which it has as many anyway."""
        sets = self.sets
        spread = [0.0] * len(self.weights)
        for at in sets.listed(before):
            for other in sets.listed(sets.like[base][at] & duel.possible[self.seat]):
                spread[other] += self.weights[at]
        self.weights = spread

    def settled(self, possible: Mask) -> list[float]:
        """Return the weights, those of impossible placements 0, the rest summing to 1."""
        numbers = self.sets.listed(possible)
        total = sum(self.weights[at] + self.careless for at in numbers)
        result = [0.0] * len(self.weights)
        for at in numbers:
            result[at] = (self.weights[at] + self.careless) / total
        return result


def bits(weights: list[float]) -> float:
    """Return the uncertainty of weights that sum to 1."""
    return -sum(x * log2(x) for x in weights if x > 0)


def suspect(knowledge: Knowledge, seat: int) -> tuple[Duel, Suspect]:
    """Follow what was told, and how a seat acted."""
    duel = begin(knowledge)
    suspected = Suspect(duel.sets, seat)
    for event in knowledge.told:
        match event:
            case told.HandAttack(s) | told.BaseAttack(s) if s == seat:
                suspected.acted(duel, event)
                learn(duel, event)
            case told.Swapped(s, base, agent) if s == seat:
                suspected.acted(duel, event)
                before = duel.possible[seat] & duel.sets.at[base][agent]
                learn(duel, event)
                suspected.placed(before, duel, base)
            case told.Refilled(s, base) if s == seat:
                before = duel.possible[seat]
                learn(duel, event)
                suspected.placed(before, duel, base)
            case _:
                learn(duel, event)
    return duel, suspected
