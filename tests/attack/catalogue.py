"""All attacks, in the order in which they are told of."""

from __future__ import annotations

import re

from tests.attack import (
    addresses,
    bot_processes,
    clocks,
    connections,
    delivery,
    floods,
    names,
    oversized,
    payloads,
    storage,
)
from tests.attack.scene import Attack


def all_attacks() -> list[Attack]:
    """Return every attack, by the number of its finding; neighbours come last."""
    themes = (
        oversized,
        bot_processes,
        addresses,
        connections,
        names,
        storage,
        clocks,
        delivery,
        floods,
        payloads,
    )
    found = [attack for theme in themes for attack in theme.ATTACKS]
    return sorted(found, key=lambda attack: rank(attack.finding))


def rank(finding: str) -> tuple[bool, int]:
    number = re.search(r"\d+", finding)
    return finding.startswith("near"), int(number[0]) if number else 99


def chosen(only: str, quick: bool) -> list[Attack]:
    """Return the attacks of some findings, or the quick ones."""
    wanted = [word.strip().lower() for word in only.split(",") if word.strip()]
    return [
        attack
        for attack in all_attacks()
        if (not quick or attack.quick)
        and (
            not wanted
            or attack.finding.lower() in wanted
            or any(len(word) > 3 and word in attack.name.lower() for word in wanted)
        )
    ]
