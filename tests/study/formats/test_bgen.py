"""BGEN: the sums of an independent reader, stated rules where records are unusual, and clear words where a file is not sound."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from bgen import BgenReader, BgenWriter

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import Cancelled, InvalidInput
from gwasprivacy.base.executors import ProcessExecutor
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.work import Work
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.counted_traits import count_traits
from gwasprivacy.study.formats import bgen
from gwasprivacy.study.formats.bgen import CALLS_NOTE, NOTE
from gwasprivacy.study.formats.bgen_records import steps_of
from gwasprivacy.study.formats.opened_study import SQUARES
from gwasprivacy.study.formats.registry import open_people, open_study, without_ending
from gwasprivacy.study.imputation import STEPS
from gwasprivacy.study.probabilities import hard_calls, steps_of_probabilities, sums
from gwasprivacy.study.strata import read_labels
from gwasprivacy.study.tables import NOT_REF
from gwasprivacy.study.trait import Trait
from gwasprivacy.study.trait_study import open_trait_study
from tests.study.make_plink import make_plink

N_PEOPLE, N_SNPS = 31, 150
NAMES = [f"S{i}" for i in range(N_PEOPLE)]
IS_CASE = np.arange(N_PEOPLE) % 3 == 0
GROUPS = np.stack([IS_CASE, ~IS_CASE]).astype(np.float64)


def phenotype_of(folder: Path, names: Sequence[str] = NAMES) -> Path:
    path = folder / "pheno.txt"
    path.write_text("".join(f"0 {name} {2 if i % 3 == 0 else 1}\n" for i, name in enumerate(names)), encoding="utf-8")
    return path


def probabilities(seed: int = 1) -> np.ndarray:
    """(n_snps, n_people, 3): certain, uncertain and (all NaN) missing."""
    rng = np.random.default_rng(seed)
    p = rng.dirichlet([1, 1, 1], (N_SNPS, N_PEOPLE))
    certain = rng.random(p.shape[:2]) < 0.5
    p[certain] = np.eye(3)[rng.integers(0, 3, int(certain.sum()))]
    p[rng.random(p.shape[:2]) < 0.05] = np.nan
    return p


def write_bgen(folder: Path, p: np.ndarray, *, bits: int = 8, compression: str = "zlib", **options: object) -> Path:
    """By the package ``bgen``, which is not what reads it here."""
    path = folder / "study.bgen"
    with BgenWriter(str(path), p.shape[1], samples=NAMES, compression=compression, layout=2) as writer:
        for row, of_people in enumerate(p):
            writer.add_variant(f"v{row}", f"rs{row}", "1", 100 + row, ["A", "G"], of_people, bit_depth=bits, **options)
    phenotype_of(folder)
    return path


def opened(path: Path, **options: object):  # type: ignore[no-untyped-def]
    return open_study(path, phenotype=path.with_name("pheno.txt"), dosages=True, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("bits", [1, 3, 8, 9, 11, 16, 17, 24, 32])
@pytest.mark.parametrize("compression", ["zlib", "zstd", None])
def test_sums_are_those_of_an_independent_reader(tmp_path: Path, bits: int, compression: str | None) -> None:
    path = write_bgen(tmp_path, probabilities()[:20], bits=bits, compression=compression)  # type: ignore[arg-type]
    study = opened(path)
    assert (study.format_name, study.n_cases, study.n_controls, study.steps) == ("BGEN", 11, 20, STEPS)
    assert study.variants.a1.tolist() == [NOT_REF] * 20
    assert study.variants.a2.tolist() == ["A"] * 20
    assert study.variants.snp.tolist() == [f"rs{row}" for row in range(20)]
    found = study.count_calls()
    with BgenReader(str(path)) as reader:
        theirs = np.stack([variant.probabilities for variant in reader]).astype(np.float64)
    for row, of_people in enumerate(theirs):
        # Theirs are in single precision: the last may be a little below 0, and a person's a step beside ours.
        wanted = sums(steps_of_probabilities(np.clip(of_people, 0, 1).T), GROUPS)
        assert np.abs(found[row] - wanted).max() <= N_PEOPLE * 0.1
        assert found[row, :, 3].tolist() == wanted[:, 3].tolist()
    assert (found[..., :SQUARES].sum(axis=2) == [11 * STEPS, 20 * STEPS]).all()


def test_blocks_rows_and_processes_do_not_change_the_sums(tmp_path: Path) -> None:
    study = opened(write_bgen(tmp_path, probabilities()))
    whole = study.count_calls()
    rows = np.array([0, 63, 64, 65, 149])
    for block in (1, 7, 64, 1000):
        assert np.array_equal(study.count_calls(block=block), whole)
        assert np.array_equal(study.count_calls(rows, block=block), whole[rows])
    with ProcessExecutor(2) as executor:
        assert np.array_equal(study.count_calls(block=20, work=Work(executor=executor)), whole)


def test_without_probabilities_a_genotype_of_nine_tenths_is_a_call(tmp_path: Path) -> None:
    p = probabilities()
    path = write_bgen(tmp_path, p, bits=16)
    study = open_study(path, phenotype=tmp_path / "pheno.txt")
    assert (study.steps, study.notes[-1]) == (1, CALLS_NOTE)
    assert opened(path).notes[-1] == NOTE
    for row, found in enumerate(study.count_calls()):
        calls = hard_calls(steps_of_probabilities(p[row].T))
        assert found.tolist() == [np.bincount(calls[group], minlength=4).tolist() for group in (IS_CASE, ~IS_CASE)]
    people = open_people(path)
    assert people is not None
    site = next(people.sites(lambda *_: True))
    assert site.copies is not None
    assert site.copies.tolist() == hard_calls(steps_of_probabilities(p[0].T)).tolist()


def test_phased_probabilities_are_of_two_independent_copies(tmp_path: Path) -> None:
    first = np.array([[0.5, 0.5, 0.25, 0.75], [1, 0, 0, 1], [1, 0, 1, 0]])
    p = np.tile(first, (11, 1))[:N_PEOPLE][None]
    found = opened(write_bgen(tmp_path, p, bits=32, phased=True)).count_calls()[0]
    one = {0: [125, 500, 375], 1: [0, 1000, 0], 2: [1000, 0, 0]}
    wanted = [np.sum([one[i % 3] for i in np.flatnonzero(group)], axis=0).tolist() for group in (IS_CASE, ~IS_CASE)]
    assert found[:, :3].tolist() == wanted


# Records as the package does not write them --------------------------------------------------------------------------------


def block(values: Sequence[int], ploidy: Sequence[int], *, alleles: int = 2, phased: int = 0, bits: int = 8) -> bytes:
    packed = sum(value << (bits * place) for place, value in enumerate(values))
    data = packed.to_bytes(-(-len(values) * bits // 8), "little")
    return struct.pack("<IHBB", len(ploidy), alleles, 0, 2) + bytes(ploidy) + bytes([phased, bits]) + data


def shares(data: bytes, n: int, *, alleles: int = 2, diploid: bool = True) -> list[list[int]]:
    return steps_of(data, n, alleles, diploid).T.tolist()  # type: ignore[no-any-return]


def test_a_person_whose_probabilities_exceed_one_is_missing_alone() -> None:
    for bits in (8, 16):
        full = (1 << bits) - 1
        data = block([full, full, 0, full, full, 0], [2, 2, 2], bits=bits)
        assert shares(data, 3) == [[-1, -1], [1000, 0], [0, 0]]


def test_a_person_with_one_copy_is_missing_on_autosomes_and_two_copies_elsewhere() -> None:
    data = block([255, 0, 51, 0, 255, 0], [2, 1, 2, 0x81], bits=8)
    assert shares(data, 4) == [[0, 0], [-1, -1], [1000, 0], [-1, -1]]
    assert shares(data, 4, diploid=False) == [[0, 0], [0, 800], [1000, 0], [-1, -1]]


def test_a_person_with_three_copies_is_missing_and_the_next_is_read_right() -> None:
    data = block([255, 0, 9, 9, 9, 0, 255], [2, 3, 2])
    assert shares(data, 3) == [[0, 0], [-1, -1], [1000, 0]]


def test_every_allele_but_the_first_counts_together() -> None:
    # 0/0 0/1 1/1 0/2 1/2, the rest 2/2
    data = block([51, 51, 0, 51, 51], [2], alleles=3)
    assert shares(data, 1, alleles=3) == [[400, 400]]
    phased = block([255, 0, 0, 51], [2], alleles=3, phased=1)
    assert shares(phased, 1, alleles=3) == [[1000, 0]]


# Files -------------------------------------------------------------------------------------------------------------------


def complaint(path: Path) -> str:
    with pytest.raises(InvalidInput) as caught:
        opened(path).count_calls()
    message = str(caught.value)
    assert "\n" not in message
    assert not any(f" {name} " in message for name in NAMES)
    return message


def test_people_come_from_the_sample_file_beside_it(tmp_path: Path) -> None:
    path = write_bgen(tmp_path, probabilities()[:3])
    whole = opened(path).count_calls()
    listed = tmp_path / "study.sample"
    body = "".join(f"F{i} {name} 0 D\n" for i, name in enumerate(NAMES))
    listed.write_text("ID_1 ID_2 missing sex\n0 0 0 D\n" + body, encoding="utf-8")
    assert "not in the study" in complaint(path)  # families are told now
    (tmp_path / "pheno.txt").write_text(
        "".join(f"F{i} {n} {1 + IS_CASE[i]}\n" for i, n in enumerate(NAMES)), encoding="utf-8"
    )
    study = opened(path)
    assert np.array_equal(study.count_calls(), whole)
    assert study.people.fid.tolist() == [f"F{i}" for i in range(N_PEOPLE)]
    listed.write_text("ID_1 ID_2 missing\n0 0 0\n" + "".join(f"{name} {name} 0\n" for name in NAMES), encoding="utf-8")
    phenotype_of(tmp_path)
    assert np.array_equal(opened(path).count_calls(), whole)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("S0 S1\n", "does not begin as a .sample file does"),
        ("ID_1 ID_2 missing\n", "does not begin as a .sample file does"),
        ("ID_1 ID_2 missing\n0 0 0\nS0 S0\n", "the number of columns is 2, where 3 are expected"),
        ("ID_1 ID_2 missing\n0 0 0\nS0 S0 0\n", "lists 1 people, where study.bgen has 31"),
        ("ID_1 ID_2 missing\n0 0 0\n" + "S0 S0 0\n" * 31, "the person of line 3 again"),
        ("ID_1 ID_2 missing\n0 0 0\n" + "".join(f"{n} {n} 0\n" for n in [*NAMES[1:], "S0"]), "other people"),
    ],
)
def test_a_sample_file_that_does_not_fit_is_told(tmp_path: Path, text: str, words: str) -> None:
    path = write_bgen(tmp_path, probabilities()[:2])
    (tmp_path / "study.sample").write_text(text, encoding="utf-8")
    assert words in complaint(path)


def test_a_file_without_names_needs_its_sample_file(tmp_path: Path) -> None:
    path = tmp_path / "study.bgen"
    with BgenWriter(str(path), N_PEOPLE, samples=[], compression="zlib", layout=2) as writer:
        writer.add_variant("v", "rs1", "1", 100, ["A", "G"], probabilities()[0], bit_depth=8)
    phenotype_of(tmp_path)
    assert "study.sample" in complaint(path)
    people = "".join(f"{name} {name} 0\n" for name in NAMES)
    (tmp_path / "study.sample").write_text("ID_1 ID_2 missing\n0 0 0\n" + people, encoding="utf-8")
    assert opened(path).n_cases == 11


def test_a_file_that_is_cut_or_has_more_is_refused(tmp_path: Path) -> None:
    path = write_bgen(tmp_path, probabilities()[:5])
    data = path.read_bytes()
    for end in (0, 10, 30, 200, len(data) // 2, len(data) - 1):
        path.write_bytes(data[:end])
        complaint(path)
    path.write_bytes(data + b"\0")
    assert "more in it after its last variant" in complaint(path)


def test_an_older_layout_is_refused_with_the_command_that_converts(tmp_path: Path) -> None:
    path = write_bgen(tmp_path, probabilities()[:2])
    data = bytearray(path.read_bytes())
    length = struct.unpack_from("<I", data, 4)[0]
    flags = struct.unpack_from("<I", data, length)[0]
    struct.pack_into("<I", data, length, flags & ~(15 << 2) | 1 << 2)
    path.write_bytes(data)
    assert "version before 1.2" in complaint(path)
    assert "--export bgen-1.2" in complaint(path)


def test_probabilities_that_unpack_to_more_than_people_need_are_refused(tmp_path: Path) -> None:
    path = write_bgen(tmp_path, probabilities()[:1])
    data = path.read_bytes()
    at = data.index(b"\x01\x00\x00\x00G") + 5
    for pack in (zlib.compress(bytes(1 << 24)), zlib.compress(b"")):
        path.write_bytes(data[:at] + struct.pack("<II", len(pack) + 4, 1 << 24) + pack)
        assert "record 1" in complaint(path)


def test_a_bgen_needs_a_phenotype_file(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match="who is a case"):
        open_study(write_bgen(tmp_path, probabilities()[:1]))


def test_opening_can_be_cancelled_and_a_change_is_noticed(tmp_path: Path) -> None:
    path = write_bgen(tmp_path, probabilities())
    study = opened(path)
    flag = CancelFlag()
    flag.cancel()
    with pytest.raises(Cancelled):
        opened(path, work=Work(cancel=flag))
    path.write_bytes(path.read_bytes() + b"\0")
    with pytest.raises(InvalidInput, match="changed"):
        study.count_calls()


def test_a_disk_that_fails_while_it_is_counted_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    study = opened(write_bgen(tmp_path, probabilities()[:20]))

    def fail(*_: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(bgen, "read_site", fail)
    with pytest.raises(InvalidInput) as caught:
        study.count_calls()
    assert caught.value.code == "file.unreadable"
    assert "study.bgen" in str(caught.value)


def test_its_name_is_known_with_its_companions() -> None:
    assert [without_ending(name) for name in ("a.bgen", "a.sample", "a.bgen.bgi")] == ["a", "a", "a"]


# All formats ---------------------------------------------------------------------------------------------------------------


def test_formats_of_one_study_give_the_same_tables_where_calls_are_certain(tmp_path: Path) -> None:
    """A .bed (as calls and as certain probabilities), a VCF with GP, a BGEN and a .pgen: the same bytes, of groups and of a trait."""
    pgenlib = pytest.importorskip("pgenlib")
    rng = np.random.default_rng(5)
    calls = rng.integers(0, 4, (40, N_PEOPLE))
    ids = [f"rs{i}" for i in range(40)]
    bed = make_plink(
        tmp_path, calls, IS_CASE, name="bed", snp=ids, pos=list(range(100, 140)), a1=["G"] * 40, a2=["A"] * 40,
        people=[("0", name) for name in NAMES],
    )  # fmt: skip
    manifest = tmp_path / "manifest.bim"
    manifest.write_bytes(bed.with_suffix(".bim").read_bytes())
    p = np.eye(3)[np.minimum(calls, 2)]
    p[calls == 3] = np.nan
    bgen = tmp_path / "imputed.bgen"
    with BgenWriter(str(bgen), N_PEOPLE, samples=NAMES, compression="zlib", layout=2) as writer:
        for row, of_people in enumerate(p):
            writer.add_variant("v", ids[row], "1", 100 + row, ["A", "G"], of_people, bit_depth=8)
    gp = {0: "1,0,0", 1: "0,1,0", 2: "0,0,1", 3: "."}
    lines = ["##fileformat=VCFv4.3", "#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\t" + "\t".join(NAMES)]
    for row, of_people in enumerate(calls.tolist()):
        site = ["1", str(100 + row), ids[row], "A", "G", ".", ".", ".", "GP"]
        lines.append("\t".join([*site, *(gp[call] for call in of_people)]))
    vcf = tmp_path / "imputed.vcf"
    vcf.write_text("\n".join(lines) + "\n", encoding="utf-8")
    pgen = tmp_path / "imputed.pgen"
    writer = pgenlib.PgenWriter(str(pgen).encode(), N_PEOPLE, 40, nonref_flags=False, dosage_present=True)
    for of_people in calls:
        writer.append_dosages(np.where(of_people == 3, -9, of_people).astype(np.float64))
    writer.close()
    sites = "".join(f"1\t{100 + row}\t{ids[row]}\tA\tG\n" for row in range(40))
    pgen.with_suffix(".pvar").write_text("#CHROM\tPOS\tID\tREF\tALT\n" + sites, encoding="utf-8")
    pgen.with_suffix(".psam").write_text(
        "#IID\tP\n" + "".join(f"{n}\t{1 + c}\n" for n, c in zip(NAMES, IS_CASE, strict=True)), encoding="utf-8"
    )
    phenotype = phenotype_of(tmp_path)
    hard = count_tables(open_study(bed), reference=manifest).tables
    for path, given in ((bed, None), (bgen, phenotype), (vcf, phenotype), (pgen, None)):
        soft = count_tables(open_study(path, phenotype=given, dosages=True), reference=manifest).tables
        assert soft.counts.tobytes() == (hard.counts.astype(np.int64) * STEPS).tobytes()
        assert soft.variants == hard.variants
        if path != vcf:  # a VCF of probabilities alone has no calls
            again = count_tables(open_study(path, phenotype=given), reference=manifest).tables
            assert again.counts.tobytes() == hard.counts.tobytes()
    # The same of a trait: tables in steps, and the scores of calls to the last bit.
    trait, values = Trait(low=-1.0, high=2.0), tmp_path / "values.txt"
    values.write_text(
        "".join(f"0 {name} {value:.3f}\n" for name, value in zip(NAMES, rng.normal(size=N_PEOPLE), strict=True)),
        encoding="utf-8",
    )
    labels = read_labels(_labels(tmp_path))
    for strata in (None, labels):
        calls_of = count_traits(open_trait_study(bed, trait, values, strata=strata), reference=manifest).tables
        for path in (bed, bgen, vcf, pgen):
            study = open_trait_study(path, trait, values, strata=strata, dosages=True)
            assert study.steps == STEPS
            steps = count_traits(study, reference=manifest).tables
            assert steps.counts.tobytes() == (calls_of.counts.astype(np.int64) * STEPS).tobytes()
            assert steps.sums.tobytes() == (calls_of.sums * STEPS).tobytes()
            for name in ("tv", "ks", "tv-allelic"):
                score = ScoreChoice(name=name)
                assert computed_scores(score, steps).tobytes() == computed_scores(score, calls_of).tobytes()
            if path != vcf:
                assert (
                    count_traits(open_trait_study(path, trait, values, strata=strata), reference=manifest).tables
                    == calls_of
                )


def _labels(folder: Path) -> Path:
    path = folder / "labels.txt"
    path.write_text(
        "".join(f"0 {name} {'north' if i % 4 == 0 else 'south'}\n" for i, name in enumerate(NAMES)), encoding="utf-8"
    )
    return path
