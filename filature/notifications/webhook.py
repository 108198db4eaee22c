"""Webhooks: a notice in the forms that chat programs and others take."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from filature.core.notifications import WebhookForm
from filature.notifications.notice import Notice
from filature.notifications.outbound import BadEndpoint

Form = Callable[[Notice, str], tuple[str, Any]]


def as_json(notice: Notice, address: str) -> tuple[str, Any]:
    """Return the form for programs; documented in `docs/notifications.md`."""
    return address, {
        "id": notice.id,
        "type": notice.kind,
        "title": notice.title,
        "text": notice.text,
        "link": notice.link,
        "waiting": notice.waiting,
        "tables": [
            {"game": game, "table": table, "link": link} for game, table, link in notice.turns
        ],
    }


def sentence(notice: Notice) -> str:
    return f"{notice.text} {notice.link}" if notice.kind == "turn" else notice.text


def as_discord(notice: Notice, address: str) -> tuple[str, Any]:
    return address, {"content": sentence(notice), "allowed_mentions": {"parse": []}}


def as_slack(notice: Notice, address: str) -> tuple[str, Any]:
    text = sentence(notice)
    for sign, escaped in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        text = text.replace(sign, escaped)
    return address, {"text": text}


def as_matrix(notice: Notice, address: str) -> tuple[str, Any]:
    """Return the form of the generic webhooks of matrix-hookshot."""
    return address, {"text": sentence(notice), "username": "Filature"}


def as_ntfy(notice: Notice, address: str) -> tuple[str, Any]:
    """Return ntfy's JSON, which is sent to the server and names the topic.

    With the same `sequence_id` a message replaces the one before (ntfy 2.16).
    """
    bare, _, query = address.partition("?")
    server, _, topic = bare.rstrip("/").rpartition("/")
    if server.count("/") < 2 or not topic:
        raise BadEndpoint("endpoint_topic")
    return f"{server}/{'?' + query if query else ''}", {
        "topic": topic,
        "title": notice.title,
        "message": notice.text,
        "click": notice.link,
        "sequence_id": notice.id,
    }


FORMS: Mapping[WebhookForm, Form] = {
    "json": as_json,
    "discord": as_discord,
    "slack": as_slack,
    "matrix": as_matrix,
    "ntfy": as_ntfy,
}


def request(form: WebhookForm, address: str, notice: Notice) -> tuple[str, bytes, dict[str, str]]:
    """Return where a notice is sent, its body and its headers."""
    where, body = FORMS[form](notice, address)
    headers = {"content-type": "application/json", "idempotency-key": notice.id}
    return where, msgspec.json.encode(body), headers
