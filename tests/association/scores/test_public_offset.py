"""The tv scores less k null means at a public panel's allele frequency: same sensitivity, public data only."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores, public_offset
from gwasprivacy.association.scores.registry import SCORES, names_of_those_that_take
from gwasprivacy.association.scores.score_choice import LARGEST_OFFSET, ScoreChoice
from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CaseControlSizes


@pytest.mark.parametrize("name", names_of_those_that_take("offset"))
@pytest.mark.parametrize("relation", ["replace-one", "swap"])
@pytest.mark.parametrize(("n_cases", "n_controls"), [(4, 4), (3, 5), (6, 2), (1, 4)])
def test_an_offset_leaves_the_sensitivity_alone_at_every_table(
    name: str, relation: str, n_cases: int, n_controls: int, neighbouring: Any, as_tables: Any
) -> None:
    """Exactly: the scores lie on the grid, so their differences are the ones without an offset to the last bit."""
    plain, choice = ScoreChoice(name=name), ScoreChoice(name=name, offset=2.3)
    delta = choice.sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls), Neighbours(relation))
    assert delta == plain.sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls), Neighbours(relation))
    farthest = 0.0
    for before, after in neighbouring(n_cases, n_controls, relation):
        public = np.resize([0.0, 0.01, 0.2, 0.37, 0.5, 0.8, 1.0, np.nan], len(before))
        scores = [computed_scores(choice, as_tables(counts), frequencies=public) for counts in (before, after)]
        moved = scores[0] - scores[1]
        assert (moved == computed_scores(plain, as_tables(before)) - computed_scores(plain, as_tables(after))).all()
        farthest = max(farthest, float(np.abs(moved).max()))
    assert farthest <= delta
    if relation == "replace-one":
        assert farthest == delta == 1


@pytest.mark.parametrize("name", names_of_those_that_take("offset"))
def test_what_is_subtracted_depends_on_public_numbers_only(name: str, as_tables: Any) -> None:
    """Two studies with not one genotype in common lose the same."""
    plain, choice = ScoreChoice(name=name), ScoreChoice(name=name, offset=1.0)
    public = np.array([0.03, 0.25, 0.5])
    for counts in ([[7, 0, 0], [0, 0, 5]], [[0, 3, 4], [5, 0, 0]]):
        tables = as_tables(np.array([counts] * 3))
        lost = computed_scores(plain, tables) - computed_scores(choice, tables, frequencies=public)
        assert lost.tolist() == public_offset(choice, public, 7, 5).tolist()
        assert lost == pytest.approx(SCORES.find(name).values.null_mean(public, 7, 5), abs=1e-9)


@pytest.mark.parametrize("name", names_of_those_that_take("offset"))
def test_it_does_not_matter_which_allele_a_frequency_is_of(name: str) -> None:
    choice = ScoreChoice(name=name, offset=3)
    p = np.linspace(0, 0.5, 40)
    assert public_offset(choice, p, 900, 1100) == pytest.approx(public_offset(choice, 1 - p, 900, 1100), abs=1e-9)


@pytest.mark.parametrize("name", names_of_those_that_take("offset"))
def test_without_a_frequency_the_largest_offset_is_taken(name: str) -> None:
    choice = ScoreChoice(name=name, offset=2)
    unknown, half, *others = public_offset(choice, [np.nan, 0.5, 0.49, 0.3, 0.05, 0.0], 800, 1200).tolist()
    assert unknown == half
    assert half > others[0] > others[1] > others[2] > others[3] == 0


@pytest.mark.parametrize("name", names_of_those_that_take("offset"))
def test_an_offset_is_never_larger_than_a_score_can_be(name: str) -> None:
    """In a study of 2 + 2 four null means would be more than the whole range; doubles hold the difference all the same."""
    largest = public_offset(ScoreChoice(name=name, offset=LARGEST_OFFSET), [0.5], 2, 2)
    assert largest.tolist() == [2.0]


@pytest.mark.parametrize("name", names_of_those_that_take("offset"))
def test_null_snps_score_nothing_on_average_after_one_null_mean(name: str, as_tables: Any) -> None:
    rng = np.random.default_rng(5)
    p = np.repeat([0.05, 0.2, 0.5], 4000)
    share = np.stack([(1 - p) ** 2, 2 * p * (1 - p), p * p], axis=1)
    counts = np.stack([rng.multinomial(800, share), rng.multinomial(1200, share)], axis=1)
    scores = computed_scores(ScoreChoice(name=name, offset=1), as_tables(counts), frequencies=p)
    before = computed_scores(ScoreChoice(name=name), as_tables(counts))
    for rows in np.split(np.arange(len(p)), 3):
        assert abs(scores[rows].mean()) < 0.03 * before[rows].mean()


def test_without_public_frequencies_there_is_no_score(as_tables: Any) -> None:
    tables = as_tables(np.array([[[2, 1, 0], [1, 1, 1]]] * 2))
    choice = ScoreChoice(offset=1)
    for public in (None, np.array([0.5])):
        with pytest.raises(InvalidInput, match="public allele frequency for each of the 2 SNPs"):
            computed_scores(choice, tables, frequencies=public)
    assert (
        computed_scores(ScoreChoice(), tables, frequencies=None).tolist()
        == computed_scores(ScoreChoice(), tables).tolist()
    )


@pytest.mark.parametrize("offset", [0, -1, 4.5, float("nan"), float("inf"), "2", True])
def test_an_offset_is_a_number_above_0_and_at_most_4(offset: Any) -> None:
    with pytest.raises(InvalidPlan) as caught:
        ScoreChoice(name="tv", offset=offset)
    assert caught.value.field == "release.score.offset"


@pytest.mark.parametrize("name", ["genotypic", "allelic", "trend"])
def test_scores_whose_null_mean_is_the_same_everywhere_have_no_offset(name: str) -> None:
    with pytest.raises(InvalidPlan, match="only the scores tv, tv-allelic, ks"):
        ScoreChoice(name=name, offset=1)


def test_a_choice_with_an_offset_survives_json_and_one_without_is_as_before() -> None:
    choice = ScoreChoice(name="tv-allelic", offset=2)
    assert choice.to_json() == {"name": "tv-allelic", "offset": 2.0}
    assert ScoreChoice.from_json(choice.to_json()) == choice
    assert ScoreChoice().to_json() == {"name": "tv"}
    assert choice.code == "tv-allelic+2"
    assert "2 × chance" in choice.label
    with pytest.raises(InvalidPlan) as caught:
        ScoreChoice.from_json({"name": "tv", "offset": 9}, "here")
    assert caught.value.field == "here.offset"
