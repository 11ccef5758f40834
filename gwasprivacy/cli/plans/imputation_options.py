"""The options that say what an imputed study's probabilities were made with."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.plans.field_options import add_fields
from gwasprivacy.cli.study_options import add_dosages

if TYPE_CHECKING:
    from gwasprivacy.study.imputation import Imputation

_IMPUTATION = {
    "panel_has_participants": "holds_participants",
    "phased_together": "phased_together",
    "filtered_by_study": "filtered_here",
}


def add_imputation(parser: argparse.ArgumentParser | argparse._ArgumentGroup) -> None:
    """--dosages, and what the imputation used."""
    add_dosages(parser)
    add_fields(parser, "design.dosages.panel")
    for option, words in (
        ("--panel-has-participants", "does that panel hold participants of this study?"),
        (
            "--phased-together",
            "were the participants phased together, so that one's haplotypes used others' genotypes?",
        ),
        ("--filtered-by-study", "were SNPs filtered by INFO or allele frequency in this study?"),
    ):
        parser.add_argument(option, choices=("no", "yes"), help=f"{words} A yes allows forecasts and no release")


def dosages_from_args(args: argparse.Namespace, known: Imputation | None = None) -> dict[str, Any]:
    """The field of a design that the options set: what is ``known`` of the imputation with what they say; none where nothing does.

    Raises InvalidInput for answers about probabilities that are not used.
    """
    from gwasprivacy.study.imputation import Imputation

    given: dict[str, Any] = {
        field: getattr(args, option) == "yes"
        for option, field in _IMPUTATION.items()
        if getattr(args, option) is not None
    }
    if args.imputation_panel is not None:
        given["panel"] = args.imputation_panel
    if not args.dosages and known is None:
        if given:
            raise InvalidInput(words="What the imputation used matters only with --dosages.", hint="Add --dosages.")
        return {}
    return {"dosages": replace(known or Imputation(), **given)}
