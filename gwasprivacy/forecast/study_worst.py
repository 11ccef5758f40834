"""The curator's recorded view: how well exact results tell of the participant of the study itself who stands out most.

Exact and private: shown to the curator, logged in the ledger before it is computed, and in no report.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import count, significant
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.exact_results import answer_about_person, trait_factor
from gwasprivacy.membership.exact_results import Columns
from gwasprivacy.statement.exact.exact_question import ExactQuestion
from gwasprivacy.statement.exact.exact_words import risk_percent
from gwasprivacy.study.formats.opened_study import Study
from gwasprivacy.study.study_leverages import chosen_blocks, study_leverages, trait_deviates
from gwasprivacy.study.trait_study import TraitStudy


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyWorst:
    """``factor``: the participant's μ² over the average one's, over ``n_snps`` of the study's SNPs."""

    advantage: float
    factor: float
    n_snps: int

    @property
    def words(self) -> str:
        return say(
            "For the curator only, not for release: about the participant of this study who stands out most, the attack advantage "
            "is {advantage} (μ² is {factor} times the average one’s, over {snps} SNPs of the study).",
            advantage=risk_percent(self.advantage),
            factor=significant(self.factor, 2),
            snps=count(self.n_snps),
        )

    def to_json(self) -> dict[str, Any]:
        return {"advantage": self.advantage, "factor": self.factor, "n_snps": self.n_snps}


def require_sense(question: ExactQuestion, study: Study | TraitStudy) -> None:
    """Before the look is logged.  Raises InvalidInput where the question cannot be asked about ``study``."""
    if question.columns is Columns.BEACON:
        raise InvalidInput("risk.study-beacon")
    if question.is_by_trait and not (isinstance(study, TraitStudy) and study.balance is None):
        raise InvalidInput("risk.study-without-trait", path=study.path)
    chosen_blocks(study)


def worst_of_study(question: ExactQuestion, study: Study | TraitStudy, *, work: Work = UNWATCHED) -> StudyWorst:
    """Whoever shows it logs the look first, after :func:`require_sense`.  ``question``: with the frequencies of its panel.  Raises InvalidInput, Cancelled."""
    factors, n_snps = study_leverages(study, work)
    deviates = np.zeros(len(factors))
    if question.is_by_trait:
        assert isinstance(study, TraitStudy)
        deviates = trait_deviates(study)
        factors = factors * trait_factor(question, deviates)
    which = int(factors.argmax())
    answer = answer_about_person(question, float(factors[which]), abs(float(deviates[which])))
    return StudyWorst(advantage=answer.advantage, factor=answer.found.factor, n_snps=n_snps)
