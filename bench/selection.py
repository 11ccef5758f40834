"""Private selection from a million SNPs, and exact utility, each beside a named peer in the same process.

Peers: OpenDP's own ``make_noisy_top_k`` on the same scores (the exponential mechanism, whose time depends on the data), and
10,000 Gumbel draws, which is how the utility of a selection is usually estimated.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

import numpy as np

N_SNPS, M = 1_000_000, 10
MECHANISMS = ("exponential", "permute-and-flip", "joint", "laplace", "significant-set")


def scores(kind: str, n: int = N_SNPS) -> np.ndarray:
    """ "flat": no signal; "ten peaks": ten SNPs far above all others, which is what a rejection sampler dislikes most."""
    values = np.random.default_rng(1).random(n) * 5
    if kind == "ten peaks":
        values[-10:] = 1000 + 100 * np.arange(10)
    return values


def timed(work: Callable[[], object], repeats: int = 1) -> float:
    started = time.perf_counter()
    for _ in range(repeats):
        work()
    return (time.perf_counter() - started) / repeats


def one_selection(mechanism: str) -> None:
    """In a process of its own, for its peak memory."""
    from gwasprivacy.mechanisms.registry import selector

    chosen = selector(mechanism)
    threshold = 500.0 if chosen.needs_threshold else None
    chosen.select(scores("flat", 1000), sensitivity=1.0, epsilon=1.0, n_snps=M, threshold=threshold)
    took = []
    for kind in ("flat", "ten peaks"):
        values = scores(kind)
        took.append(timed(partial(chosen.select, values, sensitivity=1.0, epsilon=1.0, n_snps=M, threshold=threshold)))
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
    print(f"  {mechanism:17} {took[0]:7.2f} s  {took[1]:9.2f} s   {memory:5.2f} GB", flush=True)


def peer_selection() -> None:
    import opendp.prelude as dp

    dp.enable_features("contrib")
    domain = dp.vector_domain(dp.atom_domain(T="f64", nan=False)), dp.linf_distance(T="f64")
    for rounds in (1, M):
        select = dp.m.make_noisy_top_k(*domain, dp.zero_concentrated_divergence(), k=rounds, scale=2.0 * M)
        took = []
        for kind in ("flat", "ten peaks"):
            took.append(timed(partial(select, scores(kind).tolist())))
        print(f"  OpenDP top-{rounds:<10} {took[0]:7.2f} s  {took[1]:9.2f} s")


def utility() -> None:
    from gwasprivacy.mechanisms.laws.clocks import NoiseKind
    from gwasprivacy.mechanisms.laws.law import NoisyKeys
    from gwasprivacy.simulation.laws.drawn_utility import draw_selections
    from gwasprivacy.simulation.laws.inclusion import set_utility

    rng = np.random.default_rng(2)
    values = np.abs(rng.normal(size=10_000)) * 8
    true = np.array([0, 1])
    values[true] = [45.0, 55.0]
    print("exact utility of one study of 10,000 SNPs, ε = 1")
    for m in (2, 10):
        for mechanism in ("exponential", "permute-and-flip", "laplace", "joint"):
            ask = partial(set_utility, values, true, sensitivity=1.0, epsilon=1.0, n_snps=m, mechanism=mechanism)
            ask()
            took = timed(ask, 20)
            print(f"  M = {m:<3} {mechanism:17} {took * 1e3:7.2f} ms")
        logs = values / (2 * m)
        keys = NoisyKeys(keys=logs, noise=NoiseKind.GUMBEL, n_snps=m)
        took = timed(partial(draw_selections, keys, None, rng, 10_000))
        print(f"  M = {m:<3} {'10,000 draws':17} {took * 1e3:7.0f} ms, with a standard error of up to 0.005")


def main() -> int:
    if len(sys.argv) == 3 and sys.argv[1] == "--one":
        one_selection(sys.argv[2])
        return 0
    print(f"selecting M = {M} of {N_SNPS:,} SNPs\n  {'':17} {'flat':>7}    {'ten peaks':>9}   peak memory")
    for mechanism in MECHANISMS:
        subprocess.run([sys.executable, __file__, "--one", mechanism], check=True)
    peer_selection()
    utility()
    return 0


if __name__ == "__main__":
    sys.exit(main())
