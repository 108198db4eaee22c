"""The games, each in a folder of its own: whatever folder lies here with a `GAME` is a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from filature.bots.player import REFERENCE, Bot
from filature.core.game import Game
from filature.core.knowledge import Knowledge
from filature.core.refusals import BadOption
from filature.core.words import Words

AnyGame = Game[Any, Any]


@cache
def catalogue() -> dict[str, type[AnyGame]]:
    """Find every game, by its id."""
    here = files(__name__)
    names = sorted(
        entry.name
        for entry in here.iterdir()
        if entry.is_dir() and entry.joinpath("rules.py").is_file()
    )
    games = [import_module(f"{__name__}.{name}").GAME for name in names]
    return {game.id: game for game in games}


def game_class(id: str) -> type[AnyGame]:
    """Return the game of that id, or refuse it in words."""
    found = catalogue().get(id)
    if found is None:
        raise BadOption("unknown_game", game=id, games=list(catalogue()))
    return found


def folder(id: str) -> Traversable:
    """Return the folder of a game, for its words and its other data."""
    return files(__name__).joinpath(game_class(id).__module__.split(".")[2])


@cache
def bots_of(id: str) -> dict[str, Bot]:
    """Return the bots that play a game: those of its folder, then those that play every game."""
    place = folder(id)
    own: dict[str, Bot] = {}
    if place.joinpath("bot.py").is_file():
        own = import_module(f"{__name__}.{place.name}.bot").BOTS
    return {**own, **REFERENCE}


@cache
def believer_of(id: str) -> Callable[[Knowledge], Any] | None:
    """Return what works out a seat's beliefs from its knowledge, where the game has it."""
    place = folder(id)
    if not place.joinpath("belief.py").is_file():
        return None
    believe: Callable[[Knowledge], Any] = import_module(f"{__name__}.{place.name}.belief").believe
    return believe


@cache
def words_of(id: str, language: str) -> Words:
    """Return the words of a game in one language."""
    return Words(language, game_class(id).fields, folder(id))
