"""The words of the kits: the same messages with the same arguments in every language."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from filature.core.languages import LANGUAGES
from filature.games import folder
from filature.printing.svg import texts
from tests.printing.kits import GAMES, pages_of

FOLDERS = {"": files("filature.printing")} | {
    game: folder(game).joinpath("printing") for game in GAMES
}


class Arguments(Visitor):
    """What a message is given."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def messages(place: str, file: str) -> dict[str, frozenset[str]]:
    found = {}
    resource = FluentParser().parse(FOLDERS[place].joinpath(file).read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            visitor = Arguments()
            visitor.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = frozenset(visitor.names)
    return found


def files_of(place: str) -> list[str]:
    return sorted(one.name for one in FOLDERS[place].iterdir() if one.name.endswith(".ftl"))


@pytest.mark.parametrize("place", FOLDERS)
def test_every_language_says_the_same_things(place: str) -> None:
    assert {f"{language}.ftl" for language in LANGUAGES} <= set(files_of(place))
    for file in files_of(place):
        assert messages(place, file) == messages(place, "en.ftl"), (place, file)


@pytest.mark.parametrize("game", GAMES)
def test_every_letter_can_be_printed(game: str) -> None:
    """No text has a letter that its typeface lacks."""
    from filature.printing.fonts import advances, printable

    for language in LANGUAGES:
        for page in pages_of(game, "normal", "a4", language):
            for text in texts(page.marks):
                missing = [
                    letter
                    for letter in printable(text.text)
                    if ord(letter) not in advances(text.font)
                ]
                assert not missing, (text.text, missing)
