"""What makes simulated cases and controls differ beside the disease, in words."""

from __future__ import annotations

from collections.abc import Sequence

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.structure import PeopleGroup
from gwasprivacy.base.number_words import percent, plain
from gwasprivacy.base.sentences import tell


def structure_words(scenario: Scenario) -> list[str]:
    """A sentence each for ancestry groups, centres and relatives; none where everybody is of one kind."""
    found = []
    if scenario.ancestry is not None:
        found.append(
            tell("groups.ancestry", fst=plain(scenario.ancestry.fst), groups=_groups(scenario.ancestry.groups))
        )
    if scenario.centres is not None:
        found.append(
            tell(
                "groups.centre-reads-off",
                share=percent(scenario.centres.snp_share),
                shift=percent(scenario.centres.shift),
                groups=_groups(scenario.centres.groups),
            )
        )
    if scenario.relatives is not None:
        found.append(
            tell(
                "groups.relatives",
                cases=percent(scenario.relatives.case_share),
                controls=percent(scenario.relatives.control_share),
            )
        )
    if scenario.covariate_odds_ratio is not None:
        found.append(tell("groups.covariates", ratio=plain(scenario.covariate_odds_ratio)))
    return found


def _groups(groups: Sequence[PeopleGroup]) -> str:
    if not groups:
        return tell("groups.strata")
    return ", ".join(
        tell("groups.share", name=group.name, cases=percent(group.case_share), controls=percent(group.control_share))
        for group in groups
    )
