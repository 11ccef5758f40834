"""Whose public keys are trusted, as values; ``trust_list`` reads them from their files, ``trust_changes`` changes these."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import say
from gwasprivacy.statement.public_keys import PublicKey


@dataclass(frozen=True, slots=True, kw_only=True)
class TrustedKey:
    """A person's or an office's public key.  ``added``: the date.  ``of_site``: whether the site's list has it, not the user's."""

    name: str
    key: PublicKey
    added: str
    institution: str | None = None
    of_site: bool = False

    @property
    def key_id(self) -> str:
        return self.key.key_id

    def words(self) -> str:
        """Who it is, on one line."""
        if self.institution is None:
            return self.name
        return say("{name}, {institution}", name=self.name, institution=self.institution)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrustList:
    """All keys that are trusted here, the site's first.  ``set_aside``: the user's whose name the site gives to another key."""

    keys: tuple[TrustedKey, ...] = ()
    set_aside: tuple[TrustedKey, ...] = ()

    def of(self, key_id: str) -> TrustedKey | None:
        """Whose key has the fingerprint ``key_id``; None for nobody's."""
        return next((each for each in self.keys if each.key_id == key_id), None)

    def named(self, name: str) -> TrustedKey | None:
        return next((each for each in self.keys if same_name(each.name) == same_name(name)), None)


NOBODY = TrustList()


def same_name(name: str) -> str:
    """Equal for two names that people would not tell apart: capitals, spaces, and forms of one letter aside."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def require_somebody(known: TrustList) -> None:
    """Raise InvalidInput where nobody's key is trusted."""
    if not known.keys:
        raise InvalidInput("trust.nobody")
