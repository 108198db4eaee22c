"""What a kit holds: every piece exactly as often as the rules say, also of a deck of one's own."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from filature.core.languages import LANGUAGES
from filature.games import printing_of
from filature.games.agents_secrets.street import AGENTS, PLACES
from filature.games.double_agent.deck import default_json
from filature.games.spies_vs_spies.deals import CARDS
from filature.printing.kit import counted
from filature.printing.page import PAPERS, STYLES
from filature.printing.svg import svg
from tests.printing.kits import GAMES, kit_of, pages_of
from tests.printing.sheet import read
from tests.setups import slow_unless

every_style = pytest.mark.parametrize("style", STYLES)
every_paper = pytest.mark.parametrize("paper", slow_unless(["a4"], PAPERS))

KRYPTOS = {f"card-{n}": 1 for n in range(1, 49)} | {
    f"token-{colour}": 12 for colour in ("yellow", "red", "blue", "green")
}
AGENT_HUNTER = {f"agent-{side}-{n}": 1 for side in (0, 1) for n in range(10)} | {
    f"target-{side}": 5 for side in (0, 1)
}
DOUBLE_AGENT_DECK = {
    "doc_2": 2,
    "doc_3": 2,
    "doc_4": 2,
    "doc_5": 2,
    "doc_7": 2,
    "personal": 1,
    "trapped": 1,
    "tip": 2,
    "crosscheck": 2,
    "nosy": 1,
    "pressure": 2,
    "blackmail": 1,
    "turncoat": 1,
    "courier": 1,
}
DOUBLE_AGENT = (
    {f"card-{seat}-{id}": n for seat in (0, 1) for id, n in DOUBLE_AGENT_DECK.items()}
    | {f"loyalty-{seat}-{v}": 2 if v == 2 else 1 for seat in (0, 1) for v in range(1, 6)}
    | {f"pawn-{letter}": 1 for letter in "LSBAVE"}
    | {"counter": 2}
)
SPIES = {f"card-{card}": 1 for card in CARDS}
SECRETS = (
    {f"identity-{agent}": 1 for agent in AGENTS}
    | {f"{kind}-{agent}": 1 for agent in AGENTS for kind in ("pawn", "marker")}
    | {"file": 1, "die": 1}
)
RULES = {
    "kryptos": KRYPTOS,
    "agent_hunter": AGENT_HUNTER,
    "double_agent": DOUBLE_AGENT,
    "spies_vs_spies": SPIES,
    "agents_secrets": SECRETS,
}


def test_the_decks_have_the_sizes_of_the_rulebooks() -> None:
    assert sum(DOUBLE_AGENT_DECK.values()) == 22
    assert len(SPIES) == 12
    assert set(RULES) == set(GAMES)


@every_paper
@every_style
@pytest.mark.parametrize("game", GAMES)
def test_every_piece_is_there_as_often_as_the_rules_say(game: str, style: str, paper: str) -> None:
    found = dict(counted(pages_of(game, style, paper)))
    expected = dict(RULES[game])
    if game == "kryptos":
        found = {name: n for name, n in found.items() if not name.startswith("rack-")}
    if game == "agents_secrets" and style != "normal":
        expected |= {f"place-{place}": 1 for place in PLACES}
    assert found == expected


@every_style
@pytest.mark.parametrize("game", GAMES)
def test_backs_lie_behind_their_fronts(game: str, style: str) -> None:
    """Turned over on the long edge, each back is where its front is."""
    pages = pages_of(game, style)
    for at, page in enumerate(pages):
        if not page.part.endswith("-backs"):
            continue
        fronts, backs = places(pages[at - 1]), places(page)
        assert len(fronts) == len(backs)
        turned = Counter(
            (name.removeprefix("back:"), round(page.paper.width - x, 2), y) for name, x, y in backs
        )
        assert turned == Counter(fronts)


def places(page: Any) -> list[tuple[str, float, float]]:
    sheet = read(svg(page, embed=False))
    found = []
    for part in sheet.parts:
        if part.kind == "piece":
            cut = next(one for one in sheet.parts if one.kind == "cut" and one.piece == part.piece)
            left, top, right, _ = cut.box
            found.append((part.name, round((left + right) / 2, 2), round(top, 2)))
    return found


def own_deck() -> dict[str, Any]:
    deck = copy.deepcopy(default_json())
    assert isinstance(deck, dict)
    deck["cards"][0] |= {"id": "memo", "value": 6, "back": "6", "copies": [3, 0]}
    deck["cards"][0]["name"] = dict.fromkeys(deck["cards"][0]["name"], "Mémo secret")
    return deck


def test_a_deck_of_ones_own_is_printed_and_named() -> None:
    kit = kit_of("double_agent", options={"deck": own_deck()})
    printing = printing_of("double_agent")
    assert printing is not None
    found = counted(list(printing.pages(kit)))
    assert found["card-0-memo"] == 3
    assert not [name for name in found if "doc_2" in name or name == "card-1-memo"]
    assert kit.word("memo") == "Mémo secret"
    assert kit.say("kit-own-deck") in printing.notes(kit)


def test_it_says_which_cards_are_reconstructed() -> None:
    for language in LANGUAGES:
        text = " ".join(
            mark.text
            for page in pages_of("double_agent", "normal", "a4", language)
            for mark in texts(page.marks)
        )
        kit = kit_of("double_agent", language=language)
        assert kit.say("kit-reconstructed") in text
        doubtful = [card for card in kit.game.deck if card.source == "house"]
        copies = sum(sum(card.copies) for card in doubtful)
        assert text.count(kit.word("house")) >= copies


def texts(marks: Any) -> Any:
    from filature.printing.svg import texts as found

    return found(marks)


@pytest.mark.parametrize("game", GAMES)
def test_authors_and_box_are_on_the_kit(game: str) -> None:
    kit = kit_of(game)
    first = " ".join(mark.text for mark in texts(pages_of(game, "normal")[0].marks))
    assert kit.authors in first
    assert kit.say("kit-box") in first
    for page in pages_of(game, "normal"):
        assert kit.authors in [mark.text for mark in texts(page.marks)]
