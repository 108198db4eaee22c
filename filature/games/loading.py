"""Finding and loading the games, one by one: one that is broken stops no other.

A game from outside may be anybody's first try, so what is wrong with it is said in words, with the
file and the line. The games that come with Filature have been through their tests; their word
files are not parsed here.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax.ast import Junk, Message

from filature.core.game import Game
from filature.core.languages import FALLBACK, LANGUAGES
from filature.core.words import parsed

VARIABLE = "FILATURE_GAMES"


class BrokenGame(Exception):
    """A game cannot be loaded: where, and why."""

    def __init__(self, id: str, where: str, why: str) -> None:
        super().__init__(f"the game {id} cannot be loaded: {where}: {' '.join(why.split())}")


class MisnamedFolder(Exception):
    """`FILATURE_GAMES` names something that holds no games: says what."""


class Loaded(NamedTuple):
    """The games by their ids, and those that could not be loaded."""

    games: dict[str, type[Game[Any, Any]]]
    broken: list[BrokenGame]


def outside_folders() -> list[str]:
    """Return the folders that `FILATURE_GAMES` names."""
    named = os.environ.get(VARIABLE, "").split(os.pathsep)
    return list(dict.fromkeys(str(Path(name).absolute()) for name in named if name.strip()))


def misnamed_folders() -> list[MisnamedFolder]:
    """Say what is wrong with the folders that `FILATURE_GAMES` names."""
    named = os.environ.get(VARIABLE)
    wrong = [] if named is None else map(what_is_wrong, named.split(os.pathsep))
    return [MisnamedFolder(f"{VARIABLE}: {what}") for what in wrong if what]


def what_is_wrong(name: str) -> str | None:
    """Say why a folder holds no games, or nothing where it does."""
    folder = Path(name)
    if not name.strip():
        return "an empty name is no folder"
    if not folder.exists():
        return f"there is no folder {name}"
    if not folder.is_dir():
        return f"{name} is no folder"
    if is_game(folder):
        return f"{name} is a game itself; name the folder that it is in: {folder.resolve().parent}"
    if not game_folders(folder):
        return f"{name} holds no game: no folder in it has a rules.py"
    return None


def is_game(folder: Path) -> bool:
    return folder.joinpath("rules.py").is_file()


def game_folders(place: Path) -> list[Path]:
    """Return the folders of games in a folder; none where it cannot be read."""
    try:
        return sorted(entry for entry in place.iterdir() if is_game(entry))
    except OSError:
        return []


def load_games(package: str, places: Sequence[str]) -> Loaded:
    """Load every game in these folders; the first of them holds those that ship with Filature."""
    loaded = Loaded({}, [])
    home: dict[str, Path] = {}
    for number, place in enumerate(places):
        for folder in game_folders(Path(place)):
            id = folder.name
            try:
                if id in home:
                    raise BrokenGame(id, str(folder), f"there is one in {home[id]} already")
                home[id] = folder.parent
                loaded.games[id] = load_game(package, folder, ships=number == 0)
            except BrokenGame as broken:
                loaded.broken.append(broken)
    return Loaded(dict(sorted(loaded.games.items())), loaded.broken)


def load_game(package: str, folder: Path, ships: bool) -> type[Game[Any, Any]]:
    """Load one game, or raise `BrokenGame`."""
    id, init = folder.name, folder / "__init__.py"
    if not ships:
        check_words(folder)
    found = getattr(imported(package, folder), "GAME", None)
    if found is None:
        raise BrokenGame(id, str(init), "it has no GAME")
    if not isinstance(found, type) or not issubclass(found, Game):
        raise BrokenGame(id, str(init), "its GAME is no Game")
    named = getattr(found, "id", None)
    if named != id:
        raise BrokenGame(
            id, str(folder / "rules.py"), f"its id is {named!r}, not that of its folder"
        )
    if not ships and folder.joinpath("bot.py").is_file():
        bot = imported(f"{package}.{id}", folder / "bot.py")
        if not isinstance(getattr(bot, "BOTS", None), dict):
            raise BrokenGame(id, str(folder / "bot.py"), "it has no BOTS")
    return found


def imported(package: str, path: Path) -> Any:
    """Import a game's folder or a file of it; whatever goes wrong there is its own fault."""
    folder = path if path.is_dir() else path.parent
    try:
        return import_module(f"{package}.{path.stem if path.suffix else path.name}")
    except (Exception, SystemExit) as error:
        why = error.msg if isinstance(error, SyntaxError) else f"{type(error).__name__}: {error}"
        raise BrokenGame(folder.name, raised_in(folder, error), why) from error


def raised_in(folder: Path, error: BaseException) -> str:
    """Return the file of a game, and the line, in which an error was raised."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}:{error.lineno}"
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(folder)]
    return f"{own[-1].filename}:{own[-1].lineno}" if own else str(folder)


def check_words(folder: Path) -> None:
    """Parse the word files of a game; English is what every game has."""
    if not folder.joinpath(f"{FALLBACK}.ftl").is_file():
        raise BrokenGame(folder.name, str(folder), f"it has no {FALLBACK}.ftl")
    for language in LANGUAGES:
        for file in (folder / f"{language}.ftl", folder / "lessons" / f"{language}.ftl"):
            if file.is_file():
                check_word_file(folder.name, file, needs_name=file.parent == folder)


def check_word_file(id: str, file: Path, needs_name: bool) -> None:
    """Parse a word file; what cannot be read is told with its line."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenGame(id, str(file), str(error)) from None
    entries = parsed(text).body
    for entry in entries:
        if isinstance(entry, Junk):
            line, why = fault(text, entry)
            began = (entry.content or "").partition("\n")[0]
            raise BrokenGame(id, f"{file}:{line}", f"not a Fluent message: {began!r} ({why})")
    if needs_name and "name" not in [e.id.name for e in entries if isinstance(e, Message)]:
        raise BrokenGame(id, str(file), "there is no message name")


def fault(text: str, junk: Junk) -> tuple[int, str]:
    """Return the line at which Fluent gave up, and why."""
    for annotation in junk.annotations or []:
        if annotation.span is not None:
            return text.count("\n", 0, annotation.span.start) + 1, annotation.message or ""
    return text.count("\n", 0, junk.span.start if junk.span else 0) + 1, ""
