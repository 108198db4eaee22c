"""Words: everything that a game can say, ask, show or refuse is said in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, get_args

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

import filature.core
from filature.core import refusals
from filature.core.events import CHANCE, TRUTH, told_to
from filature.core.game import Game
from filature.core.languages import LANGUAGES
from filature.core.legal import Pick
from filature.core.words import Words
from filature.games import AnyGame
from filature.games.loading import fault
from filature.testing.random_games import Moment, viewers

HEADLINES = ("name", "tagline", "authors", "summary")
PEOPLE = ("Ada", "Bob", "Chloé", "Dov", "Eve", "Fay", "Gus")
HOLES = re.compile(r"None|[{}_]|\$|\b(told|ask|waiting|action|line|section|word|refusal)-")
"""What a sentence holds when something was not put into words."""
HEARD = ("told", "ask", "choice", "action")
"""What is also said in short sentences."""
OF_THE_STRIP = ("brief", "verdict", "result")
"""What the browser's strip of last events says of those that have such messages: an event in short,
and the answer to a move of one's own."""


def has_words(game: type[Game[Any, Any]]) -> None:
    """Every type that a game can give has its message, in every language alike."""
    folder = folder_of(game)
    for language in languages_of(folder):
        message_ids(folder, language)
    missing = []
    ids = sorted(wanted(game))
    for language in languages_of(folder):
        words = Words(language, game.fields, folder)
        missing += [f"{id} ({language})" for id in ids if not words.has(id)]
    assert not missing, f"{game.id} has no words for: {', '.join(missing)}"
    for place in (files(filature.core), folder):
        same_messages(place)


def same_messages(folder: Traversable) -> None:
    """The Fluent files of a folder parse without junk and name the same messages."""
    first, *others = languages_of(folder)
    ids = {language: message_ids(folder, language) for language in (first, *others)}
    for other in others:
        differing = sorted(ids[first] ^ ids[other])
        assert not differing, f"only in one of {first} and {other}: {', '.join(differing)}"


def languages_of(folder: Traversable) -> list[str]:
    """Return the languages in which a folder has words of its own; English is shown in others."""
    return [language for language in LANGUAGES if folder.joinpath(f"{language}.ftl").is_file()]


def message_ids(folder: Traversable, language: str) -> frozenset[str]:
    file = folder.joinpath(f"{language}.ftl")
    return ids_in(file.read_text(encoding="utf-8"), str(file))


@cache
def ids_in(text: str, file: str) -> frozenset[str]:
    """Name the messages of a Fluent file."""
    ids: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            line, why = fault(text, entry)
            raise AssertionError(f"{file}:{line}: cannot read {entry.content!r} ({why})")
        if isinstance(entry, Message | Term):
            ids.append(entry.id.name)
    twice = {id for id in ids if ids.count(id) > 1}
    assert not twice, f"{file} has twice: {', '.join(sorted(twice))}"
    return frozenset(ids)


def folder_of(game: type[Game[Any, Any]]) -> Traversable:
    """Return the folder in which a game's class is written, where its words stand too."""
    return files(import_module(game.__module__.rpartition(".")[0]))


def wanted(game: type[Game[Any, Any]]) -> Iterator[str]:
    """Name every message that a game needs, as far as its types and its source tell."""
    yield from HEADLINES
    yield from (f"option-{option.name}" for option in game.options_offered)
    yield from (f"told-{tag}" for tag in tags(game.event_type))
    yield from (f"action-{tag}" for tag in tags(game.action_type))
    folder = folder_of(game)
    sources = [entry for entry in folder.iterdir() if entry.name.endswith(".py")]
    core = [entry for entry in files(filature.core).iterdir() if entry.name.endswith(".py")]
    for source in (*sources, *core):
        yield from (f"refusal-{type}" for type in refusals_in(source.read_text(encoding="utf-8")))


def tags(union: Any) -> list[str]:
    """Return the `type` of every member of a union of tagged structs."""
    return [str(kind.__struct_config__.tag) for kind in get_args(union) or (union,)]


def refusals_in(source: str) -> Iterator[str]:
    """Find the refusals in a source: `Refused` calls, and `{"type": …}` of bad records."""
    names = {
        name
        for name, value in vars(refusals).items()
        if isinstance(value, type) and issubclass(value, refusals.Refused)
    }
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id in names:
            yield from texts(node.args[:1])
        elif node.func.id == "BadRecord":
            for argument in node.args[1:]:
                if isinstance(argument, ast.Dict):
                    yield from texts(
                        value
                        for key, value in zip(argument.keys, argument.values, strict=True)
                        if isinstance(key, ast.Constant) and key.value == "type"
                    )


def texts(nodes: Any) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def speaks(game: AnyGame, moments: Sequence[Moment]) -> None:
    """Along a game, everything said to anybody is a sentence without holes, in every language."""
    everything = {
        (kind, msgspec.json.encode(object), viewer): object
        for moment in moments
        for viewer in (*viewers(game), TRUTH)
        for kind, object in sayings(game, moment, viewer)
    }
    fields = {name for moment in moments for name in fields_to_choose(game, moment)}
    for language in LANGUAGES:
        words = Words(language, game.fields, folder_of(type(game)))
        short = words.short()
        for (kind, _, viewer), object in everything.items():
            if kind not in OF_THE_STRIP or words.has(f"{kind}-{object['type']}"):
                said(words, kind, object, viewer, PEOPLE[: game.seats])
            if kind in HEARD:
                said(short, kind, object, viewer, PEOPLE[: game.seats])
        for name in fields:
            assert words.has(name), f"no words for {name} ({language})"
        for moment in moments:
            for viewer in (*viewers(game), TRUTH):
                loses_no_fact(words, game, moment, viewer)


def loses_no_fact(words: Words, game: AnyGame, moment: Moment, viewer: int) -> None:
    """In short sentences, what the full ones say of each value is heard within the same move."""
    names = PEOPLE[: game.seats]
    # Of two, one did it and it was done to the other.
    implied = set(names) if game.seats == 2 else set()
    heard: set[str] = set()
    before: Mapping[str, Any] | None = None
    events = [msgspec.to_builtins(event) for event in told_to(viewer, moment.events)]
    if not any(words.has(f"short-told-{told['type']}") for told in events):
        return
    for told in events:
        full = spoken_words(said(words, "told", told, viewer, names))
        values = {one for value in leaves(words, told, names) for one in spoken_words(value)}
        facts = full & (values | {one for one in full if one.isdigit()})
        for context in ({}, after(before, told)):
            short = said(words.short(), "told", {**told, **context}, viewer, names)
            lost = facts - spoken_words(short) - implied - (heard if context else set())
            assert not lost, f"{short!r} ({words.language}) does not tell {lost} of {told}"
        heard |= facts
        before = told


def spoken_words(sentence: str) -> set[str]:
    return set(re.findall(r"\w+", sentence))


def leaves(words: Words, told: Any, names: Sequence[str], name: str = "") -> Iterator[str]:
    """Put every value in an event into words."""
    if isinstance(told, dict):
        for key, value in told.items():
            field = name or key
            if name:
                yield from leaves(words, key, names, field)
            if key != "type":
                yield from leaves(words, value, names, field)
    elif isinstance(told, list):
        for value in told:
            yield from leaves(words, value, names, name)
    elif told is not None and not isinstance(told, bool):
        yield str(words.value(name, told, TRUTH, names))


def after(before: Mapping[str, Any] | None, told: Mapping[str, Any]) -> dict[str, Any]:
    """What short sentences know of the event that was said directly before another one."""
    if before is None:
        return {}
    seat = before.get("seat")
    return {"after": before["type"], "again": seat is not None and seat == told.get("seat")}


def sayings(game: AnyGame, moment: Moment, viewer: int) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Give all that is put into words for a viewer at a moment, with the kind of message."""
    state = moment.state
    for event in told_to(viewer, moment.events):
        told = msgspec.to_builtins(event)
        yield from ((kind, told) for kind in ("told", *OF_THE_STRIP))
    for section in game.sheet(game.view(state, viewer)):
        yield "section", {"type": section.type, **section.args}
        for line in section.lines:
            yield "line", {"type": line.type, **line.args}
    for actor in game.to_act(state):
        asked = game.asked(state, actor)
        if actor == CHANCE:
            yield "ask", {"type": asked}
            continue
        yield "waiting", {"type": asked, "seat": actor}
        if actor == viewer:
            yield "ask", {"type": asked}
            for alternative in game.factored(state, actor).alternatives:
                yield "choice", alternative.fixed
                for at in (0, len(alternative) - 1):
                    yield "action", alternative.nth(at)
    for actor, move in moment.history[-1:]:
        if viewer in (actor, TRUTH):
            yield "action", game.to_record(actor, move)


def fields_to_choose(game: AnyGame, moment: Moment) -> Iterator[str]:
    """Give the messages that name the fields that people have to choose, and their values."""
    for actor in game.to_act(moment.state):
        if actor == CHANCE:
            continue
        for alternative in game.factored(moment.state, actor).alternatives:
            for field, choice in alternative.choose.items():
                yield from (f"field-{field}", f"value-{field}")
                if isinstance(choice, Pick):
                    yield f"place-{field}"


def said(
    words: Words, kind: str, object: Mapping[str, Any], viewer: int, names: Sequence[str]
) -> str:
    """Put one object into words and look for holes."""
    id = f"{kind}-{object['type']}"
    try:
        text = words.say(kind, object, viewer, names)
    except LookupError as error:
        raise AssertionError(f"{id} ({words.language}) cannot be said: {error}") from None
    hole = HOLES.search(text)
    assert hole is None, f"{id} ({words.language}) says {hole.group()!r}: {text}"
    assert text.strip() == text, f"{id} ({words.language}) has loose spaces: {text!r}"
    assert text, f"{id} ({words.language}) says nothing"
    return text
