"""What a typed line means: shared by the terminal and the browser's command box."""
