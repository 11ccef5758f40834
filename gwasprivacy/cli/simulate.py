"""``gwasprivacy simulate``: utility over study sizes, attackers, scores and mechanisms; patients needed for a target."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.doing import Doing
from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.language import mark
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.registry import Registry
from gwasprivacy.base.safe_files import check_target, write_atomic
from gwasprivacy.cli.adversary_options import add_printed_sizes, with_printed_sizes
from gwasprivacy.cli.cluster_options import add_cluster_arguments, cluster_from_args
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.error_words import about_option
from gwasprivacy.cli.kinds_of_study import STUDY_LINES
from gwasprivacy.cli.panel_check import add_panel_check, check_panel, warn_of_panel
from gwasprivacy.cli.plans.group_sizes import add_other_strata_sizes, with_strata_sizes
from gwasprivacy.cli.simulations.simulation_answers import (
    THIS,
    as_json,
    confounding_as_json,
    print_answers,
    proposed_clips,
)
from gwasprivacy.cli.simulations.structure_options import add_structure_arguments, with_structure
from gwasprivacy.cli.watched_work import watched
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE

if TYPE_CHECKING:
    from gwasprivacy.association.scores.score_choice import ScoreChoice
    from gwasprivacy.assumptions.scenario import Scenario
    from gwasprivacy.membership.adversary import AdversaryModel
    from gwasprivacy.plan.needed_people import Needed
    from gwasprivacy.plan.plan import Plan
    from gwasprivacy.simulation.curves.curve import CurvePoint, CurveRequest, UtilityCurve

    Required = tuple[CurveRequest, Needed]

NAME = "simulate"
HELP = (
    "How likely a release under PLAN finds the causal SNPs, for several sample sizes, attackers, scores and\n"
    "mechanisms, from simulated studies; with --target also the sample size needed.  Writes a CSV.\n"
    "The plan's scenario says what is simulated.  No private data are read."
)
EXAMPLE = (
    "gwasprivacy simulate melanoma.gwasplan --out curve.csv --participants 1000 2000 3000 --studies 100 --against any none "
    "--scores genotypic tv --mechanisms exponential joint --target 0.9 --jobs 2"
)
ANY, NONE = "any", "none"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from gwasprivacy.cli.score_options import add_compared_score_arguments

    parser.add_argument("plan", metavar="PLAN", type=Path, help="the plan")
    parser.add_argument("--out", metavar="CSV", type=Path, required=True, help="the curve to write, a row per point")
    parser.add_argument("--participants", metavar="N", type=int, nargs="+", help="sample sizes (cases + controls)")
    parser.add_argument("--studies", metavar="K", type=int, help="simulated studies per size")
    parser.add_argument(
        "--against",
        metavar="any|none|PLAN",
        nargs="+",
        default=[ANY, NONE],
        help="compare the plan's attacker with: any (the same γ against any prior), none (no privacy at all), or another "
        "plan's attacker (default: any none)",
    )
    add_compared_score_arguments(parser)
    parser.add_argument("--mechanisms", nargs="+", metavar="X", help="mechanisms to compare")
    parser.add_argument("--snps", nargs="+", type=int, metavar="M", help="numbers of SNPs released")
    parser.add_argument("--gammas", nargs="+", type=float, metavar="G", help="other values of γ for the same attacker")
    parser.add_argument(
        "--priors",
        nargs="+",
        metavar="A-B|P|any",
        help="other priors for the plan's attacker at the same γ, e.g. 0.5 0.25-0.75",
    )
    parser.add_argument(
        "--odds-ratio", nargs="+", type=float, metavar="X", help="other effects, each for every causal SNP"
    )
    add_other_strata_sizes(parser)
    add_printed_sizes(parser)
    add_structure_arguments(parser)
    parser.add_argument(
        "--beta",
        nargs="+",
        type=float,
        metavar="X",
        help="of a trait: other effects, SD per copy, each for every causal SNP",
    )
    parser.add_argument(
        "--clip-sd",
        nargs="+",
        type=float,
        metavar="B",
        help="of a trait: other public ranges, mean ± B SD, on the same studies; says which one to choose (plan solve --for clip too)",
    )
    parser.add_argument(
        "--target",
        metavar="P",
        type=float,
        help="search for the sample size at which all causal SNPs are published with probability P",
    )
    parser.add_argument("--seed", metavar="N", type=int, help="the same seed gives the same CSV on any machine")
    parser.add_argument("--jobs", metavar="J", type=int, help="processes (0: one per processor)")
    add_cluster_arguments(parser, "SIMULATION")
    add_panel_check(parser)
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from dataclasses import replace

    from gwasprivacy.assumptions.short_words import engine_words
    from gwasprivacy.assumptions.structure_words import structure_words
    from gwasprivacy.base.cluster import Carries
    from gwasprivacy.forecast.answers import curves_of, people_needed
    from gwasprivacy.forecast.clips import clip_words
    from gwasprivacy.forecast.confounding import confounding
    from gwasprivacy.forecast.curves import as_told
    from gwasprivacy.forecast.largest_and_executor import SEARCH_STUDIES, asked_executor, work_of
    from gwasprivacy.forecast.questions import question_of
    from gwasprivacy.forecast.words import percentages
    from gwasprivacy.plan.confounding import confounding_words
    from gwasprivacy.plan.effect_widths import effect_width_words
    from gwasprivacy.plan.people_words import forecast_of_people
    from gwasprivacy.plan.saved_plan import load_plan
    from gwasprivacy.simulation.curves.curve import curve_csv

    check_target(args.out, force=args.force)
    _check_numbers(args)
    plan = with_printed_sizes(with_strata_sizes(load_plan(args.plan), args), args)
    check_panel(args, plan.scenario, args.plan.parent)
    scenarios = _scenarios(args, plan)
    scenario = scenarios[0][1]
    assumed = replace(plan, scenario=scenario)
    requests = _requests(args, assumed)
    searches = 0 if args.target is None else SEARCH_STUDIES * len(requests)
    effort = work_of(scenario, (len(scenario.sizes) * scenario.n_studies + searches) * len(scenarios))
    required: list[Required] = []
    cluster = cluster_from_args(args, Carries.SIMULATION)
    with watched(asked_executor(effort, args.jobs, cluster)) as work:
        points: list[CurvePoint] = []
        curves: list[tuple[Scenario, UtilityCurve]] = []
        for suffix, each in scenarios:
            asked = [replace(request, adversary=request.adversary + suffix) for request in requests]
            curve = curves_of(each, asked, work=work)
            curves.append((each, curve))
            found: list[Needed] = []
            if args.target is not None:
                found = people_needed(each, asked, work=work)
                required += zip(asked, found, strict=True)
            needed = dict(zip(asked, found, strict=bool(found)))
            points += as_told(curve, plan.design.n_people, each.target_probability, needed)
        confounded = confounding(question_of(assumed, base=args.plan.parent), work=work)
        write_atomic(args.out, curve_csv(points), force=args.force)
    warn_of_panel(args, plan.scenario)
    proposals = proposed_clips(curves)
    if args.json:
        print_json(
            {
                **as_json(args, scenario, points, required),
                **({"clips": [{"line": line, **each.to_json()} for line, each in proposals]} if proposals else {}),
                **({} if confounded is None else {"confounding": confounding_as_json(confounded)}),
                "true_snps": [
                    {"scenario": name.strip(), **row}
                    for name, each in scenarios
                    for row in STUDY_LINES.find(each.study_kind).true_snps(each)
                ],
            }
        )
    else:
        for sentence in (
            *forecast_of_people(assumed),
            *structure_words(scenario),
            *filter(None, [engine_words(scenario)]),
            *([] if confounded is None else [confounding_words(confounded)]),
        ):
            print(sentence)
        for name, each in scenarios:
            for row in STUDY_LINES.find(each.study_kind).true_snps(each):
                if "beta" in row:
                    print(
                        f"Causal SNP {row['snp']}{name}: {row['beta']:.3g} SD per copy, {percent(row['r2'])} of the variance"
                    )
                    continue
                groups = (f"{group} {percentages(row[f'{group}_genotypes'])}" for group in ("case", "control"))
                print(f"Causal SNP {row['snp']}{name}, genotypes of 0/1/2 risk alleles: {', '.join(groups)}")
        print_answers(args, scenario, points, required)
        for size, proposal in proposals:
            print(f"{size}: {clip_words(proposal)}")
        if widths := effect_width_words(plan, args.plan.parent):
            print(widths)
    return 0


def _check_numbers(args: argparse.Namespace) -> None:
    for option, values, least in (
        ("--participants", args.participants, 4),
        ("--studies", [args.studies], 1),
        ("--snps", args.snps, 1),
        ("--seed", [args.seed], 0),
        ("--jobs", [args.jobs], 0),
    ):
        for value in values or []:
            if value is not None and value < least:
                raise InvalidInput(words=f"{option} {value} is too small.", hint=f"Give {least} or more.")
    if args.target is not None and not 0 < args.target < 1:
        raise InvalidInput(words=f"--target {args.target:g} is not a probability between 0 and 1.", hint="Try 0.9.")


def _scenarios(args: argparse.Namespace, plan: Plan) -> list[tuple[str, Scenario]]:
    """The plan's scenario with its design's share of cases and the options' changes, once for every effect; with what its lines
    are told apart by."""
    from dataclasses import replace

    from gwasprivacy.plan.planning_scenario import compared_inside, planning_scenario

    changes: dict[str, Any] = {}
    for name, value in (
        ("sizes", None if args.participants is None else tuple(dict.fromkeys(args.participants))),
        ("n_studies", args.studies),
        ("seed", args.seed),
        ("target_probability", args.target),
    ):
        if value is not None:
            changes[name] = value
    scenario = with_structure(args, replace(planning_scenario(plan, args.plan.parent), **changes))
    scenario = replace(scenario, strata=compared_inside(plan, scenario) or plan.design.strata)
    return SCENARIOS.find(scenario.study_kind).do(args, scenario)


def _disease_scenarios(args: argparse.Namespace, scenario: Scenario) -> list[tuple[str, Scenario]]:
    """Once for every odds ratio of a disease."""
    from dataclasses import replace

    for option, value in (("--beta", args.beta), ("--clip-sd", args.clip_sd)):
        if value is not None:
            raise InvalidInput(
                words=f"{option} is of a quantitative trait; this plan has none.", hint="Try --odds-ratio."
            )
    if args.odds_ratio is None:
        return [("", scenario)]
    if scenario.disease.penetrance is not None:
        raise InvalidInput(
            words="--odds-ratio: the plan's disease has a penetrance table.", hint="Change the table instead."
        )
    ratios = list(dict.fromkeys(args.odds_ratio))
    found = []
    for ratio in ratios:
        try:
            causal = tuple(replace(snp, odds_ratio=ratio) for snp in scenario.disease.causal)
            changed = replace(scenario, disease=replace(scenario.disease, causal=causal))
        except InvalidPlan as error:
            raise about_option(error, f"--odds-ratio {ratio:g}") from None
        found.append((f" OR={ratio:g}" if len(ratios) > 1 else "", changed))
    return found


def _trait_scenarios(args: argparse.Namespace, scenario: Scenario) -> list[tuple[str, Scenario]]:
    """Once for every effect and public range of a trait; the same people in all of them."""
    from dataclasses import replace

    from gwasprivacy.forecast.trait_effects import with_effect

    assert scenario.trait is not None
    if args.odds_ratio is not None:
        raise InvalidInput(words="--odds-ratio is of a disease; this plan is of a trait.", hint="Give --beta.")
    found = []
    for beta in dict.fromkeys(args.beta or [None]):
        for clip in dict.fromkeys(args.clip_sd or [None]):
            try:
                model = scenario.trait if beta is None else with_effect(scenario.trait, beta)
                model = model if clip is None else model.clipped(-clip, clip)
            except InvalidPlan as error:
                raise about_option(error, "--beta" if clip is None else "--clip-sd") from None
            effect = f" β={beta:g}" if beta is not None and len(args.beta) > 1 else ""
            limits = f" B={clip:g}" if clip is not None and len(args.clip_sd) > 1 else ""
            found.append((effect + limits, replace(scenario, trait=model)))
    return found


SCENARIOS: Registry[Doing[Callable[[argparse.Namespace, Scenario], list[tuple[str, Scenario]]]]] = Registry(
    mark("kind of study"), (Doing(CASE_CONTROL, _disease_scenarios), Doing(QUANTITATIVE, _trait_scenarios))
)


def _requests(args: argparse.Namespace, plan: Plan) -> list[CurveRequest]:
    """Every line: attackers × numbers of SNPs × scores × mechanisms."""
    from dataclasses import replace

    from gwasprivacy.forecast.questions import by_mechanism, without_privacy
    from gwasprivacy.mechanisms.registry import check_supported
    from gwasprivacy.mechanisms.sets_of_a_draw import of_size
    from gwasprivacy.simulation.curves.curve import CurveRequest

    scores = _scores(args, plan)
    mechanisms = list(dict.fromkeys(args.mechanisms or [plan.release.mechanism]))
    released = list(dict.fromkeys(args.snps or [plan.release.n_snps]))
    threshold = plan.release.threshold
    requests = []
    for n_snps in released:
        lines = {mechanism: _private_lines(args, _publishing(plan, mechanism, n_snps)) for mechanism in mechanisms}
        for of_one in zip(*lines.values(), strict=True):
            for score in scores:
                for mechanism, line in zip(mechanisms, of_one, strict=True):
                    check_supported(mechanism, score, line.neighbours, loci=line.loci, threshold=threshold)
                    scored = of_size(line.set_score, n_snps)
                    asked = replace(line, score=score, n_snps=n_snps, threshold=threshold, set_score=scored)
                    asked = by_mechanism(asked, mechanism)
                    requests.append(asked)
        if NONE in args.against:
            # Scores that are to be compared are compared without privacy too; else what one would publish without it.
            if args.scores is None:
                requests.append(without_privacy(n_snps, plan))
            else:
                requests += [CurveRequest.without_privacy(score, n_snps) for score in scores]
    return requests


def _publishing(plan: Plan, mechanism: str, n_snps: int) -> Plan:
    """The plan with another mechanism and number of SNPs, where its guarantee allows them an ε of their own; else itself."""
    from dataclasses import replace

    from gwasprivacy.plan.another_mechanism import of_mechanism
    from gwasprivacy.plan.plan import kept_in_step

    model = plan.adversary
    if not (model.names_loss and model.is_about_attacks) or plan.release.epsilon is not None:
        return plan
    return kept_in_step(replace(plan, release=of_mechanism(plan.release, mechanism, n_snps=n_snps)))


def _private_lines(args: argparse.Namespace, plan: Plan) -> list[CurveRequest]:
    """The line of every attacker: the plan's own, the ones it is compared with, and each of them at other γ."""
    from dataclasses import replace

    from gwasprivacy.forecast.questions import line_request
    from gwasprivacy.forecast.weights import both_ways
    from gwasprivacy.membership.adversary import Target, TargetKind
    from gwasprivacy.plan.plan_rules import check_plan
    from gwasprivacy.plan.planned_releases import own_release, stored_releases
    from gwasprivacy.plan.planning_scenario import Line, selection_epsilons
    from gwasprivacy.plan.saved_plan import load_plan

    check_plan(plan)
    folder = args.plan.parent
    found = [(THIS, plan, Line.THIS, folder)]
    for text in dict.fromkeys(args.priors or []):
        found.append((f"{THIS} prior {text}", _with_prior(plan, text), Line.THIS, folder))
    for other in dict.fromkeys(args.against):
        if other == ANY:
            found.append((ANY, plan, Line.ANY, folder))
        elif other != NONE:
            # Its files lie beside it, not beside the plan that it is compared with.
            compared = check_plan(load_plan(Path(other)))
            label, same = compared.title, sum(line[0].startswith(compared.title) for line in found)
            found.append(
                (f"{label} ({same + 1})" if same else label, compared, Line.THIS, Path(other).absolute().parent)
            )
    if args.gammas is not None:
        found = [
            (
                f"{label} γ={gamma:g}",
                _promising(each, each.adversary.with_target(Target(TargetKind.GAMMA, gamma))),
                *rest,
            )
            for gamma in dict.fromkeys(args.gammas)
            for label, each, *rest in found
        ]
    requests = []
    for label, each, line, place in found:
        own = own_release(each)
        epsilon = selection_epsilons(each, own, stored_releases(each))[line]
        asked = replace(line_request(each, own, line, epsilon, place), adversary=label)
        requests += [asked] if asked.weights is None else both_ways(asked)
    return requests


def _promising(plan: Plan, model: AdversaryModel) -> Plan:
    """The plan with another guarantee and all of the ε that it allows, parted between selection and scores as before."""
    from dataclasses import replace

    from gwasprivacy.plan.choices import NO_PARTS, PARTS
    from gwasprivacy.plan.plan import kept_in_step
    from gwasprivacy.plan.plan_rules import check_plan
    from gwasprivacy.plan.release_shares import with_share

    release = replace(plan.release, epsilon=None, budget=None, **NO_PARTS)
    found = kept_in_step(replace(plan, adversary=model, release=release, planned=()))
    for name in PARTS:
        part = getattr(plan.release, name)
        if part is not None:
            found = with_share(found, name, part / plan.epsilon)
    return check_plan(found)


def _with_prior(plan: Plan, text: str) -> Plan:
    """The plan's γ guaranteed to an attacker of another belief: P, A-B or any.  Raises InvalidInput."""
    from dataclasses import replace

    from gwasprivacy.membership.adversary import PriorRange, Target, TargetKind

    model = plan.adversary
    if not model.family.uses_prior:
        raise InvalidInput(words="--priors: the plan's attacker has no prior to choose.", hint="Leave --priors out.")
    try:
        ends = ["0", "1"] if text == ANY else text.split("-")
        low, high = float(ends[0]), float(ends[-1])
        if len(ends) > 2:
            raise ValueError("one dash")
        prior = PriorRange(low, high)
    except (ValueError, InvalidPlan):
        raise InvalidInput(
            words=f"--priors {text[:40]} is not a prior.", hint="Say 0.5, or a range such as 0.25-0.75, or any."
        ) from None
    changed = replace(model, prior=prior, invited=None, target=Target(TargetKind.GAMMA, model.gamma))
    return _promising(plan, changed)


def _scores(args: argparse.Namespace, plan: Plan) -> list[ScoreChoice]:
    from gwasprivacy.association.scores.registry import SCORES
    from gwasprivacy.association.scores.score_choice import ScoreChoice
    from gwasprivacy.cli.score_options import score_from_code

    own = plan.release.score
    options = {"test": args.test, "p_value": args.p_value, "threshold": args.threshold}
    if args.scores is None:
        if any(value is not None for value in options.values()):
            raise InvalidInput(words="--test, --p-value and --threshold go with --scores distance.")
        return [own]
    chosen = []
    for name in dict.fromkeys(args.scores):
        if not SCORES.find(name.partition("+")[0]).usual:
            chosen.append(score_from_code(name, "--scores"))
        elif own.name == name and not any(value is not None for value in options.values()):
            chosen.append(own)
        else:
            if args.test is None or (args.p_value is None) == (args.threshold is None):
                raise InvalidInput(
                    words=f"--scores {name} needs --test, and either --p-value or --threshold.",
                    hint="For example --test genotypic --p-value 5e-8.",
                )
            chosen.append(ScoreChoice(name=name, **options))
    return chosen
