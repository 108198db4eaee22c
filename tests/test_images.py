"""The containers' base images: one list says which, and `make images` renews it from a registry."""

from __future__ import annotations

import hashlib
import importlib
import json
import re
import shutil
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

ROOT = Path(__file__).parent.parent
DIGESTS = st.none() | st.text("0123456789abcdef", min_size=64, max_size=64).map("sha256:".__add__)


@pytest.fixture(scope="module")
def images() -> Iterator[ModuleType]:
    """The script that fixes images."""
    sys.path.insert(0, str(ROOT / "setup"))
    try:
        yield importlib.import_module("images")
    finally:
        sys.path.remove(str(ROOT / "setup"))


@pytest.fixture
def files(images: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copies of the list and of the files that follow from it, for the script to write."""
    for path in (images.LIST, *images.FILES):
        shutil.copyfile(path, tmp_path / path.name)
    monkeypatch.setattr(images, "LIST", tmp_path / images.LIST.name)
    monkeypatch.setattr(images, "FILES", tuple(tmp_path / path.name for path in images.FILES))
    return tmp_path


# The list and the files


def named(folder: Path) -> list[str]:
    """Return every image that Dockerfile and compose file take from elsewhere."""
    text = (folder / "Dockerfile").read_text(encoding="utf-8")
    (base,) = re.findall(r"^ARG BASE=(\S+)$", text, re.M)
    stages = re.findall(r"^FROM (\S+)", text, re.M)
    services = yaml.safe_load((folder / "compose.yaml").read_text(encoding="utf-8"))["services"]
    others = [one["image"] for one in services.values() if "build" not in one]
    return [base, *(stage for stage in stages if stage != "${BASE}"), *others]


def test_dockerfile_and_compose_file_name_the_images_of_the_list_and_no_others(
    images: ModuleType,
) -> None:
    references = [one.reference for one in images.read_images()]
    assert sorted(named(ROOT)) == sorted(references)


def test_an_image_without_a_digest_is_confessed(
    images: ModuleType, files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = (ROOT / "docs" / "releasing.md").read_text(encoding="utf-8")
    assert ("have no digest yet" in told) is bool(images.without_digest())
    images.write([one._replace(digest=None) for one in images.read_images()])
    assert len(images.without_digest()) == len(images.read_images()) == 3
    images.write([one._replace(digest="sha256:" + "0" * 64) for one in images.read_images()])
    assert images.without_digest() == []


@given(digests=st.lists(st.tuples(DIGESTS, DIGESTS, DIGESTS), min_size=1, max_size=3))
def test_whatever_was_written_before_the_files_follow_the_list(
    images: ModuleType, files: Path, digests: list[tuple[str | None, ...]]
) -> None:
    for each in digests:
        wanted = [
            one._replace(digest=digest)
            for one, digest in zip(images.read_images(), each, strict=True)
        ]
        images.write(wanted)
        assert images.read_images() == wanted
        assert sorted(named(files)) == sorted(one.reference for one in wanted)


@pytest.mark.parametrize(
    "entry",
    [
        {"image": "python:3.13", "digest": None},
        {"image": "docker.io/library/python", "digest": None},
        {"image": "docker.io/library/python:3.13", "digest": "sha256:0"},
        {"image": "docker.io/library/python:3.13", "digest": ""},
    ],
)
def test_a_list_of_another_form_is_not_believed(
    images: ModuleType, files: Path, entry: dict[str, Any]
) -> None:
    images.LIST.write_text(json.dumps([entry]))
    with pytest.raises(ValueError, match="is no"):
        images.read_images()


# A registry


class Registry(ThreadingHTTPServer):
    """A registry on this machine: it may want a token, and may be wrong in several ways."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.token: str | None = None
        self.fault = ""
        self.fails_at = ""
        self.asked: list[tuple[str, str]] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Answering(BaseHTTPRequestHandler):
    server: Registry

    def log_message(self, *given: Any) -> None:
        pass

    def do_GET(self) -> None:
        registry, given = self.server, self.headers.get("authorization", "")
        registry.asked.append((self.path, given))
        fault = registry.fault if registry.fails_at in self.path else ""
        if self.path.startswith("/token?"):
            body = b"{}" if fault == "no token" else json.dumps({"token": registry.token}).encode()
            self.answer(200, body, {"content-type": "application/json"})
        elif registry.token and given != f"Bearer {registry.token}":
            scope = "repository:library/x:pull"
            realm = f'Bearer realm="{registry.url}/token",service="r",scope="{scope}"'
            wanted = "Basic realm=x" if fault == "password" else realm
            self.answer(401, b"", {"www-authenticate": wanted})
        else:
            self.manifest(fault)

    def manifest(self, fault: str) -> None:
        body = index_of(self.path)
        headers = {"content-type": "application/vnd.oci.image.index.v1+json"}
        headers["docker-content-digest"] = f"sha256:{hashlib.sha256(body).hexdigest()}"
        status = {"gone": 404, "broken": 500, "elsewhere": 307}.get(fault, 200)
        if fault == "elsewhere":
            headers["location"] = "http://127.0.0.1:1/"
        if fault == "one platform":
            headers["content-type"] = "application/vnd.oci.image.manifest.v1+json"
        if fault == "changed":
            body += b" "
        if fault == "too much":
            body = b"x" * (4 * 1024 * 1024 + 1)
        self.answer(status, body, headers)

    def answer(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def index_of(path: str) -> bytes:
    return json.dumps({"schemaVersion": 2, "of": path}).encode()


@pytest.fixture
def registry() -> Iterator[Registry]:
    with Registry() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.mark.parametrize("token", [None, "a token for everybody"])
def test_each_image_is_fixed_at_what_its_tag_names_now(
    images: ModuleType, files: Path, registry: Registry, token: str | None
) -> None:
    registry.token = token
    images.renew(registry.url)
    paths = {
        "python": "/v2/library/python/manifests/3.13-slim-trixie",
        "caddy": "/v2/library/caddy/manifests/2",
        "postgres": "/v2/library/postgres/manifests/16",
    }
    for one in images.read_images():
        path = paths[one.image.rpartition("/")[2].partition(":")[0]]
        assert one.digest == f"sha256:{hashlib.sha256(index_of(path)).hexdigest()}"
        assert one.reference in named(files)
    asked = [path for path, given in registry.asked if given or token is None]
    assert asked == list(paths.values())
    if token:
        tokens = [path for path, _ in registry.asked if path.startswith("/token")]
        assert tokens == ["/token?service=r&scope=repository%3Alibrary%2Fx%3Apull"] * 3
    before = [path.read_text() for path in sorted(files.iterdir())]
    images.renew(registry.url)
    assert [path.read_text() for path in sorted(files.iterdir())] == before


@pytest.mark.parametrize("at", ["python", "postgres"])
@pytest.mark.parametrize(
    "fault", ["gone", "broken", "elsewhere", "one platform", "changed", "too much"]
)
def test_a_registry_that_is_wrong_changes_nothing(
    images: ModuleType,
    files: Path,
    registry: Registry,
    capsys: pytest.CaptureFixture[str],
    fault: str,
    at: str,
) -> None:
    registry.fault, registry.fails_at = fault, at
    before = [path.read_text() for path in sorted(files.iterdir())]
    with pytest.raises(SystemExit) as ended:
        images.renew(registry.url)
    assert ended.value.code == 1
    assert [path.read_text() for path in sorted(files.iterdir())] == before
    said = capsys.readouterr().out
    assert "Nothing has changed." in said
    assert at in said


@pytest.mark.parametrize("fault", ["no token", "password"])
def test_a_registry_that_gives_no_token_is_said_in_words(
    images: ModuleType, registry: Registry, fault: str
) -> None:
    registry.token, registry.fault = "x", fault
    with pytest.raises(images.NoDigest, match=r"gives no token|wants a password"):
        images.digest_of("docker.io/library/python:3", registry.url)


def test_nothing_is_asked_without_tls_but_of_this_machine(images: ModuleType) -> None:
    with pytest.raises(images.NoDigest, match="not reached by https"):
        images.digest_of("docker.io/library/python:3", "http://registry.example")


def test_a_registry_that_is_not_there_is_said_in_words(images: ModuleType) -> None:
    with pytest.raises(images.NoDigest, match="does not answer"):
        images.digest_of("docker.io/library/python:3", "http://127.0.0.1:1")
