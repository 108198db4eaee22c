"""Matches between bots: games played outside any table, for records and for measuring."""
