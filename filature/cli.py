"""The command line: `filature …`.

Exit status: 0 all is fine, 1 something was found wrong, 2 used wrongly.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
import traceback
from importlib import import_module

from filature import __version__
from filature.commands.output import UsageError, game_troubles
from filature.core.words import BadMessage

COMMANDS = (
    "games",
    "play",
    "case",
    "simulate",
    "arena",
    "verify",
    "show",
    "debrief",
    "views",
    "print",
    "serve",
    "tables",
    "cases",
    "circle",
    "doctor",
)
"""Each is a module of `filature.commands`, in the order of the help."""

SHOW_TRACEBACK = "FILATURE_TRACEBACK"
"""The environment variable with which an error of the program is shown as Python does."""

SAY_THEMSELVES = ("games", "serve", "doctor")
"""The commands that say themselves which games are left out: listed, or in the log."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return its exit status."""
    arguments = sys.argv[1:] if arguments is None else arguments
    options = parser(arguments[0] if arguments else None).parse_args(arguments)
    make_output_tolerant()
    if not arguments or arguments[0] not in SAY_THEMSELVES:
        for trouble in game_troubles():
            print(f"filature: {trouble}", file=sys.stderr)
    try:
        status: int = options.command(options)
        sys.stdout.flush()
    except UsageError as error:
        print(f"filature: {error}", file=sys.stderr)
        return 2
    except BadMessage as error:
        print(f"filature: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of the output is gone: there is nothing left to flush at exit.
        sys.stdout = None
        return 0
    except OSError as error:
        # Most likely the disk is full: nothing can be flushed at exit.
        sys.stdout = None
        where = f"{error.filename}: " if error.filename else ""
        print(f"filature: {where}{error.strerror or error}", file=sys.stderr)
        return 1
    except Exception as error:
        if os.environ.get(SHOW_TRACEBACK):
            raise
        frame = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__}: {error}"
        print(f"filature: an error of the program: {what}", file=sys.stderr)
        print(f"  at {frame.filename}:{frame.lineno}", file=sys.stderr)
        print(f"  {SHOW_TRACEBACK}=1 shows how it came there", file=sys.stderr)
        return 1
    return status


def make_output_tolerant() -> None:
    """Make stdout tolerate closed pipes and limited encodings."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (it is the output)
    for out in (sys.stdout, sys.stderr):
        if isinstance(out, io.TextIOWrapper) and out.errors == "strict":
            out.reconfigure(errors="backslashreplace")


def parser(only: str | None = None) -> argparse.ArgumentParser:
    """Return the whole command line, or that of one command: importing all takes long."""
    top = argparse.ArgumentParser(
        prog="filature", description="Spy and deduction games, really played."
    )
    top.add_argument("--version", action="version", version=f"filature {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in COMMANDS if only not in COMMANDS else (only,):
        import_module(f"filature.commands.{name}").add(commands)
    return top


if __name__ == "__main__":
    sys.exit(main())
