"""Kryptos, by Piotr Siłka: three to six seats, sorted hands, numbers to name."""

from filature.games.kryptos.rules import Kryptos

GAME = Kryptos
