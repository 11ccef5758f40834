"""Which genome build a list of SNPs is of: by places of well-known SNPs, and by the lengths of chromosomes.

Public: it looks at ids and positions only.
"""

from __future__ import annotations

from collections import Counter

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.study.chromosome_names import autosome
from gwasprivacy.study.design import GenomeBuild
from gwasprivacy.study.tables import Variants
from gwasprivacy.study.text_columns import first_rows, largest_of_names

BUILDS = ("GRCh37", "GRCh38")

KNOWN: dict[str, tuple[int, int, int]] = {
    "rs429358": (19, 45411941, 44908684),
    "rs7412": (19, 45412079, 44908822),
    "rs1801133": (1, 11856378, 11796321),
    "rs6025": (1, 169519049, 169549811),
    "rs1800562": (6, 26093141, 26092913),
    "rs9939609": (16, 53820527, 53786615),
    "rs7903146": (10, 114758349, 112998590),
    "rs12255372": (10, 114808902, 113049143),
    "rs4988235": (2, 136608646, 135851076),
    "rs12913832": (15, 28365618, 28120472),
    "rs1426654": (15, 48426484, 48134287),
    "rs16891982": (5, 33951693, 33951588),
    "rs334": (11, 5248232, 5227002),
    "rs1799971": (6, 154360797, 154039662),
    "rs53576": (3, 8804371, 8762685),
    "rs4680": (22, 19951271, 19963748),
    "rs738409": (22, 44324727, 43928847),
}
"""Chromosome, and the position in each build (dbSNP).  Each position was looked up in at least two public tables of other origin,
and SNPs of one locus keep their distance in both builds (tests/study/test_study_check.py)."""

LENGTHS: tuple[tuple[int, ...], ...] = (
    (249250621, 243199373, 198022430, 191154276, 180915260, 171115067, 159138663, 146364022, 141213431, 135534747, 135006516,
     133851895, 115169878, 107349540, 102531392, 90354753, 81195210, 78077248, 59128983, 63025520, 48129895, 51304566),
    (248956422, 242193529, 198295559, 190214555, 181538259, 170805979, 159345973, 145138636, 138394717, 133797422, 135086622,
     133275309, 114364328, 107043718, 101991189, 90338345, 83257441, 80373285, 58617616, 64444167, 46709983, 50818468),
)  # fmt: skip
"""Of chromosomes 1–22 in each build (Genome Reference Consortium)."""


def genome_build(variants: Variants) -> str | None:
    """ "GRCh37" or "GRCh38"; "neither" where no SNP of either fits; None where it cannot be told."""
    found: Counter[str] = Counter()
    for snp, row in first_rows(variants.snp, KNOWN.keys()).items():
        chromosome, *places = KNOWN[snp]
        if autosome(variants.chrom[row]) == chromosome and variants.pos[row] > 0:
            here = [build for build, place in zip(BUILDS, places, strict=True) if place == variants.pos[row]]
            found[here[0] if here else "neither"] += 1
    if found:
        (build, most), *others = found.most_common()
        return build if not others or most > others[0][1] else None
    possible = _builds_that_are_long_enough(variants)
    if len(possible) == len(BUILDS):
        return None
    return possible[0] if possible else "neither"


def require_build(declared: GenomeBuild | None, variants: Variants) -> None:
    """Raise InvalidInput where the positions of well-known SNPs, or the lengths of chromosomes, say another build than ``declared``.

    Where they do not tell, the declaration stands.
    """
    found = None if declared is None else genome_build(variants)
    if declared is not None and found in BUILDS and found != declared:
        raise InvalidInput("study.other-genome-build", declared=declared.value, found=found)


def _builds_that_are_long_enough(variants: Variants) -> list[str]:
    last: dict[int, int] = {}
    for name, end in largest_of_names(variants.chrom, variants.pos).items():
        place = autosome(name)
        if place is not None:
            last[place] = max(last.get(place, 0), end)
    return [
        build
        for build, lengths in zip(BUILDS, LENGTHS, strict=True)
        if all(end <= lengths[place - 1] for place, end in last.items())
    ]
