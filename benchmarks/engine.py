"""The engine beside its peers: evenly random games, stepped from Python, in one run.

Filature's games are stepped through the public API: `to_act`, `legal`, `len` and `nth`, `chance`,
`play`, with events produced and every check on. OpenSpiel's, RLCard's and PettingZoo's games are
stepped through theirs; OpenSpiel's chance steps count and are drawn by their stated probabilities
(`random.choices`), as a program must that does not know the game. RLCard and PettingZoo build an
observation at every step, which cannot be left out; the others build one when asked, and are not.

Rounds are interleaved, CPU time is measured, medians are printed; the ratio of each round is taken
to `hearts` in the same round.

    python -m benchmarks.engine [--rounds 15] [--only WORD]
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

from filature.arena.match import play_evenly
from filature.core.events import CHANCE
from filature.core.session import GameSession
from filature.games import AnyGame, catalogue, game_class

ROUND = 0.12
"""Seconds of CPU that each entry is stepped for in each round."""

GOALS = {
    "agent_hunter 2": 0.8,
    "kryptos 4": 1.0,
    "kryptos 6": 1.0,
    "double_agent 2": 0.45,
    "spies_vs_spies 3": 1.5,
    "spies_vs_spies 4": 1.5,
    "agents_secrets 4": 1.2,
    "agents_secrets 7": 1.2,
}
SAMPLING_GOALS = {3: 2.0, 4: 5.0, 5: 30.0, 6: 300.0}


def filature_steps(game: AnyGame, rng: Random) -> int:
    """Play one evenly random game; return how many steps it had."""
    to_act, legal, play, draw = game.to_act, game.legal, game.play, rng.random
    state = game.new()
    steps = 0
    while waiting := to_act(state):
        actor = waiting[0]
        if actor == CHANCE:
            play(state, actor, game.chance(state, rng))
        else:
            choices = legal(state, actor)
            play(state, actor, choices.nth(int(draw() * len(choices))))
        steps += 1
    return steps


def openspiel_steps(game: Any, rng: Random) -> int:
    """The same with an OpenSpiel game, simultaneous nodes included."""
    draw = rng.random
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, shares)[0])
        elif state.is_simultaneous_node():
            together = []
            for player in range(game.num_players()):
                legal = state.legal_actions(player)
                together.append(legal[int(draw() * len(legal))] if legal else 0)
            state.apply_actions(together)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
        steps += 1
    return steps


def rlcard_steps(environment: Any, rng: Random) -> int:
    """The same with an RLCard environment."""
    state, _ = environment.reset()
    steps = 0
    while not environment.is_over():
        legal = list(state["legal_actions"])
        state, _ = environment.step(legal[int(rng.random() * len(legal))])
        steps += 1
    return steps


def pettingzoo_steps(environment: Any, rng: Random) -> int:
    """The same with an environment of PettingZoo's whose observations hold a mask."""
    environment.reset()
    steps = 0
    for _ in environment.agent_iter():
        observation, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            environment.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        environment.step(int(legal[int(rng.random() * len(legal))]))
        steps += 1
    return steps


def speed(one_game: Callable[[Random], int], rng: Random) -> float:
    """Return steps a second of CPU, over a round."""
    steps = 0
    start = process_time()
    while (spent := process_time() - start) < ROUND:
        steps += one_game(rng)
    return steps / spent


def entries() -> dict[str, Callable[[Random], int]]:
    """Return everything that is measured; peers that are missing are skipped with a message."""
    found: dict[str, Callable[[Random], int]] = {}
    for id, game in catalogue().items():
        for seats in game.seat_counts:
            found[f"{id} {seats}"] = partial(filature_steps, game(seats, {}))
    try:
        import open_spiel.python.games  # noqa: F401
        import pyspiel
    except ImportError:
        sys.exit("this benchmark needs OpenSpiel: pip install -e .[bench]")
    for name in ("hearts", "leduc_poker", "social_deduction", "python_liars_poker"):
        found[f"OpenSpiel {name}"] = partial(openspiel_steps, pyspiel.load_game(name))
    try:
        import rlcard

        found["RLCard uno"] = partial(rlcard_steps, rlcard.make("uno"))
    except ImportError:
        print("RLCard is not installed: left out", file=sys.stderr)
    for name in ("leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5"):
        try:
            # Some name what they lack on import, others when an environment is made.
            environment = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError as error:
            print(f"PettingZoo's {name} is left out: {error}", file=sys.stderr)
            continue
        found[f"PettingZoo {name.rpartition('_')[0]}"] = partial(pettingzoo_steps, environment)
    return found


def clone_times(rounds: int) -> dict[str, float]:
    """Return the median microseconds of a clone in the middle of a game."""
    import pyspiel

    rng = Random(1)
    clones: dict[str, Callable[[], Any]] = {}
    for id, game in catalogue().items():
        seats = max(game.seat_counts)
        clones[f"{id} {seats}"] = middle(game(seats, {}), rng).clone
    hearts = pyspiel.load_game("hearts").new_initial_state()
    for _ in range(78):
        actions = hearts.legal_actions()
        hearts.apply_action(actions[int(rng.random() * len(actions))])
    clones["OpenSpiel hearts"] = hearts.clone
    times: dict[str, list[float]] = {name: [] for name in clones}
    for _ in range(rounds):
        for name, clone in clones.items():
            start = process_time()
            for _ in range(5000):
                clone()
            times[name].append((process_time() - start) / 5000 * 1e6)
    return {name: median(each) for name, each in times.items()}


def middle(game: AnyGame, rng: Random) -> Any:
    """Return a state about half way through a random game."""
    history = play_evenly(game, str(rng.random())).history
    return game.replay(history[: len(history) // 2])[0]


def sampling_times() -> dict[int, float]:
    """Return the median milliseconds of `sample_world` in Kryptos after the set-up, by seats."""
    times: dict[int, float] = {}
    for seats in game_class("kryptos").seat_counts:
        each = []
        for seed in range(9):
            rng = Random(seed)
            game = game_class("kryptos")(seats, {})
            session = GameSession(game, [0]).start()
            while session.is_chance or game.asked(session.state, session.pending[0]) == "reveal":
                if session.is_chance:
                    session.draw_chance(rng)
                else:
                    seat = session.pending[0]
                    session.apply(seat, session.random_move(seat, rng))
            knowledge = session.knowledge_of(0)
            start = process_time()
            game.sample_world(knowledge, rng)
            each.append((process_time() - start) * 1000)
        times[seats] = median(each)
    return times


def main() -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--only", default="", help="only Filature's games with this in their name")
    options = parser.parse_args()
    measured = {
        name: one_game
        for name, one_game in entries().items()
        if options.only in name or "hearts" in name
    }
    speeds: dict[str, list[float]] = {name: [] for name in measured}
    for number in range(options.rounds):
        for name, one_game in measured.items():
            speeds[name].append(speed(one_game, Random(number)))
    print(f"Python {platform.python_version()}, {platform.machine()}, {options.rounds} rounds\n")
    print("| game, seats | steps/s (median) | × hearts | goal |\n|---|---|---|---|")
    hearts = speeds["OpenSpiel hearts"]
    for name, each in speeds.items():
        ratio = median(a / b for a, b in zip(each, hearts, strict=True))
        goal = GOALS.get(name)
        mark = "" if goal is None else f"≥ {goal}{'' if ratio >= goal else ' **missed**'}"
        print(f"| {name} | {median(each):,.0f} | {ratio:.{2 if ratio >= 0.1 else 3}f} | {mark} |")
    clones = clone_times(options.rounds)
    print("\n| clone in the middle of a game | µs | × hearts (goal ≤ 1.2) |\n|---|---|---|")
    for name, time in clones.items():
        print(f"| {name} | {time:.2f} | {time / clones['OpenSpiel hearts']:.2f} |")
    if "kryptos" in catalogue() and options.only in "kryptos":
        print("\n| Kryptos, sample_world after the set-up | ms (median of 9) | goal |")
        print("|---|---|---|")
        for seats, time in sampling_times().items():
            print(f"| {seats} seats | {time:.1f} | ≤ {SAMPLING_GOALS[seats]:g} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
