"""What a guarantee about membership tests saves: participants for 90 % under γ = 1.5 and under an advantage of at most ⅓.

The joint draw is also made with one SNP from each block of a megabase (a causal SNP then counts as found with any SNP of its block).

Against prior ½ both are e^ε = 2 for a release of which only ε is known.  A draw of bounded range keeps the advantage with e^ε = 4.
The peer is a study without any privacy in the same simulated studies.

    python bench/attack_guarantee.py
"""

from __future__ import annotations

import math
import os
import sys
import time

from utility_table import KS, NEW_PLANS, TREND, TV, people, reference_scenario

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.executors import make_executor
from gwasprivacy.base.work import Work
from gwasprivacy.mechanisms.registry import selector
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.simulation.curves.curve import NO_PRIVACY, CurveRequest
from gwasprivacy.simulation.curves.sample_size_search import required_sizes
from gwasprivacy.study.design import Loci

GUARANTEES = {
    "γ = 1.5": Target(TargetKind.GAMMA, 1.5),
    "advantage ≤ ⅓": Target(TargetKind.ADVANTAGE, 1 / 3),
}
CHOICES: list[tuple[ScoreChoice, str, Loci | None]] = [
    (score, how, None) for score in (KS, TV) for how in ("joint", "exponential", "permute-and-flip")
]
CHOICES += [(score, "joint", Loci(block_kb=1000.0)) for score in (KS, TV)]


def main() -> int:
    scenario = reference_scenario()
    if scenario is None:
        print("The reference study is not here (GWASPRIVACY_HAPSAMPLE).")
        return 0
    asked, wanted = [], []
    for words, target in GUARANTEES.items():
        for score, how, loci in CHOICES:
            model = AdversaryModel(prior=PriorRange.single(0.5), target=target, loss=selector(how).loss(2))
            epsilon, where = model.epsilon, "" if loci is None else ", by Mb"
            wanted.append(
                CurveRequest(
                    adversary=words,
                    epsilon=epsilon,
                    score=score,
                    mechanism=how,
                    n_snps=2,
                    loci=loci,
                    set_score=NEW_PLANS,
                )
            )
            asked.append(f"{words:16}{score.name:5}{how + where:18}e^ε = {math.exp(epsilon):4.2f}")
    asked.append("no privacy (trend test)")
    wanted.append(CurveRequest(adversary="nobody", epsilon=math.inf, score=TREND, mechanism=NO_PRIVACY, n_snps=2))
    started = time.perf_counter()
    with make_executor(os.cpu_count() or 1, None) as executor:
        found = required_sizes(scenario, wanted, target=0.9, work=Work(executor=executor))
    for words, size in zip(asked, found, strict=True):
        print(f"{words:52}{people(size)}")
    print(f"{time.perf_counter() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
