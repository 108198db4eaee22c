"""The league from exported records alone: by the command, by ten lines, as the page shows it."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.circles.export import read_lines
from filature.circles.standings import Line, Played, event_rows, gaps, league
from filature.cli import main
from filature.core.game import Outcome
from filature.core.record import read
from filature.games import game_class
from filature.tables.lobby import Lobby
from filature.tables.stores import store_named
from filature.web.app import create_app
from filature.web.limits import Limits
from tests.asgi_client import AsgiClient
from tests.circles.circle_driver import CircleDriver, play
from tests.fake_environment import FakeEnvironment, InstantWorkers
from tests.run_command import run_command

ROOT = Path(__file__).parent.parent.parent
SCRIPT = ROOT / "examples" / "circle_league.py"


def evening(store: str) -> tuple[str, Any]:
    """Play an event, and tables with and without guests; return the circle and its league."""

    async def playing() -> tuple[str, Any]:
        environment, workers = FakeEnvironment(), InstantWorkers()
        workers.allowed.clear()
        lobby = Lobby(store_named(store), environment, workers)
        app = create_app(lobby, limits=Limits(environment.monotonic, 1e9))
        async with AsgiClient(app) as client:
            circle = CircleDriver(client, lobby)
            await circle.found("Bob", "Cleo", "Dan", league=True)
            await circle.do("Dan", "me", league=False)
            await circle.play_event(await circle.plan("Bob", "Cleo", "Dan"))
            for at, guest in enumerate(("Bob", "Cleo", "Zoe")):
                environment.time += 86400
                opened = await circle.open_table("Ada")
                sit = {"name": guest, "invite": opened["invite"], "token": True}
                await circle.ask(guest, "POST", f"/api/tables/{opened['table']}/sit", sit)
                await play(await lobby.table(opened["table"]), Random(at))
            # One of a deal that is not open yet.
            unfinished = await circle.plan("Bob", "Cleo", "Dan")
            await circle.begin(unfinished)
            await play((await circle.tables_of(unfinished))[0], Random(1))
            return circle.id, (await circle.page("Ada"))["league"]

    return asyncio.run(playing())


def test_an_export_gives_the_same_league_everywhere(
    store: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    id, shown = evening(store)
    assert main(["circle", "list", "--store", store]) == 0
    assert id in capsys.readouterr().out
    assert main(["circle", "export", id, "--store", store]) == 0
    text = capsys.readouterr().out
    lines = read_lines(text.encode().splitlines())
    assert len(lines) == 9
    for line in lines:
        kept = read(line.record.encode(), game_class)
        assert kept.outcome == line.outcome
        assert "deal" not in line.record
    made = league(lines)
    ranked = {row["name"]: row for row in shown["rows"]}
    assert set(ranked) == {"Ada", "Bob", "Cleo"}
    assert made.evenings == shown["evenings"]
    for row in made.rows:
        assert row.rating == pytest.approx(ranked[row.name]["rating"], abs=1e-9)
        assert row.gaps == pytest.approx(ranked[row.name]["gaps"])
    exported = tmp_path / "export.jsonl"
    exported.write_text(text, encoding="utf-8")
    assert main(["circle", "standings", str(exported)]) == 0
    printed = capsys.readouterr().out
    for row, said in zip(made.rows, printed.splitlines(), strict=True):
        assert f"{row.rank}  {row.name}" in said
    by_script = run_command(sys.executable, str(SCRIPT), said=text)
    found = {name: float(mu) for mu, name in re.findall(r"([\d.]+)  (.+)", by_script)}
    assert found == {row.name: pytest.approx(row.rating, abs=1e-6) for row in made.rows}


def test_the_operator_must_say_that_they_want_a_sealed_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = str(tmp_path / "tables.sqlite3")
    evening(store)

    async def sealed() -> list[str]:
        kept = store_named(store)
        await kept.open()
        found = [one.row.id for one in await kept.every() if one.summary.phase == "sealed"]
        await kept.close()
        return found

    (table,) = asyncio.run(sealed())
    assert main(["tables", "export", table, "--store", store]) == 1
    assert "same deal" in capsys.readouterr().err
    assert main(["tables", "export", table, "--store", store, "--truth"]) == 0
    assert '"outcome"' in capsys.readouterr().out


def test_the_script_has_ten_lines_and_stands_in_the_documentation() -> None:
    code = SCRIPT.read_text(encoding="utf-8").partition("\nmodel, ")[2]
    assert len(code.strip().splitlines()) == 10
    page = (ROOT / "docs" / "circles.md").read_text(encoding="utf-8")
    assert f"model, {code}" in page


def test_what_is_no_export_is_refused_in_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text('{"circle": 1}\n', encoding="utf-8")
    assert main(["circle", "standings", str(wrong)]) == 1
    assert "line 1 is no line of an export" in capsys.readouterr().err
    assert main(["circle", "standings", str(tmp_path / "none")]) == 1
    store = str(tmp_path / "tables.sqlite3")

    async def made() -> None:
        kept = store_named(store)
        await kept.open()
        await kept.close()

    asyncio.run(made())
    assert main(["circle", "export", "nowhere", "--store", store]) == 1
    assert "circle does not exist" in capsys.readouterr().err


# Properties

people = st.lists(st.integers(1, 6), min_size=2, max_size=4, unique=True)


@st.composite
def some_lines(draw: st.DrawFn) -> list[Line]:
    lines = []
    for at in range(draw(st.integers(0, 12))):
        members: list[int | None] = list(draw(people))
        if draw(st.booleans()):
            members[0] = None
        seats = range(len(members))
        winners = sorted(draw(st.sets(st.sampled_from(seats), max_size=2)))
        ranked = [member is not None and draw(st.booleans()) for member in members]
        lines.append(
            Line(
                circle="c",
                table=f"t{at}",
                game="g",
                ended=draw(st.floats(0, 1e6)),
                season=1,
                members=members,
                names=[None if one is None else f"M{one}" for one in members],
                ranked=ranked,
                outcome=Outcome(winners, [0] * len(members), "r") if draw(st.booleans()) else None,
            )
        )
    return lines


@given(some_lines(), st.randoms())
def test_a_league_depends_on_its_lines_alone_and_not_on_their_order(
    lines: list[Line], rng: Random
) -> None:
    made = league(lines)
    assert league(rng.sample(lines, len(lines))) == made
    told = [line for line in lines if line.outcome and line.outcome.winners]
    playing = {
        member
        for line in told
        for member, ranked in zip(line.members, line.ranked, strict=True)
        if ranked
    }
    assert {row.member for row in made.rows} <= playing
    for row in made.rows:
        assert len(row.gaps) == len(made.evenings)
        assert all(gap is None or gap >= 0 for gap in row.gaps)
        assert row.low < row.rating < row.high
    for at in range(len(made.evenings)):
        assert min(gap for row in made.rows if (gap := row.gaps[at]) is not None) == 0
    assert [row.rank for row in made.rows] == sorted(row.rank for row in made.rows)


@given(st.lists(st.lists(st.integers(-9, 9), min_size=3, max_size=3), min_size=1, max_size=6))
def test_gaps_to_the_mean_of_a_seat_add_up_to_nothing(scores: list[list[int]]) -> None:
    tables = [Played([3 * at, 3 * at + 1, None], one) for at, one in enumerate(scores)]
    found = gaps([*tables, Played([90, 91, 92], None)])
    assert found.pop() is None
    for seat in range(3):
        assert sum(gap[seat] for gap in found if gap) == pytest.approx(0)
    rows = event_rows([0, 1, 99], [(tables, [99])], {}, "swiss")
    by_member = {row.member: row for row in rows}
    assert (by_member[99].points, by_member[99].won, by_member[99].byes) == (0, 1, 1)
    assert by_member[0].points == pytest.approx(
        scores[0][0] - sum(s[0] for s in scores) / len(scores)
    )
