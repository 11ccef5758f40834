"""``gwasprivacy cluster-check``: whether a Dask cluster can take this program's work, before any is sent."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.cluster_options import add_cluster_arguments, cluster_from_args
from gwasprivacy.cli.common import add_json, print_json

if TYPE_CHECKING:
    from gwasprivacy.base.executors import DaskExecutor

NAME = "cluster-check"
HELP = (
    "Whether a Dask cluster can take this program's work: its scheduler is reached with your certificates, it has workers, and all of\n"
    "them have the same versions as this machine.  Nothing of a study or a plan is sent."
)
EXAMPLE = (
    "gwasprivacy cluster-check tls://10.0.0.5:8786 --cluster-ca ca.pem --cluster-cert node.pem --cluster-key node.key"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("address", metavar="ADDRESS", help="the scheduler's tls://host:port")
    add_cluster_arguments(parser, "SIMULATION", named=False)
    add_json(parser)


def versions() -> dict[str, str]:
    """Of what decides that a worker computes as this machine does."""
    import platform
    from importlib.metadata import version

    import gwasprivacy

    return {
        "gwasprivacy": gwasprivacy.__version__,
        "Python": platform.python_version(),
        **{name: version(name) for name in ("numpy", "scipy", "numba", "distributed")},
    }


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.base.cluster import Carries
    from gwasprivacy.base.executors import DaskExecutor

    args.cluster, args.jobs = args.address, None
    cluster = cluster_from_args(args, Carries.SIMULATION)
    assert cluster is not None
    with DaskExecutor(cluster) as executor:
        threads = _threads(executor, cluster.address)
    if args.json:
        print_json({"address": cluster.address, "encrypted": cluster.is_encrypted, "workers": threads})
        return 0
    kept = "TLS" if cluster.is_encrypted else "no TLS"
    print(f"{cluster.address} ({kept}): {len(threads)} workers with {sum(threads.values())} threads.")
    for worker, n_threads in threads.items():
        print(f"  {worker}: {n_threads} threads, the same versions as here")
    return 0


def _threads(executor: DaskExecutor, address: str) -> dict[str, int]:
    """The threads of each worker.  Raises InvalidInput where there is none, or one that would not compute the same."""
    workers, own = executor.on_each_worker(versions), versions()
    if not workers:
        raise InvalidInput("cluster.no-worker", address=address)
    for worker, (_, theirs) in workers.items():
        for name, version in own.items():
            if theirs.get(name) != version:
                raise InvalidInput(
                    "cluster.other-versions", worker=worker, theirs=name, version=str(theirs.get(name)), own=version
                )
    return {worker: n_threads for worker, (n_threads, _) in workers.items()}
