"""The options that describe an attacker and a promise: the same for ``calibrate``, ``verify-theory`` and ``plan new``."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.cli.error_words import about_option

if TYPE_CHECKING:
    from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target
    from gwasprivacy.membership.loss import Loss

# Which option a field of the model came from, so that messages name what was typed.
_OPTION_OF_FIELD = {
    "adversary.prior.low": "--prior",
    "adversary.prior.high": "--prior",
    "adversary.prior": "--prior",
    "adversary.invited": "--invited",
    "adversary.target.fpr": "--fpr",
    "adversary.group_size": "--group-size",
    "adversary.worlds": "--worlds",
    "adversary.sampling_rate": "--rate",
    "adversary.sampling": "--sampling-scheme",
    "adversary.k": "--k",
    "adversary.asked_neighbours": "--neighbours",
}


def add_adversary_arguments(parser: argparse.ArgumentParser) -> None:
    """Every option of ``calibrate`` that describes the attacker, the secret and the promise."""
    from gwasprivacy.membership.families import BOUNDED, FAMILIES, families_with

    def of(field: str) -> str:
        return ", ".join(family.name for family in families_with(field))

    kinds = [f"{each.name}: {each.short}{' (default)' * (each == BOUNDED)}" for each in FAMILIES.values()]
    who = parser.add_argument_group("the attacker")
    who.add_argument(
        "--family",
        choices=FAMILIES.names,
        default=BOUNDED.name,
        help="; ".join(kinds).replace("%", "%%"),
    )
    who.add_argument(
        "--prior",
        nargs="+",
        metavar=("A", "B"),
        help="the attacker's prior: A B (a range), A (one prior), or any (0 to 1; the default, and the strictest)",
    )
    who.add_argument(
        "--invited", nargs=2, type=int, metavar=("N", "U"), help="N participants of U invited people: the prior is N/U"
    )
    who.add_argument(
        "--worlds", type=int, metavar="M", help=f"{of('worlds')}: how many people the last participant could be"
    )
    who.add_argument(
        "--rate", type=float, metavar="BETA", help=f"{of('sampling_rate')}: share of the cohort that the study drew"
    )
    who.add_argument(
        "--sampling-scheme",
        choices=("fixed-size", "poisson"),
        help=f"{of('sampling')}: a fixed number from each group (default), or everybody independently",
    )
    who.add_argument("--k", type=int, metavar="K", dest="k", help=f"{of('k')}: the k of k-Max")
    who.add_argument(
        "--group-size", type=int, default=1, metavar="G", help="family size: most records of one family (default 1)"
    )

    what = parser.add_argument_group("the secret")
    what.add_argument(
        "--secret",
        choices=("participation", "case-status", "trait-value"),
        default="participation",
        help="that somebody took part (default), which participants are cases, or what was measured in them",
    )
    what.add_argument(
        "--phenotype-unknown",
        action="store_true",
        help="participation: the attacker does not know who has the disease; halves ε",
    )
    what.add_argument(
        "--stratum-unknown",
        nargs="?",
        type=int,
        const=0,
        metavar="K",
        help="participation: the attacker does not know in which of K strata somebody would be; divides ε by K (a plan knows K)",
    )
    what.add_argument(
        "--neighbours",
        choices=("replace-one", "swap", "add-remove", "replace-trait"),
        help="the neighbour relation that the release's proof has; refused where the family needs another",
    )

    promise = parser.add_argument_group("the guarantee (one of them)")
    promise.add_argument(
        "--gamma", type=float, metavar="G", help="maximum growth of belief: no prior grows by more than the factor G"
    )
    promise.add_argument(
        "--cap",
        type=float,
        metavar="RHO",
        help="maximum certainty: nobody in the prior range becomes more than RHO certain",
    )
    promise.add_argument(
        "--advantage",
        type=float,
        metavar="X",
        help="maximum attack advantage: TPR − FPR of the best membership test at most X",
    )
    promise.add_argument(
        "--tpr", type=float, metavar="T", help="maximum true-positive rate of the best membership test, at --fpr"
    )
    promise.add_argument("--fpr", type=float, metavar="F", help="the false-positive rate of --tpr (default 0.001)")
    promise.add_argument("--epsilon", type=float, metavar="E", help="the ε of the mechanism: what does it guarantee?")
    promise.add_argument(
        "--negative",
        action="store_true",
        help="also protect non-participation: the same for the belief that somebody did not take part",
    )


def adversary_from_args(args: argparse.Namespace, loss: Loss | None = None) -> AdversaryModel:
    """The model that the options describe; ``loss``: how that of what is released spreads (None: ε alone is known).

    InvalidInput naming the option for what is missing, contradictory or out of range; PrivacyRefusal for combinations
    that cannot be had.
    """
    from gwasprivacy.membership.adversary import AdversaryModel

    if args.phenotype_unknown and args.secret == "case-status":
        raise InvalidInput(
            "--phenotype-unknown: with --secret case-status, who has the disease is the secret itself.",
            hint="Leave --phenotype-unknown out.",
        )
    if args.stratum_unknown is not None and args.stratum_unknown < 0:
        raise InvalidInput("--stratum-unknown takes the number of strata.", hint="Give --stratum-unknown 3, say.")
    target_option, target = _target(args)
    fields: dict[str, Any] = {
        "family": args.family,
        "secret": args.secret,
        "phenotype_known": not args.phenotype_unknown,
        "stratum_known": args.stratum_unknown is None,
        "negative": args.negative,
        "group_size": args.group_size,
        "worlds": args.worlds,
        "sampling_rate": args.rate,
        "sampling": args.sampling_scheme,
        "k": args.k,
        "asked_neighbours": args.neighbours,
        "invited": None if args.invited is None else tuple(args.invited),
    }
    if args.stratum_unknown:
        fields["n_strata"] = args.stratum_unknown
    if loss is not None:
        fields["loss"] = loss
    try:
        prior = _prior(args)
        if prior is not None:
            fields["prior"] = prior
        if target is not None:
            fields["target"] = target()
        return AdversaryModel(**fields)
    except InvalidPlan as error:
        option = _OPTION_OF_FIELD.get(error.field, target_option if "target" in error.field else "")
        raise about_option(error, option) from error


def _prior(args: argparse.Namespace) -> PriorRange | None:
    from gwasprivacy.membership.adversary import PriorRange
    from gwasprivacy.membership.families import FAMILIES

    if not FAMILIES[args.family].uses_prior:
        for option, value in (("--prior", args.prior), ("--invited", args.invited)):
            if value is not None:
                raise InvalidInput(
                    f"{option}: the family {args.family} leaves no prior to choose.",
                    hint=f"Leave {option} out, or choose the family bounded.",
                )
        return None
    if args.invited is not None and args.prior is None:
        return PriorRange.invited(*args.invited)
    if args.prior is None or args.prior == ["any"]:  # the default is the strictest
        return PriorRange.any()
    if len(args.prior) > 2:
        raise InvalidInput(f"--prior takes one or two numbers, or any, not {len(args.prior)} values.")
    ends = []
    for text in args.prior:
        try:
            ends.append(float(text))
        except ValueError:
            raise InvalidInput(
                f"--prior: {text!r} is not a probability.", hint="Give --prior 0.1 0.5, or --prior any."
            ) from None
    return PriorRange(ends[0], ends[-1])


def _target(args: argparse.Namespace) -> tuple[str, Any]:
    """The option that states the promise, and a function that makes the target (InvalidPlan when out of range)."""
    from gwasprivacy.membership.adversary import Target, TargetKind
    from gwasprivacy.membership.families import FAMILIES

    family = FAMILIES[args.family]
    stated = [kind for kind in TargetKind if getattr(args, kind.value) is not None]
    if args.fpr is not None and args.tpr is None:
        raise InvalidInput("--fpr needs --tpr.", hint="Give --tpr T --fpr F.")
    if not family.possible or ("k" in family.fields and args.k is not None):
        if stated and family.possible:
            raise InvalidInput(f"--{stated[0].value}: k-Max's γ follows from --k.", hint="Leave one of the two out.")
        return "", None
    options = ", ".join(f"--{kind.value}" for kind in TargetKind)
    if not stated:
        raise InvalidInput("no guarantee is given.", hint=f"Give one of {options}.")
    if len(stated) > 1:
        raise InvalidInput(
            f"{' and '.join(f'--{kind.value}' for kind in stated)} are two ways to set the guarantee.",
            hint="Give only one.",
        )
    kind = stated[0]

    def make() -> Target:
        return Target(kind, getattr(args, kind.value), args.fpr if kind is TargetKind.TPR else None)

    return f"--{kind.value}", make
