"""Every list and table that a study comes with reads the same with Windows line ends, with a byte-order mark, and without either."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.study.ancestry.public_loadings import read_groups, read_loadings
from gwasprivacy.study.formats.bgen_people import names_of_bgen
from gwasprivacy.study.formats.bgen_records import Header
from gwasprivacy.study.formats.pvar_and_psam import read_psam, read_pvar
from gwasprivacy.study.people_lists import read_people_lists
from gwasprivacy.study.phenotype import StatusSource, read_phenotypes
from gwasprivacy.study.public_files import Loci
from gwasprivacy.study.public_lists.candidates import locus_groups, read_ids
from gwasprivacy.study.public_lists.public_list import read_public_list
from gwasprivacy.study.public_lists.public_weights import read_weights
from gwasprivacy.study.reference import load_public_alleles
from gwasprivacy.study.strata import read_labels
from gwasprivacy.study.tables import Variants
from gwasprivacy.study.trait import Trait
from gwasprivacy.study.trait_values import read_trait

FID, IID = ["F1", "F2", "F3"], ["A", "B", "C"]
SNPS = Variants(
    chrom=np.array(["1", "1"], object),
    snp=np.array(["rs1", "rs2"], object),
    pos=np.array([1000, 2000]),
    a1=np.array(["A", "C"], object),
    a2=np.array(["G", "T"], object),
)


def _phenotype(path: Path) -> object:
    found, coding = read_phenotypes(path, StatusSource(), FID, IID)
    return found.is_case.tolist(), coding


def _labels(path: Path) -> object:
    names, strata = read_labels(path, columns=("sex", "centre")).of_people(FID, IID, np.ones(3, bool))
    return names, strata.tolist()


def _trait(path: Path) -> object:
    found = read_trait(path, FID, IID, Trait(low=0, high=9), leave_out=True)
    return found.steps.tolist(), found.takes_part.tolist()


def _kept(path: Path) -> object:
    lists = read_people_lists(path, None)
    assert lists is not None
    return lists.of_people(FID, IID).here.tolist()


def _removed(path: Path) -> object:
    lists = read_people_lists(None, path)
    assert lists is not None
    return lists.of_people(FID, IID).here.tolist()


def _sample(path: Path) -> object:
    header = Header(first=0, n_variants=1, n_people=3, compression=1, samples=None)
    found = names_of_bgen(path.with_suffix(".bgen"), header)
    return None if found.fid is None else found.fid.tolist(), found.iid.tolist()


def _public_list(path: Path) -> object:
    found = read_public_list(path)
    return dict(found.line_of), None if found.places is None else found.places.pos.tolist()


def _psam(path: Path) -> object:
    found = read_psam(path)
    return found.iid.tolist(), found.phenotype.tolist()


def _loci(path: Path) -> object:
    found = locus_groups(SNPS, Loci(path=str(path)))
    return found.start.tolist(), found.stop.tolist()


def _alleles(path: Path) -> object:
    found = load_public_alleles(path, frequencies=True)
    return found.frequencies_of(SNPS).tolist()


def _loadings(path: Path) -> object:
    found = read_loadings(path)
    return repr(found)


READERS: dict[str, tuple[Callable[[Path], object], str, str]] = {
    "phenotypes": (_phenotype, "p.txt", "FID IID status\nF1 A 2\nF2 B 1\nF3 C 1\n"),
    "labels": (_labels, "s.txt", "FID IID sex centre\nF1 A F x\nF2 B M y\nF3 C F y\n"),
    "a trait": (_trait, "t.txt", "FID IID bmi\nF1 A 1.5\nF2 B NA\nF3 C 7\n"),
    "whom to keep": (_kept, "k.txt", "#FID IID\nF1 A\nF3 C\n"),
    "whom to remove": (_removed, "r.txt", "F1 A\nF3 C\n"),
    "ids": (read_ids, "c.txt", "# ids\nrs1\nrs2 # why not\n"),
    "a list of ids": (_public_list, "l.txt", "rs1\nrs2\n"),
    "a table of SNPs": (_public_list, "l.tsv", "snp\tchrom\tpos\nrs1\t1\t1000\nrs2\t1\t2000\n"),
    "a manifest": (_public_list, "l.bim", "1 rs1 0 1000 A G\n1 rs2 0 2000 C T\n"),
    "a map": (_public_list, "l.map", "1 rs1 0 1000\n1 rs2 0 2000\n"),
    "sites": (
        _public_list,
        "l.vcf",
        "##x\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\n1\t1000\trs1\tG\tA\t.\t.\t.\n",
    ),
    "a .pvar": (lambda path: read_pvar(path).pos.tolist(), "l.pvar", "#CHROM\tPOS\tID\tREF\tALT\n1\t1000\trs1\tG\tA\n"),
    "a .psam": (_psam, "l.psam", "#IID\tSEX\tPHENO1\nA\t1\t2\nB\t2\t1\n"),
    "a .sample": (_sample, "l.sample", "ID_1 ID_2 missing\n0 0 0\nF1 A 0\nF2 B 0\nF3 C 0\n"),
    "weights": (lambda path: dict(read_weights(path).weight_of), "w.tsv", "snp\tweight\nrs1\t2.5\nrs2\t0\n"),
    "loci": (_loci, "loci.bed", "1\t0\t1500\n1\t1500\t9000\n"),
    "a reference": (_alleles, "ref.tsv", "snp\ta1\ta2\tfreq\nrs1\tA\tG\t0.25\nrs2\tC\tT\t0.5\n"),
    "loadings": (_loadings, "load.tsv", "ID\tA1\tA1_FREQ\tPC1\nrs1\tA\t0.2\t0.5\nrs2\tC\t0.3\t-0.5\n"),
    "groups": (
        lambda path: repr(read_groups(path, (1,))),
        "groups.tsv",
        "group\tPC1\nnorth\t0.5\nsouth\t-0.5\n",
    ),
}


@pytest.mark.parametrize("name", READERS)
def test_a_list_reads_the_same_with_windows_line_ends_and_a_byte_order_mark(tmp_path: Path, name: str) -> None:
    read, file, text = READERS[name]
    path = tmp_path / file
    found = []
    for changed in (text, text.replace("\n", "\r\n"), "\ufeff" + text, "\ufeff" + text.replace("\n", "\r\n")):
        path.write_bytes(changed.encode())
        found.append(read(path))
    assert all(each == found[0] for each in found)
    assert "\r" not in repr(found)
    assert "\ufeff" not in repr(found)
