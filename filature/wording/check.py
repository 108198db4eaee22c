"""Names what is missing from the words of a language:

    python -m filature.wording.check [LANGUAGE…] [--same]

Without a language: all of the list. A language that is being translated need not be on it yet.
English is the measure: every word file `en.ftl` needs one beside it with the same messages, each
with the same fields. `--same` also lists long messages that still say what the English one says.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

import filature
from filature.core.languages import FALLBACK, LANGUAGES
from filature.core.words import parsed

PACKAGE = Path(filature.__file__).parent
APART = ("node_modules", "static")
"""Folders whose files are not written by hand."""
KINDS = re.compile(r"_(id|is|count)$")
"""What `core.words` adds to the name of a field."""
LONG = 25
"""From how many letters on two languages hardly ever say something in the same way."""


class Variables(Visitor):
    """Gathers the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(f"${node.id.name}")


def word_folders() -> list[Path]:
    """Return every folder with words: of the core, the games, their lessons, the page…"""
    found = (path.parent for path in PACKAGE.rglob(f"{FALLBACK}.ftl"))
    return sorted(folder for folder in found if not {*APART} & {*folder.parts})


def messages(file: Path) -> dict[str, Message | Term]:
    """Return the messages of a word file by name."""
    entries = parsed(file.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message | Term)}


def problems(language: str, folder: Path) -> Iterator[str]:
    """Say what is wrong with the words of a folder in a language, measured by the English ones."""
    file = folder / f"{language}.ftl"
    if not file.is_file():
        yield "the whole file is missing"
        return
    entries = parsed(file.read_text(encoding="utf-8")).body
    yield from (f"unreadable: {e.content!r}" for e in entries if isinstance(e, Junk))
    names = [entry.id.name for entry in entries if isinstance(entry, Message | Term)]
    yield from (f"{name}: there twice" for name in sorted({n for n in names if names.count(n) > 1}))
    wanted, found = messages(folder / f"{FALLBACK}.ftl"), messages(file)
    yield from (f"{name}: missing" for name in wanted if name not in found)
    yield from (f"{name}: not in English" for name in found if name not in wanted)
    for name in wanted.keys() & found.keys():
        expected, used = fields(wanted[name]), fields(found[name])
        if used - expected:
            yield f"{name}: uses {', '.join(sorted(used - expected))}, which English does not"
        if expected - used:
            yield f"{name}: leaves out {', '.join(sorted(expected - used))}"


def variables(message: Message | Term) -> set[str]:
    """Return the variables that a message uses."""
    found = Variables()
    found.visit(message)
    return found.names


def fields(message: Message | Term) -> set[str]:
    """Return the fields that a message tells: `$seat` and `$seat_is` are of the same one."""
    return {KINDS.sub("", name) for name in variables(message)}


def written(message: Message | Term) -> str:
    text: str = FluentSerializer().serialize_entry(message)
    return text


def same_as_english(language: str, folder: Path) -> Iterator[str]:
    """Name the long messages that are the same as in English: are they translated?"""
    file = folder / f"{language}.ftl"
    ours: Mapping[str, Message | Term] = messages(file) if file.is_file() else {}
    for name, entry in messages(folder / f"{FALLBACK}.ftl").items():
        text = written(entry)
        if len(text) - len(name) > LONG and name in ours and text == written(ours[name]):
            yield f"{name}: the same as in English"


def report(language: str, same: bool = False) -> list[str]:
    """List all that is wrong with a language, each with the file that it is in."""
    lines = []
    for folder in word_folders():
        file = (folder / f"{language}.ftl").relative_to(PACKAGE.parent).as_posix()
        lines += [f"{file}: {problem}" for problem in problems(language, folder)]
        if same:
            lines += [f"{file}: {found}" for found in same_as_english(language, folder)]
    return lines


def main(arguments: list[str] | None = None) -> int:
    """Print what is missing; the exit status is 1 where something is."""
    parser = argparse.ArgumentParser(description="Name what is missing from a language's words.")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="tags, such as de")
    parser.add_argument("--same", action="store_true", help="list untranslated messages, too")
    options = parser.parse_args(arguments)
    found = 0
    for language in options.languages or LANGUAGES:
        lines = report(language, options.same and language != FALLBACK)
        print(*lines, f"{language}: {len(lines) or 'nothing'} to do", sep="\n")
        found += len(lines)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
