"""Archives whose bytes follow from their files alone: sorted, one time, nobody's name."""

from __future__ import annotations

import gzip
import hashlib
import io
import stat
import tarfile
import time
import zipfile
from pathlib import Path

SUMS = "SHA256SUMS"
_EARLIEST = 315532800  # 1980: a zip knows no earlier time


def sum_of(path: Path) -> str:
    """SHA-256 in hexadecimal."""
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def write_sums(folder: Path) -> None:
    """``SHA256SUMS`` of every file under ``folder``, as sha256sum writes and checks them."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    lines = [f"{sum_of(path)}  {path.relative_to(folder).as_posix()}\n" for path in files if path != folder / SUMS]
    (folder / SUMS).write_text("".join(lines), "utf-8", newline="\n")


def pack(folder: Path, archive: Path, moment: int) -> Path:
    """``folder`` with its name as ``archive`` (.tar.gz or .zip); every file is of ``moment``, seconds since 1970."""
    moment = max(moment, _EARLIEST)
    paths = [folder, *sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix())]
    names = [(path, path.relative_to(folder.parent).as_posix()) for path in paths]
    if archive.suffix == ".zip":
        _pack_zip(names, archive, moment)
    else:
        with archive.open("wb") as raw, gzip.GzipFile("", "wb", 6, raw, mtime=0) as zipped:
            _pack_tar(names, zipped, moment)
    archive.with_name(f"{archive.name}.sha256").write_text(f"{sum_of(archive)}  {archive.name}\n", "ascii")
    return archive


def _mode(path: Path) -> int:
    """Everybody may read, the owner may write; what one may start or enter, all may."""
    return 0o755 if path.is_dir() or path.stat().st_mode & stat.S_IXUSR else 0o644


def _pack_tar(names: list[tuple[Path, str]], stream: gzip.GzipFile, moment: int) -> None:
    with tarfile.open(fileobj=stream, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for path, name in names:
            entry = tarfile.TarInfo(name)
            entry.mtime = moment
            if path.is_symlink():
                entry.type, entry.linkname, entry.mode = tarfile.SYMTYPE, str(path.readlink()), 0o777
                tar.addfile(entry)
            elif path.is_dir():
                entry.type, entry.mode = tarfile.DIRTYPE, 0o755
                tar.addfile(entry)
            else:
                entry.size, entry.mode = path.stat().st_size, _mode(path)
                with path.open("rb") as content:
                    tar.addfile(entry, content)


def _pack_zip(names: list[tuple[Path, str]], archive: Path, moment: int) -> None:
    when = time.gmtime(moment)[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for path, name in names:
            if path.is_dir():
                continue
            entry = zipfile.ZipInfo(name, when)
            entry.external_attr = (stat.S_IFREG | _mode(path)) << 16
            entry.create_system = 3
            entry.compress_type = zipfile.ZIP_STORED if path.suffix == ".whl" else zipfile.ZIP_DEFLATED
            target.writestr(entry, path.read_bytes(), compresslevel=9)


def icon_files(picture: bytes) -> dict[str, bytes]:
    """The icon files of Windows (.ico) and macOS (.icns) around one PNG of 256×256 pixels."""
    ico = io.BytesIO()
    ico.write(b"\0\0\1\0\1\0" + b"\0\0\0\0\1\0\x20\0" + len(picture).to_bytes(4, "little") + (22).to_bytes(4, "little"))
    ico.write(picture)
    entry = b"ic08" + (len(picture) + 8).to_bytes(4, "big") + picture
    return {
        "gwasprivacy.ico": ico.getvalue(),
        "gwasprivacy.icns": b"icns" + (len(entry) + 8).to_bytes(4, "big") + entry,
    }
