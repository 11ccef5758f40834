"""Weights that balance covariates: private by enumeration, the same in every order of people, balanced, and adjusted as a regression does."""

from __future__ import annotations

import itertools
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.lab.audit.covariate_cases import FALSE_CLAIMS, balanced_tables
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.balancing import HALF, Balance, CovariateColumn, balanced
from gwasprivacy.study.counted_traits import count_traits
from gwasprivacy.study.covariate_file import CovariateFile
from gwasprivacy.study.covariates import Covariates
from gwasprivacy.study.sizes import TraitSizes
from gwasprivacy.study.tables import Variants
from gwasprivacy.study.trait import STEPS, Trait
from gwasprivacy.study.trait_study import open_balanced_study, open_trait_study
from gwasprivacy.study.trait_tables import TraitTables
from tests.study.make_plink import make_plink

SCORES = ("tv", "ks", "tv-allelic")
N = 4
EVERY_GENOTYPE = np.array(list(itertools.product(range(4), repeat=N))).T
"""(N, 256): each way in which four people can have 0, 1 or 2 copies, or no call."""


def spread_of(scores: np.ndarray, states: int) -> float:
    """The most that another genotype of one person moves a score of everybody's genotypes."""
    cube = scores.reshape((states,) * N)
    return max(float(np.ptp(cube, axis=person).max()) for person in range(N))


@pytest.mark.parametrize("score", SCORES)
def test_a_replaced_genotype_moves_every_score_by_at_most_1_in_every_small_study(score: str) -> None:
    found = 0.0
    for kinds in itertools.combinations_with_replacement(range(6), N):  # case or control, covariate 0 or 1 or missing
        kind = np.array(kinds)
        is_case, covariate = kind // 3, kind % 3
        if is_case.min() == is_case.max():
            continue
        tables = balanced_tables(EVERY_GENOTYPE, is_case, covariate[:, None], covariate < 2)
        choice = ScoreChoice(name=score)
        assert choice.score.sensitivity_of(tables.compared, Neighbours.REPLACE_ONE) == 1
        found = max(found, spread_of(computed_scores(choice, tables), 4))
    assert found == 1.0


@pytest.mark.parametrize("score", SCORES)
def test_so_does_an_imputed_one(score: str) -> None:
    states = [(2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 0), (0, 1, 1), (1, 0, 1)]  # in halves
    people = np.array(list(itertools.product(states, repeat=N)))  # (6⁴, N, 3)
    found = 0.0
    for covariate in ([0, 0, 0, 0], [0, 1, 0, 1], [0, 1, 1, 1], [0, 2, 1, 1]):
        tables = balanced_tables(EVERY_GENOTYPE[:, :1], np.array([1, 1, 0, 0]), np.array(covariate)[:, None])
        steps = balanced(
            np.array([1, 1, 0, 0]), [numbers(covariate)], np.ones(N, bool), np.ones(N, bool), is_trait=False
        ).steps
        imputed = replace(
            tables,
            counts=people.sum(axis=1)[:, None],
            sums=np.einsum("p,npg->ng", steps, people)[:, None],
            up=np.zeros((len(people), 1), np.int64),
            down=np.zeros((len(people), 1), np.int64),
            variants=variants(len(people)),
            genotype_steps=2,
        )
        found = max(found, spread_of(computed_scores(ScoreChoice(name=score), imputed), len(states)))
    assert found == 1.0


def test_a_trait_s_residual_moves_a_score_by_at_most_half_the_range() -> None:
    found = 0.0
    for values in itertools.product((0, 300, STEPS), repeat=N):
        for covariate in ([0, 0, 1, 1], [0, 1, 2, 3]):
            here = np.ones(N, bool)
            weights = balanced(np.array(values), [numbers(covariate)], here, here, is_trait=True).steps
            tables = TraitTables.of_people(
                EVERY_GENOTYPE,
                weights,
                np.zeros(N, int),
                steps=STEPS,
                variants=variants(256),
                centres=(Fraction(1, 2),),
            )
            found = max(found, spread_of(computed_scores(ScoreChoice(name="tv"), tables), 4))
    claimed = ScoreChoice(name="tv").score.sensitivity_of(TraitSizes(strata=(N,), centres=(Fraction(1, 2),)))
    assert 0.3 < found <= claimed == Fraction(1, 2)


def numbers(values: object, *, squared: bool = False) -> CovariateColumn:
    return CovariateColumn(codes=np.array(values, dtype=np.int64), step=1.0, squared=squared)


def variants(n: int) -> Variants:
    return Variants(
        chrom=["1"] * n, snp=[f"s{i}" for i in range(n)], pos=np.arange(1, n + 1), a1=["A"] * n, a2=["G"] * n
    )


def confounded(n: int = 3_000, seed: int = 4) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.random.Generator]:
    """Who is a case, an ancestry on a grid, and three labels."""
    rng = np.random.default_rng(seed)
    ancestry = rng.normal(size=n)
    is_case = (rng.random(n) < 1 / (1 + np.exp(-1.5 * ancestry))).astype(np.int64)
    return is_case, np.round(ancestry * 10).astype(np.int64), rng.integers(0, 3, n), rng


def of(is_case: np.ndarray, columns: list[CovariateColumn]) -> Balance:
    here = np.ones(len(is_case), dtype=bool)
    return balanced(is_case, columns, here, here, is_trait=False)


def test_no_order_of_people_changes_anybody_s_weight() -> None:
    is_case, ancestry, label, rng = confounded()
    columns = [numbers(ancestry, squared=True), CovariateColumn(codes=label)]
    first = of(is_case, columns).steps
    order = rng.permutation(len(is_case))
    again = of(is_case[order], [replace(each, codes=each.codes[order]) for each in columns]).steps
    assert np.array_equal(first[order], again)


def test_people_alike_weigh_the_same_and_the_sides_are_balanced() -> None:
    is_case, ancestry, label, _ = confounded()
    found = of(is_case, [numbers(ancestry, squared=True), CovariateColumn(codes=label)])
    weights = found.steps - HALF
    assert ((weights >= 0) | (is_case == 0)).all()
    assert ((weights <= 0) | (is_case == 1)).all()
    cells = np.column_stack([is_case, ancestry, label])
    for cell in np.unique(cells, axis=0):
        assert len(set(weights[(cells == cell).all(axis=1)].tolist())) == 1
    assert 0.3 < found.kept < 0.9
    # Rounding to thousandths towards 0 leaves at most a person's weight on one side, and as little of each covariate.
    assert found.off < 1
    for values in (ancestry, ancestry**2, label == 1):
        assert abs(int(weights @ values)) / HALF < np.abs(values).max() * 1.5


def test_confounding_cancels_and_a_real_difference_stays() -> None:
    is_case, ancestry, _, rng = confounded()
    share = np.clip(0.5 + ancestry / 60, 0.05, 0.95)
    by_ancestry = rng.binomial(2, share[:, None], (len(share), 40))
    real = rng.binomial(2, np.where(is_case, 0.35, 0.25)[:, None], (len(share), 40))
    copies = np.concatenate([by_ancestry, real], axis=1)
    adjusted = computed_scores(ScoreChoice(name="tv-allelic"), balanced_tables(copies, is_case, ancestry[:, None]))
    plain = computed_scores(ScoreChoice(name="tv-allelic"), balanced_tables(copies, is_case, 0 * ancestry[:, None]))
    assert plain[:40].min() > plain[40:].max()
    assert adjusted[:40].max() < 0.5 * adjusted[40:].mean()


def test_with_many_more_controls_more_of_them_count_than_cases() -> None:
    is_case = np.repeat([1, 0], [100, 1000])
    weights = of(is_case, [numbers(np.arange(1100) % 7)]).steps - HALF
    assert (weights[:100] > 0).all()
    assert (weights[100:] < 0).sum() >= 500


def test_neither_a_far_off_value_nor_columns_alike_keep_others_from_being_balanced() -> None:
    is_case, ancestry, _, _ = confounded()
    plain = of(is_case, [numbers(ancestry)])
    assert np.array_equal(of(is_case, [numbers(ancestry), numbers(3 * ancestry)]).steps, plain.steps)
    far = ancestry.copy()
    far[0] = 10**9
    found = of(is_case, [replace(numbers(far), squared=True)])
    assert found.off < 1
    assert abs((found.steps[1:] - HALF) @ ancestry[1:]) < HALF * np.ptp(ancestry)
    assert found.kept > 0.8 * plain.kept


def test_groups_without_anything_in_common_have_no_weight() -> None:
    is_case = np.repeat([1, 0], 50)
    apart = of(is_case, [numbers(np.arange(100))])
    assert (apart.steps == HALF).all()
    assert apart.kept == 0


@pytest.mark.parametrize("claim", FALSE_CLAIMS, ids=lambda claim: claim.name)
def test_what_is_easily_claimed_is_refuted(claim) -> None:
    assert claim.counterexample().refutes


# Files ------------------------------------------------------------------------------------------------------------------


def study(folder: Path, text: str, *, names: tuple[str, ...], **beside: object):
    calls = np.random.default_rng(3).integers(0, 4, (9, 12)).astype(np.uint8)
    path = make_plink(folder, calls, np.arange(12) % 2 == 0)
    (folder / "covariates.txt").write_text(text, encoding="utf-8")
    return path, CovariateFile(path=folder / "covariates.txt", chosen=Covariates.of(names, **beside)), calls


def table(lines: dict[int, str], columns: str = "age sex") -> str:
    usual = {row: f"{40 + row} {'MF'[row % 3 == 0]}" for row in range(12)}
    people = "".join(f"F{row + 1} I{row + 1} {said}\n" for row, said in (usual | lines).items())
    return f"FID IID {columns}\n{people}"


def test_counted_tables_of_a_fileset_are_those_of_its_people(tmp_path: Path) -> None:
    path, covariates, calls = study(tmp_path, table({4: "NA M"}), names=("age", "sex"), steps={"age": 5.0})
    opened = open_balanced_study(path, covariates)
    assert opened.balance is not None
    assert opened.balance.without == 1
    codes = np.array([int((40 + row) / 5 + 0.5) for row in range(12)])
    sex = np.array([int(row % 3 != 0) for row in range(12)])
    complete = np.arange(12) != 4
    expected = balanced(
        (np.arange(12) % 2 == 0).astype(np.int64),
        [numbers(codes), CovariateColumn(codes=sex)],
        complete,
        np.ones(12, bool),
        is_trait=False,
    )
    assert np.array_equal(opened.groups.steps, expected.steps)
    assert expected.steps[4] == HALF
    tables = count_traits(opened).tables
    of_people = TraitTables.of_people(
        calls.T, expected.steps, np.zeros(12, int), steps=STEPS, variants=tables.variants, centres=(Fraction(1, 2),)
    )
    assert tables == replace(of_people, weighs=expected.groups)


def test_a_rule_on_ones_own_record_takes_calls_and_no_weight(tmp_path: Path) -> None:
    """Whether a person passes follows from genotypes: were weights of those who pass, one record would move everybody's."""
    path, covariates, calls = study(tmp_path, table({}), names=("age", "sex"), steps={"age": 5.0})
    passes = np.arange(12) != 3
    everybody, ruled = open_balanced_study(path, covariates), open_balanced_study(path, covariates, passes=passes)
    assert np.array_equal(ruled.groups.steps, everybody.groups.steps)
    assert ruled.groups.steps[3] != HALF
    tables = count_traits(ruled).tables
    of_people = TraitTables.of_people(
        np.where(passes[:, None], calls.T, 3),
        everybody.groups.steps,
        np.zeros(12, int),
        steps=STEPS,
        variants=tables.variants,
        centres=(Fraction(1, 2),),
    )
    assert tables == replace(of_people, weighs=everybody.balance.groups)


def test_a_trait_is_compared_as_its_residual(tmp_path: Path) -> None:
    path, covariates, _ = study(tmp_path, table({}), names=("age", "sex"), steps={"age": 1.0})
    values = tmp_path / "trait.txt"
    values.write_text(
        "".join(f"F{row + 1} I{row + 1} {0.02 * row + 0.1 * (row == 7)}\n" for row in range(12)), encoding="utf-8"
    )
    trait = Trait(low=0.0, high=1.0)
    found = open_trait_study(path, trait, values, covariates=covariates)
    residuals = found.groups.steps - HALF
    assert found.sizes.centres == (Fraction(1, 2),)
    assert int(np.argmax(residuals)) == 7
    assert abs(int(residuals.sum())) <= 6
    assert np.abs(residuals[np.arange(12) != 7]).max() < 40 < np.ptp(trait.counted(0.02 * np.arange(12)))


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ({3: "old M"}, "covariates.not-a-number"),
        ({3: "1e400 M"}, "covariates.not-a-number"),
        ({3: "41"}, "phenotype.width"),
    ],
)
def test_a_bad_line_is_named(tmp_path: Path, lines: dict[int, str], code: str) -> None:
    path, covariates, _ = study(tmp_path, table(lines), names=("age", "sex"), steps={"age": 5.0})
    with pytest.raises(InvalidInput) as refused:
        open_balanced_study(path, covariates)
    assert refused.value.code == code
    assert refused.value.values["line"] == 5


@pytest.mark.parametrize(
    ("names", "beside", "code"),
    [
        (("age", "age"), {}, "covariates.twice"),
        (("age",), {"steps": {"sex": 1.0}}, "covariates.no-column"),
        (("sex",), {"squared": ("sex",)}, "covariates.square-of-category"),
        (("IID",), {}, "covariates.name"),
        (("PC1",), {"steps": {"PC1": 0.01}}, "covariates.own-components"),
        (("PC1",), {"public_loadings": True}, "covariates.component-without-grid"),
        (
            tuple(f"PC{k}" for k in range(1, 5)),
            {"steps": {f"PC{k}": 0.1 for k in range(1, 5)}, "public_loadings": True},
            "covariates.components",
        ),
    ],
)
def test_covariates_that_cannot_be_are_refused(names: tuple[str, ...], beside: dict[str, object], code: str) -> None:
    with pytest.raises(InvalidPlan) as refused:
        Covariates.of(names, **beside)
    assert refused.value.code == code
