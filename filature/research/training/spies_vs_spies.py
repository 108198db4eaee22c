"""Fits how rounds of Spies vs Spies end between agents, for the appraisal.

    python -m filature.research.training.spies_vs_spies [--games N]

plays N games of agents with 3 and with 4 seats, looks at one seat of some turns, and writes
`rounds.json` into the game's folder: how often rounds end in each way, and logistic curves for how
this round will end, from what the seat makes of it now (`appraisal.Signs`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from filature.bots.player import MEASURED, Question
from filature.core.session import GameSession
from filature.games import bots_of, folder
from filature.games.spies_vs_spies.appraisal import Curves, Match, Round, RoundModel
from filature.games.spies_vs_spies.rules import SpiesVsSpies

LOOKS = 0.4
"""At how many of the turns somebody is asked."""
SOFT = 1.0
"""How strongly coefficients are drawn to 0."""


class Ended(NamedTuple):
    """How a round ended, for a seat: who called, and which team succeeded."""

    mine_called: bool
    mine: bool
    theirs: bool


Row = tuple[list[float], Ended]


def play(job: tuple[int, int]) -> tuple[list[Row], list[tuple[bool, bool, bool]]]:
    """Play a match; return what was seen, and how each round ended.

    The latter: whether the virtual player was in the calling team, and which team succeeded.
    """
    seats, seed = job
    game, bot = SpiesVsSpies(seats, {}), bots_of("spies_vs_spies")["agent"]
    session = GameSession(game, viewers=range(seats)).start()
    rng, looking = Random(f"{seed} rounds"), Random(f"{seed} looks")
    rows: list[Row] = []
    ends: list[tuple[bool, bool, bool]] = []
    seen: list[tuple[int, list[float]]] = []
    while session.to_act:
        if session.is_chance:
            session.draw_chance(rng)
            continue
        if session.state.phase == "turn" and looking.random() < LOOKS:
            viewer = looking.randrange(seats)
            known = session.knowledge_of(viewer)
            seen.append((viewer, list(Round(known, Match(known)).signs())))
        seat, number = session.to_act[0], session.state.round
        question = Question.of(session, seat)
        session.apply(seat, game.from_record(bot.choose(question, MEASURED, rng).action))
        mission = session.state.last_mission
        if mission is not None and mission.round == number and not session.state.questions:
            calling = next(team for team in mission.teams if team.called)
            other = next(team for team in mission.teams if not team.called)
            ends.append((3 in calling.members and seats == 3, calling.success, other.success))
            for viewer, signs in seen:
                own, theirs = (calling, other) if viewer in calling.members else (other, calling)
                rows.append((signs, Ended(own.called, own.success, theirs.success)))
            seen = []
    return rows, ends


def curve(rows: Sequence[tuple[list[float], bool]]) -> list[float]:
    """Fit a logistic curve (Newton's way, a little drawn to 0)."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(12):
        gradient = [-SOFT * weight for weight in weights]
        hessian = [[SOFT * (i == j) for j in range(size)] for i in range(size)]
        for signs, came in rows:
            chance = 1 / (1 + exp(-sum(w * x for w, x in zip(weights, signs, strict=True))))
            slack = chance * (1 - chance)
            for i, x in enumerate(signs):
                gradient[i] += (came - chance) * x
                for j in range(size):
                    hessian[i][j] += slack * x * signs[j]
        step = solve(hessian, gradient)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
    return [round(weight, 4) for weight in weights]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a small positive system of equations."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[-1] for row in rows]


def fit(rows: Sequence[Row]) -> Curves:
    """Fit the five curves of one seat count."""
    mine = [(signs, end) for signs, end in rows if end.mine_called]
    theirs = [(signs, end) for signs, end in rows if not end.mine_called]
    return Curves(
        mine_calls=curve([(signs, end.mine_called) for signs, end in rows]),
        mine_called_right=curve([(signs, end.mine) for signs, end in mine]),
        then_theirs_right=curve([([*signs, end.mine], end.theirs) for signs, end in mine]),
        theirs_called_right=curve([(signs, end.theirs) for signs, end in theirs]),
        then_mine_right=curve([([*signs, end.theirs], end.mine) for signs, end in theirs]),
    )


def usual(ends: Sequence[tuple[bool, bool, bool]]) -> dict[str, float]:
    """Return how often rounds end in each way, as `RoundModel.usual` has it."""
    found: dict[str, float] = {}
    for virtual, called, other in ends:
        key = f"{int(virtual)}{int(called)}{int(other)}"
        found[key] = found.get(key, 0.0) + 1 / len(ends)
    return {key: round(share, 4) for key, share in sorted(found.items())}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m filature.research.training.spies_vs_spies")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    models = {}
    for seats in (3, 4):
        jobs = [(seats, 2_000_000 + number) for number in range(given.games)]
        with ProcessPoolExecutor(given.processes) as pool:
            played = list(pool.map(play, jobs, chunksize=5))
        rows = [row for found, _ in played for row in found]
        models[str(seats)] = RoundModel(
            usual([end for _, ends in played for end in ends]), fit(rows)
        )
        sys.stdout.write(f"{seats} seats: {len(rows)} turns looked at\n")
    place = Path(str(folder("spies_vs_spies"))) / "rounds.json"
    place.write_bytes(msgspec.json.format(msgspec.json.encode(models), indent=1) + b"\n")


if __name__ == "__main__":
    main()
