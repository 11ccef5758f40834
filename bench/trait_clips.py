"""The public range of a quantitative trait, chosen by simulation: Pr[both causal SNPs published] by half the range in SDs.

    python bench/trait_clips.py [STUDIES]

Two SNPs of 1 % or 0.3 % of the variance each, at e^ε = 2 by the joint draw; 10,000 SNPs, null allele frequencies evenly between 5 % and
95 %.  The study's own mean subtracted; its mean measured with a tenth of ε, where a record is replaced, and where somebody joins or leaves.
The same people for every range; ± one standard error.
"""

from __future__ import annotations

import math
import sys
import time

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Scenario
from gwasprivacy.assumptions.trait_model import TraitModel, TraitSnp
from gwasprivacy.base.executors import ProcessExecutor
from gwasprivacy.base.work import Work
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.utility import utility_curve

CLIPS = (0.5, 1.0, 1.5, 2.0, 3.0)
OWN, REPLACED, JOINED = "own mean", "measured, replaced", "measured, joined or left"
SETTINGS = (
    (OWN, 0.01, 6000), (REPLACED, 0.01, 4500), (JOINED, 0.01, 4000), (OWN, 0.003, 14_000), (REPLACED, 0.003, 11_500), (JOINED, 0.003, 11_000),
)  # fmt: skip
SCORES = ("tv", "ks")


def main(n_studies: int) -> None:
    spectrum = AlleleSpectrum(alpha=1.0, beta=1.0, lowest=0.05)
    for frequency in (0.3, 0.5):
        for subtracted, r2, n_people in SETTINGS:
            share = 0.0 if subtracted == OWN else 0.1
            requests = [
                CurveRequest(
                    adversary="", epsilon=math.log(2) * (1 - share), score=ScoreChoice(name=name), mechanism="joint", n_snps=2,
                    neighbours=Neighbours.ADD_REMOVE if subtracted == JOINED else Neighbours.REPLACE_ONE,
                    ratio_epsilon=math.log(2) * share or None,
                )
                for name in SCORES
            ]  # fmt: skip
            for clip in CLIPS:
                model = TraitModel(
                    causal=(TraitSnp(frequency=frequency, r2=r2),) * 2,
                    limits=(-clip, clip),
                    centres=() if subtracted == OWN else (500,),
                )
                scenario = Scenario(trait=model, spectrum=spectrum, sizes=(n_people,), n_studies=n_studies)
                start = time.perf_counter()
                points = utility_curve(scenario, requests, work=Work(executor=ProcessExecutor(2))).points
                found = "  ".join(f"{point.score} {point.p_all:.3f} ± {point.standard_error:.3f}" for point in points)
                each = (time.perf_counter() - start) / n_studies
                print(
                    f"f {frequency}  r² {r2:.1%}  {subtracted}  N {n_people:,}  B {clip:g}:  {found}  ({1000 * each:.0f} ms a study)",
                    flush=True,
                )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
