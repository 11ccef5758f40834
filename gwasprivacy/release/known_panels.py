"""A panel of simulations against the studies that a ledger knows: their people are no panel."""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.progress import NEVER_CANCELLED, Cancel
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.study.formats.plink1 import fileset_of, read_fam
from gwasprivacy.study.formats.vcf import vcf_header, vcf_lines
from gwasprivacy.study.identity import fingerprint_of_names


def require_unknown_people(panel: str | None, ledger: Path, *, cancel: Cancel = NEVER_CANCELLED) -> None:
    """Refuse a panel in which somebody has the name of a person of one of the ledger's studies.

    Nothing is written.  A ``.npz`` panel has no names, the bundled one (None) nobody's genotypes.  Raises PrivacyRefusal,
    LedgerUnavailable, InvalidInput.
    """
    state = Ledger(ledger).read()
    names = [] if panel is None else _names(panel, cancel)
    if names and state.knows_somebody(fingerprint_of_names(names)):
        raise PrivacyRefusal(
            "{panel}: somebody of a study that the ledger {ledger} knows is in it, so what is simulated from it is private.",
            code="panel.known-people",
            remedy=Remedy.NAME_PUBLIC_PANEL,
            panel=panel,
            ledger=ledger,
        )


def _names(panel: str, cancel: Cancel) -> list[tuple[str, str]]:
    if panel.endswith((".vcf", ".vcf.gz")):
        samples, _ = vcf_header(Path(panel), vcf_lines(Path(panel), lambda position: None, cancel))
        return [("0", sample) for sample in samples]
    fileset = None if panel.endswith(".npz") else fileset_of(Path(panel))
    if fileset is None:
        return []
    fid, iid, _ = read_fam(fileset.fam, cancel=cancel)
    return list(zip(fid, iid, strict=True))
