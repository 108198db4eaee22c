"""One address that asks for as much as it is allowed, and for more, of what costs most."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random
from typing import Any

import msgspec

from filature.core.legal import Factored
from tests.attack.addresses import expected
from tests.attack.clients import Client, new_table
from tests.attack.oversized import LONGEST, games, note, record, second_try, until_enough
from tests.attack.scene import Attack, Scene

AT_ONCE = 8
"""So many requests are under way at the same time."""

PAUSE = 0.02
CASES, EXAMPLES = 6, 3
"""So many cases of each game are asked for, and so many answers given to each."""

ADDRESSES = 10
"""So many addresses together take what each is allowed."""


class Request(dict[str, Any]):
    """What `Client.ask` is called with."""


def wanted(method: str, path: str, body: Any = None, token: str | None = None) -> Request:
    return Request(method=method, path=path, body=body, token=token)


async def flood(scene: Scene, clients: list[Client], requests: list[Request]) -> None:
    """Make these requests, one after the other and several at a time, until it is enough."""
    answers: Counter[str] = Counter()

    async def one(client: Client, at: int) -> None:
        while True:
            request = requests[at % len(requests)]
            answers[str(await client.ask(**request))[:60]] += 1
            at += AT_ONCE
            await asyncio.sleep(PAUSE)

    works = [
        one(client, at + number)
        for at, client in enumerate(clients)
        for number in range(max(1, AT_ONCE // len(clients)))
    ]
    await until_enough(scene, works)
    note(scene, answers)


async def all_cases(scene: Scene) -> list[Request]:
    """Return requests for some cases of every game, and answers to them, right and wrong."""
    shown = expected(await scene.client().get("/api/cases"), "the cases of the day").body
    found, rng = [], Random(1)
    for game, count in shown["counts"].items():
        for number in rng.sample(range(1, count + 1), min(count, CASES)):
            path = f"/api/cases/{game}/{number}"
            case = expected(await scene.client().get(path), path).body
            found.append(wanted("GET", path))
            for example in range(EXAMPLES):
                body = {**answer_to(case, rng), "example": example}
                found.append(wanted("POST", f"{path}/answer", body))
    rng.shuffle(found)
    return found


def answer_to(case: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return an answer to a case, right or wrong."""
    if case["kind"] == "certain":
        secret = rng.randrange(len(case["secrets"]))
        return {"secret": secret, "value": rng.choice(case["secrets"][secret]["values"])}
    legal = msgspec.convert(case["position"]["decisions"][0]["legal"], Factored)
    return {"action": legal.nth(rng.randrange(len(legal)))}


async def cases(scene: Scene) -> None:
    await flood(scene, [scene.client()], await all_cases(scene))


async def cases_of_many(scene: Scene) -> None:
    await flood(scene, [scene.client() for _ in range(ADDRESSES)], await all_cases(scene))


async def tries(scene: Scene) -> None:
    bodies = [second_try(record(LONGEST, without=number)) for number in range(1, 11)]
    requests = [wanted("POST", "/api/tries", body) for body in bodies]
    await flood(scene, [scene.client()], requests)


async def tries_of_many(scene: Scene) -> None:
    bodies = [second_try(record(LONGEST, without=number)) for number in range(1, 11)]
    requests = [wanted("POST", "/api/tries", body) for body in bodies]
    await flood(scene, [scene.client() for _ in range(ADDRESSES)], requests)


async def notebooks(scene: Scene) -> None:
    """Ask for the notebooks of the largest tables that one person can have alone."""
    client = scene.client()
    requests = []
    for game in await games(client):
        seats = ["person", *["here"] * (max(game["seats"]) - 1)]
        made = await client.post("/api/tables", new_table(game["id"], seats))
        if made.good:
            path = f"/api/tables/{made.body['table']}/notebook?as=0"
            requests.append(wanted("GET", path, token=made.body["token"]))
    await asyncio.sleep(5)  # They are dealt.
    await flood(scene, [client], requests)


async def records(scene: Scene) -> None:
    """Have the longest record replayed, from its last step."""
    bodies = [{"record": record(LONGEST, without=1), "start": step} for step in (0, 40, 70)]
    requests = [wanted("POST", "/api/replays", body) for body in bodies]
    await flood(scene, [scene.client()], requests)


async def anything(scene: Scene) -> None:
    """Ask for cheap things, far more often than is allowed."""
    paths = ("/api/games", "/api/mine", "/api/tables", "/api/me", "/words/fr.ftl", "/", "/healthz")
    await flood(scene, [scene.client()], [wanted("GET", path) for path in paths])


async def commands(scene: Scene) -> None:
    """Send commands and typed lines at a table of one's own, right ones and wrong ones."""
    client = scene.client()
    table = new_table("kryptos", ["person", "here", "here"])
    made = expected(await client.post("/api/tables", table), "a table").body
    path, token = f"/api/tables/{made['table']}", made["token"]
    await asyncio.sleep(5)
    action = {"type": "guess", "target": 1, "position": 2, "value": 3}
    decide = {"type": "command", "id": "c1", "decision": "1", "action": action}
    pace = {"type": "bot_pace", "id": "b1", "pace": "slow"}
    requests = [
        wanted("POST", f"{path}/command?as=0", decide, token),
        wanted("POST", f"{path}/understand?as=0", {"text": "x " * 140}, token),
        wanted("POST", f"{path}/command?as=0", pace, token),
        wanted("PUT", f"{path}/note?as=0", {"marks": {"n": "x" * 30_000}}, token),
    ]
    await flood(scene, [client], requests)


async def tables(scene: Scene) -> None:
    """Set up tables, circles and recovery codes, far more often than is allowed."""
    requests = [
        wanted("POST", "/api/tables", new_table("kryptos", ["person", "agent", "agent"])),
        wanted("POST", "/api/circles", {"name": "Le jeudi", "member": "Ada", "token": True}),
        wanted("POST", "/api/recover", {"code": "abcde-fghij"}),
    ]
    await flood(scene, [scene.client()], requests)


HOLDS = "what is too much is refused, and the bystander plays on as before"


def floods() -> list[Attack]:
    """Return one attack for each kind of request that costs something."""
    kinds = [
        ("cases", "cases of all games, and wrong answers to them", cases),
        (f"cases, {ADDRESSES} addresses", "the same from several addresses", cases_of_many),
        ("second tries", "second tries in the longest record", tries),
        (f"second tries, {ADDRESSES} addresses", "the same from several addresses", tries_of_many),
        ("notebooks", "notebooks of the largest tables of all games", notebooks),
        ("records", "the longest record, from several steps", records),
        ("commands", "commands, typed lines and notes at a table of one's own", commands),
        ("tables and circles", "tables with bots, circles, and guesses at codes", tables),
        ("anything", "pages, words and lists", anything),
    ]
    return [
        Attack("near F3", f"flood: {name}", tried, HOLDS, act, watched=True, seconds=90)
        for name, tried, act in kinds
    ]


ATTACKS = floods()
