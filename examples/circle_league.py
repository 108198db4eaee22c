"""The league of a circle from its records, as the circle's page shows it:

filature circle export CIRCLE | python examples/circle_league.py
"""

import json
import sys

from openskill.models import BradleyTerryFull

model, rated = BradleyTerryFull(), {}
for line in map(json.loads, sys.stdin):
    winners = json.loads(line["record"].splitlines()[-1]).get("outcome", {}).get("winners", [])
    seats = [seat for seat, ranked in enumerate(line["ranked"]) if ranked]
    names = [line["names"][seat] for seat in seats]
    if len(set(names)) == len(seats) > 1 and set(seats) & set(winners):
        teams = [[rated.get(name) or model.rating()] for name in names]
        after = model.rate(teams, ranks=[float(seat not in winners) for seat in seats])
        rated |= {name: team[0] for name, team in zip(names, after, strict=True)}
print("\n".join(f"{one.mu:.6f}  {name}" for name, one in rated.items()))
