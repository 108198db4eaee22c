"""Who somebody says they are: forwarded addresses, origins, hosts."""

from __future__ import annotations

import websockets
from websockets.asyncio.client import connect

from tests.attack.clients import Answer, Client, new_table
from tests.attack.scene import Attack, NotTried, Scene
from tests.attack.target import Setting

DIRECT = Setting(proxied=False)
TABLE = new_table("agent_hunter", ["person", "person"])
GUESSES, ALLOWED = 40, 11
"""Of so many guesses at a recovery code from one address, so many may be looked at: 10 at once,
and one more in 50 s."""


def expected(answer: Answer, what: str) -> Answer:
    """Return an answer that an attack needs; without it there is nothing to be tried."""
    if not answer.good:
        raise NotTried(f"{what} was answered {answer}")
    return answer


# Addresses


async def guesses(scene: Scene, *lines: str) -> int:
    """Guess at recovery codes with these lines of X-Forwarded-For; return how many were looked at.

    `{n}` in a line is another number each time.
    """
    looked = 0
    own = scene.client()
    anonymous = scene.of(Client(scene.target, own.address))
    del anonymous.http.headers["x-forwarded-for"]
    for n in range(GUESSES):
        headers = [("x-forwarded-for", line.format(n=n, own=own.address)) for line in lines]
        body = {"code": f"abcde-{n:05}"}
        answer = await anonymous.post("/api/recover", body, headers=headers)
        if answer.status == 429:
            continue
        if not answer.refused:
            raise NotTried(f"a wrong recovery code was answered {answer}")
        looked += 1
    return looked


WAYS = {
    "two lines": ("203.0.113.{n}", "{own}"),
    "three lines": ("203.0.113.{n}", "10.0.0.{n}", "{own}"),
    "one line of two": ("203.0.113.{n}, {own}",),
    "two lines of two": ("203.0.113.{n}, 10.0.0.1", "192.0.2.{n}, {own}"),
    "with a port": ("203.0.113.{n}", "{own}:5{n:03}"),
    "in one IPv6 network": ("2001:db8::1:2:{n}",),
    "mapped to IPv6": ("203.0.113.{n}", "::ffff:{own}"),
    "spaces before it": ("203.0.113.{n}", "192.0.2.{n} ,    {own}"),
}


async def forwarded(scene: Scene) -> None:
    for name, lines in WAYS.items():
        looked = await guesses(scene, *lines)
        scene.numbers[name] = looked
        scene.check(looked <= ALLOWED, f"{name}: {looked} of {GUESSES} guesses were looked at")


# Origins


def foreign_origins(host: str, scheme: str) -> list[str]:
    """Return origins that are not the server's own, which is `scheme://host`."""
    name, _, port = host.partition(":")
    other = "http" if scheme == "https" else "https"
    return [
        f"{other}://{host}",
        f"ftp://{host}",
        f"http://evil.com://{host}",
        f"https://evil.com://{host}",
        f"://{host}",
        host,
        "null",
        "file://",
        f"{scheme}://evil.com",
        f"{scheme}://{host}.evil.com",
        f"{scheme}://evil.com/{host}",
        f"{scheme}://evil.com@{host}",
        f"{scheme}://{name}:{int(port) + 1}",
        f"{scheme}://{name}",
        f"chrome-extension://{host}",
    ]


async def origins(scene: Scene) -> None:
    host = scene.target.host
    scheme = "https" if scene.target.proxied else "http"
    own = f"{scheme}://{host}"
    table = expected(await post_from(scene, own), "a table of its own origin").body
    foreign = foreign_origins(host, scheme)
    passed = [origin for origin in foreign if (await post_from(scene, origin)).good]
    scene.check(not passed, f"a table was set up from {', '.join(passed)}")
    opened = [origin for origin in foreign if await welcomes(scene, table, origin)]
    scene.check(not opened, f"a socket was welcomed from {', '.join(opened)}")
    if not await welcomes(scene, table, own):
        scene.problems.append(f"a socket from {own} was refused")
    scene.numbers["foreign origins"] = len(foreign)
    if scene.target.proxied:
        page = await scene.client().get("/")
        safe = "max-age" in page.headers.get("strict-transport-security", "")
        scene.check(safe, "there is no HSTS")


async def post_from(scene: Scene, origin: str) -> Answer:
    return await scene.client().post("/api/tables", TABLE, headers={"origin": origin})


async def welcomes(scene: Scene, seated: dict[str, str], origin: str, host: str = "") -> bool:
    """Tell whether a socket with an origin is given the table."""
    target = scene.target
    address = scene.client().address
    headers = {"origin": origin, "authorization": f"Bearer {seated['token']}"}
    if target.proxied:
        headers["x-forwarded-for"] = address
    url = f"ws://{host or target.host}/api/tables/{seated['table']}/live"
    try:
        async with connect(
            url,
            host="127.0.0.1",
            port=target.port,
            additional_headers=headers,
            open_timeout=10,
            proxy=None,
        ) as socket:
            await socket.send('{"type":"hello","protocol":1}')
            return '"welcome"' in str(await socket.recv())[:40]
    except (OSError, TimeoutError, websockets.WebSocketException):
        return False


# Hosts


async def rebinding(scene: Scene) -> None:
    """Ask as a page does whose name has been made to lead to this machine."""
    target = scene.target
    rebound = f"rebound.example:{target.port}"
    # A browser of this machine itself, as that page is read in one.
    client = scene.of(Client(target, "", "127.0.0.1"))
    for path in ("/metrics", "/api/tables", "/api/mine", "/api/reach"):
        answer = await client.get(path, headers={"host": rebound})
        scene.check(not answer.good, f"GET {path} was answered {answer.status} as {rebound}")
    headers = {"host": rebound, "origin": f"http://{rebound}"}
    answer = await client.post("/api/tables", TABLE, headers=headers)
    scene.check(not answer.good, f"a table was set up as {rebound}")
    seated = expected(await client.post("/api/tables", TABLE), "a table").body
    opened = await welcomes(scene, seated, f"http://{rebound}", rebound)
    scene.check(not opened, f"a socket was welcomed as {rebound}")
    for host in (target.host, f"localhost:{target.port}"):
        answer = await client.get("/api/games", headers={"host": host})
        scene.check(answer.good, f"as {host} it was answered {answer}")


ATTACKS = [
    Attack(
        "F5",
        "another address in front of one's own",
        f"{GUESSES} recovery codes guessed, each with another X-Forwarded-For before the proxy's,"
        f" in {len(WAYS)} ways",
        f"of one address at most {ALLOWED} guesses are looked at",
        forwarded,
        quick=True,
    ),
    Attack(
        "F6",
        "foreign origins behind a proxy",
        "tables and sockets from origins of another scheme, host or port, and none",
        "all are refused, its own is not, and HTTPS is made to stay (HSTS)",
        origins,
        quick=True,
    ),
    Attack(
        "F6",
        "foreign origins at a local server",
        "the same at a server without a proxy",
        "all are refused, its own is not",
        origins,
        DIRECT,
        quick=True,
    ),
    Attack(
        "F14",
        "a name that leads to this machine",
        "pages, metrics, a table and a socket of a local server, asked for under a foreign Host",
        "nothing is given under that name, and everything under its own",
        rebinding,
        DIRECT,
        quick=True,
    ),
]
