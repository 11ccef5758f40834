"""Utility curves: one answer on every executor, shared studies, refusals before any work, CSV."""

from __future__ import annotations

import csv
import io
import itertools
import math
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Engine
from gwasprivacy.base.errors import Cancelled, InvalidInput, PrivacyRefusal
from gwasprivacy.base.executors import InlineExecutor, ProcessExecutor
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.work import Work
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.curves import utility
from gwasprivacy.simulation.curves.compare import winners
from gwasprivacy.simulation.curves.curve import CSV_COLUMNS, CurveRequest, UtilityCurve, curve_csv
from gwasprivacy.simulation.curves.utility import StudyTask, study_utility, utility_curve
from gwasprivacy.simulation.laws.exact_top import exact_top_utility
from gwasprivacy.study.design import Loci
from tests.base.tls_clusters import Authority, local_cluster
from tests.simulation.scenarios import request, small_scenario, two_snps

REQUESTS = [
    request("tv", "joint"),
    request("tv", "permute-and-flip", 1.5),
    request("genotypic", "exponential"),
    request("tv", "laplace", n_snps=3),
]


def test_the_same_seed_gives_the_same_csv_inline_and_in_processes() -> None:
    scenario = small_scenario()
    inline = utility_curve(scenario, REQUESTS, work=Work(executor=InlineExecutor()))
    with ProcessExecutor(2) as executor:
        in_processes = utility_curve(scenario, REQUESTS, work=Work(executor=executor))
    assert curve_csv(inline) == curve_csv(in_processes)
    assert curve_csv(inline) != curve_csv(utility_curve(scenario, REQUESTS, seed=6))


def test_large_studies_are_drawn_side_by_side_and_ranked_one_after_the_other_with_the_same_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scenario = replace(small_scenario(), n_studies=5)
    expected = curve_csv(utility_curve(scenario, REQUESTS))
    monkeypatch.setattr(utility, "LARGE", scenario.n_snps)
    drawn, ranked = set(), set()

    def note(task: StudyTask) -> object:
        drawn.add(threading.current_thread())
        return study_scores(task)

    def rank(*args: Any) -> object:
        ranked.add(threading.current_thread())
        return of_scores(*args)

    study_scores, of_scores = utility.study_scores, utility._of_scores
    monkeypatch.setattr(utility, "study_scores", note)
    monkeypatch.setattr(utility, "_of_scores", rank)
    shares: list[float] = []
    work = Work(progress=lambda _stage, done, total: shares.append(done / total))
    assert curve_csv(utility_curve(scenario, REQUESTS, work=work)) == expected
    assert threading.current_thread() not in drawn
    assert ranked == {threading.current_thread()}
    assert shares == sorted(shares)
    assert shares[-1] == 1


@pytest.mark.slow
def test_the_same_seed_gives_the_same_csv_on_a_cluster(tmp_path: Path) -> None:
    from gwasprivacy.base.executors import DaskExecutor

    authority = Authority(tmp_path, "the-clusters-own")
    scenario = small_scenario()
    with (
        local_cluster(authority, n_workers=2, threads_per_worker=1, silence_logs=50) as cluster,
        DaskExecutor(authority.cluster(cluster.scheduler_address)) as executor,
    ):
        points = utility_curve(scenario, REQUESTS, work=Work(executor=executor))
    assert curve_csv(points) == curve_csv(utility_curve(scenario, REQUESTS))


def test_a_point_is_the_mean_over_its_studies_and_does_not_depend_on_its_neighbours() -> None:
    scenario = small_scenario()
    alone = utility_curve(scenario, REQUESTS[:1], sizes=[600]).point(REQUESTS[0], 600)
    among_others = utility_curve(scenario, REQUESTS).point(REQUESTS[0], 600)
    assert alone == among_others
    each = [
        study_utility(
            StudyTask(
                scenario=scenario, requests=tuple(REQUESTS[:1]), n_participants=600, index=index, seed=5, grows=True
            )
        )[0, 0]
        for index in range(6)
    ]
    assert alone.p_all == pytest.approx(np.mean(each), rel=1e-12)
    assert alone.standard_error == pytest.approx(np.std(each, ddof=1) / 6**0.5, rel=1e-9)


@pytest.mark.parametrize("engine", [Engine.FAST, Engine.RESAMPLE])
def test_neighbouring_points_of_a_curve_differ_less_by_chance_than_studies_drawn_apart(engine: Engine) -> None:
    snps = {} if engine is Engine.FAST else {"disease": two_snps(odds_ratio=3.0)}
    scenario = small_scenario(engine=engine, **snps)
    low, high = (600, 660)
    found = utility_curve(scenario, REQUESTS[:1], sizes=[low, high], n_studies=60).studies
    together = (found[high] - found[low])[:, 0, 0].std()
    apart = math.hypot(found[high][:, 0, 0].std(), found[low][:, 0, 0].std())
    assert together < 0.75 * apart


def test_points_come_early_and_are_refined() -> None:
    seen: list[UtilityCurve] = []
    steps: list[float] = []
    scenario = small_scenario(n_studies=20)
    final = utility_curve(
        scenario,
        REQUESTS[:1],
        on_points=seen.append,
        work=Work(progress=lambda stage, done, total: steps.append(done / total)),
    )
    assert [curve.points[0].n_studies for curve in seen] == [2, 8, 20]
    assert seen[-1] == final == utility_curve(scenario, REQUESTS[:1])
    assert all(later >= earlier for earlier, later in itertools.pairwise(steps))
    assert steps[-1] == 1


def test_more_privacy_and_fewer_people_never_help_much() -> None:
    scenario = small_scenario(sizes=(400, 1200), n_studies=15)
    ratios = (1.2, 2.0, 8.0)
    points = utility_curve(scenario, [request("tv", "exponential", ratio) for ratio in ratios])
    by_size = {size: [p.p_all for p in points if p.n_participants == size] for size in (400, 1200)}
    for values in by_size.values():
        assert values == sorted(values)
    assert all(few <= many for few, many in zip(*by_size.values(), strict=True))


def test_what_cannot_be_had_is_refused_before_anything_is_simulated() -> None:
    scenario = small_scenario()
    worked: list[object] = []

    class Watched(InlineExecutor):
        def map(self, *args, **kwargs):  # type: ignore[no-untyped-def]
            worked.append(args)
            return super().map(*args, **kwargs)

    refused = replace(request(), score=ScoreChoice(name="trend"), neighbours=Neighbours.ADD_REMOVE)
    with pytest.raises(PrivacyRefusal):
        utility_curve(scenario, [refused], work=Work(executor=Watched()))
    with pytest.raises(InvalidInput, match="cannot be chosen among"):
        utility_curve(scenario, [request(n_snps=401)], work=Work(executor=Watched()))
    with pytest.raises(InvalidInput, match="nothing to simulate"):
        utility_curve(scenario, [], work=Work(executor=Watched()))
    with pytest.raises(InvalidInput, match="no case or no control"):
        utility_curve(scenario, REQUESTS, sizes=[1], work=Work(executor=Watched()))
    assert not worked


def test_cancelling_stops_it() -> None:
    flag = CancelFlag()

    def stop(stage: str, done: float, total: float) -> None:
        if done >= 2:
            flag.cancel()

    with pytest.raises(Cancelled):
        utility_curve(small_scenario(n_studies=1000), REQUESTS, work=Work(progress=stop, cancel=flag))


def test_the_csv_reads_back() -> None:
    points = utility_curve(
        small_scenario(), [request(), CurveRequest.without_privacy(ScoreChoice(), 2)], sizes=[300], n_studies=2
    )
    rows = list(csv.DictReader(io.StringIO(curve_csv(points))))
    assert tuple(rows[0]) == CSV_COLUMNS
    assert float(rows[0]["epsilon"]) == points.points[0].epsilon
    assert rows[1]["epsilon"] == ""
    for row, point in zip(rows, points, strict=True):
        assert float(row["p_all"]) == pytest.approx(point.p_all, rel=1e-9)
        assert int(row["n_participants"]) == 300


def test_requests_are_checked() -> None:
    with pytest.raises(InvalidInput, match="At least one SNP"):
        request(n_snps=0)
    with pytest.raises(InvalidInput, match="not above 0"):
        request(ratio=1.0)
    assert math.isinf(CurveRequest.without_privacy(ScoreChoice(), 2).epsilon)


@pytest.mark.parametrize("n_snps", [1, 2, 3, 4])
def test_ties_at_the_border_are_broken_at_random(n_snps: int) -> None:
    """Against all orders of six SNPs of which three tie."""
    scores = np.array([5.0, 3.0, 3.0, 3.0, 2.0, 1.0])
    causal = np.array([1, 2])
    found = []
    for order in itertools.permutations(range(6)):
        top = sorted(range(6), key=lambda i: (-scores[i], order[i]))[:n_snps]
        found.append(len(set(top) & {1, 2}))
    utility = exact_top_utility(scores, causal, n_snps)
    assert utility.p_all == pytest.approx(np.mean([f == 2 for f in found]))
    assert utility.p_any == pytest.approx(np.mean([f > 0 for f in found]))
    assert utility.expected_recall == pytest.approx(np.mean(found) / 2)
    assert utility.expected_precision == pytest.approx(np.mean(found) / n_snps)


def test_the_winner_is_named_with_its_lead() -> None:
    points = utility_curve(small_scenario(sizes=(900,), n_studies=30), [request("tv"), request("genotypic")])
    (winner,) = winners(points)
    assert winner.best.score == "tv"
    assert winner.second is not None
    ours, theirs = points.at(900)
    assert winner.lead == pytest.approx(ours.p_all - theirs.p_all)
    assert winner.is_clear


def test_one_snp_per_locus_finds_the_peaks_that_top_m_misses() -> None:
    """Ten SNPs from a linked panel: without loci they sit in the two peaks; with them the second peak is not crowded out."""
    scenario = small_scenario(engine="panel", spectrum=None, n_studies=4)
    plain = request("tv", "permute-and-flip", ratio=50.0, n_snps=3)
    loci = replace(plain, loci=Loci(window_kb=1000))
    without, by_locus = utility_curve(scenario, [plain, loci], sizes=[1500])
    assert without.method == "exact"
    assert by_locus.method == "simulated"
    assert by_locus.p_all >= without.p_all - 0.02
    assert utility_curve(scenario, [loci], sizes=[1500]) == utility_curve(scenario, [loci], sizes=[1500])


def test_the_joint_draw_by_blocks_is_exact_and_finds_the_peaks_that_top_m_misses() -> None:
    scenario = small_scenario(engine="panel", spectrum=None, n_studies=4)
    plain = request("tv", "joint", ratio=50.0, n_snps=3)
    blocks = replace(plain, loci=Loci(block_kb=1000))
    without, by_block = utility_curve(scenario, [plain, blocks], sizes=[1500])
    assert by_block.method == "exact"
    assert by_block.p_all > without.p_all
    with pytest.raises(InvalidInput, match="overlap"):
        utility_curve(scenario, [replace(plain, loci=Loci(window_kb=1000))], sizes=[1500])


def test_the_fast_engines_snps_are_their_own_loci() -> None:
    scenario = small_scenario()
    plain = request("tv", "exponential")
    points = utility_curve(scenario, [plain, replace(plain, loci=Loci(window_kb=1000))], sizes=[300])
    single, by_locus = points.at(300)
    assert single.p_all == by_locus.p_all
