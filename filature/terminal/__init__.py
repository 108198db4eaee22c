"""Play from a terminal: one statement a line, friendly to a screen reader and to a pipe."""
