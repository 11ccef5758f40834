"""The exact distance to significance: brute force over every table, certificates on real ones."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.chi_square import allelic_of_counts, genotypic_of_counts, trend_of_counts
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.association.scores.significance import chi_square_threshold
from gwasprivacy.association.significance_distance import certificate as distance_certificate
from gwasprivacy.association.significance_distance import exact as distance_exact
from gwasprivacy.association.significance_distance import exhaust as distance_exhaust
from gwasprivacy.association.significance_distance import search as distance_search
from gwasprivacy.association.significance_distance import ties as distance_ties
from gwasprivacy.association.significance_distance.bounds import control_limits
from gwasprivacy.association.significance_distance.certificate import DistanceCertificate, check_certificate
from gwasprivacy.association.significance_distance.exact_distance import (
    STAGE,
    distance_certificates,
    distances_of_counts,
)
from gwasprivacy.base.errors import Cancelled, InvalidInput
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.work import Work
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.sizes import CaseControlSizes

Array = npt.NDArray[np.int64]
STATISTICS = {"genotypic": genotypic_of_counts, "allelic": allelic_of_counts, "trend": trend_of_counts}
SIZES = [(1, 1), (1, 4), (2, 2), (5, 2), (3, 3), (3, 4), (6, 3), (5, 5), (4, 7), (7, 5), (6, 6)]
MORE_SIZES = [(7, 7), (1, 9), (9, 4), (8, 8)]
# Whole numbers and halves are hit exactly by many small tables: ties count as significant.
THRESHOLDS = [0.01, 0.3, 1, 2, 3.5, 3.84, 4, 6, 7.5, 8, 10.83, 14]


def exact_statistics(test: str, tables: Array) -> list[Fraction]:
    """χ² of each table in fractions, from the textbook formulas of docs/theory/tables-and-statistics.md."""
    values = []
    for r, s in tables.tolist():
        R, S = sum(r), sum(s)
        N = R + S
        n = [a + b for a, b in zip(r, s, strict=True)]
        x, y = r[1] + 2 * r[2], s[1] + 2 * s[2]
        if test == "genotypic":
            total = sum((Fraction(a * a, b) for a, b in zip(r, n, strict=True) if b), Fraction(0))
            values.append(Fraction(N * N, R * S) * (total - Fraction(R * R, N)))
        elif test == "allelic":
            below = R * S * (x + y) * (2 * N - x - y)
            values.append(Fraction(2 * N * (x * S - y * R) ** 2, below) if below else Fraction(0))
        else:
            below = R * S * (N * (n[1] + 4 * n[2]) - (n[1] + 2 * n[2]) ** 2)
            values.append(Fraction(N * (N * x - R * (n[1] + 2 * n[2])) ** 2, below) if below else Fraction(0))
    return values


def brute_force(tables: Array, significant: npt.NDArray[np.bool_]) -> Array:
    """Scores by looking at every pair of tables."""
    people = int(tables[0].sum())
    inside, outside = tables[significant], tables[~significant]
    scores = np.empty(len(tables), dtype=np.int64)
    for i, table in enumerate(tables):
        others = outside if significant[i] else inside
        if len(others) == 0:
            scores[i] = people if significant[i] else -people
            continue
        d = int(np.abs(others - table).sum(axis=(1, 2)).min()) // 2
        scores[i] = d - 1 if significant[i] else -d
    return scores


@pytest.mark.parametrize("test", STATISTICS)
def test_every_table_of_small_studies_has_its_true_distance(test: str, every_table: Any) -> None:
    for n_cases, n_controls in SIZES:
        tables = every_table(n_cases, n_controls)
        values = exact_statistics(test, tables)
        for threshold in THRESHOLDS:
            significant = np.array([value >= Fraction(threshold) for value in values])
            expected = brute_force(tables, significant)
            assert np.array_equal(distances_of_counts(tables, test, threshold), expected), (
                n_cases,
                n_controls,
                threshold,
            )


@pytest.mark.slow
@pytest.mark.parametrize("test", STATISTICS)
def test_every_table_of_more_studies_has_its_true_distance(test: str, every_table: Any) -> None:
    for n_cases, n_controls in MORE_SIZES:
        tables = every_table(n_cases, n_controls)
        values = exact_statistics(test, tables)
        for threshold in (*THRESHOLDS, 5.99, float(n_cases + n_controls), 2.0 * (n_cases + n_controls)):
            significant = np.array([value >= Fraction(threshold) for value in values])
            expected = brute_force(tables, significant)
            assert np.array_equal(distances_of_counts(tables, test, threshold), expected), (
                n_cases,
                n_controls,
                threshold,
            )


@pytest.mark.parametrize("test", STATISTICS)
def test_whole_number_arithmetic_finds_the_same_distances(test: str, every_table: Any) -> None:
    tables = every_table(4, 3)
    rows = tables.reshape(-1, 6)
    scores, nearest, touch = np.empty(len(rows)), np.zeros_like(rows), np.zeros((len(rows), 3))
    code = list(STATISTICS).index(test)
    known = np.zeros(len(rows), np.int64)
    distance_search.exact()(code, rows, 4, 3, 2.0, True, known, scores, nearest, touch)
    assert np.array_equal(scores, distances_of_counts(tables, test, 2.0))


@pytest.mark.parametrize("test", STATISTICS)
@pytest.mark.parametrize(("n_cases", "n_controls", "threshold"), [(5, 5, 4), (6, 3, 2), (3, 6, 3.5), (4, 5, 6)])
def test_one_participant_moves_the_score_by_at_most_one(
    test: Any, n_cases: int, n_controls: int, threshold: float, neighbouring: Any, as_tables: Any
) -> None:
    choice = ScoreChoice(name="distance", test=test, threshold=threshold)
    for relation, delta in (("replace-one", 1), ("swap", 2)):
        for before, after in neighbouring(n_cases, n_controls, relation):
            moved = np.abs(computed_scores(choice, as_tables(before)) - computed_scores(choice, as_tables(after)))
            assert moved.max() <= delta


@pytest.mark.parametrize("test", STATISTICS)
def test_a_swap_moves_the_score_by_two_and_no_more(test: Any, neighbouring: Any, as_tables: Any) -> None:
    """A swap is two replacements: Δ is 2, reached, where one replacement has 1."""
    farthest = 0.0
    for n_cases, n_controls, threshold in ((3, 3, 2.0), (4, 3, 3.0), (2, 5, 3.5)):
        choice = ScoreChoice(name="distance", test=test, threshold=threshold)
        pairs = [pair for pair in neighbouring(n_cases, n_controls, "swap") if len(pair[0])]
        scores = [computed_scores(choice, as_tables(np.concatenate(side))) for side in zip(*pairs, strict=True)]
        farthest = max(farthest, float(np.abs(scores[0] - scores[1]).max()))
        assert np.abs(scores).max() <= choice.score.largest(n_cases, n_controls)
        for public_controls in (False, True):
            assert (
                choice.sensitivity_of(
                    CaseControlSizes.of_groups(n_cases, n_controls), Neighbours.REPLACE_ONE, public_controls
                )
                == 1
            )
        assert choice.sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls), Neighbours.SWAP) == 2
    assert farthest == 2


def random_tables(n_cases: int, n_controls: int, n: int, seed: int) -> Array:
    """Tables of SNPs with and without effects, common and rare."""
    rng = np.random.default_rng(seed)
    frequency = rng.beta(0.5, 1.2, n)
    effect = np.where(rng.uniform(size=n) < 0.7, rng.uniform(0, 0.7, n), 0)

    def group(p: npt.NDArray[np.float64], people: int) -> Array:
        shares = np.stack([(1 - p) ** 2, 2 * p * (1 - p), p**2], axis=-1)
        return rng.multinomial(people, shares)

    cases = group(np.clip(frequency * (1 + effect), 0, 1), n_cases)
    return np.stack([cases, group(frequency, n_controls)], axis=1).astype(np.int64)


@pytest.mark.parametrize("test", STATISTICS)
@pytest.mark.parametrize(
    ("n_cases", "n_controls", "threshold"), [(1000, 1000, 29.7), (300, 700, 10.83), (60, 40, 3.84), (2000, 150, 30)]
)
def test_every_distance_has_a_certificate_that_holds(
    test: str, n_cases: int, n_controls: int, threshold: float
) -> None:
    tables = random_tables(n_cases, n_controls, 150, seed=n_cases)
    certificates = distance_certificates(tables, test, threshold)
    how = Counter(
        check_certificate(table, test, threshold, certificate)
        for table, certificate in zip(tables, certificates, strict=True)
    )
    assert how["tangent"] > 0
    assert how["vertices"] > 0
    assert [certificate.score for certificate in certificates] == distances_of_counts(tables, test, threshold).tolist()


def test_hapsample_s_distances_have_certificates_and_two_snps_pass(hapsample: Path) -> None:
    tables = count_tables(open_study(hapsample)).tables
    for test in STATISTICS:
        choice = ScoreChoice(name="distance", test=test, p_value=1e-10)
        scores = computed_scores(choice, tables)
        assert set(tables.variants.snp[scores >= 0]) == {"rs4111409", "rs2324591"}
        assert chi_square_threshold(choice) is not None
        top = np.argsort(scores)[-40:]
        certificates = distance_certificates(tables.counts[top], test, chi_square_threshold(choice))
        for row, certificate in zip(top, certificates, strict=True):
            assert certificate.score == scores[row]
            check_certificate(tables.counts[row], test, chi_square_threshold(choice), certificate)


@pytest.mark.parametrize("test", STATISTICS)
@pytest.mark.parametrize(("n_cases", "n_controls", "threshold"), [(4, 3, 2.0), (3, 4, 3.5)])
def test_no_other_distance_of_any_table_can_be_certified(
    test: str, n_cases: int, n_controls: int, threshold: float, every_table: Any
) -> None:
    """One less, one more and two more, with every table as the nearest one that the claim may name."""
    tables = every_table(n_cases, n_controls)
    flat = tables.reshape(-1, 6)
    certificates = distance_certificates(tables, test, threshold)
    is_significant = np.array([certificate.score >= 0 for certificate in certificates])
    for row, certificate in list(zip(tables, certificates, strict=True))[::7]:
        inside, d = certificate.score >= 0, certificate.distance
        moves = np.maximum(row.reshape(6) - flat, 0).sum(axis=1)
        for claimed in {max(d - 1, 1), d + 1, d + 2} - {d}:
            score = claimed - 1 if inside else -claimed
            for nearest in flat[(is_significant != inside) & (moves <= claimed + 1)][:3].tolist():
                wrong = DistanceCertificate(score=score, nearest=tuple(nearest), touch=certificate.touch)
                with pytest.raises(ValueError, match=r"nearest|nearer"):
                    check_certificate(row, test, threshold, wrong)
        for nearest in flat[(is_significant == inside) & (moves <= d)][:3].tolist():
            wrong = DistanceCertificate(score=certificate.score, nearest=tuple(nearest), touch=certificate.touch)
            with pytest.raises(ValueError, match="not on the other side"):
                check_certificate(row, test, threshold, wrong)


@pytest.mark.parametrize(("n_cases", "n_controls"), [(5, 4), (3, 6)])
def test_the_vertices_of_a_certificate_hold_the_whole_ball(n_cases: int, n_controls: int, every_table: Any) -> None:
    """A convex statistic is largest at a vertex of the hull, as every linear function of the counts is."""
    rng = np.random.default_rng(1)
    flat = every_table(n_cases, n_controls).reshape(-1, 6)
    for row in flat[rng.permutation(len(flat))[:40]]:
        moves = np.maximum(row - flat, 0).sum(axis=1)
        for d in range(1, 7):
            vertices = np.array(list(distance_certificate._vertices(row.tolist(), d)))
            ball = flat[moves <= d]
            assert {tuple(each) for each in vertices.tolist()} <= {tuple(each) for each in ball.tolist()}
            directions = rng.normal(size=(6, 60))
            assert np.allclose((ball @ directions).max(axis=0), (vertices @ directions).max(axis=0))


def test_a_wrong_certificate_is_found_out() -> None:
    table, threshold = random_tables(300, 300, 40, seed=5), 10.83
    (chosen,) = [
        (row, certificate)
        for row, certificate in zip(table, distance_certificates(table, "genotypic", threshold), strict=True)
        if certificate.score > 3
    ][:1]
    row, right = chosen
    assert right.nearest is not None
    too_far = DistanceCertificate(score=right.score + 1, nearest=right.nearest, touch=right.touch)
    too_near = DistanceCertificate(score=right.score - 1, nearest=right.nearest, touch=right.touch)
    same_side = DistanceCertificate(score=right.score, nearest=tuple(row.ravel().tolist()), touch=right.touch)
    for wrong in (too_far, too_near, same_side):
        with pytest.raises(ValueError, match="table"):
            check_certificate(row, "genotypic", threshold, wrong)


def test_where_no_table_is_significant_the_score_is_the_domain_s_extreme(every_table: Any) -> None:
    tables = every_table(5, 3)
    for test, largest in (("genotypic", 8), ("allelic", 16), ("trend", 8)):
        assert set(distances_of_counts(tables, test, largest + 0.001)) == {-8.0}
        assert distances_of_counts(tables, test, largest).max() == 0
        (certificate,) = distance_certificates(tables[:1], test, largest + 0.001)
        assert check_certificate(tables[0], test, largest + 0.001, certificate) == "unreachable"


def test_a_tie_is_significant_and_a_monomorphic_snp_never_is() -> None:
    tie = np.array([[[1, 0, 3], [3, 0, 1]]])  # genotypic χ² = 2 exactly
    assert exact_statistics("genotypic", tie) == [2]
    assert distances_of_counts(tie, "genotypic", 2.0)[0] >= 0
    assert distances_of_counts(tie, "genotypic", np.nextafter(2.0, 3.0))[0] < 0
    flat = np.array([[[4, 0, 0], [4, 0, 0]]])
    for test in STATISTICS:
        assert distances_of_counts(flat, test, 0.001)[0] < 0


def test_many_exact_ties_do_not_slow_the_search() -> None:
    """R = S and a square threshold: whole planes of tables lie exactly on the border, and a fraction proves it."""
    tables = random_tables(5000, 5000, 200, seed=9)
    certificates = distance_certificates(tables, "genotypic", 25.0)
    for table, certificate in zip(tables[:60], certificates, strict=False):
        check_certificate(table, "genotypic", 25.0, certificate)


def check_large(test: str, tables: Array, threshold: float) -> int:
    """Every distance's certificate, but the exhaustive part of a proof, which would take long; how many are significant."""
    code = list(STATISTICS).index(test)
    n_cases, n_controls = tables[0].sum(axis=1).tolist()
    significant = 0
    for table, certificate in zip(tables, distance_certificates(tables, test, threshold), strict=True):
        if certificate.score < 0:
            check_certificate(table, test, threshold, certificate)
            continue
        significant += 1
        assert certificate.touch is not None
        assert certificate.nearest is not None
        flat = table.ravel().tolist()
        moved = np.maximum(np.array(flat) - certificate.nearest, 0).sum()
        assert moved <= certificate.distance
        assert distance_exact.exact_side(code, certificate.nearest, n_cases, n_controls, threshold) == -1
        if certificate.distance > 1:
            near = distance_exact.ruled_out(
                code, flat, n_cases, n_controls, threshold, certificate.touch, certificate.distance - 2
            )
            assert near == 1
    return significant


@pytest.mark.parametrize("test", STATISTICS)
@pytest.mark.parametrize(
    ("n_cases", "n_controls"),
    [(10**4, 3333), (10**5, 33_333), (10**6, 333_333), (10**7, 4 * 10**6), (10**3, 10**7), (25 * 10**6, 25 * 10**6)],
)
def test_biobank_sizes_stay_exact(test: str, n_cases: int, n_controls: int) -> None:
    assert check_large(test, random_tables(n_cases, n_controls, 60, seed=1), 30.0) > 0


@pytest.mark.parametrize("test", STATISTICS)
def test_large_groups_of_equal_size_stay_exact_where_many_tables_tie(test: str) -> None:
    """R = S: cases and controls are equally good moves, and c·N/2 is a square, which allelic statistics can reach."""
    tables = random_tables(10**7, 10**7, 1000, seed=5)
    assert check_large(test, tables[[468, *range(20)]], 10.0) > 0
    assert len(distances_of_counts(tables, test, 10.0)) == 1000


@pytest.mark.parametrize("threshold", [0.01, 0.0618])
def test_large_groups_stay_exact_where_nearly_every_table_is_significant(threshold: float) -> None:
    rare = [[[9588079, 407580, 4341], [9686016, 311471, 2513]], [[33068, 1079827, 8887105], [135498, 2056186, 7808316]]]
    assert check_large("genotypic", np.array(rare), threshold) == 2


@pytest.mark.parametrize("test", STATISTICS)
def test_compiled_whole_numbers_decide_ties_as_python_s_do(test: str) -> None:
    code = list(STATISTICS).index(test)
    for n_cases, n_controls in ((7, 5), (1000, 300), (25 * 10**6, 25 * 10**6), (49 * 10**6, 10**6)):
        tables = random_tables(n_cases, n_controls, 25, seed=2)
        for table, value in zip(tables.reshape(-1, 6), STATISTICS[test](tables).tolist(), strict=True):
            middle = max(value, 1e-3)
            for c in (
                np.nextafter(middle, 0.0),
                middle,
                np.nextafter(middle, np.inf),
                1e-3,
                2.0 * (n_cases + n_controls),
            ):
                expected = distance_exact.exact_side(code, table, n_cases, n_controls, float(c))
                assert distance_ties.tie_side(code, table, n_cases, n_controls, float(c)) == expected


def test_distances_follow_the_names_of_alleles_and_groups() -> None:
    tables = random_tables(200, 120, 200, seed=3)
    for test in STATISTICS:
        scores = distances_of_counts(tables, test, 10.0)
        assert np.array_equal(scores, distances_of_counts(tables[:, :, ::-1], test, 10.0))
        assert np.array_equal(scores, distances_of_counts(tables[:, ::-1], test, 10.0))


def test_cancelling_stops_the_search() -> None:
    flag = CancelFlag()
    flag.cancel()
    with pytest.raises(Cancelled):
        distances_of_counts(random_tables(50, 50, 100, seed=1), "trend", 5.0, work=Work(cancel=flag))


def test_cancel_is_heard_after_every_snp_where_one_can_take_seconds() -> None:
    """Very unequal groups at a threshold that nearly every table reaches: no block of SNPs is waited for."""
    flag = CancelFlag()
    seen: list[float] = []

    def progress(stage: str, done: float, _: float) -> None:
        if stage == STAGE:
            seen.append(done)
        if done == 2:
            flag.cancel()

    with pytest.raises(Cancelled):
        distances_of_counts(
            random_tables(2000, 10, 100, seed=1), "genotypic", 0.5, work=Work(progress=progress, cancel=flag)
        )
    assert seen == [0, 1, 2]


def test_progress_ends_at_the_whole() -> None:
    seen: list[tuple[str, float, float]] = []
    distances_of_counts(
        random_tables(50, 50, 100, seed=1), "trend", 5.0, work=Work(progress=lambda *step: seen.append(step))
    )
    assert seen[-1][1:] == (100, 100)


@pytest.mark.parametrize(
    ("test", "threshold"), [("chi", 5.0), ("trend", 0.0), ("trend", float("nan")), ("trend", 1e-9)]
)
def test_an_impossible_test_or_threshold_is_bad_input(test: str, threshold: float) -> None:
    with pytest.raises(InvalidInput):
        distances_of_counts(random_tables(5, 5, 3, seed=1), test, threshold)


def test_no_tables_have_no_scores() -> None:
    assert distances_of_counts(np.zeros((0, 2, 3), dtype=np.int64), "trend", 5.0).shape == (0,)


def test_without_a_place_for_machine_code_it_is_made_anew(monkeypatch: Any) -> None:
    import numba

    asked: list[bool] = []

    def njit(*arguments: Any, cache: bool = False, **options: Any) -> Any:
        if arguments:
            asked.append(cache)
        if cache:
            raise RuntimeError("cannot cache function: no locator available")
        return lambda function: function

    monkeypatch.setattr(numba, "njit", njit)
    distance_search.compiled.cache_clear()
    try:
        run = distance_search.compiled()
    finally:
        distance_search.compiled.cache_clear()
    assert asked == [True, False]
    assert callable(run)


@pytest.mark.parametrize(
    ("test", "n_cases", "n_controls", "threshold", "shares"),
    [
        ("genotypic", 1816, 2964, 1.0, ((0.29, 0.70, 0.01), (0.32, 0.67, 0.01))),
        ("genotypic", 345, 3010, 0.5, ((0.12, 0.85, 0.03), (0.19, 0.74, 0.07))),
        ("trend", 300, 300, 2.0, ((0.5, 0.3, 0.2), (0.1, 0.3, 0.6))),
    ],
)
def test_the_source_with_bounds_that_python_checks_agrees_with_its_machine_code(
    test: str, n_cases: int, n_controls: int, threshold: float, shares: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Machine code writes beyond an array's end without a word; Python does not."""
    limits: list[Any] = []
    monkeypatch.setattr(distance_exhaust, "control_limits", lambda *args: limits.append(control_limits(*args)))
    rng = np.random.default_rng(3)
    groups = [rng.multinomial(n, share, 120) for n, share in zip((n_cases, n_controls), shares, strict=True)]
    rows = np.concatenate(groups, axis=1).astype(np.int64)
    found = []
    for run in (distance_search.score_rows, distance_search.compiled()):
        scores, nearest, touch = np.empty(len(rows)), np.zeros_like(rows), np.zeros((len(rows), 3))
        known = np.zeros(len(rows), np.int64)
        run(list(STATISTICS).index(test), rows, n_cases, n_controls, threshold, True, known, scores, nearest, touch)
        found.append((scores, known))
    np.testing.assert_array_equal(found[0][0], found[1][0])
    np.testing.assert_array_equal(found[0][1], found[1][1])
    assert limits, "the narrowest part of the search was not reached"
