"""Spies vs Spies, by Frédéric Morard: three or four seats, hidden teams, one target each."""

from filature.games.spies_vs_spies.rules import SpiesVsSpies

GAME = SpiesVsSpies
