"""The rule that everybody counts who is of one ancestry group, by a public panel's loadings and centres alone."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from gwasprivacy.base.declared_fields import Option, facets, members_of, settle
from gwasprivacy.base.json_forms import SHA256, Record, Text


@dataclass(frozen=True, slots=True, kw_only=True)
class AncestryRule:
    """``group``: whose centre, of those in the file ``groups``, must be the nearest in the components of the file ``loadings``; both are
    public, and pinned by the SHA-256 of their bytes.  Raises InvalidPlan."""

    group: str = field(
        metadata=facets(
            Text(
                least=1,
                about="Everybody whose nearest centre is another group's, or none within its border, does not count.",
            ),
            required=True,
            option=Option("--ancestry-group"),
        )
    )
    loadings: str = field(metadata=facets(Text(least=1), required=True, option=Option("--loadings")))
    loadings_sha256: str = field(metadata=facets(SHA256, required=True))
    groups: str = field(metadata=facets(Text(least=1), required=True, option=Option("--groups")))
    groups_sha256: str = field(metadata=facets(SHA256, required=True))

    def __post_init__(self) -> None:
        settle(self, "design.person_rules.ancestry")

    @property
    def files(self) -> tuple[str, str]:
        return self.loadings, self.groups

    def at(self, loadings: str, groups: str) -> AncestryRule:
        """The same rule with its files under other names."""
        return replace(self, loadings=loadings, groups=groups)

    def to_json(self) -> dict[str, Any]:
        return ANCESTRY.write(self)


ANCESTRY = Record(
    AncestryRule,
    members_of(AncestryRule),
    home="design.person_rules.ancestry",
    about="Which ancestry group of a public panel somebody must be of.",
)
