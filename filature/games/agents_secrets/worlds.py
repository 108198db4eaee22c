"""Les agents secrets: every present that agrees with what a viewer was told.

Hidden are the identities that the viewer was not shown, and the reports of the others. Nothing
that is told before the end depends on either, and a seat has as many legal reports whatever its
identity; so the worlds are a product, and each of its factors may be drawn evenly by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from math import perm
from random import Random
from typing import TYPE_CHECKING

from filature.core.events import CHANCE
from filature.core.knowledge import Knowledge, Move, World
from filature.games.agents_secrets import events
from filature.games.agents_secrets.actions import encode_report
from filature.games.agents_secrets.lookup import FIRST_FILE, SPLIT_CODE
from filature.games.agents_secrets.reports import LegalReports
from filature.games.agents_secrets.street import AGENT_NUMBER, AGENTS, PLACE_NUMBER

if TYPE_CHECKING:
    from filature.games.agents_secrets.rules import AgentsSecrets
    from filature.games.agents_secrets.state import State


class Secrets:
    """What a viewer does not know, and what it does, of identities and reports."""

    def __init__(self, game: AgentsSecrets, knowledge: Knowledge) -> None:
        self.in_play = game.named
        self.dealt = False
        self.known: dict[int, int] = {}
        """Seats of which the viewer knows the agent."""
        self.reports: dict[int, dict[str, int | None] | None] = {}
        """What each seat has written, or nothing where that is hidden; in the order of arrival."""
        for event in knowledge.told:
            match event:
                case events.AgentsDrawn(names):
                    self.in_play = tuple(sorted(AGENT_NUMBER[name] for name in names))
                case events.Dealt():
                    self.dealt = True
                case events.Identity(seat, agent) | events.Unmasked(seat, agent, _):
                    self.known[seat] = AGENT_NUMBER[agent]
                case events.ReportWritten(seat, owners) | events.ReportShown(seat, owners, _, _):
                    self.reports[seat] = owners
        self.masked = [seat for seat in range(game.seats) if seat not in self.known]
        self.free = [a for a in self.in_play if a not in self.known.values()]
        self.hidden = [seat for seat, owners in self.reports.items() if owners is None]

    def identities(self, drawn: Sequence[int]) -> tuple[int, ...]:
        """Put the agents drawn for the masked seats beside those that are known."""
        agents = {**self.known, **dict(zip(self.masked, drawn, strict=True))}
        return tuple(agents[seat] for seat in sorted(agents))


def reports_each(game: AgentsSecrets) -> int:
    """Count the reports that one seat may write, whatever its identity."""
    return len(LegalReports(game.reports, 0, game.reports.subjects[0]))


def number_of_worlds(game: AgentsSecrets, knowledge: Knowledge) -> int:
    """Count the distinct worlds."""
    secrets = Secrets(game, knowledge)
    if not secrets.dealt:
        return 1
    deals = perm(len(secrets.free), len(secrets.masked))
    reports: int = reports_each(game) ** len(secrets.hidden)
    return deals * reports


def worlds(game: AgentsSecrets, knowledge: Knowledge) -> Iterator[World[State]]:
    """List the distinct worlds, one at a time: every deal, with every way to write the reports."""
    secrets = Secrets(game, knowledge)
    if not secrets.dealt:
        yield world(game, knowledge, secrets, (), ())
        return
    each = range(reports_each(game))
    for drawn in permutations(secrets.free, len(secrets.masked)):
        for written in product(each, repeat=len(secrets.hidden)):
            yield world(game, knowledge, secrets, secrets.identities(drawn), written)


def sample_world(game: AgentsSecrets, knowledge: Knowledge, rng: Random) -> World[State]:
    """Draw a deal evenly, then each hidden report evenly."""
    secrets = Secrets(game, knowledge)
    if not secrets.dealt:
        return world(game, knowledge, secrets, (), ())
    drawn = rng.sample(secrets.free, len(secrets.masked))
    each = reports_each(game)
    written = [rng.randrange(each) for _ in secrets.hidden]
    return world(game, knowledge, secrets, secrets.identities(drawn), written)


def world(
    game: AgentsSecrets,
    knowledge: Knowledge,
    secrets: Secrets,
    identities: tuple[int, ...],
    written: Sequence[int],
) -> World[State]:
    """Put identities and reports back into what was told, and replay it.

    `written` has, for each hidden report, its index among those that its writer may write.
    """
    index = dict(zip(secrets.hidden, written, strict=True))
    history: list[tuple[int, Move]] = []
    dice: list[tuple[int | None, ...]] = []
    for event in knowledge.told:
        match event:
            case events.Rolled(_, value):
                history.append((CHANCE, value))
            case events.Moved(seat, steps, _):
                history.append((seat, SPLIT_CODE[tuple(steps.get(name, 0) for name in AGENTS)]))
            case events.FileMoved(seat, to, _):
                history.append((seat, FIRST_FILE + PLACE_NUMBER[to]))
            case events.ReportWritten(seat, _):
                owners = secrets.reports[seat]
                if owners is None:
                    own = identities[seat]
                    subjects = tuple(agent for agent in secrets.in_play if agent != own)
                    code = LegalReports(game.reports, seat, subjects).nth(index[seat])
                else:
                    code = encode_report(game, owners)
                history.append((seat, code))
            case events.AgentsDrawn(_):
                history.append((CHANCE, ("agents", sum(1 << agent for agent in secrets.in_play))))
            case events.Dealt():
                history.append((CHANCE, ("identities", *identities)))
            case events.FirstRolls(rollers, values):
                die = dict(zip(rollers, values, strict=True))
                dice.append(tuple(die.get(seat) for seat in range(game.seats)))
            case events.FirstPlayer(_):
                history.append((CHANCE, ("first_player", *dice)))
    return World(game.replay(history)[0], history)
