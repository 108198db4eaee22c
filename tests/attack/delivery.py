"""What is delivered beside the program: files for proxies, images, notices; and fair deals."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

from tests.attack.scene import Attack, NotTried, Scene

SECRETS = {
    "/feeds/{secret}.atom": 404,
    "/feeds/{secret}.ics": 404,
    "/circle/{secret}?i={secret}": 200,
    "/api/tables/{secret}/next?invite={secret}": 404,
    "/notifications/confirm/{secret}": 404,
}
"""Addresses that hold a secret where it is a true one, and what a wrong one is answered."""
SECRET = "c0ffee5ec2e7" * 4
DIGEST = re.compile(r"@sha256:[0-9a-f]{64}")
LOCATION = re.compile(r"location\s[^{]*\{([^}]*)\}")


async def logged_paths(scene: Scene) -> None:
    """Read the proxies' files that are supplied: none may write addresses with secrets down."""
    deploy = scene.tree / "deploy"
    configs = [*deploy.rglob("*nginx*.conf"), *deploy.rglob("Caddyfile")]
    if not configs:
        raise NotTried("no file for a proxy is supplied")
    scene.numbers["files"] = len(configs)
    for file in configs:
        text = re.sub(r"#[^\n]*", "", file.read_text())
        name = file.relative_to(scene.tree)
        if file.name == "Caddyfile":
            logs, without = re.findall(r"^\s*log\b", text, re.M), text.count("request delete")
            scene.check(len(logs) <= without, f"{name} logs requests")
            continue
        outside = LOCATION.sub("", text)
        everywhere = outside.count("access_log off") >= max(1, outside.count("server {"))
        passing = [body for body in LOCATION.findall(text) if "proxy_pass" in body]
        quiet = all("access_log off" in body for body in passing)
        scene.check(everywhere or quiet, f"{name} logs the paths that it passes on")
    stated = (scene.tree / "SECURITY.md").read_text()
    scene.check("the one secret in a URL" not in stated, "SECURITY.md names one secret in a URL")


async def own_log(scene: Scene) -> None:
    """Ask for addresses with secrets in them, rightly and wrongly, and read the server's log."""
    client = scene.client()
    for path in SECRETS:
        for method in ("GET", "POST", "PUT"):
            await client.ask(method, path.format(secret=SECRET))
    await client.get("/api/games", token=SECRET)
    await asyncio.sleep(0.5)
    held = [line for line in scene.target.log if SECRET in line]
    scene.check(not held, f"the log has a secret: {(held or [''])[0]:.100}")


async def images(scene: Scene) -> None:
    """Read which images a container is made of, and whom it believes."""
    for name in ("Dockerfile", "compose.yaml"):
        file = scene.tree / name
        if not file.exists():
            raise NotTried(f"there is no {name}")
    docker = (scene.tree / "Dockerfile").read_text()
    compose = (scene.tree / "compose.yaml").read_text()
    bases = re.findall(r"^(?:ARG BASE=|FROM )(?!\$\{)(\S+)", docker, re.M)
    pulled = re.findall(r"^\s*image:\s*(\S+)", compose, re.M)
    named = [image for image in [*bases, *pulled] if not image.startswith("filature")]
    by_tag = [image for image in named if not DIGEST.search(image)]
    scene.numbers["images"] = len(named)
    scene.check(not by_tag, f"by tag alone: {', '.join(by_tag)}")
    trusts = re.search(r"^CMD.*--behind-proxy", docker, re.M)
    scene.check(not trusts, "the image believes X-Forwarded-For unless told otherwise")


NOTICES = ("svelte", "fluent")


async def notices(scene: Scene) -> None:
    """Look for the licences of what the browser client contains, as the server gives them."""
    static = scene.tree / "filature" / "web" / "static"
    for file in sorted(static.rglob("*")):
        if file.suffix not in (".txt", ".html", ".md", ".json", ".js") or not file.is_file():
            continue
        text = file.read_text(errors="replace").lower()
        if not all(word in text for word in (*NOTICES, "copyright", "license")):
            continue
        path = f"/static/{file.relative_to(static)}"
        answer = await scene.client().get(path)
        if answer.good:
            scene.numbers["notices"] = path
            return
    scene.problems.append("no file with the notices of Svelte and Fluent is served")


FAIR = "tests/tables/test_fair_cheating.py"


async def fair_deals(scene: Scene) -> None:
    """Have the checkout's own tests cheat at fair deals."""
    if not (scene.tree / FAIR).exists():
        raise NotTried(f"there is no {FAIR}")
    command = [sys.executable, "-m", "pytest", "-n0", "-p", "no:cacheprovider", FAIR]
    environment = {**os.environ, "PYTHONPATH": str(scene.tree)}
    done = await asyncio.to_thread(
        subprocess.run,
        command,
        cwd=scene.tree,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=150,
    )
    said = next((line for line in reversed(done.stdout.splitlines()) if line.strip()), "")
    scene.numbers["tests"] = said.strip("= ")
    scene.check(done.returncode == 0, f"{Path(FAIR).name}: {said}")


ATTACKS = [
    Attack(
        "F2",
        "cheating at fair deals",
        f"the servers and seats that cheat in {FAIR}",
        "each is caught",
        fair_deals,
        seconds=160,
    ),
    Attack(
        "F10",
        "proxies that write paths down",
        "the supplied files for nginx, Caddy and YunoHost, and SECURITY.md, are read",
        "none logs the paths of requests, and no page says that only invitations are secret",
        logged_paths,
        quick=True,
    ),
    Attack(
        "near F10",
        "secrets in the server's own log",
        f"{3 * len(SECRETS)} requests for addresses with a secret in them",
        "the log has none of them",
        own_log,
        quick=True,
    ),
    Attack(
        "F15",
        "what the container is made of",
        "Dockerfile and compose.yaml are read",
        "images are named by digest, and X-Forwarded-For is not believed by default",
        images,
        quick=True,
    ),
    Attack(
        "F15",
        "notices for the client's libraries",
        "the licences of Svelte and Fluent are asked for",
        "the server gives them",
        notices,
        quick=True,
    ),
]
