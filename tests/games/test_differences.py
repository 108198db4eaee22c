"""What a check says of two values that should be the same: the fields, and no more of them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.testing.differences import LONGEST, MOST, differences, differing

plain = st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["a", "b"])
json_values = st.recursive(
    plain,
    lambda inside: (
        st.lists(inside, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inside, max_size=3)
    ),
    max_leaves=8,
)


@given(one=json_values, other=json_values)
def test_fields_are_told_exactly_where_the_bytes_differ(one: Any, other: Any) -> None:
    assert bool(list(differing("it", one, other))) == (json.dumps(one) != json.dumps(other))
    assert (differences("it", one, other) == "") == (json.dumps(one) == json.dumps(other))


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        (
            {"hands": [{"cards": [3, 7]}, {"cards": [1]}]},
            {"hands": [{"cards": None}, {"cards": [1]}]},
            "view.hands[0].cards: [3, 7] / null",
        ),
        ({"a": 1, "b": 2}, {"a": 1}, "view.b: 2 / absent"),
        ([[1], [2]], [[1], [3]], "view[1]: [2] / [3]"),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, 'view, in its order: ["a", "b"] / ["b", "a"]'),
        (1, True, "view: 1 / true"),
    ],
)
def test_a_difference_is_told_by_its_field(one: Any, other: Any, told: str) -> None:
    assert differences("view", one, other) == told


def test_many_and_long_differences_are_cut() -> None:
    one, other = ({letter: letter * n for letter in "abcde"} for n in (1, 1000))
    told = differences("view", one, other)
    assert told.count("view.") == MOST
    assert told.endswith("; and 2 more")
    assert len(told) < (MOST + 1) * (LONGEST + 40)
