"""The SNPs of a verified report as the list of a study of other people: pinned, checked again, and refused where altered."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidInput, VerificationFailed
from gwasprivacy.cli.main import main
from gwasprivacy.plan.plan import Plan, load_plan
from gwasprivacy.release.engine import prepare_release, publish
from gwasprivacy.release.second_cohort import ReportedSnps, reported_snps, second_cohort
from gwasprivacy.release.signing import generate_key, load_public_key, write_key_pair
from gwasprivacy.release.verify import verify_report
from tests.release.kind_plans import plan_of
from tests.release.scene import N_GROUP, PASSPHRASE, Scene, genotypes, is_case
from tests.study.make_plink import make_plink


@pytest.fixture
def report(scene: Scene) -> Path:
    ready = prepare_release(plan_of("selection", n_snps=3), scene.study, name="first", base=scene.folder)
    return publish(ready, scene.ledger, scene.key, scene.out).report_path


def found(scene: Scene, report: Path) -> ReportedSnps:
    return reported_snps(report, load_public_key(scene.public_key_path))


def plan_about(scene: Scene, report: Path, what: str) -> Plan:
    return second_cohort(plan_of(what), found(scene, report), str(report))


def other_people(scene: Scene) -> Path:
    folder = scene.folder / "second"
    folder.mkdir()
    return make_plink(folder, genotypes(seed=7), is_case())


@pytest.mark.parametrize("what", ["genotype counts", "values", "selection"])
def test_a_second_cohort_is_released_in_an_account_of_its_own(scene: Scene, report: Path, what: str) -> None:
    plan = plan_about(scene, report, what)
    names = set(found(scene, report).names)
    ready = prepare_release(plan, other_people(scene), name="second", base=scene.folder)
    outcome = publish(ready, scene.folder / "second.gwasledger", scene.key, scene.folder / "more")
    assert {snp.name for snp in outcome.snps} <= names
    if what != "selection":
        assert {snp.name for snp in outcome.snps} == names
    predicate = outcome.report.predicate
    assert predicate["candidates"]["number"] == 3
    assert "3 SNPs that a signed report about other people published" in predicate["candidates"]["origin"]
    assert json.loads(report.read_text())["signatures"]
    assert predicate["budget"]["spent_before"] == 0
    assert report.name not in json.dumps(predicate)
    assert verify_report(outcome.report_path, scene.public_key_path).valid


def test_an_altered_report_or_another_signer_is_refused(scene: Scene, report: Path) -> None:
    _, other = write_key_pair(generate_key(), scene.folder / "other", PASSPHRASE)
    with pytest.raises(VerificationFailed):
        reported_snps(report, load_public_key(other))
    plan = plan_about(scene, report, "selection")
    envelope = json.loads(report.read_text())
    envelope["payload"] = envelope["payload"][:-8] + envelope["payload"][-4:]
    report.write_text(json.dumps(envelope))
    with pytest.raises(VerificationFailed):
        found(scene, report)
    with pytest.raises(InvalidInput, match="not the"):
        prepare_release(plan, other_people(scene), name="second", base=scene.folder)


def test_a_report_without_snps_is_no_list(scene: Scene) -> None:
    ready = prepare_release(plan_of("significant count"), scene.study, name="count", base=scene.folder)
    path = publish(ready, scene.ledger, scene.key, scene.out).report_path
    with pytest.raises(InvalidInput, match="published no SNP"):
        found(scene, path)


def test_a_selection_asks_for_no_more_snps_than_the_report_has(scene: Scene, report: Path) -> None:
    assert second_cohort(plan_of("selection", n_snps=9), found(scene, report), "r").release.n_snps == 3


def new(scene: Scene, *options: object) -> int:
    base = ["plan", "new", scene.folder / "b.gwasplan", "--prior", 0.5, 0.5, "--gamma", 1.5, "--alleles-are-public"]
    return main([*map(str, (*base, "--cases", N_GROUP, "--controls", N_GROUP, "--force", *options))])


def test_plan_new_takes_the_snps_of_a_report(scene: Scene, report: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--from-report", report, "--report-key", scene.public_key_path]
    assert new(scene, *given, "--mechanism", "genotype-counts") == 0
    plan = load_plan(scene.folder / "b.gwasplan")
    assert plan.release.snps == found(scene, report).names
    assert plan.design.candidates.sha256 == found(scene, report).sha256
    assert new(scene, *given, "--snps", 1) == 0
    plan = load_plan(scene.folder / "b.gwasplan")
    assert (plan.release.snps, plan.release.n_snps, plan.design.genotype_filter) == (None, 1, "public-list")
    ready = prepare_release(plan, other_people(scene), base=scene.folder)
    assert ready.n_candidates == 3
    capsys.readouterr()
    for options, code, words in (
        (["--from-report", report, "--snps", 1], 2, "--report-key"),
        ([*given, "--candidates", report, "--snps", 1], 2, "exclude each other"),
        (["--candidates", report, "--snps", 1], 2, "--from-report"),
        (
            ["--from-report", scene.study.with_suffix(".bim"), "--report-key", scene.public_key_path, "--snps", 1],
            2,
            ".release.json",
        ),
    ):
        assert new(scene, *options) == code
        assert words in capsys.readouterr().err
    _, other = write_key_pair(generate_key(), scene.folder / "other", PASSPHRASE)
    assert new(scene, "--from-report", report, "--report-key", other, "--snps", 1) == 4


def test_a_plan_keeps_the_reports_place_relative_to_itself(scene: Scene, report: Path) -> None:
    assert new(scene, "--from-report", report, "--report-key", scene.public_key_path, "--snps", 1) == 0
    plan = load_plan(scene.folder / "b.gwasplan")
    assert plan.design.candidates.path == f"released/{report.name}"
    assert replace(plan.design.candidates, origin=None).kind == "file"
