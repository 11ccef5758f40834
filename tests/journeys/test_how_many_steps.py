"""How many clicks, typed things and questions four tasks take, for somebody with a mouse who does nothing that is not asked for.

A dialog for files is one click with the button that opens it, whatever is typed in it; a question is what is answered by choosing, ticking, or a button of its own.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from gwasprivacy.plan.saved_plan import new_plan, save_plan
from gwasprivacy.release.verify import verify_report
from gwasprivacy.study.covariates import Covariates
from gwasprivacy.study.design import StudyDesign
from tests.journeys.conftest import Start
from tests.journeys.person import Person
from tests.release.policy_scene import signed
from tests.release.scene import N_SNPS, PASSPHRASE, genotypes, is_case, set_up, small_plan
from tests.study.make_plink import make_plink

pytestmark = pytest.mark.posix


@pytest.fixture
def way() -> str:
    """Clicks are a mouse's."""
    return "mouse"


def at_most(person: Person, *, clicks: int, typed: int, questions: int) -> None:
    limits = {"clicks": clicks, "typed": typed, "questions": questions}
    assert all(person.did[each] <= most for each, most in limits.items()), (person.did, limits)


def test_two_snps_of_1500_patients_have_their_answer_after_one_field(start: Start) -> None:
    person = start()
    person.press("New plan")
    person.open_tab("Calibration")
    person.set_number("Cases: people with the disease", "1500", "1,500")
    seen = person.sees(kind="QLabel", says="2,500 participants", reachable=True, still=True)
    assert seen["text"].startswith(("Yes.", "No.", "Not yet"))
    assert seen["hit"], "it is seen without a scroll"
    at_most(person, clicks=2, typed=1, questions=0)
    person.quit()
    person.press("Don’t save", within="Unsaved changes")
    person.program.ends_well()


def own_filtered_study(folder: Path) -> Path:
    """Half of the candidates are gone, as after a filter of somebody's own."""
    kept = range(0, N_SNPS, 2)
    rows = {"snp": [f"rs{row + 1}" for row in kept], "pos": [1000 * (row + 1) for row in kept]}
    return make_plink(folder, genotypes(seed=1)[kept], is_case(), name="own", **rows).with_suffix(".bed")


def goes_on_to_a_verified_report(person: Person, folder: Path, *, assumes: bool = True) -> None:
    """From the study, which is there, with as many clicks, typed things and questions as somebody has the patience for."""
    person.press("Yes, and this file is all I have")
    person.press("Use the study’s sample size in the plan")
    person.press("Name it “own”")
    person.press("Create a privacy ledger…")
    person.take_file("Create a privacy ledger")
    person.press("I have read this; continue")
    person.write_secret("New passphrase", PASSPHRASE)
    person.write_secret("Repeat the new passphrase", PASSPHRASE)
    person.screen.key("Return")
    person.take_file("Where to keep the key")
    if assumes:  # of a plan that has assumed nothing yet
        person.answer_with("Assume this effect")
    person.tick("I will publish the result, whatever it is")
    person.press("Spend ε = 0.69 and create the release")
    person.sees("Release created. The report is signed and saved.")
    person.press("Verify")
    person.sees("Genuine and consistent.")
    at_most(person, clicks=8, typed=3, questions=6)
    (report,) = folder.rglob("*.release.json")
    (key,) = folder.rglob("*.pub.pem")
    assert verify_report(report, key).valid
    person.quit()
    person.press("Don’t save", within="Unsaved changes")
    person.program.ends_well()


def test_an_own_filtered_file_becomes_a_report_that_verifies(start: Start, tmp_path: Path) -> None:
    person = start()
    person.drop(own_filtered_study(tmp_path))
    goes_on_to_a_verified_report(person, tmp_path)


def test_sizes_covariates_and_a_sites_rules_add_no_ninth_click(start: Start, tmp_path: Path) -> None:
    """The plan names covariates, as it must before there are data, and begins with other sizes; the site has a policy."""
    site, study = tmp_path / "etc", tmp_path / "study"
    for folder in (site, study):
        folder.mkdir()
    signed(site, max_cap=0.7)
    (site / "officer-of-tests.pub.pem").rename(site / "officer.pub.pem")
    plan, covariates = study / "theirs.gwasplan", study / "covariates.txt"
    design = StudyDesign(n_cases=1000, n_controls=1000, covariates=Covariates.of(("age", "sex"), {"age": 10.0}))
    save_plan(new_plan(design=design), plan)
    rows = "".join(f"F{each} I{each} {40 + each % 20} {'MF'[each % 2]}\n" for each in range(1, len(is_case()) + 1))
    covariates.write_text(f"FID IID age sex\n{rows}", encoding="utf-8")
    person = start(JOURNEY_SITE_POLICY=str(site / "policy.json"))
    person.drop(plan)
    person.sees(kind="MainWindow", says="theirs.gwasplan")
    person.drop(own_filtered_study(study), covariates)
    goes_on_to_a_verified_report(person, study, assumes=False)


def test_an_officer_checks_a_report_that_came_by_mail(start: Start, tmp_path: Path) -> None:
    scene = set_up(tmp_path)
    report = scene.release().report_path
    person = start()
    person.drop(scene.public_key_path, report)
    person.sees("Valid; you have not confirmed whose key this is.")
    person.press("Trust this key…")
    person.write("Owner of the key", "Data office")
    person.press("Trust this key")
    person.sees("Genuine and consistent.")
    at_most(person, clicks=3, typed=1, questions=0)
    person.quit()
    person.program.ends_well()


def test_a_board_has_its_text_from_a_plan_that_came_by_mail(start: Start, tmp_path: Path) -> None:
    plan = tmp_path / "theirs.gwasplan"
    save_plan(small_plan(), plan)
    person = start(str(plan))
    person.menu("Tools", "For the ethics board…")
    text = person.sees(kind="QLabel", says="Think of 100 people", reachable=True)["text"]
    assert text.startswith("Think of 100 people"), "what follows is for whoever asks for more"
    at_most(person, clicks=2, typed=0, questions=0)
    person.screen.key("Escape")
    person.quit()
    person.program.ends_well()
