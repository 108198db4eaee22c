"""Golden playthroughs: a random game, every public accessor printed, each view beside the truth.

A difference in a golden is a difference in the rules or in what somebody is told: reading the
difference is reviewing it. `python -m filature.testing.playthrough DIR` writes them anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from filature.arena.match import play_evenly
from filature.core.events import CHANCE, SPECTATOR, TRUTH, Viewer, told_to
from filature.games import AnyGame, catalogue

SEED = "playthrough"

PRINTED = 15
"""Steps of a game that are printed, from its beginning, and as many again at its end."""


def goldens() -> Iterator[tuple[str, AnyGame]]:
    """Return the name and the set-up of every golden: each game with each number of seats."""
    for id, game in catalogue().items():
        for seats in game.seat_counts:
            yield f"{id}-{seats}.txt", game(seats, {})


def playthrough(game: AnyGame) -> str:
    """Print one random game."""
    viewers: list[Viewer] = [*range(game.seats), SPECTATOR]
    state = game.new()
    seen = {viewer: flat(msgspec.to_builtins(game.view(state, viewer))) for viewer in viewers}
    lines = [f"{game.id}, {game.seats} seats, rules version {game.rules_version}"]
    for viewer in viewers:
        lines += [f"{named(viewer)} sees {path} = {value}" for path, value in seen[viewer].items()]
    history = play_evenly(game, SEED).history
    for number, (actor, move) in enumerate(history, start=1):
        asked = game.asked(state, actor)
        count = "" if actor == CHANCE else f" of {len(game.legal(state, actor))}"
        events = game.play(state, actor, move)
        views = {viewer: flat(msgspec.to_builtins(game.view(state, viewer))) for viewer in viewers}
        if number <= PRINTED or number > len(history) - PRINTED:
            action = text(game.to_record(actor, move))
            lines += ["", f"{number}. {named(actor)} {asked}{count}: {action}"]
            lines += [f"  truth: {text(msgspec.to_builtins(e))}" for e in told_to(TRUTH, events)]
            for viewer in viewers:
                for event in told_to(viewer, events):
                    lines.append(f"  {named(viewer)} told: {text(msgspec.to_builtins(event))}")
                changed = changes(seen[viewer], views[viewer])
                lines += [f"  {named(viewer)} sees {change}" for change in changed]
            lines.append(f"  to act: {[named(a) for a in game.to_act(state)]}")
        seen = views
    lines.append("")
    lines.append(f"outcome: {text(msgspec.to_builtins(game.outcome(state)))}")
    return "\n".join(lines) + "\n"


def named(viewer: int) -> str:
    return {CHANCE: "chance", SPECTATOR: "spectator"}.get(viewer, f"seat {viewer}")


def text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def flat(value: Any, path: str = "") -> dict[str, str]:
    """Return a JSON value as a flat map from paths to texts; short lists stay whole."""
    if isinstance(value, dict) and value:
        items = value.items()
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        items = ((str(at), item) for at, item in enumerate(value))  # type: ignore[assignment]
    else:
        return {path: text(value)}
    result: dict[str, str] = {}
    for key, inner in items:
        result |= flat(inner, f"{path}.{key}" if path else str(key))
    return result


def changes(before: dict[str, str], now: dict[str, str]) -> list[str]:
    gone = [f"{path} no more" for path in before if path not in now]
    return gone + [f"{path} = {value}" for path, value in now.items() if before.get(path) != value]


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
