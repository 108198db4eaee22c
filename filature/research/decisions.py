"""Decisions of a bot, as numbers from which a network can learn to decide alike (`train.clone`).

    python -m filature.research.decisions agent_hunter --bot agent --games 4000 \
        --opponents self,ref-random,network:out/agent_hunter --out out/agent-decisions.npz

The bot plays by the rules, a game against each opponent in turn, from each seat in turn; only its
own decisions are kept. A clone is asked where its opponents lead it, so there should be opponents
of all kinds, best answers to earlier clones among them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np

from filature.arena.contestants import bot_named, why_unavailable
from filature.arena.match import stream
from filature.bots.network import told
from filature.bots.player import MEASURED, Budget, Question, random_choice
from filature.bots.reference import FixedBudgetBot
from filature.core.knowledge import Knowledge, Move
from filature.core.refusals import Refused
from filature.core.session import GameSession
from filature.games import AnyGame, bots_of, encoder_of, game_class
from filature.research.stepper import returns

SELF = "self"
"""The opponent that is the bot itself; the decisions of all its seats are kept."""


class Plan(msgspec.Struct, frozen=True):
    """Whose decisions are gathered, and in which games."""

    game: str
    seats: int
    options: dict[str, Any]
    bot: str
    opponents: list[str]
    share: float
    """The share of its decisions that the bot makes itself."""
    stand_in: str
    """Who makes the others; they are not kept."""
    budget: int | None
    """Iterations a decision, also of a bot that has a number of its own; that number if nothing."""
    seed: str


class Decisions(NamedTuple):
    """Actions of a bot; the first index of all."""

    observation: Any
    legal: Any
    """As bits."""
    action: Any
    worth: Any
    """What the game came to for the seat that acted."""
    game: Any
    """The number of the game."""


class Kept(NamedTuple):
    """One action, while its game is played."""

    seat: int
    observation: list[int]
    legal: list[int]
    action: int


def actions_of(game: AnyGame, knowledge: Knowledge, move: Move) -> list[Kept]:
    """Return the actions that make a decision, less those without a choice."""
    encoder = told(encoder_of(game.id).Encoder(game, knowledge.viewer), knowledge)
    kept = []
    for action in encoder.actions(move):
        legal = encoder.legal()
        if len(legal) > 1:
            kept.append(Kept(knowledge.viewer, encoder.observation(), legal, action))
        encoder.take(action)
    return kept


def play(plan: Plan, number: int) -> tuple[list[Kept], list[float]]:
    """Play one game; return the bot's actions, and what the game is worth to each seat."""
    game = game_class(plan.game)(plan.seats, plan.options)
    opponent = plan.opponents[number % len(plan.opponents)]
    own = number // len(plan.opponents) % game.seats
    seats = range(game.seats) if opponent == SELF else [own]
    seed, budget = f"{plan.seed}/{number}", Budget(iterations=plan.budget or MEASURED.iterations)
    choosing: list[Random] = [stream(seed, f"bot {seat}") for seat in range(game.seats)]
    asking = stream(seed, "asked")
    session = GameSession(game, range(game.seats)).start()
    kept: list[Kept] = []

    def decide(seat: int) -> Move:
        question = Question.of(session, seat)
        if len(question.legal) == 1:
            return game.from_record(random_choice(question, choosing[seat]).action)
        asked = seat in seats and asking.random() < plan.share
        name = plan.bot if asked else plan.stand_in if seat in seats else opponent
        bot = bot_named(name, plan.game)
        if isinstance(bot, FixedBudgetBot) and plan.budget is not None:
            bot = bot.bot
        choice = bot.choose(question, budget, choosing[seat])
        move = game.from_record(choice.action)
        if asked:
            kept.extend(actions_of(game, question.knowledge, move))
        return move

    session.play_out(decide, stream(seed, "deal"))
    return kept, returns(game, session.outcome)


def play_packed(task: tuple[Plan, int, int]) -> Decisions:
    """Play one game in a worker; return its decisions as arrays."""
    plan, number, actions = task
    kept, worth = play(plan, number)
    legal: Any = np.zeros((len(kept), actions), bool)
    for row, one in zip(legal, kept, strict=True):
        row[one.legal] = True
    return Decisions(
        np.array([one.observation for one in kept], np.int8),
        np.packbits(legal, axis=1),
        np.array([one.action for one in kept], np.int16),
        np.array([worth[one.seat] for one in kept], np.float16),
        np.full(len(kept), number, np.int32),
    )


def gather(plan: Plan, games: int, actions: int, jobs: int) -> Iterator[Decisions]:
    """Play games in processes of their own; the result does not depend on how many there are."""
    tasks = ((plan, number, actions) for number in range(games))
    if jobs == 1:
        yield from map(play_packed, tasks)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play_packed, tasks)


def write(path: Path, plan: Plan, found: Sequence[Decisions]) -> int:
    """Write decisions to a file; return how many there are."""
    full = [one for one in found if len(one.action)]
    arrays = Decisions(*(np.concatenate(parts) for parts in zip(*full, strict=True)))
    path.parent.mkdir(parents=True, exist_ok=True)
    about = msgspec.json.encode(plan).decode()
    np.savez_compressed(path, about=np.array(about), **arrays._asdict())
    return len(arrays.action)


def parse(arguments: Sequence[str] | None) -> tuple[argparse.Namespace, Plan, int]:
    """Read the command line; refuse in words what cannot be."""
    parser = argparse.ArgumentParser(
        prog="python -m filature.research.decisions",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("game")
    add("--bot", required=True, help="whose decisions are gathered")
    add("--games", type=int, default=1000)
    add("--opponents", default=f"{SELF},ref-random", help="bots, self, or network:FILE")
    add("--setup", default="0", help="a number, or like agents=4,bases=1 (see train --setup)")
    add("--share", type=float, default=1.0, help="of its decisions that a slow bot makes itself")
    add("--stand-in", default="agent", help="who makes the others, which are not kept")
    add(
        "--budget",
        type=int,
        help=f"iterations a decision, also of ref-master-1, which has a number of its own;"
        f" of others {MEASURED.iterations} if nothing is said",
    )
    add("--seed", default="1")
    add("--jobs", type=int, default=1, help="processes")
    add("--out", type=Path, required=True, help="the file, .npz")
    chosen = parser.parse_args(arguments)
    counts = (chosen.games, chosen.jobs, 1 if chosen.budget is None else chosen.budget)
    if min(counts) < 1 or not 0 < chosen.share <= 1:
        parser.error(
            "--games, --jobs and --budget want 1 or more, --share more than 0 and at most 1"
        )
    # JAX is loaded here and not by the workers.
    from filature.research.batch import load_kernel, setup_of

    try:
        kernel = load_kernel(chosen.game)
        setup = setup_of(kernel, chosen.setup)
        game = game_class(chosen.game)(setup.seats, dict(setup.options))
    except (Refused, ValueError) as error:
        parser.error(str(error))
    if not encoder_of(chosen.game).supports(game):
        parser.error("networks do not know this set-up")
    opponents = chosen.opponents.split(",")
    stand_in = [chosen.stand_in] if chosen.share < 1 else []
    for name in {chosen.bot, *opponents, *stand_in} - {SELF}:
        known = name in bots_of(chosen.game) or name.startswith("network:")
        why = why_unavailable(name, chosen.game, MEASURED, 1.0) if known else f"no bot {name!r}"
        if why is not None:
            parser.error(why)
    plan = Plan(
        game.id,
        game.seats,
        dict(setup.options),
        chosen.bot,
        opponents,
        chosen.share,
        chosen.stand_in,
        chosen.budget,
        chosen.seed,
    )
    return chosen, plan, kernel.actions


def main(arguments: Sequence[str] | None = None) -> None:
    """Gather decisions, and say how many there are."""
    chosen, plan, actions = parse(arguments)
    found = []
    for one in gather(plan, chosen.games, actions, chosen.jobs):
        found.append(one)
        if len(found) % 200 == 0:
            count = sum(len(part.action) for part in found)
            print(f"{len(found)} games, {count} actions", file=sys.stderr, flush=True)
    if not any(len(one.action) for one in found):
        raise SystemExit(f"{plan.bot} had nothing to decide in {chosen.games} games.")
    count = write(chosen.out, plan, found)
    print(json.dumps({**msgspec.to_builtins(plan), "games": chosen.games, "actions": count}))


if __name__ == "__main__":
    main()
