"""What is said: that it is your turn at a table, and nothing about the game.

A notice is made from the game's name, the table's name and link, and how many decisions wait. The
rest of a table is not within its reach.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from filature.core.words import Words
from filature.games import catalogue, words_of
from filature.tables.table_names import table_name


class OwedTurn(NamedTuple):
    """A decision that somebody owes: where, since when and until when."""

    table: str
    seat: int
    decision: int
    game: str
    at: float
    deadline: float


class Notice(NamedTuple):
    """A message, in the words of its reader. The same id means the same message."""

    id: str
    kind: str
    """`turn`, or `trial`."""
    title: str
    text: str
    link: str
    waiting: int
    """How many decisions the reader owes in all, for the app's badge."""
    turns: tuple[tuple[str, str, str], ...] = ()
    """The game's id, the table's name and its link, for programs that read."""


@cache
def notice_words(language: str) -> Words:
    """Return the words of messages."""
    return Words(language, None, files("filature.notifications"))


def game_name(game: str, language: str) -> str:
    """Return what a game is called; one that this server no longer has, by its id."""
    return words_of(game, language).text("name") if game in catalogue() else game


def table_link(origin: str, table: str) -> str:
    return f"{origin}/t/{table}"


def place(turn: OwedTurn, language: str) -> str:
    """Say at which table it is."""
    arguments = {"game": game_name(turn.game, language), "table": table_name(turn.table)}
    return notice_words(language).text("notice-place", arguments)


def turn_notice(id: str, turns: list[OwedTurn], waiting: int, language: str, origin: str) -> Notice:
    """Return the message that it is somebody's turn, at one table or at several."""
    words = notice_words(language)
    tables = {turn.table: turn for turn in turns}
    places = [place(turn, language) for turn in tables.values()]
    one = len(tables) == 1
    return Notice(
        id,
        "turn",
        words.text("notice-title", {"count": len(tables)}),
        words.text("notice-turn", {"place": places[0]})
        if one
        else words.text("notice-turns", {"places": words.joined(places)}),
        table_link(origin, turns[0].table) if one else f"{origin}/games",
        waiting,
        tuple(
            (turn.game, table_name(table), table_link(origin, table))
            for table, turn in tables.items()
        ),
    )


def trial_notice(id: str, waiting: int, language: str, origin: str) -> Notice:
    """Return the message by which a channel is tried."""
    words = notice_words(language)
    text = words.text("notice-trial")
    return Notice(id, "trial", words.text("notice-trial-title"), text, f"{origin}/games", waiting)
