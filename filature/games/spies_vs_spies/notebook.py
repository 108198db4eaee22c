"""Spies vs Spies: a page of the notebook, in statements."""

from __future__ import annotations

from collections.abc import Collection

from filature.core.events import Line, Section
from filature.core.knowledge import Knowledge
from filature.core.notebook import Reason, Secret, chances, needed, odds, secret, suspicion
from filature.games.spies_vs_spies.belief import Belief, Shares
from filature.games.spies_vs_spies.deals import CARDS, CATEGORIES, NUMBERS
from filature.games.spies_vs_spies.thinking.info_state import CATEGORY, InfoState


def secrets(belief: Belief) -> list[Secret]:
    """Name every card of every player; what is certain of them was shown, or follows at once."""
    found = belief.certainty.shares
    if found is None:
        return []
    return [
        secret(
            "card",
            {"seat": seat, "category": category},
            "card",
            shares,
            shown=max(shares.values()) == 1,
        )
        for seat, cards in enumerate(found.cards)
        for at, category in enumerate(CATEGORIES)
        if (shares := {card: share for card, share in cards.items() if NUMBERS[card] // 4 == at})
    ]


def reasons(knowledge: Knowledge, hidden: Secret) -> list[Reason]:
    """Name who holds the other cards of the category: the viewer, or who has shown one."""
    info = InfoState(knowledge)
    category = CATEGORY[hidden.args["category"]]
    cards = CARDS[4 * category : 4 * category + 4]
    facts = [
        Line("mine" if player == info.seat else "shown", {"seat": player, "card": CARDS[card]})
        for player, hand in enumerate(info.hands)
        if (card := hand[category]) >= 0
    ]

    def left(given: Collection[Line]) -> list[int | str]:
        elsewhere = [fact.args["card"] for fact in given]
        return [card for card in cards if card not in elsewhere]

    return needed(facts, left)


def pages(belief: Belief) -> list[Section]:
    """Put a belief into statements."""
    certain = belief.certainty
    sure = [Line("belief_worlds", {"deals": certain.deals, "bits": round(certain.bits, 1)})]
    if certain.shares is not None:
        sure += of_players(certain.shares)
    if belief.suspicion.shares is None:
        return [chances(sure), suspicion([Line("belief_no_evidence")])]
    suspected = [Line("belief_suspicion"), *of_players(belief.suspicion.shares)]
    return [chances(sure), suspicion(suspected)]


def of_players(shares: Shares) -> list[Line]:
    """State who may be the target and the partner, then which cards everybody may hold."""
    lines = []
    for kind, found in (("belief_target", shares.target), ("belief_partner", shares.partner)):
        percent = {seat: round(100 * chance) for seat, chance in enumerate(found)}
        lines += [
            Line(kind, {"seat": seat, "chance": chance})
            for seat, chance in percent.items()
            if chance
        ]
    for seat, cards in enumerate(shares.cards):
        open_cards = {card: share for card, share in cards.items() if share < 1}
        if open_cards:
            lines.append(Line("belief_cards", {"seat": seat, "odds": odds(open_cards)}))
    return lines
