"""Worst-case neighbours of studies whose weights balance covariates, and what must not be claimed of them (docs/theory/covariates.md).

BROKEN ON PURPOSE from :class:`FalseClaim` on: each is a mistake that is easily made, told as a counterexample too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.lab.audit.epsilon_audit import SelectionCase
from gwasprivacy.lab.audit.neighbour_pairs import selection_case
from gwasprivacy.lab.audit.weighted_cases import broken_case
from gwasprivacy.lab.audit.worst_case_tables import Moves
from gwasprivacy.lab.theory.counterexamples import Counterexample
from gwasprivacy.study.balancing import CovariateColumn, balanced
from gwasprivacy.study.tables import Variants
from gwasprivacy.study.trait import STEPS
from gwasprivacy.study.trait_tables import TraitTables

IntArray = NDArray[np.int64]

SOURCE = "docs/theory/covariates.md"
_EACH = 20


def balanced_tables(
    copies: IntArray, is_case: IntArray, covariates: IntArray, complete: NDArray[np.bool_] | None = None
) -> TraitTables:
    """Of people with ``copies`` (n_people, n_snps; 3: missing), 1 for a case, and whole ``covariates`` (n_people, …), with the weights of the
    program itself; ``complete``: who lacks no covariate."""
    n_people, n_snps = copies.shape
    columns = [CovariateColumn(codes=column, step=1.0) for column in covariates.T]
    everybody = np.ones(n_people, dtype=bool)
    found = balanced(is_case, columns, everybody if complete is None else complete, everybody, is_trait=False)
    variants = Variants(
        chrom=np.full(n_snps, "1", dtype=object),
        snp=np.array([f"s{row}" for row in range(n_snps)], dtype=object),
        pos=np.arange(1, n_snps + 1),
        a1=np.full(n_snps, "A", dtype=object),
        a2=np.full(n_snps, "G", dtype=object),
    )
    tables = TraitTables.of_people(
        copies,
        found.steps,
        np.zeros(n_people, dtype=np.int64),
        steps=STEPS,
        variants=variants,
        centres=(Fraction(1, 2),),
    )
    return replace(tables, weighs=found.groups)


def covariate_cases(*, epsilon: float = 1.0) -> list[SelectionCase]:
    """Each score that serves weights under the exponential mechanism: of 12 cases and 16 controls in four cells, of which one more case
    after another has two copies."""
    is_case = np.repeat([1, 0], [12, 16])
    covariates = (np.arange(28) % 2)[:, None]
    copies = (
        2 * np.tri(12, 13, dtype=np.int64)[:, ::-1],
        np.zeros((16, 13), dtype=np.int64),
    )
    tables = balanced_tables(np.concatenate(copies), is_case, covariates)
    found = []
    for score in (ScoreChoice(name=each.name) for each in SCORES.values() if each.serves_dosages):
        values = computed_scores(score, tables)
        delta = score.score.sensitivity_of(tables.compared)
        label = f"{score.label} with weights that balance a covariate"
        moves = Moves(values[:-1], values[1:])
        found.append(
            selection_case("exponential", moves, sensitivity=float(delta), epsilon=epsilon, n_snps=1, score=label)
        )
    return found


def _score(copies: IntArray, weights: NDArray[np.float64]) -> float:
    """T of people with no copies or two."""
    return abs(float(weights[copies == 2].sum()) - float(weights.sum()) / 2)


def _of_program(copies: IntArray, is_case: IntArray, covariate: IntArray) -> float:
    return float(
        computed_scores(ScoreChoice(name="tv"), balanced_tables(copies[:, None], is_case, covariate[:, None]))[0]
    )


def _opposite() -> tuple[IntArray, IntArray, IntArray]:
    """20 cases with two copies each, and 20 controls with none and covariate 0; 19 cases have 1, and the last has −19."""
    is_case = np.repeat([1, 0], _EACH)
    return 2 * is_case, is_case, np.concatenate([np.ones(_EACH - 1), [1 - _EACH], np.zeros(_EACH)]).astype(np.int64)


def _whole_records() -> tuple[float, float]:
    copies, is_case, covariate = _opposite()
    alike = np.where(covariate < 0, 1, covariate)
    return _of_program(copies, is_case, covariate), _of_program(copies, is_case, alike)


def _weight_per_person() -> tuple[float, float]:
    """20 cases and 40 controls, all alike.  The solver gives half of the controls weight, by their row; controls with and without copies stand
    in blocks, and change places where the file has another order."""
    from scipy.optimize import linprog  # slow to load

    signs = np.repeat([1, -1], [_EACH, 2 * _EACH])
    vertex = linprog(
        -np.ones(len(signs)), A_eq=signs[None, :].astype(np.float64), b_eq=[0.0], bounds=(0, 1), method="highs-ds"
    )
    weights = signs * np.round(np.asarray(vertex.x), 9)
    counted = np.flatnonzero(weights[_EACH:] != 0)
    carriers = np.zeros(2 * _EACH, dtype=np.int64)
    carriers[counted] = 2  # whom the solver happened to take
    cases = np.zeros(_EACH, dtype=np.int64)
    in_order = _score(np.concatenate([cases, carriers]), weights)
    return in_order, _score(np.concatenate([cases, 2 - carriers]), weights)


def _own_components() -> tuple[float, float]:
    """A component of 20 people's own genotype sums, scaled by their standard deviation and rounded: cases have 11, controls 10; one control is
    an outlier, after which all others round to one value."""
    is_case = np.repeat([1, 0], _EACH)
    values = []
    for last in (10, 1000):
        genotype_sum = np.concatenate([np.repeat([11.0, 10.0], [_EACH, _EACH - 1]), [last]])
        component = np.round((genotype_sum - genotype_sum.mean()) / genotype_sum.std()).astype(np.int64)
        values.append(_of_program(2 * is_case, is_case, component))
    return values[0], values[1]


def _weights_of_called() -> tuple[float, float]:
    """Weights from those alone who have a call at the SNP: the one case who balances the others has none."""
    copies, is_case, covariate = _opposite()
    called = covariate >= 0
    return _of_program(copies, is_case, covariate), _of_program(copies[called], is_case[called], covariate[called])


@dataclass(frozen=True, slots=True, kw_only=True)
class FalseClaim:
    """A score that a neighbour moves from the first to the second of ``scores``, by ``moves``, claimed to move by 1."""

    name: str
    title: str
    universe: str
    remedy: str
    scores: Callable[[], tuple[float, float]]
    moves: float = _EACH

    def broken(self, *, epsilon: float = 1.0) -> SelectionCase:
        return broken_case(self.title, *self.scores(), epsilon)

    def counterexample(self) -> Counterexample:
        before, after = self.scores()
        return Counterexample(
            name=self.name,
            title=self.title[0].upper() + self.title[1:],
            universe=self.universe,
            quantity="sensitivity",
            claimed=1.0,
            found=abs(after - before),
            expected=float(self.moves),
            remedy=self.remedy,
            source=SOURCE,
        )


FALSE_CLAIMS = (
    FalseClaim(
        name="covariates-whole-records",
        title="weights that balance a covariate, and whole records replaced",
        universe="20 cases, all with two copies, and 20 controls without. One case's covariate balances those of all others; then "
        "that participant has another covariate, and nobody has any weight.",
        remedy="The guarantee is made as if everybody's phenotype and covariates were public, and the report says so beside it.",
        scores=_whole_records,
    ),
    FalseClaim(
        name="covariates-weight-per-person",
        title="a weight per person from the solver's vertex",
        universe="20 cases and 40 controls, all alike. The solver takes half of the controls, by their row; with the same people "
        "in another order of rows it takes the other half.",
        remedy="There is one variable for everybody alike in phenotype and covariates, and cells stand in one order.",
        scores=_weight_per_person,
    ),
    FalseClaim(
        name="covariates-own-components",
        title="covariates from the study's own principal components",
        universe="20 cases with two copies and 20 controls without, apart on a component that is scaled by their own spread; one outlier "
        "makes all others alike.",
        remedy="Components follow from a public panel's loadings, centres and scales, or are refused.",
        scores=_own_components,
        moves=_EACH - 1,
    ),
    FalseClaim(
        name="covariates-weights-of-called",
        title="weights that balance whoever has a call at the SNP",
        universe="20 cases with two copies and 20 controls without; one case's covariate balances those of all others, and that call is missing.",
        remedy="Weights are the same at every SNP; a SNP with missing calls gets the least score that any genotypes could give it.",
        scores=_weights_of_called,
    ),
)


def broken_covariate_cases() -> list[SelectionCase]:
    """All of them."""
    return [claim.broken() for claim in FALSE_CLAIMS]
