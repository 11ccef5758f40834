"""Releases of studies with two ancestry groups, a few of those that ``bench/ancestry_releases.py`` counts by the hundred.

At 2,000 SNPs and ε = 5 the exact probability of both causal SNPs, given each of these five studies, is above 0.99999 inside strata; without
strata it is so in one of them and below 10⁻⁵ in the four others.
"""

from __future__ import annotations

from bench.ancestry_releases import STRATA, count_successes


def test_releases_inside_strata_name_both_causal_snps() -> None:
    assert count_successes(5, STRATA, n_snps=2000, epsilon=5.0) == 5


def test_releases_without_strata_name_what_marks_ancestry_instead() -> None:
    assert count_successes(5, (), n_snps=2000, epsilon=5.0) == 0
