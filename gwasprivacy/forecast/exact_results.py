""" "Publish exact results?" asked of a plan, a list or a panel: how far people stand out is found here, and answered in the statement.

An assessment against an attacker who does not know the other participants (docs/theory/exact-results.md), not a guarantee.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.text_files import read_lines
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.kinds_of_study import forecast_of
from gwasprivacy.membership import exact_law, exact_linkage
from gwasprivacy.membership.exact_results import Columns, ExactStudy
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.plan.planning_scenario import planning_scenario
from gwasprivacy.simulation.attacks.exact_targets import PEOPLE, ImaginedPeople, imagined_people, leverages
from gwasprivacy.simulation.studies.panel import Panel
from gwasprivacy.simulation.studies.panel_files import load_panel
from gwasprivacy.statement.exact.exact_question import (
    PRIORS,
    Basis,
    ExactAnswer,
    ExactQuestion,
    ExactTarget,
    StandsOut,
    answer_of,
)

MOST_IMAGINED = 20_000
_SHARES = {ExactTarget.P95: 0.95, ExactTarget.WORST: 1.0}


def priors_of(plan: CheckedPlan | None) -> tuple[float, float]:
    """The attacker's priors that the plan covers, where they are a range; else the usual ones."""
    if plan is None:
        return PRIORS
    low, high = plan.adversary.prior.low, plan.adversary.prior.high
    return (low, high) if 0 < low <= high < 1 else PRIORS


def study_of(plan: CheckedPlan) -> ExactStudy:
    """The plan's people."""
    return forecast_of(plan.design).exact_study(plan.design)


def question_of(plan: CheckedPlan, base: Path | None = None) -> ExactQuestion:
    """What if the plan's study published full summary statistics in place of its draw?"""
    return ExactQuestion(
        columns=forecast_of(plan.design).columns,
        study=study_of(plan),
        n_snps=planning_scenario(plan, base).n_snps,
        with_frequencies=True,
        priors=priors_of(plan),
    )


def answer_exactly(question: ExactQuestion, plan: CheckedPlan | None = None, *, work: Work = UNWATCHED) -> ExactAnswer:
    """The risk of exact results, beside that of ``plan``'s private draw (None: one with e^ε = 2).  Raises InvalidInput, Cancelled."""
    work.progress(mark("Computing the risk"), 0, 2)
    panel = None if question.panel is None else load_panel(question.panel or None)
    question = _with_panel(question, panel)
    found = _stands_out(question, panel, work)
    work.progress(mark("Computing the risk"), 1, 2)
    work.check()
    return answer_of(question, found, plan)


def _with_panel(question: ExactQuestion, panel: Panel | None) -> ExactQuestion:
    """With the frequencies of the panel's SNPs, those of the list where there is one."""
    if panel is None or question.frequencies or (question.columns is Columns.BEACON and not question.snps):
        return question  # a beacon without a list is asked about rarer alleles than a panel has
    p = panel.frequencies()
    if question.snps:
        p = p[panel.rows_of(question.snps)]
    p = p[(p > 0) & (p < 1)]
    if len(p) == 0:
        raise InvalidInput("risk.panel-without-variation", panel=panel.name)
    if question.snps or len(p) >= question.n_snps:
        return replace(question, frequencies=tuple(exact_law.frequency_classes(p[: question.n_snps])))
    return question


# Who stands out ------------------------------------------------------------------------------------------------------


def _imagined(question: ExactQuestion, classes: Sequence[tuple[float, float]]) -> ImaginedPeople:
    """As many as took part, where that matters: whoever stands out most stands out more among more."""
    if question.target is not ExactTarget.WORST:
        return imagined_people(classes)
    return imagined_people(classes, min(max(PEOPLE, question.study.people), MOST_IMAGINED))


def _stands_out(question: ExactQuestion, panel: Panel | None, work: Work) -> StandsOut:
    """The wanted person's μ² over the average's, what it rests on, and where counts are few the person."""
    basis = Basis.INDEPENDENT if panel is None else Basis.CEILING
    if question.target is ExactTarget.AVERAGE or question.columns is Columns.BEACON:
        return StandsOut(basis=basis)
    classes = question.classes
    imagined = _imagined(question, classes)
    of_each, n_snps = leverages(imagined, classes), sum(times for _, times in classes)
    relative = of_each / n_snps
    if panel is not None:
        n_people = panel.n_templates // 2 if panel.phased else panel.n_templates
        n_people = min(n_people, exact_linkage.MOST_PEOPLE)
        size = exact_linkage.block_size(n_people)
        if size:
            basis = Basis.BLOCKS
            relative = exact_linkage.relative_leverages(_copies(question, panel, n_people, size), size, work)
    is_worst = question.target is ExactTarget.WORST
    factor = exact_linkage.standing_out(relative, most_of=question.study.people if is_worst else None)
    deviate = math.sqrt(float(np.quantile(imagined.trait**2, _SHARES[question.target])))
    if question.is_by_trait:
        factor *= trait_factor(question, deviate)
    return _person(question, imagined, factor, basis, deviate)


def trait_factor(question: ExactQuestion, deviate: Any) -> Any:
    """How many times the average μ² a trait so many SDs off the mean makes of it."""
    return (1.0 + deviate**2) / 2.0 if question.with_frequencies else deviate**2


def answer_about_person(question: ExactQuestion, factor: float, deviate: float = 0.0) -> ExactAnswer:
    """The answer about somebody whose μ² is so many times the average's, with their trait in SDs off the mean."""
    question = replace(question, target=ExactTarget.WORST)
    imagined = _imagined(question, question.classes)
    return answer_of(question, _person(question, imagined, factor, Basis.BLOCKS, deviate))


def _person(
    question: ExactQuestion, imagined: ImaginedPeople, factor: float, basis: Basis, deviate: float
) -> StandsOut:
    factor = max(factor, 1.0)
    if not question.has_few_counts:
        return StandsOut(factor=factor, basis=basis)
    if question.columns is Columns.TRAIT:
        return StandsOut(factor=factor, basis=basis, deviate=deviate)
    # The one whose leverage is so many times the average or next above.
    of_each, n_snps = leverages(imagined, question.classes), sum(times for _, times in question.classes)
    order = np.argsort(of_each)
    person = int(order[min(int(np.searchsorted(of_each[order], factor * n_snps)), len(order) - 1)])
    own = imagined.genotypes[person].tolist()
    return StandsOut(factor=factor, basis=basis, genotypes=tuple((none, one, two) for none, one, two in own))


def _copies(question: ExactQuestion, panel: Panel, n_people: int, size: int) -> Any:
    """Genotypes of the panel's people at the SNPs in question, blocks side by side."""
    rows = panel.rows_of(question.snps) if question.snps else np.arange(min(question.n_snps, panel.n_snps))
    rows = np.concatenate([rows[start : start + size] for start in exact_linkage.block_starts(len(rows), size)])
    if not panel.phased:
        return panel.copies[:n_people][:, rows]
    return panel.copies[0 : 2 * n_people : 2][:, rows] + panel.copies[1 : 2 * n_people : 2][:, rows]


# A list of SNPs ------------------------------------------------------------------------------------------------------


def with_list(question: ExactQuestion, path: Path) -> ExactQuestion:
    """The question about the SNPs of a list.  Raises InvalidInput."""
    names, frequencies = read_snp_list(path)
    classes = tuple(exact_law.frequency_classes(np.array(frequencies)))
    return replace(question, n_snps=len(names), frequencies=classes, snps=names if question.panel is not None else ())


def read_snp_list(path: Path) -> tuple[tuple[str, ...], tuple[float, ...]]:
    """(names, allele frequencies or none) of a list: a name a line, with the frequency behind it on every line or on none.

    Raises InvalidInput, naming line and SNP.
    """
    names: dict[str, int] = {}
    frequencies: list[float] = []
    for number, line in read_lines(path, packing="allowed"):
        fields = line.split("#", 1)[0].split()
        if not fields:
            continue
        is_other = bool(names) and (len(fields) == 2) != (len(frequencies) == len(names))
        if len(fields) > 2 or is_other:
            raise InvalidInput("risk.list-fields", path=path, line=number)
        if fields[0] in names:
            raise InvalidInput("risk.list-twice", path=path, line=number, snp=fields[0], first=names[fields[0]])
        names[fields[0]] = number
        if len(fields) == 2:
            frequencies.append(_frequency(fields[1], path, number, fields[0]))
    if not names:
        raise InvalidInput("risk.list-empty", path=path)
    return tuple(names), tuple(frequencies)


def _frequency(text: str, path: Path, line: int, snp: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value < 1:
        raise InvalidInput("risk.list-frequency", path=path, line=line, snp=snp, found=text)
    return value
