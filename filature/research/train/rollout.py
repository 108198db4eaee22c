"""Playing many games at once by a network that learns, against itself or against a pool."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from filature.core.kernel import Array
from filature.research.batch import BatchedGames, BatchState
from filature.research.train.network import Params, apply, log_chances


class Transition(NamedTuple):
    """One action in each game; the first index is time, the second the game."""

    observation: Array
    legal: Array
    actor: Array
    action: Array
    log_chance: Array
    value: Array
    learns: Array
    """Whether the network that learns has chosen it."""
    over: Array
    returns: Array
    """By seat, for games that ended with this action."""
    hidden: Array


class Places(NamedTuple):
    """Who plays where. In the first `alone` games the learner has all seats; in each of the others
    it has one seat, and one network of the pool has the rest."""

    alone: int
    pool: int

    def learns(self, size: int, actor: Array, seats: Array) -> Array:
        """Tell which games' actors are the learner's."""
        return (jnp.arange(size) < self.alone) | (actor == self.seat(size, seats))

    def seat(self, size: int, seats: Array) -> Array:
        """Return the learner's seat in each game against the pool."""
        return (jnp.arange(size) // max(1, self.pool)) % seats


def opponents_chances(pool: Params, observation: Array, legal: Array, secrets: Any) -> Array:
    """Return what the networks of the pool choose, each in its own part of the games."""
    count = next(iter(pool.values())).shape[0]

    def parts(array: Array) -> Array:
        # Game after game belongs to the next network: `Places.learns` divides by their number.
        return jnp.swapaxes(array.reshape(-1, count, *array.shape[1:]), 0, 1)

    said = jax.vmap(lambda params, seen: apply(params, seen, secrets).logits)(
        pool, parts(observation)
    )
    logits = jnp.swapaxes(said, 0, 1).reshape(legal.shape)
    return log_chances(logits, legal)


def play(
    games: BatchedGames,
    places: Places,
    learner: Params,
    pool: Params,
    state: BatchState,
    key: Array,
    steps: int,
) -> tuple[BatchState, Transition, Array]:
    """Play `steps` actions in every game; return them, and each seat's value at the end."""
    kernel, secrets, alone = games.kernel, games.kernel.secrets, places.alone

    def one(state: BatchState, key: Array) -> tuple[BatchState, Transition]:
        seen = games.observe(state)
        said = apply(learner, seen.observation, secrets)
        chances = log_chances(said.logits, seen.legal)
        if alone < games.size:
            theirs = opponents_chances(pool, seen.observation[alone:], seen.legal[alone:], secrets)
            learns = places.learns(games.size, seen.actor, state.seats)
            mixed = jnp.where(learns[alone:, None], chances[alone:], theirs)
            drawing = jnp.concatenate([chances[:alone], mixed])
        else:
            learns = jnp.ones(games.size, bool)
            drawing = chances
        action = jax.random.categorical(key, drawing)
        hidden = jax.vmap(kernel.hidden)(state.games, seen.actor)
        after, ended = games.step(state, action)
        return after, Transition(
            seen.observation,
            seen.legal,
            seen.actor.astype(jnp.int8),
            action.astype(jnp.int16),
            jnp.take_along_axis(chances, action[:, None], 1)[:, 0],
            said.value,
            learns,
            ended.over,
            ended.returns,
            hidden,
        )

    state, transitions = jax.lax.scan(one, state, jax.random.split(key, steps))
    return state, transitions, values_of_seats(games, learner, state)


def values_of_seats(games: BatchedGames, params: Params, state: BatchState) -> Array:
    """Return what the position is worth to each seat, by a network: an array by game and seat."""

    def value(seat: Array) -> Array:
        seats = jnp.full(games.size, seat)
        return apply(params, games.observe_seat(state, seats), games.kernel.secrets).value

    return jax.lax.map(value, jnp.arange(games.kernel.seats)).T


@partial(jax.jit, static_argnames="trace")
def advantages(transitions: Transition, last: Array, trace: float) -> tuple[Array, Array]:
    """Return how much better each action was than expected, and what it led to.

    Generalised advantage estimation (Schulman and others 2016) along each seat's own actions: from
    one of them to the next of the same seat; the game's worth comes at its end.
    """
    seats = jnp.arange(last.shape[1])

    def back(carry: tuple[Array, Array, Array], at: Transition) -> tuple[Any, Array]:
        value, worth, better = carry
        over = at.over[:, None]
        value = jnp.where(over, 0.0, value)
        worth = jnp.where(over, at.returns, worth)
        better = jnp.where(over, 0.0, better)
        acts = seats == at.actor[:, None]
        found = worth + value - at.value[:, None] + trace * better
        advantage = jnp.where(acts, found, 0.0).sum(1)
        return (
            jnp.where(acts, at.value[:, None], value),
            jnp.where(acts, 0.0, worth),
            jnp.where(acts, found, better),
        ), advantage

    zeros = jnp.zeros_like(last)
    _, found = jax.lax.scan(back, (last, zeros, zeros), transitions, reverse=True)
    return found, found + transitions.value
