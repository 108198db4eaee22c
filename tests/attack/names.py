"""Names that look like another's, and bots that nobody should have at a table."""

from __future__ import annotations

import unicodedata
from itertools import product
from random import Random

from tests.attack.addresses import expected
from tests.attack.clients import new_table
from tests.attack.oversized import games
from tests.attack.scene import Attack, NotTried, Scene

NAME = "Ada"
WRITTEN = ("Adɑ", "ᴀda", "Ɑda", "𐊠da", "Adа", "Аda", "Ꭺda", "ꓮda", "Ａda", "Αda")
"""Names that an eye takes for Ada: another letter of the same shape in each."""

ALIKE = {
    "A": "AАΑᎪꓮＡᴀⱭᗅ𐊠𖽀𝐀𝖠𝙰ⒶⲀ🄰Å",
    "d": "dԁⅾᑯꓒᏧ𝐝𝖽ｄđḋ",
    "a": "aаɑα⍺ａ𝐚𝖺ạⲁä",
}
"""Letters that are drawn alike, or nearly: confusables of Unicode and their neighbours."""

DECORATED = ("A d a", "A.d.a", "ada", "ADA", "Ada!", "Ädà", "A\u00adda", "Ad\u200ba", "Ada\u0301")
GENERATED, SEED = 30, 12
OTHERS = ("Eva", "Adam", "Ida", "Adèle", "Max", "Ana")


def confusables() -> list[str]:
    """Return names that may be taken for Ada, the written ones first."""
    letters = [ALIKE[letter] for letter in NAME]
    single = [
        NAME[:at] + other + NAME[at + 1 :]
        for at, others in enumerate(letters)
        for other in others
        if other != NAME[at]
    ]
    several = ["".join(parts) for parts in product(*letters)]
    drawn = Random(SEED).sample(several, GENERATED)
    return list(dict.fromkeys([*WRITTEN, *DECORATED, *single, *drawn]))


async def sits(scene: Scene, name: str) -> bool:
    """Tell whether somebody of a name may sit down beside Ada."""
    client = scene.client()
    table = new_table("agent_hunter", ["person", "person"], NAME)
    made = expected(await client.post("/api/tables", table), "a table").body
    wish = {"name": name, "invite": made["invite"], "token": True}
    answer = await client.post(f"/api/tables/{made['table']}/sit", wish)
    if not (answer.good or answer.refused):
        raise NotTried(f"sitting down as {name!r} was answered {answer}")
    return answer.good


async def beside(scene: Scene) -> None:
    names = confusables()
    seated = [name for name in names if name != NAME and await sits(scene, name)]
    scene.numbers["names tried"] = len(names)
    scene.numbers["seated"] = len(seated)
    told = ", ".join(f"{name} ({points(name)})" for name in seated[:8])
    scene.check(not seated, f"{len(seated)} of {len(names)} may sit beside {NAME}: {told}")
    kept_out = [name for name in OTHERS if not await sits(scene, name)]
    scene.check(not kept_out, f"{', '.join(kept_out)} may not sit beside {NAME}")


def points(name: str) -> str:
    """Name the letters of a name that are not plain ones."""
    return " ".join(f"U+{ord(c):04X}" for c in unicodedata.normalize("NFC", name) if ord(c) > 127)


async def talks_as(scene: Scene) -> None:
    """Talk at a table without a seat, under the name of somebody who has one."""
    client = scene.client()
    table = new_table("agent_hunter", ["person", "person"], NAME)
    made = expected(await client.post("/api/tables", table), "a table").body
    path = f"/api/tables/{made['table']}/command?invite={made['invite']}"
    said = []
    for number, name in enumerate((NAME, *WRITTEN[:4], "ADA", "A.d.a")):
        command = {"type": "say", "id": f"s{number}", "text": "I resign", "name": name}
        answer = expected(await scene.client().post(path, command), "a command").body
        said += [name] if answer["result"] == "applied" else []
    scene.check(not said, f"a spectator talks as {', '.join(said)}")
    command = {"type": "say", "id": "other", "text": "hello", "name": "Eva"}
    answer = expected(await scene.client().post(path, command), "a command").body
    scene.check(answer["result"] == "applied", "a spectator may not talk as Eva")


REFERENCES = ("ref-master-1", "ref-search", "ref-random")


async def reference_bots(scene: Scene) -> None:
    """Have bots play that are there to be measured against."""
    taken = []
    for game in await games(scene.client()):
        seats = min(game["seats"])
        for bot in REFERENCES:
            client = scene.client()
            table = new_table(game["id"], ["person", *[bot] * (seats - 1)])
            if (await client.post("/api/tables", table)).good:
                taken.append(f"{bot} ({game['id']})")
            open_table = new_table(game["id"], ["person"] * seats)
            made = expected(await client.post("/api/tables", open_table), "a table").body
            command = {"type": "fill", "id": "f", "seat": seats - 1, "bot": bot}
            path = f"/api/tables/{made['table']}/command"
            answer = await client.post(path, command, token=made["token"])
            if answer.good and answer.body.get("result") == "applied":
                taken.append(f"{bot} ({game['id']}, filled in)")
    scene.check(not taken, f"{len(taken)} were taken: {', '.join(taken[:6])}")


ATTACKS = [
    Attack(
        "F11",
        "reference bots at a table",
        f"{', '.join(REFERENCES)} at tables of every game, set up and filled in",
        "they are refused: their thinking time is not hidden",
        reference_bots,
        quick=True,
    ),
    Attack(
        "F12",
        "names that look alike",
        f"{len(confusables())} names that may be taken for {NAME}, each beside her",
        "none may sit down; other names may",
        beside,
        quick=True,
    ),
    Attack(
        "F12",
        "a spectator who talks as a player",
        f"talk without a seat as {NAME} and alike, while {NAME} sits there",
        "it is refused; another name is not",
        talks_as,
        quick=True,
    ),
]
