"""A passkey in a few lines: what a browser and its authenticator would answer, signed for real."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.encode_cbor import encode_cbor

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class SoftPasskey:
    """One credential; `answer` and `made` are what `navigator.credentials` would return."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(20)
        self.user = b""
        self.count = 0

    @property
    def made_id(self) -> str:
        """The id under which the server knows it."""
        return bytes_to_base64url(self.id)

    def client_data(self, kind: str, challenge: str) -> bytes:
        data = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(data).encode()

    def authenticator_data(self, site: str, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        hashed = hashlib.sha256(site.encode()).digest()
        return hashed + bytes([flags]) + struct.pack(">I", self.count) + more

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to the options for a new passkey."""
        numbers = self.key.public_key().public_numbers()
        key = encode_cbor(
            {
                1: 2,
                3: -7,
                -1: 1,
                -2: numbers.x.to_bytes(32, "big"),
                -3: numbers.y.to_bytes(32, "big"),
            }
        )
        self.user = base64url_to_bytes(options["user"]["id"])
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        flags = PRESENT | VERIFIED | ATTESTED
        data = self.authenticator_data(options["rp"]["id"], flags, attested)
        statement = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        return self.credential(
            clientDataJSON=self.client_data("webauthn.create", options["challenge"]),
            attestationObject=statement,
        )

    def answer(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to the options for signing in."""
        client = self.client_data("webauthn.get", options["challenge"])
        data = self.authenticator_data(options["rpId"], PRESENT | VERIFIED)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self.credential(
            clientDataJSON=client, authenticatorData=data, signature=signed, userHandle=self.user
        )

    def credential(self, **response: bytes) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        written = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": written}
