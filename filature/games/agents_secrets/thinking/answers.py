"""Bots' answers: choices as record actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from filature.bots.player import Choice
from filature.games.agents_secrets.lookup import Split
from filature.games.agents_secrets.street import AGENTS, PLACES
from filature.games.agents_secrets.thinking.info_state import InfoState

Reason = dict[str, Any] | None


def move(info: InfoState, split: Split, reason: Reason = None) -> Choice:
    """Answer with a split of the die."""
    steps = {info.name(at): steps for at, steps in enumerate(split) if steps}
    return Choice({"type": "move", "steps": steps}, reason)


def file(place: int, reason: Reason = None) -> Choice:
    """Answer with a place for the file."""
    return Choice({"type": "file", "to": PLACES[place]}, reason)


def report(info: InfoState, owners: Mapping[int, int], reason: Reason = None) -> Choice:
    """Answer with a report: the seat that holds each agent; agents not named are independent."""
    lines = {
        AGENTS[agent]: owners.get(at) for at, agent in enumerate(info.agents) if at != info.own
    }
    return Choice({"type": "report", "owners": lines}, reason)
