"""Spies vs Spies: a bot's choices, with the reason that is told after the game."""

from __future__ import annotations

from typing import Any

from filature.bots.player import Choice, percent
from filature.games.spies_vs_spies.deals import CATEGORIES
from filature.games.spies_vs_spies.thinking.deduction import OBJECTIVE
from filature.games.spies_vs_spies.thinking.info_state import InfoState


def ask(target: int, category: int, show: int, why: str, **more: Any) -> Choice:
    """Ask for a card; `show` counts only when it is the objective."""
    action: dict[str, Any] = {"type": "ask", "target": target, "category": CATEGORIES[category]}
    reason = {"type": f"ask_{why}", "target": target, "category": CATEGORIES[category], **more}
    if category == OBJECTIVE:
        action["show"] = CATEGORIES[show]
    return Choice(action, reason)


def call(why: str, chance: float | None = None) -> Choice:
    """Call the mission."""
    more = {} if chance is None else {"chance": percent(chance)}
    return Choice({"type": "mission"}, {"type": f"call_{why}", **more})


def point(info: InfoState, step: int, why: str, chance: float, **more: Any) -> Choice:
    """Point at the player so many places to the left."""
    target = info.at(step)
    reason = {"type": f"point_{why}", "target": target, "chance": percent(chance), **more}
    return Choice({"type": "point", "target": target}, reason)
