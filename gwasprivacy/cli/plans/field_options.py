"""The options of a plan's fields, as these are declared: added, read, and named by errors."""

from __future__ import annotations

import argparse
from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.json_forms import Choice, Flag, ListOf, Number, Text, Whole
from gwasprivacy.cli.error_words import about_option

if TYPE_CHECKING:
    from gwasprivacy.base.errors import InvalidInput, InvalidPlan


def add_fields(parser: argparse._ActionsContainer, *about: str) -> None:
    """An option for each field of a group, or at a path."""
    from gwasprivacy.plan.plan_fields import fields_about

    for each in fields_about(*about):
        option = each.declared.option
        if option is None or not option.help:
            continue
        text = option.help if isinstance(option.help, str) else option.help()
        how: dict[str, Any] = {"help": text.replace("%", "%%")}
        match each.single:
            case Flag():
                how["action"] = "store_true"
            case Choice() as choice:
                how |= {"choices": choice.names(), "metavar": option.metavar, "default": option.default}
            case ListOf() as form:
                how |= {
                    "metavar": option.metavar,
                    "nargs": form.least if form.least == form.most else "+",
                    "type": float,
                }
            case form:
                how |= {"metavar": option.metavar, "default": option.default}
                if isinstance(form, Whole):
                    how["type"] = int
                elif isinstance(form, Number):
                    how["type"] = share if form.high is not None and form.high <= 1 else float
        parser.add_argument(option.flag, **how)


def share(text: str) -> float:
    """A number, or one in per cent: 0.01 and 1% are the same.  Raises ValueError."""
    if not text.endswith("%"):
        return float(text)
    try:
        return float(Decimal(text.removesuffix("%")).scaleb(-2))
    except InvalidOperation as error:
        raise ValueError(text) from error


def fields_from_args(args: argparse.Namespace, home: str = "") -> dict[str, Any]:
    """What a command's options set of the fields of the part at ``home`` ("" for the plan's own), by attribute."""
    from gwasprivacy.plan.plan_fields import fields_in

    found: dict[str, Any] = {}
    for each in fields_in(home):
        option = each.declared.option
        given = None if option is None or not option.help else getattr(args, option.dest, None)
        if isinstance(each.single, Flag):
            if given:
                found[each.attribute] = not each.usual
        elif isinstance(each.single, Text) and each.declared.empty and given is not None:
            found[each.attribute] = given.strip() or None
        elif given is not None:
            found[each.attribute] = given
    return found


def about_field(error: InvalidPlan, otherwise: str | None = None) -> InvalidInput:
    """``error`` as one of the option that sets its field, else of the option ``otherwise``, or of the field itself."""
    from gwasprivacy.plan.plan_fields import option_of

    return about_option(error, option_of(error.field) or otherwise)
