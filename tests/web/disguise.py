"""Pages in the pseudo-language, in the place of English."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Route

from filature.testing.pseudo import disguised

ENGLISH = ("**/words/en**", "**/words/en/**", "**/assets/en-*.js")
"""Where the page gets English words from."""


def disguise_english(context: BrowserContext) -> None:
    """Have the pseudo-language where a page asks for English."""
    for words in ENGLISH:
        context.route(words, in_disguise)


def in_disguise(route: Route) -> None:
    answer = route.fetch()
    body = disguised(urlsplit(route.request.url).path, answer.text())
    assert body is not None, f"no words: {route.request.url}"
    route.fulfill(response=answer, body=body)
