"""Agent Hunter: every present that agrees with what a viewer was told.

What one seat hides is which agents stand on its bases; the rest of its agents are its hand. What
is told about one seat's bases never depends on the other's, so each seat is tracked separately, as
a map from possible placements (at most 720) to one list of secret choices that leads there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

from filature.core.events import CHANCE, Event
from filature.core.knowledge import Knowledge, Move, World
from filature.games.agent_hunter import events
from filature.games.agent_hunter.events import compare
from filature.games.agent_hunter.state import NO_AGENT, State, replaced

if TYPE_CHECKING:
    from filature.games.agent_hunter.rules import AgentHunter

Placement = tuple[int, ...]
"""The agent on each base; `NO_AGENT` where it has fallen, is empty, or nothing is placed yet."""

Choices = tuple[Any, ...]
"""The secret choices of a seat, oldest first: a placement, then agents placed on one base."""

Possible = dict[Placement, Choices]


def worlds(game: AgentHunter, knowledge: Knowledge) -> Iterator[World[State]]:
    """List the distinct worlds, one for each pair of placements."""
    possible = [possible_placements(game, knowledge, seat) for seat in (0, 1)]
    for choices in product(*(p.values() for p in possible)):
        yield world(game, knowledge, choices)


def sample_world(game: AgentHunter, knowledge: Knowledge, rng: Random) -> World[State]:
    """Draw each seat's placement evenly among the possible ones."""
    possible = [possible_placements(game, knowledge, seat) for seat in (0, 1)]
    return world(game, knowledge, tuple(rng.choice(list(p.values())) for p in possible))


def possible_placements(game: AgentHunter, knowledge: Knowledge, seat: int) -> Possible:
    """Return the placements of a seat that agree with all that was told."""
    possible: Possible = {(NO_AGENT,) * game.bases: ()}
    in_play = set(range(game.agents))
    for event in knowledge.told:
        possible = after(game, possible, seat, event, in_play)
        if isinstance(event, events.Fell):
            in_play.discard(event.agent)
    return possible


def after(
    game: AgentHunter, possible: Possible, seat: int, event: Event, in_play: set[int]
) -> Possible:
    """Return what remains possible for a seat after one event."""
    match event:
        case events.Placed(s, agents) if s == seat:
            if agents is not None:
                return {tuple(agents): (tuple(agents),)}
            return {placed: (placed,) for placed in game.codes.placements}
        case events.HandAttack(s, agent, target, answer):
            if s == seat:
                return only(possible, lambda p: agent not in p)
            return only(possible, lambda p: compare(agent, p[target]) == answer)
        case events.BaseAttack(s, base, agent, target, answer):
            if s != seat:
                return only(possible, lambda p: compare(agent, p[target]) == answer)
            return seen(possible, base, agent, empties=answer == "equal")
        case events.Fell(owner, base, agent) if owner == seat:
            return seen(possible, base, agent, empties=True)
        case events.Laid(s, agent, base) if s == seat:
            if base is None:
                return only(possible, lambda p: agent not in p)
            return seen(possible, base, agent, empties=True)
        case events.Swapped(s, base, agent, placed) if s == seat:
            return filled(seen(possible, base, agent, empties=True), base, placed, in_play)
        case events.Refilled(s, base, placed) if s == seat:
            return filled(possible, base, placed, in_play)
        case events.Shown(s, standing) if s == seat:
            return only(possible, lambda p: [agent for agent in p if agent >= 0] == standing)
    return possible


def only(possible: Possible, agrees: Callable[[Placement], bool]) -> Possible:
    """Keep the placements that agree with something."""
    return {placement: choices for placement, choices in possible.items() if agrees(placement)}


def seen(possible: Possible, base: int, agent: int, empties: bool) -> Possible:
    """An agent is seen on a base, and leaves it or stays."""
    stays = only(possible, lambda p: p[base] == agent)
    if not empties:
        return stays
    return {replaced(p, base, NO_AGENT): choices for p, choices in stays.items()}


def filled(possible: Possible, base: int, placed: int | None, in_play: set[int]) -> Possible:
    """Place on an empty base the agent told, or any agent that may be in the hand."""
    result: Possible = {}
    for placement, choices in possible.items():
        for agent in sorted(in_play) if placed is None else [placed]:
            if agent not in placement:
                result.setdefault(replaced(placement, base, agent), (*choices, agent))
    return result


def world(game: AgentHunter, knowledge: Knowledge, choices: tuple[Choices, ...]) -> World[State]:
    """Fill the secret choices into what was told, and replay it."""
    codes, secrets = game.codes, [iter(of_seat) for of_seat in choices]
    history: list[tuple[int, Move]] = []
    for event in knowledge.told:
        match event:
            case events.Placed(seat):
                history.append((seat, codes.place_codes[next(secrets[seat])]))
            case events.FirstPlayer(seat):
                history.append((CHANCE, codes.first_player(seat)))
            case events.HandAttack(seat, agent, target):
                history.append((seat, codes.hand_attack(agent, target)))
            case events.BaseAttack(seat, base, _, target):
                history.append((seat, codes.base_attack(base, target)))
            case events.Swapped(seat, base):
                history.append((seat, codes.swap(base, next(secrets[seat]))))
            case events.Refilled(seat, base):
                history.append((seat, codes.refill(base, next(secrets[seat]))))
    return World(game.replay(history)[0], history)
