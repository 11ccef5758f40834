"""Genotype tables are valid from construction, and cannot be written to."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import numpy as np
import pytest

from gwasprivacy.study.sizes import CaseControlSizes, TraitSizes
from gwasprivacy.study.tables import GenotypeTables, Variants


def variants(n_snps: int = 2) -> Variants:
    return Variants(
        chrom=["1"] * n_snps,
        snp=[f"rs{i}" for i in range(n_snps)],
        pos=np.arange(n_snps),
        a1=["A"] * n_snps,
        a2=["G"] * n_snps,
    )


def tables(counts: object, n_cases: int = 3, n_controls: int = 2) -> GenotypeTables:
    return GenotypeTables(counts=np.array(counts), variants=variants(), n_cases=n_cases, n_controls=n_controls)


GOOD = [[[3, 0, 0], [0, 2, 0]], [[1, 1, 1], [0, 0, 2]]]


def test_cases_and_controls_are_views_of_the_counts() -> None:
    whole = tables(GOOD)
    assert (whole.n_snps, whole.counts.dtype) == (2, np.int32)
    assert whole.cases.tolist() == [[3, 0, 0], [1, 1, 1]]
    assert whole.controls.tolist() == [[0, 2, 0], [0, 0, 2]]


def test_who_is_not_counted_at_a_snp_has_no_call_there() -> None:
    assert not tables(GOOD).has_missing
    assert tables(GOOD).missing.tolist() == [[0, 0], [0, 0]]
    gaps = tables([[[1, 0, 0], [0, 2, 0]], [[0, 0, 0], [0, 0, 0]]])
    assert gaps.has_missing
    assert gaps.missing.tolist() == [[2, 0], [3, 2]]
    assert not gaps.missing.flags.writeable
    assert gaps.take(np.array([1])).has_missing
    assert gaps != tables([[[1, 0, 0], [0, 2, 0]], [[0, 0, 0], [0, 0, 0]]], n_cases=4)


def test_rows_can_be_taken_in_any_order() -> None:
    part = tables(GOOD).take(np.array([1]))
    assert part.variants.snp.tolist() == ["rs1"]
    assert part.counts.tolist() == [GOOD[1]]
    assert tables(GOOD).take(np.array([1, 0])).take(np.array([1, 0])) == tables(GOOD)


def test_nothing_can_be_changed() -> None:
    whole = tables(GOOD)
    for array in (whole.counts, whole.cases, whole.variants.snp, whole.variants.pos):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
    with pytest.raises(FrozenInstanceError):
        whole.n_cases = 5  # type: ignore[misc]


@pytest.mark.parametrize(
    ("counts", "n_cases", "n_controls", "words"),
    [
        ([[[3, 0, 0], [0, 2, 0]], [[1, 1, 1], [1, 0, 2]]], 3, 2, "more called people"),
        ([[[3, 1, 0], [0, 2, 0]], [[1, 1, 1], [0, 0, 2]]], 3, 2, "more called people"),
        ([[[4, -1, 0], [0, 2, 0]], [[1, 1, 1], [0, 0, 2]]], 3, 2, "≥ 0"),
        ([[[3.0, 0, 0], [0, 2, 0]], [[1, 1, 1], [0, 0, 2]]], 3, 2, "integers"),
        (GOOD[:1], 3, 2, "shape"),
        ([[[3, 0, 0], [0, 0, 0]]] * 2, 3, -1, "numbers of people"),
    ],
)
def test_invalid_tables_cannot_be_made(counts: object, n_cases: int, n_controls: int, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        tables(counts, n_cases, n_controls)


PARTS = [[[[2, 0, 0], [0, 1, 0]], [[1, 0, 0], [0, 1, 0]]], [[[1, 0, 1], [0, 0, 0]], [[0, 1, 0], [0, 0, 2]]]]
SIZES = CaseControlSizes(strata=((2, 1), (1, 2)))


def by_strata(parts: object = PARTS, sizes: CaseControlSizes = SIZES) -> GenotypeTables:
    return GenotypeTables.of_strata(np.array(parts), variants(), sizes)


def test_the_counts_are_the_sums_over_strata() -> None:
    whole = by_strata()
    assert whole.counts.tolist() == GOOD
    assert (whole.n_cases, whole.n_controls, whole.sizes) == (3, 3, SIZES)
    assert whole.by_stratum is not None
    assert (whole.by_stratum.dtype, whole.by_stratum.tolist()) == (np.int32, PARTS)
    assert not whole.by_stratum.flags.writeable
    assert whole.take(np.array([1, 0])).take(np.array([1, 0])) == whole
    assert whole != tables(GOOD, 3, 3)
    assert whole != by_strata([[PARTS[0][0], PARTS[0][1]], [PARTS[1][0], [[0, 1, 0], [0, 0, 1]]]])


def test_one_stratum_is_a_study_without_strata() -> None:
    one = by_strata([[GOOD[0]], [GOOD[1]]], CaseControlSizes(strata=((3, 2),)))
    assert one == tables(GOOD)
    assert one.by_stratum is None
    assert tables(GOOD).sizes == CaseControlSizes.of_groups(3, 2)


def test_two_tables_of_the_same_sums_differ_where_their_strata_do() -> None:
    other = [[PARTS[0][0], PARTS[0][1]], [[[0, 1, 1], [0, 0, 0]], [[1, 0, 0], [0, 0, 2]]]]
    assert by_strata(other).counts.tolist() == GOOD
    assert by_strata(other) != by_strata()


@pytest.mark.parametrize(
    ("parts", "strata", "words"),
    [
        (PARTS[:1], ((2, 1), (1, 2)), "shape"),
        (np.array(PARTS, dtype=float), ((2, 1), (1, 2)), "integers"),
        (PARTS, ((1, 1), (2, 2)), "in a stratum"),
        (PARTS, ((2, 1), (1, 2), (1, 0)), "shape"),
        ([[[[3, -1, 0], [0, 1, 0]], PARTS[0][1]], PARTS[1]], ((2, 1), (1, 2)), "≥ 0"),
    ],
)
def test_counts_by_stratum_fit_the_strata(parts: object, strata: tuple[tuple[int, int], ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        by_strata(parts, CaseControlSizes(strata=strata))


def test_counts_sizes_and_strata_belong_together() -> None:
    same = {"counts": np.array(GOOD), "variants": variants(), "n_cases": 3, "n_controls": 3}
    for other in (
        {"sizes": SIZES},
        {"by_stratum": np.array(PARTS)},
        {"by_stratum": np.array(PARTS)[:, ::-1], "sizes": SIZES},
        {"by_stratum": np.array(PARTS), "sizes": CaseControlSizes(strata=((2, 1), (2, 2)))},
        {"by_stratum": np.array(PARTS) * 0, "sizes": SIZES},
    ):
        with pytest.raises(ValueError, match="strat"):
            GenotypeTables(**same, **other)  # type: ignore[arg-type]


@pytest.mark.parametrize("strata", [(), ((1, -1),), ((True, 1),), ((1, 2**31),)])
def test_sizes_are_numbers_of_people(strata: tuple[tuple[int, int], ...]) -> None:
    with pytest.raises(ValueError, match=r"stratum|people"):
        CaseControlSizes(strata=strata)
    with pytest.raises(ValueError, match=r"stratum|people"):
        TraitSizes(strata=tuple(-abs(first) for first, _ in strata))


def test_sizes_add_up_over_strata() -> None:
    assert (SIZES.n_strata, SIZES.is_stratified, SIZES.n_people) == (2, True, 6)
    traits = TraitSizes(strata=(4, 5))
    assert (traits.n_strata, traits.is_stratified, traits.n_people) == (2, True, 9)


def test_the_columns_of_variants_are_equally_long() -> None:
    with pytest.raises(ValueError, match="equally long"):
        Variants(chrom=["1"], snp=["a", "b"], pos=np.array([1]), a1=["A"], a2=["G"])


def test_variants_compare_by_value() -> None:
    assert variants() == variants()
    assert variants() != variants(3)
    assert variants() != "something else"
