"""Golden playthroughs: one random game of each set-up, printed so that a diff is a rules review.

For each step: who acted, what was asked, how many legal actions there were, the action; then what
each viewer was told and which fields of its view changed, viewers that got the same on one line.
Of a long game only the first and the last steps are printed in full. The code at the end of each
step is a digest of everything that the engine gives anybody there (see `digest`), so that a
change to what is not printed shows too.

`python -m filature.testing.playthrough DIR` writes all of them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from filature.arena.match import play_evenly
from filature.core.events import CHANCE, SPECTATOR, TRUTH, Event, Viewer, told_to
from filature.games import AnyGame, catalogue
from filature.testing.random_games import viewers

SEED = "playthrough"

PRINTED = 15
"""Steps of a game that are printed in full, from its beginning, and as many at its end."""

LISTED = 1000
"""Larger legal sets enter the digest with their size, their ends and their factored form."""

WIDTH = 100

Fields = dict[tuple[str, str], str]
"""A view, flattened: for the path of an object such as `hands.0` and a field of it, a text."""


def goldens() -> Iterator[tuple[str, AnyGame]]:
    """Return the name and the set-up of every golden: each game with each number of seats."""
    for id, game in catalogue().items():
        for seats in game.seat_counts:
            yield f"{id}-{seats}.txt", game(seats, {})


def playthrough(game: AnyGame) -> str:
    """Print one random game."""
    state = game.new()
    lines = [f"{game.id}, {game.seats} seats, rules version {game.rules_version}", ""]
    lines += seen(game, {viewer: {} for viewer in viewers(game)}, views(game, state))
    history = play_evenly(game, SEED).history
    for number, (actor, move) in enumerate(history, start=1):
        in_full = not PRINTED < number <= len(history) - PRINTED
        before = views(game, state) if in_full else {}
        asked = game.asked(state, actor)
        count = "" if actor == CHANCE else f", 1 of {len(game.legal(state, actor))}"
        events = game.play(state, actor, move)
        action = described(game.to_record(actor, move))
        header = f"{number}. {name_of(actor)}, {asked}{count}: {action}"
        header += f" [{digest(game, state, events)}]"
        if in_full:
            lines += ["", header, *told(game, events), *seen(game, before, views(game, state))]
        else:
            lines += [""] * (number == PRINTED + 1) + [header]
    lines += ["", f"outcome: {described(msgspec.to_builtins(game.outcome(state)))}"]
    return "\n".join(lines) + "\n"


def digest(game: AnyGame, state: Any, events: list[Event]) -> str:
    """Return a short hash of everything that the engine gives any viewer after a step.

    Namely: what each is told and sees, who must act and what is asked of them, and every legal set
    in order.
    """
    given: list[Any] = []
    for viewer in (*viewers(game), TRUTH):
        given += [told_to(viewer, events), game.view(state, viewer)]
    for actor in game.to_act(state):
        given.append([actor, game.asked(state, actor)])
        if actor != CHANCE:
            legal = game.legal(state, actor)
            places = range(len(legal)) if len(legal) <= LISTED else (0, 1, len(legal) - 1)
            moves = [legal.nth(at) for at in places]
            given += [len(legal), moves, game.factored(state, actor)]
    return sha256(msgspec.json.encode(given)).hexdigest()[:8]


def told(game: AnyGame, events: list[Event]) -> Iterator[str]:
    """Print each event, once for each form in which somebody is told it."""
    for event in events:
        forms: dict[str, list[Viewer]] = {described(msgspec.to_builtins(event)): []}
        for viewer in viewers(game):
            for form in told_to(viewer, [event]):
                forms.setdefault(described(msgspec.to_builtins(form)), []).append(viewer)
        for text, hearing in forms.items():
            yield f"  told {group_name(game, hearing)}: {text}"


def seen(
    game: AnyGame, before: Mapping[Viewer, Fields], now: Mapping[Viewer, Fields]
) -> Iterator[str]:
    """Print the fields of views that changed, once for each group of viewers that see the same."""
    groups: dict[tuple[Viewer, ...], dict[str, list[str]]] = {}
    changed = {viewer: changes(before[viewer], now[viewer]) for viewer in now}
    for item in dict.fromkeys(item for of_viewer in changed.values() for item in of_viewer):
        seeing = tuple(viewer for viewer in changed if item in changed[viewer])
        path, text = item
        groups.setdefault(seeing, {}).setdefault(path, []).append(text)
    for seeing, objects in groups.items():
        items = [f"{path} {', '.join(texts)}".strip() for path, texts in objects.items()]
        yield from wrapped(f"  view of {group_name(game, seeing)}: ", items)


def views(game: AnyGame, state: Any) -> dict[Viewer, Fields]:
    """Return every viewer's view, flattened."""
    return {v: dict(flat(msgspec.to_builtins(game.view(state, v)))) for v in viewers(game)}


def flat(value: Any, path: str = "", name: str = "") -> Iterator[tuple[tuple[str, str], str]]:
    """Flatten a JSON value; lists of plain values stay whole."""
    inner = f"{path}.{name}" if path else name
    if isinstance(value, dict) and value:
        for key, item in value.items():
            yield from flat(item, inner, str(key))
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        for at, item in enumerate(value):
            yield from flat(item, inner, str(at))
    elif path or name != "viewer":
        yield (path, name), to_text(value)


def changes(before: Fields, now: Fields) -> list[tuple[str, str]]:
    gone = [(path, f"{name} gone") for path, name in before if (path, name) not in now]
    return gone + [
        (key[0], f"{key[1]} {value}") for key, value in now.items() if before.get(key) != value
    ]


# Text


def described(value: Mapping[str, Any]) -> str:
    """Print an event or an action: its type and its fields."""
    fields = [f"{name} {to_text(item)}" for name, item in value.items() if name != "type"]
    kind = value.get("type", "")
    return f"{kind} ({', '.join(fields)})" if kind and fields else kind or ", ".join(fields)


def to_text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def wrapped(start: str, items: Iterable[str]) -> Iterator[str]:
    """Join items into lines of at most `WIDTH` columns, where no item is longer."""
    line, separator = start, ""
    for item in items:
        if separator and len(line) + len(item) > WIDTH:
            yield f"{line};"
            line, separator = "    ", ""
        line += separator + item
        separator = "; "
    yield line


def group_name(game: AnyGame, group: Sequence[Viewer]) -> str:
    """Name some viewers: all, nobody, or the shorter of those in the group and those not."""
    others = [viewer for viewer in viewers(game) if viewer not in group]
    if not others or not group:
        return "nobody" if others else "all"
    if len(others) < len(group):
        return f"all but {', '.join(map(name_of, others))}"
    return ", ".join(map(name_of, group))


def name_of(viewer: int) -> str:
    return {CHANCE: "chance", SPECTATOR: "spectator"}.get(viewer, f"seat {viewer}")


def main() -> int:
    """Write every golden into a folder."""
    if len(sys.argv) != 2:
        print("usage: python -m filature.testing.playthrough DIR", file=sys.stderr)
        return 2
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, game in goldens():
        (folder / name).write_text(playthrough(game), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
