"""Records that somebody has kept are opened like the game of a table: verified, then stepped."""

from __future__ import annotations

from pathlib import Path

import pytest

from filature.core.events import SPECTATOR, TRUTH
from filature.core.messages import RecordReplay
from filature.core.refusals import Refused
from filature.jobs.records import REPLAY_STEPS, open_record, viewer_named
from filature.tables.replays import replay
from tests.core.test_records import REASONS, RECORDS, SMALL, VALID
from tests.tables.table_driver import TableDriver


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
def test_a_record_is_opened_whole_and_ends_as_it_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    total, read = 1, 0
    while read < total:
        opened = open_record(RecordReplay(text, start=read))
        total, read = opened.replay.total, read + len(opened.replay.steps)
    assert total == read == text.count("\n") - opened.finished
    outcome = opened.replay.steps[-1].position.outcome
    assert (outcome is not None) is opened.finished
    assert all(not step.position.decisions for step in opened.replay.steps)


@pytest.mark.parametrize(("name", "at"), REASONS)
def test_a_bad_record_is_refused_with_its_line_and_the_reason(name: str, at: int) -> None:
    text = (RECORDS / "bad" / name).read_bytes().decode("utf-8", "replace")
    with pytest.raises(Refused) as refused:
        open_record(RecordReplay(text))
    assert refused.value.say["line"] == at
    assert refused.value.say["why"]["type"]


def test_a_record_and_its_table_are_stepped_alike() -> None:
    with TableDriver(options={"turn_limit": 1}) as driver:
        while driver.phase() == "playing":
            driver.decide(driver.table.session.pending[0])
        for name in ("truth", "spectator", "0", "1"):
            opened = open_record(RecordReplay(driver.table.record(), name)).replay
            viewer = viewer_named(name, 2)
            assert opened.steps[-1] == replay(driver.table.state, viewer, 0).steps[-1]


def test_half_a_surrogate_pair_is_no_error_of_the_program() -> None:
    with pytest.raises(Refused, match="unreadable record"):
        open_record(RecordReplay(SMALL.decode() + '"\ud800"'))


def test_steps_past_the_end_are_none() -> None:
    assert open_record(RecordReplay(SMALL.decode(), start=REPLAY_STEPS * 100)).replay.steps == []


def test_as_whom_a_game_is_seen_again_is_read_strictly() -> None:
    assert viewer_named("truth", 2) == TRUTH
    assert viewer_named("spectator", 2) == SPECTATOR
    assert viewer_named("1", 2) == 1
    for name in ("2", "-1", "01", "²", "１", "1" * 5000, "", "Truth"):
        with pytest.raises(Refused, match="no such seat"):
            viewer_named(name, 2)
