"""Every screen of the page, brought up as quickly as can be, for tests and for pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from playwright.sync_api import Browser, FilePayload, Page, expect

from filature.cases.stored import games_with_cases
from filature.core.cases import CaseKind
from filature.core.languages import LANGUAGES
from filature.games import catalogue
from tests.serving import Server
from tests.web.api_player import BOTS, ApiPlayer, bots
from tests.web.case_to_solve import CaseToSolve
from tests.web.chromium import drawn, newcomer, visit
from tests.web.circle_screens import CIRCLE_SCREENS
from tests.web.virtual_authenticator import VirtualAuthenticator

THEMES = ("light", "dark", "contrast")
WIDTHS = (320, 768, 1280)


@dataclass(frozen=True)
class Look:
    """How a screen is looked at."""

    language: str
    theme: str
    width: int

    def __str__(self) -> str:
        return f"{self.language}-{self.theme}-{self.width}"


EVERY_LOOK = [Look(l, t, w) for l in LANGUAGES for t in THEMES for w in WIDTHS]  # noqa: E741
PAIRWISE = [
    Look(LANGUAGES[(at + row) % len(LANGUAGES)], theme, width)
    for row, theme in enumerate(THEMES)
    for at, width in enumerate(WIDTHS)
]
"""Nine looks in which every two of a language, a theme and a width come together."""


CHOOSE = """(select, language) => {
    select.value = language;
    select.dispatchEvent(new Event("change", {bubbles: true}));
}"""
"""Chooses a value as a person would."""


def speaking(page: Page, language: str) -> None:
    """Have the page in a language, without loading it again."""
    if page.locator("html").get_attribute("lang") == language:
        return
    if not page.locator("#language, #menu").count():  # as on the page of a case
        speaking_by_settings(page, language)
        return
    # Behind an open dialog the choice cannot be reached, but its value can be changed.
    inside_menu = not page.locator("#language").count()
    if inside_menu:
        page.locator("#menu").click()
    page.locator("#language").evaluate(CHOOSE, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    if inside_menu:
        page.keyboard.press("Escape")
    page.wait_for_load_state("networkidle")


def speaking_by_settings(page: Page, language: str) -> None:
    """Have the page in a language that is chosen in its settings."""
    page.locator("#settings").click()
    page.locator("#set-language").evaluate(CHOOSE, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(page.locator("#preferences")).not_to_be_visible()
    page.wait_for_load_state("networkidle")


def looked_at(page: Page, look: Look) -> None:
    """Look at the page as it stands like this, without loading it again."""
    page.set_viewport_size({"width": look.width, "height": 800})
    drawn(page)  # The button for the language moves into a menu where there is little room.
    page.emulate_media(
        color_scheme="dark" if look.theme == "dark" else "light",
        contrast="more" if look.theme == "contrast" else "no-preference",
    )
    speaking(page, look.language)
    page.wait_for_function("() => document.fonts.status === 'loaded'")


def home(browser: Browser, server: Server) -> Page:
    page = visit(browser, server.url, "fr-FR")
    expect(page.locator("[data-play]").first).to_be_visible()
    return page


def sheet(part: str, browser: Browser, server: Server) -> Page:
    """The sheet of a cover: how to play it, or with whom."""
    page = home(browser, server)
    page.locator("[data-open=kryptos]").click()
    if part != "play":
        page.locator(f"#sheet-{part}").click()
    for details in page.locator("#cover-sheet details").all():
        details.evaluate("e => e.open = true")
    return page


def mine(path: str, browser: Browser, server: Server) -> Page:
    """The first page or the list of games of somebody who plays, waits and has finished."""
    page = newcomer(browser)
    page.add_init_script("localStorage.setItem('filature.seated', 'yes')")
    for decisions in (10_000, 2):
        api = ApiPlayer(page, server.url, 4)
        api.open("agent_hunter", bots(1), settings={"seed": 4})
        api.play(decisions)
    api.wait_for_decision()
    ApiPlayer(page, server.url).open("double_agent", [{"kind": "person"}])
    page.goto(server.url + path)
    expect(page.locator("#resume, [data-game]").first).to_be_visible()
    return page


def over_days(browser: Browser, server: Server) -> Page:
    """The list of games of somebody who plays over days: their turn here, a friend's there."""
    page = newcomer(browser)
    page.add_init_script("localStorage.setItem('filature.seated', 'yes')")
    rest = {"zone": "Europe/Paris", "start": 22, "end": 8}
    for game, days, mine in (("kryptos", 1, True), ("agent_hunter", 3, False)):
        settings = {"pace": {"kind": "days", "seconds": days * 86_400}, "away": "bot"}
        api = ApiPlayer(page, server.url, 4)
        friends = [ApiPlayer(newcomer(browser), server.url, 4) for _ in range(BOTS[game])]
        seats = [{"kind": "person"}] * len(friends)
        seated = api.open(game, seats, settings=settings, name="Camille", rest=rest)
        for friend, name in zip(friends, ("Chloé", "Malik"), strict=False):
            friend.sit(seated, name)
        for player in (api, *friends, api, *friends, api):
            player.decide(wait=False)
        page.goto(api.address)  # they look, and leave
        expect(page.locator("main")).to_be_visible()
        page.goto("about:blank")
        for _ in range(30):
            if mine and api.now()["position"]["decisions"]:
                break
            for player in friends if mine else (api, api):
                player.decide(wait=False)
        for friend in friends:
            friend.page.context.close()
    page.goto(server.url + "/games")
    expect(page.locator("#pauses")).to_be_visible()
    return page


def full(browser: Browser, server: Server) -> Page:
    seated = ApiPlayer(newcomer(browser), server.url).open("kryptos", bots(2))
    guest = visit(browser, f"{server.url}/t/{seated['table']}?i={seated['invite']}", "fr-FR")
    expect(guest.locator("#full")).to_be_visible()
    return guest


def private(browser: Browser, server: Server) -> Page:
    seated = ApiPlayer(newcomer(browser), server.url).open("kryptos", bots(2))
    stranger = visit(browser, f"{server.url}/t/{seated['table']}", "fr-FR")
    expect(stranger.locator("#no-entry")).to_be_visible()
    return stranger


def unknown(browser: Browser, server: Server) -> Page:
    page = visit(browser, f"{server.url}/t/nowhere", "fr-FR")
    expect(page.locator("#unknown")).to_be_visible()
    return page


def settings(browser: Browser, server: Server) -> Page:
    page = visit(browser, server.url, "fr-FR")
    page.locator("#settings").click()
    page.locator("#preferences details").evaluate("e => e.open = true")
    page.locator("#set-aloud").check()
    return page


def about(game: str, browser: Browser, server: Server) -> Page:
    page = visit(browser, f"{server.url}/g/{game}", "fr-FR")
    expect(page.locator("main")).to_be_visible()
    return page


def gathering(browser: Browser, server: Server) -> Page:
    api = ApiPlayer(newcomer(browser), server.url)
    api.open("agent_hunter", [{"kind": "person"}])
    return shown(api, wait="#invite-link")


def invited(browser: Browser, server: Server) -> Page:
    seated = ApiPlayer(newcomer(browser), server.url).open("agent_hunter", [{"kind": "person"}])
    guest = visit(browser, f"{server.url}/t/{seated['table']}?i={seated['invite']}", "fr-FR")
    expect(guest.locator("#sit-button")).to_be_visible()
    return guest


def menu(browser: Browser, server: Server) -> Page:
    page = gathering(browser, server)
    page.locator("#menu").click()
    expect(page.locator("#table-menu")).to_be_visible()
    return page


def at_a_table(
    browser: Browser,
    server: Server,
    game: str,
    seed: int = 7,
    seats: int | None = None,
    level: str = "recruit",
    width: int = 1280,
) -> ApiPlayer:
    """Sit at a table with bots, in French; the page is not there yet."""
    api = ApiPlayer(newcomer(browser, width=width), server.url, seed)
    others = bots(seats - 1 if seats else BOTS[game], level)
    api.open(game, others, settings={"seed": seed})
    return api


def shown(api: ApiPlayer, path: str = "", wait: str = "#ask") -> Page:
    api.page.goto(api.address + path)
    # A debrief is made while somebody looks.
    expect(api.page.locator(wait).first).to_be_visible(
        timeout=60_000 if path == "/debrief" else None
    )
    return api.page


def playing(game: str, decisions: int, browser: Browser, server: Server) -> Page:
    api = at_a_table(browser, server, game)
    api.play(decisions)
    api.wait_for_decision()
    page = shown(api)
    page.locator("details.part-notebook").evaluate("e => e.open = true")
    # The command box with an answer in it, to be looked at too.
    page.locator("[data-query=help]").click()
    return page


def over(game: str, browser: Browser, server: Server) -> Page:
    api = at_a_table(browser, server, game)
    api.play()
    page = shown(api, wait=ENDED)
    page.locator(f"{ENDED} details").evaluate("e => e.open = true")
    return page


def left(browser: Browser, server: Server) -> Page:
    api = at_a_table(browser, server, "kryptos")
    api.play(MIDDLE["kryptos"])
    api.post(f"/api/tables/{api.table}/command", {"type": "leave", "id": "leave"})
    return shown(api, wait="#over")


def replay(game: str, browser: Browser, server: Server) -> Page:
    api = at_a_table(browser, server, game)
    api.play()
    return shown(api, "/replay?as=truth&step=9", ".scrub")


def debrief(game: str, browser: Browser, server: Server) -> Page:
    """A debrief with all that can be unfolded."""
    api = at_a_table(browser, server, game)
    api.play()
    page = shown(api, "/debrief", DEBRIEFED)
    for folded in ("#debrief-figures", "[data-show]", "#known-show"):
        if page.locator(folded).count():
            page.locator(folded).first.click()
    return page


def tried(game: str, browser: Browser, server: Server) -> Page:
    """A decision that was made again, judged, with the solution."""
    api = at_a_table(browser, server, game)
    api.play()
    page = shown(api, "/debrief", DEBRIEFED)
    page.locator("[data-try]").first.click()
    expect(page.locator("#ask")).to_be_visible()
    decide_by_numbers(page)
    page.locator("#try-solution").click()
    return page


def decide_by_numbers(page: Page) -> None:
    """Decide in the command box, always by the first number that is offered, until it is judged."""
    for _ in range(40):
        offered = page.locator("#answer p")
        number = offered.nth(1).inner_text().partition(".")[0] if offered.count() > 1 else "x"
        page.locator("#command-text").fill(number)
        page.keyboard.press("Enter")
        expect(offered.first).to_be_visible()
        if offered.count() == 1:
            break
    expect(page.locator("#verdict")).to_be_visible()


def record(browser: Browser, server: Server) -> Page:
    """Where a record is opened, after one that is wrong."""
    page = visit(browser, f"{server.url}/replay", "fr-FR")
    wrong: FilePayload = {"name": "x", "mimeType": "application/jsonl", "buffer": b"{}"}
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.locator(".refusal")).to_be_visible()
    return page


def curtain(browser: Browser, server: Server) -> Page:
    api = ApiPlayer(newcomer(browser), server.url)
    api.open("kryptos", [{"kind": "here", "name": "Bob"}, *bots(1)])
    return shown(api, wait="#curtain")


def notifications(browser: Browser, server: Server) -> Page:
    """How somebody is told, with a form and all that can be chosen at once, and a refusal."""
    page = visit(browser, f"{server.url}/notifications", "fr-FR")
    for way in ("feed", "quiet"):
        page.locator(f"#notify-{way}").click()
        expect(page.locator(f"#notify-{way}")).to_be_checked()
    page.locator("#notify-webhook").click()
    page.locator("#webhook-address").fill("https://127.0.0.1/")
    page.locator("main form button").click()
    expect(page.locator("main .refusal")).to_be_visible()
    return page


def notifications_denied(browser: Browser, server: Server) -> Page:
    """The same where the browser refuses notifications."""
    denied = "Object.defineProperty(Notification, 'permission', {value: 'denied'})"
    page = visit(browser, f"{server.url}/notifications", "fr-FR", script=denied)
    expect(page.locator("main details")).to_be_visible()
    page.locator("main details").evaluate("e => e.open = true")
    return page


def letter(browser: Browser, server: Server) -> Page:
    """Where the link of an e-mail leads that is no longer valid."""
    page = visit(browser, f"{server.url}/notifications/leave/nobody", "fr-FR")
    page.locator("#letter-answer").click()
    expect(page.locator("main .refusal")).to_be_visible()
    return page


def cases(browser: Browser, server: Server) -> Page:
    page = visit(browser, f"{server.url}/cases", "fr-FR")
    expect(page.locator("[data-case]").first).to_be_visible()
    return page


def case(game: str, kind: CaseKind | None, browser: Browser, server: Server) -> Page:
    """A case of a game, with what its seat was told unfolded."""
    page = visit(browser, server.url + CaseToSolve.first(game, kind).path, "fr-FR")
    expect(page.locator("#streak")).to_be_visible()
    for details in page.locator("main details").all():
        details.evaluate("e => e.open = true")
    return page


def case_answered(right: bool, browser: Browser, server: Server) -> Page:
    """A case after an answer: refuted by a world, or solved."""
    found = CaseToSolve.first("kryptos", "certain")
    page = case("kryptos", "certain", browser, server)
    page.locator("#command-text").fill(found.right_line("fr") if right else found.wrong_line("fr"))
    page.keyboard.press("Enter")
    expect(page.locator("#proof" if right else "#go-on")).to_be_visible()
    return page


MIDDLE = {
    "agent_hunter": 4,
    "agents_secrets": 4,
    "double_agent": 8,
    "kryptos": 9,
    "spies_vs_spies": 5,
}

DEBRIEFED = "#debrief-cursor"
"""What is there once a debrief is made and drawn."""

ENDED = "[data-turning]"
"""What is there once the end of a game is drawn whole."""


def own_data(browser: Browser, server: Server) -> Page:
    """One's own data, of somebody with a passkey who is asked whether all is to be erased."""
    url = server.url.replace("127.0.0.1", "localhost")
    page = newcomer(browser)
    VirtualAuthenticator(page)
    ApiPlayer(page, url, 4).open("agent_hunter", bots(1), settings={"seed": 4})
    page.goto(f"{url}/me")
    page.locator("#add-passkey").click()
    page.locator("#own-devices + .paper [data-do=remove]").click()
    page.locator("#own-passkeys + .paper [data-do=rename]").click()
    page.locator("#erase").click()
    expect(page.locator("#erase-question")).to_be_visible()
    return page


def no_data(browser: Browser, server: Server) -> Page:
    """The same of somebody new, where there are no passkeys."""
    page = visit(browser, f"{server.url}/me", "fr-FR")
    expect(page.locator("#no-passkeys")).to_be_visible()
    return page


SCREENS: dict[str, Callable[[Browser, Server], Page]] = {
    "home": home,
    "home-back": partial(mine, ""),
    "sheet": partial(sheet, "play"),
    "sheet-friends": partial(sheet, "friends"),
    "sheet-here": partial(sheet, "here"),
    "games": partial(mine, "/games"),
    "games-days": over_days,
    "settings": settings,
    "gathering": gathering,
    "invited": invited,
    "full": full,
    "private": private,
    "unknown": unknown,
    "menu": menu,
    "curtain": curtain,
    "left": left,
    "record": record,
    "notifications": notifications,
    "notifications-denied": notifications_denied,
    "letter": letter,
    "own-data": own_data,
    "own-data-none": no_data,
    "cases": cases,
    "case-refuted": partial(case_answered, False),
    "case-solved": partial(case_answered, True),
    **CIRCLE_SCREENS,
    **{f"case-{game}": partial(case, game, None) for game in games_with_cases()},
    **{f"about-{game}": partial(about, game) for game in catalogue()},
    **{f"start-{game}": partial(playing, game, 0) for game in catalogue()},
    **{f"middle-{game}": partial(playing, game, MIDDLE[game]) for game in catalogue()},
    **{f"over-{game}": partial(over, game) for game in catalogue()},
    **{f"replay-{game}": partial(replay, game) for game in catalogue()},
    **{f"debrief-{game}": partial(debrief, game) for game in catalogue()},
    **{f"tried-{game}": partial(tried, game) for game in catalogue()},
}
