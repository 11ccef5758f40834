"""Rules on people, part by part; whole releases under them are in tests/release/test_person_rules.py."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.work import UNWATCHED
from gwasprivacy.study.formats.opened_study import MISSING
from gwasprivacy.study.formats.registry import open_people
from gwasprivacy.study.person_rules.heterozygosity import Heterozygosity, tells_sex
from gwasprivacy.study.person_rules.own_records import passing
from gwasprivacy.study.person_rules.recorded_sex import FEMALE, MALE, UNKNOWN, recorded_sex
from gwasprivacy.study.person_rules.rules import PersonRules
from gwasprivacy.study.person_rules.set_aside import StudyUnderRules
from tests.study.make_plink import make_plink


@pytest.mark.parametrize("n_columns", [4, 5])
def test_who_fails_has_every_call_missing_where_the_size_is_printed_and_no_place_where_it_is_not(
    n_columns: int,
) -> None:
    calls = np.random.default_rng(1).integers(0, 9, size=(6, 4, n_columns))  # cases and controls who pass, and who fail
    study: Any = SimpleNamespace(count_calls=lambda *_, **__: calls, sizes=SimpleNamespace(cells=(5, 6, 2, 1)))
    alone = StudyUnderRules(study=study, strata=(), keeps_places=False)
    beside = StudyUnderRules(study=study, strata=(), keeps_places=True)
    assert alone.count_calls().tolist() == calls[:, :2].tolist()
    assert alone.sizes.cells == (5, 6)
    assert beside.sizes.cells == (7, 7)
    wanted = calls[:, :2].copy()
    wanted[..., MISSING] += calls[:, 2:, :4].sum(axis=2)
    assert beside.count_calls().tolist() == wanted.tolist()


def test_a_range_of_inbreeding_has_its_ends_in_order_and_some_rule_is_named() -> None:
    assert PersonRules(heterozygosity=(-0.1, 0.1)).heterozygosity == (-0.1, 0.1)
    for ends in ((0.1, -0.1), (0.1, 0.1)):
        with pytest.raises(InvalidPlan) as caught:
            PersonRules(heterozygosity=ends)
        assert caught.value.code == "person-rules.heterozygosity"
    with pytest.raises(InvalidPlan) as caught:
        PersonRules()
    assert caught.value.code == "person-rules.none"
    assert PersonRules(call_rate=0.9).heterozygosity is None


def test_men_have_one_copy_of_x_outside_what_it_shares_with_y() -> None:
    inside = [2_800_000, 100_000_000, 154_899_999]
    outside = [1, 2_799_999, 154_900_000, 156_040_895]
    assert all(tells_sex(chrom, pos) for chrom in ("X", "chrX", "23", "x") for pos in inside)
    assert not any(tells_sex("X", pos) for pos in outside)
    assert not any(tells_sex(chrom, 100_000_000) for chrom in ("1", "Y", "XY", "22"))


@pytest.mark.parametrize(
    ("ending", "text"),
    [
        (".psam", "#FID IID SEX PHENO\na 1 2 1\nb 2 Male 1\nc 3 NA 1\n"),
        (".psam", "#IID SEX\n1 f\n2 1\n3 0\n"),
        (".fam", "a 1 0 0 2 1\nb 2 0 0 1 1\nc 3 0 0 0 1\n"),
    ],
)
def test_the_recorded_sex_is_that_of_the_file_beside_the_genotypes(tmp_path: Path, ending: str, text: str) -> None:
    (tmp_path / f"study{ending}").write_text(text, encoding="utf-8")
    assert recorded_sex(tmp_path / "study.pgen", 3, work=UNWATCHED).tolist() == [FEMALE, MALE, UNKNOWN]
    (tmp_path / f"study{ending}").write_text("#IID PHENO\n1 1\n2 1\n3 1\n", encoding="utf-8")
    with pytest.raises(InvalidInput) as caught:
        recorded_sex(tmp_path / "study.pgen", 3, work=UNWATCHED)
    assert caught.value.code == "person-rules.no-sex"


def test_inbreeding_is_what_is_missing_of_the_heterozygotes_that_are_expected() -> None:
    """At a frequency of one half, half of a person's calls are expected to be heterozygous."""
    sums = Heterozygosity(4)
    for copies in ([0, 1, 1, MISSING], [2, 1, 0, MISSING]):
        sums.add(np.array(copies, dtype=np.uint8), 0.5)
    assert np.array_equal(sums.inbreeding, [1.0, -1.0, 0.0, np.nan], equal_nan=True)


def test_the_ends_of_a_range_of_inbreeding_pass_and_whoever_has_no_call_does_not(tmp_path: Path) -> None:
    calls = np.array([[0, 1, 1, MISSING], [2, 1, 0, MISSING]])
    people = open_people(make_plink(tmp_path, calls, [True] * 4))
    assert people is not None
    for ends, who in (((0.0, 1.0), [True, False, True, False]), ((-1.0, 0.0), [False, True, True, False])):
        rules, frequencies = PersonRules(heterozygosity=ends), {"rs1": 0.5, "rs2": 0.5}
        assert passing(people, rules, lambda *_: True, frequencies, None, work=UNWATCHED).tolist() == who
