"""The quick attacks against a server of this checkout, and how attacks are judged."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.attack.bystander import UNNOTICED, Bystander, Event, Seen, Times, disturbed
from tests.attack.catalogue import all_attacks, chosen
from tests.attack.running import ground, run_all
from tests.attack.scene import Result
from tests.attack.target import Setting, Target

ROOT = Path(__file__).parents[2]

OPEN = {"what the container is made of"}
"""What does not hold yet: the digests of base images are null until `make images` has asked a
registry for them. Whoever does takes this out."""

only_linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="servers are watched through Linux' /proc"
)
seconds = st.floats(0.001, 30)


@only_linux
def test_the_quick_attacks_hold() -> None:
    results: list[Result] = []
    with ground(ROOT, ["sqlite"]) as where:
        asyncio.run(run_all(where, chosen("", quick=True), ["sqlite"], results))
    assert len(results) > 10
    told = {one.name: [*one.problems, one.not_tried] for one in results}
    failed = {one.name for one in results if one.problems or one.not_tried}
    assert failed == OPEN, {name: told[name] for name in failed ^ OPEN}


def test_attacks_have_names_of_their_own_and_an_end() -> None:
    attacks = all_attacks()
    assert len({attack.name for attack in attacks}) == len(attacks)
    assert all(0 < attack.seconds <= 300 for attack in attacks)


def test_every_finding_is_tried() -> None:
    tried = {attack.finding for attack in all_attacks()}
    assert tried >= {f"F{number}" for number in range(1, 18)}


def phase(turn: float, notebook: float, failures: list[str] | None = None) -> Seen:
    return Seen(Times.of([turn] * 3), None, Times.of([notebook] * 3), failures or [])


@given(seconds, seconds, seconds, seconds)
def test_a_bystander_is_disturbed_by_waiting_more_than_twice_as_long(
    turn: float, notebook: float, later: float, afterwards: float
) -> None:
    slower = later > max(2 * turn, UNNOTICED) or afterwards > max(2 * notebook, UNNOTICED)
    stands = later > max(10, turn) or afterwards > max(10, notebook)
    problems = disturbed(phase(turn, notebook), phase(later, afterwards), patient=False)
    assert bool(problems) == (slower or stands)


def test_a_bystander_is_disturbed_by_one_failure_and_by_never_being_asked() -> None:
    quiet = phase(1, 1)
    assert disturbed(quiet, phase(1, 1, ["a notebook: ReadError"]), patient=True)
    assert disturbed(quiet, Seen(None, None, Times.of([1]), []), patient=True)
    assert not disturbed(quiet, phase(9, 9), patient=True)


def test_a_turn_that_does_not_end_counts_as_far_as_it_went(tmp_path: Path) -> None:
    async def seen() -> Seen:
        bystander = Bystander(Target(ROOT, "", Setting(), tmp_path))
        now = time.monotonic()
        bystander.events = [Event("turn", now - 20, 1.0), Event("turn", now - 19, 1.2)]
        bystander.turn_since, bystander.bots_asked = now - 18, True
        return bystander.seen(now - 30)

    found = asyncio.run(seen())
    assert found.turn is not None
    assert found.turn.number == 3
    assert found.turn.worst == pytest.approx(18, abs=1)
