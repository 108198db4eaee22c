"""Draw evenly from a legal set as the wire gives it: alternatives of fixed fields and choices.

    action = evenly(decision["legal"])

An alternative stands for as many actions as its choices can be combined; each choice is one of six
kinds. Nothing here builds a list of all actions: there may be thousands.
"""

import random
from collections import Counter
from math import comb, factorial, perm, prod


def evenly(legal):
    alternatives = legal["alternatives"]
    sizes = [prod(map(size, a["choose"].values())) for a in alternatives]
    chosen = random.choices(alternatives, sizes)[0]
    return chosen["fixed"] | {name: draw(c) for name, c in chosen["choose"].items()}


def size(choice):
    """How many values a choice has."""
    match choice:
        case {"kind": "one", "of": of}:
            return len(of)
        case {"kind": "pick", "count": count, "of": of}:
            return perm(len(of), count)
        case {"kind": "subset", "count": count, "of": of}:
            return comb(len(of), count)
        case {"kind": "arrange", "of": of}:
            return factorial(len(of)) // prod(map(factorial, Counter(of).values()))
        case {"kind": "split", "total": total, "over": over}:
            return comb(total + len(over) - 1, len(over) - 1)
        case {"kind": "assign"}:
            return sum(assignments(choice))


def draw(choice):
    """One of them, each as likely."""
    match choice:
        case {"kind": "one", "of": of}:
            return random.choice(of)
        case {"kind": "pick", "count": count, "of": of}:
            return random.sample(of, count)
        case {"kind": "subset", "count": count, "of": of}:
            return [of[at] for at in sorted(random.sample(range(len(of)), count))]
        case {"kind": "arrange", "of": of}:
            return random.sample(of, len(of))
        case {"kind": "split", "total": total, "over": over}:
            slots = total + len(over) - 1
            bars = [-1, *sorted(random.sample(range(slots), len(over) - 1)), slots]
            shares = {key: bars[at + 1] - bars[at] - 1 for at, key in enumerate(over)}
            return {key: share for key, share in shares.items() if share}
        case {"kind": "assign", "keys": keys, "to": to}:
            count = random.choices(range(len(assignments(choice))), assignments(choice))[0]
            given = dict(zip(random.sample(keys, count), random.sample(to, count), strict=True))
            return {key: given.get(key) for key in keys}


def assignments(choice):
    """How many ways there are to give a value to so many keys: none, one, two…"""
    keys, to = len(choice["keys"]), len(choice["to"])
    return [comb(keys, n) * perm(to, n) for n in range(min(keys, to) + 1)]
