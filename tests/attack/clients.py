"""Clients that ask for anything and never fail: an answer that does not come says why."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, NamedTuple

import httpx2 as httpx
import msgspec

from tests.attack.target import Target

PATIENCE = 20.0


class Answer(NamedTuple):
    """What came of a request; status 0: nothing, and `error` says why."""

    status: int
    body: Any
    seconds: float
    headers: Mapping[str, str]
    error: str = ""

    @property
    def refusal(self) -> str:
        """The type of the refusal, if it is one."""
        if isinstance(self.body, dict) and isinstance(self.body.get("error"), dict):
            return str(self.body["error"].get("type", ""))
        return ""

    @property
    def good(self) -> bool:
        return 200 <= self.status < 300

    @property
    def refused(self) -> bool:
        """The server said no, by itself and in its own words."""
        return 400 <= self.status < 500 and self.refusal != ""

    def __str__(self) -> str:
        return f"{self.status} {self.refusal}".strip() if self.status else self.error


Headers = Mapping[str, str] | Sequence[tuple[str, str]]


class Client:
    """Somebody at an address: named by the proxy, or the one that the connection comes from."""

    def __init__(
        self,
        target: Target,
        address: str,
        source: str = "127.0.0.1",
        patience: float = PATIENCE,
        keep: bool = True,
    ) -> None:
        self.target = target
        self.address = address
        self.source = source
        self.patience = patience
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=50 if keep else 0)
        self.http = httpx.AsyncClient(
            base_url=target.url,
            headers={"x-forwarded-for": address} if target.proxied else {},
            timeout=patience,
            transport=httpx.AsyncHTTPTransport(
                local_address=None if target.proxied else source,
                limits=limits,
                trust_env=False,
                verify=False,  # There is no TLS, and certificates take long to be read.
            ),
            trust_env=False,
        )

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self.http.aclose()

    async def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: Headers | None = None,
        content: bytes | None = None,
        token: str | None = None,
    ) -> Answer:
        """Make a request; `content` are bytes to be sent as they are."""
        extra = list(headers.items() if isinstance(headers, Mapping) else headers or [])
        if token is not None:
            extra.append(("authorization", f"Bearer {token}"))
        if body is not None:
            content = msgspec.json.encode(body)
        if content is not None:
            extra.append(("content-type", "application/json"))
        begun = time.monotonic()
        try:
            answer = await self.http.request(method, path, content=content, headers=extra)
        except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
            seconds = time.monotonic() - begun
            return Answer(0, None, seconds, {}, f"{type(error).__name__} {error}".strip())
        seconds = time.monotonic() - begun
        try:
            said = msgspec.json.decode(answer.content)
        except msgspec.DecodeError:
            said = answer.content
        return Answer(answer.status_code, said, seconds, answer.headers)

    async def get(self, path: str, **more: Any) -> Answer:
        return await self.ask("GET", path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> Answer:
        return await self.ask("POST", path, body, **more)


def new_table(game: str, seats: Sequence[str], name: str = "Ada", **more: Any) -> dict[str, Any]:
    """Return a wish for a table; a seat is `person`, `here`, or the name of a bot."""
    wanted: list[dict[str, Any]] = []
    for at, kind in enumerate(seats):
        if kind == "here":
            wanted.append({"kind": "here", "name": f"Seat {at}"})
        elif kind == "person":
            wanted.append({"kind": "person"})
        else:
            wanted.append({"kind": "bot", "bot": kind})
    return {"game": game, "name": name, "seats": wanted, "token": True, **more}
