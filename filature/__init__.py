"""Filature: five spy and deduction games, really played."""

__version__ = "0.1.0"
