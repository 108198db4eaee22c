"""The exact best response to a network, on a small set-up of Agent Hunter.

    python -m filature.research.best_response --network out/agent_hunter --games 20000

The network is asked once at every information set of the public tree, as it is while it trains (in
floats of 32 bits; `bots/network.py` rounds to whole numbers besides). Then one walk for each seat
finds what the best response wins against it: the most that anything can win, on average. A victory
counts 1, a defeat -1, a shared victory 0.

With `--games` the best response also plays so many games against the network, by the rules'
batched copy (`kernel.py`): its mean must agree with the exact value.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import prod
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from filature.bots.network import EncoderModule
from filature.core.events import CHANCE, Event
from filature.core.kernel import Array, Kernel
from filature.core.refusals import Refused
from filature.games import encoder_of, game_class
from filature.research.batch import load_kernel
from filature.research.cfr import STUDIED, Cfr, gains, spots
from filature.research.public_tree import PublicTree, Spot
from filature.research.train import network
from filature.research.train.network import Params, log_chances
from filature.research.tree_play import play

GAME = "agent_hunter"
CHUNK = 4096
"""How many observations the network is asked for at once."""

Policy = Callable[[Array, Array], Array]
"""From observations and legal masks to probabilities."""


def policy_of(params: Params, kernel: Kernel) -> Policy:
    """Return a network as a policy."""

    def policy(observation: Array, legal: Array) -> Array:
        said = network.apply(params, observation, kernel.secrets)
        return jnp.exp(log_chances(said.logits, legal))

    compiled: Policy = jax.jit(policy)
    return compiled


def evenly(observation: Array, legal: Array) -> Array:
    """Be a policy that chooses evenly."""
    return legal / legal.sum(1, keepdims=True)


class Asked:
    """What a policy is asked at the information sets of a tree, in order, each once."""

    def __init__(self, tree: PublicTree, encoding: EncoderModule, kernel: Kernel) -> None:
        self.tree, self.encoding = tree, encoding
        self.observations: list[np.ndarray[Any, Any]] = []
        self.legal: list[np.ndarray[Any, Any]] = []
        self.actions = kernel.actions
        kind: Any = list[tree.game.event_type]  # type: ignore[name-defined]
        self.decode = msgspec.msgpack.Decoder(kind).decode
        self.chains: list[list[list[tuple[int, int]]]] = []
        """By information set and choice, the place of each question and the action there."""
        for spot in decisions(tree):
            for known, choices in zip(spot.knows[spot.seat], spot.choices, strict=True):
                self.chains.append(self.ask(spot.seat, known, choices))

    def ask(
        self, seat: int, known: tuple[bytes, ...], choices: list[Any]
    ) -> list[list[tuple[int, int]]]:
        """Put down the questions of one information set: one for each start of a decision."""
        encoder = self.encoding.Encoder(self.tree.game, seat)
        events: Iterator[Event] = (event for step in known for event in self.decode(step))
        for event in events:
            encoder.read(event)
        places: dict[tuple[int, ...], int] = {}
        chains = []
        for move in choices:
            chain = []
            encoder.taken = ()
            for action in encoder.actions(move):
                if encoder.taken not in places:
                    places[encoder.taken] = len(self.observations)
                    mask: Array = np.zeros(self.actions, bool)
                    mask[encoder.legal()] = True
                    self.observations.append(np.array(encoder.observation(), np.int8))
                    self.legal.append(mask)
                chain.append((places[encoder.taken], action))
                encoder.take(action)
            chains.append(chain)
        return chains

    def fill(self, policy: Policy) -> None:
        """Make a policy's chances the average strategies of the tree."""
        found = []
        for start in range(0, len(self.legal), CHUNK):
            part = slice(start, start + CHUNK)
            found.append(
                np.asarray(policy(np.stack(self.observations[part]), np.stack(self.legal[part])))
            )
        odds = np.concatenate(found).tolist()
        chains = iter(self.chains)
        for spot in decisions(self.tree):
            spot.sums = [
                [prod([odds[at][action] for at, action in chain]) for chain in next(chains)]
                for _ in spot.choices
            ]


def decisions(tree: PublicTree) -> Iterator[Spot]:
    """List the spots where a seat decides."""
    return (spot for spot in spots(tree.root) if spot.seat != CHANCE)


class BestResponse(Cfr):
    """Best responses to the strategies that a policy has on a tree."""

    def __init__(self, tree: PublicTree, asked: Asked, policy: Policy) -> None:
        super().__init__(tree)
        asked.fill(policy)
        self.chosen: dict[tuple[int, int], list[int]] = {}
        """By seat and spot, the best choice of each private state; only where play can come."""

    def best(self, spot: Spot, reach: list[float], seat: int) -> list[float]:
        if spot.seat != seat:
            return super().best(spot, reach, seat)
        values = gains(spot, reach, seat, self.best)
        self.chosen[seat, id(spot)] = [row.index(max(row)) for row in values]
        return [max(row) for row in values]

    def choose(self, seat: int, spot: Spot, private: int) -> int:
        """Return the place of the best choice; the values must have been asked for before."""
        return self.chosen[seat, id(spot)][private]


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the value of the best response to a network as a line of JSON."""
    asked = ArgumentParser(
        prog="python -m filature.research.best_response",
        description="Compute what the best response wins against a network on a small set-up of"
        " Agent Hunter, exactly: for each seat of the best response, and on average. A victory"
        " counts 1, a defeat -1.",
    )
    asked.add_argument(
        "--network",
        type=Path,
        metavar="PATH",
        help="a folder with a checkpoint, a checkpoint.npz or a network.npz; without it, even play",
    )
    for option, usual in STUDIED.items():
        name = option.replace("_", "-")
        asked.add_argument(
            f"--{name}", type=int, default=usual, metavar="N", help=f"default: {usual}"
        )
    asked.add_argument(
        "--games",
        type=int,
        default=0,
        metavar="N",
        help="also let the best response play so many games from each seat; default: 0",
    )
    asked.add_argument("--seed", type=int, default=1, help="of those games; default: 1")
    chosen = asked.parse_args(arguments)
    kernel = load_kernel(GAME)
    try:
        game = game_class(GAME)(2, {name: getattr(chosen, name) for name in STUDIED})
        params = None if chosen.network is None else network.read(chosen.network, kernel)
    except (Refused, ValueError) as error:
        asked.error(str(error))
    policy = evenly if params is None else policy_of(params, kernel)
    tree = PublicTree(game)
    response = BestResponse(tree, Asked(tree, encoder_of(GAME), kernel), policy)
    found: dict[str, Any] = {
        "network": "even play" if chosen.network is None else str(chosen.network),
        "options": game.chosen_options,
        "information_sets": tree.infosets,
        "by_seat": [round(response.best_answer(seat), 6) for seat in (0, 1)],
        "value": round(response.exploitability(), 6),
        "against_itself": round(response.value(), 6),
    }
    if chosen.games:
        found |= played(response, kernel, policy, chosen.games, chosen.seed)
    print(json.dumps(found))


def played(
    response: BestResponse, kernel: Kernel, policy: Policy, games: int, seed: int
) -> dict[str, Any]:
    """Return what best responses win in games, with the standard error of the mean."""
    chain = encoder_of(GAME).Encoder(response.tree.game, 0).actions
    worths = [
        play(
            response.tree, kernel, chain, partial(response.choose, seat), seat, policy, games, seed
        )
        for seat in (0, 1)
    ]
    error = float(np.sqrt(sum(worth.var() / games for worth in worths)) / 2)
    return {
        "games": 2 * games,
        "played_by_seat": [round(float(worth.mean()), 4) for worth in worths],
        "played": round(float(np.mean(worths)), 4),
        "error": round(error, 4),
    }


if __name__ == "__main__":
    main()
