"""Double Agent: the worlds that agree with what a viewer was told.

A seat hides its loyalty tokens, the cards of its face-down documents and of its hand, and, even
from itself, the order of its draw pile. What is told of one seat never depends on what the other
hides, so each seat is treated separately, and within a seat the tokens and the cards.

**Tokens.** The 360 arrangements, less those that contradict a sum told, a token shown at a
delivery, or the viewer's own choice. A turncoat names its two agents, so each first arrangement
leads to exactly one present arrangement.

**Cards.** Drawing evenly over deals is drawing evenly over the ways to put the unknown cards, each
copy distinct, into the unknown places: documents (their backs are public), the hand (its backs are
public, or with `hidden` nothing is), the draw pile in order. Proof: count the shuffles that lead to
one such way. The cards drawn so far are on top, in an order in which each comes before it was
played and, where backs are visible, with the backs that were seen. Whether an order is possible
depends on the places and their backs alone, never on which card of that back is in which place; so
every way has the same number of shuffles behind it (a test counts them). Two copies of a card look
the same: the worlds that `worlds` lists differ in kinds of cards, and one with two copies of a card
in the hand stands for fewer deals than one with two different cards there; `sample_world` draws it
that much less often.

**History.** One of those orders: for each back, cards in the order in which they were played, then
the hand. If any order is possible, this one is: no card waits for one that is played later.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from filature.core.events import CHANCE, Event
from filature.core.game import Action
from filature.core.knowledge import Knowledge, Move, World
from filature.games.double_agent import actions, events
from filature.games.double_agent.lookup import ARRANGEMENTS
from filature.games.double_agent.state import COUNT, HAND, State

if TYPE_CHECKING:
    from filature.games.double_agent.rules import DoubleAgent

Tokens = tuple[int, ...]


class Dealing(NamedTuple):
    """The cards of a seat: those played, in order, those in the hand, those of the draw pile."""

    played: list[str]
    hand: list[str]
    pile: list[str]


class SeatKnowledge:
    """What is known of one seat."""

    def __init__(self) -> None:
        self.sums: list[tuple[tuple[int, ...], int]] = []
        """Sums of tokens told, by the agents at which they were placed first."""
        self.chosen = False
        self.tokens: Tokens | None = None
        self.now = list(range(COUNT))
        """The agent at which the token that is now at each agent was placed first."""
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
        """Note a card played; return its place in `played`."""
        self.played.append(card)
        self.played_backs.append(back)
        return len(self.played) - 1

    def show(self, agent: int, cards: Sequence[str]) -> None:
        """Note what the documents at an agent are."""
        for place, card in zip(self.columns[agent], cards, strict=True):
            self.played[place] = card

    def add_sum(self, agents: Sequence[int], total: int) -> None:
        self.sums.append((tuple(self.now[agent] for agent in agents), total))


def read_seats(game: DoubleAgent, knowledge: Knowledge) -> tuple[SeatKnowledge, SeatKnowledge]:
    """Gather what is known of each seat from what the viewer was told."""
    seats = SeatKnowledge(), SeatKnowledge()
    for event in knowledge.told:
        note(game, seats, event)
    return seats


def note(game: DoubleAgent, seats: tuple[SeatKnowledge, SeatKnowledge], event: Event) -> None:
    match event:
        case events.Loyalty(seat, tokens):
            seats[seat].chosen, seats[seat].tokens = True, tokens
        case events.Dealt(seat, cards, backs, _):
            seats[seat].dealt = True
            seats[seat].first_cards, seats[seat].first_backs = cards, backs
        case events.Drew(seat, card, back, _):
            seats[seat].drawn.append(card)
            seats[seat].drawn_backs.append(back)
        case events.Document(seat, card, back, agent):
            seats[seat].columns[agent].append(seats[seat].play(card, back))
        case events.Delivers(agent, tokens):
            for known, token in zip(seats, tokens, strict=True):
                known.add_sum((agent,), token)
        case events.Revealed(seat, agent, cards):
            seats[seat].show(agent, cards)
            seats[seat].columns[agent] = []
        case events.Left(seat, agent, token, documents):
            seats[seat].add_sum((agent,), token)
            seats[seat].show(agent, documents)
        case events.Shown(seat, hand, pile):
            seats[seat].hand, seats[seat].pile = hand, pile
        case _:
            seat, action = action_told(event)
            if isinstance(action, actions.Act):
                seats[seat].play(action.card, game.lookup.cards[action.card].back)
                note_effect(seats[seat], seats[1 - seat], event)


def note_effect(own: SeatKnowledge, other: SeatKnowledge, event: Event) -> None:
    match event:
        case events.Tip(_, _, agent, documents) if documents is not None:
            other.show(agent, documents)
        case events.Crosscheck(_, _, agents, total) if total is not None:
            other.add_sum(agents, total)
        case events.Turncoat(_, _, (one, two)):
            own.now[one], own.now[two] = own.now[two], own.now[one]
        case events.Courier(_, _, origin, index, to):
            own.columns[to].append(own.columns[origin].pop(index))


# Tokens


def possible_tokens(known: SeatKnowledge) -> Sequence[Tokens]:
    """Return the arrangements in which a seat may have placed its tokens first."""
    if not known.chosen:
        return ((),)
    if known.tokens is not None:
        return (known.tokens,)
    ways: Sequence[Tokens] = ARRANGEMENTS
    for agents, total in known.sums:
        ways = [way for way in ways if sum([way[agent] for agent in agents]) == total]
    return ways


# Cards


class HiddenCards:
    """The places of a seat's cards that a viewer does not know, and the cards that fill them."""

    def __init__(self, game: DoubleAgent, known: SeatKnowledge, seat: int) -> None:
        self.back_of = {card.id: card.back for card in game.deck}
        self.known = known
        deck = Counter(card.id for card in game.lookup.decks[seat] if known.dealt)
        played = Counter(card for card in known.played if card is not None)
        taken = min(HAND, deck.total()) + len(known.drawn)
        self.hand_size = taken - len(known.played)
        self.hand = self.known_hand(played)
        self.rest = deck - played - Counter(self.hand or ())
        """The cards whose places are not known."""
        self.documents = [at for at, card in enumerate(known.played) if card is None]
        self.hand_backs = self.counted_hand_backs() if self.hand is None else None

    def known_hand(self, played: Counter[str]) -> list[str] | None:
        """The viewer's own hand: what it took and has not played."""
        known = self.known
        if known.hand is not None:
            return list(known.hand)
        if known.first_cards is None:
            return None
        drawn = Counter(card for card in known.drawn if card is not None)
        return list((Counter(known.first_cards) + drawn - played).elements())

    def counted_hand_backs(self) -> Counter[str] | None:
        """The backs in the hand, where they are seen: those that came less those played."""
        known = self.known
        if known.first_backs is None:
            return None
        backs = Counter(known.first_backs)
        backs.update(back for back in known.drawn_backs if back is not None)
        backs.subtract(known.played_backs)
        return +backs

    def draw(self, rng: Random) -> Dealing:
        """Put the cards not known into the places not known, each way as likely as any other."""
        played = list(self.known.played)
        rest = list(self.rest.elements())
        for at in self.documents:
            played[at] = self.take(rest, self.known.played_backs[at], rng)
        hand = self.hand
        if hand is None and self.hand_backs is not None:
            hand = [self.take(rest, back, rng) for back in self.hand_backs.elements()]
        rng.shuffle(rest)
        if hand is None:
            hand = [rest.pop() for _ in range(self.hand_size)]
        pile = rest if self.known.pile is None else list(self.known.pile)
        return Dealing([card for card in played if card is not None], hand, pile)

    def take(self, cards: list[str], back: str, rng: Random) -> str:
        """Take any one of the cards of that back."""
        back_of = self.back_of
        return cards.pop(rng.choice([at for at, c in enumerate(cards) if back_of[c] == back]))

    def every(self) -> Iterator[Dealing]:
        """List the distinct ways, kinds of cards being all that differs."""
        played = list(self.known.played)
        for laid, rest in self.fill([self.known.played_backs[at] for at in self.documents]):
            for at, card in zip(self.documents, laid, strict=True):
                played[at] = card
            named = [card for card in played if card is not None]
            for hand, below in self.every_hand(rest):
                if self.known.pile is not None:
                    yield Dealing(named, hand, list(self.known.pile))
                else:
                    yield from (Dealing(named, hand, pile) for pile in orders(below))

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


def shuffled(game: DoubleAgent, known: SeatKnowledge, dealing: Dealing) -> tuple[int, ...]:
    """Return a shuffled deck of a seat from which these cards come as they were seen to come."""
    played, hand, pile = dealing
    cards = [*played, *hand]
    if known.first_cards is not None:
        drawn = [card for card in known.drawn if card is not None]
        order = [*known.first_cards, *drawn, *pile]
    elif known.first_backs is None:
        order = [*cards, *pile]
    else:
        waiting: dict[str, list[str]] = {}
        for card in reversed(cards):
            waiting.setdefault(game.lookup.cards[card].back, []).append(card)
        backs = [*Counter(known.first_backs).elements(), *known.drawn_backs]
        order = [*(waiting[back].pop() for back in backs if back is not None), *pile]
    return tuple(game.lookup.cards[card].kind for card in order)


# Worlds


def worlds(game: DoubleAgent, knowledge: Knowledge) -> Iterator[World[State]]:
    """List the distinct worlds, lazily: there are as many as orders of the draw piles."""
    seats = read_seats(game, knowledge)
    for tokens in product(*map(possible_tokens, seats)):
        for first in HiddenCards(game, seats[0], 0).every():
            for second in HiddenCards(game, seats[1], 1).every():
                yield world(game, knowledge, seats, tokens, (first, second))


def sample_world(game: DoubleAgent, knowledge: Knowledge, rng: Random) -> World[State]:
    """Draw tokens evenly over those possible, and cards evenly over deals."""
    seats = read_seats(game, knowledge)
    tokens = [rng.choice(possible_tokens(known)) for known in seats]
    dealt = [HiddenCards(game, known, seat).draw(rng) for seat, known in enumerate(seats)]
    return world(game, knowledge, seats, tokens, dealt)


def world(
    game: DoubleAgent,
    knowledge: Knowledge,
    seats: tuple[SeatKnowledge, SeatKnowledge],
    tokens: Sequence[Tokens],
    dealt: Sequence[Dealing],
) -> World[State]:
    """Put what is hidden back into what was told, and replay it."""
    decks = tuple(shuffled(game, known, dealt[seat]) for seat, known in enumerate(seats))
    cards = [iter(dealing.played) for dealing in dealt]
    history: list[tuple[int, Move]] = []
    for event in knowledge.told:
        match event:
            case events.Dealt(0):
                history.append((CHANCE, decks))
            case events.FirstPlayer(first):
                history.append((CHANCE, game.encode(actions.FirstPlayer(first))))
            case events.Loyalty(seat):
                history.append((seat, game.encode(actions.Loyalty(list(tokens[seat])))))
            case events.Document(seat, _, _, agent):
                document = actions.Document(next(cards[seat]), agent)
                history.append((seat, game.encode(document)))
            case _:
                seat, action = action_told(event)
                if isinstance(action, actions.Act):
                    next(cards[seat])
                if action is not None:
                    history.append((seat, game.encode(action)))
    return World(game.replay(history)[0], history)


def action_told(event: Event) -> tuple[int, Action | None]:
    """Return a seat and its action, if the event shows all of one to everybody."""
    match event:
        case events.Tip(seat, card, agent) | events.Nosy(seat, card, agent):
            return seat, actions.Act(card=card, agent=agent)
        case events.Crosscheck(seat, card, agents) | events.Turncoat(seat, card, agents):
            return seat, actions.Act(card=card, agents=list(agents))
        case events.Pressed(seat, card, moves):
            return seat, actions.Act(card=card, moves=[list(move) for move in moves])
        case events.Courier(seat, card, origin, index, to):
            return seat, actions.Act(card=card, from_=origin, index=index, to=to)
        case events.Wasted(seat, card):
            return seat, actions.Act(card=card, none=True)
        case events.Influence(seat, agent):
            return seat, actions.Influence(agent)
        case events.Passed(seat):
            return seat, actions.Pass()
    return CHANCE, None
