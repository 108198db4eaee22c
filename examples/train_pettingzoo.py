"""Learn to play a small set-up of Agent Hunter, in a few minutes and with nothing but NumPy.

    pip install filature[pettingzoo]
    python examples/train_pettingzoo.py --games 10000

Two seats, four agents, one base, one token, six turns. The learner knows nothing of the game: it
sees ones and zeros and a mask, and is told at the end whether it won. It keeps a weight for each
pair of a thing seen and a decision; the sum of weights is what it expects of that decision, and
after every game it moves what it expected towards what came of it (Monte Carlo control with linear
values). It mostly does what it expects most of, and now and then tries something else. Its opponent
draws evenly from what is legal, as the bot `ref-random` does, and so does the learner before it has
learned.
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import monotonic
from typing import Any

import numpy as np

from filature.research.pettingzoo import FilatureEnv, raw_env

SET_UP = {"agents": 4, "bases": 1, "tokens": 1, "turn_limit": 6}


class Learner:
    """What is expected of each decision: a weight for each pair of a thing seen and a decision."""

    def __init__(self, env: FilatureEnv, rng: Any) -> None:
        spaces = env.observation_space("seat_0")
        self.weights = np.zeros((spaces["action_mask"].shape[0], spaces["observation"].shape[0]))
        self.rng = rng
        self.made: list[tuple[int, Any]] = []
        self.curious = 0.0
        """How often it tries something else."""

    def choose(self, observation: dict[str, Any]) -> int:
        """Choose a decision, and remember it with what was seen."""
        legal = np.flatnonzero(observation["action_mask"])
        seen = np.flatnonzero(observation["observation"])
        expected = self.weights[np.ix_(legal, seen)].sum(axis=1)
        if self.rng.random() < self.curious:
            choice = int(self.rng.choice(legal))
        else:
            choice = int(self.rng.choice(legal[expected >= expected.max() - 1e-9]))
        self.made.append((choice, seen))
        return choice

    def learn(self, reward: float, rate: float) -> None:
        """Move what was expected of the decisions of a game towards what came of it."""
        for choice, seen in self.made:
            wrong = reward - self.weights[choice, seen].sum()
            self.weights[choice, seen] += rate * wrong / len(seen)
        self.made.clear()


def play(env: FilatureEnv, learner: Learner, seat: int, rng: Any) -> float:
    """Play one game against evenly random choices; return what it was worth to the learner."""
    env.reset(seed=int(rng.integers(2**31)))
    me = f"seat_{seat}"
    while not env.terminations[me]:
        observation = env.observe(env.agent_selection)
        if env.agent_selection == me:
            env.step(learner.choose(observation))
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return float(env.rewards[me])


def measured(env: FilatureEnv, learner: Learner, games: int, rng: Any) -> tuple[float, float]:
    """Return the share of victories over some games, with half the width of its 95 % interval."""
    shares = [(play(env, learner, game % 2, rng) + 1) / 2 for game in range(games)]
    learner.made.clear()
    return float(np.mean(shares)), 1.96 * float(np.std(shares)) / sqrt(games)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=10000, help="games to learn from")
    asked.add_argument("--measure", type=int, default=2000, help="games to measure by")
    asked.add_argument("--rate", type=float, default=0.05, help="how far one game moves it")
    asked.add_argument("--seed", type=int, default=1)
    chosen = asked.parse_args()
    rng = np.random.default_rng(chosen.seed)
    env = raw_env("agent_hunter", **SET_UP)
    learner = Learner(env, rng)
    began = monotonic()
    share, give = measured(env, learner, chosen.measure, rng)
    print(f"before: wins {share:.1%} ± {give:.1%} against ref-random", flush=True)
    learner.curious = 0.2
    lately = 0.5
    for game in range(1, chosen.games + 1):
        won = play(env, learner, game % 2, rng)
        learner.learn(won, chosen.rate)
        lately += ((won + 1) / 2 - lately) / 300
        if game % max(1, chosen.games // 4) == 0:
            print(f"{game} games, {monotonic() - began:.0f} s: lately {lately:.0%}", flush=True)
    learner.curious = 0.0
    share, give = measured(env, learner, chosen.measure, rng)
    print(f"after:  wins {share:.1%} ± {give:.1%} against ref-random", flush=True)


if __name__ == "__main__":
    main()
