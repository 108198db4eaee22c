"""Agent Hunter: chances to win, by the private judge one move ahead.

Before the first turn both seats are equally likely to win, however they have placed: no kind of
placement is known to do better.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from random import Random

from filature.bots.appraisal import (
    Appraised,
    CalibratedAppraiser,
    Calibrations,
    Chance,
    compare_judged,
    joined,
)
from filature.bots.network_appraisal import NetworkAppraiser
from filature.bots.player import Budget, Question
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction
from filature.games.agent_hunter import events
from filature.games.agent_hunter.actions import Attack
from filature.games.agent_hunter.rules import AgentHunter
from filature.games.agent_hunter.state import without
from filature.games.agent_hunter.thinking import encoder
from filature.games.agent_hunter.thinking.info_state import InfoState, game_of
from filature.games.agent_hunter.thinking.judgement import PublicState, judge
from filature.games.agent_hunter.thinking.lookahead import Joint, Lookahead

PLACEMENTS = 8
"""How many placements are listed, all as good."""
EVEN = Chance(0.5, 0.01)
JUDGED = 0.04
"""About how far a judgement is off."""


class AgentHunterAppraiser(CalibratedAppraiser):
    """Judges positions, and decisions one move ahead."""

    def running(self, knowledge: Knowledge, budget: Budget, rng: Random) -> Chance:
        if not any(isinstance(event, events.FirstPlayer) for event in knowledge.told):
            return EVEN
        info = InfoState.of(knowledge)
        seat = knowledge.viewer
        if info.mover == seat:
            best = best_of(Lookahead(info, judge("private"), brief=True))
            return self.chance("turn", info, best)
        return self.chance("waiting", info, waiting(info, seat))

    def chance(self, kind: str, info: InfoState, win: float) -> Chance:
        """Return a judgement as a chance."""
        codes = info.sets.codes
        raw = Chance(win, JUDGED * 4 * win * (1 - win))
        return self.calibrations(f"{kind}-{codes.agents}.{codes.bases}", raw)

    def decisions(
        self,
        question: Question,
        budget: Budget,
        rng: Random,
        also: Sequence[RecordAction] = (),
    ) -> list[Appraised]:
        if question.asked == "place":
            listed = [question.legal.nth(at) for at in range(min(PLACEMENTS, len(question.legal)))]
            return [Appraised(action, EVEN) for action in joined(listed, also)]
        game, seat = game_of(question.knowledge), question.knowledge.viewer
        info = InfoState.of(question.knowledge)
        lookahead = Lookahead(info, judge("private"))
        wins = {option.move: option.win for option in lookahead.options()}
        for action in also:
            move = game.from_record(action)
            assert type(move) is int
            if move not in wins:
                wins[move] = forced(lookahead, move)
        return compare_judged(
            (game.to_record(seat, move), self.chance("decision", info, win))
            for move, win in wins.items()
        )


def best_of(lookahead: Lookahead) -> float:
    """Return what the best move is worth."""
    return max(option.win for option in lookahead.options())


def waiting(info: InfoState, seat: int) -> float:
    """Judge a position in which the other seat must decide."""
    sets, other = info.sets, 1 - seat
    theirs = info.possible[other]
    if info.refill is not None:
        theirs = sets.replaced(theirs, info.refill, info.out)
    next_mover = (info.first + info.turns + 1) & 1 if info.refill is not None else other
    left = info.limit - info.turns - (info.refill is not None)
    public = PublicState.of(info, seat, left, to_move=next_mover == seat)
    private = judge("private")
    defence = private.defend(sets, public, info.possible[seat], info.on_base[seat])
    spread = Joint(sets, theirs, info.standing[other]).all
    return private.win(public, spread, info.hand(seat), defence)


def forced(lookahead: Lookahead, move: int) -> float:
    """Return what a move is worth that the lookahead does not consider."""
    info, seat, joint = lookahead.info, lookahead.seat, lookahead.joint
    hand, in_play = info.hand(seat), info.in_play
    match lookahead.codes.actions[move]:
        case Attack(from_="hand", agent=int(agent), target=target):
            own = info.possible[seat] & lookahead.sets.without[agent]
            defence = lookahead.defend(lookahead.public, own, info.on_base[seat])
            win = lookahead.hand_attack(agent, target, hand, defence)
            if win is not None:
                return win
            return lookahead.win(lookahead.public, joint.all, hand, defence, in_play)
        case Attack(base=int(base), target=target):
            agent = info.on_base[seat][base]
            if joint.all.counts[target][agent] > 0:
                return lookahead.base_attack(base, agent, target)
            shown = info.possible[seat] & lookahead.sets.at[base][agent]
            lost = lookahead.public.losing(base)
            left = lookahead.defend(lost, shown, info.on_base[seat]) if lost.mine else None
            return lookahead.win(lost, joint.all, hand, left, without(in_play, agent))
    raise ValueError(f"{move} is considered always")


CALIBRATIONS = Calibrations.read(files(__package__).joinpath("calibration.json"))

APPRAISER = NetworkAppraiser(AgentHunter, encoder, otherwise=AgentHunterAppraiser(CALIBRATIONS))
