"""Web push: the vectors of RFC 8291 and RFC 8292, and every length."""

from __future__ import annotations

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from hypothesis import given
from hypothesis import strategies as st

from filature.notifications.push import (
    CURVE,
    PADDED_TO,
    BadSubscription,
    ServerKey,
    Subscription,
    decoded,
    decrypt,
    encoded,
    encrypt,
    point,
)

# RFC 8291, section 5 and appendix A
PLAINTEXT = b"When I grow up, I want to be a watermelon"
SENDER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER_PUBLIC = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
BROWSER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
    "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
    "lcy4a-fN"
)

# RFC 8292, section 2.4
VAPID_TOKEN = (
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOj"
    "E0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMl"
    "MuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA"
)
VAPID_KEY = (
    "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), CURVE)


def browser() -> tuple[ec.EllipticCurvePrivateKey, Subscription]:
    key = ec.generate_private_key(CURVE)
    return key, Subscription("https://push.example/x", encoded(point(key.public_key())), AUTH)


def signed_by(token: str, public: str) -> None:
    """Check the signature of a token, or raise."""
    text, _, signature = token.rpartition(".")
    r, s = decoded(signature)[:32], decoded(signature)[32:]
    der = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public))
    key.verify(der, text.encode(), ec.ECDSA(hashes.SHA256()))


def test_the_example_of_rfc_8291_comes_out_byte_for_byte() -> None:
    subscription = Subscription("", BROWSER_PUBLIC, AUTH)
    own = private(SENDER_PRIVATE)
    message = encrypt(PLAINTEXT, subscription, length=0, own=own, salt=decoded(SALT))
    assert encoded(message) == MESSAGE
    assert decrypt(decoded(MESSAGE), private(BROWSER_PRIVATE), decoded(AUTH)) == PLAINTEXT


def test_the_example_of_rfc_8292_is_signed_as_ours_are() -> None:
    signed_by(VAPID_TOKEN, VAPID_KEY)
    key = ServerKey.new()
    header = key.authorization("https://push.example.net", "mailto:push@example.com", 1453480568)
    scheme, token, public = header.replace(",", "").split(" ")
    assert (scheme, public) == ("vapid", f"k={key.public}")
    signed_by(token.removeprefix("t="), key.public)
    assert token.removeprefix("t=").split(".")[:2] == VAPID_TOKEN.split(".")[:2]


def test_a_kept_key_is_the_same_key() -> None:
    key = ServerKey.new()
    assert ServerKey.load(key.kept()).public == key.public


@given(st.binary(max_size=PADDED_TO))
def test_every_message_has_the_same_length(content: bytes) -> None:
    key, subscription = browser()
    message = encrypt(content, subscription)
    assert decrypt(message, key, decoded(AUTH)) == content
    assert len(message) == 16 + 4 + 1 + 65 + PADDED_TO + 1 + 16


def test_nobody_else_reads_a_message() -> None:
    _, subscription = browser()
    other, _ = browser()
    with pytest.raises(ValueError, match="not encrypted for this key"):
        decrypt(encrypt(b"hello", subscription), other, decoded(AUTH))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", AUTH),
        ("not base64 \N{SNOWMAN}", AUTH),
        (BROWSER_PUBLIC[:-4], AUTH),
        (encoded(b"\x04" + b"\1" * 64), AUTH),  # not on the curve
        (encoded(b"\0"), AUTH),  # the point at infinity
        (BROWSER_PUBLIC, ""),
        (BROWSER_PUBLIC, encoded(b"short")),
    ],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadSubscription):
        encrypt(b"hello", Subscription("", p256dh, auth))


def test_a_token_states_what_rfc_8292_asks_for() -> None:
    header = ServerKey.new().authorization("https://push.example", "https://play.example", 1000.0)
    claims = msgspec.json.decode(decoded(header.split(".")[1]))
    assert claims["aud"] == "https://push.example"
    assert 1000 < claims["exp"] <= 1000 + 24 * 3600
    assert claims["sub"] == "https://play.example"
