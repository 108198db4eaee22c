"""Circles: groups of friends, their tables, league and events."""
