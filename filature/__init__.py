"""Filature: five spy and deduction games, really played."""

__version__ = "1.0.0"
