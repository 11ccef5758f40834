"""Remedies that involve a button, a field or a menu, as the window says them; all others as ``base/remedies.py`` does."""

from __future__ import annotations

from collections.abc import Mapping

from gwasprivacy.base.remedies import Remedy

REMEDIES: Mapping[Remedy, str] = {
    Remedy.CHOOSE_ANOTHER_NAME_OR_REPLACE: "Choose another name.",
    Remedy.DECLARE_ALLELES: (
        "Name a public manifest or panel as reference, or, if the file's order of alleles was fixed without this study's "
        "genotypes, declare it below."
    ),
}
