"""The options that describe an attacker and a guarantee: the same for ``calibrate``, ``verify-theory`` and ``plan new``."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.declared_fields import Group
from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.cli.plans.field_options import about_field, add_fields, fields_from_args

if TYPE_CHECKING:
    from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target
    from gwasprivacy.membership.loss import Loss
    from gwasprivacy.membership.secrets import Neighbours
    from gwasprivacy.plan.plan import Plan


def add_printed_sizes(parser: argparse._ActionsContainer) -> None:
    """--sizes alone, of a command without attackers."""
    add_fields(parser, Group.SIZES)


def neighbours_of(secret: str, sizes: str | None) -> Neighbours:
    """Which studies a release must make hard to tell apart where ``secret`` is kept and so much is printed (None: all numbers)."""
    from gwasprivacy.membership.adversary import AdversaryModel
    from gwasprivacy.membership.families.another_attacker import family_that_knows
    from gwasprivacy.membership.guarantee import Target, TargetKind
    from gwasprivacy.membership.secrets import Secret, Sizes

    kept, printed = Secret(secret), Sizes(sizes or Sizes.ALL)
    family = family_that_knows(printed, kept)
    return AdversaryModel(family=family, secret=kept, sizes=printed, target=Target(TargetKind.EPSILON, 1.0)).neighbours


def with_printed_sizes(plan: Plan, args: argparse.Namespace) -> Plan:
    """``plan`` where so much is printed as --sizes says; itself without.  Raises InvalidInput, PrivacyRefusal."""
    from dataclasses import replace

    from gwasprivacy.membership.families.another_attacker import with_sizes
    from gwasprivacy.membership.secrets import Sizes
    from gwasprivacy.plan.plan import kept_in_step
    from gwasprivacy.plan.plan_rules import check_plan

    if args.sizes is None:
        return plan
    try:
        return check_plan(kept_in_step(replace(plan, adversary=with_sizes(plan.adversary, Sizes(args.sizes)))))
    except InvalidPlan as error:
        raise about_field(error, "--sizes") from error


def add_adversary_arguments(parser: argparse.ArgumentParser) -> None:
    """Every option of ``calibrate`` that describes the attacker, the secret and the guarantee."""
    who = parser.add_argument_group("the attacker")
    add_fields(who, Group.ATTACKER)
    who.add_argument(
        "--prior",
        nargs="+",
        metavar=("A", "B"),
        help="the attacker's prior: A B (a range), A (one prior), or any (0 to 1; the default, and the strictest)",
    )
    who.add_argument(
        "--invited", nargs=2, type=int, metavar=("N", "U"), help="N participants of U invited people: the prior is N/U"
    )

    what = parser.add_argument_group("the secret")
    add_fields(what, Group.SECRET)
    add_fields(what, Group.SIZES)

    guarantee = parser.add_argument_group("the guarantee (one of them)")
    guarantee.add_argument(
        "--gamma", type=float, metavar="G", help="maximum growth of belief: no prior grows by more than the factor G"
    )
    guarantee.add_argument(
        "--cap",
        type=float,
        metavar="RHO",
        help="maximum certainty: nobody in the prior range becomes more than RHO certain",
    )
    guarantee.add_argument(
        "--advantage",
        type=float,
        metavar="X",
        help="maximum attack advantage: TPR − FPR of the best membership test at most X",
    )
    guarantee.add_argument(
        "--tpr", type=float, metavar="T", help="maximum true-positive rate of the best membership test, at --fpr"
    )
    add_fields(guarantee, "adversary.target.fpr")
    guarantee.add_argument("--epsilon", type=float, metavar="E", help="the ε of the mechanism: what does it guarantee?")
    add_fields(guarantee, Group.GUARANTEE)


def adversary_from_args(args: argparse.Namespace, loss: Loss | None = None) -> AdversaryModel:
    """The model that the options describe; ``loss``: how that of what is released spreads (None: ε alone is known).

    InvalidInput naming the option for what is missing, contradictory or out of range; PrivacyRefusal for combinations
    that cannot be had.
    """
    from gwasprivacy.membership.adversary import AdversaryModel
    from gwasprivacy.membership.families.another_attacker import family_that_knows
    from gwasprivacy.membership.secrets import Secret, Sizes

    if args.family is None:
        args.family = family_that_knows(Sizes(args.sizes or Sizes.ALL), Secret(args.secret)).name
    if args.phenotype_unknown and args.secret == "case-status":
        raise InvalidInput(
            words="--phenotype-unknown: with --secret case-status, who has the disease is the secret itself.",
            hint="Leave --phenotype-unknown out.",
        )
    target_option, target = _target(args)
    fields = fields_from_args(args, "adversary")
    if args.invited is not None:
        fields["invited"] = tuple(args.invited)
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
        raise about_field(error, target_option if "target" in error.field else "") from error


def _prior(args: argparse.Namespace) -> PriorRange | None:
    from gwasprivacy.membership.adversary import PriorRange
    from gwasprivacy.membership.families import FAMILIES

    if not FAMILIES[args.family].uses_prior:
        for option, value in (("--prior", args.prior), ("--invited", args.invited)):
            if value is not None:
                raise InvalidInput(
                    words=f"{option}: the family {args.family} leaves no prior to choose.",
                    hint=f"Leave {option} out, or choose the family bounded.",
                )
        return None
    if args.invited is not None and args.prior is None:
        return PriorRange.invited(*args.invited)
    if args.prior is None or args.prior == ["any"]:  # the default is the strictest
        return PriorRange.any()
    if len(args.prior) > 2:
        raise InvalidInput(words=f"--prior takes one or two numbers, or any, not {len(args.prior)} values.")
    ends = []
    for text in args.prior:
        try:
            ends.append(float(text))
        except ValueError:
            raise InvalidInput(
                words=f"--prior: {text!r} is not a probability.", hint="Give --prior 0.1 0.5, or --prior any."
            ) from None
    return PriorRange(ends[0], ends[-1])


def _target(args: argparse.Namespace) -> tuple[str, Any]:
    """The option that states the guarantee, and a function that makes the target (InvalidPlan when out of range)."""
    from gwasprivacy.membership.adversary import Target, TargetKind
    from gwasprivacy.membership.families import FAMILIES

    family = FAMILIES[args.family]
    stated = [kind for kind in TargetKind if getattr(args, kind.value) is not None]
    if args.fpr is not None and args.tpr is None:
        raise InvalidInput(words="--fpr needs --tpr.", hint="Give --tpr T --fpr F.")
    if not family.possible or ("k" in family.fields and args.k is not None):
        if stated and family.possible:
            raise InvalidInput(
                words=f"--{stated[0].value}: k-Max's γ follows from --k.", hint="Leave one of the two out."
            )
        return "", None
    options = ", ".join(f"--{kind.value}" for kind in TargetKind)
    if not stated:
        raise InvalidInput(words="no guarantee is given.", hint=f"Give one of {options}.")
    if len(stated) > 1:
        raise InvalidInput(
            words=f"{' and '.join(f'--{kind.value}' for kind in stated)} are two ways to set the guarantee.",
            hint="Give only one.",
        )
    kind = stated[0]

    def make() -> Target:
        return Target(kind, getattr(args, kind.value), args.fpr if kind is TargetKind.TPR else None)

    return f"--{kind.value}", make
