"""What a release costs in a ledger that counts in another currency: another secret or neighbour relation."""

from __future__ import annotations

from gwasprivacy.errors import PrivacyRefusal
from gwasprivacy.membership.families import Neighbours, Secret

Currency = tuple[Secret, Neighbours]

_PARTICIPATION = (Secret.PARTICIPATION, Neighbours.REPLACE_ONE)
_CASE_STATUS = (Secret.CASE_STATUS, Neighbours.SWAP)
_UNBOUNDED = (Secret.PARTICIPATION, Neighbours.ADD_REMOVE)
# A swap is two replacements; a replacement is one removal and one addition (SCIENCE §1, composition).
_FACTORS = {(_PARTICIPATION, _CASE_STATUS): 2, (_UNBOUNDED, _PARTICIPATION): 2, (_UNBOUNDED, _CASE_STATUS): 4}


def cost_units(epsilon_units: int, *, spent_as: Currency, counted_as: Currency) -> int:
    """Pico-ε that a release of ``epsilon_units`` costs in a ledger that counts another secret and neighbour relation.

    Raises PrivacyRefusal where no conversion is proven.
    """
    if spent_as == counted_as:
        return epsilon_units
    factor = _FACTORS.get((spent_as, counted_as))
    if factor is None:
        raise PrivacyRefusal(
            f"This study's ledger protects {_words(counted_as)}; a release that protects {_words(spent_as)} "
            "gives no proven protection for that.",
            hint="The first plan on a study fixes its secret; use the same one here.",
        )
    return factor * epsilon_units


def _words(currency: Currency) -> str:
    secret, neighbours = currency
    what = "participation" if secret is Secret.PARTICIPATION else "case status"
    return f"{what} ({neighbours.value} neighbours)"
