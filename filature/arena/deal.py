"""One deal, played once for each seating.

Every chance move has its own random stream, named by the deal and by how many chance moves came
before: what the bots do in between changes nothing. Every decision of a bot has its own stream too.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from math import log
from time import perf_counter, process_time
from typing import Any

import msgspec

from filature.arena.contest import Contest, Deal, Forfeit, Game, winners_left
from filature.arena.contestants import BuiltInBot, Contestant, contestant
from filature.arena.control_variates import Corrections, judge_of
from filature.arena.match import stream
from filature.arena.program import BotFailed, readable
from filature.bots.player import Question, random_choice
from filature.core.events import CHANCE, Viewer
from filature.core.knowledge import Move
from filature.core.messages import PROTOCOL, Player, TableInfo, Welcome
from filature.core.refusals import Refused, plain
from filature.core.session import GameSession
from filature.core.streams import Streams
from filature.games import AnyGame

STEP = 1.02
"""Decisions are counted by duration in classes 2 % wide: exact to add up, small to keep."""


def play_deal(contest: bytes, number: int) -> bytes:
    """Play all games of a deal; the one task that workers do, whatever machine they are on."""
    played = games_of_deal(msgspec.json.decode(contest, type=Contest), number)
    return msgspec.json.encode(played)


def games_of_deal(contest: Contest, number: int) -> Deal:
    """Play all games of a deal, with one process for each seat of an outside bot."""
    game = contest.set_up()
    judge = judge_of(game) if contest.control_variates else None
    times = [DecisionTimes() for _ in contest.bots]
    seated: dict[tuple[int, int], Contestant] = {}
    games = []
    try:
        for turn, seating in enumerate(contest.seatings):
            players = []
            for seat, bot in enumerate(seating):
                place = (bot, seating[:seat].count(bot))
                if place not in seated:
                    name, budget = contest.bots[bot], contest.spending
                    seated[place] = contestant(name, contest.game, budget, contest.timeout)
                players.append(seated[place])
            seed = f"{contest.seed}/{number}"
            names = [contest.labels[bot] for bot in seating]
            corrections = None if judge is None else Corrections(game, judge)
            arena_game = ArenaGame(game, players, names, seed, f"{seed}/{turn}", corrections)
            games.append(arena_game.play(seating, times))
    finally:
        for player in seated.values():
            player.stop()
    return Deal(
        number,
        games,
        [dict(sorted(each.waited.items())) for each in times],
        [dict(sorted(each.processor.items())) for each in times],
    )


class DecisionTimes:
    """How long one bot's decisions took, counted by classes of durations."""

    def __init__(self) -> None:
        self.waited: Counter[int] = Counter()
        self.processor: Counter[int] = Counter()
        """Processor time of this process, all threads together; empty for outside bots."""

    def answer(self, player: Contestant, question: Question, decision: str, random: str) -> Any:
        """Ask a player, and count the time if it answers."""
        wall, processor = perf_counter(), process_time()
        action = player.answer(question, decision, random)
        worked, waited = process_time() - processor, perf_counter() - wall
        self.waited[duration_class(waited)] += 1
        if player.in_process:
            self.processor[duration_class(worked)] += 1
        return action


class ArenaGame:
    """One game between contestants."""

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[Contestant],
        names: Sequence[str],
        deal: str,
        choices: str,
        corrections: Corrections | None = None,
    ) -> None:
        self.game = game
        self.session = GameSession(game, range(game.seats))
        following = [seat for seat, player in enumerate(players) if player.follows]
        self.streams = Streams(self.session, following, self.wake)
        for followed in self.streams.values():
            followed.follow()
        self.players = players
        self.names = names
        self.deal = deal
        """The seed of what chance decides."""
        self.choices = choices
        """The seed of what the bots decide."""
        self.corrections = corrections
        self.welcomed: set[Viewer] = set()
        self.forfeits: dict[int, str] = {}

    def play(self, seating: list[int], times: Sequence[DecisionTimes]) -> Game:
        """Play to the end; count how long each bot's decisions took."""
        session = self.session.start()
        self.streams.start()
        for seat in list(self.streams):
            self.greet(seat)
        drawn = 0
        while not session.is_over:
            if session.is_chance:
                actor = CHANCE
                move = self.game.chance(session.state, stream(self.deal, f"chance {drawn}"))
                if self.corrections is not None:
                    compared = stream(self.choices, f"compared {drawn}")
                    self.corrections.chance(session, move, compared)
                drawn += 1
            else:
                actor = session.pending[0]
                move = self.decide(actor, times[seating[actor]])
            self.streams.publish(session.apply(actor, move), actor)
        outcome = session.outcome
        assert outcome is not None
        return Game(
            seating,
            winners_left(outcome.winners, self.game.seats, set(self.forfeits)),
            outcome.scores,
            outcome.reason,
            [Forfeit(seating[seat], seat, why) for seat, why in sorted(self.forfeits.items())],
            self.corrections.by_bot(seating, len(times)) if self.corrections is not None else {},
        )

    # One decision

    def decide(self, seat: int, times: DecisionTimes) -> Move:
        """Ask a seat for its move; one that has failed plays at random."""
        question = Question.of(self.session, seat)
        number = self.session.decision_numbers[seat]
        if seat not in self.forfeits:
            player = self.players[seat]
            random = f"{self.choices}/{seat}/{number}"
            try:
                action = times.answer(player, question, str(number), random)
                if action in question.legal:
                    player.applied()
                    move = self.game.from_record(action)
                    self.correct(player, question, random, move)
                    return move
                player.refused(why := self.why_not(seat, action))
                shown = readable(str(action), 100)
                self.forfeit(seat, f"played what is not legal ({plain(why)}): {shown}")
            except BotFailed as failed:
                self.forfeit(seat, str(failed))
        rng = stream(self.choices, f"instead {seat}/{number}")
        return self.game.from_record(random_choice(question, rng).action)

    def correct(self, player: Contestant, question: Question, random: str, move: Move) -> None:
        """Judge the luck of a decision, where that is asked for and its chances are known."""
        if self.corrections is not None and isinstance(player, BuiltInBot):
            self.corrections.decision(self.session, player.bot, question, random, move)

    def why_not(self, seat: int, action: Any) -> dict[str, Any]:
        """Return the refusal of an action by the rules."""
        try:
            self.session.try_move(seat, self.game.from_record(action))
        except Refused as refused:
            return dict(refused.say)
        return {"type": "unknown_action"}

    def forfeit(self, seat: int, why: str) -> None:
        """Make a seat lose the game; it is sent nothing more."""
        self.forfeits[seat] = why
        self.streams.pop(seat, None)
        self.players[seat].give_up()

    # What a contestant on the wire is sent

    def wake(self, viewer: Viewer) -> None:
        if viewer in self.welcomed:
            stream = self.streams[viewer]
            message = stream.message(stream.seq)
            assert message is not None
            self.players[viewer].hear(message)

    def greet(self, seat: int) -> None:
        """Send a seat the welcome that a table would send."""
        sent = self.streams[seat]
        players = [Player(at, "bot", name, name, True) for at, name in enumerate(self.names)]
        table = TableInfo(
            id=hashlib.sha256(self.choices.encode()).hexdigest()[:10],
            game=self.game.id,
            options=self.game.chosen_options,
            phase="playing",
            players=players,
            invite=None,
            again=None,
        )
        welcome = Welcome(PROTOCOL, table, seat, sent.seq, sent.says(0), sent.position)
        try:
            self.players[seat].welcome(welcome)
        except BotFailed as failed:
            self.forfeit(seat, str(failed))
        else:
            self.welcomed.add(seat)


def duration_class(seconds: float) -> int:
    """Return the class of a duration."""
    return round(log(max(seconds * 1000, 1e-4), STEP))


def milliseconds(duration: int) -> float:
    """Return the middle of a class of durations, in milliseconds."""
    return float(STEP**duration)
