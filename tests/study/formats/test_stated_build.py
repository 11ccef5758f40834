"""The genome build that contigs and positions say is proposed, where they agree."""

from __future__ import annotations

import gzip
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.study.design import GenomeBuild
from gwasprivacy.study.formats.stated_build import build_of_contigs, proposed_build
from gwasprivacy.study.genome_build import KNOWN, LENGTHS, genome_build, require_build
from gwasprivacy.study.tables import Variants

HEADER = "##fileformat=VCFv4.2\n{contigs}#CHROM\tPOS\tID\n"


def contigs(build: int, numbers: tuple[int, ...] = (1, 2, 22)) -> str:
    return "".join(f"##contig=<ID=chr{n},length={LENGTHS[build][n - 1]},assembly=x>\n" for n in numbers)


def variants(build: int | None) -> Variants:
    chrom, *places = KNOWN["rs7412"]
    place = 500 if build is None else places[build]
    names = {name: np.array([of], dtype=object) for name, of in (("chrom", f"{chrom}"), ("a1", "A"), ("a2", "G"))}
    return Variants(snp=np.array(["rs7412"], dtype=object), pos=np.array([place]), **names)


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (contigs(0), "GRCh37"),
        (contigs(1), "GRCh38"),
        (contigs(1) + "##contig=<ID=chrM,length=16569>\n##contig=<ID=HLA>\n", "GRCh38"),
        (contigs(0, (1,)) + contigs(1, (2,)), None),
        ("##contig=<ID=1,length=1000>\n", None),
        ("##contig=<ID=1,length=1000>\n" + contigs(1), None),
        ("", None),
    ],
)
def test_contigs_of_one_build_name_it(tmp_path: Path, said: str, found: str | None) -> None:
    text = HEADER.format(contigs=said).encode()
    (tmp_path / "s.vcf.gz").write_bytes(gzip.compress(text))
    (tmp_path / "s.pvar").write_bytes(text)
    (tmp_path / "s.pgen").write_bytes(b"l\x1b")
    assert build_of_contigs(tmp_path / "s.vcf.gz") == found
    assert build_of_contigs(tmp_path / "s.pgen") == found


def test_nothing_is_proposed_where_positions_contradict_the_contigs(tmp_path: Path) -> None:
    path = tmp_path / "s.vcf"
    path.write_text(HEADER.format(contigs=contigs(1)), encoding="utf-8")
    assert proposed_build(path, variants(1)) == "GRCh38"
    assert proposed_build(path, variants(0)) is None
    path.write_text(HEADER.format(contigs=""), encoding="utf-8")
    assert proposed_build(path, variants(0)) == "GRCh37"
    assert proposed_build(path, variants(None)) is None


def test_positions_of_another_build_than_the_declared_are_refused() -> None:
    with pytest.raises(InvalidInput) as caught:
        require_build(GenomeBuild.GRCH38, variants(0))
    assert (caught.value.code, caught.value.values["declared"], caught.value.values["found"]) == (
        "study.other-genome-build", "GRCh38", "GRCh37",
    )  # fmt: skip
    require_build(GenomeBuild.GRCH37, variants(0))
    require_build(None, variants(0))
    require_build(GenomeBuild.GRCH38, variants(None))
    neither = replace(variants(0), pos=np.array([5]))
    assert genome_build(neither) == "neither"
    require_build(GenomeBuild.GRCH38, neither)
