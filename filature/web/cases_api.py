"""The HTTP API of cases: those of a day, one as its seat sees it, and what an answer is worth."""

from __future__ import annotations

from datetime import UTC, date, datetime

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from filature.cases.calendar import day_named, number_on
from filature.cases.stored import cases_of, games_with_cases
from filature.core.cases import CaseAnswer, CaseInfo, Cases
from filature.core.refusals import Refused
from filature.web.bodies import encoded_response, json_response, read_body
from filature.web.request_context import BadMessage, Caller

NUMBER_DIGITS = 9


class NotYet(Refused):
    """The case of a day to come is not shown."""

    status = 403


def today(caller: Caller) -> date:
    """Return the day in UTC, by the server's clock."""
    return datetime.fromtimestamp(caller.lobby.environment.now(), UTC).date()


async def cases(request: Request) -> Response:
    """List the cases of a day."""
    caller = Caller(request)
    now = today(caller)
    text = request.query_params.get("day")
    day = now if text is None else day_named(text)
    if day is None:
        raise BadMessage("day")
    if day > now:
        raise NotYet("case_not_yet", day=now.isoformat())
    counts = {id: len(cases_of(id)) for id in games_with_cases()}
    infos = []
    for id, count in counts.items():
        number = number_on(day, count)
        case = cases_of(id)[number - 1]
        infos.append(CaseInfo(id, number, case.kind, case.level, case.seats))
    return json_response(Cases(day.isoformat(), infos, counts))


async def case(request: Request) -> Response:
    """Show a case as its seat sees it."""
    caller = Caller(request)
    caller.limits.cases.take(caller.address)
    id, number = named(request)
    return encoded_response(await caller.lobby.workers.case(id, number))


async def answer(request: Request) -> Response:
    """Judge an answer."""
    caller = Caller(request)
    given = await read_body(request, CaseAnswer)
    caller.limits.cases.take(caller.address)
    id, number = named(request)
    return encoded_response(await caller.lobby.workers.case_verdict(id, number, given))


def named(request: Request) -> tuple[str, int]:
    """Return the game and the number that the path names."""
    id, number = request.path_params["game"], request.path_params["number"]
    if not (number.isascii() and number.isdigit() and len(number) <= NUMBER_DIGITS):
        raise BadMessage("number")
    return id, int(number)


ROUTES: list[BaseRoute] = [
    Route("/cases", cases),
    Route("/cases/{game}/{number}", case),
    Route("/cases/{game}/{number}/answer", answer, methods=["POST"]),
]
