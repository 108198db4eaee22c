"""Leaks planted in the server are found by the pairs of `test_secrecy.py`."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest

from filature.core import sharing
from filature.core.events import TRUTH, PublicEvent
from filature.core.messages import Ack, Pong
from filature.core.refusals import Refused
from filature.core.session import GameSession
from filature.core.streams import Streams
from filature.games import game_class
from filature.games.agent_hunter import events as hunter
from filature.games.agent_hunter import view as hunter_view
from filature.tables import replays
from filature.tables import state as table_state
from filature.tables import table as table_module
from filature.tables.commands import CommandValidator
from filature.tables.events import Said, Signal
from filature.tables.lobby import Lobby
from filature.tables.owed_turns import OWE
from filature.tables.table import Table
from filature.web import live
from filature.web.request_context import Caller
from tests.web.test_secrecy import difference, pair
from tests.web.viewer_transcript import cases

Function = Callable[..., Any]


class Leak(NamedTuple):
    """What replaces something of the server, at which game, and from which place it is seen."""

    game: str
    seats: int
    place: str
    owner: Any
    name: str
    leaking: Function

    def plant(self, patch: pytest.MonkeyPatch) -> None:
        """Replace the true function; the leaking one is given it as its first argument."""
        true = getattr(self.owner, self.name)
        patch.setattr(self.owner, self.name, lambda *args: self.leaking(true, *args))


LEAKS: dict[str, Leak] = {}


def leak(game: str, seats: int, place: str, owner: Any, name: str) -> Callable[[Function], None]:
    def add(leaking: Function) -> None:
        LEAKS[leaking.__name__] = Leak(game, seats, place, owner, name, leaking)

    return add


def replaced(struct: Any, **fields: Any) -> Any:
    return msgspec.structs.replace(struct, **fields)


@leak("agent_hunter", 2, "seat", GameSession, "decision")
def a_decision_numbered_by_hidden_state(true: Function, session: Any, seat: int) -> Any:
    decision = true(session, seat)
    return replaced(decision, id=f"{decision.id}-{sum(map(sum, session.state.on_base))}")


@leak("agent_hunter", 2, "seat", hunter.Swapped, "told")
def a_swap_told_to_everybody(true: Function, event: Any, viewer: int) -> Any:
    return event


@leak("agent_hunter", 2, "seat", hunter.Placed, "told")
def a_placement_told_to_everybody(true: Function, event: Any, viewer: int) -> Any:
    return event


@leak("agent_hunter", 2, "spectator", hunter_view, "view")
def a_view_that_shows_every_hand(true: Function, game: Any, state: Any, viewer: int) -> Any:
    return true(game, state, TRUTH)


@leak("agent_hunter", 2, "seat", hunter_view, "public_view")
def a_public_view_that_shows_every_hand(true: Function, game: Any, state: Any) -> Any:
    return replaced(
        true(game, state), desks=[hunter_view.desk(state, seat, is_open=True) for seat in (0, 1)]
    )


@leak("agent_hunter", 2, "seat", hunter_view, "view")
def a_view_shared_as_if_it_were_public(true: Function, game: Any, state: Any, viewer: int) -> Any:
    """Whoever's view is made first decides what all others see."""
    found = sharing.memory.get()
    made = true(game, state, viewer)
    return made if found is None else found.public.setdefault("view", made)


@leak("agent_hunter", 2, "seat", Table, "record")
def a_record_given_before_the_end(true: Function, table: Any) -> str:
    return json.dumps([move for _, move in table.session.history])


@leak("agent_hunter", 2, "seat", replays, "replay")
def a_replay_given_before_the_end(true: Function, state: Any, viewer: int, start: int) -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(state, "phase", "over")
        return true(state, viewer, start)


@leak("agent_hunter", 2, "seat", replays, "finished_table")
def a_second_try_and_a_branch_before_the_end(true: Function, state: Any) -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(state, "phase", "over")
        return true(state)


@leak("agent_hunter", 2, "seat", Table, "info")
def a_table_that_shows_tokens(true: Function, table: Any, viewer: int) -> Any:
    info = true(table, viewer)
    tokens = [seat.tokens[0][:8] if seat.tokens else "" for seat in table.state.seats]
    named = zip(info.players, tokens, strict=True)
    return replaced(info, players=[replaced(player, name=token) for player, token in named])


@leak("agent_hunter", 2, "delayed", Streams, "publish")
def delayed_spectators_who_are_sent_everything_now(true: Function, self: Any, *args: Any) -> None:
    true(self, *args)
    self.end()


@leak("kryptos", 3, "covered", Lobby, "viewer")
def a_covered_device_that_is_sent_a_seat(
    true: Function, lobby: Any, table: Any, token: Any, invite: Any, seat: Any = None
) -> Any:
    """A device that holds several seats sees as the first of them without being asked."""
    held = table.state.seats_of(token)
    return held[0] if held and seat is None else true(lobby, table, token, invite, seat)


@leak("kryptos", 3, "shared", Table, "welcome")
def a_device_that_keeps_sending_the_seat_before(
    true: Function, table: Any, viewer: int, have: int, seats: list[int]
) -> Any:
    welcome = true(table, viewer, have, seats)
    before = next((table.streams[seat].position for seat in seats if seat != viewer), None)
    return welcome if before is None else replaced(welcome, position=before)


LATE: list[Any] = []


@leak("kryptos", 3, "shared", live, "send")
async def an_answer_sent_after_somebody_else_looks(
    true: Function, socket: Any, message: Any
) -> None:
    """What a seat asked is answered to the one who looks next."""
    if isinstance(message, Ack):
        LATE.append(message)
        return
    await true(socket, message)
    if LATE and not isinstance(message, Pong):
        await true(socket, LATE.pop())


@leak("spies_vs_spies", 3, "seat", Signal, "told")
def a_sign_seen_by_everybody(true: Function, event: Any, viewer: int) -> Any:
    return event


@leak("kryptos", 3, "seat", Said, "told")
def spectators_heard_by_seats(true: Function, event: Any, viewer: int) -> Any:
    return event


@leak("kryptos", 3, "covered", Said, "told")
def spectators_heard_by_a_covered_device(true: Function, event: Any, viewer: int) -> Any:
    return None if event.person is None and viewer >= 0 else event


@leak("agent_hunter", 2, "seat", CommandValidator, "decide")
def a_refusal_that_depends_on_what_is_hidden(
    true: Function, validator: Any, seat: int, command: Any
) -> Any:
    try:
        return true(validator, seat, command)
    except Refused as refused:
        hidden = validator.state.session.state.on_base[1 - seat]
        raise Refused("not_asked", hint=str(hidden)) from refused


class TookBackWhat(PublicEvent, frozen=True, tag="took_back"):
    """A choice taken back, with what it was."""

    person: int
    what: Any


@leak("agent_hunter", 2, "seat", Table, "apply")
def a_choice_taken_back_in_the_open(true: Function, table: Any, entry: Any, *step: Any) -> None:
    history = table.session.history
    undone = history[-1] if history else None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table_state, "TookBack", lambda seat: TookBackWhat(seat, undone))
        true(table, entry, *step)


@leak("agent_hunter", 2, "seat", Lobby, "write_note")
async def notes_that_can_be_felt(
    true: Function, lobby: Any, table: Any, seat: int, note: Any
) -> None:
    """Others are told how long a note is."""
    await true(lobby, table, seat, note)
    table.presence.shown_absent = [len(str(note.marks))]
    table.changed()


@leak("agent_hunter", 2, "seat", GameSession, "knowledge_of")
def a_notebook_made_from_what_another_knows(true: Function, session: Any, seat: int) -> Any:
    return true(session, 1 - seat)


@leak("kryptos", 3, "seat", Caller, "seat")
def a_seat_given_to_anybody_who_names_it(true: Function, caller: Any, table: Any) -> Any:
    """Notebooks and notes are given for whichever seat is asked for."""
    return caller.number("as", "0")


@leak("agent_hunter", 2, "seat", table_module, "turns_of")
def a_turn_that_ends_when_hidden_state_says(
    true: Function, state: Any, entries: Any, steps: Any = ()
) -> Any:
    """The calendar of whoever owes a decision shows it."""
    hidden = sum(map(sum, state.session.state.on_base)) if state.phase == "playing" else 0
    return [
        (text, (*values[:4], values[4] + 60 * hidden) if text == OWE else values)
        for text, values in true(state, entries, steps)
    ]


@leak("agent_hunter", 2, "seat", table_module, "turns_of")
def a_message_that_is_sent_by_hidden_state(
    true: Function, state: Any, entries: Any, steps: Any = ()
) -> Any:
    """Whether anybody is told of a turn depends on what lies on the bases."""
    hidden = sum(map(sum, state.session.state.on_base)) if state.phase == "playing" else 0
    return [one for one in true(state, entries, steps) if one[0] != OWE or hidden % 2]


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pairs are drawn from the true server: a leak must not be able to excuse itself."""
    leak = LEAKS[name]
    options = {"turn_limit": 12} if leak.game == "agent_hunter" else {}
    game = game_class(leak.game)(leak.seats, options)
    viewers = [case for case in cases(game) if case.place == leak.place]
    tries = [(viewers[seed % len(viewers)], seed) for seed in range(24)]
    pairs = [pair(game, seed, case) for case, seed in tries]
    leak.plant(monkeypatch)
    assert any(
        difference(game, histories, case, seed) is not None
        for histories, (case, seed) in zip(pairs, tries, strict=True)
    )
