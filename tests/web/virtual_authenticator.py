"""Chromium's virtual authenticator: a device that keeps passkeys, and says yes by itself."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

OPTIONS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class VirtualAuthenticator:
    """The authenticator of one page; passkeys that are synchronised are given to another's."""

    def __init__(self, page: Page, *known: dict[str, Any]) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        made = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": OPTIONS})
        self.id = {"authenticatorId": made["authenticatorId"]}
        for credential in known:
            self.session.send("WebAuthn.addCredential", {**self.id, "credential": credential})

    @property
    def credentials(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.session.send("WebAuthn.getCredentials", self.id)[
            "credentials"
        ]
        return found

    def verified(self, yes: bool) -> None:
        """Have the person answer the device's own question."""
        self.session.send("WebAuthn.setUserVerified", {**self.id, "isUserVerified": yes})

    def lose(self) -> None:
        """Lose the device with all its passkeys."""
        self.session.send("WebAuthn.removeVirtualAuthenticator", self.id)
