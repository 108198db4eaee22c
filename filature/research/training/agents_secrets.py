"""How the tables of `evaluation` were learned: by play, from nothing.

Games with 2 to 7 seats (four seats most often) are played with the tables as they stand, half of
them by rational players alone, half by rational, informative and even players drawn 6 : 3 : 1. In
training the rational players know everybody's agent. After each batch every position, from a game's
last to its first, moves the chances that the tables give in it towards what came of it: the
outcome, mixed at each step back with one part in five of what the tables thought (TD(0.8),
cross-entropy of the share of weights). Under the advanced rules each line of a report is right 45
times in 100.

    python -m filature.research.training.agents_secrets evaluation.json

takes about ten minutes and gives the same file for the same seed.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from filature.games.agents_secrets.reports import RIGHT_LINE
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.street import HIGHEST, PLACES
from filature.games.agents_secrets.thinking.evaluation import (
    INDEPENDENT,
    LACKING,
    Evaluation,
    Tables,
    weights_of,
)
from filature.games.agents_secrets.thinking.info_state import InfoState
from filature.games.agents_secrets.thinking.playouts import Playout, PlayoutWorld
from filature.games.agents_secrets.thinking.suspicion import EVEN, INFORMATIVE, RATIONAL

GOAL = 42
SEATS = (2, 3, 4, 4, 4, 5, 6, 7)
RIGHT = 0.45
BACK = 0.8
RATES = (0.1, 0.05, 0.03, 0.02, 0.01)
"""How far a position moves the tables, from stage to stage."""

Position = tuple[list[int], list[int], int, list[int]]
"""Places, points lacking, the file, and the turns in which the holders move."""


def empty() -> Tables:
    """Return tables that know nothing."""
    places, turns, lacking = range(len(PLACES)), range(INDEPENDENT + 1), range(LACKING + 1)
    return Tables(
        [[[0.0 for _ in turns] for _ in places] for _ in places],
        [[0.0 for _ in places] for _ in lacking],
        [[0.0 for _ in turns] for _ in lacking],
        [[0.0 for _ in places] for _ in lacking],
    )


def entries(tables: Tables, position: Position, agent: int) -> list[tuple[list[float], int]]:
    """Return the entries that an agent's weight is made of: lists, and where in them."""
    places, lacking, file, turns = position
    place, togo, turn = places[agent], min(lacking[agent], LACKING), turns[agent]
    return [
        (tables.place_file_turn[place][file], turn),
        (tables.togo_place[togo], place),
        (tables.togo_turn[togo], turn),
        (tables.togo_distance[togo], (file - place) % len(PLACES)),
    ]


def learn(
    tables: Tables, racing: Sequence[int], position: Position, target: Sequence[float], rate: float
) -> list[float]:
    """Move the tables towards a target; return the shares that they gave before."""
    found = {agent: entries(tables, position, agent) for agent in racing}
    sums = {agent: sum([row[at] for row, at in parts]) for agent, parts in found.items()}
    most = max(sums.values())
    weights = {agent: exp(value - most) for agent, value in sums.items()}
    total = sum(weights.values())
    shares = [weights.get(agent, 0.0) / total for agent in range(len(target))]
    for agent, parts in found.items():
        step = rate * (target[agent] - shares[agent])
        for row, at in parts:
            row[at] += step
    return shares


def played(
    evaluation: Evaluation, advanced: bool, rng: Random
) -> tuple[list[Position], list[float], list[int]]:
    """Play a game; return its positions, each agent's part in the victory, and who could win."""
    seats = rng.choice(SEATS)
    game = AgentsSecrets(seats, {"rules": "advanced" if advanced else "basic"})
    playout = Playout(InfoState(game.knowledge(0, [])))
    agents = game.agent_count
    playout.places, playout.lacking = [0] * agents, [GOAL] * agents
    playout.seat = rng.randrange(seats)
    identities = rng.sample(range(agents), seats)
    styles = [RATIONAL] * seats
    if rng.random() < 0.5:
        styles = rng.choices([RATIONAL, INFORMATIVE, EVEN], [6, 3, 1], k=seats)
    world = PlayoutWorld(evaluation, agents, identities, styles, 0)
    positions: list[Position] = []
    over = False
    while not over and playout.turns_left:
        over = playout.turn(world, rng.randrange(HIGHEST) + 1, rng)
        playout.turns_left -= 1
        playout.seat = (playout.seat + 1) % seats
        turns = [INDEPENDENT] * agents
        for seat, agent in enumerate(identities):
            turns[agent] = (seat - playout.seat) % seats
        if not over:
            positions.append((playout.places, playout.lacking, playout.file, turns))
    board = playout.board()
    racing = list(range(agents))
    winning = board.winning_agents(GOAL)
    if advanced:
        racing = identities
        totals = {
            agent: board.scores[agent]
            + RIGHT_LINE * sum(rng.random() < RIGHT for _ in range(agents - 1))
            for agent in racing
        }
        winning = [agent for agent in racing if totals[agent] == max(totals.values())]
    parts = [1 / len(winning) if agent in winning else 0.0 for agent in range(agents)]
    return positions, parts, racing


def train(advanced: bool, batches: int, games: int, rng: Random) -> Tables:
    """Learn the tables of one of the rules."""
    tables = empty()
    for batch in range(batches):
        rate = RATES[batch * len(RATES) // batches]
        evaluation = Evaluation(weights_of(tables, advanced), advanced, GOAL)
        for _ in range(games):
            positions, target, racing = played(evaluation, advanced, rng)
            for position in reversed(positions):
                shares = learn(tables, racing, position, target, rate)
                target = [
                    BACK * wanted + (1 - BACK) * given
                    for wanted, given in zip(target, shares, strict=True)
                ]
        print(f"{batch + 1} of {batches} batches", file=sys.stderr)
    return tables


def rounded(value: Any) -> Any:
    """Round what was learned to hundredths."""
    if isinstance(value, dict):
        return {name: rounded(each) for name, each in value.items()}
    if isinstance(value, list):
        return [rounded(each) for each in value]
    return round(value, 2) + 0.0


def main(path: str, batches: int = 200, games: int = 300) -> None:
    """Learn the tables of both rules, and write them."""
    learned = {
        name: train(name == "advanced", batches, games, Random(f"race {name}"))
        for name in ("basic", "advanced")
    }
    text = msgspec.json.encode(rounded(msgspec.to_builtins(learned))).decode()
    Path(path).write_text(text.replace("],[", "],\n[") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
