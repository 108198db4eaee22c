"""A hook of mkdocs: shows the `RULES.md` of each game's folder as `rules/GAME.md`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parent.parent / "filature" / "games"


def on_files(files: Any, config: Any) -> None:
    from mkdocs.structure.files import File

    for page in sorted(GAMES.glob("*/RULES.md")):
        text = for_site(page.read_text(encoding="utf-8"))
        files.append(File.generated(config, f"rules/{page.parent.name}.md", content=text))


def on_page_markdown(markdown: str, **given: Any) -> str:
    return to_site(markdown)


def for_site(text: str) -> str:
    """Turn the links of a game's page to pages of docs/ into those of the site."""
    return text.replace("](../../../docs/", "](../")


def to_site(text: str) -> str:
    """Turn the links of a page of docs/ to games' pages into those of the site."""
    return re.sub(r"\]\(\.\./filature/games/(\w+)/RULES\.md", r"](rules/\1.md", text)
