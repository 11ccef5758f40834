"""Reports, ledgers and plans of version 2 from before kinds of loss still verify, open and go on, and stay pure."""

from __future__ import annotations

import base64
import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.plan.plan import in_step, load_plan
from gwasprivacy.release.engine import prepare_release, publish
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.signing import generate_key, sign_payload, write_key_pair
from gwasprivacy.release.verify import verify_report
from tests.release.scene import PASSPHRASE, Scene, set_up

OLD = Path(__file__).parent / "edition_1"
REPORTS = ["small-1", "small-2", "attacks-1"]


@pytest.mark.parametrize("name", REPORTS)
def test_a_report_of_edition_1_verifies_with_its_table(name: str) -> None:
    found = verify_report(OLD / "reports" / f"{name}.release.json", OLD / "curator.pub.pem")
    assert found.valid, found.reason
    assert found.report is not None
    assert not found.report.words_are_checked
    assert any("is the signed file" in said for said in found.files)


LIES: dict[str, Callable[[dict[str, Any]], object]] = {
    "a kind of loss that its plan does not name": lambda p: p["loss"].update(kind="bounded-range"),
    "an ε that its promise does not allow": lambda p: p.update(epsilon=p["epsilon"] * 1.5),
    "less spent": lambda p: p["budget"].update(spent=p["budget"]["spent"] / 2),
    "another sensitivity": lambda p: p.update(sensitivity=0.5),
}


@pytest.mark.parametrize("name", REPORTS)
@pytest.mark.parametrize("lie", [None, *LIES])
def test_a_well_signed_lie_in_a_report_of_edition_1_fails(name: str, lie: str | None, tmp_path: Path) -> None:
    envelope = json.loads((OLD / "reports" / f"{name}.release.json").read_text())
    statement = json.loads(base64.b64decode(envelope["payload"]))
    if lie is not None:
        LIES[lie](statement["predicate"])
    key = generate_key()
    _, public = write_key_pair(key, tmp_path / "k", PASSPHRASE)
    (tmp_path / "again.json").write_bytes(sign_payload(canonical_json(statement), key))
    found = verify_report(tmp_path / "again.json", public)
    assert found.valid is (lie is None), found.reason


@pytest.mark.parametrize(("name", "spent"), [("small", [1.5, 1.0]), ("attacks", [0.346573590279])])
def test_a_ledger_of_edition_1_opens_and_its_debits_are_pure(name: str, spent: list[float], tmp_path: Path) -> None:
    shutil.copy(OLD / f"{name}.gwasledger", tmp_path)
    (account,) = Ledger(tmp_path / f"{name}.gwasledger").read().accounts
    assert account.spent_units == sum(map(to_units, spent))
    assert [spend.loss.is_pure for release in account.releases for spend in release.spends] == [True] * len(spent)


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scene:
    """The study of the old releases, with the ledger of the promise about attacks, as a machine that never saw it has it."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    scene = set_up(tmp_path)
    shutil.copy(OLD / "attacks.gwasledger", scene.ledger)
    return replace(scene, plan=load_plan(OLD / "attacks.gwasplan"))


def test_an_old_promise_about_attacks_keeps_its_epsilon_and_goes_on_in_its_ledger(stage: Scene) -> None:
    plan = stage.plan
    assert not plan.adversary.names_loss
    assert to_units(plan.epsilon) == to_units(0.346573590279)
    outcome = publish(prepare_release(plan, stage.study, name="attacks"), stage.ledger, stage.key, stage.out)
    found = verify_report(outcome.report_path, stage.public_key_path)
    assert found.valid, found.reason
    with pytest.raises(PrivacyRefusal):
        publish(prepare_release(plan, stage.study, name="attacks"), stage.ledger, stage.key, stage.out)


def test_naming_the_loss_later_does_not_widen_what_an_old_ledger_granted(stage: Scene) -> None:
    """The first plan fixed ε = ln 2 for all releases; half is spent, and a joint draw gets the other half."""
    named = in_step(stage.plan)
    whole = replace(named, release=replace(named.release, epsilon=None))
    assert whole.epsilon > 1.38
    with pytest.raises(PrivacyRefusal):
        publish(prepare_release(whole, stage.study, name="attacks"), stage.ledger, stage.key, stage.out)
    outcome = publish(prepare_release(named, stage.study, name="attacks"), stage.ledger, stage.key, stage.out)
    found = verify_report(outcome.report_path, stage.public_key_path)
    assert found.valid, found.reason
