"""How a table is run: delayed spectators, practice, notes, the end, and bots that fail."""

from __future__ import annotations

import pytest

from filature.bots.player import Choice, Question
from filature.core import messages as m
from filature.core.events import DELAYED, SPECTATOR, TRUTH
from filature.core.refusals import Refused
from filature.tables.presence import STILL_HERE
from filature.tables.replays import replay
from filature.tables.table import NoSuchTable
from tests.tables.party import AtOnce, Party, applied

MINUTE = m.Pace("move", 60)


# Spectators with a delay


def test_delayed_spectators_see_each_move_so_many_moves_later_and_all_at_the_end() -> None:
    with Party(delay=2, options={"turn_limit": 2}) as party:
        seen: list[int] = []
        while party.phase() == "playing":
            now = len(party.table.history)
            shown = party.types(DELAYED)
            expected = party.types(SPECTATOR)
            assert shown == expected[: len(shown)]
            seen.append(now)
            if now < 2:
                assert shown == []
            party.decide(party.table.pending[0], 3)
        assert party.types(DELAYED) == party.types(SPECTATOR)
        assert len(seen) > 3


def test_delayed_spectators_hear_the_table_when_they_see_it_and_each_other_at_once() -> None:
    with Party(delay=1, pace=MINUTE) as party:
        party.come(0)
        applied(party, 0, m.Talk("a", "Tu as vu ?"))
        applied(party, DELAYED, m.Talk("b", "Quoi ?", "Zoé"))
        assert party.types(DELAYED) == ["said"]
        assert party.told(DELAYED)[0]["name"] == "Zoé"
        party.decide(0)
        assert party.types(DELAYED) == ["said", "started", "said"]
        assert party.table.info(DELAYED).absent == []
        assert party.table.clocks(DELAYED) is None
        assert party.table.clocks(SPECTATOR) is not None
        assert party.everything(party.rebuilt()) == party.everything()


# Practice


def test_delayed_spectators_are_not_told_early_for_whom_a_bot_stands_in() -> None:
    """A bot stands in by itself for whoever is asked and away: that would tell whose turn it is."""
    with Party(seats="pp", delay=5, away="bot") as party:
        party.workers.let.clear()
        before = party.table.info(DELAYED)
        party.wait(STILL_HERE + 1)
        assert any(player.stand_in for player in party.table.info(0).players)
        assert party.table.info(DELAYED) == before
        assert "stand_in" not in party.types(DELAYED)


def test_the_same_seed_and_the_same_decisions_are_the_same_game() -> None:
    def played(seed: int, chance: int) -> tuple[dict[int, bytes], str]:
        """Play a practice table; `chance` is what any other table would be dealt by."""
        party = Party("double_agent", "pb", seed=chance)
        with party:
            new = m.NewTable(
                "double_agent",
                "Ada",
                [m.NewSeat("person"), m.NewSeat("bot", "ref-random")],
                settings=m.Settings(seed=seed),
            )
            seated = party.run(party.lobby.create(new, party.environment.token()))
            party.table = party.run(party.lobby.table(seated.table))
            party.think()
            steps = 0
            while party.phase() == "playing":
                party.decide(0, steps * 7)
                steps += 1
            return party.everything(), party.table.record()

    first, other_clock = played(7, 1), played(7, 2)
    assert first == other_clock
    assert played(8, 1)[1] != first[1]


def test_a_practice_table_is_for_one_person_in_private() -> None:
    with Party() as party:
        person, bot = m.NewSeat("person"), m.NewSeat("bot", "ref-random")
        for seats, settings in (
            ([person, person], m.Settings(seed=1)),
            ([person, bot], m.Settings(seed=1, listed=True)),
        ):
            with pytest.raises(Refused, match="practice alone"):
                party.run(
                    party.lobby.create(m.NewTable("agent_hunter", "A", seats, {}, settings), "t")
                )


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        (m.Settings(pace=m.Pace("move", 9)), "pace bounds"),
        (m.Settings(pace=m.Pace("move", 3601)), "pace bounds"),
        (m.Settings(pace=m.Pace("game", 59)), "pace bounds"),
        (m.Settings(pace=m.Pace("none", 1)), "pace bounds"),
        (m.Settings(delay=-1), "delay bounds"),
        (m.Settings(delay=21), "delay bounds"),
        (m.Settings(seed=-1), "seed bounds"),
        (m.Settings(seed=2**53), "seed bounds"),
    ],
)
def test_settings_have_bounds(settings: m.Settings, why: str) -> None:
    seats = [m.NewSeat("person"), m.NewSeat("bot", "ref-random")]
    with Party() as party, pytest.raises(Refused, match=why):
        party.run(party.lobby.create(m.NewTable("agent_hunter", "A", seats, {}, settings), "t"))


# Notes


def test_notes_are_kept_for_their_seat_and_change_nothing_for_others() -> None:
    with Party() as party:
        before = party.everything(), party.lines()
        marks = {"0": ["?", 3, None]}
        party.run(party.lobby.write_note(party.table, 0, m.Note(marks)))
        assert party.run(party.lobby.note(party.table, 0)).marks == marks
        assert party.run(party.lobby.note(party.table, 1)).marks == {}
        assert before == (party.everything(), party.lines())
        with pytest.raises(Refused, match="too long"):
            party.run(party.lobby.write_note(party.table, 0, m.Note({"x": "y" * 40_000})))
        assert party.run(party.lobby.note(party.table, 0)).marks == marks


# After the end


def test_notes_are_not_for_whoever_sits_down_next() -> None:
    with Party("kryptos", seats="pp-") as party:
        party.run(party.lobby.write_note(party.table, 1, m.Note({"mine": "alone"})))
        party.act(1, m.Leave("a"))
        party.tokens[1] = party.environment.token()
        assert party.sit(1, "Chloé").seat == 1
        assert party.run(party.lobby.note(party.table, 1)) == m.Note()


def test_record_and_replay_are_given_only_when_nothing_is_secret_any_more() -> None:
    with Party(options={"turn_limit": 1}) as party:
        while party.phase() == "playing":
            with pytest.raises(Refused, match="not over yet"):
                party.table.record()
            for viewer in (0, 1, SPECTATOR, TRUTH):
                with pytest.raises(Refused, match="not over yet"):
                    replay(party.table, viewer, 0)
            party.decide(party.table.pending[0])
        assert party.table.record().count("\n") >= 4
        told = replay(party.table, TRUTH, 0)
        assert told.total == len(party.table.history) + 1 == len(told.steps)


def test_as_whom_a_game_is_seen_again_is_read_strictly() -> None:
    with Party() as party:
        lobby = party.lobby
        assert lobby.replay_viewer(party.table, "truth") == TRUTH
        assert lobby.replay_viewer(party.table, "spectator") == SPECTATOR
        assert lobby.replay_viewer(party.table, "1") == 1
        for name in ("2", "-1", "01", "²", "１", "1" * 5000, "", "Truth"):
            with pytest.raises(Refused, match="no such seat"):
                lobby.replay_viewer(party.table, name)


# Bots


def test_a_bot_whose_answer_is_not_legal_costs_a_retry_and_not_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    honest = AtOnce.ask

    async def ask(self: AtOnce, bot: str, question: Question, seed: int, measured: bool) -> Choice:
        asked.append(bot)
        if bot != "ref-random" or len(asked) < 3:
            return Choice({"type": "cheat"})
        return await honest(self, bot, question, seed, measured)

    monkeypatch.setattr(AtOnce, "ask", ask)
    with Party(seats="pb") as party:
        assert asked == ["ref-random"] * 3
        assert party.table.pending == (0,)


def test_a_table_deleted_by_the_operator_is_gone_for_those_who_sit_at_it() -> None:
    with Party() as party:
        lobby, table = party.lobby, party.table
        assert party.run(party.store.delete(table.row.id))
        with pytest.raises(NoSuchTable):
            party.run(lobby.act(table, 0, m.Talk("a", "Bonsoir")))
        with pytest.raises(NoSuchTable):
            party.run(lobby.write_note(table, 0, m.Note()))
        with pytest.raises(NoSuchTable):
            party.run(lobby.recovery_code(table, 0, party.tokens[0]))
        with pytest.raises(NoSuchTable):
            party.run(lobby.table(table.row.id))
