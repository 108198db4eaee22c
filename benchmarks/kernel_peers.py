"""What stands beside the kernels in `benchmarks/kernels.py --peers`, where it is installed.

pgx's games are played as the kernels are, thousands at once. Our own engine and OpenSpiel's games
are stepped from Python, one game at a time: for every decision the observation of the seat to act
and what it may do; a step is a decision (of ours, an action of the kernel), and chance is not
counted. What is missing is left out in words.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

import jax

from benchmarks.kernels import Measured, Vector, measure
from filature.research.batch import load_kernel

PGX = ("kuhn_poker", "leduc_holdem", "tic_tac_toe", "connect_four", "backgammon", "hex")
OPENSPIEL = ("kuhn_poker", "leduc_poker", "liars_dice", "phantom_ttt", "dark_hex", "battleship")
LONGEST = 2000
"""As in `BatchedGames`: a game that is longer is left."""


def measure_all(games: Sequence[str], size: int, seconds: float) -> Iterator[Measured]:
    """Measure everything that is installed."""
    yield from pgx_rates(size, seconds)
    yield from stepped_rates(games, seconds)
    yield from openspiel_rates(seconds)


def found_module(name: str, install: str) -> Any:
    """Import a peer, or say that it is missing."""
    try:
        return import_module(name)
    except ImportError as error:
        print(f"{name} is left out ({install}): {error}", file=sys.stderr)
        return None


# Many games at once


def pgx_rates(size: int, seconds: float) -> Iterator[Measured]:
    """Measure games of pgx."""
    pgx = found_module("pgx", "pip install pgx")
    for name in PGX if pgx else ():
        try:
            yield measure("pgx", name, pgx_games(pgx.make(name), size), size, seconds)
        except (AttributeError, TypeError, ValueError) as error:  # another JAX than it knows
            print(f"pgx's {name} is left out: {error}", file=sys.stderr)


def pgx_games(environment: Any, size: int) -> Vector:
    """Return many games of pgx; the ones that end begin anew."""
    auto_reset = import_module("pgx.experimental").auto_reset
    step = jax.vmap(auto_reset(environment.step, environment.init))

    def observe(state: Any) -> Any:
        return state.observation, state.legal_action_mask

    return Vector(
        lambda key: jax.vmap(environment.init)(jax.random.split(key, size)),
        observe,
        lambda state, action, key: step(state, action, jax.random.split(key, size)),
    )


# One game at a time

Sizes = tuple[int, int]
"""How many numbers are observed, and how many actions there are."""


def rate(one_game: Callable[[Random], int], seconds: float) -> float:
    """Return steps a second of processor time."""
    rng, steps, began = Random(1), 0, process_time()
    while (spent := process_time() - began) < seconds:
        steps += one_game(rng)
    return steps / spent


def stepped_rates(games: Sequence[str], seconds: float) -> Iterator[Measured]:
    """Measure our own engine, with the observations that the kernels make."""
    if not found_module("msgspec", "pip install filature"):
        return
    for game in games:
        kernel = load_kernel(game)
        sizes = kernel.observation_size, kernel.actions
        yield Measured("Filature, stepped", game, *sizes, rate(stepped_games(game), seconds))


def stepped_games(game: str) -> Callable[[Random], int]:
    """Return what plays a game by the rules and the encoders; its set-ups as in training."""
    from filature.games import game_class

    setups = load_kernel(game).setups
    tables = [game_class(game)(one.seats, dict(one.options)) for one in setups]
    weights = [one.weight for one in setups]
    encoder = import_module(f"filature.games.{game}.thinking.encoder").Encoder
    return lambda rng: stepped_actions(rng.choices(tables, weights)[0], encoder, rng)


def stepped_actions(game: Any, encoder: Any, rng: Random) -> int:
    """Play one evenly random game; return how many actions it had."""
    from filature.core.events import CHANCE, told_to
    from filature.core.session import GameSession

    encoders = [encoder(game, seat) for seat in range(game.seats)]
    session = GameSession(game, ()).start()

    def apply(actor: int, move: Any) -> None:
        events = session.apply(actor, move)
        for seat, one in enumerate(encoders):
            for event in told_to(seat, events):
                one.read(event)

    actions = 0
    while session.to_act and actions < LONGEST:
        actor = min(session.to_act)
        if actor == CHANCE:
            apply(CHANCE, game.chance(session.state, rng))
            continue
        seat = encoders[actor]
        seat.observation()
        legal = list(seat.legal())
        seat.take(legal[int(rng.random() * len(legal))])
        actions += 1
        if seat.move is not None:
            move, seat.taken = seat.move, ()
            apply(actor, move)
    return actions


def openspiel_rates(seconds: float) -> Iterator[Measured]:
    """Measure games of OpenSpiel, in C++."""
    pyspiel = found_module("pyspiel", "pip install open_spiel")
    for name in OPENSPIEL if pyspiel else ():
        game = pyspiel.load_game(name)
        sizes = game.information_state_tensor_size(), game.num_distinct_actions()
        yield Measured("OpenSpiel, stepped", name, *sizes, rate(openspiel_games(game), seconds))


def openspiel_games(game: Any) -> Callable[[Random], int]:
    """Return what plays a game of OpenSpiel, with information states."""

    def play(rng: Random) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, shares)[0])
                continue
            state.information_state_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play
