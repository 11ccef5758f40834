"""How far one participant moves counts of called people in ℓ1, with "no call" as a fourth state: by enumeration."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np
import pytest

from gwasprivacy.mechanisms.counts import Counts
from gwasprivacy.mechanisms.numbers.allele_counts import ALLELE_COUNTS
from gwasprivacy.mechanisms.numbers.genotype_counts import GENOTYPE_COUNTS
from gwasprivacy.membership.secrets import Neighbours

STATES = (0, 1, 2, None)
Group = tuple[int | None, ...]


def groups(people: int) -> Iterator[Group]:
    return itertools.combinations_with_replacement(STATES, people)  # type: ignore[return-value]


def table(kind: Counts, cases: Group, controls: Group) -> np.ndarray:
    counted = [[[group.count(copies) for copies in range(3)] for group in (cases, controls)]]
    return kind.table(np.array(counted))


def changed(people: Group) -> Iterator[Group]:
    for place, state in itertools.product(range(len(people)), STATES):
        yield (*people[:place], state, *people[place + 1 :])


def neighbours(relation: Neighbours, cases: Group, controls: Group) -> Iterator[tuple[Group, Group]]:
    if relation is Neighbours.REPLACE_ONE:
        yield from ((other, controls) for other in changed(cases))
        yield from ((cases, other) for other in changed(controls))
    elif relation is Neighbours.SWAP:
        for i, j in itertools.product(range(len(cases)), range(len(controls))):
            yield (*cases[:i], controls[j], *cases[i + 1 :]), (*controls[:j], cases[i], *controls[j + 1 :])
    elif relation is Neighbours.ADD_REMOVE:
        yield from (((*cases, state), controls) for state in STATES)
        yield from ((cases, (*controls, state)) for state in STATES)
    elif relation is Neighbours.LABEL:
        yield from ((without(cases, place), (*controls, cases[place])) for place in range(len(cases)))
        yield from (((*cases, controls[place]), without(controls, place)) for place in range(len(controls)))
    else:
        assert relation is Neighbours.REPLACE_RECORD
        yield from neighbours(Neighbours.REPLACE_ONE, cases, controls)
        for place, state in itertools.product(range(len(cases)), STATES):
            yield without(cases, place), (*controls, state)
        for place, state in itertools.product(range(len(controls)), STATES):
            yield (*cases, state), without(controls, place)


def without(people: Group, place: int) -> Group:
    return (*people[:place], *people[place + 1 :])


@pytest.mark.parametrize("relation", sorted(GENOTYPE_COUNTS.neighbours))
@pytest.mark.parametrize("kind", [GENOTYPE_COUNTS, ALLELE_COUNTS], ids=lambda kind: kind.name)
def test_the_l1_bound_holds_and_is_reached_with_missing_calls(kind: Counts, relation: Neighbours) -> None:
    farthest = 0
    for n_cases, n_controls in itertools.product((1, 2, 3), repeat=2):
        for cases, controls in itertools.product(groups(n_cases), groups(n_controls)):
            here = table(kind, cases, controls)
            for other in neighbours(relation, cases, controls):
                farthest = max(farthest, int(np.abs(table(kind, *other) - here).sum()))
    assert farthest == dict(kind.moves)[relation]
