"""Reference panels: the bundled one, PLINK filesets, and what is wrong with others."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.errors import InvalidInput
from gwasprivacy.simulation.panel import load_panel
from tests.study.make_plink import make_plink


def test_the_bundled_panel_is_what_its_page_says() -> None:
    panel = load_panel(None)
    assert panel.phased
    assert (panel.n_templates, panel.n_snps) == (1000, 10_000)
    assert panel.chromosome_starts.tolist() == [0, 5000]
    assert panel.frequencies().min() >= 0.01
    assert panel.frequencies().max() <= 0.5
    assert np.all(np.diff(panel.variants.pos)[np.arange(9999) != 4999] > 0)


def test_a_plink_fileset_is_a_panel_of_genotypes(tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    genotypes = rng.integers(3, size=(6, 11)).astype(np.uint8)
    prefix = make_plink(tmp_path, genotypes, [False] * 11)
    panel = load_panel(str(prefix))
    assert not panel.phased
    assert np.array_equal(panel.copies, genotypes.T)
    assert panel.morgans[1] == pytest.approx(2000 * 1e-8)
    assert np.array_equal(load_panel(str(prefix) + ".bed").copies, panel.copies)


def test_missing_calls_take_the_panels_commonest_genotype(tmp_path: Path) -> None:
    prefix = make_plink(tmp_path, np.array([[0, 2, 2, 3], [1, 1, 0, 0]]), [False] * 4)
    assert load_panel(str(prefix)).copies[:, 0].tolist() == [0, 2, 2, 2]


def test_the_maps_centimorgans_are_used_where_there_are_any(tmp_path: Path) -> None:
    prefix = make_plink(tmp_path, np.array([[0, 1, 2], [1, 1, 0], [2, 0, 1]]), [False] * 3)
    lines = prefix.with_suffix(".bim").read_text().splitlines()
    for number, place in enumerate(("0.5", "1.25", "4")):
        cells = lines[number].split("\t")
        cells[2] = place
        lines[number] = "\t".join(cells)
    prefix.with_suffix(".bim").write_text("\n".join(lines) + "\n")
    assert load_panel(str(prefix)).morgans.tolist() == pytest.approx([0.005, 0.0125, 0.04])


def test_a_changed_panel_is_read_again(tmp_path: Path) -> None:
    prefix = make_plink(tmp_path, np.array([[0, 1, 2], [1, 1, 0]]), [False] * 3)
    before = load_panel(str(prefix)).copies.copy()
    make_plink(tmp_path, np.array([[2, 1, 2], [1, 1, 0]]), [False] * 3)
    bed = prefix.with_suffix(".bed")
    os.utime(bed, ns=(1, 10**18))
    assert not np.array_equal(load_panel(str(prefix)).copies, before)


def test_what_is_no_panel_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match="not a panel"):
        load_panel(str(tmp_path / "nothing"))
    (tmp_path / "bad.npz").write_bytes(b"PK\x03\x04nonsense")
    with pytest.raises(InvalidInput, match="cannot be read as a panel"):
        load_panel(str(tmp_path / "bad.npz"))
    np.savez(tmp_path / "other.npz", format="something-else/1")
    with pytest.raises(InvalidInput, match="gwasprivacy-panel/1"):
        load_panel(str(tmp_path / "other.npz"))


def test_positions_must_rise(tmp_path: Path) -> None:
    prefix = make_plink(tmp_path, np.array([[0, 1], [1, 2], [0, 0]]), [False] * 2, pos=[10, 5, 20])
    with pytest.raises(InvalidInput, match="positions must rise"):
        load_panel(str(prefix))
    prefix = make_plink(tmp_path, np.array([[0, 1], [1, 2], [0, 0]]), [False] * 2, chrom=["1", "2", "1"], name="mixed")
    with pytest.raises(InvalidInput, match="must stand together"):
        load_panel(str(prefix))


def vcf(folder: Path, *sites: str, name: str = "panel.vcf") -> str:
    header = "##fileformat=VCFv4.2\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\tA\tB\tC\n"
    (folder / name).write_text(header + "".join(site + "\n" for site in sites))
    return str(folder / name)


def test_a_phased_vcf_is_a_panel_of_haplotypes(tmp_path: Path) -> None:
    path = vcf(
        tmp_path,
        "1\t100\trs1\tA\tG\t.\t.\t.\tGT\t0|1\t1|1\t0|0",
        "1\t2100\t.\tC\tT,G\t.\t.\t.\tGT:DP\t0|2:7\t1|0:3\t0|0:9",
        "2\t50\trs3\tC\tT\t.\t.\t.\tGT\t1|0\t0|0\t0|1",
    )
    panel = load_panel(path)
    assert panel.phased
    assert panel.copies.tolist() == [[0, 0, 1], [1, 1, 0], [1, 1, 0], [1, 0, 0], [0, 0, 0], [0, 0, 1]]
    assert panel.variants.snp.tolist() == ["rs1", "1:2100", "rs3"]
    assert panel.chromosome_starts.tolist() == [0, 2]


def test_one_unphased_call_makes_it_a_panel_of_genotypes(tmp_path: Path) -> None:
    path = vcf(
        tmp_path,
        "1\t100\trs1\tA\tG\t.\t.\t.\tGT\t0|1\t1|1\t1/1",
        "1\t200\trs2\tC\tT\t.\t.\t.\tGT\t./.\t1|0\t0|1",
    )
    panel = load_panel(path)
    assert not panel.phased
    assert panel.copies.tolist() == [[1, 1], [2, 1], [2, 1]]


def test_a_site_without_genotypes_is_named_by_its_line(tmp_path: Path) -> None:
    path = vcf(tmp_path, "1\t100\trs1\tA\tG\t.\t.\t.\tGT\t0|1\t1|1\t0|0", "1\t200\trs2\tA\tG\t.\t.\t.\tDS\t0\t1\t1")
    with pytest.raises(InvalidInput, match="line 4"):
        load_panel(path)
