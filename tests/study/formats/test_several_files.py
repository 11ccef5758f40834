"""A study in one file per chromosome is the study in one file, and files of other people are refused."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.work import Work
from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.study.counted_study import count_candidates, count_tables
from gwasprivacy.study.counted_traits import count_traits
from gwasprivacy.study.design import CandidateList, GenotypeFilter, StudyDesign
from gwasprivacy.study.formats.registry import one_study, open_people, open_study, study_files
from gwasprivacy.study.formats.several_files import pattern_of
from gwasprivacy.study.identity import Overlap, study_fingerprint
from gwasprivacy.study.people_lists import read_people_lists
from gwasprivacy.study.shared_people import people_in_panel
from gwasprivacy.study.strata import read_labels
from gwasprivacy.study.trait import Trait
from gwasprivacy.study.trait_study import open_trait_study
from tests.release.preparing import prepare_release
from tests.study.make_people import WRITERS, write_people
from tests.study.make_plink import make_plink, table_text

CHROMOSOMES = ["2", "10", "X"]
IS_CASE = np.arange(13) % 2 == 0
KEY = b"k" * 32


def calls(chromosome: str, n_snps: int = 30) -> np.ndarray:
    return np.random.default_rng(CHROMOSOMES.index(chromosome)).integers(0, 4, (n_snps, len(IS_CASE))).astype(np.uint8)


def names(chromosome: str) -> list[str]:
    return [f"rs{chromosome}_{i}" for i in range(30)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """chr2, chr10 and chrX beside the same study in one file."""
    for chromosome in CHROMOSOMES:
        make_plink(
            tmp_path,
            calls(chromosome),
            IS_CASE,
            name=f"chr{chromosome}",
            chrom=[chromosome] * 30,
            snp=names(chromosome),
        )
    make_plink(
        tmp_path,
        np.concatenate([calls(each) for each in CHROMOSOMES]),
        IS_CASE,
        name="whole",
        chrom=[each for each in CHROMOSOMES for _ in range(30)],
        snp=[name for each in CHROMOSOMES for name in names(each)],
        pos=[1000 * (i + 1) for _ in CHROMOSOMES for i in range(30)],
    )
    return tmp_path


@pytest.mark.parametrize("pattern", ["chr{chr}", "chr{chr}.bed", "chr{chr}.fam"])
def test_files_of_chromosomes_are_read_in_genome_order_as_one_study(folder: Path, pattern: str) -> None:
    several, whole = open_study(folder / pattern), open_study(folder / "whole")
    assert several.variants == whole.variants
    assert np.array_equal(several.count_calls(), whole.count_calls())
    rows = np.array([0, 5, 29, 30, 61, 89])
    assert np.array_equal(several.count_calls(rows), whole.count_calls(rows))
    assert np.array_equal(several.count_calls(rows[:0]), whole.count_calls(rows[:0]))
    assert several.people is not None
    assert several.people.iid.tolist() == [f"I{i + 1}" for i in range(13)]
    assert any(note.startswith("There is no file of chromosomes 1, 3, 4") for note in several.notes)


def test_several_names_are_one_study_in_the_order_in_which_they_are_given(folder: Path) -> None:
    found = open_study((folder / "chrX", folder / "chr2.bed"))
    assert list(dict.fromkeys(found.variants.chrom)) == ["X", "2"]


def test_candidates_and_the_fingerprint_are_the_whole_studys(folder: Path) -> None:
    several, whole = open_study(folder / "chr{chr}"), open_study(folder / "whole")
    design = StudyDesign(n_cases=7, n_controls=6)
    assert count_candidates(several, design).tables == count_candidates(whole, design).tables
    assert study_fingerprint(several)(KEY) == study_fingerprint(whole)(KEY)
    assert study_fingerprint(open_study(folder / "chr2"))(KEY) != study_fingerprint(whole)(KEY)
    assert study_fingerprint(several).overlap(KEY, study_fingerprint(whole)(KEY)) is Overlap.SAME_MARKS


def test_people_are_read_and_compared_over_all_files(folder: Path) -> None:
    people, whole = open_people(folder / "chr{chr}"), open_people(folder / "whole")
    assert people is not None
    assert whole is not None
    both = zip(people.sites(lambda row, *_: row % 7 == 0), whole.sites(lambda row, *_: row % 7 == 0), strict=True)
    for one, other in both:
        assert one.snp == other.snp
        assert (one.copies is None) == (other.copies is None)
        assert one.copies is None or np.array_equal(one.copies, other.copies)
    assert people_in_panel(open_study(folder / "chr{chr}"), whole).all()


def test_progress_runs_over_all_files(folder: Path) -> None:
    seen: list[float] = []
    open_study(folder / "chr{chr}").count_calls(
        work=Work(progress=lambda stage, done, total: seen.append(done / total))
    )
    assert seen == sorted(seen)
    assert seen[-1] == 1


def test_records_of_one_place_are_joined_in_the_file_where_they_are(tmp_path: Path) -> None:
    header = "##fileformat=VCFv4.3\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\tS1\tS2\n"
    line = "{}\t{}\t.\tA\t{}\t.\t.\t.\tGT\t{}\t{}\n"
    first = header + line.format(1, 10, "G", "0/1", "0/0")
    second = header + line.format(2, 10, "G", "0/1", "0/0") + line.format(2, 10, "C", "0/1", "0/0")
    (tmp_path / "c1.vcf").write_text(first, encoding="utf-8")
    (tmp_path / "c2.vcf").write_text(second, encoding="utf-8")
    (tmp_path / "pheno").write_text("0 S1 2\n0 S2 1\n", encoding="utf-8")
    (tmp_path / "list.bim").write_text("1 a 0 10 A G\n2 b 0 10 A G\n", encoding="utf-8")
    study = open_study(tmp_path / "c{chr}.vcf", phenotype=tmp_path / "pheno")
    listed = CandidateList(kind="file", path=str(tmp_path / "list.bim"), origin="a manifest")
    counted = count_candidates(study, StudyDesign(n_cases=1, n_controls=1, candidates=listed))
    assert counted.tables.counts.tolist() == [[[0, 1, 0], [1, 0, 0]], [[0, 0, 1], [1, 0, 0]]]


def _swap(folder: Path) -> None:
    lines = (folder / "chr10.fam").read_text(encoding="utf-8").splitlines(keepends=True)
    lines[4], lines[6] = lines[6], lines[4]
    (folder / "chr10.fam").write_text("".join(lines), encoding="utf-8")


def _group(folder: Path) -> None:
    lines = (folder / "chr10.fam").read_text(encoding="utf-8").splitlines(keepends=True)
    lines[4] = lines[4].replace(" 2\n", " 1\n")
    (folder / "chr10.fam").write_text("".join(lines), encoding="utf-8")


def _same_chromosome(folder: Path) -> None:
    for ending in (".bed", ".bim", ".fam"):
        shutil.copy(folder / f"chr2{ending}", folder / f"chr3{ending}")


BROKEN = {
    "people in another order": (_swap, "chr10.bed: participant 5 is not the one that chr2.bed has"),
    "somebody in another group": (_group, "chr10.bed: participant 5 is in another group than in chr2.bed"),
    "a chromosome twice": (_same_chromosome, "chr3.bed and chr2.bed are both of chromosome 2"),
    "two spellings": (lambda f: shutil.copy(f / "chr2.bed", f / "chr02.bed"), "are both of chromosome 2"),
    "a file cut off": (lambda f: (f / "chrX.bed").write_bytes((f / "chrX.bed").read_bytes()[:-1]), "chrX.bed is 1 bytes too short"),
    "a file missing": (lambda f: (f / "chr10.bim").unlink(), "chr10.bim does not exist"),
}  # fmt: skip


@pytest.mark.parametrize("kind", BROKEN)
def test_files_that_are_not_one_study_are_refused_by_name(folder: Path, kind: str) -> None:
    break_it, words = BROKEN[kind]
    break_it(folder)
    with pytest.raises(InvalidInput) as caught:
        open_study(folder / "chr{chr}")
    assert words in str(caught.value)
    assert "F5" not in str(caught.value)


def test_a_pattern_without_files_and_one_in_a_folders_name_are_told(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match="no such file of any chromosome"):
        open_study(tmp_path / "no{chr}.bed")
    with pytest.raises(InvalidInput, match="used once"):
        study_files(tmp_path / "a{chr}b{chr}.bed")


def test_tables_of_chromosomes_are_one_table_where_their_groups_are_as_large(tmp_path: Path) -> None:
    counts = np.array([[[1, 2, 3, 0], [2, 2, 2, 0]]])
    for chromosome in ("1", "2"):
        (tmp_path / f"t{chromosome}.tsv").write_text(table_text(counts, chrom=[chromosome]), encoding="utf-8")
    assert count_tables(open_study(tmp_path / "t{chr}.tsv")).tables.counts.tolist() == counts[:, :, :3].tolist() * 2
    (tmp_path / "t3.tsv").write_text(table_text(counts + 1, chrom=["3"]), encoding="utf-8")
    with pytest.raises(InvalidInput, match="other numbers of cases and controls"):
        open_study(tmp_path / "t{chr}.tsv")


@pytest.mark.parametrize(
    ("files", "pattern"),
    [
        (["chr1.vcf.gz", "chr22.vcf.gz", "chrX.vcf.gz"], "chr{chr}.vcf.gz"),
        (["a_2_chr01_v3.bed", "a_2_chr02_v3.bed"], "a_2_chr{chr}_v3.bed"),
        (["study.1.bgen", "study.2.bgen"], "study.{chr}.bgen"),
        (["one.bed", "two.bed"], None),
        (["chr1.bed", "chr2.vcf"], None),
    ],
)
def test_the_chromosome_is_recognised_in_names(files: list[str], pattern: str | None) -> None:
    found = pattern_of([Path("data") / each for each in files])
    assert (None if found is None else found.name) == pattern


def test_files_that_come_together_are_one_study_only_if_they_are_all_of_it(folder: Path) -> None:
    every = [folder / f"chr{each}{ending}" for each in CHROMOSOMES for ending in (".bed", ".bim", ".fam")]
    assert one_study(every) == folder / "chr{chr}.bed"
    assert one_study(every[:3]) == every[0]
    with pytest.raises(InvalidInput, match=r"2 files are not the whole study: chrX\.bed"):
        one_study(every[:6])
    with pytest.raises(InvalidInput, match="do not make one study"):
        one_study([folder / "whole.bed", folder / "chr2.bed"])


@pytest.mark.parametrize("several", [False, True])
def test_the_commands_take_a_pattern_or_every_file(folder: Path, several: bool) -> None:
    files = [str(folder / "chr{chr}.bed")] if not several else []
    for chromosome in CHROMOSOMES if several else ():
        files += ["--study", str(folder / f"chr{chromosome}")]
    assert main(["tables", *files, "--out", str(folder / "several.tsv")]) == 0
    assert main(["tables", str(folder / "whole"), "--out", str(folder / "whole.tsv")]) == 0
    assert (folder / "several.tsv").read_bytes() == (folder / "whole.tsv").read_bytes()
    assert main(["scores", *files, "--score", "tv", "--out", str(folder / "s.tsv")]) == 0
    assert main(["tables", "--out", str(folder / "none.tsv")]) == 2


def test_a_release_of_several_files_is_of_all_their_candidates(folder: Path) -> None:
    plan = folder / "plan.gwasplan"
    new = ["plan", "new", str(plan), "--prior", "0.5", "0.5", "--gamma", "1.5", "--cases", "7", "--controls", "6"]
    assert main([*new, "--snps", "2", "--genotype-filter", "none"]) == 0
    prepared = prepare_release(load_plan(plan), folder / "chr{chr}")
    assert prepared.n_candidates == 60
    whole = prepare_release(load_plan(plan), folder / "whole")
    assert prepared.candidates_sha256 == whole.candidates_sha256
    assert prepared.scores.tolist() == whole.scores.tolist()
    listed = replace(
        load_plan(plan),
        design=replace(
            load_plan(plan).design,
            candidates=CandidateList(kind="file", path=str(folder / "chr10.bim"), origin="a manifest"),
            genotype_filter=GenotypeFilter.PUBLIC_LIST,
        ),
    )
    with pytest.raises(InvalidInput, match="this is the study’s own list"):
        prepare_release(listed, folder / "chr{chr}")


@pytest.mark.parametrize("kind", WRITERS)
def test_several_files_have_strata_probabilities_traits_and_lists_as_one_file_has(tmp_path: Path, kind: str) -> None:
    if kind == "plink2":
        pytest.importorskip("pgenlib")
    iid = [f"P{k}" for k in range(13)]
    family = [each if kind == "plink1" else "0" for each in iid]
    both = np.concatenate([calls("2", 9), calls("10", 9)])
    whole = write_people(kind, tmp_path, both, iid)
    parts = []
    for chromosome, rows in (("1", slice(0, 9)), ("2", slice(9, 18))):
        folder = tmp_path / f"of{chromosome}"
        folder.mkdir()
        ids, pos = [f"rs{row + 1}" for row in range(18)][rows], [1000 * (row + 1) for row in range(18)][rows]
        parts.append(on_chromosome(chromosome, write_people(kind, folder, both[rows], iid, ids=ids, pos=pos)))
    people = list(zip(family, iid, strict=True))
    files = {name: tmp_path / f"{name}.txt" for name in ("phenotype", "labels", "trait", "remove")}
    # Windows line ends, and a byte-order mark, in all of them.
    for name, value in (("phenotype", "{0}"), ("labels", "{1}"), ("trait", "{2}"), ("remove", "")):
        rows = people[2:5] if name == "remove" else people
        lines = [f"{f}\t{i}\t" + value.format(1 + k % 2, "ns"[k % 3 == 0], k / 7) for k, (f, i) in enumerate(rows)]
        files[name].write_bytes(("\ufeff" + "".join(f"{line}\r\n" for line in lines)).encode())
    lists = read_people_lists(None, files["remove"])
    for dosages in (False, True):
        one, several = (
            open_study(
                path, phenotype=files["phenotype"], strata=read_labels(files["labels"]), lists=lists, dosages=dosages
            )
            for path in (whole, parts)
        )
        assert one.sizes == several.sizes
        assert one.sizes.n_people == 10
        ours, theirs = (count_tables(each).tables for each in (one, several))
        assert ours.by_stratum is not None
        assert np.array_equal(ours.by_stratum, theirs.by_stratum)
        assert ours.steps == theirs.steps == (1000 if dosages else 1)
    trait = Trait(low=0, high=2, name="trait")
    for strata in (None, read_labels(files["labels"])):
        one_of, several_of = (
            open_trait_study(path, trait, files["trait"], strata=strata, lists=lists) for path in (whole, parts)
        )
        assert one_of.sizes == several_of.sizes
        assert one_of.sizes.n_people == 10
        ours_of, theirs_of = (count_traits(each).tables for each in (one_of, several_of))
        assert np.array_equal(ours_of.counts, theirs_of.counts)
        assert np.array_equal(ours_of.sums, theirs_of.sums)


def on_chromosome(chromosome: str, path: Path) -> Path:
    """The same file with its sites, which are all on chromosome 1, on another."""
    if path.suffix in (".bed", ".pgen"):
        sites = path.with_suffix({".bed": ".bim", ".pgen": ".pvar"}[path.suffix])
        lines = sites.read_text(encoding="utf-8").splitlines()
        moved = [line if line.startswith("#") else chromosome + line[line.index("\t") :] for line in lines]
        sites.write_text("\n".join(moved) + "\n", encoding="utf-8")
    elif path.suffix == ".vcf":
        path.write_text(path.read_text(encoding="utf-8").replace("\nchr1\t", f"\nchr{chromosome}\t"), encoding="utf-8")
    elif path.suffix == ".bcf":
        path.write_bytes(path.read_bytes().replace(b"<ID=1>", f"<ID={chromosome}>".encode()))
    else:
        # ID and rsID, then the chromosome as a text of one letter, and the position.
        data = path.read_bytes()
        assert data.count(b"\x01\x001") >= 9
        path.write_bytes(data.replace(b"\x01\x001", b"\x01\x00" + chromosome.encode()))
    return path
