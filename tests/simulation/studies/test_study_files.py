"""Simulated studies as files, and the bundled example."""

from __future__ import annotations

import hashlib
import json
import math
import re
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.assumptions.scenario import Engine
from gwasprivacy.base.errors import Cancelled, InvalidInput
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.resources import resource_path
from gwasprivacy.base.work import Work
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.simulation.laws.inclusion import set_utility
from gwasprivacy.simulation.studies.panel_files import BUNDLED
from gwasprivacy.simulation.studies.study_files import (
    FILE_ENDINGS,
    causal_of_truth,
    simulate_study_files,
    truth_beside,
)
from gwasprivacy.simulation.studies.study_simulator import simulate_cohort
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.identity import Overlap, study_fingerprint
from tests.simulation.scenarios import small_scenario


def written(folder: Path, **changes: object) -> Path:
    for ending, data in simulate_study_files(small_scenario(**changes), 31, 22, 7).items():
        (folder / f"sim{ending}").write_bytes(data)
    return folder / "sim"


@pytest.mark.parametrize("engine", [Engine.FAST, Engine.PANEL])
def test_the_files_hold_the_simulated_study(tmp_path: Path, engine: Engine) -> None:
    prefix = written(tmp_path, engine=engine)
    cohort = simulate_cohort(small_scenario(engine=engine), 31, 22, 7)
    counted = count_tables(open_study(prefix))
    assert np.array_equal(counted.tables.counts, cohort.tables().counts)
    assert counted.tables.variants == cohort.variants
    assert counted.n_missing.sum() == 0
    truth = json.loads((tmp_path / "sim.truth.json").read_text(encoding="utf-8"))
    assert [snp["snp"] for snp in truth["causative"]] == cohort.variants.snp[cohort.causal].tolist()
    assert (truth["n_cases"], truth["n_controls"], truth["seed"]) == (31, 22, 7)


def test_the_seed_decides_every_byte() -> None:
    files = [simulate_study_files(small_scenario(), 20, 20, seed) for seed in (1, 1, 2)]
    assert files[0] == files[1]
    assert set(files[0]) == set(FILE_ENDINGS)
    assert all(files[0][ending] != files[2][ending] for ending in (".bed", ".fam"))


def test_studies_of_other_seeds_or_designs_share_nobody() -> None:
    def people(seed: int = 1, n_cases: int = 20, **changes: object) -> set[str]:
        files = simulate_study_files(small_scenario(**changes), n_cases, 40 - n_cases, seed)
        return {line.split()[1] for line in files[".fam"].decode().splitlines()}

    studies = [people(), people(seed=2), people(n_cases=19), people(engine=Engine.PANEL), people(n_snps=600)]
    assert len(set().union(*studies)) == 40 * len(studies)
    assert people() == people(n_studies=7) == studies[0], "what does not change the study does not change its people"
    assert all(re.fullmatch(r"sim[0-9a-f]{16}-[0-9]{2}", name) for name in studies[0]), "every PLINK reads such names"


def test_two_seeds_are_other_people_for_a_ledger(tmp_path: Path) -> None:
    found = []
    for seed in (1, 2):
        for ending, data in simulate_study_files(small_scenario(), 20, 20, seed).items():
            (tmp_path / f"seed{seed}{ending}").write_bytes(data)
        found.append(study_fingerprint(open_study(tmp_path / f"seed{seed}")))
    key = bytes(range(32))
    assert found[0].overlap(key, found[1](key)) is Overlap.NOTHING


def test_a_row_does_not_tell_who_is_a_case(tmp_path: Path) -> None:
    lines = written(tmp_path).with_suffix(".fam").read_text(encoding="utf-8").splitlines()
    phenotypes = [line.split()[5] for line in lines]
    assert sorted(phenotypes) == ["1"] * 22 + ["2"] * 31
    assert "2" in phenotypes[:8]
    assert "1" in phenotypes[:8]
    assert all(line.split()[4] in "12" for line in lines)


def test_a_study_too_large_for_memory_is_refused_at_once() -> None:
    with pytest.raises(InvalidInput, match="too large"):
        simulate_study_files(small_scenario(n_snps=1_000_000), 2000, 2000, 1)


# -- the bundled example ---------------------------------------------------------------------------------------------------


def test_the_example_study_is_made_by_the_example_plan() -> None:
    plan = load_plan(resource_path("example/example.gwasplan"))
    assert plan.scenario is not None
    files = simulate_study_files(plan.scenario, plan.design.n_cases, plan.design.n_controls, plan.scenario.seed)
    for ending, data in files.items():
        assert resource_path(f"example/example{ending}").read_bytes() == data, ending


@pytest.mark.parametrize(
    ("mechanism", "at_least"), [("joint", 0.999), ("permute-and-flip", 0.998), ("exponential", 0.95)]
)
def test_the_example_plan_publishes_both_causal_snps(mechanism: str, at_least: float) -> None:
    plan = load_plan(resource_path("example/example.gwasplan"))
    check_plan(plan)
    truth = json.loads(resource_path("example/example.truth.json").read_text(encoding="utf-8"))
    tables = count_tables(open_study(resource_path("example/example.bed"))).tables
    assert (tables.n_snps, tables.n_cases, tables.n_controls) == (10_000, 1000, 1000)
    rows = np.flatnonzero(np.isin(tables.variants.snp, [snp["snp"] for snp in truth["causative"]]))
    assert plan.epsilon == pytest.approx(math.log(2))
    utility = set_utility(
        computed_scores(plan.release.score, tables),
        rows,
        sensitivity=plan.sensitivity(),
        epsilon=plan.epsilon,
        n_snps=plan.release.n_snps,
        mechanism=mechanism,
    )
    assert utility.p_all >= at_least


def test_the_resources_stay_small_and_their_page_is_true() -> None:
    folder = resource_path("example")
    assert sum(file.stat().st_size for file in folder.iterdir()) < 6_000_000
    panel = resource_path(BUNDLED)
    assert panel.stat().st_size < 1_000_000
    digest = hashlib.sha256(panel.read_bytes()).hexdigest()
    assert digest in (panel.parent / "README.md").read_text(encoding="utf-8")


def test_the_truth_names_the_causal_snps_again(tmp_path: Path) -> None:
    path = tmp_path / "pilot.truth.json"
    path.write_bytes(simulate_study_files(small_scenario(), 20, 20, 1)[".truth.json"])
    assert causal_of_truth(path) == tuple(entry["snp"] for entry in json.loads(path.read_bytes())["causative"])
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(InvalidInput, match="does not name the causal SNPs"):
        causal_of_truth(path)


@pytest.mark.parametrize("name", ["pilot", "pilot.bed", "pilot.fam", "pilot.pgen", "pilot.vcf.gz", "pilot.tsv"])
def test_the_truth_is_looked_for_beside_any_file_of_the_study(name: str) -> None:
    assert truth_beside(Path("there") / name) == Path("there/pilot.truth.json")


@pytest.mark.parametrize("engine", ["fast", "panel", "resample"])
def test_making_a_study_can_be_stopped_at_every_step(engine: str) -> None:
    told: list[str] = []
    scenario = small_scenario(engine=engine)
    simulate_study_files(scenario, 20, 20, 1, work=Work(progress=lambda stage, done, total: told.append(stage)))
    assert set(told) == {"Preparing", "Simulating people", "Packing genotypes"}
    for stage in set(told):
        flag = CancelFlag()

        def stop(now: str, done: float, total: float, stage: str = stage, flag: CancelFlag = flag) -> None:
            if now == stage:
                flag.cancel()

        with pytest.raises(Cancelled):
            simulate_study_files(scenario, 20, 20, 1, work=Work(progress=stop, cancel=flag))
