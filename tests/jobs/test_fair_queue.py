"""The queue of bot processes is fair by address and by table, whatever is added and taken out."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from filature.jobs.fair_queue import FairQueue

items = st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("xyz")), max_size=60)


def anybody(address: str) -> bool:
    return True


@given(items)
def test_everything_comes_out_once_and_in_order_of_its_table(added: list[tuple[str, str]]) -> None:
    queue: FairQueue[tuple[str, str, int]] = FairQueue()
    for at, (address, table) in enumerate(added):
        queue.push(address, table, (address, table, at))
    assert len(queue) == len(added)
    out = []
    while (found := queue.pop(anybody)) is not None:
        assert found[0] == found[1][0]
        out.append(found[1])
    assert sorted(out, key=lambda one: one[2]) == [(*one, at) for at, one in enumerate(added)]
    for address in "abc":
        for table in "xyz":
            own = [at for a, t, at in out if (a, t) == (address, table)]
            assert own == sorted(own)
    assert not queue.addresses
    assert not queue.counts


@given(items, st.integers(1, 40))
def test_nobody_waits_for_more_than_one_item_of_each_other(
    added: list[tuple[str, str]], flood: int
) -> None:
    queue: FairQueue[str] = FairQueue()
    for at in range(flood):
        queue.push("flood", str(at), "flood")
    for address, table in added:
        queue.push(address, table, address)
    queue.push("late", "table", "late")
    others = len(queue.addresses) - 1
    before = 0
    while (found := queue.pop(anybody)) is not None and found[1] != "late":
        before += 1
    assert before == others


@given(items, st.data())
def test_what_is_taken_out_never_comes(added: list[tuple[str, str]], data: st.DataObject) -> None:
    queue: FairQueue[int] = FairQueue()
    for at, (address, table) in enumerate(added):
        queue.push(address, table, at)
    dropped = data.draw(st.sets(st.sampled_from(range(len(added))))) if added else set()
    for at in dropped:
        assert queue.remove(*added[at], at)
        assert not queue.remove(*added[at], at)
    out = set()
    while (found := queue.pop(anybody)) is not None:
        out.add(found[1])
    assert out == set(range(len(added))) - dropped
    assert not queue.counts


@given(items)
def test_an_address_that_may_not_have_more_is_passed_over(added: list[tuple[str, str]]) -> None:
    queue: FairQueue[str] = FairQueue()
    for address, table in added:
        queue.push(address, table, address)
    out = []
    while (found := queue.pop(lambda address: address != "a")) is not None:
        out.append(found[0])
    assert sorted(out) == sorted(address for address, _ in added if address != "a")
    assert queue.count("a") == sum(address == "a" for address, _ in added)
