"""What makes simulated cases and controls differ beside the disease, in words."""

from __future__ import annotations

from collections.abc import Sequence

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.structure import PeopleGroup
from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import percent, plain


def structure_words(scenario: Scenario) -> list[str]:
    """A sentence each for ancestry groups, centres and relatives; none where everybody is of one kind."""
    found = []
    if scenario.ancestry is not None:
        found.append(
            say(
                "Ancestry groups with F_ST = {fst}: {groups}.",
                fst=plain(scenario.ancestry.fst),
                groups=_groups(scenario.ancestry.groups),
            )
        )
    if scenario.centres is not None:
        found.append(
            say(
                "At {share} of the SNPs one centre reads an allele frequency that is off by {shift}: {groups}.",
                share=percent(scenario.centres.snp_share),
                shift=percent(scenario.centres.shift),
                groups=_groups(scenario.centres.groups),
            )
        )
    if scenario.relatives is not None:
        found.append(
            say(
                "Of the cases {cases} and of the controls {controls} have a first-degree relative in their own group.",
                cases=percent(scenario.relatives.case_share),
                controls=percent(scenario.relatives.control_share),
            )
        )
    if scenario.covariate_odds_ratio is not None:
        found.append(
            say(
                "One standard deviation of all covariates together multiplies the odds of being a case by {ratio}.",
                ratio=plain(scenario.covariate_odds_ratio),
            )
        )
    return found


def _groups(groups: Sequence[PeopleGroup]) -> str:
    if not groups:
        return say("each stratum of the design is one")
    return ", ".join(
        say(
            "{name} has {cases} of the cases and {controls} of the controls",
            name=group.name,
            cases=percent(group.case_share),
            controls=percent(group.control_share),
        )
        for group in groups
    )
