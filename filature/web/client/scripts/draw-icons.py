"""Draw the icons for home screens from hat.svg: python draw-icons.py (needs Playwright, Chromium).

They lie in public/ and are committed; draw them again when the hat changes. An icon that the system
cuts into a shape of its own (`maskable`) keeps the hat inside the circle that is never cut.
"""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "public"
CHROMIUM = os.environ.get("FILATURE_CHROMIUM", "/usr/bin/chromium")
PAPER = "#f4eee0"
MANILA = "#e3c68d"

ICONS = {
    # file: (pixels, how much of the width the hat takes, rounded corners)
    "icon-192.png": (192, 0.68, True),
    "icon-512.png": (512, 0.68, True),
    "icon-maskable-512.png": (512, 0.52, False),
    "apple-touch-icon.png": (180, 0.64, False),
}


def page_of(hat: str, size: int, share: float, rounded: bool) -> str:
    """Return the icon as a page: the hat on paper, with a manila edge where it is not cut."""
    corner = round(size * 0.18) if rounded else 0
    width, edge = round(size * share), round(size * 0.09) if rounded else 0
    return f"""<body style="margin:0;background:transparent">
        <div style="width:{size}px;height:{size}px;border-radius:{corner}px;display:grid;
             background:linear-gradient({MANILA} {edge}px, {PAPER} {edge}px);place-items:center">
        <div style="width:{width}px;height:{width}px">{hat}</div></div>"""


def main() -> None:
    hat = (PUBLIC / "hat.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, (size, share, rounded) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(hat, size, share, rounded))
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
