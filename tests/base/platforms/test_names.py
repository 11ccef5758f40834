"""Names of files: given only where they are free, and none that Windows takes for something else."""

from __future__ import annotations

import errno
import os
from pathlib import Path, PureWindowsPath

import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.platforms import naming
from gwasprivacy.base.platforms.held_files import HeldFile
from gwasprivacy.base.platforms.naming import give_name, is_usable_everywhere, refused_part
from gwasprivacy.base.safe_files import check_target
from gwasprivacy.statement.files.output_files import file_stem


@pytest.fixture(params=["hard links", "no hard links", "Windows without hard links"])
def drive(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each way in which a name is given."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    def rename(self: Path, target: Path) -> None:
        if target.exists():  # as Windows does
            raise FileExistsError(errno.EEXIST, "File exists", str(target))
        os.rename(self, target)  # noqa: PTH104

    if request.param != "hard links":
        monkeypatch.setattr(os, "link", refuse)
    if request.param.startswith("Windows"):
        monkeypatch.setattr(naming, "IS_WINDOWS", True)
        monkeypatch.setattr(Path, "rename", rename)
    return str(request.param)


def opened(path: Path) -> HeldFile:
    return HeldFile(path, os.open(path, os.O_RDWR))


def test_a_name_is_given_where_it_is_free_and_never_taken_from_another(drive: str, tmp_path: Path) -> None:
    new, free, taken = tmp_path / "new", tmp_path / "free", tmp_path / "taken"
    new.write_text("whole", encoding="utf-8")
    taken.write_text("another’s", encoding="utf-8")
    held = opened(new)
    with pytest.raises(FileExistsError):
        give_name(held, taken)
    assert taken.read_text(encoding="utf-8") == "another’s"
    give_name(held, free)
    assert free.read_text(encoding="utf-8") == "whole"
    is_moved = drive != "hard links" and naming.IS_WINDOWS  # an open file is not
    assert held.is_held != is_moved
    held.let_go()


def test_a_link_to_nowhere_is_a_name_that_is_taken(drive: str, tmp_path: Path) -> None:
    if drive.startswith("Windows"):
        pytest.skip("the made-up rename does not look at links")
    new, taken = tmp_path / "new", tmp_path / "taken"
    new.write_text("whole", encoding="utf-8")
    taken.symlink_to(tmp_path / "nowhere")
    with pytest.raises(FileExistsError):
        give_name(opened(new), taken)


def test_a_claim_is_taken_back_where_the_move_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    new = tmp_path / "new"
    new.write_text("whole", encoding="utf-8")
    monkeypatch.setattr(os, "link", refuse)
    monkeypatch.setattr(Path, "rename" if naming.IS_WINDOWS else "replace", refuse)
    with pytest.raises(OSError, match="Input/output"):
        give_name(opened(new), tmp_path / "name")
    assert [each.name for each in tmp_path.iterdir()] == ["new"]


@pytest.mark.parametrize(
    "name",
    [
        "CON",
        "nul.json",
        "Com1.release.json",
        "lpt¹",
        "aux .txt",
        "conin$",
        "a:b",
        "a?b",
        "trailing.",
        "trailing ",
        "",
        "tab\t",
        "a|b",
    ],
)
def test_what_windows_takes_for_something_else_is_no_name_everywhere(name: str) -> None:
    assert not is_usable_everywhere(name)


@pytest.mark.parametrize(
    "name", ["study-1.release.json", "console.txt", "com10.txt", ".hidden", "größe.tsv", "con-1", "a b"]
)
def test_usual_names_are_usable_everywhere(name: str) -> None:
    assert is_usable_everywhere(name)


@pytest.mark.parametrize(
    ("path", "part"),
    [
        (r"C:\Users\Ann\study.gwasplan", None),
        (r"\\server\share\study.gwasledger", None),
        (r"D:study.gwasplan", None),
        (r"..\study.gwasplan", None),
        (r"C:\Users\Ann\study.gwasplan:hidden", "study.gwasplan:hidden"),
        (r"C:\Users\NUL\study.gwasplan", "NUL"),
        (r"C:\Users\Ann\aux.pub.pem", "aux.pub.pem"),
        (r"C:\Users\Ann.\x", "Ann."),
    ],
)
def test_drives_and_shares_are_no_streams(path: str, part: str | None) -> None:
    assert refused_part(PureWindowsPath(path)) == part


def test_nothing_is_written_under_such_a_name_on_windows_and_linux_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not naming.IS_WINDOWS:  # there it exists in every folder
        check_target(tmp_path / "nul.json", force=False)
    monkeypatch.setattr(naming, "IS_WINDOWS", True)
    with pytest.raises(InvalidInput, match=r"nul\.json") as refused:
        check_target(tmp_path / "nul.json", force=False)
    assert refused.value.code == "file.reserved-name"


@pytest.mark.parametrize("title", ["CON", "nul.2", "com1", "aux . b", "Prn", "a:b", "trailing...", "Lpt1.x: final?"])
def test_a_report_s_name_is_a_file_s_on_every_system_whatever_the_plan_is_called(title: str) -> None:
    for ending in ("-1.release.json", "-1.release.tsv", "-12.release.pdf", ".planning.json"):
        assert is_usable_everywhere(file_stem(title) + ending), title
    assert file_stem("melanoma") == "melanoma"
