"""--cluster and its certificates."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gwasprivacy.base.cluster import Carries, Cluster

_SENT = {
    "STUDY": "It learns which people are cases, and computes exact tables.",
    "SIMULATION": "It gets assumptions and simulated numbers only, nothing about anybody.",
}


def add_cluster_arguments(parser: argparse._ActionsContainer, carries: str, *, named: bool = True) -> None:
    """``carries``: the name of what the work sends there (``base.cluster.Carries``); ``named``: by --cluster."""
    if named:
        parser.add_argument(
            "--cluster",
            metavar="ADDRESS",
            help=f"run on the Dask cluster at tls://host:port. {_SENT[carries]} Its answers are "
            "unpickled: whoever controls it can run programs as you, so use only one that you trust like this machine",
        )
    parser.add_argument(
        "--cluster-ca",
        metavar="PEM",
        type=Path,
        help="certificate of the cluster's own authority, which vouches for the cluster",
    )
    parser.add_argument("--cluster-cert", metavar="PEM", type=Path, help="your certificate for the cluster")
    parser.add_argument(
        "--cluster-key",
        metavar="PEM",
        type=Path,
        help="your certificate's key (default of all three: Dask's configuration)",
    )
    parser.add_argument(
        "--insecure-cluster",
        action="store_true",
        help="accept a tcp:// cluster: everything crosses the network in clear, and whoever is on it, or on this machine "
        "holds the port, can change it",
    )


def cluster_from_args(args: argparse.Namespace, carries: Carries) -> Cluster | None:
    """The cluster that was named; what it may let out is told on stderr.  Raises InvalidInput."""
    from gwasprivacy.base.cluster import Cluster
    from gwasprivacy.base.errors import InvalidInput

    if args.cluster is None:
        for option, value in (
            ("--cluster-ca", args.cluster_ca),
            ("--cluster-cert", args.cluster_cert),
            ("--cluster-key", args.cluster_key),
            ("--insecure-cluster", args.insecure_cluster or None),
        ):
            if value is not None:
                raise InvalidInput(
                    words=f"{option} goes with --cluster.", hint="Give the cluster's address, or leave it out."
                )
        return None
    cluster = Cluster(
        address=args.cluster,
        ca=args.cluster_ca,
        cert=args.cluster_cert,
        key=args.cluster_key,
        insecure=args.insecure_cluster,
        carries=carries,
    )
    warning = cluster.warning() if cluster.insecure and args.jobs is None else None
    if warning is not None:
        print(f"Warning: {warning}", file=sys.stderr)
    return cluster
