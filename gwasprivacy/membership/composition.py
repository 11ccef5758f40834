"""Several releases from one study: what they cost together, and in another currency.

ε adds up over releases with the same secret and neighbours.  γ follows from the *sum* (Tramèr Eq. 11), never from a
product of γ's: at prior ½, two releases of R = 3 have γ = 2 each, but together R = 9 and γ = 5, not 4.

Between currencies only these are proven (docs/theory/membership-privacy.md, "Composition"; each is group privacy over a
path of neighbours):

- a swap of a case and a control is two replacements: participation ε costs 2ε of case status;
- a replacement is a removal and an addition: unbounded ε costs 2ε of bounded participation, 4ε of case status;
- with only the total known, a whole record is replaced: a removal and an addition too, and a replaced genotype is one such;
- where the number of cases is not known, one label changes: one replaced record, or a removal and an addition; a swap is two labels.

Numbers that are printed after all change what an account has counted: to whoever knows the total and is unsure
of two or more people a replaced record is a removal and an addition, 2ε; to whoever knows both numbers and not who has the disease, two
records are replaced: 4ε of what was a removal, 2ε of a replaced record and of replaced genotypes.  Once the number of cases is known, a
case and a control change places: 2ε of what was one label.

A release that protects case status may show who took part: it buys no participation privacy at all.  A release with
fixed sizes may show the size: it buys none against attackers who do not know it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.membership.secrets import Neighbours, Secret, Sizes

Currency: TypeAlias = tuple[Secret, Neighbours]

BOUNDED_PARTICIPATION: Currency = (Secret.PARTICIPATION, Neighbours.REPLACE_ONE)
UNBOUNDED_PARTICIPATION: Currency = (Secret.PARTICIPATION, Neighbours.ADD_REMOVE)
TOTAL_PARTICIPATION: Currency = (Secret.PARTICIPATION, Neighbours.REPLACE_RECORD)
CASE_STATUS: Currency = (Secret.CASE_STATUS, Neighbours.SWAP)
CASE_LABEL: Currency = (Secret.CASE_STATUS, Neighbours.LABEL)

CONVERSIONS: Mapping[tuple[Currency, Currency], int] = MappingProxyType(
    {
        (BOUNDED_PARTICIPATION, CASE_STATUS): 2,
        (UNBOUNDED_PARTICIPATION, BOUNDED_PARTICIPATION): 2,
        (UNBOUNDED_PARTICIPATION, CASE_STATUS): 4,
        (UNBOUNDED_PARTICIPATION, TOTAL_PARTICIPATION): 2,
        (UNBOUNDED_PARTICIPATION, CASE_LABEL): 2,
        (TOTAL_PARTICIPATION, BOUNDED_PARTICIPATION): 1,
        (TOTAL_PARTICIPATION, CASE_STATUS): 2,
        (TOTAL_PARTICIPATION, CASE_LABEL): 1,
        (CASE_LABEL, CASE_STATUS): 2,
    }
)
"""(spent as, counted as) → factor on ε."""


ONCE_PRINTED: Mapping[tuple[Secret, Sizes], Mapping[Currency, int]] = MappingProxyType(
    {
        (Secret.PARTICIPATION, Sizes.TOTAL): MappingProxyType({UNBOUNDED_PARTICIPATION: 2, TOTAL_PARTICIPATION: 1}),
        (Secret.PARTICIPATION, Sizes.ALL): MappingProxyType(
            {UNBOUNDED_PARTICIPATION: 4, TOTAL_PARTICIPATION: 2, BOUNDED_PARTICIPATION: 2}
        ),
        (Secret.CASE_STATUS, Sizes.ALL): MappingProxyType(
            {
                CASE_STATUS: 1,
                **{spent: factor for (spent, counted), factor in CONVERSIONS.items() if counted == CASE_STATUS},
            }
        ),
    }
)
"""What is secret and what is printed by now → spent as → factor on ε, in an account that began with less printed.  Of participation:
against whoever knows what is printed and not who has the disease.  Of case status: once the number of cases is known, two labels change
places, so the account counts as one that began with it."""


def most_printed(*sizes: Sizes | None) -> Sizes:
    """The most that any of ``sizes`` says."""
    most = Sizes.ABOUT
    for each in sizes:
        if each is not None and each.says_more(most):
            most = each
    return most


def prints_after_all(printed: Sizes, counted_as: Currency) -> bool:
    """Whether ``printed`` is more than an account counts with."""
    return printed.says_more(counted_as[1].printed)


def counted_factor(
    spent_as: Currency, counted_as: Currency, printed: Sizes, *, has_groups: bool = True, has_strata: bool = False
) -> int:
    """As :func:`conversion_factor`, in an account of which some release prints ``printed``.

    Of a trait, or of a study that prints the sizes of strata, nothing is proven against whoever does not know these, so an account
    that began with less printed does not take it.
    """
    own = spent_as[1].printed
    refused = (not has_groups or (has_strata and own is Sizes.ALL)) and prints_after_all(own, counted_as)
    once = ONCE_PRINTED[counted_as[0], printed] if prints_after_all(printed, counted_as) else {}
    if spent_as in once and not refused:
        return once[spent_as]
    return conversion_factor(spent_as, counted_as)


def conversion_factor(spent_as: Currency, counted_as: Currency) -> int:
    """By what ε of a release with one secret and neighbour relation is multiplied to count it in another.

    PrivacyRefusal, with the reason, where no factor is proven.
    """
    if spent_as == counted_as:
        return 1
    factor = CONVERSIONS.get((spent_as, counted_as))
    if factor is not None:
        return factor
    counted: dict[str, Any] = {"secret": counted_as[0], "neighbours": counted_as[1]}
    if spent_as[0] is Secret.CASE_STATUS and counted_as[0] is Secret.PARTICIPATION:
        raise PrivacyRefusal("budget.case-status-as-participation", **counted)
    if counted_as in (UNBOUNDED_PARTICIPATION, TOTAL_PARTICIPATION, CASE_LABEL):
        raise PrivacyRefusal("budget.public-sizes-as-secret", **counted)
    raise PrivacyRefusal("budget.no-conversion", **counted)
