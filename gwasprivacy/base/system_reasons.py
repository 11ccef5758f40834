"""Why the operating system refused something, in words that can be translated: its own are in its language, not in the reader's."""

from __future__ import annotations

import errno

from gwasprivacy.base.platforms.places import FileExchanged
from gwasprivacy.base.quantities import Phrase

_REASONS = {
    errno.ENOSPC: Phrase("no space left on the disk"),
    errno.EDQUOT: Phrase("your share of the disk is used up"),
    errno.EACCES: Phrase("permission denied"),
    errno.EPERM: Phrase("operation not permitted"),
    errno.EROFS: Phrase("the disk is read-only"),
    errno.ENOENT: Phrase("no such file or folder"),
    errno.EEXIST: Phrase("a file of that name exists"),
    errno.ENOTDIR: Phrase("a file stands where a folder should be"),
    errno.EISDIR: Phrase("it is a folder"),
    errno.ENAMETOOLONG: Phrase("the name is too long"),
    errno.ELOOP: Phrase("links that lead in a circle"),
    errno.EIO: Phrase("the disk reported an error"),
    errno.EBUSY: Phrase("it is in use"),
    errno.EMFILE: Phrase("too many open files"),
    errno.ENFILE: Phrase("too many open files"),
    errno.EFBIG: Phrase("the file would be too large"),
    errno.ESTALE: Phrase("the network folder is gone"),
    errno.ETIMEDOUT: Phrase("the network folder does not answer"),
}


def reason_of(error: OSError, unknown: Phrase | None = None) -> Phrase | str:
    """The reason in words; what the system says where it is a rare one; ``unknown`` where the system says nothing."""
    if isinstance(error, FileExchanged):
        return Phrase("somebody put another file in its place while it was written")
    known = _REASONS.get(error.errno) if error.errno is not None else None
    return known or error.strerror or unknown or Phrase("the disk reported an error")
