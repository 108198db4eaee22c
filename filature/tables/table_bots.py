"""Which bots play at tables: a game's own levels, all within the time that bots have there.

Reference bots are yardsticks for the arena and for study. Some think for as long as it takes, so
that at a table their time would tell something of their cards.
"""

from __future__ import annotations

from filature.bots.reference import FixedBudgetBot, reference_bots
from filature.core.refusals import Refused
from filature.games import bots_of, game_class

REFERENCE = "ref-"
STAND_IN = "agent"
"""The level of the bot that decides for somebody who is away."""


def offered(game: str, reference: bool = False) -> list[str]:
    """Return the bots that may sit at tables of a game; with `reference` also its yardsticks.

    A game without levels of its own has the two that play every game.
    """
    levels = [bot for bot in bots_of(game) if reference or not bot.startswith(REFERENCE)]
    return levels or list(reference_bots(game_class(game)))


def check_bot(game: str, bot: str | None, reference: bool = False) -> None:
    """Refuse a bot that may not sit at tables of a game."""
    known = offered(game, reference)
    if bot not in known:
        raise Refused("unknown_bot", bots=known)


def stand_in(game: str) -> str:
    """Return the bot that decides for somebody who is away."""
    return STAND_IN if STAND_IN in bots_of(game) else "ref-random"


def asked(game: str, bot: str) -> str:
    """Return the bot that decides where one sits that older versions seated: within its time."""
    if isinstance(bots_of(game).get(bot), FixedBudgetBot):
        level = bot.removeprefix(REFERENCE).rpartition("-")[0]
        return level if level in offered(game) else stand_in(game)
    return bot


def seated_again(game: str, bot: str, reference: bool = False) -> str:
    """Return the bot that sits at a rematch in the place of one that sat before."""
    bot = asked(game, bot)
    return bot if bot in offered(game, reference) else stand_in(game)
