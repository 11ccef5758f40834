"""The options that name a mechanism: the same for ``utility``, ``audit`` and ``simulate``."""

from __future__ import annotations

import argparse

# As in ``mechanisms.selection.MECHANISMS``, written out so that --help need not load them; a test compares the two.
MECHANISM_NAMES = ("exponential", "permute-and-flip", "joint", "laplace", "significant-set")


def add_mechanism_arguments(parser: argparse.ArgumentParser, *, required: bool = True) -> None:
    """``--mechanism``, ``--snps``, ``--epsilon`` and ``--score-threshold``."""
    group = parser.add_argument_group("the release")
    group.add_argument("--mechanism", choices=MECHANISM_NAMES, required=required, help="how the SNPs are selected")
    group.add_argument(
        "--snps",
        type=int,
        required=required,
        metavar="M",
        help="how many SNPs are released; for significant-set the most that can be",
    )
    group.add_argument(
        "--epsilon", type=float, required=required, metavar="E", help="what the mechanism is run with, in nats"
    )
    group.add_argument(
        "--score-threshold",
        type=float,
        metavar="T",
        help="significant-set: the public threshold on the score (not on χ²) above which a SNP counts as significant",
    )
