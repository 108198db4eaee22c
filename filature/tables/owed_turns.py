"""Whose turn it is at tables with a pace in days, kept in the log's own transactions.

A row says that a person owes a decision. It is written with the log entry that asks for it and goes
with the entry that answers it, so that nobody is told of a turn that is not theirs, or not any
more, whatever process dies when. Until when there is time (`deadline`) is a lower bound, for
finding tables that nobody has loaded: hours of rest make it later.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from filature.core.events import CHANCE
from filature.core.session import Step
from filature.tables.state import TableState
from filature.tables.store import Entry, Values

OWE = (
    "insert into owed_turns (table_id, seat, decision, at, deadline) values ($1, $2, $3, $4, $5)"
    " on conflict (table_id, seat, decision) do nothing"
)
ANSWERED = "delete from owed_turns where table_id = $1 and seat = $2"
ENDED = "delete from owed_turns where table_id = $1"
SEEN = "update owed_turns set told = 1 where table_id = $1 and seat = $2 and told = 0"
DUE = "select distinct table_id from owed_turns where deadline <= $1 limit 200"
LOOK_LATER = "update owed_turns set deadline = $3 where table_id = $1 and deadline <= $2"
NEXT_LOOK = "update owed_turns set deadline = $3 where table_id = $1 and seat = $2"

Statements = list[tuple[str, Values]]


def turns_of(state: TableState, entries: Sequence[Entry], steps: Sequence[Step] = ()) -> Statements:
    """Return what entries change in who owes a decision; `state` is from before them.

    `steps` are the moves among them.
    """
    if not state.clock.days or state.closed or not entries:
        return []
    table, game = state.row.id, state.session.game
    if any(entry.kind == "stop" for entry in entries):
        return [(ENDED, (table,))]
    if steps and not game.to_act(steps[-1].state):
        return [(ENDED, (table,))]
    turns = Turns(state)
    seats = [copy(seat) for seat in state.seats]
    for entry in entries:
        if entry.seat is None or entry.kind == "decide":
            continue
        seats[entry.seat].apply(entry)
        match entry.kind:
            case "retract":
                turns.ask([*turns.pending, entry.seat], entry.seat)
            case "leave" | "stand_in":
                turns.answered.add(entry.seat)
            case "back" if entry.seat in turns.pending:
                turns.new.add(entry.seat)
    if state.phase == "gathering" and all(seat.kind != "empty" for seat in seats):
        turns.ask(game.to_act(game.new()), None)
    for step in steps:
        turns.ask(game.to_act(step.state), step.actor)
    at = entries[-1].at
    moved = {entry.seat for entry in entries if entry.kind in ("rest", "vacation")}
    deadline = at + state.clock.pace.seconds
    return [
        *((ANSWERED, (table, seat)) for seat in sorted(turns.answered)),
        *((NEXT_LOOK, (table, seat, at)) for seat in moved),
        *(
            (OWE, (table, seat, turns.numbers[seat], at, deadline))
            for seat in sorted(turns.new)
            if seats[seat].kind == "person" and not (seats[seat].stand_in or seats[seat].left)
        ),
    ]


class Turns:
    """Who owes which decision while moves are played, counted as `GameSession` counts them."""

    def __init__(self, state: TableState) -> None:
        self.numbers = [*state.session.decision_numbers]
        self.pending = {*state.session.pending}
        self.answered: set[int] = set()
        self.new: set[int] = set()

    def ask(self, to_act: Sequence[int], acted: int | None) -> None:
        """Note who must act after a move."""
        pending = {seat for seat in to_act if seat != CHANCE}
        done = {seat for seat in self.pending if seat not in pending or seat == acted}
        self.answered |= done
        self.new -= done
        for seat in pending:
            if seat == acted or seat not in self.pending:
                self.numbers[seat] += 1
                self.new.add(seat)
        self.pending = pending
