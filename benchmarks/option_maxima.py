"""How long a decision takes at most where an option is at its maximum.

    python -m benchmarks.option_maxima [GAME]

Every level plays whole games against itself at each option's maximum, with the fewest and the most
seats. Then each is asked along long games in which nothing moves on: made of random decisions but
for those that would bring an end nearer. Budgets are those of a table. The first decision of a
process, which reads a bot's data, is not counted; processor time is told beside the time passed,
since other programs may run.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple

from filature.bots.player import LIVE, Bot, Question
from filature.core.knowledge import Move
from filature.core.legal import Json
from filature.core.session import GameSession
from filature.games import AnyGame, bots_of, catalogue
from filature.testing.options import is_number

LEFT_OUT = ("ref-master-1", "ref-search")
"""They think for as long as they were given when they were measured, whatever a table's budget."""

MOVES_ON = {
    "agent_hunter": "Fell",
    "agents_secrets": "Counted",
    "kryptos": "Guessed",
    "spies_vs_spies": "MissionCalled",
}
"""The event that brings an end nearer; of a guess, only a right one."""

LONG_GAME = 2200
"""How many moves a game has in which nothing moves on, unless it ends before."""
ASKED_AFTER = 200
"""So many moves lie between two questions there."""


class Longest:
    """The longest of some decisions, in milliseconds."""

    def __init__(self) -> None:
        self.passed = self.spent = 0.0
        self.decisions = 0

    def ask(self, bot: Bot, session: GameSession, seat: int, rng: Random) -> Move:
        """Have a bot decide, and measure it."""
        question = Question.of(session, seat)
        passed, spent = perf_counter(), process_time()
        choice = bot.choose(question, LIVE, rng)
        self.passed = max(self.passed, 1000 * (perf_counter() - passed))
        self.spent = max(self.spent, 1000 * (process_time() - spent))
        self.decisions += 1
        return session.game.from_record(choice.action)


class SetUp(NamedTuple):
    """A game with an option at its maximum."""

    game: AnyGame
    options: dict[str, Json]


def largest_deck() -> dict[str, Any]:
    """Return a deck with the most kinds of cards, and the most cards for each seat."""
    effects = ["tip", "crosscheck", "nosy", "pressure", "blackmail", "turncoat", "courier"]
    cards = []
    for kind in range(40):
        unknown = kind % 2
        cards.append(
            {
                "id": f"card_{kind}",
                "name": {"fr": f"Carte {kind}", "en": f"Card {kind}"},
                "value": kind,
                "back": "?" if unknown else f"0/{kind}" if kind else "0",
                "copies": 2 if kind < 20 else 1,
                "effect": effects[kind // 2 % len(effects)] if unknown else None,
                "source": "house",
            }
        )
    return {"cards": cards}


def setups(game: type[AnyGame]) -> Iterator[SetUp]:
    """Return the game with each number at its maximum, and with the largest deck."""
    for option in game.options_offered:
        if is_number(option):
            highest: dict[str, Json] = {option.name: option.maximum}
        elif option.name == "deck":
            highest = {option.name: largest_deck()}
        else:
            continue
        for seats in sorted({min(game.seat_counts), max(game.seat_counts)}):
            yield SetUp(game(seats, highest), highest)


def whole_game(game: AnyGame, bot: Bot) -> tuple[Longest, GameSession]:
    """Play a game to its end, one level in all seats."""
    session, longest, rng = GameSession(game, range(game.seats)).start(), Longest(), Random(1)
    session.play_out(lambda seat: longest.ask(bot, session, seat, rng), Random(2))
    return longest, session


def long_game(game: AnyGame, bots: dict[str, Bot]) -> tuple[dict[str, Longest], GameSession]:
    """Ask every level along a game in which nothing moves on."""
    session, rng = GameSession(game, range(game.seats)).start(), Random(3)
    found = {name: Longest() for name in bots}
    while session.to_act and len(session.history) < LONG_GAME:
        if session.is_chance:
            session.draw_chance(rng)
            continue
        seat = session.pending[0]
        if len(session.history) % ASKED_AFTER < 2 or len(session.history) > LONG_GAME - 2:
            for name, bot in bots.items():
                found[name].ask(bot, session, seat, rng)
        for _ in range(50):
            step = session.try_move(seat, session.random_move(seat, rng))
            if not any(
                type(event).__name__ == MOVES_ON.get(game.id) and getattr(event, "right", True)
                for event in step.events
            ):
                break
        session.adopt(step)
    return found, session


def told(game: AnyGame, options: dict[str, Json], name: str, longest: Longest, moves: int) -> str:
    """Return a line of the table."""
    value = ", ".join(
        f"{option} {value}" if type(value) is int else f"{option} of 60 cards"
        for option, value in options.items()
    )
    times = f"{longest.passed:.0f} | {longest.spent:.0f}"
    return (
        f"| {game.id} {game.seats} | {value} | {name} | {moves} | {longest.decisions} | {times} |"
    )


def main(wanted: list[str]) -> None:
    """Measure, and print a table."""
    head = "| game, seats | option | level | moves | decisions | longest, ms | of the processor |"
    print(head, "|---|---|---|---|---|---|---|", sep="\n")
    for id, kind in catalogue().items():
        if wanted and id not in wanted:
            continue
        bots = {name: bot for name, bot in bots_of(id).items() if name not in LEFT_OUT}
        for seats in kind.seat_counts:
            read_data(kind(seats), bots)
        for game, options in setups(kind):
            for name, bot in bots.items():
                longest, session = whole_game(game, bot)
                print(told(game, options, name, longest, len(session.history)), flush=True)
            found, session = long_game(game, bots)
            for name, longest in found.items():
                print(told(game, options, f"{name}, long", longest, len(session.history)))


def read_data(game: AnyGame, bots: dict[str, Bot]) -> None:
    """Have every level decide once, so that its data is read."""
    session, rng = GameSession(game, range(game.seats)).start(), Random(4)
    while session.is_chance:
        session.draw_chance(rng)
    for bot in bots.values():
        bot.choose(Question.of(session, session.pending[0]), LIVE, rng)


if __name__ == "__main__":
    main(sys.argv[1:])
