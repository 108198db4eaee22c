"""How many words a screen reader is given for each decision, in every game.

    python -m benchmarks.words_heard [GAME…] [--languages fr en] [--tell]

Somebody who only listens (`tests.web.screen_reader`) plays one game of each to its end in the
command box: asks what can be done, and answers by number. Counted is what the live regions say from
one decision to the next: what the others did, what is asked, what can be done, what was done. The
median of these, and how long it takes to hear at 25 letters a second. `--tell` prints every word.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from filature.core.languages import LANGUAGES
from filature.games import catalogue
from tests.serving import Server, serving
from tests.web.api_player import BOTS, ApiPlayer, bots
from tests.web.chromium import launch, visit, wait_until
from tests.web.lesson_player import LETTERS_A_SECOND
from tests.web.page_words import page_words
from tests.web.screen_reader import RECORD_SPEECH, ScreenReader

MOST_DECISIONS = 600
WORD = re.compile(r"\w+")
QUIET = 3_000
"""Milliseconds without a word after which nothing more comes of a decision."""


def listen(browser: Browser, server: Server, game: str, language: str) -> list[str]:
    """Play one game, and return what was heard for each decision."""
    page = visit(browser, server.url, language, script=RECORD_SPEECH)
    api = ApiPlayer(page, server.url)
    api.open(game, bots(BOTS[game], "novice"), settings={"seed": 11})
    page.goto(api.address)
    page.wait_for_selector("#decision, #ask")
    reader = ScreenReader(page, seed=5, command=page_words(language).text("ui-command"))
    heard: list[str] = []
    before = 0
    for _ in range(MOST_DECISIONS):
        welcome = api.wait_for_decision()
        listen_to_the_end(reader)
        if welcome["position"]["outcome"]:
            break
        decision = welcome["position"]["decisions"][0]["id"]
        reader.decide()
        wait_until(page, lambda: api.moved_on(decision), "the decision was not taken")  # noqa: B023
        said = listen_to_the_end(reader)
        heard.append(" ".join(said[before:]))
        before = len(said)
    page.context.close()
    return heard


def listen_to_the_end(reader: ScreenReader) -> list[str]:
    """Wait until all that waits to be said was said."""
    while True:
        said = reader.spoken()
        reader.page.wait_for_timeout(QUIET)
        if len(reader.spoken()) == len(said):
            return said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=list(catalogue()))
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--tell", action="store_true")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as place,
        serving(Path(place)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        print("| game | language | decisions | words a decision | seconds |\n|---|---|---|---|---|")
        for game in options.games:
            for language in options.languages:
                heard = listen(browser, server, game, language)
                words = median(len(WORD.findall(one)) for one in heard)
                seconds = median(len(one) for one in heard) / LETTERS_A_SECOND
                print(
                    f"| {game} | {language} | {len(heard)} | {words:.0f} | {seconds:.1f} |",
                    flush=True,
                )
                if options.tell:
                    print("\n".join(heard), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
