"""A bot that sits down at a table, by its invitation link, and plays evenly over its legal actions.

    python examples/table_bot.py 'http://127.0.0.1:8765/t/TABLE?i=INVITE'
    python examples/table_bot.py http://127.0.0.1:8765 agent_hunter   # opens a table, with a bot

Plain HTTP: one request waits for what is new, another answers. Filature is used only to read what
is legal; `legal.mjs` shows how little that is.
"""

import json
import random
import sys
from typing import Any
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

import msgspec

from filature.core.legal import Factored

link = urlsplit(sys.argv[1])
server = f"{link.scheme}://{link.netloc}"
token = None


def ask(path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the server: with a body to do something, without one to read."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    request = Request(server + path, json.dumps(body).encode() if body else None, headers)  # noqa: S310
    with urlopen(request) as answer:  # noqa: S310
        return json.load(answer)


me = {"name": "Python", "token": True}
if len(sys.argv) > 2:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "ref-random"}]
    seated = ask("/api/tables", {**me, "game": sys.argv[2], "seats": seats})
else:
    invite = parse_qs(link.query)["i"][0]
    seated = ask(f"/api/tables/{link.path.split('/')[2]}/sit", {**me, "invite": invite})
token = seated["token"]
table = f"/api/tables/{seated['table']}"

have = 0
answered = set()
outcome = None
while outcome is None:
    now = ask(f"{table}/next?have={have}")
    have, position = now["seq"], now["position"]
    if position is None:  # the others are still on their way
        continue
    outcome = position["outcome"]
    for decision in position["decisions"]:
        if decision["id"] in answered:  # it may come again while others are still choosing
            continue
        answered.add(decision["id"])
        legal = msgspec.convert(decision["legal"], Factored)
        action = legal.nth(random.randrange(len(legal)))
        command = {"type": "command", "id": f"c{decision['id']}", "decision": decision["id"]}
        ack = ask(f"{table}/command", {**command, "action": action})
        if ack["result"] == "refused":
            sys.exit(f"refused: {ack['error']}")
print("won:" if seated["seat"] in outcome["winners"] else "did not win:", json.dumps(outcome))
