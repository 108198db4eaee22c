"""The HTTP API about oneself: passkeys and devices, what is kept, taking it along, erasing it.

Everything here is about the caller alone, by the token that it brings.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from filature.core.languages import FALLBACK, LANGUAGES
from filature.core.own_data import (
    Ceremony,
    Chosen,
    Erase,
    Erased,
    Named,
    NewPasskey,
    OwnData,
    PasskeyMade,
    PasskeyShown,
)
from filature.core.refusals import NotAllowed, Refused
from filature.owndata import retention
from filature.owndata.people import People
from filature.owndata.relying_party import RelyingParty, relying_party
from filature.tables.seat import token_hash
from filature.web.bodies import json_response, read_body
from filature.web.lobby_api import SHORTEST_TOKEN, give_cookie
from filature.web.request_context import ROW_BYTES, BadMessage, Caller


def people(caller: Caller) -> People:
    return caller.service.people


def site_of(caller: Caller) -> RelyingParty | None:
    """Return the site for which passkeys are made: the operator's, or where the caller is."""
    return relying_party(caller.lobby.hosting.origin or caller.asked_origin)


def site_for_passkeys(caller: Caller) -> RelyingParty:
    """Return that site, or refuse where browsers allow no passkeys; count the request."""
    caller.limits.passkeys.take(caller.address)
    site = site_of(caller)
    if site is None:
        raise Refused("no_passkeys_here")
    return site


def own_device(caller: Caller) -> str:
    """Return the hash of the caller's token, or refuse one without."""
    if caller.hashed_token is None:
        raise NotAllowed("no_token")
    return caller.hashed_token


async def shown(caller: Caller) -> Response:
    """Answer with what is kept of the caller now."""
    device = caller.hashed_token
    holder = "" if device is None else caller.lobby.devices.holder(device)
    known = people(caller)
    return json_response(
        OwnData(
            signed_in=holder != (device or ""),
            passkeys_here=site_of(caller) is not None,
            passkeys=await known.passkeys(holder) if holder else [],
            devices=await known.known_devices(holder, device) if holder else [],
            kept=await caller.service.kept.parts(holder) if holder else [],
            retention=retention.told(caller.lobby.hosting.keep),
        )
    )


async def me(request: Request) -> Response:
    """Say what is kept of the caller."""
    return await shown(Caller(request))


# Passkeys


async def register_options(request: Request) -> Response:
    """Begin to make a passkey; a browser that has no token yet is given one."""
    caller = Caller(request)
    wish = await read_body(request, NewPasskey)
    site = site_for_passkeys(caller)
    token = token_of(caller)
    options = await people(caller).start_registration(site, token_hash(token), wish.name)
    return answered_to(caller, token, options)


async def register(request: Request) -> Response:
    """Keep a passkey that the browser has made."""
    caller = Caller(request)
    wish = await read_body(request, PasskeyMade)
    site, device = site_for_passkeys(caller), own_device(caller)
    caller.keep(ROW_BYTES)
    work = people(caller).finish_registration(site, device, wish)
    await caller.lobby.run_to_completion(work)
    return await shown(caller)


async def sign_in_options(request: Request) -> Response:
    """Begin to sign in with a passkey."""
    caller = Caller(request)
    site = site_for_passkeys(caller)
    token = token_of(caller)
    options = await people(caller).start_sign_in(site, token_hash(token))
    return answered_to(caller, token, options)


async def sign_in(request: Request) -> Response:
    """Let this device act for the person whose passkey answers."""
    caller = Caller(request)
    wish = await read_body(request, PasskeyShown)
    site, device = site_for_passkeys(caller), own_device(caller)
    await caller.lobby.run_to_completion(people(caller).finish_sign_in(site, device, wish))
    return await shown(caller)


async def sign_out(request: Request) -> Response:
    """Let this device act for itself alone."""
    caller = Caller(request)
    await caller.lobby.run_to_completion(people(caller).sign_out(own_device(caller)))
    return await shown(caller)


async def rename_passkey(request: Request) -> Response:
    """Call a passkey something else."""
    caller = Caller(request)
    wish = await read_body(request, Named)
    await people(caller).rename_passkey(own_holder(caller), wish.id, wish.name)
    return await shown(caller)


async def remove_passkey(request: Request) -> Response:
    """Forget a passkey."""
    caller = Caller(request)
    wish = await read_body(request, Chosen)
    await people(caller).remove_passkey(own_holder(caller), wish.id)
    return await shown(caller)


async def rename_device(request: Request) -> Response:
    """Call a device something else."""
    caller = Caller(request)
    wish = await read_body(request, Named)
    await people(caller).rename_device(own_holder(caller), wish.id, wish.name)
    return await shown(caller)


async def remove_device(request: Request) -> Response:
    """Sign a device out, this one or another."""
    caller = Caller(request)
    wish = await read_body(request, Chosen)
    work = people(caller).remove_device(own_holder(caller), wish.id)
    await caller.lobby.run_to_completion(work)
    return await shown(caller)


async def export(request: Request) -> Response:
    """Give the caller all that is kept of them, as one archive."""
    caller = Caller(request)
    holder = own_holder(caller)
    language = request.query_params.get("language", FALLBACK)
    if language not in LANGUAGES:
        raise BadMessage("language")
    caller.limits.erasures.take(caller.address)
    return Response(
        await caller.service.kept.archive(holder, language),
        media_type="application/zip",
        headers={"content-disposition": 'attachment; filename="filature.zip"'},
    )


async def erase(request: Request) -> Response:
    """Erase all that is kept of the caller; a browser forgets its token, too."""
    caller = Caller(request)
    wish = await read_body(request, Erase)
    holder = own_holder(caller)
    if not wish.sure:
        raise Refused("not_sure")
    caller.limits.erasures.take(caller.address)
    work = caller.service.eraser.erase(holder)
    response = json_response(Erased(await caller.lobby.run_to_completion(work)))
    response.delete_cookie(caller.service.cookie, secure=caller.service.secure, httponly=True)
    return response


def own_holder(caller: Caller) -> str:
    """Return for whom the caller acts, or refuse one without a token."""
    return caller.lobby.devices.holder(own_device(caller))


def token_of(caller: Caller) -> str:
    """Return the caller's token, or a new one."""
    token = caller.token
    if token is None or len(token) < SHORTEST_TOKEN:
        return caller.lobby.environment.token()
    return token


def answered_to(caller: Caller, token: str, options: dict[str, object]) -> Response:
    """Answer with options; a browser keeps the token for which they are."""
    response = json_response(Ceremony(options))
    if caller.bearer is None:
        give_cookie(caller, response, token)
    return response


ROUTES: list[BaseRoute] = [
    Route("/me", me),
    Route("/me/passkeys/options", register_options, methods=["POST"]),
    Route("/me/passkeys", register, methods=["POST"]),
    Route("/me/passkeys/rename", rename_passkey, methods=["POST"]),
    Route("/me/passkeys/remove", remove_passkey, methods=["POST"]),
    Route("/me/sign-in/options", sign_in_options, methods=["POST"]),
    Route("/me/sign-in", sign_in, methods=["POST"]),
    Route("/me/sign-out", sign_out, methods=["POST"]),
    Route("/me/devices/rename", rename_device, methods=["POST"]),
    Route("/me/devices/remove", remove_device, methods=["POST"]),
    Route("/me/export", export),
    Route("/me/erase", erase, methods=["POST"]),
]
