"""What a plan’s covariates mean, in plain sentences: what is balanced, and what the guarantee then assumes."""

from __future__ import annotations

from gwasprivacy.base.sentences import tell
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.study_words import study_words


def covariate_assumption(plan: Plan) -> list[str]:
    """Beside the guarantee; [] without covariates."""
    covariates = plan.design.covariates
    if covariates is None:
        return []
    return [
        tell("covariates.as-if-list-were-public"),
        tell("covariates.least-alike", n=covariates.candidates_at(plan.adversary.prior.high)),
    ]


def covariate_sentences(plan: Plan) -> list[str]:
    """What is balanced, and from what weights follow; [] without covariates."""
    covariates = plan.design.covariates
    if covariates is None:
        return []
    said = study_words(plan.design).by_covariates(covariates.words)
    found = [said, tell("covariates.lacking-has-no-weight")]
    if covariates.public_loadings:
        found.append(tell("covariates.components-from-public-panel"))
    return found
