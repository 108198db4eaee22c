"""Agent Hunter: what the way a seat acts tells of what it hides.

The model. A seat plays with care (`CAREFUL` of them do, until its acts say otherwise) or without.
A careful seat whose turn it is looks at what is public as the public judge does, and prefers
what promises more: it chooses an attack or a swap with probability proportional to
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

from filature.core.events import Event
from filature.core.knowledge import Knowledge
from filature.games.agent_hunter import events
from filature.games.agent_hunter.thinking.info_state import InfoState, game_of
from filature.games.agent_hunter.thinking.judgement import SOON, judge, logit
from filature.games.agent_hunter.thinking.lookahead import Lookahead
from filature.games.agent_hunter.thinking.placements import Placements, PlacementSets

CARE = 0.05
"""The difference in log odds that makes a choice e times as likely."""

SLIP = 0.1
"""How often a careful seat does anything."""

CHOICES = 30
"""Of how many choices one is anything."""

CAREFUL = 0.6
"""How many seats are taken to be careful, before they act."""

SURE = 0.999

CACHED = 2000
"""The size of the cache of appeals."""


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


PublicKey = tuple[object, ...]
"""Everything public about a game, as a value."""


def public_key(info: InfoState) -> PublicKey:
    """Return everything public about a game."""
    return (
        info.sets,
        tuple(info.possible),
        tuple(info.standing),
        tuple(map(tuple, info.beside)),
        tuple(info.tokens),
        tuple(info.points),
        info.out,
        info.mover,
        min(SOON + 1, info.limit - info.turns),
    )


cached: dict[PublicKey, Appeal] = {}
"""A cache: what is forgotten is worked out again, with the same result."""


def appeal(info: InfoState) -> Appeal:
    """Look at the mover's choices with the public judge, knowing none of its secrets."""
    key = public_key(info)
    found = cached.get(key)
    if found is None:
        if len(cached) >= CACHED:
            cached.clear()
        found = cached[key] = look(info)
    return found


def look(info: InfoState) -> Appeal:
    ahead = Lookahead(info, judge("public"))
    sets, codes, seat = info.sets, info.sets.codes, info.mover
    in_play = info.in_play
    attacks: dict[int, float] = {}
    sure: dict[int, float] = {}
    sure_agents: dict[int, int] = {}
    for agent in in_play:
        own = info.possible[seat] & sets.without[agent]
        possible = own or info.possible[seat]
        defence = ahead.defend(ahead.public, possible, info.on_base[seat])
        for base in ahead.joint.bases:
            is_sure = ahead.joint.all.counts[base][agent] >= SURE * ahead.total
            if not own and not is_sure:
                continue
            win = ahead.hand_attack(agent, base, in_play, defence)
            if win is None:
                continue
            if is_sure:
                sure[base], sure_agents[base] = win, agent
            else:
                attacks[codes.hand_attack(agent, base)] = win
    swaps = swap_wins(ahead)
    best = max([0.0, *attacks.values(), *sure.values(), *swaps.values()])
    for wins in (attacks, sure, swaps):
        for choice, win in wins.items():
            wins[choice] = exp((logit(win) - logit(best)) / CARE)
    by_agent = [0.0] * codes.agents
    for move, strength in attacks.items():
        by_agent[move // codes.bases] += strength
    everything = sum(by_agent) + sum(swaps.values()) + sum(sure.values())
    return Appeal(attacks, swaps, sure, sure_agents, by_agent, everything)


def swap_wins(ahead: Lookahead) -> dict[int, float]:
    """Judge a swap on each base by what others would then hold possible at most."""
    info, seat, sets = ahead.info, ahead.seat, ahead.sets
    wins: dict[int, float] = {}
    if not info.tokens[seat]:
        return wins
    for base in info.standing[seat]:
        public = ahead.public.swapping(base)
        possible = sets.replaced(info.possible[seat], base, info.out)
        defence = ahead.defend(public, possible, info.on_base[seat])
        wins[base] = ahead.win(public, ahead.joint.all, (), defence, info.in_play)
    return wins


class Suspect:
    """A seat, and how likely each of its placements is by the way it acted."""

    def __init__(self, sets: PlacementSets, seat: int) -> None:
        self.sets = sets
        self.seat = seat
        self.weights = [CAREFUL] * len(sets.placements)
        """By placement, that it is there and the seat careful."""
        self.careless = 1 - CAREFUL
        """The same for a careless seat, whose placements are all equally likely."""

    def acted(self, info: InfoState, event: Event) -> None:
        """Weigh a decision of the seat, told by this event, before its effects."""
        looked = appeal(info)
        match event:
            case events.HandAttack(_, agent, target, _):
                strength = looked.attacks.get(self.sets.codes.hand_attack(agent, target), 0.0)
                if looked.sure_agents.get(target) == agent:
                    strength = looked.sure[target]
            case events.BaseAttack(_, _, agent, target, _):
                if looked.sure_agents.get(target) != agent:
                    return
                strength = looked.sure[target]
            case events.Swapped(_, base, _, _):
                strength = looked.swaps.get(base, 0.0)
            case _:
                return
        numbers = self.sets.listed(info.possible[self.seat])
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

    def placed(self, before: Placements, info: InfoState, base: int) -> None:
        """Something was placed on a base: any agent of the hand, all equally likely."""
        sets = self.sets
        spread = [0.0] * len(self.weights)
        for at in sets.listed(before):
            for other in sets.listed(sets.like[base][at] & info.possible[self.seat]):
                spread[other] += self.weights[at]
        self.weights = spread

    def settled(self, possible: Placements) -> list[float]:
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


def suspect(knowledge: Knowledge, seat: int) -> tuple[InfoState, Suspect]:
    """Read what was told, and how a seat acted."""
    info = InfoState.start(game_of(knowledge))
    suspected = Suspect(info.sets, seat)
    for event in knowledge.told:
        before = info.possible[seat]
        match event:
            case events.HandAttack(s) | events.BaseAttack(s) | events.Swapped(s) if s == seat:
                suspected.acted(info, event)
        info.follow(event)
        match event:
            case events.Swapped(s, base, agent) if s == seat:
                suspected.placed(before & info.sets.at[base][agent], info, base)
            case events.Refilled(s, base) if s == seat:
                suspected.placed(before, info, base)
    return info, suspected
