"""Kryptos: a page of the notebook, in statements."""

from __future__ import annotations

from collections.abc import Collection

from filature.core.events import Line, Section
from filature.core.knowledge import Knowledge
from filature.core.notebook import (
    Reason,
    Secret,
    chances,
    how_many,
    needed,
    odds,
    secret,
    suspicion,
)
from filature.games.kryptos import events
from filature.games.kryptos.belief import Belief, CardBelief
from filature.games.kryptos.cards import COLOURS, colour_of
from filature.games.kryptos.thinking.info_state import InfoState


def secrets(belief: Belief) -> list[Secret]:
    """Name the cards that lie face down in the hands of others."""
    return [
        secret("card", {"seat": card.seat, "position": card.position}, "card", card.numbers)
        for card in belief.certainty.cards
    ]


def reasons(knowledge: Knowledge, hidden: Secret) -> list[Reason]:
    """Name the cards seen, the colours and the wrong guesses that rule out the rest for a card.

    Each fact is about this hand or about numbers that are elsewhere; what only counting all hands
    together excludes is named as such, last.
    """
    info = InfoState(knowledge)
    seat, position = hidden.args["seat"], hidden.args["position"]

    def left(facts: Collection[Line]) -> list[int | str]:
        return [*possible_numbers(info, position, facts)]

    facts = facts_about(info, seat, position)
    found = gathered(needed(facts, left))
    counted = [number for number in left(facts) if number not in hidden.left]
    return [*found, Reason("counted", {"cards": counted}, counted)] if counted else found


def gathered(found: list[Reason]) -> list[Reason]:
    """Say in one sentence what differs in the cards alone: all those face up in one hand."""
    groups: dict[tuple[str, int | None], Reason] = {}
    for reason in found:
        if "cards" not in reason.args:
            groups[f"{reason.type} {reason.args}", None] = reason
            continue
        key = reason.type, reason.args.get("seat")
        before = groups.get(key, Reason(reason.type, {**reason.args, "cards": []}, []))
        cards = sorted([*before.args["cards"], *reason.args["cards"]])
        out = sorted({*before.out, *reason.out})
        groups[key] = Reason(reason.type, {**reason.args, "cards": cards}, out)
    return list(groups.values())


def facts_about(info: InfoState, seat: int, position: int) -> list[Line]:
    """Return what is known that bears on one card face down."""
    facts = []
    for at, card in sorted(info.up[seat].items()):
        kind = "below" if at < position else "above"
        facts.append(Line(kind, {"position": at, "card": card}))
    facts += [
        Line("face_up", {"seat": other, "cards": [card]})
        for other, up in info.up.items()
        if other not in (seat, info.seat)
        for card in up.values()
    ]
    facts += [Line("mine", {"cards": [card]}) for card in info.hand]
    room = info.holder(seat).room
    facts += [
        Line("no_colour", {"seat": seat, "colour": colour})
        for colour, cards in zip(COLOURS, room, strict=True)
        if not cards
    ]
    named = {
        event.named
        for event in info.told
        if isinstance(event, events.Guessed)
        and (event.target, event.position, event.right) == (seat, position, False)
    }
    facts += [
        Line("named" if number in named else "set_up", {"cards": [number]})
        for number in info.barred.get((seat, position), ())
    ]
    return facts


def possible_numbers(info: InfoState, position: int, facts: Collection[Line]) -> list[int]:
    """Return what a card can be by the order of its hand and some facts."""
    low, high, before, after = 0, info.game.numbers + 1, -1, info.game.hand_size
    elsewhere: set[int] = set()
    not_here: set[int] = set()
    colours: set[str] = set()
    for fact in facts:
        match fact.type:
            case "below" if fact.args["position"] > before:
                before, low = fact.args["position"], fact.args["card"]
            case "above" if fact.args["position"] < after:
                after, high = fact.args["position"], fact.args["card"]
            case "face_up" | "mine":
                elsewhere.update(fact.args["cards"])
            case "named" | "set_up":
                not_here.update(fact.args["cards"])
            case "no_colour":
                colours.add(fact.args["colour"])
    free = [number for number in range(low + 1, high) if number not in elsewhere]
    first, last = position - before - 1, len(free) - (after - position - 1)
    return [
        number
        for number in free[first:last]
        if number not in not_here and colour_of(number) not in colours
    ]


def pages(belief: Belief) -> list[Section]:
    """Put a belief into statements."""
    certain = belief.certainty
    sure = [
        Line("belief_worlds", {"worlds": how_many(certain.worlds), "bits": round(certain.bits, 1)})
    ]
    sure += cards(certain.cards)
    if certain.aside:
        sure.append(Line("belief_aside", {"odds": odds(certain.aside)}))
    if not belief.suspicion.evidence:
        return [chances(sure), suspicion([Line("belief_no_evidence")])]
    suspected = [Line("belief_suspicion")]
    suspected += [
        Line("belief_holds", {"seat": one.seat, "odds": odds(one.holds)})
        for one in belief.suspicion.suspects
    ]
    return [chances(sure), suspicion(suspected + cards(belief.suspicion.cards))]


def cards(believed: list[CardBelief]) -> list[Line]:
    return [
        Line(
            "belief_card",
            {"seat": card.seat, "position": card.position, "odds": odds(card.numbers)},
        )
        for card in believed
    ]
