"""Any people come, go, leave and meddle at any moments: nothing breaks, and a table can end.

A machine does whatever clients can do, in any order: the right things, the same again, others'
things, stale and forged ones; connections break, time passes, bots answer late, the server starts
again. After each step nobody's stream has a gap and nothing refused has changed anything; after any
sequence the log makes the same table again to the byte, and those who are left can end it.
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from filature.core import messages as m
from filature.core import record
from filature.core.events import COVERED, DELAYED, SPECTATOR, TRUTH, Viewer
from filature.core.refusals import Refused
from filature.games import game_class
from filature.tables.commands import TALK_WITHIN
from filature.tables.presence import GRACE
from filature.tables.replays import replay
from filature.tables.table import Table
from tests.patch_client import StreamFollower
from tests.tables.table_driver import TableDriver

TABLES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("agent_hunter", "pp", {"turn_limit": 6}),
    ("agent_hunter", "pb", {"turn_limit": 6}),
    ("agent_hunter", "ph", {"turn_limit": 6}),
    ("agent_hunter", "p-", {"turn_limit": 6}),
    ("spies_vs_spies", "ppp", {"rounds": 1, "question_limit": 5}),
    ("spies_vs_spies", "pp-b", {"rounds": 1, "question_limit": 5, "notes": "none"}),
    ("kryptos", "php", {}),
    ("double_agent", "pp", {}),
    ("agents_secrets", "ppb", {}),
)
SELECT_TURNS = "select seat, decision from owed_turns where table_id = $1 order by seat, decision"

STEPS = 300
"""After so many looks of the lobby at the latest, bots have ended a game that they were left."""

DAY = 24 * 3600
PACES = (m.Pace(), m.Pace("move", 30), m.Pace("game", 60), m.Pace("days", DAY))
RESTS = (None, m.Rest("Europe/Paris", 22, 8), m.Rest("Nowhere", 1, 2), m.Rest("UTC", 8, 22))

SEATS = st.integers(0, 3)
NUMBERS = st.integers(0, 10**6)


class AnyMoment(RuleBasedStateMachine):
    """One table, and everybody who has anything to do with it."""

    driver: TableDriver

    @initialize(
        table=st.sampled_from(TABLES),
        pace=st.sampled_from(PACES),
        away=st.sampled_from(["ask", "bot"]),
        delay=st.sampled_from([0, 0, 2]),
        seed=st.integers(0, 1000),
    )
    def open(self, table: Any, pace: m.Pace, away: str, delay: int, seed: int) -> None:
        game, seats, options = table
        self.driver = TableDriver(game, seats, options, seed, pace=pace, away=away, delay=delay)
        self.sent: list[tuple[Viewer, m.Act]] = []
        self.told: dict[Viewer, list[bytes]] = {}
        self.fleeting = options.get("notes") == "none"
        self.followers: dict[Viewer, StreamFollower] = {}

    @property
    def table(self) -> Table:
        return self.driver.table

    def viewer(self, number: int) -> Viewer:
        """Choose somebody: mostly a seat."""
        seats = range(len(self.table.state.seats))
        others = [v for v in (SPECTATOR, DELAYED, COVERED) if v in self.table.streams]
        viewers: list[Viewer] = [*seats, *seats, *seats, *others]
        return viewers[number % len(viewers)]

    def do(self, viewer: Viewer, act: m.Act) -> m.Ack | None:
        """Do something as any viewer; only the holder of a seat may act for it."""
        if viewer >= 0 and not self.table.state.seats[viewer].tokens:
            return None
        before = self.fingerprint()
        ack = self.driver.act(viewer, act)
        if ack.result != "applied":
            assert self.fingerprint() == before
        if ack.result == "applied":
            self.sent.append((viewer, act))
        return ack

    def fingerprint(self) -> Any:
        """Sum up the table; bots that are let think do so only after something was done."""
        table = self.table
        return (
            self.driver.lines(),
            {viewer: stream.seq for viewer, stream in table.streams.items()},
            [msgspec.json.encode(table.info(viewer)) for viewer in table.streams],
            set(table.state.commands),
            dict(table.state.stops),
            table.session.decision_numbers[:],
        )

    # What people do

    @rule(number=NUMBERS, nth=NUMBERS)
    def decide(self, number: int, nth: int) -> None:
        pending = self.table.session.pending
        if pending:
            seat = pending[number % len(pending)]
            ack = self.do(seat, self.driver.command(seat, nth))
            assert ack is None or ack.result == "applied", ack

    @rule(number=NUMBERS, decision=st.sampled_from(["0", "1", "2", "99", "", "x"]), nth=NUMBERS)
    def forge(self, number: int, decision: str, nth: int) -> None:
        """Answer what was not asked, or not like this."""
        viewer = self.viewer(number)
        if self.table.session.pending:
            action = self.driver.command(self.table.session.pending[0], nth).action
        else:
            action = {"type": "place"}
        if viewer in self.table.session.pending and decision == str(
            self.table.session.decision_numbers[viewer]
        ):
            action = {**action, "forged": True}
        ack = self.do(viewer, m.Command(self.driver.id(), decision, action))
        assert ack is None or ack.result == "refused", ack

    @rule(number=NUMBERS)
    def repeat(self, number: int) -> None:
        """Send again what was carried out: it is done once."""
        if self.sent:
            viewer, act = self.sent[number % len(self.sent)]
            if viewer >= 0 and not self.table.state.seats[viewer].tokens:
                return
            ack = self.do(viewer, act)
            sittings = self.table.state.seats[viewer].sittings if viewer >= 0 else 1
            if sittings == 1:
                assert ack is None or ack.result == "duplicate", ack

    @rule(number=NUMBERS, at=NUMBERS)
    def borrow(self, number: int, at: int) -> None:
        """Send what somebody else had sent."""
        if self.sent:
            self.do(self.viewer(number), self.sent[at % len(self.sent)][1])

    @rule(number=NUMBERS, text=st.sampled_from(["Bonsoir", "", "x" * 400, "\x00", "<b>"]))
    def talk(self, number: int, text: str) -> None:
        self.do(self.viewer(number), m.Talk(self.driver.id(), text, "Zoé"))

    @rule(number=NUMBERS, to=SEATS, sign=st.sampled_from(["wink", "look", "?"]))
    def signal(self, number: int, to: int, sign: str) -> None:
        at = 0 if sign == "look" else None
        self.do(self.viewer(number), m.Gesture(self.driver.id(), to, sign, at))

    @rule(number=NUMBERS)
    def undo(self, number: int) -> None:
        self.do(self.viewer(number), m.Undo(self.driver.id()))

    @rule(number=NUMBERS)
    def extend(self, number: int) -> None:
        self.do(self.viewer(number), m.Extend(self.driver.id()))

    @rule(number=NUMBERS, rest=st.sampled_from(RESTS))
    def rest(self, number: int, rest: m.Rest | None) -> None:
        self.do(self.viewer(number), m.SetRest(self.driver.id(), rest))

    @rule(number=NUMBERS, days=st.sampled_from([None, -1, 2, 25, 1e300]))
    def take_vacation(self, number: int, days: float | None) -> None:
        until = None if days is None else self.driver.environment.time + days * DAY
        self.do(self.viewer(number), m.Vacation(self.driver.id(), until))

    @rule(number=NUMBERS, seat=SEATS, wish=st.sampled_from(["bot", "stop", "wait"]))
    def decide_about(self, number: int, seat: int, wish: Any) -> None:
        self.do(self.viewer(number), m.Absent(self.driver.id(), seat, wish))

    @rule(number=NUMBERS)
    def leave(self, number: int) -> None:
        viewer = self.viewer(number)
        if viewer >= 0:
            self.driver.disconnect(viewer)
        self.do(viewer, m.Leave(self.driver.id()))

    @rule(number=NUMBERS)
    def back(self, number: int) -> None:
        self.do(self.viewer(number), m.Back(self.driver.id()))

    @rule(number=NUMBERS, seat=SEATS, bot=st.sampled_from(["ref-random", "nobody"]))
    def fill(self, number: int, seat: int, bot: str) -> None:
        self.do(self.viewer(number), m.Fill(self.driver.id(), seat, bot))

    @rule(number=NUMBERS, seat=SEATS)
    def clear(self, number: int, seat: int) -> None:
        if seat < len(self.table.state.seats) and self.table.state.phase == "gathering":
            self.driver.disconnect(seat)
        self.do(self.viewer(number), m.Clear(self.driver.id(), seat))

    @rule(number=NUMBERS, seat=SEATS, on=st.booleans())
    def mute(self, number: int, seat: int, on: bool) -> None:
        self.do(self.viewer(number), m.Mute(self.driver.id(), seat, on))

    @rule(number=NUMBERS, pace=st.sampled_from(get_args(m.BotPace)))
    def set_bot_pace(self, number: int, pace: m.BotPace) -> None:
        self.do(self.viewer(number), m.SetBotPace(self.driver.id(), pace))

    @rule(name=st.sampled_from(["Chloé", "Dan", "P0", " ", "chloé"]))
    def sit(self, name: str) -> None:
        token = self.driver.environment.token()
        before = self.fingerprint()
        lobby = self.driver.lobby
        try:
            seated = self.driver.run(lobby.sit(self.table, token, self.driver.invite, name))
        except Refused:
            assert self.fingerprint() == before
        else:
            self.driver.tokens[seated.seat] = token
            self.driver.run_bots()

    @rule(seat=SEATS, move=st.booleans(), own=st.booleans())
    def recover(self, seat: int, move: bool, own: bool) -> None:
        """Bring a seat to another device: a new one, or one that holds another seat already."""
        held = [at for at, s in enumerate(self.table.state.seats) if s.tokens]
        if seat in held:
            lobby = self.driver.lobby
            code = self.driver.code(seat)
            token = self.driver.tokens[held[0]] if own else self.driver.environment.token()
            self.driver.run(lobby.recover(m.Recover(code, move), token))
            self.driver.tokens[seat] = token

    # What happens

    @rule(number=NUMBERS)
    def come(self, number: int) -> None:
        self.driver.connect(self.viewer(number))

    @rule(number=NUMBERS)
    def go(self, number: int) -> None:
        self.driver.disconnect(self.viewer(number))

    @rule(seconds=st.sampled_from([0.0, 1.0, 9.0, 31.0, 61.0, 125.0]))
    def wait(self, seconds: float) -> None:
        self.driver.advance(seconds)

    @precondition(lambda self: self.table.state.clock.days)
    @rule(days=st.sampled_from([0.4, 1.0, 2.5]))
    def wait_for_days(self, days: float) -> None:
        self.driver.advance(days * DAY)

    @rule()
    def hold_bots_up(self) -> None:
        self.driver.workers.allowed.clear()

    @rule()
    def let_bots_answer(self) -> None:
        self.driver.workers.allowed.set()
        self.driver.run_bots()

    @precondition(lambda self: self.driver.workers.allowed.is_set())
    @rule()
    def start_again(self) -> None:
        """The server dies and comes back: the table is made anew from its log."""
        for seat in list(self.driver.connected):
            self.driver.disconnect(seat)
        before = self.projected(self.table)
        lobby, id = self.driver.lobby, self.table.row.id
        lobby.unload(id)
        self.driver.table = self.driver.run(lobby.table(id))
        assert self.projected(self.table) == before
        self.driver.run_bots()

    # What must be true

    @invariant()
    def nobody_misses_or_repeats_a_number(self) -> None:
        """Every stream goes on from where it was: what was told stays told, in its place."""
        for viewer, stream in self.table.streams.items():
            says = [msgspec.json.encode(say) for say in stream.says(0)]
            before = self.told.get(viewer, [])
            assert len(says) >= len(before)
            if not self.fleeting:
                assert says[: len(before)] == before
            self.told[viewer] = says
            kept = [msgspec.json.decode(message.patch or b"") for message in stream.messages]
            first = stream.seq - len(kept) + 1
            assert [message["seq"] for message in kept] == list(range(first, stream.seq + 1))

    @rule(number=NUMBERS)
    def follow_with_patches(self, number: int) -> None:
        """Begin or cease to follow a stream, or follow it after the table was loaded anew."""
        viewer = self.viewer(number)
        follower = self.followers.pop(viewer, None)
        if follower is None:
            self.followers[viewer] = StreamFollower(self.table.streams[viewer])
        else:
            follower.stop()

    @invariant()
    def patches_make_whole_positions(self) -> None:
        """Whoever follows with patches has the position that a welcome brings, to the byte."""
        for viewer, stream in self.table.streams.items():
            follower = self.followers.get(viewer)
            if follower is not None and follower.stream is not stream:
                follower = self.followers[viewer] = StreamFollower(stream)
            if follower is not None:
                follower.catch_up()
                assert follower.bytes == msgspec.json.encode(stream.position)

    @invariant()
    def somebody_can_always_go_on(self) -> None:
        if self.table.state.phase == "playing":
            assert self.table.session.pending
            assert not self.table.session.game.is_chance(self.table.session.state)
        else:
            assert not self.table.session.pending

    @invariant()
    def bots_are_asked_for_all_they_owe(self) -> None:
        """Whatever is owed by a bot is being thought about, in this process."""
        lobby, table = self.driver.lobby, self.table
        for seat in table.session.pending:
            if table.state.bot_for(seat) is not None:
                assert (
                    table.row.id,
                    seat,
                    table.session.decision_numbers[seat],
                ) in lobby.bot_runner.tasks

    @invariant()
    def turns_are_kept_with_the_log(self) -> None:
        """With a pace in days, the store knows who owes which decision, and nothing else."""
        table = self.table
        rows = self.driver.run(self.driver.store.fetch(SELECT_TURNS, table.row.id))
        people = [at for at in table.session.pending if table.state.seats[at].kind == "person"]
        owed = [
            (at, table.session.decision_numbers[at])
            for at in people
            if not (table.state.seats[at].left or table.state.seats[at].stand_in)
        ]
        assert [tuple(row) for row in rows] == (sorted(owed) if table.state.clock.days else [])

    def projected(self, table: Table) -> Any:
        """Return all that a table has from its log."""
        time = table.state.clock
        seats = [[getattr(seat, name) for name in seat.__slots__] for seat in table.state.seats]
        return {
            "sent": {
                viewer: (stream.seq, msgspec.json.encode((stream.says(0), stream.position)))
                for viewer, stream in table.streams.items()
            },
            "known": {v: msgspec.json.encode(k) for v, k in table.session.knowledge.items()},
            "time": [
                *(time.since, time.spent, time.extra, time.extensions, time.last),
                *(time.paused_until, time.used, time.rests, time.vacation, time.vacation_left),
            ],
            "seats": seats,
            "rest": (
                table.state.lines,
                table.state.commands,
                table.state.late,
                table.state.stops,
                table.state.stopped,
                table.state.rematch,
                table.state.reasons,
                list(table.state.unheard),
                [(held.told, held.position, held.later) for held in table.streams.held_back],
                table.session.history,
                table.session.decision_numbers,
                table.session.pending,
                table.state.phase,
                table.state.settings,
            ),
        }

    def teardown(self) -> None:
        if not hasattr(self, "driver"):
            return
        with self.driver:
            self.makes_the_same_table_again()
            self.can_be_ended()
            self.makes_the_same_table_again()
            self.lists_it_as_it_is()

    def makes_the_same_table_again(self) -> None:
        again = self.driver.reload()
        assert self.projected(again) == self.projected(self.table)
        assert self.driver.all_welcomes(again, whole=False) == self.driver.all_welcomes(whole=False)

    def can_be_ended(self) -> None:
        """Those who are left, however few, end it; where nobody is, bots do or it has ended."""
        driver, table = self.driver, self.table
        driver.workers.allowed.set()
        driver.run_bots()
        if driver.phase() == "gathering":
            driver.advance(TALK_WITHIN)  # somebody who did much at once has to wait
            for seat in table.state.persons():
                driver.disconnect(seat)
                assert driver.act(seat, m.Leave(f"end{seat}")).result == "applied"
            assert driver.phase() == "left"
        elif driver.phase() == "playing":
            here = [at for at in table.state.persons() if not table.state.seats[at].stand_in]
            if here:
                self.one_person_ends_it(here[-1])
            if table.row.settings.away == "bot":
                self.bots_end_it()
            assert driver.phase() in ("left", "over")

    def bots_end_it(self) -> None:
        """Where bots decide for absent people, the game goes on to its end by itself."""
        for _ in range(STEPS):
            if self.driver.phase() != "playing":
                return
            self.driver.advance(40 * DAY if self.table.state.clock.days else 1)

    def one_person_ends_it(self, last: int) -> None:
        """All others go away without a word; this one stops the game, or leaves it to bots."""
        driver, table = self.driver, self.table
        for seat in list(driver.connected):
            driver.disconnect(seat)
        driver.connect(last)
        driver.advance(GRACE + 1)
        if table.state.clock.days:
            self.one_person_goes_on_with_bots(last)
            return
        others = [at for at in table.presence.absent() if at != last]
        if driver.phase() == "playing" and others:
            driver.act(last, m.Absent("end", others[0], "stop"))
        elif driver.phase() == "playing":
            driver.act(last, m.Leave("end"))

    def one_person_goes_on_with_bots(self, last: int) -> None:
        """With a pace in days nobody is absent before their time is up; then bots stand in."""
        driver = self.driver
        for number in range(STEPS):
            table = self.table
            absent = [at for at in table.presence.absent() if at != last]
            if driver.phase() != "playing":
                return
            if absent:
                driver.act(last, m.Absent(f"end{number}", absent[0], "bot"))
            elif last in table.session.pending and not table.state.seats[last].stand_in:
                driver.decide(last, number)
            else:
                driver.advance(40 * DAY)

    def lists_it_as_it_is(self) -> None:
        """What lists show was written with the log; and the record can be read."""
        driver, table = self.driver, self.table
        (listed,) = (one for one in driver.run(driver.store.every()) if one.row.id == table.row.id)
        assert listed.summary == table.state.summary()
        if table.session.state is not None:
            text = table.record()
            read = record.read(text.encode(), game_class)
            assert (read.outcome is not None) == (table.state.phase == "over")
            replay(table.state, TRUTH, 0)


AnyMoment.TestCase.settings = settings(max_examples=settings().max_examples, stateful_step_count=40)
TestAnyMoment = AnyMoment.TestCase
