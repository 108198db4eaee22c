"""The palette, by computation: contrast of all pairs, and colours that differ for everybody.

Text needs 4.5 against every ground on which it may stand, shapes 3; in high contrast both need 7.
Two agents, colours or teams are told apart by their fills where these differ by at least 10 in
CIELAB to the eye in question; where they do not, the signs on them tell: they must be drawn
differently, and stand out from the fill by 3 to that eye.
"""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

import filature
from tests.web.colours import (
    THEMES,
    VISIONS,
    Colour,
    closest,
    colour,
    contrast,
    difference,
    palette,
    seen_by,
)

PACKAGE = Path(filature.__file__).parent
SHEETS = (PACKAGE / "web/client/src/look/palette.css", *PACKAGE.glob("games/*/board/colours.css"))
CSS = "\n".join(sheet.read_text() for sheet in SHEETS)
TEXT, SHAPE, MORE = 4.5, 3.0, 7.0
AT_A_GLANCE = 10.0

GROUNDS = ("paper", "paper-2", "desk", "desk-lit", "desk-far")
WRITTEN = {
    "ink": (*GROUNDS, "possible", "doc-number", "doc-risk", "doc-unknown"),
    **dict.fromkeys(("ink-2", "red", "blue", "green"), GROUNDS),
    "on-manila": ("manila",),
    "on-primary": ("primary",),
    "on-back": ("back",),
    "on-yellow": ("yellow-fill",),
    "on-fill": ("red-fill", "blue-fill", "green-fill"),
}
DRAWN = {"line": GROUNDS, "focus": GROUNDS, "possible-line": ("paper", "paper-2", "possible")}
BARE = {"hair", "manila", "possible", "texture", "texture-grey", "texture-yellow"}
BARE |= {"water", "wave", "stone", "hull", "moon", "moon-line", "pole"}
BARE |= {"house", "house-lit", "house-line", "roof", "window", "plaque", "ground", "ground-lit"}
"""Separators, light, a canal and a street that carry nothing: whatever they show is written beside
them; grounds; and what is measured with the agents."""

AGENTS = ("orange", "violet", "red", "blue", "grey", "yellow", "green")
SMOOTH = "orange"
"""The one agent without a texture; all others are told from it by having one."""

FAMILIES: dict[str, dict[str, tuple[str, str | None]]] = {
    "agents": {
        agent: (
            f"agent-{agent}",
            None
            if agent == SMOOTH
            else f"texture-{agent}"
            if agent in ("grey", "yellow")
            else "texture",
        )
        for agent in AGENTS
    },
    "colours of Kryptos": {
        "yellow": ("yellow-fill", "on-yellow"),
        **{name: (f"{name}-fill", "on-fill") for name in ("red", "blue", "green")},
    },
    "teams": {"red": ("red-fill", "on-fill"), "blue": ("blue-fill", "on-fill")},
}
"""Each one's fill, and what its sign is drawn with."""


def colours(theme: str) -> dict[str, Colour]:
    return {name: colour(text) for name, text in palette(CSS, theme).items()}


@pytest.mark.parametrize("theme", THEMES)
def test_text_and_shapes_stand_out_from_every_ground(theme: str) -> None:
    known = colours(theme)
    more = theme.startswith("contrast")
    low = [
        f"{name} on {ground}: {contrast(known[name], known[ground]):.2f} is less than {needed}"
        for pairs, usual in ((WRITTEN, TEXT), (DRAWN, SHAPE))
        for name, grounds in pairs.items()
        for ground in grounds
        for needed in [MORE if more else usual]
        if contrast(known[name], known[ground]) < needed
    ]
    assert low == []


def test_every_colour_of_the_palette_is_measured() -> None:
    measured = {*WRITTEN, *DRAWN, *GROUNDS, *BARE, *(g for gs in WRITTEN.values() for g in gs)}
    measured |= {fill for family in FAMILIES.values() for fill, _ in family.values()}
    assert set(palette(CSS, "light")) <= measured


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("family", FAMILIES)
def test_all_are_told_apart_by_fill_or_by_sign(family: str, vision: str, theme: str) -> None:
    known = colours(theme)
    members = FAMILIES[family]
    alike = [
        pair
        for pair in combinations(members, 2)
        if difference(vision, *(known[members[one][0]] for one in pair)) < AT_A_GLANCE
    ]
    for pair in alike:
        signs = [members[one] for one in pair if members[one][1]]
        assert signs, f"nothing tells {pair[0]} from {pair[1]}"
        for fill, sign in signs:
            assert sign is not None
            seen = contrast(seen_by(vision, known[fill]), seen_by(vision, known[sign]))
            assert seen >= SHAPE, f"{sign} on {fill}: {seen:.2f}"


@pytest.mark.parametrize("theme", THEMES)
def test_to_the_usual_eye_fills_alone_tell_apart(theme: str) -> None:
    known = colours(theme)
    for family, members in FAMILIES.items():
        fills = {name: known[fill] for name, (fill, _) in members.items()}
        assert closest("usual", fills)[0] >= 2 * AT_A_GLANCE, family


def drawings(path: str, piece: str) -> dict[str, str]:
    """Read what is drawn for each, in a file of a board."""
    place = PACKAGE / "games" / path
    if not place.exists():
        pytest.skip(f"{path} is not drawn yet")
    found = re.findall(piece, place.read_text(), re.DOTALL)
    return {name: " ".join(re.findall(r'\b(?:d|r)="[^"]*"', body)) for name, body in found}


SIGNS = {
    "kryptos/board/Sign.svelte": (r'(?:colour === "(\w+)"|:else)\}(.*?)(?=\{[:/])', 4),
    "agents_secrets/board/Textures.svelte": (r'<pattern id="coat-(\w+)"(.*?)</pattern>', 7),
    "spies_vs_spies/board/TeamMark.svelte": (r'(?:team === "(\w+)"|:else)\}(.*?)(?=\{[:/])', 2),
}


@pytest.mark.parametrize("path", SIGNS)
def test_no_two_signs_are_drawn_alike(path: str) -> None:
    piece, count = SIGNS[path]
    drawn = drawings(path, piece)
    assert len(drawn) == count
    assert len(set(drawn.values())) == count
