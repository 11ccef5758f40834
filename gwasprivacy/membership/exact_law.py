"""Exact results where counts are small: the law of the log-likelihood ratio itself, not a Gaussian for it.

Of independent SNPs the ratio "took part" against "did not" is a sum, one term a SNP, each with a law on a few atoms: what is
published and the target's genotype, under either hypothesis.  The law of the sum is the product of the atoms' transforms on a
grid (as privacy losses are composed; Koskela et al. 2020), SNPs of nearly the same frequency together.  An atom that
nobody who took part can cause (a carrier of an allele that the study does not have) proves absence.

A trait that is published exactly can prove presence too: an allele that only the target carries has the target's trait as its sum.
That, and whatever else a sum tells of a few carriers, is counted by letting the attacker know the allele counts beside the sums.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze
from gwasprivacy.membership.calibration_theorems import FloatArray

SMALL_COUNT = 30.0
"""Copies of the rarer allele below which a count is not Gaussian."""
FEW_PEOPLE = 200
"""Participants below which the other participants are not many."""
FEW_SNPS = 30
"""SNPs below which a sum over them is not Gaussian."""
_CLASSES = 48
_NEGLIGIBLE = 1e-13
_NO_SHARE = 1e-17
"""Of a transform, which is at most 1 in size: leaving out less changes no probability that is kept."""
_CELLS = 1 << 15
"""Cells at least of a law whose transform ends early."""
_MOST_TURN, _LAST_TERM = 3.0, 1e-17
"""How far a transform is summed as a power series, and where that ends."""
_NODES, _MOST_DEVIATION = 24, 6.0


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Atoms:
    """Of one SNP: what can be seen, with its probability if the target took part (``inside``) and if not (``outside``)."""

    inside: FloatArray
    outside: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ExactRoc:
    """The best test's ROC: thresholds from strict to mild, from (0, 0) to (1, 1).

    ``ratio``: the log-likelihood ratio at each step; ``inside``, ``outside``: the probabilities of having just that.
    """

    ratio: FloatArray
    inside: FloatArray
    outside: FloatArray
    _rising: FloatArray = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_rising", np.cumsum(self.inside[::-1]))
        freeze(self)

    @property
    def advantage(self) -> float:
        """The largest TPR − FPR."""
        return float(np.maximum(self.inside - self.outside, 0.0).sum())

    def tprs(self, fprs: Sequence[float]) -> list[float]:
        """The TPRs of the best test, which may toss a coin on its threshold, at these false-positive rates."""
        rising, found = np.cumsum(self.outside), np.cumsum(self.inside)
        at = np.interp(fprs, np.concatenate([[0.0], rising]), np.concatenate([[0.0], found]))
        return [float(each) for each in np.minimum(at, 1.0)]

    def tpr(self, fpr: float) -> float:
        return self.tprs([fpr])[0]

    def quantile_inside(self, share: float) -> float:
        """The ratio below which this share of participants lies."""
        place = int(np.searchsorted(self._rising, share * self._rising[-1]))
        return float(self.ratio[::-1][min(place, len(self.ratio) - 1)])


def needs_exact(classes: Sequence[tuple[float, float]], n_people: int) -> bool:
    """Whether the Gaussian law is not to be trusted: few SNPs, tiny studies, or counts of rare alleles that are small.

    ``classes``: (frequency, how many SNPs).
    """
    n_snps = sum(times for _, times in classes)
    small = sum(times for p, times in classes if 2.0 * n_people * min(p, 1.0 - p) < SMALL_COUNT)
    return n_snps < FEW_SNPS or n_people < FEW_PEOPLE or small > 0.02 * n_snps


# One SNP -------------------------------------------------------------------------------------------------------------


def _genotypes(p: float) -> FloatArray:
    return np.array([(1 - p) ** 2, 2 * p * (1 - p), p * p])


def _binomial(n: int, p: float) -> tuple[FloatArray, FloatArray]:
    """(values, probabilities) of a binomial, without its negligible ends (Bernstein's inequality).

    Not by scipy.stats, which takes longer to import than an answer may.
    """
    from scipy.special import gammaln, xlog1py, xlogy

    third = -2.0 * math.log(_NEGLIGIBLE) / 6.0
    reach = third + math.sqrt(third * third + 6.0 * third * n * p * (1 - p))
    values = np.arange(max(math.floor(n * p - reach), 0), min(math.ceil(n * p + reach), n) + 1).astype(np.float64)
    size = xlogy(values, p) + xlog1py(n - values, -p) - gammaln(values + 1) - gammaln(n - values + 1)
    found = np.exp(size - size.max())
    return values, found / found.sum()


def _with_one(values: FloatArray, n_people: int, p: float, copies: int) -> FloatArray:
    """How much likelier these allele counts of ``n_people`` are where one of them is known to have so many copies."""
    alleles = 2.0 * n_people
    left = alleles - values
    ways = (left * (left - 1), values * left, values * (values - 1))[copies]
    found: FloatArray = ways / (alleles * (alleles - 1) * p**copies * (1 - p) ** (2 - copies))
    return found


def frequency_atoms(p: float, n_people: int) -> Atoms:
    """An allele count of ``n_people`` and the target's genotype."""
    values, outside = _binomial(2 * n_people, p)
    genotype = _genotypes(p)
    inside = np.stack([outside * _with_one(values, n_people, p, x) for x in range(3)])
    return Atoms(inside=(genotype[:, None] * inside).ravel(), outside=(genotype[:, None] * outside[None, :]).ravel())


def person_atoms(p: float, n_people: int, copies: int) -> Atoms:
    """An allele count of ``n_people``, for a target with so many copies."""
    values, outside = _binomial(2 * n_people, p)
    return Atoms(inside=outside * _with_one(values, n_people, p, copies), outside=outside)


def count_atoms(p: float, n_people: int) -> Atoms:
    """Genotype counts: of the target's own genotype the count tells all."""
    parts = [(share, own_count_atoms(p, n_people, x)) for x, share in enumerate(_genotypes(p))]
    return Atoms(
        inside=np.concatenate([share * each.inside for share, each in parts]),
        outside=np.concatenate([share * each.outside for share, each in parts]),
    )


def own_count_atoms(p: float, n_people: int, copies: int) -> Atoms:
    """How many of ``n_people`` have the target's own genotype, for a target with so many copies."""
    share = float(_genotypes(p)[copies])
    values, outside = _binomial(n_people, share)
    return Atoms(inside=outside * values / (n_people * share), outside=outside)


def beacon_atoms(p: float, n_people: int, *, chosen: bool = False) -> Atoms:
    """Whether a beacon of ``n_people`` has the allele, and whether the target has it, which is sure where the allele is ``chosen``."""
    q = 1.0 - p
    if chosen:
        without = q ** (2 * n_people)
        return Atoms(inside=np.array([1.0, 0.0]), outside=np.array([1.0 - without, without]))
    none, without = q * q, q ** (2 * n_people)
    others = q ** (2 * n_people - 2)
    return Atoms(
        inside=np.array([1 - none, 0.0, none * (1 - others), none * others]),
        outside=np.array([(1 - none) * (1 - without), (1 - none) * without, none * (1 - without), none * without]),
    )


def trait_atoms(p: float, n_people: int, deviate: float, *, cells: int = 48) -> Atoms:
    """An allele count and the sum of a normal trait over it, for a target whose own trait lies ``deviate`` SDs off the mean.

    The trait's mean is taken as known beside the sums, which of common alleles is more than the sums tell: up to 1 + p times as much.
    The sum is cut into ``cells`` equally likely ones between the two hypotheses; a target who alone carries the allele is seen.
    """
    from scipy.special import ndtr, ndtri

    values, outside = _binomial(2 * n_people, p)
    edges = ndtri(np.linspace(0, 1, cells + 1))
    found_in, found_out = [], []
    for x, share in enumerate(_genotypes(p)):
        rest = outside * _with_one(values, n_people, p, x)
        spread_out, spread_in = np.sqrt(values), np.sqrt(np.maximum(values - x, 0.0))
        spread = np.where(spread_out > 0, spread_out, 1.0)
        inner = np.where(spread_in > 0, spread_in, 1.0)
        cuts = spread[:, None] * edges[None, :] + x * deviate / 2
        cell_out = np.diff(ndtr(cuts / spread[:, None]), axis=1)
        cell_in = np.diff(ndtr((cuts - x * deviate) / inner[:, None]), axis=1)
        alone = (values == x) & (x > 0)
        empty = values == 0
        cell_in[alone | empty] = 0.0
        cell_out[empty] = 0.0
        found_in += [(share * rest[:, None] * cell_in).ravel(), share * rest * (alone | (empty & (x == 0)))]
        found_out += [(share * outside[:, None] * cell_out).ravel(), share * outside * empty]
    return Atoms(inside=np.concatenate(found_in), outside=np.concatenate(found_out))


# All SNPs ------------------------------------------------------------------------------------------------------------


def frequency_classes(frequencies: FloatArray, most: int = _CLASSES) -> list[tuple[float, float]]:
    """(frequency, how many SNPs) of the rarer alleles, in at most ``most`` classes of neighbours on a logarithmic scale."""
    rarer = np.sort(np.minimum(frequencies, 1.0 - frequencies))
    rarer = rarer[rarer > 0]
    if len(rarer) == 0:
        return []
    if len(np.unique(rarer)) <= most:
        values, counts = np.unique(rarer, return_counts=True)
        return list(zip(values.tolist(), counts.astype(float).tolist(), strict=True))
    edges = np.geomspace(rarer[0], rarer[-1] * (1 + 1e-12), most + 1)
    place = np.clip(np.searchsorted(edges, rarer, side="right") - 1, 0, most - 1)
    return [(float(rarer[place == k].mean()), float((place == k).sum())) for k in range(most) if (place == k).any()]


def composed(snps: list[tuple[Atoms, float]]) -> ExactRoc:
    """The law of the sum of the log-likelihood ratios of independent SNPs, each so many times."""
    terms = []
    mean = 0.0
    certain_out = certain_in = 0.0  # log-probability that no SNP proves absence (outside), presence (inside)
    for atoms, times in snps:
        both = (atoms.inside > 0) & (atoms.outside > 0)
        inside, outside = atoms.inside[both], atoms.outside[both]
        ratio = np.log(inside) - np.log(outside)
        left_in, left_out = float(inside.sum()), float(outside.sum())
        certain_in += times * math.log(left_in) if left_in > 0 else -math.inf
        certain_out += times * math.log(left_out) if left_out > 0 else -math.inf
        weight = inside / left_in if left_in > 0 else inside
        each = float((weight * ratio).sum())  # a product of long vectors would wake the threads of BLAS
        mean += times * each
        terms.append((ratio, weight, times, times * float((weight * (ratio - each) ** 2).sum())))
    spread = math.sqrt(max(sum(added for _, _, _, added in terms), 1e-18))
    n_snps = sum(times for _, _, times, _ in terms)
    # A grid whose rounding adds a thousandth to the variance, twelve standard deviations to either side.
    width = 24.0 * spread + 2.0 * max((float(np.abs(ratio).max(initial=0.0)) for ratio, _, _, _ in terms), default=0.0)
    step = max(0.06 * spread / math.sqrt(max(n_snps, 1.0)), width / 2**20)
    size = 1 << max(10, math.ceil(math.log2(width / step)))
    # What is left of the transform: after the SNPs that tell most, often only its beginning.
    at, transform = np.arange(size // 2 + 1), np.ones(size // 2 + 1, dtype=np.complex128)
    for ratio, weight, times, _ in sorted(terms, key=lambda term: -term[3]):
        transform *= _transform(ratio / step, weight, times, at, size)
        left = np.abs(transform) > _NO_SHARE
        at, transform = at[left], transform[left]
    coarser = max(1, size // max(_CELLS, 1 << int(2 * at[-1] + 1).bit_length()))
    size, step = size // coarser, step * coarser
    whole = np.zeros(size // 2 + 1, dtype=np.complex128)
    whole[at] = transform
    law = np.maximum(np.fft.irfft(whole, size), 0.0)
    law[law < 1e-15 * coarser] = 0.0
    start = round(mean / step) - size // 2
    values = step * np.arange(start, start + size)
    law = np.roll(law, -(start % size))
    law /= law.sum()
    present, absent = math.exp(certain_in), math.exp(certain_out)
    inside = law * present
    # Pr[ratio | outside] = e^(−ratio) Pr[ratio | inside], with what is left after the proofs.
    tilted = np.exp(np.minimum(-values, 700.0)) * inside
    outside = tilted * (absent / tilted.sum()) if tilted.sum() > 0 else tilted
    order = slice(None, None, -1)
    return ExactRoc(
        ratio=np.concatenate([[np.inf], values[order], [-np.inf]]),
        inside=np.concatenate([[1 - present], inside[order], [0.0]]),
        outside=np.concatenate([[0.0], outside[order], [1 - absent]]),
    )


def _transform(
    place: FloatArray, weight: FloatArray, times: float, at: npt.NDArray[np.int64], size: int
) -> npt.NDArray[np.complex128]:
    """(Σ weight · exp(−2πi · at · place / size))^times, of atoms between the cells of a grid, each shared by its two neighbours.

    Where no atom turns far, of the atoms themselves, by their moments: how far it is from 1, which keeps the digits.
    """
    furthest = float(np.abs(place).max(initial=0.0))
    turn = 2.0 * math.pi / size * float(at[-1]) * furthest
    if 0 < turn <= _MOST_TURN:
        scaled, step = place / furthest, -1j * turn * at / at[-1]
        from_one, power, moment, largest, n = np.zeros(len(at), np.complex128), step, weight, turn, 1
        while largest > _LAST_TERM:
            moment = moment * scaled
            from_one += power * float(moment.sum())
            n += 1
            power, largest = power * step / n, largest * turn / n
        found: npt.NDArray[np.complex128] = np.exp(times * np.log1p(from_one))
        return found
    low = np.floor(place)
    share = place - low
    cells = np.zeros(size)
    np.add.at(cells, low.astype(np.int64) % size, weight * (1 - share))
    np.add.at(cells, (low.astype(np.int64) + 1) % size, weight * share)
    found = np.fft.rfft(cells)[at] ** times
    return found


def mixed(laws: list[tuple[float, ExactRoc]], cells: int = 4096) -> ExactRoc:
    """One test over targets of several kinds, each with its share: all are accused from the same ratio on."""
    finite = [law.ratio[1:-1][law.inside[1:-1] + law.outside[1:-1] > 1e-14] for _, law in laws]
    low = min((float(each.min()) for each in finite if len(each)), default=-1.0)
    high = max((float(each.max()) for each in finite if len(each)), default=1.0)
    if low == high:
        low, high = low - 1.0, high + 1.0
    edges = np.linspace(low, high, cells + 1)
    inside, outside = np.zeros(cells + 2), np.zeros(cells + 2)
    for share, law in laws:
        place = np.clip(np.searchsorted(edges, law.ratio, side="right"), 1, cells)
        place[0], place[-1] = cells + 1, 0
        np.add.at(inside, place, share * law.inside)
        np.add.at(outside, place, share * law.outside)
    ratio = np.concatenate([[-np.inf], (edges[1:] + edges[:-1]) / 2, [np.inf]])
    return ExactRoc(ratio=ratio[::-1], inside=inside[::-1], outside=outside[::-1])


def _traits() -> list[tuple[float, float]]:
    """(SDs off the mean, share of people) of a normal trait; the law for y and −y is the same."""
    nodes, weights = np.polynomial.legendre.leggauss(_NODES)
    y = _MOST_DEVIATION * (nodes + 1) / 2  # what is asked of y has a kink at 0, so each half for itself
    shares = weights * np.exp(-y * y / 2)
    shares /= shares.sum()
    return [(float(each), float(share)) for each, share in zip(y, shares, strict=True) if share > 1e-8]


def trait_roc(classes: Sequence[tuple[float, float]], n_people: int) -> ExactRoc:
    """Of an average target of a study of a normal trait, over the target's own trait."""
    return mixed([(w, composed([(trait_atoms(p, n_people, y), times) for p, times in classes])) for y, w in _traits()])


def gaussian_trait_roc(mu: float, *, with_frequencies: bool) -> ExactRoc:
    """The same by the Gaussian law, μ² = ``mu``² of the average target: targets with an unusual trait stand out."""
    from scipy.special import ndtr

    about = [((1.0 + y * y) / 2.0 if with_frequencies else y * y, w) for y, w in _traits()]
    each = [(mu * math.sqrt(square), w) for square, w in about]
    most = max(one for one, _ in each)
    edges = np.linspace(-most * most / 2 - 9 * most, most * most / 2 + 9 * most, 6_001)
    inside = sum(w * np.diff(ndtr((edges - one * one / 2) / one)) for one, w in each)
    outside = sum(w * np.diff(ndtr((edges + one * one / 2) / one)) for one, w in each)
    return ExactRoc(
        ratio=((edges[1:] + edges[:-1]) / 2)[::-1].copy(),
        inside=np.asarray(inside)[::-1].copy(),
        outside=np.asarray(outside)[::-1].copy(),
    )
