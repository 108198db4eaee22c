"""The commands of `filature …`, one module each; `filature/cli.py` puts them together."""
