"""What any game must satisfy: legal sets, refusals, clones, records, views, the end."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from filature.core import record
from filature.core.events import CHANCE, SPECTATOR, TRUTH
from filature.core.knowledge import Move
from filature.core.legal import Factored, LegalSet
from filature.core.refusals import Refused
from filature.games import AnyGame
from filature.testing.options import options_are_bounded
from filature.testing.random_games import Moment, snapshot, viewers

WRITTEN_OUT = 1000
"""Legal sets up to this size are compared in full, larger ones at as many places."""

NOT_MOVES: tuple[Any, ...] = (True, False, None, "0", 0.0, [], (), (0,), {}, -1, 1 << 70)
"""Things that are no decision of any game."""


def conforms(game: AnyGame, moments: Sequence[Moment], seed: int = 0) -> None:
    """Run one played game through every check of this module."""
    rng = Random(seed)
    options_are_bounded(type(game))
    legal_sets_agree(game, moments, rng)
    only_legal_moves_are_accepted(game, moments, rng)
    clones_are_independent(game, moments)
    replay_equals_play(game, moments)
    moves_survive_encoding(game, moments, rng)
    chance_shares_no_move_with_the_seats(game, moments)
    values_survive_json(game, moments)
    chance_outcomes_are_listed(game, moments, rng)
    chance_is_drawn_in_pieces(game, moments, rng)
    records_come_back_unchanged(game, moments)
    views_come_back_from_the_record(game, moments)
    the_outcome_comes_at_the_end(game, moments)


def places(size: int, rng: Random) -> Sequence[int]:
    """Return the places of a set at which to look: all of them where that is not too many."""
    if size <= WRITTEN_OUT:
        return range(size)
    return sorted({0, size - 1, *(rng.randrange(size) for _ in range(WRITTEN_OUT))})


def legal_sets_agree(game: AnyGame, moments: Sequence[Moment], rng: Random) -> None:
    """Legal set and factored form: `len`, `nth` and `in` agree, and both hold the same actions."""
    for moment in moments:
        owing = game.to_act(moment.state)
        for seat in range(game.seats):
            legal = game.legal(moment.state, seat)
            factored = game.factored(moment.state, seat)
            if seat not in owing:
                assert len(legal) == 0, f"seat {seat} owes nothing, yet has legal decisions"
                assert len(factored) == 0, f"seat {seat} owes nothing, yet has a factored set"
                continue
            sets_agree(game, seat, legal, factored, rng)


def sets_agree(game: AnyGame, seat: int, legal: LegalSet, factored: Factored, rng: Random) -> None:
    assert len(legal) == len(factored), (
        f"{len(legal)} decisions are legal, but the factored set has {len(factored)}"
    )
    looked_at = places(len(legal), rng)
    moves = [legal.nth(at) for at in looked_at]
    if game.decision_codes:
        assert all(move < game.decision_codes for move in moves), "a decision is above the codes"
    assert len(set(moves)) == len(moves), "a legal set gives the same decision twice"
    assert all(type(move) is int for move in moves), "a legal decision is not an int"
    for move in moves:
        assert move in legal, f"nth gives {move}, but it is not in the legal set"
        action = game.to_record(seat, move)
        assert action in factored, f"{action} is legal, but not in the factored set"
    actions = [factored.nth(at) for at in looked_at]
    texts = {json.dumps(action, sort_keys=True) for action in actions}
    assert len(texts) == len(actions), "a factored set gives the same action twice"
    for action in actions:
        assert action in factored, f"nth gives {action}, but it is not in the factored set"
        assert game.from_record(action) in legal, f"{action} is factored, but not legal"
    for thing in NOT_MOVES:
        assert thing not in legal, f"{thing!r} passes for a legal decision"
        assert thing not in factored, f"{thing!r} passes for a legal action"
    for past_the_end in (legal, factored):
        try:
            past_the_end.nth(len(past_the_end))
        except IndexError:
            continue
        raise AssertionError("nth gives something past the end of a legal set")


def only_legal_moves_are_accepted(game: AnyGame, moments: Sequence[Moment], rng: Random) -> None:
    """A legal move is accepted from an actor that owes it; all else is refused without effect."""
    known = {move for moment in moments for _, move in moment.history[-1:]}
    ints = [move for move in known if type(move) is int]
    near = {move + step for move in ints for step in (-2, -1, 1, 2)}
    for moment in moments:
        owing = game.to_act(moment.state)
        before = snapshot(moment.state)
        drawn = [rng.randrange(max(ints, default=0) + 2) for _ in range(30)]
        candidates = [*sorted({*near, *ints, *drawn}), *NOT_MOVES]
        for actor in (*range(game.seats), CHANCE, SPECTATOR, game.seats):
            legal = allowed(game, moment.state, actor) if actor in owing else []
            if legal is None:
                continue
            refusing = moment.state.clone()
            for move in [*rng.sample(candidates, min(40, len(candidates))), *NOT_MOVES]:
                is_legal = among(move, legal)
                clone = moment.state.clone() if is_legal else refusing
                was_accepted = accepted(game, clone, actor, move)
                assert was_accepted == is_legal, (
                    f"{move!r} by {actor} is {'legal' if is_legal else 'not legal'}, "
                    f"but is {'accepted' if was_accepted else 'refused'}"
                )
            assert snapshot(refusing) == before, f"a refused move of {actor} changed the state"
            for move in some_of(legal, rng):
                clone = moment.state.clone()
                assert accepted(game, clone, actor, move), f"{move!r} is legal, but refused"
        assert snapshot(moment.state) == before, "playing on a clone changed the original"


def chance_shares_no_move_with_the_seats(game: AnyGame, moments: Sequence[Moment]) -> None:
    """A move means one thing: a chance outcome sent by a seat is never taken for a decision."""
    chances = {move for actor, move in moments[-1].history if actor == CHANCE}
    for moment in moments:
        for seat in game.to_act(moment.state):
            if seat != CHANCE:
                legal = game.legal(moment.state, seat)
                for move in chances:
                    assert move not in legal, f"{move!r} is a chance outcome and a seat's decision"


def allowed(game: AnyGame, state: Any, actor: int) -> LegalSet | list[Move] | None:
    """Return what an actor that must act may do, or nothing where chance cannot be listed."""
    if actor != CHANCE:
        return game.legal(state, actor)
    outcomes = game.outcomes(state)
    return None if outcomes is None else [move for move, _ in outcomes]


def among(move: Any, legal: LegalSet | list[Move]) -> bool:
    """Tell whether a move is one of these, and not merely equal to one (0.0 is not 0)."""
    if isinstance(legal, list):
        return any(type(move) is type(other) and move == other for other in legal)
    return move in legal


def some_of(legal: LegalSet | list[Move], rng: Random) -> Iterator[Move]:
    for _ in range(min(20, len(legal))):
        at = rng.randrange(len(legal))
        yield legal[at] if isinstance(legal, list) else legal.nth(at)


def accepted(game: AnyGame, state: Any, actor: int, move: Any) -> bool:
    """Play a move, if it is not refused."""
    try:
        game.play(state, actor, move)
    except Refused:
        return False
    return True


def clones_are_independent(game: AnyGame, moments: Sequence[Moment]) -> None:
    """Playing on a clone gives the same as on the original, which never changes."""
    state = game.new()
    kept = [(state, snapshot(state))]
    for actor, move in moments[-1].history:
        before, state = state, state.clone()
        assert snapshot(before) == snapshot(state), "a clone differs from its original"
        game.play(state, actor, move)
        kept.append((state, snapshot(state)))
    for at, (old, then) in enumerate(kept):
        assert snapshot(old) == then, f"the state after step {at} changed later"
        assert snapshot(moments[at].state) == then, f"step {at} differs when played on clones"


def replay_equals_play(game: AnyGame, moments: Sequence[Moment]) -> None:
    """A history replays to the same state, through the same events."""
    state, events = game.replay(moments[-1].history)
    assert snapshot(state) == snapshot(moments[-1].state), "the replay ends in another state"
    assert events == [moment.events for moment in moments[1:]], "the replay tells other events"


def moves_survive_encoding(game: AnyGame, moments: Sequence[Moment], rng: Random) -> None:
    """Every move has exactly one record action, and comes back from it."""
    for moment in moments:
        steps = list(moment.history[-1:])
        for seat in game.to_act(moment.state):
            if seat != CHANCE:
                steps += [(seat, move) for move in some_of(game.legal(moment.state, seat), rng)]
        for actor, move in steps:
            action = game.to_record(actor, move)
            assert game.encode(game.decode(actor, move)) == move, (
                f"{action} decodes to another move"
            )
            read = json.loads(json.dumps(action))
            assert read == action, f"{action} is not plain JSON"
            assert game.from_record(read) == move, f"{action} comes back as another move"


def values_survive_json(game: AnyGame, moments: Sequence[Moment]) -> None:
    """Events and views are plain values: JSON gives them back, and a sheet needs nothing else."""
    for moment in moments:
        events = msgspec.json.encode(moment.events)
        assert msgspec.json.decode(events, type=list[game.event_type]) == moment.events, (  # type: ignore[name-defined]
            "an event does not come back from JSON"
        )
        for viewer in (*viewers(game), TRUTH):
            view = game.view(moment.state, viewer)
            again = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
            assert again == view, f"the view of {viewer} does not come back from JSON"
            assert game.sheet(again) == game.sheet(view), "a sheet needs more than its view"
        for seat in game.to_act(moment.state):
            if seat == CHANCE:
                continue
            factored = game.factored(moment.state, seat)
            again = msgspec.json.decode(msgspec.json.encode(factored), type=Factored)
            assert again == factored, "a factored legal set does not come back from JSON"


def chance_outcomes_are_listed(game: AnyGame, moments: Sequence[Moment], rng: Random) -> None:
    """Where the outcomes of chance are listed, they sum to 1 and hold whatever is drawn."""
    for moment in moments:
        if not game.is_chance(moment.state):
            continue
        outcomes = game.outcomes(moment.state)
        if outcomes is None:
            continue
        assert abs(sum(p for _, p in outcomes) - 1) < 1e-9, "chance does not sum to 1"
        moves = [move for move, _ in outcomes]
        assert len(set(moves)) == len(moves), "an outcome of chance is listed twice"
        if game.chance_codes:
            assert len(moves) <= game.chance_codes, "more outcomes are listed than said"
        assert all(game.chance(moment.state, rng) in moves for _ in range(20)), (
            "chance draws an outcome that is not listed"
        )


def chance_is_drawn_in_pieces(game: AnyGame, moments: Sequence[Moment], rng: Random) -> None:
    """An outcome drawn in pieces comes back from them, and all of them are numbered as said."""
    for moment in moments:
        drawing = game.drawing(moment.state) if game.is_chance(moment.state) else None
        if drawing is None:
            continue
        assert game.outcomes(moment.state) is None, "chance is both listed and drawn in pieces"
        for _ in range(5):
            move = game.chance(moment.state, rng)
            pieces = drawing.pieces(move)
            assert drawing.move(pieces) == move, f"{move!r} is put together otherwise"
            assert not drawing.next(pieces), f"{move!r} is complete, yet more is drawn"
            for at, piece in enumerate(pieces):
                odds = dict(drawing.next(pieces[:at]))
                assert odds.get(piece), f"{move!r} is drawn, but cannot be drawn in pieces"
                assert abs(sum(odds.values()) - 1) < 1e-9, "a piece's chances do not sum to 1"
                assert max(odds) < game.chance_codes, "a piece is numbered above the codes said"


def names(game: AnyGame) -> list[str]:
    return [f"Zoé {seat}" for seat in range(game.seats)]


def finder(game: AnyGame) -> Any:
    """Find the game under test, whether or not it stands in the catalogue."""
    return lambda id: type(game) if id == game.id else None


def records_come_back_unchanged(game: AnyGame, moments: Sequence[Moment]) -> None:
    """A record of a game, finished or not, is read and written again byte for byte."""
    for moment in {0: moments[0], 1: moments[len(moments) // 2], 2: moments[-1]}.values():
        outcome = game.outcome(moment.state)
        written = record.write(game, names(game), moment.history, outcome)
        read = record.read(written.encode("utf-8"), finder(game))
        assert read.game.options == game.options, "the record sets up another game"
        assert read.players == names(game), "the record names other players"
        assert read.outcome == outcome, "the record ends in another outcome"
        assert read.history == record.in_seat_order(game, moment.history), (
            "the record holds another history"
        )
        again = record.write(read.game, read.players, read.history, read.outcome)
        assert again == written, "a record read and written again has changed"


def views_come_back_from_the_record(game: AnyGame, moments: Sequence[Moment]) -> None:
    """The views rebuilt from the record are those seen live, wherever no choice was pending."""
    last = moments[-1]
    written = record.write(game, names(game), last.history, game.outcome(last.state))
    read = record.read(written.encode("utf-8"), finder(game))
    complete = {
        at for at, moment in enumerate(moments) if read.history[:at] == in_order(game, moment)
    }
    for at, (state, _) in enumerate(read.steps(), start=1):
        if at not in complete:
            continue
        for viewer in (*viewers(game), TRUTH):
            live = game.view(moments[at].state, viewer)
            assert game.view(state, viewer) == live, (
                f"after step {at}, {viewer} sees something else than the record gives"
            )
    assert len(moments) - 1 in complete, "the record of a finished game lacks steps"


def in_order(game: AnyGame, moment: Moment) -> list[tuple[int, Move]]:
    return record.in_seat_order(game, moment.history)


def the_outcome_comes_at_the_end(game: AnyGame, moments: Sequence[Moment]) -> None:
    """Nobody must act exactly when there is an outcome, and it names players of the game.

    A player without a seat has a score of its own, after those of the seats.
    """
    for moment in moments[:-1]:
        assert game.to_act(moment.state), "nobody must act, though the game goes on"
        assert game.outcome(moment.state) is None, "there is an outcome before the end"
    assert game.to_act(moments[-1].state) == (), "somebody must act after the end"
    outcome = game.outcome(moments[-1].state)
    assert outcome is not None, "the game ended without an outcome"
    assert outcome.winners == sorted(set(outcome.winners)), "the winners do not rise"
    if game.always_won:
        assert outcome.winners, "nobody has won"
        assert max(outcome.winners) < game.seats, "somebody without a seat has won"
    assert len(outcome.scores) >= game.seats, "a seat has no score"
    assert set(outcome.winners) <= set(range(len(outcome.scores))), "a winner is no player"
