"""Trait tables from every kind of file with people, against the definition."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.executors import ProcessExecutor
from gwasprivacy.base.work import Work
from gwasprivacy.study.counted_traits import count_traits
from gwasprivacy.study.sizes import TraitSizes
from gwasprivacy.study.study_leverages import trait_deviates
from gwasprivacy.study.tables import NOT_REF, Variants
from gwasprivacy.study.trait import STEPS, Trait
from gwasprivacy.study.trait_study import TraitStudy, open_trait_study
from gwasprivacy.study.trait_tables import TraitTables
from tests.study.make_plink import make_plink

TRAIT = Trait(low=-2.0, high=2.0)
N_SNPS, N_PEOPLE = 30, 53


def study(seed: int = 5) -> tuple[np.ndarray, np.ndarray]:
    """Genotypes (n_snps, n_people) with missing calls, and everybody's trait."""
    rng = np.random.default_rng(seed)
    calls = rng.binomial(2, rng.uniform(0, 0.6, N_SNPS)[:, None], (N_SNPS, N_PEOPLE)).astype(np.uint8)
    calls[rng.random(calls.shape) < 0.1] = 3
    calls[3] = 3
    return calls, rng.normal(size=N_PEOPLE).round(3)


def trait_file(folder: Path, values: np.ndarray) -> Path:
    path = folder / "trait.txt"
    path.write_text("".join(f"F{i + 1} I{i + 1} {value}\n" for i, value in enumerate(values)), encoding="utf-8")
    return path


OWN_MEAN, OFF = replace(TRAIT, own_mean=True), replace(TRAIT, centre=0.7)
"""Beside the middle of the range, which is subtracted where nothing is said: the study's own mean, and another public centre."""


def expected(calls: np.ndarray, values: np.ndarray, variants: Variants, trait: Trait = TRAIT) -> TraitTables:
    strata = np.zeros(len(values), dtype=np.int64)
    return TraitTables.of_people(
        calls.T, trait.counted(values), strata, steps=STEPS, variants=variants, centres=trait.centres_of()
    )


def write_vcf(path: Path, calls: np.ndarray) -> None:
    text = {0: "0/0", 1: "0/1", 2: "1/1", 3: "./."}
    people = "\t".join(f"F{i + 1}_I{i + 1}" for i in range(calls.shape[1]))
    lines = ["##fileformat=VCFv4.2", f"#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\t{people}"]
    for row, codes in enumerate(calls.tolist()):
        lines.append(f"1\t{1000 * (row + 1)}\trs{row + 1}\tG\tA\t.\t.\t.\tGT\t" + "\t".join(text[c] for c in codes))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def opened(folder: Path, kind: str, calls: np.ndarray, values: np.ndarray, trait: Trait = TRAIT) -> TraitStudy:
    if kind == "plink1":
        path = make_plink(folder, calls, [False] * N_PEOPLE)
    elif kind == "vcf":
        path = folder / "study.vcf"
        write_vcf(path, calls)
    else:
        pytest.importorskip("pgenlib")
        from tests.study.formats.test_plink2 import make_pgen

        path = make_pgen(folder, calls[:, :N_PEOPLE])
        psam = path.with_suffix(".psam")
        people = "".join(f"F{i + 1}\tI{i + 1}\t0\n" for i in range(N_PEOPLE))
        psam.write_text("#FID\tIID\tSEX\n" + people, encoding="utf-8")
    return open_trait_study(path, trait, trait_file(folder, values))


@pytest.mark.parametrize("trait", [TRAIT, OWN_MEAN, OFF], ids=["middle", "own mean", "centre"])
@pytest.mark.parametrize("kind", ["plink1", "plink2", "vcf"])
def test_tables_of_every_kind_of_file_are_those_of_the_definition(tmp_path: Path, kind: str, trait: Trait) -> None:
    calls, values = study()
    found = count_traits(opened(tmp_path, kind, calls, values, trait))
    assert found.tables == expected(calls, values, found.tables.variants, trait)
    assert found.tables.has_missing
    assert found.n_missing.tolist() == (calls == 3).sum(axis=1).tolist()
    if kind != "plink1":
        assert set(found.tables.variants.a1) == {NOT_REF}


@pytest.mark.parametrize("kind", ["plink1", "plink2", "vcf"])
def test_rows_may_be_asked_for_in_any_order(tmp_path: Path, kind: str) -> None:
    calls, values = study()
    here = opened(tmp_path, kind, calls, values)
    rows = np.array([7, 2, 2, 29], dtype=np.int64)
    assert count_traits(here, rows=rows).tables == count_traits(here).tables.take(rows)


def test_neither_blocks_nor_processes_change_anything(tmp_path: Path) -> None:
    calls, values = study()
    here = opened(tmp_path, "plink1", calls, values)
    whole = count_traits(here).tables
    assert count_traits(here, block=7).tables == whole
    assert count_traits(here, block=7, work=Work(executor=ProcessExecutor(2))).tables == whole


def test_people_without_a_value_take_no_part(tmp_path: Path) -> None:
    calls, values = study()
    prefix = make_plink(tmp_path, calls, [False] * N_PEOPLE)
    path = trait_file(tmp_path, values)
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[4] = "F5 I5 NA"
    del lines[11]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    here = open_trait_study(prefix, TRAIT, path, leave_out=True)
    kept = [row for row in range(N_PEOPLE) if row not in (4, 11)]
    tables = count_traits(here).tables
    assert tables == expected(calls[:, kept], values[kept], tables.variants)
    assert len(here.people) == N_PEOPLE - 2


def test_a_public_reference_turns_the_alleles_around(tmp_path: Path) -> None:
    calls, values = study()
    here = opened(tmp_path, "plink1", calls, values)
    manifest = tmp_path / "manifest.bim"
    swapped = {2, 9}
    manifest.write_text(
        "".join(
            f"1\trs{i + 1}\t0\t{1000 * (i + 1)}\t{'G' if i in swapped else 'A'}\t{'A' if i in swapped else 'G'}\n"
            for i in range(N_SNPS)
        ),
        encoding="utf-8",
    )
    turned = calls.copy()
    for row in swapped:
        turned[row] = np.where(calls[row] == 3, 3, 2 - calls[row])
    tables = count_traits(here, reference=manifest).tables
    assert tables == expected(turned, values, tables.variants)


def test_records_of_one_place_are_joined_as_one_site(tmp_path: Path) -> None:
    calls, values = study()
    path = tmp_path / "study.vcf"
    write_vcf(path, calls[:3])
    lines = path.read_text(encoding="utf-8").splitlines()
    # The second record lies where the first does, with an allele of its own.
    lines[3] = lines[3].replace("1\t2000\trs2\tG\tA", "1\t1000\trs2\tG\tT", 1)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    here = open_trait_study(path, TRAIT, trait_file(tmp_path, values))
    both = np.where((calls[0] == 3) | (calls[1] == 3), 3, np.minimum(calls[0] + calls[1], 2))
    assert np.array_equal(here.joined[0], here.groups.count(both.astype(np.uint8)))


def test_a_record_that_stands_twice_adds_no_copies_to_its_place(tmp_path: Path) -> None:
    calls, values = study()
    path = tmp_path / "study.vcf"
    write_vcf(path, calls[:1])
    once = path.read_text(encoding="utf-8")
    path.write_text(once + once.splitlines()[-1] + "\n", encoding="utf-8")
    here = open_trait_study(path, TRAIT, trait_file(tmp_path, values))
    assert np.array_equal(here.joined[0], here.groups.count(calls[0].astype(np.uint8)))


def test_a_table_of_counts_holds_nobody_s_trait(tmp_path: Path) -> None:
    from gwasprivacy.study.formats.tsv import FIRST_LINE, HEADER

    path = tmp_path / "tables.tsv"
    path.write_text(f"{FIRST_LINE}\n{HEADER}\n1\trs1\t5\tA\tG\t1\t1\t1\t0\t1\t1\t1\t0\n", encoding="utf-8")
    with pytest.raises(InvalidInput) as caught:
        open_trait_study(path, TRAIT, trait_file(tmp_path, np.zeros(3)))
    assert caught.value.code == "trait.without-people"


def test_what_is_subtracted_is_a_step_of_the_range_and_each_stratum_s_own() -> None:
    middle, off = Fraction(1, 2), Fraction(int(TRAIT.counted(0.7)), STEPS)
    assert (TRAIT.centres_of(), OWN_MEAN.centres_of(), OFF.centres_of()) == ((middle,), None, (off,))
    assert TRAIT.centres_of(("north", "south")) is None
    assert TRAIT.centres_of(("south", "north"), {"north": 0.7, "south": TRAIT.low}) == (0, off)


def test_strata_stand_in_the_order_that_is_asked_for_and_others_count_nowhere(tmp_path: Path) -> None:
    calls, values = study()
    three = np.arange(len(values)) % 3
    variants = count_traits(opened(tmp_path, "plink1", calls, values)).tables.variants
    everybody = TraitTables.of_people(
        calls.T, TRAIT.counted(values), three, steps=STEPS, variants=variants,
        centres=(Fraction(1, 2), Fraction(1, 4), Fraction(3, 5)),
    )  # fmt: skip
    here = np.isin(three, (0, 2))
    assert everybody.of_strata([2, 0]) == TraitTables.of_people(
        calls.T[here], TRAIT.counted(values)[here], (three[here] == 0).astype(np.int64), steps=STEPS, variants=variants,
        centres=(Fraction(3, 5), Fraction(1, 2)),
    )  # fmt: skip


def test_tables_that_no_study_can_have_are_refused() -> None:
    variants = Variants(chrom=["1"], snp=["rs1"], pos=np.array([1]), a1=["A"], a2=["G"])  # type: ignore[arg-type]
    fine = {
        "counts": np.array([[[1, 1, 0]]]),
        "sums": np.array([[[3, 0, 0]]]),
        "up": np.array([[0]]),
        "down": np.array([[2]]),
        "totals": np.array([5]),
        "sizes": TraitSizes(strata=(3,)),
        "steps": 10,
        "variants": variants,
    }
    # Three people with 3, 0 and 2 of 10; the third, without a call, is 3·2 − 5 = 1 above the mean.
    fine |= {"up": np.array([[1]]), "down": np.array([[0]])}
    assert TraitTables(**fine).has_missing  # type: ignore[arg-type]
    for wrong, why in (
        ({"up": np.array([[2]])}, "lack of the trait's sum"),
        ({"sums": np.array([[[11, 0, 0]]])}, "above its last step"),
        ({"counts": np.array([[[2, 2, 0]]])}, "more called people"),
        ({"totals": np.array([31])}, "above its last step"),
        ({"counts": np.array([[[2, 1, 0]]])}, "lack of the trait's sum"),
    ):
        with pytest.raises(ValueError, match=why):
            TraitTables(**{**fine, **wrong})  # type: ignore[arg-type]
    # From the second step the third is neither above nor below; from the first it is one above.
    at = {"sizes": TraitSizes(strata=(3,), centres=(Fraction(1, 10),)), "up": np.array([[1]]), "down": np.array([[0]])}
    assert TraitTables(**{**fine, **at}).has_missing  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="lack of the trait's sum"):
        TraitTables(**{**fine, **at, "sizes": TraitSizes(strata=(3,), centres=(Fraction(1, 5),))})  # type: ignore[arg-type]


def test_deviates_are_off_the_studys_own_mean_in_its_standard_deviations(tmp_path: Path) -> None:
    calls, values = study()
    values = (values / 4 + 1.0).round(3)  # a mean that is far from the middle of the range
    found = trait_deviates(opened(tmp_path, "plink1", calls, values))
    assert found.mean() == pytest.approx(0.0, abs=1e-9)
    assert found.std() == pytest.approx(1.0)
    assert np.corrcoef(found, values)[0, 1] == pytest.approx(1.0, abs=1e-4)
