"""The proof behind ε/L (docs/theory/weighted-total-variation.md), step by step: two worlds of the same published sizes, one with t in a cell
and one without t, are drawn together so that they differ on one path of people only, which passes no cell twice."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

OUT = 0
"""Taking no part; cells are 1, 2, …"""
Arrow = tuple[int, int]
"""A person's places: in the world without t, in that with t."""
Pairing = tuple[tuple[int, int], ...]
"""(arrow that comes in, arrow that goes out) at every place, but for t's two ends."""


def orientations(places: tuple[Arrow, ...], start: int, end: int) -> list[tuple[Arrow, ...]]:
    """Which of each person's two places may belong to which world, so that both have the published sizes."""
    found: dict[tuple[Arrow, ...], None] = {}
    for turned in itertools.product((False, True), repeat=len(places)):
        arrows = tuple((b, a) if turn else (a, b) for (a, b), turn in zip(places, turned, strict=True))
        net = Counter(tail for tail, _ in arrows)
        net.subtract(head for _, head in arrows)
        if all(net[place] == (place == start) - (place == end) for place in {*net, start, end}):
            found[arrows] = None
    return list(found)


def pairings(arrows: tuple[Arrow, ...], start: int) -> Iterator[Pairing]:
    """Every way to pair the arrows into a place with those out of it; at ``start`` one more goes out, at the end one more comes in."""
    choices = []
    for place in sorted({each for arrow in arrows for each in arrow}):
        into = [i for i, (_, head) in enumerate(arrows) if head == place]
        out = [i for i, (tail, _) in enumerate(arrows) if tail == place]
        if len(out) >= len(into):
            choices.append([tuple(zip(into, some, strict=True)) for some in itertools.permutations(out, len(into))])
        else:
            choices.append([tuple(zip(some, out, strict=True)) for some in itertools.permutations(into, len(out))])
    for chosen in itertools.product(*choices):
        yield tuple(sorted(itertools.chain.from_iterable(chosen)))


def path_of(arrows: tuple[Arrow, ...], pairing: Pairing, start: int) -> list[int]:
    """The trail from the one arrow out of ``start`` that is not paired, without its loops: by which arrow it leaves each place last."""
    after = dict(pairing)
    paired = set(after.values())
    (here,) = [i for i, (tail, _) in enumerate(arrows) if tail == start and i not in paired]
    trail = [here]
    while here in after:
        here = after[here]
        trail.append(here)
    path, place = [], start
    last = {arrows[i][0]: i for i in trail}
    end = arrows[trail[-1]][1]
    while place != end:
        path.append(last[place])
        place = arrows[last[place]][1]
    return path


def turned_round(
    arrows: tuple[Arrow, ...], pairing: Pairing, start: int
) -> tuple[tuple[Arrow, ...], Pairing, list[int]]:
    """All arrows turned round but those of the path; the loops that hang on the path, and all others, are run backwards."""
    path = path_of(arrows, pairing, start)
    kept = set(path)
    new = tuple(arrow if i in kept else arrow[::-1] for i, arrow in enumerate(arrows))
    after = dict(pairing)
    before = {out: into for into, out in pairing}
    result: dict[int, int] = {}
    # Of each part between two arrows of the path (or of a closed trail) the order is reversed, and its ends are joined to the path.
    ends: list[int | None] = [None, *path]
    for place, previous in enumerate(ends):
        following = path[place] if place < len(path) else None
        loop = []
        if previous is None:
            paired = set(after.values())
            (here,) = [i for i, (tail, _) in enumerate(arrows) if tail == start and i not in paired]
        else:
            here = after.get(previous, -1)
        while here not in (-1, following):
            loop.append(here)
            here = after.get(here, -1)
        chain = [each for each in (previous, *reversed(loop), following) if each is not None]
        result.update(itertools.pairwise(chain))
        for each in loop:
            kept.add(each)
    for out, into in before.items():
        if out not in kept and into not in kept:
            result[out] = into
    return new, tuple(sorted(result.items())), path


PLACES = (OUT, 1, 2, 3)


@pytest.mark.parametrize("end", [OUT, 2])
def test_turning_round_all_but_the_path_is_a_one_to_one_map(end: int) -> None:
    """Every graph of four people in three cells: t in cell 1 or absent (``end`` OUT), or t in cell 1 or in cell 2, with or without loops."""
    pairs = list(itertools.combinations_with_replacement(PLACES, 2))
    graphs = 0
    for places in itertools.combinations_with_replacement(pairs, 4):
        found = orientations(places, 1, end)
        if not found:
            continue
        graphs += 1
        everything = {(arrows, pairing) for arrows in found for pairing in pairings(arrows, 1)}
        # As many pairings for each, so what is drawn evenly from all pairs has even orientations.
        assert len(set(Counter(arrows for arrows, _ in everything).values())) == 1
        images = set()
        for arrows, pairing in everything:
            new, again, path = turned_round(arrows, pairing, 1)
            images.add((new, again))
            visited = [1, *(arrows[i][1] for i in path)]
            assert visited[-1] == end
            assert len(set(visited)) == len(visited)
            assert turned_round(new, again, 1) == (arrows, pairing, path)
        assert images == everything
    assert graphs > 50


def test_two_worlds_drawn_so_have_their_own_laws_and_one_other_record_a_cell() -> None:
    """Four people, three cells, any independent chances, given the sizes 2, 1 and 1 with t in the first cell or absent."""
    chances = np.random.default_rng(3).dirichlet(np.full(len(PLACES), 0.5), 4)

    def law(sizes: tuple[int, ...]) -> dict[tuple[int, ...], float]:
        possible = [
            each
            for each in itertools.product(PLACES, repeat=4)
            if tuple(each.count(cell) for cell in PLACES[1:]) == sizes
        ]
        weights = [math.prod(chances[i, place] for i, place in enumerate(each)) for each in possible]
        return {each: weight / sum(weights) for each, weight in zip(possible, weights, strict=True)}

    with_t, without = law((1, 1, 1)), law((2, 1, 1))
    together: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
    for (inside, p), (outside, q) in itertools.product(with_t.items(), without.items()):
        arrows = tuple(zip(outside, inside, strict=True))
        ways = list(pairings(arrows, 1))
        for pairing in ways:
            new, _, path = turned_round(arrows, pairing, 1)
            second = tuple(tail for tail, _ in new)
            together[inside, second] += p * q / len(ways)
            assert {i for i in range(4) if inside[i] != second[i]} == set(path)
            assert len(path) <= 3
    for which, expected in enumerate((with_t, without)):
        found: Counter[tuple[int, ...]] = Counter()
        for worlds, weight in together.items():
            found[worlds[which]] += weight
        assert found == pytest.approx(expected)
    assert any(sum(a != b for a, b in zip(*worlds, strict=True)) == 3 for worlds in together)
