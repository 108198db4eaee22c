"""The debrief of a finished game: read, moved through, tried again and played on, by keys alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from filature.games import catalogue, words_of
from tests.core.test_records import SMALL
from tests.serving import Server
from tests.setups import slow_unless
from tests.web.api_player import ApiPlayer
from tests.web.chromium import check_accessible, visit, wait_until
from tests.web.page_words import debrief_words, page_words
from tests.web.screen_reader import RECORD_SPEECH, ScreenReader, offered, plain
from tests.web.screens import (
    DEBRIEFED,
    Look,
    at_a_table,
    decide_by_numbers,
    looked_at,
    shown,
)

pytestmark = pytest.mark.browser

PAGE = page_words("fr")
WORDS = debrief_words("fr")
HEARD = re.compile(r"Coup (\d+) sur (\d+)\.\s+Vos chances\s: \d+ pour cent\.")


def finished(browser: Browser, server: Server, game: str = "agent_hunter") -> ApiPlayer:
    api = at_a_table(browser, server, game)
    api.play()
    return api


def debriefed(api: ApiPlayer, path: str = "/debrief") -> Page:
    api.page.goto(api.address + path)
    expect(api.page.locator(DEBRIEFED)).to_be_visible(timeout=60_000)
    return api.page


def debrief_of(api: ApiPlayer) -> dict[str, Any]:
    answer = api.page.request.get(f"{api.url}/api/tables/{api.table}/debrief").json()
    found: dict[str, Any] = answer["debrief"]
    return found


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press a key until something has the focus."""
    for _ in range(150):
        page.keyboard.press(key)
        if page.evaluate("what => document.activeElement.matches(what)", selector):
            return
    raise AssertionError(f"{selector} is not reached by {key}")


def focused(page: Page) -> str:
    name: str = page.evaluate("() => document.activeElement.id || document.activeElement.tagName")
    return name


def test_a_debrief_is_read_tried_again_and_played_on_by_keys_alone(
    browser: Browser, server: Server
) -> None:
    api = finished(browser, server)
    page = shown(api, wait="#debrief")
    # From the end of the game to the title, and to what it says first.
    tab_to(page, "#debrief")
    page.keyboard.press("Enter")
    expect(page.locator(DEBRIEFED)).to_be_visible(timeout=60_000)
    assert focused(page) == "H1"
    expect(page.locator("#debrief-sentences li")).to_have_count(3)
    for sentence in page.locator("#debrief-sentences li").all_inner_texts():
        assert re.search(r"\w+ \w+", sentence)
        assert "debrief-" not in sentence
    # One cursor for the charts, the board and the address; where it rests is said.
    tab_to(page, DEBRIEFED)
    last = int(page.locator(DEBRIEFED).get_attribute("max") or 0)
    for key, there in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("End", last)):
        page.keyboard.press(key)
        assert page.locator(DEBRIEFED).input_value() == str(there)
        assert f"step={there}" in page.url
        label = WORDS.text("ui-debrief-board", {"step": there})
        expect(page.locator("#debrief-board")).to_have_text(label)
    expect(page.locator("#polite")).to_contain_text(re.compile(r"Vos chances\s: \d+ pour cent\."))
    tab_to(page, "#debrief-back")
    page.keyboard.press("Enter")
    expect(page.locator("#polite")).to_contain_text(HEARD)
    assert page.locator(DEBRIEFED).input_value() == str(last - 1)
    # Decide again: the solution is nowhere before it is asked for.
    tab_to(page, "[data-try]")
    step = page.evaluate("() => document.activeElement.dataset.try")
    page.keyboard.press("Enter")
    expect(page.locator("#ask")).to_be_visible()
    assert focused(page) == "H1"
    assert f"try={step}" in page.url
    assert page.locator("[data-solution]").count() == 0
    page.keyboard.press("/")
    assert focused(page) == "command-text"
    decide_by_numbers(page)
    assert focused(page) == "verdict"
    assert page.locator("[data-solution]").count() == 0
    tab_to(page, "#try-solution")
    page.keyboard.press("Enter")
    expect(page.locator("[data-solution]")).to_be_visible()
    tab_to(page, "#try-again", "Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#ask")).to_be_visible()
    assert focused(page) == "ask"
    assert page.locator("[data-solution]").count() == 0
    tab_to(page, "#try-back")
    page.keyboard.press("Enter")
    expect(page.locator(DEBRIEFED)).to_be_visible()
    assert focused(page) == f"moment-{step}"
    # Play on from there.
    tab_to(page, "#what-if", "Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#what-if-dialog")).to_be_visible()
    tab_to(page, "#branch-play")
    page.keyboard.press("Enter")
    expect(page.locator("[data-branch]").first).to_be_visible(timeout=20_000)
    assert api.table not in page.url
    expect(page.locator("[data-branch]").first).to_have_attribute("data-branch", step)


@pytest.mark.slow
def test_the_command_box_of_a_debrief_answers_and_moves(browser: Browser, server: Server) -> None:
    page = debriefed(finished(browser, server))
    assert focused(page) == "BODY"

    def typed(line: str) -> str:
        page.keyboard.press("/") if focused(page) != "command-text" else None
        page.locator("#command-text").fill(line)
        page.keyboard.press("Enter")
        return page.locator("#answer").inner_text()

    sentences = page.locator("#debrief-sentences p").all_inner_texts()
    assert typed("phrases").split("\n\n") == sentences
    assert "Coup 3 sur" in typed("coup 3")
    assert page.locator(DEBRIEFED).input_value() == "3"
    assert "Coup 4 sur" in typed("suivant")
    assert "Coup 3 sur" in typed("précédent")
    chances = typed("chances")
    assert "Vous" in chances
    shown_there = page.locator("#debrief-told").inner_text().split("\n")[0]
    assert shown_there in typed("3")
    assert "bits" in typed("ignoré")
    first = page.locator("[data-moment]").first
    typed("moment 1")
    assert page.locator(DEBRIEFED).input_value() == first.get_attribute("data-moment")
    assert "n’est pas compris" in typed("xyzzy")
    assert WORDS.text("ui-debrief-command-help") in typed("aide")
    expect(page.locator("#assertive")).to_contain_text("suivant")
    page.locator("#command-text").fill("essayer 1")
    page.keyboard.press("Enter")
    expect(page.locator("#ask")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", slow_unless(["agent_hunter"], catalogue()))
def test_a_debrief_is_read_and_a_moment_tried_by_ear(
    browser: Browser, server: Server, game: str
) -> None:
    """Somebody who sees nothing hears every sentence, every moment, and how a try was judged."""
    api = finished(browser, server, game)
    api.page.add_init_script(RECORD_SPEECH)
    page = debriefed(api, "/debrief?as=0")
    words = words_of(game, "fr")
    names = [player["name"] for player in api.now()["table"]["players"]]
    debrief = debrief_of(api)
    own = debrief["seats"][0]
    listener = ScreenReader(page, 3, PAGE.text("ui-command"))
    read = listener.tree().text()
    sentences = [plain(words.say("debrief", one, 0, names)) for one in own["sentences"]]
    assert listener.say("phrases") == sentences
    for sentence in sentences:
        assert sentence in read
    for moment in own["moments"]:
        assert plain(WORDS.text(f"ui-moment-{moment['kind']}")) in read
    # Where the cursor stands: the chances, and all that was told there.
    for number, moment in enumerate(own["moments"], 1):
        step = debrief["decisions"][moment["decision"]]["step"]
        heard = " ".join(listener.say(f"moment {number}"))
        assert f"Coup {step} sur {debrief['steps'] - 1}." in heard
        for say in step_as(api, 0, step)["say"]:
            assert plain(words.say("told", say, 0, names)) in heard
    tried = next(
        number
        for number, moment in enumerate(own["moments"], 1)
        if debrief["decisions"][moment["decision"]]["best"] is not None
    )
    page.keyboard.press("Control+a")
    page.keyboard.type(f"essayer {tried}")
    page.keyboard.press("Enter")
    title = WORDS.text("ui-try-title")
    box = PAGE.text("ui-command-go")

    def there() -> bool:
        tree = listener.tree()
        return bool(tree.named("heading", title) and tree.named("button", box))

    wait_until(page, there, "the decision is not there to be made again")
    lines = listener.say("x")
    while offers := offered(lines):
        lines = listener.say(offers[0][0])
    judged = re.compile("% de chances de gagner")
    wait_until(page, lambda: any(map(judged.search, listener.spoken())), "no verdict was heard")


def step_as(api: ApiPlayer, seat: int, step: int) -> dict[str, Any]:
    """Return a step of the replay, as a seat saw it."""
    path = f"{api.url}/api/tables/{api.table}/replay?as={seat}&from={step}"
    found: dict[str, Any] = api.page.request.get(path).json()["steps"][0]
    return found


@pytest.mark.slow
def test_the_figures_and_the_charts_say_what_the_debrief_says(
    browser: Browser, server: Server
) -> None:
    api = finished(browser, server)
    page = debriefed(api, "/debrief?as=1&step=2")
    debrief = debrief_of(api)
    chances, unknown = debrief["chances"], debrief["unknown"]
    page.locator("#debrief-figures").click()
    rows = page.locator("#debrief-table tbody tr")
    expect(rows).to_have_count(len(chances))
    for step, (row, bits) in enumerate(zip(chances, unknown, strict=True)):
        cells = rows.nth(step).locator("td").all_inner_texts()
        assert len(cells) == len(row) + len(bits)
        for cell, chance in zip(cells, row, strict=False):
            if chance is None:
                assert cell == "–"
            else:
                percent = int(cell.replace("\u00a0", " ").partition(" ")[0])
                assert abs(percent - 100 * chance) <= 1
    expect(rows.nth(2)).to_have_attribute("aria-current", "step")
    # Each seat's line has as many points, and its own dashes and shape.
    for chart, figures in zip(page.locator(".chart").all(), (chances, unknown), strict=True):
        lines = chart.locator("polyline")
        expect(lines).to_have_count(2)
        # The one who reads is drawn last.
        for seat, line in enumerate(lines.all()):
            points = (line.get_attribute("points") or "").split()
            assert len(points) == sum(row[seat] is not None for row in figures)
        styles = lines.evaluate_all("all => all.map(e => getComputedStyle(e).strokeDasharray)")
        assert len(set(styles)) == 2
    # A row leads there; a place in a chart, too.
    rows.nth(5).locator("button").click()
    assert page.locator(DEBRIEFED).input_value() == "5"
    page.locator(".chart").first.click(position={"x": 49, "y": 40})
    assert page.locator(DEBRIEFED).input_value() == "0"


def test_a_debrief_is_another_for_every_seat(browser: Browser, server: Server) -> None:
    page = debriefed(finished(browser, server))
    expect(page.locator("#debrief-seat")).to_have_value("0")
    first = page.locator("#debrief-sentences").inner_text()
    page.locator("#debrief-seat").select_option("1")
    expect(page.locator("#debrief-sentences")).not_to_have_text(first)
    assert "as=1" in page.url
    expect(page.get_by_text("« Vous », ici, c’est")).to_be_visible()
    page.reload()
    expect(page.locator("#debrief-seat")).to_have_value("1")


@pytest.mark.slow
def test_the_debrief_of_a_running_table_is_refused_in_words(
    browser: Browser, server: Server
) -> None:
    api = at_a_table(browser, server, "agent_hunter")
    api.wait_for_decision()
    api.page.goto(f"{api.address}/debrief")
    expect(api.page.locator(".refusal")).to_be_visible()
    expect(api.page.locator(".refusal")).not_to_have_text(PAGE.text("ui-refused"))
    expect(api.page.locator("#debrief-retry")).to_be_visible()


@pytest.mark.slow
def test_a_page_that_is_left_asks_no_more(browser: Browser, server: Server) -> None:
    """The server gives a debrief up when nobody asks for it."""
    api = finished(browser, server)
    asked: list[str] = []
    progress = {"progress": 0.4, "debrief": None}

    api.page.route("**/api/tables/*/debrief*", lambda route: route.fulfill(json=progress))
    api.page.on("request", lambda request: asked.append(request.url))
    api.page.goto(f"{api.address}/debrief")
    expect(api.page.locator("#debrief-progress")).to_have_attribute("value", "40")
    expect(api.page.get_by_text("40 % relus")).to_be_visible()

    def times() -> int:
        return sum(url.endswith("/debrief") and "/api/" in url for url in asked)

    wait_until(api.page, lambda: times() >= 3, "the page asks again")
    api.page.locator("header .mark").click()
    expect(api.page.locator("[data-play]").first).to_be_visible()
    before = times()
    # The page would have asked twice meanwhile.
    api.page.evaluate("() => new Promise(done => setTimeout(done, 900))")
    assert times() == before


@pytest.mark.slow
def test_a_record_from_a_file_has_its_debrief(browser: Browser, server: Server) -> None:
    page = visit(browser, f"{server.url}/replay", "fr-FR")
    file: FilePayload = {"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": SMALL}
    page.locator("input[type=file]").set_input_files(file)
    page.locator("#debrief").click()
    expect(page.locator(DEBRIEFED)).to_be_visible(timeout=60_000)
    expect(page.locator("#debrief-sentences li")).to_have_count(3)
    # Nobody sat there: it is the winner's.
    expect(page.locator("#debrief-sentences li").first).to_contain_text("gagne")
    page.locator("[data-try]").first.click()
    expect(page.locator("#ask")).to_be_visible()
    decide_by_numbers(page)
    page.go_back()
    expect(page.locator(DEBRIEFED)).to_be_visible()
    page.locator("#what-if").click()
    page.locator("#branch-play").click()
    expect(page.locator("[data-branch]").first).to_be_visible(timeout=20_000)


@pytest.mark.slow
def test_finished_games_lead_to_their_debriefs(browser: Browser, server: Server) -> None:
    api = finished(browser, server)
    page = api.page
    page.add_init_script("localStorage.setItem('filature.seated', 'yes')")
    page.goto(f"{server.url}/games")
    page.locator(f"[data-game='{api.table}'] a[href*='/debrief']").click()
    expect(page.locator(DEBRIEFED)).to_be_visible(timeout=60_000)


LOOKS = [Look("fr", "light", 320), Look("de", "dark", 1280)]


@pytest.mark.parametrize("look", slow_unless(LOOKS[:1], LOOKS), ids=str)
def test_a_debrief_is_accessible(browser: Browser, server: Server, look: Look) -> None:
    page = debriefed(finished(browser, server))
    looked_at(page, look)
    check_accessible(page)
    page.locator("[data-try]").first.click()
    expect(page.locator("#ask")).to_be_visible()
    check_accessible(page)
