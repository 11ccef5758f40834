"""Checks reports file by file, each by itself.  Needs no ledger and no study."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput, VerificationFailed
from gwasprivacy.base.language import say
from gwasprivacy.base.system_reasons import reason_of
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.keys.trusted import NOBODY, TrustList, require_somebody
from gwasprivacy.release.verify import Verification, verify_report
from gwasprivacy.statement.public_keys import load_public_key

REPORT_ENDINGS = (".release.json", ".planning.json", ".risk.json")


MOST_REPORTS = 2000


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckedFile:
    """One file: what came out, or why it could not be read at all.

    ``name``: its file name, with a number where several have the same; no folder is named, since that may be private.
    """

    path: Path
    name: str
    found: Verification | None = None
    error: InvalidInput | None = None

    @property
    def is_valid(self) -> bool:
        return self.found is not None and self.found.valid

    @property
    def is_without_policy(self) -> bool:
        """Whether it was held to a policy, and names none at all."""
        return self.found is not None and self.found.error is not None and self.found.error.code == "verify.no-policy"

    @property
    def verdict(self) -> str:
        """In a few words."""
        if self.found is None:
            return say("could not be read")
        if self.is_without_policy:
            return say("names no policy")
        if not self.found.was_checked:
            return say("not checked")
        if not self.found.valid:
            return say("not valid")
        if not self.found.is_confirmed:
            return say("valid; key not confirmed")
        if self.found.risk is not None:
            return say("a genuine report on exact results, not a release")
        return (
            say("a genuine planning report, not a release")
            if self.found.planning is not None
            else say("genuine and consistent")
        )

    @property
    def signer(self) -> str:
        """By whose key it was checked: the names of those that are trusted, else the key's fingerprint; "" for no signature that holds."""
        if self.found is None or not self.found.valid:
            return ""
        names = {each.key_id: each.words() for each in self.found.signers}
        return "; ".join(
            names.get(key_id, say("the key {digits}…", digits=key_id[:16])) for key_id in self.found.key_ids
        )


def reports_among(paths: Sequence[Path]) -> list[Path]:
    """``paths`` with each folder's reports, and those of the folders in it, in its place; each once.

    Raises InvalidInput for a folder without any, and for more reports than anybody reads.
    """
    found: dict[Path, None] = {}
    for path in paths:
        inside = [path]
        if path.is_dir():
            inside = _reports_in(path)
            if not inside:
                raise InvalidInput("together.no-report", folder=path)
        found.update(dict.fromkeys(inside))
    if len(found) > MOST_REPORTS:
        raise InvalidInput("together.too-many", given=len(found), most=MOST_REPORTS)
    return list(found)


def _reports_in(folder: Path) -> list[Path]:
    """The reports in ``folder`` and the folders in it, links aside; and each folder that cannot be looked through, to be told.

    Folders in folders may be deeper than a function may call itself.
    """
    found, waiting = [], [folder]
    while waiting:
        here = waiting.pop()
        try:
            with os.scandir(here) as entries:
                for each in entries:
                    if each.name.endswith(REPORT_ENDINGS):
                        found.append(here / each.name)
                    if each.is_dir(follow_symlinks=False):
                        waiting.append(here / each.name)
        except OSError:
            found.append(here)
    return sorted(found)


def verify_each(
    reports: Sequence[Path],
    *key_paths: Path,
    strict: bool = False,
    trusted: TrustList = NOBODY,
    policy: Path | None = None,
    policy_key: Path | None = None,
    work: Work = UNWATCHED,
) -> tuple[CheckedFile, ...]:
    """Check each of ``reports`` as :func:`verify_report`.

    A file that cannot be read has an error in its place.  Raises InvalidInput where the keys are the trouble, Cancelled.
    """
    if not key_paths:
        require_somebody(trusted)
    for key_path in key_paths:
        with contextlib.suppress(VerificationFailed):  # which every report then says
            load_public_key(key_path)
    files, names = [], _names(reports)
    for place, path in enumerate(reports):
        work.progress(say("Verifying the reports"), place, len(reports))
        work.check()
        files.append(_checked(path, names[place], key_paths, strict, trusted, policy, policy_key))
    return tuple(files)


def _checked(
    path: Path,
    name: str,
    key_paths: Sequence[Path],
    strict: bool,
    trusted: TrustList,
    policy: Path | None,
    policy_key: Path | None,
) -> CheckedFile:
    try:
        _require_open(path)
        found = verify_report(path, *key_paths, strict=strict, trusted=trusted, policy=policy, policy_key=policy_key)
        return CheckedFile(path=path, name=name, found=found)
    except InvalidInput as error:
        return CheckedFile(path=path, name=name, error=error)


def _require_open(path: Path) -> None:
    """Raise InvalidInput for a folder that cannot be looked through."""
    try:
        if path.is_dir():
            os.scandir(path).close()
    except OSError as error:
        raise InvalidInput("together.closed-folder", folder=path, reason=reason_of(error)) from None


def _names(paths: Sequence[Path]) -> list[str]:
    """Each file's name, with a number where several have the same."""
    names = [path.name for path in paths]
    return [
        name
        if names.count(name) == 1
        else say("{name} (no. {number})", name=name, number=names[:place].count(name) + 1)
        for place, name in enumerate(names)
    ]
