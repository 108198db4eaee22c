"""Leaks planted in the wire are found by the pairs of `test_secrecy.py`."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from filature.core import streams
from filature.core.events import Event, PublicEvent, Viewer
from filature.core.legal import RecordAction
from filature.core.messages import Ack, Player, Pong, Replay, TableInfo
from filature.core.refusals import Refused
from filature.core.session import GameSession
from filature.core.streams import Streams
from filature.games import game_class
from filature.games.agent_hunter import events as hunter
from filature.games.agent_hunter import view as hunter_view
from filature.tables import replays
from filature.tables import state as table_state
from filature.tables.events import Said, Signal
from filature.tables.lobby import Lobby
from filature.tables.state import TableState
from filature.tables.store import Entry
from filature.tables.table import Table
from filature.web import live
from filature.web.request_context import Caller
from tests.web.test_secrecy import difference, pair
from tests.web.viewer_transcript import cases

LEAKS: dict[str, tuple[str, int, str, Callable[[pytest.MonkeyPatch], None]]] = {}
Plant = Callable[[pytest.MonkeyPatch], None]


def leak(game: str, seats: int, place: str) -> Callable[[Plant], Plant]:
    """Name the game at which a leak is planted, and the place from which it is to be seen."""

    def planting(plant: Plant) -> Plant:
        LEAKS[plant.__name__] = (game, seats, place, plant)
        return plant

    return planting


@leak("agent_hunter", 2, "seat")
def a_stream_numbered_by_hidden_state(patch: pytest.MonkeyPatch) -> None:
    """The decision id depends on what the other seat hides."""
    decision = streams.decision

    def leaking(session: GameSession, seat: int) -> Any:
        true = decision(session, seat)
        hidden = sum(map(sum, session.state.on_base))
        return type(true)(f"{true.id}-{hidden}", true.asked, true.legal)

    patch.setattr(streams, "decision", leaking)


@leak("agent_hunter", 2, "seat")
def an_event_told_to_everybody(patch: pytest.MonkeyPatch) -> None:
    """A swap tells everybody which agent was placed."""

    def told(self: hunter.Swapped, viewer: Viewer) -> Event | None:
        return self

    def placed(self: hunter.Placed, viewer: Viewer) -> Event | None:
        return self

    patch.setattr(hunter.Swapped, "told", told)
    patch.setattr(hunter.Placed, "told", placed)


@leak("agent_hunter", 2, "spectator")
def a_view_that_shows_every_hand(patch: pytest.MonkeyPatch) -> None:
    """The view is made for the truth instead of for the viewer."""
    view = hunter_view.view

    def leaking(game: Any, state: Any, viewer: Viewer) -> Any:
        return view(game, state, -3)

    patch.setattr(hunter_view, "view", leaking)


@leak("agent_hunter", 2, "seat")
def a_record_given_before_the_end(patch: pytest.MonkeyPatch) -> None:
    """The record of a running game is given out."""

    def record(self: Table) -> str:
        return json.dumps([move for _, move in self.history])

    patch.setattr(Table, "record", record)


@leak("agent_hunter", 2, "seat")
def a_replay_given_before_the_end(patch: pytest.MonkeyPatch) -> None:
    """Whoever asks for a replay of a running game as another is given it."""
    replay = replays.replay

    def leaking(table: TableState, viewer: Viewer, start: int) -> Replay:
        patch.setattr(Table, "phase", "over")
        try:
            return replay(table, viewer, start)
        finally:
            patch.setattr(Table, "phase", true_phase)

    true_phase = Table.phase
    patch.setattr(replays, "replay", leaking)


@leak("agent_hunter", 2, "seat")
def a_table_that_shows_tokens(patch: pytest.MonkeyPatch) -> None:
    """What is said of a table shows by which tokens its seats are held."""
    info = Table.info

    def leaking(self: Table, viewer: Viewer) -> TableInfo:
        players = [
            Player(seat, "person", self.seats[seat].tokens[0][:8], None, True)
            for seat in range(len(self.seats))
            if self.seats[seat].tokens
        ]
        true = info(self, viewer)
        return type(true)(
            true.id, true.game, true.options, true.phase, players, true.invite, true.again
        )

    patch.setattr(Table, "info", leaking)


@leak("agent_hunter", 2, "delayed")
def delayed_spectators_who_are_sent_everything_now(patch: pytest.MonkeyPatch) -> None:
    """Nothing is held back."""
    publish = Streams.publish

    def leaking(self: Streams, events: list[Event], actor: int) -> None:
        publish(self, events, actor)
        self.end()

    patch.setattr(Streams, "publish", leaking)


@leak("kryptos", 3, "covered")
def a_covered_device_that_is_sent_a_seat(patch: pytest.MonkeyPatch) -> None:
    """A device that holds several seats looks as the first of them without being asked."""
    viewer = Lobby.viewer

    def leaking(
        self: Lobby, table: Table, token: str | None, invite: str | None, seat: int | None = None
    ) -> Viewer:
        held = self.seats_of(table, token)
        return held[0] if held and seat is None else viewer(self, table, token, invite, seat)

    patch.setattr(Lobby, "viewer", leaking)


@leak("kryptos", 3, "shared")
def a_device_that_keeps_sending_the_seat_before(patch: pytest.MonkeyPatch) -> None:
    """Whoever looks next is sent the stream of the one who looked before."""
    welcome = Table.welcome

    def leaking(self: Table, viewer: Viewer, have: int, seats: list[int]) -> Any:
        true = welcome(self, viewer, have, seats)
        before = next((seat for seat in seats if seat != viewer), None)
        if before is None or self.streams[before].position is None:
            return true
        fields = {name: getattr(true, name) for name in true.__struct_fields__}
        return type(true)(**{**fields, "position": self.streams[before].position})

    patch.setattr(Table, "welcome", leaking)


@leak("kryptos", 3, "shared")
def an_answer_sent_after_somebody_else_looks(patch: pytest.MonkeyPatch) -> None:
    """What a seat asked is answered to the one who looks next."""
    late: list[Any] = []
    send = live.send

    async def leaking(socket: Any, message: Any) -> None:
        if isinstance(message, Ack):
            late.append(message)
            return
        await send(socket, message)
        if late and not isinstance(message, Pong):
            await send(socket, late.pop())

    patch.setattr(live, "send", leaking)


@leak("spies_vs_spies", 3, "seat")
def a_sign_seen_by_everybody(patch: pytest.MonkeyPatch) -> None:
    """A discreet sign is told in full."""

    def told(self: Signal, viewer: Viewer) -> Event | None:
        return self

    patch.setattr(Signal, "told", told)


@leak("kryptos", 3, "seat")
def spectators_heard_by_seats(patch: pytest.MonkeyPatch) -> None:
    """What spectators say is told to all."""

    def told(self: Said, viewer: Viewer) -> Event | None:
        return self

    patch.setattr(Said, "told", told)


@leak("kryptos", 3, "covered")
def spectators_heard_by_a_covered_device(patch: pytest.MonkeyPatch) -> None:
    """What spectators say is told to whoever has no seat in view."""

    def told(self: Said, viewer: Viewer) -> Event | None:
        return None if self.person is None and viewer >= 0 else self

    patch.setattr(Said, "told", told)


@leak("agent_hunter", 2, "seat")
def a_refusal_that_depends_on_what_is_hidden(patch: pytest.MonkeyPatch) -> None:
    """A stale decision is refused with how the other stands."""
    decide = Table.decide

    def leaking(self: Table, seat: int, decision: str, action: RecordAction, *more: Any) -> Any:
        try:
            return decide(self, seat, decision, action, *more)
        except Refused as refused:
            raise Refused("not_asked", hint=str(self.state.on_base[1 - seat])) from refused

    patch.setattr(Table, "decide", leaking)


class ToldWhat(PublicEvent, frozen=True, tag="took_back"):
    """A choice taken back, with what it was."""

    person: int
    what: Any


@leak("agent_hunter", 2, "seat")
def a_choice_taken_back_in_the_open(patch: pytest.MonkeyPatch) -> None:
    """Whoever takes a choice back shows what it was."""
    apply = Table.apply_entry

    def leaking(self: Table, entry: Entry) -> None:
        if entry.kind == "retract":
            undone = self.history[-1]
            patch.setattr(table_state, "TookBack", lambda seat: ToldWhat(seat, undone))
        apply(self, entry)

    patch.setattr(Table, "apply_entry", leaking)


@leak("agent_hunter", 2, "seat")
def notes_that_can_be_felt(patch: pytest.MonkeyPatch) -> None:
    """Notes are told of by how long they are."""
    write_note = Lobby.write_note

    async def leaking(self: Lobby, table: Table, seat: int, note: Any) -> None:
        await write_note(self, table, seat, note)
        table.shown_absent = [len(str(note.marks))]
        table.changed()

    patch.setattr(Lobby, "write_note", leaking)


@leak("agent_hunter", 2, "seat")
def a_notebook_made_from_the_truth(patch: pytest.MonkeyPatch) -> None:
    """A seat's notebook is made from what another knows."""
    knowledge = Table.knowledge

    def leaking(self: Table, seat: int) -> Any:
        return knowledge(self, 1 - seat)

    patch.setattr(Table, "knowledge", leaking)


@leak("kryptos", 3, "seat")
def a_seat_given_to_whoever_names_it(patch: pytest.MonkeyPatch) -> None:
    """Notebooks and notes are given for whichever seat is asked for."""
    patch.setattr(Caller, "seat", lambda caller, table: caller.number("as", "0"))


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pairs are drawn through the honest gate: a leak must not be able to excuse itself."""
    id, seats, place, plant = LEAKS[name]
    game = game_class(id)(seats, {"turn_limit": 12} if id == "agent_hunter" else {})
    viewers = [case for case in cases(game) if case.place == place]
    tries = [(viewers[seed % len(viewers)], seed) for seed in range(24)]
    pairs = [pair(game, seed, case) for case, seed in tries]
    plant(monkeypatch)
    assert any(
        difference(game, histories, case, seed) is not None
        for histories, (case, seed) in zip(pairs, tries, strict=True)
    )
