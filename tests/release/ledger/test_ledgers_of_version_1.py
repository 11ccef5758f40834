"""A ledger of version 1 goes on: one study becomes the account; several stay frozen until the curator has spoken."""

from __future__ import annotations

import json
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.errors import LedgerUnavailable, PrivacyRefusal
from gwasprivacy.cli.main import main
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.release.engine import OTHER_PEOPLE, prepare_release, preview, publish
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.prepared import PreparedRelease
from tests.release.scene import N_GROUP, Scene, genotypes, is_case
from tests.study.make_plink import make_plink

OLD = Path(__file__).parents[1] / "version_1"


def take(scene: Scene, name: str) -> Ledger:
    """The ledger of the scene is that of version 1 called ``name``."""
    shutil.copy(OLD / f"{name}.gwasledger", scene.ledger)
    return Ledger(scene.ledger)


def rows_of(ledger: Ledger) -> list[tuple[object, ...]]:
    with sqlite3.connect(ledger.path) as connection:
        return connection.execute("SELECT * FROM rows ORDER BY seq").fetchall()


def other_study(scene: Scene, number: int, account: str | None) -> PreparedRelease:
    """The study ``other{number}`` of the old ledger called three."""
    people = [(f"other{number}", str(i)) for i in range(2 * N_GROUP)]
    study = make_plink(scene.folder, genotypes(number + 1), is_case(), name=f"other{number}", people=people)
    return prepare_release(replace(scene.plan, account=account), study, name=f"other{number}")


def test_one_study_becomes_the_ledgers_account_and_its_old_rows_stay_as_they_are(scene: Scene) -> None:
    ledger = take(scene, "one")
    old = rows_of(ledger)
    done = scene.release()
    assert (done.report.number, done.remaining_epsilon) == (2, 0.0)
    rows = rows_of(ledger)
    assert rows[: len(old)] == old
    assert json.loads(str(rows[len(old)][2]))["format"] == "gwasprivacy-ledger/2"
    (account,) = ledger.read().accounts
    assert (account.study, account.name, account.spent_units) == ("study-1", None, to_units(3.0))
    assert [look.what for look in account.looks] == ["the score table"]
    assert done.report.predicate["earlier_releases"][0]["state"] == "published"
    assert len(done.report.predicate["looks"]) == 1
    with pytest.raises(PrivacyRefusal):
        scene.release()


def test_its_people_are_known_again(scene: Scene) -> None:
    take(scene, "one")
    assert OTHER_PEOPLE not in preview(scene.prepared(), scene.ledger).warnings
    assert OTHER_PEOPLE in preview(other_study(scene, 1, None), scene.ledger).warnings
    with pytest.raises(PrivacyRefusal) as refused:
        preview(scene.prepared(account="mine"), scene.ledger)
    assert refused.value.code == "ledger.people-of-other-account"


@pytest.mark.parametrize("account", [None, "study-2", "study-3"])
def test_several_studies_are_frozen_and_nothing_is_written(scene: Scene, account: str | None) -> None:
    ledger = take(scene, "three")
    before = scene.ledger.read_bytes()
    prepared = scene.prepared(account=account)
    for attempt in (preview, lambda *a: publish(*a, scene.key, scene.out)):
        with pytest.raises(PrivacyRefusal) as refused:
            attempt(prepared, scene.ledger)
        assert refused.value.code == "ledger.frozen"
        assert "study-1, study-2" in refused.value.hint
    assert scene.ledger.read_bytes() == before
    assert [each.is_frozen for each in ledger.read().accounts] == [True] * 3


def test_declared_accounts_go_on_and_the_others_stay_frozen(scene: Scene) -> None:
    ledger = take(scene, "three")
    assert main(["ledger", str(scene.ledger), "--new-people", "study-2"]) == 0
    done = publish(other_study(scene, 1, "study-2"), scene.ledger, scene.key, scene.out)
    assert (done.report.number, done.report.predicate["ledger"]["study"]) == (2, "study-2")
    with pytest.raises(PrivacyRefusal) as refused:
        preview(scene.prepared(), scene.ledger)
    assert refused.value.code == "ledger.frozen"
    assert main(["ledger", str(scene.ledger), "--new-people", "study-3"]) == 0
    assert [each.is_frozen for each in ledger.read().accounts] == [False] * 3
    assert scene.release().report.number == 2
    with pytest.raises(PrivacyRefusal) as refused:
        preview(scene.prepared(account="study-3"), scene.ledger)
    assert refused.value.code == "ledger.people-of-other-account"


def test_a_declaration_is_made_once_and_of_accounts_that_there_are(scene: Scene) -> None:
    take(scene, "three")
    assert main(["ledger", str(scene.ledger), "--new-people", "study-2"]) == 0
    before = scene.ledger.read_bytes()
    assert main(["ledger", str(scene.ledger), "--new-people", "study-2"]) == 3
    assert main(["ledger", str(scene.ledger), "--new-people", "study-4"]) == 3
    assert scene.ledger.read_bytes() == before


def test_merged_accounts_add_up_and_the_smallest_budget_holds(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    """Their budgets were 3, 3 and 4; what was spent is 1.5 three times: nothing is left of 3."""
    ledger = take(scene, "three")
    old = rows_of(ledger)
    assert main(["ledger", str(scene.ledger), "--merge", "--json"]) == 0
    (said,) = json.loads(capsys.readouterr().out)["studies"]
    assert (said["study"], said["spent"], said["budget"], said["remaining"]) == ("study-1", 4.5, 3.0, 0.0)
    assert said["merged"] == ["study-2", "study-3"]
    assert [each["number"] for each in said["releases"]] == [1, 2, 3]
    assert {each["state"] for each in said["releases"]} == {"published"}
    assert rows_of(ledger)[: len(old)] == old
    with pytest.raises(PrivacyRefusal):
        scene.release()
    with pytest.raises(PrivacyRefusal) as refused:
        preview(other_study(scene, 1, "study-2"), scene.ledger)
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
    """Participation ε can be counted as case status, and the other way round the promise would have no cover."""
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


def test_a_format_of_tomorrow_is_refused(scene: Scene) -> None:
    ledger = take(scene, "one")
    with ledger._connection() as connection, ledger._transaction(connection, "IMMEDIATE"):
        from gwasprivacy.release.ledger.ledger_chain import append_row

        _, last = ledger._state(connection)
        append_row(connection, last, {"kind": "format", "format": "gwasprivacy-ledger/3", "date": "2030-01-01"})
    with pytest.raises(LedgerUnavailable, match="does not write"):
        ledger.read()
