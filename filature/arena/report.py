"""The report of a contest: a table for a terminal, everything for a program."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from filature.arena.contest import Contest, Deal, Game
from filature.arena.measures import Estimate, Row, rows, timings
from filature.arena.variance import LEAST_DEALS, corrected_shares
from filature.core.legal import Json

FORMAT = "filature-arena/1"
FORFEITS_TOLD = 5


def heading(contest: Contest) -> str:
    """Say in a line what was measured."""
    turns = len(contest.seatings)
    options = "".join(f", {name} {value}" for name, value in contest.options.items())
    return (
        f"{contest.game}, {contest.seats} seats{options}: {contest.deals} deals, each played"
        f" {turns} times with the bots rotated; {contest.spent}, seed {contest.seed}"
    )


def table(contest: Contest, found: Sequence[Row]) -> str:
    """Return the table: for a budget in iterations the same bytes for the same contest."""
    head = ["bot", "games", "share of wins", "95 % interval", "even share"]
    head += ["points", "95 % interval", "mu", "sigma"]
    lines = [
        [
            row.bot,
            str(row.games),
            percent(row.share.mean),
            between(row.share, 100, " %"),
            percent(row.even),
            f"{row.points.mean:.2f}",
            between(row.points, 1, ""),
            f"{row.mu:.2f}",
            f"{row.sigma:.2f}",
        ]
        for row in found
    ]
    return heading(contest) + "\n\n" + aligned([head, *lines])


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(found: Estimate, factor: float, unit: str) -> str:
    """Write an interval."""
    if found.low is None or found.high is None:
        return "one deal"
    digits = 1 if unit else 2
    return f"{factor * found.low:.{digits}f} to {factor * found.high:.{digits}f}{unit}"


def aligned(lines: Sequence[Sequence[str]]) -> str:
    """Put lines into columns: the first to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "".join(
        "  ".join(
            text.rjust(width) if at else text.ljust(width)
            for at, (text, width) in enumerate(zip(line, widths, strict=True))
        )
        + "\n"
        for line in lines
    )


def forfeits(contest: Contest, found: Sequence[Row], deals: Sequence[Deal]) -> str:
    """Name the bots that could not go on, and what happened first; empty when all could."""
    text = ""
    for bot, row in enumerate(found):
        if not row.forfeits:
            continue
        times = "a game" if row.forfeits == 1 else f"{row.forfeits} games"
        text += f"\n{row.bot} forfeited {times}:\n"
        told = [
            f"  deal {deal.number}, seat {lost.seat}: it {lost.why}\n"
            for deal in deals
            for game in deal.games
            for lost in game.forfeits
            if lost.bot == bot
        ]
        text += "".join(told[:FORFEITS_TOLD])
        if len(told) > FORFEITS_TOLD:
            text += f"  and {len(told) - FORFEITS_TOLD} more\n"
    return text


def timing(contest: Contest, deals: Sequence[Deal]) -> str:
    """Return how long the bots took, and what that means for the result."""
    lines = [["bot", "decisions", "waited: median ms", "p95 ms", "processor: median ms", "p95 ms"]]
    lines += [
        [
            each.bot,
            str(each.decisions),
            f"{each.median:.3g}",
            f"{each.p95:.3g}",
            time_known(each.processor_median),
            time_known(each.processor_p95),
        ]
        for each in timings(contest, deals)
    ]
    said = "Timings, no part of the result: they differ from run to run."
    if contest.milliseconds is not None:
        said = (
            f"Timings. Every decision of every bot had {contest.milliseconds:g} milliseconds; bots"
            " that need less use less.\nTime decides how far they get, so a rerun does not give"
            " the same table byte for byte."
        )
    return f"\n{said}\n" + aligned(lines)


def time_known(milliseconds: float | None) -> str:
    """Write a processor time; that of outside programs is not measured."""
    return "not known" if milliseconds is None else f"{milliseconds:.3g}"


def corrected(contest: Contest, deals: Sequence[Deal]) -> str:
    """Return the shares with control variates beside the plain ones, where they were asked for."""
    if not contest.control_variates:
        return ""
    found = corrected_shares(contest, deals)
    if found is None:
        return f"\nControl variates need {LEAST_DEALS} deals or more.\n"
    lines = [["bot", "plain share", "corrected share", "95 % interval", "games saved: factor"]]
    lines += [
        [
            each.bot,
            percent(each.plain.mean),
            percent(each.share.mean),
            between(each.share, 100, " %"),
            f"{each.factor:.2f}",
        ]
        for each in found
    ]
    return (
        "\nWith control variates, unbiased; the factor is the variance of the plain share over"
        " that of the corrected one.\n" + aligned(lines)
    )


class PlayedDeal(msgspec.Struct, frozen=True):
    """The games of one deal, as a report keeps them."""

    number: int
    games: list[Game]


def whole(contest: Contest, fingerprint: str, deals: Sequence[Deal]) -> bytes:
    """Return everything as JSON; with iterations, all but `timings` is the same on a rerun."""
    everything: dict[str, Json] = {
        "format": FORMAT,
        "arguments": contest,
        "rules_version": contest.set_up().rules_version,
        "fingerprint": fingerprint,
        "table": rows(contest, deals),
        **({"corrected": corrected_shares(contest, deals)} if contest.control_variates else {}),
        "deals": [PlayedDeal(deal.number, deal.games) for deal in deals],
        "timings": timings(contest, deals),
    }
    return msgspec.json.format(msgspec.json.encode(everything), indent=1) + b"\n"
