"""How chance follows from secrets: fixed values, and the derivation written a second time.

Nothing of `filature.core.fair` is used in `Derivation`: it is what `docs/fair.md` says, in another
hand, with each game's own use of the random stream.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.core import fair, signing
from filature.core.events import CHANCE
from filature.core.fair import FairRandom, Setup, SharedDeal
from filature.core.session import GameSession
from filature.games import catalogue, game_class

SETUP = Setup("abc23", "kryptos", 1, ["person", "bot:agent", "person"], {"mystery": True})
SERVER, FIRST, BOT = "00" * 32, "11" * 32, "22" * 32


VECTORS = {
    "server": "7a37cc04a48fbe061556b2c88c12d7faca172ae24cc5af1c67769f43b3009285",
    "seat 0": "f876c157330dff4591048bcb868bcc4f703159ee3e627d7cc1ea11eeae89a297",
    "seat 1": "97366037ff406ce244504631ac565b063bee7c68d31dbd9689ccc42a80bf017b",
    "list": "0d88faca87aa41b5f632a0a067e9e3c8c41ce351da6094681db7848240caf0d8",
    "code": "9272 0767 7828 7972",
    "key": "bbb74d59957bb21b344891ebd41315ec986ef8ddd10974f5cbb5a68e04f74737",
    "bytes": "111997280436d8aa7ea46bdf7c94b868fbef685baedc697de3acfb31828c18dc961fb4c27989cdb3",
    "shared": "d140221bc6bebc2f9ce9aabcdd6538632e17cb01d2f836e6dde8a7079bf4b8fe",
    "shared key": "fdc17036da5bc754da1382a0b8c0547e6f1705c2618ad34ff33d8c135073fccd",
    "public": "17cb79fb2b4120f2b1ec65e4198d6e08b28e813feb01e4a400839b85e18080ce",
    "signature": "a3ede2d0e7ceab4020ef38a841dfca1fe8a342e5761d91b254d4d296561a44ef"
    "efa3f54be37f01cb1453924a48744653b084ad84a7d14a3b1dbff549add65f08",
}
"""The values that `docs/fair.md` prints."""


def test_vectors() -> None:
    server = fair.server_commitment(SETUP, 1, SERVER)
    first = fair.seat_commitment("abc23", 1, 0, server, FIRST)
    bot = fair.seat_commitment("abc23", 1, 1, server, BOT)
    listed = fair.list_digest("abc23", 1, server, [first, bot, "no_commitment"])
    key = fair.deal_key(SERVER, listed, {1: BOT, 0: FIRST})
    shared = fair.shared_commitment(SharedDeal("ev42", 2), SETUP, "ab" * 16)
    receipt = fair.receipt_text("abc23", 1, 0, "commit", first, server, 1700000000123)
    assert {
        "server": server,
        "seat 0": first,
        "seat 1": bot,
        "list": listed,
        "code": fair.spoken_code("abc23", (listed,)),
        "key": key.hex(),
        "bytes": FairRandom(key, 0).randbytes(40).hex(),
        "shared": shared,
        "shared key": fair.shared_key("ab" * 16, shared).hex(),
        "public": signing.public_key("33" * 32),
        "signature": signing.sign("33" * 32, receipt),
    } == VECTORS
    assert [FairRandom(key, at).randrange(3) for at in range(8)] == [0, 2, 2, 2, 1, 0, 0, 0]
    shuffled = list(range(1, 11))
    FairRandom(key, 1).shuffle(shuffled)
    assert shuffled == [8, 5, 1, 6, 3, 2, 10, 4, 7, 9]


def test_vectors_by_another_hand() -> None:
    """The texts as `docs/fair.md` writes them, hashed here."""
    server = sha(
        'filature-fair/1 server\nabc23\nkryptos\n1\nperson bot:agent person\n{"mystery":true}\n1\n'
        f"{SERVER}\n"
    )
    first = sha(f"filature-fair/1 seat\nabc23\n1\n0\n{server}\n{FIRST}\n")
    bot = sha(f"filature-fair/1 seat\nabc23\n1\n1\n{server}\n{BOT}\n")
    listed = sha(f"filature-fair/1 list\nabc23\n1\n{server}\n{first}\n{bot}\nno_commitment\n")
    opened = f"filature-fair/1 deal\n{listed}\n0 {FIRST}\n1 {BOT}\n"
    key = mac(bytes(32), opened)
    shared = sha(
        'filature-fair/1 shared\nev42\n2\nkryptos\n1\n3\n{"mystery":true}\n' + "ab" * 16 + "\n"
    )
    shared_key = mac(b"\xab" * 16, f"filature-fair/1 shared deal\n{shared}\n")
    code = stretched(f"filature-fair/1 code\nabc23\n{listed}\n", "filature-fair/1 code\n")
    found = (server, first, bot, listed, code, key.hex(), shared, shared_key.hex())
    names = ("server", "seat 0", "seat 1", "list", "code", "key", "shared", "shared key")
    assert found == tuple(VECTORS[name] for name in names)
    assert Derivation(key, 0).take(40).hex() == VECTORS["bytes"]


def mac(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode("ascii"), hashlib.sha256).digest()


def stretched(text: str, salt: str) -> str:
    """Return the digits of a spoken code: PBKDF2 (RFC 8018) with 250 000 iterations."""
    block = hmac.digest(text.encode(), salt.encode() + b"\0\0\0\1", "sha256")
    total = int.from_bytes(block, "big")
    for _ in range(249_999):
        block = hmac.digest(text.encode(), block, "sha256")
        total ^= int.from_bytes(block, "big")
    digits = str(total)[-16:]
    return " ".join([digits[:4], digits[4:8], digits[8:12], digits[12:]])


def sha(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()


class Derivation:
    """The bytes of one chance outcome, and how each game uses them."""

    def __init__(self, key: bytes, outcome: int) -> None:
        self.key, self.outcome, self.block, self.bytes = key, outcome, 0, b""

    def take(self, n: int) -> bytes:
        while len(self.bytes) < n:
            text = f"filature-fair/1 chance\n{self.outcome}\n{self.block}\n"
            self.bytes += hmac.new(self.key, text.encode(), hashlib.sha256).digest()
            self.block += 1
        taken, self.bytes = self.bytes[:n], self.bytes[n:]
        return taken

    def bits(self, k: int) -> int:
        size = -(-k // 8)
        return int(self.take(size).hex(), 16) >> (8 * size - k)

    def below(self, n: int) -> int:
        while True:
            drawn = self.bits(len(f"{n:b}"))
            if drawn < n:
                return drawn

    def scaled(self, n: int) -> int:
        return int(self.bits(53) / 9007199254740992 * n)

    def shuffled(self, values: list[Any]) -> list[Any]:
        for at in range(len(values) - 1, 0, -1):
            other = self.below(at + 1)
            values[at], values[other] = values[other], values[at]
        return values


def agent_hunter(drawn: Derivation, action: dict[str, Any], seats: int) -> dict[str, Any]:
    return {"type": "first_player", "first": drawn.below(2)}


def kryptos(drawn: Derivation, action: dict[str, Any], seats: int) -> dict[str, Any]:
    if action["type"] == "first_player":
        return {"type": "first_player", "first": drawn.below(seats)}
    size = len(action["hands"][0])
    cards = drawn.shuffled(list(range(1, seats * size + len(action["aside"]) + 1)))
    hands = [sorted(cards[at * size : (at + 1) * size]) for at in range(seats)]
    return {"type": "deal", "hands": hands, "aside": sorted(cards[seats * size :])}


DECK = [
    "doc_2",
    "doc_2",
    "doc_3",
    "doc_3",
    "doc_4",
    "doc_4",
    "doc_5",
    "doc_5",
    "doc_7",
    "doc_7",
    "personal",
    "trapped",
    "tip",
    "tip",
    "crosscheck",
    "crosscheck",
    "nosy",
    "pressure",
    "pressure",
    "blackmail",
    "turncoat",
    "courier",
]


def double_agent(drawn: Derivation, action: dict[str, Any], seats: int) -> dict[str, Any]:
    if action["type"] == "first_player":
        return {"type": "first_player", "first": drawn.below(2)}
    decks = []
    for _ in range(2):
        keys = [int.from_bytes(drawn.take(8), "little") for _ in DECK]
        decks.append([card for _, _, card in sorted(zip(keys, range(22), DECK, strict=True))])
    return {"type": "shuffle", "decks": decks}


CARDS = (
    ["umbrella", "fan", "hat", "mask"],
    ["bike", "vaporetto", "scooter", "gondola"],
    ["red_stars", "red_omega", "blue_stars", "blue_omega"],
)


def spies_vs_spies(drawn: Derivation, action: dict[str, Any], seats: int) -> dict[str, Any]:
    if action["type"] == "first_player":
        return {"type": "first_player", "first": drawn.below(seats)}
    number = drawn.scaled(24**3)
    orders = list(permutations(range(4)))
    chosen = [orders[number // 576], orders[number // 24 % 24], orders[number % 24]]
    hands = [[CARDS[kind][chosen[kind][at]] for kind in range(3)] for at in range(4)]
    return {"type": "deal", "hands": hands}


AGENTS = ["orange", "violet", "red", "blue", "grey", "yellow", "green"]


in_play: list[str] = []
"""What chance drew before; where nothing was drawn, all agents are in play."""


def agents_secrets(drawn: Derivation, action: dict[str, Any], seats: int) -> dict[str, Any]:
    def die() -> int:
        return drawn.scaled(6) + 1

    match action["type"]:
        case "roll":
            return {"type": "roll", "value": die()}
        case "agents":
            count = len(action["in_play"])
            masks = [mask for mask in range(128) if f"{mask:b}".count("1") == count]
            mask = masks[drawn.scaled(len(masks))]
            chosen = [AGENTS[n] for n in range(7) if mask >> n & 1]
            return {"type": "agents", "in_play": sorted(chosen)}
        case "identities":
            left = [agent for agent in AGENTS if agent in in_play or not in_play]
            return {
                "type": "identities",
                "agents": [left.pop(drawn.scaled(len(left))) for _ in range(seats)],
            }
    rolling, rolls = list(range(seats)), []
    while len(rolling) > 1:
        rolls.append([die() if seat in rolling else None for seat in range(seats)])
        best = max(value for value in rolls[-1] if value)
        rolling = [seat for seat in rolling if rolls[-1][seat] == best]
    return {"type": "first_player", "rolls": rolls}


GAMES = {
    "agent_hunter": agent_hunter,
    "kryptos": kryptos,
    "double_agent": double_agent,
    "spies_vs_spies": spies_vs_spies,
    "agents_secrets": agents_secrets,
}


@given(st.sampled_from(sorted(GAMES)), st.binary(min_size=32, max_size=32), st.data())
def test_every_outcome_of_whole_games_is_derived_again_by_another_hand(
    name: str, key: bytes, data: st.DataObject
) -> None:
    assert set(GAMES) == set(catalogue())
    kind = game_class(name)
    game = kind(data.draw(st.sampled_from(kind.seat_counts)))
    session, rng, drawn = GameSession(game).start(), Random(key), 0
    in_play.clear()
    while not session.is_over and drawn < 60:
        if not session.is_chance:
            seat = session.pending[0]
            session.apply(seat, session.random_move(seat, rng))
            continue
        move = game.chance(session.state, FairRandom(key, drawn))
        action = json.loads(json.dumps(game.to_record(CHANCE, move)))
        assert GAMES[name](Derivation(key, drawn), action, game.seats) == action
        if action["type"] == "agents":
            in_play[:] = action["in_play"]
        session.apply(CHANCE, move)
        drawn += 1


def test_a_code_is_of_its_table_and_of_all_lists_in_their_order() -> None:
    one, two = "11" * 32, "22" * 32
    lists = [(one,), (two,), (one, two), (two, one)]
    codes = {fair.spoken_code(table, given) for table in ("t1", "t2") for given in lists}
    assert len(codes) == 8
    form = msgspec.json.Decoder(fair.Code)
    assert {form.decode(msgspec.json.encode(code)) for code in codes} == codes
    for other in ("", "1234 5678 9012 345", "1234567890123456", "1234 5678 9012 345a"):
        with pytest.raises(msgspec.ValidationError):
            form.decode(msgspec.json.encode(other))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 24])
def test_numbers_below_a_bound_are_equally_likely(n: int) -> None:
    counts = Counter(FairRandom(b"k" * 32, at).randrange(n) for at in range(2400))
    assert set(counts) == set(range(n))
    expected = 2400 / n
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    # 1 in 10^5 for the degrees of freedom of n - 1
    assert chi_square < {2: 19.6, 3: 23.1, 6: 30.9, 7: 32.9, 24: 64.4}[n]


@given(st.integers(0, 300), st.integers(1, 200))
def test_bits_and_bytes_are_those_of_one_stream(skip: int, bits: int) -> None:
    stream = FairRandom(b"k" * 32, 5)
    whole = FairRandom(b"k" * 32, 5).randbytes(600)
    assert stream.randbytes(skip) == whole[:skip]
    size = -(-bits // 8)
    assert stream.getrandbits(bits) == int.from_bytes(whole[skip : skip + size], "big") >> (
        8 * size - bits
    )


@given(st.text("ab\n", min_size=1))
def test_a_commitment_says_where_each_part_ends(text: str) -> None:
    """Two set-ups never have the same text: names in files cannot hold a line feed."""
    names = msgspec.json.Decoder(fair.Name)
    encoded = msgspec.json.encode(text)
    if "\n" in text:
        with pytest.raises(msgspec.ValidationError):
            names.decode(encoded)
    else:
        assert names.decode(encoded) == text


def test_signatures_are_of_their_key_and_text_alone() -> None:
    private, other = "44" * 32, "55" * 32
    signature = signing.sign(private, b"text")
    public = signing.public_key(private)
    assert signing.signed_by(public, b"text", signature)
    assert not signing.signed_by(public, b"test", signature)
    assert not signing.signed_by(signing.public_key(other), b"text", signature)
    assert not signing.signed_by("ff" * 32, b"text", signature)
    assert not signing.signed_by("", b"text", "")
