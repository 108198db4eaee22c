"""Debriefs of finished games: what could be known, and what each decision was worth."""
