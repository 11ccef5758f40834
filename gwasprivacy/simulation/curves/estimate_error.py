"""How far the closed-form estimate may be off: measured on plans drawn at random; where it was not measured, or is too far, none.

The spread is in probits: the 95 % interval of an estimate p is Φ(Φ⁻¹(p) ± spread).  It was set on two draws of random plans, and
judged on another that had been drawn with a fixed seed before (docs/theory/simulated-studies.md).
"""

from __future__ import annotations

from gwasprivacy.assumptions.disease import DiseaseModel, Mode
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.preview import can_preview

SPREAD = 0.4
MOST_CAUSAL, MOST_RELEASED, MOST_SNPS = 4, 6, 10_000
RAREST, LARGEST_ODDS_RATIO = 0.03, 2.5
_JOINT = "joint"


def spread_of(scenario: Scenario, request: CurveRequest) -> float | None:
    """The error of the estimate in probits; None where none may be shown.

    There is none without a closed form; none where the ratio of cases to controls is measured, whose noise it leaves out (it said 56 % for
    44 %); none with linkage, which the closed form leaves out (it said 39 % for 6 %); none for the
    joint draw of more SNPs than are causal, where the spread of the null SNPs' tail decides, which it leaves out too (0.64 for
    0.37); and none outside the plans on which it was measured.
    """
    if not can_preview(request, scenario) or scenario.engine is not Engine.FAST or request.ratio_epsilon is not None:
        return None
    n_causal = scenario.disease.n_causal
    if request.mechanism == _JOINT and request.n_snps > n_causal:
        return None
    if n_causal > MOST_CAUSAL or request.n_snps > MOST_RELEASED or scenario.n_snps > MOST_SNPS:
        return None
    return SPREAD if _is_usual(scenario.disease) else None


def _is_usual(disease: DiseaseModel) -> bool:
    """Additive odds ratios that are not extreme, of alleles that are not rare."""
    return all(
        snp.odds_ratio is not None
        and snp.mode is Mode.ADDITIVE
        and 1 / LARGEST_ODDS_RATIO <= snp.odds_ratio <= LARGEST_ODDS_RATIO
        and RAREST <= snp.frequency <= 1 - RAREST
        for snp in disease.causal
    )
