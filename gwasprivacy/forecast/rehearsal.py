"""What to expect from one draw: the plan's release rehearsed on a simulated study.  No data and no ledger are near it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from gwasprivacy.assumptions.probability_words import rough_percent
from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.number_words import count, fixed
from gwasprivacy.base.quantities import Count
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.largest_and_executor import LARGEST_PANEL_STUDY, is_within_reach
from gwasprivacy.forecast.questions import question_of
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.simulation.curves.rehearsal import Rehearsal, rehearse_study
from gwasprivacy.simulation.curves.utility import StudyTask, check_requests

DRAWS = 20
MOST_DRAWS = 1000


def rehearse(
    plan: CheckedPlan,
    *,
    seed: int | None = None,
    n_draws: int = DRAWS,
    base: Path | None = None,
    work: Work = UNWATCHED,
) -> Rehearsal:
    """``n_draws`` draws of the plan's release from one simulated study of its size.

    ``seed``: of study and draws (default: the plan's assumptions').  ``base``: the plan's folder.  Raises InvalidPlan,
    InvalidInput, PrivacyRefusal (nothing is selected), Cancelled.
    """
    question = question_of(plan, base=base)
    line = question.line(Line.THIS)
    if line is None:
        raise PrivacyRefusal("rehearsal.no-selection")
    if not is_within_reach(question.scenario, question.n_people):
        raise InvalidInput("rehearsal.too-large", n_people=Count(question.n_people), most=Count(LARGEST_PANEL_STUDY))
    scenario = question.scenario if seed is None else replace(question.scenario, seed=seed)
    check_requests(scenario, [line.request], [question.n_people], 1)
    task = StudyTask(
        scenario=scenario, requests=(line.request,), n_participants=question.n_people, index=0, seed=scenario.seed
    )
    return rehearse_study(task, n_draws, work=work)


def rehearsal_words(found: Rehearsal) -> str:
    """What to expect from one draw, in a few sentences."""
    return " ".join((_tally(found), _expectation(found)))


def _tally(found: Rehearsal) -> str:
    all_found, none = found.draws_with(found.n_causal), found.draws_with(0)
    n_draws = count(found.n_draws)
    if found.n_causal == 1:
        return say("In {hits} of {draws} draws the causal SNP was published.", hits=count(all_found), draws=n_draws)
    if found.n_causal == 2:
        return say(
            "Of {draws} draws, {both} published both causal SNPs, {single} only one of them, {none} neither.",
            draws=n_draws,
            both=count(all_found),
            single=count(found.draws_with(1)),
            none=count(none),
        )
    return say(
        "Of {draws} draws, {every} published all {causal} causal SNPs, {some} some of them, {none} none.",
        draws=n_draws,
        every=count(all_found),
        causal=count(found.n_causal),
        some=count(found.n_draws - all_found - none),
        none=count(none),
    )


def _expectation(found: Rehearsal) -> str:
    others = float(found.others.mean())
    said = [
        say(
            "A release is a single draw and cannot be repeated: for this simulated study it publishes {wanted} with a "
            "probability of {share}.",
            wanted=_wanted(found),
            share=rough_percent(found.p_all),
        )
    ]
    if others > 0:
        said.append(say("On average {number} of what we publish are false positives.", number=fixed(others, 1)))
    said.append(say("Another study of the same size can do better or worse; rehearse again to see."))
    return " ".join(said)


def _wanted(found: Rehearsal) -> str:
    if found.n_causal == 2:
        return say("both causal SNPs")
    return say_count("all {n} causal SNPs", one="the causal SNP", n=found.n_causal)


def rehearsal_json(found: Rehearsal) -> dict[str, Any]:
    """For programs."""
    return {
        "n_participants": found.n_people,
        "seed": found.seed,
        "n_causal": found.n_causal,
        "draws": [
            {"causal": [bool(hit) for hit in hits], "others": int(others)}
            for hits, others in zip(found.hits, found.others, strict=True)
        ],
        "p_all": found.p_all,
        "p_any": found.p_any,
        "standard_error": found.standard_error,
    }


def rehearsal_table(found: Rehearsal) -> tuple[list[str], list[Sequence[Any]]]:
    """A row for each draw: its number, whether each causal SNP was published, how many others were."""
    header = ["draw", *(f"causal_{number}" for number in range(1, found.n_causal + 1)), "others"]
    rows: list[Sequence[Any]] = [
        [number, *(int(hit) for hit in hits), int(others)]
        for number, (hits, others) in enumerate(zip(found.hits, found.others, strict=True), start=1)
    ]
    return header, rows
