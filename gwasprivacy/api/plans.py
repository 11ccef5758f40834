"""Attackers, plans and forecasts for notebooks.  Everything here is public: assumptions and simulated studies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pandas as pd

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.executors import Executor, InlineExecutor, ProcessExecutor
from gwasprivacy.base.work import Work
from gwasprivacy.forecast.answers import people_needed, simulate
from gwasprivacy.forecast.printed_sizes import with_answer, with_measured_ratio
from gwasprivacy.forecast.questions import Question, question_of
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import FAMILIES
from gwasprivacy.membership.families.another_attacker import with_sizes
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_fields import plan_fields
from gwasprivacy.plan.saved_plan import load_plan

COLUMNS = ("line", "n_people", "power", "low", "high", "n_studies")


def calibrate(
    *,
    prior: tuple[float, float] = (0.5, 0.5),
    family: str = "bounded",
    gamma: float | None = None,
    cap: float | None = None,
    advantage: float | None = None,
    tpr: float | None = None,
    fpr: float | None = None,
    epsilon: float | None = None,
    sizes: str | None = None,
    **more: Any,
) -> AdversaryModel:
    """The attacker whose beliefs lie in ``prior`` = (a, b), and one guarantee against them; ``.epsilon`` is what follows, in nats.

    Exactly one guarantee: ``gamma`` (≥ 1), ``cap`` on certainty, ``advantage`` (TPR − FPR), ``tpr`` at ``fpr``, or ``epsilon``.
    ``sizes``: which exact numbers of participants are printed anywhere, "all", "total" or "about" (none); the family of attackers follows.
    ``more``: other fields of :class:`AdversaryModel`, such as ``group_size=2`` or ``phenotype_known=False``.  What the result tells:
    ``gamma``, ``gamma_any_prior``, ``posterior_bounds(belief)``, ``advantage_bound``, ``tpr_bound(fpr)``, ``sentence()``,
    ``assumptions()``.  Tramèr et al. 2015, Theorem 3.6; docs/theory/membership-privacy.md.

    Raises InvalidInput, InvalidPlan (values out of range), PrivacyRefusal (what cannot be guaranteed).
    """
    numbers = {"gamma": gamma, "cap": cap, "advantage": advantage, "tpr": tpr, "epsilon": epsilon}
    asked = {name: value for name, value in numbers.items() if value is not None}
    if len(asked) != 1:
        raise InvalidInput("api.one-guarantee")
    [(name, value)] = asked.items()
    attacker = AdversaryModel(
        family=FAMILIES.find(family), prior=PriorRange(*prior), target=Target(TargetKind(name), value, fpr), **more
    )
    return attacker if sizes is None else with_sizes(attacker, _sizes(sizes))


def open_plan(path: str | Path) -> Plan:
    """The plan in a ``.gwasplan`` file.  Raises InvalidInput (no such file), InvalidPlan (with the field's path)."""
    return load_plan(Path(path))


def printing(plan: Plan, sizes: str, *, measured: float | None = None) -> Plan:
    """``plan`` where "all" exact numbers of participants are printed anywhere, only their "total", or none of them ("about").

    Where not all are, everybody's weight in a score follows from the plan's figures, which must be public; or a share of ε, ``measured`` (say 0.1),
    is spent on the ratio of cases to controls, or on a trait's mean, measured with noise; None for none.  docs/theory/weighted-total-variation.md.

    Raises InvalidPlan, PrivacyRefusal (no proof for this plan).
    """
    return with_measured_ratio(with_answer(plan, _sizes(sizes)), measured)


def forecast(
    plan: Plan | str | Path,
    *,
    sizes: Sequence[int] | None = None,
    n_studies: int | None = None,
    seed: int | None = None,
    jobs: int = 1,
) -> pd.DataFrame:
    """The power of ``plan`` (or of the plan in a file) by sample size, on simulated studies: a row per line and size.

    Columns: ``line`` ("this attacker", "any attacker", "no privacy"), ``n_people``, ``power`` (the probability that all causal
    SNPs are published, or at least one where fewer are published than are causal), ``low`` and ``high`` (its 95 % interval from
    the simulation alone), ``n_studies``.  ``sizes``, ``n_studies``, ``seed``: None for the plan's own.  ``jobs``: processes; a script
    that wants several must stand behind ``if __name__ == "__main__"``.

    Raises InvalidInput (nothing is selected; sizes out of range), InvalidPlan, PrivacyRefusal.
    """
    question = _question(plan, n_studies, seed)
    asked = tuple(question.scenario.sizes if sizes is None else sizes)
    curves = simulate(question, question.lines, asked, make_executor=lambda _work: _executor(jobs))
    rows = [
        (line.value, point.n_people, *curve.fit(question.metric).at(point.n_people), point.n_studies)
        for line, found in curves.items()
        for curve in [found.meeting(question.n_people, None, question.target, question.metric)]
        for point in curve.points
    ]
    return pd.DataFrame(rows, columns=list(COLUMNS))


def sample_size(plan: Plan | str | Path, *, seed: int | None = None, jobs: int = 1) -> dict[str, Needed]:
    """For each line of :func:`forecast` the smallest study with the plan's target power, by search; each with its 95 % interval.

    Raises InvalidInput, InvalidPlan, PrivacyRefusal as :func:`forecast`.
    """
    question = _question(plan, None, seed)
    with _executor(jobs) as executor:
        found = people_needed(
            question.scenario,
            [line.request for line in question.lines],
            metric=question.metric,
            files=question.files,
            work=Work(executor=executor),
        )
    return {line.line.value: needed for line, needed in zip(question.lines, found, strict=True)}


def _sizes(sizes: str) -> Sizes:
    """Raises InvalidPlan, with what there is."""
    found: Sizes = plan_fields()["adversary.sizes"].single.read(sizes, "adversary.sizes")
    return found


def _question(plan: Plan | str | Path, n_studies: int | None, seed: int | None) -> Question:
    base = None if isinstance(plan, Plan) else Path(plan).parent
    question = question_of(plan if isinstance(plan, Plan) else open_plan(plan), base=base)
    if question.problem is not None:
        raise question.problem
    if question.instead:
        raise InvalidInput("api.nothing-selected", instead=question.instead)
    changes: dict[str, Any] = {
        name: value for name, value in (("n_studies", n_studies), ("seed", seed)) if value is not None
    }
    return replace(question, scenario=replace(question.scenario, **changes))


def _executor(jobs: int) -> Executor:
    return InlineExecutor() if jobs == 1 else ProcessExecutor(jobs)
