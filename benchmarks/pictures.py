"""Take pictures: every game at its start, in its middle and at its end, and the first page.

    python -m benchmarks.pictures [FOLDER] [--game GAME] [--pseudo]

Each is taken light and dark, on a phone and on a desktop, in every language, into the folder
(./out/pictures unless one is given) as GAME-MOMENT-LANGUAGE-DEVICE-THEME.png. `--pseudo` takes them
in the pseudo-language alone (`filature.testing.pseudo`), in the place of English.
"""

from __future__ import annotations

import argparse
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from filature.core.languages import LANGUAGES
from filature.games import catalogue
from tests.serving import serving
from tests.web.chromium import launch
from tests.web.disguise import disguise_english
from tests.web.screens import MIDDLE, Look, at_a_table, home, looked_at, shown

DEVICES = {"phone": 390, "desktop": 1280}
THEMES = ("light", "dark")


class Camera:
    """Takes pictures, and says how far it has come."""

    def __init__(self, folder: Path, screens: int, pseudo: bool) -> None:
        self.folder = folder
        self.pseudo = pseudo
        self.languages = ("en",) if pseudo else LANGUAGES
        self.taken = 0
        self.all = screens * len(DEVICES) * len(THEMES) * len(self.languages)

    def take(self, page: Page, name: str) -> None:
        if self.pseudo:
            disguise_english(page.context)
        for language, (device, width), theme in product(self.languages, DEVICES.items(), THEMES):
            looked_at(page, Look(language, theme, width))
            page.evaluate("() => window.scrollTo(0, 0)")
            path = self.folder / f"{name}-{language}-{device}-{theme}.png"
            page.screenshot(path=path, full_page=True)
            self.taken += 1
        print(f"{self.taken} of {self.all}: {name}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pictures")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("out/pictures"))
    parser.add_argument("--game", choices=list(catalogue()), action="append")
    parser.add_argument("--pseudo", action="store_true", help="in the pseudo-language")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    games = given.game or list(catalogue())
    camera = Camera(given.folder, 3 * len(games) + 1, given.pseudo)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        page = home(browser, server)
        page.reload()
        page.wait_for_selector("[data-play]")
        camera.take(page, "home")
        page.context.close()
        for game in games:
            api = at_a_table(browser, server, game)
            api.wait_for_decision()
            camera.take(shown(api), f"{game}-start")
            api.play(MIDDLE[game])
            api.wait_for_decision()
            camera.take(shown(api), f"{game}-middle")
            api.play()
            camera.take(shown(api, wait="#over"), f"{game}-end")
            api.page.context.close()
        browser.close()
    print(f"The pictures are in {given.folder}.")


if __name__ == "__main__":
    main()
