"""Draw the pictures that previews of links show, `card-LANGUAGE.png` in each game's folder:

    python filature/web/client/scripts/draw-cards.py

Needs Playwright, Chromium and a build of the client (`make client`), from which the covers are
taken. The pictures are committed; draw them again when a cover or a game's name changes. They name
nobody: who invites is said by the title of the link.
"""

from __future__ import annotations

import os
import sys
from base64 import b64encode
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

CLIENT = Path(__file__).resolve().parent.parent
ROOT = CLIENT.parent.parent.parent
sys.path.insert(0, str(ROOT))

from filature.core.languages import LANGUAGES  # noqa: E402
from filature.games import catalogue, words_of  # noqa: E402
from tests.serving import serving  # noqa: E402

CHROMIUM = os.environ.get("FILATURE_CHROMIUM", "/usr/bin/chromium")
GAMES = ROOT / "filature" / "games"
FONTS = {
    "Read": "atkinson-hyperlegible-next-reading.woff2",
    "Typed": "special-elite-label.woff2",
}

STYLE = """
* { box-sizing: border-box; margin: 0 }
body { width: 1200px; height: 630px; overflow: hidden; background: #f0e7d3; color: #1b2430;
       font-family: Read }
.right { position: absolute; inset: 0; background: #e3c68d;
         clip-path: polygon(712px 0, 1200px 0, 1200px 630px, 560px 630px) }
.edge { position: absolute; inset: 0 }
.brand { position: absolute; left: 64px; top: 54px; display: flex; gap: 16px; align-items: center;
         font: 44px/1 Typed }
.brand svg { width: 52px } .brand span { padding-top: 8px }
h1 { position: absolute; left: 64px; top: 190px; width: 510px; font-size: 68px; line-height: 1.08;
     font-weight: 800; letter-spacing: -0.01em }
h1 small { display: block; font-size: 42px; font-weight: 500; color: #475366; margin-bottom: 10px }
p { position: absolute; left: 64px; bottom: 62px; width: 500px; font-size: 30px; line-height: 1.35 }
p b { display: block }
.cover { position: absolute; left: 712px; top: 96px; width: 430px; padding: 20px;
         background: #fcf9f1; border: 4px solid #1b2430; border-radius: 6px; rotate: 2deg }
.cover svg { display: block; width: 100% }
.stamp { position: absolute; right: 72px; bottom: 66px; padding: 22px 26px 14px; rotate: -4deg;
         border: 6px solid #a3231a; border-radius: 8px; background: #fcf9f1; color: #a3231a;
         font: 44px/1 Typed; letter-spacing: 0.06em; text-transform: uppercase;
         outline: 2px solid #a3231a; outline-offset: -11px }
"""


def page_of(game: str, language: str, cover: str, hat: str) -> str:
    """Return the card as a page of 1200 by 630."""
    fonts = "".join(
        f"@font-face {{ font-family: {name}; font-weight: 200 800; src: url(data:font/woff2;base64,"
        f"{b64encode((CLIENT / 'src/look/fonts' / file).read_bytes()).decode()}) }}"
        for name, file in FONTS.items()
    )
    words = words_of(game, language)
    parts = ("before", "stamp", "last")
    before, stamp, last = (words.text(f"preview-card-{part}") for part in parts)
    return f"""<meta charset="utf-8"><style>{fonts}{STYLE}</style>
        <div class="right"></div>
        <svg class="edge" viewBox="0 0 1200 630"><path d="M712-4L558 634" stroke="#1b2430"
          stroke-width="5" /></svg>
        <div class="brand">{hat}<span>Filature</span></div>
        <h1><small>{before}</small>{escape(words.text("name"))}</h1>
        <p>{escape(words.text("tagline"))}<b>{last}</b></p>
        <div class="cover">{cover}</div><div class="stamp">{stamp}</div>"""


def covers(browser: Browser, url: str) -> dict[str, str]:
    """Take the covers of all games from the first page."""
    page = browser.new_page()
    page.goto(url)
    page.wait_for_selector("[data-cover]")
    found: dict[str, str] = page.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('[data-cover]')]"
        ".map(svg => [svg.dataset.cover, svg.outerHTML]))"
    )
    return found


def main() -> None:
    hat = (CLIENT / "public/hat.svg").read_text(encoding="utf-8")
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        found = covers(browser, server.url)
        page = browser.new_page(viewport={"width": 1200, "height": 630})
        for game in catalogue():
            for language in LANGUAGES:
                page.set_content(page_of(game, language, found[game], hat))
                page.evaluate("() => document.fonts.ready")
                page.screenshot(path=GAMES / game / f"card-{language}.png")
        browser.close()


if __name__ == "__main__":
    main()
