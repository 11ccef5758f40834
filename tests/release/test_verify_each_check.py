"""Checks of a report that no other check stands in for, and what a verification answers about files and statements."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.plan.plan import plan_from_json
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.check_release import check_report
from gwasprivacy.statement.derive import privacy_numbers
from gwasprivacy.statement.public_keys import load_public_key
from tests.release.scene import Scene
from tests.release.test_verify import _forged


def _refused_for(scene: Scene, report: Path, change: Any) -> str:
    with pytest.raises(VerificationFailed) as caught:
        check_report(_forged(scene, report, change), load_public_key(scene.public_key_path))
    return str(caught.value.code)


def test_another_epsilon_than_the_plans_is_refused_though_all_else_follows_from_it(scene: Scene) -> None:
    def change(predicate: dict[str, Any]) -> None:
        plan, budget = plan_from_json(predicate["plan"]), predicate["budget"]
        predicate |= privacy_numbers(plan, to_units(0.5))
        budget |= {"spent": 0.5, "spent_in_all": 0.5, "remaining": budget["total"] - 0.5}
        budget["gamma_in_all"] = plan.adversary.gamma_for_total_epsilon(0.5)

    assert _refused_for(scene, scene.release().report_path, change) == "statement.not-derived"


def test_a_file_is_checked_only_if_that_very_file_was_compared(scene: Scene) -> None:
    outcome = scene.release()
    (scene.out / "small-1.xlsx").write_text("anything", encoding="utf-8")
    found = verify_report(outcome.report_path, scene.public_key_path)
    assert found.has_checked(outcome.table_path)
    assert not found.has_checked(scene.out / "small-1.xlsx")
    assert not found.has_checked(scene.out / "small-2.release.tsv")


def test_a_verification_has_the_statement_and_digest_of_a_valid_report_and_nothing_of_another(scene: Scene) -> None:
    outcome = scene.release()
    found = verify_report(outcome.report_path, scene.public_key_path)
    assert found.statement == outcome.report.predicate
    assert found.payload_sha256 == outcome.report.payload_sha256
    outcome.report_path.write_bytes(b"{}")
    found = verify_report(outcome.report_path, scene.public_key_path)
    assert not found.valid
    assert (found.statement, found.payload_sha256, found.files, found.key_ids) == (None, None, (), ())
    assert found.n_unchecked_signatures == 0


@pytest.mark.parametrize("where", ["release", "ledger", "earlier_releases"])
def test_a_name_that_would_turn_letters_is_refused_wherever_it_stands(scene: Scene, where: str) -> None:
    scene.release()
    report = scene.release().report_path

    def change(predicate: dict[str, Any]) -> None:
        match where:
            case "release":
                predicate["release"]["name"] += "\u202e"
            case "ledger":
                predicate["ledger"]["study"] += "\u202e"
            case _:
                predicate["earlier_releases"][0]["title"] += "\u202e"

    assert _refused_for(scene, report, change) == "report.form"
