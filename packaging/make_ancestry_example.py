"""Makes resources/example/ancestry: loadings and groups of an invented public panel, for ``gwasprivacy assign-strata``.

Run it from the project's folder: ``python packaging/make_ancestry_example.py``.

The panel is public: 300 people paired from the bundled haplotypes ("bundled"), and 300 of an invented population that split from it
(allele frequencies after Balding & Nichols at F_ST = 0.1; "drifted"), at every twentieth SNP.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from gwasprivacy.simulation.studies.panel_files import load_panel

FOLDER = Path(__file__).parents[1] / "resources" / "example" / "ancestry"
EVERY, PEOPLE, FST, COMPONENTS = 20, 300, 0.1, 2
FARTHEST = 4.0  # standard deviations of a group's distances from its centre


def main() -> None:
    panel = load_panel(None)
    rng = np.random.default_rng(20)
    rows = np.arange(0, panel.n_snps, EVERY)
    haplotypes = panel.copies[: 2 * PEOPLE, rows]
    bundled = haplotypes[0::2] + haplotypes[1::2]
    base = np.clip(panel.frequencies()[rows], 0.01, 0.99)
    spread = (1 - FST) / FST
    drifted = rng.binomial(2, rng.beta(base * spread, (1 - base) * spread), size=(PEOPLE, len(rows)))
    people = np.concatenate([bundled, drifted]).astype(np.float64)
    frequency = np.round(np.clip(people.mean(axis=0) / 2, 0.005, 0.995), 4)
    standard = (people - 2 * frequency) / np.sqrt(2 * frequency * (1 - frequency))
    loading = np.round(np.linalg.svd(standard, full_matrices=False)[2][:COMPONENTS].T, 5)
    loading *= np.sign(loading[np.abs(loading).argmax(axis=0), np.arange(COMPONENTS)])
    scores = np.zeros((len(people), COMPONENTS))
    for snp in range(len(rows)):
        scores += standard[:, snp, None] * loading[snp]
    FOLDER.mkdir(parents=True, exist_ok=True)
    components = [f"PC{number + 1}" for number in range(COMPONENTS)]
    lines = ["\t".join(["ID", "A1", "A1_FREQ", *components])]
    for place, row in enumerate(rows):
        numbers = (f"{value:.5f}" for value in loading[place])
        lines.append("\t".join([panel.variants.snp[row], panel.variants.a1[row], f"{frequency[place]:.4f}", *numbers]))
    (FOLDER / "loadings.tsv").write_text("\n".join([*lines, ""]), encoding="utf-8")
    lines = ["\t".join(["group", *components, "within"])]
    for name, part in (("bundled", scores[:PEOPLE]), ("drifted", scores[PEOPLE:])):
        centre = part.mean(axis=0)
        distance = np.sqrt(((part - centre) ** 2).sum(axis=1).mean())
        lines.append("\t".join([name, *(f"{value:.3f}" for value in centre), f"{FARTHEST * distance:.3f}"]))
    (FOLDER / "groups.tsv").write_text("\n".join([*lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
