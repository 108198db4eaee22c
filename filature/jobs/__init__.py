"""Work that the event loop must not wait for, done in bot processes with limits of its own."""
