"""Signatures of receipts: Ed25519, by a key of each table."""

from __future__ import annotations

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey


def public_key(private: str) -> str:
    """Return the public key of a private one; both are 32 bytes in hexadecimal digits."""
    key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private))
    return key.public_key().public_bytes_raw().hex()


def sign(private: str, text: bytes) -> str:
    """Return the signature of a text; the same text has the same one."""
    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private)).sign(text).hex()


def signed_by(public: str, text: bytes, signature: str) -> bool:
    """Tell whether a signature of a text is of the holder of a key."""
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public))
        key.verify(bytes.fromhex(signature), text)
    except (InvalidSignature, ValueError):
        return False
    return True
