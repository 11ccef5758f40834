"""Worst-case neighbours of studies with strata and of studies of a measured trait (docs/theory/weighted-total-variation.md)."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.association.scores.score_grid import ScoreGrid
from gwasprivacy.association.scores.weighted_sums import WeightedSums
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.lab.audit.epsilon_audit import AuditCase, SelectionCase
from gwasprivacy.lab.audit.neighbour_pairs import drawn_cases, selection_case
from gwasprivacy.lab.audit.worst_case_tables import Moves, study_of, upward, worst_moves, worst_pairs
from gwasprivacy.mechanisms.registry import check_supported
from gwasprivacy.mechanisms.set_score import WEAKEST, SetScore
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE, CaseControlSizes, StudySizes, TraitSizes

IntArray = NDArray[np.int64]

_LEVELS = 8
"""Of a trait's score before the move, as many as are looked at."""


def worst_moves_of(
    score: ScoreChoice, sizes: StudySizes, neighbours: Neighbours, *, public_controls: bool = False
) -> Moves:
    """The upward moves of ``score`` between neighbours, in the stratum whose people can move it farthest; the people of the other
    strata all have no copy, which adds nothing."""
    return WEIGHED.find(sizes.study_kind).worst_moves(score, sizes, neighbours, public_controls)


class Weighed(ABC):
    """What of an audit is of one kind of study; ``sizes``: of that kind."""

    name: str

    @abstractmethod
    def worst_moves(self, score: ScoreChoice, sizes: Any, neighbours: Neighbours, public_controls: bool) -> Moves:
        """As :func:`worst_moves_of`."""

    @abstractmethod
    def has_weights(self, sizes: Any) -> bool:
        """Whether people of one group weigh differently, so that tables of two groups do not say it all."""

    @abstractmethod
    def words(self, sizes: Any) -> str:
        """Who is compared."""

    def broken(self, epsilon: float) -> list[SelectionCase]:
        """Mistakes that are easily made with this kind, each of which must be caught."""
        return []


class WeighedGroups(Weighed):
    """Of cases and controls."""

    name = CASE_CONTROL

    def worst_moves(
        self, score: ScoreChoice, sizes: CaseControlSizes, neighbours: Neighbours, public_controls: bool
    ) -> Moves:
        stratum = max(
            (k for k, both in enumerate(sizes.strata) if all(both)),
            key=lambda k: score.score.sensitivity_of(
                CaseControlSizes(strata=(sizes.strata[k],)), neighbours, public_controls
            ),
        )
        found = []
        for kind in worst_pairs(score, *sizes.strata[stratum], neighbours, public_controls=public_controls):
            listed = np.array(kind, dtype=np.int64)
            sides = [
                _scores(score, sizes, _in_stratum(sizes, stratum, side)) for side in (listed[:, :2], listed[:, 2:])
            ]
            found.append(upward(sides[0], sides[1], neighbours))
        return max(found, key=lambda moves: moves.largest)

    def has_weights(self, sizes: CaseControlSizes) -> bool:
        return sizes.is_stratified

    def words(self, sizes: CaseControlSizes) -> str:
        return "cases and controls"


class WeighedTrait(Weighed):
    """Of a trait."""

    name = QUANTITATIVE

    def worst_moves(
        self, score: ScoreChoice, sizes: TraitSizes, neighbours: Neighbours, public_controls: bool
    ) -> Moves:
        return (_moves_from_means if sizes.centres is None else _moves_from_centres)(score, sizes, neighbours)

    def has_weights(self, sizes: TraitSizes) -> bool:
        return True

    def words(self, sizes: TraitSizes) -> str:
        return "a trait" if sizes.centres is None else "a trait from a public centre"

    def broken(self, epsilon: float) -> list[SelectionCase]:
        return [coefficients_fitted_on_the_study(epsilon=epsilon), means_before_clipping(epsilon=epsilon)]


WEIGHED: Registry[Weighed] = Registry(mark("kind of study"), (WeighedGroups(), WeighedTrait()))


def _in_stratum(sizes: CaseControlSizes, stratum: int, tables: IntArray) -> IntArray:
    """``tables`` (n, 2, 3) as those of one stratum, with everybody else without a copy: (n, K, 2, 3)."""
    counts = np.zeros((len(tables), sizes.n_strata, 2, 3), dtype=np.int64)
    counts[..., 0] = np.array(sizes.strata)
    counts[:, stratum] = tables
    return counts


def _scores(score: ScoreChoice, sizes: CaseControlSizes, counts: IntArray) -> NDArray[np.float64]:
    """With weights from the public ``sizes``, of tables that all have as many people, each with a call."""
    people = CaseControlSizes.of_cells(counts[0].sum(axis=-1).ravel().tolist())
    return of_sums(score, sizes, WeightedSums.of_groups(counts, people, planned=sizes))


def of_sums(score: ScoreChoice, sizes: StudySizes, sums: WeightedSums) -> NDArray[np.float64]:
    """The scores on their public grid."""
    return score.score.values.of_sums(sums, ScoreGrid.for_scores_up_to(score.score.largest_of(sizes)))


def _moves_from_centres(score: ScoreChoice, sizes: TraitSizes, neighbours: Neighbours) -> Moves:
    """In the stratum that reaches farthest j people have two copies and the value there.  Everybody else has none, so many of them the
    other end's value that theirs weigh less than the participant's in all.  The participant has the far value and goes from no copy to two,
    or joins with both, or goes from two copies and the other end's value."""
    assert sizes.centres is not None
    stratum = max(range(sizes.n_strata), key=lambda k: (sizes.reaches[k], sizes.strata[k]))
    reach, size = sizes.reaches[stratum], sizes.strata[stratum]
    far = int(sizes.centres[stratum] <= Fraction(1, 2))  # whether the far end is the highest value
    largest = math.lcm(*(each.denominator for each in sizes.centres))
    sides: tuple[list[float], list[float]] = ([], [])
    for with_both in range(min(size - 1, 1), min(size - 1, _LEVELS) + 1):
        none = size - 1 - with_both
        at_near = min(math.ceil(reach * (none + 1)), none)
        people = np.zeros((1, sizes.n_strata, 3), dtype=np.int64)
        people[0, :, 0] = sizes.strata
        people[0, stratum] = none, 0, with_both
        high = np.zeros_like(people)  # people with the highest value
        high[0, :, 0] = (1 - far) * people[0, :, 0]
        high[0, stratum] = none - at_near if far else at_near, 0, with_both * far
        for after, found in enumerate(sides):
            copies, value = (2, far) if after or neighbours is Neighbours.REPLACE_TRAIT else (0, far)
            if neighbours is Neighbours.REPLACE_TRAIT and not after:
                value = 1 - far
            there = int(bool(after) or neighbours is not Neighbours.ADD_REMOVE)
            n, y = people.copy(), high.copy()
            n[0, stratum, copies] += there
            y[0, stratum, copies] += there * value
            nobody = np.zeros((1, sizes.n_strata), dtype=np.int64)
            sums = WeightedSums.of_traits(
                people=n, traits=y * largest, up=nobody, down=nobody, sizes=sizes, totals=[0] * sizes.n_strata,
                largest=largest,
            )  # fmt: skip
            found.append(float(of_sums(score, sizes, sums)[0]))
    before, after_it = (np.array(side) for side in sides)
    up = after_it > before
    return Moves(before[up], after_it[up])


def _moves_from_means(score: ScoreChoice, sizes: TraitSizes, neighbours: Neighbours) -> Moves:
    """In the largest stratum j people have two copies and the largest value, everybody else none and the least; the participant goes
    from none of either, or from two copies and the least value, to two copies and the largest."""
    stratum = int(np.argmax(sizes.strata))
    size = sizes.strata[stratum]
    both = np.arange(min(size, _LEVELS))
    copies_before = both + (neighbours is Neighbours.REPLACE_TRAIT)
    sides = []
    for with_copies, with_value in ((copies_before, both), (both + 1, both + 1)):
        found = []
        for carriers, large in zip(with_copies.tolist(), with_value.tolist(), strict=True):
            people = np.zeros((1, sizes.n_strata, 3), dtype=np.int64)
            people[0, :, 0] = sizes.strata
            people[0, stratum] = size - carriers, 0, carriers
            traits = np.zeros_like(people)
            traits[0, stratum, 2] = large
            nobody = np.zeros((1, sizes.n_strata), dtype=np.int64)
            totals = [large if k == stratum else 0 for k in range(sizes.n_strata)]
            sums = WeightedSums.of_traits(
                people=people, traits=traits, up=nobody, down=nobody, sizes=sizes, totals=totals, largest=1
            )
            found.append(float(of_sums(score, sizes, sums)[0]))
        sides.append(np.array(found))
    up = sides[1] > sides[0]
    return Moves(sides[0][up], sides[1][up])


def weighted_plan_cases(
    score: ScoreChoice,
    mechanism: str,
    *,
    epsilon: float,
    n_snps: int,
    sizes: StudySizes,
    neighbours: Neighbours = Neighbours.REPLACE_ONE,
    public_controls: bool = False,
    set_score: SetScore = WEAKEST,
    self_test: bool = True,
) -> list[AuditCase]:
    """``neighbour_pairs.plan_cases`` for a study with strata or of a trait.  Raises PrivacyRefusal and InvalidInput as the score and
    the mechanism do.

    ``self_test``: with half the noise too, and of a trait with coefficients fitted on the study and with stratum means taken before
    clipping, each of which must be caught.
    """
    check_supported(mechanism, score, neighbours, threshold=0.0)
    delta = score.sensitivity_of(sizes, neighbours, public_controls)
    moves = worst_moves_of(score, sizes, neighbours, public_controls=public_controls)
    label = f"{score.label} of {_study_words(sizes)}"
    cases = drawn_cases(
        mechanism, moves, self_test, sensitivity=delta, epsilon=epsilon, n_snps=n_snps, score=label, set_score=set_score
    )
    return [*cases, *(WEIGHED.find(sizes.study_kind).broken(epsilon) if self_test else ())]


def _study_words(sizes: StudySizes) -> str:
    kind = WEIGHED.find(sizes.study_kind).words(sizes)
    return f"{kind} in {sizes.n_strata} strata" if sizes.is_stratified else kind


STRATA = CaseControlSizes(strata=((12, 16), (5, 3), (4, 0)))
TRAITS = TraitSizes(strata=(20, 9))
CENTRED = TraitSizes(strata=(20, 9), centres=(Fraction(1, 2), Fraction(3, 10)))


def weighted_cases(*, epsilon: float = 1.0) -> list[SelectionCase]:
    """Each score that serves strata and traits, under the exponential mechanism, for every relation between neighbours."""
    found = []
    for score in (ScoreChoice(name=one.name) for one in SCORES.values() if one.serves_strata):
        for sizes, neighbours in (
            (STRATA, Neighbours.REPLACE_ONE),
            (STRATA, Neighbours.SWAP),
            (STRATA, Neighbours.ADD_REMOVE),
            (STRATA, Neighbours.REPLACE_RECORD),
            (STRATA, Neighbours.LABEL),
            (TRAITS, Neighbours.REPLACE_ONE),
            (TRAITS, Neighbours.REPLACE_TRAIT),
            (CENTRED, Neighbours.REPLACE_ONE),
            (CENTRED, Neighbours.REPLACE_TRAIT),
            (CENTRED, Neighbours.ADD_REMOVE),
            (CENTRED, Neighbours.REPLACE_RECORD),
        ):
            moves = worst_moves_of(score, sizes, neighbours)
            delta = score.sensitivity_of(sizes, neighbours)
            label = f"{score.label} of {_study_words(sizes)}, {neighbours.value}"
            found.append(
                selection_case("exponential", moves, sensitivity=delta, epsilon=epsilon, n_snps=1, score=label)
            )
    return found


# BROKEN ON PURPOSE from here on: mistakes that are easily made with strata, traits and imputed genotypes.


def broken_case(title: str, before: float, after: float, epsilon: float) -> SelectionCase:
    """:func:`_claimed` with Δ = 1 of a score that one participant really moves from ``before`` to ``after``, or back."""
    low, high = sorted((before, after))
    return _claimed(title, Moves(np.array([low]), np.array([high])), 1.0, epsilon)


def _claimed(title: str, moves: Moves, sensitivity: float, epsilon: float) -> SelectionCase:
    """One SNP by the exponential mechanism with a ``sensitivity`` that its ``moves`` exceed."""
    case = selection_case("exponential", moves, sensitivity=sensitivity, epsilon=epsilon, n_snps=1, score=title)
    return replace(case, title=f"Broken: {title}", sound=False)


def _kolmogorov(copies: IntArray, weights: NDArray[np.float64]) -> float:
    """max( |Z₀|, |Z₂| ) of people with these copies and weights, whatever the weights are."""
    return max(abs(float(weights[copies == g].sum())) for g in (0, 2))


def weights_from_the_study(*, epsilon: float = 1.0) -> SelectionCase:
    """Strata weigh by the inverse of the SNP's variance in them, as a meta-analysis does: claimed to be as public weights.

    Two strata of 10 + 10.  In the first all cases have two copies, no control has one; in the second nobody has a copy and it
    weighs nothing, until one participant has one and it weighs most.
    """
    values = []
    for second in (0, 1):
        copies = [np.array([2] * 10 + [0] * 10), np.array([second] + [0] * 19)]
        variances = [float(np.var(each)) for each in copies]
        precision = [1 / variance if variance else 0.0 for variance in variances]
        shares = [20 * each / sum(precision) for each in precision]
        signs = np.repeat([0.1, -0.1], 10)
        values.append(_kolmogorov(np.concatenate(copies), np.concatenate([share * signs for share in shares])))
    return broken_case("strata weighted by the study's own variances", values[0], values[1], epsilon)


def coefficients_fitted_on_the_study(*, epsilon: float = 1.0) -> SelectionCase:
    """The trait is the residual of a regression on a covariate, fitted on the study and clipped to [−½, ½].

    20 people.  The covariate explains the trait of 19 entirely; the last one's, far outside, takes the slope away, and everybody's
    residual changes.
    """
    copies = np.repeat([2, 0], 10)
    values = []
    for far in (0.0, 1000.0):
        covariate = np.concatenate([np.repeat([1.0, 0.0], [10, 9]), [far]])
        trait = np.concatenate([np.repeat([1.0, 0.0], [10, 9]), [0.0]])
        slope, intercept = np.polyfit(covariate, trait, 1)
        residual = np.clip(trait - intercept - slope * covariate, -0.5, 0.5)
        values.append(_kolmogorov(copies, residual - residual.mean()))
    return broken_case("a trait's residuals from coefficients fitted on the study", values[0], values[1], epsilon)


def means_before_clipping(*, epsilon: float = 1.0) -> SelectionCase:
    """Each stratum's mean is of the trait as measured, and the difference from it is clipped to [−½, ½] afterwards.

    20 people.  One with a wild value moves the mean, and everybody else to the lower end of the range.
    """
    copies = np.repeat([2, 0], [10, 10])
    values = []
    for wild in (0.0, 1000.0):
        trait = np.concatenate([np.zeros(19), [wild]])
        values.append(_kolmogorov(copies, np.clip(trait - trait.mean(), -0.5, 0.5)))
    return broken_case("stratum means taken before clipping", values[0], values[1], epsilon)


def labels_from_the_study(*, epsilon: float = 1.0) -> SelectionCase:
    """Strata are the people above and below the study's mean of a genotype sum, as groups by the study's own principal components
    are: claimed Δ = 1 inside strata that follow from each person alone.

    10 + 10 people, every case with two copies at the SNP and 11 in the sum, every control with none and 10: each stratum has one
    group, and compares nobody.  One control with more copies lifts the mean above all the others, and nearly everybody is in one stratum.
    """
    copies, is_case = np.repeat([2, 0], 10), np.arange(20) < 10
    values = []
    for last in (10, 40):
        genotype_sum = np.concatenate([np.repeat([11, 10], [10, 9]), [last]])
        is_above = genotype_sum > genotype_sum.mean()
        weights = np.zeros(20)
        for stratum in (is_above, ~is_above):
            n_cases, n_controls = int((stratum & is_case).sum()), int((stratum & ~is_case).sum())
            if n_cases and n_controls:
                weight = min(n_cases, n_controls)
                weights[stratum] = np.where(is_case[stratum], weight / n_cases, -weight / n_controls)
        values.append(_kolmogorov(copies, weights))
    return broken_case("strata from the study's own genotypes", values[0], values[1], epsilon)


def panel_with_study_members(*, epsilon: float = 1.0) -> SelectionCase:
    """Genotypes are imputed from a panel that holds a participant: claimed Δ = 1 of imputed genotypes.

    10 + 10 people.  All cases are imputed at this SNP from the one person of the panel who shares their haplotype, a participant:
    their copies are that participant's.
    """
    sizes = CaseControlSizes.of_groups(10, 10)
    score = ScoreChoice(name="ks")
    values = []
    for of_participant in (0, 2):
        counts = np.zeros((1, 1, 2, 3), dtype=np.int64)
        counts[0, 0, 0, of_participant] = 10
        counts[0, 0, 1, 0] = 10
        values.append(float(_scores(score, sizes, counts)[0]))
    return broken_case("imputed from a panel with study members", values[0], values[1], epsilon)


def weights_from_secret_sizes(*, epsilon: float = 1.0) -> SelectionCase:
    """Weights from the study's own sizes where these are secret, claimed to move as those from the plan's: Δ = ½.

    12 + 16 people, and one fewer: everybody's weight moves, and the score by nearly 1.
    """
    score, moves = ScoreChoice(name="tv"), []
    for kind in worst_pairs(score, 12, 16, Neighbours.ADD_REMOVE):
        listed = np.array(kind, dtype=np.int32)
        sides = [
            computed_scores(score, study_of(np.ascontiguousarray(side))) for side in (listed[:, :2], listed[:, 2:])
        ]
        moves.append(upward(sides[0], sides[1], Neighbours.ADD_REMOVE))
    largest = max(moves, key=lambda each: each.largest)
    return _claimed("weights from the study's own secret sizes", largest, 0.5, epsilon)


def slope_doubled_twice(*, epsilon: float = 1.0) -> SelectionCase:
    """Planned weights, whose Δ of ½ is halved once more: claimed ¼."""
    moves = worst_moves(ScoreChoice(name="tv"), 12, 16, Neighbours.ADD_REMOVE)
    return _claimed("the slope of planned weights doubled twice", moves, 0.25, epsilon)


def own_mean_by_mistake(*, epsilon: float = 1.0) -> SelectionCase:
    """The study's own mean subtracted, claimed to move as from a public centre in the middle: Δ = ½ for a replaced record."""
    moves = worst_moves_of(ScoreChoice(name="tv"), TRAITS, Neighbours.REPLACE_ONE)
    return _claimed("a trait's own mean in the place of a public centre", moves, 0.5, epsilon)


def centre_slope_doubled_twice(*, epsilon: float = 1.0) -> SelectionCase:
    """Values from a public centre in the middle, where somebody joins: Δ = ¼, claimed half of it."""
    middle = TraitSizes(strata=(20,), centres=(Fraction(1, 2),))
    moves = worst_moves_of(ScoreChoice(name="tv"), middle, Neighbours.ADD_REMOVE)
    return _claimed("the slope of a public centre doubled twice", moves, 0.125, epsilon)


def planned_slope_kept(*, epsilon: float = 1.0) -> SelectionCase:
    """Values from a measured mean near the end of the range weigh as from the planned centre in the middle: claimed Δ = ¼ where somebody joins."""
    measured = TraitSizes(strata=(40,), centres=(Fraction(19, 20),))
    moves = worst_moves_of(ScoreChoice(name="tv"), measured, Neighbours.ADD_REMOVE)
    return _claimed("the slope of the planned centre kept for a measured mean", moves, 0.25, epsilon)


def surplus_of_called_people(*, epsilon: float = 1.0) -> SelectionCase:
    """A trait's total variation takes D over the people with a call, claimed to move as with everybody's: Δ = ¼.

    Ten people with the highest value have two copies, ten with the least none.  Somebody with the least value joins who has no call: that weight
    is taken off whole, where D has the other half of it.
    """
    weights = np.repeat([0.5, -0.5], 10)
    called, positive = weights.sum(), weights[weights > 0].sum()
    before, after = (max(0.0, called, positive - without_call) - called / 2 for without_call in (0.0, 0.5))
    return _claimed("D over called people only", Moves(np.array([after]), np.array([before])), 0.25, epsilon)


def label_refused(*, epsilon: float = 1.0) -> SelectionCase:
    """A study of secret size is refused where somebody's label is no stratum of the plan, instead of giving that person weight 0:
    claimed Δ = 1, and a refusal is itself an output, as if no SNP had any score.

    10 + 10 people, every case with two copies and no control with one; then one more, with an unknown label.
    """
    return broken_case("a label that the plan does not know is refused", 10.0, 0.0, epsilon)


def broken_weighted_cases() -> list[SelectionCase]:
    """All of them."""
    return [
        weights_from_the_study(),
        coefficients_fitted_on_the_study(),
        means_before_clipping(),
        labels_from_the_study(),
        panel_with_study_members(),
        weights_from_secret_sizes(),
        slope_doubled_twice(),
        own_mean_by_mistake(),
        centre_slope_doubled_twice(),
        planned_slope_kept(),
        surplus_of_called_people(),
        label_refused(),
    ]
