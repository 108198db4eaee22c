"""Games set up far too large: tables, records, debriefs and second tries of them."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Coroutine
from functools import cache
from pathlib import Path
from typing import Any

from tests.attack.addresses import expected
from tests.attack.clients import Client, new_table
from tests.attack.scene import Attack, NotTried, Scene

RECORDS = Path(__file__).parents[1] / "records" / "valid"
SIZES = (10**30, 10**18, 10**15, 10**12, 10**9, 10**7, 10**6, 10**5, 10_000, 3_000, 1_000)
"""What is tried for an option, the largest first; its stated maximum, and one more, besides."""

SCALES = (10**30, 10**18, 10**5, 3_000)
"""The largest is not the worst: numbers that overflow fail at once, smaller ones are counted to."""

HUGE = 10**6
"""No game needs a number as large: it has to be refused."""

BOTS_AT_ONCE = 27
TRIES, DEBRIEFS = 40, 15
LONGEST = "kryptos-6-advanced-greedy.jsonl"
"""The longest of the records."""
ALONE = "agent_hunter-small.jsonl"
"""What another has debriefed meanwhile."""

Options = dict[str, int]


def sizes(option: dict[str, Any], most: int = SIZES[0]) -> list[int]:
    """Return values for an option, the largest first; its stated maximum among them."""
    stated = option.get("maximum")
    tried = {*SIZES, *((stated, stated + 1) if isinstance(stated, int) else ())}
    return sorted((size for size in tried if size <= most), reverse=True)


async def games(client: Client) -> list[dict[str, Any]]:
    """Return the games that a server has, with what may be asked of their options."""
    found = expected(await client.get("/api/games"), "the list of games").body["games"]
    return [game for game in found if isinstance(game, dict)]


def numeric(game: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the options of a game that take any whole number from a least one on."""
    return [
        option
        for option in game["options"]
        if isinstance(option.get("minimum"), int) and option.get("choices") is None
    ]


def few_seats(game: dict[str, Any]) -> list[str]:
    """Return seats for the smallest table: a person, and the strongest bots."""
    bots = [bot for bot in game["bots"] if not bot.startswith("ref-")]
    return ["person", *[bots[-1]] * (min(game["seats"]) - 1)]


async def refused_tables(scene: Scene) -> None:
    """Try every numeric option of every game with every size; note the largest accepted."""
    huge, unstated, past = [], [], []
    for game in await games(scene.client()):
        for option in numeric(game):
            name, stated = f"{game['id']} {option['name']}", option.get("maximum")
            if stated is None:
                unstated.append(name)
            for size in sizes(option):
                wish = new_table(game["id"], few_seats(game), options={option["name"]: size})
                answer = await scene.client().post("/api/tables", wish)
                if not (answer.good or answer.refused):
                    scene.problems.append(f"{name} = {size:.0e} was answered {answer}")
                if answer.good:
                    scene.numbers[name] = size
                    huge += [f"{name} = {size:.0e}"] if size >= HUGE else []
                    past += [name] if stated is not None and size > stated else []
                    break
    scene.check(not unstated, f"no maximum is stated for {', '.join(unstated)}")
    scene.check(not past, f"more than the stated maximum is accepted for {', '.join(past)}")
    scene.check(not huge, f"accepted: {', '.join(huge)}")


async def accepted_tables(scene: Scene, game: dict[str, Any]) -> list[Options]:
    """Return options of a game as large as a table may have them, at each scale."""
    found: list[Options] = []
    for scale in SCALES:
        options: Options = {}
        for option in numeric(game):
            for size in sizes(option, scale):
                wish = {**options, option["name"]: size}
                table = new_table(game["id"], few_seats(game), options=wish)
                if (await scene.client().post("/api/tables", table)).good:
                    options = wish
                    break
        if options and options not in found:
            found.append(options)
    return found


# Records


@cache
def record_lines(name: str) -> tuple[str, ...]:
    return tuple((RECORDS / name).read_text(encoding="utf-8").splitlines())


def record(name: str, options: Options | None = None, without: int = 1) -> str:
    """Return a record as of a game that was stopped before its end: with other options, or some
    of the last moves less. Each is another game, of which nothing is known yet."""
    header, *lines = record_lines(name)
    head = json.loads(header)
    head["options"] = {**head["options"], **(options or {})}
    moves = [line for line in lines if '"outcome"' not in line]
    return "\n".join([json.dumps(head), *moves[: len(moves) - without]]) + "\n"


OVERSIZED = {
    "kryptos-3.jsonl": ("target_score",),
    "agents_secrets-2.jsonl": ("goal", "turn_limit", "report_at"),
    "spies_vs_spies-3.jsonl": ("target_score", "rounds", "question_limit"),
    "agent_hunter-1.jsonl": ("turn_limit",),
}


async def large_records(scene: Scene) -> list[tuple[str, Options]]:
    """Return records and options for them, as large as the server opens them, at each scale."""
    found: list[tuple[str, Options]] = []
    stated = {
        (game["id"], option["name"]): option
        for game in await games(scene.client())
        for option in numeric(game)
    }
    for name, fields in OVERSIZED.items():
        game = name.partition("-")[0]
        for scale in SCALES:
            options: Options = {}
            for field in fields:
                option = stated.get((game, field))
                for size in sizes(option, scale) if option else ():
                    wish = {**options, field: size}
                    body = {"record": record(name, wish)}
                    if (await scene.client().post("/api/replays", body)).good:
                        options = wish
                        break
            if options and (name, options) not in found:
                found.append((name, options))
                most = int(scene.numbers.get(f"{game} up to", 0))
                scene.numbers[f"{game} up to"] = max(most, *options.values())
    if not found:
        raise NotTried("no record with other options is opened")
    return found


def decision_of(text: str) -> tuple[int, Any]:
    """Return the last step of a record that somebody decided, and the action."""
    lines = [json.loads(line) for line in text.splitlines()[1:]]
    step = max(at for at, line in enumerate(lines, start=1) if line.get("seat") is not None)
    return step, lines[step - 1]["action"]


def second_try(text: str) -> dict[str, Any]:
    """Return a body for `POST /api/tries` by which the last decision is made again."""
    step, action = decision_of(text)
    return {"record": text, "step": step, "action": action}


# Floods


async def again_and_again(
    client: Client, path: str, body: Any, answers: Counter[str], pause: float = 0.5
) -> None:
    """Ask for something for as long as it is wanted; count what is answered."""
    for _ in range(TRIES):
        answers[str(await client.post(path, body))[:60]] += 1
        await asyncio.sleep(pause)


async def until_enough(scene: Scene, work: list[Coroutine[Any, Any, None]]) -> None:
    """Do all of this at once, and stop it when the bystander has been watched for long enough."""
    scene.full_force()
    tasks = [asyncio.create_task(one) for one in work]
    try:
        while not scene.enough():  # noqa: ASYNC110
            await asyncio.sleep(0.2)
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def note(scene: Scene, answers: Counter[str]) -> None:
    """Note what was answered, and what was not answered as it should be."""
    scene.numbers["requests"] = sum(answers.values())
    for answer, count in answers.most_common(4):
        scene.numbers[f"answered {answer}"] = count
    failed = {answer: count for answer, count in answers.items() if answer.startswith("500")}
    scene.check(not failed, f"{sum(failed.values())} times it was answered {'; '.join(failed)}")


async def large_tries(scene: Scene) -> None:
    """Decide again in large games, from a few addresses."""
    answers: Counter[str] = Counter()
    work = [
        again_and_again(scene.client(), "/api/tries", second_try(record(name, options)), answers)
        for name, options in await large_records(scene)
    ]
    await until_enough(scene, work)
    note(scene, answers)


async def large_debriefs(scene: Scene) -> None:
    """Have large games debriefed: each again and again, and many at once."""
    answers: Counter[str] = Counter()
    alone = await another_debrief(scene, 1)
    work = []
    for name, options in await large_records(scene):
        # One address keeps asking for one, as it is allowed; another begins as many as it can.
        once, many = scene.client(), scene.client()
        for without in range(DEBRIEFS):
            body = {"record": record(name, options, 1 + without)}
            client = many if without else once
            work.append(again_and_again(client, "/api/debriefs", body, answers, pause=3.0))
    flood = asyncio.create_task(until_enough(scene, work))
    await asyncio.sleep(2)
    most = max(10.0, 5 * alone)
    try:
        meanwhile = await asyncio.wait_for(another_debrief(scene, 2), most)
        scene.numbers["another's debrief in s"] = round(meanwhile, 1)
    except TimeoutError:
        problem = f"another's debrief took more than {most:.0f} s instead of {alone:.1f}"
        scene.problems.append(problem)
    await flood
    note(scene, answers)


async def another_debrief(scene: Scene, without: int) -> float:
    """Have an ordinary record debriefed for somebody else; return how long it took."""
    client = scene.client()
    body = {"record": record(ALONE, without=without)}
    begun = time.monotonic()
    while time.monotonic() - begun < 60:
        answer = await client.post("/api/debriefs", body)
        if answer.good and answer.body.get("debrief") is not None:
            return time.monotonic() - begun
        await asyncio.sleep(0.5)
    raise NotTried(f"an ordinary record is not debriefed: {answer}")


async def large_tables(scene: Scene) -> None:
    """Play at tables as large as may be, with the strongest bots, until it is enough."""
    wishes = []
    for game in await games(scene.client()):
        for options in await accepted_tables(scene, game):
            most = int(scene.numbers.get(f"{game['id']} up to", 0))
            scene.numbers[f"{game['id']} up to"] = max(most, *options.values())
            settings = {"away": "bot", "bot_pace": "fast"}
            wishes.append(
                new_table(game["id"], few_seats(game), options=options, settings=settings)
            )
    client, made = scene.client(), 0
    for at in range(BOTS_AT_ONCE if wishes else 0):
        made += (await client.post("/api/tables", wishes[at % len(wishes)])).good
    scene.numbers["tables"] = made
    await until_enough(scene, [])


async def stopping(scene: Scene) -> None:
    """Tell the server to stop while its workers are at large games."""
    scene.errors_expected = True  # Requests that are broken off are logged.
    work = []
    for name, options in await large_records(scene):
        text = record(name, options)
        client = scene.client(patience=30.0)
        work.append(asyncio.create_task(client.post("/api/tries", second_try(text))))
        work.append(asyncio.create_task(client.post("/api/debriefs", {"record": text})))
    try:
        await asyncio.sleep(3)
        took = await asyncio.to_thread(scene.target.stop)
    finally:
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
    scene.stopped = True
    if took is not None:
        scene.numbers["stopped in s"] = round(took, 1)
    scene.check(took is not None and took <= 5, "it was still there 5 s after SIGTERM")


PLAYS_ON = "the bystander plays on as before, memory stays within bounds, the server stops"

ATTACKS = [
    Attack(
        "F1",
        "options without a maximum",
        "tables of every game, with each numeric option from 1000 to 10^30",
        "every option has a stated maximum, and what is larger is refused",
        refused_tables,
        quick=True,
    ),
    Attack(
        "F1",
        "tables as large as they may be",
        f"{BOTS_AT_ONCE} tables with the strongest bots and the largest options accepted",
        PLAYS_ON,
        large_tables,
        watched=True,
        both=True,
    ),
    Attack(
        "F1",
        "second tries in large games",
        "POST /api/tries with records whose options are the largest accepted, from many addresses",
        PLAYS_ON,
        large_tries,
        watched=True,
        both=True,
        seconds=90,
    ),
    Attack(
        "F1",
        "debriefs of large games",
        "POST /api/debriefs with such records, each again and again, many at once",
        PLAYS_ON + "; another's debrief takes at most five times as long as alone, or 10 s",
        large_debriefs,
        watched=True,
        seconds=150,
    ),
    Attack(
        "F1",
        "SIGTERM in the middle of it",
        "second tries and debriefs of such records under way, then SIGTERM",
        "the server stops within 5 s",
        stopping,
        alone=True,
        both=True,
    ),
]
