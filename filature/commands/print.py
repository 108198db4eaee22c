"""`filature print`: a kit to print and touch."""

from __future__ import annotations

import argparse
import importlib.util
import re
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from filature.commands.game_args import add_option, game_of
from filature.commands.output import DEFAULT, progress, usage_error
from filature.core.languages import LANGUAGES
from filature.core.words import Words, word_file
from filature.games import AnyGame, catalogue, folder, printing_of, printing_words
from filature.printing.braille import GRADES, Braille, NoBraille
from filature.printing.page import PAPERS, STYLES

if TYPE_CHECKING:
    from filature.printing.kit import Kit

NEEDS = {"fpdf": "fpdf2", "fontTools": "fonttools", "segno": "segno"}
"""What the extra `print` installs: the module, and the package that brings it."""
CARDS = "deck"
"""The option that brings a deck, in the games that have one."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "print",
        help="make a kit to print: cards, boards, aids and rules, also to touch",
        description="Make a kit to print, for people who own the game: cards, tokens, boards, note"
        " sheets, player aid and rules, as PDF and SVG; in the tactile style with raised signs and"
        " braille for swell paper, and BRF files of rules and aid. Needs: pip install"
        " 'filature[print]'.",
    )
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(catalogue())}")
    parser.add_argument("--out", type=Path, default=Path("kit"), help=f"folder {DEFAULT}")
    parser.add_argument(
        "--style", choices=tuple(STYLES), default="normal", help=f"how it is to be read {DEFAULT}"
    )
    parser.add_argument("--paper", choices=tuple(PAPERS), default="a4", help=f"paper {DEFAULT}")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help=f"language {DEFAULT}")
    parser.add_argument(
        "--braille",
        choices=(*GRADES, "none"),
        help="which braille (default: uncontracted in the tactile style, else none); with"
        " another style it makes the BRF files",
    )
    parser.add_argument("--host", help="your server: its rules page is on the kit as a QR code")
    parser.add_argument("--deck", metavar="FILE", help="a deck of your own, as JSON")
    add_option(parser, "an option of the game, or a JSON file that holds it")
    parser.set_defaults(command=run, seats=None)


def run(options: argparse.Namespace) -> int:
    """Make the kit and say where it is."""
    missing = [package for module, package in NEEDS.items() if not is_installed(module)]
    if missing:
        usage_error(
            f"printing needs {', '.join(missing)}, which this installation does not have;"
            " run: pip install 'filature[print]'"
        )
    kit = kit_of(options)
    folder = options.out / f"{kit.id}-{kit.language}-{options.style}-{options.paper}"
    pages, files = write_kit(kit, options, folder.name)
    print(f"{folder}: {pages} pages, {files} files in {options.out}")
    return 0


def write_kit(kit: Kit, options: argparse.Namespace, name: str) -> tuple[int, int]:
    """Write every file of a kit; return how many pages and how many files there are."""
    from filature.printing.press import brf_files, key_of, kit_files, kit_pages

    printing, asked = printing_of(kit.id), phases(kit.game, kit.language)
    pages = kit_pages(kit, printing, asked)
    files = kit_files(kit, pages, name)
    total = len(pages) + (2 if kit.raised else 1)
    if kit.braille is not None:
        grade = "" if options.braille in (None, "uncontracted") else f"-{options.braille}"
        key, brf = key_of(kit, printing), f"{kit.id}-{kit.language}{grade}"
        files = chain(files, brf_files(kit, kit.braille, asked, key, brf))
        total += 2
    for file in progress(files, total, "files"):
        place = options.out / file.name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(file.content)
    return len(pages), total


def kit_of(options: argparse.Namespace) -> Kit:
    """Set up what is to be printed, or say in words what is wrong with it."""
    from filature.printing.kit import Kit

    game = set_up(options)
    words = printing_words(game, options.language)
    style, paper = STYLES[options.style], PAPERS[options.paper]
    braille, host = braille_of(options, words), host_of(options.host)
    return Kit(game.id, game, words, style, paper, braille, host)


def is_installed(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def set_up(options: argparse.Namespace) -> AnyGame:
    """Set the game up, with a deck of one's own where one was named."""
    if options.deck is not None:
        kind = catalogue().get(options.game)
        if kind is not None and not any(one.name == CARDS for one in kind.options_offered):
            usage_error(f"{options.game} has no deck of its own: --deck is for another game")
        options.option.append(f"{CARDS}={options.deck}")
    return game_of(options)


def host_of(host: str | None) -> str | None:
    """Read the address of a server, or say in words what is wrong with it."""
    if host is None:
        return None
    whole = host if "://" in host else f"https://{host}"
    parts = urlsplit(whole)
    if parts.scheme not in ("http", "https") or not parts.netloc or " " in whole:
        usage_error(f"--host wants the address of a server, as https://example.org; not {host!r}")
    return whole.rstrip("/")


def braille_of(options: argparse.Namespace, words: Words) -> Braille | None:
    """Return the braille that is asked for, or say in words why there is none."""
    grade = options.braille or ("uncontracted" if options.style == "tactile" else "none")
    if grade == "none":
        return None
    try:
        return Braille(words.text(f"braille-{grade}"))
    except NoBraille as missing:
        usage_error(
            f"braille needs {missing}, which is not installed here (Debian, Ubuntu: apt install"
            " liblouis20 liblouis-data; macOS: brew install liblouis); or use: --braille none"
        )


def phases(game: AnyGame, language: str) -> list[str]:
    """List what a game may ask, in the order of its word file."""
    text = word_file(folder(game.id), language).read_text(encoding="utf-8")
    return re.findall(r"^now-(\w+) =", text, re.MULTILINE)
