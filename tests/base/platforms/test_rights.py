"""Who may read and change a file, as modes and as Windows's access lists say it; where settings and rules lie."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.platforms import folders, rights
from gwasprivacy.base.platforms.access_lists import owner_in, trustees
from gwasprivacy.base.platforms.rights import can_be_changed_by_others, first_on_the_way, is_for_others
from gwasprivacy.release.keys.key_files import check_only_own

ME, ANN = "S-1-5-21-1-2-3-1001", "S-1-5-21-1-2-3-1002"
OWN = f"O:{ME}G:{ME}D:PAI(A;;FA;;;SY)(A;;FA;;;BA)(A;;FA;;;{ME})"
MADE_PRIVATE = f"O:{ME}D:P(A;;FA;;;OW)(A;;FA;;;SY)(A;;FA;;;BA)"


@pytest.mark.parametrize(
    ("sddl", "others", "all_write"),
    [
        (OWN, False, False),
        (MADE_PRIVATE, False, False),
        (f"O:{ME}D:AI(A;ID;FA;;;{ME})(A;ID;0x1200a9;;;BU)", True, False),
        (f"O:{ME}D:(A;;FA;;;{ME})(A;;FR;;;WD)", True, False),
        (f"O:{ME}D:(A;;FA;;;{ME})(A;;FW;;;AU)", True, True),
        (f"O:{ME}D:(A;;FA;;;{ME})(A;;0x1301bf;;;S-1-1-0)", True, True),
        (f"O:{ME}D:(A;;FA;;;{ME})(A;;FR;;;{ANN})", True, False),
        (f"O:{ME}D:(A;;FA;;;{ME})(A;;WDWO;;;{ANN})", True, False),
        (f"O:{ME}D:(A;OICIIO;FA;;;WD)(A;;FA;;;{ME})", False, False),
        (f"O:{ME}D:(D;;FR;;;WD)(A;;FA;;;{ME})", False, False),
        (f"O:{ME}D:(D;;FR;;;WD)(A;;FR;;;WD)", True, False),
        (f"O:{ME}D:(XA;;FR;;;WD;(Member_of {{SID(BA)}}))", True, False),
        (f"O:{ME}D:(A;;0x20000;;;WD)", False, False),
        (f"O:{ME}D:NO_ACCESS_CONTROL", True, True),
        (f"O:{ME}", True, True),
        ("", True, True),
    ],
)
def test_an_access_list_says_whether_others_read_and_anybody_writes(
    sddl: str, others: bool, all_write: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(rights, "IS_WINDOWS", True)
    monkeypatch.setattr(rights, "_list_of", lambda _path: sddl)
    assert is_for_others(tmp_path) == others
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert can_be_changed_by_others(tmp_path / "file") == all_write


@pytest.mark.parametrize(
    ("sddl", "open_to_all"),
    [
        ("O:BAD:(A;;FA;;;BA)(A;OICIIO;SDGXGWGR;;;AU)(A;;LC;;;AU)(A;OICI;0x1200a9;;;BU)", False),  # C:\\
        ("O:SYD:(A;OICI;0x1200a9;;;BU)(A;CI;DCLCRPCR;;;BU)", False),  # ProgramData, as Windows makes it
        (f"O:{ME}D:(A;OICI;0x1301bf;;;WD)", True),
        (f"O:{ME}D:(A;OICI;0x40;;;BU)", True),
        (f"O:{ME}D:(A;OICI;FA;;;AU)", True),
        (f"O:{ME}D:(A;OICI;FA;;;{ANN})", False),
    ],
)
def test_a_folder_in_which_everybody_may_make_files_is_not_one_where_they_exchange_them(
    sddl: str, open_to_all: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(rights, "IS_WINDOWS", True)
    monkeypatch.setattr(rights, "_list_of", lambda _path: sddl)
    assert can_be_changed_by_others(tmp_path) == open_to_all


@pytest.mark.posix
def test_the_way_to_a_file_is_every_folder_of_it_and_of_the_links_on_it(tmp_path: Path) -> None:
    for name in ("a", "b", "c"):
        (tmp_path / name).mkdir()
    (tmp_path / "c" / "file").write_text("", encoding="utf-8")
    (tmp_path / "b" / "second").symlink_to("../c/file")
    (tmp_path / "b" / "folder").symlink_to(tmp_path / "b")
    (tmp_path / "a" / "first").symlink_to(tmp_path / "b" / "folder" / "second")
    seen: list[Path] = []
    assert first_on_the_way(tmp_path / "a" / "first", lambda each: bool(seen.append(each))) is None
    assert {tmp_path / name for name in ("a", "b", "c")} <= {each.resolve() for each in seen}
    assert (tmp_path / "c" / "file") in {each.resolve() for each in seen}
    assert Path("/") in seen
    assert not any(each.is_symlink() for each in seen)


@pytest.mark.posix
def test_a_way_that_leads_in_a_circle_ends(tmp_path: Path) -> None:
    (tmp_path / "one").symlink_to(tmp_path / "two")
    (tmp_path / "two").symlink_to(tmp_path / "one")
    assert first_on_the_way(tmp_path / "one", lambda _each: False) is None


def test_rights_that_are_written_in_an_unknown_way_are_no_safety() -> None:
    assert trustees(f"D:(A;;FX;;;{ANN})", 0x1) == {ANN}
    assert trustees(f"D:(A;;RC;;;{ANN})", 0x1) == frozenset()
    assert owner_in(OWN) == ME
    assert owner_in("D:") == "?"


def test_a_key_whose_readers_the_system_does_not_tell_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path) -> str:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(rights, "IS_WINDOWS", True)
    monkeypatch.setattr(rights, "_list_of", refuse)
    with pytest.raises(InvalidInput, match="cannot be seen: permission denied") as refused:
        check_only_own(tmp_path / "a.key.pem")
    assert refused.value.code == "key.readers-unknown"
    monkeypatch.setattr(rights, "_list_of", lambda _path: OWN)
    check_only_own(tmp_path / "a.key.pem")


@pytest.mark.parametrize("mode", [0o604, 0o640, 0o620, 0o601])
def test_modes_say_whether_a_file_is_for_others(mode: int, tmp_path: Path) -> None:
    (tmp_path / "a").write_text("", encoding="utf-8")
    (tmp_path / "a").chmod(0o600)
    assert not is_for_others(tmp_path / "a")
    (tmp_path / "a").chmod(mode)
    assert is_for_others(tmp_path / "a")


@pytest.mark.parametrize(
    ("system", "config", "state", "site"),
    [
        ("Linux", ".config", ".local/state", "/etc/gwasprivacy"),
        (
            "macOS",
            "Library/Application Support",
            "Library/Application Support",
            "/Library/Application Support/gwasprivacy",
        ),
    ],
)
def test_every_system_has_its_own_folders_and_no_variable_moves_the_site_s(
    system: str, config: str, state: str, site: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for variable in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(folders, "IS_MACOS", system == "macOS")
    assert folders.config_folder() == tmp_path / config / "gwasprivacy"
    assert folders.state_folder() == tmp_path / state / "gwasprivacy"
    for variable in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CONFIG_DIRS", "PROGRAMDATA", "ALLUSERSPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path / "mine"))
    assert folders.config_folder() == tmp_path / "mine" / "gwasprivacy"
    assert folders.site_folder() == Path(site)


def test_windows_keeps_settings_in_local_app_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.setattr(folders, "IS_WINDOWS", True)
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "Local"))
    assert folders.config_folder() == tmp_path / "Local" / "gwasprivacy"
    monkeypatch.delenv("LOCALAPPDATA")
    assert folders.config_folder() == Path.home() / "AppData" / "Local" / "gwasprivacy"
