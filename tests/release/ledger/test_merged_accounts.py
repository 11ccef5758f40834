"""Accounts of one ledger made one: what was spent adds up, every budget goes on to hold, and only the newest ledger is changed."""

from __future__ import annotations

import json
import math
import sqlite3
from dataclasses import replace

import pytest

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.cli.main import main
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.engine import publish
from gwasprivacy.release.ledger import ledger as ledger_module
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.ledger_chain import append_row
from gwasprivacy.release.ledger.refusals import LedgerUnavailable
from gwasprivacy.release.permission import preview
from gwasprivacy.release.prepared import PreparedRelease
from tests.release.guarantee_plans import TPR, guarantee_plan
from tests.release.preparing import prepare_release
from tests.release.scene import N_GROUP, Scene, genotypes, is_case
from tests.study.make_plink import make_plink


def rows_of(ledger: Ledger) -> list[tuple[object, ...]]:
    with sqlite3.connect(ledger.path) as connection:
        return connection.execute("SELECT * FROM rows ORDER BY seq").fetchall()


def other_study(scene: Scene, number: int, account: str | None, plan: Plan | None = None) -> PreparedRelease:
    """Of other people than the scene's, and than those of other numbers."""
    people = [(f"other{number}", str(i)) for i in range(2 * N_GROUP)]
    study = make_plink(scene.folder, genotypes(number + 1), is_case(), name=f"other{number}", people=people)
    return prepare_release(replace(plan or scene.plan, account=account), study, name=f"other{number}")


def three_accounts(scene: Scene) -> Ledger:
    """Of budgets 3, 3 and 4; each has spent 1.5."""
    scene.release()
    larger = replace(scene.plan, release=replace(scene.plan.release, budget=4.0))
    for number, (account, plan) in enumerate((("second", scene.plan), ("third", larger)), start=1):
        publish(other_study(scene, number, account, plan), scene.ledger, scene.key, scene.out)
    return Ledger(scene.ledger)


def test_merged_accounts_add_up_and_the_smallest_budget_holds(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    """Their budgets were 3, 3 and 4; what was spent is 1.5 three times: nothing is left of 3."""
    ledger = three_accounts(scene)
    old = rows_of(ledger)
    assert main(["ledger", str(scene.ledger), "--merge", "--json"]) == 0
    (said,) = json.loads(capsys.readouterr().out)["studies"]
    assert (said["study"], said["spent"], said["budget"], said["remaining"]) == ("study-1", 4.5, 3.0, 0.0)
    assert said["merged"] == ["second", "third"]
    assert [each["number"] for each in said["releases"]] == [1, 2, 3]
    assert {each["state"] for each in said["releases"]} == {"published"}
    assert rows_of(ledger)[: len(old)] == old
    with pytest.raises(PrivacyRefusal):
        scene.release()
    with pytest.raises(PrivacyRefusal) as refused:
        preview(other_study(scene, 1, "second"), scene.ledger)
    assert refused.value.code == "ledger.account-merged"
    assert main(["ledger", str(scene.ledger), "--merge"]) == 3


def test_a_merged_ledger_with_budget_left_counts_on(scene: Scene) -> None:
    big = scene.folder / "big.gwasledger"
    plan = replace(scene.plan, release=replace(scene.plan.release, budget=10.0))
    publish(prepare_release(plan, scene.study, name="small"), big, scene.key, scene.out)
    people = [("x", str(i)) for i in range(2 * N_GROUP)]
    other = make_plink(scene.folder, genotypes(2), is_case(), name="other", people=people)
    others = replace(plan, account="others", release=replace(plan.release, budget=8.0))
    publish(prepare_release(others, other, name="other"), big, scene.key, scene.out)
    account = Ledger(big).merge()
    assert (account.left_units, [each.number for each in account.releases]) == (to_units(5.0), [1, 2])
    done = publish(prepare_release(plan, other, name="small"), big, scene.key, scene.out)
    assert (done.report.number, done.remaining_epsilon) == (3, 3.5)
    assert [each["report"] for each in done.report.predicate["earlier_releases"]] == ["small-1", "other-1"]


def test_accounts_of_other_secrets_are_not_merged(scene: Scene) -> None:
    """Participation ε can be counted as case status, and the other way round the guarantee would have no cover."""
    scene.release()
    status = AdversaryModel(
        secret=Secret.CASE_STATUS, prior=PriorRange(0.5, 0.5), target=Target(TargetKind.EPSILON, 1.5)
    )
    other = other_study(scene, 1, "others")
    prepared = prepare_release(replace(other.plan, adversary=status), scene.folder / "other1", name="other1")
    publish(prepared, scene.ledger, scene.key, scene.out)
    before = scene.ledger.read_bytes()
    with pytest.raises(PrivacyRefusal) as refused:
        Ledger(scene.ledger).merge()
    assert refused.value.code == "ledger.merge-other-secrets"
    assert scene.ledger.read_bytes() == before


def test_an_older_copy_of_the_ledger_is_not_written_to(scene: Scene) -> None:
    three_accounts(scene)
    older = scene.ledger.read_bytes()
    scene.release()
    scene.ledger.write_bytes(older)
    assert main(["ledger", str(scene.ledger), "--merge"]) == 3
    assert scene.ledger.read_bytes() == older


def test_a_guarantee_about_attacks_of_one_account_is_kept_over_the_releases_of_all(scene: Scene) -> None:
    """Three pure releases of ε = 1.5 and half a joint one: far more than the guarantee."""
    three_accounts(scene)
    keeping = other_study(scene, 3, "others", guarantee_plan("joint", 2, epsilon=0.5))
    publish(keeping, scene.ledger, scene.key, scene.out)
    account = Ledger(scene.ledger).merge()
    assert account.reached == pytest.approx(math.tanh((3 * 2 * 1.5 + 0.5) / 4))
    assert (account.spent_units, account.left_units) == (to_units(5.0), 0)


def test_accounts_with_different_guarantees_are_not_merged(scene: Scene) -> None:
    for number, target in enumerate(({}, {"target": TPR}), start=1):
        plan = guarantee_plan("joint", 2, epsilon=0.3, **target)
        publish(other_study(scene, number, f"account {number}", plan), scene.ledger, scene.key, scene.out)
    before = scene.ledger.read_bytes()
    with pytest.raises(PrivacyRefusal) as refused:
        Ledger(scene.ledger).merge()
    assert refused.value.code == "ledger.merge-other-guarantees"
    assert scene.ledger.read_bytes() == before


@pytest.mark.parametrize("kind", ["format", "study", "people"])
def test_a_row_of_a_kind_that_is_not_written_is_refused(scene: Scene, kind: str) -> None:
    scene.release()
    ledger = Ledger(scene.ledger)
    body = {"kind": kind, "format": ledger_module.LEDGER_FORMAT, "study": "study-1", "title": "t", "date": "2030-01-01"}
    with ledger._connection() as connection, ledger._transaction(connection, "IMMEDIATE"):
        append_row(connection, ledger._state(connection)[1], body)
    with pytest.raises(LedgerUnavailable, match="does not write") as refused:
        ledger.read()
    assert refused.value.code == "ledger.unknown-rows"


def test_a_ledger_of_another_version_is_refused(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger_module, "LEDGER_FORMAT", "gwasprivacy-ledger/9")
    ledger = Ledger(scene.ledger)
    ledger.create()
    with pytest.raises(LedgerUnavailable) as refused:
        ledger.read()
    assert refused.value.code == "ledger.other-version"
