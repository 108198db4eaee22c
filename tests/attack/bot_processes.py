"""The processes in which bots think: starved by other tables, stopped, killed, out of memory."""

from __future__ import annotations

import asyncio
import resource
import signal
import time
from collections.abc import Callable
from functools import partial
from itertools import cycle

from tests.attack import processes
from tests.attack.clients import new_table
from tests.attack.oversized import LONGEST, games, record, second_try, until_enough
from tests.attack.scene import Attack, NotTried, Scene

STARVING = 26
STOPPED_FOR = 30.0
"""How long a stopped process stays so, unless the server has dealt with it."""

ROUNDS = 3
"""How often the processes are killed."""

RECORDS = (
    LONGEST,
    "agents_secrets-7-advanced.jsonl",
    "spies_vs_spies-4.jsonl",
    "double_agent-2.jsonl",
    "agent_hunter-2.jsonl",
)
SMALL = 1024 * 1024
"""What a process may have that is to run out of memory, in bytes."""


async def starving(scene: Scene) -> None:
    """Leave many tables to the strongest bots, with nobody connected."""
    found = {game["id"]: game for game in await games(scene.client())}
    client, made = scene.client(), 0
    for at in range(STARVING):
        game = found[("kryptos", "agents_secrets")[at % 2]]
        bots = [bot for bot in game["bots"] if not bot.startswith("ref-")]
        seats = ["person", *[bots[-1]] * (max(game["seats"]) - 1)]
        settings = {"away": "bot", "bot_pace": "fast"}
        made += (
            await client.post("/api/tables", new_table(game["id"], seats, settings=settings))
        ).good
    scene.numbers["tables"] = made
    await asyncio.sleep(9)  # After 8 s whoever is not connected is away, and a bot decides.
    await until_enough(scene, [])


async def thinking_processes(scene: Scene) -> list[int]:
    """Return the processes in which bots think now; the bystander plays, so there are some."""
    for _ in range(50):
        if found := processes.workers(scene.target.pid):
            return found
        await asyncio.sleep(0.1)
    raise NotTried("the server has no processes for its bots")


async def turn_after(scene: Scene, begun: float) -> float:
    """Wait until the bystander has had two turns since a moment; return how long that took."""
    assert scene.bystander is not None
    await scene.bystander.turns(2, STOPPED_FOR, begun)
    return time.monotonic() - begun


async def harmed(scene: Scene, harm: Callable[[int], None], rounds: int) -> None:
    """Do something to each process in turn while bots think; tell how long play takes to go on."""
    scene.dying = True
    scene.full_force()
    worst, count = 0.0, 0
    for _ in range(rounds):
        for one in await thinking_processes(scene):
            harm(one)
            count += 1
        worst = max(worst, await turn_after(scene, time.monotonic()))
    scene.numbers["processes harmed"] = count
    scene.numbers["two turns again after s"] = round(worst, 1)
    assert scene.bystander is not None
    turns = len(scene.bystander.of("turn", scene.under_way))
    scene.check(turns, "nobody could play on")


async def killed(scene: Scene) -> None:
    await harmed(scene, partial(processes.send, how=signal.SIGKILL), ROUNDS)


async def stopped(scene: Scene) -> None:
    """Stop every process; they go on when the attack is over, as far as they are still there."""
    seen = await thinking_processes(scene)
    try:
        await harmed(scene, partial(processes.send, how=signal.SIGSTOP), 1)
    finally:
        for one in seen:
            processes.send(one, signal.SIGCONT)


async def out_of_memory(scene: Scene) -> None:
    """Leave the processes no memory that they do not have yet, and ask for what needs some."""
    hungry = asyncio.create_task(hungry_tries(scene))
    try:
        await harmed(scene, starve, ROUNDS)
    finally:
        hungry.cancel()


async def hungry_tries(scene: Scene) -> None:
    """Decide again in games of every kind for as long as it is wanted; count what is answered.

    A process that has not thought about a game yet needs memory for it.
    """
    for name in cycle(RECORDS):
        answer = await scene.client().post("/api/tries", second_try(record(name)))
        told = f"tries answered {answer}"
        scene.numbers[told] = int(scene.numbers.get(told, 0)) + 1


def starve(pid: int) -> None:
    try:
        resource.prlimit(pid, resource.RLIMIT_DATA, (SMALL, SMALL))
        resource.prlimit(pid, resource.RLIMIT_AS, (SMALL, SMALL))
    except ProcessLookupError:
        return


ATTACKS = [
    Attack(
        "F3",
        "tables of bots alone",
        f"{STARVING} tables with as many of the strongest bots as may sit, away: bot, nobody there",
        "the bystander plays on as before",
        starving,
        watched=True,
        both=True,
        seconds=90,
    ),
    Attack(
        "near F1",
        "killed bot processes",
        f"SIGKILL to every process below the server, {ROUNDS} times",
        "no decision is lost, and play goes on within 10 s",
        killed,
        watched=True,
        patient=True,
        seconds=120,
    ),
    Attack(
        "near F1",
        "stopped bot processes",
        f"SIGSTOP to every process below the server for up to {STOPPED_FOR:.0f} s",
        "no decision is lost, and play goes on within 10 s",
        stopped,
        watched=True,
        patient=True,
        seconds=90,
    ),
    Attack(
        "near F1",
        "bot processes without memory",
        f"every process below the server may have no more memory (RLIMIT_AS), {ROUNDS} times,"
        " while second tries are asked for",
        "no decision is lost, and play goes on within 10 s",
        out_of_memory,
        watched=True,
        patient=True,
        seconds=90,
    ),
]
