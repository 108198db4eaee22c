"""The course of a training: self-play, then again and again a best answer, and learning from it.

A network that only meets itself learns what beats itself, and forgets. So there is a pool: copies
of earlier selves, and networks trained against the present one alone (best answers), which find
what it can be exploited by. The learner goes on against itself and all of them (the loop of PSRO,
Lanctot and others 2017, with one learner that never starts afresh).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from filature.core.kernel import Array, Kernel
from filature.research.batch import BatchedGames
from filature.research.train import checkpoint
from filature.research.train.checkpoint import Checkpoint
from filature.research.train.exploit import answer
from filature.research.train.learning import Figures, Recipe, begin, iterate
from filature.research.train.network import Params, init, stacked
from filature.research.train.rollout import Places

Tell = Callable[[str], None]


class Course(NamedTuple):
    """How long everything takes, in iterations, and how large it is."""

    size: int = 16_384
    """Games at once."""
    width: int = 256
    depth: int = 3
    pool: int = 8
    """How many networks the pool holds; a new one replaces the oldest."""
    reservoir: bool = False
    """Whether it replaces a random one instead, so that the pool is a fair sample of all."""
    snapshot: int = 0
    """Iterations between two snapshots of the learner, once it has warmed up; none if 0."""
    alone: float = 0.5
    """The share of games in which the learner plays all seats, once there is a pool."""
    warm_up: int = 200
    """Iterations of self-play before the first best answer."""
    answer: int = 60
    """Iterations of each best answer."""
    learn: int = 100
    """Iterations of learning between two best answers; a copy joins the pool after each."""
    iterations: int = 1000
    """How many of the learner's own in all."""
    last_rate: float = 0.1
    """The part of the rate and of the regularisation that is left at the end."""
    by_time: bool = False
    """Whether that end is also the end of the time: then a seed does not say it all any more."""


class Training:
    """A network of one game that learns."""

    def __init__(
        self,
        kernel: Kernel,
        recipe: Recipe,
        course: Course,
        seed: int,
        tell: Tell = print,
        fixed: Sequence[Params] = (),
    ) -> None:
        """Begin. The `fixed` networks stay in the pool, in its first places."""
        if course.size % course.pool:
            raise ValueError(f"{course.size} games cannot be shared by a pool of {course.pool}.")
        self.kernel, self.recipe, self.course, self.tell = kernel, recipe, course, tell
        self.games = BatchedGames(kernel, course.size)
        self.began = self.until = monotonic()
        self.iterations = 0
        key = jax.random.key(seed)
        key, draw = jax.random.split(key)
        params = init(draw, kernel, course.width, course.depth)
        self.learner = begin(self.games, params, key)
        self.fixed = list(fixed)
        if len(self.fixed) >= course.pool:
            raise ValueError("The pool must have room for more than the networks that stay in it.")
        self.pool = stacked([*self.fixed, *[params] * (course.pool - len(self.fixed))])
        self.added = 0
        self.snapshots: list[Params] = []
        """For the average of what was played (`average.py`), in 16 bits."""

    # A checkpoint

    def write(self, path: Path) -> None:
        """Keep everything that is needed to go on."""
        learner = self.learner
        checkpoint.write(
            path,
            Checkpoint(
                learner.params,
                learner.magnet,
                learner.first,
                learner.second,
                {
                    name: array[len(self.fixed) :].astype(jnp.float16)
                    for name, array in self.pool.items()
                },
                learner.updates,
                jnp.array([self.iterations, self.added]),
                jax.random.key_data(learner.key),
            ),
        )

    def write_snapshots(self, path: Path) -> None:
        """Keep the snapshots, stacked."""
        np.savez_compressed(path, **stacked(self.snapshots))

    def go_on(self, path: Path) -> None:
        """Go on from a checkpoint; its games begin anew."""
        kept = checkpoint.read(path)
        key = jax.random.wrap_key_data(kept.key)
        started = begin(self.games, kept.params, key)
        self.learner = started._replace(
            magnet=kept.magnet, first=kept.first, second=kept.second, updates=kept.updates
        )
        self.iterations, self.added = (int(one) for one in kept.iterations)
        self.refill({name: array.astype(jnp.float32) for name, array in kept.pool.items()})

    def refill(self, kept: Params) -> None:
        """Fill the pool with the networks of another one, its newest first, if sizes differ."""
        size = next(iter(kept.values())).shape[0]
        others = self.course.pool - len(self.fixed)
        newest = [(self.added - 1 - at) % size for at in range(others)][::-1]
        chosen = jnp.array(newest if others != size else range(size))
        rest = {name: array[chosen] for name, array in kept.items()}
        if self.fixed:
            first = stacked(self.fixed)
            rest = {name: jnp.concatenate([first[name], array]) for name, array in rest.items()}
        self.pool = rest

    # The course

    def run(self, until: float, path: Path | None = None) -> None:
        """Learn until the course is over or the time is up, and keep checkpoints."""
        course = self.course
        self.until = until
        alone = Places(course.size, course.pool)
        mixed = Places(int(course.size * course.alone) // course.pool * course.pool, course.pool)
        while self.iterations < course.iterations and monotonic() < until:
            if self.iterations < course.warm_up:
                self.learn(alone, min(course.warm_up, course.iterations), until)
            else:
                if course.answer:
                    self.add(self.best_answer(self.learner.params, course.answer, until))
                self.learn(mixed, min(self.iterations + course.learn, course.iterations), until)
            self.add(self.learner.params)
            if path is not None:
                self.write(path)

    def left(self) -> Array:
        """Return the part of the rate of learning and of the regularisation that is left."""
        last, done = self.course.last_rate, self.iterations / self.course.iterations
        if self.course.by_time:
            done = max(done, (monotonic() - self.began) / (self.until - self.began))
        return jnp.float32(last + (1 - last) * max(0.0, 1 - done))

    def learn(self, places: Places, to: int, until: float) -> None:
        """Learn up to so many iterations."""
        while self.iterations < to and monotonic() < until:
            self.learner, told = iterate(
                self.games, places, self.recipe, self.learner, self.pool, self.left()
            )
            self.iterations += 1
            every = self.course.snapshot
            if every and self.iterations > self.course.warm_up and self.iterations % every == 0:
                self.snapshots.append(halved(self.learner.params))
            if self.iterations % 20 == 0:
                self.report("learns", self.iterations, told)

    def best_answer(self, against: Params, count: int, until: float) -> Params:
        """Train a network against a frozen one alone, from its own weights; return it."""
        recipe = self.recipe._replace(magnet=0.0, entropy=0.002)
        key = jax.random.key(count)
        pool = stacked([against])
        learner, told, _ = answer(self.games, recipe, against, pool, count, until, key, 0.1)
        if told is not None:
            self.report("answers", count, told)
        return learner.params

    def add(self, params: Params) -> None:
        """Put a network into the pool, in the place of the oldest that does not stay."""
        fixed = len(self.fixed)
        others = self.course.pool - fixed
        at = fixed + place_in_pool(self.added, others, self.course.reservoir)
        if self.added < others:
            # The pool is filled with what there is, so that all its places are of use.
            copies = jnp.arange(self.course.pool) >= at
            self.pool = {
                name: jnp.where(copies.reshape(-1, *[1] * (array.ndim - 1)), params[name], array)
                for name, array in self.pool.items()
            }
        elif at < self.course.pool:
            self.pool = {name: array.at[at].set(params[name]) for name, array in self.pool.items()}
        self.added += 1

    def report(self, what: str, iteration: int, told: Figures) -> None:
        """Say how it goes."""
        seconds = monotonic() - self.began
        steps = self.iterations * self.recipe.steps * self.course.size / 1e6
        figures = {name: float(np.asarray(value)) for name, value in told._asdict().items()}
        self.tell(
            f"{seconds:6.0f} s  {what} {iteration:5d}  {steps:7.0f} M  "
            + "  ".join(f"{name} {value:.3g}" for name, value in figures.items())
        )


def halved(params: Params) -> Params:
    """Return a network in 16 bits, in the memory of this process."""
    return {name: np.asarray(array).astype(np.float16) for name, array in params.items()}


def place_in_pool(added: int, size: int, reservoir: bool) -> int:
    """Return where in a pool a network belongs that comes after so many others.

    It replaces the oldest one. In a reservoir the nth network comes in with probability `size` / n
    instead, in a random place; `size` says that it does not.
    """
    if not reservoir or added < size:
        return added % size
    return min(int(np.random.default_rng(added).integers(added + 1)), size)
