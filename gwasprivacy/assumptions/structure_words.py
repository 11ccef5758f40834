"""What makes simulated cases and controls differ beside the disease, in words."""

from __future__ import annotations

from collections.abc import Sequence

from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.assumptions.structure import PeopleGroup
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import percent, plain

INFLATED = mark(
    "Drawing the same whole people repeatedly makes chance differences look real, the more so the larger the "
    "study: λ of the null SNPs is 1.0 at 1,000 participants and 1.5 at 10,000 from a panel of 2,000 people, "
    "1.2 and 3.2 from one of 500. Panel mosaics keep it near 1."
)
"""Measured (docs/theory/confounding.md)."""


def engine_words(scenario: Scenario) -> str:
    """What is to be known of the scenario's engine; "" for nothing."""
    return say_marked(INFLATED) if scenario.engine is Engine.RESAMPLE else ""


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
