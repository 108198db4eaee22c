"""Fair deals in browsers: devices contribute, and the end says whether the deal was fair."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from filature.cli import main
from tests.serving import Server
from tests.web.api_player import ApiPlayer, bots
from tests.web.chromium import check_accessible, newcomer, visit, wait_until
from tests.web.layout import Window, faults_in

pytestmark = pytest.mark.browser

FAIR = """async () => {
    const path = location.pathname.replace("/t/", "/tables/");
    const invite = location.search.replace("?i=", "&invite=");
    const answer = await fetch(`/api${path}/next?have=99${invite}`);
    return (await answer.json()).table.fair;
}"""


def dealt(page: Page) -> Any:
    """Wait until the deal is made; return what everybody is told of it."""
    for _ in range(200):
        fair = page.evaluate(FAIR)
        if fair["rounds"] and fair["rounds"][-1]["phase"] == "dealt":
            return fair
        page.wait_for_timeout(50)
    raise AssertionError(fair)


def code_at(page: Page) -> str:
    """Open the code of the deal, and return it as it is shown; it is read digit by digit."""
    page.locator(".deal-code summary").click()
    shown = page.locator(".deal-code .digits")
    expect(shown).to_have_text(re.compile(r"^\d{4}( \d{4}){3}$"))
    code = shown.inner_text().replace("\n", " ").strip()
    groups = [" ".join(group) for group in code.split()]
    expect(page.locator(".deal-code .unseen")).to_have_text(", ".join(groups))
    return " ".join(code.split())


def leave(page: Page) -> None:
    page.locator("#menu").click()
    page.locator("#leave").click()
    page.locator("#leave").click()


def test_devices_of_players_contribute_and_everybody_finds_the_deal_fair(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    ada = newcomer(browser)
    api = ApiPlayer(ada, server.url)
    seated = api.open("kryptos", [{"kind": "person"}, *bots(1)], fair=True)
    ada.goto(api.address)
    expect(ada).to_have_url(re.compile(r"\?i="))
    address = ada.url
    eve = visit(browser, address, "en-GB")
    expect(eve.locator("#watch-first")).to_be_visible()
    eve.locator("#watch-first").click()
    bob = visit(browser, address, "de-DE")
    bob.locator("#name").fill("Bob")
    bob.locator("#sit-button").click()
    fair = dealt(bob)
    assert len(fair["rounds"]) == 1
    assert [seat["left_out"] for seat in fair["rounds"][0]["seats"]] == [None] * 3
    expect(bob.locator("#ask, #decision").first).to_be_visible()
    codes = [code_at(page) for page in (ada, bob, eve)]
    assert len({*codes}) == 1
    leave(bob)
    expect(bob).not_to_have_url(address)
    leave(ada)
    bob.goto(address)  # The device has kept what it was shown.
    expect(ada.locator("#fair")).to_contain_text("Personne n’a choisi cette donne : cet appareil")
    expect(bob.locator("#fair")).to_contain_text("Niemand hat bestimmt, was gegeben wurde: Dieses")
    expect(eve.locator("#fair")).to_contain_text("This device has no part in the deal")
    for page in (ada, bob, eve):
        expect(page.locator("#fair")).to_contain_text(re.compile("même code|selben Code|same code"))
    names = []
    for what, name in (("record", "game.jsonl"), ("fair", "game.fair.json")):
        url = f"{server.url}/api/tables/{seated['table']}/{what}"
        given = httpx.get(url, params={"invite": seated["invite"]})
        (tmp_path / name).write_bytes(given.content)
        names.append(str(tmp_path / name))
    for at, page in enumerate((ada, bob, eve)):
        assert code_at(page) == codes[0]
        page.locator("#fair summary").last.click()
        with page.expect_download() as download:
            page.locator("#fair li button").click()
        download.value.save_as(tmp_path / f"device{at}.json")
        names.append(f"--receipt={tmp_path / f'device{at}.json'}")
    assert json.loads((tmp_path / "game.fair.json").read_text())["code"] == codes[0]
    assert main(["verify", "--fair", *names]) == 0
    expect(ada.get_by_role("heading", name="La donne")).to_be_visible()
    check_accessible(ada)
    found = [
        fault for text in (100, 200) for fault in faults_in(ada, "over", Window(390, 844, text))
    ]
    assert not found, "\n".join(found)


@pytest.mark.slow
def test_a_game_against_bots_has_its_person_device_in_the_deal_also_in_the_rematch(
    browser: Browser, server: Server
) -> None:
    page = visit(browser, f"{server.url}/g/agents_secrets", "en-GB")
    page.locator("button.primary").first.click()
    expect(page).to_have_url(re.compile(r"/t/"))
    assert dealt(page)["rounds"][0]["seats"][0]["left_out"] is None
    leave(page)
    expect(page.locator("#fair")).to_contain_text("this device has a part in it")
    first = page.url
    page.locator("#again").click()
    page.wait_for_function("first => location.href !== first", arg=first)
    assert dealt(page)["rounds"][0]["seats"][0]["left_out"] is None


@pytest.mark.slow
def test_pages_at_the_old_table_contribute_to_the_rematch(browser: Browser, server: Server) -> None:
    ada = newcomer(browser)
    first = ApiPlayer(ada, server.url)
    options = {"turn_limit": 1}
    seated = first.open("agent_hunter", [{"kind": "person"}], fair=True, options=options)
    ada.goto(first.address)
    expect(ada).to_have_url(re.compile(r"\?i="))
    bob = visit(browser, ada.url, "en-GB")
    bob.locator("#name").fill("Bob")
    bob.locator("#sit-button").click()
    assert [seat["left_out"] for seat in dealt(ada)["rounds"][0]["seats"]] == [None] * 2
    second = ApiPlayer(bob, server.url, seed=1)
    second.table = seated["table"]
    while not first.decide(wait=False):
        second.decide(wait=False)
    for page in (ada, bob):
        expect(page.locator("#fair")).to_be_visible()
    here = ada.url
    ada.locator("#again").click()
    expect(ada).not_to_have_url(here)
    assert [seat["left_out"] for seat in dealt(ada)["rounds"][0]["seats"]] == [None] * 2


@pytest.mark.slow
def test_a_device_whose_part_is_left_out_says_so_at_once(browser: Browser, server: Server) -> None:
    """The network loses what the device opens: the others go on, and its page says so."""
    script = """() => {}; {
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (data) {
            if (!String(data).includes("fair_open")) send.call(this, data);
        };
    }"""
    ada = newcomer(browser, "en-GB", script=script)
    api = ApiPlayer(ada, server.url)
    api.open("agents_secrets", [{"kind": "person"}, *bots(1)], fair=True)
    ada.goto(api.address)
    expect(ada).to_have_url(re.compile(r"\?i="))
    bob = visit(browser, ada.url, "en-GB")
    bob.locator("#name").fill("Bob")
    bob.locator("#sit-button").click()
    rounds = dealt(bob)["rounds"]
    assert [one["withheld"] for one in rounds] == [[0], []]
    expect(ada.locator("#fair-missing")).to_contain_text("This device’s part is not in the deal")
    expect(bob.locator("#fair-missing")).to_have_count(0)
    # Everybody is told at once that it was dealt again, and why.
    said = re.compile("not opened in time, the server says: it was dealt again, without it")
    expect(bob.locator("#fair-news")).to_contain_text(said)
    expect(ada.locator("#fair-news")).to_have_count(0)
    check_accessible(bob)
    found = [
        fault
        for window in (Window(390, 844, 100), Window(390, 844, 200), Window(1280, 800, 100))
        for fault in faults_in(bob, "playing", window)
    ]
    assert not found, "\n".join(found)
    bob.locator("#fair-news button").click()
    expect(bob.locator("#fair-news")).to_have_count(0)
    leave(ada)


@pytest.mark.slow
def test_of_two_devices_of_a_seat_one_is_told_that_the_other_has_its_part(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    ada = newcomer(browser, "en-GB")
    api = ApiPlayer(ada, server.url)
    api.open("agents_secrets", [{"kind": "person"}, *bots(1)], fair=True)
    ada.goto(api.address)
    expect(ada).to_have_url(re.compile(r"\?i="))
    cookies = ada.context.storage_state()["cookies"]
    other = newcomer(browser, "en-GB")
    other.context.add_cookies(cookies)  # type: ignore[arg-type]
    other.goto(ada.url)
    expect(other.locator("#menu")).to_be_visible()
    bob = visit(browser, ada.url, "en-GB")
    bob.locator("#name").fill("Bob")
    bob.locator("#sit-button").click()
    assert [seat["left_out"] for seat in dealt(bob)["rounds"][-1]["seats"]] == [None] * 3
    wait_until(
        bob,
        lambda: ada.locator("#fair-news").count() + other.locator("#fair-news").count() == 1,
        "one of them is told",
    )
    late = ada if ada.locator("#fair-news").count() else other
    expect(late.locator("#fair-news")).to_contain_text(
        "Another device had a part in the deal for your seat, the server says."
    )
    leave(bob)
    leave(late)
    late.locator("#fair summary").last.click()
    with late.expect_download() as download:
        late.locator("#fair li button").click()
    download.value.save_as(tmp_path / "device.json")
    [refused] = json.loads((tmp_path / "device.json").read_text())["refused"]
    assert (refused["round"], refused["seat"], refused["error"]) == (1, 0, "fair_changed")


@pytest.mark.slow
def test_a_device_that_was_away_at_the_start_is_told_so_when_it_comes(
    browser: Browser, server: Server
) -> None:
    """As in games over days: the last one sits down while the first one is elsewhere."""
    ada = newcomer(browser, "en-GB")
    api = ApiPlayer(ada, server.url)
    seated = api.open("agents_secrets", [{"kind": "person"}, *bots(1)], fair=True)
    bob = visit(browser, f"{api.address}?i={seated['invite']}", "de-DE")
    bob.locator("#name").fill("Bob")
    bob.locator("#sit-button").click()
    seats = dealt(bob)["rounds"][-1]["seats"]
    assert [seat["left_out"] for seat in seats] == ["no_commitment", None, None]
    ada.goto(api.address)
    expect(ada.locator("#fair-news")).to_contain_text("This device was not here when it was dealt")
    expect(bob.locator("#fair-news")).to_have_count(0)
    address = ada.url
    leave(ada)
    expect(ada).not_to_have_url(address)
    leave(bob)
    ada.goto(address)
    expect(bob.locator("#fair")).to_contain_text("Ohne Beitrag, da kein Gerät antwortete, sagt")
    expect(ada.locator("#fair")).to_contain_text("This device has no part in the deal")


@pytest.mark.slow
@pytest.mark.parametrize("answer", ["no proof", "no deal"])
def test_a_server_that_keeps_the_proof_to_itself_is_told_of(
    browser: Browser, server: Server, answer: str
) -> None:
    page = visit(browser, f"{server.url}/g/agents_secrets", "en-GB")
    page.locator("button.primary").first.click()
    expect(page).to_have_url(re.compile(r"/t/"))
    dealt(page)
    refused = {"error": {"type": "not_fair"}}
    page.route("**/fair*", lambda route: route.fulfill(status=409, json=refused))
    if answer == "no deal":
        page.route_web_socket(re.compile("/live"), without_a_deal)
        page.reload()
    leave(page)
    expect(page.locator("#fair")).to_contain_text("The server does not give the proof of this deal")
    expect(page.locator("#fair a")).to_have_count(0)


def without_a_deal(socket: WebSocketRoute) -> None:
    """Let a server say of the table that there is no fair deal."""
    server = socket.connect_to_server()

    def tell(message: str | bytes) -> None:
        found = json.loads(message)
        found.get("table", {}).pop("fair", None)
        socket.send(json.dumps(found))

    server.on_message(tell)
