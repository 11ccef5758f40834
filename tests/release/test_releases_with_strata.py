"""A release inside strata: from labels to a signed report that names the strata and their sizes, and nobody's label."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from jsonschema import Draft202012Validator

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidInput, InvalidPlan, PrivacyRefusal, VerificationFailed
from gwasprivacy.cli.error_words import error_line
from gwasprivacy.cli.main import main
from gwasprivacy.membership.adversary import PriorRange
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release import engine
from gwasprivacy.release.engine import publish
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.permission import preview
from gwasprivacy.release.policy.policy import Policy
from gwasprivacy.release.unverified import read_report
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.envelope import open_envelope
from gwasprivacy.statement.kinds import RELEASE, check_derived
from gwasprivacy.statement.result import Result
from gwasprivacy.study.design import GenotypeFilter, Stratum, StudyDesign
from gwasprivacy.study.trait import Trait
from tests.release.kind_plans import SECRET_SIZE, plan_of
from tests.release.preparing import prepare_release
from tests.release.scene import N_GROUP, Scene, genotypes, is_case, small_plan
from tests.release.test_schemas import validator
from tests.study.make_plink import make_plink

NORTH = np.arange(2 * N_GROUP) % 5 < 2
STRATA = (
    Stratum(name="north", n_cases=8, n_controls=8),
    Stratum(name="south", n_cases=12, n_controls=12),
)


def stratified(**choices: object) -> Plan:
    plan = small_plan(score=ScoreChoice(name="tv"), **choices)
    return replace(plan, design=replace(plan.design, strata=STRATA))


@pytest.fixture
def labels(scene: Scene) -> Path:
    path = scene.folder / "labels.txt"
    rows = zip(scene.study.with_suffix(".fam").read_text(encoding="utf-8").splitlines(), NORTH, strict=True)
    path.write_text(
        "".join(f"{' '.join(line.split()[:2])} {'north' if here else 'south'}\n" for line, here in rows),
        encoding="utf-8",
    )
    return path


def test_a_report_names_the_strata_with_their_sizes_and_verifies(scene: Scene, labels: Path) -> None:
    prepared = prepare_release(stratified(), scene.study, name="small", strata=labels)
    made = publish(prepared, scene.ledger, scene.key, scene.out)
    assert verify_report(made.report_path, scene.public_key_path).valid
    report = read_report(made.report_path)
    assert report.predicate["strata"] == [
        {"name": "north", "n_cases": 8, "n_controls": 8},
        {"name": "south", "n_cases": 12, "n_controls": 12},
    ]
    assert "north (8 cases, 8 controls), south (12 cases, 12 controls)" in " ".join(report.predicate["statements"])
    checker: Draft202012Validator = validator("gwas-private-release-1.schema.json")
    checker.validate(json.loads(open_envelope(made.report_path.read_bytes()).payload))
    account = Ledger(scene.ledger).read().accounts[0]
    assert account.budget is not None
    assert account.budget.strata == (("north", 8, 8), ("south", 12, 12))
    debit = account.releases[0]
    assert debit.is_published


def test_the_strata_of_a_report_are_those_of_the_plan_in_it(scene: Scene, labels: Path) -> None:
    prepared = prepare_release(stratified(), scene.study, name="small", strata=labels)
    made = publish(prepared, scene.ledger, scene.key, scene.out)
    predicate = dict(read_report(made.report_path).predicate)
    predicate["strata"] = predicate["strata"][::-1]
    with pytest.raises(VerificationFailed):
        check_derived(predicate, RELEASE)


def test_a_study_without_strata_reports_none_and_its_ledger_has_no_room_for_them(scene: Scene) -> None:
    made = scene.release()
    assert read_report(made.report_path).predicate["strata"] is None
    account = Ledger(scene.ledger).read().accounts[0]
    assert account.budget is not None
    assert account.budget.strata == ()
    assert "strata" not in account.to_json()


def test_scores_are_computed_inside_the_strata(scene: Scene) -> None:
    path = scene.folder / "shares.txt"
    rows = scene.study.with_suffix(".fam").read_text(encoding="utf-8").splitlines()
    first = [k % N_GROUP < (5 if k < N_GROUP else 15) for k in range(2 * N_GROUP)]
    path.write_text(
        "".join(f"{' '.join(line.split()[:2])} {'ab'[here]}\n" for line, here in zip(rows, first, strict=True)),
        encoding="utf-8",
    )
    strata = (Stratum(name="a", n_cases=15, n_controls=5), Stratum(name="b", n_cases=5, n_controls=15))
    plan = replace(stratified(), design=replace(small_plan().design, strata=strata))
    inside = prepare_release(plan, scene.study, strata=path)
    plain = prepare_release(replace(plan, design=small_plan().design), scene.study)
    assert inside.sensitivity == plain.sensitivity == 1
    assert plain.scores[3] == N_GROUP  # every case has it, no control
    assert inside.scores[3] == 10  # of min(15, 5) + min(5, 15) in the strata
    assert not np.array_equal(inside.scores, plain.scores)


def test_no_label_of_anybody_leaves(scene: Scene, labels: Path) -> None:
    prepared = prepare_release(stratified(), scene.study, name="small", strata=labels)
    publish(prepared, scene.ledger, scene.key, scene.out)
    people = [line.split()[1] for line in labels.read_text(encoding="utf-8").splitlines()]
    for file in (scene.ledger, *scene.out.rglob("*")):
        if file.is_file():
            data = file.read_bytes()
            assert not any(f" {person} ".encode() in data or f'"{person}"'.encode() in data for person in people)
    assert not any(person in repr(prepared) for person in people)


def test_a_plan_with_strata_needs_everybodys_label_and_a_plan_without_takes_none(scene: Scene, labels: Path) -> None:
    with pytest.raises(InvalidInput, match="Give a file with each person’s label"):
        prepare_release(stratified(), scene.study)
    with pytest.raises(InvalidInput, match="the plan has none"):
        prepare_release(small_plan(), scene.study, strata=labels)
    other = replace(STRATA[0], n_cases=9), replace(STRATA[1], n_cases=11)
    with pytest.raises(InvalidInput, match="in the stratum 'north', where the plan says 9"):
        prepare_release(
            replace(stratified(), design=replace(small_plan().design, strata=other)), scene.study, strata=labels
        )


def test_a_score_without_a_proof_for_strata_is_refused() -> None:
    with pytest.raises(PrivacyRefusal, match="strata"):
        replace(stratified(), release=replace(stratified().release, score=ScoreChoice(name="genotypic"))).sensitivity()


def test_labels_under_a_plan_without_strata_are_answered_by_what_fits_the_plan(scene: Scene, labels: Path) -> None:
    trait = StudyDesign(trait=Trait(low=0, high=1), n_participants=2 * N_GROUP, genotype_filter=GenotypeFilter.NONE)
    score = ScoreChoice(name="genotypic")
    for plan, wanted, other in (
        (small_plan(score=ScoreChoice(name="tv")), "NAME=R:S", "total variation"),
        (small_plan(score=score), "Choose total variation or the Kolmogorov distance", "NAME=N "),
        (replace(small_plan(score=ScoreChoice(name="tv")), design=trait), "NAME=N ", "NAME=R:S"),
        (plan_of("genotype counts", SECRET_SIZE[0]), "NAME=R:S", "NAME=N "),
    ):
        with pytest.raises(InvalidInput, match="the plan has none") as refused:
            prepare_release(plan, scene.study, strata=labels)
        said = error_line(refused.value)
        assert wanted in said
        assert other not in said


def test_the_command_tells_of_a_stratum_of_one_group_before_the_release(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    path, plan = scene.folder / "ends.txt", scene.folder / "s.gwasplan"
    rows = scene.study.with_suffix(".fam").read_text(encoding="utf-8").splitlines()
    path.write_text(
        "".join(f"{' '.join(line.split()[:2])} {'a' if k < 2 else 'b'}\n" for k, line in enumerate(rows)),
        encoding="utf-8",
    )
    strata = (Stratum(name="a", n_cases=2, n_controls=0), Stratum(name="b", n_cases=18, n_controls=20))
    save_plan(replace(stratified(), design=replace(small_plan().design, strata=strata)), plan)
    command = ["release", str(plan), "--study", str(scene.study), "--ledger", str(scene.ledger), "--strata", str(path)]
    assert main([*command, "--dry-run"]) == 0
    assert "note: The stratum a has no controls, so it adds nothing" in capsys.readouterr().out
    assert not scene.ledger.exists()


def test_a_stratum_of_one_group_is_told_before_the_release(scene: Scene) -> None:
    path = scene.folder / "ends.txt"
    rows = scene.study.with_suffix(".fam").read_text(encoding="utf-8").splitlines()
    path.write_text(
        "".join(f"{' '.join(line.split()[:2])} {'a' if k < 2 else 'b'}\n" for k, line in enumerate(rows)),
        encoding="utf-8",
    )
    strata = (Stratum(name="a", n_cases=2, n_controls=0), Stratum(name="b", n_cases=18, n_controls=20))
    plan = replace(stratified(), design=replace(small_plan().design, strata=strata))
    prepared = prepare_release(plan, scene.study, strata=path)
    wanted = "The stratum a has no controls, so it adds nothing to a score."
    assert wanted in prepared.notes
    assert wanted in preview(prepared, scene.ledger, scene.out).report.predicate["statements"]


def test_where_case_status_is_the_secret_the_strata_stay_those_of_the_first_release(scene: Scene, labels: Path) -> None:
    plan = stratified(epsilon=0.2)
    adversary = replace(plan.adversary, secret=Secret.CASE_STATUS, prior=PriorRange(0.4, 0.6))
    plan = replace(plan, adversary=adversary)
    publish(prepare_release(plan, scene.study, strata=labels), scene.ledger, scene.key, scene.out)
    publish(prepare_release(plan, scene.study, strata=labels), scene.ledger, scene.key, scene.out)
    without = replace(plan, design=replace(plan.design, strata=()))
    with pytest.raises(PrivacyRefusal, match="Use the same strata for every release"):
        preview(prepare_release(without, scene.study), scene.ledger, scene.out)


def test_a_sites_least_numbers_hold_in_each_stratum() -> None:
    Policy(min_cases=8, min_controls=8).check(stratified())
    with pytest.raises(PrivacyRefusal, match="at least 9 cases in each stratum; the plan has 8"):
        Policy(min_cases=9).check(stratified())
    with pytest.raises(PrivacyRefusal, match="at least 9 controls in each stratum"):
        Policy(min_controls=9).check(stratified())
    Policy(min_cases=20).check(small_plan())


def test_the_command_takes_the_labels(scene: Scene, labels: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = scene.folder / "s.gwasplan"
    save_plan(stratified(), plan)
    command = ["release", str(plan), "--study", str(scene.study), "--ledger", str(scene.ledger), "--dry-run", "--json"]
    assert main([*command, "--strata", str(labels)]) == 0
    assert json.loads(capsys.readouterr().out)["predicate"]["strata"][0]["name"] == "north"
    assert main(command) == 2
    assert "Add --strata FILE" in capsys.readouterr().err


# ------------------------------------------------------------------------------------------ a size that is secret


def secretly(plan: Plan) -> Plan:
    return replace(plan, adversary=replace(plan_of("selection", "unbounded").adversary))


@pytest.mark.parametrize("label", ["north", "mars", "NA", "31.5", ""])
def test_whoever_joins_a_study_of_secret_size_with_any_label_moves_no_byte_but_the_draw(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, label: str
) -> None:
    """One participant more, in a stratum of the plan or in none, and with no line among the labels: nothing is refused or said."""
    monkeypatch.setattr(engine, "draw", lambda ready, place: Result(snps=(), noise=None))
    plan, shown, scores = secretly(stratified()), [], []
    for n_people in (2 * N_GROUP, 2 * N_GROUP - 1):
        folder = scene.folder / str(n_people)
        folder.mkdir()
        study = make_plink(folder, genotypes()[:, :n_people], is_case()[:n_people])
        people = [line.split()[:2] for line in study.with_suffix(".fam").read_text(encoding="utf-8").splitlines()]
        of = [*("north" if here else "south" for here in NORTH[: 2 * N_GROUP - 1]), label]
        (folder / "labels.txt").write_text(
            "".join(f"{' '.join(who)} {of[k]}\n" for k, who in enumerate(people) if of[k]), encoding="utf-8"
        )
        ready = prepare_release(plan, study, name="small", strata=folder / "labels.txt")
        outcome = publish(ready, folder / "l.gwasledger", scene.key, folder / "released")
        predicate = {key: value for key, value in outcome.report.predicate.items() if key != "ledger"}
        shown.append((predicate, outcome.spent_epsilon, outcome.warnings, preview(ready, folder / "no").warnings[:2]))
        scores.append(ready.scores)
    assert shown[0] == shown[1]
    assert [each["n_cases"] for each in shown[0][0]["strata"]] == [None, None]
    moved = np.abs(scores[0] - scores[1]).max()
    assert moved <= ready.sensitivity == 0.5
    assert bool(moved > 0) is (label == "north")


def test_effects_inside_strata_of_secret_sizes_are_refused() -> None:
    plan = secretly(stratified())
    check_plan(plan)
    with pytest.raises(InvalidPlan, match="intervals need the strata’s sizes"):
        check_plan(replace(plan, release=replace(plan.release, effects_epsilon=plan.epsilon / 2)))
