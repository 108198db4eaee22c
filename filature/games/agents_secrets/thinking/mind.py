"""What a thinking player starts from: its suspicion, and all its options one move ahead."""

from __future__ import annotations

from functools import cached_property
from random import Random

from filature.games.agents_secrets.street import PLACES
from filature.games.agents_secrets.thinking.notes import Notes
from filature.games.agents_secrets.thinking.prospects import Holders, Option, Prospects
from filature.games.agents_secrets.thinking.suspicion import Suspects, holders


class Mind:
    """Notes, and who may hold whom by all that was done.

    Here every act counts, evident or not: the model itself reckons with even play.
    """

    def __init__(self, notes: Notes) -> None:
        self.notes = notes
        self.suspects = Suspects(notes)
        self.assignments, self.weights = self.suspects.weights(only_evident=False)
        self.held: Holders = holders(notes, self.assignments, self.weights)


class Sight:
    """The options of one decision, best first, equals in any order. `counted`: only the file is to
    be placed."""

    def __init__(self, mind: Mind, counted: bool, rng: Random) -> None:
        self.mind = mind
        self.notes = notes = mind.notes
        self.counted = counted
        prospects = Prospects(notes, notes.viewer, notes.own, mind.held)
        if counted:
            nobody_moves = (0,) * len(notes.agents)
            worths = prospects.filed(notes.scene)
            found = [
                Option(nobody_moves, place, worths[place])
                for place in range(len(PLACES))
                if notes.allowed >> place & 1
            ]
        else:
            found = prospects.options(notes.scene, notes.roll)
        rng.shuffle(found)
        self.options = sorted(found, key=lambda option: -option.worth)

    @cached_property
    def best(self) -> Option:
        return self.options[0]


def likeliest_owners(notes: Notes, held: Holders) -> tuple[dict[int, int], float]:
    """Return whom to name in a report so that most lines can be expected to be right, and how many.

    One agent after the other gets nobody or a seat not yet named; what matters of those before it
    is only which seats they took.
    """
    best: dict[int, tuple[float, dict[int, int]]] = {0: (0.0, {})}
    for agent in notes.free:
        following: dict[int, tuple[float, dict[int, int]]] = {}
        for named, (right, owners) in best.items():
            ways = [(named, right + held[agent][-1], owners)]
            ways += [
                (named | 1 << seat, right + held[agent][seat], {**owners, agent: seat})
                for seat in notes.masked
                if not named >> seat & 1
            ]
            for key, sum_, names in ways:
                if key not in following or sum_ > following[key][0]:
                    following[key] = sum_, names
        best = following
    right, owners = max(best.values(), key=lambda found: found[0])
    return owners, right
