"""What a red team found in releases, and how it is answered: one budget for one group of people, whatever their files."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base.errors import BudgetExceeded, Cancelled, InvalidInput, LedgerUnavailable
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.cli.main import main
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import Secret
from gwasprivacy.plan.plan import load_plan, save_plan
from gwasprivacy.release import engine
from gwasprivacy.release.engine import ReleaseOutcome, clear_leftovers, prepare_release, preview, publish
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.output_files import subject_digests
from gwasprivacy.release.signing import SigningKey, sign_payload
from gwasprivacy.release.verify import Verification, verify_report
from gwasprivacy.study.design import CandidateList
from tests.release.scene import N_SNPS, PASSPHRASE, Scene, genotypes, is_case, small_plan
from tests.release.test_crash import child
from tests.study.make_plink import make_plink

# ------------------------------------------------------------------------------------- the same people, other calls

TWO_CHROMOSOMES = ["1"] * (N_SNPS // 2) + ["2"] * (N_SNPS // 2)


def changed_study(scene: Scene, **columns: object) -> Path:
    """The scene's study with one other call on every chromosome."""
    calls = genotypes()
    for row in (0, N_SNPS - 1):
        calls[row, 0] = (calls[row, 0] + 1) % 3
    return make_plink(scene.folder, calls, is_case(), name="changed", chrom=TWO_CHROMOSOMES, **columns)  # type: ignore[arg-type]


@pytest.fixture
def spent(scene: Scene) -> Scene:
    """A ledger in which the whole budget of the scene's people is spent."""
    make_plink(scene.folder, genotypes(), is_case(), chrom=TWO_CHROMOSOMES)
    for _ in range(2):
        scene.release()
    return scene


def test_a_changed_call_on_every_chromosome_brings_no_new_budget(spent: Scene) -> None:
    prepared = prepare_release(spent.plan, changed_study(spent), name="small")
    for attempt in (preview, lambda *a: publish(*a, spent.key, spent.out)):
        with pytest.raises(BudgetExceeded) as refused:
            attempt(prepared, spent.ledger)
        assert "identifiers" in refused.value.hint
        assert "another ledger" in refused.value.hint
    assert len(Ledger(spent.ledger).read().accounts) == 1


def test_a_shared_budget_says_why_and_what_to_do_where_they_are_other_people(scene: Scene) -> None:
    scene.release()
    seen = preview(prepare_release(scene.plan, changed_study(scene), name="small"), scene.ledger)
    assert not seen.new_study
    assert seen.remaining_epsilon == 0.0
    (said,) = [text for text in seen.warnings if "identifiers" in text]
    assert "study-1" in said
    assert "another ledger" in said
    assert not [text for text in preview(scene.prepared(), scene.ledger).warnings if "identifiers" in text]


def test_other_people_on_the_same_array_have_a_budget_of_their_own(spent: Scene) -> None:
    people = [("other", str(i)) for i in range(len(is_case()))]
    study = make_plink(spent.folder, genotypes(2), is_case(), name="other", people=people)
    seen = preview(prepare_release(spent.plan, study, name="small"), spent.ledger)
    assert seen.new_study


# ----------------------------------------------------------------------------------- a report's sentences and history


def test_a_report_names_the_ledgers_budget_and_not_the_plans(scene: Scene) -> None:
    scene.release()
    second = scene.release(release=small_plan(budget=90.0).release)
    said = " ".join(second.report.predicate["statements"])
    assert "ε = 1.50 of the study's budget of 3.00" in said
    assert "90" not in said
    assert verify_report(second.report_path, scene.public_key_path).valid


def test_a_report_whose_ledger_counts_another_secret_says_what_it_costs_there(scene: Scene) -> None:
    status = AdversaryModel(
        secret=Secret.CASE_STATUS, prior=PriorRange(0.5, 0.5), target=Target(TargetKind.EPSILON, 1.5)
    )
    scene.release(adversary=status)
    second = scene.release(release=small_plan(epsilon=0.5).release)
    said = " ".join(second.report.predicate["statements"])
    assert "ε = 0.500" in said
    assert "costs 1.00 of the study's budget of 3.00" in said
    assert verify_report(second.report_path, scene.public_key_path).valid


@pytest.fixture
def outcome(scene: Scene) -> ReleaseOutcome:
    scene.release()
    return scene.release()


def verified(scene: Scene, outcome: ReleaseOutcome, change: Callable[[dict[str, Any]], object]) -> Verification:
    """What verifying says of the report once ``change`` was made in it and it was signed again."""
    statement = json.loads(base64.b64decode(json.loads(outcome.report_path.read_text())["payload"]))
    change(statement["predicate"])
    subjects = sorted(subject_digests(statement["predicate"]).items())
    statement["subject"] = [{"name": name, "digest": {"sha256": digest}} for name, digest in subjects]
    path = scene.folder / "again.json"
    path.write_bytes(sign_payload(canonical_json(statement), scene.key))
    return verify_report(path, scene.public_key_path)


LIES: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "a sentence that says more": (lambda p: p["statements"].append("The Registry has approved this."), "sentences"),
    "a sentence that is missing": (lambda p: p["statements"].pop(), "sentences"),
    "another promise": (lambda p: p["statements"].__setitem__(0, "Nobody learns anything."), "sentences"),
    "another budget in words": (lambda p: p["budget"].update(total=4.5, remaining=1.5), "sentences"),
    "a row before the ledger has one": (lambda p: p["ledger"].update(row=5), "row"),
    "more studies than rows": (lambda p: p.update(other_studies_in_ledger=1000), "row"),
    "a study that no ledger names so": (lambda p: p["ledger"].update(study="Study of Mr Smith"), "study"),
    "a study with a zero before": (lambda p: p["ledger"].update(study="study-01"), "study"),
    "a study in other digits": (lambda p: p["ledger"].update(study="study-١"), "study"),
    "a study beyond those there are": (lambda p: p["ledger"].update(study="study-2"), "study"),
    "an earlier ε that cannot cost so much": (lambda p: p["earlier_releases"][0].update(epsilon=1.4), "cost"),
    "an earlier ε above its cost": (lambda p: p["earlier_releases"][0].update(epsilon=3.0), "cost"),
    "an earlier report of another number": (lambda p: p["earlier_releases"][0].update(report="small-2"), "number"),
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
    assert "not compared" not in found.reason


def test_the_sentences_of_another_version_are_not_compared_and_that_is_said(
    scene: Scene, outcome: ReleaseOutcome
) -> None:
    def older(predicate: dict[str, Any]) -> None:
        predicate["versions"]["gwasprivacy"] = "0.0.9"
        predicate["statements"][0] = "In other words."

    found = verified(scene, outcome, older)
    assert found.valid
    assert "0.0.9" in found.reason
    assert "not compared" in found.reason


def test_reports_with_looks_other_studies_and_converted_costs_hold(scene: Scene) -> None:
    ledger = Ledger(scene.ledger)
    ledger.record_look("the score table", None)
    ledger.record_look("the score table", scene.prepared().fingerprint)
    status = AdversaryModel(
        secret=Secret.CASE_STATUS, prior=PriorRange(0.5, 0.5), target=Target(TargetKind.EPSILON, 1.0)
    )
    people = [("other", str(i)) for i in range(len(is_case()))]
    make_plink(scene.folder, genotypes(2), is_case(), name="other", people=people)
    publish(prepare_release(scene.plan, scene.folder / "other", name="other"), scene.ledger, scene.key, scene.out)
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
    listed.write_text("".join(f"rs{i + 1}\n" for i in range(N_SNPS)))
    candidates = CandidateList(kind="file", path=str(listed), origin="a list")
    done = scene.release(design=replace(scene.plan.design, candidates=candidates))
    assert verify_report(done.report_path, scene.public_key_path).valid
    found = verified(scene, done, lambda p: p["result"]["snps"][0].update(chromosome="chrX"))
    assert not found.valid


# ---------------------------------------------------------------------------------------- the ledger's file and names


def test_a_ledger_with_a_second_name_is_refused_with_nothing_spent(scene: Scene) -> None:
    scene.release()
    second = scene.folder / "second.gwasledger"
    second.hardlink_to(scene.ledger)
    for path in (scene.ledger, second):
        for attempt in (preview, lambda *a: publish(*a, scene.key, scene.out)):
            with pytest.raises(LedgerUnavailable, match="2 names") as refused:
                attempt(scene.prepared(), path)
            assert "copies" in refused.value.hint
    second.unlink()
    assert scene.release().remaining_epsilon == 0.0


def test_the_name_under_which_a_ledger_was_made_is_no_second_one(scene: Scene) -> None:
    """A program that is killed between naming a new ledger and dropping its first name leaves two."""
    Ledger(scene.ledger).create()
    left = scene.folder / f".{scene.ledger.name}.abcd1234"
    left.hardlink_to(scene.ledger)
    scene.release()
    assert not left.exists()


def test_a_link_to_a_ledger_is_followed(scene: Scene) -> None:
    scene.release()
    link = scene.folder / "link.gwasledger"
    link.symlink_to(scene.ledger)
    assert preview(scene.prepared(), link).remaining_epsilon == 0.0


# ------------------------------------------------------------------------------------- the public files that a plan names

NEW = ["--prior", ".5", ".5", "--epsilon", "1.5", "--cases", "20", "--controls", "20", "--snps", "1"]


def manifest(path: Path, counted: str = "A", other: str = "G") -> Path:
    path.write_text("snp\ta1\ta2\n" + "".join(f"rs{i + 1}\t{counted}\t{other}\n" for i in range(N_SNPS)))
    return path


def test_a_new_plan_pins_its_reference(scene: Scene) -> None:
    file, reference = scene.folder / "new.gwasplan", manifest(scene.folder / "manifest.tsv")
    assert main(["plan", "new", str(file), *NEW, "--reference", str(reference)]) == 0
    plan = load_plan(file)
    assert plan.design.reference == "manifest.tsv"
    assert plan.design.reference_sha256 == hashlib.sha256(reference.read_bytes()).hexdigest()
    prepare_release(plan, scene.study, base=scene.folder)
    manifest(reference, counted="G", other="A")
    with pytest.raises(InvalidInput, match="SHA-256 differs"):
        prepare_release(plan, scene.study, base=scene.folder)


def test_a_new_plan_pins_a_panel_by_all_its_files(scene: Scene) -> None:
    others = [("PANEL", f"P{i}") for i in range(len(is_case()))]
    panel = make_plink(scene.folder, genotypes(3), is_case(), name="panel", people=others)
    file = scene.folder / "new.gwasplan"
    assert main(["plan", "new", str(file), *NEW, "--reference", str(panel), "--fill", "panel-mode"]) == 0
    plan = load_plan(file)
    prepare_release(plan, scene.study, base=scene.folder)
    make_plink(scene.folder, genotypes(4), is_case(), name="panel", people=others)
    with pytest.raises(InvalidInput, match="SHA-256 differs"):
        prepare_release(plan, scene.study, base=scene.folder)


@pytest.mark.parametrize("option", ["--reference", "--candidates", "--loci"])
@pytest.mark.parametrize("odd", [os.fsdecode(b"a\xff.tsv"), "a\nb.tsv"])
def test_a_name_that_no_plan_can_hold_is_bad_input(
    scene: Scene, option: str, odd: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = manifest(scene.folder / odd)
    plan = scene.folder / "new.gwasplan"
    assert main(["plan", "new", str(plan), *NEW, option, str(file)]) == 2
    assert "Traceback" not in capsys.readouterr().err
    assert not plan.exists()


def test_a_reference_that_is_not_there_makes_no_plan(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    plan = scene.folder / "new.gwasplan"
    assert main(["plan", "new", str(plan), *NEW, "--reference", str(scene.folder / "none.tsv")]) == 2
    assert not plan.exists()


def test_a_plan_with_a_name_that_is_no_text_gets_a_title_or_is_refused(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = scene.folder / os.fsdecode(b"a\xff.gwasplan")
    assert main(["plan", "new", str(plan), *NEW]) == 2
    assert "--title" in capsys.readouterr().err
    assert main(["plan", "new", str(plan), *NEW, "--title", "A study"]) == 0


def test_a_listed_site_that_the_study_lacks_is_not_to_be_taken_out(scene: Scene) -> None:
    listed = scene.folder / "list.txt"
    listed.write_text("rs1\nrs2\nrs999\n")
    candidates = CandidateList(kind="file", path=str(listed), origin="a list")
    with pytest.raises(InvalidInput, match="rs999") as refused:
        scene.prepared(design=replace(scene.plan.design, candidates=candidates))
    assert "Do not take out" in refused.value.hint
    assert not scene.ledger.exists()


# ------------------------------------------------------------------------------------------------ what killed releases leave


def killed(scene: Scene, owner: str, name: str, when: str) -> Path:
    """Kill a release at a step; the file that it leaves."""
    process = child(scene, owner, name, when)
    _, error = process.communicate(timeout=120)
    assert process.returncode == -signal.SIGKILL, error.decode()
    (left,) = scene.out.glob(".small-1.*")
    return left


@pytest.mark.parametrize(
    ("owner", "name", "when", "words"),
    [
        ("Publication", "reserve", "after", "before anything was spent"),
        ("engine", "draw", "after", "removed unread"),
        ("publication", "sync_folder", "before", "the report is valid and stays"),
    ],
)
def test_what_a_killed_release_left_is_removed_unread_and_said(
    scene: Scene, owner: str, name: str, when: str, words: str
) -> None:
    left = killed(scene, owner, name, when)
    reports = sorted(scene.out.glob("*.release.json"))
    outcome = scene.release()
    assert not left.exists()
    said, *noted = outcome.warnings
    assert words in said
    assert ["now it does" in each for each in noted] == [True] * len(reports)
    assert all(path.exists() for path in reports)
    assert not list(scene.out.glob(".*"))


def test_it_is_removed_though_the_budget_is_spent(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    left = killed(scene, "engine", "sign_payload", "after")
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    publish(scene.prepared(), scene.ledger, scene.key, scene.folder / "elsewhere")
    assert left.exists()
    save_plan(scene.plan, scene.folder / "small.gwasplan")
    words = ["release", str(scene.folder / "small.gwasplan"), "--study", str(scene.study), "--ledger"]
    words += [str(scene.ledger), "--key", str(scene.key_path), "--out", str(scene.out), "--no-pdf"]
    assert main(words) == 3
    assert not left.exists()


def test_files_that_only_look_like_leftovers_stay(scene: Scene) -> None:
    killed(scene, "engine", "draw", "after").unlink()
    mine = [
        scene.out / name for name in (".small-1.notes", ".small-10.abcd1234", ".other-1.abcd1234", "small-1.abcd1234")
    ]
    for path in mine:
        path.write_text("mine")
    (scene.out / ".small-1.abcdefgh").symlink_to(mine[0])
    (scene.out / ".small-1.folder_1").mkdir()
    assert scene.release().warnings == ()
    assert [path.read_text() for path in mine] == ["mine"] * 4
    assert (scene.out / ".small-1.abcdefgh").is_symlink()


def test_the_file_of_a_release_at_work_stays(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    sign, seen = engine.sign_payload, []

    def meanwhile(payload: bytes, key: SigningKey) -> bytes:
        seen.append((clear_leftovers(scene.ledger, scene.out), len(list(scene.out.glob(".small-1.*")))))
        return sign(payload, key)

    monkeypatch.setattr(engine, "sign_payload", meanwhile)
    outcome = scene.release()
    assert seen == [((), 1)]
    assert verify_report(outcome.report_path, scene.public_key_path).valid


def test_a_folder_made_for_a_release_that_spent_nothing_is_taken_back(scene: Scene) -> None:
    cancel = CancelFlag()
    cancel.cancel()
    prepared = scene.prepared()
    for there in (scene.folder, scene.folder / "a"):
        there.mkdir(exist_ok=True)
        with pytest.raises(Cancelled):
            publish(prepared, scene.ledger, scene.key, scene.folder / "a" / "b" / "c", cancel=cancel)
        assert not (scene.folder / "a" / "b").exists()
    assert (scene.folder / "a").is_dir(), "it was there before"
