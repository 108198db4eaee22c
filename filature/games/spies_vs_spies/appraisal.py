"""Spies vs Spies: chances to win the match, from this round and from the race in points.

- The race: after a round, what matters is everybody's points. Every further round pairs the players
  evenly, and ends as rounds usually do (`USUAL`).
- This round: once the mission is called, each deal that is left open says how likely every player
  points right. Before, the round ends as a model says that reads how likely the team would succeed
  now.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from itertools import product
from math import exp
from random import Random
from typing import NamedTuple

import msgspec

from filature.bots.appraisal import (
    Appraised,
    CalibratedAppraiser,
    Calibrations,
    Chance,
    compare_judged,
)
from filature.bots.network_appraisal import NetworkAppraiser
from filature.bots.player import Budget, Question
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction
from filature.games.spies_vs_spies import events
from filature.games.spies_vs_spies.deals import CATEGORIES, PLAYERS
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from filature.games.spies_vs_spies.thinking import encoder
from filature.games.spies_vs_spies.thinking.deduction import STEPS, aim, open_deals
from filature.games.spies_vs_spies.thinking.evaluation import Evaluation, QuestionWeights, unclear
from filature.games.spies_vs_spies.thinking.info_state import InfoState
from filature.games.spies_vs_spies.thinking.suspicion import suspect

FAR, BEHIND = 15, 18
"""A target further ahead than this is taken to be so far ahead, of the first and of the others."""
LONG = 10
"""With more rounds left than this, only points are taken to end the match."""
JUDGED = 0.03
"""About how far the model is off."""
TOLD = 0.02
"""What a trit told to the partner rather than to an opponent is worth, in games won."""
TEAM_ONLY = QuestionWeights(team=1, partner=0, opponent=0)


class RoundEnd(NamedTuple):
    """How a round ends: whether the calling team succeeds, and whether the other one does."""

    called: bool
    other: bool


ENDS = [RoundEnd(*both) for both in product((True, False), repeat=2)]


class Signs(NamedTuple):
    """What a seat makes of a round before the mission is called."""

    one: float
    success: float
    """How likely its team would succeed now."""
    clarity: float
    """1 if its target is certain, 0 if all three are as likely."""
    asked: float
    """How many questions were asked."""
    wait: float
    """In how many turns it is its own turn, as a part of a round of turns."""


class Curves(msgspec.Struct, frozen=True):
    """Logistic curves over `Signs` of how a round ends; `then_…` read also whether the call was
    right."""

    mine_calls: list[float]
    mine_called_right: list[float]
    then_theirs_right: list[float]
    theirs_called_right: list[float]
    then_mine_right: list[float]


class RoundModel(msgspec.Struct, frozen=True):
    """How rounds end between agents, for one seat count."""

    usual: dict[str, float]
    """How often: three figures 0 or 1 for the virtual player in the calling team, the success of
    that team, and the success of the other."""
    curves: Curves


@cache
def round_models() -> dict[str, RoundModel]:
    """Read the models that were fitted (`research/training/spies_vs_spies.py`)."""
    text = files(__package__).joinpath("rounds.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, RoundModel])


def on_curve(weights: Sequence[float], signs: Sequence[float]) -> float:
    return 1 / (1 + exp(-sum([w * x for w, x in zip(weights, signs, strict=True)])))


def points(end: RoundEnd) -> tuple[int, int]:
    """Return the points of the calling team's members, and of the others."""
    called, other = int(end.called), int(end.other)
    return (called + 2, other) if end.called else (called, other + 2)


class Race(NamedTuple):
    """The points of all players, and what is left of the match."""

    seats: int
    target: int
    rounds: int | None
    """How many rounds are left; none where only points end the match."""

    def win(self, scores: Sequence[int], player: int) -> float:
        """Return how likely a player wins with these points after a round."""
        most = max(scores)
        left = None if self.rounds is None or self.rounds > LONG else self.rounds
        target = self.target if left is not None else min(self.target, most + FAR)
        needs = [min(target - score, BEHIND) for score in scores]
        own = needs.pop(player)
        virtual = needs.pop() if self.seats < PLAYERS else None
        return race_value(left, own, tuple(sorted(needs)), virtual)


@cache  # Three cases.
def usual_gains(with_virtual: bool | None) -> list[tuple[int, int, float]]:
    """Return what a round brings a player's team and the other, and how often.

    `with_virtual`: whether the player's partner is the virtual one; none where nobody is.
    """
    found: dict[tuple[int, int], float] = {}
    model = round_models()["4" if with_virtual is None else "3"]
    for key, share in model.usual.items():
        virtual, called, other = (figure == "1" for figure in key)
        first, second = points(RoundEnd(called, other))
        if with_virtual is None:
            both = [((first, second), share / 2), ((second, first), share / 2)]
        elif with_virtual:  # one pairing of three, with the virtual player in either team
            both = [((first, second) if virtual else (second, first), share)]
        else:
            both = [((second, first) if virtual else (first, second), share)]
        for gains, part in both:
            found[gains] = found.get(gains, 0.0) + part
    return [(mine, theirs, share) for (mine, theirs), share in found.items()]


@lru_cache(1 << 17)
def race_value(rounds: int | None, own: int, others: tuple[int, ...], virtual: int | None) -> float:
    """Return how likely a player wins, a share where victory is shared.

    Points are counted down to the target: what the player, the others and the virtual one need.
    """
    rest = others if virtual is None else (*others, virtual)
    least = min(own, *rest)
    if least <= 0 or rounds == 0:
        return 1 / (1 + rest.count(own)) if own == least else 0.0
    left = None if rounds is None else rounds - 1
    total = 0.0
    for partner in range(3):
        with_virtual = None if virtual is None else partner == 2
        for mine, theirs, share in usual_gains(with_virtual):
            after = [need - theirs for need in rest]
            after[partner] += theirs - mine
            seated = tuple(sorted(after[: len(others)]))
            last = None if virtual is None else after[2]
            total += share * race_value(left, own - mine, seated, last)
    return total / 3


class Match:
    """Where a match stands, as one seat knows it."""

    def __init__(self, knowledge: Knowledge) -> None:
        game = SpiesVsSpies(knowledge.seats, knowledge.options)
        self.seat = knowledge.viewer
        self.scores = [0] * PLAYERS
        self.first = 0
        """Who began this round."""
        self.running = False
        """A round is dealt, and its mission not yet over."""
        self.caller: int | None = None
        self.pointed: int | None = None
        """At whom the seat itself points."""
        done = 0
        for event in knowledge.told:
            match event:
                case events.RoundBegan(_, first):
                    self.first, self.running = first, True
                    self.caller = self.pointed = None
                case events.MissionCalled(seat):
                    self.caller = seat
                case events.Pointed(seat, target) if seat == self.seat:
                    self.pointed = target
                case events.TeamScored(_, members, _, _, _, totals):
                    done += self.running
                    self.running = False
                    for member, total in zip(members, totals, strict=True):
                        self.scores[member] = total
        left = None if game.rounds is None else game.rounds - done - self.running
        self.race = Race(game.seats, game.target_score, left)

    def after(self, partner: int, mine: int, theirs: int) -> float:
        """Return how likely the seat wins if this round brings its team and the others this."""
        scores = [
            score + (mine if player in (self.seat, partner) else theirs)
            for player, score in enumerate(self.scores)
        ]
        return self.race.win(scores, self.seat)


class Round:
    """What a seat can expect of the round that is being played."""

    def __init__(self, knowledge: Knowledge, match: Match) -> None:
        self.match = match
        self.info = InfoState(knowledge)
        self.evaluation = Evaluation(self.info, suspect(self.info))

    def mission(self, caller: int, step: int | None) -> float:
        """Return how likely the seat wins if the mission is called by a player.

        `step` says at whom the seat points; none: at whom it points best.
        """
        if step is None:
            return max(self.mission(caller, step) for step in STEPS)
        info, evaluation = self.info, self.evaluation
        total = 0.0
        for deal, weight, players, partner_right in zip(
            evaluation.weighed.deals,
            evaluation.weighed.weights,
            evaluation.weighed.players,
            evaluation.partner_right,
            strict=True,
        ):
            partner = evaluation.open.partner[deal]
            own = partner_right if evaluation.open.target[deal] == step else 0.0
            other = 1.0
            for at in STEPS:
                if at != partner and not info.is_virtual(at):
                    hand, deals = players[at]
                    seen = open_deals()[info.hand].players[deal][at]
                    target = open_deals()[hand].target[seen.deals]
                    other *= aim(hand, deals).chances[target]
            mine = info.step(caller) in (0, partner)
            called, others = (own, other) if mine else (other, own)
            for end in ENDS:
                share = (called if end.called else 1 - called) * (
                    others if end.other else 1 - others
                )
                if share:
                    first, second = points(end)
                    gains = (first, second) if mine else (second, first)
                    total += weight * share * self.match.after(info.at(partner), *gains)
        return total

    def signs(self, success: float | None = None, gain: float | None = None) -> Signs:
        """Return what the seat makes of the round: now, or once it has asked something.

        `success` is then how likely its team would succeed, `gain` what it learns, in trits.
        """
        evaluation, info = self.evaluation, self.info
        left = unclear([evaluation.shares])
        if success is None or gain is None:
            wait = (info.seat - self.mover) % info.seats
            return Signs(1.0, evaluation.chance, 1 - left, len(info.turns) / 8, wait / info.seats)
        asked = len(info.turns) + 1
        return Signs(1.0, success, 1 - left + gain, asked / 8, (info.seats - 1) / info.seats)

    @property
    def mover(self) -> int:
        """Whose turn it is."""
        turns = self.info.turns
        return (turns[-1].seat + 1) % self.info.seats if turns else self.match.first

    @cached_property
    def after_gains(self) -> dict[tuple[int, int], float]:
        """By what the round brings the seat's team and the other: how likely the seat then wins."""
        partners = [0.0] * PLAYERS
        weighed = self.evaluation.weighed
        for deal, weight in zip(weighed.deals, weighed.weights, strict=True):
            partners[self.evaluation.open.partner[deal]] += weight
        both = [points(end) for end in ENDS]
        return {
            gains: sum(
                partners[step] * self.match.after(self.info.at(step), *gains)
                for step in STEPS
                if partners[step]
            )
            for gains in {*both, *[(second, first) for first, second in both]}
        }

    def going_on(self, signs: Signs) -> float:
        """Return how likely the seat wins if nobody calls at once."""
        curves = round_models()[str(self.info.seats)].curves
        calls = on_curve(curves.mine_calls, signs)
        total = 0.0
        for mine_called, part in ((True, calls), (False, 1 - calls)):
            right = curves.mine_called_right if mine_called else curves.theirs_called_right
            then = curves.then_theirs_right if mine_called else curves.then_mine_right
            called = on_curve(right, signs)
            for end in ENDS:
                other = on_curve(then, [*signs, float(end.called)])
                share = (called if end.called else 1 - called) * (other if end.other else 1 - other)
                first, second = points(end)
                gains = (first, second) if mine_called else (second, first)
                total += part * share * self.after_gains[gains]
        return total


class SpiesAppraiser(CalibratedAppraiser):
    """Appraises by the round and the race."""

    def running(self, knowledge: Knowledge, budget: Budget, rng: Random) -> Chance:
        match = Match(knowledge)
        if not match.running:
            return self.chance("race", match, match.race.win(match.scores, match.seat))
        now = Round(knowledge, match)
        if match.caller is None:
            return self.chance("round", match, now.going_on(now.signs()))
        step = None if match.pointed is None else now.info.step(match.pointed)
        return self.chance("mission", match, now.mission(match.caller, step))

    def chance(self, kind: str, match: Match, win: float) -> Chance:
        """Return an estimate as a chance."""
        win = min(1.0, max(0.0, win))
        raw = Chance(win, JUDGED * 4 * win * (1 - win))
        return self.calibrations(f"{kind}-{match.race.seats}", raw)

    def decisions(
        self,
        question: Question,
        budget: Budget,
        rng: Random,
        also: Sequence[RecordAction] = (),
    ) -> list[Appraised]:
        match = Match(question.knowledge)
        now = Round(question.knowledge, match)
        info = now.info
        if match.caller is not None:
            return compare_judged(
                (
                    {"type": "point", "target": info.at(step)},
                    self.chance("point", match, now.mission(match.caller, step)),
                )
                for step in STEPS
            )
        mission: RecordAction = {"type": "mission"}
        found = [(mission, self.chance("turn", match, now.mission(match.seat, None)))]
        if question.asked == "turn":
            for rated in now.evaluation.questions(TEAM_ONLY):
                action: RecordAction = {
                    "type": "ask",
                    "target": rated.target,
                    "category": CATEGORIES[rated.category],
                }
                if rated.show >= 0:
                    action["show"] = CATEGORIES[rated.show]
                success = now.evaluation.chance + rated.worth - rated.gain
                win = now.going_on(now.signs(success, rated.gain)) + TOLD * rated.told
                found.append((action, self.chance("turn", match, win)))
        return compare_judged(found)


CALIBRATIONS = Calibrations.read(files(__package__).joinpath("calibration.json"))

APPRAISER = NetworkAppraiser(SpiesVsSpies, encoder, otherwise=SpiesAppraiser(CALIBRATIONS))
