"""`filature circle`: list the circles of a store, export what they played, rank it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from filature.circles import sql
from filature.circles.circles import Circles
from filature.circles.export import BadLine, exported, read_lines
from filature.circles.standings import league
from filature.commands.output import reason
from filature.commands.tables import problem_found, with_store
from filature.core.refusals import Refused
from filature.tables.lobby import Lobby
from filature.tables.store import Store


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "circle",
        help="list circles, export what they played, rank it",
        description="What circles have played: as JSON lines, and as a league made from these"
        " lines alone. A server may be running.",
    )
    actions = parser.add_subparsers(metavar="ACTION", required=True)
    listing = actions.add_parser("list", help="list the circles of a store")
    export = actions.add_parser(
        "export",
        help="write a circle's ended tables as JSON lines",
        description="One line a table: who sat where, when it ended, season, event and deal, and"
        " its record. Nothing of a deal that is still played at another table.",
    )
    export.add_argument("circle", metavar="CIRCLE", help="the circle, as `list` names it")
    export.add_argument("--season", type=int, metavar="N", help="of this season alone")
    for each, work in ((listing, list_circles), (export, export_circle)):
        each.add_argument("--store", metavar="STORE", help="as `filature serve` (default: its own)")
        each.set_defaults(command=with_store(work))
    standings = actions.add_parser(
        "standings",
        help="print the league from exported lines",
        description="Rate the games in their order and print the league. Nothing but the lines is"
        " read.",
    )
    standings.add_argument("file", metavar="FILE", help="what `export` wrote; - is standard input")
    standings.set_defaults(command=print_standings)


async def list_circles(store: Store, options: argparse.Namespace) -> int:
    """List the circles."""
    rows = [("CIRCLE", "MEMBERS", "TABLES", "NAME")]
    for id, name, _, members, tables in await store.fetch(sql.EVERY_CIRCLE):
        rows.append((id, str(members), str(tables), name))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for cells in rows:
        padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]
        print("  ".join(padded).rstrip())
    return 0


async def export_circle(store: Store, options: argparse.Namespace) -> int:
    """Write a circle's ended tables."""
    circles = Circles(Lobby(store))
    try:
        async for line in exported(circles, options.circle, options.season):
            print(msgspec.json.encode(line).decode())
    except Refused as refused:
        return problem_found(reason(refused.say))
    return 0


def print_standings(options: argparse.Namespace) -> int:
    """Print the league of exported lines."""
    try:
        path = options.file
        text = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
        lines = read_lines(text.splitlines())
    except OSError as error:
        return problem_found(f"cannot read {options.file}: {error.strerror}")
    except BadLine as bad:
        return problem_found(f"line {bad.number} is no line of an export: {bad}")
    for row in league(lines).rows:
        half = row.high - row.rating
        print(f"{row.rank:>3}  {row.name:<24}  {row.rating:6.2f} ± {half:.2f}  {row.games} games")
    return 0
