"""Where two JSON values differ, told by their fields rather than whole."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

MOST = 3
"""So many fields are told; of more, how many they are."""
LONGEST = 80
"""Letters of a value that are told."""

ABSENT: Any = object()


def differences(name: str, one: Any, other: Any) -> str:
    """Tell the first fields in which two values differ: `view.hands[0].cards: [3, 7] / null`."""
    found = list(differing(name, one, other))
    told = [f"{path}: {shortened(here)} / {shortened(there)}" for path, here, there in found]
    more = [f"and {len(told) - MOST} more"] if len(told) > MOST else []
    return "; ".join(told[:MOST] + more)


def differing(path: str, one: Any, other: Any) -> Iterator[tuple[str, Any, Any]]:
    """Yield the path of every field that differs, with both values.

    Lists that differ in length, or hold nothing but plain values, are told whole.
    """
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*one, *other]):
            below = f"{path}.{key}"
            yield from differing(below, one.get(key, ABSENT), other.get(key, ABSENT))
        if one.keys() == other.keys() and list(one) != list(other):
            yield f"{path}, in its order", list(one), list(other)
    elif alike(one, other):
        for at, (here, there) in enumerate(zip(one, other, strict=True)):
            yield from differing(f"{path}[{at}]", here, there)
    elif one is ABSENT or other is ABSENT or json.dumps(one) != json.dumps(other):
        yield path, one, other


def alike(one: Any, other: Any) -> bool:
    """Tell whether two lists are to be compared item by item."""
    if not isinstance(one, list) or not isinstance(other, list) or len(one) != len(other):
        return False
    return any(isinstance(item, dict | list) for item in (*one, *other))


def shortened(value: Any) -> str:
    """Write a value as JSON, cut where it is long."""
    if value is ABSENT:
        return "absent"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
