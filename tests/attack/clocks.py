"""A wall clock that jumps: what lasts so many seconds lasts as long all the same."""

from __future__ import annotations

import asyncio
import time

from tests.attack.addresses import expected
from tests.attack.clients import new_table
from tests.attack.scene import Attack, NotTried, Scene
from tests.attack.target import Setting

BACK = -3600.0
AT_ONCE, WITHIN = 5, 10.0
"""So many messages of chat are allowed within so many seconds."""
DEALT_WITHIN = 15.0
MOVED = Setting(clock=True)


async def chat(scene: Scene) -> None:
    """Talk as much as is allowed, set the clock back, and talk again when it is allowed."""
    client = scene.client()
    table = new_table("agent_hunter", ["person", "person"])
    made = expected(await client.post("/api/tables", table), "a table").body
    path = f"/api/tables/{made['table']}/command"

    async def said(number: int) -> bool:
        command = {"type": "say", "id": f"s{number}", "text": "hello"}
        answer = await client.post(path, command, token=made["token"])
        return bool(expected(answer, "a command").body["result"] == "applied")

    if not all([await said(number) for number in range(AT_ONCE)]):
        raise NotTried("five messages may not be said at once")
    scene.target.move_clock(BACK)
    await asyncio.sleep(WITHIN + 1)
    scene.check(await said(AT_ONCE), "an hour back, nobody may talk any more")


async def fair_round(scene: Scene) -> None:
    """Set the clock back while a deal waits for a device that says nothing."""
    client = scene.client()
    table = new_table("kryptos", ["person", "recruit", "recruit"], fair=True)
    scene.target.move_clock(0)
    made = expected(await client.post("/api/tables", table), "a table").body
    scene.target.move_clock(BACK)
    begun, path = time.monotonic(), f"/api/tables/{made['table']}/next"
    while time.monotonic() < begun + DEALT_WITHIN:
        # Nothing has that number, so it is answered at once.
        answer = await client.get(f"{path}?have=9999", token=made["token"])
        body = expected(answer, "a poll").body
        rounds = body["table"].get("fair", {}).get("rounds", [])
        if not rounds:
            raise NotTried("there is no fair deal")
        if rounds[-1]["phase"] == "dealt":
            scene.numbers["dealt after s"] = round(time.monotonic() - begun, 1)
            return
        await asyncio.sleep(0.2)
    scene.problems.append(f"nothing was dealt within {DEALT_WITHIN:.0f} s, an hour back")


ATTACKS = [
    Attack(
        "F9",
        "talk after the clock went back",
        f"{AT_ONCE} messages, the server's clock an hour back, another after {WITHIN + 1:.0f} s",
        "it is said",
        chat,
        MOVED,
    ),
    Attack(
        "F9",
        "a deal while the clock goes back",
        "a fair deal that waits for a silent device, the server's clock an hour back",
        f"it is dealt within {DEALT_WITHIN:.0f} s",
        fair_round,
        MOVED,
    ),
]
