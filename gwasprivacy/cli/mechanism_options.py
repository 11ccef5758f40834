"""The options that name a mechanism: the same for ``utility``, ``audit`` and ``simulate``."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import InvalidInput

if TYPE_CHECKING:
    from gwasprivacy.mechanisms.set_score import SetScore


def selector_names() -> tuple[str, ...]:
    """The mechanisms that select SNPs, in the order of menus."""
    from gwasprivacy.mechanisms.registry import MECHANISMS

    return MECHANISMS.names


def number_names(*, listed: bool) -> tuple[str, ...]:
    """The other kinds of release: those about SNPs that are listed beforehand, or the rest."""
    from gwasprivacy.mechanisms.registry import OTHER_RELEASES

    return tuple(name for name, one in OTHER_RELEASES.items() if one.names_snps_beforehand is listed)


def threshold_names() -> str:
    """The selections that need a public threshold on the score, for a help text."""
    from gwasprivacy.mechanisms.registry import MECHANISMS, names_that_need_a_threshold

    return ", ".join(name for name in names_that_need_a_threshold() if name in MECHANISMS)


def needs_threshold(mechanism: str) -> bool:
    """Whether a selection or other kind of release needs a public threshold.  Raises InvalidPlan, as a plan would."""
    from gwasprivacy.mechanisms.registry import release_part
    from gwasprivacy.plan.plan_fields import plan_fields

    plan_fields()["release.mechanism"].single.read(mechanism, "release.mechanism")
    return release_part(mechanism).needs_threshold


PUBLISHED = {"right-list": "right-list"}
"""What can be published beside a number of SNPs, and the mechanism that does it."""


def add_publish(parser: argparse._ActionsContainer, *, loci: bool = False) -> None:
    """``--publish``; with ``loci``, where a plan has some."""
    of_loci = (
        "; loci: as many of the --loci, each as good as its best SNP: the intervals of FILE, or blocks of KB"
        if loci
        else ""
    )
    parser.add_argument(
        "--publish",
        choices=("snps", *(("loci",) if loci else ()), *PUBLISHED),
        default="snps",
        help="snps: as many as --snps says, by --mechanism (default)"
        + of_loci
        + "; right-list: the list of all SNPs beyond a public threshold, at most "
        "--snps of them, or that the result is inconclusive: of a test with --p-value P (or --threshold C on its χ²), of another --score "
        "with --threshold T. --wrong says how often a wrong list may appear",
    )


def take_published(args: argparse.Namespace, threshold: str) -> None:
    """What ``--publish`` stands for, as the other options say it: the mechanism; the score, where a p-value asks for one; and a score's
    threshold, which goes where ``threshold`` says, unless the score takes one of χ² itself.  Raises InvalidInput."""
    from gwasprivacy.association.scores.registry import SCORES, names_of_those_that_take

    mechanism = PUBLISHED.get(args.publish)
    if mechanism is None:
        return
    if args.mechanism not in (None, mechanism):
        raise InvalidInput(
            words=f"--publish {args.publish} and --mechanism {args.mechanism} are two things.",
            hint="Leave one of them away.",
        )
    args.mechanism = mechanism
    if args.score is None and args.p_value is not None:
        (args.score, *_) = names_of_those_that_take("p_value")
        args.test = args.test or SCORES[args.score].usual["test"]
    takes = SCORES[args.score].takes if args.score is not None else frozenset()
    if "threshold" in takes or args.threshold is None:
        return
    if getattr(args, threshold) is not None:
        raise InvalidInput(words="There are two thresholds on one score.", hint="Leave --threshold away.")
    setattr(args, threshold, args.threshold)
    args.threshold = None


def add_mechanism_arguments(parser: argparse.ArgumentParser, *, required: bool = True, publishes: bool = False) -> None:
    """``--mechanism`` (and where one ``publishes``, ``--publish``, which may say it), ``--snps``, ``--epsilon`` and ``--score-threshold``."""
    from gwasprivacy.mechanisms.registry import MECHANISMS

    group = parser.add_argument_group("the release")
    group.add_argument("--mechanism", choices=selector_names(), help="how the SNPs are selected")
    if publishes:
        add_publish(group)
    varying = ", ".join(name for name, one in MECHANISMS.items() if one.size_varies)
    group.add_argument(
        "--snps",
        type=int,
        required=required,
        metavar="M",
        help=f"how many SNPs are released; for {varying} the most that can be",
    )
    group.add_argument(
        "--epsilon", type=float, required=required, metavar="E", help="what the mechanism is run with, in nats"
    )
    group.add_argument(
        "--score-threshold",
        type=float,
        metavar="T",
        help=f"{threshold_names()}: the public threshold on the score (not on χ²) above which a SNP counts "
        "as significant",
    )


def add_set_arguments(parser: argparse._ActionsContainer) -> None:
    """``--at-least``, ``--lead`` and ``--set-weights``: how a joint draw without a plan scores sets."""
    from gwasprivacy.mechanisms.set_score import USUAL_LEAD

    parser.add_argument(
        "--at-least", type=int, metavar="J", help="joint: how many of the M should be right at least (default: all)"
    )
    parser.add_argument(
        "--lead",
        type=float,
        metavar="C",
        help=f"joint: up to how many noise scales half of a set's lead counts (default: {USUAL_LEAD:g}, as in new plans)",
    )
    parser.add_argument(
        "--set-weights",
        type=float,
        nargs="+",
        metavar="C",
        help="joint: one weight for each of the M in a set, the best one's first, which sum to 1 (default: as --lead says)",
    )


def set_score_from(args: argparse.Namespace) -> SetScore:
    """What these options say; without them, as a new plan by ``--mechanism`` has it.  Raises InvalidInput."""
    from gwasprivacy.mechanisms.set_score import SetScore
    from gwasprivacy.plan.another_mechanism import begun_with

    weights = args.set_weights and tuple(args.set_weights)
    begun = {} if weights else begun_with(args.mechanism)
    given = begun if args.lead is None else {"lead": args.lead}
    return SetScore(at_least=args.at_least, weights=weights, **given)
