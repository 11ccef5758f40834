"""What an imputed study's genotype probabilities were made with: public, and said before a release.

Each person's probabilities must depend on that person and on public data only (docs/theory/imputed-genotypes.md).  A panel that
holds the study's own people, phasing of the cohort together, and a filter by the study's own INFO or frequency let one
participant move others' probabilities, or decide which SNPs are there; then nothing here is proven.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import Flag, Member, OrNull, Record, Text, if_set
from gwasprivacy.base.language import mark
from gwasprivacy.base.printable_text import is_printable

LONGEST_PANEL = 200
STEPS = 1000
"""Steps of a probability: thousandths, as most files write them."""


class ImputationFault(StrEnum):
    """What lets one participant decide about others' genotypes; each is asked about, in these words."""

    PANEL = mark("the imputation panel holds participants of this study")
    PHASING = mark("the participants were phased together, so that one person's haplotypes used others' genotypes")
    FILTER = mark("SNPs were filtered by INFO or allele frequency in this study")


@dataclass(frozen=True, slots=True, kw_only=True)
class Imputation:
    """``panel``: the public panel's name, in the user's words; None: not named yet.  ``holds_participants``,
    ``phased_together``, ``filtered_here``: the answers to whether each :class:`ImputationFault` is so; None: not answered yet.
    Raises InvalidPlan.
    """

    panel: str | None = None
    holds_participants: bool | None = None
    phased_together: bool | None = None
    filtered_here: bool | None = None

    def __post_init__(self) -> None:
        named = self.panel is None or (
            isinstance(self.panel, str)
            and 0 < len(self.panel) <= LONGEST_PANEL
            and self.panel == self.panel.strip()
            and is_printable(self.panel)
        )
        if not named:
            raise InvalidPlan(
                "must name the imputation panel in 1 to {most} printable characters.",
                code="design.imputation-panel",
                field="design.dosages.panel",
                most=LONGEST_PANEL,
            )
        for name in ("holds_participants", "phased_together", "filtered_here"):
            if not isinstance(getattr(self, name), bool | None):
                raise InvalidPlan("must be true or false.", code="field.flag", field=f"design.dosages.{name}")

    @property
    def answers(self) -> dict[ImputationFault, bool | None]:
        return {
            ImputationFault.PANEL: self.holds_participants,
            ImputationFault.PHASING: self.phased_together,
            ImputationFault.FILTER: self.filtered_here,
        }

    @property
    def faults(self) -> tuple[ImputationFault, ...]:
        """What was answered with yes."""
        return tuple(fault for fault, answer in self.answers.items() if answer)

    @property
    def is_answered(self) -> bool:
        """Whether the panel is named and every question answered."""
        return self.panel is not None and None not in self.answers.values()


def _answer(name: str, about: str) -> Member:
    return Member(OrNull(Flag(), about=about), optional=True, when=if_set(name))


IMPUTATION = Record(
    Imputation,
    {
        "panel": Member(
            OrNull(Text(least=1, most=LONGEST_PANEL), about="The public panel's name, in words."),
            optional=True,
            when=if_set("panel"),
        ),
        "holds_participants": _answer("holds_participants", "Whether the panel holds participants of this study."),
        "phased_together": _answer("phased_together", "Whether the participants were phased together."),
        "filtered_here": _answer("filtered_here", "Whether SNPs were filtered by INFO or frequency in this study."),
    },
    home="design.dosages",
    about="Genotype probabilities are used in place of calls; what they were imputed with.",
)
"""The ``dosages`` of a plan's design."""
