"""Kryptos: what its beliefs and its bots think with."""
