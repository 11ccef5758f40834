"""What two or three files tell together that none tells alone: people by whom they differ.

Of the same cohort with and without k people, N₁f₁ − N₂f₂ is about those k.  How many differ is estimated from the frequencies: a person's
allele frequency has variance pq/2, so r = N₁f₁ − N₂f₂ − (N₁ − N₂)p has that of k people.  Of files without frequencies it follows
from the correlation of z.  The number that is used is the lower end of a 95 % interval, and never below |N₁ − N₂|.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence

import numpy as np

from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.membership.exact_results import advantage_of, of_difference
from gwasprivacy.release.result_files.file_facts import GROUPS, FileFacts, Keys, Sample
from gwasprivacy.release.result_files.reasons import Reason, Seen

LEAST_SNPS = 5
SAME_COHORT = 0.25
"""Two files are of nearly the same people where fewer than this share of the smaller one differ."""
SAME_SCORE = 0.9
"""Correlation of weights from which two scores are versions of one."""
_RARE = 0.01


def found_between(
    new: Sequence[FileFacts], earlier: Sequence[FileFacts], said: int, work: Work = UNWATCHED
) -> list[tuple[str, Reason]]:
    """Reasons for files of ``new``, by name, that other new files or ``earlier`` ones give; ``said``: people of a file that says none."""
    tables = [each for each in new if each.is_table]
    before = [each for each in earlier if each.is_table]
    found = [(each.name, reason) for each in tables for reason in _within(each)]
    pairs = [*itertools.combinations(tables, 2), *itertools.product(tables, before)]
    for done, (one, other) in enumerate(pairs):
        if done % 200 == 0:
            work.check()
        is_new = done < len(tables) * (len(tables) - 1) // 2
        for reason in _pair(one, other, said):
            found.append((one.name, reason(other.name)))
            if is_new:
                found.append((other.name, reason(one.name)))
    found += _strata(tables, [*tables, *before], work)
    return found


class _About:
    """A reason that waits for the other file's name."""

    def __init__(self, seen: Seen, advantage: float = 0.0) -> None:
        self.seen, self.advantage = seen, advantage

    def __call__(self, file: str) -> Reason:
        return Reason(seen=self.seen, file=file, advantage=self.advantage)


def _rows_of_both(one: Sample, other: Sample) -> tuple[Keys, Keys, str] | None:
    best = None
    for kind in ("by_name", "by_place"):
        mine, theirs = getattr(one, kind), getattr(other, kind)
        _, a, b = np.intersect1d(mine, theirs, return_indices=True)
        keep = mine[a] > 0
        if keep.any() and (best is None or keep.sum() > len(best[0])):
            best = a[keep].astype(np.uint64), b[keep].astype(np.uint64), kind
    return best


def _pair(one: FileFacts, other: FileFacts, said: int) -> Iterator[_About]:
    shared = _rows_of_both(one.sample, other.sample)
    if shared is None or len(shared[0]) < LEAST_SNPS:
        return
    a, b, _ = shared
    if one.weights and other.weights:
        w, v = np.abs(one.sample.value("weight")[a]), np.abs(other.sample.value("weight")[b])
        if (
            np.ptp(w) > 0
            and np.ptp(v) > 0
            and not np.allclose(w, v, rtol=1e-9)
            and np.corrcoef(w, v)[0, 1] > SAME_SCORE
        ):
            yield _About(Seen.VERSIONS)
        return
    rows = min(one.rows, other.rows) * len(a) / min(len(one.sample.values), len(other.sample.values))
    rows = max(rows, float(len(a)))
    differ = [k for k in (_differ(one, other, a, b, group, said) for group in GROUPS) if k is not None]
    if not differ and not (one.frequencies and other.frequencies):
        k = _differ_by_z(one, other, a, b, said)
        differ = [] if k is None else [k]
    if differ:
        yield _About(
            Seen.DIFFERENCE, advantage_of(of_difference(min(rows, one.rows, other.rows), max(1, round(min(differ)))))
        )


def _size(facts: FileFacts, group: str, said: int) -> float:
    n = {"all": facts.most, "cases": facts.cases, "controls": facts.controls}[group]
    return n if n > 0 else float(said)


def _lower(total: float, n: int) -> float:
    """The lower end of what a sum of n squares of unit size times k says of k."""
    from scipy.special import chdtri

    return total / float(chdtri(n, 0.05))


def _differ(one: FileFacts, other: FileFacts, a: Keys, b: Keys, group: str, said: int) -> float | None:
    """How many people differ, by the frequencies of a group; None where the cohorts are not nearly the same, or the same throughout."""
    f, g = one.sample.value(f"f_{group}")[a], other.sample.value(f"f_{group}")[b]
    there = np.isfinite(f) & np.isfinite(g) & (np.maximum(f, g) > _RARE)
    if there.sum() < LEAST_SNPS:
        return None
    f, g = f[there], g[there]
    n, m = _size(one, group, said), _size(other, group, said)
    p = (n * f + m * g) / (n + m)
    residuals = 2 * n * m / (n + m) * (f - g)
    k = _lower(float((residuals**2 / (p * (1 - p) / 2)).sum()), len(f))
    if k >= SAME_COHORT * min(n, m):
        return None
    if not (f != g).any() and n == m:
        return None
    k = max(k, abs(n - m), 1.0)
    return k if k < SAME_COHORT * min(n, m) else None


def _differ_by_z(one: FileFacts, other: FileFacts, a: Keys, b: Keys, said: int) -> float | None:
    """The same by the z of files of which one has no frequencies."""
    z, y = one.sample.value("z")[a], other.sample.value("z")[b]
    there = np.isfinite(z) & np.isfinite(y)
    if there.sum() < LEAST_SNPS or not (z[there] != y[there]).any():
        return None
    n, m = _size(one, "all", said), _size(other, "all", said)
    unlike = _lower(float(((z[there] - y[there]) ** 2).sum()), int(there.sum()))  # 2 (1 − ρ)
    k = unlike / 2 * (n + m)
    k = max(k, abs(n - m), 1.0)
    return k if k < SAME_COHORT * min(n, m) else None


def _within(facts: FileFacts) -> Iterator[Reason]:
    """The same SNP and alleles twice, of nearly the same number of people."""
    sample = facts.sample
    keys = np.where(sample.by_name > 0, sample.by_name, sample.by_place) ^ sample.allele
    n = sample.value("n")
    order = np.lexsort((n, keys))
    keys, n = keys[order], n[order]
    apart = np.where((keys[1:] == keys[:-1]) & (n[1:] > n[:-1]), n[1:] - n[:-1], np.nan)
    near = apart[apart < SAME_COHORT * np.nan_to_num(n[:-1])]
    if len(near):
        rows = facts.rows * len(near) / len(keys)
        yield Reason(seen=Seen.TWICE, advantage=advantage_of(of_difference(rows, max(1, round(float(near.min()))))))


def _strata(new: Sequence[FileFacts], every: Sequence[FileFacts], work: Work) -> Iterator[tuple[str, Reason]]:
    """Two files that are together nearly a third one."""
    sized = sorted((each for each in every if each.most > 0 and each.frequencies), key=lambda each: each.most)
    fresh = {id(each) for each in new}
    for whole in sized:
        work.check()
        parts = [each for each in sized if each.most < 0.98 * whole.most]
        for one, other in itertools.combinations(parts, 2):
            if not 0.9 * whole.most <= one.most + other.most <= 1.1 * whole.most:
                continue
            three = (whole, one, other)
            if not any(id(each) in fresh for each in three):
                continue
            k = _differ_of_three(*three)
            if k is None:
                continue
            advantage = advantage_of(of_difference(min(each.rows for each in three), max(1, round(k))))
            for each in three:
                if id(each) in fresh:
                    names = ", ".join(other.name for other in three if other is not each)
                    yield each.name, Reason(seen=Seen.DIFFERENCE, file=names, advantage=advantage)


def _differ_of_three(whole: FileFacts, one: FileFacts, other: FileFacts) -> float | None:
    first, second = _rows_of_both(whole.sample, one.sample), _rows_of_both(whole.sample, other.sample)
    if first is None or second is None:
        return None
    _, a, b = np.intersect1d(first[0], second[0], return_indices=True)
    rows = first[0][a]
    f = whole.sample.value("f_all")[rows]
    g, h = one.sample.value("f_all")[first[1][a]], other.sample.value("f_all")[second[1][b]]
    there = np.isfinite(f) & np.isfinite(g) & np.isfinite(h) & (f > _RARE)
    if there.sum() < LEAST_SNPS:
        return None
    f, g, h = f[there], g[there], h[there]
    left = whole.most - one.most - other.most
    residuals = whole.most * f - one.most * g - other.most * h - left * f
    k = _lower(float((residuals**2 / (f * (1 - f) / 2)).sum()), len(f))
    if k >= SAME_COHORT * min(one.most, other.most):
        return None
    return math.inf if k == 0 == left else max(k, abs(left), 1.0)
