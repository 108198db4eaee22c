"""How large the first page is, how soon it can be used, and how soon a move is on the screen.

    python -m benchmarks.browser [--runs 5]

A server and the system's Chromium are started; every figure is a median, beside its limit. The
processor is slowed down four times for the second and the third. Figures differ with the machine
and with what else it is doing.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.serving import Server, serving
from tests.web.api_player import ApiPlayer
from tests.web.chromium import launch

SLOWDOWN = 4
LEFT_ALONE = 2_500
LIMITS = {
    "first page, compressed, kB": 120.0,
    "layout shift": 0.05,
    "interactive, ms": 1000.0,
    "a decision on screen, ms": 100.0,
}
WATCH = """
window.shift = 0;
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({type: "layout-shift", buffered: true});
window.usable = null;
const watcher = new MutationObserver(() => {
    if (window.usable === null && document.querySelector("[data-play]:not(:disabled)")) {
        requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
        watcher.disconnect();
    }
});
watcher.observe(document, {childList: true, subtree: true, attributes: true});
"""
"""Shifts are added up; the page is usable when its button to play is there and has been drawn."""

DRAWN = """
window.delays = [];
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", (event) => {
            const told = JSON.parse(event.data);
            if (told.type !== "event") return;
            const at = performance.now();
            // The frame after the page has taken it in is the first that shows it.
            const drawn = () => window.delays.push(performance.now() - at);
            requestAnimationFrame(() => setTimeout(drawn));
        });
    }
};
"""


def opened(browser: Browser, script: str, slow: int) -> tuple[Page, Any]:
    """A page with an empty cache, on a processor so many times slower."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
    context.add_init_script(script)
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    return page, tools


def first_page(browser: Browser, server: Server) -> dict[str, float]:
    """Load the first page as a new visitor does."""
    page, tools = opened(browser, WATCH, SLOWDOWN)
    tools.send("Network.enable")
    bytes_by_request: dict[str, float] = {}

    def finished(event: dict[str, Any]) -> None:
        bytes_by_request[event["requestId"]] = event["encodedDataLength"]

    tools.on("Network.loadingFinished", finished)
    page.goto(server.url)
    # Polling would give the page something to do: leave it alone first.
    page.wait_for_timeout(LEFT_ALONE)
    page.wait_for_function("() => window.usable !== null")
    page.wait_for_load_state("networkidle")
    figures = {
        "first page, compressed, kB": sum(bytes_by_request.values()) / 1000,
        "layout shift": float(page.evaluate("() => window.shift")),
        "interactive, ms": float(page.evaluate("() => window.usable")),
    }
    page.context.close()
    return figures


def decisions(browser: Browser, server: Server, moves: int) -> list[float]:
    """Decide elsewhere, and time how long each event takes from the wire to the screen."""
    page, _ = opened(browser, DRAWN, 1)
    page.goto(server.url)
    api = ApiPlayer(page, server.url, 1)
    api.open("kryptos", [{"kind": "bot", "bot": "recruit"}] * 3, settings={"seed": 2})
    page.goto(api.address)
    page.wait_for_selector("#ask")
    page.wait_for_load_state("networkidle")
    api.play(moves)
    page.wait_for_timeout(500)
    found: list[float] = page.evaluate("() => window.delays")
    page.context.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.browser")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--moves", type=int, default=12)
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        runs = []
        for at in range(given.runs):
            print(f"run {at + 1} of {given.runs}…", flush=True)
            runs.append(first_page(browser, server))
        figures = {name: median(run[name] for run in runs) for name in runs[0]}
        delays = decisions(browser, server, given.moves)
        figures["a decision on screen, ms"] = median(delays)
        browser.close()
    print(f"\n{'':<32}{'measured':>10}{'limit':>10}")
    for name, limit in LIMITS.items():
        over = "" if figures[name] <= limit else "  over"
        print(f"{name:<32}{figures[name]:>10.3g}{limit:>10.4g}{over}")
    worst = max(delays)
    print(f"\n{len(delays)} events, the slowest on the screen after {worst:.0f} ms.")
    return int(any(figures[name] > limit for name, limit in LIMITS.items()))


if __name__ == "__main__":
    raise SystemExit(main())
