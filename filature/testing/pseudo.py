"""The pseudo-language: English that looks foreign, to find faults before a translator does.

Every letter gets an accent, words become about 40 % longer, and each line stands in brackets. So
what is still in plain letters is hard-coded, a missing bracket is a text that was cut, and what
does not fit will not fit in a longer language either. It is made from the English word files, for
development and tests alone: `filature serve` does not offer it.

    python -m filature.testing.pseudo [--port 8766]

serves the pages with it in the place of English; tables are kept for as long as it runs.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from functools import cache
from pathlib import Path

import msgspec
import uvicorn
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from filature.tables.environment import Environment
from filature.tables.lobby import Lobby
from filature.tables.stores import store_named
from filature.web.app import create_app

OPEN, CLOSE = "‹", "›"
PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED = "ÀƁÇÐÈƑĞĤÎĴĶĿṀÑÖÞǪŔŠŢÜṼŴẊÝŽàƀçðèƒğĥîĵķŀṁñöþǫŕšţüṽŵẋýž"
FOREIGN = str.maketrans(PLAIN, ACCENTED)
WORD = re.compile(rf"[{PLAIN}’']+")
VOWEL = re.compile(r"[aeiouy]", re.IGNORECASE)
LONGER = 1.4
SHORT = 2
"""Words of so few letters are as short in other languages: they get no letters more."""
ABBREVIATED = re.compile(r"[-_](brief|short)([-_]|$)")
"""Messages that are cut to fit in every language by whoever translates them: they get none, too."""
PAGE_WORDS = re.compile(r"`(# Words of (?:the pages|circles)\b[^`]*)`")
"""The page's own words, in the scripts that the build makes of their files."""


def accented(text: str, lengthen: bool = True) -> str:
    """Put accents on a text and make its words longer by doubling vowels."""
    if not lengthen:
        return text.translate(FOREIGN)
    return WORD.sub(lambda word: longer(word[0]).translate(FOREIGN), text)


def longer(word: str) -> str:
    """Double the vowels of a word, or its last letters, until it is long enough."""
    missing = round(len(word) * LONGER) - len(word) if len(word) > SHORT else 0
    made = []
    for letter in word:
        doubled = missing > 0 and VOWEL.fullmatch(letter)
        made.append(letter + letter.lower() if doubled else letter)
        missing -= 1 if doubled else 0
    return "".join(made) + made[-1][-1].lower() * max(0, missing)


class Disguise(Visitor):
    """Disguises the texts of Fluent messages; what is not text stays."""

    def __init__(self, lengthen: bool) -> None:
        self.lengthen = lengthen

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = accented(node.value, self.lengthen)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        said = node.expression
        if isinstance(said, ast.StringLiteral) and "\\" not in said.value:
            said.value = accented(said.value, self.lengthen)
        self.generic_visit(node)


def is_worded(message: ast.Message) -> bool:
    """Tell whether a message says more than a letter or a number, and more than its variables."""
    plain = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), message.value))
    return re.search(rf"[{PLAIN}]{{3}}", re.sub(r"\{[^{}]*\}|\[\w+\]", "", plain)) is not None


def bracketed(pattern: ast.Pattern) -> None:
    """Put brackets around each line of a pattern."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = re.sub(r"(\n+)", rf"{CLOSE}\1{OPEN}", element.value)
    pattern.elements.insert(0, ast.TextElement(OPEN))
    pattern.elements.append(ast.TextElement(CLOSE))


@cache
def pseudo(source: str) -> str:
    """Put a Fluent file into the pseudo-language."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            worded = is_worded(entry) and not ABBREVIATED.search(entry.id.name)
            Disguise(worded).visit(entry.value)
            if worded:
                bracketed(entry.value)
    return FluentSerializer().serialize(resource)


def disguised(path: str, text: str) -> str | None:
    """Return an answer of the server with its English words disguised; None where it has none."""
    if re.fullmatch(r"/words/en(/.*)?\.ftl", path):
        return pseudo(text)
    if path == "/words/en/covers.json":
        covers = msgspec.json.decode(text, type=dict[str, str])
        return msgspec.json.encode({game: pseudo(cover) for game, cover in covers.items()}).decode()
    if re.fullmatch(r"/static/assets/en-[^/]*\.js", path):
        return PAGE_WORDS.sub(lambda words: f"`{pseudo(words[1])}`", text)
    return None


# Looking at it


class PseudoEnglish:
    """Serves an application with its English words in disguise."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        plainly = [header for header in scope["headers"] if header[0] not in CACHED]
        start: Message = {}
        body = b""

        async def collect(message: Message) -> None:
            nonlocal start, body
            if message["type"] == "http.response.start":
                start = message
                return
            body += message.get("body", b"")
            if message.get("more_body"):
                return
            changed = disguised(scope["path"], body.decode(errors="surrogateescape"))
            content = body if changed is None else changed.encode()
            kept = [header for header in start["headers"] if header[0] != b"content-length"]
            length = (b"content-length", str(len(content)).encode())
            await send({**start, "headers": [*kept, length]})
            await send({"type": "http.response.body", "body": content})

        await self.app({**scope, "headers": plainly}, receive, collect)


CACHED = (b"accept-encoding", b"if-none-match")
"""What a browser says so that it need not be sent the whole plain text."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve the pages in the pseudo-language.")
    parser.add_argument("--port", type=int, default=8766)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        lobby = Lobby(store_named(str(Path(folder) / "tables.sqlite3")), Environment(1.0))
        app = PseudoEnglish(create_app(lobby))
        uvicorn.run(app, port=options.port, log_level="warning", ws="websockets-sansio")


if __name__ == "__main__":
    main()
