"""Worst-case neighbours of studies whose ratio of cases to controls, or the mean of whose trait, is measured with noise, and then
selected by: the two together are ε (docs/theory/weighted-total-variation.md, "A measured ratio").

One person leaves a group, or is of the other one.  That moves D, the numbers of cases or the means that are measured, and every score by
what is measured; the event is that the measured number lies beyond D's new place *and* exactly the SNPs that rise are published.  Of a trait
the two groups are people at the upper and at the lower end of its range.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.association.scores.weighted_sums import WeightedSums
from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.lab.audit.audit_designs import AuditPattern, design_of
from gwasprivacy.lab.audit.epsilon_audit import AuditCase, hits_exactly
from gwasprivacy.lab.audit.neighbour_pairs import selection_case
from gwasprivacy.lab.audit.weighted_cases import of_sums
from gwasprivacy.lab.audit.worst_case_tables import Moves
from gwasprivacy.mechanisms.measured_ratio import of_any_ratio
from gwasprivacy.mechanisms.measured_surplus import measuring, surplus_from_centres, surplus_of
from gwasprivacy.mechanisms.number_draws import with_surplus_noise
from gwasprivacy.mechanisms.registry import check_supported, selector
from gwasprivacy.mechanisms.set_score import WEAKEST, SetScore
from gwasprivacy.membership.loss import PURE
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE, CaseControlSizes, StudySizes, TraitSizes
from gwasprivacy.study.trait import STEPS

IntArray = NDArray[np.int64]

_LEVELS = 8
"""Of a score before the move, as many as are looked at."""
_AT_A_THRESHOLD = 5
"""SNPs that rise above a threshold together."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RatioCase:
    """A selection by a measured ratio or mean from two neighbouring studies, ``counts`` (2, n, K, 2, 3), everybody with a call.

    ``planned``: the plan's sizes.  Event: of stratum ``stratum`` at most ``border`` cases, or steps, are measured (at least, unless ``fewer``),
    and exactly the rows ``target`` are published.  ``epsilon`` is claimed, of which ``ratio_epsilon`` and ``selection_epsilon`` are
    the two parts; ``ratio_noise`` 1 measures with the noise that is claimed, ½ with half of it.
    """

    title: str
    mechanism: str
    score: ScoreChoice
    planned: StudySizes
    neighbours: Neighbours
    counts: IntArray
    ratio_epsilon: float
    selection_epsilon: float
    epsilon: float
    sensitivity: float
    n_snps: int
    target: tuple[int, ...]
    stratum: int
    border: int
    fewer: bool
    threshold: float | None = None
    ratio_noise: float = 1.0
    sound: bool = True
    set_score: SetScore = WEAKEST

    def __post_init__(self) -> None:
        freeze(self)

    loss = PURE
    events = (mark("a measured number beyond the neighbour’s, and exactly the SNPs that rise are published"),)

    def count(self, side: int, draws: int) -> IntArray:
        exact = surplus_in(self.counts[side], self.planned)
        epsilon = self.ratio_epsilon / self.ratio_noise
        noisy = with_surplus_noise(exact, self.planned, neighbours=self.neighbours, epsilon=epsilon, draws=draws)
        measured: Counter[tuple[int, ...]] = Counter()
        kind = measuring(self.planned)
        for surplus, times in zip(*np.unique(noisy, axis=0, return_counts=True), strict=True):
            measured[kind.published(self.planned, surplus)] += int(times)
        found = 0
        for numbers, times in measured.items():
            if numbers[self.stratum] > self.border if self.fewer else numbers[self.stratum] < self.border:
                continue
            sizes, chosen = kind.sizes_from(self.planned, numbers), selector(self.mechanism)
            rows = chosen.select_many(
                scores_by(self.score, sizes, self.counts[side]),
                sensitivity=self.sensitivity,
                epsilon=self.selection_epsilon,
                n_snps=self.n_snps,
                draws=times,
                threshold=self.threshold,
                **chosen.set_terms(self.set_score),
            )
            found += int(hits_exactly(rows, self.target).sum())
        return np.array([found], dtype=np.int64)


def sizes_of(counts: IntArray) -> CaseControlSizes:
    """How many people tables (n, K, 2, 3) are of, all with a call."""
    return CaseControlSizes.of_cells(counts[0].sum(axis=-1).ravel().tolist())


class TwoGroups(ABC):
    """The people of tables (n, K, 2, 3), all with a call, as one kind of study; ``planned``, ``sizes``: of that kind."""

    name: str

    @abstractmethod
    def surplus(self, counts: IntArray, planned: Any) -> IntArray:
        """D of each stratum."""

    @abstractmethod
    def sums(self, counts: IntArray, sizes: Any) -> WeightedSums:
        """What scores with weights from public or measured ``sizes`` are of."""

    @abstractmethod
    def groups(self, planned: Any) -> tuple[tuple[int, int], ...]:
        """Cases and controls of each stratum, or people at either end of the range."""

    @abstractmethod
    def worst(self, planned: Any, compared: list[int]) -> tuple[int, bool]:
        """The stratum of ``compared`` in which the worst neighbours are, and whether who leaves is a case, or of the upper end."""


class CasesAndControls(TwoGroups):
    """The most even groups; of the smaller one."""

    name = CASE_CONTROL

    def surplus(self, counts: IntArray, planned: CaseControlSizes) -> IntArray:
        return surplus_of(sizes_of(counts), planned)

    def sums(self, counts: IntArray, sizes: CaseControlSizes) -> WeightedSums:
        return WeightedSums.of_groups(counts, sizes_of(counts), planned=sizes)

    def groups(self, planned: CaseControlSizes) -> tuple[tuple[int, int], ...]:
        return planned.strata

    def worst(self, planned: CaseControlSizes, compared: list[int]) -> tuple[int, bool]:
        groups = planned.strata
        stratum = max(compared, key=lambda k: (min(groups[k]) / max(groups[k]), min(groups[k])))
        return stratum, groups[stratum][0] <= groups[stratum][1]


class BothEnds(TwoGroups):
    """Half of the people at either end of a trait's range, of the farther end; where that is nearest, a replaced value moves D farthest."""

    name = QUANTITATIVE

    def surplus(self, counts: IntArray, planned: TraitSizes) -> IntArray:
        people = counts[0].sum(axis=-1)
        return surplus_from_centres(people[:, 0] * STEPS, people.sum(axis=1), planned)

    def sums(self, counts: IntArray, sizes: TraitSizes) -> WeightedSums:
        people = counts.sum(axis=2)
        nobody = np.zeros(people.shape[:2], dtype=np.int64)
        return WeightedSums.of_traits(
            people=people, traits=STEPS * counts[:, :, 0], up=nobody, down=nobody, sizes=sizes,
            totals=[0] * sizes.n_strata, largest=STEPS,
        )  # fmt: skip

    def groups(self, planned: TraitSizes) -> tuple[tuple[int, int], ...]:
        return tuple((people // 2, people - people // 2) for people in planned.strata)

    def worst(self, planned: TraitSizes, compared: list[int]) -> tuple[int, bool]:
        assert planned.centres is not None
        stratum = min(compared, key=lambda k: (planned.reaches[k], -planned.strata[k]))
        return stratum, planned.centres[stratum] <= Fraction(1, 2)


TWO_GROUPS: Registry[TwoGroups] = Registry(mark("kind of study"), (CasesAndControls(), BothEnds()))


def surplus_in(counts: IntArray, planned: StudySizes) -> IntArray:
    """D of each stratum."""
    return TWO_GROUPS.find(planned.study_kind).surplus(counts, planned)


def scores_by(score: ScoreChoice, sizes: StudySizes, counts: IntArray) -> NDArray[np.float64]:
    """The scores of tables (n, K, 2, 3) with weights from public or measured ``sizes``."""
    return of_sums(score, sizes, TWO_GROUPS.find(sizes.study_kind).sums(counts, sizes))


def ratio_case(
    score: ScoreChoice,
    mechanism: str,
    *,
    planned: StudySizes,
    neighbours: Neighbours,
    ratio_epsilon: float,
    selection_epsilon: float,
    n_snps: int,
    public_controls: bool = False,
    set_score: SetScore = WEAKEST,
) -> RatioCase:
    """The worst neighbours: of the stratum with the most even groups, or where values reach least far, nobody else being there.

    In the smaller group everybody has two copies, in the other one nobody but a few.  The one who leaves has none at the SNPs that rise, and
    two at those that fall.  Raises PrivacyRefusal and InvalidInput as the score and the mechanism do.
    """
    check_supported(mechanism, score, neighbours, threshold=0.0)
    delta = score.sensitivity_of(of_any_ratio(planned), neighbours, public_controls)
    kind = TWO_GROUPS.find(planned.study_kind)
    groups = kind.groups(planned)
    stratum, of_case = kind.worst(planned, [k for k, both in enumerate(groups) if all(both)])
    of_case = of_case or public_controls
    tables = {copies: _tables(groups, stratum, 0 if of_case else 1, copies, neighbours) for copies in (0, 2)}
    up, down = (Moves(*(scores_by(score, planned, side) for side in tables[copies])) for copies in (0, 2))
    label = f"{score.label} by a measured {measuring(planned).measured}, {neighbours.value}"
    threshold, title = None, f"{selector(mechanism).title} on {label}"
    if design_of(mechanism).pattern is AuditPattern.AROUND_THRESHOLD:
        rows, n_snps = [tables[0][:, :1]] * _AT_A_THRESHOLD, _AT_A_THRESHOLD
        threshold = float(up.before[0])
    else:
        found = selection_case(
            mechanism, up, falling=down, sensitivity=delta, epsilon=selection_epsilon, n_snps=n_snps, score=label,
            set_score=set_score,
        )  # fmt: skip
        n_snps, title, set_score = found.n_snps, found.title, found.set_score
        rows = []
        for place, at in enumerate(found.scores[0]):
            copies, moves = (0, up) if place < n_snps else (2, down)
            level = int(np.argmin(np.abs(moves.before - at)))
            rows.append(tables[copies][:, level : level + 1])
    counts = np.concatenate(rows, axis=1)
    border = _border(planned, surplus_in(counts[1], planned), stratum, fewer=of_case)
    return RatioCase(
        title=title, mechanism=mechanism, score=score, planned=planned, neighbours=neighbours, counts=counts,
        ratio_epsilon=ratio_epsilon, selection_epsilon=selection_epsilon, epsilon=ratio_epsilon + selection_epsilon,
        sensitivity=delta, n_snps=n_snps, target=tuple(range(n_snps)), stratum=stratum, border=border, fewer=of_case,
        threshold=threshold, set_score=set_score,
    )  # fmt: skip


def _tables(
    groups: tuple[tuple[int, int], ...], stratum: int, group: int, copies: int, neighbours: Neighbours
) -> IntArray:
    """SNPs before and after somebody of ``group`` with so many ``copies`` leaves, or is of the other group: (2, levels, K, 2, 3)."""
    sizes = groups[stratum]
    levels = np.arange(min(_LEVELS, sizes[1 - group]))
    counts = np.zeros((2, len(levels), len(groups), 2, 3), dtype=np.int64)
    counts[:, :, stratum, group, 2] = sizes[group] - 1
    counts[:, :, stratum, 1 - group, 0] = sizes[1 - group] - levels
    counts[:, :, stratum, 1 - group, 2] = levels
    counts[0, :, stratum, group, copies] += 1
    if neighbours is not Neighbours.ADD_REMOVE:
        counts[1, :, stratum, 1 - group, copies] += 1
    return counts


def _border(planned: StudySizes, surplus: IntArray, stratum: int, *, fewer: bool) -> int:
    """The nearest number that is measured only where the noisy D lies at its place, ``surplus``, or beyond."""
    nearer = surplus.copy()
    nearer[stratum] += 1 if fewer else -1
    kind = measuring(planned)
    there, before = (kind.published(planned, each)[stratum] for each in (surplus, nearer))
    if there != before:
        return there
    return max(there - 1, kind.least) if fewer else there + 1


def ratio_plan_cases(
    score: ScoreChoice,
    mechanism: str,
    *,
    planned: StudySizes,
    neighbours: Neighbours,
    ratio_epsilon: float,
    selection_epsilon: float,
    n_snps: int,
    public_controls: bool = False,
    set_score: SetScore = WEAKEST,
    self_test: bool = True,
) -> list[AuditCase]:
    """``neighbour_pairs.plan_cases`` for a plan that measures the ratio or the mean.  ``self_test``: with half the noise too, and with the mistakes of
    :func:`broken_ratio_cases`, each of which must be caught."""
    sound = ratio_case(
        score, mechanism, planned=planned, neighbours=neighbours, ratio_epsilon=ratio_epsilon,
        selection_epsilon=selection_epsilon, n_snps=n_snps, public_controls=public_controls, set_score=set_score,
    )  # fmt: skip
    if not self_test:
        return [sound]
    halved = ratio_case(
        score, mechanism, planned=planned, neighbours=neighbours, ratio_epsilon=2 * ratio_epsilon,
        selection_epsilon=2 * selection_epsilon, n_snps=n_snps, public_controls=public_controls, set_score=set_score,
    )  # fmt: skip
    broken = replace(halved, title=f"Broken: half the noise; {sound.title}", epsilon=sound.epsilon, sound=False)
    return [sound, broken, *broken_ratio_cases(epsilon=sound.epsilon)]


EVEN, UNEVEN = CaseControlSizes.of_groups(20, 20), CaseControlSizes.of_groups(12, 16)
IN_STRATA = CaseControlSizes(strata=((12, 16), (5, 3), (4, 0)))
MEAN = TraitSizes(strata=(20,), centres=(Fraction(1, 2),))
MEANS = TraitSizes(strata=(20, 9), centres=(Fraction(3, 5), Fraction(1, 2)))


def ratio_cases(*, epsilon: float = 1.0) -> list[RatioCase]:
    """Each change where no number, or only the total, is printed, with half of ε for the ratio: all should pass."""
    parts = {"ratio_epsilon": epsilon / 2, "selection_epsilon": epsilon / 2, "n_snps": 1}
    records = (Neighbours.ADD_REMOVE, Neighbours.REPLACE_RECORD)
    every = [
        ratio_case(ScoreChoice(name="tv"), "exponential", planned=planned, neighbours=neighbours, **parts)  # type: ignore[arg-type]
        for studies, relations in (
            ((EVEN, UNEVEN, IN_STRATA), (*records, Neighbours.LABEL)),
            ((MEAN, MEANS), (*records, Neighbours.REPLACE_ONE, Neighbours.REPLACE_TRAIT)),
        )
        for planned in studies
        for neighbours in relations
    ]
    return [
        replace(each, title=f"{each.title}, {'in strata' if each.planned.is_stratified else each.planned.strata[0]}")
        for each in every
    ]


# BROKEN ON PURPOSE from here on.


def ratio_of_half_the_sensitivity(*, epsilon: float = 1.0) -> RatioCase:
    """D is measured with the noise for half of what one person moves it."""
    case = ratio_case(
        ScoreChoice(name="tv"), "exponential", planned=EVEN, neighbours=Neighbours.ADD_REMOVE, n_snps=1,
        ratio_epsilon=epsilon * 0.75, selection_epsilon=epsilon * 0.25,
    )  # fmt: skip
    title = "Broken: the ratio's sensitivity taken as half"
    return replace(case, title=title, ratio_noise=0.5, sound=False)


def ratio_not_counted(*, epsilon: float = 1.0) -> RatioCase:
    """The ratio is measured beside a selection that has the whole ε already: its share is not in the debit."""
    case = ratio_case(
        ScoreChoice(name="tv"), "exponential", planned=EVEN, neighbours=Neighbours.ADD_REMOVE, n_snps=1,
        ratio_epsilon=epsilon, selection_epsilon=epsilon,
    )  # fmt: skip
    return replace(case, title="Broken: the ratio's share of ε not counted", epsilon=epsilon, sound=False)


def largest_weight_for_the_range(*, epsilon: float = 1.0) -> RatioCase:
    """A value is replaced, which moves D by the whole range; the noise on it is for W, as if somebody joined."""
    case = ratio_case(
        ScoreChoice(name="tv"), "exponential", planned=MEAN, neighbours=Neighbours.REPLACE_TRAIT, n_snps=1,
        ratio_epsilon=epsilon * 0.75, selection_epsilon=epsilon * 0.25,
    )  # fmt: skip
    title = "Broken: a mean's noise for the largest weight in the place of the range"
    return replace(case, title=title, ratio_noise=float(max(MEAN.reaches)), sound=False)


def broken_ratio_cases(*, epsilon: float = 1.0) -> list[AuditCase]:
    """All of them."""
    return [
        ratio_of_half_the_sensitivity(epsilon=epsilon),
        ratio_not_counted(epsilon=epsilon),
        largest_weight_for_the_range(epsilon=epsilon),
    ]
