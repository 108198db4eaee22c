"""A notebook: what is hidden from a viewer, what it can be, and what a belief says.

A game's `notebook.py` names the secrets of a belief (`secrets`), says what rules out what one of
them is not (`reasons`), and turns the belief into sections (`chances`, `suspicion`) whose lines are
`line-belief_…` of its words, so that terminal and browser can show any game's notebook.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from filature.core.events import Line, Section

MOST = 5
"""How many possibilities a line names."""
OTHERS = "others"
"""All that a line does not name."""
MOST_REASONS = 6
"""How many facts a hint names."""


class Secret(msgspec.Struct, frozen=True):
    """Something hidden from a viewer, and what it can be by the rules alone.

    `secret-TYPE` with `args` says which it is, `line-certain_TYPE` what it is once that is certain;
    the values are those of the field `field`.
    """

    type: str
    args: dict[str, Any]
    field: str
    left: list[int | str]
    likeliest: list[int | str]
    chance: int
    """How likely one of the likeliest is, in per cent."""
    shown: bool = False
    """Nothing to be found out: the viewer was shown it."""

    def certain(self) -> Line | None:
        """Say what it is, if that is certain."""
        if len(self.left) > 1:
            return None
        return Line(f"certain_{self.type}", {**self.args, self.field: self.left[0]})


class Reason(msgspec.Struct, frozen=True):
    """A fact that the viewer was told, and what of a secret would be possible without it.

    `because-TYPE` with `args` says it.
    """

    type: str
    args: dict[str, Any]
    out: list[int | str]


class Hint(msgspec.Struct, frozen=True):
    """Where to look: the number of a secret worth a thought; and what rules out the rest."""

    secret: int
    reasons: list[Reason] = []


def secret(
    type: str,
    args: dict[str, Any],
    field: str,
    shares: Mapping[Any, float],
    shown: bool = False,
) -> Secret:
    """Make a secret of the chances of what it can be."""
    possible = {key: share for key, share in shares.items() if share > 0}
    most = max(possible.values())
    likeliest = [key for key, share in possible.items() if most - share < 1e-9]
    return Secret(type, args, field, [*possible], likeliest, round(100 * most), shown)


def hint(secrets: list[Secret]) -> Hint | None:
    """Choose the secret of which the least is left open: what can be certain comes first."""
    open_ones = [at for at, one in enumerate(secrets) if not one.shown]
    if not open_ones:
        return None
    return Hint(min(open_ones, key=lambda at: (len(secrets[at].left), -secrets[at].chance)))


Left = Callable[[Collection[Line]], Collection[int | str]]
"""What a secret can be, by the rules and some facts alone."""


def needed(facts: Sequence[Line], left: Left) -> list[Reason]:
    """Choose facts that leave no more possible than all of them do, none of them superfluous.

    What excludes least by itself is dropped first; the strongest stand first.
    """
    goal = set(left(facts))
    kept = sorted(facts, key=lambda fact: len(left([fact])))
    for fact in reversed(kept.copy()):
        others = [other for other in kept if other is not fact]
        if set(left(others)) == goal:
            kept = others
    found = []
    for fact in kept:
        without = left([other for other in kept if other is not fact])
        out = [value for value in without if value not in goal]
        found.append(Reason(fact.type, fact.args, out))
    return found


def certainty(secrets: Iterable[Secret]) -> Section:
    """Return what is certain, by the rules alone."""
    lines = [line for one in secrets if (line := one.certain())]
    return Section("certainty", lines or [Line("nothing_certain")])


def odds(shares: Mapping[Any, float]) -> list[tuple[str, int]]:
    """Return the likeliest possibilities with their chances in per cent, the likeliest first.

    Where there are more than a line names, the last says how likely the others are together.
    """
    likely = sorted(shares.items(), key=lambda one: -one[1])
    named = likely if len(likely) <= MOST + 1 else likely[:MOST]
    others = (OTHERS, sum(share for _, share in likely[len(named) :]))
    rounded = [(str(key), round(100 * share)) for key, share in [*named, others]]
    return [one for one in rounded if one[1] > 0]


def how_many(worlds: int) -> int | str:
    """Return a number as a person would say it: beyond a million, as a power of ten."""
    if worlds <= 1_000_000:
        return worlds
    power = len(str(worlds)) - 1
    raised = str(power).translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"))
    return f"{round(worlds / 10**power)} × 10{raised}"


def chances(lines: list[Line]) -> Section:
    """Return how likely everything is by the rules alone."""
    return Section("chances", lines)


def suspicion(lines: list[Line]) -> Section:
    """Return what the way people acted suggests, if the model of players is right."""
    return Section("suspicion", lines)
