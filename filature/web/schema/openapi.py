"""The OpenAPI document of the HTTP API."""

from __future__ import annotations

from typing import Any

from filature import __version__
from filature.core import cases as c
from filature.core import circles as ci
from filature.core import debriefs as d
from filature.core import fair as f
from filature.core import messages as m
from filature.core import notifications as n
from filature.core import own_data as o
from filature.core.languages import LANGUAGES
from filature.web.schema.components import Schema, components, reference


def content(kind: Any) -> Schema:
    return {"content": {"application/json": {"schema": reference(kind)}}}


def operation(id: str, summary: str, answer: Any, body: Any = None, status: int = 200) -> Schema:
    """Return one operation: what it takes, what it answers, and that it may be refused."""
    result: Schema = {
        "operationId": id,
        "summary": summary,
        "responses": {
            str(status): {"description": "Done.", **content(answer)},
            "4XX": {"description": "Refused; nothing changed.", **content(m.Problem)},
        },
    }
    if body is not None:
        result["requestBody"] = {"required": True, **content(body)}
    return result


def get(id: str, summary: str, answer: Any) -> Schema:
    return {"get": operation(id, summary, answer)}


def post(id: str, summary: str, answer: Any, body: Any = None, status: int = 200) -> Schema:
    return {"post": operation(id, summary, answer, body, status)}


def games() -> Schema:
    result = get("games", "Which games there are.", m.Games)
    unchanged = {"description": "Nothing has changed since the `etag` named."}
    result["get"]["responses"]["304"] = unchanged
    return result


def record() -> Schema:
    result = get("record", "The record of a finished game.", m.Problem)
    lines = {"application/jsonl": {"schema": {"type": "string"}}}
    result["get"]["responses"]["200"]["content"] = lines
    return result


def own_archive() -> Schema:
    result = get("export", "All that is kept of you, as one archive.", m.Problem)
    archive = {"application/zip": {"schema": {"type": "string", "format": "binary"}}}
    result["get"]["responses"]["200"]["content"] = archive
    language = {"type": "string", "enum": list(LANGUAGES)}
    return {**result, "parameters": [query("language", language)]}


def note() -> Schema:
    return {
        **get("note", "Your seat's pencil marks.", m.Note),
        "put": operation("write_note", "Keep your pencil marks.", m.Note, m.Note),
    }


def query(name: str, schema: Schema) -> Schema:
    return {"name": name, "in": "query", "schema": schema}


NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
HAVE, FROM = query("have", NUMBER), query("from", NUMBER)
VIEWER = query("as", {"type": "string", "pattern": "^([0-6]|spectator|truth)$"})
SEAT = query("as", {"type": "integer", "minimum": 0, "maximum": 6})
"""As which seat a device that holds several asks."""
INVITE = query("invite", {"type": "string"})


def table_path(operations: Schema, *parameters: Schema) -> Schema:
    table = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
    return {**operations, "parameters": [table, *parameters]}


DAY = query("day", {"type": "string", "format": "date"})


def case_path(operations: Schema) -> Schema:
    game = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
    number = {"name": "number", "in": "path", "required": True, "schema": NUMBER}
    return {**operations, "parameters": [game, number]}


TABLE_PATHS = {
    "sit": table_path(post("sit", "Take an empty seat.", m.Seated, m.Sit, 201)),
    "again": table_path(post("again", "Seat the same people again.", m.Successor)),
    "command": table_path(
        post("command", "Decide, or do something else.", m.Ack, "Act"), SEAT, INVITE
    ),
    "next": table_path(
        get("next", "Wait for what is after what you have.", m.Welcome), HAVE, SEAT, INVITE
    ),
    "record": table_path(record(), INVITE),
    "fair": table_path(get("fair", "What proves a finished game's deal.", f.FairFile), INVITE),
    "replay": table_path(
        get("replay", "A finished game, step by step.", m.Replay), VIEWER, FROM, INVITE
    ),
    "understand": table_path(
        post("understand", "What a typed line would mean.", m.Understanding, m.Typed), SEAT
    ),
    "notebook": table_path(get("notebook", "What can be known from your seat.", m.Notebook), SEAT),
    "note": table_path(note(), SEAT),
    "debrief": table_path(
        get("debrief", "A finished game's debrief, or how far it is.", d.DebriefProgress), INVITE
    ),
    "try": table_path(
        post("try_again", "Decide again in a finished game.", d.Tried, d.Try), INVITE
    ),
    "branch": table_path(
        post("branch", "Play a finished game on.", m.Seated, d.NewBranch, 201), INVITE
    ),
    "code": table_path(post("code", "A code that moves your seat.", m.RecoveryCode), SEAT),
}

NOTIFICATION_PATHS = {
    "": {
        **get("notifications", "How you are told that it is your turn.", n.Notifications),
        "put": operation(
            "when_to_notify", "When you want to be told.", n.Notifications, n.WhenToNotify
        ),
    },
    "/channels": post(
        "choose_channel", "Choose a channel; it is tried at once.", n.Channel, n.NewChannel, 201
    ),
    "/channels/{channel}": {
        "delete": operation("remove_channel", "Remove a channel.", n.Notifications),
        "parameters": [
            {"name": "channel", "in": "path", "required": True, "schema": {"type": "string"}}
        ],
    },
    "/trial": post("try_channels", "Send a trial by each of your channels.", n.Trials),
    "/confirm": post("confirm_mail", "Confirm an e-mail address.", n.LetterAnswer, n.ByLetter),
    "/leave": post("leave_mail", "Stop e-mails to an address.", n.LetterAnswer, n.ByLetter),
}

OWN_PATHS = {
    "": get("me", "What is kept of you.", o.OwnData),
    "/passkeys/options": post("new_passkey", "Begin to make a passkey.", o.Ceremony, o.NewPasskey),
    "/passkeys": post("add_passkey", "Keep a new passkey.", o.OwnData, o.PasskeyMade),
    "/passkeys/rename": post("rename_passkey", "Rename a passkey.", o.OwnData, o.Named),
    "/passkeys/remove": post("remove_passkey", "Remove a passkey.", o.OwnData, o.Chosen),
    "/sign-in/options": post("start_sign_in", "Begin to sign in with a passkey.", o.Ceremony),
    "/sign-in": post("sign_in", "Sign in with a passkey.", o.OwnData, o.PasskeyShown),
    "/sign-out": post("sign_out", "Sign this device out.", o.OwnData),
    "/devices/rename": post("rename_device", "Rename a device.", o.OwnData, o.Named),
    "/devices/remove": post("remove_device", "Sign a device out.", o.OwnData, o.Chosen),
    "/export": own_archive(),
    "/erase": post("erase", "Erase all that is kept of you.", o.Erased, o.Erase),
}


def circle_path(operations: Schema, *names: str) -> Schema:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in ("circle", *names)
    ]
    return {**operations, "parameters": parameters}


def circle_page() -> Schema:
    found = circle_path(get("circle", "A circle, as you may see it.", ci.Circle))
    found["parameters"] += [query("season", NUMBER), FROM, query("i", {"type": "string"})]
    return found


CIRCLE_PATHS = {
    "/api/circles": {
        **get("circles", "The circles of which you are a member.", ci.Circles),
        **post("new_circle", "Make a circle.", ci.Joined, ci.NewCircle, 201),
    },
    "/api/circles/{circle}": circle_page(),
    "/api/circles/{circle}/join": circle_path(
        post("join_circle", "Become a member, or ask to.", ci.Joined, ci.JoinCircle, 201)
    ),
    "/api/circles/{circle}/change": circle_path(
        post("change_circle", "The founder changes the circle.", ci.Circle, ci.CircleChange)
    ),
    "/api/circles/{circle}/me": circle_path(
        post("change_member", "Change what concerns yourself.", ci.Circle, ci.MemberChange)
    ),
    "/api/circles/{circle}/tables": circle_path(
        post("circle_table", "Open a table of the circle.", m.Seated, ci.NewCircleTable, 201)
    ),
    "/api/circles/{circle}/tables/{table}/sit": circle_path(
        post("sit_in_circle", "Take a free seat as a member.", m.Seated, ci.SitInCircle, 201),
        "table",
    ),
    "/api/circles/{circle}/events": circle_path(
        post("new_event", "Plan an event.", ci.CircleEvent, ci.NewEvent, 201)
    ),
    "/api/circles/{circle}/events/{event}": circle_path(
        get("event", "An event, with what is open of it.", ci.CircleEvent), "event"
    ),
    "/api/circles/{circle}/events/{event}/change": circle_path(
        post("change_event", "Come, begin it, call it off.", ci.CircleEvent, ci.EventChange),
        "event",
    ),
}

PATHS = {
    **CIRCLE_PATHS,
    "/api/games": games(),
    "/api/tables": {
        **get("listed", "Tables that anybody may join or watch.", m.Listings),
        **post("create", "Set up a table and sit down.", m.Seated, m.NewTable, 201),
    },
    "/api/mine": get("mine", "Tables at which you sit.", m.Listings),
    "/api/mine/games": {
        **get("mine_games", "Your games, as your seats may know them.", m.MyGames),
        "parameters": [FROM],
    },
    "/api/mine/rest": post(
        "rest", "Your hours of rest, at all your tables in days.", m.TablesChanged, m.MyRest
    ),
    "/api/mine/vacation": post(
        "vacation", "Be on vacation at all your tables in days.", m.TablesChanged, m.MyVacation
    ),
    "/api/reach": get("reach", "Who can open this server's address.", m.Reach),
    "/api/recover": post("recover", "Hold a seat here, by its code.", m.Seated, m.Recover, 201),
    "/api/replays": post(
        "open_record", "Verify a record; its game step by step.", m.OpenedRecord, m.RecordReplay
    ),
    "/api/cases": {**get("cases", "The cases of a day (UTC).", c.Cases), "parameters": [DAY]},
    "/api/cases/{game}/{number}": case_path(get("case", "A case, as its seat sees it.", c.Case)),
    "/api/cases/{game}/{number}/answer": case_path(
        post("answer_case", "Answer a case, or be shown its solution.", c.CaseVerdict, c.CaseAnswer)
    ),
    "/api/debriefs": post(
        "record_debrief",
        "A record's debrief, or how far it is.",
        d.DebriefProgress,
        d.RecordDebrief,
    ),
    "/api/tries": post("record_try", "Decide again in a record's game.", d.Tried, d.Try),
    "/api/branches": post("record_branch", "Play a record's game on.", m.Seated, d.NewBranch, 201),
    **{f"/api/notifications{name}": path for name, path in NOTIFICATION_PATHS.items()},
    **{f"/api/me{name}": path for name, path in OWN_PATHS.items()},
    **{f"/api/tables/{{table}}/{name}": path for name, path in TABLE_PATHS.items()},
}


def document() -> Schema:
    """Return the OpenAPI document."""
    cookie = {"type": "apiKey", "in": "cookie", "name": "filature"}
    cookie["description"] = "`__Host-filature` where the server stands behind TLS."
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Filature",
            "version": __version__,
            "description": "Play at tables over plain HTTP. What is told has a `type`.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": PATHS,
        "components": {
            "schemas": components(),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}, "cookie": cookie},
        },
        "security": [{}, {"token": []}, {"cookie": []}],
    }
