"""Requests that are small, and cost or break something: deep, long, huge numbers, odd text."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tests.attack.addresses import expected
from tests.attack.clients import Answer, new_table
from tests.attack.oversized import record
from tests.attack.scene import Attack, Scene

LARGE = 60_000
"""Nearly the longest body that is taken."""
PATIENCE = 2.0
"""Seconds within which even an odd request has to be answered."""

POSTS = (
    "/api/tables",
    "/api/tables/{table}/sit",
    "/api/tables/{table}/command",
    "/api/tables/{table}/understand",
    "/api/tables/{table}/try",
    "/api/tables/{table}/branch",
    "/api/recover",
    "/api/replays",
    "/api/debriefs",
    "/api/tries",
    "/api/branches",
    "/api/circles",
    "/api/mine/rest",
    "/api/mine/vacation",
    "/api/me/erase",
    "/api/me/passkeys",
    "/api/me/sign-in",
    "/api/notifications/channels",
    "/api/cases/kryptos/1/answer",
)


def bodies() -> Iterator[tuple[str, bytes]]:
    """Return bodies that no client sends, with what is odd about them."""
    digits, deep = "9" * (LARGE - 1000), LARGE // 2
    yield "nested arrays", b"[" * LARGE
    yield "nested arrays, closed", b"[" * deep + b"]" * deep
    yield "nested objects", b'{"a":' * (LARGE // 5)
    yield "deep options", b'{"game":"kryptos","options":' + b'{"a":[' * 9000
    yield "a number of 59000 digits", f'{{"game":{digits}}}'.encode()
    yield "an option of 59000 digits", wish({"target_score": "#"}).replace(b'"#"', digits.encode())
    yield "an option of 4000 digits", wish({"target_score": "#"}).replace(b'"#"', b"9" * 4000)
    yield "an option 1e999", wish({"target_score": "#"}).replace(b'"#"', b"1e999")
    yield "an option 1e308", wish({"target_score": "#"}).replace(b'"#"', b"1e308")
    yield "an option NaN", wish({"target_score": "#"}).replace(b'"#"', b"NaN")
    yield "an option below nothing", wish({"target_score": -(10**18)})
    yield "an option true", wish({"target_score": True})
    yield "an option 15.0", wish({"target_score": 15.5})
    yield "many options", wish({f"o{n}": n for n in range(5000)})
    yield "many seats", seats(1500)
    yield "half a surrogate pair", b'{"game":"kryptos","name":"\\ud800","seats":[]}'
    yield "no UTF-8", b'{"game":"\xff\xfe"}'
    yield "the same field often", b'{"game":"kryptos",' + b'"name":"Ada",' * 4000 + b'"seats":[]}'
    yield "nothing", b""
    yield "null", b"null"
    yield "too much", b'"' + b"x" * 2_000_000 + b'"'


def wish(options: dict[str, object]) -> bytes:
    table = new_table("kryptos", ["person", "agent", "agent"], options=options)
    return json.dumps(table).encode()


def seats(number: int) -> bytes:
    return json.dumps(new_table("kryptos", ["person"] * number)).encode()


def fault(answer: Answer) -> str:
    """Say what is wrong with an answer to an odd request, if something is."""
    if not answer.status:
        return f"got no answer ({answer.error})"
    if answer.status >= 500:
        return f"was answered {answer}"
    if answer.seconds > PATIENCE:
        return f"took {answer.seconds:.1f} s"
    return ""


async def odd_bodies(scene: Scene) -> None:
    client = scene.client()
    made = expected(await client.post("/api/tables", new_table("kryptos", ["person"] * 3)), "").body
    thrown, faults = 0, []
    for path in POSTS:
        place = path.format(table=made["table"])
        for name, content in bodies():
            # Another address each time: what is refused for coming too often is not looked at.
            answer = await scene.client().post(place, content=content, token=made["token"])
            thrown += 1
            if problem := fault(answer):
                faults.append(f"{name} at {path} {problem}")
    scene.numbers["requests"] = thrown
    scene.check(not faults, f"{len(faults)} of {thrown}: {'; '.join(faults[:5])}")


# Names and texts

ODD = {
    "of 50000 letters": "a" * 50_000,
    "of 100000 letters": "a" * 100_000,
    "of 20000 accents": "a" + "\u0301" * 20_000,
    "of 10000 joined emoji": "👩\u200d" * 7_000,
    "of ligatures that grow": "\ufdfa" * 15_000,
    "of nothing but spaces": " " * 50_000,
    "with a zero": "A\0da",
    "that turns round": "\u202eadA",
    "of unpaired halves": "\ud800",
    "of tags": "\U000e0041" * 10_000,
}


async def long_names(scene: Scene) -> None:
    client = scene.client()
    made = expected(await client.post("/api/tables", new_table("kryptos", ["person"] * 3)), "").body
    table, faults, taken = f"/api/tables/{made['table']}", [], []
    for what, text in ODD.items():
        for method, path, body in (
            ("POST", "/api/tables", new_table("agent_hunter", ["person", "person"], text)),
            ("POST", f"{table}/sit", {"name": text, "invite": made["invite"], "token": True}),
            ("POST", f"{table}/command", {"type": "say", "id": "s", "text": text}),
            ("POST", f"{table}/command", {"type": "say", "id": text[:70], "text": "x"}),
            ("POST", "/api/circles", {"name": text, "member": "Ada", "token": True}),
            ("POST", "/api/replays", {"record": text}),
        ):
            content = json.dumps(body, ensure_ascii=True).encode()
            # Who has sat down already is given the same seat again, under whatever name.
            token = made["token"] if path.endswith("command") else None
            answer = await scene.client().ask(method, path, content=content, token=token)
            if problem := fault(answer):
                faults.append(f"{path}: a text {what} {problem}")
            if answer.good and "name" in body:
                taken.append(f"{path}: {what}")
    scene.check(not faults, "; ".join(faults[:5]))
    scene.check(not taken, f"taken as names: {', '.join(taken)}")


# Addresses and headers


async def odd_requests(scene: Scene) -> None:
    long = "x" * 30_000
    paths = [
        f"/api/tables/{long}/next",
        f"/api/tables/x/next?have={'9' * 9000}",
        "/api/tables/x/next?have=-1",
        f"/api/tables/x/next?invite={long}",
        "/api/tables/%00/next",
        "/api/tables/%F0%9F%92%A3/next",
        "/api/cases/kryptos/" + "9" * 5000,
        "/api/cases?day=9999-99-99",
        "/api/cases?day=0001-01-01",
        "/static/" + "../" * 200 + "etc/passwd",
        "/static/" + "a/" * 5000,
        "/words/" + long + ".ftl",
        "/feeds/" + long + ".atom",
    ]
    faults = []
    for path in paths:
        if problem := fault(await scene.client().get(path)):
            faults.append(f"{path[:60]} {problem}")
    for headers in (
        [("cookie", f"filature={long}")],
        [(f"x-{number}", "y" * 100) for number in range(1000)],
        [("authorization", f"Bearer {long}")],
        [("accept-language", "fr," * 9000)],
        [("range", "bytes=0-0," * 4000)],
    ):
        problem = fault(await scene.client().get("/api/me", headers=headers))
        # A connection that is simply closed is an answer to a head as large.
        if problem and "RemoteProtocolError" not in problem:
            faults.append(f"the header {headers[0][0]} {problem}")
    scene.check(not faults, "; ".join(faults[:5]))


# Records


async def odd_records(scene: Scene) -> None:
    whole = record("kryptos-3.jsonl")
    head, _, rest = whole.partition("\n")
    texts = {
        "deeply nested": '{"a":' * 40_000,
        "nested in a step": head + "\n" + '{"seat":0,"action":' + "[" * 100_000,
        "a number of 200000 digits": f'{head}\n{{"seat":{"9" * 200_000},"action":null}}',
        "one line 20000 times": "\n".join([head] * 1500),
        "many empty lines": head + "\n" * 200_000,
        "too many seats": head.replace('"seats": 3', '"seats": 1000000') + "\n" + rest,
        "seats below nothing": head.replace('"seats": 3', '"seats": -1') + "\n" + rest,
        "another game": head.replace("kryptos", "../kryptos") + "\n" + rest,
        "steps of nothing": head + "\n" + '{"seat":null,"action":{}}\n' * 9000,
    }
    faults = []
    for what, text in texts.items():
        for path, more in (("replays", {}), ("debriefs", {}), ("tries", {"step": 1})):
            answer = await scene.client().post(f"/api/{path}", {"record": text, **more})
            problem = fault(answer) or (f"was answered {answer}" if answer.good else "")
            if problem:
                faults.append(f"a record ({what}) at {path} {problem}")
    for step in (-1, 0, 10**9, 10**30):
        for path in ("tries", "replays"):
            body = {"record": whole, "step" if path == "tries" else "start": step}
            if problem := fault(await scene.client().post(f"/api/{path}", body)):
                faults.append(f"step {step} at {path} {problem}")
    scene.check(not faults, "; ".join(faults[:5]))


ATTACKS = [
    Attack(
        "near F1",
        "odd bodies",
        f"{sum(1 for _ in bodies())} bodies at {len(POSTS)} addresses: deep, huge numbers, no text",
        f"each is refused within {PATIENCE:.0f} s, and nothing fails",
        odd_bodies,
        seconds=240,
    ),
    Attack(
        "near F1",
        "odd records",
        "records that are deep, long, or of impossible games, replayed, tried and debriefed",
        f"each is refused within {PATIENCE:.0f} s, and nothing fails",
        odd_records,
        seconds=120,
    ),
    Attack(
        "near F12",
        "names of a hundred thousand letters",
        f"{len(ODD)} odd texts as names, talk, ids and records",
        f"each is refused within {PATIENCE:.0f} s, and nothing fails",
        long_names,
        seconds=120,
    ),
    Attack(
        "near F14",
        "odd addresses and headers",
        "paths, queries, cookies and headers of tens of thousands of letters",
        f"each is refused within {PATIENCE:.0f} s, and nothing fails",
        odd_requests,
        quick=True,
    ),
]
