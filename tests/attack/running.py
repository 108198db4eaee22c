"""Runs attacks one after the other, each against a server of its own or one that cheap ones share.

What must hold whatever is tried: the server is alive, has logged no error, gives its memory back,
stops when told to and leaves no process behind, and a bystander who plays on is not disturbed.
"""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from tests.attack import processes
from tests.attack.bystander import QUIET_SECONDS, QUIET_TURNS, Bystander, disturbed
from tests.attack.scene import Attack, NotTried, Result, Scene
from tests.attack.target import NotStarted, Setting, Target
from tests.postgres import OwnPostgres, Postgres, Unavailable, postgres

MOST_GROWN = 1024.0
"""By how many megabytes the server and its processes may grow during an attack."""
MOST_KEPT = 256.0
"""By how many megabytes they may still be larger afterwards."""
MOST_MEGABYTES = 3072.0
"""Where they have so many, the server is killed: this machine is needed."""
BACK_WITHIN = 15.0
STOPS_WITHIN = 5.0
FAULTS = ("ERROR", "CRITICAL")


@dataclass
class Ground:
    """Where attacks are run: which checkout, over which stores."""

    tree: Path
    postgres: Postgres | None = None
    no_postgres: str = ""

    @contextmanager
    def store(self, kind: str, folder: Path) -> Iterator[str]:
        """Have an empty store for a while."""
        if kind == "sqlite":
            yield str(folder / "tables.sqlite3")
            return
        assert self.postgres is not None
        with self.postgres.database() as address:
            yield address


@contextmanager
def ground(tree: Path, stores: Sequence[str]) -> Iterator[Ground]:
    """Have what the attacks need; where there is no PostgreSQL, it says why."""
    with ExitStack() as stack:
        made = Ground(tree)
        if "postgres" in stores:
            try:
                made.postgres = stack.enter_context(postgres(sync=True))
            except Unavailable as reason:
                made.no_postgres = str(reason)
        yield made


class MemoryWatch:
    """Follows a server's memory, and kills the server before the machine suffers."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.before = self.most = target.megabytes()
        self.killed = False
        self.task = asyncio.create_task(self.watch())

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(0.3)
            self.most = max(self.most, await asyncio.to_thread(self.target.megabytes))
            if self.most > MOST_MEGABYTES:
                self.killed = True
                await asyncio.to_thread(self.target.kill)
                return

    async def given_back(self) -> float:
        """Wait until the server is about as small as before; return by how much it is not."""
        until = time.monotonic() + BACK_WITHIN
        while (kept := self.target.megabytes() - self.before) > MOST_KEPT:
            if time.monotonic() > until:
                break
            await asyncio.sleep(0.5)
        return kept


async def run_all(
    where: Ground, attacks: Sequence[Attack], stores: Sequence[str], results: list[Result]
) -> None:
    """Run all attacks; add what came of each, also where it is broken off."""
    numbers = {attack.name: number for number, attack in enumerate(attacks, start=1)}
    for at, kind in enumerate(stores):
        wanted = [attack for attack in attacks if attack.both or not at]
        if kind == "postgres" and where.postgres is None:
            results += [not_tried(attack, kind, where.no_postgres) for attack in wanted]
            continue
        sharing = sorted((a for a in wanted if a.shares), key=lambda one: repr(one.setting))
        for setting, group in groupby(sharing, key=lambda one: one.setting):
            await run_sharing(where, list(group), setting, kind, numbers, results)
        for attack in wanted:
            if not attack.shares:
                results.append(await run_alone(where, attack, kind, numbers[attack.name]))
    order = {attack.name: at for at, attack in enumerate(attacks)}
    results.sort(key=lambda result: (order.get(result.name, 999), stores.index(result.store)))


def result_of(attack: Attack, kind: str) -> Result:
    return Result(attack.finding, attack.name, kind, attack.tried, attack.must)


def not_tried(attack: Attack, kind: str, why: str) -> Result:
    result = result_of(attack, kind)
    result.not_tried = why
    return result


async def run_sharing(
    where: Ground,
    attacks: list[Attack],
    setting: Setting,
    kind: str,
    numbers: dict[str, int],
    results: list[Result],
) -> None:
    """Run cheap attacks on one server, and see at the end that it stops."""
    with tempfile.TemporaryDirectory() as name, where.store(kind, Path(name)) as store:
        target = Target(where.tree, store, setting, Path(name))
        try:
            for attack in attacks:
                result = result_of(attack, kind)
                results.append(result)
                try:
                    if not target.runs():
                        target.start()
                except NotStarted as problem:
                    result.not_tried = f"the server does not start: {problem}"
                    continue
                scene = scene_of(where, target, numbers[attack.name])
                await act(attack, scene, result)
                tell(result)
            if target.runs():
                results.append(await ending(target, attacks, kind))
        finally:
            target.kill()


async def ending(target: Target, attacks: list[Attack], kind: str) -> Result:
    """Return whether a server that several attacks have shared stops after them."""
    proxy = "behind a proxy" if target.proxied else "without a proxy"
    if target.setting.clock:
        proxy += ", its clock moved"
    result = Result(
        "near F1",
        f"stopping after {attacks[0].name}" if len(attacks) == 1 else f"stopping, {proxy}",
        kind,
        f"SIGTERM after {len(attacks)} of these attacks on one server",
        "it stops within 5 s, and none of its processes is left",
    )
    await see_it_stop(target, result)
    tell(result)
    return result


async def run_alone(where: Ground, attack: Attack, kind: str, number: int) -> Result:
    """Run one attack on a server of its own, with a bystander if it is watched."""
    result = result_of(attack, kind)
    with tempfile.TemporaryDirectory() as name, where.store(kind, Path(name)) as store:
        target = Target(where.tree, store, attack.setting, Path(name))
        try:
            if attack.prepare is not None:
                attack.prepare(target)
            target.start()
            scene = scene_of(where, target, number)
            if attack.watched:
                scene.bystander = await a_quiet_bystander(target, result)
            await act(attack, scene, result)
            if not scene.stopped:
                await see_it_stop(target, result)
        except NotStarted as problem:
            result.not_tried = f"the server does not start: {problem}"
        except NotTried as reason:
            result.not_tried = str(reason)
        finally:
            target.kill()
    tell(result)
    return result


def scene_of(where: Ground, target: Target, number: int) -> Scene:
    scene = Scene(target, number)
    scene.postgres = where.postgres if isinstance(where.postgres, OwnPostgres) else None
    return scene


async def a_quiet_bystander(target: Target, result: Result) -> Bystander:
    """Have somebody play, and measure how long that takes while nobody attacks."""
    bystander = Bystander(target)
    bystander.start()
    await bystander.turns(1, QUIET_SECONDS)
    begun = time.monotonic()
    await bystander.turns(QUIET_TURNS, QUIET_SECONDS)
    result.quiet = bystander.seen(begun)
    if result.quiet.turn is None:
        await bystander.stop()
        raise NotTried(f"nobody could play even before: {result.quiet.failures[:3]}")
    return bystander


async def act(attack: Attack, scene: Scene, result: Result) -> None:
    """Make an attack, and see what it has done."""
    target, bystander = scene.target, scene.bystander
    memory = MemoryWatch(target)
    lines = target.lines
    scene.begun = scene.under_way = time.monotonic()
    try:
        async with asyncio.timeout(attack.seconds):
            await attack.act(scene)
    except NotTried as reason:
        result.not_tried = str(reason)
    except asyncio.CancelledError:
        result.not_tried = "broken off"
        raise
    except TimeoutError:
        scene.problems.append(f"it was not over within {attack.seconds:.0f} s")
    except Exception as error:
        if not memory.killed:
            result.not_tried = f"the attack itself failed: {type(error).__name__}: {error}"
            result.broken = True
    finally:
        result.seconds = time.monotonic() - scene.begun
        if bystander is not None:
            result.meanwhile = bystander.seen(scene.under_way)
            if result.quiet is not None and not scene.stopped:
                scene.problems += disturbed(result.quiet, result.meanwhile, attack.patient)
        try:
            await scene.clients.aclose()
        except RuntimeError as error:
            scene.numbers["closing"] = str(error)
    if bystander is not None:
        await bystander.stop()
        scene.problems += bystander.lost
    await look_around(scene, memory, lines)
    result.problems += scene.problems
    result.numbers |= scene.numbers


async def look_around(scene: Scene, memory: MemoryWatch, lines: int) -> None:
    """See that the server is as it was before."""
    target = scene.target
    if not scene.stopped:
        alive = not memory.killed and await asyncio.to_thread(target.answers, 10.0)
        scene.check(alive, "the server does not answer any more")
        kept = await memory.given_back() if alive else 0.0
        scene.check(kept <= MOST_KEPT, f"{kept:.0f} MB were not given back")
    memory.task.cancel()
    grown = memory.most - memory.before
    scene.numbers["grown by MB"] = round(grown)
    scene.check(grown <= MOST_GROWN, f"memory grew by {grown:.0f} MB")
    if memory.killed:
        scene.problems.append(f"it had {memory.most:.0f} MB and was killed for it")
    new = list(target.log)[-(target.lines - lines) :] if target.lines > lines else []
    traces = [line for line in new if "Traceback" in line]
    faults = [line for line in new if line.startswith(FAULTS)]
    if scene.dying and traces:
        # What a process prints that is out of memory is not the server's to choose.
        scene.numbers["tracebacks of dying processes"] = len(traces)
    else:
        scene.check(not traces, f"{len(traces)} tracebacks in the log")
    if not (scene.errors_expected or scene.dying):
        scene.check(not faults, f"{len(faults)} errors in the log: {(faults or [''])[0]:.120}")


async def see_it_stop(target: Target, result: Result) -> None:
    """Stop the server as a service manager does, and see that nothing of it is left."""
    family = processes.descendants(target.pid) if target.runs() else []
    took = await asyncio.to_thread(target.stop)
    if took is None:
        result.problems.append("it did not stop on SIGTERM and was killed")
        return
    result.numbers["stopped in s"] = round(took, 1)
    if took > STOPS_WITHIN:
        result.problems.append(f"it took {took:.1f} s to stop on SIGTERM")
    until = time.monotonic() + 3
    while left := [one for one in family if processes.command(one)]:
        if time.monotonic() > until:
            result.problems.append(f"{len(left)} of its processes outlived it")
            for one in left:
                processes.send(one, signal.SIGKILL)
            return
        await asyncio.sleep(0.1)


def tell(result: Result) -> None:
    """Say on standard error what came of an attack, as soon as it is known."""
    why = "; ".join(result.problems) or result.not_tried
    line = f"{result.verdict:12} {result.finding:8} {result.name} ({result.store})"
    print(f"{line}{': ' if why else ''}{why:.160}", file=sys.stderr, flush=True)
