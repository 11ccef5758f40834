"""Lists of what was opened lately hold paths that the user opened, and nothing else; of a study, ledger or key only where asked for."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from gwasprivacy.base.resources import resource_path
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.settings import RecentKind, Settings
from gwasprivacy.ui.widgets.recent_files import RecentFilesButton, remember
from tests.ui.release.release_window import N_CASES, N_CONTROLS, study_for, until
from tests.ui.test_what_belongs_to_a_plan import plan as plan  # the plan of that study


def test_studies_ledgers_and_keys_that_were_opened_are_offered_beside_their_places(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    study = study_for(tmp_path, "ward", n_snps=9)
    window.settings.remembers_files = True
    window.show_tab(2)
    tab, runner = window.release_tab, window.release_tab.runner
    assert tab.study_step.recent.isHidden()
    tab.open_study(study)
    until(qtbot, lambda: runner.study_is_ready)
    runner.make_key(tmp_path / "signer", "a passphrase that is long")
    until(qtbot, lambda: runner.key_path is not None)
    settings = Settings()
    assert settings.recent(RecentKind.STUDY) == [study]
    assert settings.recent(RecentKind.KEY) == [tmp_path / "signer.key.pem"]
    assert settings.recent(RecentKind.LEDGER) == [], "a ledger that does not exist was not opened"
    window.files.new()
    recent = tab.study_step.recent
    assert not recent.isHidden()
    recent.fill()
    recent.list.actions()[0].trigger()
    until(qtbot, lambda: runner.source is not None)
    assert runner.source is not None
    assert runner.source.path == study
    text = settings.path.read_text(encoding="utf-8")
    assert "passphrase" not in text
    assert str(N_CASES + N_CONTROLS) not in [line.partition("=")[2] for line in text.splitlines()]


def test_what_is_gone_is_said_to_be_missing_and_the_list_can_be_cleared(window: MainWindow, tmp_path: Path) -> None:
    window.settings.remembers_files = True
    for name in ("there", "gone"):
        (tmp_path / f"{name}.gwasledger").touch()
        remember(RecentKind.LEDGER, tmp_path / f"{name}.gwasledger")
    (tmp_path / "gone.gwasledger").unlink()
    button = RecentFilesButton(RecentKind.LEDGER, print)
    button.fill()
    entries = [(action.text(), action.isEnabled()) for action in button.list.actions()]
    assert entries[:2] == [("gone.gwasledger (missing)", False), ("there.gwasledger", True)]
    assert entries[-1] == ("Clear list", True)
    button.list.actions()[-1].trigger()
    assert Settings().recent(RecentKind.LEDGER) == []


def test_a_study_is_remembered_only_where_the_user_asks_for_it(window: MainWindow, tmp_path: Path) -> None:
    settings = window.settings
    (tmp_path / "ward.bed").touch()
    remember(RecentKind.STUDY, tmp_path / "ward.bed")
    assert settings.recent(RecentKind.STUDY) == []
    for kept in ([tmp_path / "ward.bed"], []):
        window._fill_recent()
        window.recent_menu.actions()[-1].trigger()
        remember(RecentKind.STUDY, tmp_path / "ward.bed")
        assert settings.recent(RecentKind.STUDY) == kept
    assert "ward" not in settings.path.read_text(encoding="utf-8")


def test_the_bundled_example_is_no_file_of_the_users(window: MainWindow) -> None:
    window.settings.remembers_files = True
    remember(RecentKind.STUDY, resource_path("example/example.bed"))
    assert Settings().recent(RecentKind.STUDY) == []
