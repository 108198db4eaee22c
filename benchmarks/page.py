"""Write the tables of `docs/benchmarks.md`: each part by its own command, with machine and date.

    python -m benchmarks.page [PART…] [--note TEXT] [--python PATH]

Parts: engine, beliefs, bots, kernels, server; without a name, all of them. What is not run stays on
the page as it was. `--note` says what a reader of these figures should know (that the machine was
shared); `--python` names another Python to measure with, such as one that has the peers.

A column whose name begins with `×` holds ratios, which differ little from machine to machine. A
ratio that is worse by more than a fifth than on the committed page (with `≤` in the column's name,
greater; otherwise less) is named on the page and at the end of the run.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
FIFTH = 0.8

PARTS = {
    "engine": ["benchmarks.engine"],
    "beliefs": ["benchmarks.kryptos_beliefs times --games 6"],
    "bots": [
        "benchmarks.live_moves agent_hunter double_agent --moves 40",
        "benchmarks.live_moves kryptos spies_vs_spies agents_secrets --seats 4 --moves 40",
        "benchmarks.live_moves kryptos agents_secrets --seats 6 --moves 40",
    ],
    "kernels": ["benchmarks.kernels --peers --cpu-threads 1 --seconds 2"],
    "server": ["benchmarks.load", "benchmarks.load --store postgres --workers 2"],
}
"""What each part runs: modules with their arguments."""

Ratios = dict[tuple[str, str], float]
"""By the first cell of a row and the name of a column."""


def section(part: str) -> re.Pattern[str]:
    """Return what finds a part's place on the page."""
    return re.compile(rf"(<!-- {part}: [^\n]*-->\n)(.*?)(<!-- end of {part} -->)", re.S)


def ratios(markdown: str) -> Ratios:
    """Return all ratios in the tables of a text."""
    found: Ratios = {}
    columns: list[str] = []
    for line in markdown.splitlines():
        if not line.startswith("|"):
            columns = []
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not columns:
            columns = cells
            continue
        for column, cell in zip(columns, cells, strict=False):
            if column.startswith("×") and re.fullmatch(r"\d+(\.\d+)?", cell):
                found[cells[0], column] = float(cell)
    return found


def fallen(before: Ratios, now: Ratios) -> Iterator[str]:
    """Name each ratio that is worse by more than a fifth."""
    for (row, column), ratio in now.items():
        was = before.get((row, column))
        if was is None:
            continue
        worse = was < FIFTH * ratio if "≤" in column else ratio < FIFTH * was
        if worse:
            yield f"{row}: {column} was {was:g} and is {ratio:g}"


def committed(part: str) -> str:
    """Return what the committed page has in this part's place."""
    page = subprocess.run(  # noqa: S603 - our own page
        ["git", "show", f"HEAD:{PAGE.relative_to(ROOT)}"],  # noqa: S607
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    found = section(part).search(page.stdout)
    return found[2] if found else ""


def machine() -> str:
    """Say what machine this is, and how busy."""
    model = "unknown processor"
    try:
        model = re.findall(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())[0]
    except (OSError, IndexError):
        model = platform.processor() or model
    cores = os.cpu_count()
    load = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    return f"{model}, {cores} cores, {platform.system()} {platform.machine()}; load {load}"


def measured(part: str, python: str, note: str) -> str:
    """Run a part's commands; return its text for the page."""
    host = machine()
    lines = [f"{date.today().isoformat()}, {host}.{' ' + note if note else ''}", ""]
    for command in PARTS[part]:
        print(f"[bench] {part}: python -m {command}", file=sys.stderr, flush=True)
        run = subprocess.run(  # noqa: S603 - our own modules
            [python, "-m", *shlex.split(command)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        lines += [f"`python -m {command}`:", "", run.stdout.strip(), ""]
    worse = list(fallen(ratios(committed(part)), ratios("\n".join(lines))))
    if worse:
        lines += ["Worse by more than a fifth than before:", "", *(f"- {one}" for one in worse), ""]
        print(f"[bench] {part}, worse by more than a fifth:", *worse, sep="\n  ", file=sys.stderr)
    return "\n".join(lines)


def main() -> int:
    """Measure, part by part; write each as soon as it is there."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.page",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--note", default="", help="a sentence to stand beside machine and date")
    parser.add_argument("--python", default=sys.executable)
    given = parser.parse_args()
    if unknown := set(given.parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    failed = []
    for part in given.parts or PARTS:
        try:
            text = measured(part, given.python, given.note)
        except subprocess.CalledProcessError as error:
            print(f"[bench] {part} failed: the page keeps what it had ({error})", file=sys.stderr)
            failed.append(part)
            continue
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(
            section(part).sub(lambda found, text=text: found[1] + text + found[3], page),  # type: ignore[misc]
            encoding="utf-8",
        )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
