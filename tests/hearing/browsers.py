"""Chromium and Firefox on a session's display: keys come from the display, looks through a port.

A browser driver's own keys would bypass the screen reader, so nothing is done here but to open
pages and to run scripts in them.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import httpx2 as httpx
from websockets.sync.client import ClientConnection, connect

from tests.hearing.session import BROWSER_PROGRAMS, Session

ARGUMENTS = (
    "--no-sandbox",
    "--test-type",
    "--no-first-run",
    "--disable-gpu",
    "--force-renderer-accessibility",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-breakpad",
    "--disable-dev-shm-usage",
    "--remote-debugging-port=0",
    "--window-size=1280,860",
    "--window-position=0,0",
)
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "termsofuse.bypassNotification": True,
    "browser.preonboarding.enabled": False,
    "browser.startup.page": 0,
    "accessibility.force_disabled": -1,
    # The preferences for driven browsers would change how the focus behaves.
    "remote.prefs.recommended": False,
}
PATIENCE = 60.0


class Page:
    """One window with one page, in which scripts can be run."""

    def __init__(self, session: Session, start: str) -> None:
        self.session = session
        self.sent = 0
        self.socket: ClientConnection

    def connect(self, address: str) -> None:
        connecting = connect(address, max_size=None, compression=None)
        self.socket = self.session.closing.enter_context(connecting)

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send a command of the protocol, and return the answer to it."""
        self.sent += 1
        self.socket.send(json.dumps({"id": self.sent, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv(timeout=PATIENCE))
            if answer.get("id") == self.sent:
                break
        if "result" not in answer:
            raise RuntimeError(f"{method}: {answer}")
        result: dict[str, Any] = answer["result"]
        return result

    def evaluate(self, script: str, argument: Any = None) -> Any:
        """Call a script's function in the page, and return what it returns, as JSON."""
        given = json.dumps(argument)
        called = f"(async () => JSON.stringify(await ({script})({given})) ?? 'null')()"
        return json.loads(self.run(called))

    def visit(self, address: str, ready: str = "body") -> None:
        """Open an address, and wait until the page has an element."""
        self.go(address)
        self.wait_for(ready)

    def wait_for(self, selector: str, seconds: float = PATIENCE) -> None:
        find = "s => document.readyState === 'complete' && document.querySelector(s) !== null"
        self.wait_until(find, selector, selector, seconds)

    def wait_until(
        self, script: str, argument: Any = None, what: str = "", seconds: float = PATIENCE
    ) -> None:
        deadline = time.monotonic() + seconds
        while True:
            try:
                if self.evaluate(script, argument):
                    return
            except RuntimeError:  # the page is being replaced
                pass
            if time.monotonic() > deadline:
                raise TimeoutError(what or script)
            time.sleep(0.05)

    # What the two protocols have each its own way for

    def run(self, script: str) -> str:
        """Run an expression whose value is the promise of a text."""
        raise NotImplementedError

    def go(self, address: str) -> None:
        raise NotImplementedError

    def add_script(self, script: str) -> None:
        """Have a script run in every page before its own."""
        raise NotImplementedError


class Chromium(Page):
    """Chromium, by its own protocol."""

    def __init__(self, session: Session, start: str) -> None:
        super().__init__(session, start)
        profile = session.folder / "profile"
        (profile / "Default").mkdir()
        language = session.language
        languages = {"accept_languages": language, "selected_languages": language}
        preferences = {"intl": languages, "translate": {"enabled": False}}
        (profile / "Default/Preferences").write_text(json.dumps(preferences))
        options = (f"--lang={language}", f"--user-data-dir={profile}", f"--app={start}")
        session.start("browser", BROWSER_PROGRAMS["chromium"], *ARGUMENTS, *options)
        port = written(session, profile / "DevToolsActivePort").splitlines()[0]
        pages = httpx.get(f"http://127.0.0.1:{port}/json/list").json()
        self.connect(next(one["webSocketDebuggerUrl"] for one in pages if one["type"] == "page"))
        self.ask("Page.enable")

    def run(self, script: str) -> str:
        wanted = {"expression": script, "awaitPromise": True, "returnByValue": True}
        answer = self.ask("Runtime.evaluate", **wanted)
        if "exceptionDetails" in answer:
            raise RuntimeError(str(answer["exceptionDetails"]))
        return str(answer["result"]["value"])

    def go(self, address: str) -> None:
        self.ask("Page.navigate", url=address)

    def add_script(self, script: str) -> None:
        self.ask("Page.addScriptToEvaluateOnNewDocument", source=script)


class Firefox(Page):
    """Firefox, by WebDriver BiDi."""

    def __init__(self, session: Session, start: str) -> None:
        super().__init__(session, start)
        profile = session.folder / "profile"
        preferences = {**PREFERENCES, "intl.accept_languages": session.language}
        (profile / "user.js").write_text(
            "".join(f'user_pref("{k}", {json.dumps(v)});\n' for k, v in preferences.items())
        )
        options = ("--no-remote", "--kiosk", "--width", "1280", "--height", "860")
        port = ("--remote-debugging-port", "0", "--profile", str(profile))
        session.start("browser", BROWSER_PROGRAMS["firefox"], *options, *port, start)
        listening = json.loads(written(session, profile / "WebDriverBiDiServer.json"))
        self.connect(f"ws://127.0.0.1:{listening['ws_port']}/session")
        self.ask("session.new", capabilities={})
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def run(self, script: str) -> str:
        target = {"context": self.context}
        answer = self.ask("script.evaluate", expression=script, target=target, awaitPromise=True)
        if answer["type"] == "exception":
            raise RuntimeError(str(answer["exceptionDetails"]))
        return str(answer["result"]["value"])

    def go(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="none")

    def add_script(self, script: str) -> None:
        self.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")


BROWSERS: dict[str, type[Page]] = {"chromium": Chromium, "firefox": Firefox}


def written(session: Session, path: Path) -> str:
    """Wait for a file that a browser writes once it listens."""
    session.until(lambda: path.exists() and path.read_text().strip(), PATIENCE, f"no {path.name}")
    return path.read_text()
