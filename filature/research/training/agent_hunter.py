"""Agent Hunter: how the judges are tuned, by self-play.

    python -m filature.research.training.agent_hunter private --out my_judges.json --go-on

In each generation the judge plays games against itself, one move ahead, drawing between moves that
are nearly as good; then it learns from them what came of each position: TD(λ), the log loss of a
victory, Adam. Every position counts twice, as its mover left it and as the other seat found it.
One game in eight is shorter or smaller than usual.

The weights in `judges.json` were tuned by a compiled copy of this loop, which is not kept: about
56 generations of 6 000 games for the private judge and 36 of 5 000 for the public one, a tenth of
the games against a hand-made player. A generation of 1 000 games takes about two minutes here.
"""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Iterator, Sequence
from functools import partial
from math import exp, log, sqrt
from operator import mul
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from filature.core.knowledge import Knowledge
from filature.games.agent_hunter.thinking.info_state import InfoState
from filature.games.agent_hunter.thinking.judgement import (
    LEAK,
    Judge,
    PublicState,
    Weights,
    stored_judges,
)
from filature.games.agent_hunter.thinking.lookahead import Joint, Lookahead, mixed

HIDDEN = {"public": 12, "private": 24}
INPUTS = {"public": (20, 24), "private": (29, 33)}
"""How many inputs a judge reads of its own side, and of the opponent's."""

SPREAD, STRAY, LAMBDA, BATCH = 0.1, 0.04, 0.85, 256
SHORTER, SMALLER = 0.08, 0.04
"""How often a game is shorter, or smaller, than usual."""


class Lesson(NamedTuple):
    """What a judge read in a position, and what it should have said."""

    own: list[float]
    theirs: list[float]
    target: float


def untaught(name: str, rng: Random) -> Weights:
    """Return a judge that knows nothing yet."""
    own, theirs = INPUTS[name]
    units = range(HIDDEN[name])
    scale = sqrt(3 / (own + theirs))
    return Weights(
        attack=[[rng.uniform(-scale, scale) for _ in range(theirs)] for _ in units],
        defence=[[rng.uniform(-scale, scale) for _ in range(own)] for _ in units],
        bias=[0.0 for _ in units],
        out=[rng.uniform(-0.1, 0.1) for _ in units],
        last=0.0,
    )


# Playing


def read(judge: Judge, info: InfoState, seat: int) -> tuple[list[float], list[float]]:
    """Return what a judge reads of a game from a seat's side."""
    other = 1 - seat
    public = PublicState.of(info, seat, info.limit - info.turns, to_move=info.mover == seat)
    own, order, weight = judge.own_inputs(
        info.sets, public, info.possible[seat], info.on_base[seat]
    )
    spread = Joint(info.sets, info.possible[other], info.standing[other]).all
    return own, judge.their_inputs(public, spread, info.hand(seat), order, weight)


def say(weights: Weights, own: Sequence[float], theirs: Sequence[float]) -> float:
    """Return what a judge says of what it has read."""
    result = weights.last
    for unit in hidden(weights, own, theirs):
        result += unit
    return 1 / (1 + exp(-result))


def hidden(weights: Weights, own: Sequence[float], theirs: Sequence[float]) -> list[float]:
    units = []
    for bias, defence, attack, out in zip(
        weights.bias, weights.defence, weights.attack, weights.out, strict=True
    ):
        unit = bias + sum(map(mul, defence, own)) + sum(map(mul, attack, theirs))
        units.append(out * (unit if unit > 0 else LEAK * unit))
    return units


def set_up(rng: Random) -> dict[str, int]:
    """Draw the options of a game: mostly as usual, sometimes shorter or smaller."""
    options: dict[str, int] = {}
    drawn = rng.random()
    if drawn < SHORTER:
        options["turn_limit"] = rng.randrange(4, 34)
    elif drawn < SHORTER + SMALLER:
        options["bases"] = bases = rng.randrange(1, 4)
        options["agents"] = rng.randrange(2 * bases + 1, 11)
        options["tokens"] = rng.randrange(6)
    return options


def play(weights: Weights, private: bool, rng: Random) -> list[Lesson]:
    """Play one game, and return its lessons."""
    judge = Judge(weights, private)
    info = InfoState.of(Knowledge("agent_hunter", 2, set_up(rng), 0, []))
    for seat in (0, 1):
        info.suppose(seat, rng.randrange(len(info.sets.placements)))
    info.first = info.mover = rng.randrange(2)
    seen: list[list[tuple[list[float], list[float], bool]]] = [[], []]
    while not info.over:
        seat = info.mover
        if info.refill is None:
            seen[seat].append((*read(judge, info, seat), False))
        options = Lookahead(info, judge).options()
        if rng.random() < STRAY:
            info.play(rng.choice(options).move)
        else:
            info.play(mixed(options, SPREAD, rng).move)
        if not info.over and info.refill is None:
            seen[seat].append((*read(judge, info, seat), True))
    return [lesson for seat in (0, 1) for lesson in lessons(weights, seen[seat], info.share(seat))]


def lessons(
    weights: Weights, seen: list[tuple[list[float], list[float], bool]], won: float
) -> list[Lesson]:
    """Return what each position should have been judged: mostly the end, partly what followed."""
    result = []
    target = won
    for own, theirs, left_so in reversed(seen):
        result.append(Lesson(own, theirs, target))
        if left_so:
            target = LAMBDA * target + (1 - LAMBDA) * say(weights, own, theirs)
    return result


# Learning


class Adam:
    """Adam over the rows of a judge's weights."""

    def __init__(self, rows: list[list[float]], rate: float) -> None:
        self.rows = rows
        self.rate = rate
        self.first = [[0.0] * len(row) for row in rows]
        self.second = [[0.0] * len(row) for row in rows]
        self.steps = 0

    def step(self, slopes: list[list[float]]) -> None:
        """Go a step down the slopes."""
        self.steps += 1
        rate = self.rate * sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for row, slope, first, second in zip(
            self.rows, slopes, self.first, self.second, strict=True
        ):
            for at, by in enumerate(slope):
                first[at] += 0.1 * (by - first[at])
                second[at] += 0.001 * (by * by - second[at])
                row[at] -= rate * first[at] / (sqrt(second[at]) + 1e-8)


def learn(weights: Weights, taught: list[Lesson], rate: float, rng: Random) -> Weights:
    """Go once through some lessons; return the weights that come of it."""
    units = len(weights.bias)
    last = [weights.last]
    rows = [*weights.attack, *weights.defence, weights.bias, weights.out, last]
    rows = [row.copy() for row in rows]
    adam = Adam(rows, rate)
    rng.shuffle(taught)
    for start in range(0, len(taught), BATCH):
        batch = taught[start : start + BATCH]
        slopes = [[0.0] * len(row) for row in rows]
        for lesson in batch:
            slope(rows, slopes, units, lesson, 1 / len(batch))
        adam.step(slopes)
    return Weights(
        attack=rows[:units],
        defence=rows[units : 2 * units],
        bias=rows[2 * units],
        out=rows[2 * units + 1],
        last=rows[2 * units + 2][0],
    )


def slope(
    rows: list[list[float]], slopes: list[list[float]], units: int, lesson: Lesson, share: float
) -> None:
    """Add up how the loss of one lesson changes with each weight."""
    bias, out, last = rows[2 * units :]
    raw = [
        bias[u] + sum(map(mul, rows[units + u], lesson.own)) + sum(map(mul, rows[u], lesson.theirs))
        for u in range(units)
    ]
    bent = [x if x > 0 else LEAK * x for x in raw]
    said = 1 / (1 + exp(-last[0] - sum(map(mul, out, bent))))
    wrong = (said - lesson.target) * share
    slopes[2 * units + 2][0] += wrong
    for u in range(units):
        slopes[2 * units + 1][u] += wrong * bent[u]
        back = wrong * out[u] * (1 if raw[u] > 0 else LEAK)
        slopes[2 * units][u] += back
        for row, inputs in ((slopes[u], lesson.theirs), (slopes[units + u], lesson.own)):
            for at, x in enumerate(inputs):
                if x:
                    row[at] += back * x


def tune(
    name: str, weights: Weights, generations: int, games: int, rate: float, rng: Random
) -> Iterator[tuple[Weights, str]]:
    """Tune a judge; after each generation give its weights, and say how well they fit."""
    for generation in range(generations):
        taught = [lesson for _ in range(games) for lesson in play(weights, name == "private", rng)]
        slower = 1.0 if generation < generations / 2 else 0.3
        weights = learn(weights, taught, rate * slower, rng)
        loss = sum(map(partial(surprise, weights), taught)) / len(taught)
        yield weights, f"generation {generation + 1}: {len(taught)} positions, loss {loss:.4f}"


def surprise(weights: Weights, lesson: Lesson) -> float:
    """Return the log loss of one lesson."""
    said = min(max(say(weights, lesson.own, lesson.theirs), 1e-9), 1 - 1e-9)
    return -lesson.target * log(said) - (1 - lesson.target) * log(1 - said)


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ArgumentTypeError("1 or more is wanted")
    return number


def main(arguments: Sequence[str] | None = None) -> None:
    """Tune one judge and write it into a file of judges, after each generation."""
    asked = ArgumentParser(
        prog="python -m filature.research.training.agent_hunter",
        description="Tune a judge of Agent Hunter by self-play. What comes of it is played by once"
        " its file has taken the place of judges.json; whether it is better, the arena says.",
    )
    asked.add_argument("judge", choices=list(HIDDEN), help="agent plays by public, master by both")
    asked.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="other judges there are kept"
    )
    asked.add_argument(
        "--go-on",
        action="store_true",
        help="from the judge in FILE, or, where there is none, from the one that bots play by",
    )
    asked.add_argument("--generations", type=positive, default=40, metavar="N", help="default: 40")
    asked.add_argument(
        "--games", type=positive, default=1000, metavar="N", help="a generation; default: 1000"
    )
    asked.add_argument("--rate", type=float, default=0.001, help="of learning; default: 0.001")
    asked.add_argument("--seed", type=int, default=1, help="default: 1")
    chosen = asked.parse_args(arguments)
    stored = stored_judges()
    if chosen.out.exists():
        try:
            stored |= msgspec.json.decode(chosen.out.read_bytes(), type=dict[str, Weights])
        except (OSError, msgspec.DecodeError) as error:
            asked.error(f"{chosen.out} is not a file of judges: {error}")
    rng = Random(chosen.seed)
    begun = stored[chosen.judge] if chosen.go_on else untaught(chosen.judge, rng)
    for weights, said in tune(
        chosen.judge, begun, chosen.generations, chosen.games, chosen.rate, rng
    ):
        stored[chosen.judge] = weights
        chosen.out.write_bytes(msgspec.json.encode(stored))
        print(said, flush=True)


if __name__ == "__main__":
    main()
