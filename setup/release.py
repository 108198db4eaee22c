"""Make what a release consists of, and check how servers are deployed.

release.py requirements  renew deploy/requirements*.txt: pinned versions with their hashes
release.py wheel         build the wheel twice, compare, and leave it in dist/
release.py sbom          write dist/filature-VERSION.cdx.json: what a server is made of (CycloneDX)
release.py yunohost      build the wheel, and write out/yunohost: the package that installs it
release.py check         lint Dockerfile, compose.yaml, workflows, scripts and units
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import sys
import tempfile
import tomllib
import uuid
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import distributions
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from environment import ROOT, VENV, Command, ensure, give_up, run, say, show
from images import without_digest

BIN = VENV / "bin"
DEPLOY = ROOT / "deploy"
DIST = ROOT / "dist"
YUNOHOST = ROOT / "out" / "yunohost"
WORKFLOWS = ROOT / ".github" / "workflows"

RUNTIME = DEPLOY / "requirements.txt"
BUILD = DEPLOY / "requirements-build.txt"
EXTRAS = ("fast", "postgres")
"""What a server needs besides the dependencies that every installation has."""

HEAD = """\
# {what}: each version with the hashes of its files.
# Made by `make requirements` from pyproject.toml and constraints.txt: renew it so, never by hand.
"""

FIXED_DATE = "1580601600"
"""2 February 2020, where git cannot say when the last commit was made."""


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return found


def version() -> str:
    return str(project()["project"]["version"])


def must(command: Command, what: str) -> str:
    """Run a command that has to succeed; return what it printed."""
    result = run(command)
    if result.returncode != 0:
        show(result)
        give_up(f"{what} failed; what was said is above.")
    return result.stdout


# The pinned versions, with their hashes


def renew_requirements() -> None:
    """Resolve what a server and the build of a wheel need, within constraints.txt."""
    ensure("release")
    extras = [part for extra in EXTRAS for part in ("--extra", extra)]
    compile_pins(ROOT / "pyproject.toml", extras, RUNTIME, "What a server installs")
    with tempfile.TemporaryDirectory() as folder:
        needed = Path(folder) / "build.in"
        needed.write_text("\n".join(project()["build-system"]["requires"]) + "\n", encoding="utf-8")
        compile_pins(needed, [], BUILD, "What building the wheel needs")


def compile_pins(source: Path, options: Sequence[str], target: Path, what: str) -> None:
    pins = must(
        [
            *(BIN / "uv", "pip", "compile", "--quiet", "--no-header", "--no-annotate"),
            *("--universal", "--python-version", "3.11", "--generate-hashes"),
            *(
                "--default-index",
                "https://pypi.org/simple",
                "--constraint",
                ROOT / "constraints.txt",
            ),
            *options,
            source,
        ],
        f"resolving {target.name}",
    )
    target.write_text(HEAD.format(what=what) + pins, encoding="utf-8")
    say(f"{target.relative_to(ROOT)} pins {len(list(pinned(target)))} versions.")


class Pin(NamedTuple):
    """One version, on which systems it is needed, and the hashes of its files."""

    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]


PIN = re.compile(
    r"^(?P<name>[\w.-]+)==(?P<version>[^\s;\\]+)(?:\s*;\s*(?P<marker>[^\\\n]+?))?\s*\\\n"
    r"(?P<hashes>(?:\s+--hash=sha256:[0-9a-f]{64}(?:\s*\\)?\n)+)",
    re.M,
)


def pinned(path: Path) -> Iterator[Pin]:
    """Read a file of pinned versions."""
    for found in PIN.finditer(path.read_text(encoding="utf-8")):
        hashes = tuple(re.findall(r"sha256:([0-9a-f]{64})", found["hashes"]))
        yield Pin(found["name"], found["version"], found["marker"] or "", hashes)


# The wheel


def source_date() -> str:
    """Return the time that a wheel's files have: that of the last commit."""
    found = run(["git", "log", "-1", "--format=%ct"])
    return found.stdout.strip() if found.returncode == 0 and found.stdout.strip() else FIXED_DATE


def build_wheel(source: Path, target: Path) -> Path:
    """Build the wheel of a checkout; return it."""
    os.environ["SOURCE_DATE_EPOCH"] = source_date()
    must(
        [
            "env",
            "-C",
            source,
            BIN / "python",
            "-m",
            "hatchling",
            "build",
            "-t",
            "wheel",
            "-d",
            target,
        ],
        "building the wheel",
    )
    (wheel,) = target.glob("*.whl")
    return wheel


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def other_checkout(folder: Path) -> Path:
    """Copy what the wheel is made from: later, in another place, in another order, unreadable to
    others."""
    copy = folder / "elsewhere"
    copy.mkdir()
    for name in ("filature", "pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        here = ROOT / name
        if here.is_dir():
            left_out = shutil.ignore_patterns("__pycache__", "node_modules")
            shutil.copytree(here, copy / name, copy_function=shutil.copyfile, ignore=left_out)
        else:
            shutil.copyfile(here, copy / name)
    for path in copy.rglob("*"):
        path.chmod(0o700 if path.is_dir() else 0o600)
    return copy


def make_wheel() -> None:
    """Build the wheel here and from a copy elsewhere: both must be the same bytes."""
    ensure("release")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = build_wheel(ROOT, folder / "first")
        again = build_wheel(other_checkout(folder), folder / "second")
        if sha256(wheel) != sha256(again):
            give_up("Two builds of the same sources differ: the wheel is not reproducible.")
        DIST.mkdir(exist_ok=True)
        shutil.copyfile(wheel, DIST / wheel.name)
    size = (DIST / wheel.name).stat().st_size
    say(f"dist/{wheel.name}: {size / 1e6:.1f} MB, built twice, the same bytes.")
    say(f"sha256 {sha256(DIST / wheel.name)}")


# What a server is made of


def sbom(pins: Sequence[Pin], about: Mapping[str, Any], date: str) -> dict[str, Any]:
    """Return a CycloneDX document. The same pins and date give the same document."""
    own = f"pkg:pypi/{about['name']}@{about['version']}"
    components = [component(pin) for pin in pins]
    depends = sorted(one["bom-ref"] for one in components)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, own + '#' + date)}",
        "version": 1,
        "metadata": {
            "timestamp": date,
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": about["name"],
                "version": about["version"],
                "description": about["description"],
                "licenses": [{"license": {"id": about["license"]}}],
                "purl": own,
            },
        },
        "components": components,
        "dependencies": [{"ref": own, "dependsOn": depends}],
    }


def component(pin: Pin) -> dict[str, Any]:
    name = re.sub(r"[-_.]+", "-", pin.name).lower()
    purl = f"pkg:pypi/{name}@{quote(pin.version)}"
    found: dict[str, Any] = {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": pin.version,
        "purl": purl,
        "properties": [{"name": "filature:sha256", "value": one} for one in sorted(pin.hashes)],
    }
    if pin.marker:
        found["properties"].append({"name": "filature:marker", "value": pin.marker})
    licence = licence_of(pin.name)
    if licence:
        found["licenses"] = [licence]
    return found


def licence_of(name: str) -> dict[str, Any] | None:
    """Return what a package says about its licence, if it is installed in the environment."""
    places = [str(place) for place in VENV.glob("lib/python*/site-packages")]
    about = next((found.metadata for found in distributions(name=name, path=places)), None)
    if about is None:
        return None
    if "License-Expression" in about:
        return {"expression": about["License-Expression"]}
    kinds = [kind for kind in about.get_all("Classifier") or () if kind.startswith("License ::")]
    named = [kind.rpartition(" :: ")[2] for kind in kinds]
    named += [line.strip() for line in (about.get_all("License") or [""])[0].splitlines()[:1]]
    return {"license": {"name": named[0]}} if named and named[0] else None


def write_sbom() -> None:
    ensure("dev")
    date = datetime.fromtimestamp(int(source_date()), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    document = sbom(list(pinned(RUNTIME)), project()["project"], date)
    DIST.mkdir(exist_ok=True)
    target = DIST / f"filature-{version()}.cdx.json"
    target.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    say(f"{target.relative_to(ROOT)} names {len(document['components'])} components.")


# The package for YunoHost


YUNOHOST_UNIT = (
    (r"\A(?:#.*\n)+\n", ""),
    (r"(User|Group)=filature", r"\1=__APP__"),
    (r"(?:Environment|StateDirectory\w*)=(?!PYTHON).*\n", ""),
    (r"# FILATURE_STORE=.*\n", ""),
    (r"EnvironmentFile=.*", "EnvironmentFile=__INSTALL_DIR__/environment"),
    (
        r"/opt/filature/bin/filature serve",
        "__INSTALL_DIR__/venv/bin/filature serve --port __PORT__",
    ),
    (r"/etc/filature/settings.toml", "__INSTALL_DIR__/settings.toml"),
    (r"/var/lib/filature and", "__DATA_DIR__ and"),
    (r"ProtectHome=yes", "ProtectHome=tmpfs\nBindPaths=__DATA_DIR__"),
)
"""How the unit of deploy/ differs on YunoHost, where data lie below /home."""


def yunohost_unit() -> str:
    unit = (DEPLOY / "filature.service").read_text(encoding="utf-8")
    for pattern, replacement in YUNOHOST_UNIT:
        unit, times = re.subn(pattern, replacement, unit)
        assert times, pattern
    return unit


def make_yunohost(wheel: Path, target: Path) -> None:
    """Fill in the package's version, and the wheel that it installs, by hash."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(DEPLOY / "yunohost", target)
    shutil.copyfile(RUNTIME, target / "conf" / "requirements.txt")
    shutil.copyfile(DEPLOY / "settings.toml", target / "conf" / "settings.toml")
    shutil.copyfile(ROOT / "LICENSE", target / "LICENSE")
    (target / "conf" / "systemd.service").write_text(yunohost_unit(), encoding="utf-8")
    manifest = target / "manifest.toml"
    text = manifest.read_text(encoding="utf-8")
    for name, value in {"VERSION": version(), "WHEEL": wheel.name, "SHA256": sha256(wheel)}.items():
        text = text.replace(f"@{name}@", value)
    manifest.write_text(text, encoding="utf-8")


def write_yunohost() -> None:
    # The wheel of this commit: one built before the release was committed has another hash.
    make_wheel()
    wheel = DIST / f"filature-{version()}-py3-none-any.whl"
    make_yunohost(wheel, YUNOHOST)
    say(f"out/yunohost installs {wheel.name}, once that is on the package index.")


# Linting


def shell_scripts() -> list[Path]:
    scripts = DEPLOY / "yunohost" / "scripts"
    return [ROOT / "setup" / "python.sh", *(sorted(scripts.iterdir()) if scripts.is_dir() else [])]


def checks() -> dict[str, Command]:
    """Return the linters of what is deployed; those that only some systems have, where they are."""
    schema: Command = [BIN / "check-jsonschema", "--builtin-schema"]
    found: dict[str, Command] = {
        "hadolint": [BIN / "hadolint", ROOT / "Dockerfile"],
        "compose": [*schema, "vendor.compose-spec", ROOT / "compose.yaml"],
        "workflows": [*schema, "vendor.github-workflows", *sorted(WORKFLOWS.glob("*.yml"))],
        "zizmor": [BIN / "zizmor", "--offline", "--quiet", "--pedantic", WORKFLOWS],
        "shellcheck": [
            *(BIN / "shellcheck", "--severity=warning"),
            "--exclude=SC2154",  # YunoHost sets the variables of its scripts
            *shell_scripts(),
        ],
    }
    if shutil.which("caddy"):
        found["caddy"] = [
            "caddy",
            "validate",
            "--adapter",
            "caddyfile",
            "--config",
            DEPLOY / "Caddyfile",
        ]
    return found


def check() -> int:
    """Run all linters, also after one has failed."""
    ensure("release")
    failed = []
    for name, command in checks().items():
        result = run(command)
        print(f"\n== {name}\n{result.stdout.strip()}", flush=True)
        if result.returncode != 0:
            failed.append(name)
    if failed:
        say(f"Failed: {', '.join(failed)}.")
    for image in without_digest():
        say(
            f"NOT FIXED: {image} is named by its tag alone. Run `make images` where there is a net."
        )
    return 1 if failed else 0


def main() -> int:
    match sys.argv[1:]:
        case ["requirements"]:
            renew_requirements()
        case ["wheel"]:
            make_wheel()
        case ["sbom"]:
            write_sbom()
        case ["yunohost"]:
            write_yunohost()
        case ["check"]:
            return check()
        case _:
            sys.exit(__doc__)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
