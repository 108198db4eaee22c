"""Les agents secrets: chances to win, by the learned evaluation and by suspicion.

A position is worth the viewer's agent's share of all weights, each other agent weighted by who may
hold it. A decision is worth what that is after it. A report is worth what its right lines add.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import exp, log
from random import Random

from filature.bots.appraisal import (
    MOST,
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
from filature.games.agents_secrets import events
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.street import AGENT_NUMBER, PLACE_NUMBER
from filature.games.agents_secrets.thinking import answers, encoder
from filature.games.agents_secrets.thinking.evaluation import INDEPENDENT, evaluation
from filature.games.agents_secrets.thinking.info_state import InfoState
from filature.games.agents_secrets.thinking.lookahead import Holders
from filature.games.agents_secrets.thinking.posterior import Posterior, RankedOptions, best_report

LINE, USUAL_LINES = 0.8, 0.45
"""What a right line adds to the log odds of winning, and how many of the lines are usually right,
which the evaluation takes for granted."""
REPORTS = 4
"""How many other reports are listed beside the likeliest."""
JUDGED = 0.04
"""About how far the evaluation is off."""


class AgentsSecretsAppraiser(CalibratedAppraiser):
    """Appraises by the evaluation, one move ahead."""

    def running(self, knowledge: Knowledge, budget: Budget, rng: Random) -> Chance:
        info = InfoState(knowledge)
        if not info.dealt:
            evenly = info.seats if info.game.advanced else info.game.agent_count
            return self.chance("start", info, 1 / evenly)
        posterior = Posterior(info)
        if self.next_to_move(knowledge, info) == info.viewer and isinstance(
            knowledge.told[-1], events.Rolled | events.Counted
        ):
            counted = isinstance(knowledge.told[-1], events.Counted)
            best = RankedOptions(posterior, counted, rng).best
            return self.chance("turn", info, best.worth)
        return self.chance("waiting", info, self.waiting(knowledge, posterior))

    def waiting(self, knowledge: Knowledge, posterior: Posterior) -> float:
        """Judge a position in which the viewer moves nothing; its own report counts by now."""
        info = posterior.info
        win = self.share(knowledge, info, posterior.held)
        for event in knowledge.told:
            match event:
                case events.ReportWritten(seat, owners) if seat == info.viewer and owners:
                    return reporting(win, right_lines(info, posterior.held, owners), len(owners))
        return win

    def chance(self, kind: str, info: InfoState, win: float) -> Chance:
        """Return an estimate as a chance."""
        win = min(1.0, max(0.0, win))
        raw = Chance(win, JUDGED * 4 * win * (1 - win))
        rules = "basic"
        if info.game.advanced:
            rules = "reported" if info.reported else "advanced"
        return self.calibrations(f"{kind}-{rules}-{info.seats}", raw)

    def next_to_move(self, knowledge: Knowledge, info: InfoState) -> int:
        """Return the seat whose turn it is, or whose turn comes next."""
        for event in reversed(knowledge.told):
            match event:
                case events.Rolled(seat) | events.Counted(seat):
                    return seat
                case events.FileMoved(seat) | events.Moved(seat):
                    return (seat + 1) % info.seats
                case events.FirstPlayer(seat):
                    return seat
        return 0

    def share(self, knowledge: Knowledge, info: InfoState, held: Holders) -> float:
        """Return the share of the viewer's own agent of all weights."""
        mover = self.next_to_move(knowledge, info)
        counted = isinstance(knowledge.told[-1], events.Counted)
        tables = evaluation(info.game.advanced, info.game.goal)
        board, weights = info.board, []
        for agent, chances in enumerate(held):
            togo, place = info.game.goal - board.scores[agent], board.places[agent]
            weight = 0.0
            for holder, chance in enumerate(chances):
                if chance:
                    turn = INDEPENDENT if holder == info.seats else (holder - mover) % info.seats
                    if counted:
                        row = tables.counted[turn][togo + 10]
                        weight += chance * row[place]
                    else:
                        weight += chance * tables.by_place[turn][togo][board.file][place]
            weights.append(weight)
        return weights[info.own] / sum(weights)

    def decisions(
        self,
        question: Question,
        budget: Budget,
        rng: Random,
        also: Sequence[RecordAction] = (),
    ) -> list[Appraised]:
        info = InfoState(question.knowledge)
        posterior = Posterior(info)
        if question.asked == "report":
            return self.reports(question, posterior, rng, also)
        ranked = RankedOptions(posterior, question.asked == "file", rng)
        worth: dict[object, float] = {}
        listed: list[RecordAction] = []
        for option in ranked.options:
            key = option.file if ranked.counted else option.split
            if key not in worth:
                worth[key] = option.worth
                if len(listed) < MOST:
                    if option.file is not None and ranked.counted:
                        listed.append(answers.file(option.file).action)
                    else:
                        listed.append(answers.move(info, option.split).action)
        return compare_judged(
            (action, self.chance(question.asked, info, worth[self.key(info, action)]))
            for action in joined(listed, also)
        )

    def key(self, info: InfoState, action: RecordAction) -> object:
        """Return a decision as the options have it: the file's place, or the split."""
        if action["type"] == "file":
            return PLACE_NUMBER[action["to"]]
        return tuple([action["steps"].get(name, 0) for name in info.index])

    def reports(
        self,
        question: Question,
        posterior: Posterior,
        rng: Random,
        also: Sequence[RecordAction],
    ) -> list[Appraised]:
        """Judge reports by how many lines can be expected to be right."""
        info = posterior.info
        owners, _ = best_report(info, posterior.held)
        listed = [answers.report(info, owners).action]
        size = len(question.legal)
        listed += [question.legal.nth(rng.randrange(size)) for _ in range(REPORTS)]
        win = self.share(question.knowledge, info, posterior.held)
        return compare_judged(
            (action, self.chance("report", info, reporting(win, right, len(lines))))
            for action in joined(listed, also)
            for lines in [action["owners"]]
            for right in [right_lines(info, posterior.held, lines)]
        )


def reporting(win: float, right: float, lines: int) -> float:
    """Return a chance to win, given how many lines of the own report can be expected right."""
    win = min(1 - 1e-6, max(1e-6, win))
    odds = log(win / (1 - win)) + LINE * (right - USUAL_LINES * lines)
    return 1 / (1 + exp(-odds))


def right_lines(info: InfoState, held: Holders, owners: Mapping[str, int | None]) -> float:
    """Return how many lines of a report can be expected to be right."""
    at = {agent: index for index, agent in enumerate(info.agents)}
    return sum(
        held[at[AGENT_NUMBER[name]]][info.seats if owner is None else owner]
        for name, owner in owners.items()
    )


CALIBRATIONS = Calibrations.read(files(__package__).joinpath("calibration.json"))

APPRAISER = NetworkAppraiser(AgentsSecrets, encoder, otherwise=AgentsSecretsAppraiser(CALIBRATIONS))
