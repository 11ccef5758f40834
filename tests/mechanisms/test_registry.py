"""The mechanisms by name, and refusals of what has no proof."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.mechanisms import registry
from gwasprivacy.mechanisms.number_release import BOUNDED
from gwasprivacy.mechanisms.numbers.significant_count import SIGNIFICANT_COUNT
from gwasprivacy.mechanisms.registry import MECHANISMS, check_supported, selector
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.design import Loci


def test_every_file_in_the_selectors_folder_is_a_mechanism() -> None:
    assert tuple(MECHANISMS) == ("exponential", "permute-and-flip", "joint", "laplace", "significant-set", "right-list")
    for name, one in MECHANISMS.items():
        assert one.name == name
        assert one.title
        assert one.words
        assert one.publishes
        assert one.source
        assert not one.ordered


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(InvalidInput, match="permute-and-flip"):
        selector("magic")


@pytest.mark.parametrize("name", MECHANISMS)
def test_selections_serve_a_secret_size_by_the_scores_that_have_a_proof_for_it(name: str) -> None:
    check_supported(name, ScoreChoice(), Neighbours.ADD_REMOVE, threshold=1.0)
    for score in ("genotypic", "allelic", "trend"):
        with pytest.raises(PrivacyRefusal, match="fixed numbers"):
            check_supported(name, ScoreChoice(name=score), Neighbours.ADD_REMOVE, threshold=1.0)
    check_supported(name, ScoreChoice(), Neighbours.REPLACE_ONE, threshold=1.0)
    check_supported(name, ScoreChoice(), Neighbours.SWAP, threshold=1.0)


def test_counts_values_and_numbers_of_snps_serve_a_secret_size_by_scores_that_have_a_proof_for_it() -> None:
    check_supported("genotype-counts", "", Neighbours.ADD_REMOVE)
    check_supported("allele-counts", "", Neighbours.ADD_REMOVE)
    check_supported("values", ScoreChoice(), Neighbours.ADD_REMOVE)
    check_supported("significant-count", ScoreChoice(), Neighbours.ADD_REMOVE, threshold=1.0)
    for name in ("values", "significant-count"):
        with pytest.raises(PrivacyRefusal, match="fixed numbers"):
            check_supported(name, ScoreChoice(name="trend"), Neighbours.ADD_REMOVE, threshold=1.0)


def test_a_release_without_a_proof_for_added_people_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    without = replace(SIGNIFICANT_COUNT, neighbours=BOUNDED)
    monkeypatch.setattr(registry, "release_part", lambda name: without)
    with pytest.raises(PrivacyRefusal, match="size"):
        check_supported("significant-count", ScoreChoice(), Neighbours.ADD_REMOVE, threshold=1.0)


def test_loci_and_thresholds_are_refused_where_they_do_not_fit() -> None:
    asked = ScoreChoice(), Neighbours.REPLACE_ONE
    with pytest.raises(PrivacyRefusal, match="locus"):
        check_supported("significant-set", *asked, loci=Loci(block_kb=10.0), threshold=1.0)
    with pytest.raises(PrivacyRefusal, match="do not overlap"):
        check_supported("joint", *asked, loci=Loci(window_kb=10.0))
    check_supported("joint", *asked, loci=Loci(block_kb=10.0))
    check_supported("permute-and-flip", *asked, loci=Loci(window_kb=10.0))
    with pytest.raises(PrivacyRefusal, match="threshold"):
        check_supported("significant-set", ScoreChoice(), Neighbours.REPLACE_ONE)


def test_naming_the_mechanisms_loads_neither_opendp_nor_scipy() -> None:
    script = (
        "import sys, gwasprivacy.mechanisms.registry as s; list(s.MECHANISMS); "
        "print([m for m in ('opendp', 'scipy', 'numba', 'pandas') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("name", registry.OTHER_RELEASES)
def test_what_selects_no_snps_is_refused_as_that_and_not_as_unknown(name: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        selector(name)
    assert refused.value.code == "selection.selects-nothing"
    assert "selects no SNPs" in str(refused.value)
