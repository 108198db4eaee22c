"""Fix the base images of the containers by tag and digest: deploy/images.json says which.

images.py [--registry URL]   ask the registries (or one mirror of them all) for the digest that each
                             tag has now; write it into the list, Dockerfile and compose.yaml

Nothing is written unless all registries have answered. Only the standard library.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping
from http.client import HTTPException, HTTPResponse
from typing import NamedTuple
from urllib.parse import urlencode, urlsplit

from environment import ROOT, give_up, say

LIST = ROOT / "deploy" / "images.json"
FILES = (ROOT / "Dockerfile", ROOT / "compose.yaml")

API = {"docker.io": "https://registry-1.docker.io"}
"""Where a registry answers, if not under its own name."""
INDICES = (
    "application/vnd.oci.image.index.v1+json",
    "application/vnd.docker.distribution.manifest.list.v2+json",
)
"""Lists of the images of all platforms: an image of one platform alone would fail on others."""
WITHIN = 30.0
LONGEST = 4 * 1024 * 1024
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")
IMAGE = re.compile(r"(?P<host>[\w.-]+(?::\d+)?)/(?P<name>[a-z0-9/._-]+):(?P<tag>[\w.-]+)")


class NoDigest(Exception):
    """A registry does not say which image a tag names; the text says why."""


class Image(NamedTuple):
    """A base image: `docker.io/library/python:3.13`, and the digest that its tag had."""

    image: str
    digest: str | None

    @property
    def reference(self) -> str:
        """Return what stands in a Dockerfile or a compose file."""
        return self.image if self.digest is None else f"{self.image}@{self.digest}"


def read_images() -> list[Image]:
    """Read which images are fixed; raise `ValueError` where the list has another form."""
    found = [Image(**entry) for entry in json.loads(LIST.read_text(encoding="utf-8"))]
    for one in found:
        if not IMAGE.fullmatch(one.image):
            raise ValueError(f"{one.image} is no image such as docker.io/library/python:3.13")
        if one.digest is not None and not DIGEST.fullmatch(one.digest):
            raise ValueError(f"{one.digest} is no digest")
    return found


def without_digest() -> list[str]:
    """Return the images that are named by tag alone, because nobody has asked for their digest."""
    return [one.image for one in read_images() if one.digest is None]


# What a registry says


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect would take the token along."""

    def redirect_request(self, *given: object) -> None:
        return None


OPENER = urllib.request.build_opener(NoRedirect)


def ask(url: str, headers: Mapping[str, str]) -> tuple[HTTPResponse, bytes]:
    parts = urlsplit(url)
    if parts.scheme != "https" and parts.hostname not in ("127.0.0.1", "::1", "localhost"):
        raise NoDigest(f"{url} is not reached by https")
    request = urllib.request.Request(url, headers=dict(headers))  # noqa: S310 - https, or this machine
    answer = OPENER.open(request, timeout=WITHIN)
    body = answer.read(LONGEST + 1)
    if len(body) > LONGEST:
        raise NoDigest(f"{url} answers with too much")
    return answer, body


def digest_of(image: str, registry: str | None = None) -> str:
    """Ask the registry for the digest that a tag has now: of the list for all platforms."""
    named = IMAGE.fullmatch(image)
    assert named is not None, image
    base = registry or API.get(named["host"], f"https://{named['host']}")
    url = f"{base.rstrip('/')}/v2/{named['name']}/manifests/{named['tag']}"
    headers = {"accept": ", ".join(INDICES), "user-agent": "filature-images"}
    try:
        try:
            answer, body = ask(url, headers)
        except urllib.error.HTTPError as refused:
            if refused.code != 401:
                raise
            token = token_for(refused.headers.get("www-authenticate", ""))
            answer, body = ask(url, {**headers, "authorization": f"Bearer {token}"})
    except urllib.error.HTTPError as error:
        raise NoDigest(f"{url} answers with status {error.code}") from None
    except (OSError, HTTPException) as error:
        raise NoDigest(f"{url} does not answer: {getattr(error, 'reason', error)}") from None
    kind = answer.headers.get_content_type()
    if kind not in INDICES:
        raise NoDigest(f"{url} names no list of images for all platforms, but {kind}")
    digest = f"sha256:{hashlib.sha256(body).hexdigest()}"
    said = answer.headers.get("docker-content-digest", digest)
    if said != digest:
        raise NoDigest(f"{url} says {said}, but what it sends is {digest}")
    return digest


def token_for(challenge: str) -> str:
    """Get the token that a registry wants of everybody who only reads."""
    fields = dict(re.findall(r'(\w+)="([^"]*)"', challenge))
    if not challenge.lower().startswith("bearer ") or "realm" not in fields:
        raise NoDigest("the registry wants a password")
    query = urlencode({name: fields[name] for name in ("service", "scope") if name in fields})
    _, body = ask(f"{fields['realm']}?{query}", {"user-agent": "filature-images"})
    try:
        given = json.loads(body)
        return str(given.get("token") or given["access_token"])
    except (ValueError, AttributeError, KeyError):
        raise NoDigest(f"{fields['realm']} gives no token") from None


# The files that name images


def with_references(text: str, images: list[Image]) -> str:
    """Return a file's text with each image as the list has it."""
    for one in images:
        name = re.escape(one.image.rpartition(":")[0])
        text = re.sub(rf"{name}:[\w.-]+(?:@sha256:[0-9a-f]{{64}})?", one.reference, text)
    return text


def write(images: list[Image]) -> None:
    """Write the list, and what follows from it."""
    entries = [one._asdict() for one in images]
    LIST.write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")
    for path in FILES:
        path.write_text(with_references(path.read_text(encoding="utf-8"), images), encoding="utf-8")


def renew(registry: str | None = None) -> None:
    """Fix each image at what its tag names now."""
    try:
        images = [Image(one.image, digest_of(one.image, registry)) for one in read_images()]
    except NoDigest as problem:
        give_up(f"{problem}. Nothing has changed.")
    before = {one.image: one.digest for one in read_images()}
    write(images)
    for one in images:
        what = "the same" if before[one.image] == one.digest else "new"
        say(f"{one.reference} ({what})")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--registry", metavar="URL", help="a mirror, in the place of all registries"
    )
    renew(parser.parse_args().registry)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
