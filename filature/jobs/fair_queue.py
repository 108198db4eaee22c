"""What waits for a bot process: taken in turn by address, and of each address by table."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Items by address and table. However many somebody adds, everybody else's turn comes next."""

    def __init__(self) -> None:
        self.addresses: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self.counts: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(self.counts.values())

    def count(self, address: str) -> int:
        """Return how many items of an address wait."""
        return self.counts.get(address, 0)

    def push(self, address: str, table: str, item: T, first: bool = False) -> None:
        """Add an item; `first`, before all others of its table."""
        items = self.addresses.setdefault(address, OrderedDict()).setdefault(table, deque())
        items.appendleft(item) if first else items.append(item)
        self.counts[address] = self.count(address) + 1

    def pop(self, may: Callable[[str], bool]) -> tuple[str, T] | None:
        """Take the next item of an address that `may` have one now, with the address."""
        address = next(filter(may, self.addresses), None)
        if address is None:
            return None
        tables = self.addresses[address]
        table, items = next(iter(tables.items()))
        item = items.popleft()
        if items:
            tables.move_to_end(table)
        else:
            del tables[table]
        self.counts[address] -= 1
        if tables:
            self.addresses.move_to_end(address)
        else:
            del self.addresses[address], self.counts[address]
        return address, item

    def remove(self, address: str, table: str, item: T) -> bool:
        """Take an item out that is no longer wanted; tell whether it still waited."""
        tables = self.addresses.get(address, OrderedDict())
        items = tables.get(table, deque())
        if item not in items:
            return False
        items.remove(item)
        self.counts[address] -= 1
        if not items:
            del tables[table]
        if not tables:
            del self.addresses[address], self.counts[address]
        return True
