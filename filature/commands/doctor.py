"""`filature doctor`: what is installed and missing here; with `--url`, how a server is deployed."""

from __future__ import annotations

import argparse
import importlib.util
import os
import platform
import shutil
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from pathlib import Path
from typing import Any

from filature import __version__
from filature.commands.deployment.finding import Finding, tell
from filature.commands.deployment.from_outside import from_outside
from filature.commands.deployment.on_machine import on_machine
from filature.commands.deployment.site import NotAnAddress, Site
from filature.commands.output import game_troubles, usage_error
from filature.commands.serve import add_store
from filature.core.languages import LANGUAGES
from filature.games import bots_of, catalogue, folder, ships
from filature.tables.stores import default_store

EXTRAS = {
    "numpy": ("fast", "what can be known in Kryptos with five or six seats, ten times as fast"),
    "asyncpg": ("postgres", "tables kept in PostgreSQL, several server processes"),
    "pyspiel": ("openspiel", "the games inside OpenSpiel"),
    "pettingzoo": ("pettingzoo", "the games as PettingZoo environments"),
    "rlcard": ("bench", "one of the peers in the benchmark"),
    "fpdf": ("print", "a kit to print and touch"),
    "ray": ("ray", "the arena on many machines"),
}
"""What may be missing: the module, the extra that installs it, what it is for."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "doctor",
        help="say what is installed and missing, or how a server is deployed",
        description="Say what is installed here and what is missing. With --url, check a deployed"
        " server as its visitors reach it; with --config or --store, what it is run with on this"
        " machine. Nothing is changed and nothing is sent. Exit status 1 if something that"
        " Filature cannot do without is missing, or something is wrong.",
    )
    parser.add_argument("--url", metavar="URL", help="a server, as https://games.example.org")
    config = "the settings that the server is started with (TOML)"
    parser.add_argument("--config", metavar="FILE", help=config)
    add_store(parser)
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Check the installation, or a deployment."""
    if options.url or options.config or options.store:
        return tell(deployment(options))
    print(f"Filature {__version__}, Python {platform.python_version()}, {platform.system()}")
    ill = [*games(), *pages(), *place()]
    extras()
    for trouble in ill:
        print(f"MISSING  {trouble}")
    broken = game_troubles()
    for trouble in broken:
        print(f"BROKEN   {trouble}")
    if broken:
        print("Something is broken.")
    else:
        print("Everything that is needed is there." if not ill else "Something is missing.")
    return 1 if ill or broken else 0


def deployment(options: argparse.Namespace) -> Iterator[Finding]:
    """Check a server from outside, and what it is run with where that is named."""
    try:
        site = Site.parse(options.url) if options.url else None
    except NotAnAddress as problem:
        usage_error(f"--url: {problem}")
    if site is not None:
        yield from from_outside(site)
    if options.config or options.store or "FILATURE_STORE" in os.environ:
        yield from on_machine(options.store or default_store(), options.config, site)


def games() -> list[str]:
    """Say which games there are; those that ship have words in every language."""
    ill = []
    for id in catalogue():
        print(f"ok       game {id}: bots {', '.join(levels_of(id))}")
        there = folder(id)
        lacking = [name for name in LANGUAGES if not there.joinpath(f"{name}.ftl").is_file()]
        if ships(id):
            ill += [f"words of {id}: {language}.ftl" for language in lacking]
        elif lacking:
            print(f"-        game {id}: no words in {', '.join(lacking)}; English is shown")
    return ill


def levels_of(id: str) -> list[str]:
    """Return the bots of a game's own, or else those that play every game."""
    return [bot for bot in bots_of(id) if not bot.startswith("ref-")] or list(bots_of(id))


def pages() -> list[str]:
    static = files("filature.web").joinpath("static")
    if static.joinpath("index.html").is_file():
        print("ok       the browser client is built")
        return []
    return ["the built browser client (filature/web/static); run: make client"]


def place() -> list[str]:
    store = Path(default_store())
    there = store.parent
    while not there.exists():
        there = there.parent
    if os.access(there, os.W_OK):
        print(f"ok       tables can be kept in {store}")
        return []
    return [f"the right to write to {there}, where tables would be kept; name another with --store"]


def extras() -> None:
    for module, (extra, purpose) in EXTRAS.items():
        if importlib.util.find_spec(module) is None:
            print(f"-        {module}: not installed ({purpose}; pip install 'filature[{extra}]')")
        else:
            print(f"ok       {module} {installed(module)}: {purpose}")
    for program, purpose in (("node", "building the client"), ("chromium", "browser tests")):
        found = shutil.which(program)
        print(f"{'ok      ' if found else '-       '} {program}: {purpose}")


def installed(module: str) -> str:
    try:
        return version({"pyspiel": "open_spiel", "fpdf": "fpdf2"}.get(module, module))
    except PackageNotFoundError:
        return ""
