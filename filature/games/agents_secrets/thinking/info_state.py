"""What a seat knows, as fields: the board, who holds whom, and who decided what.

Agents are counted among those in play only, as in `board`.
"""

from __future__ import annotations

from typing import NamedTuple

from filature.core.knowledge import Knowledge
from filature.games.agents_secrets import events
from filature.games.agents_secrets.lookup import Split
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.street import (
    AGENT_NUMBER,
    AGENTS,
    CHAPEL,
    PLACE_NUMBER,
    START_OF_FILE,
)
from filature.games.agents_secrets.thinking.board import Board

MOST_OBSERVED = 50
"""How many splits are weighed, the last ones: with seven seats each takes ten milliseconds, and
there may be many more. Games in which somebody means to win have fewer."""


class ObservedMove(NamedTuple):
    """A seat has split its die: the board before, the roll, the split."""

    seat: int
    board: Board
    roll: int
    split: Split


class ObservedFile(NamedTuple):
    """A seat has moved the file: the board after the count, where it could go, where it went."""

    seat: int
    board: Board
    allowed: tuple[int, ...]
    to: int


Observed = ObservedMove | ObservedFile


class InfoState:
    """A viewer's knowledge as fields."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.game = AgentsSecrets(knowledge.seats, knowledge.options)
        self.seats = self.game.seats
        self.viewer = knowledge.viewer
        self.dealt = False
        self.known: dict[int, int] = {}
        """Seats of which the viewer knows the agent."""
        self.observed: list[Observed] = []
        self.seat = -1
        """Whose turn it is."""
        self.roll = 0
        self.turns = 0
        """Turns completed."""
        self.reported = False
        """Reports are written, or being written."""
        self.put_in_play(self.game.named)
        for event in knowledge.told:
            self.observe(event)

    def put_in_play(self, agents: tuple[int, ...]) -> None:
        self.agents = agents
        """The numbers of the agents in play."""
        self.index = {AGENTS[agent]: at for at, agent in enumerate(agents)}
        self.board = Board((CHAPEL,) * len(agents), (0,) * len(agents), START_OF_FILE)

    def observe(self, event: object) -> None:
        match event:
            case events.Rolled(seat, value):
                if self.observed:
                    self.turns += 1
                self.seat, self.roll = seat, value
            case events.Moved(seat, steps, _):
                split = tuple([steps.get(name, 0) for name in self.index])
                self.observed.append(ObservedMove(seat, self.board, self.roll, split))
                self.board = self.board.moved(split)[0]
            case events.Counted(_, _, scores):
                self.board = self.board._replace(
                    scores=tuple([scores[name] for name in self.index])
                )
            case events.FileMoved(seat, to, _):
                place = PLACE_NUMBER[to]
                self.observed.append(ObservedFile(seat, self.board, self.allowed, place))
                self.board = self.board._replace(file=place)
            case events.ReportsDue():
                self.reported = True
            case events.AgentsDrawn(names):
                self.put_in_play(tuple(sorted(AGENT_NUMBER[name] for name in names)))
            case events.Dealt():
                self.dealt = True
            case events.Identity(seat, agent) | events.Unmasked(seat, agent, _):
                self.known[seat] = self.index[agent]

    @property
    def weighed(self) -> list[Observed]:
        """The decisions from which identities are inferred: the last ones."""
        splits = [at for at, one in enumerate(self.observed) if isinstance(one, ObservedMove)]
        return self.observed[splits[-MOST_OBSERVED] if len(splits) > MOST_OBSERVED else 0 :]

    @property
    def allowed(self) -> tuple[int, ...]:
        """The places where the file may go now."""
        return self.board.free_places(self.game.advanced)

    @property
    def own(self) -> int:
        """The viewer's own agent."""
        return self.known[self.viewer]

    @property
    def masked(self) -> list[int]:
        """The seats of which the viewer does not know the agent."""
        return [seat for seat in range(self.seats) if seat not in self.known]

    @property
    def free(self) -> list[int]:
        """The agents of which the viewer does not know who holds them."""
        return [at for at in range(len(self.agents)) if at not in self.known.values()]

    def name(self, at: int) -> str:
        """Return the name of an agent in play."""
        return AGENTS[self.agents[at]]
