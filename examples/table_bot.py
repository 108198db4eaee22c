"""A bot at a table of `filature serve`, over plain HTTP, with the standard library alone.

    python examples/table_bot.py --game kryptos --seats 3     sets up a table and says how to join
    python examples/table_bot.py --join TABLE INVITATION      sits down at one

It plays evenly over its legal actions to the end, also if the server dies on the way.
"""

import argparse
import json
import secrets
import sys
import time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from evenly import evenly

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
parser.add_argument("--server", default="http://localhost:8765", metavar="URL")
parser.add_argument("--name", default="Robot")
parser.add_argument("--game", default="agent_hunter")
parser.add_argument("--seats", type=int, default=2)
parser.add_argument("--options", type=json.loads, default={}, metavar="JSON")
parser.add_argument("--join", nargs=2, metavar=("TABLE", "INVITATION"))
wish = parser.parse_args()
# Our own token: asking again after a lost answer returns the same seat.
token = secrets.token_urlsafe(32)


def ask(path, body=None):
    """Ask the server, and ask again while it is not there or has too much to do."""
    content = None if body is None else json.dumps(body).encode()
    request = Request(f"{wish.server}/api{path}", content, {"authorization": f"Bearer {token}"})
    while True:
        try:
            with urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except HTTPError as refused:
            if refused.code not in (429, 502, 503):
                sys.exit(f"refused: {refused.read().decode()}")
        except (OSError, HTTPException, ValueError):
            pass
        time.sleep(0.5)


if wish.join:
    table, invite = wish.join
    ask(f"/tables/{table}/sit", {"name": wish.name, "invite": invite, "token": True})
else:
    seats = [{"kind": "person"}] * wish.seats
    new = {"game": wish.game, "name": wish.name, "seats": seats, "options": wish.options}
    seated = ask("/tables", new | {"token": True})
    table = seated["table"]
    print(f"--join {table} {seated['invite']}", flush=True)

have, phase = 0, "gathering"
while phase in ("gathering", "playing"):
    welcome = ask(f"/tables/{table}/next?have={have}")
    have, phase, position = welcome["seq"], welcome["table"]["phase"], welcome["position"]
    for decision in position["decisions"] if position else ():
        # The id makes it once only, however often it must be sent.
        command = {"type": "command", "id": f"c{decision['id']}", "decision": decision["id"]}
        ask(f"/tables/{table}/command", command | {"action": evenly(decision["legal"])})
print(json.dumps(position["outcome"]) if position else phase)
