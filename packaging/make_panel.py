"""Makes resources/panel/: 1,000 simulated haplotypes on two chromosomes, the panel that studies are simulated from.

msprime is a tool of this script only, not a dependency of the program:

    python3 -m venv /some/where && /some/where/bin/pip install msprime==1.4.4 numpy
    /some/where/bin/python packaging/make_panel.py resources/panel/panel.npz

The same msprime version gives the same file.  What is simulated: a coalescent with recombination under the size history of
a European population (Gutenkunst et al. 2009, their CEU branch), a recombination map with hotspots, and a choice of SNPs
like that of a 500,000-SNP array (one per 8 kb, common ones preferred).  Nobody's genotypes are in it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msprime
import numpy as np

SEED = 20260109
HAPLOTYPES = 1000
SNPS_PER_CHROMOSOME = 5000
# Gap-free stretches of GRCh38's long arms, so that positions look like those of real studies.
REGIONS = {"9": (78_000_000, 40_000_000), "13": (40_000_000, 40_000_000)}
MUTATION_RATE = 1.29e-8
GENERATION = 25.0


def size_history() -> msprime.Demography:
    """One European lineage through its ancestors: 7,300, then 12,300, 2,100 out of Africa, 1,000 and growth of 0.4 %."""
    demography = msprime.Demography()
    growth, split = 0.004, 21_200 / GENERATION
    demography.add_population(name="EUR", initial_size=1000 * np.exp(growth * split), growth_rate=growth)
    demography.add_population_parameters_change(time=split, initial_size=2100, growth_rate=0, population="EUR")
    demography.add_population_parameters_change(time=140_000 / GENERATION, initial_size=12_300, population="EUR")
    demography.add_population_parameters_change(time=220_000 / GENERATION, initial_size=7300, population="EUR")
    return demography


def recombination_map(length: int, rng: np.random.Generator) -> msprime.RateMap:
    """About 1 cM/Mb, four fifths of it in hotspots of 2 kb every 60 kb or so; rates are gamma-distributed."""
    starts = np.cumsum(rng.gamma(4.0, 15_000.0, size=int(length / 40_000)))
    starts = np.unique(starts[starts < length - 5000].astype(np.int64)) + 1
    starts = starts[np.concatenate([[True], np.diff(starts) > 3000])]
    edges = np.sort(np.concatenate([[0, length], starts, starts + 2000]))
    rate = np.full(len(edges) - 1, 0.2e-8)
    rate[1::2] = rng.gamma(0.7, 1.0, size=len(starts))
    rate[1::2] *= 0.8e-8 * length / float(np.sum(rate[1::2] * 2000.0))
    return msprime.RateMap(position=edges.astype(np.float64), rate=rate)


def choose_snps(frequency: np.ndarray, position: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """One SNP per window of equal numbers of sites, common ones preferred (weight = minor-allele frequency)."""
    maf = np.minimum(frequency, 1 - frequency)
    usable = np.flatnonzero(maf >= 0.01)
    window = (
        (position[usable] - position[usable[0]])
        * SNPS_PER_CHROMOSOME
        // (position[usable[-1]] - position[usable[0]] + 1)
    )
    key = rng.random(len(usable)) ** (1.0 / maf[usable])  # weighted choice without replacement (Efraimidis–Spirakis)
    order = np.lexsort((-key, window))
    first = np.concatenate([[True], np.diff(window[order]) > 0])
    chosen = usable[order[first]]
    spare = usable[order[~first]]
    missing = SNPS_PER_CHROMOSOME - len(chosen)
    return np.sort(np.concatenate([chosen, rng.choice(spare, size=missing, replace=False)]))


def main(target: Path) -> None:
    rng = np.random.default_rng(SEED)
    columns: dict[str, list[np.ndarray]] = {name: [] for name in ("chrom", "snp", "pos", "morgans", "a1", "a2", "bits")}
    for chrom, (start, length) in REGIONS.items():
        rate_map = recombination_map(length, rng)
        trees = msprime.sim_ancestry(
            samples=[msprime.SampleSet(HAPLOTYPES, ploidy=1)],
            demography=size_history(),
            recombination_rate=rate_map,
            random_seed=SEED + int(chrom),
        )
        trees = msprime.sim_mutations(
            trees, rate=MUTATION_RATE, model=msprime.BinaryMutationModel(), random_seed=SEED + 1000 + int(chrom)
        )
        position = trees.tables.sites.position.astype(np.int64)
        haplotypes = trees.genotype_matrix().astype(np.uint8)  # sites × haplotypes
        chosen = choose_snps(haplotypes.mean(axis=1), position, rng)
        haplotypes, position = haplotypes[chosen], position[chosen]
        flip = haplotypes.mean(axis=1) > 0.5  # the counted allele is the panel's minor one
        haplotypes[flip] = 1 - haplotypes[flip]
        letters = np.array([rng.permutation(list("ACGT"))[:2] for _ in chosen])
        columns["chrom"].append(np.full(len(chosen), chrom))
        columns["snp"].append(np.array([f"ex{chrom}_{index + 1:06d}" for index in range(len(chosen))]))
        columns["pos"].append(start + position)
        columns["morgans"].append(rate_map.get_cumulative_mass(position.astype(np.float64)))
        columns["a1"].append(letters[:, 0])
        columns["a2"].append(letters[:, 1])
        columns["bits"].append(np.packbits(haplotypes, axis=1))
    arrays = {name: np.concatenate(parts) for name, parts in columns.items()}
    arrays["morgans"] = arrays["morgans"].astype(np.float32)
    arrays["pos"] = arrays["pos"].astype(np.int32)
    target.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        target,
        format="gwasprivacy-panel/1",
        n_haplotypes=np.int32(HAPLOTYPES),
        **arrays,  # rows of bits: one SNP each
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
