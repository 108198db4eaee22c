"""What a hint says rules out the rest: facts that the viewer was told, none of them superfluous."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest

from filature.core.events import Event, Line
from filature.core.knowledge import Knowledge
from filature.core.languages import LANGUAGES
from filature.core.notebook import Hint, Reason, Secret, needed
from filature.games import catalogue, folder, notebook_of, words_of
from filature.games.double_agent.rules import DoubleAgent
from filature.games.double_agent.worlds import possible_tokens, read_seats
from filature.testing.random_games import random_game
from filature.testing.words import HOLES, PEOPLE

Told = list[Event]
INSEPARABLE = ("BaseAttack", "Laid", "Swapped", "Turncoat")
"""Events that tell something and also move agents or cards: no knowledge can do without them."""
HAND_ATTACKS = {"agent_hunter": 9}
"""The first moments of a game, in which there are few of those."""


def test_the_facts_named_suffice_and_none_is_superfluous() -> None:
    rng = Random(0)
    for _ in range(200):
        excluded = {
            str(at): {n for n in range(8) if rng.random() < 0.35} for at in range(rng.randrange(7))
        }

        def left(facts: Collection[Line], excluded: dict[str, set[int]] = excluded) -> list[Any]:
            gone = set[int]().union(*(excluded[fact.type] for fact in facts))
            return [n for n in range(8) if n not in gone]

        facts = [Line(type) for type in excluded]
        found = needed(facts, left)
        named = [Line(reason.type) for reason in found]
        assert left(named) == left(facts)
        for reason in found:
            others = [fact for fact in named if fact.type != reason.type]
            assert set(left(others)) == {*left(facts), *reason.out}
            assert reason.out


def moments(
    id: str, count: int, first: int | None = None
) -> Iterator[tuple[Knowledge, list[Secret], Hint]]:
    """Give what seats know at moments of random games, or the first ones, where there is a hint."""
    kind = catalogue()[id]
    rng = Random(f"{count} {id}")
    given = 0
    while given < count:
        game = kind(rng.choice(kind.seat_counts[:2]), {})
        played = random_game(game, rng.randrange(10**6))
        earlier = played[:first] if first else played[:-1]
        for moment in rng.sample(earlier, min(6, len(earlier))):
            viewer = rng.randrange(game.seats)
            knowledge = game.knowledge(viewer, moment.told[viewer])
            notebook = notebook_of(knowledge)
            if notebook is not None and notebook.hint is not None:
                given += 1
                yield knowledge, notebook.secrets, notebook.hint


@pytest.mark.parametrize("id", list(catalogue()))
def test_every_reason_was_told_excludes_something_and_is_said_in_words(id: str) -> None:
    some = False
    for knowledge, secrets, hint in moments(id, 10):
        secret = secrets[hint.secret]
        for reason in hint.reasons:
            some = True
            assert reason.out
            assert not set(reason.out) & set(secret.left)
            assert TOLD[reason.type](knowledge, secret, reason.args), (reason, knowledge.told)
            for language in LANGUAGES:
                object = {**reason.args, "type": reason.type}
                said = words_of(id, language).say("because", object, knowledge.viewer, PEOPLE)
                assert not HOLES.search(said), said
    assert some


@pytest.mark.parametrize("id", ["spies_vs_spies", "agents_secrets", "double_agent", "agent_hunter"])
def test_without_a_fact_more_is_left_than_with_those_named(id: str) -> None:
    """Events that name no fact of the hint may go; one that does may not."""
    notebook = import_module(f"filature.games.{folder(id).name}.notebook")
    taken = 0
    for knowledge, secrets, _ in moments(id, 12, HAND_ATTACKS.get(id)):
        if any(type(event).__name__ in INSEPARABLE for event in knowledge.told):
            continue
        for secret in secrets:
            if secret.shown:
                continue
            reasons: list[Reason] = notebook.reasons(knowledge, secret)
            tells = TELLS[id]
            kept = [
                event
                for event in knowledge.told
                if (args := tells(event, secret)) is None or args in [r.args for r in reasons]
            ]
            assert left_by(knowledge, kept, secret) == set(secret.left)
            for reason in reasons:
                without = [event for event in kept if tells(event, secret) != reason.args]
                if len(without) < len(kept) and reason.type != "mine":
                    taken += 1
                    assert left_by(knowledge, without, secret) > set(secret.left)
    assert taken


def left_by(knowledge: Knowledge, told: Told, secret: Secret) -> set[Any]:
    """Return what a secret can be for somebody who was told only this, by the game's own belief."""
    if knowledge.game == "double_agent":
        return tokens_left(knowledge, told, secret)
    notebook = notebook_of(msgspec.structs.replace(knowledge, told=told))
    assert notebook is not None
    same = [one for one in notebook.secrets if (one.type, one.args) == (secret.type, secret.args)]
    return set(same[0].left)


def tokens_left(knowledge: Knowledge, told: Told, secret: Secret) -> set[int]:
    """The same of Double Agent's tokens, which do not depend on the cards."""
    game = DoubleAgent(2, knowledge.options)
    known = read_seats(game, msgspec.structs.replace(knowledge, told=told))[secret.args["seat"]]
    return {way[known.now[secret.args["agent"]]] for way in possible_tokens(known)}


def told_of(knowledge: Knowledge, **fields: Any) -> bool:
    """Tell whether an event with these fields was told."""
    return any(
        all(getattr(event, name, None) == value for name, value in fields.items())
        for event in knowledge.told
    )


def is_up(knowledge: Knowledge, seat: int, card: int) -> bool:
    return told_of(knowledge, seat=seat, card=card) or told_of(
        knowledge, target=seat, named=card, right=True
    )


def own_cards(knowledge: Knowledge) -> list[Any]:
    dealt = [
        event
        for event in knowledge.told
        if type(event).__name__ == "Dealt" and getattr(event, "seat", None) == knowledge.viewer
    ]
    return list(dealt[-1].cards)  # type: ignore[attr-defined]


def colour_is_gone(knowledge: Knowledge, secret: Secret, args: dict[str, Any]) -> bool:
    seat = args["seat"]
    dealt = next(e for e in knowledge.told if type(e).__name__ == "Dealt" and e.seat == seat)  # type: ignore[attr-defined]
    row = ["yellow", "red", "blue", "green"].index(args["colour"])
    up = [card for card in range(1, 49) if (card - 1) % 4 == row and is_up(knowledge, seat, card)]
    return bool(dealt.colours[args["colour"]] == len(up))  # type: ignore[attr-defined]


def was_named(knowledge: Knowledge, secret: Secret, args: dict[str, Any]) -> bool:
    place = {"target": secret.args["seat"], "position": secret.args["position"], "right": False}
    return all(told_of(knowledge, named=card, **place) for card in args["cards"])


def answered(knowledge: Knowledge, secret: Secret, args: dict[str, Any]) -> bool:
    attack = {name: args[name] for name in ("seat", "agent", "answer")}
    return told_of(knowledge, target=args["base"], **attack)


def mine(knowledge: Knowledge, secret: Secret, args: dict[str, Any]) -> bool:
    return set(args.get("cards", [args.get("card")])) <= set(own_cards(knowledge))


def row_is(beside: Callable[[int, int], bool]) -> Callable[..., bool]:
    def check(knowledge: Knowledge, secret: Secret, args: dict[str, Any]) -> bool:
        at, card = args["position"], args["card"]
        seat = secret.args["seat"]
        told = told_of(knowledge, seat=seat, position=at, card=card) or told_of(
            knowledge, target=seat, position=at, named=card, right=True
        )
        return told and beside(at, secret.args["position"])

    return check


TOLD: dict[str, Callable[[Knowledge, Secret, dict[str, Any]], bool]] = {
    # Kryptos
    "below": row_is(lambda at, here: at < here),
    "above": row_is(lambda at, here: at > here),
    "face_up": lambda k, s, args: all(is_up(k, args["seat"], card) for card in args["cards"]),
    "mine": mine,
    "no_colour": colour_is_gone,
    "named": was_named,
    "set_up": lambda k, s, args: any(
        getattr(event, "dropped", 0) and event.seat == s.args["seat"]  # type: ignore[attr-defined]
        for event in k.told
    ),
    "counted": lambda k, s, args: not set(args["cards"]) & set(s.left),
    # Agent Hunter
    "answer": answered,
    "hand": lambda k, s, args: told_of(k, **args),
    "seen": lambda k, s, args: told_of(k, **args),
    "fell": lambda k, s, args: told_of(k, **args),
    "out": lambda k, s, args: any(
        type(event).__name__ == "Fell" and event.agent == args["agent"]  # type: ignore[attr-defined]
        for event in k.told
    ),
    # Spies vs Spies
    "shown": lambda k, s, args: told_of(k, owner=args["seat"], seat=k.viewer, card=args["card"]),
    # Les agents secrets
    "agent_of": lambda k, s, args: told_of(k, **args),
    # Double Agent
    "delivered": lambda k, s, args: any(
        type(event).__name__ == "Delivers"
        and event.agent == args["agent"]  # type: ignore[attr-defined]
        and event.tokens[args["seat"]] == args["token"]  # type: ignore[attr-defined]
        for event in k.told
    ),
    "total": lambda k, s, args: told_of(k, agents=tuple(args["agents"]), total=args["total"]),
    "exchanged": lambda k, s, args: told_of(k, seat=args["seat"], agents=tuple(args["agents"])),
}
"""How each reason is found again in what was told."""


def of_spies(event: Event, secret: Secret) -> dict[str, Any] | None:
    if type(event).__name__ != "Shown" or event.owner == secret.args["seat"]:  # type: ignore[attr-defined]
        return None
    return {"seat": event.owner, "card": event.card}  # type: ignore[attr-defined]


def of_agents(event: Event, secret: Secret) -> dict[str, Any] | None:
    if type(event).__name__ != "Identity":
        return None
    return {"seat": event.seat, "agent": event.agent}  # type: ignore[attr-defined]


def of_double_agent(event: Event, secret: Secret) -> dict[str, Any] | None:
    if type(event).__name__ == "Crosscheck" and event.total is not None:  # type: ignore[attr-defined]
        return {"card": event.card, "agents": list(event.agents), "total": event.total}  # type: ignore[attr-defined]
    if type(event).__name__ != "Delivers":
        return None
    seat = secret.args["seat"]
    return {"seat": seat, "agent": event.agent, "token": event.tokens[seat]}  # type: ignore[attr-defined]


def of_hunter(event: Event, secret: Secret) -> dict[str, Any] | None:
    if type(event).__name__ != "HandAttack" or event.answer == "equal":  # type: ignore[attr-defined]
        return None
    attack = {"seat": event.seat, "agent": event.agent}  # type: ignore[attr-defined]
    if event.seat == secret.args["seat"]:  # type: ignore[attr-defined]
        return attack
    return {**attack, "base": event.target, "answer": event.answer}  # type: ignore[attr-defined]


TELLS: dict[str, Callable[[Event, Secret], dict[str, Any] | None]] = {
    "spies_vs_spies": of_spies,
    "agents_secrets": of_agents,
    "double_agent": of_double_agent,
    "agent_hunter": of_hunter,
}
"""The fact that an event tells by itself, for events that a knowledge may do without."""
