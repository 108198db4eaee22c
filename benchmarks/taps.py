"""How often somebody on a phone taps, and how far they scroll, for ten moves of each game.

    python -m benchmarks.taps [GAME…] [--moves 10] [--times 3] [--window 390x844] [--tell]

Ten moves in a row are played three times, at tables of their own; where a game is over before, they
go on at another one. A phone is emulated (touch alone, no mouse); the player chooses evenly among
what is offered, taps what is in sight and scrolls to what is not, never further than needed.

Counted are taps, and pixels scrolled by hand: in the page, and inside parts of it; once for
everything, and once from the first tap of a move to its last (from choosing a card to confirming
it). A page that scrolls by itself has jumped. `--tell` also says what was tapped. The exit status
is 1 if the page was scrolled or has jumped, or anything was scrolled before confirming.
"""

from __future__ import annotations

import argparse
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from filature.games import catalogue
from tests.serving import Server, serving
from tests.web.api_player import BOTS, ApiPlayer, bots
from tests.web.chromium import launch
from tests.web.touch_player import Decision, TouchPlayer, on_a_phone

HEAD = f"""
{"":<16}{"":>6}{"":>6}{"scrolled, px":>18}{"choosing to confirming, px":>30}{"page":>8}
{"game":<16}{"moves":>6}{"taps":>6}{"page":>10}{"inside":>8}{"page":>22}{"inside":>8}{"jumped":>8}"""


@dataclass
class Played:
    """What the moves of one game took."""

    decisions: list[Decision] = field(default_factory=list)
    jumped: float = 0

    def row(self, game: str) -> str:
        made = self.decisions
        taps = sum(one.taps for one in made)
        page, inside = sum(one.page for one in made), sum(one.inside for one in made)
        page_after = sum(one.page_after_choosing for one in made)
        inside_after = sum(one.inside_after_choosing for one in made)
        return (
            f"{game:<16}{len(made):>6}{taps:>6}{page:>10.0f}{inside:>8.0f}"
            f"{page_after:>22.0f}{inside_after:>8.0f}{self.jumped:>8.0f}"
        )

    @property
    def scrolled(self) -> float:
        """Pixels that nobody should have to scroll, or see scrolled."""
        return self.jumped + sum(one.page + one.inside_after_choosing for one in self.decisions)


def play(
    browser: Browser, server: Server, game: str, moves: int, shape: tuple[int, int], seed: int
) -> Played:
    """Play at a table against bots: so many moves, or until the game is over."""
    page = on_a_phone(browser, server.url, shape)
    api = ApiPlayer(page, server.url, seed)
    api.open(game, bots(BOTS.get(game, 1)), settings={"seed": seed})
    page.goto(api.address)
    player = TouchPlayer(page, seed)
    player.play(moves)
    by_hand = sum(one.page for one in player.decisions)
    jumped = max(0.0, float(page.evaluate("() => window.jumped")) - by_hand)
    page.context.close()
    return Played(player.decisions, jumped)


def play_in_a_row(
    browser: Browser, server: Server, game: str, moves: int, shape: tuple[int, int], seed: int
) -> Played:
    """Play so many moves, at one table or, where its game is over before, at several."""
    whole = Played()
    while len(whole.decisions) < moves:
        part = play(browser, server, game, moves - len(whole.decisions), shape, seed)
        whole.decisions += part.decisions
        whole.jumped += part.jumped
        seed += 100
    return whole


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.taps",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--moves", type=int, default=10, help="own moves, one after the other")
    parser.add_argument("--times", type=int, default=3, help="how often so many are played")
    parser.add_argument("--window", default="390x844", help="size of the phone's window")
    parser.add_argument("--tell", action="store_true", help="say what was tapped in each move")
    given = parser.parse_args()
    width, height = map(int, given.window.split("x"))
    played: dict[str, Played] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        print(HEAD)
        for game in given.games or catalogue():
            whole = played[game] = Played()
            for seed in range(1, given.times + 1):
                part = play_in_a_row(browser, server, game, given.moves, (width, height), seed)
                whole.decisions += part.decisions
                whole.jumped += part.jumped
            print(whole.row(game), flush=True)
        browser.close()
    if given.tell:
        for game, whole in played.items():
            print(
                f"\n{game}", *(f"  {' · '.join(one.tapped)}" for one in whole.decisions), sep="\n"
            )
    return int(any(whole.scrolled for whole in played.values()))


if __name__ == "__main__":
    raise SystemExit(main())
