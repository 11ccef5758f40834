"""A committee member without a plan: from the start page to a verdict with its number, and to a page for the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.journeys.conftest import Start

pytestmark = pytest.mark.posix


def test_full_summary_statistics_are_decided_in_three_presses_and_four_entries(start: Start, tmp_path: Path) -> None:
    person = start()
    acts: list[str] = []

    def press(name: str) -> None:
        acts.append("press")
        person.press(name)

    def enter(name: str, digits: str, shown: str) -> None:
        acts.append("enter")
        person.set_number(name, digits, shown)

    press("Decide about results that exist…")
    person.reads("Say what would be published, and press Compute the risk.")
    person.sees(kind="QComboBox", says="Summary statistics of cases and controls")  # which nobody has to choose
    enter("Cases", "5000", "5,000")
    enter("Controls", "5000", "5,000")
    enter("SNPs", "1000000", "1,000,000")
    press("Compute the risk")
    said = person.reads("Draw privately: ")
    assert "99" in said
    assert "33" in said
    person.shows("exact-results")
    press("Save the page…")
    acts.append("enter")
    person.give_file(tmp_path, "Folder for the page")
    person.reads("Saved without signature in ")
    assert (tmp_path / "exact-results.risk.pdf").read_bytes().startswith(b"%PDF")
    assert (tmp_path / "exact-results.risk.json").exists()
    assert (acts.count("press"), acts.count("enter")) == (3, 4)
    person.press("Close")
    person.sees("Decide about results that exist…", active=True)
    person.quit()
    person.program.ends_well()
