"""A WebSocket client that costs little: for load, where client and server share the cores.

It speaks what our server speaks: text frames in one piece, uncompressed, pings and closing.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class RawSocket(asyncio.Protocol):
    """One connection; `hear` is called with every text that arrives, as bytes."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.upgraded = False
        self.closed = False
        self.transport: asyncio.Transport | None = None

    @classmethod
    async def connect(
        cls, port: int, path: str, headers: Mapping[str, str], hear: Callable[[bytes], None]
    ) -> RawSocket:
        loop = asyncio.get_running_loop()
        transport, socket = await loop.create_connection(lambda: cls(hear), "127.0.0.1", port)
        lines = [
            f"GET {path} HTTP/1.1",
            f"host: 127.0.0.1:{port}",
            "upgrade: websocket",
            "connection: upgrade",
            "sec-websocket-version: 13",
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exception: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(OSError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.upgraded:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(OSError(head[:100].decode()))
                self.close()
                return
            self.upgraded = True
            self.buffer = rest
            self.opened.set_result(None)
        self.read_frames()

    def read_frames(self) -> None:
        """Take every whole frame from the buffer."""
        buffer, start = self.buffer, 0
        while len(buffer) - start >= 2:
            size, at = buffer[start + 1] & 0x7F, start + 2
            if size >= 126:
                bytes_of_size = 2 if size == 126 else 8
                if len(buffer) - at < bytes_of_size:
                    break
                size = int.from_bytes(buffer[at : at + bytes_of_size], "big")
                at += bytes_of_size
            if len(buffer) - at < size:
                break
            opcode, payload = buffer[start] & 0x0F, bytes(buffer[at : at + size])
            start = at + size
            if opcode == TEXT:
                self.hear(payload)
            elif opcode == PING:
                self.write(PONG, payload)
            elif opcode == CLOSE:
                self.close()
        if start:
            del buffer[:start]

    def send(self, text: bytes) -> None:
        if self.closed:
            raise OSError("the connection is closed")
        self.write(TEXT, text)

    def write(self, opcode: int, payload: bytes) -> None:
        """Write a frame, masked as a client's must be."""
        assert self.transport is not None
        size, mask = len(payload), os.urandom(4)
        head = bytes([0x80 | opcode])
        head += bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        key = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
        masked = (int.from_bytes(payload, "big") ^ key).to_bytes(size, "big")
        self.transport.write(head + mask + masked)

    def close(self) -> None:
        self.closed = True
        if self.transport is not None:
            self.transport.close()
