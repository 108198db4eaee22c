"""Telling people that it is their turn: channels, the outbox, and what is sent."""
