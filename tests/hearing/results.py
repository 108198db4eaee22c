"""The results of what was heard: kept case by case, printed, and written into the documentation."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from statistics import median

from filature.games import catalogue, words_of
from tests.hearing.cases import LANGUAGES
from tests.hearing.games import CELLS, Case, Result
from tests.hearing.players import PLAYERS
from tests.hearing.session import LETTERS_A_SECOND

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "out" / "hearing"
BUILD = ROOT / "filature" / "web" / "static" / "SOURCES.sha256"
PAGE = ROOT / "docs" / "accessibility.md"
TRANSCRIPTS = ROOT / "docs" / "transcripts"
COLUMNS = ("told", "heard", "lost", "doubled", "misplaced", "cut", "private", "loading", "faults")
HEADS = {
    "fr": "{game}, jouée à la ligne de commande : ce qu'Orca dit dans {browser}.",
    "en": "{game}, played in the command box: what Orca says in {browser}.",
    "de": "{game}, in der Befehlszeile gespielt: was Orca in {browser} sagt.",
}
INDEX = """\
# Transcripts

What Orca says while a game is played in the command box, from the first question to the end, word
for word. `>` stands before what is typed. Written by `python -m tests.hearing --docs`; see
[Accessibility](../accessibility.md#played-by-a-real-screen-reader).
"""
NAMES = {"fr": "in French", "en": "in English", "de": "in German"}
WAYS = {"command": "command box", "lists": "Tab and arrows"}
FAULTS = ("lost", "doubled", "out of order", "cut off", "private", "lost while loading")
"""The columns of `counts` from the third on, for the documentation."""
NOTES = {
    "fr": "« > » : ce qui est tapé. Réglages d'origine, une personne contre des robots.",
    "en": "“>”: what is typed. Usual settings, one person against bots.",
    "de": "„>“: was getippt wird. Übliche Einstellungen, eine Person gegen Bots.",
}


def build() -> str:
    """The page that is served: what was heard on another one does not count."""
    return BUILD.read_text(encoding="utf-8").split()[0][:16]


class Kept:
    """Results in a folder, for the page as it is now."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.folder.mkdir(parents=True, exist_ok=True)

    def path(self, case: Case) -> Path:
        return self.folder / f"{case.name}.json"

    def get(self, case: Case) -> Result | None:
        try:
            kept = json.loads(self.path(case).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        return Result.from_json(kept) if kept.pop("build") == build() else None

    def put(self, result: Result) -> None:
        kept = {"build": build(), **result.as_json()}
        text = json.dumps(kept, ensure_ascii=False, indent=1)
        self.path(result.case).write_text(text + "\n", encoding="utf-8")

    def forget(self, case: Case) -> None:
        self.path(case).unlink(missing_ok=True)

    def all(self, cases: Iterable[Case]) -> list[Result]:
        return [found for case in cases if (found := self.get(case))]


# Printed


def counts(results: Iterable[Result]) -> list[int]:
    """The columns of several results, added up."""
    rows = [
        [
            one.comparison.told,
            one.comparison.heard,
            *(len(getattr(one.comparison, kind)) for kind in COLUMNS[2:-1]),
            len(one.faults),
        ]
        for one in results
    ]
    return [sum(column) for column in zip(*rows, strict=True)] or [0] * len(COLUMNS)


def table(results: list[Result]) -> str:
    """One line a case, and their sum."""
    width = max((len(one.case.name) for one in results), default=10)
    head = " ".join([" " * width, *(f"{name:>9}" for name in COLUMNS), "decisions", "  seconds"])
    lines = [
        " ".join(
            [
                f"{one.case.name:<{width}}",
                *(f"{count:9d}" for count in counts([one])),
                f"{one.decided:9d}",
                f"{one.seconds:9.0f}",
            ]
        )
        for one in results
    ]
    total = " ".join([f"{'all':<{width}}", *(f"{count:9d}" for count in counts(results))])
    return "\n".join([head, *lines, total])


def words_for_a_decision(results: Iterable[Result]) -> tuple[float, float] | None:
    """The median of the words heard for a decision, and of the seconds that they take."""
    words = [count for one in results for count in one.words]
    letters = [count for one in results for count in one.letters]
    if not words:
        return None
    return median(words), median(letters) / LETTERS_A_SECOND


def budget(results: list[Result]) -> str:
    lines = []
    for game, language in sorted({(one.case.game, one.case.language) for one in results}):
        for way in PLAYERS:
            part = [
                one
                for one in results
                if (one.case.game, one.case.language, one.case.way) == (game, language, way)
            ]
            if found := words_for_a_decision(part):
                words, seconds = found
                lines.append(f"{game:<16} {language} {way:<8} {words:6.0f} words {seconds:6.1f} s")
    return "\n".join(["Heard for a decision (median):", *lines])


# Documented


def title(game: str, language: str) -> str:
    return words_of(game, language).text("name")


def heard_table(results: list[Result]) -> str:
    """What was told and heard, by game, browser, language and way, for the documentation."""
    played = [one for one in results if one.case.way in PLAYERS]
    ways = sorted({(one.case.language, one.case.way) for one in played}, key=place_of)
    names = [f"{language}, {WAYS[way]}" for language, way in ways]
    heads = ["game", "browser", *names, *FAULTS]
    lines = [f"| {' | '.join(heads)} |", f"|---|---{'|--:' * (len(ways) + len(FAULTS))}|"]
    for game in catalogue():
        for browser in ("chromium", "firefox"):
            part = {
                (one.case.language, one.case.way): one
                for one in played
                if (one.case.game, one.case.browser) == (game, browser)
            }
            if not part:
                continue
            cells = [of_told(part[way]) if way in part else "" for way in ways]
            faults = [str(count) for count in counts(part.values())[2:-1]]
            row = [title(game, "en"), browser.title(), *cells, *faults]
            lines.append(f"| {' | '.join(row)} |")
    sums = [str(count) for count in counts(played)[2:-1]]
    heard, told = (
        sum(getattr(one.comparison, kind) for one in played) for kind in ("heard", "told")
    )
    lines.append(f"| all | {heard} of {told} {'| ' * len(ways)}| {' | '.join(sums)} |")
    return "\n".join(lines)


def place_of(way: tuple[str, str]) -> tuple[int, int]:
    """Where the column of a language and a way stands."""
    language, how = way
    return list(NAMES).index(language), list(PLAYERS).index(how)


def of_told(one: Result) -> str:
    """`12 of 13`: what was heard of what was told; in brackets if the game was not played out."""
    found = f"{one.comparison.heard} of {one.comparison.told}"
    return found if one.over else f"({found})"


def budget_table(results: list[Result]) -> str:
    """The budget of words, for the documentation."""
    lines = [
        "| game | language | command box: words | seconds | Tab and arrows: words | seconds |",
        "|---|---|--:|--:|--:|--:|",
    ]
    for game in catalogue():
        for language in LANGUAGES:
            cells = []
            for way in PLAYERS:
                part = [
                    one
                    for one in results
                    if (one.case.game, one.case.language, one.case.way) == (game, language, way)
                ]
                found = words_for_a_decision(part)
                cells += [f"{found[0]:.0f}", f"{found[1]:.1f}"] if found else ["", ""]
            if any(cells):
                lines.append(f"| {title(game, 'en')} | {language} | {' | '.join(cells)} |")
    return "\n".join(lines)


def braille_table(results: list[Result]) -> str:
    """What fits a braille line, for the documentation."""
    lines = [
        "| game | language | cells | options read | in one window | most windows"
        " | longest answer, windows |",
        "|---|---|--:|--:|--:|--:|--:|",
    ]
    for one in results:
        if one.case.way not in CELLS:
            continue
        names = [shown.windows for shown in one.shown if shown.kind == "option"]
        answers = [shown.windows for shown in one.shown if shown.kind != "option"]
        numbers = [len(names), names.count(1), max(names, default=0), max(answers, default=0)]
        first = f"{title(one.case.game, 'en')} | {one.case.language} | {CELLS[one.case.way]}"
        lines.append(f"| {first} | {' | '.join(map(str, numbers))} |")
    return "\n".join(lines)


def write_docs(results: list[Result]) -> None:
    """Write the tables and one transcript of each game and language."""
    text = PAGE.read_text(encoding="utf-8")
    for part, found in (
        ("heard", heard_table(results)),
        ("words for a decision", budget_table(results)),
        ("braille", braille_table(results)),
    ):
        if found.count("\n") > 1:  # without a row it stays as it was
            text = replace(text, part, found)
    PAGE.write_text(text, encoding="utf-8")
    write_transcripts(results)


def write_transcripts(results: list[Result]) -> None:
    """Write what was heard of each game in each language, and the page that lists it."""
    TRANSCRIPTS.mkdir(exist_ok=True)
    found = {
        (one.case.game, one.case.language): one
        for one in results
        if one.case.way == "command" and one.over
    }
    lines = [INDEX]
    for game, language in sorted(found):
        name = f"{game.replace('_', '-')}.{language}.txt"
        text = transcript(found[game, language])
        (TRANSCRIPTS / name).write_text(text, encoding="utf-8")
        lines.append(f"- [{title(game, language)}, {NAMES[language]}]({name})")
    (TRANSCRIPTS / "index.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def replace(text: str, part: str, new: str) -> str:
    """Put a table in the place that is marked for it."""
    place = re.compile(rf"(<!-- {part}: [^\n]*-->\n).*?(<!-- end of {part} -->)", re.S)
    if not place.search(text):
        raise LookupError(f"docs/accessibility.md has no place for {part!r}")
    return place.sub(lambda found: f"{found[1]}\n{new}\n\n{found[2]}", text)


def transcript(one: Result) -> str:
    language = one.case.language
    names = {"game": title(one.case.game, language), "browser": one.case.browser.title()}
    head = [HEADS[language].format(**names), NOTES[language], ""]
    return "\n".join([*head, *one.lines]) + "\n"
