"""Games written from outside, as `docs/a-new-game.md` says: the folder is a `FILATURE_GAMES`."""
