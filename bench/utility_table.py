"""How likely both causal SNPs of the reference study are published: every score with every selector, at equal ε.

Studies are resampled from the reference study (GWASPRIVACY_HAPSAMPLE) as its README defines it; without it, from the panel that
is shipped.  The peer is a study without any privacy (the two largest scores) in the same simulated studies.

    python bench/utility_table.py [--studies 60] [--sizes 1000 2000 …] [--csv table.csv] [--no-distance]
    python bench/utility_table.py --published    published figures beside ours
    python bench/utility_table.py --patients     only the people needed for 90 %
"""

from __future__ import annotations

import argparse
import csv
import json
import math
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from _significant_set import Question, exact_sets, thresholds

from gwasprivacy.association.scores.parameters import TestName
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.base.executors import Executor, make_executor
from gwasprivacy.base.resources import resource_path
from gwasprivacy.base.work import UNWATCHED
from gwasprivacy.mechanisms.set_score import USUAL_LEAD, WEAKEST, SetScore
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.simulation.curves.curve import NO_PRIVACY, CurvePoint, CurveRequest
from gwasprivacy.simulation.curves.sample_size_search import RequiredSize, required_sizes
from gwasprivacy.simulation.curves.utility import utility_curve

SIZES = (1000, 1500, 2000, 3000, 5000, 7500, 10000)
GAMMAS = (1.3, 1.5, 2.0)
RATIOS = (1.3, 1.5, 1.6, 2.0, 3.0)  # e^ε = γ against any prior, 2γ − 1 against prior ½
NEW_PLANS = SetScore(lead=USUAL_LEAD)
SELECTORS = ("exponential", "permute-and-flip", "laplace", "joint")
SET = "significant-set"
LARGEST_SET = 10
P_VALUES = (1e-10, 5e-8, 1e-3)
CHI_SQUARE, TREND = ScoreChoice(name="genotypic"), ScoreChoice(name="trend")
TV = ScoreChoice(name="tv")
KS = ScoreChoice(name="ks")
LOC_SIG = {p: ScoreChoice(name="distance", test=TestName.GENOTYPIC, p_value=p) for p in P_VALUES}
CSV_COLUMNS = (
    "n_participants",
    "ratio",
    "score",
    "p_value",
    "mechanism",
    "threshold",
    "p_both",
    "standard_error",
    "p_any",
    "recall",
    "precision",
    "p_exactly_causative",
    "standard_error_exactly",
    "p_exactly_above_threshold",
    "n_studies",
)

# The table of docs/theory/total-variation.md (Pr[both] of 60 studies; the LocSig rows of 10):
# score, selector, {(N, e^ε): probability}.
PUBLISHED = (
    (
        CHI_SQUARE,
        "exponential",
        {(750, 2.0): 0.0, (1000, 2.0): 0.0, (1250, 1.5): 0.0, (1500, 1.5): 0.0, (2000, 1.3): 0.0}
        | {(5000, 2.0): 0.34, (10000, 1.5): 0.65, (5000, 1.5): 0.0, (7500, 1.5): 0.09, (7500, 2.0): 0.96}
        | {(10000, 2.0): 1.0},
    ),
    (
        TV,
        "exponential",
        {(750, 2.0): 0.26, (1000, 2.0): 0.70, (1250, 1.5): 0.42, (1500, 1.5): 0.78, (2000, 1.3): 0.62}
        | {(5000, 2.0): 1.0, (10000, 1.5): 1.0},
    ),
    (
        TV,
        "permute-and-flip",
        {(750, 2.0): 0.33, (1000, 2.0): 0.77, (1250, 1.5): 0.51, (1500, 1.5): 0.86, (2000, 1.3): 0.72}
        | {(5000, 2.0): 1.0, (10000, 1.5): 1.0},
    ),
    (
        TV,
        "joint",
        {(750, 2.0): 0.44, (1000, 2.0): 0.86, (1250, 1.5): 0.65, (1500, 1.5): 0.95, (2000, 1.3): 0.87}
        | {(5000, 2.0): 1.0, (10000, 1.5): 1.0},
    ),
    (TV, SET, {(2000, 2.0): 0.73, (2500, 2.0): 0.87, (3000, 2.0): 0.98}),  # of Pr[exactly the SNPs above τ]
    (LOC_SIG[1e-10], "exponential", {(1500, 2.0): 0.18, (2000, 2.0): 0.75}),
    (LOC_SIG[5e-8], "exponential", {(1500, 2.0): 0.44, (2000, 2.0): 0.93}),
    (LOC_SIG[1e-3], "exponential", {(1500, 2.0): 0.97, (2000, 2.0): 1.0}),
    (CHI_SQUARE, NO_PRIVACY, {(750, math.inf): 0.90, (1000, math.inf): 1.0, (1250, math.inf): 1.0}),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """One line of the table at one size.  ``exactly``: probability and error that the set is exactly the causal SNPs;
    ``truth``: that it is exactly the SNPs above the threshold.  None but for the significant set."""

    request: CurveRequest
    point: CurvePoint
    exactly: tuple[float, float] | None = None
    truth: tuple[float, float] | None = None


def reference_scenario() -> Scenario | None:
    folder = os.environ.get("GWASPRIVACY_HAPSAMPLE")
    if not folder:
        return None
    prefix = Path(folder).absolute() / "hapsample"
    if not prefix.with_suffix(".bed").exists():
        return None
    published = json.loads((prefix.parent / "disease_model.json").read_text(encoding="utf-8"))
    return Scenario(
        disease=DiseaseModel(
            causal=tuple(CausalSnp(snp=snp, frequency=0.25) for snp in published["causative"]),
            penetrance=tuple(tuple(row) for row in published["penetrance"]),
        ),
        engine=Engine.RESAMPLE,
        panel=str(prefix),
    )


def name_of(score: ScoreChoice) -> str:
    if score.name == "distance":
        return f"LocSig {score.p_value:.0e}".replace("e-0", "e-")
    return {"genotypic": "χ²", "trend": "trend test", "tv": "tv", "ks": "ks"}[score.name]


def request(score: ScoreChoice, mechanism: str, ratio: float, threshold: float | None = None) -> CurveRequest:
    """A joint draw with the lead of new plans."""
    if mechanism == NO_PRIVACY:
        return CurveRequest.without_privacy(score, 2)
    return CurveRequest(
        adversary=f"e^ε {ratio:g}",
        epsilon=math.log(ratio),
        score=score,
        mechanism=mechanism,
        n_snps=LARGEST_SET if mechanism == SET else 2,
        threshold=threshold,
        set_score=NEW_PLANS,
    )


def cells_of(
    scenario: Scenario,
    size: int,
    asked: Sequence[tuple[ScoreChoice, str, float]],
    studies: int,
    executor: Executor,
    set_score: SetScore = NEW_PLANS,
) -> list[Cell]:
    """All lines at one size, on the same studies; ``asked``: score, selector, e^ε."""
    scores = list(dict.fromkeys(score for score, how, _ in asked if how == SET))
    public = thresholds(scenario, scores, size, executor) if scores else {}
    requests = [
        replace(request(score, how, ratio, public.get(score) if how == SET else None), set_score=set_score)
        for score, how, ratio in asked
    ]
    points = utility_curve(scenario, requests, sizes=[size], n_studies=studies, work=UNWATCHED.on(executor))
    sets = [one for one in requests if one.mechanism == SET]
    if not sets:
        return [Cell(request=one, point=point) for one, point in zip(requests, points, strict=True)]
    questions = [
        Question(
            scenario=scenario,
            n_participants=size,
            index=index,
            seed=scenario.seed,
            largest=LARGEST_SET,
            asked=tuple((one.score, one.epsilon, one.threshold or 0.0) for one in sets),
        )
        for index in range(studies)
    ]
    mean, error = exact_sets(questions, executor)
    place = {id(one): which for which, one in enumerate(sets)}
    return [
        Cell(request=one, point=point)
        if id(one) not in place
        else Cell(
            request=one,
            point=point,
            exactly=(float(mean[place[id(one)], 0]), float(error[place[id(one)], 0])),
            truth=(float(mean[place[id(one)], 1]), float(error[place[id(one)], 1])),
        )
        for one, point in zip(requests, points, strict=True)
    ]


def guarantees(ratio: float) -> str:
    """Which of the three γ an e^ε stands for: e^ε = γ against any prior, e^ε = 2γ − 1 against prior ½.

    docs/theory/membership-privacy.md, Theorem 2.
    """
    parts = [f"γ = {g:g} against any prior" for g in GAMMAS if math.isclose(g, ratio)]
    parts += [f"γ = {g:g} against prior ½" for g in GAMMAS if math.isclose(2 * g - 1, ratio)]
    return "; ".join(parts) or f"γ = {ratio:g} against any prior; γ = {(ratio + 1) / 2:g} against prior ½"


def table(scenario: Scenario, args: argparse.Namespace, executor: Executor) -> None:
    scores = [CHI_SQUARE, *([] if args.no_distance else LOC_SIG.values()), TV, KS]
    asked = [(score, how, ratio) for ratio in args.ratios for score in scores for how in (*SELECTORS, SET)]
    asked += [(score, NO_PRIVACY, math.inf) for score in (TREND, CHI_SQUARE, TV)]
    by_size = {}
    for size in args.sizes:
        by_size[size] = cells_of(scenario, size, asked, args.studies, executor)
        print(f"  (N = {size} simulated)", file=sys.stderr, flush=True)
    print(
        f"Pr[both causal SNPs are published], {args.studies} studies each (± standard error), M = 2.\n"
        f"significant-set: any number of SNPs up to {LARGEST_SET}, with a public threshold τ on the score (0 for LocSig; else\n"
        "midway between the weaker causative and the strongest other SNP's score in pilot studies of that size);\n"
        "“exactly” is the probability that it is the two causal SNPs and nothing else."
    )
    for ratio in args.ratios:
        print(f"\ne^ε = {ratio:g}: {guarantees(ratio)}\n{'':32}" + "".join(f"{f'N={size}':>13}" for size in args.sizes))
        for at, (score, how, at_ratio) in enumerate(asked):
            if at_ratio not in (ratio, math.inf):
                continue
            row = [by_size[size][at] for size in args.sizes]
            label = f"no privacy ({name_of(score)})" if how == NO_PRIVACY else f"{name_of(score)}, {how}"
            print(f"{label:32}" + "".join(f"{c.point.p_all:7.2f} ±{c.point.standard_error:4.2f}" for c in row))
            if how == SET:
                exact = [c.exactly or (math.nan, math.nan) for c in row]
                print(f"{'    exactly':32}" + "".join(f"{p:7.2f} ±{error:4.2f}" for p, error in exact))
    if args.csv is not None:
        write_csv(args.csv, [cell for size in args.sizes for cell in by_size[size]])


def write_csv(path: Path, cells: Sequence[Cell]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(CSV_COLUMNS)
        for cell in cells:
            one, point = cell.request, cell.point
            exact, truth = cell.exactly or ("", ""), cell.truth or ("", "")
            writer.writerow(
                [
                    point.n_participants,
                    "" if math.isinf(one.epsilon) else f"{math.exp(one.epsilon):.4g}",
                    one.score.name,
                    one.score.p_value or "",
                    one.mechanism,
                    "" if one.threshold is None else one.threshold,
                    point.p_all,
                    point.standard_error,
                    point.p_any,
                    point.expected_recall,
                    point.expected_precision,
                    *exact,
                    truth[0],
                    point.n_studies,
                ]
            )


def published_error(told: float, spread: float, studies: int) -> float:
    """The standard error of a published figure: studies spread as ours do, or half as much as a yes or no would."""
    return max(spread, 0.5 * math.sqrt(told * (1 - told)), 0.02) / math.sqrt(studies)


def published_figures(scenario: Scenario, studies: int, executor: Executor) -> None:
    """The published figures beside ours.  Both sides have an error: ours, and theirs scaled to their number of studies."""
    sizes = sorted({size for _, _, figures in PUBLISHED for size, _ in figures})
    worst = 0.0
    print(f"Published figures beside ours ({studies} studies; the difference in standard errors of the difference)")
    print(f"{'':32}{'N':>7}{'e^ε':>6}{'published':>11}{'here':>14}{'difference':>12}")
    lines: list[tuple[int, str]] = []
    for size in sizes:
        asked = [(score, how, ratio) for score, how, all_of in PUBLISHED for n, ratio in all_of if n == size]
        cells = cells_of(scenario, size, asked, studies, executor, WEAKEST)
        for (score, how, ratio), cell in zip(asked, cells, strict=True):
            which = next(i for i, entry in enumerate(PUBLISHED) if entry[:2] == (score, how))
            told = PUBLISHED[which][2][size, ratio]
            ours, error = cell.truth or (cell.point.p_all, cell.point.standard_error)
            theirs = published_error(told, error * math.sqrt(studies), 10 if score.name == "distance" else 60)
            off = (ours - told) / math.hypot(error, theirs)
            worst = max(worst, abs(off))
            label = f"no privacy ({name_of(score)})" if how == NO_PRIVACY else f"{name_of(score)}, {how}"
            shown = f"{label:32}{size:>7}{'' if math.isinf(ratio) else f'{ratio:g}':>6}{told:>11.2f}{ours:>8.2f} ±{error:4.2f}{off:>+12.1f}"
            lines.append((which, shown))
    print("\n".join(line for _, line in sorted(lines, key=lambda pair: pair[0])))
    print(f"largest difference: {worst:.1f} standard errors of {len(lines)} figures")
    print(
        "significant-set: Pr[the set is exactly the SNPs above τ], as published, where τ is called midway and no more."
    )
    print("LocSig was published for 10 studies, the others for 60.")


def patients(scenario: Scenario, args: argparse.Namespace, executor: Executor) -> None:
    scores = [KS, TV, *([] if args.no_distance else LOC_SIG.values()), CHI_SQUARE]
    asked = [(score, how) for score in scores for how in SELECTORS]
    asked += [(score, SET) for score in scores if score.name == "distance"]
    asked += [(TREND, NO_PRIVACY), (CHI_SQUARE, NO_PRIVACY), (TV, NO_PRIVACY)]
    wanted = [request(score, how, 2.0, 0.0 if how == SET else None) for score, how in asked]
    answers = dict(zip(asked, required_sizes(scenario, wanted, target=0.9, work=UNWATCHED.on(executor)), strict=True))
    print(f"\nPeople needed for Pr[both] = 90 %, e^ε = 2 ({guarantees(2.0)}), with 95 % interval")
    for score in scores:
        ranked = sorted(
            (how for one, how in answers if one == score and how != NO_PRIVACY),
            key=lambda how: answers[score, how].n_participants or math.inf,
        )
        for how in ranked:
            note = "   best for this score" if how == ranked[0] else ""
            print(f"{f'{name_of(score)}, {how}':32}{people(answers[score, how])}{note}")
    for score in (TREND, CHI_SQUARE, TV):
        print(f"{f'no privacy ({name_of(score)})':32}{people(answers[score, NO_PRIVACY])}", flush=True)
    of_sizes(scenario, executor)


def of_sizes(scenario: Scenario, executor: Executor) -> None:
    """What it costs to print the numbers of cases and of controls, and to measure their ratio where no public figure is near."""
    published, secret = Neighbours.REPLACE_ONE, Neighbours.ADD_REMOVE
    asked = [
        (2.0, published, 0.0),
        (2.0, secret, 0.0),
        (2.0, secret, 0.1),
        (1.5, published, 0.0),
        (1.5, secret, 0.0),
        (4.0, published, 0.0),  # advantage 1/3: tanh(ln 4 / 4)
        (4.0, secret, 0.0),
    ]
    wanted = [with_share(replace(request(KS, "joint", ratio), neighbours=kind), share) for ratio, kind, share in asked]
    wanted.append(CurveRequest.without_privacy(TREND, 2))
    found = required_sizes(scenario, wanted, target=0.9, work=UNWATCHED.on(executor))
    print(f"\nThe same for {name_of(KS)}, joint, by what is printed of the sizes")
    for (ratio, kind, share), answer in zip(asked, found[:-1], strict=True):
        said = "all sizes printed" if kind is published else "about, public figures right"
        said = f"about, ratio measured with {share:.0%} of ε" if share else said
        print(f"{f'e^ε = {ratio:g}, {said}':48}{people(answer)}", flush=True)
    print(f"{'no privacy (trend test)':48}{people(found[-1])}", flush=True)


def with_share(one: CurveRequest, share: float) -> CurveRequest:
    """``share`` of its ε for the ratio of cases to controls."""
    return replace(one, epsilon=one.epsilon * (1 - share), ratio_epsilon=one.epsilon * share) if share else one


def people(size: RequiredSize) -> str:
    return size.reason if size.n_participants is None else f"{size.n_participants:>8,}  ({size.low:,} to {size.high:,})"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--studies", type=int, default=60)
    parser.add_argument("--sizes", type=int, nargs="+", default=list(SIZES))
    parser.add_argument("--ratios", type=float, nargs="+", default=list(RATIOS), help="e^ε of the mechanism")
    parser.add_argument("--csv", type=Path, help="also write the table here")
    parser.add_argument("--no-distance", action="store_true", help="leave LocSig out")
    parser.add_argument("--printed", action="store_true", help="only the people needed by what is printed of the sizes")
    parser.add_argument("--published", action="store_true", help="only the published figures beside ours")
    parser.add_argument("--patients", action="store_true", help="only the people needed for 90 %% at e^ε = 2")
    args = parser.parse_args()
    scenario = reference_scenario()
    if scenario is None:
        print("The reference study is not here; the bundled panel and the example's disease model stand in for it.")
        scenario = load_plan(resource_path("example/example.gwasplan")).scenario
        assert scenario is not None
    started = time.perf_counter()
    with make_executor(os.cpu_count() or 1, None) as executor:
        if args.published:
            published_figures(scenario, args.studies, executor)
        elif args.printed:
            of_sizes(scenario, executor)
        elif not args.patients:
            table(scenario, args, executor)
        if not args.published and not args.printed:
            patients(scenario, args, executor)
    print(f"\n{time.perf_counter() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
