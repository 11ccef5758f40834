"""One ledger, one account: whatever is released counts there, whoever the people are; others need a declaration."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.engine import publish
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.refusals import BudgetExceeded
from gwasprivacy.release.permission import OTHER_PEOPLE, ReleasePreview, preview
from tests.release.preparing import prepare_release
from tests.release.scene import N_GROUP, N_SNPS, Scene, genotypes, is_case, small_plan
from tests.study.make_plink import make_plink

PEOPLE = [(f"F{i + 1}", f"I{i + 1}") for i in range(2 * N_GROUP)]
STRANGERS = [("other", str(i)) for i in range(2 * N_GROUP)]
TWO_CHROMOSOMES = ["1"] * (N_SNPS // 2) + ["2"] * (N_SNPS // 2)


def changed_calls() -> np.ndarray:
    calls = genotypes()
    for row in (0, N_SNPS - 1):
        calls[row, 0] = (calls[row, 0] + 1) % 3
    return calls


def study_of(scene: Scene, form: str) -> Path:
    """The scene's study, a little or altogether another."""
    keep = slice(0, None)
    calls, people = genotypes(), PEOPLE
    match form:
        case "one control fewer":
            keep = slice(0, -1)
        case "one case replaced":
            calls, people = changed_calls(), [("new", "person"), *PEOPLE[1:]]
        case "a changed call on every chromosome":
            calls = changed_calls()
        case "other names":
            people = STRANGERS
        case "other people":
            calls, people = genotypes(2), STRANGERS
    return make_plink(
        scene.folder, calls[:, keep], is_case()[keep], name="again", chrom=TWO_CHROMOSOMES, people=people[keep]
    )


def seen(scene: Scene, plan: Plan, study: Path) -> ReleasePreview:
    return preview(prepare_release(plan, study, name="small"), scene.ledger)


FORMS = (
    "the same",
    "one control fewer",
    "one case replaced",
    "a changed call on every chromosome",
    "other names",
    "other people",
)


@pytest.mark.parametrize("form", FORMS)
def test_no_study_brings_a_second_budget(scene: Scene, form: str) -> None:
    scene.release()
    scene.release()
    study = study_of(scene, form)
    n_controls = N_GROUP - (form == "one control fewer")
    plan = replace(scene.plan, design=replace(scene.plan.design, n_controls=n_controls))
    prepared = prepare_release(plan, study, name="small")
    for attempt in (preview, lambda *a: publish(*a, scene.key, scene.out)):
        with pytest.raises(BudgetExceeded):
            attempt(prepared, scene.ledger)
    assert len(Ledger(scene.ledger).read().accounts) == 1


@pytest.mark.parametrize("form", FORMS)
def test_who_the_people_are_only_warns_and_changes_nothing_that_is_published(scene: Scene, form: str) -> None:
    make_plink(scene.folder, genotypes(), is_case(), chrom=TWO_CHROMOSOMES)
    scene.release()
    if form == "one control fewer":
        pytest.skip("its public size is another")
    before, now = seen(scene, scene.plan, scene.study), seen(scene, scene.plan, study_of(scene, form))
    assert now.report.predicate == before.report.predicate
    assert (now.new_study, now.remaining_epsilon) == (False, 0.0)
    warned = form in ("one case replaced", "other people")
    assert (OTHER_PEOPLE in now.warnings) is warned
    assert (set(now.warnings) - {OTHER_PEOPLE}) == set(before.warnings)


def test_an_account_of_its_own_is_a_declaration_of_the_plan(scene: Scene) -> None:
    scene.release()
    scene.release()
    others = replace(scene.plan, account="replication")
    found = seen(scene, others, study_of(scene, "other people"))
    assert found.new_study
    assert found.remaining_epsilon == 1.5
    assert any("another account" in said for said in found.warnings)


@pytest.mark.parametrize(
    "form", ["the same", "one control fewer", "one case replaced", "a changed call on every chromosome", "other names"]
)
def test_an_account_of_its_own_is_refused_while_one_of_anothers_people_is_in_the_files(scene: Scene, form: str) -> None:
    make_plink(scene.folder, genotypes(), is_case(), chrom=TWO_CHROMOSOMES)
    scene.release()
    rows = Ledger(scene.ledger).read().n_rows
    n_controls = N_GROUP - (form == "one control fewer")
    plan = replace(scene.plan, account="replication", design=replace(scene.plan.design, n_controls=n_controls))
    prepared = prepare_release(plan, study_of(scene, form), name="small")
    for attempt in (preview, lambda *a: publish(*a, scene.key, scene.out)):
        with pytest.raises(PrivacyRefusal) as refused:
            attempt(prepared, scene.ledger)
        assert refused.value.code == "ledger.people-of-other-account"
        assert "study-1" in refused.value.message
    assert Ledger(scene.ledger).read().n_rows == rows


def test_one_person_of_another_account_among_strangers_is_enough(scene: Scene) -> None:
    scene.release()
    study = make_plink(scene.folder, genotypes(2), is_case(), name="mixed", people=[*STRANGERS[1:], PEOPLE[7]])
    with pytest.raises(PrivacyRefusal) as refused:
        seen(scene, replace(scene.plan, account="replication"), study)
    assert refused.value.code == "ledger.people-of-other-account"


def test_the_ledgers_own_account_does_not_take_the_people_of_a_declared_one(scene: Scene) -> None:
    """The declaration binds both sides, whichever account came first."""
    publish(scene.prepared(account="first"), scene.ledger, scene.key, scene.out)
    with pytest.raises(PrivacyRefusal) as refused:
        preview(scene.prepared(), scene.ledger)
    assert refused.value.code == "ledger.people-of-other-account"


def test_each_account_goes_on_under_its_name(scene: Scene) -> None:
    other = study_of(scene, "other people")
    scene.release()
    plan = replace(scene.plan, account="replication")
    for number, left in ((1, 1.5), (2, 0.0)):
        done = publish(prepare_release(plan, other, name="rep"), scene.ledger, scene.key, scene.out)
        assert (done.report.number, done.remaining_epsilon) == (number, left)
    with pytest.raises(BudgetExceeded):
        seen(scene, plan, other)
    assert [each.name for each in Ledger(scene.ledger).read().accounts] == [None, "replication"]
    assert scene.release().report.number == 2


def test_no_plan_opens_an_account_under_a_number_of_the_ledgers(scene: Scene) -> None:
    scene.release()
    with pytest.raises(PrivacyRefusal) as refused:
        seen(scene, replace(scene.plan, account="study-2"), study_of(scene, "other people"))
    assert refused.value.code == "ledger.account-name"


def test_other_sizes_are_one_account_too(scene: Scene) -> None:
    """A phenotype with other groups, or a study of a secret size, is another release from the same budget."""
    scene.release()
    turned = make_plink(scene.folder, genotypes(), np.arange(2 * N_GROUP) < 12, name="turned")
    design = replace(scene.plan.design, n_cases=12, n_controls=28)
    plan = replace(small_plan(), design=design)
    found = seen(scene, plan, turned)
    assert (found.report.number, found.remaining_epsilon) == (2, 0.0)
