"""Signed reports that were written although the ledger could not note it: a kill, or a full disk, between the two.

Later reports list every debit, and must not say of one that nothing was published while its report is in somebody's hands.
So a release looks for such reports in its folder first.  What makes one is the signer's key and the place in the ledger
that stands in it: the hash of the debit's own row.
"""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.base.errors import InvalidInput, VerificationFailed
from gwasprivacy.base.language import say
from gwasprivacy.base.platforms.places import is_file_at
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.strict_json import read_bytes
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.signing import SigningKey
from gwasprivacy.statement.files.output_files import report_name
from gwasprivacy.statement.public_keys import PublicKey
from gwasprivacy.statement.spending import Release


def note_written_reports(ledger: Ledger, folder: Path, key: SigningKey) -> tuple[str, ...]:
    """Note in ``ledger`` the reports in ``folder`` that it does not know of, signed with ``key``; a sentence for each.

    Raises LedgerUnavailable.
    """
    return note_reports_signed_by(ledger, folder, PublicKey(public=key.private.public_key(), key_id=key.key_id))


def note_reports_signed_by(ledger: Ledger, folder: Path, key: PublicKey) -> tuple[str, ...]:
    """As :func:`note_written_reports`, with the public half of the signer's key."""
    if not (ledger.exists() and folder.is_dir()):
        return ()
    state = ledger.read()
    said = []
    for account in state.accounts:
        for release in account.unpublished:
            path = folder / report_name(release.report)
            digest = _payload_sha256(path, key, state.ledger_id, release)
            if digest is not None:
                ledger.note_published(release.row, digest)
                said.append(
                    say(
                        "{path} is the report of release {number} of {study}. The program was stopped before the "
                        "ledger could record it; it is recorded now.",
                        path=path,
                        number=release.number,
                        study=account.study,
                    )
                )
    return tuple(said)


def _payload_sha256(path: Path, key: PublicKey, ledger_id: str, release: Release) -> str | None:
    """The digest of the report in ``path`` if it is the one of ``release``; None otherwise."""
    if not is_file_at(path):
        return None
    from gwasprivacy.statement.check_release import check_report  # much to load, and seldom needed

    try:
        data = read_bytes(path, Phrase("a report"))
        report = check_report(data, key)
    except (InvalidInput, VerificationFailed):
        return None
    place = {"id": ledger_id, "row": release.row, "head": release.head, "study": release.study}
    return report.payload_sha256 if place.items() <= report.predicate["ledger"].items() else None
