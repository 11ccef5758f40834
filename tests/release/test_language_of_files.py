"""What is signed, and every file, is in English and the same in every language of the window."""

from __future__ import annotations

import base64
import json
import sqlite3
from collections.abc import Callable
from typing import Any

from gwasprivacy.plan.planned_releases import PlannedRelease
from gwasprivacy.release.permission import preview
from gwasprivacy.release.planning_report.planning import make_planning_report
from gwasprivacy.release.verify import verify_report
from gwasprivacy.rendering.report_files import pages_of, render_pdf
from gwasprivacy.statement.files.acro import results_bytes
from gwasprivacy.statement.files.output_files import table_bytes
from gwasprivacy.statement.kinds import check_statement
from gwasprivacy.statement.made_statement import build_statement
from tests.made_up_language import MARKED, made_up_language
from tests.release.planning_scene import KEY, plan_of_every_kind, planned_thrice
from tests.release.scene import Scene


def both(make: Callable[[], Any]) -> tuple[Any, Any]:
    """What is made in English, and what in the made-up language, which must be asked for some of it in vain."""
    plain = make()
    with made_up_language():
        return plain, make()


def is_english(data: bytes) -> bool:
    text = data.decode("utf-8", errors="replace")
    return not any(sign in text for sign in f"⟦⟧{MARKED}")


def payload(envelope: bytes) -> bytes:
    return base64.b64decode(json.loads(envelope)["payload"])


def test_a_release_in_another_language_signs_and_writes_english(scene: Scene) -> None:
    with made_up_language():
        outcome = scene.release()
        render_pdf(outcome.report, outcome.pdf_path)
    files = [path for path in scene.out.iterdir() if path.is_file()]
    assert {outcome.report_path, outcome.table_path, outcome.pdf_path} <= set(files)
    for path in files:
        assert path.suffix == ".pdf" or is_english(path.read_bytes()), path.name
    assert is_english(payload(outcome.report_path.read_bytes()))
    with sqlite3.connect(scene.ledger) as ledger:
        assert is_english("\n".join(ledger.iterdump()).encode())
    assert verify_report(outcome.report_path, scene.public_key_path).valid


def test_a_report_says_and_shows_the_same_in_every_language(scene: Scene) -> None:
    outcome = scene.release()
    predicate = outcome.report.predicate

    for make in (
        lambda: table_bytes(predicate),
        lambda: results_bytes(predicate),
        lambda: build_statement(predicate, outcome.report.subjects),
        lambda: pages_of(outcome.report).to_pdf(),
    ):
        plain, other = both(make)
        assert plain == other


def test_a_preview_is_of_what_will_be_signed(scene: Scene) -> None:
    plain, other = both(lambda: preview(scene.prepared(), scene.ledger).report.predicate)
    assert plain == other


def test_a_report_of_another_language_is_verified_in_this_one(scene: Scene) -> None:
    outcome = scene.release()
    with made_up_language():
        assert verify_report(outcome.report_path, scene.public_key_path).valid


def test_a_planning_report_says_and_shows_the_same_in_every_language() -> None:
    report, _data = planned_thrice()
    releases = report.releases

    plain, other = both(lambda: pages_of(report).to_pdf())
    assert plain == other
    with made_up_language():
        again, data = make_planning_report(report.plan, releases, name="small", key=KEY)
    assert is_english(payload(data))
    assert again.predicate["statements"] == report.predicate["statements"]


def test_a_planning_report_of_another_language_is_checked_in_this_one() -> None:
    report, data = planned_thrice()
    with made_up_language():
        predicate, _ = check_statement(json.loads(payload(data)))
    assert predicate == report.predicate


def test_a_plan_of_every_kind_is_reported_in_english() -> None:
    plan = plan_of_every_kind()
    releases = tuple(PlannedRelease(choices=each) for each in plan.planned)
    with made_up_language():
        _report, data = make_planning_report(plan, releases, name="small", key=KEY)
    assert is_english(payload(data))
