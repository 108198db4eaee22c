"""How a bot of Double Agent thinks: what it reads, what it expects, and how it plays on."""
