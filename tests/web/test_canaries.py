"""Hidden values are nowhere on another viewer's device, and nowhere behind the curtain.

A canary is a statement of a seat's sheet, in the words of its holder and of others, that another
viewer's own sheet does not hold; and something written into the seat's notebook. It is looked for
in the document with all its attributes, in the accessibility tree, in the live regions, in whatever
the device was sent, and in whatever it keeps.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from filature.games import catalogue, words_of
from tests.serving import Server
from tests.web.api_player import ApiPlayer
from tests.web.chromium import visit
from tests.web.screen_reader import RECORD_SPEECH, ScreenReader, plain
from tests.web.screens import BOTS

pytestmark = pytest.mark.browser

MARK = "canary Q7XW2"
KEPT = """async () => {
    const kept = [JSON.stringify({...localStorage}), JSON.stringify({...sessionStorage})];
    for (const {name} of await indexedDB.databases()) kept.push(`database ${name}`);
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            kept.push(request.url, await (await cache.match(request)).text());
        }
    }
    return kept.join("\\n");
}"""


class Device:
    """A page, and all that it is sent from now on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self.received))
        page.on("response", self.answered)

    def received(self, frame: str | bytes) -> None:
        self.sent.append(str(frame))

    def answered(self, response: Any) -> None:
        if "/api/" in response.url:
            self.sent.append(response.url)

    def places(self) -> dict[str, str]:
        """All places where something could be found, each with its text."""
        reader = ScreenReader(self.page, 0, "")
        return {
            "document": self.page.content(),
            "text": plain(self.page.evaluate("() => document.body.textContent")),
            "accessibility tree": reader.tree().text(),
            "kept": self.page.evaluate(KEPT),
            "address": self.page.url,
        }


def lines(welcome: dict[str, Any], game: str, viewer: int) -> set[str]:
    """The statements of a sheet as a viewer would word them, French and English."""
    names = [player["name"] or "" for player in welcome["table"]["players"]]
    said = set()
    for language in ("fr", "en"):
        words = words_of(game, language)
        for section in welcome["position"]["sheet"]:
            for line in section["lines"]:
                part = {**line.get("args", {}), "type": line["type"]}
                said.add(plain(words.say("line", part, viewer, names)))
    return said


def found(places: dict[str, str], canaries: set[str]) -> list[str]:
    return [
        f"{where}: {canary}"
        for where, text in places.items()
        for canary in canaries
        if canary in plain(text)
    ]


@pytest.mark.parametrize("game", list(catalogue()))
def test_no_hidden_value_is_on_another_device(browser: Browser, server: Server, game: str) -> None:
    ada = ApiPlayer(visit(browser, server.url, "fr-FR"), server.url, 1)
    bots = [{"kind": "bot", "bot": "recruit"}] * (BOTS[game] - 1)
    seated = ada.open(game, [{"kind": "person"}, *bots])
    page = visit(browser, f"{ada.address}?i={seated['invite']}", "fr-FR", script=RECORD_SPEECH)
    bob = ApiPlayer(page, server.url, 2)
    bob.table = ada.table
    bob.post(f"/api/tables/{ada.table}/sit", {"invite": seated["invite"], "name": "Bob"})
    device = Device(page)
    page.goto(bob.address)
    expect(page.locator("#ask")).to_be_visible()
    note = ada.page.request.put(
        f"{server.url}/api/tables/{ada.table}/note?as=0",
        data={"marks": {"text": MARK}},
        headers={"Origin": server.url},
    )
    assert note.ok, note.text()
    looks = step = 0
    for _ in range(600):
        if step == 12:
            break
        here, there = ada.now(), bob.now()
        if here["position"]["outcome"]:
            break
        mover = ada if here["position"]["decisions"] else bob
        if mover is bob and not there["position"]["decisions"]:
            page.wait_for_timeout(100)
            continue
        if step % 3 == 0:
            looks += nowhere(device, ada, bob, game)
        mover.have = 0
        mover.decide()
        step += 1
    assert looks
    assert MARK not in "\n".join(device.sent)
    everything = "\n".join(device.sent)
    own = [say for batch in bob.now()["say"] for say in batch]
    for say in [say for batch in ada.now()["say"] for say in batch]:
        if say.get("private") and say not in own:
            bare = {k: v for k, v in say.items() if k != "private"}
            assert json.dumps(bare, separators=(",", ":"))[1:-1] not in everything, bare


def nowhere(device: Device, ada: ApiPlayer, bob: ApiPlayer, game: str) -> bool:
    """Look for what only Ada knows on Bob's device; others may decide meanwhile, so look again."""
    for _ in range(10):
        there = bob.now()
        device.page.wait_for_timeout(150)
        here, places = ada.now(), device.places()
        if bob.now()["seq"] == there["seq"] and ada.now()["seq"] == here["seq"]:
            own = lines(there, game, 1) | lines(there, game, 0)
            hers = lines(here, game, 0) | lines(here, game, 1)
            canaries = {one for one in hers if not any(one in other for other in own)}
            assert found(places, {*canaries, MARK}) == []
            return True
    return False


def test_nothing_secret_is_behind_the_curtain(browser: Browser, server: Server) -> None:
    page = visit(browser, server.url, "fr-FR", script=RECORD_SPEECH)
    shared = ApiPlayer(page, server.url)
    bots = [{"kind": "bot", "bot": "recruit"}]
    shared.open("kryptos", [{"kind": "here", "name": "Bob"}, *bots])
    device = Device(page)
    page.goto(shared.address)
    expect(page.locator("#curtain")).to_be_visible()
    public = lines(shared.now(), "kryptos", -2)
    sheets = {seat: lines(shared.now(seat), "kryptos", seat) - public for seat in (0, 1)}
    assert all(sheets.values())
    assert found(device.places(), sheets[0] | sheets[1]) == []
    assert found({"sent": "\n".join(device.sent)}, sheets[0] | sheets[1]) == []

    for seat in (0, 1, 0):
        page.locator(f"[data-look='{seat}']").click()
        expect(page.locator("#cover")).to_be_visible()
        page.locator("[data-query=hand]").click()
        expect(page.locator("#answer")).to_be_visible()
        page.locator("details.part-notebook summary").click()
        page.locator("#note-text").fill(f"{MARK} {seat}")
        page.wait_for_timeout(200)
        seen = device.places()
        assert found({"text": seen["text"]}, sheets[seat]), "what is one's own is there"
        other = {*(sheets[1 - seat] - sheets[seat]), f"{MARK} {1 - seat}"}
        assert found(seen, other) == []
        page.locator("#cover").click()
        expect(page.locator("#curtain")).to_be_visible()
        page.wait_for_timeout(300)
        assert found(device.places(), {*sheets[0], *sheets[1], MARK}) == []
        assert page.evaluate("() => document.activeElement !== document.body")


@pytest.mark.parametrize("aloud", [False, True])
def test_what_was_shown_to_oneself_alone_is_spoken_only_by_wish(
    browser: Browser, server: Server, aloud: bool
) -> None:
    kept = json.dumps({"aloud": aloud})
    script = f"localStorage.setItem('filature.preferences', {json.dumps(kept)});{RECORD_SPEECH}"
    page = visit(browser, server.url, "en-GB", script=script)
    api = ApiPlayer(page, server.url, 4)
    bots = [{"kind": "bot", "bot": "recruit"}] * 2
    api.open("spies_vs_spies", bots, settings={"seed": 9})
    page.goto(api.address)
    expect(page.locator("#ask")).to_be_visible()
    page.wait_for_timeout(300)
    arrived = api.now()["seq"]
    words = words_of("spies_vs_spies", "en")
    secret: list[str] = []
    for _ in range(25):
        if secret or api.decide():
            break
        welcome = api.now()
        names = [player["name"] for player in welcome["table"]["players"]]
        secret = [
            plain(words.say("told", {k: v for k, v in say.items() if k != "private"}, 0, names))
            for batch in welcome["say"][arrived:]
            for say in batch
            if say.get("private")
        ]
    assert secret, "nothing was shown to this seat alone"
    page.wait_for_timeout(400)
    spoken = plain(" ".join(page.evaluate("() => [...heard.polite, ...heard.assertive]")))
    log = plain(page.locator("#log").inner_text())
    for line in secret:
        assert (line in spoken) is aloud, line
        assert line in log, line
