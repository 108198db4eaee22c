"""Checks of a deployed server, for `filature doctor --url`."""
