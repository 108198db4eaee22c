"""Agent Hunter: every present that agrees with what a viewer was told.

What one seat hides is which agents stand on its bases; the rest of its agents are its hand. What
is told about one seat's bases never depends on the other's, so the two are followed apart, each
as a map from possible placements (at most 720) to one chain of secret choices leading there.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

from filature.core.events import CHANCE, Event
from filature.core.knowledge import Knowledge, Move, World
from filature.games.agent_hunter import view as told

if TYPE_CHECKING:
    from filature.games.agent_hunter.rules import AgentHunter, State

Placement = tuple[int, ...]
"""The agent on each base; -1 where the base has fallen, is empty, or is not yet placed."""

Chain = tuple[Any, ...]
"""The secret choices of a seat, newest first: `(choice, earlier chain)`; `()` before any."""

Possible = dict[Placement, Chain]


def worlds(game: AgentHunter, knowledge: Knowledge) -> Iterator[World[State]]:
    """List the distinct worlds, one for each pair of placements."""
    possible = [follow(game, knowledge, seat) for seat in (0, 1)]
    for chains in product(*(p.values() for p in possible)):
        yield world(game, knowledge, chains)


def sample_world(game: AgentHunter, knowledge: Knowledge, rng: Random) -> World[State]:
    """Draw each seat's placement evenly among the possible ones."""
    possible = [follow(game, knowledge, seat) for seat in (0, 1)]
    return world(game, knowledge, tuple(rng.choice(list(p.values())) for p in possible))


def follow(game: AgentHunter, knowledge: Knowledge, seat: int) -> Possible:
    """Follow what is told, and keep the placements of a seat that agree with all of it."""
    possible: Possible = {(-1,) * game.bases: ()}
    out = 0
    for event in knowledge.told:
        possible = after(game, possible, seat, event, out)
        if isinstance(event, told.Fell):
            out |= 1 << event.agent
    return possible


def after(game: AgentHunter, possible: Possible, seat: int, event: Event, out: int) -> Possible:
    match event:
        case told.Placed(s, agents) if s == seat:
            if agents is not None:
                return {tuple(agents): (tuple(agents), ())}
            return {placed: (placed, ()) for placed in game.tables.placements}
        case told.HandAttack(s, agent, target, answer):
            if s == seat:
                return {p: c for p, c in possible.items() if agent not in p}
            return {p: c for p, c in possible.items() if compare(agent, p[target]) == answer}
        case told.BaseAttack(s, base, agent, target, answer):
            if s != seat:
                return {p: c for p, c in possible.items() if compare(agent, p[target]) == answer}
            shown = {p: c for p, c in possible.items() if p[base] == agent}
            return cleared(shown, base) if answer == "equal" else shown
        case told.Fell(owner, base, agent, _, _) if owner == seat:
            return cleared({p: c for p, c in possible.items() if p[base] == agent}, base)
        case told.Laid(s, agent, base) if s == seat:
            if base is None:
                return {p: c for p, c in possible.items() if agent not in p}
            return cleared({p: c for p, c in possible.items() if p[base] == agent}, base)
        case told.Swapped(s, base, agent, placed) if s == seat:
            shown = {p: c for p, c in possible.items() if p[base] == agent}
            return filled(game, shown, base, placed, out)
        case told.Refilled(s, base, placed) if s == seat:
            return filled(game, possible, base, placed, out)
        case told.Shown(s, standing, _) if s == seat:
            return {
                p: c
                for p, c in possible.items()
                if [agent for agent in p if agent >= 0] == standing
            }
    return possible


def compare(agent: int, hidden: int) -> str:
    return "equal" if agent == hidden else "higher" if agent > hidden else "lower"


def cleared(possible: Possible, base: int) -> Possible:
    """Take the agent off a base."""
    return {(*p[:base], -1, *p[base + 1 :]): c for p, c in possible.items()}


def filled(
    game: AgentHunter, possible: Possible, base: int, placed: int | None, out: int
) -> Possible:
    """Place on a base the agent told, or any agent that may be in the hand."""
    choices = range(game.agents) if placed is None else (placed,)
    result: Possible = {}
    for placement, chain in possible.items():
        elsewhere = (*placement[:base], -1, *placement[base + 1 :])
        for agent in choices:
            if not out >> agent & 1 and agent not in elsewhere:
                present = (*elsewhere[:base], agent, *elsewhere[base + 1 :])
                result.setdefault(present, (agent, chain))
    return result


def world(game: AgentHunter, knowledge: Knowledge, chains: tuple[Chain, ...]) -> World[State]:
    """Put the secret choices back into what was told, and replay it."""
    choices = [unwound(chain) for chain in chains]
    history: list[tuple[int, Move]] = []
    for event in knowledge.told:
        match event:
            case told.Placed(seat, _):
                history.append((seat, game.tables.place_codes[next(choices[seat])]))
            case told.FirstPlayer(seat):
                history.append((CHANCE, game.tables.first_players + seat))
            case told.HandAttack(seat, agent, target, _):
                history.append((seat, agent * game.bases + target))
            case told.BaseAttack(seat, base, _, target, _):
                history.append((seat, game.base_attacks + base * game.bases + target))
            case told.Swapped(seat, base, _, _):
                history.append((seat, game.swaps + base * game.agents + next(choices[seat])))
            case told.Refilled(seat, base, _):
                history.append((seat, game.refills + base * game.agents + next(choices[seat])))
    return World(game.replay(history)[0], history)


def unwound(chain: Chain) -> Iterator[Any]:
    """Return a chain's choices, oldest first."""
    newest_first = []
    while chain:
        choice, chain = chain
        newest_first.append(choice)
    return reversed(newest_first)
