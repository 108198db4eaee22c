"""The generated documents and types are up to date, and translated faithfully."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Literal

import msgspec
import pytest
from msgspec import UNSET, UnsetType, inspect

from filature.web import schema
from filature.web.schema import typescript
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


def test_no_kernel_is_needed_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernels need JAX, which a fresh checkout does not have."""
    imported: list[str] = []

    def importing(name: str) -> ModuleType:
        imported.append(name)
        return import_module(name)

    monkeypatch.setattr(typescript, "import_module", importing)
    schema.generated()
    assert imported
    assert not [name for name in imported if name.endswith(".kernel")]


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
