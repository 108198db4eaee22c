"""Spies vs Spies: what its beliefs and its bots think with."""
