"""The layout checker finds what is planted, and nothing on a page that is in order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.layout import faults

pytestmark = pytest.mark.browser

STYLE = """
    body { margin: 0; font: 16px/1.4 sans-serif; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; }
    button { min-width: 44px; min-height: 44px; }
    .at { position: absolute; top: 100px; left: 20px; }
    .one-line { width: 60px; overflow: hidden; white-space: nowrap; }
"""
LONG = "Une phrase assez longue pour tenir sur plusieurs lignes."

PLANTED = {
    "overlap of texts": ("overlap", "<p>Words</p><p style='margin-top: -30px'>Other words</p>"),
    "overlap of controls": (
        "overlap",
        "<button class=at>One</button><button class=at style='left: 40px'>Two</button>",
    ),
    "control over a text": (
        "overlap",
        f"<p class=at>{LONG}</p><button class=at style='left: 60px'>Yes</button>",
    ),
    "bar over a text": (
        "covered",
        f"<p>{LONG}</p><div style='position: fixed; inset: 0 0 auto; height: 3rem; "
        "background: white'></div>",
    ),
    "overlap below in a part that scrolls": (
        "overlap",
        f"<div style='overflow-y: auto; height: 90px'>{LONG * 40}<p>Words</p>"
        "<p style='margin-top: -30px'>Other words</p></div>",
    ),
    "text cut off at the side": ("clipped", f"<p class=one-line>{LONG}</p>"),
    "text cut off below": ("clipped", f"<p style='height: 30px; overflow: clip'>{LONG * 9}</p>"),
    "ellipsis without the text": (
        "clipped",
        f"<p class=one-line style='text-overflow: ellipsis'>{LONG}</p>",
    ),
    "text left of the window": ("clipped", "<p style='margin-left: -30px'>Words</p>"),
    "text below a window that does not scroll": (
        "clipped",
        "<style>html { overflow: hidden }</style><p style='margin-top: 780px'>Words<br>more</p>",
    ),
    "column of letters": (
        "letter column",
        f"<p style='width: 1px; overflow-wrap: anywhere'>{LONG}</p>",
    ),
    "broken word": (
        "broken word",
        "<p style='width: 80px; overflow-wrap: anywhere'>Une conversation</p>",
    ),
    "word wider than its column": ("spills", "<p style='width: 40px'>Une conversation</p>"),
    "page that scrolls sideways": ("sideways", "<div style='width: 1300px'>Words</div>"),
    "part that scrolls sideways": (
        "sideways",
        "<main style='overflow: auto; width: 300px'><div style='width: 400px'>Words</div></main>",
    ),
    "part too low to be read": (
        "peephole",
        f"<div style='overflow-y: auto; height: 30px; width: 300px'>{LONG * 9}</div>",
    ),
    "small text": ("small text", "<p style='font-size: 12px'>Words</p>"),
    "small text in a drawing": (
        "small text",
        "<svg viewBox='0 0 200 20' width=100 height=10><text y=15 font-size=20>A</text></svg>",
    ),
    "small button": (
        "small target",
        "<button style='min-height: 0; height: 30px'>Yes</button>",
    ),
    "link alone on its line": ("small target", "<p><a href=#>The rules</a></p>"),
    "box to tick without room": (
        "small target",
        "<label><input type=checkbox> Yes</label>",
    ),
}

IN_ORDER = {
    "plain page": f"<main><h1>Title</h1><p>{LONG}</p><button>Yes</button></main>",
    "text for ears": f"<button>Yes<span class=unseen>{LONG}</span></button>",
    "ellipsis with the text as a title": (
        f"<p class=one-line style='text-overflow: ellipsis' title='{LONG}'>{LONG}</p>"
    ),
    "part that scrolls": f"<div style='overflow-y: auto; height: 90px'>{LONG * 40}</div><p>End</p>",
    "table of figures that scrolls": (
        "<div style='overflow-x: auto; width: 200px' tabindex=0><table style='width: 400px'>"
        "<tr><td>1<td>2</table></div>"
    ),
    "heading that stays while its list scrolls": (
        "<div id=list style='overflow-y: auto; height: 90px'>"
        "<h2 style='position: sticky; top: 0; margin: 0; background: white'>Words</h2>"
        f"{LONG * 40}</div><script>list.scrollTop = 60</script>"
    ),
    "clear target over a whole card": (
        f"<article style='position: relative'><p>{LONG}</p><style>button::after "
        "{ content: ''; position: absolute; inset: 0 }</style><button>Play</button></article>"
    ),
    "scrolled away inside what cuts": (
        "<div style='overflow: hidden; height: 200px'><div style='overflow-y: auto; height: 200px'>"
        f"{LONG * 99}</div></div>"
    ),
    "closed details": f"<details><summary style='min-height: 44px'>More</summary>{LONG}</details>",
    "link in a sentence": "<p>Read <a href=#>the rules</a> first.</p>",
    "box to tick with its label": (
        "<label style='display: block; min-height: 44px'><input type=radio> Yes</label>"
    ),
    "stamp laid over on purpose": (
        f"<p class=at>{LONG}</p><b class=at data-laid-over style='left: 50px'>Over</b>"
    ),
    "behind an open dialog": (
        "<p>Words</p><p style='margin-top: -30px'>Other words</p><dialog>In front</dialog>"
        "<script>document.querySelector('dialog').showModal()</script>"
    ),
    "hidden overlap": "<p class=at>Words</p><p class=at style='visibility: hidden'>Other words</p>",
    "lines that stand close": "<h1 style='width: 130px; line-height: 1'>Words and words</h1>",
}


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Iterator[Page]:
    page = chromium.new_page(viewport={"width": 1280, "height": 800})
    yield page
    page.context.close()


def show(page: Page, body: str) -> None:
    page.set_content(f"<!doctype html><style>{STYLE}</style>{body}")


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found_in_words_and_as_nothing_else(page: Page, name: str) -> None:
    kind, body = PLANTED[name]
    show(page, body)
    found = faults(page)
    assert {fault.kind for fault in found} == {kind}, [str(fault) for fault in found]
    assert all(fault.where and fault.says for fault in found)


@pytest.mark.parametrize("name", IN_ORDER)
def test_nothing_is_found_on_a_page_in_order(page: Page, name: str) -> None:
    show(page, IN_ORDER[name])
    assert [str(fault) for fault in faults(page)] == []


def test_text_that_does_not_follow_the_text_size_is_found(page: Page) -> None:
    show(page, "<p>16 px whatever is set</p>")
    assert faults(page, text=100) == []
    assert [fault.kind for fault in faults(page, text=200)] == ["small text"]


def test_a_page_that_must_not_scroll_is_found_to_scroll(page: Page) -> None:
    show(page, "<p style='margin-bottom: 900px'>Words</p>")
    assert faults(page) == []
    assert [fault.kind for fault in faults(page, one_screen=True)] == ["page scroll"]
