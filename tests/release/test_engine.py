"""The release: everything that can fail fails before the debit, and what leaves is what was guaranteed and nothing else."""

from __future__ import annotations

import itertools
import json
import logging
import os
import random
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import Cancelled, InvalidInput, InvalidPlan, PrivacyRefusal
from gwasprivacy.base.executors import Executor
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.work import Work
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.membership.adversary import Target, TargetKind
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.plan.plan import UNTITLED
from gwasprivacy.release import engine, publication
from gwasprivacy.release.engine import ReleaseOutcome, SpentNothingPublished, file_stem, publish, unpublished_warnings
from gwasprivacy.release.ledger import ledger as ledger_module
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.refusals import BudgetExceeded, LedgerUnavailable
from gwasprivacy.release.permission import preview
from gwasprivacy.release.policy.policy import POLICY_FORMAT
from gwasprivacy.release.publication import Publication
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.result import ReleasedSnp, Result
from gwasprivacy.study.design import CandidateList, GenotypeFilter, Loci, StudyDesign
from tests.release.policy_scene import signed
from tests.release.preparing import prepare_release
from tests.release.scene import N_GROUP, N_SNPS, Scene, genotypes, is_case, set_up, small_plan
from tests.study.make_plink import make_plink


def nothing_spent(scene: Scene) -> bool:
    return not scene.ledger.exists() or all(not each.releases for each in Ledger(scene.ledger).read().accounts)


# --------------------------------------------------------------------------------------------------- the whole of it


def test_a_release_debits_signs_writes_and_verifies(scene: Scene) -> None:
    outcome = scene.release()
    assert outcome.warnings == ()
    assert (outcome.spent_epsilon, outcome.remaining_epsilon) == (1.5, 1.5)
    assert len(outcome.snps) == 1
    found = verify_report(outcome.report_path, scene.public_key_path)
    assert found.valid, found.reason
    assert found.files == (
        "small-1.release.tsv is the signed file.",
        "small-1.deployment.yaml is the signed file.",
        "small-1.acro-1.0.2/results.json is the signed file.",
        "small-1.acro-1.0.2/small-1.release.tsv is the signed file.",
        "small-1.acro-1.0.2/checksums/small-1.release.tsv.txt is the signed file.",
        "small-1.acro-1.0.2/checksums/results.json.txt is the signed file.",
        "results.json is the signed file.",
        "checksums/small-1.release.tsv.txt is the signed file.",
        "checksums/results.json.txt is the signed file.",
    )
    assert sorted(path.name for path in scene.out.iterdir()) == [
        "checksums",
        "results.json",
        "small-1.acro-1.0.2",
        "small-1.deployment.yaml",
        "small-1.release.json",
        "small-1.release.tsv",
    ]


def test_the_strong_signal_is_found_at_a_generous_epsilon(scene: Scene) -> None:
    # tv of rs4 is 20, of the 29 others below 12: at ε = 20 another one wins with less than 29·e^−80.
    adversary = scene.plan.adversary.with_target(Target(TargetKind.EPSILON, 20.0))
    assert scene.release(adversary=adversary, release=small_plan(budget=20.0).release).snps[0].name == "rs4"


def test_a_dry_run_changes_nothing_and_says_what_the_release_then_does(scene: Scene) -> None:
    prepared = scene.prepared()
    before = sorted(scene.folder.rglob("*"))
    seen = preview(prepared, scene.ledger)
    assert sorted(scene.folder.rglob("*")) == before
    assert seen.new_ledger
    assert seen.new_study
    assert seen.report.snps is None
    outcome = publish(prepared, scene.ledger, scene.key, scene.out)
    assert (seen.spent_epsilon, seen.remaining_epsilon) == (outcome.spent_epsilon, outcome.remaining_epsilon)
    same = {key for key, value in seen.report.predicate.items() if outcome.report.predicate[key] == value}
    assert set(seen.report.predicate) - same == {"result", "ledger"}


def test_the_budget_ends_releases_with_nothing_written(scene: Scene) -> None:
    scene.release()
    second = scene.release()
    assert second.remaining_epsilon == 0.0
    before = sorted(scene.folder.rglob("*"))
    with pytest.raises(BudgetExceeded):
        scene.release()
    assert sorted(scene.folder.rglob("*")) == before


def test_a_second_release_into_the_same_folder_gets_a_viewer_folder_of_its_own(scene: Scene) -> None:
    first, second = scene.release(), scene.release()
    assert first.viewer_path == scene.out
    assert second.viewer_path == scene.out / "small-2.viewer"
    for outcome in (first, second):
        assert verify_report(outcome.report_path, scene.public_key_path).valid
        results = json.loads((outcome.viewer_path / "results.json").read_text(encoding="utf-8"))
        for file in results["results"]["output_0"]["files"]:
            assert (outcome.viewer_path / file["name"]).exists()


def test_a_release_that_another_one_overtakes_takes_the_next_number(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process publishes between this one's look at the ledger and its look at the names."""
    planned = Publication.plan
    overtaken: list[ReleaseOutcome] = []

    def plan(folder: Path, name: str, *, force: bool = False) -> Publication:
        if not overtaken:
            monkeypatch.undo()
            overtaken.append(scene.release())
        return planned(folder, name, force=force)

    monkeypatch.setattr(Publication, "plan", plan)
    assert scene.release().report.name == "small-2"
    assert overtaken[0].report.name == "small-1"


def test_later_reports_list_what_was_spent_and_looked_at_before(scene: Scene) -> None:
    first = scene.release()
    Ledger(scene.ledger).record_look("the total variation of every SNP")
    said = scene.release().report.predicate
    assert [each["payload_sha256"] for each in said["earlier_releases"]] == [first.report.payload_sha256]
    assert [look["what"] for look in said["looks"]] == ["the total variation of every SNP"]
    assert said["budget"]["spent_in_all"] == 3.0
    assert any("Unlogged views" in text for text in said["statements"])
    assert said["ledger"]["row"] > first.report.predicate["ledger"]["row"]


@pytest.mark.parametrize("mechanism", sorted(MECHANISMS))
def test_every_mechanism_releases_and_verifies(scene: Scene, mechanism: str) -> None:
    threshold = 10.0 if MECHANISMS[mechanism].needs_threshold else None
    plan = small_plan(mechanism=mechanism, n_snps=3, threshold=threshold)
    outcome = scene.release(release=plan.release)
    assert len(outcome.snps) == 3 or MECHANISMS[mechanism].needs_threshold
    positions = [snp.position for snp in outcome.snps]
    assert positions == sorted(positions), "a set is told in genome order"
    found = verify_report(outcome.report_path, scene.public_key_path)
    assert found.valid, found.reason


def test_one_snp_from_each_locus(scene: Scene) -> None:
    design = replace(scene.plan.design, loci=Loci(window_kb=5.0))
    outcome = scene.release(design=design, release=small_plan(n_snps=3).release)
    positions = [snp.position for snp in outcome.snps]
    assert all(b - a > 5000 for a, b in itertools.pairwise(positions))


def test_the_joint_draw_takes_one_snp_from_each_block(scene: Scene) -> None:
    design = replace(scene.plan.design, loci=Loci(block_kb=5.0))
    outcome = scene.release(design=design, release=small_plan(mechanism="joint", n_snps=3).release)
    blocks = [(snp.position - 1) // 5000 for snp in outcome.snps]
    assert len(set(blocks)) == len(blocks) == 3
    assert verify_report(outcome.report_path, scene.public_key_path).valid


# ------------------------------------------------------------------------------------- what is refused before a debit


def test_loci_of_a_file_that_overlap_are_refused_for_the_joint_draw_before_anything_is_spent(scene: Scene) -> None:
    (scene.folder / "loci.bed").write_text("1 0 5000\n1 3000 10000\n", encoding="utf-8")
    design = replace(scene.plan.design, loci=Loci(path=str(scene.folder / "loci.bed")))
    with pytest.raises(InvalidInput, match="overlap"):
        scene.release(design=design, release=small_plan(mechanism="joint", n_snps=3).release)
    assert nothing_spent(scene)


def test_group_sizes_that_differ_from_the_plan_are_refused(scene: Scene) -> None:
    with pytest.raises(InvalidInput, match="cases"):
        scene.prepared(design=StudyDesign(n_cases=N_GROUP + 1, n_controls=N_GROUP, genotype_filter=GenotypeFilter.NONE))


def test_more_snps_than_candidates_are_refused_before_anything_is_spent(scene: Scene) -> None:
    with pytest.raises(InvalidInput, match="candidates"):
        scene.release(release=small_plan(n_snps=N_SNPS + 1).release)
    assert nothing_spent(scene)


def test_missing_calls_need_a_public_order_of_alleles_where_a_rule_fills_them(scene: Scene) -> None:
    calls = genotypes()
    calls[7, 3] = 3
    make_plink(scene.folder, calls, is_case())
    filled = replace(scene.plan.release, score=ScoreChoice(name="genotypic"))
    with pytest.raises(PrivacyRefusal, match="allele"):
        scene.release(release=filled)
    assert nothing_spent(scene)
    scene.release(release=filled, design=replace(scene.plan.design, alleles_are_public=True))


def test_missing_calls_need_nothing_where_the_score_is_the_least_over_all_fillings(scene: Scene) -> None:
    calls = genotypes()
    calls[7, 3] = 3
    make_plink(scene.folder, calls, is_case())
    scene.release()


def test_a_truncated_bed_is_refused_before_anything_is_spent(scene: Scene) -> None:
    bed = scene.study.with_suffix(".bed")
    bed.write_bytes(bed.read_bytes()[:-1])
    with pytest.raises(InvalidInput):
        scene.release()
    assert nothing_spent(scene)


def test_taken_names_stop_the_release_before_the_debit(scene: Scene) -> None:
    for name in ("small-1.release.json", "small-1.release.tsv", "small-1.release.pdf"):
        scene.out.mkdir(exist_ok=True)
        (scene.out / name).write_text("mine", encoding="utf-8")
        with pytest.raises(InvalidInput, match="exists"):
            scene.release()
        assert (scene.out / name).read_text(encoding="utf-8") == "mine"
        (scene.out / name).unlink()
    assert nothing_spent(scene)


def test_an_output_folder_that_cannot_be_made_stops_the_release(scene: Scene) -> None:
    (scene.folder / "file").write_text("", encoding="utf-8")
    with pytest.raises(InvalidInput, match="cannot be made"):
        publish(scene.prepared(), scene.ledger, scene.key, scene.folder / "file" / "out")
    assert nothing_spent(scene)


@pytest.mark.posix  # its disk fails in reserving space
def test_a_full_disk_shows_before_the_debit(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "posix_fallocate", full)
    with pytest.raises(InvalidInput, match="no space left"):
        scene.release()
    assert nothing_spent(scene)
    assert not scene.out.exists()


def test_cancelling_is_possible_until_the_debit(scene: Scene) -> None:
    flag = CancelFlag()
    flag.cancel()
    with pytest.raises(Cancelled):
        prepare_release(scene.plan, scene.study, work=Work(cancel=flag))
    with pytest.raises(Cancelled):
        publish(scene.prepared(), scene.ledger, scene.key, scene.out, work=Work(cancel=flag))
    assert nothing_spent(scene)


def test_a_broken_ledger_stops_the_release(scene: Scene) -> None:
    scene.ledger.write_text("scribbles", encoding="utf-8")
    with pytest.raises(LedgerUnavailable):
        scene.release()
    assert not scene.out.exists()


def test_the_sites_policy_is_asked_first(scene: Scene) -> None:
    policy = scene.folder / "policy.json"
    for rule, words in (
        ({"max_epsilon": 1.0}, "at most 1"),
        ({"max_budget": 2.9}, "budget"),
        ({"min_cases": 50}, "50 cases"),
        ({"min_controls": 21}, "21 controls"),
    ):
        with pytest.raises(PrivacyRefusal, match=words):
            prepare_release(scene.plan, scene.study, **signed(scene.folder, **rule))
    prepare_release(scene.plan, scene.study, **signed(scene.folder, max_epsilon=1.5, min_cases=20))
    for bad in ({"format": POLICY_FORMAT, "max": 1}, {"format": "x"}, {"format": POLICY_FORMAT, "min_cases": 0.5}):
        policy.write_text(json.dumps(bad), encoding="utf-8")
        with pytest.raises(InvalidInput, match=r"policy\.json"):
            prepare_release(scene.plan, scene.study, policy=policy)


def test_candidates_from_a_list_are_read_from_the_plans_folder(scene: Scene) -> None:
    (scene.folder / "lists").mkdir()
    (scene.folder / "lists" / "some.txt").write_text("rs4\nrs9\n", encoding="utf-8")
    candidates = CandidateList(kind="file", path="lists/some.txt", origin="the array's manifest")
    plan = replace(scene.plan, design=replace(scene.plan.design, candidates=candidates))
    prepared = prepare_release(plan, scene.study, base=scene.folder)
    assert list(prepared.variants.snp) == ["rs4", "rs9"]


def test_names_that_cannot_be_printed_are_refused(scene: Scene) -> None:
    names = [f"rs{i}" for i in range(N_SNPS)]
    names[5] = "rs\u202e5"
    make_plink(scene.folder, genotypes(), is_case(), snp=names)
    with pytest.raises(InvalidInput, match="cannot be printed"):
        scene.prepared()


# --------------------------------------------------------------------------------------------------- after the debit


@pytest.mark.parametrize("error", [OSError(5, "Input/output error"), RuntimeError("a bug"), KeyboardInterrupt()])
def test_a_failure_after_the_debit_says_that_the_budget_is_spent(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    def fails(*args: object) -> None:
        raise error

    monkeypatch.setattr(engine, "sign_payload", fails)
    with pytest.raises(SpentNothingPublished, match=r"1\.5 is spent and nothing was published"):
        scene.release()
    account = Ledger(scene.ledger).read().accounts[0]
    assert account.spent_units == to_units(1.5)
    assert account.releases[0].failed == account.releases[0].date
    assert "since drawing, signing or writing failed" in unpublished_warnings(account)[0]
    stopped = replace(account, releases=(replace(account.releases[0], failed=None),))
    assert "the program was stopped after the debit" in unpublished_warnings(stopped)[0]
    assert account.to_json()["releases"][0]["failed"] is not None
    assert "failed" not in account.releases[0].to_json()  # which later reports list
    assert list(scene.out.iterdir()) == []


def test_a_report_that_is_there_is_no_failed_release(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    from gwasprivacy.release import publication

    def fails(folder: Path) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(publication, "sync_names", fails)
    with pytest.raises(SpentNothingPublished):
        scene.release()
    assert verify_report(scene.out / "small-1.release.json", scene.public_key_path).valid
    assert Ledger(scene.ledger).read().accounts[0].releases[0].failed is None


def test_a_name_that_is_taken_after_the_debit_is_not_overwritten(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    report = scene.out / "small-1.release.json"
    sign = engine.sign_payload
    monkeypatch.setattr(engine, "sign_payload", lambda *a: (report.write_text("mine", encoding="utf-8"), sign(*a))[1])
    with pytest.raises(SpentNothingPublished, match="a file of that name exists"):
        scene.release()
    assert report.read_text(encoding="utf-8") == "mine"


def test_a_table_that_cannot_be_written_leaves_a_valid_report_and_a_warning(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Publication, "write_tables", fails)
    outcome = scene.release()
    assert "valid" in outcome.warnings[0]
    found = verify_report(outcome.report_path, scene.public_key_path)
    assert found.valid
    assert all("not checked" in text for text in found.files)


def test_a_ledger_that_vanishes_after_the_debit_leaves_a_valid_report_and_a_warning(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign = engine.sign_payload
    monkeypatch.setattr(engine, "sign_payload", lambda *a: (scene.ledger.unlink(), sign(*a))[1])
    outcome = scene.release()
    assert "could not record" in outcome.warnings[0]
    assert verify_report(outcome.report_path, scene.public_key_path).valid


def test_the_draw_happens_once_and_after_the_debit_is_on_the_disk(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    draw = engine.draw

    def watched(prepared: engine.PreparedRelease, place: Executor) -> object:
        seen.append(Ledger(scene.ledger).read().accounts[0].spent_units)
        return draw(prepared, place)

    monkeypatch.setattr(engine, "draw", watched)
    scene.release()
    assert seen == [to_units(1.5)]


# ------------------------------------------------------------------------------------------------------ what leaves


def test_nothing_but_the_selection_depends_on_the_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two different studies, the same fixed selection and ledger identity: every published byte is the same."""
    monkeypatch.setattr(ledger_module.secrets, "token_hex", lambda n: "0" * (2 * n))
    chosen = Result(snps=(ReleasedSnp(chromosome="1", position=4000, name="rs4"),))
    monkeypatch.setattr(engine, "draw", lambda prepared, place: chosen)
    published = []
    key = None
    for seed in (1, 2):
        folder = tmp_path / str(seed)
        folder.mkdir()
        monkeypatch.setenv("XDG_STATE_HOME", str(folder / "state"))
        scene = set_up(folder, seed)
        key = key or scene.key
        publish(scene.prepared(), scene.ledger, key, scene.out)
        published.append({p.name: p.read_bytes() for p in sorted(scene.out.rglob("*")) if p.is_file()})
    assert published[0] == published[1]


def test_nothing_of_the_data_is_logged_or_shown(
    scene: Scene, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    with caplog.at_level(logging.DEBUG):
        prepared = scene.prepared()
        publish(prepared, scene.ledger, scene.key, scene.out)
    # What the code itself says, without any value: tests/privacy/test_log_lines.py holds each of these texts.
    assert not [record for record in caplog.records if record.name.startswith("gwasprivacy") and record.args]
    assert capsys.readouterr() == ("", "")
    assert "rs4" not in repr(prepared)
    assert "array(" not in repr(prepared)


def test_alleles_of_the_study_stay_out_of_every_published_file(scene: Scene) -> None:
    make_plink(scene.folder, genotypes(), is_case(), a1=["ACGTACGT"] * N_SNPS, a2=["TTTTTTTT"] * N_SNPS)
    outcome = scene.release()
    for path in scene.out.rglob("*"):
        if path.is_file():
            assert b"ACGTACGT" not in path.read_bytes()
    assert "a1" not in json.dumps(outcome.report.predicate["result"])


def test_a_report_has_dates_and_no_time_of_day(scene: Scene) -> None:
    text = json.dumps(scene.release().report.predicate)
    assert re.search(r"\d{4}-\d{2}-\d{2}", text)
    assert not re.search(r"\d{2}:\d{2}", text)


def test_the_same_draw_is_not_repeated_by_a_seed(scene: Scene) -> None:
    """Whatever NumPy and Python are seeded with, draws at a tiny ε differ; by chance all four agree once in 8·10⁷."""
    prepared = replace(scene.prepared(), plan=small_plan(n_snps=2, epsilon=0.001))
    draws = []
    for _ in range(4):
        np.random.seed(1)
        random.seed(1)
        draws.append(tuple(snp.name for snp in engine.draw(prepared).snps))
    assert len(set(draws)) > 1


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("melanoma-2026", "melanoma-2026"),
        ("../../etc/passwd", "etc-passwd"),
        ("Zürich & Söhne", "Zürich-Söhne"),
        (".hidden", "hidden"),
        ("///", "release"),
        ("a" * 300, "a" * 100),
    ],
)
def test_file_names_are_made_of_plain_characters(name: str, stem: str) -> None:
    assert file_stem(name) == stem


def test_an_impossible_plan_is_refused_first(scene: Scene) -> None:
    with pytest.raises(InvalidPlan):
        replace(scene.plan.release, n_snps=0)


def test_a_release_that_replaces_the_viewers_files_and_is_stopped_among_them_is_valid(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The earlier release's checksum must not stand beside the later one's results."""
    scene.release(release=small_plan(epsilon=0.1).release)

    def stopped(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(publication, "checksum_files", stopped)
    outcome = publish(
        scene.prepared(release=small_plan(epsilon=0.1).release), scene.ledger, scene.key, scene.out, force=True
    )
    assert outcome.warnings
    found = verify_report(outcome.report_path, scene.public_key_path)
    assert found.valid, found.reason


# --------------------------------------------------------------------------------------------- what lies beside a release


@pytest.mark.parametrize("private", ["small.gwasledger", "other.gwasledger", "curator.key.pem"])
def test_what_is_published_never_lies_beside_a_ledger_or_a_private_key(scene: Scene, private: str) -> None:
    """Folders are sent whole."""
    prepared = prepare_release(scene.plan, scene.study)
    scene.out.mkdir()
    (scene.out / private).write_bytes(b"")
    before = sorted(scene.out.iterdir())
    with pytest.raises(InvalidInput, match=f"{private} must not be in"):
        publish(prepared, scene.ledger, scene.key, scene.out)
    assert sorted(scene.out.iterdir()) == before
    assert not scene.ledger.exists(), "nothing was begun or spent"


def test_a_ledgers_own_folder_takes_no_release_before_the_ledger_is_there(scene: Scene) -> None:
    prepared = prepare_release(scene.plan, scene.study)
    with pytest.raises(InvalidInput, match="must not be in"):
        publish(prepared, scene.ledger, scene.key, scene.ledger.parent)
    assert not scene.ledger.exists()


def test_a_release_lists_every_file_that_it_wrote(scene: Scene) -> None:
    outcome = scene.release()
    written = {each for each in scene.out.rglob("*") if each.is_file()}
    assert set(outcome.files) == written


def test_a_study_without_a_name_is_not_published(scene: Scene) -> None:
    prepared = prepare_release(replace(scene.plan, title=UNTITLED), scene.study)
    with pytest.raises(InvalidInput, match="no name yet"):
        publish(prepared, scene.ledger, scene.key, scene.out)
    assert not scene.ledger.exists()


def test_snps_that_are_no_candidates_are_counted_in_a_note(scene: Scene) -> None:
    """A study's 750 SNPs of chromosome X vanished without a word between the file's number and the candidates'."""
    chrom = ["1"] * (N_SNPS - 2) + ["23", "26"]
    make_plink(scene.folder, genotypes(), is_case(), chrom=chrom)
    said = [note for note in scene.prepared().notes if "outside chromosomes" in note]
    assert said == ["2 SNPs outside chromosomes 1–22 are left out: 1 on 23, 1 on 26."]
    assert scene.prepared().n_candidates == N_SNPS - 2
    make_plink(scene.folder, genotypes(), is_case())
    assert not [note for note in scene.prepared().notes if "outside chromosomes" in note]
