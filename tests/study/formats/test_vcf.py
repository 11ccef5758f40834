"""VCF and BCF: the same counts as htslib where calls are plain, and stated rules where they are not."""

from __future__ import annotations

import contextlib
import gzip
import struct
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.text_files import FileState
from gwasprivacy.base.work import Work
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.formats.people_file import PEOPLE_STAGE
from gwasprivacy.study.formats.registry import open_people, open_study
from gwasprivacy.study.formats.vcf import call_codes
from gwasprivacy.study.formats.vcf_study import refuse_too_many_sites
from gwasprivacy.study.tables import NOT_REF

SAMPLES = ["S1", "S2", "S3", "S4"]
HEADER = (
    "##fileformat=VCFv4.3\n##contig=<ID=1>\n##contig=<ID=chr2>\n##contig=<ID=X>\n"
    '##FILTER=<ID=LOW,Description="Low">\n##INFO=<ID=DP,Number=1,Type=Integer,Description="Depth">\n'
    '##FORMAT=<ID=GT,Number=1,Type=String,Description="Genotype">\n'
    '##FORMAT=<ID=DP,Number=1,Type=Integer,Description="Depth">\n'
)
COLUMNS = "#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\t"


def write_vcf(folder: Path, *sites: str, samples: list[str] = SAMPLES, name: str = "study.vcf") -> Path:
    """Each site: chrom pos id ref alt format calls…, separated by spaces."""
    lines = [COLUMNS + "\t".join(samples)]
    for site in sites:
        chrom, pos, snp, ref, alt, form, *calls = site.split(" ")
        lines.append("\t".join([chrom, pos, snp, ref, alt, ".", "LOW", "DP=5", form, *calls]))
    path = folder / name
    text = HEADER + "\n".join(lines) + "\n"
    path.write_bytes(gzip.compress(text.encode()) if name.endswith("gz") else text.encode())
    (folder / "pheno.txt").write_text("".join(f"0 {s} {1 + i % 2}\n" for i, s in enumerate(samples)), encoding="utf-8")
    return path


def calls_of(path: Path) -> list[list[list[int]]]:
    study = open_study(path, phenotype=path.with_name("pheno.txt"))
    found: list[list[list[int]]] = study.count_calls().tolist()
    return found


def complaint(path: Path) -> str:
    with pytest.raises(InvalidInput) as caught:
        open_study(path, phenotype=path.with_name("pheno.txt"))
    message = str(caught.value)
    assert "\n" not in message
    assert not any(sample in message for sample in SAMPLES)
    return message


def test_a1_is_every_allele_but_the_reference(tmp_path: Path) -> None:
    path = write_vcf(tmp_path, "1 100 rs1 G A GT 0/0 0/1 1/1 1|0", "chr2 5 . T C,A GT:DP 1/2:9 0|2:9 0/0:9 2/2:9")
    study = open_study(path, phenotype=tmp_path / "pheno.txt")
    assert (study.format_name, study.n_cases, study.n_controls) == ("VCF", 2, 2)
    assert study.variants.snp.tolist() == ["rs1", "chr2:5"]
    assert study.variants.a1.tolist() == [NOT_REF, NOT_REF]
    assert study.variants.a2.tolist() == ["G", "T"]
    # S2 and S4 are the cases.
    assert study.count_calls().tolist() == [[[0, 2, 0, 0], [1, 0, 1, 0]], [[0, 1, 1, 0], [1, 0, 1, 0]]]
    assert any("1 = control, 2 = case" in note for note in study.notes)


@pytest.mark.parametrize(
    "call", ["./.", ".", ".|1", "0/.", "1", "0", "0/1/1", "0/0/0/0", "", "x", "0/2", "0-1", "1/", "/", "00/A", "é"]
)
def test_one_persons_fault_on_an_autosome_is_a_missing_call(tmp_path: Path, call: str) -> None:
    path = write_vcf(tmp_path, f"1 100 rs1 G A GT 0/0 1/1 {call} 0/1")
    assert calls_of(path) == [[[0, 1, 1, 0], [1, 0, 0, 1]]]
    path = write_vcf(tmp_path, f"1 100 rs1 G A GT:DP 0/0:3 1/1:. {call}:5 0/1")
    assert calls_of(path) == [[[0, 1, 1, 0], [1, 0, 0, 1]]]


def test_haploid_calls_outside_the_autosomes_count_as_two_copies(tmp_path: Path) -> None:
    path = write_vcf(tmp_path, "X 100 rs1 G A GT 0 1 . 0/1")
    assert calls_of(path) == [[[0, 1, 1, 0], [1, 0, 0, 1]]]


def test_alleles_of_two_digits_and_leading_phase_signs_are_read(tmp_path: Path) -> None:
    many = ",".join("ACGT"[i % 4] * (2 + i) for i in range(12))
    path = write_vcf(tmp_path, f"1 100 rs1 G {many} GT 0/10 11|12 |0|1 0/13")
    assert calls_of(path) == [[[0, 0, 1, 1], [0, 2, 0, 0]]]


def test_a_site_where_nobody_varies_may_name_no_alternative(tmp_path: Path) -> None:
    path = write_vcf(tmp_path, "1 100 rs1 G . GT 0/0 0/0 ./. 0/0")
    assert calls_of(path) == [[[2, 0, 0, 0], [1, 0, 0, 1]]]


def test_compressed_files_windows_ends_and_empty_last_lines_are_read(tmp_path: Path) -> None:
    site = "1 100 rs1 G A GT 0/0 0/1 1/1 1|0"
    expected = calls_of(write_vcf(tmp_path, site))
    assert calls_of(write_vcf(tmp_path, site, name="study.vcf.gz")) == expected
    text = write_vcf(tmp_path, site).read_bytes()
    for changed in (text.replace(b"\n", b"\r\n"), b"\xef\xbb\xbf" + text, text + b"\n"):
        (tmp_path / "study.vcf").write_bytes(changed)
        assert calls_of(tmp_path / "study.vcf") == expected
    (tmp_path / "unnamed").write_bytes(text)
    assert calls_of(tmp_path / "unnamed") == expected


def test_a_file_whose_last_line_has_no_end_is_refused_since_its_last_call_may_be_cut(tmp_path: Path) -> None:
    text = write_vcf(
        tmp_path, "1 100 rs1 G A GT:DP 0|0:9 0|1:9 1|1:9 0|1:12", "X 9 rs2 G A GT 0|0 0|1 1|1 0|1"
    ).read_bytes()
    for cut in range(1, 30):
        for name, data in (("study.vcf", text[:-cut]), ("study.vcf.gz", gzip.compress(text[:-cut]))):
            (tmp_path / name).write_bytes(data)
            assert "the last line has no end" in complaint(tmp_path / name)


def test_people_are_found_by_iid_or_by_plinks_fid_iid(tmp_path: Path) -> None:
    path = write_vcf(tmp_path, "1 100 rs1 G A GT 0/0 0/1 1/1 1|0", samples=["F1_A", "F1_B", "C", "D"])
    (tmp_path / "pheno.txt").write_text("F1 A 2\nF1 B 1\n0 C 1\nx D 2\n", encoding="utf-8")
    assert calls_of(path) == [[[1, 1, 0, 0], [0, 1, 1, 0]]]
    (tmp_path / "pheno.txt").write_text("F1 A 2\nF1 B 1\n0 C 1\nC D 2\n", encoding="utf-8")
    path = write_vcf(tmp_path, "1 100 rs1 G A GT 0/0 0/1 1/1 1|0", samples=["A", "F1_A", "C", "D"])
    (tmp_path / "pheno.txt").write_text("F1 A 2\n0 F1_A 1\n0 C 1\nx D 2\n", encoding="utf-8")
    with pytest.raises(InvalidInput, match="line 1: two people"):
        calls_of(path)


def test_a_reference_fits_a_site_with_several_alternatives(tmp_path: Path) -> None:
    path = write_vcf(tmp_path, "1 100 rs1 G A,C GT 0/0 0/1 ./. 1|2")
    (tmp_path / "reference.tsv").write_text("snp a1 a2\nrs1 G A\n", encoding="utf-8")
    study = open_study(path, phenotype=tmp_path / "pheno.txt")
    counted = count_tables(study, reference=tmp_path / "reference.tsv")
    assert counted.tables.variants.a1.tolist() == ["G"]
    assert counted.tables.counts.tolist() == [[[1, 1, 0], [0, 0, 1]]]
    assert counted.tables.missing.tolist() == [[0, 1]]


GOOD = "1 100 rs1 G A GT 0/0 0/1 1/1 1|0"
BROKEN = {
    "no samples": (lambda t: t.replace("\tS1\tS2\tS3\tS4", ""), "no samples"),
    "sites only": (lambda t: t.replace("\tFORMAT\tS1\tS2\tS3\tS4", ""), "sites only"),
    "no header line": (lambda t: t.replace(COLUMNS, ""), "no line #CHROM"),
    "spaces in the header": (lambda t: t.replace("#CHROM\tPOS", "#CHROM POS"), "not that of a VCF"),
    "a sample twice": (lambda t: t.replace("S3", "S1"), "sample 3 has the name of sample 1"),
    "no sites": (lambda t: t[: t.index("1\t100")], "has no sites"),
    "a line cut off": (lambda t: t[:-5], "line 10: the last line has no end"),
    "a person too few": (lambda t: t[:-5] + "\n", "line 10: the number of samples"),
    "a line cut off early": (lambda t: t[:-40] + "\n", "line 10: cut off"),
    "a sample too many": (lambda t: t.rstrip() + "\t0/0\n", "line 10: the number of samples"),
    "a position in words": (lambda t: t.replace("\t100\t", "\tx\t"), "line 10: the position"),
    "an empty column": (lambda t: t.replace("\tG\tA\t", "\t\tA\t"), "line 10: a column is empty"),
    "no genotypes": (lambda t: t.replace("\tGT\t", "\tDP\t"), "line 10: the site has no genotypes"),
    "an empty file": (lambda t: "", "is empty"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_vcf_is_told_in_one_line(tmp_path: Path, kind: str) -> None:
    path = write_vcf(tmp_path, GOOD)
    change, words = BROKEN[kind]
    before = path.read_text(encoding="utf-8")
    assert change(before) != before
    path.write_text(change(before), encoding="utf-8")
    assert words in complaint(path)
    assert "study.vcf" in complaint(path)


def test_a_vcf_needs_a_phenotype_file(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match="does not say who is a case"):
        open_study(write_vcf(tmp_path, GOOD))


def test_a_compressed_vcf_that_is_cut_off_is_told(tmp_path: Path) -> None:
    path = write_vcf(tmp_path, GOOD, name="study.vcf.gz")
    path.write_bytes(path.read_bytes()[:-9])
    assert "ends too early" in complaint(path)


signs = st.sampled_from(
    ["0/0", "0/1", "1|1", "./.", "0|.", "1", ".", "0/1/1", "12/0", "9/1", "0/1:5", "1|0:.:3", "", "a/b"]
)


@given(calls=st.lists(signs, min_size=1, max_size=12), n_alleles=st.integers(1, 13), autosomal=st.booleans())
@settings(deadline=None)
def test_reading_everybody_at_once_is_reading_one_after_the_other(
    calls: list[str], n_alleles: int, autosomal: bool
) -> None:
    def one(call: str) -> int:
        text = call.split(":")[0].replace("|", "/").split("/")
        if not all(part == "." or part.isdigit() for part in text) or len(text) > 2 or "." in text:
            return 3
        if any(int(part) >= n_alleles for part in text) or (len(text) == 1 and autosomal):
            return 3
        return sum(part != "0" for part in (text * 2)[:2])

    codes = call_codes("\t".join(calls).encode(), len(calls), n_alleles, autosomal)
    assert codes is not None
    assert codes.tolist() == [one(call) for call in calls]


def random_sites(seed: int, n_sites: int, n_people: int) -> list[str]:
    rng = np.random.default_rng(seed)
    sites = []
    for site in range(n_sites):
        n_alt = int(rng.integers(1, 4))
        alternatives = ",".join(["A", "C", "TT"][:n_alt])
        calls = []
        for _ in range(n_people):
            one, two = (str(a) if a >= 0 else "." for a in sorted(rng.integers(-1, n_alt + 1, 2)))
            if "." in (one, two):
                one = two = "."
            calls.append(f"{one}{'/|'[int(rng.integers(2))]}{two}" + (":7" if site % 2 else ""))
        sites.append(f"{['1', 'chr2', 'X'][site % 3]} {100 + site} rs{site} G {alternatives} {'GT:DP' if site % 2 else 'GT'} " + " ".join(calls))  # fmt: skip
    return sites


def test_vcf_and_bcf_agree_with_htslib(tmp_path: Path) -> None:
    cyvcf2 = pytest.importorskip("cyvcf2")
    samples = [f"P{i}" for i in range(37)]
    path = write_vcf(tmp_path, *random_sites(5, 60, len(samples)), samples=samples)
    is_case = np.arange(len(samples)) % 2 == 1
    reader = cyvcf2.VCF(str(path))
    binary = cyvcf2.Writer(str(tmp_path / "study.bcf"), reader, mode="wb")
    expected = []
    for record in reader:
        alleles = np.array(record.genotypes)[:, :2].astype(int)
        codes = np.where((alleles < 0).any(axis=1), 3, (alleles > 0).sum(axis=1))
        expected.append([np.bincount(codes[group], minlength=4).tolist() for group in (is_case, ~is_case)])
        binary.write_record(record)
    binary.close()
    reader.close()
    assert calls_of(path) == expected
    assert calls_of(tmp_path / "study.bcf") == expected
    text, packed = (open_study(tmp_path / f"study.{end}", phenotype=tmp_path / "pheno.txt") for end in ("vcf", "bcf"))
    assert text.variants == packed.variants
    assert packed.format_name == "BCF"


class TestBcfByHand:
    """Records made byte by byte, for what htslib's writer would not write."""

    TEXT = (HEADER + COLUMNS + "\t".join(SAMPLES) + "\n").encode() + b"\0"

    def record(
        self, values: list[list[int]], contig: int = 0, n_alleles: int = 2, n_samples: int = 4, key: int = 3
    ) -> bytes:
        alleles = b"".join(b"\x17" + base for base in (b"G", b"A", b"C")[:n_alleles])
        counts = (n_alleles << 16, 1 << 24 | n_samples)
        shared = struct.pack("<iiifII", contig, 99, 1, 0.0, *counts) + b"\x37rs1" + alleles + b"\x00"
        width = len(values[0])
        calls = bytes([0x11, key, width << 4 | 1]) + bytes(v % 256 for row in values for v in row)
        return struct.pack("<II", len(shared), len(calls)) + shared + calls

    def write(self, folder: Path, *records: bytes) -> Path:
        write_vcf(folder, GOOD)
        path = folder / "study.bcf"
        data = b"BCF\x02\x02" + struct.pack("<I", len(self.TEXT)) + self.TEXT + b"".join(records)
        path.write_bytes(gzip.compress(data))
        return path

    PLAIN: list[list[int]] = [[2, 2], [2, 5], [4, 4], [0, 0]]  # 0/0 0|1 1/1 ./.  # noqa: RUF012

    def test_plain_calls(self, tmp_path: Path) -> None:
        path = self.write(tmp_path, self.record(self.PLAIN), self.record(self.PLAIN, contig=2))
        assert calls_of(path) == [[[0, 1, 0, 1], [1, 0, 1, 0]]] * 2
        study = open_study(path, phenotype=tmp_path / "pheno.txt")
        assert study.variants.chrom.tolist() == ["1", "X"]
        assert study.variants.pos.tolist() == [100, 100]

    def test_half_calls_faults_and_haploid_calls(self, tmp_path: Path) -> None:
        end = -127
        odd = [[2, 0], [2, 8], [4, end], [end, end]]  # 0/. 0/3 1 nothing
        path = self.write(tmp_path, self.record(odd), self.record(odd, contig=2))
        assert calls_of(path) == [[[0, 0, 0, 2], [0, 0, 0, 2]], [[0, 0, 0, 2], [0, 0, 1, 1]]]

    def test_more_than_two_alleles_are_missing(self, tmp_path: Path) -> None:
        path = self.write(tmp_path, self.record([[2, 2, 2], [2, 2, -127], [2, 4, -127], [4, -127, -127]]))
        assert calls_of(path) == [[[1, 0, 0, 1], [0, 1, 0, 1]]]

    def test_one_allele_each(self, tmp_path: Path) -> None:
        path = self.write(tmp_path, self.record([[2], [4], [0], [2]], contig=2), self.record([[2], [4], [0], [2]]))
        assert calls_of(path) == [[[1, 0, 1, 0], [1, 0, 0, 1]], [[0, 0, 0, 2], [0, 0, 0, 2]]]

    @pytest.mark.parametrize(
        ("change", "words"),
        [
            (lambda self: [self.record(self.PLAIN)[:-1]], "ends in the middle of record 1"),
            (lambda self: [self.record(self.PLAIN), b"\1\2\3"], "ends in the middle of record 2"),
            (lambda self: [self.record(self.PLAIN, contig=9)], "record 1: its chromosome is not in the header"),
            (lambda self: [self.record(self.PLAIN, n_samples=5)], "record 1: the number of samples"),
            (lambda self: [self.record(self.PLAIN, key=9)], "record 1: the site has no genotypes"),
            (lambda self: [self.record(self.PLAIN[:2])], "record 1: damaged"),
            (lambda self: [self.record(self.PLAIN, n_alleles=0)], "record 1: damaged"),
            (lambda self: [struct.pack("<II", 2**31, 5)], "record 1: damaged"),
            (lambda self: [struct.pack("<II", 3, 0) + b"abc"], "record 1: damaged"),
            (lambda self: [], "has no sites"),
        ],
    )
    def test_a_broken_file_is_told_in_one_line(self, tmp_path: Path, change: object, words: str) -> None:
        assert words in complaint(self.write(tmp_path, *change(self)))  # type: ignore[operator]

    @pytest.mark.parametrize(
        ("data", "words"),
        [
            (b"BCF\x01\x02" + bytes(9), "does not begin as a BCF file of version 2"),
            (b"BCF\x02\x02\xff\xff\0\0abc", "header is cut off"),
            (b"BCF\x02\x02\3\0\0\0\xff\xfe\xfd", "header is not text"),
            (b"BCF\x02\x02\3\0\0\0abc", "no line #CHROM"),
        ],
    )
    def test_a_broken_header_is_told_in_one_line(self, tmp_path: Path, data: bytes, words: str) -> None:
        write_vcf(tmp_path, GOOD)
        (tmp_path / "study.bcf").write_bytes(data)
        assert words in complaint(tmp_path / "study.bcf")

    @given(data=st.data())
    @settings(max_examples=150, deadline=None)
    def test_no_changed_byte_ends_in_a_traceback(
        self, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
    ) -> None:
        folder = tmp_path_factory.mktemp("bcf")
        path = self.write(folder)
        whole = bytearray(gzip.decompress(path.read_bytes()) + self.record(self.PLAIN) * 2)
        for _ in range(data.draw(st.integers(1, 3))):
            whole[data.draw(st.integers(len(self.TEXT), len(whole) - 1))] = data.draw(st.integers(0, 255))
        path.write_bytes(bytes(whole))
        with contextlib.suppress(InvalidInput):
            calls_of(path)


def test_people_without_a_phenotype_can_be_left_out(tmp_path: Path) -> None:
    path = write_vcf(tmp_path, "1 100 rs1 G A GT 0/0 0/1 1/1 ./.", "1 200 rs2 G A GT 1/1 0/1 0/0 0/0")
    (tmp_path / "pheno.txt").write_text("0 S1 1\n0 S2 2\n0 S3 -9\n0 S4 2\n", encoding="utf-8")
    study = open_study(path, phenotype=tmp_path / "pheno.txt", leave_out=True)
    assert (study.n_cases, study.n_controls) == (2, 1)
    assert study.people is not None
    assert study.people.iid.tolist() == ["S1", "S2", "S4"]
    assert study.count_calls().tolist() == [[[0, 1, 0, 1], [1, 0, 0, 0]], [[1, 1, 0, 0], [0, 0, 1, 0]]]


def test_a_record_that_stands_twice_adds_no_copies_to_its_place(tmp_path: Path) -> None:
    site = "1 100 . A G GT 0/1 0/0 1/1 0/0"
    joined = []
    for sites in ([site], [site, site], [site, "1 100 . A C GT 1/1 0/0 0/0 0/1"]):
        study = open_study(write_vcf(tmp_path, *sites), phenotype=tmp_path / "pheno.txt")
        joined.append(study.joined[0].tolist() if len(sites) > 1 else study.count_calls()[0].tolist())  # type: ignore[attr-defined]
    once, twice, two_alleles = joined
    assert twice == once
    assert two_alleles != once


def test_a_million_sites_and_one_for_two_bytes_are_believed_and_no_more() -> None:
    for size, most in ((0, 2**20), (11, 2**20 + 5)):
        state = FileState(size=size, changed_ns=0)
        refuse_too_many_sites(most, state, Path("packed.vcf.gz"))
        with pytest.raises(InvalidInput) as caught:
            refuse_too_many_sites(most + 1, state, Path("packed.vcf.gz"))
        assert caught.value.code == "vcf.too-many-sites"


def test_whoever_waits_for_the_people_of_a_packed_file_is_told_how_far_it_is_read(tmp_path: Path) -> None:
    path = write_vcf(tmp_path, "1 5 rs1 A G GT 0/0 0/1 1/1 0/0", name="study.vcf.gz")
    file = open_people(path)
    assert file is not None
    heard: list[tuple[str, int, int]] = []
    list(file.sites(lambda *_: True, work=Work(progress=lambda *each: heard.append(each))))
    assert len(heard) >= 2
    assert set(heard) == {(PEOPLE_STAGE, path.stat().st_size, path.stat().st_size)}
