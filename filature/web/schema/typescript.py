"""TypeScript types, generated from msgspec types.

`wire_types` covers the messages of `core/messages.py`. `game_types` covers one game: `View` and the
types nested in it by their Python names, `GameEvent` and `GameAction` as unions of interfaces named
after the Python classes with `Event` or `Action` appended, and the game's named `Literal` types.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from typing import Any, Literal, get_args, get_origin

from msgspec import NODEFAULT, inspect

from filature.core import messages as m
from filature.core.game import Game
from filature.games import AnyGame, folder
from filature.web.schema.components import BODIES, first_line

GENERATED = "// Generated from {} by `python -m filature.web.schema`: do not edit."


class Writer:
    """Translates msgspec types; remembers what is referred to until `declarations` writes it."""

    def __init__(self) -> None:
        self.names: dict[type, str] = {}
        self.overrides: dict[tuple[str, str], str] = {}
        """TypeScript types for some (interface, field), in place of the translated ones."""
        self.comments = True
        self.is_optional: Callable[[type, inspect.Field], bool] = may_be_left_out
        self.structs: dict[str, inspect.StructType] = {}
        self.literals: dict[str, tuple[Any, ...]] = {}
        """Values by the name of a `Literal`; `used` are those that are referred to."""
        self.used: set[str] = set()

    def struct(self, kind: inspect.StructType) -> str:
        """Return the name of a struct's interface, and have it declared."""
        name = self.names.get(kind.cls, kind.cls.__name__)
        if name not in self.structs:
            self.structs[name] = kind
            for field in kind.fields:
                self.written(field.type)
        elif self.structs[name].cls is not kind.cls:
            raise TypeError(f"two types are called {name}")
        return name

    def written(self, kind: inspect.Type) -> str:
        """Return a type as TypeScript."""
        match kind:
            case inspect.StructType():
                return self.struct(kind)
            case inspect.UnionType():
                return " | ".join(self.written(part) for part in kind.types)
            case inspect.LiteralType():
                return self.literal(kind.values)
            case inspect.ListType() | inspect.VarTupleType():
                item = self.written(kind.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case inspect.TupleType():
                return f"[{', '.join(self.written(part) for part in kind.item_types)}]"
            case inspect.DictType():
                return f"Record<{self.written(kind.key_type)}, {self.written(kind.value_type)}>"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType():
                return "unknown"
        raise TypeError(f"no TypeScript for {kind}")

    def literal(self, values: tuple[Any, ...]) -> str:
        """Return the name of a `Literal` that has one, otherwise its values."""
        for name, named in self.literals.items():
            if set(named) == set(values):
                self.used.add(name)
                return name
        return " | ".join(json.dumps(value) for value in values)

    def declarations(self) -> list[str]:
        """Return the interfaces of all structs referred to."""
        return [self.interface(name, kind) for name, kind in self.structs.items()]

    def interface(self, name: str, kind: inspect.StructType) -> str:
        lines = [f"/** {first_line(kind.cls)} */"] if self.comments else []
        lines.append(f"export interface {name} {{")
        if kind.tag_field is not None:
            lines.append(f"  {kind.tag_field}: {json.dumps(kind.tag)};")
        for field in kind.fields:
            mark = "?" if self.is_optional(kind.cls, field) else ""
            text = self.overrides.get((name, field.encode_name)) or self.written(field.type)
            lines.append(f"  {field.encode_name}{mark}: {text};")
        return "\n".join(lines) + "\n}\n"


def may_be_left_out(kind: type, field: inspect.Field) -> bool:
    """Tell whether a field may be missing in what is sent: unset, or omitted at its default."""
    unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return not field.required and (unset or kind.__struct_config__.omit_defaults)  # type: ignore[attr-defined]


# Messages

OVERRIDES = {
    ("Ack", "error"): "Say | null",
    ("Alternative", "fixed"): "RecordAction",
    ("Command", "action"): "RecordAction",
    ("Draft", "fixed"): "RecordAction",
    ("EventMessage", "say"): "Say[]",
    ("PatchMessage", "say"): "Say[]",
    ("LessonStep", "told"): "Say[]",
    ("Notice", "say"): "Say",
    ("Problem", "error"): "Say",
    ("MyGame", "last"): "Say | null",
    ("MyGame", "since"): "Say[]",
    ("Channel", "failure"): "Say | null",
    ("TrialAnswer", "failure"): "Say | null",
    ("Candidate", "action"): "RecordAction",
    ("Case", "told"): "Say[][]",
    ("CaseAnswer", "action"): "RecordAction | null",
    ("CaseVerdict", "action"): "RecordAction | null",
    ("CaseVerdict", "proof"): "Say[] | null",
    ("CaseVerdict", "why"): "Say",
    ("DecisionDebrief", "action"): "RecordAction",
    ("SeatDebrief", "sentences"): "Say[]",
    ("Tried", "told"): "Say[][]",
    ("Try", "action"): "RecordAction | null",
    ("ReplayStep", "say"): "Say[]",
    ("ReplayStep", "why"): "Say | null",
    ("Understanding", "actions"): "RecordAction[]",
    ("Welcome", "say"): "Say[][]",
}
"""Fields whose Python type, `dict[str, Any]`, has lost its name."""


def wire_types() -> str:
    """Return the types of all messages."""
    writer = Writer()
    writer.overrides = OVERRIDES
    writer.is_optional = lambda kind, field: (
        not field.required and (not issubclass(kind, m.Told) or may_be_left_out(kind, field))
    )
    for kind in inspect.multi_type_info(BODIES):
        writer.written(kind)
    writer.structs = dict(sorted(writer.structs.items()))
    unions = (("FromServer", m.FromServer), ("FromClient", m.FromClient), ("Act", m.Act))
    return "\n".join(
        [
            GENERATED.format("core/messages.py") + "\n",
            f"export const PROTOCOL = {m.PROTOCOL};\n",
            "export type Json = unknown;",
            "export type Say = { type: string; [field: string]: unknown };",
            "export type RecordAction = { type: string; [field: string]: unknown };\n",
            *writer.declarations(),
            *(union(name, [kind.__name__ for kind in get_args(kinds)]) for name, kinds in unions),
        ]
    )


# Games


def game_types(game: type[AnyGame]) -> str:
    """Return the types of a game's view, events and actions."""
    view, events, actions = view_type(game), get_args(game.event_type), get_args(game.action_type)
    writer = Writer()
    writer.comments = False  # a docstring is no reason to build the client again
    writer.names = {
        view: "View",
        **{kind: kind.__name__ + "Event" for kind in events},
        **{kind: kind.__name__ + "Action" for kind in actions},
    }
    writer.literals = named_literals(game)
    for kind in inspect.multi_type_info([view, *events, *actions]):
        writer.written(kind)
    interfaces = writer.declarations()
    return "\n".join(
        [
            GENERATED.format("this game's view, events and actions") + "\n",
            *(
                union(name, [json.dumps(value) for value in values])
                for name, values in sorted(writer.literals.items())
                if name in writer.used
            ),
            *interfaces,
            union("GameEvent", [writer.names[kind] for kind in events]),
            union("GameAction", [writer.names[kind] for kind in actions]),
        ]
    )


def view_type(game: type[AnyGame]) -> type:
    """Return the view that a game's class is declared with: `Game[State, View]`."""
    for ancestor in game.__mro__:
        for declared in vars(ancestor).get("__orig_bases__", ()):
            if get_origin(declared) is Game:
                view: type = get_args(declared)[1]
                return view
    raise TypeError(f"{game.__name__} does not name its state and its view")


KERNEL = "kernel.py"
"""Needs JAX, which a server and most checkouts do not have; nothing of it is on the wire."""


def named_literals(game: type[AnyGame]) -> dict[str, tuple[Any, ...]]:
    """Return the `Literal` types that have a name in a game's modules, with their values."""
    package = game.__module__.rpartition(".")[0]
    names = sorted(entry.name for entry in folder(game.id).iterdir())
    modules = [
        import_module(f"{package}.{name[:-3]}")
        for name in names
        if name.endswith(".py") and name != KERNEL
    ]
    return {
        name: get_args(value)
        for module in modules
        for name, value in vars(module).items()
        if get_origin(value) is Literal
    }


def union(name: str, parts: list[str]) -> str:
    """Return a union type, on one line where it fits."""
    line = f"export type {name} = {' | '.join(parts)};\n"
    if len(line) <= 100:
        return line
    return f"export type {name} =" + "".join(f"\n  | {part}" for part in parts) + ";\n"
