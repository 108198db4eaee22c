"""How soon seats are live again after the network was gone for ten seconds.

    python -m benchmarks.cut [--pages 12] [--cuts 4] [--seconds 10]

Real pages in Chromium, each in a seat of its own table, reach the server through a proxy. Half of
the cuts break every connection and refuse new ones, as when a laptop changes networks; the others
swallow every byte and say nothing, as a lift does. The time runs from the end of the cut until the
page has been welcomed again.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import threading
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.serving import free_port, serving
from tests.web.api_player import ApiPlayer
from tests.web.chromium import launch

GOAL = 2.0
LONGEST = 60.0

WATCH = """
window.liveAt = 0;
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", (event) => {
            const type = JSON.parse(event.data).type;
            if (type === "welcome" || type === "pong") window.liveAt = Date.now();
        });
    }
};
"""
"""When the page has last heard of the server that it is here, and how things stand."""


class Proxy:
    """Between the pages and the server, in a thread of its own; it can be cut in two ways."""

    def __init__(self, port: int) -> None:
        self.server = port
        self.port = free_port()
        self.how: str | None = None
        self.writers: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        threading.Thread(target=self.run, daemon=True).start()
        self.ready.wait()

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.listen())
        self.loop.run_forever()

    async def listen(self) -> None:
        await asyncio.start_server(self.accept, "127.0.0.1", self.port)
        self.ready.set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.how == "broken":
            writer.transport.abort()
            return
        while self.how == "silent":  # noqa: ASYNC110 - as the network does
            # A first packet that was lost is sent again after one second, then after two more.
            await asyncio.sleep(1)
        there, server = await asyncio.open_connection("127.0.0.1", self.server)
        self.writers |= {writer, server}
        await asyncio.gather(self.pass_on(reader, server), self.pass_on(there, writer))

    async def pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(2**16):
                if self.how == "silent":
                    # What was swallowed never arrives on this connection, nor what comes after it.
                    return
                sink.write(data)
                await sink.drain()
        except OSError:
            pass
        finally:
            if self.how != "silent":
                sink.close()
                self.writers.discard(sink)

    def cut(self, how: str) -> None:
        self.how = how
        if how == "broken":
            self.loop.call_soon_threadsafe(self.break_all)

    def break_all(self) -> None:
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()

    def mend(self) -> None:
        self.how = None


def seated(browser: Browser, address: str, number: int) -> Page:
    """Open a page in a seat of a table of its own."""
    context = browser.new_context(locale="en-GB", viewport={"width": 800, "height": 600})
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(address)
    api = ApiPlayer(page, address, number)
    api.open("agent_hunter", [{"kind": "bot", "bot": "recruit"}])
    page.goto(api.address)
    page.wait_for_selector("#decision, #ask")
    return page


def measure(pages: list[Page], proxy: Proxy, how: str, seconds: float) -> list[float]:
    """Cut, wait, mend; return after how long each page was live again."""
    proxy.cut(how)
    time.sleep(seconds)
    proxy.mend()
    mended = time.time()
    times = []
    for page in pages:
        while (at := page.evaluate("window.liveAt") / 1000) < mended:
            if time.time() - mended > LONGEST:
                raise SystemExit(f"a page does not come back after a {how} cut")
            page.wait_for_timeout(20)
        times.append(at - mended)
    # The next cut comes at another moment of each page's own rhythm.
    time.sleep(5 + len(times) % 3)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--pages", type=int, default=12)
    parser.add_argument("--cuts", type=int, default=4, help="of each kind")
    parser.add_argument("--seconds", type=float, default=10.0)
    options = parser.parse_args()
    print(
        "| cut | seats | median s | p95 s | longest s | goal for p95 |\n|---|---|---|---|---|---|"
    )
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        proxy = Proxy(server.port)
        browser = launch(playwright)
        address = f"http://127.0.0.1:{proxy.port}"
        pages = [seated(browser, address, number) for number in range(options.pages)]
        for how in ("broken", "silent"):
            times: list[float] = []
            for _ in range(options.cuts):
                times += measure(pages, proxy, how, options.seconds)
            times.sort()
            p95 = times[min(len(times) - 1, int(len(times) * 0.95))]
            verdict = "" if p95 <= GOAL else " **missed**"
            print(
                f"| {how}, {options.seconds:g} s | {len(times)} | {times[len(times) // 2]:.2f}"
                f" | {p95:.2f} | {times[-1]:.2f} | ≤ {GOAL:g}{verdict} |",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
