"""How many faults of layout every screen has, in which window and at which text size.

    python -m benchmarks.layout [SCREEN…] [--in 1280x800@150 …] [--tell] [--pictures FOLDER]

A screen is named as in `tests/web/screens.py` or by the beginning of its name (`middle`, `over-k`);
without a name, all are measured. `--in` names windows, with a text size after the `@`; without it,
all of the test are taken, in every language. `--tell` says each fault in words: what, where, by how
much. What counts as a fault is said in `tests/web/layout_faults.js`.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.serving import Server, serving
from tests.web.chromium import launch
from tests.web.layout import Window, every_window, faults_in, in_every_language
from tests.web.screens import SCREENS

PATIENCE = 30_000
"""Milliseconds for which something is waited for on a busy machine."""


def window(text: str) -> Window:
    """Read `390x844` or `390x844@150`."""
    shape, _, size = text.partition("@")
    width, height = map(int, shape.split("x"))
    return Window(width, height, int(size or 100))


def measure(
    browser: Browser, server: Server, screen: str, windows: list[Window], pictures: Path | None
) -> dict[Window, list[str]]:
    """Find the faults of a screen in each window."""
    page = SCREENS[screen](browser, server)
    found = {}
    for one in windows:
        found[one] = faults_in(page, screen, one)
        if pictures:
            name = f"{screen} {one}.png".replace(" ", "-").replace("%", "")
            page.screenshot(path=pictures / name)
    page.context.close()
    return found


def report(screen: str, found: dict[Window, list[str]], tell: bool) -> None:
    faults = [fault for one in found.values() for fault in one]
    kinds = Counter(fault.split(": ")[1] for fault in faults)
    faulty = sum(map(bool, found.values()))
    told = ", ".join(f"{kind} {count}" for kind, count in kinds.most_common())
    print(
        f"{screen:<24}{len(faults):>6} in {faulty:>3} of {len(found)} windows  {told}", flush=True
    )
    if tell:
        for fault in faults:
            print(f"    {fault}")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.layout",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help="all if none is named")
    parser.add_argument("--in", dest="windows", nargs="+", type=window, help="such as 390x844@150")
    parser.add_argument("--tell", action="store_true", help="say each fault in words")
    parser.add_argument("--pictures", type=Path, help="folder for a picture of each window")
    given = parser.parse_args()
    wanted = [name for name in SCREENS if name.startswith(tuple(given.screens or [""]))]
    if not wanted:
        parser.error(f"no such screen; there are: {', '.join(SCREENS)}")
    if given.pictures:
        given.pictures.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    total = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for screen in wanted:
            windows = in_every_language(given.windows) if given.windows else every_window(screen)
            found = measure(browser, server, screen, windows, given.pictures)
            total += sum(map(len, found.values()))
            report(screen, found, given.tell)
        browser.close()
    print(f"\n{total} faults on {len(wanted)} screens")
    return int(total > 0)


if __name__ == "__main__":
    raise SystemExit(main())
