"""Somebody's own file after quality control: each true answer to the question on removals leads to a report that verifies."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.report import Report
from gwasprivacy.study.person_rules.rules import PersonRules
from tests.journeys.conftest import Start
from tests.journeys.person import Person
from tests.release.scene import N_SNPS, PASSPHRASE, Scene, genotypes, is_case, set_up
from tests.release.test_frequent_snps import panel
from tests.study.make_plink import make_plink

pytestmark = pytest.mark.posix

NOT_COVERED = "what the removal itself tells is not covered"


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    """``study`` has every SNP; ``clean`` those that passed filters by the study's own genotypes."""
    scene = set_up(tmp_path)
    _without_snps(tmp_path, "clean", range(0, N_SNPS, 2))
    return scene


def _without_snps(folder: Path, name: str, rows: range) -> Path:
    ids, places = [f"rs{row + 1}" for row in rows], [1000 * (row + 1) for row in rows]
    return make_plink(folder, genotypes(seed=1)[rows], is_case(), name=name, snp=ids, pos=places)


def opened(start: Start, scene: Scene, study: str) -> Person:
    plan = scene.folder / "small.gwasplan"
    save_plan(replace(scene.plan, design=replace(scene.plan.design, genotype_filter=None)), plan)
    person = start(str(plan))
    person.sees(kind="MainWindow", says="small.gwasplan")
    person.open_tab("Release")
    person.press("Study: choose a file")
    person.give_file(scene.folder / study, "Study")
    person.reads("Were people or SNPs removed because of this study’s genotypes?")
    return person


def released(person: Person, scene: Scene) -> Report:
    """From the budget to the signed report, which verifies."""
    person.goes_to_the_last_step(scene.ledger, scene.key_path, PASSPHRASE)
    person.tick("I will publish the result, whatever it is")
    person.press("Spend ε = 1.5 and create the release")
    person.sees("Release created. The report is signed and saved.")
    person.quit()
    person.press("Don’t save", within="Unsaved changes")
    person.program.ends_well()
    (report,) = scene.folder.rglob("*.release.json")
    found = verify_report(report, scene.public_key_path)
    assert found.valid
    assert found.report is not None
    return found.report


def test_the_file_from_before_is_opened_and_nothing_was_removed_from_it(start: Start, scene: Scene) -> None:
    person = opened(start, scene, "clean.bed")
    person.press("Yes, and I have the file from before")
    person.shows("file-from-before", hide=["ReportSheet"])
    person.press("Open the file from before…")
    person.give_file(scene.folder / "study.bed", "Study")
    person.sees("Yes, and I have the file from before", kind="QAbstractButton", checked=False)
    person.press("No, nothing was removed")
    report = released(person, scene)
    assert report.predicate["candidates"]["number"] == N_SNPS
    assert NOT_COVERED not in " ".join(report.sentences)


def test_a_file_filtered_by_a_panel_s_frequencies_names_the_list_in_two_clicks(start: Start, scene: Scene) -> None:
    _without_snps(scene.folder, "common", range(3))  # rs1, rs2 and rs3, as plink2 --extract leaves them
    public = panel(scene.folder)
    person = opened(start, scene, "common.bed")
    person.press("Only SNPs, and the SNPs come from a public list")
    person.shows("public-list", hide=["ReportSheet"])
    person.press("From a panel’s file…")
    person.give_file(public, "Public panel")
    person.give_file(scene.folder / "common.snps.tsv", "Save the list of SNPs")
    report = released(person, scene)
    assert report.predicate["candidates"]["number"] == 3
    assert report.plan.design.candidates.sha256 is not None
    assert NOT_COVERED not in " ".join(report.sentences)


def test_where_this_file_is_all_there_is_the_first_page_says_what_is_not_covered(start: Start, scene: Scene) -> None:
    person = opened(start, scene, "clean.bed")
    person.press("Yes, and this file is all I have")
    report = released(person, scene)
    assert NOT_COVERED in report.sentences[1]


def test_rules_on_people_are_applied_by_the_program_and_stand_in_the_report(start: Start, scene: Scene) -> None:
    person = opened(start, scene, "study.bed")
    person.press("No, but this program shall apply rules to people,\none person at a time")
    person.sees("Call rate at least", kind="QAbstractButton", checked=True)
    person.shows("rules-on-people", hide=["ReportSheet"])
    report = released(person, scene)
    assert report.plan.design.person_rules == PersonRules(call_rate=0.97)
    assert "does not tell how many did not pass" in " ".join(report.sentences)
    assert NOT_COVERED not in " ".join(report.sentences)
