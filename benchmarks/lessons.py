"""How long each lesson takes, by ear and by touch.

    python -m benchmarks.lessons [GAME…] [--language fr]

By ear: everything that a screen reader says of each step, once, at 25 letters a second, and two
seconds for each line typed. By touch: the sentences read at the same pace, and a second and a half
for each tap on a phone. Mistakes are made too, and not counted.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from filature.core.languages import LANGUAGES
from filature.games import catalogue
from tests.serving import serving
from tests.web.chromium import launch
from tests.web.lesson_player import EarsLearner, TouchLearner


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=list(catalogue()))
    parser.add_argument("--language", choices=LANGUAGES, default="fr")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as place,
        serving(Path(place)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        print(f"{'game':<16}{'steps':>6}{'by ear':>10}{'lines':>7}{'by touch':>10}{'taps':>6}")
        for game in options.games:
            ears = EarsLearner(browser, server, game, options.language).learn()
            touch = TouchLearner(browser, server, game, options.language).learn()
            print(
                f"{game:<16}{len(ears.steps):>6}{ears.by_ear:>8.0f} s{ears.actions:>7}"
                f"{touch.by_touch:>8.0f} s{touch.actions:>6}",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
