"""Names for tables that people can say: "the table Lynx Delta".

A name is a label. It opens nothing, is not unique, and is derived from the table's id by a hash, so
that the id cannot be read off it. It is the same in every language.
"""

from __future__ import annotations

from hashlib import sha256

ANIMALS = (
    *("Alligator", "Barracuda", "Bison", "Boa", "Bonobo", "Caracal", "Caribou", "Chinchilla"),
    *("Cobra", "Colibri", "Condor", "Coyote", "Dingo", "Dodo", "Fennec", "Gecko"),
    *("Gibbon", "Husky", "Ibis", "Impala", "Jaguar", "Kiwi", "Koala", "Lion"),
    *("Lynx", "Mamba", "Mandrill", "Mustang", "Ocelot", "Okapi", "Panda", "Piranha"),
    *("Puma", "Python", "Quetzal", "Quokka", "Scorpion", "Serval", "Tapir", "Wombat"),
)
SECONDS = (
    *("Alpha", "Bravo", "Charlie", "Delta", "Echo", "Golf", "India", "Juliet"),
    *("Kilo", "Lima", "Oscar", "Papa", "Quebec", "Romeo", "Sierra", "Tango"),
    *("Victor", "Yankee", "Zulu"),
)


def table_name(id: str) -> str:
    """Return what a table is called."""
    number = int.from_bytes(sha256(f"table name {id}".encode()).digest()[:8], "big")
    return f"{ANIMALS[number % len(ANIMALS)]} {SECONDS[number // len(ANIMALS) % len(SECONDS)]}"
