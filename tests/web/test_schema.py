"""The generated documents and types are up to date, and translated faithfully."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType, inspect

from filature.web import schema
from filature.web.schema.typescript import Writer


class Inner(msgspec.Struct):
    """A pair."""

    pair: tuple[int, str]


class Sample(msgspec.Struct, tag_field="type", tag="sample", rename={"from_": "from"}):
    """Fields of every kind."""

    from_: Literal["hand", "base"]
    inner: list[Inner | None]
    names: dict[str, tuple[float, ...]]
    left_out: bool | UnsetType = UNSET
    default: int | None = None


def test_the_generated_documents_and_types_are_up_to_date() -> None:
    assert schema.stale() == []


def test_python_types_are_translated_to_typescript() -> None:
    writer = Writer()
    writer.written(inspect.type_info(Sample))
    assert "".join(writer.declarations()).splitlines() == [
        "/** Fields of every kind. */",
        "export interface Sample {",
        '  type: "sample";',
        '  from: "base" | "hand";',
        "  inner: (Inner | null)[];",
        "  names: Record<string, number[]>;",
        "  left_out?: boolean;",
        "  default: number | null;",
        "}",
        "/** A pair. */",
        "export interface Inner {",
        "  pair: [number, string];",
        "}",
    ]
