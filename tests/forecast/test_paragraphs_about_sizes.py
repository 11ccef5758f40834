"""The paragraphs of a plan for a paper and for a board say what is assumed of printed numbers, where some are printed nowhere."""

from __future__ import annotations

import pytest

from gwasprivacy.forecast.plan_paragraphs import board_paragraph, methods_paragraph
from gwasprivacy.forecast.printed_sizes import with_answer, with_measured_ratio
from gwasprivacy.forecast.study_kind import of_trait
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.plan.plan_rules import check_plan
from tests.release.kind_plans import plan_of


@pytest.mark.parametrize(
    ("attacker", "said"),
    [
        ("unbounded", "The exact number of participants must be printed nowhere: to somebody who knows it"),
        ("only the total", "The numbers of cases and of controls must be printed nowhere: to somebody who knows both"),
        ("case status, no numbers", "The exact number of cases must be printed nowhere: to somebody who knows it"),
    ],
)
def test_both_say_which_numbers_must_be_printed_nowhere(attacker: str, said: str) -> None:
    plan = check_plan(plan_of("selection", attacker))
    for paragraph in (methods_paragraph(plan), board_paragraph(plan)):
        assert paragraph.count(said) == 1


def test_neither_does_where_all_numbers_are_printed() -> None:
    plan = check_plan(plan_of("selection"))
    for paragraph in (methods_paragraph(plan), board_paragraph(plan)):
        assert "printed nowhere" not in paragraph


def test_a_ratio_that_is_printed_is_not_measured_and_a_mean_stays_so() -> None:
    ratio = plan_of("selection by a measured ratio")
    mean = of_trait(plan_of("selection", "only the total"))
    assert with_answer(ratio, Sizes.ALL).release.ratio_epsilon is None
    for plan, sizes in ((ratio, Sizes.TOTAL), (mean, Sizes.ALL), (mean, Sizes.TOTAL)):
        assert plan.release.ratio_epsilon is not None
        assert with_answer(plan, sizes).release.ratio_epsilon == plan.release.ratio_epsilon


def test_a_ratio_is_measured_with_its_share_or_taken_from_the_plan() -> None:
    plan = plan_of("selection by a measured ratio")
    assert with_measured_ratio(plan, None).release.ratio_epsilon is None
    assert with_measured_ratio(plan, 0.1).release.ratio_epsilon == pytest.approx(0.15)
