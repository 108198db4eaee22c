"""Legal sets: `len`, `nth` and `in` of every chooser tell one and the same set."""

import json
from itertools import permutations, product
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.legal import (
    NONE_LEGAL,
    Alternative,
    Arrange,
    Assign,
    Choice,
    Factored,
    Listed,
    One,
    Pick,
    Span,
    Split,
    Subset,
    same,
)

many = settings(max_examples=6 * settings().max_examples)
values = st.lists(st.integers(-3, 12) | st.text("abc", max_size=2), max_size=6, unique_by=repr)
keys = st.lists(st.sampled_from("abcdef"), max_size=4, unique=True)


@st.composite
def counted(draw: st.DrawFn, kind: type[Pick] | type[Subset]) -> Choice:
    of = draw(values)
    return kind(draw(st.integers(0, min(4, len(of)))), of)


choices: st.SearchStrategy[Choice] = st.one_of(
    st.builds(One, values),
    counted(Pick),
    counted(Subset),
    st.builds(Arrange, st.lists(st.integers(0, 3), max_size=6)),
    st.builds(Split, st.integers(0, 6), keys.filter(bool)),
    st.builds(Assign, keys, values.map(lambda found: found[:3])),
)


def written_out(choice: Any) -> list[str]:
    return [json.dumps(choice.nth(at), sort_keys=True) for at in range(len(choice))]


def by_brute_force(choice: Choice) -> set[str]:
    """Write out what the table in `legal.py` says of a choice, without its arithmetic."""
    match choice:
        case One(of):
            found: list[Any] = list(of)
        case Pick(count, of):
            found = [list(p) for p in permutations(of, count)]
        case Subset(count, of):
            masks = product((False, True), repeat=len(of))
            subsets = ([v for v, kept in zip(of, m, strict=True) if kept] for m in masks)
            found = [s for s in subsets if len(s) == count]
        case Arrange(of):
            found = [list(p) for p in permutations(of)]
        case Split(total, over):
            shares = product(range(total + 1), repeat=len(over))
            found = [
                {k: n for k, n in zip(over, s, strict=True) if n} for s in shares if sum(s) == total
            ]
        case Assign(names, to):
            given = product([None, *to], repeat=len(names))
            found = [
                dict(zip(names, g, strict=True))
                for g in given
                if len(chosen := [repr(v) for v in g if v is not None]) == len(set(chosen))
            ]
    return {json.dumps(value, sort_keys=True) for value in found}


@given(choices)
@many
def test_nth_gives_each_value_of_a_choice_exactly_once(choice: Choice) -> None:
    texts = written_out(choice)
    assert len(set(texts)) == len(texts)
    assert set(texts) == by_brute_force(choice)
    assert all(choice.nth(at) in choice for at in range(len(choice)))


@given(choices, st.data())
@many
def test_a_near_miss_is_not_in_a_choice(choice: Choice, data: st.DataObject) -> None:
    if not len(choice):
        return
    legal = by_brute_force(choice)
    value = choice.nth(data.draw(st.integers(0, len(choice) - 1)))
    misses: list[Any] = [None, True, 1.0, "zz", 99, [], {}, [value], {"a": value}, {"zz": 1}]
    if isinstance(value, list):
        misses += [[*value, 99], value[:-1], value[::-1], [value[0], *value] if value else [0]]
        misses += [[float(v) if type(v) is int else v for v in value], tuple(value)]
    if isinstance(value, dict):
        misses += [{**value, "zz": 1}, {**value, "a": 99}, dict(list(value.items())[:-1])]
        misses += [{**value, key: 0} for key in "abc"]
        misses += [{**value, "a": True}, {k: [v] for k, v in value.items()}]
    for miss in misses:
        is_legal = type(miss) is not tuple and json.dumps(miss, sort_keys=True) in legal
        assert (miss in choice) == is_legal, miss


@given(st.lists(st.dictionaries(st.sampled_from("xyz"), choices, max_size=2), max_size=3))
def test_a_factored_set_is_the_union_of_its_alternatives(chosen: list[dict[str, Choice]]) -> None:
    factored = Factored([Alternative({"type": str(at)}, c) for at, c in enumerate(chosen)])
    if len(factored) > 3000:
        return
    actions = list(factored.expand())
    assert len({json.dumps(a, sort_keys=True) for a in actions}) == len(actions) == len(factored)
    for action in actions[:200]:
        assert action in factored
        assert {**action, "more": 1} not in factored
        assert {**action, "type": "other"} not in factored
        assert {k: v for k, v in action.items() if k != "type"} not in factored
    for outside in (-1, len(factored)):
        with pytest.raises(IndexError):
            factored.nth(outside)
    assert msgspec.json.decode(msgspec.json.encode(factored), type=Factored) == factored


@given(st.integers(-5, 5), st.integers(0, 9))
def test_a_span_and_a_list_of_the_same_ints_are_the_same_set(start: int, size: int) -> None:
    span, listed = Span(start, start + size), Listed(range(start, start + size))
    assert len(span) == len(listed) == size
    assert [span.nth(at) for at in range(size)] == [listed.nth(at) for at in range(size)]
    for thing in (*range(start - 2, start + size + 2), True, 1.0, "1", None):
        assert (thing in span) == (thing in listed), thing
    with pytest.raises(IndexError):
        span.nth(size)


def test_true_and_1_and_one_point_nought_are_three_different_things() -> None:
    assert 1 in Listed([1])
    assert True not in Listed([1])
    assert 1.0 not in Listed([1])
    assert not same(True, 1)
    assert not same([1], [1.0])
    assert not same({"a": 0}, {"a": False})
    assert len(NONE_LEGAL) == 0


def test_large_sets_are_counted_without_being_written_out() -> None:
    assert len(Subset(6, list(range(12)))) == 924
    assert len(Pick(10, list(range(20)))) == 670442572800
    assert Pick(10, list(range(20))).nth(670442572799) == list(range(19, 9, -1))
