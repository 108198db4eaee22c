"""The wheel and the source archive: built, installed in an empty environment, used from outside."""

from __future__ import annotations

import os
import subprocess
import tarfile
import time
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from filature import __version__
from filature.games import catalogue
from tests.run_command import run_command
from tests.serving import free_port

ROOT = Path(__file__).parent.parent

LARGEST = 8_000_000
"""How many bytes the wheel may have; `make wheel` says how many it has."""

pytestmark = pytest.mark.slow


def run(*command: str | Path, cwd: Path, said: str = "") -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return run_command(*command, cwd=cwd, env=environment, said=said, timeout=600)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build both, as `python -m build` does."""
    out = tmp_path_factory.mktemp("dist")
    tools = tmp_path_factory.mktemp("tools")
    venv.create(tools, with_pip=True)
    run(tools / "bin" / "pip", "install", "--quiet", "build", cwd=tools)
    run(tools / "bin" / "python", "-m", "build", "--outdir", out, ROOT, cwd=tools)
    return out


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel in an environment that has nothing else."""
    place = tmp_path_factory.mktemp("empty")
    venv.create(place, with_pip=True)
    (wheel,) = built.glob("*.whl")
    constraints = ROOT / "constraints.txt"
    run(place / "bin" / "pip", "install", "--quiet", wheel, "-c", constraints, cwd=place)
    return place / "bin"


def test_the_wheel_holds_client_words_and_decks_and_no_sources_of_the_client(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in (
        "filature/web/static/index.html",
        "filature/web/static/notices.txt",
        "filature/games/kryptos/fr.ftl",
        "filature/games/kryptos/cases.jsonl",
        "filature/games/double_agent/deck.json",
        "filature/core/en.ftl",
        "filature/wording/fr.ftl",
        "filature/terminal/fr.ftl",
        "filature/games/double_agent/network.npz",
        "filature/games/kryptos/lessons/lesson.json",
        "filature/printing/fonts.py",
        *(f"filature/games/{game}/RULES.md" for game in catalogue()),
    ):
        assert wanted in names
    unwanted = ("web/client", "node_modules", "deploy/", "tests/", "__pycache__")
    assert not [name for name in names if any(part in name for part in unwanted)]
    assert {name.split("/")[0] for name in names} == {
        "filature",
        f"filature-{__version__}.dist-info",
    }


def test_the_wheel_is_not_large(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    assert wheel.stat().st_size < LARGEST


def test_the_source_archive_holds_what_the_build_needs(built: Path) -> None:
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = opened.getnames()
    assert any(name.endswith("filature/web/client/src/main.ts") for name in names)
    assert not any("node_modules" in name or ".venv" in name for name in names)


def test_commands_work_outside_the_checkout(installed: Path, tmp_path: Path) -> None:
    filature = installed / "filature"
    assert "kryptos" in run(filature, "games", cwd=tmp_path)
    assert "Everything that is needed is there." in run(filature, "doctor", cwd=tmp_path)
    record = run(filature, "simulate", "double_agent", "--seed", "1", cwd=tmp_path)
    assert run(filature, "verify", "-", cwd=tmp_path, said=record).startswith("ok")
    said = run(
        filature, "play", "agent_hunter", "--seed", "1", cwd=tmp_path, said="1 2 3\nquitter\n"
    )
    assert "1, 2 et 3" in said or "1, 2 and 3" in said


@pytest.fixture
def served(installed: Path, tmp_path: Path) -> Iterator[str]:
    port = free_port()
    command = [installed / "filature", "serve", "--port", str(port), "--store", "t.sqlite3"]
    process = subprocess.Popen(
        [str(part) for part in command], cwd=tmp_path, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    process.stdout.readline()
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    process.wait()


def test_the_pages_work_outside_the_checkout(served: str) -> None:
    for path in ("/", "/healthz", "/openapi.json", "/words/fr/kryptos.ftl", "/api/games"):
        for _ in range(50):
            try:
                with urllib.request.urlopen(served + path) as answer:
                    assert answer.status == 200
                    break
            except OSError:
                time.sleep(0.1)
        else:
            pytest.fail(f"{path} is not answered")
