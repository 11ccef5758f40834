"""The form of a planning report's statement, and of what its forecasts say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from gwasprivacy.base.json_forms import (
    DATE,
    Choice,
    Constant,
    Defined,
    Document,
    Flag,
    Form,
    Later,
    ListOf,
    Member,
    Number,
    OrNull,
    Record,
    Table,
    Text,
    Whole,
    as_dict,
)
from gwasprivacy.base.sentences import EDITION
from gwasprivacy.plan.confounding import Confounding, Published
from gwasprivacy.plan.needed_people import NEEDED
from gwasprivacy.plan.plan import MOST_PLANNED, PLAN, RELEASE_PART
from gwasprivacy.plan.planned_noise import CONFIDENCE, FREQUENCIES
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.published_noise import NOISE_MEMBERS
from gwasprivacy.statement.release_form import (
    FILE_STEM,
    FROM_ONE,
    GUARANTEE,
    NOT_NEGATIVE,
    POSITIVE,
    SHARE,
    checked,
    statement_form,
)
from gwasprivacy.statement.signer import SIGNER

PLANNING_TYPE = "https://gwasprivacy.example/gwas-planning-report/v1"
_FILE = "gwas-planning-report-1.schema.json"
_DIGITS = 10  # of simulated numbers: what processors with other vector instructions agree on


def _rounded(value: float) -> float:
    return float(f"{value:.{_DIGITS}g}")


def _simulated(form: Form[Any], name: str) -> Member:
    """A number found by simulation: written with the digits that every machine finds."""

    def written(value: Any) -> float | None:
        found = getattr(value, name)
        return None if found is None else _rounded(found)

    return Member(form, value=written)


_POINT: Mapping[str, Member] = {
    "p_all": _simulated(SHARE, "p_all"),
    "p_any": _simulated(SHARE, "p_any"),
    "expected_recall": _simulated(SHARE, "expected_recall"),
    "expected_precision": _simulated(SHARE, "expected_precision"),
    "standard_error_recall": _simulated(NOT_NEGATIVE, "standard_error_recall"),
    "standard_error_all": _simulated(NOT_NEGATIVE, "standard_error"),
    "standard_error_any": _simulated(NOT_NEGATIVE, "standard_error_any"),
    "n_studies": Member(FROM_ONE),
}

POINT = Record(as_dict, _POINT)
"""What a release achieves at one size; written from a CurvePoint."""

CURVE = Defined(
    ListOf(Record(as_dict, {"n_participants": Member(FROM_ONE), **_POINT}), least=2),
    _FILE,
    "curve",
)

NEEDED_FORM = Defined(
    replace(
        NEEDED,
        members={**NEEDED.members, "standard_error": _simulated(OrNull(NOT_NEGATIVE), "standard_error")},
    ),
    _FILE,
    "needed",
)
"""Written from a Needed."""

COUNT = Record(
    as_dict,
    {
        "true_count": _simulated(NOT_NEGATIVE, "true_count"),
        "expected_error": _simulated(NOT_NEGATIVE, "expected_error"),
        "standard_error": _simulated(NOT_NEGATIVE, "standard_error"),
        "p_exact": _simulated(SHARE, "p_exact"),
        "within": Member(Whole(low=0)),
        "n_studies": Member(FROM_ONE),
    },
)
"""Written from a CountAccuracy."""


_PUBLISHED = Record(
    Published,
    {
        name: _simulated(SHARE if name == "p_all" else NOT_NEGATIVE, name)
        for name in ("causal", "causal_error", "marking", "marking_error", "p_all", "p_all_error")
    },
    about="Of the published SNPs, averages over simulated studies with their standard errors: causal ones, and those that mark "
    "ancestry or centres; p_all: the probability that every causal SNP is published.",
)
CONFOUNDING = Record(
    Confounding,
    {
        "n_participants": Member(FROM_ONE, attribute="n_people"),
        "n_snps_released": Member(FROM_ONE, attribute="n_snps"),
        "n_strata": Member(Whole(low=2)),
        "strata_are_planned": Member(Flag()),
        "by_covariates": Member(Flag()),
        "unadjusted": Member(_PUBLISHED),
        "stratified": Member(OrNull(_PUBLISHED)),
        "n_studies": Member(FROM_ONE),
    },
    about="What the first selection would publish where ancestry groups or centres are assumed: over everybody, and inside strata; "
    "stratified is null where its score serves none.",
)


def _line(line: Line) -> Form[Any]:
    epsilon: Form[Any] = Constant(value=None) if line is Line.NONE else POSITIVE
    return checked({"epsilon": epsilon, **_POINT, "needed": NEEDED_FORM, "curve": CURVE})


_AFTER_SOME: Mapping[str, Form[Any]] = {
    "epsilon": POSITIVE,
    "likelihood_ratio": Number(low=1),
    "gamma": Number(low=1),
    "gamma_any_prior": Number(low=1),
    "certainty_bound": SHARE,
    "advantage_bound": SHARE,
    "keeps_promise": Flag(about="Whether the sum so far is within what the plan guarantees."),
}

_NOISE = checked(
    {
        **NOISE_MEMBERS,
        "unit": Text(least=1),
        "half_width": NOT_NEGATIVE,
        "confidence": Constant(value=CONFIDENCE),
        "frequency_of": OrNull(Choice(of=lambda: FREQUENCIES)),
        "case_frequency": OrNull(NOT_NEGATIVE),
        "control_frequency": OrNull(NOT_NEGATIVE),
    }
)

_RELEASE = checked(
    {
        "number": FROM_ONE,
        "release": Later(RELEASE_PART, about="What it publishes; its epsilon is set."),
        "sensitivity": Number(above=0, about="Δ of the score."),
        "noise": OrNull(
            _NOISE,
            about="The noise on each published number, and within what of the exact one it is with 95 % probability; null "
            "where no number is noisy.",
        ),
        "in_all": checked(
            _AFTER_SOME, about="What this release and all before it amount to: γ follows from the sum of their ε."
        ),
        "forecast": OrNull(
            checked({line.value: _line(line) for line in Line}),
            about="At the plan's own size, over the sizes of interest, and the sample size needed. Null where SNPs are not selected.",
        ),
        "count": OrNull(
            COUNT, about="How near the number of significant SNPs is in simulated studies; null for other kinds."
        ),
    }
)

_SENTENCES = ListOf(Text(), least=1)

PLANNING_STATEMENT = Document(
    statement_form(
        PLANNING_TYPE,
        1,
        checked(
            {
                "report": checked({"name": FILE_STEM, "date": DATE}),
                "plan": Later(PLAN),
                "study": checked(
                    {
                        "n_participants": FROM_ONE,
                        "n_cases": Member(FROM_ONE, optional=True),
                        "n_controls": Member(FROM_ONE, optional=True),
                        "n_candidates": FROM_ONE,
                        "n_causative": FROM_ONE,
                        "target_probability": SHARE,
                    },
                    about="The study as planned and as simulated.",
                ),
                "budget": checked({"total": POSITIVE, "planned": POSITIVE, "left": NOT_NEGATIVE}),
                "after_all": checked(GUARANTEE, about="The attacker after every planned release."),
                "releases": ListOf(_RELEASE, least=1, most=MOST_PLANNED),
                "undivided": OrNull(
                    Record(as_dict, {"n_snps": Member(FROM_ONE), **_POINT}),
                    about="All of the planned ε in one release; null where that is what is planned, or not allowed.",
                ),
                "confounding": Member(CONFOUNDING, optional=True),
                "statements": checked(
                    {
                        **dict.fromkeys(
                            ("kind", "promise", "publication", "forecast", "size", "scenario", "assumed"), _SENTENCES
                        ),
                        "confounding": Member(_SENTENCES, optional=True),
                    },
                    about="The same in plain sentences.",
                ),
                "not_modelled": checked(
                    {name: Text(least=1) for name in ("promise", "publication", "forecast", "size")},
                    about="By the part of the report that it matters to.",
                ),
                "wording": Whole(low=1, high=EDITION, as_written=True, about="The edition of the sentences."),
                "versions": Table(Text()),
                "signer": Member(SIGNER, optional=True),
            }
        ),
    ),
    file=_FILE,
    title="in-toto Statement about planned private releases of a case–control study, before there are data",
)
