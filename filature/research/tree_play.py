"""Games by a kernel in which one seat plays by a strategy on the public tree.

Nothing is shared with the walks over the tree but the tree itself: the kernel plays, the network is
shown the kernel's observations, and each game's place in the tree is found from what was done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import numpy as np

from filature.core.events import CHANCE
from filature.core.kernel import Array, Kernel, returns
from filature.research.public_tree import Lead, PublicTree, Spot

Choose = Callable[[Spot, int], int]
"""From a spot and a private state of the seat that acts to the place of its choice."""
Chain = Callable[[Any], list[int]]
"""From a decision of the rules to the kernel's actions."""


class Batch(NamedTuple):
    """A kernel's functions over many games of one set-up."""

    new: Any
    step: Any
    look: Any
    worth: Any

    @classmethod
    def of(cls, kernel: Kernel, options: dict[str, Any]) -> Batch:
        """Compile them."""
        setup = kernel.setup(2, options)
        return cls(
            jax.jit(jax.vmap(lambda key: kernel.new(key, setup))),
            jax.jit(jax.vmap(kernel.step)),
            jax.jit(jax.vmap(lambda one: (kernel.observe(one, one.actor), kernel.legal(one)))),
            jax.jit(jax.vmap(lambda one: returns(kernel, 2, kernel.winners(one)))),
        )


class TreeGame:
    """One game's place in the tree: a spot, and each seat's private state there."""

    def __init__(self, tree: PublicTree, chain: Chain) -> None:
        self.spot, self.private, self.chain = tree.root, [0, 0], chain
        self.taken: list[int] = []
        """The actions so far of the decision that is being made."""

    def follow(self, action: int) -> int | None:
        """Note an action of the seat to act; return the decision's place, once it is whole."""
        self.taken.append(action)
        choices = self.spot.choices[self.private[self.spot.seat]]
        for place, move in enumerate(choices):
            if self.chain(move) == self.taken:
                self.taken = []
                return place
        return None

    def go(self, choice: int) -> None:
        """Go on to the next spot; the game must not be over."""
        seat = self.spot.seat
        mine, theirs = self.private[seat], self.private[1 - seat]
        for lead in self.spot.leads:
            for i, a, k in lead.mine:
                if (i, a) == (mine, choice) and theirs in lead.theirs:
                    self.arrive(lead, seat, k, lead.theirs.index(theirs))
                    return
        raise AssertionError("every decision leads somewhere")

    def arrive(self, lead: Lead, seat: int, mine: int, theirs: int) -> None:
        self.spot = lead.spot
        self.private[seat], self.private[1 - seat] = mine, theirs

    def draw(self, actor: int) -> None:
        """Let chance have chosen what leaves this seat to act."""
        if self.spot.seat == CHANCE:
            self.spot = next(one.spot for one in self.spot.leads if one.spot.seat == actor)


def play(
    tree: PublicTree,
    kernel: Kernel,
    chain: Chain,
    choose: Choose,
    seat: int,
    policy: Callable[[Array, Array], Array],
    games: int,
    seed: int,
) -> Array:
    """Play games in which a seat chooses on the tree, the other by a policy; return their worth."""
    batch = Batch.of(kernel, dict(tree.game.chosen_options))
    state = batch.new(jax.random.split(jax.random.key(seed), games))
    rng = np.random.default_rng(seed)
    places = [TreeGame(tree, chain) for _ in range(games)]
    owed: list[list[int]] = [[] for _ in range(games)]
    worth: Array = np.zeros(games)
    left: Array = np.ones(games, bool)
    while left.any():
        actor = np.asarray(state.actor)
        odds = np.asarray(policy(*batch.look(state)), np.float64)
        action = np.array(
            (odds.cumsum(1) > rng.random((games, 1)) * odds.sum(1)[:, None]).argmax(1)
        )
        for at in np.flatnonzero(left):
            game = places[at]
            game.draw(actor[at])
            if actor[at] == seat:
                if not owed[at]:
                    mine = game.private[seat]
                    owed[at] = list(chain(game.spot.choices[mine][choose(game.spot, mine)]))
                action[at] = owed[at].pop(0)
        state = batch.step(state, action)
        over, won = np.asarray(state.over), np.asarray(batch.worth(state))
        for at in np.flatnonzero(left):
            choice = places[at].follow(int(action[at]))
            if over[at]:
                worth[at], left[at] = won[at, seat], False
            elif choice is not None:
                places[at].go(choice)
    return worth
