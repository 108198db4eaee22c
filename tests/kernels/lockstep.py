"""Play games by the rules and by their kernel at once, and compare them at every step.

    python -m tests.kernels.lockstep agent_hunter --games 10000 --processes 8

Compared are who must act, what this seat may do, what every seat sees (from the kernel's state by
`observe`, from what the rules have told that seat by its `Encoder`), the scores, and the winners.
`--observe 0.1` compares what the seats see at one step in ten only, and at the end of every game:
that takes most of the time. All else is compared at every step.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from filature.core.events import CHANCE, told_to
from filature.core.kernel import Kernel
from filature.core.legal import LegalSet
from filature.core.session import GameSession
from filature.games import AnyGame, game_class
from filature.research.batch import load_kernel

BATCH = 250
"""How many games are played at once: everything is compiled for this size."""
MOST_LISTED = 3000
"""A legal set that is larger is sampled."""
MOST_KNOWN = 24
"""How many legal sets of a game are kept, taken apart."""


class Compiled(NamedTuple):
    """A kernel's functions over a batch."""

    kernel: Kernel
    new: Any
    step: Any
    look: Any
    """What may be done, the scores and the winners."""
    observe: Any
    """What every seat sees, and what is hidden from it."""
    keep: Any
    """Of two batches of states, those of the second where a mask says so."""


@cache
def compiled(game: str) -> Compiled:
    """Compile a kernel once for all set-ups."""
    kernel = load_kernel(game)
    seats = jnp.arange(kernel.seats)

    def look(state: Any) -> Any:
        parts = kernel.legal, kernel.scores, kernel.winners
        return tuple([jax.vmap(part)(state) for part in parts])

    def observe(state: Any) -> Any:
        def by_seat(part: Any) -> Any:
            return jax.vmap(lambda one: jax.vmap(lambda seat: part(one, seat))(seats))(state)

        return by_seat(kernel.observe), by_seat(kernel.hidden)

    def keep(first: Any, second: Any, mask: Any) -> Any:
        def choose(one: Any, other: Any) -> Any:
            return jnp.where(mask.reshape(-1, *[1] * (one.ndim - 1)), other, one)

        return jax.tree.map(choose, first, second)

    return Compiled(
        kernel,
        jax.jit(jax.vmap(kernel.new, in_axes=(0, None))),
        jax.jit(jax.vmap(kernel.step)),
        jax.jit(look),
        jax.jit(observe),
        jax.jit(keep),
    )


class LockstepGame:
    """One game by the rules, with an encoder for every seat."""

    def __init__(self, game: AnyGame, chance: Any, rng: Random) -> None:
        self.game, self.chance, self.rng = game, chance, rng
        encoder = import_module(f"filature.games.{game.id}.thinking.encoder").Encoder
        self.encoders = [encoder(game, seat) for seat in range(game.seats)]
        self.session = GameSession(game, ()).start()
        self.expected: dict[tuple[int, ...], set[int]] = {}
        """By the actions taken of a decision, those that may follow."""
        self.known: dict[tuple[int, int], tuple[LegalSet, dict[tuple[int, ...], set[int]]]] = {}
        """By seat and legal set, `expected`; some games share their legal sets among decisions."""
        self.listed = True
        """Whether `expected` holds the whole legal set, and not a sample of it."""
        self.decisions = 0

    def apply(self, actor: int, move: Any) -> None:
        """Play a move, and tell every seat."""
        events = self.session.apply(actor, move)
        for seat, encoder in enumerate(self.encoders):
            for event in told_to(seat, events):
                encoder.read(event)

    def draw_chance(self, kernel: Any) -> None:
        """Let chance do what it did in the kernel's game."""
        while self.session.to_act == (CHANCE,):
            self.apply(CHANCE, self.chance(self.game, self.session.state, kernel))

    def check_observations(self, observed: Any, hidden: Any) -> None:
        """Compare what every seat sees."""
        sizes = compiled(self.game.id).kernel
        assert observed.shape[1] == sizes.observation_size
        for seat, encoder in enumerate(self.encoders):
            ours, theirs = encoder.observation(), observed[seat].tolist()
            if ours != theirs:
                differ = [at for at, (a, b) in enumerate(zip(ours, theirs, strict=True)) if a != b]
                told = [(at, ours[at], theirs[at]) for at in differ[:10]]
                raise AssertionError(f"seat {seat} sees (at, rules, kernel) {told}")
        assert hidden.min() >= -1
        assert hidden.max() < sizes.secrets[1]

    def check(self, kernel: Any, legal: Any, scores: Any, winners: Any) -> None:
        """Compare everything else with the kernel's game."""
        session = self.session
        assert legal.shape == (compiled(self.game.id).kernel.actions,)
        assert bool(kernel.over) == (not session.to_act), "over"
        if not session.to_act:
            outcome = self.game.outcome(session.state)
            assert outcome is not None
            assert np.flatnonzero(winners).tolist() == outcome.winners, "winners"
            assert scores.tolist()[: len(outcome.scores)] == outcome.scores, "scores"
            return
        actor = min(session.to_act)
        assert int(kernel.actor) == actor, "who must act"
        encoder = self.encoders[actor]
        if not encoder.taken:
            self.list_legal(actor)
        mask = set(np.flatnonzero(legal).tolist())
        assert mask == set(encoder.legal()), "legal actions by the encoder"
        expected = self.expected[encoder.taken]
        assert mask == expected if self.listed else mask >= expected, "legal actions by the rules"

    def list_legal(self, seat: int) -> None:
        """Take the legal decisions apart into actions."""
        legal = self.game.legal(self.session.state, seat)
        self.listed = len(legal) <= MOST_LISTED
        known = self.known.get((seat, id(legal)))
        if known is not None and self.listed:
            self.expected = known[1]
            return
        places = range(len(legal))
        chosen = places if self.listed else self.rng.sample(places, 300)
        expected: dict[tuple[int, ...], set[int]] = defaultdict(set)
        for at in chosen:
            taken: tuple[int, ...] = ()
            for action in self.encoders[seat].actions(legal.nth(at)):
                expected[taken].add(action)
                taken = (*taken, action)
        self.expected = expected
        if len(self.known) < MOST_KNOWN:
            self.known[seat, id(legal)] = legal, expected

    def take(self, action: int) -> None:
        """Take an action; a decision that it completes is played by the rules."""
        actor = min(self.session.to_act)
        encoder = self.encoders[actor]
        encoder.take(action)
        if encoder.move is not None:
            move = encoder.move
            encoder.taken = ()
            self.decisions += 1
            self.apply(actor, move)


def play(
    game: AnyGame,
    count: int,
    seed: int | str,
    longest: int = 3000,
    batch: int = BATCH,
    observe: float = 1.0,
) -> tuple[int, int]:
    """Play so many random games in lockstep; return how many actions and decisions were compared.

    A game that is longer than `longest` actions is left before its end.
    """
    functions = compiled(game.id)
    module = import_module(f"tests.games.{game.id}.kernel_chance")
    prefer = getattr(module, "prefer", None)
    setup = functions.kernel.setup(game.seats, game.chosen_options)
    done = actions = decisions = 0
    while done < count:
        rng = Random(f"{seed}:{done}")
        keys = jax.random.split(jax.random.key(rng.getrandbits(31)), batch)
        states = functions.new(keys, setup)
        ours = [LockstepGame(game, module.chance, rng) for _ in range(batch)]
        live = list(range(min(batch, count - done)))
        ended = states
        for _ in range(longest):
            fields = {
                name: np.asarray(value) if name != "key" else None
                for name, value in states._asdict().items()
                if not isinstance(value, tuple)
            }
            over = np.asarray(states.over)
            looked = [np.asarray(part) for part in functions.look(states)]
            observes = observe >= 1 or rng.random() < observe
            seen = [np.asarray(part) for part in functions.observe(states)] if observes else []
            chosen: Any = np.zeros(batch, np.int32)
            for at in live:
                kernel = OneGame(at, fields, over)
                ours[at].draw_chance(kernel)
                ours[at].check(kernel, *[part[at] for part in looked])
                if observes:
                    ours[at].check_observations(*[part[at] for part in seen])
                if not over[at]:
                    legal = np.flatnonzero(looked[0][at]).tolist()
                    liked = prefer(kernel, legal, rng) if prefer else None
                    chosen[at] = rng.choice(legal) if liked is None else liked
                    ours[at].take(int(chosen[at]))
                    actions += 1
            just_ended: Any = np.zeros(batch, bool)
            just_ended[[at for at in live if over[at]]] = True
            if just_ended.any():
                ended = functions.keep(ended, states, just_ended)
            live = [at for at in live if not over[at]]
            if not live:
                break
            states = functions.step(states, chosen)
        seen = [np.asarray(part) for part in functions.observe(ended)]
        for at in set(range(min(batch, count - done))).difference(live):
            ours[at].check_observations(*[part[at] for part in seen])
        decisions += sum(one.decisions for one in ours)
        done += batch
    return actions, decisions


class OneGame:
    """One game of a batch, read from arrays of the host."""

    def __init__(self, at: int, fields: Mapping[str, Any], over: Any) -> None:
        self.at, self.fields, self.over = at, fields, over[at]

    def __getattr__(self, name: str) -> Any:
        return self.fields[name][self.at]


def setups_of(game: str) -> list[AnyGame]:
    """Return the set-ups on which networks of a game are trained."""
    return [game_class(game)(one.seats, dict(one.options)) for one in load_kernel(game).setups]


def play_setup(
    name: str, at: int, count: int, seed: str, observe: float
) -> tuple[int, int]:  # in a process of its own
    """Play games of one set-up."""
    return play(setups_of(name)[at], count, seed, observe=observe)


def shared(count: int, processes: int) -> list[int]:
    """Divide games among processes, in whole batches where there are enough."""
    batches = -(-count // BATCH)
    each = [batches // processes + (at < batches % processes) for at in range(processes)]
    ends = [min(sum(each[: at + 1]) * BATCH, count) for at in range(processes)]
    return [end - begin for begin, end in zip([0, *ends], ends, strict=False) if end > begin]


def main() -> None:
    """Play every set-up of the games named, and print how many steps were compared."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="+", help="games by name")
    parser.add_argument("--games", dest="count", type=int, default=10_000, help="of each set-up")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--observe", type=float, default=1.0, help="share of steps (see above)")
    chosen = parser.parse_args()
    if chosen.processes > 1:
        os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    with ProcessPoolExecutor(chosen.processes, mp_context=get_context("spawn")) as pool:
        for name in chosen.games:
            for at, game in enumerate(setups_of(name)):
                began = monotonic()
                running = [
                    pool.submit(play_setup, name, at, part, f"{chosen.seed}:{nth}", chosen.observe)
                    for nth, part in enumerate(shared(chosen.count, chosen.processes))
                ]
                compared = [one.result() for one in running]
                actions, decisions = (sum(column) for column in zip(*compared, strict=True))
                print(
                    f"{name}, {game.seats} seats {game.chosen_options}: {chosen.count} games,"
                    f" {decisions} decisions, {actions} actions, 0 differences,"
                    f" {monotonic() - began:.0f} s",
                    flush=True,
                )


if __name__ == "__main__":
    main()
