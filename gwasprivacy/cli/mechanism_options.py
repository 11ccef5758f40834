"""The options that name a mechanism: the same for ``utility``, ``audit`` and ``simulate``."""

from __future__ import annotations

import argparse


def selector_names() -> tuple[str, ...]:
    """The mechanisms that select SNPs, in the order of menus."""
    from gwasprivacy.mechanisms.registry import MECHANISMS

    return MECHANISMS.names


def number_names(*, listed: bool) -> tuple[str, ...]:
    """The other kinds of release: those about SNPs that are listed beforehand, or the rest."""
    from gwasprivacy.mechanisms.registry import OTHER_RELEASES

    return tuple(name for name, one in OTHER_RELEASES.items() if one.names_snps_beforehand is listed)


def threshold_names() -> str:
    """The selections that need a public threshold on the score, for a help text."""
    from gwasprivacy.mechanisms.registry import MECHANISMS, names_that_need_a_threshold

    return ", ".join(name for name in names_that_need_a_threshold() if name in MECHANISMS)


def needs_threshold(mechanism: str) -> bool:
    """Whether a selection or other kind of release needs a public threshold.  Raises InvalidPlan, as a plan would."""
    from gwasprivacy.mechanisms.registry import release_part
    from gwasprivacy.plan.plan_fields import plan_fields

    plan_fields()["release.mechanism"].single.read(mechanism, "release.mechanism")
    return release_part(mechanism).needs_threshold


def add_mechanism_arguments(parser: argparse.ArgumentParser, *, required: bool = True) -> None:
    """``--mechanism``, ``--snps``, ``--epsilon`` and ``--score-threshold``."""
    from gwasprivacy.mechanisms.registry import MECHANISMS

    group = parser.add_argument_group("the release")
    group.add_argument("--mechanism", choices=selector_names(), required=required, help="how the SNPs are selected")
    varying = ", ".join(name for name, one in MECHANISMS.items() if one.size_varies)
    group.add_argument(
        "--snps",
        type=int,
        required=required,
        metavar="M",
        help=f"how many SNPs are released; for {varying} the most that can be",
    )
    group.add_argument(
        "--epsilon", type=float, required=required, metavar="E", help="what the mechanism is run with, in nats"
    )
    group.add_argument(
        "--score-threshold",
        type=float,
        metavar="T",
        help=f"{threshold_names()}: the public threshold on the score (not on χ²) above which a SNP counts "
        "as significant",
    )
