"""``gwasprivacy verify-theory``: do not trust the calibration, nor the bounds on attacks; enumerate them."""

from __future__ import annotations

import argparse
import math
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.adversary_options import add_adversary_arguments, adversary_from_args
from gwasprivacy.cli.common import add_json, print_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gwasprivacy.lab.theory.counterexamples import Counterexample
    from gwasprivacy.lab.theory.theory_check import TheoryCheck

NAME = "verify-theory"
HELP = (
    "Check a calibration by exact enumeration: run a small mechanism at the calibrated ε in a universe of a few people, "
    "and find the smallest γ that holds against the whole family. --attack-bounds enumerates instead what membership tests "
    "can reach, for every selector; --releases what whole releases of small studies tell, from records to what is published."
)
EXAMPLE = (
    "gwasprivacy verify-theory --family bounded --prior 0.25 0.75 --gamma 2 --size 8\n"
    "  gwasprivacy verify-theory --attack-bounds --cases 200"
)

_REFUTED = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    check = parser.add_argument_group("the check")
    check.add_argument("--size", type=int, default=8, metavar="N", help="people in the universe, 2 to 14 (default 8)")
    check.add_argument(
        "--mechanism",
        choices=("randomised-response", "randomized-response", "laplace-count", "exponential", "k-max"),
        default="randomised-response",
        help="the small mechanism (default randomised-response); k-max implies the uniform family and its own γ",
    )
    check.add_argument("--published", action="store_true", help="k-max as published, without the empty dataset")
    check.add_argument("--run-at", type=float, metavar="E", help="run the mechanism at this ε, not the calibrated one")
    instead = check.add_mutually_exclusive_group()
    instead.add_argument("--traps", action="store_true", help="compute the worked counterexamples instead")
    instead.add_argument(
        "--attack-bounds",
        action="store_true",
        help="check instead the bounds on membership tests by kind of loss, for every selector on random small studies, with "
        "the counterexamples to what does not hold",
    )
    instead.add_argument(
        "--releases",
        action="store_true",
        help="check instead whole releases where not all numbers are printed, by Bayes' rule alone: cases and controls, a measured "
        "ratio with the selection by it, traits, each with strata and without; somebody joins or leaves, is replaced, has another "
        "label or another value; attackers who do not know whose record is whose",
    )
    check.add_argument(
        "--cases",
        type=int,
        metavar="N",
        help="with --attack-bounds or --releases: small studies for each claim, 1 to 100000 (default 40)",
    )
    check.add_argument(
        "--seed", type=int, metavar="N", help="with --attack-bounds or --releases: of these studies (default 0)"
    )
    add_adversary_arguments(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.attack_bounds or args.releases:
        return _claims(args)
    for option, value in (("--cases", args.cases), ("--seed", args.seed)):
        if value is not None:
            raise InvalidInput(words=f"{option} belongs to --attack-bounds and --releases.", hint="Leave it out.")
    if args.traps:
        return _traps(as_json=args.json)
    result = _checked(args)
    if args.json:
        print_json(result.to_json())
    else:
        print(as_text(result))
    return 0 if result.holds else _REFUTED


def _checked(args: argparse.Namespace) -> TheoryCheck:
    from gwasprivacy.lab.theory.theory_check import SmallMechanism, check_k_max, check_theory
    from gwasprivacy.membership.families import families_with

    mechanism = SmallMechanism(args.mechanism.replace("randomized", "randomised"))
    if args.run_at is not None and not (math.isfinite(args.run_at) and 0 <= args.run_at <= 50):
        raise InvalidInput(
            words=f"--run-at: {args.run_at:g} is not an ε between 0 and 50.", hint="ln 2 ≈ 0.693 is usual."
        )
    if mechanism is SmallMechanism.K_MAX:
        for option, value in (
            ("--gamma", args.gamma),
            ("--epsilon", args.epsilon),
            ("--cap", args.cap),
            ("--prior", args.prior),
            ("--invited", args.invited),
            ("--run-at", args.run_at),
        ):
            if value is not None:
                raise InvalidInput(words=f"{option}: k-Max fixes its own prior and γ.", hint=f"Leave {option} out.")
        serving = [family.name for family in families_with("k")]
        if args.family not in (None, *serving):
            raise InvalidInput(
                words=f"--family: k-Max's guarantee holds under the {' or '.join(serving)} family, not under {args.family}.",
                hint="Leave --family out.",
            )
        if args.k is None:
            raise InvalidInput(words="--k is missing.", hint="Give --k 2, 3 or 4.")
        return check_k_max(args.size, args.k, published=args.published)
    if args.published:
        raise InvalidInput(words="--published belongs to --mechanism k-max.", hint="Leave it out.")
    return check_theory(adversary_from_args(args), size=args.size, mechanism=mechanism, run_at=args.run_at)


def as_text(result: TheoryCheck) -> str:
    """The result in words."""
    from gwasprivacy.base.number_words import percent, three_digits

    word = {True: "Holds.", False: "Refuted.", None: "Not decided."}[result.holds]
    at = "" if result.epsilon is None else f" run at ε = {three_digits(result.epsilon)}"
    lines = [f"{word} {result.mechanism.value}{at}, in a universe of {result.size} people."]
    if result.note:
        lines.append(f"  ({result.note})")
    smallest = "none, however large" if math.isinf(result.smallest_gamma) else f"{result.smallest_gamma:.6g}"
    lines += [f"  claimed γ            {result.claimed:.6g}", f"  smallest γ found     {smallest}"]
    if not result.exact:
        lines.append(f"  and at most          {result.upper:.6g}")
    w = result.witness
    if w is not None:
        moved = (
            f"from {percent(w.prior)} to {percent(w.posterior)}"
            if 0 < w.prior < 1
            else f"from nearly {percent(w.prior)}, in the limit"
        )
        lines.append(
            f"  witness              output {w.output + 1} moves the belief about person {w.entity + 1} {moved} "
            f"(likelihood ratio {three_digits(w.likelihood_ratio)})"
        )
        if w.known_in is not None and w.uncertain is not None:
            known = ", ".join(str(i + 1) for i in w.known_in) or "nobody"
            unsure = ", ".join(str(i + 1) for i in w.uncertain)
            lines.append(f"  its attacker         knows of {known}; is unsure of {unsure}")
    return "\n".join(lines)


def _claims(args: argparse.Namespace) -> int:
    from gwasprivacy.base.number_words import percent
    from gwasprivacy.cli.watched_work import watched
    from gwasprivacy.lab.audit.loss_enumeration import CLAIMS, check_claims
    from gwasprivacy.lab.audit.whole_releases import WHOLE_RELEASES
    from gwasprivacy.lab.theory.loss_counterexamples import loss_counterexamples

    cases, seed = (40 if args.cases is None else args.cases), (0 if args.seed is None else args.seed)
    if not 1 <= cases <= 100_000:
        raise InvalidInput(words=f"--cases {cases} is not a number from 1 to 100000.", hint="200 take a minute.")
    if seed < 0:
        raise InvalidInput(words=f"--seed {seed} is negative.", hint="Give 0 or more.")
    with watched() as work:
        asked = WHOLE_RELEASES if args.releases else CLAIMS
        claims = check_claims(asked, cases=cases, seed=seed, work=work)
    traps = () if args.releases else loss_counterexamples()
    good = all(claim.holds for claim in claims) and all(trap.refutes for trap in traps)
    if args.json:
        print_json(
            {
                "holds": good,
                "smallest_gamma": None,
                "witness": None,
                "seed": seed,
                "claims": [claim.to_json() for claim in claims],
                "traps": [trap.to_json() for trap in traps],
            }
        )
        return 0 if good else _REFUTED
    width = max(len(claim.title) for claim in claims)
    print(f"{'':{width}}   of ε   of the advantage's bound")
    for claim in claims:
        verdict = "holds" if claim.holds else f"REFUTED, by {claim.excess:.3g}"
        print(f"{claim.title:{width}}  {percent(claim.ratio_reached):>6}   {percent(claim.reached):>6}  {verdict}")
    print(f"{cases:,} small studies for each claim, every output's probability exact.\n")
    _print_traps(traps)
    return 0 if good else _REFUTED


def _print_traps(found: Sequence[Counterexample]) -> None:
    from gwasprivacy.base.number_words import three_digits

    for example in found:
        mark = "as predicted" if example.refutes else "NOT as predicted"
        print(f"{example.title} ({mark})")
        print(f"  {example.universe}")
        print(
            f"  {example.quantity}: a careless reading claims {three_digits(example.claimed)}, "
            f"enumeration finds {three_digits(example.found)}."
        )
        print(f"  {example.remedy}\n")


def _traps(*, as_json: bool) -> int:
    from gwasprivacy.lab.audit.covariate_cases import FALSE_CLAIMS
    from gwasprivacy.lab.theory.counterexamples import all_counterexamples
    from gwasprivacy.lab.theory.loss_counterexamples import loss_counterexamples

    covariates = [claim.counterexample() for claim in FALSE_CLAIMS]
    found = (*all_counterexamples(), *loss_counterexamples(), *covariates)
    good = all(example.refutes for example in found)
    if as_json:
        print_json(
            {
                "holds": good,
                "smallest_gamma": None,
                "witness": None,
                "traps": [example.to_json() for example in found],
            }
        )
        return 0 if good else _REFUTED
    _print_traps(found)
    return 0 if good else _REFUTED
