"""The master's search: the most promising options, tried by playouts in sampled worlds.

A sample is a world (who holds whom, and how each seat plays, by all that it did) with dice. Every
option still in the running is played out with the same world and dice for `TURNS_AHEAD` turns, and
evaluated. What an option tells the others of the bot's own agent is deducted.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from random import Random

from filature.bots.player import BudgetCounter
from filature.bots.successive_halving import Trial, successive_halving
from filature.games.agents_secrets.street import HIGHEST
from filature.games.agents_secrets.thinking.evaluation import evaluation
from filature.games.agents_secrets.thinking.info_state import ObservedFile, ObservedMove
from filature.games.agents_secrets.thinking.lookahead import Option
from filature.games.agents_secrets.thinking.playouts import Playout, PlayoutWorld
from filature.games.agents_secrets.thinking.posterior import Posterior, RankedOptions
from filature.games.agents_secrets.thinking.rational import Setup
from filature.games.agents_secrets.thinking.suspicion import LogLikelihoods, likelihoods

CANDIDATES = 12
"""How many options are played out."""
TURNS_AHEAD = 3
OWN = "own"
"""The bot's own style in its playouts: the best reply."""


class Exposure:
    """What the others may infer from the bot's decisions, by the model it applies to theirs."""

    def __init__(self, ranked: RankedOptions) -> None:
        self.ranked = ranked
        info = ranked.info
        self.setup = Setup.of(info)
        self.own_logs = LogLikelihoods(len(info.agents))
        for observed in info.weighed:
            if observed.seat == info.viewer:
                self.own_logs.add(*likelihoods(self.setup, observed))

    def after(self, option: Option) -> float:
        """Return how likely the others would find the bot's own agent after an option."""
        info = self.ranked.info
        logs = self.own_logs.copy()
        board = info.board
        if not self.ranked.counted:
            move = ObservedMove(info.viewer, board, info.roll, option.split)
            logs.add(*likelihoods(self.setup, move))
            board = board.moved(option.split)[0].counted()
        if option.file is not None:
            allowed = board.free_places(info.game.advanced)
            file = ObservedFile(info.viewer, board, allowed, option.file)
            logs.add(*likelihoods(self.setup, file))
        chances = [logs.likelihood(agent) for agent in range(len(info.agents))]
        return chances[info.own] / sum(chances)


class Sample:
    """A world, the dice to come, and a seed for whatever else chance decides."""

    __slots__ = ("dice", "seed", "world")

    def __init__(self, world: PlayoutWorld, rng: Random) -> None:
        self.world = world
        self.dice = [rng.randrange(HIGHEST) + 1 for _ in range(TURNS_AHEAD)]
        self.seed = rng.getrandbits(32)


class WorldSampler:
    """Samples worlds by suspicion."""

    def __init__(self, posterior: Posterior) -> None:
        self.info = posterior.info
        self.suspects = posterior.suspects
        self.assignments = posterior.assignments
        self.up_to = list(accumulate(posterior.weights))
        self.evaluation = evaluation(self.info.game.advanced, self.info.game.goal)
        self.styles: dict[tuple[int, int], tuple[list[str], list[float]]] = {}

    def sample(self, rng: Random) -> Sample:
        at = bisect_right(self.up_to, rng.random() * self.up_to[-1], hi=len(self.up_to) - 1)
        assignment = dict(zip(self.info.masked, self.assignments[at], strict=True))
        identities, styles = [], []
        for seat in range(self.info.seats):
            agent = assignment.get(seat, self.info.own)
            identities.append(agent)
            styles.append(self.style(seat, agent, rng) if seat in assignment else OWN)
        agents, viewer = len(self.info.agents), self.info.viewer
        return Sample(PlayoutWorld(self.evaluation, agents, identities, styles, viewer), rng)

    def style(self, seat: int, agent: int, rng: Random) -> str:
        key = seat, agent
        if key not in self.styles:
            chances = self.suspects.style_chances(seat, agent)
            self.styles[key] = list(chances), list(chances.values())
        names, weights = self.styles[key]
        return rng.choices(names, weights)[0]


def search(
    ranked: RankedOptions, hiding: float, counter: BudgetCounter, rng: Random
) -> list[Trial[Option]]:
    """Play out the most promising options; return them, best first.

    `hiding`: what it is worth, in games won, if the others know nothing of the bot's own agent
    rather than everything.
    """
    promising = ranked.options[: 2 * CANDIDATES]
    cost = dict.fromkeys(promising, 0.0)
    if hiding:
        exposure = Exposure(ranked)
        cost = {option: hiding * exposure.after(option) for option in promising}
        promising.sort(key=lambda option: cost[option] - option.worth)

    def value(sample: Sample, option: Option, rng: Random) -> float:
        playout = Playout(ranked.info)
        over = playout.start(option, ranked.counted)
        return playout.run(sample.world, over, sample.dice, Random(sample.seed)) - cost[option]

    sampler = WorldSampler(ranked.posterior)
    return successive_halving(promising[:CANDIDATES], sampler.sample, value, counter, rng)
