"""What a plan says about imputed genotypes."""

from __future__ import annotations

from gwasprivacy.base.language import say_marked
from gwasprivacy.base.sentences import tell
from gwasprivacy.study.design import StudyDesign


def dosage_sentences(design: StudyDesign) -> list[str]:
    """That probabilities are used in place of calls, and what the user has said about how they were imputed."""
    imputed = design.dosages
    if imputed is None:
        return []
    used = tell("imputation.probabilities")
    if imputed.panel is not None:
        used = tell("imputation.probabilities-by-panel", panel=imputed.panel.rstrip("."))
    if imputed.faults:
        faults = "; ".join(say_marked(fault.value) for fault in imputed.faults)
        return [
            used,
            tell("imputation.depends-on-others", faults=faults),
        ]
    if not imputed.is_answered:
        return [used, tell("imputation.not-answered")]
    return [
        used,
        tell("imputation.independent"),
    ]
