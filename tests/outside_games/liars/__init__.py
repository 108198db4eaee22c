"""Liars: a claim about a hidden card, and everybody's sealed answer to it."""

from .rules import Liars

GAME = Liars
