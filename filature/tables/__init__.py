"""Live play: tables, their seats, their logs, the bots that sit at them, and the stores."""
