"""What a game is: the contract between one game's folder and the rest of the code.

A `Game` object is one game as set up: these seats, these options. It is stateless; all that
changes is in a small mutable state with a hand-written `clone`. The state is
the truth: only sessions hold it, and they hand out nothing but `view`, `told` and `legal`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Literal, Protocol, Self, TypeVar

import msgspec

from filature.core.drawing import Drawing
from filature.core.events import CHANCE, Event, Section, Viewer, told_to
from filature.core.knowledge import Knowledge, Move, World
from filature.core.legal import Factored, Json, LegalSet, RecordAction, same, written
from filature.core.refusals import BadAction, BadOption, Refused


class GameState(Protocol):
    """A state: whatever a game needs, who must act now, and a copy that shares nothing mutable."""

    to_act: tuple[int, ...]

    def clone(self) -> Self: ...


class ActionsModule(Protocol):
    """What a game's `actions.py` provides: typed actions to moves and back."""

    def encode(self, game: Any, action: Any, /) -> Move: ...
    def decode(self, game: Any, actor: int, move: Any, /) -> Action: ...


class ViewModule(Protocol):
    """What a game's `view.py` provides: what a viewer may see, as fields and in statements."""

    def view(self, game: Any, state: Any, viewer: Viewer, /) -> Any: ...
    def sheet(self, view: Any, /) -> list[Section]: ...


class WorldsModule(Protocol):
    """What a game's `worlds.py` provides: the presents that agree with a knowledge."""

    def worlds(self, game: Any, knowledge: Knowledge, /) -> Iterator[World[Any]]: ...
    def sample_world(self, game: Any, knowledge: Knowledge, rng: Random, /) -> World[Any]: ...


WHOLE_NUMBER = re.compile(r"-?[0-9]{1,1000}")
"""A whole number on a command line; Python reads none of many thousand digits."""

S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=msgspec.Struct)


class Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A decision or a chance outcome as a typed value; in JSON, the record's action."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. `winners` is rising; empty when no player wins, several when they share."""

    winners: list[int]
    scores: list[int]
    reason: str


class Option(msgspec.Struct, frozen=True):
    """One option of a game: a whole number with bounds, one of some `choices`, or the game's `own`.

    A game checks an option of its own kind itself, in its `__init__`. A default of null means
    that the option need not be given. `offered` lists values that the browser proposes; other
    legal values remain possible. Every whole number has a `maximum`.
    """

    name: str
    default: Json
    choices: list[Json] | None = None
    minimum: int | None = None
    maximum: int | None = None
    offered: list[Json] | None = None
    own: bool = False

    def check(self, value: Json, above: bool = False) -> None:
        """Refuse a value that this option cannot have; `above`: it may be above the maximum."""
        if self.own or (value is None and self.default is None):
            return
        if self.choices is not None:
            if not any(same(value, choice) for choice in self.choices):
                named = ", ".join(written(choice) for choice in self.choices)
                raise BadOption("option_choice", option=self.name, choices=named)
            return
        if type(value) is not int:
            raise BadOption("option_not_integer", option=self.name)
        if self.minimum is not None and value < self.minimum:
            raise BadOption("option_too_small", option=self.name, minimum=self.minimum)
        if self.is_above(value) and not above:
            raise BadOption("option_too_large", option=self.name, maximum=self.maximum)

    def is_above(self, value: Json) -> bool:
        """Tell whether a value is a number above the maximum."""
        return type(value) is int and self.maximum is not None and value > self.maximum


class Game(ABC, Generic[S, V]):
    """One game as set up. Subclasses are found in `filature/games/*/rules.py`."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    """Raised whenever an old log would no longer replay to the same game."""
    seat_counts: ClassVar[tuple[int, ...]]
    usual_seats: ClassVar[int | None] = None
    """With how many seats the game is first offered, where the fewest do not show it well."""
    options_offered: ClassVar[tuple[Option, ...]]
    once_unbounded: ClassVar[tuple[str, ...]] = ()
    """The options that had no maximum in an earlier version: stored games may be above it."""
    fields: ClassVar[Mapping[str, str]]
    """How words read the fields of events, actions and lines: `seat` (a player's name or "you")
    or `ordinal` (counted from 0 inside, from 1 for people); others by their JSON type."""
    action_type: ClassVar[Any]
    """The union of this game's typed actions, chance outcomes included."""
    event_type: ClassVar[Any]
    """The union of this game's events."""
    actions_module: ClassVar[ActionsModule]
    view_module: ClassVar[ViewModule]
    worlds_module: ClassVar[WorldsModule]
    """The game's own `actions.py`, `view.py` and `worlds.py`, to which this class delegates."""
    signals: ClassVar[tuple[str, ...]] = ()
    """The signs that seats may make to each other; `look` is a look at a third."""
    pauses: ClassVar[Mapping[type[Event], int]] = {}
    """The public events after which everybody has something to look at, and for how many seconds no
    seat's clock then runs."""
    always_won: ClassVar[bool] = False
    """Whether every game is won by a seat or several, and by nobody without a seat."""
    decision_codes: int = 0
    """A number that every seat's decision is below, in this set-up; 0 where a game says none."""
    chance_codes: int = 0
    """The most outcomes that `outcomes` lists or `drawing` numbers; 0 where a game says none."""
    is_stored: bool = False
    """Whether it was set up before, maybe when options had no maximum yet; see `stored`."""

    def __init__(self, seats: int, options: Mapping[str, Json] | None = None) -> None:
        if type(seats) is not int or seats not in self.seat_counts:
            raise BadOption("seats", counts=list(self.seat_counts))
        specs = {option.name: option for option in self.options_offered}
        given = dict(options or {})
        for name, value in given.items():
            if name not in specs:
                raise BadOption("unknown_option", option=name)
            specs[name].check(value, above=self.is_stored and name in self.once_unbounded)
        self.seats = seats
        self.options: dict[str, Json] = {
            name: given.get(name, option.default) for name, option in specs.items()
        }

    @classmethod
    def stored(cls, seats: int, options: Mapping[str, Json] | None = None) -> Self:
        """Set up a game that is kept somewhere: a record, a table. It may be `beyond_maximum`."""
        game = cls.__new__(cls)
        game.is_stored = True
        game.__init__(seats, options)  # type: ignore[misc]
        return game

    @property
    def beyond_maximum(self) -> list[Option]:
        """The options that are above their maximum; only a stored game has some.

        Such a game is replayed and played on by people. Bots and all that thinks refuse it.
        """
        return [one for one in self.options_offered if one.is_above(self.options[one.name])]

    def check_maxima(self) -> None:
        """Refuse to think about a game that is `beyond_maximum`."""
        for option in self.beyond_maximum:
            raise Refused("beyond_maximum", option=option.name, maximum=option.maximum)

    @property
    def chosen_options(self) -> dict[str, Json]:
        """The options that are not at their default, as a record's header names them."""
        return {
            option.name: self.options[option.name]
            for option in self.options_offered
            if self.options[option.name] != option.default
        }

    # The rules

    @abstractmethod
    def new(self) -> S:
        """Return the state before anything has happened."""

    def to_act(self, state: S) -> tuple[int, ...]:
        """Return who must act now: seats, `(CHANCE,)`, or `()` when the game is over.

        Several seats decide simultaneously: none learns what another chose before all are in.
        """
        return state.to_act

    @abstractmethod
    def asked(self, state: S, actor: int) -> str:
        """Name what is asked of an actor that must act now: `ask-NAME` in the game's words."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> LegalSet:
        """Return what a seat may decide now; it depends on what that seat knows alone."""

    @abstractmethod
    def factored(self, state: S, seat: int) -> Factored:
        """Return the same set in the form that leaves the engine."""

    @abstractmethod
    def chance(self, state: S, rng: Random) -> Move:
        """Draw a chance outcome with the deal's own random stream."""

    def outcomes(self, state: S) -> list[tuple[Move, float]] | None:
        """Return every chance outcome with its probability, where they can be listed.

        The list must not depend on what is hidden from anybody, such as the order of a deck.
        """
        return None

    def drawing(self, state: S) -> Drawing | None:
        """Return how the chance outcome due now is drawn in pieces, where none can be listed."""
        return None

    @abstractmethod
    def play(self, state: S, actor: int, move: Move) -> list[Event]:
        """Carry out a legal move on the state and return what happened, in full.

        Anything else is refused (`Refused`) and leaves the state untouched.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or nothing while it goes on."""

    # The gate

    def view(self, state: S, viewer: Viewer) -> V:
        """Return what a viewer may see now: an allow-list, built field by field."""
        view: V = self.view_module.view(self, state, viewer)
        return view

    def sheet(self, view: V) -> list[Section]:
        """Put a view into statements; a function of the view alone."""
        return self.view_module.sheet(view)

    def names(self, language: str) -> Mapping[str, str]:
        """Return what the options call some values, where they bring values of their own."""
        return {}

    # Time at the table

    def pause_after(self, events: Sequence[Event]) -> int:
        """Return for how many seconds no clock runs after a move that told these events."""
        return max((self.pauses.get(type(event), 0) for event in events), default=0)

    # Talk at the table

    def may_talk(self, state: S) -> bool:
        """Tell whether the seats may talk freely now; before and after the game they may."""
        return True

    def signs(self) -> Literal["none", "discreet", "open"]:
        """Return whether signs are made, and who sees which."""
        return "open" if self.signals else "none"

    # Moves and record actions

    def encode(self, action: Action) -> Move:
        """Turn a typed action of the right form into the engine's move, or refuse its form."""
        return self.actions_module.encode(self, action)

    def decode(self, actor: int, move: Move) -> Action:
        """Turn an engine's move back into the typed action."""
        return self.actions_module.decode(self, actor, move)

    def from_record(self, action: Json) -> Move:
        """Turn a record's action into the engine's move, strictly."""
        if type(action) is not dict:
            raise BadAction("action_not_object")
        if "type" not in action:
            raise BadAction("action_lacks", field="type")
        try:
            typed: Action = msgspec.convert(action, self.action_type)
        except msgspec.ValidationError as error:
            raise BadAction("action_form", problem=str(error)) from None
        return self.encode(typed)

    def to_record(self, actor: int, move: Move) -> RecordAction:
        """Turn an engine's move into the record's action."""
        action: RecordAction = msgspec.to_builtins(self.decode(actor, move))
        return action

    @classmethod
    def read_option(cls, name: str, text: str) -> Json:
        """Read an option's value from a command line."""
        option = next((option for option in cls.options_offered if option.name == name), None)
        if option is None:
            raise BadOption("unknown_option", option=name)
        if option.choices is not None:
            words = {"true": True, "yes": True, "false": False, "no": False}
            named = [choice for choice in option.choices if str(choice) == text]
            return named[0] if named else words.get(text.lower(), text)
        if option.own:
            return text.split(",")
        return int(text) if WHOLE_NUMBER.fullmatch(text) else text

    # What may be known

    def worlds(self, knowledge: Knowledge) -> Iterator[World[S]]:
        """List the distinct worlds that agree with a knowledge."""
        return self.worlds_module.worlds(self, knowledge)

    def sample_world(self, knowledge: Knowledge, rng: Random) -> World[S]:
        """Draw one world, evenly over the distinct ones, with the sampling's own random stream."""
        return self.worlds_module.sample_world(self, knowledge, rng)

    def knowledge(self, viewer: Viewer, told: Sequence[Event]) -> Knowledge:
        """Put together what a viewer knows."""
        return Knowledge(self.id, self.seats, self.chosen_options, viewer, list(told))

    def replay(self, history: Sequence[tuple[int, Move]]) -> tuple[S, list[list[Event]]]:
        """Play a history from the start; return the state and the events of each step."""
        state = self.new()
        return state, [self.play(state, actor, move) for actor, move in history]

    def replay_told(self, history: Sequence[tuple[int, Move]], viewer: Viewer) -> list[Event]:
        """Return all that a viewer is told along a history and knows at its end.

        What was fleeting is forgotten at the next decision, as `remember` has it.
        """
        decisions = [at for at, (actor, _) in enumerate(history) if actor != CHANCE]
        last = decisions[-1] if decisions else 0
        return [
            event
            for at, step in enumerate(self.replay(history)[1])
            for event in told_to(viewer, step)
            if at >= last or not event.fleeting
        ]

    def is_chance(self, state: S) -> bool:
        """Tell whether chance must act now."""
        return self.to_act(state) == (CHANCE,)
