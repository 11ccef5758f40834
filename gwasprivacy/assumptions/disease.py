"""Disease models: who falls ill, given the causal genotypes, and what genotypes cases and controls then have.

Two forms, both with Hardy–Weinberg genotypes and independent loci in the population:

* **odds ratios**: logit Pr[ill | g] = b₀ + Σ_j ln(OR_j)·x_j(g_j), with x = copies of the risk allele (additive on the log
  odds), x = 1 from the first copy (dominant) or x = 1 with two copies (recessive); b₀ follows from the prevalence;
* **penetrance table** for one or two loci: Pr[ill | g] itself; the prevalence follows.

Bayes then gives the genotypes of cases, Pr[g | ill] = Pr[g]·Pr[ill | g] / prevalence, and of controls.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.declared_fields import declared, facets, members_of, settle
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import Choice, Either, ListOf, Number, OrNull, Record, Text, if_set
from gwasprivacy.study.sizes import CASE_CONTROL

FloatArray = npt.NDArray[np.float64]

MAX_JOINT_LOCI = 8
"""Up to so many loci the joint genotype distribution (3^k cells) is enumerated."""
MAX_LOCI = 1000
_GRID = 1 << 14


class Mode(StrEnum):
    """How copies of the risk allele act."""

    ADDITIVE = "additive"
    DOMINANT = "dominant"
    RECESSIVE = "recessive"


_CELL = Number(low=0, high=1)

_DOSE: dict[Mode, tuple[float, float, float]] = {
    Mode.ADDITIVE: (0.0, 1.0, 2.0),
    Mode.DOMINANT: (0.0, 1.0, 1.0),
    Mode.RECESSIVE: (0.0, 0.0, 1.0),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class CausalSnp:
    """One causal SNP.

    ``frequency``: the counted (risk) allele's population frequency, in (0, 1).
    ``odds_ratio``: per copy for additive, once for dominant and recessive; > 0; None where a penetrance table says it.
    ``snp``: its name in the panel, needed by the engines that resample one.
    """

    snp: str | None = declared(None, OrNull(Text(least=1)))
    frequency: float = field(metadata=facets(Number(above=0, below=1), required=True))
    odds_ratio: float | None = declared(None, OrNull(Number(low=0.01, high=100)))
    mode: Mode = declared(Mode.ADDITIVE, Choice(of=lambda: Mode))

    def __post_init__(self) -> None:
        settle(self, "scenario.disease.causative")

    @property
    def genotype_frequencies(self) -> FloatArray:
        """Pr[0, 1, 2 copies] under Hardy–Weinberg, shape (3,)."""
        f = self.frequency
        return np.array([(1 - f) ** 2, 2 * f * (1 - f), f * f])


CAUSAL_SNP = Record(CausalSnp, members_of(CausalSnp), home="scenario.disease.causative")
_TABLE = Either(
    ListOf(_CELL, least=3, most=3),
    ListOf(ListOf(_CELL, least=3, most=3), least=3, most=3),
    is_first=lambda value: not (isinstance(value, list) and value and isinstance(value[0], list)),
    about="Pr[ill | copies]: three numbers for one causal SNP, three rows of three for two.",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class DiseaseModel:
    """A disease with one or more causal SNPs.  Either odds ratios and ``prevalence``, or a ``penetrance`` table.

    ``penetrance``: Pr[ill | copies]; three numbers for one locus, three rows (first SNP) of three (second) for two.
    Raises InvalidPlan naming the field.
    """

    study_kind: ClassVar[str] = CASE_CONTROL
    rules_out: ClassVar[tuple[str, ...]] = ()
    has_estimates: ClassVar[bool] = True
    """Members of a scenario that do not go with it; whether there are closed forms of what a simulation finds."""

    causal: tuple[CausalSnp, ...] = field(
        metadata=facets(ListOf(CAUSAL_SNP, least=1, most=MAX_LOCI), required=True, key="causative")
    )
    prevalence: float | None = declared(
        None, OrNull(Number(low=1e-9, high=1 - 1e-9)), when=lambda model: model.penetrance is None
    )
    penetrance: tuple[tuple[float, ...], ...] | tuple[float, ...] | None = declared(
        None,
        OrNull(_TABLE),
        when=if_set("penetrance"),
        written=lambda model: None if model.penetrance is None else _penetrance_array(model.penetrance).tolist(),
    )

    def __post_init__(self) -> None:
        path = "scenario.disease"
        settle(self, path)
        if not 1 <= len(self.causal) <= MAX_LOCI:
            raise InvalidPlan("disease.number-of-snps", field=f"{path}.causative", max_loci=MAX_LOCI)
        names = [snp.snp for snp in self.causal if snp.snp is not None]
        if len(set(names)) < len(names):
            raise InvalidPlan("disease.names-snp-twice", field=f"{path}.causative")
        if self.penetrance is None:
            self._check_odds(path)
        else:
            self._check_penetrance(path)

    def _check_odds(self, path: str) -> None:
        if self.prevalence is None:
            raise InvalidPlan("field.missing", remedy="give-prevalence-or-table", field=f"{path}.prevalence")
        for index, snp in enumerate(self.causal):
            if snp.odds_ratio is None:
                raise InvalidPlan("field.missing", field=f"{path}.causative[{index}].odds_ratio")

    def _check_penetrance(self, path: str) -> None:
        if self.prevalence is not None:
            raise InvalidPlan("disease.prevalence-with-table", field=f"{path}.prevalence")
        for index, snp in enumerate(self.causal):
            if snp.odds_ratio is not None:
                raise InvalidPlan("disease.odds-ratio-with-table", field=f"{path}.causative[{index}].odds_ratio")
        table = _penetrance_array(self.penetrance)
        if len(self.causal) > 2 or table.shape != (3,) * len(self.causal):
            raise InvalidPlan("disease.table-shape", field=f"{path}.penetrance")
        if not bool(np.all((table >= 0) & (table <= 1))):
            raise InvalidPlan("disease.table-values", field=f"{path}.penetrance")
        if not 0 < float(np.sum(table * _product([s.genotype_frequencies for s in self.causal]))) < 1:
            raise InvalidPlan("disease.everybody-or-nobody", field=f"{path}.penetrance")

    # -- what the model implies ------------------------------------------------------------------------------------

    @property
    def n_causal(self) -> int:
        return len(self.causal)

    @property
    def has_joint(self) -> bool:
        """Whether the joint distributions are enumerated (few loci); otherwise only the marginals are known."""
        return self.n_causal <= MAX_JOINT_LOCI

    @property
    def implied_prevalence(self) -> float:
        return float(implied(self).prevalence)

    @property
    def case_marginals(self) -> FloatArray:
        """Pr[copies | case] of each causal SNP, shape (k, 3)."""
        return implied(self).case_marginals

    @property
    def control_marginals(self) -> FloatArray:
        """Pr[copies | control] of each causal SNP, shape (k, 3)."""
        return implied(self).control_marginals

    # -- JSON ------------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        return DISEASE.write(self)


DISEASE = Record(DiseaseModel, members_of(DiseaseModel), home="scenario.disease")


def default_disease() -> DiseaseModel:
    """The example to start from: two independent SNPs, odds ratio 1.8 per copy, a risk allele of frequency 0.3."""
    return DiseaseModel(
        causal=(CausalSnp(frequency=0.3, odds_ratio=1.8), CausalSnp(frequency=0.3, odds_ratio=1.8)),
        prevalence=0.05,
    )


def _penetrance_array(table: object) -> FloatArray:
    try:
        return np.array(table, dtype=np.float64)
    except ValueError:  # rows of unequal length
        return np.empty((0,))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Implied:
    prevalence: float
    penetrance: FloatArray | None
    cases: FloatArray | None
    controls: FloatArray | None
    case_marginals: FloatArray
    control_marginals: FloatArray


@functools.lru_cache(maxsize=64)
def implied(model: DiseaseModel) -> _Implied:
    """What follows from ``model``; joint distributions are None where there are many loci."""
    genotypes = [snp.genotype_frequencies for snp in model.causal]
    if not model.has_joint:
        return implied_by_grid(model)
    population = _product(genotypes)
    if model.penetrance is not None:
        penetrance = _penetrance_array(model.penetrance)
    else:
        score = np.zeros((1,) * model.n_causal)
        for axis, effect in enumerate(_effects(model)):
            shape = [1] * model.n_causal
            shape[axis] = 3
            score = score + effect.reshape(shape)
        assert model.prevalence is not None
        penetrance = _sigmoid(score + _intercept(score.ravel(), population.ravel(), model.prevalence))
    prevalence = float(np.sum(population * penetrance))
    cases = population * penetrance
    controls = population * (1 - penetrance)
    cases /= cases.sum()
    controls /= controls.sum()
    return _Implied(
        prevalence=prevalence,
        penetrance=_frozen(penetrance),
        cases=_frozen(cases),
        controls=_frozen(controls),
        case_marginals=_frozen(_marginals(cases)),
        control_marginals=_frozen(_marginals(controls)),
    )


def implied_by_grid(model: DiseaseModel) -> _Implied:
    """Marginals with many loci: the linear predictor's distribution on a fine grid, forwards, and Pr[ill | rest] backwards.

    Splitting each atom between its two neighbouring grid points keeps means exact; the error is of second order in the step
    (range/16384), far below the sampling error of any study.
    """
    effects = _effects(model)
    genotypes = [snp.genotype_frequencies for snp in model.causal]
    low = sum(float(e.min()) for e in effects)
    # Splitting an atom spreads it by one point per locus: leave room for that.
    step = max((sum(float(e.max()) for e in effects) - low) / (_GRID - 2 - len(effects)), 1e-9)
    prefix: list[FloatArray] = [
        np.zeros(_GRID)
    ]  # the distribution of the loci before j, as offsets from their own minimum
    prefix[0][0] = 1.0
    for effect, weights in zip(effects, genotypes, strict=True):
        prefix.append(sum((w * _shift(prefix[-1], s) for w, s in _steps(effect, weights, step)), np.zeros(_GRID)))
    assert model.prevalence is not None
    grid: FloatArray = low + step * np.arange(_GRID, dtype=np.float64)
    ill = _sigmoid(grid + _intercept(grid, prefix[-1], model.prevalence))
    case_marginals = np.empty((model.n_causal, 3))
    for j in range(model.n_causal - 1, -1, -1):
        moved = [_pull(ill, s) for _, s in _steps(effects[j], genotypes[j], step)]
        case_marginals[j] = [w * float(prefix[j] @ f) for w, f in zip(genotypes[j], moved, strict=True)]
        ill = sum((w * f for w, f in zip(genotypes[j], moved, strict=True)), np.zeros(_GRID))
    prevalence = float(case_marginals[0].sum())
    control_marginals = (np.array(genotypes) - case_marginals) / (1 - prevalence)
    return _Implied(
        prevalence=prevalence,
        penetrance=None,
        cases=None,
        controls=None,
        case_marginals=_frozen(case_marginals / case_marginals.sum(axis=1, keepdims=True)),
        control_marginals=_frozen(control_marginals / control_marginals.sum(axis=1, keepdims=True)),
    )


def _steps(effect: FloatArray, weights: FloatArray, step: float) -> list[tuple[float, float]]:
    return [(float(w), float(e - effect.min()) / step) for w, e in zip(weights, effect, strict=True)]


def _shift(mass: FloatArray, by: float) -> FloatArray:
    """``mass`` moved up by a real number of grid steps, each atom split linearly."""
    whole, rest = int(by), by - int(by)
    result = np.zeros_like(mass)
    result[whole:] = (1 - rest) * mass[: len(mass) - whole]
    result[whole + 1 :] += rest * mass[: len(mass) - whole - 1]
    return result


def _pull(values: FloatArray, by: float) -> FloatArray:
    """x ↦ values(x + by): the adjoint of :func:`_shift`."""
    whole, rest = int(by), by - int(by)
    padded = np.concatenate([values, np.full(whole + 1, values[-1])])
    result: FloatArray = (1 - rest) * padded[whole : whole + len(values)]
    result += rest * padded[whole + 1 : whole + 1 + len(values)]
    return result


def _effects(model: DiseaseModel) -> list[FloatArray]:
    """ln(OR)·x for 0, 1, 2 copies of each SNP."""
    return [math.log(snp.odds_ratio or 1.0) * np.array(_DOSE[snp.mode]) for snp in model.causal]


def _intercept(scores: FloatArray, weights: FloatArray, prevalence: float) -> float:
    """b₀ with Σ weights·sigmoid(b₀ + scores) = prevalence (the sum rises with b₀)."""
    from scipy.optimize import brentq  # slow to import

    def missing(b: float) -> float:
        return float(np.dot(weights, _sigmoid(scores + b))) - prevalence

    centre = math.log(prevalence / (1 - prevalence))
    # With one score alone, or the same for all, both ends are the root; rounding would decide on which side they lie.
    low, high = centre - float(np.max(scores)) - 1, centre - float(np.min(scores)) + 1
    return float(brentq(missing, low, high, xtol=1e-15, rtol=4 * np.finfo(np.float64).eps))


def _sigmoid(x: FloatArray) -> FloatArray:
    result: FloatArray = np.exp(-np.logaddexp(0.0, -x))  # exact to the last digits for rare diseases too
    return result


def _product(parts: list[FloatArray]) -> FloatArray:
    """The outer product of genotype distributions, shape (3,)*k."""
    return functools.reduce(np.multiply.outer, parts)


def _marginals(joint: FloatArray) -> FloatArray:
    axes = range(joint.ndim)
    return np.array([joint.sum(axis=tuple(a for a in axes if a != axis)) for axis in axes])


def _frozen(array: FloatArray) -> FloatArray:
    array = np.ascontiguousarray(array)
    array.setflags(write=False)
    return array
