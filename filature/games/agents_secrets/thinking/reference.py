"""The reference opponents of Les agents secrets, as specified; not to be improved.

`ref-informative` shows for whom it plays (`informative`). Its report: for each seat and agent it
counts how often that seat moved that agent forward; the highest count names an owner first, evenly
among equals, until every other seat is named; the agents left over are independent.
`ref-noise` chooses evenly over all ways, and takes the file and writes its report at random.
"""

from __future__ import annotations

from random import Random

from filature.bots.player import Budget, Choice, Question, RandomBot
from filature.games.agents_secrets.street import AGENTS, PLACES
from filature.games.agents_secrets.thinking.informative import pulls, wanted_file
from filature.games.agents_secrets.thinking.notes import Notes, Walk, Way, all_ways


class Informative:
    """`ref-informative`."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        notes = Notes(question.knowledge)
        if question.asked == "move":
            ways = all_ways(len(notes.agents), notes.roll)
            return move(notes, rng.choices(ways, pulls(notes.scene, notes.roll, notes.own))[0])
        if question.asked == "file":
            wanted = wanted_file(notes.scene, notes.own)
            if wanted is not None:
                return file(wanted)
            return Choice(question.legal.nth(rng.randrange(len(question.legal))))
        return report(notes, owners_by_moves(notes, rng))


def owners_by_moves(notes: Notes, rng: Random) -> dict[int, int]:
    """Give each other seat the agent that it moved most often, the clearest case first."""
    moved = {(seat, agent): 0 for seat in notes.masked for agent in notes.free}
    for act in notes.acts:
        if isinstance(act, Walk):
            for agent, steps in enumerate(act.way):
                if steps and (act.seat, agent) in moved:
                    moved[act.seat, agent] += 1
    owners: dict[int, int] = {}
    while moved:
        most = max(moved.values())
        seat, agent = rng.choice([pair for pair, count in moved.items() if count == most])
        owners[agent] = seat
        moved = {pair: n for pair, n in moved.items() if pair[0] != seat and pair[1] != agent}
    return owners


# Answers, as records have them


def move(notes: Notes, way: Way, reason: dict[str, object] | None = None) -> Choice:
    """Answer with a way to spend the die."""
    steps = {notes.name(at): steps for at, steps in enumerate(way) if steps}
    return Choice({"type": "move", "steps": steps}, reason)


def file(place: int, reason: dict[str, object] | None = None) -> Choice:
    """Answer with a place for the file."""
    return Choice({"type": "file", "to": PLACES[place]}, reason)


def report(notes: Notes, owners: dict[int, int], reason: dict[str, object] | None = None) -> Choice:
    """Answer with a report: who holds which agent; whoever is not named is independent."""
    lines = {
        AGENTS[agent]: owners.get(at) for at, agent in enumerate(notes.agents) if at != notes.own
    }
    return Choice({"type": "report", "owners": lines}, reason)


Noise = RandomBot
"""`ref-noise`."""
