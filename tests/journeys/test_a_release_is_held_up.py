"""What stands between a study and its release: missing calls, a change of mind in time, a budget that is spent."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import psutil
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.rendering.report_files import render_pdf
from tests.journeys.conftest import Start
from tests.release.scene import PASSPHRASE, genotypes, is_case, set_up
from tests.study.make_plink import make_plink

pytestmark = pytest.mark.posix

ALLELES = "A1 and A2 were set by a public manifest,\nnot by this study"


def with_missing_calls(folder: Path) -> Path:
    calls = np.array(genotypes(seed=2))
    calls[5, 7] = 3
    return make_plink(folder, calls, is_case(), name="holes").with_suffix(".bed")


def until_it_waits_for(path: Path, *, seconds: float = 30) -> None:
    """Until another process keeps the file open: a release has started the process of its draw, and waits for the ledger."""
    end, seen = time.monotonic() + seconds, 0
    while seen < 10:
        assert time.monotonic() < end, "nobody waits for the ledger"
        seen = seen + 1 if str(path.resolve()) in set(opened_by_others()) else 0
        time.sleep(0.03)


def opened_by_others() -> Iterator[str]:
    """The files that processes but this one have open."""
    for process in psutil.process_iter():
        with contextlib.suppress(psutil.Error):
            yield from (file.path for file in process.open_files() if process.pid != os.getpid())


def test_missing_calls_are_asked_about_a_release_is_stopped_in_time_and_a_spent_budget_ends_it(
    start: Start, tmp_path: Path
) -> None:
    scene = set_up(tmp_path)
    for title in ("Small study", "Small study again"):  # which spend all of its budget
        done = scene.release(title=title)
        render_pdf(done.report, done.pdf_path)
    spent = Ledger(scene.ledger).read().accounts[0].spent_units
    plan, ledger = tmp_path / "small.gwasplan", tmp_path / "new.gwasledger"
    genotypic = replace(scene.plan.release, score=ScoreChoice(name="genotypic"))  # which counts an allele
    save_plan(replace(scene.plan, release=genotypic), plan)
    holes = with_missing_calls(tmp_path)
    person = start(str(plan))
    person.sees(kind="MainWindow", says="small.gwasplan")
    person.open_tab("Release")

    person.press("Study: choose a file")
    person.give_file(holes, "Study")
    person.reads("The study has missing calls, and filling them needs a counted allele")
    person.shows("missing-calls")
    person.press(ALLELES)  # the question goes when it is answered

    person.goes_to_the_last_step(ledger, scene.key_path, PASSPHRASE)
    person.tick("I will publish the result, whatever it is")
    Ledger(ledger).create()
    other = sqlite3.connect(
        ledger, isolation_level=None
    )  # another program is writing into the ledger, so this release waits
    other.execute("BEGIN IMMEDIATE")
    person.press("Spend ε = 1.5 and create the release")
    until_it_waits_for(ledger)
    person.press("Cancel")
    person.reads("Stopping…")
    other.execute("ROLLBACK")
    other.close()
    person.reads("Stopped before anything was spent.")
    person.shows("release-stopped", hide=["ReportSheet"])
    assert Ledger(ledger).read().accounts == ()

    person.press(person.sees(kind="StepHeader", starts="Step 2: Budget")["name"], kind="StepHeader")
    person.press("Ledger: choose a file")
    person.give_file(scene.ledger, "Ledger")
    person.reads("This release needs ε = 1.50, but only ε = 0 is left for this study.")
    person.shows("budget-spent", hide=["ReportSheet"])
    assert Ledger(scene.ledger).read().accounts[0].spent_units == spent
    person.quit()
    person.press("Don’t save", within="Unsaved changes")
    person.program.ends_well()
