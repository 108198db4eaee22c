"""Write the generated files; with `--check`, list the stale ones and exit with 1."""

from __future__ import annotations

import sys

from filature.web.schema import generated, stale


def main() -> int:
    """Write the generated files, or check them."""
    if "--check" in sys.argv[1:]:
        found = stale()
        for path in found:
            print(f"stale: {path}; run make types")
        return 1 if found else 0
    for path, text in generated().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
