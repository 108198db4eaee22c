"""`filature tables`, as an operator calls it, over each kind of store."""

from __future__ import annotations

import asyncio
import io
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from filature.cli import main
from filature.core import messages as m
from filature.core import record
from filature.core.events import SPECTATOR
from filature.games import game_class
from filature.games.agent_hunter.rules import AgentHunter
from filature.tables.environment import Environment
from filature.tables.lobby import Lobby
from filature.tables.store import Kept
from filature.tables.stores import store_named
from filature.tables.table import Table
from tests.tables.table_driver import acknowledged

Capture = pytest.CaptureFixture[str]
COMMANDS = {
    "list": [],
    "export": ["TABLE"],
    "close": ["TABLE"],
    "delete": ["--yes", "TABLE"],
    "backup": ["FILE"],
    "restore": ["FILE"],
    "check": [],
    "forget-talk": ["--older-than", "1"],
}


class Names(Environment):
    """Tables that are called as a test says."""

    def __init__(self) -> None:
        super().__init__()
        self.ids = iter(["over", "playing", "gathering"])

    def table_id(self) -> str:
        return next(self.ids)


@pytest.fixture
def filled(store: str) -> str:
    """A store with a table that is over, one that is played at, and one that gathers."""
    asyncio.run(with_house(store, fill))
    return store


async def with_house(name: str, work: Callable[[Lobby], Awaitable[Any]]) -> Any:
    lobby = Lobby(store_named(name), Names())
    await lobby.open()
    try:
        return await work(lobby)
    finally:
        await lobby.close()


async def fill(lobby: Lobby) -> None:
    rng = Random(1)
    here = [m.NewSeat("here", name="Bob")]
    for limit in (1, 9):
        options = {"turn_limit": limit}
        new = m.NewTable("agent_hunter", "Zoé", [m.NewSeat("person"), *here], options)
        table = await lobby.table((await lobby.create(new, "token")).table)
        steps = 0
        while table.session.pending and steps < 5:
            steps += 1
            seat = table.session.pending[0]
            decision = table.session.decision(seat)
            action = decision.legal.nth(rng.randrange(len(decision.legal)))
            await acknowledged(table, seat, m.Command(f"c{steps}", decision.id, action))
            await acknowledged(table, seat, m.Talk(f"t{steps}", "a secret"))
        await acknowledged(table, SPECTATOR, m.Talk("s", "another secret", "Eve"))
    gathering = m.NewTable("kryptos", "Ada", [m.NewSeat("person")] * 3)
    await lobby.create(gathering, "token")


def kept(name: str, table: str) -> Kept | None:
    async def load() -> Kept | None:
        store = store_named(name)
        await store.open()
        try:
            return await store.load(table)
        finally:
            await store.close()

    return asyncio.run(load())


def test_every_table_is_listed_with_its_phase_and_nothing_of_its_game(
    filled: str, capsys: Capture
) -> None:
    assert main(["tables", "list", "--store", filled]) == 0
    lines = capsys.readouterr().out.splitlines()
    cells = [line.split() for line in lines]
    assert cells[0] == ["TABLE", "GAME", "PHASE", "SEATS", "AGE", "WRITTEN", "HOST"]
    assert [row[:4] for row in cells[1:]] == [
        ["over", "agent_hunter", "over", "2/2"],
        ["playing", "agent_hunter", "playing", "2/2"],
        ["gathering", "kryptos", "gathering", "1/3"],
    ]
    assert lines[1].endswith("Zoé")
    assert main(["tables", "list", "--phase", "gathering", "--store", filled]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_a_table_begun_under_other_rules_is_listed_as_closed(
    filled: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(AgentHunter, "rules_version", AgentHunter.rules_version + 1)
    main(["tables", "list", "--phase", "closed", "--store", filled])
    assert len(capsys.readouterr().out.splitlines()) == 3
    assert main(["tables", "export", "playing", "--store", filled]) == 0
    assert main(["tables", "close", "playing", "--store", filled]) == 0
    assert "over already" in capsys.readouterr().out


def test_a_record_is_exported_and_the_truth_of_a_running_table_only_when_asked_for(
    filled: str, capsys: Capture, tmp_path: Path
) -> None:
    assert main(["tables", "export", "over", "--store", filled]) == 0
    found = record.read(capsys.readouterr().out.encode(), game_class)
    assert found.outcome is not None
    assert main(["tables", "export", "playing", "--store", filled]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "--truth" in printed.err
    file = tmp_path / "truth.jsonl"
    truth = ["tables", "export", "playing", "--truth", "--out", str(file), "--store", filled]
    assert main(truth) == 0
    assert record.read(file.read_bytes(), game_class).outcome is None
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert main(truth) == 1
    assert main(["tables", "export", "gathering", "--truth", "--store", filled]) == 1


def test_what_proves_a_fair_deal_is_exported_beside_the_record_once_the_game_is_over(
    filled: str, capsys: Capture, tmp_path: Path
) -> None:
    file, proof = tmp_path / "game.jsonl", tmp_path / "game.fair.json"
    assert main(["tables", "export", "over", "--out", str(file), "--store", filled]) == 0
    assert stat.S_IMODE(proof.stat().st_mode) == 0o600
    assert main(["verify", "--fair", str(file), str(proof)]) == 0
    assert "no device contributed" in capsys.readouterr().out
    truth = ["tables", "export", "playing", "--truth", "--store", filled]
    assert main([*truth, "--out", str(tmp_path / "truth.jsonl")]) == 0
    assert not (tmp_path / "truth.fair.json").exists()


def test_a_closed_table_shows_everything(filled: str, capsys: Capture) -> None:
    assert main(["tables", "close", "playing", "gathering", "--store", filled]) == 0
    assert capsys.readouterr().out == "playing is stopped\ngathering is stopped\n"
    assert main(["tables", "close", "playing", "nowhere", "--store", filled]) == 1
    printed = capsys.readouterr()
    assert "over already" in printed.out
    assert "nowhere" in printed.err
    assert main(["tables", "export", "playing", "--store", filled]) == 0
    main(["tables", "list", "--phase", "left", "--store", filled])
    assert len(capsys.readouterr().out.splitlines()) > 2


def test_a_table_is_deleted_only_by_one_who_means_it(
    filled: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    delete = ["tables", "delete", "over", "--store", filled]
    assert main(delete) == 2
    assert "--yes" in capsys.readouterr().err

    for answer in ("\n", "n\n", "", "no\n"):
        monkeypatch.setattr("sys.stdin", Terminal(answer))
        assert main(delete) == 1
        assert kept(filled, "over") is not None
    monkeypatch.setattr("sys.stdin", Terminal("y\n"))
    assert main(delete) == 0
    assert kept(filled, "over") is None
    assert main(["tables", "delete", "--yes", "over", "playing", "--store", filled]) == 1
    assert kept(filled, "playing") is None
    assert kept(filled, "gathering") is not None


def test_old_talk_is_forgotten_and_nothing_else(filled: str, capsys: Capture) -> None:
    before = kept(filled, "over")
    logs = [one.log for one in (before, kept(filled, "playing")) if one is not None]
    said = sum(entry.kind == "say" for log in logs for entry in log)
    assert said > 8
    assert main(["tables", "forget-talk", "--older-than", "1", "--store", filled]) == 0
    assert capsys.readouterr().out == "0 lines forgotten\n"
    assert main(["tables", "forget-talk", "--older-than", "0", "--store", filled]) == 0
    assert capsys.readouterr().out == f"{said} lines forgotten\n"
    after = kept(filled, "over")
    assert before is not None
    assert after is not None
    assert "secret" not in str(after.log)
    assert [e for e in after.log if e.kind != "say"] == [e for e in before.log if e.kind != "say"]
    store = store_named(filled)
    old, new = (Table(one, store, Environment()) for one in (before, after))
    for viewer, stream in old.streams.items():
        assert stream.seq == new.streams[viewer].seq
        assert stream.position == new.streams[viewer].position


def test_an_sqlite_store_is_backed_up_while_it_is_in_use(tmp_path: Path, capsys: Capture) -> None:
    name, copy = str(tmp_path / "tables.sqlite3"), str(tmp_path / "copy.sqlite3")

    async def work(lobby: Lobby) -> None:
        await fill(lobby)
        assert main_in_thread("backup", copy, "--store", name) == 0
        assert main_in_thread("list", "--store", name) == 0
        assert main_in_thread("close", "playing", "--store", name) == 1
        assert main_in_thread("delete", "--yes", "playing", "--store", name) == 1

    asyncio.run(with_house(name, work))
    printed = capsys.readouterr()
    assert printed.err.count("another Filature is using") == 2
    assert main(["tables", "list", "--store", copy]) == 0
    assert capsys.readouterr().out.splitlines() == printed.out.splitlines()[1:]
    assert kept(copy, "over") == kept(name, "over")
    assert stat.S_IMODE(Path(copy).stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part*"))
    assert main(["tables", "backup", copy, "--store", name]) == 1
    assert "is there already" in capsys.readouterr().err


def test_a_back_up_is_never_written_into_what_somebody_has_laid_there(tmp_path: Path) -> None:
    name, copy = str(tmp_path / "tables.sqlite3"), tmp_path / "copy.sqlite3"
    asyncio.run(with_house(name, fill))
    theirs = tmp_path / "theirs"
    theirs.touch(0o666)
    Path(f"{copy}.part").symlink_to(theirs)
    assert main(["tables", "backup", str(copy), "--store", name]) == 0
    assert theirs.read_bytes() == b""
    assert not copy.is_symlink()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_back_up_is_restored_and_what_it_replaces_is_kept(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, copy = str(tmp_path / "tables.sqlite3"), str(tmp_path / "copy.sqlite3")

    async def work(lobby: Lobby) -> None:
        await fill(lobby)
        assert main_in_thread("backup", copy, "--store", name) == 0
        await lobby.store.delete("over")
        assert main_in_thread("restore", copy, "--yes", "--store", name) == 1

    asyncio.run(with_house(name, work))
    assert "another Filature is using" in capsys.readouterr().err
    restore = ["tables", "restore", copy, "--store", name]
    assert main(restore) == 2
    assert "--yes" in capsys.readouterr().err
    monkeypatch.setattr("sys.stdin", Terminal("n\n"))
    assert main(restore) == 1
    assert kept(name, "over") is None
    monkeypatch.setattr("sys.stdin", Terminal("y\n"))
    assert main(restore) == 0
    assert "3 tables with" in capsys.readouterr().out
    assert kept(name, "over") == kept(copy, "over") is not None
    (aside,) = tmp_path.glob("*.replaced-*Z")
    assert kept(str(aside), "over") is None
    assert kept(str(aside), "playing") == kept(name, "playing")
    for file in (name, aside):
        assert stat.S_IMODE(Path(file).stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.restoring*"))
    # Where there is nothing to lose, nothing is asked.
    assert main(["tables", "restore", copy, "--store", str(tmp_path / "in" / "new")]) == 0
    assert kept(str(tmp_path / "in" / "new"), "over") == kept(copy, "over")


def test_a_back_up_is_one_file_that_needs_nothing_beside_it(tmp_path: Path) -> None:
    """It may lie where nothing can be written: a write-ahead log would have to be made there."""
    name, folder = str(tmp_path / "tables.sqlite3"), tmp_path / "archive"
    folder.mkdir()
    asyncio.run(with_house(name, fill))
    copy = folder / "copy.sqlite3"
    assert main(["tables", "backup", str(copy), "--store", name]) == 0
    assert copy.read_bytes()[18:20] == b"\1\1"
    assert main(["tables", "restore", str(copy), "--yes", "--store", name]) == 0
    assert list(folder.iterdir()) == [copy]
    asyncio.run(with_house(name, nothing))
    assert Path(name).read_bytes()[18:20] == b"\2\2"


def test_the_log_of_a_replaced_store_is_never_taken_for_the_restored_one(tmp_path: Path) -> None:
    """Killed servers leave a write-ahead log, which belongs to the file that is replaced."""
    name, copy = str(tmp_path / "tables.sqlite3"), str(tmp_path / "copy.sqlite3")
    asyncio.run(with_house(name, fill))
    assert main(["tables", "backup", copy, "--store", name]) == 0
    left = sqlite3.connect(name, isolation_level=None)
    left.execute("pragma journal_mode=wal")
    left.execute("update tables set host = 'Mallory'")
    wal = Path(f"{name}-wal").read_bytes()
    left.close()
    Path(f"{name}-wal").write_bytes(wal)
    assert main(["tables", "restore", copy, "--yes", "--store", name]) == 0
    assert not Path(f"{name}-wal").exists()
    with sqlite3.connect(name) as file:
        hosts = {host for (host,) in file.execute("select host from tables")}
    assert "Mallory" not in hosts


def test_what_cannot_be_restored_changes_nothing(tmp_path: Path, capsys: Capture) -> None:
    name, copy = str(tmp_path / "tables.sqlite3"), tmp_path / "copy.sqlite3"
    asyncio.run(with_house(name, fill))
    assert main(["tables", "backup", str(copy), "--store", name]) == 0
    before, good = Path(name).read_bytes(), copy.read_bytes()

    def refused(words: str, *options: str) -> None:
        assert main(["tables", "restore", str(copy), "--yes", *options, "--store", name]) == 1
        assert words in capsys.readouterr().err
        assert Path(name).read_bytes() == before
        assert not [*tmp_path.glob("*.restoring*"), *tmp_path.glob("*.replaced*")]

    half = len(good) // 2
    copy.write_bytes(good[:half] + b"\xff" * 5000 + good[half + 5000 :])
    refused("is damaged")
    copy.write_bytes(b"Dear diary, " * 500)
    refused("is not an SQLite file")
    copy.write_bytes(b"")
    refused("holds no tables")
    copy.write_bytes(good)
    change(copy, "pragma user_version = 999")
    refused("newer Filature")
    copy.write_bytes(good)
    change(copy, "delete from log where table_id = 'over' and n = 3")
    refused("over (agent_hunter): entries are missing")
    assert main(["tables", "restore", name, "--yes", "--store", name]) == 1
    assert "the store itself" in capsys.readouterr().err
    assert main(["tables", "restore", str(copy), "--yes", "--anyway", "--store", name]) == 0


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(statement)


DAMAGES = {
    "delete from log where table_id = 'over' and n = 5": "entries are missing",
    "update tables set lines = lines + 1 where id = 'over'": "entries were written",
    "update tables set phase = 'playing' where id = 'over'": "is listed as playing",
    "delete from holders where table_id = 'over'": "who holds its seats",
    'update log set body = \'{"action":{"type":"x"}}\' where table_id = \'over\' and n = 9': (
        "entry 9 cannot be replayed"
    ),
    "update tables set game = 'diary' where id = 'over'": "there is no game diary",
    "update log set body = '{' where table_id = 'over' and n = 5": "entry 5 of its log cannot",
    "update log set body = '[]' where table_id = 'over' and n = 5": "entry 5 of its log cannot",
    "update log set kind = 'diary' where table_id = 'over' and n = 5": "entry 5 of its log cannot",
    "update tables set settings = '{' where id = 'over'": "its row cannot be read",
    "update tables set phase = 'diary' where id = 'over'": "its row cannot be read",
    "update tables set options = '7' where id = 'over'": "its row cannot be read",
}
UNREADABLE = [*DAMAGES][4:]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_check_says_which_table_is_wrong_and_nothing_of_its_game(
    damage: str, filled: str, capsys: Capture
) -> None:
    assert main(["tables", "check", "--store", filled]) == 0
    assert "3 tables with" in capsys.readouterr().out

    async def harm(lobby: Lobby) -> None:
        await lobby.store.fetch(damage)

    asyncio.run(with_house(filled, harm))
    assert main(["tables", "check", "--store", filled]) == 1
    printed = capsys.readouterr()
    assert "1 of the tables wrong" in printed.out
    assert DAMAGES[damage] in printed.err
    assert {line.split()[0] for line in printed.err.splitlines()} == {"over"}


@pytest.mark.parametrize("damage", UNREADABLE)
def test_no_command_ends_in_an_error_at_a_damaged_table_and_the_others_are_served(
    damage: str, filled: str, capsys: Capture, tmp_path: Path
) -> None:
    async def harm(lobby: Lobby) -> None:
        await lobby.store.fetch(damage)

    asyncio.run(with_house(filled, harm))

    def said(*arguments: str) -> tuple[int, str, str]:
        status = main(["tables", *arguments, "--store", filled])
        printed = capsys.readouterr()
        assert "Error" not in printed.err.replace("(ValidationError)", "")
        assert "Traceback" not in printed.err
        return status, printed.out, printed.err

    status, out, err = said("list")
    assert {"playing", "gathering"} <= {line.split()[0] for line in out.splitlines()}
    told = err.startswith("filature: over: its row cannot be read")
    assert told == (status == 1) == ("its row" in DAMAGES[damage])
    assert said("export", "over")[0] == 1
    assert said("export", "playing", "--truth")[0] == 0
    status, out, err = said("close", "over", "playing")
    assert status == 1
    assert "over: " in err
    assert "playing is stopped" in out
    assert said("forget-talk", "--older-than", "0")[0] == 0
    status, out, err = said("delete", "--yes", "over", "gathering")
    assert (status, err) == (0, "")
    assert "over is deleted" in out
    assert said("check")[0] == 0


def test_a_file_with_damaged_pages_is_told_of_in_words(tmp_path: Path, capsys: Capture) -> None:
    name = str(tmp_path / "tables.sqlite3")
    asyncio.run(with_house(name, fill))
    with closing(sqlite3.connect(name)) as file:
        file.execute("pragma wal_checkpoint(truncate)")
        page, size = file.execute(
            "select rootpage, (select page_size from pragma_page_size) from sqlite_master"
            " where name = 'log'"
        ).fetchone()
    with open(name, "r+b") as pages:
        pages.seek((page - 1) * size)
        pages.write(b"\xff" * size)
    assert main(["tables", "check", "--store", name]) == 1
    printed = capsys.readouterr()
    assert printed.err.count("pages of the file are damaged") == 3, "each table is looked at"
    for command in (["export", "over"], ["close", "over"], ["forget-talk", "--older-than", "0"]):
        assert main(["tables", *command, "--store", name]) == 1
        assert "damaged" in capsys.readouterr().err


class Terminal(io.StringIO):
    """Somebody at a terminal who answers."""

    def isatty(self) -> bool:
        return True


def main_in_thread(*arguments: str) -> int:
    """Call a command as another process would: outside the event loop that is running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(main, ["tables", *arguments]).result()


def test_for_postgresql_its_own_back_up_is_named(capsys: Capture, tmp_path: Path) -> None:
    address = "postgresql://ada:secret@example.org/filature"
    assert main(["tables", "backup", str(tmp_path / "copy"), "--store", address]) == 2
    words = capsys.readouterr().err
    assert "pg_dump" in words
    assert "secret" not in words
    assert main(["tables", "restore", str(tmp_path / "copy"), "--store", address]) == 2
    words = capsys.readouterr().err
    assert "pg_restore" in words
    assert "secret" not in words


@pytest.mark.parametrize("command", COMMANDS)
def test_what_cannot_be_done_is_said_in_words(
    command: str, store: str, tmp_path: Path, capsys: Capture
) -> None:
    """Where there is no store, and where it holds nothing."""
    arguments = [a.replace("FILE", str(tmp_path / "copy")) for a in COMMANDS[command]]
    call = ["tables", command, *arguments, *(["--yes"] if command == "restore" else [])]
    for nowhere in (
        str(tmp_path / "nowhere"),
        str(tmp_path),
        "postgresql://127.0.0.1:9/x",
        "x://y",
    ):
        assert main([*call, "--store", nowhere]) in (1, 2)
        assert capsys.readouterr().err.startswith("filature: ")
    assert not (tmp_path / "nowhere").exists()
    assert main([*call, "--store", store]) in (1, 2)
    asyncio.run(with_house(store, nothing))
    expected = 0 if command in ("list", "forget-talk", "backup", "check") else 1
    if command in ("backup", "restore") and store.startswith("postgresql:"):
        expected = 2
    assert main([*call, "--store", store]) == expected


async def nothing(lobby: Lobby) -> None:
    pass
