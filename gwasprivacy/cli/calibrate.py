"""``gwasprivacy calibrate``: from an attacker and a guarantee to ε, or from ε to what it guarantees."""

from __future__ import annotations

import argparse
import math
import textwrap
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.base.sentences import tell
from gwasprivacy.cli.adversary_options import add_adversary_arguments, adversary_from_args
from gwasprivacy.cli.common import add_json, print_json
from gwasprivacy.membership.same_guarantee import equivalents

if TYPE_CHECKING:
    from gwasprivacy.membership.adversary import AdversaryModel
    from gwasprivacy.membership.loss import Loss

NAME = "calibrate"
HELP = "Which ε follows from an attacker's prior and a guarantee; or what a given ε guarantees."
EXAMPLE = "gwasprivacy calibrate --family bounded --prior 0.25 0.75 --gamma 2"

# Beliefs at which bounds are always printed, beside the ends of the range.
_SHOWN_BELIEFS = (0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from gwasprivacy.mechanisms.registry import release_names

    add_adversary_arguments(parser)
    group = parser.add_argument_group("the release")
    group.add_argument(
        "--mechanism",
        choices=release_names(),
        help=(
            "the mechanism: its kind of loss gives tighter bounds on membership tests, and for --advantage and "
            "--tpr; without it, the bounds use ε alone"
        ),
    )
    group.add_argument(
        "--snps", type=int, metavar="M", help="how many SNPs it publishes (default: bounds that hold for every number)"
    )
    add_json(parser)


def _beliefs(model: AdversaryModel) -> list[float]:
    ends = (model.prior.low, model.prior.high)
    if not model.protects_outside:
        return sorted(set(ends))  # there is no guarantee to anybody else
    return sorted({*_SHOWN_BELIEFS, *(end for end in ends if 0 < end < 1)})


def as_json(model: AdversaryModel) -> dict[str, Any]:
    """The keys of docs/interfaces.md, at full precision, and more."""
    same = equivalents(model)
    bounds = [[p, *model.posterior_bounds(p)] for p in _beliefs(model)]
    rates = sorted({1e-4, 1e-3, 1e-2, 1e-1} | ({model.target.fpr} if model.target.fpr is not None else set()))
    return {
        "promise": model.target.kind.value,
        "epsilon": None if model.why_no_epsilon() else model.epsilon,
        "likelihood_ratio": model.likelihood_ratio,
        "entity_epsilon": model.entity_epsilon,
        "gamma": model.gamma,
        "prior": [model.prior.low, model.prior.high],
        "gamma_any_prior": model.gamma_any_prior,
        "posterior_bound_at": bounds,
        "cap": model.cap,
        "advantage_bound": model.advantage_bound,
        "tpr_bound_at": [[f, float(model.tpr_bound(f))] for f in rates],
        "eta": None if model.why_no_epsilon() else model.entity_total.eta,
        "loss": model.loss.kind.value,
        "rounds": model.loss.rounds,
        "family": model.family.name,
        "secret": model.secret.value,
        "neighbours": model.neighbours.value,
        "two_sided": model.two_sided,
        "equivalents": {
            kind.value: {"value": target.value} | ({} if target.fpr is None else {"fpr": target.fpr})
            for kind, target in same.items()
        },
        "adversary": model.to_json(),
        "sentence": model.sentence(),
        "assumptions": list(model.assumptions()),
    }


def _odds_label(model: AdversaryModel) -> str:
    """The ratio is e^ε only where ε was not divided for what the attacker does not know, or for a group."""
    is_power = not model.why_no_epsilon() and math.isclose(
        math.log(model.likelihood_ratio), model.epsilon, rel_tol=1e-3, abs_tol=1e-12
    )
    return f"{'e^ε' if is_power else 'odds':<19}"


def _best_test(model: AdversaryModel) -> str:
    from gwasprivacy.membership.secrets import Secret

    if model.secret is Secret.TRAIT_VALUE:
        return "the best test of which of two values a participant has"
    return "the best membership test"


def as_text(model: AdversaryModel) -> str:
    """The same for people: words first, three significant digits, bounds rounded so that they stay true."""
    from gwasprivacy.base.number_words import percent, three_digits
    from gwasprivacy.membership.wording import attack_guarantee_words

    outside = three_digits(model.gamma_any_prior) if model.protects_outside else "there is no guarantee"
    lines = [model.sentence(), ""]
    if reason := model.why_no_epsilon():
        lines.append(f"  ε                    none: {reason}")
    else:
        lines.append(f"  ε                    {three_digits(model.epsilon)}  what the mechanism is run with")
    lines += [
        f"  {_odds_label(model)}  {three_digits(model.likelihood_ratio)}  maximum change in an attacker's odds",
        f"  γ                    {three_digits(model.gamma)}  for the priors covered: {_range(model)}",
        f"  γ outside            {outside}  for any other prior",
        f"  attack advantage     at most {percent(model.advantage_bound, up=True)}  (TPR − FPR of {_best_test(model)})",
        f"  attack TPR           {_tpr(model)}",
        f"  kind of loss         {_loss(model)}",
        f"  neighbours           {model.neighbours.value}",
        "",
        "  prior                posterior",
    ]
    for p in _beliefs(model):
        low, high = model.posterior_bounds(p)
        covered = "" if model.prior.contains(p) else "   (outside the range)"
        after = (
            f"{percent(low, up=False)} to {percent(high, up=True)}"
            if model.two_sided
            else f"at most {percent(high, up=True)}"
        )
        lines.append(f"  {percent(p):<21}{after}{covered}")
    if model.is_about_attacks:
        lines += ["", *textwrap.wrap(attack_guarantee_words(model), width=112)]
    lines += ["", "Assumptions:"]
    lines += [_wrapped(text) for text in model.assumptions()]
    lines += ["", f"Source: {model.family.source}."]
    return "\n".join(lines)


def _wrapped(text: str) -> str:
    return textwrap.fill(text, width=110, initial_indent="  - ", subsequent_indent="    ", break_on_hyphens=False)


def _tpr(model: AdversaryModel) -> str:
    from gwasprivacy.base.number_words import percent
    from gwasprivacy.membership.guarantee import DEFAULT_FPR

    fpr = DEFAULT_FPR if model.target.fpr is None else model.target.fpr
    return f"at most {percent(float(model.tpr_bound(fpr)), up=True)} at an FPR of {percent(fpr)}"


def _loss(model: AdversaryModel) -> str:
    from gwasprivacy.plan.attack_words import loss_words

    return f"{model.loss.kind.value}: {loss_words(model.loss)}"


def _range(model: AdversaryModel) -> str:
    from gwasprivacy.base.number_words import percent

    prior = model.prior
    if prior.is_any:
        return "any"
    return percent(prior.low) if prior.is_single else f"{percent(prior.low)} to {percent(prior.high)}"


def _loss_from_args(args: argparse.Namespace) -> Loss:
    """How the loss of what is released spreads; without a number of SNPs, as of one, whose η holds for every number."""
    from gwasprivacy.membership.loss import MOST_ROUNDS, PURE

    if args.snps is not None and not 1 <= args.snps <= MOST_ROUNDS:
        raise InvalidInput(words=f"--snps: {args.snps} is not a number of SNPs from 1 to {MOST_ROUNDS:,}.")
    if args.mechanism is None:
        if args.snps is not None:
            raise InvalidInput(words="--snps needs --mechanism.", hint="Give --mechanism NAME, or leave --snps out.")
        return PURE
    from gwasprivacy.mechanisms.registry import loss_of

    return loss_of(args.mechanism, args.snps or 1)


def run(args: argparse.Namespace) -> int:
    loss = _loss_from_args(args)
    model = adversary_from_args(args, loss)
    if not model.family.possible:
        raise PrivacyRefusal(
            words=f"{model.why_no_epsilon()} {tell(model.family.releases)}", hint="Choose --family bounded --prior any."
        )
    if args.mechanism is not None:
        from gwasprivacy.mechanisms.registry import check_neighbours

        check_neighbours(args.mechanism, model.neighbours)
    if args.json:
        print_json(as_json(model))
    else:
        print(as_text(model))
    return 0
