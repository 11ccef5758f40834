"""The report on exact results: what follows from question, plan and who stands out, and what is checked of these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.base.language import in_source, mark
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.sentences import edition, tell
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.membership.exact_results import Columns
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import CheckedPlan, check_plan
from gwasprivacy.statement.exact.exact_question import Basis, ExactAnswer, ExactTarget, StandsOut, answer_of
from gwasprivacy.statement.exact.exact_words import (
    measure_words,
    method_words,
    private_words,
    question_words,
    recommendation_words,
    risk_words,
)
from gwasprivacy.statement.exact.report_on_exact_results import RiskReport
from gwasprivacy.statement.exact.risk_appendix import of_anonymisation, of_differential_privacy
from gwasprivacy.statement.exact.risk_form import (
    QUESTION,
    RISK_STATEMENT,
    STANDS_OUT,
    question_in,
    stands_out_in,
)
from gwasprivacy.statement.facts import Binding, Fact
from gwasprivacy.statement.files.output_files import sha256
from gwasprivacy.statement.kinds import StatementKind
from gwasprivacy.statement.release_facts import require_own_name
from gwasprivacy.statement.signer import Signer, signer_in
from gwasprivacy.statement.versions import versions

FACTS = (
    Fact(Binding.NOTHING, ("question",), mark("what would be published, and of whom")),
    Fact(Binding.NOTHING, ("stands_out",), mark("how far the person in question stands out")),
    Fact(Binding.NOTHING, ("plan",), mark("the plan")),
    Fact(Binding.NOTHING, ("report.date",), mark("the day")),
    Fact(Binding.NOTHING, ("signer",), mark("the signer’s name")),
    Fact(Binding.NOTHING, ("versions",), mark("the versions")),
    Fact(Binding.FILE, ("report.name",)),
)
"""All that a report on exact results says and nothing else in it settles."""
_SUBJECT = "question"


@dataclass(frozen=True, slots=True, kw_only=True)
class RiskFacts:
    """What is said about the report itself."""

    name: str
    date: str
    signer: Signer | None = None
    versions: Mapping[str, str] = field(default_factory=versions)


@in_source()
def derive_risk(answer: ExactAnswer, plan: Plan | None, facts: RiskFacts) -> dict[str, Any]:
    """The whole predicate."""
    question = answer.question
    told = answer.to_json()
    return {
        "report": {"name": facts.name, "date": facts.date},
        "plan": None if plan is None else plan.to_json(),
        "question": QUESTION.write(question),
        "stands_out": STANDS_OUT.write(answer.found),
        "answer": {
            **{name: told[name] for name in ("mu", "advantage", "tpr_at", "posterior_at", "method", "verdict")},
            **{name: told[name] for name in ("recommendation", "measures")},
            "private_draw": {name: told["private_draw"][name] for name in ("advantage", "tpr_at")},
        },
        "statements": sentences(answer),
        "appendix": appendix(answer),
        "wording": edition(),
        "versions": dict(facts.versions),
        **({} if facts.signer is None else {"signer": facts.signer.to_json()}),
    }


def sentences(answer: ExactAnswer) -> dict[str, list[str]]:
    """The report in plain sentences, by its parts, in the reader's language; what is signed is said ``in_source()``."""
    (low, high), by = answer.question.priors, method_words(answer)
    return {
        "kind": [tell("exact.not-a-guarantee")],
        "recommendation": [recommendation_words(answer), question_words(answer.question), _has(answer)],
        "number": [*(each for each in risk_words(answer) if each != by), private_words(answer)],
        "assumed": [
            by,
            tell("exact.attacker", low=percent(low), high=percent(high)),
        ],
        "measures": [measure_words(each) for each in answer.measures],
        "not_covered": [tell("exact.others-known"), tell("exact.not-covered")],
    }


def _has(answer: ExactAnswer) -> str:
    question = answer.question
    if question.columns is Columns.BEACON:
        return tell("exact.has-answers")
    decimals = (
        tell("exact.has-unrounded") if question.decimals is None else tell("exact.has-rounded", n=question.decimals)
    )
    if not question.with_frequencies:
        return decimals
    return tell("exact.has-frequencies") + " " + decimals


def appendix(answer: ExactAnswer) -> dict[str, list[list[str]]]:
    """What NIST SP 800-226 asks, and the tests of anonymisation: pairs of a question and its answer."""
    return {
        "differential_privacy": [list(each) for each in of_differential_privacy(answer)],
        "anonymisation": [list(each) for each in of_anonymisation(answer)],
    }


def subjects_of(predicate: Mapping[str, Any]) -> dict[str, str]:
    """It is about its question, by the digest of the question's canonical JSON: there may be no file yet."""
    return {_SUBJECT: sha256(canonical_json(predicate["question"]))}


# Reading --------------------------------------------------------------------------------------------------------------


def _answer_in(predicate: Mapping[str, Any], plan: CheckedPlan | None) -> ExactAnswer:
    return answer_of(question_in(predicate), stands_out_in(predicate), plan)


def derived_again(plan: CheckedPlan | None, predicate: Mapping[str, Any]) -> dict[str, Any]:
    """The predicate that follows from what is fact in one."""
    facts = RiskFacts(
        name=predicate["report"]["name"],
        date=predicate["report"]["date"],
        signer=signer_in(predicate),
        versions=predicate["versions"],
    )
    return derive_risk(_answer_in(predicate, plan), plan, facts)


def check_risk_facts(plan: CheckedPlan | None, predicate: Mapping[str, Any]) -> None:
    """Raise VerificationFailed for facts that no answer has."""
    require_own_name(predicate["report"]["name"])
    question, found = question_in(predicate), stands_out_in(predicate)
    if sum(times for _, times in question.frequencies) > question.n_snps * (1 + 1e-9):
        raise VerificationFailed("risk-check.more-frequencies")
    single = question.target is not ExactTarget.AVERAGE and question.columns is not Columns.BEACON
    few, has_deviate = single and question.has_few_counts, question.columns is Columns.TRAIT
    known = {Basis.INDEPENDENT} if question.panel is None else {Basis.CEILING, Basis.BLOCKS}
    if (
        (not single and found != StandsOut(basis=found.basis))
        or found.basis not in known
        or (found.basis is Basis.BLOCKS and not single)
        or len(found.genotypes) != (len(question.classes) if few and not has_deviate else 0)
        or (found.deviate is not None) is not (few and has_deviate)
    ):
        raise VerificationFailed("risk-check.stands-out")


def answer_of_report(report: RiskReport) -> ExactAnswer:
    """In whose words pages say it in the reader's language."""
    plan = report.plan
    return _answer_in(report.predicate, None if plan is None else check_plan(plan))


RISK = StatementKind(
    what=Phrase("a report on exact results"),
    form=RISK_STATEMENT,
    facts=FACTS,
    check_facts=check_risk_facts,
    derive=derived_again,
    subjects=lambda _plan, predicate: subjects_of(predicate),
    needs_plan=False,
)
