"""How long a fair deal takes: from the last seat taken until all devices know that it is dealt.

    python -m benchmarks.fair_start

A real server with SQLite and four devices on sockets, all on this machine.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import statistics
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx2 as httpx
import websockets

from tests.serving import serving

GAMES = 20
SEATS = 4


def contribution(table: str, seat: int, one: dict[str, Any]) -> dict[str, Any] | None:
    """Return what a device sends for a round, as it stands."""
    secret = f"{seat:064x}"
    act = {"id": one["phase"], "seat": seat, "round": one["round"]}
    if one["phase"] == "open":
        return {**act, "type": "fair_open", "digest": one["digest"], "secret": secret}
    if one["phase"] != "commit":
        return None
    parts = ("filature-fair/1 seat", table, one["round"], seat, one["server"], secret)
    text = "".join(f"{part}\n" for part in parts)
    commitment = hashlib.sha256(text.encode()).hexdigest()
    return {**act, "type": "fair_commit", "commitment": commitment}


async def device(url: str, table: str, seated: dict[str, Any]) -> float:
    """Be one seat's device; return when it knew that all was dealt."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {"authorization": f"Bearer {seated['token']}"}
    sent: set[str] = set()
    async with websockets.connect(address, additional_headers=headers) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1}))
        async for text in socket:
            message = json.loads(text)
            rounds = message.get("table", {}).get("fair", {}).get("rounds")
            if not rounds:
                continue
            if rounds[-1]["phase"] == "dealt":
                assert not any(seat["left_out"] for seat in rounds[-1]["seats"])
                return perf_counter()
            if rounds[-1]["phase"] not in sent:
                sent.add(rounds[-1]["phase"])
                await socket.send(json.dumps(contribution(table, seated["seat"], rounds[-1])))
    raise AssertionError("the server hung up")


async def start(client: httpx.AsyncClient, url: str) -> float:
    """Open a table, fill it, and return how long the deal took, in seconds."""
    person = {"token": True, "fair": True}
    new = {"game": "kryptos", "name": "P0", "seats": [{"kind": "person"}] * SEATS, **person}
    host = (await client.post(f"{url}/api/tables", json=new)).json()
    table = host["table"]
    devices = [asyncio.create_task(device(url, table, host))]
    begun = 0.0
    for at in range(1, SEATS):
        await asyncio.sleep(0.1)
        begun = perf_counter()
        wish = {"name": f"P{at}", "invite": host["invite"], **person}
        seated = (await client.post(f"{url}/api/tables/{table}/sit", json=wish)).json()
        devices.append(asyncio.create_task(device(url, table, seated)))
    return max(await asyncio.gather(*devices)) - begun


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        async with httpx.AsyncClient() as client:
            times = sorted([await start(client, server.url) for _ in range(GAMES)])
    middle, longest = 1000 * statistics.median(times), 1000 * times[-1]
    print(f"{GAMES} games, {SEATS} devices: median {middle:.0f} ms, longest {longest:.0f} ms")


if __name__ == "__main__":
    asyncio.run(main())
