"""What must hold of every debrief, over many games of evenly random play.

    python -m benchmarks.debrief_identities [GAME…] [--games 1000]

For each game:
- *additive*: bits before and after a decision differ by exactly what was received and what changed;
  the largest error is printed.
- *luck*: mean of received - expected over decisions that were expected to tell something, with its
  standard error over games, for the even beliefs that the debrief shows.
- *weighed luck*: the same with every world weighed by how likely evenly random play leads to it,
  exactly, where there are at most 200 worlds: an even belief is not calibrated where what one may
  do depends on secrets (the advanced set-up of Kryptos).
- *regret*: the chance given up by one decision of each game; the least is printed.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp, log, sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

from filature.core.events import CHANCE, told_to
from filature.core.knowledge import Knowledge, Move
from filature.core.measures import entropy
from filature.core.session import GameSession
from filature.debrief.measuring import Measuring, Moved
from filature.debrief.report import appraise
from filature.games import AnyGame, catalogue, measures_of

MOST_WORLDS = 200
"""Worlds are weighed one by one where there are at most so many."""
WEIGHED = 3
"""So many decisions of each game are weighed."""

SETUPS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "agent_hunter": [(2, {}), (2, {"agents": 5, "bases": 2}), (2, {"agents": 7, "bases": 3})],
    "kryptos": [
        (3, {"target_score": 5}),
        (4, {"target_score": 5}),
        (3, {"target_score": 5, "setup": "advanced"}),
        (4, {"target_score": 5, "setup": "advanced"}),
    ],
    "double_agent": [(2, {}), (2, {"hand_backs": "hidden"})],
    "spies_vs_spies": [(4, {"rounds": 2}), (3, {"rounds": 2}), (4, {"rounds": 2, "notes": "none"})],
    "agents_secrets": [(2, {}), (4, {"goal": 20}), (7, {"goal": 12})],
}


class Tally:
    """What was found over the games of one kind."""

    def __init__(self) -> None:
        self.games = self.decisions = self.weighed_decisions = 0
        self.error = 0.0
        self.luck: list[float] = []
        self.weighed: list[float] = []
        self.regret: list[float] = []

    def add(self, game: AnyGame, seed: int) -> None:
        """Play a game at random and check it."""
        rng = Random(seed)
        session = GameSession(game).start()
        session.play_out(lambda seat: session.random_move(seat, rng), rng)
        history = session.history
        measuring = Measuring(game, measures_of(game.id), seed)
        chosen = rng.choice([n for n, (actor, _) in enumerate(history, 1) if actor != CHANCE])
        luck = weighed = 0.0
        left = WEIGHED
        received: dict[tuple[int, int], float] = {}
        for moved in measuring.moves(history):
            told = moved.information
            if moved.step == chosen:
                self.regret.append(regret(measuring, moved))
            if told is None:
                continue
            received[moved.step, moved.actor] = told.received
            if told.expected > 1e-9:
                self.decisions += 1
                luck += told.received - told.expected
                if left and game.id != "double_agent" and rng.random() < 0.5:
                    found = weighed_luck(measuring, moved)
                    if found is not None:
                        left -= 1
                        self.weighed_decisions += 1
                        weighed += found
        self.games += 1
        self.luck.append(luck)
        self.weighed.append(weighed)
        self.error = max(self.error, additive_error(measuring, received))

    def line(self, name: str) -> str:
        """Return what was found, as a row of a table."""
        low = min(self.regret, default=0.0)
        return (
            f"| {name} | {self.games} | {self.error:.0e} | {self.decisions} | {spoken(self.luck)}"
            f" | {self.weighed_decisions} | {spoken(self.weighed)} | {low:.3f} |"
        )


def spoken(values: Sequence[float]) -> str:
    """Return a mean a game, its standard error, and how many of these it is from 0."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    apart = abs(mean(values)) / error if error else 0.0
    return f"{mean(values):+.3f} ± {error:.3f} ({apart:.1f})"


def additive_error(measuring: Measuring, received: dict[tuple[int, int], float]) -> float:
    """Return the largest difference between what bits lost and what was counted."""
    changed: dict[tuple[int, int], float] = {}
    for change in measuring.changes:
        key = change.step, change.seat
        changed[key] = changed.get(key, 0.0) + change.bits
    errors = [0.0]
    for (step, seat), told in received.items():
        before, after = measuring.unknown[step - 1][seat], measuring.unknown[step][seat]
        if before is not None and after is not None:
            errors.append(abs(before - told + changed.get((step, seat), 0.0) - after))
    return max(errors)


def regret(measuring: Measuring, moved: Moved) -> float:
    """Return the chance to win that a decision gave up."""
    game, session, seat = measuring.game, measuring.session, moved.actor
    action = game.to_record(seat, moved.move)
    found = appraise(game.id, session, seat, action, moved.step)
    if not found:
        return 0.0
    made = next(one for one in found if one.action == action)
    return found[0].chance.win - made.chance.win


def weighed_luck(measuring: Measuring, moved: Moved) -> float | None:
    """Return a decision's luck with worlds weighed by evenly random play; nothing where there are
    too many."""
    game, seat = measuring.game, moved.actor
    measures = measuring.measures
    assert measures is not None
    worlds = measuring.now[seat].worlds
    if (
        not worlds
        or not 1 < worlds <= MOST_WORLDS
        or measures.answers(game.to_record(seat, moved.move)) == 1
    ):
        return None
    knowledge: Knowledge = measuring.session.knowledge_of(seat)
    found: list[tuple[bytes, float]] = []
    for world in game.worlds(knowledge):
        told = told_to(seat, game.play(world.state.clone(), seat, moved.move))
        found.append((measuring.key(told), log_likelihood(game, world.history, seat)))
    most = max(weight for _, weight in found)
    shares: dict[bytes, list[float]] = {}
    for key, weight in found:
        shares.setdefault(key, []).append(exp(weight - most))
    total = sum(map(sum, shares.values()))
    here = shares[measuring.key(moved.told[seat])]
    expected = sum(sum(group) / total * entropy(group) for group in shares.values())
    return expected - entropy(here)


def log_likelihood(game: AnyGame, history: Sequence[tuple[int, Move]], seat: int) -> float:
    """Return the logarithm of how likely the others do what they did in a world, playing evenly."""
    state, weight = game.new(), 0.0
    for actor, move in history:
        if actor not in (CHANCE, seat):
            weight -= log(len(game.legal(state, actor)))
        game.play(state, actor, move)
    return weight


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", nargs="*", help="which games (default: all)")
    parser.add_argument("--games", type=int, default=1000, help="how many of each (default: 1000)")
    options = parser.parse_args()
    print(
        "| game | games | additive, largest error | decisions that tell | luck a game, bits |"
        " weighed decisions | weighed luck a game | least regret |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for id in options.game or catalogue():
        tally = Tally()
        for seed in range(options.games):
            seats, chosen = SETUPS[id][seed % len(SETUPS[id])]
            tally.add(catalogue()[id](seats, chosen), seed)
        print(tally.line(id), flush=True)


if __name__ == "__main__":
    main()
