"""Who opens many connections, and sends nothing, keeps nobody else out."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.tables.hosting import LimitSettings
from filature.web.limits import Limits
from filature.web.open_connections import (
    CROWDED,
    LOG_SECONDS,
    MOST_FILES,
    SILENT_SECONDS,
    OpenConnections,
    room_for_connections,
)
from tests.run_command import run_command
from tests.serving import Server

GREEDY, OTHER = "127.0.0.2", "127.0.0.1"
TIGHT = """[limits]
connections = 10
polls = 10
other_connections = 10
"""
BY_ADDRESS = 30

only_linux = pytest.mark.skipif(
    not Path("/proc/self/statm").exists(), reason="127.0.0.2 is an address of its own on Linux only"
)


# A running server


@contextmanager
def running(
    folder: Path, text: str = "", proxied: bool = False, files: int | None = None
) -> Iterator[Server]:
    config = folder / "filature.toml"
    config.write_text(text)
    server = Server(folder, proxied=proxied, limits=1, config=config, files=files)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def opened(server: Server, address: str, count: int) -> list[socket.socket]:
    """Open connections from an address; those that are refused are among them."""
    return [
        socket.create_connection(("127.0.0.1", server.port), 10, source_address=(address, 0))
        for _ in range(count)
    ]


def is_answered(server: Server, address: str) -> bool:
    """Tell whether a new connection from an address is answered."""
    try:
        with closing(opened(server, address, 1)[0]) as connection:
            return answers(connection)
    except OSError:
        return False


def answers(connection: socket.socket) -> bool:
    """Tell whether a request on an open connection is answered."""
    try:
        connection.settimeout(10)
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return connection.recv(4096).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


@only_linux
def test_one_address_cannot_take_all_files_of_the_server(tmp_path: Path) -> None:
    with running(tmp_path, files=256) as server:
        idle = opened(server, GREEDY, 600)
        assert all(is_answered(server, OTHER) for _ in range(20))
        for connection in idle:
            connection.close()
        assert is_answered(server, GREEDY)
        said = server.stop()
    assert "Traceback" not in said
    assert "127.0.0" not in said
    assert len([line for line in said.splitlines() if "connections" in line]) == 1


@only_linux
def test_the_newest_connections_of_a_greedy_address_are_ended(tmp_path: Path) -> None:
    with running(tmp_path, TIGHT) as server:
        idle = opened(server, GREEDY, 3 * BY_ADDRESS)
        assert is_answered(server, OTHER)
        kept = [answers(connection) for connection in idle]
        assert kept == [True] * BY_ADDRESS + [False] * 2 * BY_ADDRESS
        idle[0].close()
        said = server.stop()
    assert "127.0.0" not in said
    (line,) = [line for line in said.splitlines() if "connections are refused" in line]
    assert f"one address has {BY_ADDRESS} open" in line


@only_linux
def test_behind_a_proxy_all_connections_are_the_proxy_s(tmp_path: Path) -> None:
    with running(tmp_path, TIGHT, proxied=True) as server:
        assert all(answers(connection) for connection in opened(server, GREEDY, 3 * BY_ADDRESS))


@only_linux
@pytest.mark.parametrize(("soft", "hard"), [(100, 1000), (1000, 1000), (100, 100)])
def test_a_server_raises_its_limit_of_files_as_far_as_it_may(soft: int, hard: int) -> None:
    program = (
        f"import resource as r; r.setrlimit(r.RLIMIT_NOFILE, ({soft}, {hard}));"
        "from filature.web.open_connections import raise_file_limit;"
        "print(raise_file_limit(), *r.getrlimit(r.RLIMIT_NOFILE))"
    )
    assert run_command(sys.executable, "-c", program).split() == [str(hard)] * 3


# The rule, with any connections in any order


class OneTransport(asyncio.Transport):
    """A connection of which nothing but its end is of interest."""

    aborted = False

    def abort(self) -> None:
        self.aborted = True


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["open"] * 5 + ["close", "close", "heard", "wait"]),
        st.integers(0, 5),
        st.integers(0, 30),
    ),
    min_size=20,
    max_size=120,
)


@settings(max_examples=30 * settings().max_examples)
@given(steps=STEPS, by_address=st.none() | st.integers(1, 6), in_all=st.integers(1, 12))
def test_nobody_is_ended_for_another_who_has_more(
    steps: list[tuple[str, int, int]], by_address: int | None, in_all: int
) -> None:
    """Against a list of all connections that is looked through each time."""
    clock = Clock()
    doors = OpenConnections(by_address, in_all, clock)
    model: list[tuple[str, OneTransport]] = []
    silent: dict[OneTransport, float] = {}

    def count(address: str) -> int:
        return sum(found == address for found, _ in model)

    for kind, who, at in steps:
        address = f"192.0.2.{who}" if by_address else ""
        if kind == "open":
            before, new = list(model), OneTransport()
            counts = {found: count(found) for found, _ in before}
            doors.add(new, address)
            model.append((address, new))
            silent[new] = clock.now
            for owner, ended in [one for one in model if one[1].aborted]:
                model.remove((owner, ended))
                silence = clock.now - silent.pop(ended, clock.now)
                if ended is new or silence >= SILENT_SECONDS:
                    continue
                # For the newcomer, the newest of those who have most.
                assert counts[owner] == max(counts.values()) > counts.get(address, 0) + 1
                assert ended is [one for found, one in before if found == owner][-1]
            if new.aborted:
                assert counts.get(address, 0) == by_address or len(before) >= in_all
        elif kind == "close" and model:
            _, closing = model.pop(at % len(model))
            silent.pop(closing, None)
            doors.remove(closing)
            doors.remove(closing)
        elif kind == "heard" and model:
            _, speaking = model[at % len(model)]
            silent.pop(speaking, None)
            doors.heard(speaking)
        elif kind == "wait":
            clock.now += at
        assert set(doors.owners) == {one for _, one in model}
        assert len(model) <= in_all
        assert by_address is None or all(count(one) <= by_address for one, _ in model)
    for _, one in list(model):
        doors.remove(one)
    assert not doors.owners
    assert not doors.by_address
    assert not doors.silent


def test_who_has_sent_nothing_is_ended_sooner_when_it_is_crowded() -> None:
    clock = Clock()
    doors = OpenConnections(None, 100, clock)
    transports = [OneTransport() for _ in range(100)]
    enough = round(CROWDED * 100)
    for transport in transports[:enough]:
        doors.add(transport, "")
    clock.now += SILENT_SECONDS
    doors.heard(transports[0])
    assert not any(transport.aborted for transport in transports)
    doors.add(transports[enough], "")
    ended = [transport.aborted for transport in transports]
    assert ended == [False] + [True] * (enough - 1) + [False] * (100 - enough)


def test_what_is_refused_is_logged_in_words_once_a_minute(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock = Clock()
    doors = OpenConnections(2, 100, clock)
    with caplog.at_level(logging.INFO):
        for _ in range(3):
            for _ in range(50):
                doors.add(OneTransport(), "192.0.2.7")
                clock.now += LOG_SECONDS / 100
            clock.now += LOG_SECONDS / 2
    assert len(caplog.records) == 3
    assert all("192.0.2.7" not in record.getMessage() for record in caplog.records)


@given(files=st.integers(64, MOST_FILES), most=st.integers(1, 1_000_000))
def test_some_files_are_left_for_the_store_and_for_a_burst(files: int, most: int) -> None:
    room, backlog = room_for_connections(files, most)
    assert 1 <= room <= most
    assert backlog >= 1
    assert room + backlog <= files - min(128, files // 2)


def test_sockets_long_polls_and_other_connections_have_room_beside_each_other() -> None:
    usual = LimitSettings()
    each = usual.connections + usual.polls + usual.other_connections
    assert Limits(lambda: 0.0).tcp == each
    assert Limits(lambda: 0.0, 2.0).tcp == 2 * each
    assert Limits(lambda: 0.0, 0.0001).tcp == 1
