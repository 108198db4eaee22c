"""Deals on Ray give what deals here give. Ray itself is heavy: a stand-in has its interface."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from filature.cli import main
from tests.arena.contests import without_timings

Capture = pytest.CaptureFixture[str]
ARGUMENTS = ["arena", "agent_hunter", "--bots", "ref-random,ref-random", "--deals", "3"]


class StandIn(ModuleType):
    """As much of Ray as the arena uses; tasks are done backwards and when they are fetched."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.calls: list[Any] = []

    def init(self, address: str, log_to_driver: bool) -> None:
        if address == "nowhere":
            raise ConnectionError("nobody answers")
        self.calls.append(address)

    def shutdown(self) -> None:
        self.calls.append("shutdown")

    def remote(self, function: Callable[..., bytes]) -> Any:
        class Remote:
            @staticmethod
            def remote(*arguments: Any) -> Any:
                return lambda: function(*arguments)

        return Remote

    def wait(self, tasks: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return tasks[-num_returns:], tasks[:-num_returns]

    def get(self, tasks: list[Any]) -> list[bytes]:
        return [task() for task in tasks]


def test_ray_gives_the_same_table(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = StandIn()
    monkeypatch.setitem(sys.modules, "ray", ray)
    assert main([*ARGUMENTS, "--ray", "auto"]) == 0
    there = without_timings(capsys.readouterr().out)
    assert ray.calls == ["auto", "shutdown"]
    assert main([*ARGUMENTS, "--jobs", "1"]) == 0
    assert without_timings(capsys.readouterr().out) == there


def test_no_ray_is_said_in_words(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*ARGUMENTS, "--ray", "auto"]) == 1
    assert "pip install 'filature[ray]'" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "ray", StandIn())
    assert main([*ARGUMENTS, "--ray", "nowhere"]) == 1
    assert "there is no Ray at nowhere" in capsys.readouterr().err
