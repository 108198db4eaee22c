"""The set-ups on which a game is tried: every seat count, every choice of every option."""

from __future__ import annotations

from collections.abc import Iterator

from filature.core.legal import Json
from filature.core.refusals import BadOption
from filature.games import AnyGame


def setups(game: type[AnyGame]) -> list[AnyGame]:
    """Return a game with every number of seats: as it is, with each choice, with all of them.

    A choice that cannot be had with so many seats is left out.
    """
    return [
        made
        for seats in game.seat_counts
        for options in variants(game)
        if (made := possible(game, seats, options)) is not None
    ]


def variants(game: type[AnyGame]) -> Iterator[dict[str, Json]]:
    """Return options worth trying: none, each choice that is not the default, and all together."""
    yield {}
    last: dict[str, Json] = {}
    for option in game.options_offered:
        for choice in option.choices or ():
            if choice != option.default:
                last[option.name] = choice
                yield {option.name: choice}
    if len(last) > 1:
        yield last


def possible(game: type[AnyGame], seats: int, options: dict[str, Json]) -> AnyGame | None:
    try:
        return game(seats, options)
    except BadOption:
        return None
