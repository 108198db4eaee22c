"""Double Agent: every present that agrees with what a viewer was told.

What a seat hides: its loyalty tokens, which cards its face-down documents and its hand are, and,
even from itself, the order of its draw pile. What is told of one seat never depends on what the
other hides, so the two are followed apart, and within a seat tokens and cards are apart too.

**Tokens.** The 360 ways to hand them out, less those that contradict a sum told, a token shown at
a delivery, or one's own choice. A turncoat names its two agents, so each way to begin is one
present.

**Cards.** An even draw over deals is an even draw over the ways to put the cards not yet known,
each copy taken for itself, into the places not yet known: documents (their backs are public), the
hand (its backs are public, or with `hidden` nothing is), the draw pile in order. For take any such
way and count the shuffles that lead to it: the cards drawn so far stand on top, in an order in
which each comes before it was played and, where backs are visible, with the backs that were seen
to come. Whether an order will do depends on the places and their backs alone, never on which card
of that back is in which place; so every way has the same number of shuffles behind it (a test
counts them). Two copies of a card look alike: presents, as `worlds` lists them, differ in kinds
of cards, and one with two copies of a card in the hand stands for fewer deals than one with two
different cards there; `sample_world` draws it that much less often.

**History.** One of those orders: for each back, cards in the order in which they were played, then
the hand. If any order will do, this one does, since it never keeps a card that is played sooner
waiting for one that is played later.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import TYPE_CHECKING

from filature.core.events import CHANCE, Event
from filature.core.knowledge import Knowledge, Move, World
from filature.games.double_agent import border
from filature.games.double_agent import events as told
from filature.games.double_agent.tables import ARRANGEMENTS, COUNT, HAND

if TYPE_CHECKING:
    from filature.games.double_agent.rules import DoubleAgent
    from filature.games.double_agent.state import State

Tokens = tuple[int, ...]
Dealing = tuple[list[str], list[str], list[str]]
"""The cards of a seat: those played, in order, those in the hand, those of the draw pile."""


class Trace:
    """What is known of one seat."""

    def __init__(self) -> None:
        self.sums: list[tuple[tuple[int, ...], int]] = []
        """Sums of tokens told, by the agents at which they lay at first."""
        self.chosen = False
        self.tokens: Tokens | None = None
        self.now = list(range(COUNT))
        """Where the token that is now at each agent lay at first."""
        self.played: list[str | None] = []
        """The cards played, as documents or as actions, where known."""
        self.played_backs: list[str] = []
        self.columns: list[list[int]] = [[] for _ in range(COUNT)]
        """Face-down documents at each agent, as places in `played`."""
        self.first_cards: tuple[str, ...] | None = None
        self.first_backs: dict[str, int] | None = None
        self.dealt = False
        self.drawn: list[str | None] = []
        self.drawn_backs: list[str | None] = []
        self.hand: tuple[str, ...] | None = None
        self.pile: tuple[str, ...] | None = None

    def play(self, card: str | None, back: str) -> int:
        self.played.append(card)
        self.played_backs.append(back)
        return len(self.played) - 1

    def show(self, agent: int, cards: Sequence[str]) -> None:
        """The documents at an agent are seen."""
        for place, card in zip(self.columns[agent], cards, strict=True):
            self.played[place] = card

    def add_sum(self, agents: Sequence[int], total: int) -> None:
        self.sums.append((tuple(self.now[agent] for agent in agents), total))


def follow(game: DoubleAgent, knowledge: Knowledge) -> tuple[Trace, Trace]:
    """Follow what was told, and keep what is known of each seat."""
    traces = Trace(), Trace()
    for event in knowledge.told:
        note(game, traces, event)
    return traces


def note(game: DoubleAgent, traces: tuple[Trace, Trace], event: Event) -> None:
    match event:
        case told.Loyalty(seat, tokens):
            traces[seat].chosen, traces[seat].tokens = True, tokens
        case told.Dealt(seat, cards, backs, _):
            trace = traces[seat]
            trace.dealt = True
            trace.first_cards, trace.first_backs = cards, backs
        case told.Drew(seat, card, back, _):
            traces[seat].drawn.append(card)
            traces[seat].drawn_backs.append(back)
        case told.Document(seat, card, back, agent):
            trace = traces[seat]
            trace.columns[agent].append(trace.play(card, back))
        case told.Delivers(agent, tokens):
            for trace, token in zip(traces, tokens, strict=True):
                trace.add_sum((agent,), token)
        case told.Revealed(seat, agent, cards):
            traces[seat].show(agent, cards)
            traces[seat].columns[agent] = []
        case told.Left(seat, agent, token, documents):
            traces[seat].add_sum((agent,), token)
            traces[seat].show(agent, documents)
        case told.Shown(seat, hand, pile):
            traces[seat].hand, traces[seat].pile = hand, pile
        case (
            told.Tip(seat, card)
            | told.Crosscheck(seat, card)
            | told.Nosy(seat, card)
            | told.Pressed(seat, card)
            | told.Turncoat(seat, card)
            | told.Courier(seat, card)
            | told.Wasted(seat, card)
        ):
            traces[seat].play(card, game.tables.back_of[card])
            note_effect(traces[seat], traces[1 - seat], event)


def note_effect(trace: Trace, other: Trace, event: Event) -> None:
    match event:
        case told.Tip(_, _, agent, documents) if documents is not None:
            other.show(agent, documents)
        case told.Crosscheck(_, _, agents, total) if total is not None:
            other.add_sum(agents, total)
        case told.Turncoat(_, _, (one, two)):
            trace.now[one], trace.now[two] = trace.now[two], trace.now[one]
        case told.Courier(_, _, origin, index, to):
            trace.columns[to].append(trace.columns[origin].pop(index))


# Tokens


def possible_tokens(trace: Trace) -> Sequence[Tokens]:
    """Return the ways in which a seat may have handed out its tokens at first."""
    if not trace.chosen:
        return ((),)
    if trace.tokens is not None:
        return (trace.tokens,)
    ways: Sequence[Tokens] = ARRANGEMENTS
    for at, total in trace.sums:
        if len(at) == 1:
            only = at[0]
            ways = [way for way in ways if way[only] == total]
        else:
            one, two = at
            ways = [way for way in ways if way[one] + way[two] == total]
    return ways


# Cards


class Hidden:
    """The places of a seat's cards that a viewer does not know, and the cards that fill them."""

    def __init__(self, game: DoubleAgent, trace: Trace, seat: int) -> None:
        self.back_of = game.tables.back_of
        self.trace = trace
        deck = Counter(game.tables.ids[kind] for kind in game.tables.decks[seat])
        known = Counter(card for card in trace.played if card is not None)
        taken = min(HAND, deck.total()) + len(trace.drawn)
        self.hand_size = taken - len(trace.played)
        self.hand = self.known_hand(known)
        self.rest = deck - known - Counter(self.hand or ())
        """The cards whose places are not known."""
        self.documents = [at for at, card in enumerate(trace.played) if card is None]
        self.hand_backs = self.counted_hand_backs() if self.hand is None else None

    def known_hand(self, played: Counter[str]) -> list[str] | None:
        """One's own hand is what one took and has not played."""
        trace = self.trace
        if trace.hand is not None:
            return list(trace.hand)
        if trace.first_cards is None:
            return None
        drawn = Counter(card for card in trace.drawn if card is not None)
        return list((Counter(trace.first_cards) + drawn - played).elements())

    def counted_hand_backs(self) -> Counter[str] | None:
        """The backs in the hand, where they are seen: those that came less those played."""
        trace = self.trace
        if trace.first_backs is None:
            return None
        backs = Counter(trace.first_backs)
        backs.update(back for back in trace.drawn_backs if back is not None)
        backs.subtract(trace.played_backs)
        return +backs

    def draw(self, rng: Random) -> Dealing:
        """Put the cards not known into the places not known, each way as likely as any other."""
        played = list(self.trace.played)
        rest = list(self.rest.elements())
        for at in self.documents:
            played[at] = self.take(rest, self.trace.played_backs[at], rng)
        hand = self.hand
        if hand is None and self.hand_backs is not None:
            hand = [self.take(rest, back, rng) for back in self.hand_backs.elements()]
        rng.shuffle(rest)
        if hand is None:
            hand = [rest.pop() for _ in range(self.hand_size)]
        pile = rest if self.trace.pile is None else list(self.trace.pile)
        return [card for card in played if card is not None], hand, pile

    def take(self, cards: list[str], back: str, rng: Random) -> str:
        """Take any one of the cards of that back."""
        back_of = self.back_of
        return cards.pop(rng.choice([at for at, c in enumerate(cards) if back_of[c] == back]))

    def every(self) -> Iterator[Dealing]:
        """List the distinct ways, kinds of cards being all that differs."""
        played = list(self.trace.played)
        for laid, rest in self.fill([self.trace.played_backs[at] for at in self.documents]):
            for at, card in zip(self.documents, laid, strict=True):
                played[at] = card
            named = [card for card in played if card is not None]
            for hand, below in self.every_hand(rest):
                if self.trace.pile is not None:
                    yield named, hand, list(self.trace.pile)
                else:
                    yield from ((named, hand, pile) for pile in orders(below))

    def fill(self, backs: list[str]) -> Iterator[tuple[list[str], Counter[str]]]:
        """List the ways to put a card of the right back into each place, with what is left."""
        if not backs:
            yield [], self.rest
            return
        for before, rest in self.fill(backs[:-1]):
            for card in rest:
                if self.back_of[card] == backs[-1]:
                    yield [*before, card], rest - Counter([card])

    def every_hand(self, rest: Counter[str]) -> Iterator[tuple[list[str], Counter[str]]]:
        """List the hands that may be held, with what is left for the draw pile."""
        if self.hand is not None:
            yield self.hand, rest
            return
        for hand in hands(list(rest.items()), self.hand_size):
            backs = Counter(self.back_of[card] for card in hand)
            if self.hand_backs is None or backs == self.hand_backs:
                yield hand, rest - Counter(hand)


def hands(cards: list[tuple[str, int]], size: int) -> Iterator[list[str]]:
    """List the distinct hands of a size."""
    if not cards:
        if size == 0:
            yield []
        return
    (card, copies), others = cards[0], cards[1:]
    for count in range(min(copies, size) + 1):
        for hand in hands(others, size - count):
            yield [card] * count + hand


def orders(cards: Counter[str]) -> Iterator[list[str]]:
    """List the distinct orders of some cards."""
    if not cards:
        yield []
    for card in list(cards):
        for order in orders(cards - Counter([card])):
            yield [card, *order]


def shuffled(game: DoubleAgent, trace: Trace, dealing: Dealing) -> tuple[int, ...]:
    """Return a shuffled deck of a seat from which these cards come as they were seen to come."""
    played, hand, pile = dealing
    cards = [*played, *hand]
    if trace.first_cards is not None:
        drawn = [card for card in trace.drawn if card is not None]
        order = [*trace.first_cards, *drawn, *pile]
    elif trace.first_backs is None:
        order = [*cards, *pile]
    else:
        waiting: dict[str, list[str]] = {}
        for card in reversed(cards):
            waiting.setdefault(game.tables.back_of[card], []).append(card)
        backs = [*Counter(trace.first_backs).elements(), *trace.drawn_backs]
        order = [*(waiting[back].pop() for back in backs if back is not None), *pile]
    return tuple(game.tables.kinds[card] for card in order)


# Worlds


def worlds(game: DoubleAgent, knowledge: Knowledge) -> Iterator[World[State]]:
    """List the distinct worlds, lazily: there are as many as orders of the draw piles."""
    traces = follow(game, knowledge)
    for both in product(*(possible_tokens(trace) for trace in traces)):
        for first in dealings(game, traces, 0):
            for second in dealings(game, traces, 1):
                yield world(game, knowledge, traces, both, (first, second))


def dealings(game: DoubleAgent, traces: tuple[Trace, Trace], seat: int) -> Iterator[Dealing]:
    if not traces[seat].dealt:
        return iter([([], [], [])])
    return Hidden(game, traces[seat], seat).every()


def sample_world(game: DoubleAgent, knowledge: Knowledge, rng: Random) -> World[State]:
    """Draw tokens evenly over those possible, and cards evenly over deals."""
    traces = follow(game, knowledge)
    tokens = tuple(rng.choice(possible_tokens(trace)) for trace in traces)
    dealt: list[Dealing] = [
        Hidden(game, trace, seat).draw(rng) if trace.dealt else ([], [], [])
        for seat, trace in enumerate(traces)
    ]
    return world(game, knowledge, traces, tokens, (dealt[0], dealt[1]))


def world(
    game: DoubleAgent,
    knowledge: Knowledge,
    traces: tuple[Trace, Trace],
    tokens: Sequence[Tokens],
    dealt: tuple[Dealing, Dealing],
) -> World[State]:
    """Put what is hidden back into what was told, and replay it."""
    decks = [shuffled(game, trace, dealt[seat]) for seat, trace in enumerate(traces)]
    cards = [iter(played) for played, _, _ in dealt]
    history: list[tuple[int, Move]] = []
    for event in knowledge.told:
        match event:
            case told.Loyalty(seat):
                history.append((seat, game.tables.loyalty_codes[tokens[seat]]))
            case told.Dealt(0):
                history.append((CHANCE, tuple(decks)))
            case told.FirstPlayer(seat):
                history.append((CHANCE, game.tables.first_players + seat))
            case told.Document(seat, _, _, agent):
                history.append((seat, game.tables.kinds[next(cards[seat])] * COUNT + agent))
            case told.Influence(seat, agent):
                history.append((seat, game.tables.influences + agent))
            case told.Passed(seat):
                history.append((seat, game.tables.passing))
            case _:
                action = action_told(event)
                if action is not None:
                    seat, act = action
                    next(cards[seat])
                    history.append((seat, border.encode(game.tables, act)))
    return World(game.replay(history)[0], history)


def action_told(event: Event) -> tuple[int, border.Act] | None:
    """Return the action that an event tells of, and whose it was."""
    match event:
        case told.Tip(seat, card, agent) | told.Nosy(seat, card, agent):
            return seat, border.Act(card=card, agent=agent)
        case told.Crosscheck(seat, card, agents) | told.Turncoat(seat, card, agents):
            return seat, border.Act(card=card, agents=list(agents))
        case told.Pressed(seat, card, moves):
            return seat, border.Act(card=card, moves=[list(move) for move in moves])
        case told.Courier(seat, card, origin, index, to):
            return seat, border.Act(card=card, from_=origin, index=index, to=to)
        case told.Wasted(seat, card):
            return seat, border.Act(card=card, none=True)
    return None
