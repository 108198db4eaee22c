"""Being told of one's turn, in a browser: chosen on the page, sent, decrypted, shown, followed.

Chromium here has no push service behind it, so its subscription is made by the test, which holds
the browser's key. The server sends to a push service on this machine; what that decrypts is
delivered to the page's own service worker, as the browser would (CDP).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import CDPSession, Page, Worker, expect

from tests.notifications.office_thread import OfficeThread, office_thread
from tests.notifications.post_office import Browser
from tests.serving import Guest, Server, serving
from tests.web.api_player import ApiPlayer
from tests.web.chromium import check_accessible, newcomer, visit

pytestmark = pytest.mark.browser

SUBSCRIBE = """(() => {
    const made = SUBSCRIPTION;
    const subscription = {
        endpoint: made.endpoint,
        toJSON: () => ({endpoint: made.endpoint, keys: made}),
        unsubscribe: async () => { sessionStorage.removeItem("subscribed"); return true; },
    };
    PushManager.prototype.subscribe = async ({applicationServerKey}) => {
        sessionStorage.setItem("subscribed", applicationServerKey);
        return subscription;
    };
    PushManager.prototype.getSubscription = async () =>
        sessionStorage.getItem("subscribed") ? subscription : null;
})()"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
    ({title, body, tag, data}) => ({title, body, tag, link: data.link}))"""
CLICK = """async () => {
    const [notification] = await self.registration.getNotifications();
    const event = new NotificationEvent("notificationclick", {notification});
    self.dispatchEvent(event);
}"""


@pytest.fixture(scope="module")
def office() -> Iterator[OfficeThread]:
    with office_thread() as running:
        yield running


@pytest.fixture(scope="module")
def own_server(office: OfficeThread, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends to this machine, at once."""
    folder = tmp_path_factory.mktemp("notifying")
    config = folder / "filature.toml"
    config.write_text(
        'origin = "https://play.example"\nnotify_after = 0\ninner_endpoints = true\n[mail]\n'
        f'host = "127.0.0.1"\nport = {office.office.result().mail_port}\ntls = "none"\n'
        'sender = "filature@play.example"\n'
    )
    with serving(folder, config=config) as server:
        yield server


class Registration:
    """The service worker of a page, reached as the browser reaches it."""

    def __init__(self, page: Page, origin: str) -> None:
        self.page = page
        self.origin = origin
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.ids: list[str] = []
        self.session.on("ServiceWorker.workerRegistrationUpdated", self.note)
        self.session.send("ServiceWorker.enable")

    def note(self, update: Any) -> None:
        self.ids += [one["registrationId"] for one in update["registrations"]]

    def push(self, said: Any) -> None:
        """Have a message come from the push service."""
        self.session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": self.origin, "registrationId": self.ids[-1], "data": json.dumps(said)},
        )

    def worker(self) -> Worker:
        (worker,) = self.page.context.service_workers
        return worker


def shown(page: Page, count: int) -> list[dict[str, str]]:
    """Return the notifications that there are, once there are so many."""
    for _ in range(300):
        found: list[dict[str, str]] = page.evaluate(SHOWN)
        if len(found) == count:
            return found
        page.wait_for_timeout(100)
    raise AssertionError(f"there are not {count}: {found}")


def test_a_turn_comes_from_the_log_to_a_notification_that_leads_to_the_table(
    browser: Chromium, own_server: Server, office: OfficeThread
) -> None:
    post = office.office.result()
    mine = Browser(post.address("/push/browser"))
    script = SUBSCRIBE.replace("SUBSCRIPTION", msgspec.json.encode(mine.subscription).decode())
    page = newcomer(browser, script=script)
    page.context.grant_permissions(["notifications"], origin=own_server.url)
    player = ApiPlayer(page, own_server.url)
    seated = player.open(
        "agent_hunter",
        [{"kind": "person"}],
        settings={"pace": {"kind": "days", "seconds": 86400}, "listed": True},
    )
    page.goto(f"{own_server.url}/notifications")
    expect(page.locator("#notify-push")).not_to_be_checked()
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    registration = Registration(page, own_server.url)
    before = len(post.at("/push/browser"))
    page.locator("#notify-push").click()
    expect(page.locator("#notify-push")).to_be_checked()
    expect(page.get_by_text("un essai vient d’arriver")).to_be_visible()
    (trial,) = [mine.read(one) for one in post.at("/push/browser")[before:]]
    registration.push(trial)
    assert [one["title"] for one in shown(page, 1)] == ["Filature\u00a0: un essai"]
    page.evaluate("""async () => (await (await navigator.serviceWorker.ready).getNotifications())
        .forEach(one => one.close())""")
    shown(page, 0)  # they are closed in a moment

    other = Guest(own_server, seated["table"], "", 1)
    other.invite = seated["invite"]
    other.join("Bob", 2)
    office.wait_for(len(post.deliveries) + len(post.letters) + 1)
    told = mine.read(post.at("/push/browser")[-1])
    assert told["link"] == f"https://play.example/t/{seated['table']}"
    for _ in range(2):  # as after a crash between sending and marking
        registration.push(told)
    (notification,) = shown(page, 1)
    assert notification == {
        "title": told["title"],
        "body": told["text"],
        "tag": told["id"],
        "link": told["link"],
    }
    registration.worker().evaluate(CLICK)
    page.wait_for_url(f"{own_server.url}/t/{seated['table']}**")

    page.goto(f"{own_server.url}/notifications")
    expect(page.locator("#notify-push")).to_be_checked()
    page.locator("#notify-push").click()
    expect(page.locator("#notify-push")).not_to_be_checked()


@pytest.mark.slow
def test_the_browser_is_asked_only_when_it_is_chosen_and_a_refusal_says_what_else_there_is(
    browser: Chromium, own_server: Server
) -> None:
    asked = """Notification.requestPermission = async () => {
        sessionStorage.setItem("asked", String(Number(sessionStorage.getItem("asked")) + 1));
        Object.defineProperty(Notification, "permission", {value: "denied"});
        return "denied";
    };
    Object.defineProperty(Notification, "permission", {value: "default", configurable: true});"""
    page = visit(browser, f"{own_server.url}/notifications", "fr-FR", 390, script=asked)
    page.locator("#notify-quiet").click()
    expect(page.locator("#notify-quiet")).to_be_checked()
    assert page.evaluate("sessionStorage.getItem('asked')") is None
    page.locator("#notify-push").click()
    expect(page.get_by_text("Ce navigateur refuse les notifications.")).to_be_visible()
    assert page.evaluate("sessionStorage.getItem('asked')") == "1"
    expect(page.locator("#notify-quiet")).to_be_checked()
    expect(page.locator("#notify-mail")).to_be_visible()
    check_accessible(page)


def test_an_email_address_is_confirmed_by_its_link_and_tried_in_words(
    browser: Chromium, own_server: Server, office: OfficeThread
) -> None:
    post = office.office.result()
    page = visit(browser, f"{own_server.url}/notifications", "en-GB", 390)
    expect(page.locator("#notify-trial")).to_have_attribute("aria-disabled", "true")
    page.locator("#notify-mail").click()
    page.locator("#mail-address").fill("ann@example.org")
    page.get_by_role("button", name="Send the e-mail to confirm").click()
    expect(page.get_by_text("not confirmed yet")).to_be_visible()
    page.locator("#notify-trial").click()
    expect(page.locator("#notify-answers")).to_contain_text("The address is not confirmed yet")
    text = post.letters[-1].get_content()
    link = next(line for line in text.splitlines() if line.startswith("https://"))
    page.goto(link.replace("https://play.example", own_server.url))
    page.get_by_role("button", name="Yes, tell me").click()
    expect(page.locator("main")).to_contain_text("ann@example.org will get an e-mail")
    page.goto(f"{own_server.url}/notifications")
    page.locator("#notify-trial").click()
    expect(page.locator("#notify-answers")).to_contain_text("ann@example.org: the trial was sent.")
    leave = post.letters[-1]["List-Unsubscribe"].strip("<>")
    page.goto(leave.replace("https://play.example", own_server.url))
    page.get_by_role("button", name="Get no more").click()
    expect(page.locator("main")).to_contain_text("ann@example.org will get nothing more")


@pytest.mark.slow
def test_on_plain_http_the_page_says_why_this_device_cannot_be_chosen(
    browser: Chromium, own_server: Server
) -> None:
    insecure = "Object.defineProperty(window, 'isSecureContext', {value: false})"
    page = visit(browser, f"{own_server.url}/notifications", "fr-FR", 390, script=insecure)
    expect(page.locator("#notify-push")).to_be_disabled()
    expect(page.get_by_text("il faut une adresse en https")).to_be_visible()


@pytest.mark.slow
def test_a_server_that_sends_nothing_says_so(browser: Chromium, tmp_path: Path) -> None:
    config = tmp_path / "filature.toml"
    config.write_text("notifications = false\n")
    with serving(tmp_path, config=config) as server:
        page = visit(browser, f"{server.url}/notifications", "fr-FR")
        expect(page.locator("#notify-off")).to_be_visible()
        expect(page.locator("#notify-trial")).to_have_count(0)


def test_the_title_counts_decisions_owed(browser: Chromium, own_server: Server) -> None:
    badge = "Navigator.prototype.setAppBadge = async count => { window.badge = count; };"
    page = newcomer(browser, script=badge)
    player = ApiPlayer(page, own_server.url, 4)
    player.open("agent_hunter", [{"kind": "bot", "bot": "recruit"}], settings={"seed": 4})
    player.wait_for_decision()
    page.goto(f"{own_server.url}/games")
    page.wait_for_function("() => document.title.startsWith('(1) ')")
    assert page.evaluate("window.badge") == 1
