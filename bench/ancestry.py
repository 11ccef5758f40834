"""Two ancestry groups: what an unadjusted release publishes, and a stratified one.  ``python bench/ancestry.py [studies]``.

Two causal SNPs of odds ratio 1.8 and frequency 0.3 among 10,000 whose frequencies are uniform on 0.05–0.95; the first group has 70 % of the
cases and 30 % of the controls; e^ε = 2, M = 2, joint draw.  Prints Pr[both], plain and stratified, with standard errors, beside what was
measured elsewhere with the same design in 12–25 studies (±0.1).
"""

from __future__ import annotations

import math
import sys

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import default_disease
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Scenario
from gwasprivacy.assumptions.structure import Ancestry, PeopleGroup
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.utility import utility_curve
from gwasprivacy.study.stratum import Stratum

CASES = (
    (0.02, 1500, 0.02, 0.61),
    (0.02, 2000, 0.01, 0.99),
    (0.02, 3000, 0.17, 1.00),
    (None, 1500, 0.93, 0.61),
)
GROUPS = (
    PeopleGroup(name="first", case_share=0.7, control_share=0.3),
    PeopleGroup(name="second", case_share=0.3, control_share=0.7),
)
STRATA = (Stratum(name="first", n_cases=700, n_controls=300), Stratum(name="second", n_cases=300, n_controls=700))


def main(n_studies: int) -> None:
    print(f"{n_studies} studies a number; ± standard error; in brackets: measured elsewhere")
    for fst, size, plain, stratified in CASES:
        row = []
        for strata, known in (((), plain), (STRATA, stratified)):
            scenario = Scenario(
                disease=default_disease(),
                spectrum=AlleleSpectrum(alpha=1, beta=1, lowest=0.05),
                ancestry=None if fst is None else Ancestry(fst=fst, groups=GROUPS),
                strata=strata,
                n_studies=n_studies,
            )
            requests = [
                CurveRequest(
                    adversary=name, epsilon=math.log(2), score=ScoreChoice(name=name), mechanism="joint", n_snps=2
                )
                for name in ("tv", "ks")
            ]
            tv, ks = utility_curve(scenario, requests, sizes=[size]).points
            row.append(f"tv {tv.p_all:.3f} ± {tv.standard_error:.3f} ({known:.2f}), ks {ks.p_all:.3f}")
        print(f"F_ST {fst or 0:g}, N {size}: plain {row[0]}; stratified {row[1]}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
