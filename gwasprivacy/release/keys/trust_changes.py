"""The user's own list of trusted keys is changed: a key is added under a name, or taken away."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput, InvalidPlan, VerificationFailed
from gwasprivacy.base.quantities import Phrase, quoted
from gwasprivacy.base.safe_files import OWNER_ONLY, write_atomic
from gwasprivacy.base.strict_json import pretty_json
from gwasprivacy.release.keys import trust_places
from gwasprivacy.release.keys.trust_list import TRUST_LIST, TRUSTED_NAME, read_list, trusted_keys
from gwasprivacy.release.keys.trust_places import own_list
from gwasprivacy.release.keys.trusted import TrustedKey, same_name
from gwasprivacy.statement.public_keys import load_public_key


def add_trusted_key(name: str, public: Path, institution: str | None = None) -> TrustedKey:
    """Add the public key in the file ``public`` to the user's list, under ``name``.

    Raises InvalidInput: no public key, a name or a key that is trusted already, a name that cannot be printed.
    """
    try:
        key = load_public_key(public)
    except VerificationFailed as error:
        raise error.as_kind(InvalidInput) from None
    entry = TrustedKey(
        name=_checked_name(name, Phrase("a name")),
        key=key,
        added=datetime.now(UTC).date().isoformat(),
        institution=_checked_name(institution, Phrase("an institution"))
        if institution and institution.strip()
        else None,
    )
    known, own = trusted_keys(), read_list(own_list())
    for other in (*known.keys, *own):
        if other.key_id == key.key_id:
            raise InvalidInput("trust.key-known", path=public, name=quoted(other.words()))
        if same_name(other.name) == same_name(name):
            raise InvalidInput("trust.name-taken", name=quoted(other.name))
    _write((*own, entry))
    return entry


def remove_trusted_key(name: str) -> TrustedKey:
    """Take the key called ``name``, or with that fingerprint, from the user's list.  Raises InvalidInput where it is not there."""
    own = read_list(own_list())
    found = [each for each in own if name == each.key_id or same_name(each.name) == same_name(name)]
    if found:
        _write(tuple(each for each in own if each is not found[0]))
        return found[0]
    if trusted_keys().named(name) is not None:
        raise InvalidInput("trust.of-site", name=quoted(name), path=trust_places.SITE_LIST)
    raise InvalidInput(
        "trust.no-such-name",
        remedy="known-keys" if own else None,
        name=quoted(name),
        known=tuple(each.name for each in own),
    )


def _checked_name(name: str, what: Phrase) -> str:
    try:
        return TRUSTED_NAME.read(" ".join(name.split()))
    except InvalidPlan as error:
        raise InvalidInput("trust.name", what=what, error=error) from None


def _write(keys: tuple[TrustedKey, ...]) -> None:
    path = own_list()
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    write_atomic(path.resolve(), pretty_json(TRUST_LIST.write(keys)), force=True, mode=OWNER_ONLY)
