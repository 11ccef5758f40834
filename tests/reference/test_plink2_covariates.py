"""PLINK 2's regression beside weights that balance the same covariates: the same SNPs, noise-free and drawn, and the order of a score test."""

from __future__ import annotations

import math
import shutil
from pathlib import Path

import numpy as np
import pytest
from scipy.stats import spearmanr

from bench._admixture import CAUSAL, admixed, balanced_scores, of_ancestry, sums_by_genotype, weights_of
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.simulation.laws.inclusion import set_utility
from gwasprivacy.study.balancing import HALF, Balance, CovariateColumn, balanced
from tests.reference.test_plink2_strata import N_STUDIES, our_best, plink2, their_best
from tests.study.make_plink import make_plink

N_SNPS, EACH = 300, 500


@pytest.mark.skipif(shutil.which("plink2") is None, reason="plink2 is not installed (Debian: apt-get install plink2)")
def test_plink2_s_regression_with_covariates_names_the_same_snps_in_ten_studies(tmp_path: Path) -> None:
    """Continuous ancestry at F_ST 0.1, older cases and more men among them; without covariates other SNPs are in front."""
    confounded, misses = 0, np.array([1.0])
    theirs, own = tmp_path / "theirs.tsv", tmp_path / "ours.tsv"
    for seed in range(N_STUDIES):
        rng = np.random.default_rng(seed)
        study = admixed(rng, EACH, EACH, n_snps=N_SNPS, fst=0.1, odds=2.5)
        age = rng.normal(50 + 5 * study.is_case, 10)
        sex = rng.random(2 * EACH) < 0.4 + 0.2 * study.is_case
        people = [f"F{row + 1}\tI{row + 1}" for row in range(2 * EACH)]
        table = list(zip(people, study.ancestry.tolist(), age.tolist(), sex.astype(int).tolist(), strict=True))
        own.write_text(
            "FID\tIID\ta\tage\tsex\n" + "".join(f"{n}\t{a}\t{y}\t{s}\n" for n, a, y, s in table), encoding="utf-8"
        )
        theirs.write_text(
            "#FID\tIID\ta\tsquare\tage\tsex\n"
            + "".join(f"{n}\t{a}\t{(a - 0.5) ** 2}\t{y}\t{s}\n" for n, a, y, s in table),
            encoding="utf-8",
        )
        make_plink(tmp_path, study.copies, study.is_case == 1)
        plink2(
            tmp_path, "--bfile", "study", "--glm", "hide-covar", "--covar", theirs.name, "--covar-variance-standardize"
        )
        columns = ["--covariates", str(own), "--covariate-names", "a", "age", "sex", "--covariate-squares", "a"]
        ours = our_best(tmp_path, tmp_path / "study", *columns, "--covariate-grid", "a=0.05", "age=5")
        assert ours == their_best(tmp_path, "theirs.PHENO1.glm.logistic.hybrid") == {"rs1", "rs2"}
        confounded += our_best(tmp_path, tmp_path / "study") != ours
        # What a draw publishes is a matter of chance, whose law is known: nothing is drawn here.
        found = weights_of(study, [of_ancestry(study), in_steps(age, 5.0), CovariateColumn(codes=sex.astype(np.int64))])
        scores, delta = scored(found, study.copies, "tv")
        law = {"sensitivity": delta, "epsilon": math.log(2), "n_snps": 2, "mechanism": "joint"}
        agrees = set_utility(scores, CAUSAL, **law).p_all
        misses = np.convolve(misses, [agrees, 1 - agrees])
    assert confounded >= N_STUDIES / 2
    assert misses[:3].sum() > 0.999  # drawn ones agree in eight of ten at least


def test_scores_of_alleles_rank_as_a_score_test_on_the_same_weights(hapsample: Path) -> None:
    """|Σ x z| / √Σ z² (x − x̄)²: of real people, with simulated age, sex and ancestry."""
    is_case = np.array(
        [line.split()[5] == "2" for line in Path(f"{hapsample}.fam").read_text(encoding="utf-8").splitlines()]
    )
    packed = np.fromfile(f"{hapsample}.bed", dtype=np.uint8)[3:].reshape(-1, -(-len(is_case) // 4))
    calls = np.stack([packed >> shift & 3 for shift in (0, 2, 4, 6)], axis=-1).reshape(len(packed), -1)
    copies = np.array([2, 3, 1, 0], dtype=np.int8)[calls[:, : len(is_case)]]
    assert not (copies == 3).any()
    rng = np.random.default_rng(1)
    age, ancestry = rng.normal(50 + 5 * is_case, 10), rng.beta(2 + is_case, 3 - is_case)
    everybody = np.ones(len(is_case), dtype=bool)
    sex = CovariateColumn(codes=rng.integers(0, 2, len(is_case)))
    columns = [in_steps(age, 5.0), sex, in_steps(ancestry, 0.05)]
    found = balanced(is_case.astype(np.int64), columns, everybody, everybody, is_trait=False)
    z = (found.steps - HALF) / HALF
    x = copies.astype(np.float64)
    mean = x @ z**2 / (z**2).sum()
    spread = np.sqrt(np.maximum(x**2 @ z**2 - mean**2 * (z**2).sum(), 0))
    varies = spread > 1
    test = np.abs(x @ z)[varies] / spread[varies]
    scores = scored(found, copies, "tv-allelic")[0][varies]
    assert spearmanr(scores, test).statistic >= 0.9
    assert set(np.argsort(-scores)[:2]) == set(np.argsort(-test)[:2])


def in_steps(values: np.ndarray, step: float) -> CovariateColumn:
    return CovariateColumn(codes=np.floor(values / step + 0.5).astype(np.int64), step=step)


def scored(found: Balance, copies: np.ndarray, score: str) -> tuple[np.ndarray, float]:
    """Scores and their sensitivity."""
    sums = sums_by_genotype(copies, np.column_stack([found.steps, np.ones(len(found.steps), dtype=np.int64)]))
    return balanced_scores(found, sums[:, 0], sums[:, 1], ScoreChoice(name=score))
