"""What a plan says about imputed genotypes."""

from __future__ import annotations

from gwasprivacy.base.language import say, say_marked
from gwasprivacy.study.design import StudyDesign


def dosage_sentences(design: StudyDesign) -> list[str]:
    """That probabilities are used in place of calls, and what the user has said about how they were imputed."""
    imputed = design.dosages
    if imputed is None:
        return []
    used = say("Genotype probabilities are used in place of calls, in thousandths.")
    if imputed.panel is not None:
        used = say(
            "Genotype probabilities are used in place of calls, in thousandths; they were imputed with {panel}.",
            panel=imputed.panel.rstrip("."),
        )
    if imputed.faults:
        faults = "; ".join(say_marked(fault.value) for fault in imputed.faults)
        return [
            used,
            say(
                "One participant may have moved others’ probabilities or decided which SNPs are there ({faults}), so no release is "
                "made under this plan; its forecasts stay usable.",
                faults=faults,
            ),
        ]
    if not imputed.is_answered:
        return [used, say("The questions on imputation are not all answered yet; a release needs the answers.")]
    return [
        used,
        say(
            "The user declares that this panel holds no participant of the study, that participants were not phased together, and "
            "that no SNP was filtered by INFO or allele frequency in this study: each person’s probabilities depend on that person "
            "and public data only."
        ),
    ]
