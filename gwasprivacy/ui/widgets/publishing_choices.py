"""What is published, as it is asked in more than one place: lists of SNPs, usual values, and what a change of mind takes along."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QPlainTextEdit

from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score import Score
from gwasprivacy.association.scores.score_choice import FIRST_SCORE, ScoreChoice
from gwasprivacy.base.language import mark, say
from gwasprivacy.base.number_words import significant
from gwasprivacy.mechanisms.registry import MECHANISMS, OTHER_RELEASES, release_part
from gwasprivacy.plan.another_mechanism import begun_with, not_taken_by
from gwasprivacy.plan.choices import NO_PARTS, ReleaseChoices
from gwasprivacy.plan.plan import Plan
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.shell.zoom import keep_lines

P_VALUES = (1e-10, 5e-8, 1e-5, 1e-3)
USUAL_SNPS = 2
LIST_FIRST = mark("First list the SNPs by id. They must not be chosen using this study’s data.")


class SnpList(QPlainTextEdit):
    """Ids of SNPs, one a line or separated by spaces.  ``edited(ids)`` when the field is left with other ids."""

    edited = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("SNPs listed in advance"))
        self.setPlaceholderText(say("SNP ids, one per line"))
        self.setTabChangesFocus(True)
        keep_lines(self, 4, GRID, fixed=True)
        self._shown: tuple[str, ...] = ()

    def ids(self) -> tuple[str, ...]:
        return tuple(self.toPlainText().replace(",", " ").split())

    def show_ids(self, ids: tuple[str, ...]) -> None:
        """Show ``ids`` without ``edited``; a list that was typed and refused stays to be corrected."""
        if ids != self._shown:
            self._shown = ids
            self.setPlainText("\n".join(ids))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.ids() != self._shown:
            self.edited.emit(self.ids())


def scores_for(plan: Plan) -> tuple[Score, ...]:
    """The scores that the plan's kind of study can have."""
    return tuple(score for score in SCORES.values() if plan.design.study_kind in score.study_kinds)


def others_for(plan: Plan) -> tuple[str, ...]:
    """The kinds of release beside selections that the plan's kind of study can have: counts are of cases and controls."""
    return tuple(key for key, one in OTHER_RELEASES.items() if plan.design.study_kind in one.study_kinds)


def p_words(value: float) -> str:
    """A p-value as people write it: 5·10⁻⁸."""
    return significant(value, 1)


def needs_threshold(key: str) -> bool:
    """Whether a release needs a public threshold on its score."""
    return release_part(key).needs_threshold


def size_words(key: str, *, loci: bool = False) -> str:
    """What the number of SNPs, or loci, is called, which some mechanisms choose too."""
    one = MECHANISMS.get(key)
    if loci:
        return say("loci at most") if one is not None and one.size_varies else say("loci to publish")
    return say("SNPs at most") if one is not None and one.size_varies else say("SNPs to publish")


def fields_for(choices: ReleaseChoices, key: str, ids: tuple[str, ...], n_people: int) -> dict[str, Any]:
    """The fields to edit so that ``key`` is what is published: what it does not use goes, what it lacks gets a usual value."""
    kind = release_part(key)
    fields: dict[str, Any] = {
        "mechanism": key,
        **not_taken_by(key),
        **begun_with(key, before=choices.mechanism),
        "snps": None,
    }
    if not kind.spends_beside:
        fields |= NO_PARTS
    if not kind.uses_score:
        fields["score"] = ScoreChoice()
    elif not choices.kind.uses_score:
        fields["score"] = ScoreChoice(name=FIRST_SCORE)
    elif choices.score.offset is not None and not kind.takes_offset:
        fields["score"] = replace(choices.score, offset=None)  # it only changes how SNPs compare
    if needs_threshold(key):
        score = fields.get("score", choices.score)
        fields["threshold"] = choices.threshold if choices.threshold is not None else usual_threshold(score, n_people)
    if kind.names_snps_beforehand:
        fields |= {"snps": ids, "n_snps": len(ids)}
    elif kind.fixed_n_snps is not None:
        fields["n_snps"] = kind.fixed_n_snps
    elif choices.numbers is not None:
        fields["n_snps"] = USUAL_SNPS
    return fields


def usual_threshold(score: ScoreChoice, n_people: int) -> float:
    """A public threshold to begin with: where a score that measures significance itself has its border, else a suggestion."""
    border = score.score.significant_from
    return suggested_threshold(n_people) if border is None else border


def suggested_threshold(n_people: int) -> float:
    """A start for a public threshold on a score that counts participants: 5 % of them, fixed without any data."""
    return float(max(round(0.05 * n_people), 1))
