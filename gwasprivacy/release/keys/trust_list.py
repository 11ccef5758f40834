"""Whose public keys are trusted: a list of names and keys in the user's settings folder, and a site's own in /etc/gwasprivacy.

With it ``verify`` needs no key file, and says by whose name a report was signed.  A name is worth what was compared when its key was
added: the fingerprint, by telephone or in person.  The site's list comes first: it names a key for everybody, and where it gives a
name to another key than the user's list does, the user's entry is set aside.

A list that is damaged, ambiguous, or that others may change trusts nobody: it is an error, never an empty list.  Who may change it is asked
of the file and every folder on the way to it, as of a site's policy.
"""

from __future__ import annotations

import base64
import binascii
import os
from collections import Counter
from dataclasses import replace
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.json_files import read_json
from gwasprivacy.base.json_forms import (
    DATE,
    SHA256,
    Constant,
    Document,
    ListOf,
    Member,
    OrNull,
    Record,
    Text,
    if_set,
)
from gwasprivacy.base.platforms.rights import (
    can_be_changed,
    can_be_changed_by_others,
    first_on_the_way,
    is_administrator,
)
from gwasprivacy.base.quantities import Phrase, quoted
from gwasprivacy.release.keys import trust_places
from gwasprivacy.release.keys.trusted import TrustedKey, TrustList, same_name
from gwasprivacy.statement.public_keys import public_from_der, public_to_der

TRUST_FORMAT = "gwasprivacy-trusted-keys/1"
LONGEST_NAME = 100


def trusted_keys() -> TrustList:
    """The keys of the site's list and the user's.  Raises InvalidInput for a list that is damaged, ambiguous, or others'."""
    site, own = read_list(trust_places.SITE_LIST, of_site=True), read_list(trust_places.own_list())
    by_site = {same_name(each.name) for each in site}
    known = {each.key_id for each in site}
    others = [each for each in own if each.key_id not in known]
    return TrustList(
        keys=(*site, *(each for each in others if same_name(each.name) not in by_site)),
        set_aside=tuple(each for each in others if same_name(each.name) in by_site),
    )


def read_list(path: Path, *, of_site: bool = False) -> tuple[TrustedKey, ...]:
    """The keys in the list ``path``; none where there is no such file.  Raises InvalidInput (a link that leads nowhere too)."""
    if not os.path.lexists(path):
        return ()
    _require_closed(path, of_site=of_site)
    try:
        found: tuple[TrustedKey, ...] = TRUST_LIST.read(read_json(path, Phrase("a list of trusted keys")))
    except InvalidPlan as error:
        raise InvalidInput("trust.damaged", path=path, error=error) from None
    _require_clear(path, found)
    return tuple(replace(each, of_site=of_site) for each in found)


def _require_closed(path: Path, *, of_site: bool) -> None:
    """Raise InvalidInput where others than this user and administrators could put another list in the place of this one.

    The site's own is its administrators' alone, as its policy is: this user counts among the others.
    """
    is_theirs = of_site and not is_administrator()
    try:
        weak = first_on_the_way(path, can_be_changed if is_theirs else can_be_changed_by_others)
    except OSError:
        return  # reading it says what is wrong
    if weak is None:
        return
    if of_site:
        raise InvalidInput("trust.site-list-open", place=weak, path=path)
    raise InvalidInput("trust.list-open", place=weak, path=path)


def _require_clear(path: Path, keys: tuple[TrustedKey, ...]) -> None:
    """Raise InvalidInput where one name has two keys, or one key two names."""
    names = Counter(same_name(each.name) for each in keys)
    ids = Counter(each.key_id for each in keys)
    for each in keys:
        if names[same_name(each.name)] > 1:
            raise InvalidInput("trust.name-twice", path=path, name=quoted(each.name))
        if ids[each.key_id] > 1:
            raise InvalidInput(
                "trust.key-twice", path=path, names=tuple(other.name for other in keys if other.key_id == each.key_id)
            )


TRUSTED_NAME = Text(least=1, most=LONGEST_NAME)


def _entry(name: str, public_key: str, key_id: str, added: str, institution: str | None = None) -> TrustedKey:
    try:
        key = public_from_der(base64.b64decode(public_key, validate=True))
    except (binascii.Error, ValueError):
        raise InvalidPlan("trust.no-key", field="public_key") from None
    if key.key_id != key_id:
        raise InvalidPlan("trust.other-fingerprint", field="key_id")
    return TrustedKey(name=name, key=key, added=added, institution=institution)


_ENTRY = Record(
    _entry,
    {
        "name": Member(TRUSTED_NAME),
        "institution": Member(OrNull(Text(least=1, most=LONGEST_NAME)), optional=True, when=if_set("institution")),
        "public_key": Member(
            Text(
                pattern="[A-Za-z0-9+/]{59}=",
                form=Phrase("an Ed25519 SubjectPublicKeyInfo in base64"),
                about="What a .pub.pem has between its two lines.",
            ),
            value=lambda each: base64.b64encode(public_to_der(each.key)).decode(),
        ),
        "key_id": Member(SHA256),
        "added": Member(DATE),
    },
    about="A public key and whose it is.",
)
TRUST_LIST = Document(
    Record(
        lambda format, keys: tuple(keys),
        {
            "format": Member(Constant(value=TRUST_FORMAT)),
            "keys": Member(ListOf(_ENTRY), value=lambda keys: keys),
        },
    ),
    file="gwasprivacy-trusted-keys-1.schema.json",
    title="Public keys that are trusted, and whose they are",
)
