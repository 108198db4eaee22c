"""The page of benchmarks: every part has its place, and a ratio that fell is found."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from benchmarks import engine
from benchmarks.page import PAGE, PARTS, fallen, ratios, section

BEFORE = """
| game, seats | steps/s (median) | × hearts | goal |
|---|---|---|---|
| kryptos 4 | 640,000 | 1.80 | ≥ 1.6 |
| agent_hunter 2 | 490,000 | 1.50 | ≥ 1.5 |

| clone in the middle of a game | µs | × hearts (goal ≤ 1.2) |
|---|---|---|
| kryptos 6 | 0.41 | 0.50 |
"""


def test_every_part_has_its_place_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert all(section(part).search(page) for part in PARTS)


def test_ratios_are_read_from_the_tables_by_row_and_column() -> None:
    assert ratios(BEFORE) == {
        ("kryptos 4", "× hearts"): 1.8,
        ("agent_hunter 2", "× hearts"): 1.5,
        ("kryptos 6", "× hearts (goal ≤ 1.2)"): 0.5,
    }


def test_only_a_ratio_worse_by_more_than_a_fifth_is_named() -> None:
    now = BEFORE.replace("1.80", "1.45").replace("1.50", "1.19").replace("0.50", "0.63")
    assert list(fallen(ratios(BEFORE), ratios(now))) == [
        "agent_hunter 2: × hearts was 1.5 and is 1.19",
        "kryptos 6: × hearts (goal ≤ 1.2) was 0.5 and is 0.63",
    ]


def test_a_ratio_that_rose_or_is_new_is_not_named() -> None:
    now = BEFORE.replace("1.80", "3.60").replace("0.50", "0.10").replace("agent_hunter", "new")
    assert list(fallen(ratios(BEFORE), ratios(now))) == []


def test_a_peer_that_lacks_its_extras_is_left_out_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed here")

    def env() -> None:
        raise ImportError("needs more")

    monkeypatch.setattr(engine, "import_module", lambda name: SimpleNamespace(env=env))
    assert not any(name.startswith("PettingZoo") for name in engine.entries())
    assert "hanabi_v5 is left out: needs more" in capsys.readouterr().err
