"""What an audit of each selector tries: the neighbours that show most of what it spends, and how it is caught with half the noise."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gwasprivacy.mechanisms.set_score import LARGEST_WRONG, WEAKEST, SetScore


class AuditPattern(StrEnum):
    """Which neighbours show best what a selector spends.

    RISE_AND_FALL: M SNPs rise by Δ while others fall by Δ; event: exactly the M are published.  AROUND_THRESHOLD: several
    SNPs at the public threshold rise by Δ, and one that was Δ below comes up to it; event: exactly these.  TO_THRESHOLD: one that was
    Δ below the public threshold comes up to it, another stays far above; event: exactly the other.
    """

    RISE_AND_FALL = "rise-and-fall"
    AROUND_THRESHOLD = "around-threshold"
    TO_THRESHOLD = "to-threshold"


@dataclass(frozen=True, slots=True, kw_only=True)
class AuditDesign:
    """What an audit of a selector tries.

    ``falling``: numbers of falling SNPs beside M and 3M (more show more of ε, and cost time).  ``largest_n_snps``: the
    largest M at which runs that can be waited for show half the noise.  ``spends``: the share of ε that its proof uses up;
    the self-test runs it with spends/2 of its noise, which the audit must catch.  ``set_score``: as it is run.
    """

    pattern: AuditPattern = AuditPattern.RISE_AND_FALL
    falling: tuple[int, ...] = (8, 20)
    largest_n_snps: int = 3
    spends: float = 1.0
    set_score: SetScore = WEAKEST


_USUAL = AuditDesign()
_FEW_FALLING = AuditDesign(falling=())
"""Where every SNP has noise of its own, so that each further one costs the most time."""
DESIGNS: dict[str, AuditDesign] = {
    "laplace": _FEW_FALLING,
    "permute-and-flip": _FEW_FALLING,
    # One SNP and its neighbours are told best where lists are as likely as can be.
    "right-list": AuditDesign(pattern=AuditPattern.TO_THRESHOLD, set_score=SetScore(wrong=LARGEST_WRONG)),
    "significant-set": AuditDesign(pattern=AuditPattern.AROUND_THRESHOLD),
}
"""By the selector's name, where the usual design would not do."""


def design_of(mechanism: str) -> AuditDesign:
    """What an audit of the selector called ``mechanism`` tries."""
    return DESIGNS.get(mechanism, _USUAL)
