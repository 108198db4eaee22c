"""`filature doctor --store --config`: settings, store, disk and mail server of this machine."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from hypothesis import given
from hypothesis import strategies as st

from filature.cli import main
from filature.commands.deployment import on_machine as machine
from filature.commands.deployment.finding import Finding
from filature.commands.deployment.site import Site
from filature.tables.hosting import Hosting, Mail, read_hosting
from filature.tables.store import CannotKeep
from filature.tables.store_version import CURRENT, store_version
from filature.tables.stores import store_named
from tests.commands.faulty_proxy import certificate, server_tls
from tests.serving import free_port

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A store as this program makes it."""
    path = tmp_path / "tables.sqlite3"

    async def make() -> None:
        store = store_named(str(path))
        await store.open()
        await store.close()

    asyncio.run(make())
    return path


def states(findings: Iterator[Finding] | list[Finding]) -> dict[str, str]:
    """Return the worst that is said about each thing."""
    order = ["ok", "warning", "wrong"]
    found: dict[str, str] = {}
    for finding in findings:
        known = found.get(finding.about, "ok")
        found[finding.about] = max(known, finding.state, key=order.index)
    return found


def of_store(path: Path | str) -> dict[str, str]:
    return states(machine.on_machine(str(path), None, None))


def set_version(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"pragma user_version = {version}")


# The store


def test_a_store_that_is_as_it_should_be_has_nothing_wrong(kept: Path, capsys: Capture) -> None:
    assert main(["doctor", "--store", str(kept)]) == 0
    assert f"ok       store: of version {CURRENT}" in capsys.readouterr().out


@given(version=st.integers(1, 3 * CURRENT))
def test_the_version_is_told_and_the_store_is_not_migrated(kept: Path, version: int) -> None:
    set_version(kept, version)
    expected = "ok" if version == CURRENT else "warning" if version < CURRENT else "wrong"
    assert of_store(kept)["store"] == expected
    assert asyncio.run(store_version(str(kept))) == version


def test_a_database_is_looked_at_without_being_made(database: str) -> None:
    assert asyncio.run(store_version(database)) is None
    assert of_store(database)["store"] == "ok"
    assert asyncio.run(store_version(database)) is None

    async def make() -> None:
        store = store_named(database)
        await store.open()
        await store.close()

    asyncio.run(make())
    assert asyncio.run(store_version(database)) == CURRENT


def test_a_file_that_is_no_store_is_wrong(tmp_path: Path) -> None:
    for name, content in (("text", b"x" * 5000), ("other", b"")):
        path = tmp_path / name
        path.write_bytes(content)
        if not content:
            with closing(sqlite3.connect(path)) as other:
                other.execute("create table recipes (name)")
        before = path.read_bytes()
        assert of_store(path)["store"] == "wrong"
        assert path.read_bytes() == before


def test_no_store_yet_is_well_where_one_can_be_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.sqlite3"
    assert of_store(path)["store"] == "ok"
    assert not path.parent.exists()


def test_a_database_that_does_not_answer_is_wrong() -> None:
    port = free_port()
    assert of_store(f"postgresql://nobody@127.0.0.1:{port}/none")["store"] == "wrong"


def test_an_unusable_key_for_push_is_wrong(kept: Path) -> None:
    assert of_store(kept)["push"] == "ok"
    with closing(sqlite3.connect(kept)) as connection:
        connection.execute("insert into server_keys (name, value) values ('vapid', 'xyz')")
        connection.commit()
    assert of_store(kept)["push"] == "wrong"


# The disk


def test_a_store_that_others_can_read_is_wrong(kept: Path) -> None:
    assert of_store(kept)["permissions"] == "ok"
    kept.chmod(0o640)
    assert of_store(kept)["permissions"] == "wrong"


@pytest.mark.parametrize(
    ("free", "state"), [(50 * 2**20, "wrong"), (500 * 2**20, "warning"), (50 * 2**30, "ok")]
)
def test_little_room_is_told(
    kept: Path, free: int, state: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = type("Usage", (), {"free": free})
    monkeypatch.setattr("shutil.disk_usage", lambda place: usage)
    assert of_store(kept)["disk"] == state


@pytest.mark.parametrize("kind", ["nfs4", "cifs", "9p", "fuse.sshfs"])
def test_a_network_drive_is_wrong(
    kind: str, kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mounts = tmp_path / "mountinfo"
    mounts.write_text(
        f"22 1 0:1 / / rw - ext4 /dev/vda rw\n33 22 0:3 / {tmp_path} rw - {kind} server:/x rw\n"
    )
    monkeypatch.setattr(machine, "MOUNTS", mounts)
    assert of_store(kept)["disk"] == "wrong"


FOLDERS = st.lists(st.sampled_from(["a", "b", "with space", "ä"]), max_size=4)


@given(points=st.lists(FOLDERS, max_size=6), place=FOLDERS)
def test_the_nearest_mount_decides_and_of_several_the_last(
    points: list[list[str]], place: list[str]
) -> None:
    mounts, nearest, kind = "", -1, None
    for number, point in enumerate(points):
        escaped = "/".join(point).replace(" ", "\\040")
        mounts += f"{number} 1 0:1 / /{escaped} rw,relatime shared:1 - kind{number} dev rw\n"
        if place[: len(point)] == point and len("/".join(point)) >= nearest:
            nearest, kind = len("/".join(point)), f"kind{number}"
    assert machine.kind_of_mount(mounts, "/" + "/".join(place)) == kind


def test_a_clock_that_nothing_keeps_is_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    for answer, state in ((True, "ok"), (False, "warning"), (None, "warning")):
        monkeypatch.setattr(machine, "clock_is_synchronised", lambda answer=answer: answer)
        assert machine.kept_clock().state == state


# Settings

GOOD = 'origin = "https://games.example"\n'


@pytest.mark.parametrize(
    ("text", "state"),
    [
        (GOOD, "ok"),
        ("", "warning"),
        ('origin = "https://games.example/"\n', "ok"),
        ('origin = "https://elsewhere.example"\n', "wrong"),
        ('origin = "games.example"\n', "wrong"),
        ('origin = "https://games.example/play"\n', "wrong"),
        (GOOD + "inner_endpoints = true\n", "wrong"),
        (GOOD + "unknown = 1\n", "wrong"),
        ("not toml", "wrong"),
    ],
)
def test_settings_are_read_and_compared_with_the_address(
    text: str, state: str, kept: Path, tmp_path: Path
) -> None:
    config = tmp_path / "settings.toml"
    config.write_text(text)
    site = Site.parse("https://games.example")
    assert states(machine.on_machine(str(kept), str(config), site))["settings"] == state


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://games.example/", "https://games.example"),
        ("HTTPS://Games.Example:443", "https://games.example"),
        ("http://localhost:8765", "http://localhost:8765"),
        ("http://[::1]:80/", "http://[::1]"),
    ],
)
def test_the_origin_is_what_browsers_send_so_that_passkeys_fit(text: str, origin: str) -> None:
    assert Hosting(origin=text).origin == origin


@pytest.mark.parametrize(
    "text",
    ["", "games.example", "ftp://x", "https://", "https://a/b", "https://u@a", "https://a?b"],
)
def test_an_origin_that_is_none_is_refused_in_words(text: str, tmp_path: Path) -> None:
    config = tmp_path / "settings.toml"
    config.write_text(f'origin = "{text}"\n')
    with pytest.raises(CannotKeep, match="no address such as https"):
        read_hosting(str(config))


def test_a_password_that_others_can_read_is_warned_of(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = tmp_path / "settings.toml"
    port = free_port()
    config.write_text(
        f'{GOOD}[mail]\nhost = "127.0.0.1"\nport = {port}\nsender = "a@b.example"\n'
        'user = "u"\npassword = "p"\n'
    )
    for mode, state in ((0o644, "warning"), (0o640, "ok")):
        config.chmod(mode)
        found = states(machine.on_machine(str(kept), str(config), None))
        assert (found["settings"], found["mail"]) == (state, "wrong")


# Mail


class Refusing:
    """Takes no message: the doctor sends none."""

    sent = False

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        Refusing.sent = True
        return "250 taken"


@pytest.fixture
def smtp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    files = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(files[0]))
    port = free_port()
    controller = Controller(
        Refusing(),
        hostname="127.0.0.1",
        port=port,
        tls_context=server_tls(files),
        authenticator=lambda server, session, envelope, mechanism, data: AuthResult(
            success=data.password == b"right", handled=False
        ),
        auth_required=True,
        auth_require_tls=True,
    )
    controller.start()
    yield port
    controller.stop()


def mail(port: int, **other: Any) -> Finding:
    settings = Mail("localhost", "filature@games.example", port, **other)
    (found,) = asyncio.run(machine.mail_server(settings))
    return found


def test_a_mail_server_is_greeted_and_nothing_is_sent(smtp: int) -> None:
    assert mail(smtp, user="u", password="right").state == "ok"
    assert not Refusing.sent


def test_what_a_mail_server_has_against_us_is_said_in_words(
    smtp: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "user and password" in mail(smtp, user="u", password="false").text
    assert "nothing listens there" in mail(free_port()).text
    assert mail(smtp, tls="tls").state == "wrong"
    monkeypatch.delenv("SSL_CERT_FILE")
    assert "certificate is not accepted" in mail(smtp).text


def test_a_mail_server_without_tls_elsewhere_is_wrong(
    smtp: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert mail(smtp, tls="none").state == "ok"
    monkeypatch.setattr(machine, "is_loopback_name", lambda host: False)
    assert mail(smtp, tls="none").state == "wrong"
