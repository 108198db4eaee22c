"""The games: every folder here that has a `GAME` is one.

Further ones may lie elsewhere: `FILATURE_GAMES` names folders that hold such folders. One that is
broken is left out (`broken_games`).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import msgspec

from filature.bots.appraisal import Appraiser, PlayoutAppraiser
from filature.bots.network import EncoderModule
from filature.bots.player import Bot
from filature.bots.reference import reference_bots
from filature.core import lessons
from filature.core.events import Section
from filature.core.game import Game
from filature.core.knowledge import Knowledge
from filature.core.languages import FALLBACK
from filature.core.measures import Measures
from filature.core.messages import Lesson
from filature.core.notebook import MOST_REASONS, Hint, Secret, certainty, hint
from filature.core.refusals import BadOption
from filature.core.words import Words
from filature.games.loading import BrokenGame, Loaded, load_games, outside_folders

AnyGame = Game[Any, Any]

__path__ = [*__path__, *outside_folders()]


@cache
def loaded() -> Loaded:
    """Load the games, once."""
    return load_games(__name__, __path__)


def catalogue() -> dict[str, type[AnyGame]]:
    """Find every game, by its id."""
    return loaded().games


def broken_games() -> list[BrokenGame]:
    """Return the games that could not be loaded, and why."""
    return loaded().broken


def game_class(id: str) -> type[AnyGame]:
    """Return the game of that id, or refuse it in words."""
    found = catalogue().get(id)
    if found is None:
        raise BadOption("unknown_game", game=id, games=list(catalogue()))
    return found


def folder(id: str) -> Traversable:
    """Return the folder of a game, for its words and its other data."""
    return files(game_class(id).__module__.rpartition(".")[0])


def ships(id: str) -> bool:
    """Tell whether a game comes with Filature."""
    return Path(str(folder(id))).parent == Path(__file__).parent


@cache  # One for each game.
def bots_of(id: str) -> dict[str, Bot]:
    """Return the bots that play a game: those of its folder, then those that play every game."""
    place = folder(id)
    own: dict[str, Bot] = {}
    if place.joinpath("bot.py").is_file():
        own = import_module(f"{__name__}.{place.name}.bot").BOTS
    return {**own, **reference_bots(game_class(id))}


def encoder_of(id: str) -> EncoderModule:
    """Return what puts a seat's knowledge into the numbers that the game's networks read."""
    return cast(EncoderModule, import_module(f"{__name__}.{folder(id).name}.thinking.encoder"))


@cache  # One for each game.
def appraiser_of(id: str) -> Appraiser:
    """Return what says how likely a seat wins: the game's own, or playouts by its rules alone."""
    place = folder(id)
    if not place.joinpath("appraisal.py").is_file():
        return PlayoutAppraiser(game_class(id))
    own: Appraiser = import_module(f"{__name__}.{place.name}.appraisal").APPRAISER
    return own


class Notebook(msgspec.Struct, frozen=True):
    """What can be known from a seat: the game's own belief, in statements, and by secret."""

    belief: Any
    pages: list[Section]
    secrets: list[Secret]
    hint: Hint | None


def notebook_of(knowledge: Knowledge) -> Notebook | None:
    """Work out what can be known from a seat, where its game has beliefs."""
    place = folder(knowledge.game)
    if not place.joinpath("notebook.py").is_file():
        return None
    belief = import_module(f"{__name__}.{place.name}.belief").believe(knowledge)
    notebook = import_module(f"{__name__}.{place.name}.notebook")
    secrets = [one for one in notebook.secrets(belief) if one.args["seat"] != knowledge.viewer]
    pages = [certainty(secrets), *notebook.pages(belief)]
    hinted = hint(secrets)
    if hinted is not None:
        reasons = notebook.reasons(knowledge, secrets[hinted.secret])
        hinted = Hint(hinted.secret, reasons[:MOST_REASONS])
    return Notebook(belief, pages, secrets, hinted)


@cache  # One for each game.
def measures_of(id: str) -> Measures | None:
    """Return what a debrief measures of a game, where it says it."""
    place = folder(id)
    if not place.joinpath("debrief.py").is_file():
        return None
    return cast(Measures, import_module(f"{__name__}.{place.name}.debrief"))


@cache  # One for each game.
def lesson_of(id: str) -> Lesson | None:
    """Return the lesson that teaches a game, where it has one."""
    if not folder(id).joinpath("lessons", lessons.FILE).is_file():
        return None
    return lessons.build(game_class(id), lessons.read(folder(id)))


@cache  # One for each game and language.
def words_of(id: str, language: str) -> Words:
    """Return the words of a game in one language."""
    return Words(language, game_class(id).fields, folder(id))


@cache  # One for each game and language.
def lesson_words(id: str, language: str) -> Words:
    """Return the words of a game and of its lesson in one language."""
    words = Words(language, game_class(id).fields, folder(id))
    words.read(folder(id).joinpath("lessons"))
    return words


def printing_of(id: str) -> ModuleType | None:
    """Return what a game gives to print: `pages(kit)` and `key(kit)`, where it has some."""
    place = folder(id)
    if not place.joinpath("printing", "__init__.py").is_file():
        return None
    return import_module(f"{__name__}.{place.name}.printing")


def printing_words(game: AnyGame, language: str) -> Words:
    """Return the words of a game, of every kit and of its own kit in one language."""
    words = Words(language, type(game).fields, folder(game.id))
    words.read(files("filature.printing"))
    own = folder(game.id).joinpath("printing")
    if own.joinpath(f"{FALLBACK}.ftl").is_file():
        words.read(own)
    return words.calling(game.names(language))


def words_for(game: AnyGame, language: str) -> Words:
    """Return the words of a game as it is set up: its options may bring names of their own."""
    words, names = words_of(game.id, language), game.names(language)
    return words.calling(names) if names else words
