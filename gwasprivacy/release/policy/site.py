"""Which policies are in force: the site's own, where only an administrator can put it, and one more that may be given.

No option and no variable of the environment takes a rule away or points to another place: whatever is given beside the
site's policy adds rules, and every rule of every policy must hold.  A policy that is there and cannot be read, believed or
understood ends the release (exit code 3), never the policy.  What stands at the place itself follows from the machine: whoever
runs the program in surroundings of their own making has no policy there, and then the report names none.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput, PrivacyRefusal, VerificationFailed
from gwasprivacy.base.platforms.folders import site_folder
from gwasprivacy.base.platforms.rights import can_be_changed, first_on_the_way, is_administrator
from gwasprivacy.base.quantities import quoted
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.ledger.ledger_file import today
from gwasprivacy.release.ledger.site_rows import NO_POLICY, PolicyInForce
from gwasprivacy.release.policy.signed_policy import NamedPolicy, PolicyFile, read_policy, with_signature_of
from gwasprivacy.statement.public_keys import PublicKey, load_public_key

SITE_POLICY = site_folder() / "policy.json"
OFFICER_KEY_NAME = "officer.pub.pem"


@dataclass(frozen=True, slots=True, kw_only=True)
class PoliciesInForce:
    """What was found when a release was prepared: ``named``, the site's own first.

    ``most_units``: what they let the mechanisms of all releases of the study spend together, in pico-ε; None: any.  ``given``,
    ``given_key``: the further policy and the key that it was checked with, as :func:`policies_for` takes them.
    """

    named: tuple[NamedPolicy, ...] = ()
    most_units: int | None = None
    given: Path | None = None
    given_key: Path | None = None

    def to_json(self) -> list[dict[str, Any]] | None:
        """As reports and ledgers name them; None without any."""
        return [each.to_json() for each in self.named] or None

    def of_ledger(self) -> PolicyInForce:
        """The one that a ledger's rows name: the site's own, where it has one."""
        first = self.named[0] if self.named else None
        return NO_POLICY if first is None else PolicyInForce(sha256=first.sha256, name=first.policy.site)

    @property
    def approvers(self) -> frozenset[str] | None:
        """Ids of the keys of which one must approve a release; None where no policy asks for that."""
        asked = [frozenset(each.policy.approvers) for each in self.named if each.policy.approvers is not None]
        return frozenset.intersection(*asked) if asked else None

    def check_signer(self, key_id: str) -> None:
        """Raise PrivacyRefusal where a policy does not let the key sign releases."""
        for each in self.named:
            each.policy.check_signer(key_id)

    def check_ledger(self, ledger_id: str | None, latest_date: str = "") -> None:
        """Raise PrivacyRefusal for a ledger (None: a new one) that is none of the site's, or that is later than a policy's end."""
        for each in self.named:
            each.policy.check_ledger(ledger_id)
            if latest_date:
                each.policy.check_day(max(latest_date, today()))

    def check_again(self, plan: Plan) -> None:
        """Raise PrivacyRefusal where other policies are in force than when the release was prepared, or these do not hold."""
        if policies_for(plan, self.given, self.given_key).to_json() != self.to_json():
            raise PrivacyRefusal("policy.changed")


def policies_for(plan: Plan, given: Path | None = None, given_key: Path | None = None) -> PoliciesInForce:
    """The policies in force, once ``plan`` keeps every rule of the site's and of the one in the file ``given``.

    ``given_key``: the public key that must have signed it; the site's officer's where there is none.  Raises PrivacyRefusal;
    InvalidInput where ``given`` cannot be read.
    """
    named = policies_named(given, given_key)
    most: list[int] = []
    for each in named:
        each.policy.check(plan)
        units = each.policy.most_units(plan)
        most += [] if units is None else [units]
    return PoliciesInForce(named=named, most_units=min(most, default=None), given=given, given_key=given_key)


def policies_named(given: Path | None = None, given_key: Path | None = None) -> tuple[NamedPolicy, ...]:
    """The site's own policy and the one in the file ``given``, signed and in force today, as :func:`policies_for` asks for them."""
    site = site_policy()
    named = [] if site is None else [site]
    if given is not None:
        named.append(_given_policy(given, given_key))
    names = {each.policy.site for each in named}
    if len(names) > 1:
        raise PrivacyRefusal("policy.other-site", path=given, other=quoted(named[-1].policy.site, 200))
    for each in named:
        each.policy.check_day(today())
    return tuple(named)


def _given_policy(path: Path, key: Path | None) -> NamedPolicy:
    file = read_policy(path)
    officer = officer_key() if key is None else _public_key(key)
    if officer is None:
        raise PrivacyRefusal("policy.no-key", path=path)
    return with_signature_of(file, officer)


def _public_key(path: Path) -> PublicKey:
    try:
        return load_public_key(path)
    except VerificationFailed as error:
        raise error.as_kind(InvalidInput) from None


# The site's own place --------------------------------------------------------------------------------------------------


@contextmanager
def _usable() -> Iterator[None]:
    """What is wrong with the site's files closes: any expected failure is a refusal."""
    try:
        yield
    except PrivacyRefusal:
        raise
    except GwasPrivacyError as error:
        raise PrivacyRefusal("policy.unusable", problem=error) from None


def officer_key_path() -> Path:
    """Where the officer's public key stands, beside the policy."""
    return SITE_POLICY.with_name(OFFICER_KEY_NAME)


def site_policy() -> NamedPolicy | None:
    """This site's policy, believed; None where the site has none.  Raises PrivacyRefusal where it has one that cannot be used."""
    with _usable():
        officer = officer_key()
        if not _stands(SITE_POLICY):
            if officer is None:
                return None
            raise PrivacyRefusal("policy.missing", path=SITE_POLICY)
        file = read_policy(SITE_POLICY)
        return _believed(file, officer)


def officer_key() -> PublicKey | None:
    """The officer's public key at the site's place; None where there is none.  Raises PrivacyRefusal where it cannot be used."""
    path = officer_key_path()
    if not _stands(path):
        return None
    with _usable():
        _require_administrators(path)
        return load_public_key(path)


def _believed(file: PolicyFile, officer: PublicKey | None) -> NamedPolicy:
    if officer is not None:
        named = with_signature_of(file, officer)
        _require_administrators(file.path)
        return named
    raise PrivacyRefusal("policy.no-officer", path=officer_key_path())


def _stands(path: Path) -> bool:
    """Whether there is anything at ``path``, a link that leads nowhere included.  Raises PrivacyRefusal where that cannot be seen."""
    try:
        path.lstat()
        return True
    except FileNotFoundError:
        pass
    except OSError:
        raise _unseen(path) from None
    # A folder that is a link to nowhere, or no folder, is no folder without a policy.
    for folder in (path.parent, path.parent.parent):
        try:
            folder.lstat()
        except FileNotFoundError:
            continue
        except OSError:
            raise _unseen(path) from None
        if not folder.is_dir():
            raise _unseen(path)
    return False


def _unseen(path: Path) -> PrivacyRefusal:
    return PrivacyRefusal("policy.unseen", path=path)


def _require_administrators(path: Path) -> None:
    """Raise PrivacyRefusal where whoever runs the program, or anybody, could put another file in the place of ``path``.

    An administrator, who can do that anyway, is not asked; nor is a system without owners of files.
    """
    if is_administrator():
        return
    try:
        weak = first_on_the_way(path, can_be_changed)
    except FileNotFoundError:
        return  # reading it says what is wrong
    except OSError:
        raise _unseen(path) from None
    if weak is not None:
        raise PrivacyRefusal("policy.not-administrators", path=weak)
