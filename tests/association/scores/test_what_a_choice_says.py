"""What a chosen score is called, which χ² its p-value means, and how far scoring has come."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores import score_values
from gwasprivacy.association.scores.chi_square import group_sizes
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.association.scores.significance import chi_square_threshold
from gwasprivacy.association.scores.total_variation import TOTAL_VARIATION
from gwasprivacy.base.errors import Cancelled
from gwasprivacy.base.work import Work
from gwasprivacy.study.tables import GenotypeTables, Variants
from gwasprivacy.study.trait import STEPS
from gwasprivacy.study.trait_tables import TraitTables


@pytest.mark.parametrize(("test", "degrees"), [("genotypic", 2), ("allelic", 1), ("trend", 1)])
@pytest.mark.parametrize("p_value", [0.05, 5e-8])
def test_a_p_value_means_the_chi_square_of_its_tests_degrees_of_freedom(
    test: str, degrees: int, p_value: float
) -> None:
    chosen = ScoreChoice(name="distance", test=test, p_value=p_value)
    assert chi_square_threshold(chosen) == pytest.approx(stats.chi2.isf(p_value, degrees), rel=1e-9)


@pytest.mark.parametrize(
    ("chosen", "label", "short"),
    [
        (ScoreChoice(name="tv"), "total variation", "total variation"),
        (ScoreChoice(name="tv", offset=2), "total variation less 2 × chance", "total variation − 2×"),
        (ScoreChoice(name="genotypic"), "genotypic χ²", "genotypic χ²"),
    ],
)
def test_a_label_says_the_score_and_what_was_subtracted(chosen: ScoreChoice, label: str, short: str) -> None:
    assert (chosen.label, chosen.short_label) == (label, short)


def _tables(n_snps: int) -> GenotypeTables:
    names = [f"rs{row}" for row in range(n_snps)]
    variants = Variants(chrom=["1"] * n_snps, snp=names, pos=np.arange(n_snps), a1=["A"] * n_snps, a2=["G"] * n_snps)
    counts = np.random.default_rng(1).multinomial(9, [0.3, 0.3, 0.4], size=(n_snps, 2))
    return GenotypeTables(counts=counts, variants=variants, n_cases=9, n_controls=9)


def test_scoring_tells_before_every_block_how_far_it_is_and_scores_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    tables, told = _tables(7), []
    whole = computed_scores(ScoreChoice(), tables)
    monkeypatch.setattr(score_values, "BLOCK", 3)
    found = computed_scores(
        ScoreChoice(), tables, work=Work(progress=lambda what, done, of: told.append((what, done, of)))
    )
    assert told == [("Scoring SNPs", done, 7) for done in (0, 3, 6, 7)]
    assert found.tolist() == whole.tolist()


def test_scoring_can_be_cancelled_between_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    class Soon:
        asked = 0

        def check(self) -> None:
            self.asked += 1
            if self.asked == 2:
                raise Cancelled

    monkeypatch.setattr(score_values, "BLOCK", 3)
    with pytest.raises(Cancelled):
        computed_scores(ScoreChoice(), _tables(7), work=Work(cancel=Soon()))


def test_tables_of_a_trait_are_scored_as_such() -> None:
    rng = np.random.default_rng(4)
    calls, values = rng.binomial(2, 0.4, (30, 3)).astype(np.uint8), rng.integers(0, STEPS + 1, 30)
    variants = Variants(
        chrom=["1"] * 3, snp=["rs1", "rs2", "rs3"], pos=np.arange(3, dtype=np.int64), a1=["A"] * 3, a2=["C"] * 3
    )
    tables = TraitTables.of_people(calls, values, np.zeros(30, np.int64), steps=STEPS, variants=variants)
    score = ScoreChoice(name="tv")
    assert computed_scores(score, tables).tolist() == computed_scores(score, tables).tolist()
    assert (computed_scores(score, tables) > 0).all()


def test_a_second_score_of_the_same_name_is_refused() -> None:
    with pytest.raises(ValueError, match="tv already"), SCORES.register(TOTAL_VARIATION):
        pass


def test_a_study_without_snps_has_scores_of_none() -> None:
    nothing = np.zeros((0, 2, 3), dtype=np.int32)
    assert group_sizes(nothing) == (1, 1)
