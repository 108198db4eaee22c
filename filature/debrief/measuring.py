"""What every decision told its own seat, and what it gave away: one pass over a finished game.

Each seat's knowledge is measured by its game's `debrief.py` before and after every move. For a
seat and a move, in this order: what it is not given to keep is forgotten; what it is told counts as
received, unless what is hidden has changed; what an end shows comes last and is nobody's merit. So,
for each seat and move:

    bits after = bits before + forgotten - received + changed + shown
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from filature.core.debriefs import Certain, Change, Given
from filature.core.events import CHANCE, Event, remember, told_to
from filature.core.knowledge import Move
from filature.core.measures import TELLS_NOTHING, Measured, Measures, entropy
from filature.core.notebook import Secret
from filature.core.session import GameSession
from filature.games import AnyGame

MOST_WORLDS = 48
"""In how many worlds, at most, a decision is tried to find what it may tell."""

ALL_FOUND = 1 - 1e-9


class Information(NamedTuple):
    """What a decision told its seat, and what it told the others about the seat's own secrets."""

    expected: float
    received: float
    given: list[Given]


class KnowledgeChange(NamedTuple):
    """What one move told a seat, measured."""

    kept: Measured
    """Before the move, without what was forgotten."""
    learned: Measured
    """After it, without what an end shows."""
    after: Measured
    hidden: bool
    """What is hidden from the seat has changed."""


class Moved(NamedTuple):
    """One move of the game, and what it told whom."""

    step: int
    actor: int
    move: Move
    told: list[list[Event]]
    """By seat."""
    information: Information | None
    """For a seat's decision, where the game can be measured."""


class Measuring:
    """Replays a finished game and measures it; `moves` must be run to its end."""

    def __init__(self, game: AnyGame, measures: Measures | None, seed: int = 0) -> None:
        self.game = game
        self.measures = measures
        self.seed = seed
        self.session = GameSession(game, range(game.seats)).start()
        self.now = [self.measure(seat, []) for seat in range(game.seats)]
        self.unknown: list[list[float | None]] = [[one.bits for one in self.now]]
        self.changes: list[Change] = []
        self.certain: list[Certain] = []
        self.open: list[dict[Any, int]] = [{} for _ in range(game.seats)]
        """By seat: what is certain now, with its place in `certain`."""

    def measure(self, seat: int, told: list[Event]) -> Measured:
        """Measure a seat's knowledge; nothing where the game has no measures."""
        if self.measures is None:
            return Measured(None, None, [], {})
        return self.measures.measure(self.game.knowledge(seat, told))

    def moves(self, history: Sequence[tuple[int, Move]], skip: int = 0) -> Iterator[Moved]:
        """Measure move after move. While one is given out, `session` stands before it.

        The first `skip` moves are played and not measured.
        """
        self.play_unmeasured(history[:skip])
        for step, (actor, move) in enumerate(history[skip:], skip + 1):
            before = dict(self.session.knowledge)
            played = self.session.try_move(actor, move)
            seats = range(self.game.seats)
            told = [told_to(seat, played.events) for seat in seats]
            found = [self.told(seat, before[seat], actor, told[seat]) for seat in seats]
            information = None
            if actor != CHANCE and self.measures is not None:
                information = self.information(actor, move, before[actor], told, found)
            yield Moved(step, actor, move, told, information)
            self.note(step, actor, told, found)
            self.session.adopt(played)

    def play_unmeasured(self, moves: Sequence[tuple[int, Move]]) -> None:
        """Play moves; only what is unknown after the last of them is measured."""
        if not moves:
            return
        for actor, move in moves:
            self.session.apply(actor, move)
            self.unknown.append([None] * self.game.seats)
        known = self.session.knowledge
        self.now = [self.measure(seat, known[seat]) for seat in range(self.game.seats)]
        self.unknown[0] = [None] * self.game.seats
        self.unknown[-1] = [one.bits for one in self.now]

    def told(
        self, seat: int, before: list[Event], actor: int, told: list[Event]
    ) -> KnowledgeChange:
        """Measure what a move tells a seat."""
        now, measures = self.now[seat], self.measures
        if measures is None:
            return KnowledgeChange(now, now, now, False)
        kept = remember(before, actor, [])
        first = now if len(kept) == len(before) else self.measure(seat, kept)
        informative = [event for event in told if not isinstance(event, measures.SHOWS)]
        learned = first
        if [event for event in informative if not self.silent(event)]:
            learned = self.measure(seat, kept + informative)
        after = learned if len(informative) == len(told) else self.measure(seat, kept + told)
        return KnowledgeChange(
            first, learned, after, any(measures.hides(event, seat) for event in told)
        )

    def silent(self, event: Event) -> bool:
        assert self.measures is not None
        return isinstance(event, (*self.measures.SILENT, *TELLS_NOTHING))

    def information(
        self,
        seat: int,
        move: Move,
        before: list[Event],
        told: list[list[Event]],
        found: list[KnowledgeChange],
    ) -> Information:
        """Measure what a decision told its own seat, and the others about it."""
        own, measures = found[seat], self.measures
        assert measures is not None
        received = expected = 0.0
        if own.kept.bits and own.learned.bits is not None and not own.hidden:
            received = own.kept.bits - own.learned.bits
            kept = remember(before, seat, [])
            expected = self.expected(seat, move, kept, own.kept, told[seat], own.learned)
        given = [
            Given(other, one.kept.exposed.get(seat, 0.0) - one.learned.exposed.get(seat, 0.0))
            for other, one in enumerate(found)
            if other != seat and not any(isinstance(e, measures.CHANGES) for e in told[other])
        ]
        return Information(expected, received, [one for one in given if abs(one.bits) > 1e-9])

    def expected(
        self,
        seat: int,
        move: Move,
        kept: list[Event],
        before: Measured,
        told: list[Event],
        learned: Measured,
    ) -> float:
        """Return the bits that a decision was expected to tell: the mean over what the seat held
        possible.

        Where all worlds count alike, an answer is as likely as the share of worlds that is left by
        it; otherwise it is as likely as it is in worlds drawn.
        """
        game, measures = self.game, self.measures
        assert measures is not None
        assert before.bits is not None
        knowledge = game.knowledge(seat, kept)
        answers = measures.answers(game.to_record(seat, move))
        if answers == 1:
            return 0.0
        if answers == 2 and before.worlds and learned.worlds:
            share = learned.worlds / before.worlds
            return entropy([share, 1 - share])
        rng = Random(f"{self.seed} {seat} {len(kept)}")
        bits = {self.key(told): before.bits if learned.bits is None else learned.bits}
        shares: dict[bytes, float] = {}
        if before.worlds and learned.worlds:
            shares[self.key(told)] = learned.worlds / before.worlds
        drawn: list[bytes] = []
        while len(drawn) < MOST_WORLDS and sum(shares.values()) < ALL_FOUND:
            world = game.sample_world(knowledge, rng)
            answer = told_to(seat, game.play(world.state.clone(), seat, move))
            drawn.append(key := self.key(answer))
            if key not in bits:
                after = self.after(seat, kept, answer, before)
                bits[key] = before.bits if after.bits is None else after.bits
                if before.worlds and after.worlds:
                    shares[key] = after.worlds / before.worlds
        if not before.worlds:
            return before.bits - sum(bits[key] for key in drawn) / len(drawn)
        rest = 1 - sum(shares.values())
        left = sum(share * bits[key] for key, share in shares.items()) + rest * before.bits
        return before.bits - left

    def after(
        self, seat: int, kept: list[Event], answer: list[Event], before: Measured
    ) -> Measured:
        """Measure what another answer would have told a seat."""
        assert self.measures is not None
        if any(self.measures.hides(event, seat) for event in answer):
            return before
        shows = self.measures.SHOWS
        return self.measure(seat, kept + [e for e in answer if not isinstance(e, shows)])

    def key(self, told: list[Event]) -> bytes:
        assert self.measures is not None
        shows = self.measures.SHOWS
        return msgspec.json.encode([event for event in told if not isinstance(event, shows)])

    # What stays

    def note(
        self, step: int, actor: int, told: list[list[Event]], found: list[KnowledgeChange]
    ) -> None:
        """Keep what a move leaves unknown, changes and makes certain."""
        self.unknown.append([one.after.bits for one in found])
        for seat, one in enumerate(found):
            self.note_changes(step, seat, one)
            self.now[seat] = one.after
            if self.measures is not None:
                self.note_certain(step, actor, seat, told[seat], one)

    def note_changes(self, step: int, seat: int, one: KnowledgeChange) -> None:
        before, kept, learned = self.now[seat].bits, one.kept.bits, one.learned.bits
        after = one.after.bits
        if before is None or kept is None or learned is None or after is None:
            return
        parts = [("forgotten", kept - before), ("shown", after - learned)]
        if one.hidden:
            parts.append(("hidden", learned - kept))
        self.changes += [
            Change(step, seat, kind, bits)  # type: ignore[arg-type]
            for kind, bits in parts
            if abs(bits) > 1e-9
        ]

    def note_certain(
        self, step: int, actor: int, seat: int, told: list[Event], one: KnowledgeChange
    ) -> None:
        """Follow what is certain for a seat: when it is used, when it is shown, and since when."""
        assert self.measures is not None
        held = self.open[seat]
        named = self.measures.about(told, seat) if actor == seat else None
        for at in held.values():
            certain = self.certain[at]
            if named is not None and certain.acted is None and uses(named, certain):
                self.certain[at] = msgspec.structs.replace(certain, acted=step)
        over = any(isinstance(event, self.measures.SHOWS) for event in told)
        secrets = {
            key_of(secret): secret
            for secret in ([] if over else one.learned.secrets)
            if len(secret.left) == 1 and not secret.shown
        }
        hidden = [one_of(secret) for secret in one.learned.secrets if not secret.shown]
        for key in [key for key in held if key not in secrets]:
            at = held.pop(key)
            shown = over or key[:-1] not in hidden
            ended = {"shown" if shown else "lapsed": step}
            self.certain[at] = msgspec.structs.replace(self.certain[at], **ended)
        for key, secret in secrets.items():
            if key not in held:
                held[key] = len(self.certain)
                line = secret.certain()
                assert line is not None
                self.certain.append(Certain(seat, secret.type, line.args, step, None, None, None))


def key_of(secret: Secret) -> tuple[Any, ...]:
    """Name a secret and its value."""
    return *one_of(secret), str(secret.left[0])


def one_of(secret: Secret) -> tuple[Any, ...]:
    """Name a secret."""
    return secret.type, *sorted(secret.args.items())


def uses(named: Any, certain: Certain) -> bool:
    """Tell whether what a decision named is this, with the right value where it named one."""
    return named.type == certain.type and all(
        certain.args.get(field) == value for field, value in named.args.items()
    )
