"""Participants that a study of a trait needs: the study's own mean subtracted, a public centre, or a mean that is measured with a tenth of ε;
whose size is printed or is not.

    python bench/trait_centre.py [STUDIES]

Two SNPs of 1 % of the variance each among 10,000, the trait clipped to ± 1 SD, e^ε = 2, joint draw of two by the Kolmogorov distance;
null allele frequencies evenly between 5 % and 95 %.  The same people for every line: Pr[both published], ± one standard error, and the
size from which it is 0.9, by straight lines between sizes; "off by" is a centre so many SDs from the mean.
"""

from __future__ import annotations

import math
import sys

import numpy as np

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Scenario
from gwasprivacy.assumptions.trait_model import TraitModel, TraitSnp
from gwasprivacy.base.executors import ProcessExecutor
from gwasprivacy.base.work import Work
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.curves.curve import CurvePoint, CurveRequest
from gwasprivacy.simulation.curves.utility import utility_curve

SIZES = (3000, 3500, 4000, 4500, 5000, 5500, 6000)
LINES: tuple[tuple[str, tuple[int, ...], Neighbours, float], ...] = (
    ("own mean", (), Neighbours.REPLACE_ONE, 0.0),
    ("public centre, replaced", (500,), Neighbours.REPLACE_ONE, 0.0),
    ("measured with 10 %, replaced", (500,), Neighbours.REPLACE_ONE, 0.1),
    ("measured with 10 % from 0.3 SD off, replaced", (650,), Neighbours.REPLACE_ONE, 0.1),
    ("public centre, joined or left", (500,), Neighbours.ADD_REMOVE, 0.0),
    ("measured with 3 %, joined or left", (500,), Neighbours.ADD_REMOVE, 0.03),
    ("measured with 10 %, joined or left", (500,), Neighbours.ADD_REMOVE, 0.1),
    ("measured with 20 %, joined or left", (500,), Neighbours.ADD_REMOVE, 0.2),
    ("measured with 10 % from 0.3 SD off, joined or left", (650,), Neighbours.ADD_REMOVE, 0.1),
    ("public centre off by 0.02 SD, joined or left", (510,), Neighbours.ADD_REMOVE, 0.0),
    ("public centre off by 0.1 SD, joined or left", (550,), Neighbours.ADD_REMOVE, 0.0),
    ("value of the trait secret", (500,), Neighbours.REPLACE_TRAIT, 0.0),
    ("value of the trait secret, measured with 10 %", (500,), Neighbours.REPLACE_TRAIT, 0.1),
)


def main(n_studies: int) -> None:
    for title, centres, neighbours, share in LINES:
        model = TraitModel(causal=(TraitSnp(frequency=0.3, r2=0.01),) * 2, limits=(-1.0, 1.0), centres=centres)
        spectrum = AlleleSpectrum(alpha=1.0, beta=1.0, lowest=0.05)
        scenario = Scenario(trait=model, spectrum=spectrum, sizes=SIZES, n_studies=n_studies)
        request = CurveRequest(
            adversary="", epsilon=math.log(2) * (1 - share), score=ScoreChoice(name="ks"), mechanism="joint", n_snps=2,
            neighbours=neighbours, ratio_epsilon=math.log(2) * share or None,
        )  # fmt: skip
        points = utility_curve(scenario, [request], work=Work(executor=ProcessExecutor(2))).points
        powers = "  ".join(
            f"{point.n_participants:,}: {point.p_all:.3f} ± {point.standard_error:.3f}" for point in points
        )
        print(f"{title}: {_needed(points)} participants for 0.9  ({powers})", flush=True)


def _needed(points: tuple[CurvePoint, ...]) -> str:
    powers = np.maximum.accumulate([point.p_all for point in points])
    if not powers[0] < 0.9 <= powers[-1]:
        return "other than these"
    return f"{float(np.interp(0.9, powers, [point.n_participants for point in points])):,.0f}"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
