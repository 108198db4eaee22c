"""A hook of mkdocs: shows the `RULES.md` of each game's folder as `rules/GAME.md`.

Links from docs/ to other files of the checkout lead nowhere on the site: their words stay.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
GAMES = ROOT / "filature" / "games"
TO_GAME = re.compile(r"\]\(\.\./filature/games/(\w+)/RULES\.md")
RELATIVE = re.compile(r"\[([^\[\]]+)\]\((\.\./[^)\s]+)\)")


def on_files(files: Any, config: Any) -> None:
    from mkdocs.structure.files import File

    for page in sorted(GAMES.glob("*/RULES.md")):
        text = for_site(page.read_text(encoding="utf-8"))
        files.append(File.generated(config, f"rules/{page.parent.name}.md", content=text))


def on_page_markdown(markdown: str, page: Any, **given: Any) -> str:
    return to_site(markdown, DOCS / page.file.src_uri)


def for_site(text: str) -> str:
    """Turn the links of a game's page to pages of docs/ into those of the site."""
    return text.replace("](../../../docs/", "](../")


def to_site(text: str, page: Path) -> str:
    """Turn the links of a page to games' pages into those of the site; keep none out of docs/."""

    def within(link: re.Match[str]) -> str:
        target = (page.parent / link[2]).resolve()
        return link[0] if target.is_relative_to(DOCS.resolve()) else link[1]

    return RELATIVE.sub(within, TO_GAME.sub(r"](rules/\1.md", text))
