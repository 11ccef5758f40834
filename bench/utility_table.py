"""How likely both causative SNPs of the reference study are published: every score with every selector, at equal ε.

Studies are resampled from the reference study (GWASPRIVACY_HAPSAMPLE) as its README defines it; without it, from the panel that
is shipped.  The peer is a study without any privacy (the two largest genotypic χ²) in the same simulated studies.

    python bench/utility_table.py [--studies 60] [--sizes 1000 2000 …] [--no-distance] [--patients]
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from pathlib import Path

from gwasprivacy.association.scores import ScoreChoice, ScoreName, TestName
from gwasprivacy.release.plan import load_plan
from gwasprivacy.resources import resource_path
from gwasprivacy.simulation.curve import CurveRequest
from gwasprivacy.simulation.disease import CausativeSnp, DiseaseModel
from gwasprivacy.simulation.sample_size import required_sizes
from gwasprivacy.simulation.scenario import Engine, Scenario
from gwasprivacy.simulation.utility import utility_curve
from gwasprivacy.study.executors import make_executor

SIZES = (1000, 1500, 2000, 3000, 5000, 7500, 10000)
RATIOS = (1.3, 1.5, 2.0)
SELECTORS = ("exponential", "permute-and-flip", "laplace", "joint")
THRESHOLDS = (1e-10, 5e-8, 1e-3)
GENOTYPIC = ScoreChoice(name=ScoreName.GENOTYPIC)
TV = ScoreChoice(name=ScoreName.TV)


def reference_scenario() -> Scenario | None:
    folder = os.environ.get("GWASPRIVACY_HAPSAMPLE", "../shared/data/hapsample")
    prefix = Path(folder).absolute() / "hapsample"
    if not prefix.with_suffix(".bed").exists():
        return None
    published = json.loads((prefix.parent / "disease_model.json").read_text())
    return Scenario(
        disease=DiseaseModel(
            causative=tuple(CausativeSnp(snp=snp, frequency=0.25) for snp in published["causative"]),
            penetrance=tuple(tuple(row) for row in published["penetrance"]),
        ),
        engine=Engine.RESAMPLE,
        panel=str(prefix),
    )


def loc_sig(p_value: float) -> ScoreChoice:
    return ScoreChoice(name=ScoreName.DISTANCE, test=TestName.GENOTYPIC, p_value=p_value)


def request(score: ScoreChoice, mechanism: str, ratio: float) -> CurveRequest:
    return CurveRequest(adversary=f"e^ε {ratio:g}", epsilon=math.log(ratio), score=score, mechanism=mechanism, n_snps=2)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--studies", type=int, default=60)
    parser.add_argument("--sizes", type=int, nargs="+", default=list(SIZES))
    parser.add_argument("--no-distance", action="store_true")
    parser.add_argument("--patients", action="store_true", help="only the people needed for 90 % at e^ε = 2")
    args = parser.parse_args()
    scenario = reference_scenario()
    if scenario is None:
        print("The reference study is not here; the bundled panel and the example's disease model stand in for it.")
        scenario = load_plan(resource_path("example/example.gwasplan")).scenario
        assert scenario is not None
    scores = [("χ²", GENOTYPIC), ("tv", TV)]
    if not args.no_distance:
        scores[1:1] = [(f"LocSig {p:g}", loc_sig(p)) for p in THRESHOLDS]
    started = time.perf_counter()
    with make_executor(os.cpu_count() or 1, None) as executor:
        if not args.patients:
            for ratio in RATIOS:
                rows = [(f"{name}, {how}", request(score, how, ratio)) for name, score in scores for how in SELECTORS]
                rows.append(("no privacy (χ²)", CurveRequest.without_privacy(GENOTYPIC, 2)))
                points = utility_curve(
                    scenario, [one for _, one in rows], sizes=args.sizes, n_studies=args.studies, executor=executor
                )
                print(f"\nPr[both published], e^ε = {ratio:g}, {args.studies} studies (± standard error)")
                print(f"{'':28}" + "".join(f"{f'N={size}':>14}" for size in args.sizes))
                for at, (name, _) in enumerate(rows):
                    cells = [points[k * len(rows) + at] for k in range(len(args.sizes))]
                    print(f"{name:28}" + "".join(f"{p.p_all:8.2f} ±{p.standard_error:4.2f}" for p in cells), flush=True)
        wanted = [("tv, joint", request(TV, "joint", 2.0)), ("χ², exponential", request(GENOTYPIC, "exponential", 2.0))]
        if not args.no_distance:
            wanted.insert(1, ("LocSig 5e-08, exponential", request(loc_sig(5e-8), "exponential", 2.0)))
        wanted.append(("no privacy (χ²)", CurveRequest.without_privacy(GENOTYPIC, 2)))
        print("\nPeople needed for Pr[both] = 90 %, e^ε = 2 (95 % interval)")
        for (name, _), size in zip(
            wanted, required_sizes(scenario, [one for _, one in wanted], target=0.9, executor=executor), strict=True
        ):
            print(f"{name:28}{size.n_participants:>8,}  ({size.low:,} to {size.high:,})", flush=True)
    print(f"\n{time.perf_counter() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
