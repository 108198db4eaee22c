"""What people may do at a table, rule by rule; whatever is refused changes nothing."""

from __future__ import annotations

import pytest

from filature.core import messages as m
from filature.core.events import COVERED, SPECTATOR
from filature.core.refusals import Refused
from filature.core.streams import position
from filature.tables.commands import ACTS_AT_ONCE, TALK_AT_ONCE, TALK_WITHIN
from filature.tables.names import LONGEST_TEXT
from filature.tables.state import MOST_UNHEARD
from tests.tables.table_driver import TableDriver, applied, refused

MINUTE = m.Pace("move", 60)


# Deciding


def test_a_decision_is_carried_out_once_however_often_it_is_sent() -> None:
    with TableDriver() as driver:
        command = driver.command(0)
        assert [driver.act(0, command).result for _ in range(3)] == [
            "applied",
            "duplicate",
            "duplicate",
        ]
        assert driver.types(1) == ["started", "placed"]


def test_the_same_id_of_two_seats_is_two_commands() -> None:
    with TableDriver() as driver:
        for seat in (0, 1):
            decision = driver.table.session.decision(seat)
            applied(driver, seat, m.Command("same", decision.id, decision.legal.nth(seat)))


def test_stale_forged_and_foreign_decisions_are_refused() -> None:
    with TableDriver() as driver:
        command = driver.command(0)
        for decision in ("0", "2", "", "-1", "1 ", "one"):
            forged = m.Command(driver.id(), decision, command.action)
            assert refused(driver, 0, forged) == "not_asked"
        for viewer in (SPECTATOR,):
            assert refused(driver, viewer, command) == "not_seated"
        assert driver.decide(0).result == "applied"
        assert refused(driver, 0, m.Command("other", "1", command.action)) == "not_asked"


def test_ids_of_one_act_never_stand_in_the_way_of_another_seats() -> None:
    """What the host does to a seat is the host's, also in the log."""
    with TableDriver(seats="p--") as driver:
        applied(driver, 0, m.Fill("x", 1, "ref-random"))
        applied(driver, 0, m.Clear("y", 1))
        driver.sit(1)
        applied(driver, 1, m.Talk("x", "Bonsoir"))
        applied(driver, 0, m.Mute("z", 1, True))
        assert refused(driver, 1, m.Talk("z", "Hm")) == "muted"
        applied(driver, 0, m.Mute("zz", 1, False))
        applied(driver, 1, m.Talk("z", "Hm"))
        assert driver.act(0, m.Mute("zz", 1, False)).result == "duplicate"
        again = driver.reload()
        assert again.state.commands == driver.table.state.commands


def test_the_next_person_in_a_seat_has_fresh_ids() -> None:
    with TableDriver(seats="pp-") as driver:
        applied(driver, 1, m.Talk("1", "Bonsoir"))
        applied(driver, 1, m.Leave("2"))
        driver.tokens[1] = driver.environment.token()
        driver.sit(1, "Chloé")
        applied(driver, 1, m.Talk("1", "Bonjour"))
        assert driver.act(1, m.Talk("1", "Bonjour")).result == "duplicate"
        assert driver.reload().state.commands == driver.table.state.commands


# Taking back


def test_a_sealed_choice_can_be_taken_back_until_all_are_in() -> None:
    with TableDriver() as driver:
        driver.decide(0, 5)
        assert position(driver.table.session, 0).undo
        applied(driver, 0, m.Undo("u"))
        assert refused(driver, 0, m.Undo("v")) == "cannot_undo"
        assert driver.types(1) == ["started", "placed", "took_back"]
        driver.decide(0, 7)
        driver.decide(1)
        assert refused(driver, 0, m.Undo("w")) == "cannot_undo"
        assert refused(driver, 1, m.Undo("w")) == "cannot_undo"
        action = driver.table.session.game.to_record(0, driver.table.session.history[0][1])
        assert action == driver.table.session.game.factored(driver.table.session.game.new(), 0).nth(
            7
        )


def test_what_was_seen_cannot_be_taken_back() -> None:
    with TableDriver() as driver:
        driver.decide(0)
        driver.decide(1)
        (first,) = driver.table.session.pending
        driver.decide(first)
        assert refused(driver, first, m.Undo("u")) == "cannot_undo"
        assert refused(driver, SPECTATOR, m.Undo("u")) == "not_seated"


def test_the_reason_of_a_bot_goes_with_what_is_taken_back() -> None:
    """A bot decided for somebody whose time was up, who takes it back and decides otherwise."""
    with TableDriver(pace=MINUTE) as driver:
        applied(driver, 1, m.Extend("e"))
        driver.advance(61)
        assert list(driver.table.state.reasons) == [0]
        applied(driver, 0, m.Undo("u"))
        assert driver.table.state.reasons == {}


# Talk


def test_what_a_seat_says_is_told_to_everybody() -> None:
    with TableDriver() as driver:
        applied(driver, 0, m.Talk("a", "  Bon \n soir "))
        said = {"type": "said", "person": 0, "name": "P0", "text": "Bon soir"}
        for viewer in (0, 1, SPECTATOR):
            assert driver.told(viewer)[-1] == said


def test_spectators_are_heard_by_spectators_alone_until_the_end() -> None:
    with TableDriver(seats="ph") as driver:
        applied(driver, SPECTATOR, m.Talk("a", "Il bluffe", "Zoé"))
        assert driver.types(SPECTATOR)[-1] == "said"
        for viewer in (0, 1, COVERED):
            assert "said" not in driver.types(viewer)
        applied(driver, 0, m.Leave("l"))
        applied(driver, 1, m.Leave("l"))
        assert driver.phase() == "left"
        heard = {"type": "spectators_said", "name": "Zoé", "text": "Il bluffe"}
        for viewer in (0, 1, COVERED):
            assert heard in driver.told(viewer)
        assert heard not in driver.told(SPECTATOR)
        applied(driver, SPECTATOR, m.Talk("b", "Ah", "Zoé"))
        assert driver.told(0)[-1] == {"type": "spectators_said", "name": "Zoé", "text": "Ah"}


def test_of_what_spectators_say_the_last_is_kept_for_the_end() -> None:
    with TableDriver() as driver:
        for at in range(MOST_UNHEARD + 5):
            applied(driver, SPECTATOR, m.Talk(f"s{at}", f"mot {at}", f"Zoé {at}"))
        applied(driver, 0, m.Leave("l"))
        applied(driver, 1, m.Leave("l"))
        heard = [say for say in driver.told(0) if say["type"] == "spectators_said"]
        assert len(heard) == MOST_UNHEARD
        assert heard[-1]["text"] == f"mot {MOST_UNHEARD + 4}"


def test_spectators_with_the_same_id_are_told_apart_by_name() -> None:
    with TableDriver() as driver:
        applied(driver, SPECTATOR, m.Talk("1", "a", "Zoé"))
        applied(driver, SPECTATOR, m.Talk("1", "b", "Yves"))
        assert driver.act(SPECTATOR, m.Talk("1", "b", "Yves")).result == "duplicate"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "nothing_said"),
        (" \n ", "nothing_said"),
        ("x" * (LONGEST_TEXT + 1), "too_long"),
        ("a\u202eb", "text_unreadable"),
        ("a\x00b", "text_unreadable"),
        ("a\ue000b", "text_unreadable"),
        ("a\u3164b", "text_unreadable"),
        ("a" + "\u0301" * 30, "text_unreadable"),
    ],
)
def test_what_cannot_be_read_is_not_said(text: str, why: str) -> None:
    with TableDriver() as driver:
        assert refused(driver, 0, m.Talk("a", text)) == why
        assert refused(driver, SPECTATOR, m.Talk("a", text, "Zoé")) == why


def test_joined_letters_may_be_said_and_are_no_part_of_names() -> None:
    with TableDriver(seats="p-") as driver:
        applied(driver, 0, m.Talk("a", "👩‍👧 ❤️ می‌خواهم <b>&amp;</b>"))
        assert driver.told(0)[-1]["text"] == "👩‍👧 ❤️ می‌خواهم <b>&amp;</b>"
        with pytest.raises(Refused, match="name unreadable"):
            driver.sit(1, "P\u200d0")


def test_nobody_says_more_than_so_much_in_so_many_seconds() -> None:
    with TableDriver() as driver:
        for at in range(TALK_AT_ONCE):
            applied(driver, 0, m.Talk(f"a{at}", "Bonsoir"))
        assert refused(driver, 0, m.Talk("b", "Encore")) == "too_often"
        applied(driver, 1, m.Talk("b", "Moi aussi"))
        driver.advance(TALK_WITHIN)
        applied(driver, 0, m.Talk("b", "Encore"))


def test_nobody_keeps_the_table_busy_with_what_is_no_decision() -> None:
    """All of it is told, spoken and kept; choosing and taking back could go on for ever."""
    with TableDriver() as driver:
        for at in range(ACTS_AT_ONCE):
            driver.decide(0)
            applied(driver, 0, m.Undo(f"u{at}"))
        driver.decide(0)
        lines = driver.table.state.lines
        assert refused(driver, 0, m.Undo("more")) == "too_often"
        assert refused(driver, 0, m.Absent("wait", 1, "wait")) == "too_often"
        assert driver.table.state.lines == lines
        applied(driver, 1, m.Leave("a"))
        driver.environment.time += TALK_WITHIN
        applied(driver, 0, m.Undo("more"))


def test_a_muted_seat_is_heard_and_seen_by_nobody_until_it_is_unmuted() -> None:
    with TableDriver("spies_vs_spies", "ppp") as driver:
        applied(driver, 0, m.Mute("m", 1, True))
        assert driver.table.info(1).players[1].muted
        assert refused(driver, 1, m.Gesture("g", 0, "wink")) == "muted"
        applied(driver, 0, m.Mute("n", 1, False))
        applied(driver, 1, m.Gesture("g", 0, "wink"))


def test_a_covered_device_says_nothing_before_somebody_looks() -> None:
    with TableDriver(seats="ph") as driver:
        assert refused(driver, COVERED, m.Talk("a", "Bonsoir", "Zoé")) == "nobody_looks"


def test_nobody_talks_during_a_round_of_spies_vs_spies() -> None:
    with TableDriver("spies_vs_spies", "pp-") as driver:
        applied(driver, 0, m.Talk("a", "Avant"))
        assert refused(driver, 0, m.Gesture("b", 1, "wink")) == "not_playing"
        driver.sit(2)
        assert not driver.table.info(0).talk
        assert refused(driver, 0, m.Talk("b", "Pendant")) == "no_talk_now"
        applied(driver, SPECTATOR, m.Talk("b", "Le public parle", "Zoé"))


# Signals


@pytest.mark.parametrize("signals", ["discreet", "open"])
def test_a_sign_is_seen_by_whom_it_is_made_to(signals: str) -> None:
    with TableDriver("spies_vs_spies", "ppp", {"signals": signals}) as driver:
        applied(driver, 0, m.Gesture("a", 1, "look", 2))
        whole = {
            "type": "signal",
            "person": 0,
            "addressee": 1,
            "signal": "look",
            "glance": 2,
            "open": signals == "open",
        }
        hidden = whole if signals == "open" else {**whole, "signal": None, "glance": None}
        alone = whole if signals == "open" else {**whole, "private": True}
        assert [driver.told(viewer)[-1] for viewer in (0, 1)] == [alone, alone]
        assert [driver.told(viewer)[-1] for viewer in (2, SPECTATOR)] == [hidden, hidden]


@pytest.mark.parametrize(
    ("gesture", "why"),
    [
        (m.Gesture("a", 0, "wink"), "no_such_seat"),
        (m.Gesture("a", 3, "wink"), "no_such_seat"),
        (m.Gesture("a", -1, "wink"), "no_such_seat"),
        (m.Gesture("a", 1, "wave"), "no_such_signal"),
        (m.Gesture("a", 1, "wink", 2), "no_such_seat"),
        (m.Gesture("a", 1, "look"), "no_such_seat"),
        (m.Gesture("a", 1, "look", 9), "no_such_seat"),
    ],
)
def test_a_sign_that_cannot_be_made_is_refused(gesture: m.Gesture, why: str) -> None:
    with TableDriver("spies_vs_spies", "ppp") as driver:
        assert refused(driver, 0, gesture) == why


def test_signs_are_made_only_where_the_game_has_them() -> None:
    with TableDriver("spies_vs_spies", "ppp", {"signals": "none"}) as driver:
        assert driver.table.info(0).signals == []
        assert refused(driver, 0, m.Gesture("a", 1, "wink")) == "no_such_signal"
    with TableDriver() as driver:
        assert refused(driver, 0, m.Gesture("a", 1, "wink")) == "no_such_signal"


# The host


def test_the_host_fills_and_frees_seats_before_the_start() -> None:
    with TableDriver("kryptos", "pp--") as driver:
        assert refused(driver, 1, m.Fill("a", 2, "ref-random")) == "not_host"
        assert refused(driver, 0, m.Fill("a", 1, "ref-random")) == "table_full"
        assert refused(driver, 0, m.Fill("a", 2, "nobody")) == "unknown_bot"
        assert refused(driver, 0, m.Fill("a", 9, "ref-random")) == "no_such_seat"
        assert refused(driver, 0, m.Clear("a", 0)) == "no_such_seat"
        applied(driver, 0, m.Fill("a", 2, "ref-random"))
        applied(driver, 0, m.Clear("b", 2))
        applied(driver, 0, m.Clear("c", 1))
        assert driver.table.state.seats_of(driver.tokens[1]) == []
        for at in (1, 2, 3):
            applied(driver, 0, m.Fill(f"d{at}", at, "ref-random"))
        assert driver.phase() == "playing"
        names = [seat.name for seat in driver.table.state.seats]
        assert len(set(names)) == len(names)
        assert refused(driver, 0, m.Clear("e", 1)) == "already_started"
        assert refused(driver, 0, m.Mute("e", 1, True)) == "no_such_seat"


def test_the_next_person_becomes_host_when_the_host_leaves() -> None:
    with TableDriver("kryptos", "ppp") as driver:
        applied(driver, 0, m.Leave("a"))
        assert driver.table.info(2).host == 1
        applied(driver, 1, m.Mute("a", 2, True))
        (listing,) = driver.run(driver.store.every())
        assert listing.summary.host == "P1"
