"""Words that stand on the pages of a planning report alone; they are not signed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gwasprivacy.base.language import say
from gwasprivacy.forecast.words import saved_with_margin
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.statement.planning.assumption_words import lacking_files, listed
from gwasprivacy.statement.planning.planning_words import needed_in


def saved_sentences(lines: Mapping[str, Any]) -> list[str]:
    """What it is worth to describe the attacker, with half a 95 % interval; nothing where that interval includes zero."""
    words = saved_with_margin(*(needed_in(lines[line]) for line in (Line.THIS, Line.ANY)))
    return [words] if words else []


def again_words(plan: Plan) -> str:
    """What the saved plan is good for, to stand after "From it" or "from that plan"."""
    lacking = lacking_files(plan)
    if not lacking:
        return say("the program computes all of this again")
    if len(lacking) > 1:
        return say(
            "the program computes all of this again once it names {files}, which are not in it", files=listed(lacking)
        )
    return say("the program computes all of this again once it names {files}, which is not in it", files=lacking[0])
