"""Every room has an object for every kind of study."""

from __future__ import annotations

from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.forecast.kinds_of_study import STUDY_FORECASTS
from gwasprivacy.mechanisms.registry import OTHER_RELEASES
from gwasprivacy.plan.study_previews import STUDY_PREVIEWS
from gwasprivacy.plan.study_words import STUDY_WORDS
from gwasprivacy.study.design import CASE_CONTROL, QUANTITATIVE

KINDS = {CASE_CONTROL, QUANTITATIVE}


def test_every_room_has_an_object_for_every_kind_of_study() -> None:
    for objects in (STUDY_WORDS, STUDY_PREVIEWS, STUDY_FORECASTS):
        assert set(objects) == KINDS


def test_scores_and_publications_name_kinds_that_there_are() -> None:
    named = [each.study_kinds for each in (*SCORES.values(), *OTHER_RELEASES.values())]
    assert set().union(*named) == KINDS
