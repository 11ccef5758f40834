"""Signed reports for notebooks."""

from __future__ import annotations

from pathlib import Path

import pandas as pd

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.release import unverified
from gwasprivacy.release.verify import Verification, verify_report
from gwasprivacy.statement.report import Report


def verify(report: str | Path, *keys: str | Path) -> Verification:
    """Whether the file ``report`` was signed with one of the public ``keys`` and what follows from its plan does; ``.valid``, and
    ``.reason`` in words.  Its files beside it are compared too, each told in ``.files``.

    Get the keys through a separate channel.  Raises InvalidInput only where a file cannot be read, or without a key.
    """
    if not keys:
        raise InvalidInput("api.no-key")
    return verify_report(Path(report), *map(Path, keys))


def read_report(report: str | Path) -> Report:
    """What the file ``report`` says, **unverified**: anybody can write such a file.  :func:`verify` checks who signed it.

    ``.predicate`` is the signed data (docs/interfaces.md), ``.sentences`` what it says in words, ``.plan`` its plan.
    Raises VerificationFailed where it is not a report of a release, InvalidInput where it cannot be read.
    """
    return unverified.read_report(Path(report))


def released_snps(report: Report) -> pd.DataFrame:
    """The published SNPs, a row each (of loci: those, and where they ``end``): ``chromosome``, ``position``, ``name``, and whatever was published with them: ``rank``,
    ``effect_allele``, ``other_allele``, a noisy ``score``.

    Without ``rank`` they are in genome order, which says nothing.  Some may be false positives.  No row where the release chose
    no SNPs.
    """
    columns = ["chromosome", "position", "name", "end", "rank", "effect_allele", "other_allele", "score"]
    rows = [[getattr(snp, column) for column in columns] for snp in report.snps or ()]
    table = pd.DataFrame(rows, columns=columns)
    return table.drop(columns=[column for column in columns[3:] if table[column].isna().all()])
