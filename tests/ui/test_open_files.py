"""What is open in the window: dialogs begin beside it, propose names after it, tools are filled with it; and how files are opened."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.base.resources import resource_path
from gwasprivacy.plan.plan import UNTITLED
from gwasprivacy.release.result_files.one_file import is_table_of_results
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.open_files import OpenFiles
from gwasprivacy.ui.tools.assign_strata_dialog import AssignStrataDialog
from gwasprivacy.ui.tools.ledger_dialog import LedgerDialog
from gwasprivacy.ui.tools.triage_dialog import TriageDialog
from gwasprivacy.ui.tools.utility_dialog import UtilityDialog
from gwasprivacy.ui.tools.verified_report import VerifiedReportDialog
from gwasprivacy.ui.widgets.dialogs import Dialogs
from gwasprivacy.ui.widgets.new_ledger import ask_for_new_ledger
from tests.release.result_files.planted import CLEAN
from tests.ui.conftest import Answers, without_simulation


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The system's dialogs for files are left at once; where each began is kept."""
    places: list[Path] = []

    def left(_parent: object, _title: str, place: str, *_filters: str) -> tuple[str, str]:
        places.append(Path(place))
        return "", ""

    for name in ("getOpenFileName", "getOpenFileNames", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, left)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *asked: left(*asked)[0])
    for name in ("open_file", "open_files", "save_file", "choose_folder"):
        monkeypatch.setattr(Answers, name, getattr(Dialogs, name))
    return places


def study_in(folder: Path) -> Path:
    for ending in (".bed", ".bim", ".fam"):
        shutil.copy(resource_path(f"example/example{ending}"), folder / f"asthma{ending}")
    return folder / "asthma.bed"


def test_dialogs_begin_beside_the_study_and_propose_its_name(
    window: MainWindow, tmp_path: Path, asked: list[Path]
) -> None:
    tab = without_simulation(window).release_tab
    study = study_in(tmp_path)
    tab.open_study(study)
    window.document.edit(title=UNTITLED)
    window.files.save()
    ask_for_new_ledger(tab.budget_step)
    new_key = tab.confirm_step.new_key
    for field in (new_key.first, new_key.second):
        field.setText("two words and a third one, 27")
    new_key._make()  # its step is not reached yet
    tab.confirm_step.key.place.choose()
    tab.verify_page.folder.click()
    triage = window.tools.open("triage")
    assert isinstance(triage, TriageDialog)
    triage.policy.place.choose()
    triage.close()
    names = ["asthma.gwasplan", "asthma.gwasledger", "asthma.key.pem", "", "", ""]
    assert asked == [tmp_path / name for name in names]


def test_a_study_without_a_name_is_offered_that_of_its_file(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    tab = without_simulation(window).release_tab
    window.show_tab(2)
    window.document.edit(title=UNTITLED)
    tab.open_study(study_in(tmp_path))
    step = tab.study_step
    qtbot.waitUntil(step.propose.isVisible, timeout=20_000)
    assert window.document.plan.title == UNTITLED, "nothing is named unasked"
    step.propose.click()
    assert (window.document.plan.title, step.title_field.text()) == ("asthma", "asthma")
    qtbot.waitUntil(lambda: not step.propose.isVisible() and not window.jobs.running, timeout=20_000)


def test_the_example_proposes_no_names_and_no_folder(window: MainWindow, asked: list[Path]) -> None:
    tab = without_simulation(window).release_tab
    tab.open_example()
    ask_for_new_ledger(tab.budget_step)
    assert asked == [Path("study.gwasledger")]


def test_what_is_open_names_files_without_the_chromosome(tmp_path: Path) -> None:
    opened = OpenFiles(plan=tmp_path / "p.gwasplan", study=tmp_path / "asthma_chr{chr}.vcf.gz")
    assert opened.name("study") == "asthma_chr"
    assert OpenFiles(plan=tmp_path / "p.gwasplan").name("study") == "p"
    assert OpenFiles().name("study") == "study"


def test_tools_open_with_what_is_open(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    tab = without_simulation(window).release_tab
    study, ledger, report, key = study_in(tmp_path), tmp_path / "l.gwasledger", tmp_path / "r.json", tmp_path / "k.pem"
    for path in (ledger, report, key):
        path.touch()
    utility = window.tools.open("utility")
    tab.open_study(study)
    tab.runner.set_ledger(ledger)
    tab.open_report(report, key)
    filled: dict[str, list[Path | None]] = {}
    for name in ("assign-strata", "utility", "ledger", "countersign", "crate"):
        match window.tools.open(name):
            case AssignStrataDialog() as dialog:
                filled[name] = [dialog.study.place.path]
            case UtilityDialog() as dialog:
                assert dialog is utility, "also one that was opened before the study was"
                filled[name] = [dialog.place.path]
            case LedgerDialog() as dialog:
                filled[name] = [dialog.ledger.place.path]
            case VerifiedReportDialog() as dialog:
                filled[name] = [dialog.report.place.path, dialog.signer.place.path]
    assert filled == {
        "assign-strata": [study],
        "utility": [study],
        "ledger": [ledger],
        "countersign": [report, key],
        "crate": [report, key],
    }
    qtbot.waitUntil(lambda: not window.jobs.running)


def test_what_somebody_chose_in_a_tool_stays(window: MainWindow, tmp_path: Path) -> None:
    tab = without_simulation(window).release_tab
    dialog = window.tools.open("assign-strata")
    assert isinstance(dialog, AssignStrataDialog)
    other = tmp_path / "other.bed"
    dialog.study.place.picked.emit(other)
    tab.open_study(study_in(tmp_path))
    window.tools.open("assign-strata")
    assert dialog.study.place.path == other


def opened(window: MainWindow) -> str:
    """Where the last file went."""
    tab = window.release_tab
    triage = window.tools.dialogs.get("triage")
    if isinstance(triage, TriageDialog) and triage.folder.place.path is not None:
        return "results"
    if tab.verify_page.report.path is not None:
        return "report"
    return "study" if tab.runner.source is not None else "plan"


@pytest.mark.parametrize("kind", ["plan", "study", "report", "report’s table", "results", "tsv results"])
def test_each_kind_of_file_opens_where_it_belongs(qtbot: QtBot, window: MainWindow, tmp_path: Path, kind: str) -> None:
    without_simulation(window)
    if kind == "plan":
        path = tmp_path / "p.gwasplan"
        shutil.copy(resource_path("example/example.gwasplan"), path)
    elif kind == "study":
        path = study_in(tmp_path)
    elif kind in ("results", "tsv results"):
        name = CLEAN["ssf hits" if kind == "tsv results" else "plink1 frequencies of both groups"](tmp_path)
        path = tmp_path / name
    else:
        path = tmp_path / ("r.release.json" if kind == "report" else "r.release.tsv")
        path.write_text("{}", encoding="utf-8")
    window.open_dropped(path)
    assert opened(window) == {"report’s table": "report", "tsv results": "results"}.get(kind, kind)
    assert kind != "plan" or window.document.path == path
    qtbot.waitUntil(lambda: not window.jobs.running)


def test_no_study_of_any_kind_is_taken_for_results(tmp_path: Path) -> None:
    for path in (resource_path("example") / f"example{ending}" for ending in (".bed", ".bim", ".fam", ".gwasplan")):
        assert not is_table_of_results(path)
    table = tmp_path / "study.tsv"
    table.write_text("chromosome\tposition\tid\ta1\ta2\tcase_0\tcase_1\n1\t5\trs1\tA\tG\t3\t2\n", encoding="utf-8")
    assert not is_table_of_results(table)
    table.write_bytes(b"\xff\xfe\x00")
    assert not is_table_of_results(table)


def test_primary_buttons_that_cannot_act_are_grey_and_say_why(window: MainWindow) -> None:
    from gwasprivacy.ui.tools.menu import ENTRIES

    grey = []
    for name in ENTRIES:
        dialog: QWidget = window.tools.open(name)
        assert dialog.make.isEnabled() == (not dialog.why_not()), name  # type: ignore[attr-defined]
        if not dialog.make.isEnabled():  # type: ignore[attr-defined]
            grey.append(name)
            assert dialog.why_not() in dialog.make.accessibleDescription(), name  # type: ignore[attr-defined]
            assert dialog.make.toolTip(), name  # type: ignore[attr-defined]
        dialog.close()
    assert {"assign-strata", "countersign", "crate", "triage", "approve", "utility"} <= set(grey)
