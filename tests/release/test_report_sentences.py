"""A report's sentences and its history follow from the rest of it, and a well-signed lie about them fails."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gwasprivacy.base import sentences as catalogue
from gwasprivacy.base.sentences import EDITION, Sentence
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.release.engine import ReleaseOutcome, publish
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.signing import sign_payload
from gwasprivacy.release.verify import Verification, verify_report
from gwasprivacy.statement.derive import derive
from gwasprivacy.statement.files.signed_files import subject_digests
from gwasprivacy.study.design import CandidateList
from tests.release.preparing import prepare_release
from tests.release.scene import N_SNPS, Scene, genotypes, is_case, small_plan
from tests.study.make_plink import make_plink


def test_a_report_names_the_ledgers_budget_and_not_the_plans(scene: Scene) -> None:
    scene.release()
    second = scene.release(release=small_plan(budget=90.0).release)
    said = " ".join(second.report.predicate["statements"])
    assert "ε = 1.50 of the account’s budget of 3.00" in said
    assert "of 90" not in said
    assert verify_report(second.report_path, scene.public_key_path).valid


def test_a_report_whose_ledger_counts_another_secret_says_what_it_costs_there(scene: Scene) -> None:
    status = AdversaryModel(
        secret=Secret.CASE_STATUS, prior=PriorRange(0.5, 0.5), target=Target(TargetKind.EPSILON, 1.5)
    )
    scene.release(adversary=status)
    second = scene.release(release=small_plan(epsilon=0.5).release)
    said = " ".join(second.report.predicate["statements"])
    assert "ε = 0.500" in said
    assert "costs 1.00 of the account’s budget of 3.00" in said
    assert verify_report(second.report_path, scene.public_key_path).valid


@pytest.fixture
def outcome(scene: Scene) -> ReleaseOutcome:
    scene.release()
    return scene.release()


def verified(scene: Scene, outcome: ReleaseOutcome, change: Callable[[dict[str, Any]], object]) -> Verification:
    """What verifying says of the report once ``change`` was made in it and it was signed again."""
    statement = json.loads(base64.b64decode(json.loads(outcome.report_path.read_text(encoding="utf-8"))["payload"]))
    change(statement["predicate"])
    subjects = sorted(subject_digests(statement["predicate"]).items())
    statement["subject"] = [{"name": name, "digest": {"sha256": digest}} for name, digest in subjects]
    path = scene.folder / "again.json"
    path.write_bytes(sign_payload(canonical_json(statement), scene.key))
    return verify_report(path, scene.public_key_path)


LIES: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "another budget in words": (lambda p: p["budget"].update(total=4.5, remaining=1.5), "statements"),
    "a row before the ledger has one": (lambda p: p["ledger"].update(row=5), "row"),
    "more studies than rows": (lambda p: p["account"].update(others=1000), "row"),
    "a study that no ledger names so": (lambda p: p["ledger"].update(study="Study of Mr Smith"), "study"),
    "a study with a zero before": (lambda p: p["ledger"].update(study="study-01"), "study"),
    "a study in other digits": (lambda p: p["ledger"].update(study="study-١"), "study"),
    "another account than the plan's": (lambda p: p["account"].update(name="mine"), "account"),
    "accounts merged beyond the rows": (lambda p: p["account"].update(merged=1), "row"),
    "an approval that means nothing yet": (lambda p: p.update(approval={"by": "the Registry"}), "form"),
    "a study beyond those there are": (lambda p: p["ledger"].update(study="study-2"), "study"),
    "an earlier ε that cannot cost so much": (
        lambda p: p["earlier_releases"][0].update(epsilon=1.4),
        "earlier_releases[0]",
    ),
    "an earlier ε above its cost": (lambda p: p["earlier_releases"][0].update(epsilon=3.0), "earlier_releases[0]"),
    "an earlier report of another number": (lambda p: p["earlier_releases"][0].update(report="small-2"), "number"),
    "a signer who did not sign": (lambda p: p.update(signer={"name": "The Registry"}), "statements"),
    "a power that nobody forecast": (
        lambda p: p.update(
            power={
                "success": "all",
                "probability": 0.9,
                "low": 0.8,
                "high": 1.0,
                "n_studies": 100,
                "n_candidates": 30,
                "engine": "fast",
            }
        ),
        "power",
    ),
    "a name of another number": (lambda p: p["release"].update(name="small-3"), "number"),
    "a chromosome that is no candidate's": (lambda p: p["result"]["snps"][0].update(chromosome="X"), "candidate"),
    "a chromosome that is none": (lambda p: p["result"]["snps"][0].update(chromosome="23"), "candidate"),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_well_signed_lie_about_what_follows_fails(scene: Scene, outcome: ReleaseOutcome, lie: str) -> None:
    change, word = LIES[lie]
    found = verified(scene, outcome, change)
    assert not found.valid
    assert word in found.reason


def test_the_report_itself_holds(scene: Scene, outcome: ReleaseOutcome) -> None:
    found = verified(scene, outcome, lambda p: None)
    assert found.valid


@pytest.mark.parametrize("edition", [None, 0, EDITION + 1, 5, True])
@pytest.mark.parametrize("invented", [False, True])
def test_a_report_of_another_edition_is_refused_whatever_its_sentences(
    scene: Scene, outcome: ReleaseOutcome, edition: int | None, invented: bool
) -> None:
    """None: it names no edition."""

    def change(predicate: dict[str, Any]) -> None:
        predicate["wording"] = edition
        if edition is None:
            del predicate["wording"]
        if invented:
            predicate["statements"] = ["Nobody can ever learn anything from this release."]

    found = verified(scene, outcome, change)
    assert not found.valid
    assert found.error is not None
    assert found.error.code == "report.form"
    assert "predicate.wording" in found.reason


def test_a_report_keeps_its_edition_when_the_program_has_another(
    scene: Scene, outcome: ReleaseOutcome, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Made up: a second edition, in which one sentence has other words."""
    known = catalogue.sentences
    newer = {**known(1), "publication.no-statistic": Sentence("Nothing else is published.")}
    monkeypatch.setattr(catalogue, "sentences", lambda edition: newer if edition == 2 else known(edition))
    monkeypatch.setattr(catalogue, "EDITION", 2)
    assert verify_report(outcome.report_path, scene.public_key_path).valid

    old = outcome.report
    new = derive(check_plan(old.plan), old.facts)
    assert (old.predicate["wording"], new["wording"]) == (1, 2)
    assert "No statistic, frequency or p-value is published." in " ".join(old.sentences)
    said = " ".join(new["statements"])
    assert "Nothing else is published." in said
    assert "No statistic, frequency or p-value is published." not in said

    def say_newer_words(predicate: dict[str, Any]) -> None:
        predicate["statements"] = new["statements"]

    lie = verified(scene, outcome, say_newer_words)
    assert not lie.valid
    assert lie.error is not None
    assert lie.error.code == "statement.sentences", "newer words under the older number"


def test_no_version_string_takes_a_sentence_out_of_the_comparison(scene: Scene, outcome: ReleaseOutcome) -> None:
    def lie(predicate: dict[str, Any]) -> None:
        predicate["versions"]["gwasprivacy"] = "0.0.9"
        predicate["statements"][0] = "Nobody learns anything."

    found = verified(scene, outcome, lie)
    assert not found.valid
    assert "statements" in found.reason


def test_reports_with_looks_other_studies_and_converted_costs_hold(scene: Scene) -> None:
    ledger = Ledger(scene.ledger)
    ledger.record_look("the score table")
    ledger.record_look("the score table")
    status = AdversaryModel(
        secret=Secret.CASE_STATUS, prior=PriorRange(0.5, 0.5), target=Target(TargetKind.EPSILON, 1.0)
    )
    people = [("other", str(i)) for i in range(len(is_case()))]
    make_plink(scene.folder, genotypes(2), is_case(), name="other", people=people)
    others = prepare_release(replace(scene.plan, account="others"), scene.folder / "other", name="other")
    publish(others, scene.ledger, scene.key, scene.out)
    outcomes = [
        scene.release(adversary=status),
        scene.release(release=small_plan(epsilon=0.5).release),
        scene.release(adversary=status),
    ]
    for each in outcomes:
        found = verify_report(each.report_path, scene.public_key_path)
        assert found.valid, found.reason


def test_a_list_of_candidates_may_name_other_chromosomes_but_none_with_one_copy(scene: Scene) -> None:
    make_plink(scene.folder, genotypes(), is_case(), chrom=["contig7"] * N_SNPS)
    listed = scene.folder / "list.txt"
    listed.write_text("".join(f"rs{i + 1}\n" for i in range(N_SNPS)), encoding="utf-8")
    candidates = CandidateList(kind="file", path=str(listed), origin="a list")
    done = scene.release(design=replace(scene.plan.design, candidates=candidates))
    assert verify_report(done.report_path, scene.public_key_path).valid
    found = verified(scene, done, lambda p: p["result"]["snps"][0].update(chromosome="chrX"))
    assert not found.valid
