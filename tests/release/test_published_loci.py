"""A release of loci: its report names intervals and no SNP, and another program's report of other loci does not verify."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.plan_words import publication_sentence
from gwasprivacy.release.second_cohort import reported_snps
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.check_release import check_report
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.statement.result_words import result_lines
from gwasprivacy.study.design import Loci
from gwasprivacy.study.public_lists.public_list import read_public_list
from tests.release.kind_plans import plan_of
from tests.release.scene import Scene
from tests.release.test_kinds_of_release import release, table


def test_the_report_names_intervals_and_no_snp(scene: Scene) -> None:
    outcome = release(scene, plan_of("selection of loci"))
    comments, header, rows = table(outcome)
    assert header == ["chromosome", "base_pair_location", "base_pair_location_end", "variant_id"]
    assert [row[3] for row in rows] == [f"{row[0]}:{row[1]}-{row[2]}" for row in rows]
    assert all(int(row[2]) - int(row[1]) == 4999 and int(row[1]) % 5000 == 1 for row in rows)
    assert "rs" not in json.dumps(outcome.report.predicate["result"])
    assert any("private selection of public loci" in line for line in comments)
    assert publication_sentence(outcome.report.plan).startswith("We publish the intervals of 2 loci, ")
    lines = result_lines(outcome.report)
    assert all(f"positions {int(row[1]):,}–{int(row[2]):,}" in line for line, row in zip(lines, rows, strict=True))
    results = json.loads((outcome.report_path.parent / "results.json").read_text(encoding="utf-8"))["results"][
        "output_0"
    ]
    assert results["properties"]["method"] == "differentially private selection of loci"


def test_the_strong_snps_locus_is_found(scene: Scene) -> None:
    plan = plan_of("selection of loci", n_snps=1, epsilon=100.0, budget=None)
    strong = replace(plan.adversary, target=replace(plan.adversary.target, value=100.0))
    outcome = release(scene, replace(plan, adversary=strong))
    (locus,) = outcome.report.snps or ()
    snp = next(
        line.split()
        for line in scene.study.with_suffix(".bim").read_text(encoding="utf-8").splitlines()
        if "rs4\t" in line
    )
    assert locus.position <= int(snp[3]) <= (locus.end or 0)


def test_loci_have_no_effects_and_more_loci_than_there_are_cannot_be_asked_for(scene: Scene) -> None:
    with pytest.raises(InvalidPlan, match="of a published locus nobody says which SNP it is"):
        check_plan(plan_of("selection of loci", effects_epsilon=0.5))
    with pytest.raises(InvalidInput, match="loci cannot be chosen among"):
        release(scene, plan_of("selection of loci", n_snps=20))
    assert not scene.ledger.exists()


def test_a_report_of_loci_is_no_list_of_snps(scene: Scene) -> None:
    outcome = release(scene, plan_of("selection of loci"))
    key = load_public_key(scene.public_key_path)
    assert check_report(outcome.report_path.read_bytes(), key).plan.design.publishes_loci
    for refused in (lambda: reported_snps(outcome.report_path, key), lambda: read_public_list(outcome.report_path)):
        with pytest.raises(InvalidInput, match="name no SNP"):
            refused()


def test_weights_and_a_file_of_loci_are_used_for_loci_too(scene: Scene) -> None:
    (scene.folder / "bands.bed").write_text("1 0 4000\n1 4000 100000000\n", encoding="utf-8")
    plan = plan_of("selection of loci", n_snps=1)
    plan = replace(plan, design=replace(plan.design, loci=Loci(path="bands.bed", published=True)))
    (locus,) = release(scene, plan).report.snps or ()
    assert (locus.position, locus.end) in ((1, 4000), (4001, 100_000_000))


def test_a_right_list_of_loci_names_intervals_or_says_inconclusive(scene: Scene) -> None:
    plan = plan_of("right list of loci", epsilon=100.0, budget=None)
    strong = replace(plan, adversary=replace(plan.adversary, target=replace(plan.adversary.target, value=100.0)))
    outcome = release(scene, strong)
    _, _, rows = table(outcome)
    (strong_snp,) = [
        line.split()
        for line in scene.study.with_suffix(".bim").read_text(encoding="utf-8").splitlines()
        if "rs4\t" in line
    ]
    assert any(int(row[1]) <= int(strong_snp[3]) <= int(row[2]) for row in rows)
    assert "rs" not in json.dumps(outcome.report.predicate["result"])
    assert publication_sentence(outcome.report.plan).startswith(
        "We publish the intervals of all loci with a SNP whose "
    )
    assert verify_report(outcome.report_path, scene.public_key_path).valid


def test_an_inconclusive_list_of_loci_says_that_of_loci(scene: Scene) -> None:
    plan = plan_of("right list of loci", threshold=8.0)
    outcome = release(scene, replace(plan, release=replace(plan.release, wrong=1e-9)))
    assert result_lines(outcome.report) == [
        "Inconclusive: whether loci hold SNPs beyond the threshold, and which, is not published."
    ]
    comments, _, rows = table(outcome)
    assert not rows
    assert any("Whether there are loci with SNPs beyond" in line for line in comments)
    assert verify_report(outcome.report_path, scene.public_key_path).valid


def test_an_empty_list_of_loci_is_an_answer(scene: Scene) -> None:
    plan = plan_of("right list of loci", threshold=500.0, epsilon=100.0, budget=None)
    strong = replace(plan, adversary=replace(plan.adversary, target=replace(plan.adversary.target, value=100.0)))
    outcome = release(scene, strong)
    assert result_lines(outcome.report) == ["No locus holds a SNP beyond the threshold."]
