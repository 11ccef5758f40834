"""Files are opened alike on every system: whole bytes, no waiting, private from the start."""

from __future__ import annotations

import io
import os
import stat
import sys
from pathlib import Path

import pytest

from gwasprivacy.base.platforms import opening, system
from gwasprivacy.base.platforms.opening import (
    OWNER_ONLY,
    bytes_at,
    create_new,
    open_to_read,
    open_unlinked,
    read_at,
)
from gwasprivacy.cli.main import main

pytestmark = pytest.mark.posix  # each kind of system is imitated here


@pytest.fixture(params=["POSIX", "elsewhere"])
def names(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "elsewhere":
        for name in ("O_NONBLOCK", "O_NOFOLLOW", "O_CLOEXEC", "preadv", "pread", "fchmod"):
            monkeypatch.delattr(os, name, raising=False)
    return str(request.param)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_without_a_writer_is_not_waited_for(names: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    handle, mode = open_to_read(tmp_path / "pipe")
    assert stat.S_ISFIFO(mode)
    assert (handle is None) == (names == "elsewhere")
    if handle is not None:
        os.close(handle)


def test_bytes_are_read_at_their_place_however_the_system_does_it(names: str, tmp_path: Path) -> None:
    path = tmp_path / "data"
    path.write_bytes(b"0123\r\n\x1a789")
    handle, _ = open_to_read(path)
    assert handle is not None
    view = bytearray(4)
    assert read_at(handle, memoryview(view), 4) == 4
    assert bytes(view) == b"\r\n\x1a7"
    assert read_at(handle, memoryview(view), 8) == 2
    assert bytes_at(handle, 100, 1) == b"123\r\n\x1a789"
    assert bytes_at(handle, 2, 0) == b"01"
    os.close(handle)


def test_a_link_is_not_opened_in_the_place_of_a_file(names: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    assert open_unlinked(tmp_path / "link") is None
    assert open_unlinked(tmp_path) is None
    handle = open_unlinked(tmp_path / "file")
    assert handle is not None
    os.close(handle)


def test_a_file_that_was_exchanged_while_it_was_opened_is_not_taken(
    names: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    (tmp_path / "other").write_text("y", encoding="utf-8")
    real = os.open
    monkeypatch.setattr(os, "open", lambda _path, how: real(tmp_path / "other", how))
    assert open_unlinked(tmp_path / "file") is None


def test_windows_is_told_that_bytes_are_bytes_and_that_nobody_inherits_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    real = os.open
    monkeypatch.setattr(os, "O_BINARY", 1 << 28, raising=False)
    monkeypatch.setattr(os, "O_NOINHERIT", 1 << 29, raising=False)

    def spy(path: Path, how: int, mode: int = 0o777) -> int:
        asked.append(how >> 28)
        return real(path, how & ((1 << 28) - 1), mode)

    monkeypatch.setattr(os, "open", spy)
    os.close(create_new(tmp_path / "a", OWNER_ONLY))
    os.close(opening.open_to_append(tmp_path / "a"))
    handle, _ = open_to_read(tmp_path / "a")
    assert handle is not None
    os.close(handle)
    assert asked == [3] * len(asked)
    assert len(asked) >= 3


def test_a_new_file_is_private_at_once_and_never_an_old_one(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        os.close(create_new(tmp_path / "a", OWNER_ONLY))
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o600
    with pytest.raises(FileExistsError):
        create_new(tmp_path / "a", OWNER_ONLY)


def test_a_module_that_a_system_lacks_is_none() -> None:
    assert system.optional_module("winreg") is None
    assert system.optional_module("json") is not None


@pytest.mark.parametrize("encoding", ["cp1252", "cp850", "ascii", "utf-8"])
def test_what_is_piped_is_utf_8_whatever_the_locale_asks_for(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding=encoding, errors="strict"))
    assert main(["calibrate", "--family", "bounded", "--prior", "0.5", "0.5", "--gamma", "1.5"]) == 0
    sys.stdout.flush()
    assert "γ".encode() in written.getvalue()
