"""PLINK 1 filesets: what is read, and what each kind of broken file is told."""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base import text_files as textfile
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.study.formats.registry import open_people, open_study
from tests.study.make_plink import make_plink

GENOTYPES = np.array([[0, 1, 2, 0, 1], [2, 2, 1, 0, 0], [0, 0, 0, 3, 1]])
IS_CASE = [True, True, False, False, True]


@pytest.fixture
def prefix(tmp_path: Path) -> Path:
    return make_plink(tmp_path, GENOTYPES, IS_CASE, people=[(f"SECRET{i}", f"NAME{i}") for i in range(5)])


def complaint(path: Path) -> str:
    with pytest.raises(InvalidInput) as caught:
        open_study(path)
    text = str(caught.value)
    assert "\n" not in text
    assert "SECRET" not in text
    assert "NAME" not in text
    return text


@pytest.mark.parametrize("suffix", ["", ".bed", ".bim", ".fam"])
def test_any_of_the_three_files_or_their_prefix_opens_the_study(prefix: Path, suffix: str) -> None:
    study = open_study(Path(f"{prefix}{suffix}"))
    assert (study.format_name, study.n_cases, study.n_controls, len(study.variants)) == ("PLINK 1", 3, 2, 3)
    assert study.path == prefix.with_suffix(".bed")
    assert study.variants.pos.tolist() == [1000, 2000, 3000]
    assert study.people is not None
    assert study.people.is_case.tolist() == IS_CASE


def test_a_prefix_may_contain_dots_and_have_a_folder_beside_it(tmp_path: Path) -> None:
    prefix = make_plink(tmp_path, GENOTYPES, IS_CASE, name="my.study.v2")
    prefix.mkdir()
    assert open_study(prefix).n_cases == 3
    assert open_study(tmp_path / "my.study.v2.bed").n_cases == 3


def test_links_to_files_are_followed(prefix: Path, tmp_path: Path) -> None:
    for suffix in (".bed", ".bim", ".fam"):
        (tmp_path / f"linked{suffix}").symlink_to(prefix.with_suffix(suffix))
    assert open_study(tmp_path / "linked").n_controls == 2


def test_windows_line_ends_byte_order_marks_and_any_white_space_are_read(prefix: Path) -> None:
    bim = prefix.with_suffix(".bim")
    bim.write_bytes(b"\xef\xbb\xbf" + bim.read_bytes().replace(b"\t", b"  ").replace(b"\n", b"\r\n") + b"\r\n")
    fam = prefix.with_suffix(".fam")
    fam.write_bytes(b"\xef\xbb\xbf" + fam.read_bytes().replace(b" ", b"\t").replace(b"\n", b"\r\n").rstrip())
    study = open_study(prefix)
    assert study.variants.chrom.tolist() == ["1"] * 3
    assert study.variants.a2.tolist() == ["G"] * 3
    assert study.people is not None
    assert study.people.fid[0] == "SECRET0"


def test_an_id_may_stand_twice_in_a_file(tmp_path: Path) -> None:
    prefix = make_plink(tmp_path, GENOTYPES, IS_CASE, snp=["rs1", "rs1", "."])
    assert open_study(prefix).variants.snp.tolist() == ["rs1", "rs1", "."]


def test_what_people_are_called_is_not_in_the_repr(prefix: Path) -> None:
    study = open_study(prefix)
    assert "SECRET" not in repr(study.people)


def _edit(suffix: str, change: Callable[[bytes], bytes]) -> Callable[[Path], None]:
    def apply(prefix: Path) -> None:
        path = prefix.with_suffix(suffix)
        path.write_bytes(change(path.read_bytes()))

    return apply


def _line(suffix: str, number: int, change: Callable[[bytes], bytes]) -> Callable[[Path], None]:
    def on_line(data: bytes) -> bytes:
        lines = data.split(b"\n")
        lines[number - 1] = change(lines[number - 1])
        return b"\n".join(lines)

    return _edit(suffix, on_line)


BROKEN = {
    "a truncated bed": (_edit(".bed", lambda b: b[:-1]), "study.bed is 1 bytes too short"),
    "an overlong bed": (_edit(".bed", lambda b: b + b"\0\0"), "study.bed is 2 bytes too long"),
    "a bed of two bytes": (_edit(".bed", lambda b: b[:2]), "too short"),
    "an empty bed": (_edit(".bed", lambda b: b""), "study.bed is empty"),
    "a bed with other first bytes": (_edit(".bed", lambda b: b"PK\3" + b[3:]), "does not begin as a PLINK 1 .bed"),
    "an interval list called bed": (_edit(".bed", lambda b: b"chr1\t1\t2\n"), "interval list"),
    "an individual-major bed": (_edit(".bed", lambda b: b[:2] + b"\0" + b[3:]), "person by person"),
    "a bed of an unknown order": (_edit(".bed", lambda b: b[:2] + b"\7" + b[3:]), "third byte"),
    "a bim with a line too few": (_edit(".bim", lambda b: b.split(b"\n", 1)[1]), "too long for 2 SNPs (study.bim)"),
    "a bim with a line too many": (_edit(".bim", lambda b: b + b"1 x 0 9 A G\n"), "too short for 4 SNPs"),
    "a bim with five columns": (_line(".bim", 2, lambda _: b"1 rs2 2000 A G"), "study.bim, line 2: the number of columns is 5,"),
    "a bim with seven columns": (_line(".bim", 3, lambda b: b + b" x"), "study.bim, line 3: the number of columns is 7,"),
    "a bim with a word for a position": (_line(".bim", 2, lambda b: b.replace(b"2000", b"x")), "study.bim, line 2: the pos"),
    "a negative position": (_line(".bim", 2, lambda b: b.replace(b"2000", b"-5")), "study.bim, line 2"),
    "a fractional position": (_line(".bim", 1, lambda b: b.replace(b"1000", b"1.5")), "study.bim, line 1"),
    "a position beyond all bounds": (_line(".bim", 1, lambda b: b.replace(b"1000", b"9" * 30)), "study.bim, line 1"),
    "an empty line inside a bim": (_line(".bim", 2, lambda _: b""), "study.bim, line 2: empty"),
    "an empty bim": (_edit(".bim", lambda b: b""), "study.bim is empty"),
    "a bim of empty lines": (_edit(".bim", lambda b: b"\n\n"), "study.bim lists no SNP"),
    "a bim in UTF-16": (_edit(".bim", lambda b: b.decode().encode("utf-16")), "UTF-16"),
    "a bim in Latin-1": (_line(".bim", 3, lambda b: b.replace(b"rs3", b"rs\xe9")), "study.bim, line 3: not UTF-8"),
    "a bim with null bytes": (_line(".bim", 2, lambda b: b + b"\0"), "study.bim, line 2: not text"),
    "a bim with old Macintosh line ends": (_edit(".bim", lambda b: b.replace(b"\n", b"\r")), "line 1: a carriage return"),
    "a compressed bim": (_edit(".bim", gzip.compress), "study.bim is compressed"),
    "an endless line": (_edit(".bim", lambda b: b + b"A" * 5_000_000), "study.bim, line 4: longer than a megabyte"),
    "a fam with five columns": (_line(".fam", 4, lambda b: b[:-2]), "study.fam, line 4: the number of columns is 5, where a person has 6"),
    "a phenotype of -9": (_line(".fam", 3, lambda b: b[:-1] + b"-9"), "study.fam, line 3: the person’s phenotype (column 6) is missing"),
    "a phenotype of 0": (_line(".fam", 5, lambda b: b[:-1] + b"0"), "study.fam, line 5: the person’s phenotype (column 6) is missing"),
    "a phenotype of NA": (_line(".fam", 2, lambda b: b[:-1] + b"NA"), "study.fam, line 2: the person’s phenotype (column 6) is missing"),
    "a quantitative phenotype": (_line(".fam", 1, lambda b: b[:-1] + b"1.73"), "study.fam, line 1: the person’s phenotype (column 6) is neither"),
    "a person twice": (_line(".fam", 4, lambda _: b"SECRET1 NAME1 0 0 0 1"), "study.fam, line 4: the person of line 2 again"),
    "a person too many": (_edit(".fam", lambda b: b + b"x y 0 0 0 1\n" * 1 + b"x z 0 0 0 1\nx w 0 0 0 1\nx v 0 0 0 1\n"), "too short for 3 SNPs (study.bim) and 9 people"),
    "a fam with a line too few": (_edit(".fam", lambda b: b"".join(b.splitlines(keepends=True)[:-1])), "too long for 3 SNPs (study.bim) and 4 people"),
    "an empty fam": (_edit(".fam", lambda b: b""), "study.fam is empty"),
    "cases only": (_edit(".fam", lambda b: b.replace(b" 1\n", b" 2\n")), "there are no controls"),
    "controls only": (_edit(".fam", lambda b: b.replace(b" 2\n", b" 1\n")), "there are no cases"),
}  # fmt: skip


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_file_is_told_in_one_line_that_names_it(prefix: Path, kind: str) -> None:
    break_it, words = BROKEN[kind]
    break_it(prefix)
    assert words in complaint(prefix)


@pytest.mark.parametrize("n_people", [5, 6, 7, 8])
@pytest.mark.parametrize("gone", [0, 2, -1])
def test_a_fam_that_lost_a_line_is_refused_wherever_the_line_stood(tmp_path: Path, n_people: int, gone: int) -> None:
    genotypes = np.random.default_rng(3).integers(0, 4, (40, n_people)).astype(np.uint8)
    prefix = make_plink(tmp_path, genotypes, [True, False] * (n_people // 2) + [True] * (n_people % 2))
    assert len(open_study(prefix).people or ()) == n_people
    lines = prefix.with_suffix(".fam").read_text(encoding="utf-8").splitlines(keepends=True)
    del lines[gone]
    prefix.with_suffix(".fam").write_text("".join(lines), encoding="utf-8")
    words = "too long" if n_people % 4 == 1 else f"genotypes of more than the {n_people - 1} people"
    assert words in complaint(prefix)
    with pytest.raises(InvalidInput, match=words):
        open_people(prefix)


def test_every_row_is_looked_at_for_further_people_when_it_is_counted(tmp_path: Path) -> None:
    genotypes = np.full((3000, 6), 1, dtype=np.uint8)
    genotypes[:-1, 5] = 2  # the sixth person differs from unused bits at the last SNP only
    prefix = make_plink(tmp_path, genotypes, [True, False] * 3)
    fam = prefix.with_suffix(".fam")
    fam.write_text("".join(fam.read_text(encoding="utf-8").splitlines(keepends=True)[:-1]), encoding="utf-8")
    study = open_study(prefix)
    with pytest.raises(InvalidInput, match="genotypes of more than the 5 people"):
        study.count_calls()
    assert study.count_calls(np.arange(10), block=100).shape == (10, 2, 4)
    people = open_people(prefix)
    assert people is not None
    with pytest.raises(InvalidInput, match="genotypes of more than the 5 people"):
        list(people.sites(lambda *_: True))


def test_a_column_is_named_only_with_a_file_of_phenotypes(prefix: Path, tmp_path: Path) -> None:
    """A .fam has one phenotype: whoever names another would silently get that one."""
    with pytest.raises(InvalidInput) as caught:
        open_study(prefix, phenotype_name="diabetes")
    assert caught.value.code == "phenotype.column-without-file"
    table = tmp_path / "pheno.txt"
    people = "".join(f"SECRET{i}\tNAME{i}\t1\t{1 + (i == 2)}\n" for i in range(5))
    table.write_text("#FID\tIID\tasthma\tdiabetes\n" + people, encoding="utf-8")
    assert open_study(prefix, phenotype=table, phenotype_name="diabetes").n_cases == 1


def test_a_fam_with_a_line_too_many_is_told_to_whoever_opens_it_and_not_refused(tmp_path: Path) -> None:
    genotypes = np.random.default_rng(4).integers(0, 3, (40, 6)).astype(np.uint8)
    prefix = make_plink(tmp_path, genotypes, [True, False] * 3)
    assert not any("line too many" in note for note in open_study(prefix).notes)
    fam = prefix.with_suffix(".fam")
    fam.write_text(fam.read_text(encoding="utf-8") + "x y 0 0 0 1\n", encoding="utf-8")
    study = open_study(prefix)
    assert any("study.fam has a line too many" in note for note in study.notes)
    assert study.n_controls == 4


@pytest.mark.parametrize("suffix", [".bed", ".bim", ".fam"])
class TestAFileThatCannotBeRead:
    def test_missing(self, prefix: Path, suffix: str) -> None:
        prefix.with_suffix(suffix).unlink()
        text = complaint(prefix.with_suffix(".bed"))
        assert f"study{suffix} does not exist" in text

    def test_a_folder(self, prefix: Path, suffix: str) -> None:
        prefix.with_suffix(suffix).unlink()
        prefix.with_suffix(suffix).mkdir()
        assert f"study{suffix} is a folder" in complaint(prefix)

    def test_a_link_to_nowhere(self, prefix: Path, suffix: str) -> None:
        prefix.with_suffix(suffix).unlink()
        prefix.with_suffix(suffix).symlink_to("nowhere")
        assert f"study{suffix} is a link to a file that does not exist" in complaint(prefix.with_suffix(".bed"))

    def test_a_pipe_is_refused_and_does_not_hang(self, prefix: Path, suffix: str) -> None:
        prefix.with_suffix(suffix).unlink()
        os.mkfifo(prefix.with_suffix(suffix))
        assert f"study{suffix} is not an ordinary file" in complaint(prefix)

    def test_without_permission(self, prefix: Path, suffix: str, monkeypatch: pytest.MonkeyPatch) -> None:
        real = os.open

        def guarded(path: str | Path, flags: int) -> int:
            if Path(path) == prefix.with_suffix(suffix):
                raise PermissionError(13, "Permission denied")
            return real(path, flags)

        monkeypatch.setattr(textfile.os, "open", guarded)
        said = complaint(prefix)
        assert said.startswith("You do not have permission to read ")
        assert f"study{suffix}" in said


def test_a_name_that_leads_nowhere_says_what_can_be_given(tmp_path: Path) -> None:
    assert "there is no such study" in complaint(tmp_path / "nothing")
    assert "is a folder" in complaint(tmp_path)
    (tmp_path / "notes.txt").write_text("hello\n", encoding="utf-8")
    assert "not a kind of study" in complaint(tmp_path / "notes.txt")


def test_a_bim_of_many_blocks_is_read_whole_and_complains_of_the_right_line(tmp_path: Path) -> None:
    n_snps = 60_000  # about 1.7 MB
    genotypes = np.zeros((n_snps, 4), dtype=np.uint8)
    prefix = make_plink(tmp_path, genotypes, [True, True, False, False])
    study = open_study(prefix)
    assert study.variants.snp[-1] == f"rs{n_snps}"
    assert study.variants.a1[0] is study.variants.a1[-1]  # repeated text is kept once
    lines = prefix.with_suffix(".bim").read_text(encoding="utf-8").splitlines()
    lines[54_320] = lines[54_320].replace("\t0\t", "\t0\tx")
    prefix.with_suffix(".bim").write_text("\n".join(lines), encoding="utf-8")
    assert "line 54321" in complaint(prefix)
