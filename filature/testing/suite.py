"""The whole suite in one call: what a new game is put through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random

from filature.core import lessons
from filature.games import AnyGame
from filature.testing.conformance import conforms
from filature.testing.layout import follows_layout
from filature.testing.lessons import teaches
from filature.testing.random_games import Moment, Step, random_game, random_step
from filature.testing.secrecy import (
    Learned,
    choices_stay_hidden,
    keeps_secrets,
    samples_evenly,
    setup_of,
)
from filature.testing.setups import setups
from filature.testing.twins import hidden_events_hide, twins_look_alike
from filature.testing.words import folder_of, has_words, speaks

GAMES = 20
LOOKED_AT = 12
"""Moments of a game at which secrecy is checked."""
SAID = 40
"""Moments of a game at which everything is put into words."""
DRAWS = 160
"""Worlds drawn to see that they are drawn evenly."""


def check(
    game: type[AnyGame] | AnyGame,
    games: int = GAMES,
    seed: int = 0,
    *,
    step: Step = random_step,
    learned: Learned | None = None,
) -> None:
    """Raise `AssertionError`, in words, if a game does not conform or a secret of it leaks.

    Of a class its folder is checked, and `games` random games are spread over all its set-ups; of
    one set-up that one alone. `step` chooses moves where random ones would not end a game;
    `learned` says what, by the rulebook, is learned of a decision (see `choices_stay_hidden`).
    """
    if isinstance(game, type):
        check_folder(game)
    kinds = setups(game) if isinstance(game, type) else [game]
    played: list[list[Moment]] = []
    for number in range(max(games, len(kinds))):
        kind, rng = kinds[number % len(kinds)], Random(f"check/{seed}/{number}")
        moments = random_game(kind, rng.randrange(2**32), step=step)
        with naming(kind):
            check_game(kind, moments, rng, learned)
        played.append(moments)
    hidden_events_hide(kinds[0], [moment for moments in played for moment in moments])
    for kind, moments in zip(kinds, played, strict=False):
        with naming(kind):
            speaks(kind, some_of(moments, SAID, Random(seed)))


@contextmanager
def naming(game: AnyGame) -> Iterator[None]:
    """Begin what is found wrong with the set-up in which it is."""
    try:
        yield
    except AssertionError as found:
        if str(found).startswith(game.id):
            raise
        raise AssertionError(f"{setup_of(game)}: {found}") from found


def check_folder(game: type[AnyGame]) -> None:
    """Check what is in a game's folder: its files, its words, its lesson."""
    follows_layout(game)
    has_words(game)
    if folder_of(game).joinpath("lessons", lessons.FILE).is_file():
        teaches(game)


def check_game(
    game: AnyGame, moments: Sequence[Moment], rng: Random, learned: Learned | None
) -> None:
    """Check one game that was played; what tells a leak most exactly comes first."""
    twins_look_alike(game, moments, rng, LOOKED_AT)
    looked_at = some_of(moments, LOOKED_AT, rng)
    keeps_secrets(game, looked_at, rng, worlds_each=1)
    if learned is not None:
        choices_stay_hidden(game, looked_at, learned, rng)
    conforms(game, moments, rng.randrange(2**32))
    samples_evenly(game, moments, rng, at_moments=1, draws=DRAWS)


def some_of(moments: Sequence[Moment], most: int, rng: Random) -> list[Moment]:
    """Return some moments of a game, the last among them."""
    places = rng.sample(range(len(moments)), min(most, len(moments)))
    return [moments[at] for at in sorted({*places, len(moments) - 1})]
