"""Les agents secrets: the record's actions, and their codes inside the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from filature.core.game import Action
from filature.core.knowledge import Move
from filature.core.refusals import BadAction
from filature.games.agents_secrets.lookup import (
    FIRST_FILE,
    FIRST_REPORT,
    FIRST_SPLIT,
    SPLIT_CODE,
    SPLIT_STEPS,
)
from filature.games.agents_secrets.street import (
    AGENT_NUMBER,
    AGENTS,
    HIGHEST,
    PLACE_NUMBER,
    PLACES,
)

if TYPE_CHECKING:
    from filature.games.agents_secrets.rules import AgentsSecrets


class Agents(Action, frozen=True, tag="agents"):
    """Chance draws which agents are in play."""

    in_play: list[str]


class Identities(Action, frozen=True, tag="identities"):
    """Chance deals one identity to each seat."""

    agents: list[str]


class FirstPlayer(Action, frozen=True, tag="first_player"):
    """Rounds of dice until one seat is left; null for a seat that no longer rolls."""

    rolls: list[list[int | None]]


class Roll(Action, frozen=True, tag="roll"):
    """The die of a turn."""

    value: int


class Steps(Action, frozen=True, tag="move"):
    """Spend the die: how many places each agent goes on."""

    steps: dict[str, int]


class File(Action, frozen=True, tag="file"):
    """Put the file somewhere after a count."""

    to: str


class Report(Action, frozen=True, tag="report"):
    """Write who holds each of the other agents: a seat, or null for nobody."""

    owners: dict[str, int | None]


AgentsSecretsAction = Agents | Identities | FirstPlayer | Roll | Steps | File | Report


def encode(game: AgentsSecrets, action: Action) -> Move:
    """Turn an action of the right form into its code: an int, or a named tuple of chance's."""
    match action:
        case Roll(value):
            if not 1 <= value <= HIGHEST:
                raise BadAction("not_a_roll")
            return value
        case Steps(steps):
            return encode_steps(steps)
        case File(to):
            if to not in PLACE_NUMBER:
                raise BadAction("no_such_place", place=to)
            return FIRST_FILE + PLACE_NUMBER[to]
        case Report(owners):
            return encode_report(game, owners)
        case Agents(in_play):
            drawn = [agent_number(name) for name in in_play]
            if len(set(drawn)) != len(drawn):
                raise BadAction("agent_twice")
            return ("agents", sum(1 << agent for agent in drawn))
        case Identities(agents):
            return ("identities", *(agent_number(name) for name in agents))
        case FirstPlayer(rolls):
            return ("first_player", *(tuple(dice) for dice in rolls))
    raise BadAction("unknown_action")


def encode_steps(steps: Mapping[str, int]) -> int:
    split = [0] * len(AGENTS)
    for name, distance in steps.items():
        agent = agent_number(name)
        if distance < 1:
            raise BadAction("zero_steps", agent=name)
        split[agent] = distance
    code = SPLIT_CODE.get(tuple(split))
    if code is None:
        raise BadAction("steps_beyond_a_die", total=sum(split))
    return code


def encode_report(game: AgentsSecrets, owners: Mapping[str, int | None]) -> int:
    lines = {agent_number(name): owner for name, owner in owners.items()}
    if len(lines) != game.reports.lines:
        raise BadAction("report_count", count=game.reports.lines)
    named = [owner for owner in lines.values() if owner is not None]
    if not all(0 <= owner < game.seats for owner in named):
        raise BadAction("no_such_seat")
    if len(set(named)) != len(named):
        raise BadAction("report_seat_twice")
    return game.reports.code(lines)


def decode(game: AgentsSecrets, actor: int, move: Move) -> Action:
    """Turn a code back into its action."""
    if isinstance(move, tuple):
        kind, *content = move
        if kind == "agents":
            return Agents(sorted(AGENTS[agent] for agent in members(content[0])))
        if kind == "identities":
            return Identities([AGENTS[agent] for agent in content])
        return FirstPlayer([list(dice) for dice in content])
    if move >= FIRST_REPORT:
        return Report(game.reports.owners(move))
    if move >= FIRST_SPLIT:
        return Steps(dict(SPLIT_STEPS[move - FIRST_SPLIT]))
    return File(PLACES[move - FIRST_FILE]) if move >= FIRST_FILE else Roll(move)


def members(mask: int) -> tuple[int, ...]:
    """Return the agents of a mask, rising; a draw is a mask in histories."""
    return tuple(agent for agent in range(len(AGENTS)) if mask >> agent & 1)


def agent_number(name: str) -> int:
    """Return the agent of that name, or refuse it in words."""
    if name not in AGENT_NUMBER:
        raise BadAction("no_such_agent", agent=name)
    return AGENT_NUMBER[name]
