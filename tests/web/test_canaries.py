"""Hidden values are nowhere on another viewer's device, and nowhere behind the curtain.

A canary is a statement of a seat's sheet, in the words of its holder and of others, that another
viewer's own sheet does not hold; and something written into the seat's notebook. It is looked for
in the document with all its attributes, in the accessibility tree, in the live regions, in
everything the device was sent, and in everything it stores.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from filature.core.languages import LANGUAGES
from filature.games import catalogue, words_of
from tests.serving import Server
from tests.setups import slow_unless
from tests.web.api_player import BOTS, ApiPlayer, bots
from tests.web.chromium import drawn, newcomer, visit, wait_until
from tests.web.page_words import page_words
from tests.web.screen_reader import HEARD, RECORD_SPEECH, ScreenReader, plain

pytestmark = pytest.mark.browser

MARK = "canary Q7XW2"
STEPS = 12
STORED = """async () => {
    const stored = [JSON.stringify({...localStorage}), JSON.stringify({...sessionStorage})];
    for (const {name} of await indexedDB.databases()) stored.push(`database ${name}`);
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            stored.push(request.url, await (await cache.match(request)).text());
        }
    }
    return stored.join("\\n");
}"""


class Device:
    """A page, and all that it is sent from now on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[str] = []
        page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda frame: self.sent.append(str(frame))),
        )
        page.on("response", lambda response: self.sent.append(response.url))

    def wait_for(self, seq: int) -> None:
        """Wait until the page has been sent, and has drawn, a message of its stream."""
        number = f'"seq":{seq},'
        wait_until(self.page, lambda: any(number in text for text in self.sent), f"no {number}")
        drawn(self.page)

    def places(self) -> dict[str, str]:
        """All places where something could be found, each with its text."""
        return {
            "document": self.page.content(),
            "text": plain(self.page.evaluate("() => document.body.textContent")),
            "accessibility tree": ScreenReader(self.page, 0, "").tree().text(),
            "stored": self.page.evaluate(STORED),
            "address": self.page.url,
        }


def lines(welcome: dict[str, Any], game: str, viewer: int) -> set[str]:
    """The statements of a sheet as a viewer would word them, in every language."""
    names = [player["name"] or "" for player in welcome["table"]["players"]]
    return {
        plain(words_of(game, language).say("line", part, viewer, names))
        for section in welcome["position"]["sheet"]
        for line in section["lines"]
        for part in [{**line.get("args", {}), "type": line["type"]}]
        for language in LANGUAGES
    }


def found(places: dict[str, str], canaries: set[str]) -> list[str]:
    return [
        f"{where}: {canary}"
        for where, text in places.items()
        for canary in canaries
        if canary in plain(text)
    ]


def told(player: ApiPlayer) -> list[dict[str, Any]]:
    return [say for batch in player.now()["say"] for say in batch]


@pytest.mark.parametrize("game", slow_unless(["spies_vs_spies"], catalogue()))
def test_no_hidden_value_is_on_another_device(browser: Browser, server: Server, game: str) -> None:
    ada = ApiPlayer(newcomer(browser), server.url, 1)
    seated = ada.open(game, [{"kind": "person"}, *bots(BOTS[game] - 1)])
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
    looks = 0
    for step in range(STEPS):
        mover = next_mover(ada, bob)
        if mover is None:
            break
        if step % 3 == 0:
            looks += nowhere(device, ada, bob, game)
        mover.play(1)
    assert looks
    everything = "\n".join(device.sent)
    assert MARK not in everything
    own = told(bob)
    for say in told(ada):
        if say.get("private") and say not in own:
            bare = {k: v for k, v in say.items() if k != "private"}
            assert json.dumps(bare, separators=(",", ":"))[1:-1] not in everything, bare


def next_mover(*players: ApiPlayer) -> ApiPlayer | None:
    """Wait until one of the players owes a decision; nobody where the game is over."""
    while True:
        for player in players:
            position = player.now()["position"]
            if position["outcome"]:
                return None
            if position["decisions"]:
                return player


def nowhere(device: Device, ada: ApiPlayer, bob: ApiPlayer, game: str) -> bool:
    """Look for what only Ada knows on Bob's device; others may decide meanwhile, so look again."""
    for _ in range(10):
        there = bob.now()
        device.wait_for(there["seq"])
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
    shared.open("kryptos", [{"kind": "here", "name": "Bob"}, *bots(1)])
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
        page.locator("[data-query=help]").click()
        page.locator("[data-query=hand]").click()
        expect(page.locator("#answer")).to_be_visible()
        page.locator("details.part-notebook summary").click()
        page.locator("#note-text").fill(f"{MARK} {seat}")
        drawn(page)
        seen = device.places()
        assert found({"text": seen["text"]}, sheets[seat]), "what is the seat's own is there"
        other = {*(sheets[1 - seat] - sheets[seat]), f"{MARK} {1 - seat}"}
        assert found(seen, other) == []
        page.locator("#cover").click()
        expect(page.locator("#curtain")).to_be_visible()
        expect(page.locator("#note-text")).to_have_count(0)
        drawn(page)
        assert found(device.places(), {*sheets[0], *sheets[1], MARK}) == []
        assert page.evaluate("() => document.activeElement !== document.body")


@pytest.mark.parametrize("aloud", slow_unless([False], [False, True]))
def test_what_was_shown_to_oneself_alone_is_spoken_only_by_wish(
    browser: Browser, server: Server, aloud: bool
) -> None:
    preferences = json.dumps(json.dumps({"aloud": aloud}))
    script = f"localStorage.setItem('filature.preferences', {preferences});{RECORD_SPEECH}"
    page = visit(browser, server.url, "en-GB", script=script)
    api = ApiPlayer(page, server.url, 4)
    api.open("spies_vs_spies", bots(2), settings={"seed": 9})
    page.goto(api.address)
    expect(page.locator("#ask")).to_be_visible()
    drawn(page)
    arrived = api.now()["seq"]
    secret: list[str] = []
    for _ in range(25):
        if secret or api.decide():
            break
        secret = said_since(api, arrived, private=True)
    assert secret, "nothing was shown to this seat alone"
    public = said_since(api, arrived, private=False)
    wait_until(page, lambda: public[-1] in heard(page), f"not spoken: {public[-1]}")
    for line in secret:
        expect(page.locator("#log")).to_contain_text(line)
        assert (line in heard(page)) is aloud, line


FAKE_VOICE = """
window.voiced = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
const synthesis = new EventTarget();
synthesis.getVoices = () => [{lang: "en-GB", default: true}];
synthesis.speak = (one) => voiced.push(one.text);
synthesis.cancel = () => {};
Object.defineProperty(window, "speechSynthesis", {value: synthesis});
"""
VOICED = "() => voiced.join(' ')"


@pytest.mark.parametrize("wanted", [False, True])
def test_the_page_speaks_of_private_things_only_by_a_wish_of_its_own(
    browser: Browser, server: Server, wanted: bool
) -> None:
    # A screen reader on headphones may say it: that is no wish for the loudspeaker.
    wishes = {"aloud": True, "voice": True, "voicePrivate": wanted}
    preferences = json.dumps(json.dumps(wishes))
    kept = f"localStorage.setItem('filature.preferences', {preferences});"
    page = visit(browser, server.url, "en-GB", script=kept + FAKE_VOICE + RECORD_SPEECH)
    api = ApiPlayer(page, server.url, 4)
    api.open("agent_hunter", bots(1), settings={"seed": 9})
    page.goto(api.address)
    expect(page.locator("#ask")).to_be_visible()
    drawn(page)
    reader = ScreenReader(page, seed=5, command=page_words("en").text("ui-command"))
    decision = api.now()["position"]["decisions"][0]["id"]
    reader.decide()
    wait_until(page, lambda: api.moved_on(decision), "the agents were not placed")
    placed = next(say for batch in api.now()["say"] for say in batch if say.get("private"))
    agents = placed["agents"]
    named = [
        f"Base 2: {rest(agents[:1])}?",
        f"Place {agents[0]}, {agents[1]} and {agents[2]}.",
        f"in order of bases: {agents[0]}, {agents[1]} and {agents[2]}.",
    ]
    wait_until(page, lambda: named[2] in heard(page), f"not told: {heard(page)}")
    wait_until(page, lambda: "Your turn." in page.evaluate(VOICED), "the page did not speak")
    for line in named:
        spoken = line in plain(page.evaluate(VOICED))
        assert spoken is (wanted and line in heard(page)), line
    # What was asked for is answered: somebody pressed the key of their own hand.
    reader.ask("Digit8")
    hand = f"Base 1: the {agents[0]}"
    wait_until(page, lambda: hand in plain(page.evaluate(VOICED)), "the hand was not told")


def rest(placed: list[int]) -> str:
    """The agents that are left, as short sentences list them."""
    left = [one for one in range(10) if one not in placed]
    runs: list[list[int]] = []
    for one in left:
        if runs and one == runs[-1][-1] + 1:
            runs[-1].append(one)
        else:
            runs.append([one])
    spoken = [
        f"{run[0]} to {run[-1]}" if len(run) > 3 else ", ".join(map(str, run)) for run in runs
    ]
    return ", ".join(spoken)


def said_since(api: ApiPlayer, have: int, private: bool) -> list[str]:
    """What was told since a message, in words: to everybody, or to this seat alone."""
    welcome = api.now()
    names = [player["name"] for player in welcome["table"]["players"]]
    told = [say for batch in welcome["say"][have:] for say in batch]
    return [
        plain(words_of("spies_vs_spies", "en").say("told", bare, 0, names))
        for say in told
        for bare in [{k: v for k, v in say.items() if k != "private"}]
        if bool(say.get("private")) is private
    ]


def heard(page: Page) -> str:
    return plain(" ".join(page.evaluate(HEARD)))
