"""What the page that verifies has done in the background: checking one report or several, and making a report's files again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.base.language import say
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.keys.trusted import TrustList
from gwasprivacy.release.several_reports.check import Together, together_of
from gwasprivacy.release.several_reports.checked_files import verify_each
from gwasprivacy.release.verify import Verification, verify_report
from gwasprivacy.statement.public_keys import PublicKey, load_public_key

if TYPE_CHECKING:
    from gwasprivacy.rendering.report_files import MadeAgain


def verify(
    report: Path,
    keys: Sequence[Path],
    trusted: TrustList,
    policy: Path | None = None,
    policy_key: Path | None = None,
    *,
    work: Work = UNWATCHED,
) -> Verification:
    """Check ``report`` with ``keys``, or the trusted ones.  Raises InvalidInput only when a file cannot be read at all."""
    work.progress(say("Verifying the report"), 0, 1)
    work.check()
    return verify_report(report, *keys, trusted=trusted, policy=policy, policy_key=policy_key)


def make_files(
    report: Path,
    key: Path | PublicKey,
    folder: Path,
    replace: bool,
    *,
    work: Work = UNWATCHED,
) -> MadeAgain:
    """Make the report's files again in ``folder``; its PDF is replaced where ``replace``.  Raises as the engine does."""
    from gwasprivacy.rendering.report_files import make_files_again  # only when it is asked for

    signer = load_public_key(key) if isinstance(key, Path) else key
    return make_files_again(report, signer, folder, force=replace, work=work)


def verify_all(
    reports: Sequence[Path],
    keys: Sequence[Path],
    trusted: TrustList,
    policy: Path | None = None,
    policy_key: Path | None = None,
    *,
    work: Work = UNWATCHED,
) -> Together:
    """Check ``reports`` by themselves and together.  Raises InvalidInput where a key is the trouble, Cancelled."""
    files = verify_each(reports, *keys, trusted=trusted, policy=policy, policy_key=policy_key, work=work)
    return together_of(files, has_policy=policy is not None)
