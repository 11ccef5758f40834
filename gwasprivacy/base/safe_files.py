"""Files that are either untouched or complete: temporary file, fsync, rename, folder sync."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.platforms.durability import sync_names
from gwasprivacy.base.platforms.held_files import HeldFile
from gwasprivacy.base.platforms.naming import give_name, is_too_long_here, refused_here, take_name
from gwasprivacy.base.platforms.opening import OWNER_ONLY as OWNER_ONLY
from gwasprivacy.base.platforms.opening import create_new
from gwasprivacy.base.quantities import quoted
from gwasprivacy.base.system_reasons import reason_of


def check_target(path: Path, *, force: bool) -> None:
    """Raise InvalidInput when ``path`` cannot become a file: it is a folder, exists, has no folder to lie in, or a name that this system
    takes for something else or no disk takes."""
    check_name(path)
    try:
        _check_place(path, force=force)
    except OSError as error:
        raise _not_written(path, error) from None


def _check_place(path: Path, *, force: bool) -> None:
    if path.is_dir():
        raise InvalidInput("file.is-folder", remedy="give-file-name", path=path)
    if not force and (path.exists() or path.is_symlink()):
        raise InvalidInput("file.exists", remedy="choose-another-name-or-replace", path=path)
    if not path.parent.is_dir():
        raise InvalidInput("folder.missing", folder=path.parent)


def check_name(path: Path) -> None:
    """Raise InvalidInput for a name that Windows, where this runs there, takes for a device or a stream, or changes."""
    part = refused_here(path)
    if part is not None:
        raise InvalidInput("file.reserved-name", name=quoted(part))


def write_atomic(path: Path, data: bytes | str | Iterator[bytes], *, force: bool = False, mode: int = 0o666) -> None:
    """Write ``data``, which may come in pieces, to ``path`` completely or not at all.

    Without ``force`` a file of that name is never replaced, even one that appears while this runs (the new file is
    linked into place, which fails where the name is taken).  ``mode``: permissions, of which the process's umask takes
    its share.  Raises InvalidInput.
    """
    check_target(path, force=force)
    new = HeldFile(_temporary_name(path))  # known before it exists: a signal may come at any moment
    try:
        new.make(mode)
        new.write(_as_bytes(data))
        if force:
            take_name(new, path)
        else:
            give_name(new, path)
        sync_names([path])
    except FileExistsError:
        raise InvalidInput("file.exists", remedy="choose-another-name", path=path) from None
    except OSError as error:
        raise _not_written(path, error) from error
    finally:
        new.remove()


def write_all(files: Mapping[Path, bytes | str], *, force: bool = False, mode: int = 0o666) -> None:
    """Write a set of files that belong together: every one completely, or none of them; ``mode`` as in write_atomic.

    All are first written under temporary names; only then do they get their own.  Should that fail half-way, new files
    are taken back; a file that ``force`` has replaced by then stays the new one.  Raises InvalidInput.
    """
    for path in files:
        check_target(path, force=force)
    waiting: dict[Path, HeldFile] = {}
    placed: list[Path] = []
    done = False
    now = next(iter(files), Path())
    try:
        for now, data in files.items():
            waiting[now] = HeldFile(_temporary_name(now))
            waiting[now].make(mode)
            waiting[now].write(_as_bytes(data))
        for now, new in waiting.items():
            if force and now.exists():
                take_name(new, now)
            else:
                give_name(new, now)
                placed.append(now)
        sync_names(files)
        done = True
    except FileExistsError:
        raise InvalidInput("file.exists", remedy="choose-another-name", path=now) from None
    except OSError as error:
        raise _not_written(now, error) from error
    finally:
        for path in [] if done else placed:
            path.unlink(missing_ok=True)
        for new in waiting.values():
            new.remove()


def _temporary_name(path: Path) -> Path:
    """Of a file beside ``path`` that does not exist yet."""
    return path.with_name(f".{os.urandom(8).hex()}.partial")


def _as_bytes(data: bytes | str | Iterator[bytes]) -> bytes | Iterator[bytes]:
    return data.encode() if isinstance(data, str) else data


def _not_written(path: Path, error: OSError) -> InvalidInput:
    if error.errno in (errno.ENOENT, errno.EINVAL) and (
        is_too_long_here(path) or is_too_long_here(_temporary_name(path))
    ):
        error = OSError(errno.ENAMETOOLONG, "")
    return InvalidInput(
        "file.not-written",
        remedy="choose-another-name" if error.errno == errno.ENAMETOOLONG else "free-space",
        path=path,
        reason=reason_of(error),
    )


def check_folder(folder: Path) -> None:
    """Raise InvalidInput when no file can be made in ``folder``: before work whose result would be lost."""
    if not folder.is_dir():
        raise InvalidInput("folder.missing", folder=folder)
    probe = folder / f".{os.urandom(8).hex()}.partial"
    try:
        os.close(create_new(probe, OWNER_ONLY))
        probe.unlink(missing_ok=True)
    except OSError as error:
        raise InvalidInput("folder.not-written", folder=folder, reason=reason_of(error)) from error
