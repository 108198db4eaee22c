"""Names: emoji are kept whole and hide nothing, and nobody is drawn like somebody else."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from filature.core.events import SPECTATOR
from filature.core.messages import Talk
from filature.core.refusals import Refused
from filature.tables.emoji import EMOJI, grapheme_count
from filature.tables.lookalikes import shapes
from filature.tables.names import LONGEST_NAME, clean_name, readable, same_name
from filature.tables.server_commands import TakeSeat
from tests.tables.table_driver import TableDriver, applied, refusal

TONES = ["", *map(chr, range(0x1F3FB, 0x1F400))]
PEOPLE = "\U0001f468\U0001f469\U0001f9d1"
TOOLS = ["\u2695\ufe0f", "\u2708\ufe0f", "\U0001f680", "\U0001f33e", "\U0001f9b0", "\U0001f4bb"]
REGIONAL = list(map(chr, range(0x1F1E6, 0x1F200)))

toned = st.builds(lambda who, tone: who + tone, st.sampled_from(PEOPLE), st.sampled_from(TONES))
emoji = st.one_of(
    st.sampled_from("\U0001f575\U0001f600\u2615\u2764\U0001fae9\U0001f47b"),
    st.sampled_from("\u2764\u2639\u261d\U0001f575").map(lambda sign: sign + "\ufe0f"),
    st.builds("{}\u200d{}".format, toned, st.sampled_from(TOOLS)),
    st.lists(toned, min_size=2, max_size=4).map("\u200d".join),
    st.builds("{}\u200d\u2764\ufe0f\u200d\U0001f48b\u200d{}".format, toned, toned),
    st.builds("{}{}".format, st.sampled_from(REGIONAL), st.sampled_from(REGIONAL)),
    st.sampled_from("0123456789#*").map(lambda key: key + "\ufe0f\u20e3"),
    st.just("\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"),
    st.just("\U0001f3f3\ufe0f\u200d\U0001f308"),
)
"""Emoji of every kind: plain, with a shape, joined, toned, flags, keycaps."""

HIDDEN = "\u200d\u200c\ufe0f\ufe0e\u20e3\U000e0067\U000e007f\u00ad\u200b"


@given(st.lists(emoji, min_size=1, max_size=LONGEST_NAME))
def test_emoji_are_kept_whole_and_count_as_one(signs: list[str]) -> None:
    # Two flags side by side, or a tone after a face, may be read as other signs: words part them.
    parted = "".join(f"{sign}a" for sign in signs[: LONGEST_NAME // 2])
    assert clean_name(parted) == parted
    assert grapheme_count(parted) == 2 * min(len(signs), LONGEST_NAME // 2)
    assert EMOJI.findall(parted) == signs[: LONGEST_NAME // 2]


@given(st.lists(st.one_of(emoji, st.sampled_from(["L", "é", " ", *HIDDEN])), max_size=30))
def test_a_name_that_is_taken_hides_nothing_outside_its_emoji(parts: list[str]) -> None:
    try:
        name = clean_name("".join(parts))
    except Refused:
        return
    assert clean_name(name) == name
    assert grapheme_count(name) <= LONGEST_NAME
    for letter in EMOJI.sub("", name):
        assert unicodedata.category(letter)[0] != "C"
        assert letter not in HIDDEN.replace("\u20e3", "")


@given(st.lists(emoji, min_size=1, max_size=3).map("".join), st.sampled_from(HIDDEN))
def test_what_is_unseen_makes_no_other_name(name: str, hidden: str) -> None:
    assume(hidden != "\u20e3")
    try:
        other = clean_name(name + hidden)
    except Refused:
        return
    assert same_name(clean_name(name), other)


@pytest.mark.parametrize(
    "name",
    [
        "Zoé\u200d",
        "\u200dZoé",
        "Zo\u200dé",
        "\U0001f469\u200d",
        "\U0001f469\u200d\u200d\U0001f680",
        "\u200d".join("\U0001f469" * 5),
        "\U0001f3f4\U000e0061\U000e0062\U000e007f",
        "Ada\U000e0067\U000e007f",
    ],
)
def test_a_joiner_or_a_tag_outside_an_emoji_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="name unreadable"):
        clean_name(name)


def test_the_limit_is_what_the_eye_counts() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
    assert clean_name(family * LONGEST_NAME) == family * LONGEST_NAME
    for long in (family * (LONGEST_NAME + 1), "e\u0301" * (LONGEST_NAME + 1), "a" * 25):
        with pytest.raises(Refused, match="name too long"):
            clean_name(long)
    assert clean_name("e\u0301" * LONGEST_NAME)


def test_tones_and_shapes_do_not_make_another_person() -> None:
    assert same_name("Léa \U0001f44d", "Lea \U0001f44d\U0001f3ff")
    assert same_name("\u2764", "\u2764\ufe0f")
    assert not same_name("Léa \U0001f44d", "Léa \U0001f44e")
    assert not same_name("\U0001f1eb\U0001f1f7", "\U0001f1e9\U0001f1ea")


# Names that are drawn alike

SEEN = {
    letter: shape
    for letter, shape in shapes().items()
    if readable(f"A{letter}") is not None and readable(f"A{shape}") is not None
}
"""Unicode's list, without letters that no name can have."""

OF_LATIN: dict[str, list[str]] = {}
for letter, shape in SEEN.items():
    OF_LATIN.setdefault(shape, []).append(letter)


def test_every_letter_of_unicodes_list_is_taken_for_what_it_is_drawn_like() -> None:
    assert len(SEEN) > 6000
    told_apart = {
        letter: shape
        for letter, shape in SEEN.items()
        if not same_name(f"Ada{letter}", f"Ada{shape}")
    }
    assert told_apart == {}


@given(st.sampled_from(["Ada", "Bob", "Zoe", "Olivier", "Marcel"]), st.data())
def test_no_name_drawn_like_a_players_sits_or_talks_at_the_table(name: str, data: Any) -> None:
    letters = [
        data.draw(st.sampled_from([one, *OF_LATIN.get(one, []), *OF_LATIN.get(one.upper(), [])]))
        for one in name
    ]
    try:
        other = clean_name("".join(letters))
    except Refused:
        return
    with TableDriver(seats="p-") as driver:
        driver.run(driver.table.execute(SPECTATOR, TakeSeat(name, "other")))
        said = driver.act(SPECTATOR, Talk("t", "I am who I am", other))
        assert refusal(said) == "name_taken"
    with TableDriver("kryptos", "p--") as driver:
        driver.sit(1, name)
        with pytest.raises(Refused, match="name taken"):
            driver.sit(2, other)


@pytest.mark.parametrize(
    "name", ["Adɑ", "ᴀda", "Ɑda", "𐊠da", "Ⱥda", "Ａda", "𝐀da", "🅰da", "ₐda", "𝔸𝕕𝕒", "Ꭺdа", "Aꓒa"]
)
def test_there_is_one_ada(name: str) -> None:
    assert same_name("Ada", clean_name(name))


@given(st.text("abcdefghjkmnopqrstuvwxyz", min_size=1, max_size=8), st.data())
def test_plain_names_are_told_apart_by_each_letter(name: str, data: Any) -> None:
    at = data.draw(st.integers(0, len(name) - 1))
    letter = data.draw(st.sampled_from("abcdefghjkpqstuxyz"))
    assume(letter != name[at])
    other = name[:at] + letter + name[at + 1 :]
    pairs = ("rn", "vv", "m", "w")
    assume(not any(pair in one for pair in pairs for one in (name, other)))
    assert not same_name(name, other)


def test_somebody_who_sits_down_has_their_name_from_then_on() -> None:
    with TableDriver(seats="p-") as driver:
        applied(driver, SPECTATOR, Talk("a", "hello", "Zoé"))
        driver.sit(1, "Zoë")
        assert refusal(driver.act(SPECTATOR, Talk("b", "hello", "Zoé"))) == "name_taken"
        applied(driver, SPECTATOR, Talk("c", "hello", "Zoé 2"))
        applied(driver, 1, Talk("d", "hello"))
