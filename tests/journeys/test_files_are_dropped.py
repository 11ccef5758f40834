"""Files are dragged in from another program: a wrong one is told, a plan, a study and a report go where they belong."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwasprivacy.plan.saved_plan import save_plan
from tests.journeys.conftest import Start
from tests.journeys.person import WithMouse
from tests.release.scene import set_up

pytestmark = pytest.mark.posix


@pytest.mark.parametrize("way", ["mouse"])
def test_a_plan_a_study_and_a_report_are_dropped_where_they_belong(start: Start, tmp_path: Path) -> None:
    scene = set_up(tmp_path)
    report = scene.release().report_path
    plan, picture = tmp_path / "mine.gwasplan", tmp_path / "holiday.jpg"
    save_plan(scene.plan, plan)
    picture.write_bytes(b"\xff\xd8\xff\xe0")
    person = start()
    assert isinstance(person, WithMouse)
    person.sees("Begin")
    person.drop(picture)
    person.shows("wrong-file-dropped")
    person.answer("Nothing was opened", "OK")
    person.drop(plan)
    person.sees(kind="MainWindow", says="mine.gwasplan")
    person.drop(*(scene.study.with_suffix(ending) for ending in (".bed", ".bim", ".fam")))
    person.sees(kind="tab", says="Release", checked=True)
    person.reads(f"{scene.study.name}.bed: 20 cases, 20 controls")
    person.drop(report, scene.public_key_path)
    person.sees("Valid; you have not confirmed whose key this is.")
    person.quit()
    person.program.ends_well()
