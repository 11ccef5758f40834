"""How far one person can move weighted total variation and its relatives: every proof once, for all of them.

Such a score is T = max over f in F of |L(f)|, L(f) = Σ_i (f(g_i) − ½)·z_i, with the weights z of ``weighted_sums`` and a set F of
functions of the genotype with values in [0, 1]: all of them (total variation), those that tell carriers of the allele, or of two, from
the others (Kolmogorov distance), half the number of copies alone (total variation of alleles).  Where the weights sum to 0, as those
from the study's own sizes do, the ½ changes nothing.  So |T − T′| ≤ max over f of |L(f) − L′(f)|, and it is enough to bound what
one neighbour does to L for one f ∈ [0, 1].  A genotype known with probabilities P has f = Σ_g P(g)·f(g), in [0, 1] too: imputed
genotypes have the same bounds.  So has the least over all fillings of missing calls: take the filling that is least for one of
two neighbours, fill the other's missing calls with it (a replaced person's as one likes), and the two filled studies are neighbours.

The proofs are at :func:`largest_move`; docs/theory/weighted-total-variation.md tells them at length.
"""

from __future__ import annotations

import math
from fractions import Fraction

from gwasprivacy.association.scores.study_size import check_study_size
from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.base.quantities import Count
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CaseControlSizes, StudySizes, TraitSizes


def largest_value(sizes: StudySizes) -> int:
    """A whole number ≥ 1 that no such score of such a study exceeds: Σ min(R_k, S_k), since a stratum's means differ by at most 1;
    for a trait Σ N_k·W_k/2 rounded up, W_k the largest |z| from a public centre, or Σ N_k/4 with own means, since
    N·Cov(f, y) ≤ N/4 for f, y ∈ [0, 1].  Raises InvalidInput where nothing is compared."""
    if isinstance(sizes, TraitSizes):
        _check_traits(sizes)
        if sizes.centres is None:
            return (sizes.n_people + 3) // 4
        halves = sum(n * reach / 2 for n, reach in zip(sizes.strata, sizes.reaches, strict=True))
        return math.ceil(halves)
    return sum(min(both) for both in _compared(sizes))


def largest_move(sizes: StudySizes, neighbours: Neighbours, public_controls: bool) -> Fraction:
    """Δ over all studies whose weights follow from these *public* sizes.  People stay in their stratum.

    *Cases and controls*, z = w/R for a case of a stratum with R cases and S controls, −w/S for a control, w = min(R, S); W is the
    largest |z| of somebody who may change (:func:`_largest_weight`).

    * A replaced genotype changes one term of L, by z_i·(f(g′) − f(g)): Δ = W, reached where nobody else differs.
    * One person more or fewer is one term more, (f(g) − ½)·z_i, whose size is |z_i|/2 at most, in whichever stratum and group
      that person is: Δ = W/2, reached by the first.  The other weights stay, since they follow from public sizes alone; how many people there
      are, and whether they are as many as those sizes say, does not matter.  So it is with the next two.
    * A replaced record, of any stratum and group before and after, is one term less and one more: Δ = W, reached by a genotype alone.
    * A label that changes moves one term's weight between w/R and −w/S, by (f(g) − ½)·(w/R + w/S): Δ = ½ + ½·min(R, S)/max(R, S),
      the largest over strata with both, reached by the first.
    * A case and a control of a stratum that change places move L by (w/R + w/S)·(f(g′) − f(g)): Δ = 1 + min(R, S)/max(R, S), the
      largest over strata with both.  Reached where that stratum has two of each, or another stratum has both; else a bound.

    *A trait from a public centre*, z = y − C, y ∈ [0, 1], C fixed beforehand in each stratum; W = max(C, 1 − C), the largest over strata.
    A record adds (f(g) − ½)·z to L, and moves nobody else's term, whoever else takes part and whether Σ z is 0 or not.

    * A replaced record, of any stratum before and after, is one term less and one more, of W/2 each at most: Δ = W, reached by a
      genotype alone, of somebody at the farther end of the range.
    * One person more or fewer is one term: Δ = W/2, reached by the first.
    * A replaced trait moves one term by (f(g) − ½)·(y′ − y): Δ = ½, reached by the first who has two copies.

    *From a measured centre* C it is the same with z = (y − C)/(2·max(C, 1 − C)), the maximum over strata: C is public once it was paid for, so that
    z follows from a person's record and public numbers, and W = ½ whatever C is.  A person without a call is two parts, one that weighs from the planned
    centre and one from the end of the range that C moved to, in the shares that add up to z; each is filled by itself, and together they weigh
    max(C, 1 − C) at most (convex in y, and that at either end), so W bounds them too.

    *A trait from the study's own mean*, z = y − ȳ of N people, y ∈ [0, 1].  L = Σ f·y − (Σ f)(Σ y)/N is linear in a replaced record's f and linear in its y,
    so it is between its values at the four corners f, y ∈ {0, 1}.  With A and B the others' Σ f and Σ y, both in [0, N − 1], these
    are, but for a constant, 0, −B/N, −A/N and (N − 1 − A − B)/N; any two of them differ by at most (N − 1)/N.  So Δ = 1 − 1/N, the
    largest over strata, whether the whole record or only its trait is replaced; reached with everybody else at f = 0 and y = 0.

    One person more or fewer moves it by N/(N + 1)·(f − f̄)(y − ȳ), less than 1: Δ = 1.  Whoever may be of another stratum
    afterwards leaves one and joins another: Δ = 2 where there are several.

    Raises PrivacyRefusal for relations without a proof; InvalidInput where no stratum compares anybody.
    """
    if isinstance(sizes, TraitSizes):
        _check_traits(sizes)
        _check_trait_neighbours(neighbours, public_controls)
        if sizes.centres is not None:
            if neighbours is Neighbours.REPLACE_TRAIT:
                return sizes.unit / 2
            reach = max(sizes.reaches)
            return reach / 2 if neighbours is Neighbours.ADD_REMOVE else reach
        if neighbours is Neighbours.ADD_REMOVE:
            return Fraction(1)
        if neighbours is Neighbours.REPLACE_RECORD and sizes.is_stratified:
            return Fraction(2)
        return 1 - Fraction(1, max(sizes.strata))
    compared = _compared(sizes)
    if neighbours in (Neighbours.SWAP, Neighbours.LABEL):
        apart = 1 + max(Fraction(min(both), max(both)) for both in compared)
        return apart / 2 if neighbours is Neighbours.LABEL else apart
    weight = _largest_weight(compared, public_controls)
    return weight / 2 if neighbours is Neighbours.ADD_REMOVE else weight


def _largest_weight(compared: list[tuple[int, int]], public_controls: bool) -> Fraction:
    """W: 1, since w/R or w/S is; max_k min(R_k, S_k)/R_k where the controls are public, and only cases change."""
    return max(Fraction(min(both), both[0]) for both in compared) if public_controls else Fraction(1)


def _compared(sizes: CaseControlSizes) -> list[tuple[int, int]]:
    check_study_size(sizes.n_cases, sizes.n_controls)
    compared = [both for both in sizes.strata if all(both)]
    if not compared:
        raise InvalidInput("score.nobody-compared")
    return compared


def _check_traits(sizes: TraitSizes) -> None:
    check_study_size(sizes.n_people, 1)
    if sizes.centres is None and max(sizes.strata) < 2:
        raise InvalidInput("score.nobody-in-strata", n=Count(sizes.n_strata))


def _check_trait_neighbours(neighbours: Neighbours, public_controls: bool) -> None:
    if public_controls or neighbours in (Neighbours.SWAP, Neighbours.LABEL):
        raise PrivacyRefusal("score.no-cases")
