"""The calls that one decision makes, from one player's socket to the other's.

    python -m benchmarks.decision_path [--game agent_hunter] [--all]

A decision is sent on the socket of one seat of a table for two in memory. Every function of
`filature/` that runs on the event loop until the other seat has its message is printed once, in
the order of the first calls, with how often it was called: once for each viewer, for example.
The game's own modules, `core/game.py`, which hands on to them, and what they call are left out;
`--all` shows them. A function that calls none of the others is marked as a leaf: the rest is the
path. Last, from outside which methods the objects of a table are entered.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import filature
from tests.web.asgi_table import open_table, received

ROOT = Path(filature.__file__).parent
OWN = ("Table", "TableState", "GameSession", "Streams", "Lobby", "BotRunner", "Presence")
"""The objects of which it is seen whether they are entered twice."""


class Profile:
    """What is called, by function and in order."""

    def __init__(self, everything: bool) -> None:
        self.everything = everything
        self.calls: Counter[CodeType] = Counter()
        self.frames: set[FrameType] = set()
        """Those seen, kept alive: a coroutine that goes on is no further call."""
        self.callers: set[CodeType] = set()
        self.entered: Counter[str] = Counter()

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        if event != "call" or frame in self.frames or code.co_name.startswith("<"):
            return
        path = Path(code.co_filename)
        caller, by_rules = frame.f_back, rules(path)
        while caller is not None and caller not in self.frames and not by_rules:
            by_rules = rules(Path(caller.f_code.co_filename))
            caller = caller.f_back
        if not path.is_relative_to(ROOT) or (by_rules and not self.everything):
            return
        self.frames.add(frame)
        self.calls[code] += 1
        if caller is not None:
            self.callers.add(caller.f_code)
        mine = frame.f_locals.get("self")
        outer = frame.f_back.f_locals.get("self") if frame.f_back is not None else None
        if type(mine).__name__ in OWN and outer is not mine:
            self.entered[f"{type(mine).__name__}.{code.co_name}"] += 1


def rules(path: Path) -> bool:
    """Tell whether a file is the rules' own."""
    return path.is_relative_to(ROOT / "games") or path == ROOT / "core" / "game.py"


async def one_decision(game: str, everything: bool) -> Profile:
    """Play one decision under the profiler."""
    async with open_table() as table:
        await table.open(game=game)
        bob = await table.sit("Bob")
        seats = [await table.connect(who) for who in (table.ada, bob)]
        deciding = None
        while deciding is None:
            for at, socket in enumerate(seats):
                for message in received(socket):
                    position = message.get("position")
                    if position and position["decisions"]:
                        deciding = at, position["decisions"][0]
            if deciding is None:
                await asyncio.sleep(0)
        at, decision = deciding
        running = table.lobby.tables[table.ada["table"]].session.decision(at)
        command = {"type": "command", "id": "a", "decision": decision["id"]}
        text = json.dumps({**command, "action": running.legal.nth(0)})
        other = seats[1 - at]
        profile = Profile(everything)
        other.wakeup.clear()
        sys.setprofile(profile)
        try:
            seats[at].send(text)
            while not other.received:
                await other.wakeup.wait()
            await asyncio.sleep(0)
        finally:
            sys.setprofile(None)
        for socket in seats:
            await socket.close()
    return profile


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="agent_hunter", help="a game for two")
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args()
    profile = asyncio.run(one_decision(options.game, options.all))
    for number, (code, times) in enumerate(profile.calls.items(), 1):
        path = Path(code.co_filename).relative_to(ROOT)
        often = f"  x{times}" if times > 1 else ""
        leaf = "" if code in profile.callers else "  (leaf)"
        print(f"{number:3} {path}:{code.co_firstlineno} {code.co_qualname}{often}{leaf}")
    path_length = len(profile.callers & set(profile.calls))
    print(f"{len(profile.calls)} functions, {profile.calls.total()} calls; {path_length} no leaves")
    for name, times in profile.entered.items():
        print(f"entered: {name}{f' x{times}' if times > 1 else ''}")


if __name__ == "__main__":
    main()
