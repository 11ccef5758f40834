"""What was edited can be undone, what computes can be stopped, and a killed program loses no plan."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwasprivacy.plan.saved_plan import new_plan, save_plan
from tests.journeys.conftest import Start

pytestmark = pytest.mark.posix

CASES = "Cases: people with the disease"
STEPS = 10


def test_ten_steps_are_undone_and_done_again_a_simulation_stops_and_a_killed_program_loses_nothing(
    start: Start, tmp_path: Path
) -> None:
    path = tmp_path / "mine.gwasplan"
    save_plan(new_plan(title="Mine"), path)
    person = start(str(path))
    person.sees(kind="MainWindow", says="mine.gwasplan")
    person.open_tab("Calibration")

    before = person.sees(CASES, kind="QAbstractSpinBox")["text"]
    for step in range(STEPS):
        person.set_number(CASES, str(1001 + step), f"{1001 + step:,}")
    person.sees(kind="MainWindow", says="mine.gwasplan *")
    for _ in range(STEPS):
        person.undo()
    person.sees(CASES, kind="QAbstractSpinBox", **{"is": before})
    person.sees(kind="MainWindow", **{"is": "mine.gwasplan"})
    person.shows("ten-steps-undone")
    for _ in range(STEPS):
        person.redo()
    last = f"{1000 + STEPS:,}"
    person.sees(CASES, kind="QAbstractSpinBox", **{"is": last})

    person.press("Cancel")
    person.reads("Stopped. The results so far are shown.")
    person.sees("Simulate again", enabled=True)

    assert "late" not in person.program.ask("kept")
    person.program.kill()
    person = start()
    person.reads("“Mine” had unsaved changes when the program stopped, {when}. Recover them?")
    person.shows("recovery-offered")
    person.press("Recover")
    person.sees(kind="MainWindow", says="mine.gwasplan *")
    person.open_tab("Calibration")
    person.sees(CASES, kind="QAbstractSpinBox", **{"is": last})
    person.shows("plan-recovered")
    person.quit()
    person.shows("unsaved-changes")
    person.press("Don’t save", within="Unsaved changes")
    person.program.ends_well()
