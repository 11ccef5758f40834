"""Was anything removed, people or SNPs, because of this study's genotypes?  A release needs a sound answer, and says no more."""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.cli.main import main
from gwasprivacy.forecast.plan_paragraphs import board_paragraph, methods_paragraph
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planned_releases import stored_releases
from gwasprivacy.plan.preview_words import plan_in_words
from gwasprivacy.release import preparation
from gwasprivacy.release.crate import CrateFacts, crate_bytes
from gwasprivacy.release.engine import publish
from gwasprivacy.release.verify import verify_report
from gwasprivacy.rendering.report_files import pages_of
from gwasprivacy.statement.files.acro import acro_1_files, results_bytes
from gwasprivacy.statement.files.deployment import deployment_name
from gwasprivacy.statement.files.gwas_ssf import ssf_metadata_name
from gwasprivacy.statement.files.signed_files import own_files
from gwasprivacy.statement.planning.planning_words import guarantee_words
from gwasprivacy.statement.report import Report
from gwasprivacy.study.design import UNFILTERED_AUTOSOMES, GenotypeFilter
from tests.release.kind_plans import plan_of
from tests.release.policy_scene import signed
from tests.release.preparing import prepare_release
from tests.release.scene import Scene
from tests.rendering.pages import texts_in
from tests.study.make_plink import make_plink

REMOVED = (
    "People or SNPs were removed because of genotypes before this program saw the file. The guarantee is about the people who were "
    "left; what the removal itself tells is not covered."
)


def answered(plan: Plan, answer: GenotypeFilter | None, **design: object) -> Plan:
    return replace(plan, design=replace(plan.design, genotype_filter=answer, **design))  # type: ignore[arg-type]


def first_page(report: Report) -> str:
    """What stands in the box with the guarantee."""
    return " ".join(texts_in(pages_of(report).data["promise"]))


def test_without_an_answer_nothing_is_released_and_the_question_is_asked(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(InvalidPlan) as caught:
        prepare_release(answered(scene.plan, None), scene.study)
    assert caught.value.field == "design.genotype_filter"
    assert main(scene.words(plan=answered(scene.plan, None))) == 2
    said = capsys.readouterr().err
    assert said.count("were people or SNPs removed because of this study’s genotypes?") == 1
    assert "Answer with --genotype-filter none, public-list or before-us." in said
    assert not scene.ledger.exists()
    assert main(scene.words("--genotype-filter", "none", "--json", plan=answered(scene.plan, None))) == 0
    report = Path(json.loads(capsys.readouterr().out)["report"])
    assert main(["verify", str(report), "--key", str(scene.public_key_path)]) == 0


def test_a_file_that_was_filtered_before_is_released_and_its_report_says_what_is_not_covered(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = answered(scene.plan, None)
    assert main(scene.words("--genotype-filter", "before-us", "--dry-run", plan=plan)) == 0
    assert REMOVED in capsys.readouterr().out
    assert main(scene.words("--genotype-filter", "before-us", "--json", plan=plan)) == 0
    report = Path(json.loads(capsys.readouterr().out)["report"])
    found = verify_report(report, scene.public_key_path)
    assert found.valid
    assert found.report is not None
    said = found.report.sentences
    assert said[:2] == [scene.plan.adversary.sentence(), REMOVED]
    assert not any("does not depend on the data" in each for each in said), "nothing is declared that is not so"


def test_wherever_the_guarantee_of_such_a_file_is_stated_what_it_does_not_cover_stands_beside_it(
    scene: Scene,
) -> None:
    plan = answered(plan_of("selection with effects"), GenotypeFilter.BEFORE_US)
    report = publish(
        prepare_release(plan, scene.study, name="small"), scene.ledger, scene.key, scene.out, drawing=InlineExecutor()
    ).report
    assert REMOVED in first_page(report)
    predicate, name = report.predicate, report.name
    files = {**own_files(predicate), "results.json": results_bytes(predicate)}
    of_acro = acro_1_files(predicate)
    crate = crate_bytes(report, b"{}", CrateFacts(person="A", institution="B", project="C"))
    stated = {
        "the deployment record": files[deployment_name(name)].decode(),
        "GWAS-SSF": files[ssf_metadata_name(name)].decode(),
        "ACRO": files["results.json"].decode(),
        "ACRO 1": of_acro["results.json"].decode(),
        "the crate": zipfile.ZipFile(io.BytesIO(crate)).read(f"{name}.crate/data/ro-crate-metadata.json").decode(),
        "the plan in words": " ".join(plan_in_words(plan)),
        "the board's paragraph": board_paragraph(plan),
        "the methods paragraph": methods_paragraph(plan),
        "the planning report": " ".join(guarantee_words(plan, stored_releases(plan))),
    }
    assert [place for place, words in stated.items() if REMOVED not in words] == []
    assert "nothing was filtered" not in stated["the deployment record"]


def test_a_public_list_must_be_named(scene: Scene) -> None:
    with pytest.raises(InvalidPlan) as caught:
        prepare_release(answered(scene.plan, GenotypeFilter.PUBLIC_LIST), scene.study)
    assert caught.value.field == "design.candidates"


def test_later_reports_of_the_account_say_it_of_the_earlier_release(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    of_account = "what that removal tells is not covered"
    before = scene.release(design=replace(scene.plan.design, genotype_filter=GenotypeFilter.BEFORE_US))
    assert of_account not in " ".join(before.report.sentences), "of itself it says more"
    later = scene.release()
    assert verify_report(later.report_path, scene.public_key_path).valid
    (said,) = [each for each in later.report.sentences if of_account in each]
    assert said.startswith("For one earlier release of this account")
    assert later.report.predicate["earlier_releases"][0]["filtered_before"] is True
    assert main(["ledger", str(scene.ledger), "--rows"]) == 0
    told = capsys.readouterr().out.lower()
    assert told.count("genotypes had decided who or what was in its file") == 2, "in the account and in the row"


def test_a_site_can_refuse_such_files(scene: Scene) -> None:
    plan = answered(scene.plan, GenotypeFilter.BEFORE_US)
    policy = signed(scene.folder, allow_filtered_before=False)
    with pytest.raises(PrivacyRefusal) as caught:
        prepare_release(plan, scene.study, name="small", **policy)
    assert "no file that was filtered by genotypes before" in str(caught.value)
    prepare_release(answered(plan, GenotypeFilter.NONE), scene.study, name="small", **policy)


def test_a_signed_report_without_an_answer_is_not_valid(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """As another program would write and sign it: consistent in everything else."""
    monkeypatch.setattr(preparation, "check_release", lambda plan, **rest: None)
    made = scene.release(design=replace(scene.plan.design, genotype_filter=None))
    assert verify_report(scene.release().report_path, scene.public_key_path).valid
    found = verify_report(made.report_path, scene.public_key_path)
    assert not found.valid
    assert "because of this study’s genotypes" in found.reason


@pytest.mark.parametrize("answer", [None, *GenotypeFilter])
def test_no_words_assert_an_unfiltered_array_unless_that_was_the_answer(
    scene: Scene, answer: GenotypeFilter | None
) -> None:
    plan = answered(scene.plan, answer)
    told = json.dumps([plan.to_json(), plan_in_words(plan), plan.design.candidates_origin], ensure_ascii=False)
    assert (UNFILTERED_AUTOSOMES in told) == (answer is GenotypeFilter.NONE)


def test_people_without_a_phenotype_are_left_out_if_the_plan_says_so_and_the_report_tells(scene: Scene) -> None:
    calls = [[2] * 20 + [0] * 21, [0, 1] * 20 + [2]]
    phenotype = ["2"] * 20 + ["1"] * 20 + ["-9"]
    study = make_plink(scene.folder, calls, [], phenotype=phenotype, name="ordinary")  # type: ignore[arg-type]
    plan = answered(scene.plan, GenotypeFilter.NONE, leave_out_without_phenotype=True)
    prepared = prepare_release(plan, study)
    assert prepared.scores.shape == (2,)
    assert any(
        "People without a phenotype are removed, by their phenotype alone" in line for line in plan_in_words(plan)
    )
    assert not any("without a phenotype" in line for line in plan_in_words(scene.plan))
