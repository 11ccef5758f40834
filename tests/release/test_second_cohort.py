"""The SNPs of a verified report as the list of a study of other people: pinned, checked again, and refused where altered."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidInput, InvalidPlan, VerificationFailed
from gwasprivacy.cli.main import main
from gwasprivacy.plan.plan import Plan, plan_from_json
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.release.engine import publish
from gwasprivacy.release.second_cohort import ReportedSnps, public_to_hex, reported_snps, second_cohort
from gwasprivacy.release.signing import generate_key, sign_payload, write_key_pair
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.envelope import open_envelope
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.study.design import CandidateList
from tests.release.kind_plans import plan_of
from tests.release.preparing import prepare_release
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
    assert json.loads(report.read_text(encoding="utf-8"))["signatures"]
    assert predicate["budget"]["spent_before"] == 0
    assert report.name not in json.dumps(predicate)
    assert verify_report(outcome.report_path, scene.public_key_path).valid


def test_an_altered_report_or_another_signer_is_refused(scene: Scene, report: Path) -> None:
    _, other = write_key_pair(generate_key(), scene.folder / "other", PASSPHRASE)
    with pytest.raises(VerificationFailed):
        reported_snps(report, load_public_key(other))
    plan = plan_about(scene, report, "selection")
    envelope = json.loads(report.read_text(encoding="utf-8"))
    envelope["payload"] = envelope["payload"][:-8] + envelope["payload"][-4:]
    report.write_text(json.dumps(envelope), encoding="utf-8")
    with pytest.raises(VerificationFailed):
        found(scene, report)
    with pytest.raises(InvalidInput, match="not the"):
        prepare_release(plan, other_people(scene), name="second", base=scene.folder)


def test_the_plan_pins_the_signers_key_and_the_release_checks_the_signature(scene: Scene, report: Path) -> None:
    plan = plan_about(scene, report, "selection")
    assert plan.design.candidates.report_key == public_to_hex(load_public_key(scene.public_key_path))
    assert plan_from_json(plan.to_json()) == plan
    study = other_people(scene)
    prepare_release(plan, study, name="second", base=scene.folder)
    forged = sign_payload(open_envelope(report.read_bytes()).payload, generate_key())
    report.write_bytes(forged)
    design = plan.design
    pinned = replace(design.candidates, sha256=hashlib.sha256(forged).hexdigest())
    with pytest.raises(VerificationFailed, match="is not a valid report signed with the key that the plan names"):
        prepare_release(replace(plan, design=replace(design, candidates=pinned)), study, base=scene.folder)
    old = replace(pinned, report_key=None)
    assert "report_key" not in old.to_json()
    prepare_release(replace(plan, design=replace(design, candidates=old)), study, base=scene.folder)


@pytest.mark.parametrize("value", ["x" * 64, "0" * 63, 5, ""])
def test_a_pinned_key_is_64_digits_of_a_list_in_a_file(value: object) -> None:
    with pytest.raises(InvalidPlan, match=r"Ed25519 public key|report_key: must be a text"):
        CandidateList(kind="file", path="r", report_key=value)  # type: ignore[arg-type]
    with pytest.raises(InvalidPlan):
        CandidateList(report_key="0" * 64)


def test_counts_of_a_snp_that_the_second_array_lacks_are_refused_and_the_plan_can_do_without_it(
    scene: Scene, report: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = found(scene, report).names
    study = other_people(scene)
    lines = study.with_suffix(".bim").read_text(encoding="utf-8").splitlines()
    study.with_suffix(".bim").write_text(
        "\n".join(lines).replace(f"\t{names[0]}\t", "\tanother\t") + "\n", encoding="utf-8"
    )
    plan = plan_about(scene, report, "genotype counts")
    with pytest.raises(
        InvalidInput, match=r"does not have it, so there is nothing to count.*make the plan without that SNP"
    ):
        prepare_release(plan, study, base=scene.folder)
    ready = prepare_release(plan_about(scene, report, "selection"), study, base=scene.folder)
    assert ready.scores[ready.variants.snp == names[0]].tolist() == [0.0]
    some = scene.folder / "some.txt"
    some.write_text("\n".join(reversed(names[1:])), encoding="utf-8")
    given = ["--from-report", report, "--report-key", scene.public_key_path, "--mechanism", "genotype-counts"]
    assert new(scene, *given, "--snp-list", some) == 0
    plan = load_plan(scene.folder / "b.gwasplan")
    assert plan.release.snps == names[1:]
    assert prepare_release(plan, study, base=scene.folder).counts is not None
    some.write_text("rs999\n", encoding="utf-8")
    assert new(scene, *given, "--snp-list", some) == 2
    assert "the report has no SNP rs999" in capsys.readouterr().err


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
