"""What stands in and around a private key's file besides the key: its id, its public half beside it, who may read it.

The encryption of PKCS#8 has no checksum.  Where its last bytes are damaged it opens all the same, as another key, under
which a release would be spent and signed for nobody.  So the file carries the key's id in a line of text before the PEM
block, which openssl and other readers skip::

    gwasprivacy key id: 3f0c…
    -----BEGIN ENCRYPTED PRIVATE KEY-----

A file of older form, or from another program, is compared with the public key beside it.  A public key's file carries the line
too: a letter changed in its base64 mostly gives another key, which has signed nothing, and that would read like a forgery.
"""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.platforms.rights import is_for_others
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.system_reasons import reason_of
from gwasprivacy.statement.public_keys import KEY_ID, LABEL, ids_named_in

PRIVATE_ENDING = ".key.pem"
PUBLIC_ENDING = ".pub.pem"


def key_paths(prefix: Path) -> tuple[Path, Path]:
    """(private, public) file names for a prefix."""
    return prefix.with_name(prefix.name + PRIVATE_ENDING), prefix.with_name(prefix.name + PUBLIC_ENDING)


def public_beside(path: Path) -> Path | None:
    """The public key's file beside the private ``path``, if there is one."""
    beside = path.with_name(path.name.removesuffix(PRIVATE_ENDING).removesuffix(".pem") + PUBLIC_ENDING)
    return beside if beside != path and beside.is_file() else None


def with_key_id(pem: bytes, key_id: str) -> bytes:
    """A key's file: the line with its id, then the PEM block; a line that stood there is replaced."""
    lines = [line for line in pem.splitlines(keepends=True) if not line.startswith(LABEL)]
    return b"%s %s\n" % (LABEL, key_id.encode()) + b"".join(lines)


def names_its_key(data: bytes) -> bool:
    """Whether a private key's file carries an id, right or wrong."""
    return bool(ids_named_in(data))


def named_key(data: bytes) -> str | None:
    """The id that a private key's file carries; None where it carries none that is whole."""
    named = {each for each in ids_named_in(data) if KEY_ID.fullmatch(each)}
    return named.pop().decode() if len(named) == 1 else None


def check_key_id(path: Path, data: bytes, key_id: str) -> None:
    """Raise InvalidInput where the file ``path``, of the bytes ``data``, names another key than it holds (``key_id``)."""
    if any(not KEY_ID.fullmatch(each) or each.decode() != key_id for each in ids_named_in(data)):
        raise InvalidInput("key.damaged", path=path)


def doubt_about(path: Path, data: bytes) -> InvalidInput | None:
    """What to tell somebody who signs with a key that nothing can be compared with, as data; None where something can be."""
    if names_its_key(data) or public_beside(path) is not None:
        return None
    return InvalidInput("key.no-id", path=path)


def check_only_own(path: Path) -> None:
    """Raise InvalidInput when others than its owner may read or change ``path``, or where the system does not say who may."""
    try:
        others = is_for_others(path)
    except OSError as error:
        raise InvalidInput(
            "key.readers-unknown", path=path, reason=reason_of(error, Phrase("the system does not say"))
        ) from None
    if others:
        raise InvalidInput("key.readable-by-others", path=path)
