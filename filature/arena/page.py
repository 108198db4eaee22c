"""The strength page: all matches as Markdown, and whether their results go round in a circle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations

from filature.arena.contest import Contest
from filature.arena.matches import RANKED, GamePlan, command, matches_of, name, round_robin
from filature.arena.measures import Row
from filature.arena.report import between, percent, time_known
from filature.arena.results import Result, is_current

Results = Mapping[str, Result]
"""Finished matches by name."""

INTRODUCTION = """\
Same deals, bots rotated through the seats, 95 % intervals over deals; where more than two play, the
first bot is alone against a table of the second, and the share is the first one's. Points and
processor time (p95, ms a decision) are those of the first and the second bot. With milliseconds a
rerun is not the same byte for byte.
"""

HEAD = ["seats", "bot", "against", "deals", "share", "95 % interval", "even", "points"]
HEAD += ["p95 ms", "command"]


def page(plans: Sequence[GamePlan], results: Results) -> str:
    """Return the whole page."""
    parts = [INTRODUCTION]
    for plan in plans:
        matches = matches_of(plan)
        done = [results[name(match)] for match in matches if name(match) in results]
        parts.append(f"## {plan.game}\n")
        parts.append(markdown([HEAD, *(line(result) for result in done)]))
        if len(done) < len(matches):
            missing = [name(match) for match in matches if name(match) not in results]
            parts.append(f"Not played yet ({len(missing)}): {', '.join(missing)}.\n")
        if any(not is_current(result) for result in done):
            parts.append("\\* Played by other versions of rules, bots or arena than those here.\n")
        parts.append(f"{verdict(plan, results)}\n")
    return "\n".join(parts)


def line(result: Result) -> list[str]:
    """Return one match as a line of its game's table."""
    contest, (first, second) = result.arguments, result.table
    times = [time_known(timing.processor_p95) for timing in result.timings]
    return [
        str(contest.seats),
        f"`{first.bot}`" + ("" if is_current(result) else " \\*"),
        f"`{second.bot}`",
        str(contest.deals),
        percent(first.share.mean),
        between(first.share, 100, " %"),
        percent(first.even),
        f"{first.points.mean:.1f} : {second.points.mean:.1f}",
        " : ".join(times),
        f"`{command(contest)}`",
    ]


def markdown(lines: Sequence[Sequence[str]]) -> str:
    """Return a table; the first line is its head."""
    head, *rest = ["| " + " | ".join(line) + " |\n" for line in lines]
    return head + "|---" * len(lines[0]) + "|\n" + "".join(rest)


def listed(matches: Sequence[Contest]) -> str:
    """Return the table of matches, without results."""
    head = ["match", "deals", "games", "command"]
    lines = [
        [name(match), str(match.deals), str(match.deals * match.seats), f"`{command(match)}`"]
        for match in matches
    ]
    return markdown([head, *lines])


# Cycles


def verdict(plan: GamePlan, results: Results) -> str:
    """Say whether the round robin has a cycle that the intervals confirm."""
    matches = round_robin(plan)
    found = [results[name(match)] for match in matches if name(match) in results]
    said = f"Round robin of {', '.join(f'`{bot}`' for bot in RANKED)} with {plan.usual} seats: "
    circles = list(cycles(beaten(found)))
    if circles:
        said += "the intervals confirm that " + "; ".join(
            ", ".join(f"`{a}` beats `{b}`" for a, b in zip(circle, rotated(circle), strict=True))
            for circle in circles
        )
    else:
        said += "no cycle that the intervals confirm"
    if len(found) < len(matches):
        said += f" ({len(found)} of {len(matches)} matches played)"
    return said + "."


def beaten(results: Sequence[Result]) -> set[tuple[str, str]]:
    """Return who beats whom: whose share of the match has an interval above even."""
    found = set()
    for result in results:
        for row, other in (result.table, result.table[::-1]):
            if above_even(row):
                found.add((row.bot, other.bot))
    return found


def above_even(row: Row) -> bool:
    """Tell whether the whole interval lies above the even share."""
    return row.share.low is not None and row.share.low > row.even


def cycles(beats: set[tuple[str, str]]) -> Iterator[list[str]]:
    """Return every cycle, the short ones first, each once and from its first bot by name."""
    bots = sorted({bot for pair in beats for bot in pair})
    for length in range(2, len(bots) + 1):
        for path in permutations(bots, length):
            circle = list(path)
            if path[0] == min(path) and beats.issuperset(zip(circle, rotated(circle), strict=True)):
                yield circle


def rotated(circle: list[str]) -> list[str]:
    return [*circle[1:], circle[0]]
