"""The master's search: the most promising options, played on in worlds drawn from suspicion.

A draw is a world (who holds whom, and how each seat plays, by all that it did) with dice. Every
option still in the running is played on with the same world and dice for `TURNS_AHEAD` turns; then
the race is looked at. What an option tells the others of one's own agent is set against it.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from random import Random

from filature.bots.player import BudgetCounter
from filature.bots.successive_halving import Trial, successive_halving
from filature.games.agents_secrets.street import HIGHEST
from filature.games.agents_secrets.thinking.mind import Mind, Sight
from filature.games.agents_secrets.thinking.notes import Filing, Walk
from filature.games.agents_secrets.thinking.playouts import Playout, World
from filature.games.agents_secrets.thinking.prospects import Option
from filature.games.agents_secrets.thinking.race import race
from filature.games.agents_secrets.thinking.racer import Rules
from filature.games.agents_secrets.thinking.suspicion import Trace, likelihoods

CANDIDATES = 12
"""How many options are played on."""
TURNS_AHEAD = 3
OWN = "own"
"""The thinker's own style in its playouts: the best reply."""


class Exposure:
    """What the others may make of one's own acts, by the model that one applies to them."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        notes = sight.notes
        self.rules = Rules.of(notes)
        self.trace = Trace(len(notes.agents))
        for act in notes.acts:
            if act.seat == notes.viewer:
                self.trace.add(*likelihoods(self.rules, act))

    def after(self, option: Option) -> float:
        """Return the chance that the others would give one's own agent after an option."""
        notes = self.sight.notes
        trace = self.trace.copy()
        scene = notes.scene
        if not self.sight.counted:
            walk = Walk(notes.viewer, scene, notes.roll, option.way)
            trace.add(*likelihoods(self.rules, walk))
            scene = scene.walked(option.way)[0].counted()
        if option.file is not None:
            filing = Filing(notes.viewer, scene, notes.allowed_in(scene), option.file)
            trace.add(*likelihoods(self.rules, filing))
        chances = [trace.likelihood(agent) for agent in range(len(notes.agents))]
        return chances[notes.own] / sum(chances)


class Draw:
    """A world, the dice to come, and a seed for whatever else chance decides."""

    __slots__ = ("dice", "seed", "world")

    def __init__(self, world: World, rng: Random) -> None:
        self.world = world
        self.dice = [rng.randrange(HIGHEST) + 1 for _ in range(TURNS_AHEAD)]
        self.seed = rng.getrandbits(32)


class Worlds:
    """Draws worlds by suspicion."""

    def __init__(self, mind: Mind) -> None:
        self.notes = mind.notes
        self.suspects = mind.suspects
        self.assignments = mind.assignments
        self.up_to = list(accumulate(mind.weights))
        self.race = race(self.notes.game.advanced, self.notes.game.goal)
        self.styles: dict[tuple[int, int], tuple[list[str], list[float]]] = {}

    def draw(self, rng: Random) -> Draw:
        at = bisect_right(self.up_to, rng.random() * self.up_to[-1], hi=len(self.up_to) - 1)
        assignment = dict(zip(self.notes.masked, self.assignments[at], strict=True))
        identities, styles = [], []
        for seat in range(self.notes.seats):
            agent = assignment.get(seat, self.notes.own)
            identities.append(agent)
            styles.append(self.style(seat, agent, rng) if seat in assignment else OWN)
        agents, viewer = len(self.notes.agents), self.notes.viewer
        return Draw(World(self.race, agents, identities, styles, viewer), rng)

    def style(self, seat: int, agent: int, rng: Random) -> str:
        key = seat, agent
        if key not in self.styles:
            chances = self.suspects.style_chances(seat, agent)
            self.styles[key] = list(chances), list(chances.values())
        names, weights = self.styles[key]
        return rng.choices(names, weights)[0]


def search(sight: Sight, hiding: float, counter: BudgetCounter, rng: Random) -> list[Trial[Option]]:
    """Play on the most promising options; return them, best first.

    `hiding`: what it is worth, in games won, if the others know nothing of one's own agent rather
    than everything.
    """
    promising = sight.options[: 2 * CANDIDATES]
    cost = dict.fromkeys(promising, 0.0)
    if hiding:
        exposure = Exposure(sight)
        cost = {option: hiding * exposure.after(option) for option in promising}
        promising.sort(key=lambda option: cost[option] - option.worth)

    def value(draw: Draw, option: Option, rng: Random) -> float:
        playout = Playout(sight.notes)
        over = playout.begins(option, sight.counted)
        return playout.goes_on(draw.world, over, draw.dice, Random(draw.seed)) - cost[option]

    return successive_halving(promising[:CANDIDATES], Worlds(sight.mind).draw, value, counter, rng)
