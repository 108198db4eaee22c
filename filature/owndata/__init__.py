"""Passkeys, and what is kept of somebody: shown, exported, erased, and deleted in time."""
