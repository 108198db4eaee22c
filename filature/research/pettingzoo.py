"""The games as environments of PettingZoo (`pip install filature[pettingzoo]`).

    from filature.research.pettingzoo import env
    table = env("agent_hunter", agents=4, bases=1)
    table.reset(seed=1)

Agents are `seat_0`, `seat_1` and so on. They act one after the other (AEC); those who decide
simultaneously do so in seat order, and nobody learns what another chose before all have chosen.

**An observation** is made from the agent's view and, unless `observes="view"`, from all that it was
told: ones and zeros as described in `filature.research.features`, and an `action_mask` over the
game's own numbers for decisions, all zeros while another agent is to act. `knowledge(agent)` gives
the same without loss, as bots are given it.

**Rewards** come at the end (`filature.research.stepper.returns`). After `max_steps` decisions the
game is truncated, and is worth 0 to all.

**Save and restore**: `save()` returns a moment of the game that nothing changes any more, random
stream included; `restore(moment)` goes back to it, as often as wanted, in this environment or in
another of the same set-up. `copy()` gives an independent environment. A search by these sees the
truth; `world(agent, rng)` draws a moment that an honest search may start
from, one that the agent cannot tell from the truth.
"""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from filature.core.events import SPECTATOR, Line, Section
from filature.core.knowledge import Knowledge
from filature.core.legal import Json
from filature.core.refusals import Refused
from filature.games import game_class, words_for
from filature.research.features import TOLD_SIZE, VIEW_SIZE, places, statements, told_statements
from filature.research.stepper import LONGEST, NOBODY, Stepper, check_supported, returns


def env(game: str, seats: int | None = None, **options: Json) -> Any:
    """Return an environment that says in words when it is used wrongly."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(game, seats, **options)))


def raw_env(game: str, seats: int | None = None, **options: Json) -> FilatureEnv:
    """Return the environment itself: the game with so many seats, its options by their names.

    `observes`, `max_steps` and `render_mode` are the environment's own.
    """
    own = {
        name: options.pop(name)
        for name in ("observes", "max_steps", "render_mode")
        if name in options
    }
    return FilatureEnv(game, seats, options, **own)


class Moment:
    """A moment of a game as `save` gives it. Nothing changes it any more."""

    __slots__ = ("agents", "cumulative", "rewards", "rng", "selection", "setup", "stepper")

    def __init__(self, environment: FilatureEnv) -> None:
        self.setup = environment.setup
        self.stepper = environment.stepper.clone()
        self.rng = environment.rng.getstate()
        self.agents = tuple(environment.agents)
        self.selection = environment.agent_selection
        self.rewards = dict(environment.rewards)
        self.cumulative = dict(environment._cumulative_rewards)


class FilatureEnv(pettingzoo.AECEnv):  # type: ignore[misc]
    """One of Filature's games as set up."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Json] | None = None,
        observes: str = "knowledge",
        max_steps: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if observes not in ("knowledge", "view"):
            raise ValueError('observes wants "knowledge" or "view"')
        kind = game_class(game)
        self.rules = check_supported(kind(seats or kind.seat_counts[0], options))
        self.metadata = {"name": f"filature_{game}_v0", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.remembers = observes == "knowledge"
        self.max_steps = max_steps
        self.setup = (game, self.rules.seats, repr(self.rules.chosen_options), max_steps)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = VIEW_SIZE + (TOLD_SIZE if self.remembers else 0)
        codes = self.rules.decision_codes
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0, 1, (size,), np.int8),
                    "action_mask": gymnasium.spaces.Box(0, 1, (codes,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(codes) for agent in self.possible_agents
        }
        self.rng = Random()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed deals the same cards."""
        if seed is not None:
            self.rng = Random(seed)
        self.stepper = Stepper(self.rules, self.max_steps)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._skip_agent_selection = None
        self.stepper.draw_pending_chance(self.rng)
        self.look()
        self.agent_selection = self.agents[self.stepper.actor]

    def look(self) -> None:
        """Say of every agent whether it goes on."""
        over = self.stepper.actor == NOBODY
        cut = self.stepper.cut_short
        self.terminations = dict.fromkeys(self.agents, over and not cut)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.stepper.step(int(action))
        except Refused as refused:
            raise ValueError(f"{agent} may not do {action}: {refused}") from None
        self.stepper.draw_pending_chance(self.rng)
        self._cumulative_rewards[agent] = 0.0
        self.look()
        if self.stepper.actor == NOBODY:
            won = returns(self.rules, self.stepper.outcome)
            self.rewards = dict(zip(self.agents, won, strict=True))
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self.stepper.actor]
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows, and what it may do now."""
        seat = self.seat_of[agent]
        size = VIEW_SIZE + (TOLD_SIZE if self.remembers else 0)
        seen: Any = np.zeros(size, np.int8)
        seen[list(places(statements(self.stepper.view(seat)), VIEW_SIZE))] = 1
        if self.remembers:
            told = places(told_statements(self.stepper.knowledge[seat]), TOLD_SIZE)
            seen[VIEW_SIZE:][list(told)] = 1
        mask: Any = np.zeros(self.rules.decision_codes, np.int8)
        mask[self.stepper.legal(seat)] = 1
        return {"observation": seen, "action_mask": mask}

    def knowledge(self, agent: str) -> Knowledge:
        """Return all that an agent knows, without loss."""
        return self.stepper.knowledge_of(self.seat_of[agent])

    # Going back, and other worlds

    def save(self) -> Moment:
        """Return this moment, to come back to."""
        return Moment(self)

    def restore(self, moment: Moment) -> None:
        """Go back to a moment of this set-up."""
        if moment.setup != self.setup:
            raise ValueError(f"this moment is of {moment.setup}, not of {self.setup}")
        self.stepper = moment.stepper.clone()
        self.rng.setstate(moment.rng)
        self.agents = list(moment.agents)
        self.rewards = dict(moment.rewards)
        self._cumulative_rewards = dict(moment.cumulative)
        self._skip_agent_selection = None
        self.agent_selection = moment.selection
        self.look()

    def copy(self) -> FilatureEnv:
        """Return an environment at the same moment that goes its own way."""
        game, seats, _, max_steps = self.setup
        observes = "knowledge" if self.remembers else "view"
        new = FilatureEnv(
            game, seats, self.rules.chosen_options, observes, max_steps, self.render_mode
        )
        new.restore(self.save())
        return new

    def __deepcopy__(self, memo: object) -> FilatureEnv:
        return self.copy()

    def world(self, agent: str, rng: Random) -> Moment:
        """Draw a moment that an agent cannot tell from this one, evenly over its worlds."""
        world = self.rules.sample_world(self.knowledge(agent), rng)
        moment = self.save()
        stepper = Stepper(self.rules, self.max_steps)
        for actor, move in world.history:
            stepper.apply(actor, move)
        stepper.steps = self.stepper.steps
        moment.stepper = stepper
        moment.rng = Random(rng.random()).getstate()
        return moment

    # For people

    def render(self) -> str | None:
        """Return what a spectator sees, in English, a statement a line."""
        if self.render_mode != "ansi":
            return None
        words = words_for(self.rules, "en")
        view = self.rules.view(self.stepper.state, SPECTATOR)
        said: list[tuple[str, Section | Line]] = []
        for section in self.rules.sheet(view):
            said += [("section", section), *(("line", line) for line in section.lines)]
        return "\n".join(
            words.say(kind, {"type": one.type, **one.args}, SPECTATOR, self.possible_agents)
            for kind, one in said
        )

    def close(self) -> None:
        """Nothing is held open."""
