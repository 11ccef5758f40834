"""The smallest γ of a channel over a *whole* family of beliefs, not for one belief only.

Fix the entity t, its prior p and an output.  The γ needed depends on p and on the likelihood ratio about t alone, and
the ratio is linear-fractional in every other entity's participation:

- **Independent** (𝒟_I): the extremes lie where everybody else is certain (0 and 1 belong to the family), so the largest
  ratio is that of one pair of datasets T′ ∪ {t}, T′, and the worst p is an end of [a, b].  Exact for every channel.
- **Given the size** (𝒟_B): an uncertain t needs other uncertain entities, and all uncertain marginals lie in [a, b] and
  sum to the places left.  With two uncertain entities the ratio is that of one pair of datasets with one member
  exchanged; with more, it averages over who fills the places.  The search below goes through groups of equally likely
  others.  What it attains is a lower bound of the smallest γ; the extreme ratio of all pairs gives an upper bound.
  Where the two meet (always where p and 1 − p both reach the worst end, with one prior for all, and for randomised
  response) the answer is exact; ``upper`` tells.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace

import numpy as np

from gwasprivacy.lab.theory.priors import dataset_members, dataset_sizes
from gwasprivacy.lab.theory.verifier import Witness, ratios
from gwasprivacy.membership.calibration_theorems import FloatArray, gamma_for_likelihood_ratio, posterior_upper

_MOST_GROUPS = 8_000


@dataclass(frozen=True, slots=True, kw_only=True)
class FamilyVerdict:
    """``attained``: the γ that the witness's attacker forces; ``upper``: a γ that no attacker of the family exceeds.

    ``witness`` is None where the family holds no uncertain attacker in this universe (or nothing is learned).
    """

    attained: float
    upper: float
    witness: Witness | None

    @property
    def exact(self) -> bool:
        return self.attained >= self.upper * (1 - 1e-9) or self.attained == self.upper


def _combined(one: FamilyVerdict, other: FamilyVerdict) -> FamilyVerdict:
    worse = one if one.attained >= other.attained else other
    return FamilyVerdict(attained=worse.attained, upper=max(one.upper, other.upper), witness=worse.witness)


def _at(ratio: float, prior: float) -> float:
    return gamma_for_likelihood_ratio(max(ratio, 1.0), prior, prior)


def _witness(
    entity: int, output: int, ratio: float, p: float, others: tuple[tuple[int, ...], tuple[int, ...]]
) -> Witness:
    """A witness about t (p is its prior) with a ratio above 1 in t's favour."""
    known, uncertain = others
    return Witness(
        entity=entity,
        output=output,
        prior=p,
        posterior=posterior_upper(ratio, p),
        likelihood_ratio=ratio,
        known_in=known,
        uncertain=uncertain,
    )


def _about_not(witness: Witness) -> Witness:
    """The same witness where it argued for ¬t: its prior and posterior are turned back into beliefs about t."""
    return Witness(
        entity=witness.entity,
        output=witness.output,
        prior=1.0 - witness.prior,
        posterior=1.0 - witness.posterior,
        likelihood_ratio=witness.likelihood_ratio,
        known_in=witness.known_in,
        uncertain=witness.uncertain,
    )


def _set_bits(dataset: int) -> tuple[int, ...]:
    return tuple(i for i in range(dataset.bit_length()) if dataset >> i & 1)


# ------------------------------------------------------------------ independent, size unknown


def independent_family(channel: FloatArray, low: float, high: float, *, negative: bool = False) -> FamilyVerdict:
    """Smallest γ over all mutually independent beliefs with marginals in [low, high] ∪ {0, 1}; ``negative``: and NMP.

    ``channel`` has shape (2ⁿ, K).  Exact: ``attained == upper``.
    """
    verdict = _independent(channel, low, high, inverse=False)
    if negative:
        other = _independent(channel, 1.0 - high, 1.0 - low, inverse=True)
        verdict = _combined(verdict, other)
    return verdict


def _independent(channel: FloatArray, low: float, high: float, *, inverse: bool) -> FamilyVerdict:
    law = np.asarray(channel, dtype=np.float64)
    n = law.shape[0].bit_length() - 1
    best, where = 1.0, (0, 0, 0)
    for entity in range(n):
        view = law.reshape(1 << (n - 1 - entity), 2, 1 << entity, -1)
        without, with_ = view[:, 0], view[:, 1]
        table = ratios(without, with_) if inverse else ratios(with_, without)
        top = float(table.max())
        if top > best:
            above, below, output = (int(i) for i in np.unravel_index(int(np.argmax(table)), table.shape))
            best, where = top, (entity, (above << (entity + 1)) | below, output)
    gamma = gamma_for_likelihood_ratio(best, low, high)
    if best <= 1.0:
        return FamilyVerdict(attained=gamma, upper=gamma, witness=None)
    entity, rest, output = where
    prior = low if _at(best, low) >= _at(best, high) else high
    witness = _witness(entity, output, best, prior, (_set_bits(rest), (entity,)))
    return FamilyVerdict(attained=gamma, upper=gamma, witness=_about_not(witness) if inverse else witness)


# ------------------------------------------------------------------ given the size


@dataclass(frozen=True, slots=True)
class _Place:
    """m uncertain entities share j places, and t's own marginal may lie in [low, high]."""

    m: int
    j: int
    low: float
    high: float
    single: bool


def _places(n: int, low: float, high: float) -> list[_Place]:
    """Which marginals t may have given the size: p and (j − p)/(m − 1), the others' mean, both in [low, high]."""
    found = []
    for m in range(2, n + 1):
        for j in range(1, m):
            least, most = max(low, j - (m - 1) * high), min(high, j - (m - 1) * low)
            if least <= most + 1e-12 and most > 0 and least < 1:
                found.append(_Place(m, j, min(least, most), max(least, most), low == high))
    return found


def bounds_alone(
    channel: FloatArray, low: float, high: float, n: int, *, negative: bool, independent: bool
) -> tuple[FamilyVerdict, str]:
    """All attackers with priors in [low, high], and a remark; ``independent``: they also do not know how many took part."""
    if independent:
        return independent_family(channel, low, high, negative=negative), ""
    found = bounded_family(channel, low, high, negative=negative)
    return found, lonely_note(found, low, high, n)


def bounded_family(
    channel: FloatArray, low: float, high: float, *, negative: bool = False, sizes: tuple[int, ...] | None = None
) -> FamilyVerdict:
    """Smallest γ over all beliefs that are independent given a known size, with marginals *given that size* in
    [low, high] ∪ {0, 1}; ``negative``: and NMP; ``sizes``: the sizes that are known (default: every size).
    """
    n = np.asarray(channel).shape[0].bit_length() - 1
    places = _places(n, low, high)
    verdict = _bounded(channel, places, sizes, inverse=False)
    if negative:
        other = _bounded(channel, places, sizes, inverse=True)
        verdict = _combined(verdict, other)
    return verdict


def identifiability_family(
    channel: FloatArray, worlds: int, *, negative: bool = False, sizes: tuple[int, ...] | None = None
) -> FamilyVerdict:
    """Smallest γ where all participants but one are known and the last is one of ``worlds`` equally likely people.

    Exact in universes small enough to go through every such group (``upper`` tells).
    """
    n = np.asarray(channel).shape[0].bit_length() - 1
    if not 2 <= worlds <= n:
        raise ValueError("the possible worlds must be at least 2 and fit into the universe")
    places = [_Place(worlds, 1, 1.0 / worlds, 1.0 / worlds, True)]
    verdict = _bounded(channel, places, sizes, inverse=False)
    if negative:
        verdict = _combined(verdict, _bounded(channel, places, sizes, inverse=True))
    return verdict


def _bounded(
    channel: FloatArray, places: list[_Place], sizes: tuple[int, ...] | None, *, inverse: bool
) -> FamilyVerdict:
    law = np.asarray(channel, dtype=np.float64)
    top, pair = _extreme_pair(law, sizes, inverse=inverse)
    if not places or pair is None:
        return FamilyVerdict(attained=1.0, upper=1.0, witness=None)

    def needed(ratio: float, place: _Place) -> tuple[float, float]:
        """The worst γ over t's possible marginals, and the belief about t where it is needed."""
        return max((_at(ratio, 1.0 - p if inverse else p), p) for p in (place.low, place.high))

    def found(
        ratio: float, p: float, entity: int, output: int, known: tuple[int, ...], group: tuple[int, ...]
    ) -> Witness:
        one = _witness(entity, output, ratio, 1.0 - p if inverse else p, (known, tuple(sorted(group))))
        return _about_not(one) if inverse else one

    attained, witness, unsearched = 1.0, None, 1.0
    budget = _MOST_GROUPS
    # The worst end first; among equals the smallest group, since averages over many others are flat.
    for place in sorted(places, key=lambda q: (-round(needed(top, q)[0], 12), q.m)):
        possible = needed(top, place)[0]
        if possible <= attained * (1 + 1e-12):
            break
        if place.m == 2:
            entity, other, rest, output = pair
            gamma, p = needed(top, place)
            attained, witness = gamma, found(top, p, entity, output, _set_bits(rest), (entity, other))
            continue
        group = _extreme_group(law, place, sizes, top, budget, inverse=inverse)
        budget -= group.tried
        gamma, p = needed(group.ratio, place)
        if gamma > attained:
            attained = gamma
            witness = found(group.ratio, p, group.entity, group.output, group.known, (group.entity, *group.others))
        # With one prior for all, everybody in the group is equally likely, so the search is the whole family.
        if not (group.exhausted and place.single):
            unsearched = max(unsearched, possible)
    return FamilyVerdict(attained=attained, upper=max(attained, unsearched), witness=witness)


def _extreme_pair(
    law: FloatArray, sizes: tuple[int, ...] | None, *, inverse: bool
) -> tuple[float, tuple[int, int, int, int] | None]:
    """The largest ratio of T′ ∪ {t} over T′ ∪ {u} (``inverse``: under it), and its (t, u, T′, output)."""
    n = law.shape[0].bit_length() - 1
    members, all_sizes = dataset_members(n), dataset_sizes(n)
    best, where = 1.0, None
    for t, u in itertools.permutations(range(n), 2):
        rest = ~members[:, t] & ~members[:, u]
        if sizes is not None:
            rest = rest & np.isin(all_sizes + 1, sizes)
        rows = np.flatnonzero(rest)
        with_t, with_u = law[rows | (1 << t)], law[rows | (1 << u)]
        table = ratios(with_u, with_t) if inverse else ratios(with_t, with_u)
        top = float(table.max(initial=0.0))
        if top > best:
            row, output = (int(i) for i in np.unravel_index(int(np.argmax(table)), table.shape))
            best, where = top, (t, u, int(rows[row]), output)
    return best, where


@dataclass(frozen=True, slots=True, kw_only=True)
class _Group:
    """The best group found: the ratio about ``entity`` when ``others`` share the places with it; how long it took."""

    ratio: float = 1.0
    entity: int = 0
    output: int = 0
    others: tuple[int, ...] = ()
    known: tuple[int, ...] = ()
    tried: int = 0
    exhausted: bool = True


def _extreme_group(
    law: FloatArray, place: _Place, sizes: tuple[int, ...] | None, top: float, budget: int, *, inverse: bool
) -> _Group:
    """The largest ratio about t when m − 1 equally likely others share j places with it.

    Goes through (t, others) in order, all sets of known participants at once; stops at ``top``, which nothing exceeds,
    and after ``budget`` groups.
    """
    n = law.shape[0].bit_length() - 1
    best, tried = _Group(), 0
    for t in range(n):
        rest = [i for i in range(n) if i != t]
        for others in itertools.combinations(rest, place.m - 1):
            if tried >= budget:
                return replace(best, tried=tried, exhausted=False)
            known = np.array(_subsets([i for i in rest if i not in others]))
            if sizes is not None:
                known = known[np.isin(np.bitwise_count(known) + place.j, sizes)]
                if not known.size:
                    continue
            tried += 1
            with_t = np.array([(1 << t) | _mask(c) for c in itertools.combinations(others, place.j - 1)])
            without = np.array([_mask(c) for c in itertools.combinations(others, place.j)])
            inside = law[with_t[:, None] | known[None, :]].mean(axis=0)
            outside = law[without[:, None] | known[None, :]].mean(axis=0)
            table = ratios(outside, inside) if inverse else ratios(inside, outside)
            largest = float(table.max())
            if largest > best.ratio:
                row, output = (int(i) for i in np.unravel_index(int(np.argmax(table)), table.shape))
                best = _Group(ratio=largest, entity=t, output=output, others=others, known=_set_bits(int(known[row])))
            if best.ratio >= top * (1 - 1e-12):
                return replace(best, tried=tried)
    return replace(best, tried=tried)


def _mask(entities: tuple[int, ...]) -> int:
    return sum(1 << i for i in entities)


def _subsets(entities: list[int]) -> list[int]:
    masks = [0]
    for entity in entities:
        masks += [mask | 1 << entity for mask in masks]
    return masks


def smallest_universe(low: float, high: float, *, most: int = 200) -> int | None:
    """The fewest people among whom somebody can be uncertain, given the size, with a prior in [low, high].

    None beyond ``most``.  Such people's marginals sum to a whole number: with one prior of 0.1 it takes ten.
    """
    for m in range(2, most + 1):
        if any(m * low - 1e-9 <= j <= m * high + 1e-9 for j in range(1, m)):
            return m
    return None


def lonely_note(found: FamilyVerdict, low: float, high: float, n: int) -> str:
    """Why nobody is uncertain: the marginals given the size cannot sum to a whole number among ``n`` people; else ""."""
    needed = smallest_universe(low, high)
    if found.witness is not None or (needed is not None and needed <= n):
        return ""
    more = f"it takes {needed}" if needed is not None else "it takes more than 200"
    return f"among {n} people nobody can be uncertain with such a prior given the size; {more}"
