"""Asking for the approval of a prepared release: what its dry run says, signed by who will sign the report."""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.release.approval.request import make_request
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.permission import preview
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.release.signing import SigningKey
from gwasprivacy.statement.request import require_pinned


def ask_for_approval(prepared: PreparedRelease, ledger_path: Path, key: SigningKey) -> bytes:
    """The signed request for ``prepared``, made with the ledger, which is begun where there is none: an approval names it.

    Nothing is spent.  Raises what the release itself would: a request that no release could follow is none.
    """
    require_pinned(prepared.plan)
    prepared.policies.check_again(prepared.plan)
    prepared.policies.check_signer(key.key_id)
    preview(prepared, ledger_path)
    ledger = Ledger(ledger_path)
    if not ledger.exists():
        ledger.create()
    seen = preview(prepared, ledger_path)
    return make_request(seen.report.predicate, prepared.fingerprint, prepared.counted, ledger.read().ledger_id, key)
