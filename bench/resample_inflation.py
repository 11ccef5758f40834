"""How far drawing whole people again and again inflates the null: λ, the median allelic χ² over its expectation, by engine and size.

``python bench/resample_inflation.py [studies] [panel]``; without a panel the bundled one, its haplotypes paired into 500 people.
"""

from __future__ import annotations

import sys

import numpy as np

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import default_disease
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.forecast.panel_snps import with_panel_names
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source

MEDIAN = 0.4549364  # of χ² with one degree of freedom
SIZES = (1000, 2000, 5000, 10_000)


def inflation(engine: Engine, size: int, n_studies: int, panel: str | None = None) -> tuple[float, float]:
    """λ and its standard error over ``n_studies`` studies."""
    scenario = Scenario(disease=with_panel_names(default_disease(), panel), engine=engine, panel=panel)
    source, score = study_source(scenario), ScoreChoice(name="allelic")
    found = []
    for index in range(n_studies):
        tables = source.tables(size // 2, size // 2, study_generator(1, size, index))
        copies = tables.counts.sum(axis=1) @ np.arange(3)
        is_polymorphic = (copies > 0) & (copies < 2 * size)
        found.append(np.median(computed_scores(score, tables)[is_polymorphic]) / MEDIAN)
    return float(np.mean(found)), float(np.std(found, ddof=1) / np.sqrt(n_studies))


def main(n_studies: int, panel: str | None) -> None:
    for size in SIZES:
        said = []
        for engine in (Engine.PANEL, Engine.RESAMPLE):
            mean, error = inflation(engine, size, n_studies, panel)
            said.append(f"{engine.value} {mean:.3f} ± {error:.3f}")
        print(f"N {size}: λ {', '.join(said)}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20, sys.argv[2] if len(sys.argv) > 2 else None)
