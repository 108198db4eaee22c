"""WebAuthn: the options for a browser, and the check of what it answers.

`webauthn` does the cryptography. Every failure is one refusal: which check failed is nobody's
business but the log's.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from filature.core.refusals import NotAllowed

SECONDS = 300
"""For how long somebody may take to answer their device."""

LOCAL = ("localhost",)


class MadePasskey(NamedTuple):
    """What is kept of a passkey: never anything secret."""

    id: str
    public_key: str
    sign_count: int


class RelyingParty(NamedTuple):
    """The site that passkeys are for: its name in addresses, and the origin of its pages."""

    id: str
    origin: str

    def registration(
        self, challenge: str, person: str, name: str, known: list[str]
    ) -> dict[str, Any]:
        """Return the options for a new passkey of a person who has the `known` ones already."""
        options = generate_registration_options(
            rp_id=self.id,
            rp_name="Filature",
            user_id=bytes.fromhex(person),
            user_name=name or "Filature",
            challenge=base64url_to_bytes(challenge),
            timeout=SECONDS * 1000,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known
            ],
        )
        return dict(options_to_json_dict(options))

    def authentication(self, challenge: str) -> dict[str, Any]:
        """Return the options for a passkey that the device itself finds."""
        options = generate_authentication_options(
            rp_id=self.id,
            challenge=base64url_to_bytes(challenge),
            timeout=SECONDS * 1000,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return dict(options_to_json_dict(options))

    def made(self, credential: dict[str, Any], challenge: str) -> MadePasskey:
        """Return a new passkey, or refuse it."""
        try:
            found = verify_registration_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=self.id,
                expected_origin=self.origin,
            )
        except Exception as error:
            raise NotAllowed("bad_passkey") from error
        return MadePasskey(
            bytes_to_base64url(found.credential_id),
            bytes_to_base64url(found.credential_public_key),
            found.sign_count,
        )

    def shown(
        self, credential: dict[str, Any], challenge: str, public_key: str, sign_count: int
    ) -> int:
        """Return the new count of a passkey's signatures, or refuse its answer."""
        try:
            found = verify_authentication_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=self.id,
                expected_origin=self.origin,
                credential_public_key=base64url_to_bytes(public_key),
                credential_current_sign_count=sign_count,
            )
        except Exception as error:
            raise NotAllowed("bad_passkey") from error
        return found.new_sign_count


def relying_party(origin: str) -> RelyingParty | None:
    """Return the site at an origin, or nothing where browsers allow no passkeys.

    They want HTTPS or this very machine, and a name: an address in numbers has none.
    """
    parts = urlsplit(origin)
    host = parts.hostname or ""
    try:
        ip_address(host)
    except ValueError:
        pass
    else:
        return None
    if not host or (parts.scheme != "https" and host not in LOCAL):
        return None
    return RelyingParty(host, origin)


def challenge_of(credential: dict[str, Any]) -> str:
    """Return which challenge a browser answers; that it is one of ours is looked up."""
    try:
        data = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return bytes_to_base64url(parse_client_data_json(data).challenge)
    except Exception as error:
        raise NotAllowed("bad_passkey") from error


def id_of(credential: dict[str, Any]) -> str:
    """Return which passkey a browser says that it has used; that it has is checked later."""
    id = credential.get("id")
    if not (isinstance(id, str) and id.isascii() and id.isprintable()):
        raise NotAllowed("bad_passkey")
    return id
