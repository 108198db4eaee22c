"""Web push: messages that a browser's push service carries without being able to read them.

RFC 8291 (encryption for web push) with RFC 8188 (aes128gcm, one record), and RFC 8292 (VAPID), by
which a push service knows that messages come from the server that the browser has subscribed to.
"""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

from filature.core.refusals import Refused

CURVE = ec.SECP256R1()
RECORD = 4096
"""The record size that a message states; a message is one record, and shorter."""
PADDED_TO = 1024
"""Every message is as long as this many bytes, so that its length tells nothing."""
TOKEN_SECONDS = 12 * 3600
"""How long a VAPID token is valid; at the most a day."""


class BadSubscription(Refused):
    """The keys of a push subscription cannot be used."""

    status = 422


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser is reached, and the keys that only it can read with."""

    endpoint: str
    p256dh: str
    auth: str


def encoded(content: bytes) -> str:
    """Return bytes in base64url, without padding."""
    return urlsafe_b64encode(content).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Read base64url, with or without padding, or raise `ValueError`."""
    if not text.isascii():
        raise ValueError("not base64url")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as the 65 bytes that are sent."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_keys(subscription: Subscription) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """Return a browser's public key and its secret, or refuse the subscription."""
    try:
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(subscription.p256dh))
        secret = decoded(subscription.auth)
    except ValueError:
        raise BadSubscription("push_keys") from None
    if len(secret) != 16:
        raise BadSubscription("push_keys")
    return key, secret


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def content_keys(
    shared: bytes, auth: bytes, browser: bytes, sender: bytes, salt: bytes
) -> tuple[bytes, bytes]:
    """Return the key and the nonce of a message's only record."""
    key = derive(shared, auth, b"WebPush: info\0" + browser + sender, 32)
    return (
        derive(key, salt, b"Content-Encoding: aes128gcm\0", 16),
        derive(key, salt, b"Content-Encoding: nonce\0", 12),
    )


def encrypt(
    content: bytes,
    subscription: Subscription,
    length: int = PADDED_TO,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message for a browser, filled up to a length."""
    browser, auth = read_keys(subscription)
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    sender = point(own.public_key())
    key, nonce = content_keys(own.exchange(ec.ECDH(), browser), auth, point(browser), sender, salt)
    padded = content + b"\x02" + b"\0" * max(0, length - len(content))
    header = salt + RECORD.to_bytes(4, "big") + len(sender).to_bytes(1, "big") + sender
    return header + AESGCM(key).encrypt(nonce, padded, None)


def decrypt(message: bytes, own: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Decrypt a message as the browser does; for the tests' own push service."""
    salt, size = message[:16], message[20]
    sender, record = message[21 : 21 + size], message[21 + size :]
    peer = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
    shared = own.exchange(ec.ECDH(), peer)
    key, nonce = content_keys(shared, auth, point(own.public_key()), sender, salt)
    try:
        padded = AESGCM(key).decrypt(nonce, record, None)
    except InvalidTag:
        raise ValueError("not encrypted for this key") from None
    content = padded.rstrip(b"\0")
    if content[-1:] != b"\x02":
        raise ValueError("not the last record")
    return content[:-1]


class ServerKey:
    """The key by which push services know this server (VAPID)."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self.private = private
        self.public = encoded(point(private.public_key()))

    @classmethod
    def new(cls) -> ServerKey:
        return cls(ec.generate_private_key(CURVE))

    @classmethod
    def load(cls, text: str) -> ServerKey:
        """Read a key as it is kept."""
        key = load_der_private_key(decoded(text), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        return cls(key)

    def kept(self) -> str:
        """Return the key as it is kept."""
        private = self.private.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())
        return encoded(private)

    def authorization(self, audience: str, contact: str, now: float) -> str:
        """Return the header by which the push service of an origin knows this server."""
        claims = {"aud": audience, "exp": int(now) + TOKEN_SECONDS, "sub": contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in parts)
        signature = self.private.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signature)
        token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return f"vapid t={token}, k={self.public}"
