"""Reference panels: the bundled one, PLINK filesets, and what is wrong with others."""

from __future__ import annotations

import gzip
import io
import os
import warnings
import zipfile
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.simulation.curves.utility import panel_loci
from gwasprivacy.simulation.studies.panel_files import load_panel
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from gwasprivacy.study.design import Loci
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
    lines = prefix.with_suffix(".bim").read_text(encoding="utf-8").splitlines()
    for number, place in enumerate(("0.5", "1.25", "4")):
        cells = lines[number].split("\t")
        cells[2] = place
        lines[number] = "\t".join(cells)
    prefix.with_suffix(".bim").write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert load_panel(str(prefix)).morgans.tolist() == pytest.approx([0.005, 0.0125, 0.04])


def test_a_changed_panel_is_read_again(tmp_path: Path) -> None:
    prefix = make_plink(tmp_path, np.array([[0, 1, 2], [1, 1, 0]]), [False] * 3)
    before = load_panel(str(prefix)).copies.copy()
    make_plink(tmp_path, np.array([[2, 1, 2], [1, 1, 0]]), [False] * 3)
    bed = prefix.with_suffix(".bed")
    os.utime(bed, ns=(1, 10**18))
    assert not np.array_equal(load_panel(str(prefix)).copies, before)


@pytest.mark.parametrize("ending", [".bed", ".bim", ".fam"])
def test_no_part_of_a_panel_changes_unnoticed(tmp_path: Path, ending: str) -> None:
    prefix = make_plink(tmp_path, np.array([[0, 1, 2], [1, 1, 0]]), [False] * 3)
    before = load_panel(str(prefix))
    assert load_panel(str(prefix)) is before
    os.utime(prefix.with_suffix(ending), ns=(1, 10**18))
    assert load_panel(str(prefix)) is not before


def test_studies_come_from_the_panel_that_is_there_now(tmp_path: Path) -> None:
    """The same scenario twice, but the second time nobody in the panel carries rs2, where before everybody had two."""
    disease = DiseaseModel(causal=(CausalSnp(frequency=0.5, odds_ratio=2.0, snp="rs1"),), prevalence=0.1)
    scenario = Scenario(disease=disease, engine=Engine.RESAMPLE, panel=str(tmp_path / "panel"))

    def copies_of_rs2(carried: int) -> list[list[int]]:
        rs1 = [0, 0, 1, 1, 2, 2]
        prefix = make_plink(tmp_path, np.array([rs1, [carried] * 6]), [False] * 6, name="panel")
        os.utime(prefix.with_suffix(".bed"), ns=(1, 10**18 + carried))
        tables = study_source(scenario).tables(5, 7, study_generator(1, 12, 0))
        return [list(group) for group in tables.counts[1].tolist()]

    assert copies_of_rs2(2) == [[0, 0, 5], [0, 0, 7]]
    assert copies_of_rs2(0) == [[5, 0, 0], [7, 0, 0]]


def test_loci_are_those_that_the_file_lists_now(tmp_path: Path) -> None:
    prefix = make_plink(tmp_path, np.array([[0, 1, 2], [1, 1, 0]]), [False] * 3)
    listed = tmp_path / "loci.bed"
    loci = Loci(path=str(listed))
    listed.write_text("1\t0\t5000\n", encoding="utf-8")
    assert panel_loci(str(prefix), loci).stop.tolist() == [2, 2]
    listed.write_text("1\t0\t1500\n1\t1500\t5000\n", encoding="utf-8")
    assert panel_loci(str(prefix), loci).stop.tolist() == [1, 2]


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
    with pytest.raises(InvalidInput, match="must follow one another"):
        load_panel(str(prefix))


def vcf(folder: Path, *sites: str, name: str = "panel.vcf") -> str:
    header = "##fileformat=VCFv4.2\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\tA\tB\tC\n"
    (folder / name).write_text(header + "".join(site + "\n" for site in sites), encoding="utf-8", newline="\n")
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


# -- wrong files -----------------------------------------------------------------------------------------------------------

SITES = ("1\t100\trs1\tA\tG\t.\t.\t.\tGT\t0|1\t1|1\t0|0", "1\t200\trs2\tC\tT\t.\t.\t.\tGT\t0|0\t1|0\t0|1")


@pytest.mark.parametrize(
    ("name", "tool"), [("p.bcf", "bcftools view"), ("p.pgen", "plink2 --make-bed"), ("p.pvar", "plink2 --make-bed")]
)
def test_formats_that_only_studies_may_have_say_how_to_convert_them(tmp_path: Path, name: str, tool: str) -> None:
    (tmp_path / name).write_bytes(b"anything")
    with pytest.raises(InvalidInput, match=rf"{name}: .* not as a panel\. Convert it .*{tool}"):
        load_panel(str(tmp_path / name))
    if name != "p.pvar":
        with pytest.raises(InvalidInput, match="not as a panel"):
            load_panel(str(tmp_path / "p"))


def wrong_vcf(folder: Path, what: str) -> str:
    good = Path(vcf(folder, *SITES)).read_bytes()
    path = folder / f"wrong.vcf{'.gz' if what == 'truncated gzip' else ''}"
    body = {
        "empty": b"",
        "no people": b"##fileformat=VCFv4.2\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\n1\t1\ta\tA\tG\t.\t.\t.\n",
        "header only": good[: good.index(b"1\t100")],
        "one site": good[: good.index(b"1\t200")],
        "cut in a line": good[:-12],
        "UTF-16": good.decode().encode("utf-16"),
        "truncated gzip": gzip.compress(good)[:-15],
        "not a VCF": b"hello\nworld\n",
    }[what]
    path.write_bytes(body)
    return str(path)


@pytest.mark.parametrize(
    "what", ["empty", "no people", "header only", "one site", "cut in a line", "UTF-16", "truncated gzip", "not a VCF"]
)
def test_a_wrong_vcf_is_named_and_refused(tmp_path: Path, what: str) -> None:
    path = wrong_vcf(tmp_path, what)
    with pytest.raises(InvalidInput) as caught:
        load_panel(path)
    assert Path(path).name in str(caught.value), str(caught.value)


def test_a_vcf_with_windows_line_ends_is_the_same_panel(tmp_path: Path) -> None:
    path = vcf(tmp_path, *SITES)
    crlf = tmp_path / "crlf.vcf"
    crlf.write_bytes(Path(path).read_bytes().replace(b"\n", b"\r\n"))
    assert load_panel(str(crlf)).copies.tolist() == load_panel(path).copies.tolist()
    assert load_panel(str(crlf)).phased


@pytest.mark.parametrize(
    "what", ["empty .bed", "short .bed", "no .fam", "no people", "no SNPs", "UTF-16 .bim", "vanished"]
)
def test_a_wrong_fileset_is_named_and_refused(tmp_path: Path, what: str) -> None:
    prefix = make_plink(tmp_path, np.array([[0, 1, 2], [1, 2, 0], [0, 0, 1]]), [False] * 3)
    name = prefix.name
    bed, bim, fam = (prefix.with_name(name + ending) for ending in (".bed", ".bim", ".fam"))
    if what == "empty .bed":
        bed.write_bytes(b"")
    elif what == "short .bed":
        bed.write_bytes(bed.read_bytes()[:-1])
    elif what == "no .fam":
        fam.unlink()
    elif what == "no people":
        fam.write_text("", encoding="utf-8")
        bed.write_bytes(bed.read_bytes()[:3])
    elif what == "no SNPs":
        bim.write_text("", encoding="utf-8")
        bed.write_bytes(bed.read_bytes()[:3])
    elif what == "UTF-16 .bim":
        bim.write_bytes(bim.read_text(encoding="utf-8").encode("utf-16"))
    else:
        load_panel(str(prefix))
        for path in (bed, bim, fam):
            path.unlink()
    with pytest.raises(InvalidInput) as caught:
        load_panel(str(prefix))
    assert name in str(caught.value), str(caught.value)


def test_a_link_is_read_as_what_it_points_to(tmp_path: Path) -> None:
    prefix = make_plink(tmp_path, np.array([[0, 1, 2], [1, 2, 0], [0, 0, 1]]), [False] * 3)
    for ending in (".bed", ".bim", ".fam"):
        (tmp_path / f"linked{ending}").symlink_to(prefix.with_name(prefix.name + ending))
    assert load_panel(str(tmp_path / "linked")).copies.tolist() == load_panel(str(prefix)).copies.tolist()
    (tmp_path / "loop.vcf").symlink_to(tmp_path / "loop.vcf")
    with pytest.raises(InvalidInput, match=r"loop\.vcf"):
        load_panel(str(tmp_path / "loop.vcf"))


def test_a_damaged_head_is_one_error_without_numpys_own_warning(tmp_path: Path) -> None:
    """Damage at one byte can make NumPy read a head as one of Python 2, of which it warns."""
    head = io.BytesIO()
    np.save(head, np.zeros(3))
    damaged = head.getvalue().replace(b"(3,)", b"(3L)")
    assert damaged != head.getvalue()
    with zipfile.ZipFile(tmp_path / "bad.npz", "w") as packed:
        packed.writestr("format.npy", damaged)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        with pytest.raises(InvalidInput, match="panel of haplotypes"):
            load_panel(str(tmp_path / "bad.npz"))
    assert not said
