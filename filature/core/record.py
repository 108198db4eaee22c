"""Records: JSON Lines that hold the whole truth of a game and replay to the same end anywhere.

Reading a record is replaying it: one that the rules do not allow is refused with line and reason.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from filature.core.events import CHANCE, Event
from filature.core.game import Game, Outcome
from filature.core.knowledge import Move
from filature.core.legal import Json, RecordAction, same, written
from filature.core.refusals import Refused

FORMAT = "filature/1"
AnyGame = Game[Any, Any]


class BadRecord(Exception):
    """A record is wrong: `line` counted from 1, and `say` the message that tells why."""

    def __init__(self, line: int, say: Mapping[str, Any]) -> None:
        self.line = line
        self.say = say
        super().__init__(f"line {line}: {say}")


class Record(msgspec.Struct):
    """A record as read: the game as set up, the players' names, the moves and, if it ended, how."""

    game: Any
    players: list[str]
    history: list[tuple[int, Move]]
    outcome: Outcome | None

    def steps(self) -> Iterator[tuple[Any, list[Event]]]:
        """Replay the record: the state and the events after each step. The state is one object."""
        state = self.game.new()
        for actor, move in self.history:
            yield state, self.game.play(state, actor, move)


def write(
    game: AnyGame,
    players: Sequence[str],
    history: Sequence[tuple[int, Move]],
    outcome: Outcome | None,
) -> str:
    """Write a record, simultaneous decisions in seat order."""
    steps = [
        (None if actor == CHANCE else actor, game.to_record(actor, move))
        for actor, move in in_seat_order(game, history)
    ]
    return write_raw(game.id, game.chosen_options, players, steps, outcome)


def write_raw(
    game: str,
    options: Mapping[str, Json],
    players: Sequence[str],
    steps: Sequence[tuple[int | None, RecordAction]],
    outcome: Outcome | None = None,
) -> str:
    """Write a record from its parts, unchecked: of a game whose rules have changed since."""
    lines: list[Json] = [
        {
            "format": FORMAT,
            "game": game,
            "seats": len(players),
            "options": dict(options),
            "players": list(players),
        }
    ]
    lines += [{"seat": seat, "action": action} for seat, action in steps]
    if outcome is not None:
        lines.append({"outcome": msgspec.to_builtins(outcome)})
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def in_seat_order(game: AnyGame, history: Sequence[tuple[int, Move]]) -> list[tuple[int, Move]]:
    """Put simultaneous decisions into seat order; a choice not yet complete is left out."""
    state = game.new()
    ordered: list[tuple[int, Move]] = []
    pending: list[tuple[int, Move]] = []
    awaited: set[int] = set()
    for actor, move in history:
        if not pending:
            awaited = set(game.to_act(state))
        game.play(state, actor, move)
        pending.append((actor, move))
        awaited.discard(actor)
        if not awaited:
            ordered += sorted(pending, key=lambda entry: entry[0])
            pending = []
    return ordered


def read(text: bytes, find: Callable[[str], type[AnyGame]]) -> Record:
    """Read a record strictly and replay it; `find` gives the game of an id, or refuses it.

    An option may be above its maximum, as in games recorded before it had one: whoever thinks
    about the game calls `Game.check_maxima`.
    """
    lines = text.split(b"\n")
    if lines[-1] == b"":
        lines.pop()
    if not lines:
        raise BadRecord(1, {"type": "empty_record"})
    game, players = read_header(parse(1, lines[0]), find)
    state = game.new()
    history: list[tuple[int, Move]] = []
    outcome = None
    for number, line in enumerate(lines[1:], start=2):
        entry = parse(number, line)
        if outcome is not None:
            raise BadRecord(number, {"type": "after_outcome"})
        if set(entry) == {"outcome"}:
            outcome = read_outcome(number, entry["outcome"], game.outcome(state))
        else:
            history.append(read_step(number, entry, game, state))
    if outcome is None and game.outcome(state) is not None:
        raise BadRecord(len(lines) + 1, {"type": "outcome_missing"})
    return Record(game, players, history, outcome)


def parse(number: int, line: bytes) -> dict[str, Json]:
    """Parse one line: a JSON object in UTF-8 in which no field stands twice."""
    value = parse_any(number, line)
    if type(value) is not dict:
        raise BadRecord(number, {"type": "not_object"})
    return value


def parse_any(number: int, line: bytes) -> Json:
    """Parse JSON in UTF-8 in which no field stands twice.

    An escaped half of a surrogate pair is JSON but no text: it could never be written again.
    """

    def fields(pairs: Iterable[tuple[str, Json]]) -> dict[str, Json]:
        result: dict[str, Json] = {}
        for name, value in pairs:
            name.encode("utf-8")
            if name in result:
                raise BadRecord(number, {"type": "field_twice", "field": name})
            result[name] = value
        return result

    def constant(name: str) -> Json:
        raise ValueError(name)

    try:
        value = json.loads(line.decode("utf-8"), object_pairs_hook=fields, parse_constant=constant)
        if b"\\u" in line:
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError):
        raise BadRecord(number, {"type": "not_json"}) from None
    return value


def game_named(text: bytes) -> str | None:
    """Return the game that a record's first line names, if that much can be read."""
    try:
        game = parse(1, text.split(b"\n", 1)[0]).get("game")
    except BadRecord:
        return None
    return game if isinstance(game, str) else None


def exactly(number: int, what: str, entry: Mapping[str, Json], names: Sequence[str]) -> None:
    """Refuse an object that lacks one of the names or has another."""
    for name in names:
        if name not in entry:
            raise BadRecord(number, {"type": "lacks", "what": what, "field": name})
    for name in entry:
        if name not in names:
            raise BadRecord(number, {"type": "unknown_field", "what": what, "field": name})


def read_header(
    entry: Mapping[str, Json], find: Callable[[str], type[AnyGame]]
) -> tuple[AnyGame, list[str]]:
    exactly(1, "header", entry, ("format", "game", "seats", "options", "players"))
    if entry["format"] != FORMAT:
        raise BadRecord(1, {"type": "unknown_format", "known": FORMAT})
    if type(entry["game"]) is not str:
        raise BadRecord(1, {"type": "not_text", "field": "game"})
    if type(entry["options"]) is not dict:
        raise BadRecord(1, {"type": "options_not_object"})
    try:
        game = find(entry["game"]).stored(entry["seats"], entry["options"])
    except Refused as refused:
        raise BadRecord(1, refused.say) from None
    players = entry["players"]
    if type(players) is not list or not all(type(name) is str for name in players):
        raise BadRecord(1, {"type": "players_not_texts"})
    if len(players) != game.seats:
        raise BadRecord(1, {"type": "players_count", "count": len(players), "wanted": game.seats})
    return game, players


def read_step(
    number: int, entry: Mapping[str, Json], game: AnyGame, state: Any
) -> tuple[int, Move]:
    exactly(number, "line", entry, ("seat", "action"))
    seat = entry["seat"]
    if seat is not None and (type(seat) is not int or not 0 <= seat < game.seats):
        raise BadRecord(number, {"type": "no_such_seat"})
    actor = CHANCE if seat is None else seat
    waiting = game.to_act(state)
    if not waiting:
        raise BadRecord(number, {"type": "game_over"})
    if actor != waiting[0]:
        due = {
            "due": None if waiting[0] == CHANCE else waiting[0],
            "asked": game.asked(state, waiting[0]),
            "given": seat,
        }
        raise BadRecord(number, {"type": "other_must_act", **due})
    try:
        move = game.from_record(entry["action"])
        game.play(state, actor, move)
    except Refused as refused:
        raise BadRecord(number, refused.say) from None
    return actor, move


def read_outcome(number: int, given: Json, true: Outcome | None) -> Outcome:
    if type(given) is not dict:
        raise BadRecord(number, {"type": "not_object"})
    exactly(number, "outcome", given, ("winners", "scores", "reason"))
    if true is None:
        raise BadRecord(number, {"type": "not_over_yet"})
    for name, value in msgspec.to_builtins(true).items():
        if not same(given[name], value):
            should = {"field": name, "true": written(value)}
            raise BadRecord(number, {"type": "outcome_wrong", **should})
    return true
