"""``gwasprivacy utility``: how likely a private release finds the causal SNPs of a study whose truth is known."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.number_words import small_percent
from gwasprivacy.cli.adversary_options import add_printed_sizes, neighbours_of
from gwasprivacy.cli.common import add_json, print_json
from gwasprivacy.cli.kinds_of_study import STUDY_LINES
from gwasprivacy.cli.mechanism_options import (
    add_mechanism_arguments,
    add_set_arguments,
    needs_threshold,
    set_score_from,
    take_published,
    threshold_names,
)
from gwasprivacy.cli.people.list_options import add_people_lists
from gwasprivacy.cli.plans.covariate_options import add_covariate_names, add_covariates_file
from gwasprivacy.cli.score_options import add_score_arguments, require_panel, score_from_args
from gwasprivacy.cli.study_options import (
    add_chromosomes_argument,
    add_dosages,
    add_fill_arguments,
    add_look_argument,
    add_phenotype_arguments,
    add_strata_arguments,
    add_study_argument,
    add_trait_arguments,
    add_work_arguments,
    count_from_args,
    files_from_args,
)
from gwasprivacy.cli.watched_work import watched

NAME = "utility"
HELP = (
    "The probability that one private release names the causal SNPs, for a study whose causal SNPs are known "
    "(simulated or published). Exact where a closed form or a quadrature exists. It is computed from exact "
    "statistics: not for release."
)
EXAMPLE = (
    "gwasprivacy utility hapsample --causative rs4111409 rs2324591 --score tv --mechanism permute-and-flip --snps 2 "
    "--epsilon 1.0986"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_study_argument(parser)
    parser.add_argument(
        "--causative", dest="causal", nargs="+", required=True, metavar="ID", help="the causal SNPs' ids"
    )
    add_score_arguments(parser)
    add_mechanism_arguments(parser, publishes=True)
    add_set_arguments(parser)
    parser.add_argument(
        "--wrong",
        type=float,
        metavar="SHARE",
        help="right-list: how often a wrong list may appear at most (default: 0.01)",
    )
    parser.add_argument(
        "--secret",
        choices=("participation", "case-status", "trait-value"),
        default="participation",
        help="what must stay secret: that somebody took part (default), which participants are cases, or what was measured in them",
    )
    add_printed_sizes(parser)
    parser.add_argument("--public-controls", action="store_true", help="the controls are published data")
    add_phenotype_arguments(parser)
    add_people_lists(parser)
    add_strata_arguments(parser)
    add_trait_arguments(parser)
    covariates = parser.add_argument_group("covariates")
    add_covariates_file(covariates)
    add_covariate_names(covariates, planned=False)
    add_dosages(parser)
    add_fill_arguments(parser)
    add_chromosomes_argument(parser)
    add_work_arguments(parser)
    add_look_argument(parser)
    add_json(parser)


def _check(args: argparse.Namespace) -> None:
    from gwasprivacy.association.scores.registry import SCORES

    take_published(args, "score_threshold")
    if args.mechanism is None:
        raise InvalidInput(words="--mechanism is missing.", hint="Add it, or --publish right-list.")
    if args.score_threshold is None and needs_threshold(args.mechanism):
        args.score_threshold = SCORES[args.score].significant_from
    if args.snps < 1:
        raise InvalidInput(words=f"--snps must be at least 1, not {args.snps}.")
    if not 0 < args.epsilon < float("inf"):
        raise InvalidInput(words=f"--epsilon must be a positive number, not {args.epsilon:g}.")
    if needs_threshold(args.mechanism) and args.score_threshold is None:
        raise InvalidInput(
            words=f"--mechanism {args.mechanism} needs --score-threshold.", hint="Fix it without looking at the data."
        )
    if not needs_threshold(args.mechanism) and args.score_threshold is not None:
        raise InvalidInput(
            words=f"--score-threshold belongs to --mechanism {threshold_names()} only.",
            hint="Leave it out.",
        )


def run(args: argparse.Namespace) -> int:
    _check(args)
    score = score_from_args(args)
    require_panel(score, args.reference)

    from gwasprivacy.forecast.set_forms import form_json, form_words
    from gwasprivacy.mechanisms.registry import scores_sets, selector
    from gwasprivacy.mechanisms.set_score import USUAL_WRONG
    from gwasprivacy.membership.secrets import Neighbours
    from gwasprivacy.release.known_study import LOOK, KnownRelease, utility_of_tables

    files = files_from_args(args)
    STUDY_LINES.find(files.study_kind).require_secret(args.secret)
    neighbours = neighbours_of(args.secret, args.sizes)
    if files.balanced is not None and (neighbours is not Neighbours.REPLACE_ONE or args.public_controls):
        raise InvalidInput(
            words="--covariates protects genotypes alone: everybody's phenotype and covariates count as known.",
            hint="Add --sizes all, and leave --secret and --public-controls out.",
        )
    asked = KnownRelease(
        causal=tuple(args.causal),
        score=score,
        mechanism=args.mechanism,
        n_snps=args.snps,
        epsilon=args.epsilon,
        threshold=args.score_threshold,
        set_score=replace(set_score_from(args), wrong=USUAL_WRONG if args.wrong is None else args.wrong),
        neighbours=neighbours,
        public_controls=args.public_controls,
    )
    with watched() as work:
        _, counted = count_from_args(args, files, LOOK, work, score=score, named=asked.causal)
        tables = counted.tables
        found = utility_of_tables(tables, asked, frequencies=counted.frequencies, work=work)
    utility, delta = found.utility, found.sensitivity
    result: dict[str, Any] = {
        "p_all": utility.p_all,
        "p_any": utility.p_any,
        "expected_recall": utility.expected_recall,
        "expected_precision": utility.expected_precision,
        **(
            {}
            if utility.p_right is None
            else {"p_right": utility.p_right, "p_inconclusive": utility.p_inconclusive, "p_wrong": utility.p_wrong}
        ),
        "method": utility.method,
        "standard_error": utility.standard_error,
        "score": score.label,
        "mechanism": args.mechanism,
        "n_snps_released": args.snps,
        **(form_json(asked.set_score) if scores_sets(args.mechanism) else {}),
        "epsilon": args.epsilon,
        "sensitivity": delta,
        "neighbours": neighbours.value,
        **tables.sizes.told,
        "n_candidates": found.n_candidates,
    }
    if args.json:
        print_json(result)
        return 0
    how = (
        "exact"
        if utility.method == "exact"
        else f"simulated, standard error at most {small_percent(utility.standard_error)}"
    )
    every = (
        "the causal SNP is released" if len(asked.causal) == 1 else f"all {len(asked.causal)} causal SNPs are released"
    )
    form = f" ({form_words(asked.set_score, asked.n_snps)})" if scores_sets(args.mechanism) else ""
    most = "At most " if selector(args.mechanism).size_varies else ""
    print(
        f"{most}{args.snps} of {found.n_candidates:,} SNPs, {args.mechanism}{form} on the score {score.label}, "
        f"ε = {args.epsilon:g}, Δ = {delta:g}"
    )
    right: tuple[tuple[str, float], ...] = ()
    if utility.p_right is not None and utility.p_inconclusive is not None and utility.p_wrong is not None:
        right = (
            ("probability that the list is right", utility.p_right),
            ("probability that the result is inconclusive", utility.p_inconclusive),
            ("probability that the list is wrong", utility.p_wrong),
        )
    for words, value in (
        *right,
        (f"probability that {every}", utility.p_all),
        ("probability that at least one causal SNP is released", utility.p_any),
        ("expected share of the causal SNPs that is released", utility.expected_recall),
        ("expected share of the released SNPs that is causal", utility.expected_precision),
    ):
        print(f"  {words:<52}{small_percent(value)}")
    print(f"  ({how})")
    return 0
