"""What the command line, the page and the window say of an account that keeps a guarantee about attacks."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.kept_guarantee import rounded_down
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.unverified import read_report
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.report import Report
from gwasprivacy.ui.release.release_work import look_at_ledger
from tests.release.guarantee_plans import guarantee_plan
from tests.release.killed import killed
from tests.release.scene import Scene

PLAN = guarantee_plan("joint", 2, epsilon=0.5)


def test_dry_run_release_and_ledger_say_the_guarantee_and_what_is_left_of_it(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(scene.words("--dry-run", plan=PLAN)) == 0
    said = capsys.readouterr().out
    assert "no membership test has an advantage (TPR − FPR) above 33.4 %" in said
    assert "with this release the bound would be 12.5 %" in said
    assert main(scene.words("--json", plan=PLAN)) == 0
    made = json.loads(capsys.readouterr().out)
    assert main(["ledger", str(scene.ledger), "--json"]) == 0
    (account,) = json.loads(capsys.readouterr().out)["studies"]
    assert account["budget"] is None
    assert account["promise"]["target"] == {"kind": "advantage", "value": 1 / 3}
    assert account["reached"] == pytest.approx(0.1243, abs=1e-4)
    assert 0 < account["remaining"] < made["remaining_epsilon"]
    assert account["releases"][0]["spends"] == [{"epsilon": 0.5, "loss": "bounded-range", "rounds": 1}]
    assert main(["ledger", str(scene.ledger)]) == 0
    said = capsys.readouterr().out
    assert "guarantee: over all its releases together, no membership test" in said
    assert "(one draw)" in said


def test_the_page_of_such_a_release_can_be_rendered(scene: Scene) -> None:
    from gwasprivacy.rendering.report_files import render_pdf

    outcome = scene.release(
        adversary=guarantee_plan().adversary, release=guarantee_plan("joint", 2, epsilon=0.5).release
    )
    render_pdf(outcome.report, outcome.pdf_path)
    assert outcome.pdf_path.read_bytes().startswith(b"%PDF")


def test_the_bar_of_the_window_shows_what_is_left_for_this_kind_of_release(scene: Scene) -> None:
    plan = guarantee_plan("joint", 2, epsilon=0.5)
    fields = {"adversary": plan.adversary, "release": plan.release}
    scene.release(**fields)
    view = look_at_ledger(scene.prepared(**fields), scene.ledger)
    assert view.preview is not None
    assert view.shares is not None
    assert to_units(view.shares.left) == pytest.approx(view.preview.quote.left_units, abs=2)
    whole = replace(plan.release, epsilon=None)
    refused = look_at_ledger(scene.prepared(adversary=plan.adversary, release=whole), scene.ledger)
    assert refused.preview is None
    assert refused.shares is not None
    assert not refused.shares.fits
    assert 0 < refused.shares.unspent < plan.adversary.epsilon


def test_what_is_left_is_never_rounded_up() -> None:
    for epsilon in (1.4999, 0.69314718, 1e-5, 0.1, 2.0, 12.3456, 0.000999999):
        shown = float(rounded_down(epsilon).replace("·10⁻⁵", "e-5"))
        assert 0.98 * epsilon < shown <= epsilon * (1 + 1e-11)
    assert rounded_down(0.0) == "0"
    for exact in ("0.3", "0.57", "0.001", "1.15", "2"):
        assert float(rounded_down(float(exact))) == float(exact)


KINDS = {"joint": (2, ("bounded-range", 1)), "exponential": (3, ("rounds", 3))}


@pytest.fixture(params=KINDS)
def half_plan(request: pytest.FixtureRequest) -> Plan:
    """A release takes half of the ε that the guarantee allows to one of this kind."""
    plan = guarantee_plan(request.param, KINDS[request.param][0])
    return guarantee_plan(request.param, plan.release.n_snps, epsilon=from_units(to_units(plan.epsilon) // 2))


def ledger_json(scene: Scene, capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    capsys.readouterr()
    assert main(["ledger", str(scene.ledger), "--json", *more]) == 0
    (account,) = json.loads(capsys.readouterr().out)["studies"]
    assert isinstance(account, dict)
    return account


def newest(scene: Scene, capsys: pytest.CaptureFixture[str]) -> Report:
    """The report of the last release, which verifies."""
    name = ledger_json(scene, capsys)["releases"][-1]["report"]
    path = scene.out / f"{name}.release.json"
    found = verify_report(path, scene.public_key_path)
    assert found.valid, found.reason
    return read_report(path)


def test_a_killed_release_is_finished_and_counts_with_its_kind_of_loss(
    scene: Scene, half_plan: Plan, capsys: pytest.CaptureFixture[str]
) -> None:
    killed(scene, "Ledger", "publish", "before", half_plan)
    open_debit = ledger_json(scene, capsys)
    assert open_debit["releases"][0]["state"] == "spent, nothing published"
    finish = ["finish", str(scene.ledger), "--out", str(scene.out), "--key", str(scene.public_key_path)]
    assert main(finish) == 0
    finished = ledger_json(scene, capsys)
    assert finished["releases"][0]["state"] == "published"
    for name in ("promise", "reached", "spent", "remaining"):
        assert finished[name] == open_debit[name]
    (spend,) = finished["releases"][0]["spends"]
    assert (spend["loss"], spend["rounds"]) == KINDS[half_plan.release.mechanism][1]
    assert spend["epsilon"] == half_plan.epsilon
    newest(scene, capsys)
    assert main(scene.words(plan=half_plan)) == 0
    report = newest(scene, capsys)
    assert report.predicate["earlier_releases"][0]["spends"] == [spend]
    assert report.predicate["budget"]["reached"] == report.predicate["attacks"]["in_all"]["advantage"] <= 1 / 3
    whole = guarantee_plan(half_plan.release.mechanism, half_plan.release.n_snps)
    assert main(scene.words(plan=whole)) == 3
    assert ledger_json(scene, capsys)["spent"] == 2 * half_plan.epsilon
