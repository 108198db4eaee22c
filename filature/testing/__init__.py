"""The conformance suite: what every game must satisfy, whatever its rules.

    check(game_class)                  # everything below, on every set-up
    python -m filature.testing GAME    # the same from the command line

It consists of these:

    moments = random_game(game, seed)
    conforms(game, moments)            # rules, legal sets, records, views
    twins_look_alike(game, moments, rng)  # sealed choices and hidden chance tell nothing
    hidden_events_hide(game, moments)  # what is told to everybody is declared so
    keeps_secrets(game, moments, rng)  # nobody can tell a possible world from the truth
    choices_stay_hidden(game, moments, learned, rng)  # as the rulebook, not the engine, says
    samples_evenly(game, moments, rng) # and the possible worlds are all there, evenly drawn
    has_words(game_class)              # everything can be said in every language
    speaks(game, moments)              # and is said without a hole
    teaches(game_class)                # its lesson says nothing that the rules do not
    options_are_bounded(game_class)    # its numbers have a maximum
    follows_layout(game_class)         # and every file is in its place

Each is a plain function that raises `AssertionError` with words that tell what is wrong.
"""

from filature.testing.conformance import conforms
from filature.testing.layout import follows_layout
from filature.testing.lessons import teaches
from filature.testing.options import options_are_bounded
from filature.testing.random_games import Moment, random_game, snapshot
from filature.testing.secrecy import choices_stay_hidden, keeps_secrets, samples_evenly
from filature.testing.suite import check
from filature.testing.twins import hidden_events_hide, twins_look_alike
from filature.testing.words import has_words, speaks

__all__ = [
    "Moment",
    "check",
    "choices_stay_hidden",
    "conforms",
    "follows_layout",
    "has_words",
    "hidden_events_hide",
    "keeps_secrets",
    "options_are_bounded",
    "random_game",
    "samples_evenly",
    "snapshot",
    "speaks",
    "teaches",
    "twins_look_alike",
]
