"""A small proxy with TLS that can be misconfigured in each of the ways that real ones are."""

from __future__ import annotations

import asyncio
import gzip
import ipaddress
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from typing import Literal

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

Fault = Literal[
    "host lost",
    "origin changed",
    "no forwarded-for",
    "forwarded-for believed",
    "sockets refused",
    "sockets deaf",
    "sockets compressed",
    "answers compressed",
    "caching",
    "metrics open",
    "cookie lost",
    "cookie insecure",
    "cookie for the domain",
    "late",
]

Headers = list[tuple[str, str]]


class FaultyProxy:
    """Forwards to one upstream; `faults` may be changed between requests."""

    def __init__(self, upstream: int, tls: ssl.SSLContext | None) -> None:
        self.upstream = upstream
        self.tls = tls
        self.faults: frozenset[Fault] = frozenset()
        self.port = 0
        self.loop = asyncio.new_event_loop()
        self.server: asyncio.Server | None = None

    def run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.listen())
        ready.set()
        self.loop.run_forever()
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0))

    async def listen(self) -> None:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0, ssl=self.tls)
        self.port = self.server.sockets[0].getsockname()[1]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request of a connection, then close it."""
        back: asyncio.StreamWriter | None = None
        with suppress(OSError, asyncio.IncompleteReadError):
            request, headers = await read_head(reader)
            body = await reader.readexactly(int(value_of(headers, "content-length") or 0))
            if request.split(" ")[1] == "/metrics" and "metrics open" not in self.faults:
                writer.write(b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n")
            else:
                forth, back = await asyncio.open_connection("127.0.0.1", self.upstream)
                upgrade = value_of(headers, "upgrade") == "websocket"
                back.write(head(request, self.forwarded(headers)) + body)
                await self.answer(reader, writer, forth, back, upgrade)
            await writer.drain()
        for open_one in (writer, back):
            if open_one is not None:
                open_one.close()

    def forwarded(self, headers: Headers) -> Headers:
        """Return the headers of a request as the upstream gets them."""
        faults = self.faults
        sent = {name.lower(): value for name, value in headers}
        if "host lost" in faults:
            sent["host"] = f"127.0.0.1:{self.upstream}"
        if "origin changed" in faults and "origin" in sent:
            sent["origin"] = f"https://{sent['host']}"
        if "no forwarded-for" in faults:
            sent.pop("x-forwarded-for", None)
        elif "forwarded-for believed" in faults:
            sent.setdefault("x-forwarded-for", "127.0.0.1")
        else:
            before = sent.get("x-forwarded-for")
            sent["x-forwarded-for"] = f"{before}, 127.0.0.1" if before else "127.0.0.1"
        if "sockets refused" in faults:
            for name in [name for name in sent if name.startswith(("upgrade", "sec-websocket"))]:
                del sent[name]
        if "upgrade" not in sent:
            sent["connection"] = "close"
        return list(sent.items())

    async def answer(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        forth: asyncio.StreamReader,
        back: asyncio.StreamWriter,
        upgrade: bool,
    ) -> None:
        status, headers = await read_head(forth)
        if upgrade and " 101 " in f"{status} ":
            if "sockets compressed" in self.faults:
                headers.append(("sec-websocket-extensions", "permessage-deflate"))
            writer.write(head(status, headers))
            await writer.drain()
            ways = [asyncio.create_task(pipe(forth, writer))]
            if "sockets deaf" not in self.faults:
                ways.append(asyncio.create_task(pipe(reader, back)))
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            return
        content = await forth.read()
        writer.write(self.answered(status, headers, content))

    def answered(self, status: str, headers: Headers, content: bytes) -> bytes:
        """Return an answer as the client gets it."""
        private = value_of(headers, "content-type") == "application/json"
        sent = [(name, self.answered_header(name.lower(), value)) for name, value in headers]
        sent = [(name, value) for name, value in sent if value]
        if private and len(content) > 1000 and "answers compressed" in self.faults:
            content = gzip.compress(content)
            sent.append(("content-encoding", "gzip"))
        sent += [("content-length", str(len(content))), ("connection", "close")]
        return head(status, sent) + content

    def answered_header(self, name: str, value: str) -> str:
        """Return a header's value as the client gets it; nothing for a header that is left out."""
        faults = self.faults
        match name:
            case "content-length" | "connection" | "transfer-encoding":
                return ""
            case "cache-control" if "caching" in faults:
                return ""
            case "set-cookie" if "cookie lost" in faults:
                return ""
            case "set-cookie":
                value = value.replace("; Secure", "") if "cookie insecure" in faults else value
                domain = "; Domain=localhost" if "cookie for the domain" in faults else ""
                return value + domain
            case "date" if "late" in faults:
                return format_datetime(datetime.now(UTC) - timedelta(hours=1), usegmt=True)
        return value


async def read_head(reader: asyncio.StreamReader) -> tuple[str, Headers]:
    text = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *lines = text.rstrip().split("\r\n")
    pairs = [line.partition(":") for line in lines]
    return first, [(name, value.strip()) for name, _, value in pairs]


def head(first: str, headers: Headers) -> bytes:
    lines = [first, *(f"{name}: {value}" for name, value in headers)]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


def value_of(headers: Headers, wanted: str) -> str | None:
    return next((value for name, value in headers if name.lower() == wanted), None)


async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while content := await reader.read(65536):
            writer.write(content)
            await writer.drain()


@contextmanager
def faulty_proxy(upstream: int, tls: ssl.SSLContext | None = None) -> Iterator[FaultyProxy]:
    """Have a proxy for a while, in a thread of its own."""
    proxy, ready = FaultyProxy(upstream, tls), threading.Event()
    thread = threading.Thread(target=proxy.run, args=(ready,), daemon=True)
    thread.start()
    ready.wait(10)
    try:
        yield proxy
    finally:
        proxy.loop.call_soon_threadsafe(proxy.loop.stop)
        thread.join(10)


def certificate(folder: Path, name: str = "localhost", days: float = 90) -> tuple[Path, Path]:
    """Write a certificate that only those accept who are told to, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    names = [x509.DNSName(name), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    built = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=days))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    files = folder / "certificate.pem", folder / "key.pem"
    files[0].write_bytes(built.public_bytes(serialization.Encoding.PEM))
    files[1].write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return files


def server_tls(files: tuple[Path, Path]) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*files)
    return context
