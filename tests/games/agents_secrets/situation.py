"""A game of Les agents secrets set up in a chosen situation, and played by record actions."""

from __future__ import annotations

from typing import Any

from filature.core.events import CHANCE, Event
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.view import AgentsSecretsView
from tests.games import situation
from tests.games.agents_secrets.independent_rules import ROSTER, STREET, IndependentRules, learned
from tests.games.cases import Case

SHORT: tuple[dict[str, Any], ...] = (
    {"rules": "advanced", "goal": 30, "report_at": 5, "turn_limit": 12},
    {"goal": 12, "turn_limit": 8},
    {"rules": "advanced", "goal": 12, "report_at": 8, "turn_limit": 8},
    {"turn_limit": 2},
)
"""Options under which a game is over after a few turns; half of them ask for reports."""


def same_board(game: AgentsSecrets, state: Any, rules: IndependentRules) -> None:
    view = game.view(state, 0)
    assert view.file == rules.file
    if rules.owner:
        assert {agent.agent: agent.score for agent in view.agents} == rules.score
        assert {agent.agent: agent.place for agent in view.agents} == rules.place


CASE = Case(
    setups=(
        *((seats, options) for seats in range(2, 8) for options in SHORT),
        (3, {"agents": ["green", "blue", "red", "grey", "violet"]}),
        (4, {"rules": "advanced"}),
        (7, {"rules": "advanced", "agents": ROSTER, "goal": 20, "report_at": 12}),
    ),
    learned=lambda game, state, actor, action, viewer: learned(actor, action, viewer),
    independent_rules=lambda game: IndependentRules(game.seats, game.chosen_options),
    compare=same_board,
)


class Situation(situation.Situation[AgentsSecrets, AgentsSecretsView]):
    """The agents and identities named, and seat 0 to roll; agents may be put somewhere.

    Under two to four seats the first agents of the roster are in play.
    """

    def __init__(self, identities: list[str], **options: Any) -> None:
        seats = len(identities)
        if seats <= 4:
            options.setdefault("agents", ROSTER[: seats + 2])
        super().__init__(AgentsSecrets(seats, options))
        self.play(CHANCE, type="identities", agents=identities)
        self.play(CHANCE, type="first_player", rolls=[[6] + [1] * (seats - 1)])

    def put(self, scores: dict[str, int] | None = None, **places: str) -> Situation:
        """Put agents, the `file` and scores where a test wants them."""
        for agent, place in places.items():
            if agent == "file":
                self.state.file = STREET.index(place)
            else:
                self.state.places[ROSTER.index(agent)] = STREET.index(place)
        now = list(self.state.scores)
        for agent, score in (scores or {}).items():
            now[ROSTER.index(agent)] = score
        self.state.scores = tuple(now)
        return self

    def turn(self, seat: int, **steps: int) -> list[Event]:
        """Roll what is spent, and spend it."""
        self.play(CHANCE, type="roll", value=sum(steps.values()))
        return self.play(seat, type="move", steps=steps)

    def file(self, seat: int, to: str) -> list[Event]:
        return self.play(seat, type="file", to=to)

    def report(self, seat: int, **owners: int | None) -> list[Event]:
        return self.play(seat, type="report", owners=owners)

    @property
    def places(self) -> dict[str, str]:
        return {agent.agent: agent.place for agent in self.view().agents}

    @property
    def scores(self) -> dict[str, int]:
        return {agent.agent: agent.score for agent in self.view().agents}
