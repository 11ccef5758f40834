"""Weights that balance covariates: one for each cell of people alike in phenotype and covariates (docs/theory/covariates.md).

Of cases and controls they are what loses least of the weight, and adds least chance, with no covariate's mean differing between the two sides,
one variable per cell; of a trait the bounded residuals of a regression that is not led by single values (Huber's).

*Why this is private.*  Neighbours differ in one person's genotypes.  They have the same people in the same cells, and so, whatever the search
does, weights of the same law: those follow from the cells and their counts, in one canonical order, never from a genotype or from the order of
people.  Each is at most 1 in size, which is checked here in whole numbers, so that a replaced genotype moves a score by at most 1
(``weighted_bounds.largest_move``).  With one variable per person instead, two people of a cell could have the weights that a solver
happened to give, and their order would move the score.  How exactly covariates are balanced decides how well confounding cancels, and
nothing about privacy: weights are rounded to a public grid.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray, freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.balancing_cost import FULL
from gwasprivacy.study.covariates import Covariates
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.trait import STEPS

FloatArray = npt.NDArray[np.float64]

HALF = STEPS // 2
"""A weight is counted in whole numbers from −HALF to HALF."""
SMALL_CELL = 5
LEAST_KEPT = 0.005
"""What is less is printed as 0 %, and scores are noise."""
_ROUNDS = 60
_STEPS = 200
_CLOSE = 1e-9
_OFF = 1e-4


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CovariateColumn:
    """One covariate of everybody: ``codes``, int64 (n_people,), a number in whole steps or the place of a label; ``step``: of numbers, None of
    labels.  ``squared``: their squares count too."""

    codes: IntArray
    step: float | None = None
    squared: bool = False

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Balance:
    """What became of a study's people.  Private.

    ``steps``: everybody's weight, int64 (n_people,), 0…STEPS with HALF for 0, which those without a covariate have too.  ``groups``: the sizes of a study of
    cases and controls; None of a trait.  For the curator alone: ``alone``, ``in_small``: participants who share their cell with nobody, with
    fewer than :data:`SMALL_CELL` in all; ``without``: those who lack a covariate; ``kept``: the share of the largest weight that is
    used; ``off``: by how many people's weight the two sides differ; ``coarser``: the same on coarser grids, where somebody asked.
    """

    steps: IntArray
    groups: CaseControlSizes | None
    n_people: int
    n_cells: int
    alone: int
    in_small: int
    without: int
    kept: float
    off: float
    coarser: tuple[tuple[Covariates, Balance], ...] = ()

    def __post_init__(self) -> None:
        freeze(self)
        if self.steps.size and not 0 <= int(self.steps.min()) <= int(self.steps.max()) <= STEPS:
            raise ValueError("no weight is larger than 1")

    def __repr__(self) -> str:
        return "Balance(private)"


def balanced(
    outcome: IntArray,
    columns: Sequence[CovariateColumn],
    complete: npt.NDArray[np.bool_],
    takes_part: npt.NDArray[np.bool_],
    *,
    is_trait: bool,
    work: Work = UNWATCHED,
) -> Balance:
    """The weights of everybody.  ``outcome``: int64 (n_people,), 1 for a case and 0 for a control, or a trait in steps.  ``complete``: who
    lacks no covariate; whoever does, or takes no part, weighs 0.  Raises InvalidInput where no weights are found, which hangs on the cells alone."""
    work.check()
    here = complete & takes_part
    keys = np.column_stack([outcome, *(each.codes for each in columns)]).astype(np.int64)[here]
    # Sorted by what the cells are, so that neither the order of people nor that of a file decides anything.
    cells, of_person, people = np.unique(keys, axis=0, return_inverse=True, return_counts=True)
    of_person = of_person.reshape(-1)
    values = _design(cells[:, 1:], people, columns)
    groups = None
    if is_trait:
        weights = _residuals(cells[:, 0], values, people)
    else:
        n_cases = int((takes_part & (outcome == 1)).sum())
        groups = CaseControlSizes.of_groups(n_cases, int(takes_part.sum()) - n_cases)
        weights = _signed(np.where(cells[:, 0] == 1, 1, -1), values, people, 2 * min(groups.strata[0]) * HALF)
    work.check()
    steps = np.full(len(outcome), HALF, dtype=np.int64)
    steps[here] += weights[of_person]
    size_of = people[of_person]
    in_all, largest = int(np.abs(people @ np.abs(weights))), int(here.sum())
    if groups is not None:
        largest = 2 * min(groups.strata[0])
    return Balance(
        steps=steps,
        groups=groups,
        n_people=int(takes_part.sum()),
        n_cells=len(cells),
        alone=int((size_of == 1).sum()),
        in_small=int((size_of < SMALL_CELL).sum()),
        without=int((takes_part & ~complete).sum()),
        kept=in_all / (largest * HALF) if largest else 0.0,
        off=abs(int(people @ weights)) / HALF,
    )


def require_weight(found: Balance) -> None:
    """That covariates leave anything to compare: asked before ε is spent, and of cells alone, so that neighbours have the same answer.  Raises InvalidInput."""
    if found.kept < LEAST_KEPT:
        raise InvalidInput("covariates.nothing-kept")


def _design(codes: IntArray, people: IntArray, columns: Sequence[CovariateColumn]) -> FloatArray:
    """What is balanced, (n_cells, 1 + …): everybody, each label but the first, each number (in standard deviations) and its square."""
    found: list[FloatArray] = [np.ones(len(codes))]
    for place, column in enumerate(columns):
        of_cell = codes[:, place]
        if column.step is None:
            found += [(of_cell == label).astype(np.float64) for label in np.unique(of_cell)[1:].tolist()]
            continue
        mean = float(people @ of_cell) / max(int(people.sum()), 1)
        off: FloatArray = of_cell.astype(np.float64) - mean
        spread = float(np.sqrt(people @ off**2 / max(int(people.sum()), 1)))
        if spread:
            found.append(off / spread)
            if column.squared:
                found.append(np.square(found[-1]))
    return np.column_stack(found)


def _signed(signs: IntArray, values: FloatArray, people: IntArray, most: int) -> IntArray:
    """Weights of cells of cases (sign 1) and of controls (−1): what solves

        maximise Σ n_j (FULL·s_j z_j − z_j²/2)   subject to   0 ≤ s_j z_j ≤ 1,   Σ n_j c_j z_j = 0,

    s_j z_j = FULL − s_j·βᵀc_j cut off at 0 and 1, with the β at which the constraints hold, which Newton's method finds; rounded.  ``most``:
    Σ n_j |z_j| is at most this, in the weights' unit, as no balanced weights exceed, so that no score exceeds the largest that its public grid holds.
    """
    if not len(signs):
        return np.zeros(0, dtype=np.int64)
    count: FloatArray = people / people.sum()
    # Of what covariates say together, parts that are uncorrelated and of one size: so neither one far-off value nor two columns alike mislead Newton.
    parts, sizes, _ = np.linalg.svd(values * np.sqrt(count)[:, None], full_matrices=False)
    towards = parts[:, sizes > _CLOSE * sizes[0]] * (signs / np.sqrt(count))[:, None]
    beta = np.zeros(towards.shape[1])
    z, height = _cut_off(towards, beta, count)
    for _ in range(_STEPS):
        slope = -(towards.T @ (count * z))
        if float(np.abs(slope).max()) < _CLOSE:
            break
        within = (z > 0) & (z < 1)
        curve = (towards[within] * count[within, None]).T @ towards[within] + _CLOSE * np.eye(len(beta))
        step = -np.linalg.solve(curve, slope)
        step *= min(
            1.0, 2 / float(np.abs(towards @ step).max())
        )  # where nobody is on the ramp, nothing tells how far to go
        part = 1.0
        while (tried := _cut_off(towards, beta + part * step, count))[1] > height + 1e-4 * part * float(slope @ step):
            part /= 2
            if part < _CLOSE:
                break
        else:
            beta += part * step
            z, height = tried
            continue
        break
    if float(np.abs(towards.T @ (count * z)).max()) > _OFF:
        raise InvalidInput("covariates.not-balanced")
    size = np.floor(z * HALF + 0.5).astype(np.int64)
    in_all = int(people @ size)
    if in_all > most:
        size = size * most // in_all
    return signs * size


def _cut_off(towards: FloatArray, beta: FloatArray, count: FloatArray) -> tuple[FloatArray, float]:
    """Sizes of the weights at ``beta``, and the convex function that is least where they balance."""
    ramp = FULL - towards @ beta
    z: FloatArray = np.clip(ramp, 0, 1)
    return z, float(count @ np.where(ramp > 1, ramp - 0.5, z * z / 2))


def _residuals(outcome: IntArray, values: FloatArray, people: IntArray) -> IntArray:
    """Of a trait in steps: its residuals, limited to half of the range, by the coefficients with which Σ n_j c_j z_j = 0 of the limited
    residuals (Huber's regression, by weighted least squares), rounded to whole steps."""
    if not len(outcome):
        return np.zeros(0, dtype=np.int64)
    y: FloatArray = outcome.astype(np.float64)
    weight: FloatArray = people.astype(np.float64)
    residual: FloatArray = y
    for _ in range(_ROUNDS):
        rows = values * weight[:, None]
        fitted = values @ np.linalg.lstsq(rows.T @ values, rows.T @ y, rcond=None)[0]
        residual = y - fitted
        weight = people.astype(np.float64) * np.minimum(1.0, HALF / np.maximum(np.abs(residual), 1e-9))
    return np.clip(np.floor(residual + 0.5), -HALF, HALF).astype(np.int64)
