"""Makes resources/example/: the plan, and the study that the program's own simulator draws from the bundled panel.

    python packaging/make_example.py resources/example

Run packaging/make_panel.py first if the panel is to be made anew.  The same version gives the same bytes.
"""

from __future__ import annotations

import sys
from pathlib import Path

from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.plan.plan import in_step
from gwasprivacy.plan.saved_plan import new_plan, save_plan
from gwasprivacy.simulation.studies.panel_files import load_panel
from gwasprivacy.simulation.studies.study_files import simulate_study_files
from gwasprivacy.study.design import CandidateList, StudyDesign

SEED = 1
CAUSAL = ("ex9_002853", "ex13_001679")
ODDS_RATIO = 2.0
PREVALENCE = 0.02
SIZES = (500, 750, 1000, 1250, 1500, 2000, 2500, 3000)


def example_scenario() -> Scenario:
    """Two common SNPs, each with a peak of linked neighbours around it (largest r² about 0.4)."""
    panel = load_panel(None)
    frequency = panel.frequencies()
    rows = panel.rows_of(CAUSAL)
    causal = tuple(
        CausalSnp(snp=snp, frequency=round(float(frequency[row]), 6), odds_ratio=ODDS_RATIO)
        for snp, row in zip(CAUSAL, rows, strict=True)
    )
    return Scenario(
        disease=DiseaseModel(causal=causal, prevalence=PREVALENCE),
        n_snps=panel.n_snps,
        engine=Engine.PANEL,
        sizes=SIZES,
        seed=SEED,
    )


def main(folder: Path) -> None:
    scenario = example_scenario()
    design = StudyDesign(
        n_cases=1000,
        n_controls=1000,
        alleles_are_public=True,
        candidates=CandidateList(origin="every SNP of the program's own simulated reference panel"),
    )
    plan = in_step(new_plan(title="Example study", design=design, scenario=scenario))
    folder.mkdir(parents=True, exist_ok=True)
    save_plan(plan, folder / "example.gwasplan")
    for ending, data in simulate_study_files(scenario, design.n_cases, design.n_controls, SEED).items():
        (folder / f"example{ending}").write_bytes(data)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
