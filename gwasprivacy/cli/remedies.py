"""Remedies that involve an option or a subcommand, as the command line says them; all others as ``base/remedies.py`` does."""

from __future__ import annotations

from collections.abc import Mapping

from gwasprivacy.base.remedies import Remedy

REMEDIES: Mapping[Remedy, str] = {
    Remedy.CHOOSE_ANOTHER_NAME_OR_REPLACE: "Choose another name. On the command line --force replaces it.",
    Remedy.GIVE_PHENOTYPES: "Add --phenotype FILE (FID IID value).",
    Remedy.NO_PHENOTYPES: "Leave --phenotype away, or open the genotypes themselves.",
    Remedy.NAME_THE_COLUMN: "Then choose one with --phenotype-name.",
    Remedy.CHOOSE_PHENOTYPE: "Choose one with --phenotype-name: {known}.",
    Remedy.DECLARE_ALLELES: (
        "Name a public manifest or panel as reference, or, if the file's order of alleles was fixed without this study's "
        "genotypes, declare it with --alleles-are-public."
    ),
}
