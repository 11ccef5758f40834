"""The laws that quick estimates use: the score of a table itself, and its mean at a SNP without effect."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.large_sample import LargeSampleLaw
from gwasprivacy.association.scores.registry import SCORES, names_of_those_that_take
from gwasprivacy.association.scores.score_choice import ScoreChoice

WITH_LAW = [name for name in SCORES.names if SCORES.find(name).values.law is not None]
ONE_DIMENSIONAL = ("tv-allelic", "allelic", "trend")


def law_of(name: str) -> LargeSampleLaw:
    law = SCORES.find(name).values.law
    assert law is not None
    return law


@pytest.mark.parametrize("name", WITH_LAW)
@pytest.mark.parametrize("sizes", [(300, 200), (150, 450), (50, 50)])
def test_the_law_of_a_tables_differences_is_its_score(name: str, sizes: tuple[int, int], as_tables: Any) -> None:
    rng = np.random.default_rng(3)
    counts = np.stack([rng.multinomial(size, (0.5, 0.3, 0.2), size=20) for size in sizes], axis=1)
    shares = counts / np.array(sizes)[None, :, None]
    found = computed_scores(ScoreChoice(name=name), as_tables(counts))
    for row in range(len(counts)):
        difference, pooled = (shares[row, 0] - shares[row, 1])[:, None], counts[row].sum(axis=0) / sum(sizes)
        (score,) = law_of(name).of_differences(difference, pooled, *sizes)
        assert score == pytest.approx(found[row], rel=1e-9)
    assert law_of(name).is_one_dimensional == (name in ONE_DIMENSIONAL)


@pytest.mark.parametrize("name", WITH_LAW)
def test_a_snp_without_effect_has_the_mean_that_its_scales_say(name: str) -> None:
    """χ² has its degrees of freedom; tv what is subtracted where chance is."""
    law, score = law_of(name), SCORES.find(name)
    radius = math.sqrt(2 / math.pi) if law.is_one_dimensional else math.sqrt(math.pi / 2)
    for frequency in (0.05, 0.2, 0.5):
        scales = law.null_scales(np.array([frequency]))
        if law.is_squared:
            assert (
                law.unit(900, 400) * scales.mean() * (1 if law.is_one_dimensional else 2) == 2 - law.is_one_dimensional
            )
        else:
            assert name in names_of_those_that_take("offset")
            (expected,) = score.values.null_mean([frequency], 900, 400)
            assert law.unit(900, 400) * scales.mean() * radius == pytest.approx(expected, rel=0.01)


@pytest.mark.parametrize("name", WITH_LAW)
def test_the_scales_of_many_snps_stand_in_their_order(name: str) -> None:
    law, frequencies = law_of(name), np.array([0.05, 0.2, 0.5, 0.0])
    together = law.null_scales(frequencies)
    alone = [law.null_scales(np.array([each])) for each in frequencies]
    assert together.tolist() == (np.ones(1) if law.is_squared else np.concatenate(alone)).tolist()
    if not law.is_squared:
        assert not alone[-1].any()
