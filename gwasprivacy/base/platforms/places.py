"""What lies at a place on the disk, looked at without opening it."""

from __future__ import annotations

import errno
from pathlib import Path


def lies_at(path: Path) -> bool:
    """Whether anything lies at ``path``, a link that leads nowhere too; also where that cannot be seen, so that reading says why.

    Names may come from anybody's file: at one that no disk takes nothing lies.
    """
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return False
    except OSError as error:
        return error.errno not in (errno.ENAMETOOLONG, errno.EINVAL)
    return True


class FileExchanged(OSError):
    """Under the name of a file that this process writes there is another file, a link, or nothing any more."""


def is_file_at(path: Path) -> bool:
    """Whether ``path`` leads to an ordinary file, whatever its name is."""
    try:
        return path.is_file()
    except OSError:
        return False
