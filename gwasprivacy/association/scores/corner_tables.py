"""Groups of people in the corners of the domain, where the extremal tables of every sensitivity here lie."""

from __future__ import annotations

import itertools

Group = tuple[int, int, int]

_ALL_UP_TO = 9
_STEPS = (0, 1, 2, 4, 8, 16, 32)


def corner_groups(n: int) -> list[Group]:
    """Ways in which ``n`` people can have 0, 1 and 2 copies: all of them for small n, the corners for large n.

    In a corner a group has nearly all of its people in one or two genotypes; some groups on the way between corners are
    added, so that scores of every size occur.
    """
    if n <= _ALL_UP_TO:
        return [(a, b, n - a - b) for a in range(n + 1) for b in range(n + 1 - a)]
    found: set[Group] = set()
    for few, fewer in itertools.product((*_STEPS, n // 2), (0, 1)):
        if few + fewer <= n:
            found.update((a, b, n - a - b) for a, b, _ in itertools.permutations((n - few - fewer, few, fewer)))
    return sorted(found)
