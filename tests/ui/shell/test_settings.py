"""What is remembered, and what never is."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwasprivacy.ui.shell.settings import MAX_RECENT, Settings
from gwasprivacy.ui.shell.theme import ThemeMode


def test_settings_survive_a_restart(tmp_path: Path) -> None:
    first = Settings(tmp_path / "s.ini")
    first.theme = ThemeMode.DARK
    first.more_open = True
    first.add_recent_plan(Path("/a/x.gwasplan"))
    first.sync()
    second = Settings(tmp_path / "s.ini")
    assert second.theme is ThemeMode.DARK
    assert second.more_open
    assert second.recent_plans == [Path("/a/x.gwasplan")]
    assert second.last_folder == Path("/a")


def test_only_plans_are_remembered_never_a_study(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "s.ini")
    for name in ("patients.bed", "patients.vcf.gz", "key.key.pem", "x.gwasledger", "r.release.json"):
        settings.add_recent_plan(tmp_path / name)
    settings.sync()
    assert settings.recent_plans == []
    assert "patients" not in (tmp_path / "s.ini").read_text(encoding="utf-8") if (tmp_path / "s.ini").exists() else True


def test_the_latest_plans_come_first_and_the_list_stays_short(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "s.ini")
    for i in range(MAX_RECENT + 3):
        settings.add_recent_plan(tmp_path / f"{i}.gwasplan")
    settings.add_recent_plan(tmp_path / "5.gwasplan")
    assert len(settings.recent_plans) == MAX_RECENT
    assert settings.recent_plans[0].name == "5.gwasplan"
    assert len(set(settings.recent_plans)) == MAX_RECENT


def test_damaged_settings_fall_back_to_defaults(tmp_path: Path) -> None:
    (tmp_path / "s.ini").write_text("[General]\ntheme=purple\nrecent_plans=@Invalid()\ngeometry=4\n", encoding="utf-8")
    settings = Settings(tmp_path / "s.ini")
    assert settings.theme is ThemeMode.SYSTEM
    assert settings.recent_plans == []
    assert settings.geometry.isEmpty()


def test_the_environment_names_the_settings_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GWASPRIVACY_SETTINGS", str(tmp_path / "mine.ini"))
    assert Settings().path == tmp_path / "mine.ini"


def test_where_nothing_can_be_written_settings_last_until_the_program_ends(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("not a folder", encoding="utf-8")
    settings = Settings(tmp_path / "home" / "s.ini")
    assert not settings.are_kept
    settings.theme = ThemeMode.DARK
    settings.sync()
    assert settings.theme is ThemeMode.DARK
    assert Settings(tmp_path / "s.ini").are_kept
