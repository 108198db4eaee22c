"""Somebody who plays in the browser by touch alone, and scrolls to what is out of sight."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from tests.web.chromium import drawn, wait_until

PHONE = (390, 844)
LONGEST_PAUSE = 60.0
"""Seconds after which a game is taken to hang."""
MOST_TAPS = 60
"""Taps after which a decision is taken to be impossible."""

WATCH_PAGE = """
window.jumped = 0;
let at = 0;
addEventListener("scroll", () => {
    window.jumped += Math.abs(scrollY - at);
    at = scrollY;
}, {passive: true});
"""
"""Adds up by how much the page has been scrolled, by whomever."""

BRING_INTO_SIGHT = """e => {
    const target = e.matches("input") ? e.closest("label") ?? e : e;
    const parts = [];
    for (let at = target.parentElement; at; at = at.parentElement) {
        const {overflowX, overflowY} = getComputedStyle(at);
        const whole = at.matches("html, body");
        if (!whole && /auto|scroll/.test(overflowX + overflowY)) parts.push(at);
    }
    const where = () => parts.map(part => [part.scrollLeft, part.scrollTop]);
    const far = ([x, y], [fromX, fromY]) => Math.abs(x - fromX) + Math.abs(y - fromY);
    const point = () => {
        const box = target.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const touched = () => target.contains(document.elementFromPoint(...point()));
    const whole = () => {
        const box = target.getBoundingClientRect();
        return touched() && box.top >= -1 && box.bottom <= innerHeight + 1;
    };
    const [before, top] = [where(), scrollY];
    for (const block of ["nearest", "center", "end", "start"]) {
        if (whole()) break;
        target.scrollIntoView({block, inline: "nearest", behavior: "instant"});
    }
    const [x, y] = point();
    const inside = where().reduce((sum, now, at) => sum + far(now, before[at]), 0);
    return {x, y, inside, touched: touched(), page: Math.abs(scrollY - top)};
}"""
"""Scrolls no more than is needed, and tells by how much, in the page and in parts of it."""

NEXT_TAP = """([random, begun]) => {
    const form = document.querySelector("#decision");
    const confirm = form.querySelector("#confirm");
    const free = e => e.checkVisibility() && !e.disabled && e.ariaDisabled !== "true";
    const any = list => list[Math.floor(random * list.length)] ?? null;
    const radios = [...form.querySelectorAll("input[type=radio]")].filter(free);
    const names = [...new Set(radios.map(e => e.name))];
    const groups = names.map(name => radios.filter(e => e.name === name));
    const open = groups.filter(group => !group.some(e => e.checked));
    const boxes = [...form.querySelectorAll("[role=listbox], [role=grid]")];
    const unmade = boxes.map(box => {
        const options = [...box.querySelectorAll("[role=option], [role=gridcell]")];
        const many = box.getAttribute("aria-multiselectable") === "true";
        if (!many && options.some(e => e.getAttribute("aria-selected") === "true")) return [];
        return options.filter(e => free(e) && e.getAttribute("aria-selected") === "false");
    }).filter(list => list.length);
    const more = [...form.querySelectorAll("input[type=number]")].map(e => {
        const step = e.closest("[role=group], .stepper, li") ?? e.parentElement;
        return [...step.querySelectorAll("button")].filter(free).at(-1);
    }).filter(e => e && free(e));
    const selects = [...form.querySelectorAll("select")].filter(e => free(e) && !e.dataset.touched);
    // At first one of what may be looked at or done is chosen; then whatever is still missing.
    let found = !begun ? any(groups.flat()) : null;
    if (!found || found.checked) {
        found = any(open.flat()) ?? any(unmade[0] ?? []);
        if (!found && confirm?.disabled !== false) found = any(more) ?? selects[0] ?? null;
    }
    if (found || (confirm && !confirm.disabled)) return found ?? confirm;
    return any(radios.filter(e => !e.checked));  // there is nothing to do here: look elsewhere
}"""
"""What to touch next: a kind of action, an option, one more of something, or the button."""


@dataclass
class Decision:
    """What it took to make one decision: taps, and pixels scrolled by hand."""

    taps: int = 0
    page: float = 0
    inside: float = 0
    page_after_choosing: float = 0
    inside_after_choosing: float = 0
    tapped: list[str] = field(default_factory=list)


def on_a_phone(browser: Browser, address: str, shape: tuple[int, int] = PHONE) -> Page:
    """Open a page on a phone that knows only fingers."""
    context = browser.new_context(
        locale="fr-FR",
        viewport={"width": shape[0], "height": shape[1]},
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
        reduced_motion="reduce",
    )
    context.add_init_script(WATCH_PAGE)
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("h1", state="attached")
    return page


class TouchPlayer:
    """Plays by touch alone, choosing evenly among what the page offers."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = Random(seed)
        self.decisions: list[Decision] = []

    @property
    def asked(self) -> str | None:
        """The decision that the page asks for, if it asks for one."""
        form = self.page.locator("#decision")
        return form.get_attribute("data-decision") if form.count() else None

    @property
    def over(self) -> bool:
        return self.page.locator("#over").count() > 0

    def wait(self) -> bool:
        """Wait for a decision, passing what waits for a touch; tell whether one is asked."""

        def ready() -> bool:
            # A scene that is held until it has been looked at.
            if (go_on := self.page.locator("#continue")).count():
                self.tap(go_on.first, Decision())
            return self.asked is not None or self.over

        wait_until(self.page, ready, "the game does not go on", LONGEST_PAUSE)
        return self.asked is not None

    def decide(self) -> Decision:
        """Make the decision that is asked for, and wait until the page has gone on."""
        decision, made = self.asked, Decision()
        drawn(self.page)
        while made.taps < MOST_TAPS:
            arguments = [self.rng.random(), made.taps > 0]
            found = self.page.evaluate_handle(NEXT_TAP, arguments).as_element()
            assert found is not None, f"nothing to touch after {made.tapped}"
            last = found.get_attribute("id") == "confirm"
            found.evaluate("e => e.dataset.next = 'yes'")
            target = self.page.locator("[data-next]")
            if found.evaluate("e => e.matches('select')"):
                self.choose_in(target, made)
            else:
                self.tap(target, made)
            found.evaluate("e => { delete e.dataset.next; }")
            if last:
                break
            drawn(self.page)
        self.page.wait_for_function(
            "d => document.querySelector('#decision')?.dataset.decision !== d", arg=decision
        )
        self.decisions.append(made)
        return made

    def tap(self, target: Locator, made: Decision) -> None:
        """Bring something into sight and touch it; it must be reachable."""
        found: dict[str, Any] = target.evaluate(BRING_INTO_SIGHT)
        name = target.evaluate(
            "e => (e.getAttribute('aria-label') ?? (e.closest('label') ?? e).innerText)"
            ".replace(/\\s+/g, ' ')"
        )
        assert found["touched"], f"“{name}” lies behind something"
        made.page += found["page"]
        made.inside += found["inside"]
        if made.taps:
            made.page_after_choosing += found["page"]
            made.inside_after_choosing += found["inside"]
        made.taps += 1
        made.tapped.append(name)
        self.page.touchscreen.tap(found["x"], found["y"])

    def choose_in(self, target: Locator, made: Decision) -> None:
        """Choose in a native list, which takes a touch to open and one to choose."""
        self.tap(target, made)
        options = target.locator("option").count()
        target.select_option(index=self.rng.randrange(options))
        target.evaluate("e => { e.dataset.touched = 'yes'; }")
        made.taps += 1

    def play(self, decisions: int) -> None:
        """Make so many decisions, or all until the end."""
        while len(self.decisions) < decisions and self.wait():
            self.decide()
