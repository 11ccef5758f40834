"""The Tools menu: a simulated study, the paper's figures, the utility on a known study; nothing half-done is left."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.cli.main import main
from gwasprivacy.lab.paper_figures import figure_run as figures_run
from gwasprivacy.lab.paper_figures.figure import Figure
from gwasprivacy.lab.paper_figures.figure_scenario import find_reference
from gwasprivacy.membership.adversary import PriorRange
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.saved_plan import new_plan, save_plan
from gwasprivacy.release.known_study import LOOK
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.simulation.studies.study_files import FILE_ENDINGS, simulate_study_files, study_paths
from gwasprivacy.study.design import StudyDesign
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.help_pages import help_pages
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.tools.figures_dialog import EMPTY, SHORT_TITLES, FiguresDialog
from gwasprivacy.ui.tools.menu import ENTRIES
from gwasprivacy.ui.tools.simulate_dialog import SimulateDialog
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.tools.utility_dialog import UtilityDialog
from tests.simulation.scenarios import small_scenario
from tests.this_machine import IS_ROOT
from tests.ui.conftest import Answers
from tests.ui.dropped import drop


@pytest.fixture
def plan() -> Plan:
    return new_plan(
        title="Small plan",
        design=StudyDesign(n_cases=30, n_controls=20),
        release=ReleaseChoices(mechanism="joint", n_snps=2),
        scenario=small_scenario(),
    )


@pytest.fixture
def simulate(qtbot: QtBot, document: PlanDocument, jobs: JobRunner) -> Iterator[SimulateDialog]:
    made = SimulateDialog(document, jobs)
    yield from shown(qtbot, made)


@pytest.fixture
def figures(qtbot: QtBot, jobs: JobRunner, monkeypatch: pytest.MonkeyPatch) -> Iterator[FiguresDialog]:
    monkeypatch.setattr("gwasprivacy.lab.paper_figures.figure_scenario.find_reference", _nowhere)
    made = FiguresDialog(jobs, make_executor=lambda _work: InlineExecutor())
    yield from shown(qtbot, made)


@pytest.fixture
def utility(qtbot: QtBot, document: PlanDocument, jobs: JobRunner) -> Iterator[UtilityDialog]:
    made = UtilityDialog(document, jobs)
    yield from shown(qtbot, made)


@pytest.fixture
def known(tmp_path: Path) -> Path:
    """A simulated study with its truth; its .bed."""
    paths = study_paths(tmp_path / "pilot")
    for ending, data in simulate_study_files(small_scenario(), 30, 20, 5).items():
        paths[ending].write_bytes(data)
    return paths[".bed"]


def _nowhere(given: Path | None) -> Path | None:
    """As on a machine without the reference study."""
    if given is not None:
        return find_reference(given)
    return None


def shown(qtbot: QtBot, dialog: ToolDialog) -> Iterator[ToolDialog]:  # type: ignore[type-var]
    qtbot.addWidget(dialog)
    dialog.show()
    yield dialog
    dialog.close()


def finish(qtbot: QtBot, dialog: ToolDialog) -> None:
    qtbot.waitUntil(lambda: not dialog.is_running, timeout=60_000)


def choose(dialogs: Answers, button: QPushButton, path: Path) -> None:
    dialogs.paths.append(path)
    button.click()


def read_only(folder: Path) -> Path:
    """A folder that takes no files, also for root."""
    if not IS_ROOT:
        folder.mkdir()
        folder.chmod(0o500)
        return folder
    if not Path("/proc").is_dir():
        pytest.skip("root can write into every folder here")
    return Path("/proc")


# The menu ---------------------------------------------------------------------------------------------------------------


def test_the_menu_opens_each_tool_once_with_the_keyboard_inside(qtbot: QtBot, window: MainWindow) -> None:
    menu = next(m for m in window.menuBar().findChildren(QMenu) if m.title() == "&Tools")
    *tools, files_again = (action for action in menu.actions() if not action.isSeparator())
    assert [action.text() for action in tools] == list(ENTRIES.values())
    assert files_again.text() == "Recreate a report’s f&iles…"
    for name, action in zip(ENTRIES, tools, strict=True):
        action.trigger()
        dialog = window.tools.dialogs[name]
        assert dialog.isVisible()
        asked = dialog.left if dialog.left.isVisible() else dialog  # one that asks nothing shows at once what it has
        qtbot.waitUntil(lambda dialog=dialog, asked=asked: asked.isAncestorOf(dialog.focusWidget()))
        action.trigger()
        assert window.tools.dialogs[name] is dialog
        dialog.leave.click()
        assert not dialog.isVisible()
        dialog.show()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible()


def test_f1_opens_the_page_about_tools(qtbot: QtBot, window: MainWindow) -> None:
    assert "tools" in help_pages()
    dialog = window.tools.open("simulate")
    assert isinstance(dialog, SimulateDialog)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is dialog.folder.place.button)
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    assert window._help is not None
    assert window._help.page == "tools"
    window._help.close()


@pytest.mark.parametrize("name", list(ENTRIES))
def test_a_tool_fits_a_small_screen_and_every_control_has_a_name(window: MainWindow, name: str) -> None:
    dialog = window.tools.open(name)
    dialog.resize(960, 500)
    assert dialog.minimumSizeHint().width() <= 960
    assert dialog.minimumSizeHint().height() <= 500
    for button in dialog.findChildren(QPushButton):
        assert button.accessibleName() or button.text()


def test_the_keys_reach_the_buttons_last(window: MainWindow) -> None:
    dialog = window.tools.open("utility")
    assert isinstance(dialog, UtilityDialog)
    chain, widget = [], dialog.place.button.nextInFocusChain()
    while widget is not dialog.place.button:
        chain.append(widget)
        widget = widget.nextInFocusChain()
    assert chain.index(dialog.snps) < chain.index(dialog.form.epsilon) < chain.index(dialog.leave)
    assert chain.index(dialog.ledger.button) < chain.index(dialog.leave) < chain.index(dialog.make)


# Simulate a study -------------------------------------------------------------------------------------------------------


def test_it_writes_the_study_that_the_command_writes(
    qtbot: QtBot, simulate: SimulateDialog, dialogs: Answers, document: PlanDocument, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    assert simulate.why_not() == "Choose a folder first."
    assert not simulate.make.isEnabled()
    folder = tmp_path / "out"
    folder.mkdir()
    choose(dialogs, simulate.folder.place.button, folder)
    simulate.name.setText("pilot")
    simulate.seed.setValue(7)
    assert "30 cases and 20 controls" in simulate.words.text()
    QTest.mouseClick(simulate.make, Qt.MouseButton.LeftButton)
    assert simulate.stop.isVisible()
    finish(qtbot, simulate)
    assert sorted(path.name for path in folder.iterdir()) == sorted(f"pilot{ending}" for ending in FILE_ENDINGS)
    assert open_study(folder / "pilot").n_cases == 30
    save_plan(document.plan, tmp_path / "small.gwasplan")
    assert main(["simulate-study", str(tmp_path / "small.gwasplan"), "--out", str(tmp_path / "x"), "--seed", "7"]) == 0
    for ending in FILE_ENDINGS:
        assert (folder / f"pilot{ending}").read_bytes() == (tmp_path / f"x{ending}").read_bytes()
    truth = json.loads((folder / "pilot.truth.json").read_bytes())
    assert all(entry["snp"] in simulate.outcome.text() for entry in truth["causative"])
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    simulate.open_folder.click()
    assert opened == [folder.as_posix()]


def test_existing_files_are_asked_about_once(
    qtbot: QtBot, simulate: SimulateDialog, dialogs: Answers, tmp_path: Path
) -> None:
    choose(dialogs, simulate.folder.place.button, tmp_path)
    simulate.name.setText("pilot")
    (tmp_path / "pilot.fam").write_text("mine", encoding="utf-8")
    dialogs.answers.append("Keep")
    simulate.start()
    assert not simulate.is_running
    assert dialogs.said[-1][1].endswith("already has pilot.fam.")
    assert (tmp_path / "pilot.fam").read_text(encoding="utf-8") == "mine"
    dialogs.answers.append("Replace")
    simulate.start()
    finish(qtbot, simulate)
    assert simulate.study == tmp_path / "pilot.bed"
    assert (tmp_path / "pilot.fam").read_text(encoding="utf-8") != "mine"


@pytest.mark.parametrize("name", ["", ".hidden", "a/b", "a\\b", "what?"])
def test_a_name_must_be_a_name(simulate: SimulateDialog, tmp_path: Path, name: str) -> None:
    simulate.folder.place.picked.emit(tmp_path)
    simulate.name.setText(name)
    assert "name" in simulate.why_not()
    assert not simulate.make.isEnabled()


def test_a_folder_that_vanished_is_told_at_its_place(simulate: SimulateDialog, tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    simulate.folder.place.picked.emit(folder)
    folder.rmdir()
    simulate.start()
    assert not simulate.is_running
    assert simulate.folder.error.text().startswith("The folder")
    assert "does not exist" in simulate.folder.error.text()


def test_a_folder_that_takes_no_files_is_told_before_the_work(simulate: SimulateDialog, tmp_path: Path) -> None:
    simulate.folder.place.picked.emit(read_only(tmp_path / "locked"))
    simulate.start()
    assert not simulate.is_running
    assert "Nothing can be written" in simulate.folder.error.text()


def test_a_cancelled_study_leaves_nothing(
    qtbot: QtBot, simulate: SimulateDialog, document: PlanDocument, tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    simulate.folder.place.picked.emit(folder)
    document.edit_design(n_cases=3000, n_controls=3000)
    simulate.start()
    simulate.stop.click()
    finish(qtbot, simulate)
    assert "Nothing was written" in simulate.note.text()
    assert list(folder.iterdir()) == []
    assert simulate.study is None
    assert simulate.make.isEnabled()


def test_a_plan_without_assumptions_takes_the_usual_ones_and_says_so(
    simulate: SimulateDialog, document: PlanDocument
) -> None:
    document.edit(scenario=None)
    assert "no assumptions of its own" in simulate.words.text()
    assert "10,000 SNPs" in simulate.words.text()


def test_a_panel_that_is_not_there_is_named(
    qtbot: QtBot, simulate: SimulateDialog, document: PlanDocument, tmp_path: Path
) -> None:
    simulate.folder.place.picked.emit(tmp_path)
    document.edit(scenario=small_scenario(engine="panel", panel=str(tmp_path / "lost")))
    simulate.start()
    finish(qtbot, simulate)
    assert "lost is not a panel" in simulate.error.text()
    assert not list(tmp_path.glob("*.bed"))


def test_the_study_goes_on_to_the_release_tab_and_to_its_utility(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    made = window.tools.open("simulate")
    assert isinstance(made, SimulateDialog)
    made.folder.place.picked.emit(tmp_path)
    made.start()
    finish(qtbot, made)
    made.ask.click()
    other = window.tools.dialogs["utility"]
    assert isinstance(other, UtilityDialog)
    assert other.place.path == made.study
    assert len(other.causal()) == 2
    other.close()
    made.use.click()
    assert not made.isVisible()
    assert window.tabs.currentIndex() == 2
    assert window.release_tab.study_step.place.path == made.study
    qtbot.waitUntil(lambda: not window.jobs.running, timeout=30_000)


# Figures of the paper ---------------------------------------------------------------------------------------------------


def only(dialog: FiguresDialog, *keys: str) -> None:
    for key, box in dialog.boxes.items():
        box.setChecked(key in keys)


def test_every_figure_can_be_chosen() -> None:
    assert tuple(SHORT_TITLES) == figures_run.KEYS


def test_figures_are_written_and_shown_with_what_they_say(
    qtbot: QtBot, figures: FiguresDialog, dialogs: Answers, tmp_path: Path
) -> None:
    assert figures.source.text() == "Used: the bundled panel."
    only(figures)
    assert figures.why_not() == "Tick a figure first."
    only(figures, "1", "2")
    choose(dialogs, figures.folder.place.button, tmp_path)
    figures.start()
    finish(qtbot, figures)
    assert sorted(p.name for p in tmp_path.glob("*.*") if not p.name.endswith(".ini")) == [
        "README.md", "figure-1.csv", "figure-1.png", "figure-2.csv", "figure-2.png", "statements.csv",
    ]  # fmt: skip
    assert len(figures.sheets) == 2
    assert all(sheet.isVisible() for sheet in figures.sheets)
    page = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert figures.sentences
    assert all(sentence in page for sentence in figures.sentences)
    assert "the bundled panel" in figures.saved.text()


def test_existing_figures_are_asked_about(figures: FiguresDialog, dialogs: Answers, tmp_path: Path) -> None:
    (tmp_path / "figure-1.csv").write_text("mine", encoding="utf-8")
    (tmp_path / "README.md").write_text("mine", encoding="utf-8")
    figures.folder.place.picked.emit(tmp_path)
    only(figures, "1")
    dialogs.answers.append("Keep")
    figures.start()
    assert not figures.is_running
    assert "already has README.md and 1 more" in dialogs.said[-1][1]
    assert (tmp_path / "figure-1.csv").read_text(encoding="utf-8") == "mine"


def test_cancelled_figures_leave_nothing_and_tell_it_at_once(
    qtbot: QtBot, figures: FiguresDialog, tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    figures.folder.place.picked.emit(folder)
    only(figures, "1", "8")
    figures.studies.setValue(5000)
    figures.start()
    qtbot.waitUntil(
        lambda: figures._lane._job is not None and figures._lane._job.progress.fraction is not None, timeout=60_000
    )
    figures.stop.click()
    assert not figures.is_running
    assert "Nothing was written" in figures.note.text()
    assert figures.hint.text() == EMPTY
    assert list(folder.iterdir()) == []


def test_a_figure_that_fails_leaves_no_other_behind(
    qtbot: QtBot, figures: FiguresDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_bench: object) -> Figure:
        raise GwasPrivacyError(words="It cannot be simulated.", hint="Try fewer.")

    monkeypatch.setitem(figures_run.FIGURES, "4", fails)
    folder = tmp_path / "out"
    folder.mkdir()
    figures.folder.place.picked.emit(folder)
    only(figures, "1", "4")
    figures.start()
    finish(qtbot, figures)
    assert figures.error.text() == "It cannot be simulated. Try fewer."
    assert list(folder.iterdir()) == []


def test_a_folder_that_fills_up_while_they_are_written_is_told_with_the_pictures_shown(
    qtbot: QtBot, figures: FiguresDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    folder = tmp_path / "out"
    folder.mkdir()
    figures.folder.place.picked.emit(folder)
    only(figures, "1")
    monkeypatch.setattr(os, "fsync", full)
    figures.start()
    finish(qtbot, figures)
    assert "no space left" in figures.error.text()
    assert "not written" in figures.saved.text()
    assert len(figures.sheets) == 1
    assert list(folder.iterdir()) == []


def test_a_wrong_reference_folder_is_refused_at_its_place(figures: FiguresDialog, tmp_path: Path) -> None:
    figures.folder.place.picked.emit(tmp_path)
    assert not figures.why_not()
    figures.reference.place.picked.emit(tmp_path)
    assert "does not hold disease_model.json" in figures.reference.error.text()
    assert "--" not in figures.reference.error.text()
    assert not figures.make.isEnabled()
    figures.reference.place.clear_button.click()
    assert figures.source.text() == "Used: the bundled panel."
    assert figures.make.isEnabled()


def test_figures_into_a_vanished_or_locked_folder_are_refused(figures: FiguresDialog, tmp_path: Path) -> None:
    figures.folder.place.picked.emit(tmp_path / "gone")
    figures.start()
    assert "does not exist" in figures.folder.error.text()
    figures.folder.place.picked.emit(read_only(tmp_path / "locked"))
    figures.start()
    assert "Nothing can be written" in figures.folder.error.text()
    assert not figures.is_running


# Utility on a known study -----------------------------------------------------------------------------------------------


def test_the_answer_is_the_commands(
    qtbot: QtBot, utility: UtilityDialog, known: Path, document: PlanDocument, capsys: pytest.CaptureFixture[str]
) -> None:
    assert utility.why_not() == "Choose a study first."
    utility.open_study(known)
    ids = [entry["snp"] for entry in json.loads(known.with_name("pilot.truth.json").read_bytes())["causative"]]
    assert list(utility.causal()) == ids
    assert utility.origin.text() == "Read from pilot.truth.json."
    utility.start()
    finish(qtbot, utility)
    assert utility.found is not None
    release = document.plan.release
    arguments = ["--score", release.score.name, "--mechanism", release.mechanism, "--snps", str(release.n_snps)]
    given = ["--epsilon", repr(document.plan.epsilon), "--lead", repr(document.plan.release.lead), "--json"]
    assert main(["utility", str(known), "--causative", *ids, *arguments, *given]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["p_all"] == utility.found.utility.p_all
    assert told["expected_precision"] == utility.found.utility.expected_precision
    assert utility.lines[0][0].text() == "Both causal SNPs are published with probability"
    assert utility.lines[0][1].text().endswith(" %")
    assert utility.method.text().startswith("Exact")
    assert utility.recorded.text() == "This access was not logged."


def test_other_chromosomes_are_scored_where_the_box_under_more_is_ticked(
    qtbot: QtBot, utility: UtilityDialog, known: Path
) -> None:
    bim = known.with_suffix(".bim")
    lines = bim.read_text(encoding="utf-8").splitlines()
    lines[-1] = "\t".join(["X", *lines[-1].split("\t")[1:]])
    bim.write_text("\n".join(lines) + "\n", encoding="utf-8")
    utility.open_study(known)
    n_candidates = []
    for ticked in (False, True):
        utility.every_chromosome.setChecked(ticked)
        utility.start()
        finish(qtbot, utility)
        assert utility.found is not None
        n_candidates.append(utility.found.n_candidates)
    assert n_candidates == [len(lines) - 1, len(lines)]


def test_lists_of_people_make_the_answer_that_of_the_others(
    qtbot: QtBot, utility: UtilityDialog, known: Path, tmp_path: Path
) -> None:
    people = [line.split() for line in known.with_suffix(".fam").read_text(encoding="utf-8").splitlines()]
    remove = tmp_path / "remove.txt"
    remove.write_text("".join(f"{person[0]} {person[1]}\n" for person in people[:3]), encoding="utf-8")
    utility.open_study(known)
    n_people = []
    for list_of_them in ([], [remove]):
        utility.lists.remove.place.take(list_of_them)
        assert utility.found is None
        utility.start()
        finish(qtbot, utility)
        assert utility.found is not None
        n_people.append(utility.found.n_cases + utility.found.n_controls)
        utility.lists.changed.emit()
    assert n_people == [50, 47]


def test_strata_and_genotype_probabilities_give_the_commands_answer(
    qtbot: QtBot, utility: UtilityDialog, document: PlanDocument, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    people, rng = range(40), np.random.default_rng(3)
    study, labels, phenotype = tmp_path / "imputed.vcf", tmp_path / "labels.txt", tmp_path / "status.txt"
    header = ["#CHROM", "POS", "ID", "REF", "ALT", "QUAL", "FILTER", "INFO", "FORMAT", *(f"P{i}" for i in people)]
    lines = [
        "##fileformat=VCFv4.3",
        '##FORMAT=<ID=GT,Number=1,Type=String,Description="G">',
        '##FORMAT=<ID=DS,Number=A,Type=Float,Description="D">',
        "\t".join(header),
    ]
    for row in range(1, 21):
        calls = [f"{('0/0', '0/1', '1/1')[round(x)]}:{x:.3f}" for x in rng.uniform(0, 2, len(people))]
        lines.append("\t".join(["1", str(100 * row), f"rs{row}", "A", "G", ".", ".", ".", "GT:DS", *calls]))
    study.write_text("\n".join(lines) + "\n", encoding="utf-8")
    labels.write_text(
        "FID IID sex centre\n" + "".join(f"0 P{i} {'FM'[i % 2]} {'xy'[i % 3 == 0]}\n" for i in people), encoding="utf-8"
    )
    phenotype.write_text("".join(f"0 P{i} {1 + (i < 22)}\n" for i in people), encoding="utf-8")
    utility.open_study(study)
    utility.phenotype.place.picked.emit(phenotype)
    utility.snps.setPlainText("rs3")
    utility.strata.question.place.picked.emit(labels)
    assert utility.why_not() == "Choose the columns that define the strata."
    for box in utility.strata.boxes:
        box.click()
    utility.dosages.click()
    utility.start()
    finish(qtbot, utility)
    assert utility.found is not None, utility.error.text()
    release = document.plan.release
    options = ["--score", release.score.name, "--mechanism", release.mechanism, "--snps", str(release.n_snps)]
    options += [
        "--lead",
        repr(release.lead),
        "--epsilon",
        repr(document.plan.epsilon),
        "--phenotype",
        str(phenotype),
        "--json",
    ]
    told = []
    for more in ([], ["--strata", str(labels), "--strata-name", "sex", "centre"], ["--dosages"]):
        options += more
        assert main(["utility", str(study), "--causative", "rs3", *options]) == 0
        told.append(json.loads(capsys.readouterr().out)["p_all"])
    assert told[2] == utility.found.utility.p_all
    assert len(set(told)) == 3
    assert utility.asked.text().endswith("22 cases, 18 controls, compared inside 4 strata.")


def test_the_answer_goes_with_the_question_and_with_the_window(
    qtbot: QtBot, utility: UtilityDialog, known: Path
) -> None:
    utility.open_study(known)
    for change in (
        lambda: utility.form.n_snps.setValue(3),
        lambda: utility.snps.setPlainText(utility.causal()[0]),
        utility.close,
    ):
        utility.start()
        finish(qtbot, utility)
        assert utility.found is not None
        change()
        assert utility.found is None
        assert utility.stack.currentIndex() == 0
        assert {value.text() for _, value in utility.lines} == {""}


def test_the_look_is_recorded_where_a_ledger_is_named(
    qtbot: QtBot, utility: UtilityDialog, dialogs: Answers, known: Path, tmp_path: Path
) -> None:
    utility.open_study(known)
    dialogs.paths.append(tmp_path / "look.gwasledger")
    utility.begin.click()
    utility.start()
    finish(qtbot, utility)
    assert utility.recorded.text() == "The access is logged in look.gwasledger."
    assert [look.what for look in Ledger(tmp_path / "look.gwasledger").read().looks] == [LOOK]


def test_no_look_is_recorded_for_a_question_that_cannot_be_asked(
    qtbot: QtBot, utility: UtilityDialog, known: Path, tmp_path: Path
) -> None:
    utility.open_study(known)
    utility.ledger.picked.emit(tmp_path / "look.gwasledger")
    utility.snps.setPlainText("nosuch, sim001")
    utility.start()
    finish(qtbot, utility)
    assert "The study has no SNP 'nosuch'." in utility.truth_error.text()
    assert utility.found is None
    assert not (tmp_path / "look.gwasledger").exists()


def test_a_damaged_ledger_is_told_and_nothing_is_shown(
    qtbot: QtBot, utility: UtilityDialog, known: Path, tmp_path: Path
) -> None:
    ledger = tmp_path / "look.gwasledger"
    ledger.write_text("not a ledger", encoding="utf-8")
    utility.open_study(known)
    utility.ledger.picked.emit(ledger)
    utility.start()
    finish(qtbot, utility)
    assert "look.gwasledger" in utility.error.text()
    assert utility.found is None


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("lost.bed", None, "lost"),
        ("broken.bed", b"not genotypes", "broken"),
        ("table.tsv", b"chrom\tsnp\n", "table.tsv"),
    ],
)
def test_an_unreadable_study_is_told_in_a_sentence(
    qtbot: QtBot, utility: UtilityDialog, tmp_path: Path, name: str, content: bytes | None, words: str
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    utility.open_study(path)
    utility.snps.setPlainText("rs1")
    utility.start()
    finish(qtbot, utility)
    assert words in utility.error.text()
    assert str(tmp_path) not in utility.error.text()
    assert "--" not in utility.error.text()


def test_a_broken_truth_is_told_and_the_ids_can_be_typed(utility: UtilityDialog, known: Path) -> None:
    known.with_name("pilot.truth.json").write_text("{}", encoding="utf-8")
    utility.open_study(known)
    assert "does not name the causal SNPs" in utility.truth_error.text()
    utility.snps.setPlainText("sim001, sim002;sim003\nsim004")
    assert utility.causal() == ("sim001", "sim002", "sim003", "sim004")
    assert utility.truth_error.text() == ""


def test_every_mechanism_and_score_can_be_asked_about(
    qtbot: QtBot, utility: UtilityDialog, known: Path, document: PlanDocument
) -> None:
    utility.open_study(known)
    utility.form.mechanism.setCurrentIndex(utility.form.mechanism.findData("significant-set"))
    utility.form.mechanism.chosen.emit("significant-set")
    assert utility.form.threshold.isVisible()
    utility.form.score.setCurrentIndex(utility.form.score.findData("distance"))
    utility.form.score.chosen.emit("distance")
    assert utility.form.test.isVisible()
    utility.start()
    finish(qtbot, utility)
    assert utility.found is not None
    assert "distance to significance (genotypic test, p < 5e-08)" in utility.asked.text()
    assert utility.asked.text().startswith("At most 2 of")
    utility.form.again.click()
    assert utility.form.release(("x",)).score == document.plan.release.score
    assert utility.form.release(("x",)).epsilon == document.plan.epsilon


def test_the_plans_secret_decides_who_is_a_neighbour(utility: UtilityDialog, document: PlanDocument) -> None:
    adversary = replace(document.plan.adversary, secret=Secret.CASE_STATUS, prior=PriorRange(0.6, 0.6))
    document.edit(adversary=adversary)
    assert utility.form.release(("x",)).neighbours is adversary.neighbours


def test_more_snps_than_there_are_is_refused(qtbot: QtBot, utility: UtilityDialog, known: Path) -> None:
    utility.open_study(known)
    utility.form.n_snps.setValue(9_999)
    utility.start()
    finish(qtbot, utility)
    assert "the study has only" in utility.error.text()


def test_a_cancelled_question_shows_nothing(
    qtbot: QtBot, utility: UtilityDialog, known: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    utility.open_study(known)
    utility.start()
    QTest.keyClick(utility, Qt.Key.Key_Escape)
    finish(qtbot, utility)
    assert utility.isVisible()
    assert "Stopped" in utility.note.text()
    assert utility.found is None


def test_a_study_can_be_dropped_anywhere(utility: UtilityDialog, known: Path) -> None:
    drop(utility, known)
    assert utility.place.path == known


def test_nothing_about_a_study_is_remembered(qtbot: QtBot, window: MainWindow, known: Path, tmp_path: Path) -> None:
    dialog = window.tools.open("utility")
    assert isinstance(dialog, UtilityDialog)
    dialog.open_study(known)
    dialog.start()
    finish(qtbot, dialog)
    dialog.close()
    window.settings.sync()
    kept = window.settings.path.read_text(encoding="utf-8") if window.settings.path.exists() else ""
    assert "pilot" not in kept
    assert str(tmp_path) not in kept
