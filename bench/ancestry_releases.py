"""Throw-away releases of studies with two ancestry groups: debited, drawn, signed.  ``python bench/ancestry_releases.py [releases]``.

1,000 cases and 1,000 controls; the first group has 70 % of the cases and 30 % of the controls; F_ST = 0.02; two causal SNPs of odds
ratio 1.8 among 10,000; e^ε = 2, M = 2, total variation, joint draw.  Each release is of a simulated study of its own, from a
genotype table, with a ledger that is thrown away.  Prints the share of releases that name both causal SNPs with its 95 % interval
(Clopper–Pearson), inside strata and without them, beside what is wanted: at least 0.95, and about 0.01.
"""

from __future__ import annotations

import math
import os
import sys
import tempfile
from pathlib import Path

import numpy as np
from scipy.stats import beta

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import default_disease
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Scenario
from gwasprivacy.assumptions.structure import Ancestry, PeopleGroup
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.release.engine import prepare_release, publish
from gwasprivacy.release.signing import generate_key
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from gwasprivacy.study.design import GenotypeFilter, StudyDesign
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.study.tables import GenotypeTables

N_GROUP = 1000
GROUPS = (
    PeopleGroup(name="first", case_share=0.7, control_share=0.3),
    PeopleGroup(name="second", case_share=0.3, control_share=0.7),
)
STRATA = (Stratum(name="first", n_cases=700, n_controls=300), Stratum(name="second", n_cases=300, n_controls=700))


def plan_of(strata: tuple[Stratum, ...], epsilon: float) -> Plan:
    return Plan(
        title="Throw-away",
        adversary=AdversaryModel(prior=PriorRange(0.5, 0.5), target=Target(TargetKind.EPSILON, epsilon)),
        design=StudyDesign(n_cases=N_GROUP, n_controls=N_GROUP, genotype_filter=GenotypeFilter.NONE, strata=strata),
        release=ReleaseChoices(score=ScoreChoice(name="tv"), mechanism="joint", n_snps=2),
    )


def table_text(tables: GenotypeTables, strata: tuple[Stratum, ...]) -> str:
    """A genotype table without missing calls, as ``gwasprivacy tables`` writes it."""
    names = [f"{group}_{calls}" for group in ("case", "control") for calls in ("0", "1", "2", "missing")]
    columns = ["chrom", "snp", "pos", "a1", "a2", *(["stratum"] if strata else []), *names]
    found = ["#gwasprivacy-tables/1", "\t".join(columns)]
    parts = tables.by_stratum if strata else tables.counts[:, None]
    assert parts is not None
    for row, groups in enumerate(np.asarray(parts).tolist()):
        site = f"{1 + row * 22 // len(parts)}\trs{row}\t{1000 * (row + 1)}\tA\tG"
        for number, (cases, controls) in enumerate(groups):
            label = [strata[number].name] if strata else []
            found.append("\t".join([site, *label, *map(str, (*cases, 0, *controls, 0))]))
    return "\n".join(found) + "\n"


def count_successes(
    n_releases: int, strata: tuple[Stratum, ...], *, n_snps: int = 10_000, epsilon: float = math.log(2), seed: int = 1
) -> int:
    """How many of ``n_releases`` name both causal SNPs of their study."""
    scenario = Scenario(
        disease=default_disease(),
        n_snps=n_snps,
        spectrum=AlleleSpectrum(alpha=1, beta=1, lowest=0.05),
        ancestry=Ancestry(fst=0.02, groups=GROUPS),
        strata=strata,
    )
    source, key, plan = study_source(scenario), generate_key(), plan_of(strata, epsilon)
    wanted = {f"rs{row}" for row in source.causal}
    found = 0
    for number in range(n_releases):
        tables = source.tables(N_GROUP, N_GROUP, study_generator(seed, 2 * N_GROUP, number))
        with tempfile.TemporaryDirectory(prefix="throw-away-") as name:
            folder = Path(name)
            study = folder / "study.tsv"
            study.write_text(table_text(tables, strata), encoding="utf-8")
            ready = prepare_release(plan, StudyFiles(path=study))
            made = publish(ready, folder / "thrown.gwasledger", key, folder / "out", drawing=InlineExecutor())
            found += {snp.name for snp in made.snps} == wanted
    return found


def main(n_releases: int) -> None:
    with tempfile.TemporaryDirectory(prefix="throw-away-state-") as notes:
        os.environ["XDG_STATE_HOME"] = notes  # what the program notes of ledgers is thrown away too
        _print_both(n_releases)


def _print_both(n_releases: int) -> None:
    for words, strata, aim in (("inside strata", STRATA, "at least 0.95"), ("without strata", (), "about 0.01")):
        found = count_successes(n_releases, strata)
        low = beta.ppf(0.025, found, n_releases - found + 1) if found else 0.0
        high = beta.ppf(0.975, found + 1, n_releases - found) if found < n_releases else 1.0
        print(
            f"{words}: both causal SNPs in {found} of {n_releases} releases, {found / n_releases:.3f} "
            f"({low:.3f} to {high:.3f}); wanted: {aim}",
            flush=True,
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
