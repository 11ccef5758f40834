"""Plans drawn at random, and what simulation says of them: what the quick estimate's error is measured on.

    python -m tests.reference.estimate_plans pilot|pilot-2|check|leads OUT.json

writes a table.  Plans are drawn with a fixed seed; a plan whose outcome is all but certain in its first eight studies is kept one
time in five, so that most plans have something to be wrong about.  Nothing here knows the estimate.  The pilots are for tuning its
intervals; ``check`` was drawn and simulated before, and judges them.  ``leads``: the joint draws of ``check``, with the usual lead.
"""

from __future__ import annotations

import json
import math
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.work import Work
from gwasprivacy.mechanisms.set_score import USUAL_LEAD, SetScore
from gwasprivacy.simulation.curves.curve import NO_PRIVACY, CurveRequest
from gwasprivacy.simulation.curves.utility import utility_curve
from gwasprivacy.simulation.studies.panel_files import load_panel

SEEDS = {"pilot": 20261122, "pilot-2": 20261123, "check": 1122}
NUMBER = {"pilot": 49, "pilot-2": 60, "check": 100}
FIRST, STUDIES = 8, {Engine.FAST: 100, Engine.PANEL: 50}
SCORES = ("tv", "tv", "tv", "ks", "ks", "genotypic", "allelic", "trend", "tv-allelic")
MECHANISMS = ("joint", "joint", "joint", "exponential", "permute-and-flip", "laplace")


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnPlan:
    """One plan as plain numbers; ``snps``: names in the bundled panel, whose linkage is then kept."""

    frequencies: tuple[float, ...]
    odds_ratios: tuple[float, ...]
    prevalence: float
    snps: tuple[str, ...] | None
    n_snps: int
    n_participants: int
    case_fraction: float
    score: str
    mechanism: str
    n_released: int
    epsilon: float
    lead: float = 0.0

    @property
    def scenario(self) -> Scenario:
        names = self.snps or (None,) * len(self.frequencies)
        causal = tuple(
            CausalSnp(frequency=f, odds_ratio=r, snp=name)
            for f, r, name in zip(self.frequencies, self.odds_ratios, names, strict=True)
        )
        return Scenario(
            disease=DiseaseModel(causal=causal, prevalence=self.prevalence),
            engine=Engine.FAST if self.snps is None else Engine.PANEL,
            n_snps=self.n_snps,
            case_fraction=self.case_fraction,
            seed=3,
        )

    @property
    def request(self) -> CurveRequest:
        score = ScoreChoice(name=self.score)  # type: ignore[arg-type]
        if self.mechanism == NO_PRIVACY:
            return CurveRequest.without_privacy(score, self.n_released)
        return CurveRequest(
            adversary="drawn",
            epsilon=self.epsilon,
            score=score,
            mechanism=self.mechanism,
            n_snps=self.n_released,
            set_score=SetScore(lead=self.lead),
        )

    @property
    def metric(self) -> Metric:
        """What a plan's question asks: all causal SNPs, or any where fewer are published."""
        return Metric.ALL if self.n_released >= len(self.frequencies) else Metric.ANY


def draw(rng: np.random.Generator) -> DrawnPlan:
    k = int(rng.choice([1, 2, 2, 2, 3, 4]))
    linked = rng.random() < 0.35
    panel = load_panel(None)
    snps = None
    frequencies = rng.uniform(0.03, 0.5, k)
    if linked:
        known = panel.frequencies()
        rows = rng.choice(np.flatnonzero((known > 0.03) & (known < 0.97)), k, replace=False)
        frequencies = np.round(known[rows], 4)
        snps = tuple(str(panel.variants.snp[row]) for row in rows)
    return DrawnPlan(
        frequencies=tuple(float(f) for f in frequencies),
        odds_ratios=tuple(float(r) for r in np.exp(rng.uniform(math.log(1.3), math.log(2.5), k))),
        prevalence=float(rng.choice([0.01, 0.05, 0.2])),
        snps=snps,
        n_snps=int(rng.choice([1000, 3000, 10_000])),
        n_participants=2 * int(math.exp(rng.uniform(math.log(300), math.log(6000))) / 2),
        case_fraction=float(rng.choice([0.5, 0.5, 0.3])),
        score=str(rng.choice(SCORES)),
        mechanism=str(rng.choice([*MECHANISMS, NO_PRIVACY])),
        n_released=int(rng.integers(1, 7)) if rng.random() < 0.5 else k,
        epsilon=float(rng.uniform(math.log(1.2), math.log(4))),
    )


def truth(plan: DrawnPlan, n_studies: int) -> tuple[float, float]:
    """The probability of success and its standard error."""
    curve = utility_curve(
        plan.scenario,
        [plan.request],
        sizes=[plan.n_participants],
        n_studies=n_studies,
        work=Work(executor=InlineExecutor()),
    )
    point = curve.points[0]
    return point.value(plan.metric), point.error(plan.metric)


def table(which: str) -> list[dict[str, Any]]:
    rng = np.random.default_rng(SEEDS[which])
    rows: list[dict[str, Any]] = []
    while len(rows) < NUMBER[which]:
        plan = draw(rng)
        keep_sure = rng.random() < 0.2
        try:
            first, _error = truth(plan, FIRST)
        except GwasPrivacyError:  # the panel has nobody with such genotypes
            continue
        if not 0.02 < first < 0.98 and not keep_sure:
            continue
        rows.append(simulated(plan))
    return rows


def simulated(plan: DrawnPlan) -> dict[str, Any]:
    """A row: the plan, and what many studies say of it."""
    value, error = truth(plan, STUDIES[plan.scenario.engine])
    fields = {name: getattr(plan, name) for name in DrawnPlan.__dataclass_fields__}
    print(plan.mechanism, plan.score, value, flush=True)
    return {**fields, "truth": round(value, 5), "error": round(error, 5)}


def with_leads() -> list[dict[str, Any]]:
    """The plans of ``check`` for which a lead counts, with it."""
    plans = [plan for plan, *_ in read(Path(__file__).parent / "estimate_check.json")]
    return [
        simulated(replace(plan, lead=USUAL_LEAD))
        for plan in plans
        if plan.mechanism == "joint" and plan.n_released > 1 and plan.snps is None
    ]


def read(path: Path) -> list[tuple[DrawnPlan, float, float]]:
    """(plan, truth, its standard error) of every row."""
    return [
        (
            DrawnPlan(
                **{
                    name: tuple(row[name]) if isinstance(row[name], list) else row[name]
                    for name in DrawnPlan.__dataclass_fields__
                    if name in row
                }
            ),
            row["truth"],
            row["error"],
        )
        for row in json.loads(path.read_text(encoding="utf-8"))
    ]


if __name__ == "__main__":
    made = with_leads() if sys.argv[1] == "leads" else table(sys.argv[1])
    Path(sys.argv[2]).write_text("[\n" + ",\n".join(json.dumps(row) for row in made) + "\n]\n", encoding="utf-8")
