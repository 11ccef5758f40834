"""BROKEN ON PURPOSE: releases whose ε is not what they claim, so that an audit that passes means something.

Nothing here is ever offered for a release.  Each case takes a mistake that has been made in print, in public code, or is
easily made, states the sensitivity that it would claim, and runs the real mechanism on the scores that the mistake gives.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.corner_tables import Group
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.lab.audit.audit_designs import AuditPattern, design_of
from gwasprivacy.lab.audit.covariate_cases import broken_covariate_cases
from gwasprivacy.lab.audit.epsilon_audit import AuditCase, SelectionCase
from gwasprivacy.lab.audit.list_cases import broken_lists
from gwasprivacy.lab.audit.locus_cases import OF_LOCI, LocusCase, locus_case, pairs_of_rows, published_loci_case
from gwasprivacy.lab.audit.neighbour_pairs import (
    advantage_case,
    selection_case,
    set_cases,
    with_too_little_noise,
)
from gwasprivacy.lab.audit.ratio_cases import broken_ratio_cases
from gwasprivacy.lab.audit.weight_cases import directed_scores
from gwasprivacy.lab.audit.weighted_cases import broken_weighted_cases
from gwasprivacy.lab.audit.worst_case_tables import Moves, study_of, worst_moves
from gwasprivacy.mechanisms.public_weights import shift_unit, weighted_scores
from gwasprivacy.mechanisms.registry import MECHANISMS, selector
from gwasprivacy.membership.loss import BOUNDED_RANGE
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.public_lists.locus_index import LocusIndex
from gwasprivacy.study.sizes import CaseControlSizes

FloatArray = NDArray[np.float64]


def half_the_noise(
    mechanism: str, n_snps: int, *, epsilon: float = 1.0, n_cases: int = 12, n_controls: int = 16
) -> SelectionCase:
    """The noise of Δ/2, or of ε·2: the commonest slip of all."""
    moves = worst_moves(ScoreChoice(name="tv"), n_cases, n_controls, Neighbours.REPLACE_ONE)
    return with_too_little_noise(
        mechanism, moves, sensitivity=1.0, epsilon=epsilon, n_snps=n_snps, score="total variation"
    )


def claimed_as_one_draw(mechanism: str = "permute-and-flip", *, epsilon: float = 2.0) -> SelectionCase:
    """A pure loss claimed to be of bounded range, as of one draw of an exponential mechanism: ε is right, the advantage is not.

    Permute-and-flip between two SNPs reaches an advantage of 1 − e^{−ε/2}, where tanh(ε/4) would be the most.
    """
    moves = worst_moves(ScoreChoice(name="tv"), 12, 16, Neighbours.REPLACE_ONE)
    case = advantage_case(mechanism, moves, sensitivity=1.0, epsilon=epsilon, n_snps=1, score="total variation")
    return replace(
        case, title=f"Broken: claimed as bounded range; {case.title}", claimed_loss=BOUNDED_RANGE, sound=False
    )


def _broken(title: str, before: FloatArray, after: FloatArray, claimed: float, epsilon: float) -> SelectionCase:
    """One SNP by the exponential mechanism from scores that really move from ``before`` to ``after``."""
    case = selection_case(
        "exponential", Moves(before, after), sensitivity=claimed, epsilon=epsilon, n_snps=1, score=title
    )
    return replace(case, title=f"Broken: {title}", sound=False)


def greedy_distance(*, epsilon: float = 1.0) -> SelectionCase:
    """The greedy descent of the public code instead of the exact distance to significance, claimed Δ = 1.

    Trend test, R = 6, S = 10, χ² ≥ 6: when one control goes from 0 to 2 copies, the greedy score goes from −2 to −7.
    """
    near = greedy_score((4, 2, 0), (9, 0, 1), threshold=6.0)
    far = greedy_score((4, 2, 0), (8, 0, 2), threshold=6.0)
    return _broken("greedy distance to significance", np.array([float(far)]), np.array([float(near)]), 1.0, epsilon)


def greedy_score(cases: Group, controls: Group, *, threshold: float) -> int:
    """d − 1 or −d, where d counts the steps of a greedy search: always the single change that moves χ² the most."""

    @functools.cache
    def trend(r: Group, s: Group) -> float:
        choice = ScoreChoice(name="trend")
        return float(computed_scores(choice, study_of(np.array([[r, s]], dtype=np.int32)))[0])

    significant = trend(cases, controls) >= threshold
    best: Callable[..., tuple[Group, Group]] = min if significant else max
    steps, now = 0, (cases, controls)
    while (trend(*now) >= threshold) == significant and steps < sum(cases) + sum(controls):
        r, s = now
        reachable = [(changed, s) for changed in _one_change(r)] + [(r, changed) for changed in _one_change(s)]
        now = best(reachable, key=lambda tables: trend(*tables))
        steps += 1
    return steps - 1 if significant else -steps


def _one_change(group: Group) -> list[Group]:
    found: list[Group] = []
    for old, new in itertools.permutations(range(3), 2):
        if group[old]:
            changed = list(group)
            changed[old] -= 1
            changed[new] += 1
            found.append((changed[0], changed[1], changed[2]))
    return found


def _counts_with_chosen_allele(people: Sequence[Sequence[int | None]]) -> list[list[int]]:
    """Both groups' genotype counts, the counted allele being the rarer one among the study's own calls (as PLINK 1.9
    does), and a missing call (None) filled with two copies of the other."""
    called = [copies for group in people for copies in group if copies is not None]
    flipped = sum(called) > len(called)
    counted = [[0 if copies is None else 2 - copies if flipped else copies for copies in group] for group in people]
    return [[group.count(copies) for copies in range(3)] for group in counted]


def data_chosen_allele(*, epsilon: float = 1.0) -> SelectionCase:
    """Which allele is counted follows from the data, and missing calls are filled with the other: claimed Δ = 1.

    R = S = 20, ten cases without a call.  One control with two copies more makes the other allele the rarer one, and
    all ten filled calls change with it.
    """
    cases: list[int | None] = [*[None] * 10, *[2] * 10]
    controls: list[int | None] = [*[0] * 10, *[1] * 9]
    tables = [_counts_with_chosen_allele([cases, [*controls, copies]]) for copies in (0, 2)]
    before, after = computed_scores(ScoreChoice(name="tv"), study_of(np.array(tables, dtype=np.int32)))
    return _broken("counted allele chosen by the data", np.array([before]), np.array([after]), 1.0, epsilon)


def risk_alleles_of_the_study(*, epsilon: float = 1.0) -> SelectionCase:
    """The rarer allele in the study is taken for the risk allele: claimed Δ = 1.  One control's copy makes the other one rarer, and all of the
    association is gone."""
    before, after = directed_scores(minor_is_risk=True)
    return _broken("the risk allele is the study's rarer one", np.array([after]), np.array([before]), 1.0, epsilon)


def beliefs_of_the_study(*, epsilon: float = 1.0) -> SelectionCase:
    """The rarer allele in the study is believed 100 : 1 to be the risk allele: claimed Δ = 1.  One control's copy turns the belief around."""
    before, after = directed_scores(minor_is_risk=True, belief=100.0, epsilon=epsilon)
    return _broken(
        "the risk allele that is believed is the study's rarer one", np.array([after]), np.array([before]), 1.0, epsilon
    )


def dropped_missing(*, epsilon: float = 1.0) -> SelectionCase:
    """A SNP's table leaves missing calls out, so its group sizes depend on the data: claimed Δ of the full sizes.

    R = S = 9: eight cases lack a call, all controls have no copy.  With the ninth case's call missing too, χ² is 0; with one
    copy, χ² is 10.
    """
    claimed = float(ScoreChoice(name="genotypic").score.sensitivity_of(CaseControlSizes.of_groups(9, 9)))
    one_case = np.array([[[0, 1, 0], [9, 0, 0]]], dtype=np.int32)
    after = computed_scores(ScoreChoice(name="genotypic"), study_of(one_case))
    return _broken("missing genotypes left out", np.zeros(1), after, claimed, epsilon)


def left_out_of_total_variation(*, epsilon: float = 1.0) -> SelectionCase:
    """Shares among the *called* people of each group, instead of the least over all fillings: claimed Δ = 1.

    R = S = 9: eight cases lack a call, all controls have no copy.  With the ninth case's call missing too the score is 0; with
    one copy all called cases differ from all controls, and it is 9.
    """
    return _broken("missing calls left out of a total variation", np.zeros(1), np.array([9.0]), 1.0, epsilon)


def filled_with_own_mode(*, epsilon: float = 1.0) -> SelectionCase:
    """Missing calls take the study's own commonest genotype: claimed Δ = 1.

    R = S = 20, ten cases without a call.  With 0 and 2 copies almost equally common, one control decides which it is, and
    all ten filled calls change with it.
    """
    cases: list[int | None] = [*[None] * 10, *[2] * 10]
    tables = []
    for copies in (0, 2):
        controls = [*[0] * 10, *[1] * 9, copies]
        called = [one for one in (*cases, *controls) if one is not None]
        mode = max(range(3), key=called.count)
        filled = [[mode if one is None else one for one in group] for group in (cases, controls)]
        tables.append([[group.count(number) for number in range(3)] for group in filled])
    before, after = computed_scores(ScoreChoice(name="tv"), study_of(np.array(tables, dtype=np.int32)))
    title = "missing calls filled with the study's commonest genotype"
    return _broken(title, np.array([before]), np.array([after]), 1.0, epsilon)


def linkage_of_the_study(*, epsilon: float = 1.0) -> LocusCase:
    """Loci by the study's own linkage (as clumping by its own r²), claimed to be as private as public ones.

    R = S = 4, SNPs in one locus where r² ≥ 0.5: with one control more that differs between two strong SNPs, r² falls from
    0.60 to 0.33, and both can be published, which was impossible.
    """
    one = np.array([2, 2, 2, 2, 0, 0, 0, 0])
    scores, loci = [], []
    for copies in ([2, 0, 0, 0], [2, 2, 0, 0]):
        other = np.array([2, 2, 2, 2, *copies])
        people = np.stack([one, other, np.zeros(8, np.int64), np.zeros(8, np.int64)]).reshape(4, 2, 4)
        tables = np.stack([(people == number).sum(axis=2) for number in range(3)], axis=2)
        scores.append(computed_scores(ScoreChoice(name="tv"), study_of(tables.astype(np.int32))))
        linked = np.corrcoef(one, other)[0, 1] ** 2 >= 0.5
        loci.append(
            LocusIndex(start=np.array([0, 0 if linked else 1, 2, 3]), stop=np.array([2 if linked else 1, 2, 3, 4]))
        )
    return LocusCase(
        title="Broken: loci by the study's own linkage", mechanism="permute-and-flip", scores=np.array(scores),
        loci=(loci[0], loci[1]), sensitivity=1.0, epsilon=epsilon, n_snps=2, target=(0, 1), sound=False,
    )  # fmt: skip


def best_of_each_locus(*, epsilon: float = 1.0) -> LocusCase:
    """Loci by the joint draw, but each one's best SNP published: claimed to be as private as the draw.

    Two SNPs of one locus one person apart change places with that person: which one is best is told outright.
    """
    return LocusCase(
        title="Broken: each drawn locus's best SNP", mechanism="joint", scores=np.array([[11.0, 10.0, 9.0], [10.0, 11.0, 9.0]]),
        loci=(pairs_of_rows(3), pairs_of_rows(3)), sensitivity=1.0, epsilon=epsilon, n_snps=1, target=(0,), best_instead=True,
        sound=False,
    )  # fmt: skip


def sums_of_loci(mechanism: str = "exponential", *, epsilon: float = 1.0) -> SelectionCase:
    """Published loci that score as the sum of their SNPs, claimed to move as one SNP does: one person moves all SNPs of a locus."""
    case = published_loci_case(mechanism, best=False, epsilon=epsilon)
    return replace(case, title=f"Broken: a locus scored by its SNPs' sum, {selector(mechanism).title}")


def weights_of_the_study(*, epsilon: float = 1.0) -> SelectionCase:
    """Weights that follow from the study's own scores, claimed to be as free as public ones.

    A SNP weighs 1 + its total variation: one participant who takes it from 0 to 1 doubles its weight too.
    """
    moves = worst_moves(ScoreChoice(name="tv"), 12, 16, Neighbours.REPLACE_ONE)
    lowest = moves.before == moves.before.min()
    unit = shift_unit(moves=selector("exponential").noise_moves(1), sensitivity=1.0, epsilon=epsilon)
    sides = [
        weighted_scores(side[lowest], 1 + side[lowest], unit=unit, sensitivity=1.0, largest=12)[0]
        for side in (moves.before, moves.after)
    ]
    return _broken("weights from the study's own scores", sides[0], sides[1], 1.0, epsilon)


def _sets_scored_by(title: str, scores: FloatArray, score: Callable[[FloatArray, FloatArray], float]) -> SelectionCase:
    """A joint draw of two SNPs, sets wrongly scored by ``score`` of their two SNPs' scores, the better one first, and of all scores:
    the exponential mechanism over all sets, claimed Δ = 1.  Event: the first two of the SNPs, whose ``scores``, (2, n), move by 1.

    At ε = 1 an audit of 100,000 draws misses either mistake once in 10 or 100 times, at ε = 2 less than once in 10⁹.
    """
    pairs = list(itertools.combinations(range(scores.shape[1]), 2))
    sets = [[score(np.sort(side[list(pair)])[::-1], side) for pair in pairs] for side in scores]
    return SelectionCase(
        title=f"Broken: {title}", mechanism="exponential", scores=np.array(sets), sensitivity=1.0, epsilon=2.0, n_snps=1,
        target=(pairs.index((0, 1)),), sound=False,
    )  # fmt: skip


def set_weights_above_one() -> SelectionCase:
    """Weights ½ and 1 on the sorted scores of a set: half of the better one is added, not half of its lead."""
    scores = np.array([[9.0, 9.0, *[10.0] * 12], [10.0, 10.0, *[9.0] * 12]])
    return _sets_scored_by("weights of a set's scores that sum to 1½", scores, lambda pair, _: pair[1] + pair[0] / 2)


def cap_of_the_study() -> SelectionCase:
    """A lead that counts up to the spread of the study's own scores, the best one left out: it moves twice as far as they do."""
    scores = np.array([[30.0, 6.0, *[6.0] * 20, 5.0], [30.0, 7.0, *[5.0] * 20, 4.0]])
    return _sets_scored_by(
        "a lead's cap from the study's own scores", scores, lambda pair, every: pair[1] + min(pair[0] - pair[1], np.ptp(every[1:])) / 2
    )  # fmt: skip


def published_allelic_sensitivity(n_cases: int, n_controls: int) -> float:
    """The allelic Δ as printed by Yu & Ji 2014, which holds only for tables without an empty genotype column."""
    R, S, N = n_cases, n_controls, n_cases + n_controls

    def one(a: int, b: int) -> float:
        return 8 * N * N * b / (a * (2 * b + 3) * (2 * b + 1))

    def other(a: int, b: int) -> float:
        return 4 * N * N * ((2 * a * a - 1) * (2 * b - 1) - 1) / (a * b * (2 * a + 1) * (2 * a - 1) * (2 * b + 1))

    return max(one(R, S), one(S, R), other(R, S), other(S, R))


def published_allelic(*, epsilon: float = 2.0) -> SelectionCase:
    """The published allelic sensitivity on a study of 2 + 2, where it is 4.27 and one control moves χ² by 5.33."""
    moves = worst_moves(ScoreChoice(name="allelic"), 2, 2, Neighbours.REPLACE_ONE)
    largest = moves.after - moves.before >= 0.999 * moves.largest
    claimed = published_allelic_sensitivity(2, 2)
    return _broken(
        "published allelic sensitivity, 2 + 2 people", moves.before[largest], moves.after[largest], claimed, epsilon
    )


def broken_cases(*, sizes: Sequence[int] = (2,)) -> list[AuditCase]:
    """All of them; half the noise for every selector at each M in ``sizes`` (≤ 3), with 3 also for sets that are not scored by their weakest."""
    halved = [
        half_the_noise(mechanism, m)
        for mechanism, one in MECHANISMS.items()
        for m in sizes
        if m <= design_of(one.name).largest_n_snps
        and (design_of(one.name).pattern is AuditPattern.RISE_AND_FALL or m == sizes[0])
    ]
    by_locus = locus_case("exponential", noise_factor=0.5)
    by_locus = replace(by_locus, title=f"Broken: half the noise; {by_locus.title}", sound=False)
    mistakes: list[AuditCase] = [greedy_distance(), data_chosen_allele(), dropped_missing(), published_allelic()]
    mistakes += [
        risk_alleles_of_the_study(),
        beliefs_of_the_study(),
        left_out_of_total_variation(),
        filled_with_own_mode(),
        weights_of_the_study(),
    ]
    mistakes += [
        *broken_weighted_cases(),
        *broken_covariate_cases(),
        *broken_ratio_cases(),
        set_weights_above_one(),
        cap_of_the_study(),
        *broken_lists(),
    ]
    return [
        *halved,
        *(set_cases(sound=False) if 3 in sizes else ()),
        by_locus,
        *mistakes,
        linkage_of_the_study(),
        best_of_each_locus(),
        *map(sums_of_loci, OF_LOCI),
        claimed_as_one_draw(),
    ]
