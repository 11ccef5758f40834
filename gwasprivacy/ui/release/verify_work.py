"""What the page that verifies has done in the background: checking one report or several, and making a report's files again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.base.language import say
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.release.keys.trusted import TrustList
from gwasprivacy.release.together.check import Together, verify_together
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
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> Verification:
    """Check ``report`` with ``keys``, or the trusted ones.  Raises InvalidInput only when a file cannot be read at all."""
    progress(say("Verifying the report"), 0, 1)
    cancel.check()
    return verify_report(report, *keys, trusted=trusted, policy=policy, policy_key=policy_key)


def make_files(
    report: Path,
    key: Path | PublicKey,
    folder: Path,
    replace: bool,
    *,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> MadeAgain:
    """Make the report's files again in ``folder``; its PDF is replaced where ``replace``.  Raises as the engine does."""
    from gwasprivacy.rendering.report_files import make_files_again  # Qt draws: only when it is asked for

    signer = load_public_key(key) if isinstance(key, Path) else key
    return make_files_again(report, signer, folder, force=replace, progress=progress, cancel=cancel)


def verify_all(
    reports: Sequence[Path],
    keys: Sequence[Path],
    trusted: TrustList,
    policy: Path | None = None,
    policy_key: Path | None = None,
    *,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> Together:
    """Check ``reports`` by themselves and together.  Raises InvalidInput where a key is the trouble, Cancelled."""
    return verify_together(
        reports, *keys, trusted=trusted, policy=policy, policy_key=policy_key, progress=progress, cancel=cancel
    )
