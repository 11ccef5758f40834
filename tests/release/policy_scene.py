"""A site with a privacy officer and a signed policy, at a place of its own instead of /etc."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.release.policy import site
from gwasprivacy.release.policy.policy import POLICY_FORMAT, Policy, policy_document
from gwasprivacy.release.policy.signed_policy import sign_policy
from gwasprivacy.release.signing import SigningKey, generate_key, public_key_file, write_key_pair

PASSPHRASE = "correct horse battery"
SITE_NAME = "Cancer Registry"


def rules(**given: Any) -> Policy:
    """A policy, read as a file is."""
    return policy_document().read({"format": POLICY_FORMAT, "site": SITE_NAME, **given})


OFFICER = generate_key()


def signed(folder: Path, **given: Any) -> dict[str, Path]:
    """A policy of these rules in ``folder`` and the key of its officer, as ``prepare_release`` takes them."""
    policy, key = folder / "policy.json", folder / "officer-of-tests.pub.pem"
    policy.write_bytes(sign_policy(rules(**given), OFFICER))
    key.write_bytes(public_key_file(OFFICER))
    return {"policy": policy, "policy_key": key}


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """The place of the site's policy, and its officer's key."""

    folder: Path
    officer: SigningKey

    @property
    def policy(self) -> Path:
        return self.folder / "policy.json"

    @property
    def officer_key(self) -> Path:
        return self.folder / "officer.pub.pem"

    def put(self, **given: Any) -> Policy:
        """Sign these rules and put them in the place of the policy."""
        policy = rules(**given)
        self.policy.write_bytes(sign_policy(policy, self.officer))
        return policy


def found_site(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    """A site at ``folder``, whose administrator runs the tests; it has its officer's key and no policy yet."""
    place = folder / "etc"
    place.mkdir()
    officer = generate_key()
    _, public = write_key_pair(officer, folder / "officer", PASSPHRASE)
    (place / "officer.pub.pem").write_bytes(public.read_bytes())
    monkeypatch.setattr(site, "SITE_POLICY", place / "policy.json")
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    return Site(folder=place, officer=officer)
