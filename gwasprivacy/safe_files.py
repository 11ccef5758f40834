"""Files that are either untouched or complete: temporary file, fsync, rename, folder sync."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from gwasprivacy.errors import InvalidInput


def sync_folder(folder: Path) -> None:
    """Make the names in ``folder`` durable.  File systems that cannot sync a folder are left as they are."""
    try:
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        return
    finally:
        os.close(handle)


def check_target(path: Path, *, force: bool) -> None:
    """Raise InvalidInput when ``path`` cannot become a file: it is a folder, exists, or has no folder to lie in."""
    if path.is_dir():
        raise InvalidInput(f"{path} is a folder.", hint="Give the name of a file to write.")
    if not force and (path.exists() or path.is_symlink()):
        raise InvalidInput(
            f"{path} exists already.", hint="Choose another name. On the command line --force replaces it."
        )
    if not path.parent.is_dir():
        raise InvalidInput(f"The folder {path.parent} does not exist.", hint="Make it first, or choose another place.")


def write_atomic(path: Path, data: bytes | str, *, force: bool = False, mode: int = 0o666) -> None:
    """Write ``data`` to ``path`` completely or not at all.

    Without ``force`` a file of that name is never replaced, even one that appears while this runs (the new file is
    linked into place, which fails where the name is taken).  ``mode``: permissions, of which the process's umask takes
    its share.  Raises InvalidInput.
    """
    check_target(path, force=force)
    temporary: Path | None = None
    try:
        name = path.with_name(f".{secrets.token_hex(8)}.partial")
        handle = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        temporary = name
        with os.fdopen(handle, "wb") as file:
            file.write(data.encode() if isinstance(data, str) else data)
            file.flush()
            os.fsync(file.fileno())
        if force:
            temporary.replace(path)
        else:
            _place_new(temporary, path)
        sync_folder(path.parent)
    except FileExistsError:
        raise InvalidInput(f"{path} exists already.", hint="Choose another name.") from None
    except OSError as error:
        raise InvalidInput(
            f"{path} cannot be written: {error.strerror or 'the disk refused'}.",
            hint="Free some space, check the permissions, or choose another folder.",
        ) from error
    finally:
        if temporary is not None:
            temporary.unlink(missing_ok=True)


def _place_new(temporary: Path, path: Path) -> None:
    """Give ``temporary`` its name only if that is free; file systems without hard links get a plain rename."""
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise
    except OSError:
        if path.exists() or path.is_symlink():
            raise FileExistsError(str(path)) from None
        temporary.rename(path)
