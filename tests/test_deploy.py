"""The files by which Filature is deployed: well-formed, strict, and started as they start it."""

from __future__ import annotations

import ast
import configparser
import hashlib
import importlib.util
import json
import re
import shlex
import shutil
import subprocess
import sys
import time
import tomllib
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
import yaml

from filature import __version__
from filature.cli import parser
from filature.tables.hosting import Hosting, read_hosting
from tests.run_command import run_command
from tests.serving import free_port

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
PROXIES = [DEPLOY / name for name in ("Caddyfile", "nginx.conf", "yunohost/conf/nginx.conf")]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.fixture(scope="module")
def release() -> Iterator[ModuleType]:
    """The script that makes releases."""
    sys.path.insert(0, str(ROOT / "setup"))
    try:
        spec = importlib.util.spec_from_file_location("release", ROOT / "setup" / "release.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        yield module
    finally:
        sys.path.remove(str(ROOT / "setup"))


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


# The image

Instruction = tuple[str, str]


def stages() -> list[list[Instruction]]:
    """Return the Dockerfile's instructions, a list for each stage."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    found: list[list[Instruction]] = []
    for line in joined.splitlines():
        name, _, rest = line.strip().partition(" ")
        if name == "FROM":
            found.append([])
        if name and found:
            found[-1].append((name, rest.strip()))
    return found


def last(name: str) -> str:
    (found,) = [rest for each, rest in stages()[-1] if each == name]
    return found


def environment() -> dict[str, str]:
    return dict(part.split("=", 1) for part in shlex.split(last("ENV")))


def test_the_image_runs_as_nobody_in_particular_and_tells_its_health() -> None:
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", last("USER"))
    assert last("HEALTHCHECK").partition("CMD ")[2].startswith("[")
    names = [name for stage in stages() for name, _ in stage]
    assert "ADD" not in names
    order = [name for name, _ in stages()[-1]]
    assert order.index("USER") > max(at for at, name in enumerate(order) if name in ("RUN", "COPY"))


def test_everything_that_the_image_installs_is_fixed_by_hash() -> None:
    installs = [
        part
        for stage in stages()
        for name, rest in stage
        if name == "RUN"
        for part in rest.split("&&")
        if " install " in part and "pip" in part
    ]
    assert len(installs) == 3
    assert all("--require-hashes" in one or "--no-index" in one for one in installs)


def test_what_is_copied_into_the_image_is_let_through() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    allowed = [line[1:] for line in lines if line.startswith("!")]
    copied = [
        source
        for stage in stages()
        for name, rest in stage
        if name == "COPY" and "--from" not in rest
        for source in rest.split()[:-1]
    ]
    assert copied
    assert all(any(fnmatch(source, one) for one in allowed) for source in copied)
    assert all((ROOT / one).exists() for one in allowed)


def entry() -> list[str]:
    words: list[str] = [*json.loads(last("ENTRYPOINT")), *json.loads(last("CMD"))]
    return words


@contextmanager
def started(
    command: list[str], variables: dict[str, str], data: Path
) -> Iterator[subprocess.Popen[str]]:
    """Run a server as the image does, with these variables and no other."""
    server = subprocess.Popen(
        command,
        env=variables,
        cwd=data,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield server
    finally:
        server.kill()
        server.communicate()


def is_healthy(python: str, port: int) -> bool:
    """Run the image's health check."""
    program = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
    assert program[:2] == ["python", "-c"]
    ast.parse(program[2])
    check = [python, "-c", program[2].replace("8765", str(port))]
    return subprocess.run(check, capture_output=True, check=False).returncode == 0


def becomes_healthy(python: str, port: int, server: subprocess.Popen[str]) -> bool:
    assert server.stdout is not None
    server.stdout.readline()  # printed once it listens
    for _ in range(100):
        if is_healthy(python, port):
            return True
        if server.poll() is not None:
            return False
        time.sleep(0.2)
    return False


def test_the_entry_point_runs_in_a_bare_environment(tmp_path: Path) -> None:
    """With the wheel's files, which cannot be written to, and the image's variables alone."""
    package, data = tmp_path / "package", tmp_path / "data"
    data.mkdir(mode=0o700)
    # Compiled files come along, as they are in the image: pip compiles what it installs.
    left_out = shutil.ignore_patterns("client")
    shutil.copytree(ROOT / "filature", package / "filature", ignore=left_out)
    before = sorted(package.rglob("*"))
    for path in [package, *package.rglob("*")]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    port = free_port()
    program, *options = entry()
    assert program == "filature"
    command = [sys.executable, "-m", "filature.cli", *options, "--port", str(port)]
    variables = {
        name: value.replace("/data", str(data)).replace("/opt/filature/bin:$PATH", "/usr/bin:/bin")
        for name, value in environment().items()
    }
    variables["PYTHONPATH"] = str(package)
    with started(command, variables, data) as server:
        assert becomes_healthy(sys.executable, port, server), server.stdout
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
            assert b"<html" in page.read()
        server.terminate()
        assert server.wait(20) == 0
        assert server.stdout is not None
        said = server.stdout.read()
    assert "Traceback" not in said
    kept = {path.name.partition("-")[0] for path in data.iterdir()}
    assert "tables.sqlite3" in kept
    assert sorted(package.rglob("*")) == before


@pytest.mark.slow
def test_the_image_is_built_and_runs_by_its_own_instructions(tmp_path: Path) -> None:
    """Carry out the RUN lines of the build, in another folder, and start what they made."""
    source, data = tmp_path / "src", tmp_path / "data"
    for name, rest in stages()[0]:
        if name == "COPY":
            *copied, target = rest.split()
            for one in copied:
                here, there = ROOT / one, source / target / Path(one).name
                if target == Path(one).name:
                    there = source / one
                there.parent.mkdir(parents=True, exist_ok=True)
                left_out = shutil.ignore_patterns("__pycache__", "node_modules", "client")
                if here.is_dir():
                    shutil.copytree(here, there, ignore=left_out)
                else:
                    shutil.copyfile(here, there)
    for name, rest in stages()[0]:
        if name == "RUN":
            script = rest.replace("/opt/", f"{tmp_path}/opt/").replace(
                "/wheel", f"{tmp_path}/wheel"
            )
            script = script.replace("python3 -m venv", f"{sys.executable} -m venv")
            run_command("sh", "-ec", script, cwd=source, timeout=900)
    data.mkdir(mode=0o700)
    tmp_path.chmod(0o755)
    bin_folder, port = tmp_path / "opt" / "filature" / "bin", free_port()
    assert not (bin_folder / "pip").exists()
    program, *options = entry()
    command = [str(bin_folder / program), *options, "--port", str(port)]
    variables = {
        name: value.replace("/data", str(data)).replace("/opt/filature/bin:$PATH", str(bin_folder))
        for name, value in environment().items()
    }
    with started(command, variables, data) as server:
        assert becomes_healthy(str(bin_folder / "python"), port, server)
        server.terminate()
        assert server.wait(20) == 0


# Compose


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_a_service_has_no_more_than_it_needs(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["tmpfs"]
    assert service["restart"] == "unless-stopped"
    assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "caddy" else [])
    assert ("ports" in service) == (name == "caddy")
    assert "healthcheck" in service or "build" in service
    assert not service.get("privileged")


def test_what_the_services_name_is_there() -> None:
    services = COMPOSE["services"]
    volumes = {one.split(":")[0] for each in services.values() for one in each["volumes"]}
    assert volumes == set(COMPOSE["volumes"])
    configs = {one["source"] for each in services.values() for one in each.get("configs", ())}
    assert configs == set(COMPOSE["configs"])
    for config in COMPOSE["configs"].values():
        default = re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", config["file"])
        assert (ROOT / default).is_file()
    for service in services.values():
        for needed, how in service.get("depends_on", {}).items():
            assert needed in services
            assert how == {"condition": "service_healthy"}
    assert services["filature"]["image"] == f"filature:{__version__}"
    assert services["postgres"]["network_mode"] == "none"


def parsed(words: list[str]) -> Any:
    """Read a command's options, as the command line does."""
    filled = [re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", word) for word in words]
    return parser().parse_args(filled)


def test_the_commands_of_compose_image_and_unit_are_understood() -> None:
    options = parsed(COMPOSE["services"]["filature"]["command"])
    assert (options.behind_proxy, options.workers) == (True, 2)
    # Whoever starts the image alone has no proxy in front of it.
    assert parsed(entry()[1:]).host == "0.0.0.0"
    assert not parsed(entry()[1:]).behind_proxy
    words = shlex.split(unit("filature.service")["Service"]["ExecStart"])[1:]
    assert parsed(words).behind_proxy
    assert parsed(words).host == "127.0.0.1"


def test_every_variable_of_compose_is_in_the_documentation() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    names = set(re.findall(r"\$\{(\w+)", text))
    assert names
    assert [name for name in sorted(names) if name not in page] == []


# Proxies, unit, settings


def test_proxies_keep_operators_pages_from_visitors_and_compress_nothing() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "\tencode" not in caddy
    for name in ("Caddyfile", "nginx.conf", "yunohost/conf/nginx.conf"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        assert "metrics" in text
        assert "status" in text
        assert "gzip on" not in text
        if name != "Caddyfile":
            assert text.count("Host $http_host;") == text.count("proxy_pass")
            assert text.count("$proxy_add_x_forwarded_for;") == text.count("proxy_pass")
            assert "gzip off;" in text


def blocks(text: str, kind: str) -> list[str]:
    """Return what stands in each block of a kind, without what stands in blocks in it."""
    text = re.sub(r"#.*", "", text)
    found = []
    for start in re.finditer(rf"^\s*{kind}\b[^{{;]*\{{", text, re.M):
        depth, own = 1, ""
        for letter in text[start.end() :]:
            depth += {"{": 1, "}": -1}.get(letter, 0)
            if depth == 0:
                break
            own += letter if depth == 1 else ""
        found.append(own)
    return found


SILENCE = ("access_log off;", "error_log /dev/null emerg;")
"""Errors of a request are logged with its whole address, and crashes of nginx elsewhere."""


@pytest.mark.parametrize(
    ("name", "kind", "count"),
    [("nginx.conf", "server", 2), ("yunohost/conf/nginx.conf", "location", 3)],
)
def test_nginx_writes_no_address_and_no_path_to_a_log(name: str, kind: str, count: int) -> None:
    """On YunoHost the server around these locations has logs of its own."""
    found = blocks((DEPLOY / name).read_text(encoding="utf-8"), kind)
    assert len(found) == count
    for block in found:
        assert all(line in block for line in SILENCE), block


def test_caddy_writes_no_address_and_no_path_to_a_log() -> None:
    text = re.sub(r"#.*", "", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    everywhere, _, site = text.partition("\n}\n")
    assert re.search(
        r"log \{\s*format filter \{\s*wrap \w+\s*fields \{\s*request delete\s", everywhere
    )
    assert not re.search(r"^\s*log\b", site, re.M)


def test_no_proxy_adds_what_the_server_says_of_tls_itself() -> None:
    for path in PROXIES:
        assert "strict-transport" not in path.read_text(encoding="utf-8").lower()


def unit(path: str | Path) -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None, comment_prefixes="#")
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read(DEPLOY / path, encoding="utf-8")
    return found


STRICT = {
    "NoNewPrivileges": "yes",
    "CapabilityBoundingSet": "",
    "ProtectSystem": "strict",
    "PrivateTmp": "yes",
    "MemoryDenyWriteExecute": "yes",
    "SystemCallFilter": "@system-service",
    "UMask": "0077",
}


def test_the_unit_is_strict_and_systemd_understands_it(release: ModuleType, tmp_path: Path) -> None:
    own = re.sub(r"__(?!PORT)\w+?__", "root", release.yunohost_unit()).replace("__PORT__", "1")
    for name, text in {
        "filature.service": (DEPLOY / "filature.service").read_text(encoding="utf-8"),
        "ynh.service": re.sub(r"(BindPaths|EnvironmentFile)=root", r"\1=/root", own),
    }.items():
        path = tmp_path / name
        program = re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", text)
        path.write_text(program, encoding="utf-8")
        service = unit(path)["Service"]
        assert {key: service[key] for key in STRICT} == STRICT
        if shutil.which("systemd-analyze"):
            said = subprocess.run(
                ["systemd-analyze", "verify", path], capture_output=True, text=True, check=False
            )
            assert (said.returncode, said.stderr) == (0, "")


def test_the_settings_file_can_be_used_as_it_is_and_with_all_its_lines(tmp_path: Path) -> None:
    text = (DEPLOY / "settings.toml").read_text(encoding="utf-8")
    assert read_hosting(str(DEPLOY / "settings.toml")) == Hosting()
    enabled = tmp_path / "settings.toml"
    enabled.write_text(re.sub(r"^# (?=\w+ = |\[)", "", text, flags=re.M), encoding="utf-8")
    found = read_hosting(str(enabled))
    assert found.mail is not None
    for settings in (found.mail, found.keep):
        for field in msgspec.structs.fields(settings):
            assert re.search(rf"^# {field.name} = ", text, re.M), field.name
    assert found.keep == Hosting().keep


# Pinned versions, and what a release consists of


def test_what_a_server_installs_is_pinned_as_everywhere(release: ModuleType) -> None:
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    pairs = re.findall(r"^([\w.-]+)==(\S+)$", constraints, re.M)
    everywhere = {normal(name): version for name, version in pairs}
    pins = {normal(pin.name): pin for pin in release.pinned(release.RUNTIME)}
    needed = [*PROJECT["project"]["dependencies"]]
    for extra in release.EXTRAS:
        needed += PROJECT["project"]["optional-dependencies"][extra]
    assert {normal(re.match(r"[\w.-]+", one)[0]) for one in needed} <= set(pins)  # type: ignore[index]
    for name, pin in pins.items():
        assert pin.version == everywhere[name]
        assert pin.hashes
    build = {normal(pin.name) for pin in release.pinned(release.BUILD)}
    assert "hatchling" in build
    for path in (release.RUNTIME, release.BUILD):
        lines = path.read_text(encoding="utf-8").splitlines()
        assert len([line for line in lines if "==" in line]) == len(list(release.pinned(path)))


def test_the_bill_of_materials_is_the_same_each_time(release: ModuleType) -> None:
    pins = list(release.pinned(release.RUNTIME))
    about, date = PROJECT["project"], "2026-11-17T00:00:00Z"
    bill = release.sbom(pins, about, date)
    assert bill == release.sbom(pins, about, date)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    references = [one["bom-ref"] for one in bill["components"]]
    assert len(set(references)) == len(references) == len(pins)
    assert bill["dependencies"][0]["dependsOn"] == sorted(references)


def test_the_package_for_yunohost_is_complete(release: ModuleType, tmp_path: Path) -> None:
    wheel = tmp_path / f"filature-{__version__}-py3-none-any.whl"
    wheel.write_bytes(b"a wheel")
    target = tmp_path / "package"
    release.make_yunohost(wheel, target)
    manifest = tomllib.loads((target / "manifest.toml").read_text(encoding="utf-8"))
    assert manifest["packaging_format"] == 2
    assert manifest["version"] == f"{__version__}~ynh1"
    source = manifest["resources"]["sources"]["main"]
    assert source["sha256"] == release.sha256(wheel)
    assert source["url"].endswith(wheel.name)
    assert tomllib.loads((target / "tests.toml").read_text())["test_format"] == 1.0
    scripts = {path.name for path in (target / "scripts").iterdir()}
    usual = {"install", "remove", "upgrade", "backup", "restore", "change_url", "_common.sh"}
    assert scripts == usual
    for path in (target / "scripts").iterdir():
        run_command("bash", "-n", path)
    templates = {path.name for path in (target / "conf").iterdir()}
    assert templates == {
        "environment",
        "nginx.conf",
        "requirements.txt",
        "settings.toml",
        "systemd.service",
    }
    known = {"APP", "DATA_DIR", "DB_NAME", "DB_PWD", "DB_USER", "DOMAIN", "INSTALL_DIR", "PORT"}
    for path in target.rglob("*"):
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            assert "@VERSION@" not in text
            assert set(re.findall(r"__([A-Z][A-Z_]*?)__", text)) <= known


def test_the_package_for_yunohost_never_names_an_older_wheel(
    release: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its hash is of this commit's wheel, also where one of an earlier commit lies in dist/."""
    wheel = tmp_path / f"filature-{__version__}-py3-none-any.whl"
    wheel.write_bytes(b"built before the release was committed")
    monkeypatch.setattr(release, "DIST", tmp_path)
    monkeypatch.setattr(release, "YUNOHOST", tmp_path / "package")
    monkeypatch.setattr(release, "make_wheel", lambda: wheel.write_bytes(b"built now"))
    release.write_yunohost()
    manifest = tomllib.loads((tmp_path / "package" / "manifest.toml").read_text(encoding="utf-8"))
    named = manifest["resources"]["sources"]["main"]["sha256"]
    assert named == hashlib.sha256(b"built now").hexdigest()


def test_the_check_of_a_deployment_tells_which_images_are_not_fixed(
    release: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "ensure", lambda wanted: None)
    monkeypatch.setattr(release, "checks", lambda: {})
    for image in ("docker.io/library/caddy:2", None):
        monkeypatch.setattr(release, "without_digest", lambda found=image: [found] if found else [])
        assert release.check() == 0
        said = capsys.readouterr().out
        assert (f"NOT FIXED: {image}" in said and "make images" in said) is (image is not None)


# Workflows and versions


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_pin_their_actions_and_have_few_rights(path: Path) -> None:
    workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert workflow["permissions"] == {}
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.M))
    for job in workflow["jobs"].values():
        assert "timeout-minutes" in job
        for step in job["steps"]:
            if "uses" in step:
                assert re.fullmatch(r"[\w.-]+/[\w.-]+@[0-9a-f]{40}", step["uses"])
            if step.get("run", "").startswith("make "):
                assert set(step["run"].removesuffix(" PYTHON=python").split()[1:]) <= targets


def test_every_python_that_is_declared_is_tried_by_the_workflow() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text())
    tried = workflow["jobs"]["linux"]["strategy"]["matrix"]["python"]
    prefix = "Programming Language :: Python :: "
    classifiers = PROJECT["project"]["classifiers"]
    declared = [one.removeprefix(prefix) for one in classifiers if re.match(rf"{prefix}3\.", one)]
    assert declared == tried
    assert PROJECT["project"]["requires-python"] == f">={tried[0]}"


def test_there_is_one_version() -> None:
    assert PROJECT["project"]["version"] == __version__
    for name in ("openapi.json", "asyncapi.json"):
        document = json.loads((ROOT / "filature" / "web" / name).read_text(encoding="utf-8"))
        assert document["info"]["version"] == __version__
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## {re.escape(__version__)}\b", changes, re.M)
