"""Somebody who only wants to play meanwhile, from another address, and how long that takes.

One table of Kryptos with two bots. A turn lasts from the bystander's own decision until it is asked
again, bots in between; `ack` is how long the decision itself took to be written. Over a new
connection each time, as somebody who just arrives, the bystander also asks for its notebook.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from random import Random
from statistics import median
from typing import Any, NamedTuple

import msgspec

from filature.core.legal import Factored
from tests.attack.clients import Answer, Client, new_table
from tests.attack.target import Target

ADDRESS, SOURCE = "203.0.113.7", "127.0.0.3"
TABLE = new_table("kryptos", ["person", "agent", "agent"], settings={"bot_pace": "fast"})
NOTEBOOK_EVERY = 1.5
"""In seconds; the server allows one a second."""

POLL = 40.0
"""A long poll is answered after 25 s at the latest."""

TWICE = 2.0
UNNOTICED = 0.25
"""A time in seconds that nobody notices, whatever it was before."""

STANDS = 10.0
"""Whoever waits for so long believes that the server stands still."""

QUIET_TURNS, QUIET_SECONDS = 4, 30.0


class Times(NamedTuple):
    """Times of one kind in one phase, in seconds."""

    number: int
    median: float
    worst: float

    @classmethod
    def of(cls, times: Iterable[float]) -> Times | None:
        given = sorted(times)
        return cls(len(given), median(given), given[-1]) if given else None


class Event(NamedTuple):
    kind: str
    at: float
    seconds: float


class Seen(NamedTuple):
    """What the bystander saw in one phase."""

    turn: Times | None
    ack: Times | None
    notebook: Times | None
    failures: list[str]


def disturbed(quiet: Seen, now: Seen, patient: bool) -> list[str]:
    """Say by what an attack has disturbed the bystander, in words; some may take a while."""
    problems = []
    for kind in ("turn", "ack", "notebook"):
        before, after = getattr(quiet, kind), getattr(now, kind)
        if before is None or after is None:
            if kind != "ack":
                problems.append(f"the bystander had no {kind} to be measured")
            continue
        if not patient and after.median > max(TWICE * before.median, UNNOTICED):
            problems.append(
                f"the bystander's {kind} took {after.median:.2f} s instead of {before.median:.2f}"
            )
        elif after.worst > max(STANDS, before.worst):
            problems.append(f"the bystander waited {after.worst:.1f} s for one {kind}")
    if now.failures:
        first = ", ".join(sorted(set(now.failures))[:3])
        problems.append(f"{len(now.failures)} of the bystander's requests failed ({first})")
    return problems


class Bystander:
    """Plays until told to stop, table after table, whatever happens to the server."""

    def __init__(self, target: Target, seed: int = 1) -> None:
        self.rng = Random(seed)
        self.player = Client(target, ADDRESS, SOURCE, POLL)
        self.arriving = Client(target, ADDRESS, SOURCE, keep=False)
        self.events: list[Event] = []
        self.failures: list[tuple[float, str]] = []
        self.lost: list[str] = []
        """What was told or acknowledged once and is not there any more."""
        self.acknowledged = 0
        self.token: str | None = None
        self.address = ""
        self.told: list[Any] = []
        self.turn_since: float | None = None
        """When the decision was made whose answers are awaited now."""
        self.bots_asked = False
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.play()), asyncio.create_task(self.read_notebook())]

    async def stop(self) -> None:
        """Stop playing, and see that all that was told is still there."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.address:
            await self.compare()
        await self.player.close()
        await self.arriving.close()

    async def turns(self, count: int, seconds: float, since: float | None = None) -> None:
        """Wait until so many turns are over since a moment, or so many seconds have passed."""
        begun = time.monotonic()
        since = begun if since is None else since
        while len(self.of("turn", since)) < count and time.monotonic() - begun < seconds:  # noqa: ASYNC110
            await asyncio.sleep(0.1)

    def of(self, kind: str, since: float, until: float = float("inf")) -> list[float]:
        """Return the times of a kind that ended in a phase."""
        return [e.seconds for e in self.events if e.kind == kind and since <= e.at <= until]

    def seen(self, since: float, until: float | None = None) -> Seen:
        """Return what was seen in a phase; a turn that does not end counts as far as it went."""
        end = time.monotonic() if until is None else until
        turns = self.of("turn", since, end)
        if until is None and self.turn_since is not None and self.bots_asked:
            waiting = end - self.turn_since
            if not turns or waiting > median(turns):
                turns.append(waiting)
        return Seen(
            Times.of(turns),
            Times.of(self.of("ack", since, end)),
            Times.of(self.of("notebook", since, end)),
            [what for at, what in self.failures if since <= at <= end],
        )

    # Playing

    async def play(self) -> None:
        while True:
            if not self.address and not await self.sit_down():
                await asyncio.sleep(0.5)
                continue
            answer = await self.player.get(
                f"{self.address}/next?have={len(self.told)}", token=self.token
            )
            if not self.checked(answer, "next"):
                await asyncio.sleep(0.5)
                continue
            await self.follow(answer.body)

    async def sit_down(self) -> bool:
        answer = await self.player.post("/api/tables", TABLE)
        if self.checked(answer, "a table"):
            self.token = answer.body["token"]
            self.address = f"/api/tables/{answer.body['table']}"
            self.told = []
            self.turn_since, self.bots_asked = time.monotonic(), False
        return answer.good

    async def follow(self, welcome: dict[str, Any]) -> None:
        """Read what is new; decide, if it is the bystander's turn."""
        self.told += welcome["say"]
        position = welcome["position"]
        if position is None:
            return
        over = position["outcome"] is not None
        if not (position["decisions"] or over):
            self.bots_asked = self.bots_asked or self.turn_since is not None
            return
        self.end_turn()
        if over:
            await self.compare()
            self.address = ""
            return
        await self.decide(position["decisions"][0])

    def end_turn(self) -> None:
        if self.turn_since is not None and self.bots_asked:
            now = time.monotonic()
            self.events.append(Event("turn", now, now - self.turn_since))
        self.turn_since, self.bots_asked = None, False

    async def decide(self, decision: dict[str, Any]) -> None:
        legal = msgspec.convert(decision["legal"], Factored)
        command = {
            "type": "command",
            "id": f"c{self.acknowledged}-{self.rng.getrandbits(32)}",
            "decision": decision["id"],
            "action": legal.nth(self.rng.randrange(len(legal))),
        }
        self.turn_since, self.bots_asked = time.monotonic(), False
        for _ in range(20):
            answer = await self.player.post(f"{self.address}/command", command, token=self.token)
            if self.checked(answer, "a decision"):
                break
            await asyncio.sleep(0.5)
        else:
            return
        if answer.body["result"] == "refused":
            self.lost.append(f"a decision was refused: {answer.body['error']}")
            return
        self.acknowledged += 1
        self.events.append(Event("ack", time.monotonic(), answer.seconds))

    async def compare(self) -> None:
        """See that the server still tells all that it has told, in order."""
        last = len(self.told)
        for _ in range(5):
            answer = await self.arriving.get(f"{self.address}/next?have=0", token=self.token)
            if answer.good:
                if answer.body["say"][:last] != self.told:
                    self.lost.append("what was told once is not there any more")
                return
            await asyncio.sleep(0.5)
        self.lost.append(f"the table cannot be read any more ({answer})")

    async def read_notebook(self) -> None:
        while True:
            await asyncio.sleep(NOTEBOOK_EVERY)
            if not self.address:
                continue
            answer = await self.arriving.get(f"{self.address}/notebook", token=self.token)
            over = answer.refusal == "not_playing"
            if not over and self.checked(answer, "a notebook"):
                self.events.append(Event("notebook", time.monotonic(), answer.seconds))

    def checked(self, answer: Answer, what: str) -> bool:
        """Note a request that failed; tell whether it did not."""
        if not answer.good:
            self.failures.append((time.monotonic(), f"{what}: {answer}"))
        return answer.good
