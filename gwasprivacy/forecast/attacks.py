"""What could an attacker do?  Which attacks are made on a plan's release, on which studies, and what they leave out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.text_files import FileStates
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.kinds_of_study import forecast_of
from gwasprivacy.forecast.largest_and_executor import executor_for, work_of
from gwasprivacy.forecast.questions import files_of, lines_of, placed_loci
from gwasprivacy.membership.attack_guarantee import AttackBound
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.plan.plan_words import publication_sentence
from gwasprivacy.plan.planning_scenario import Line, planning_scenario
from gwasprivacy.simulation.attacks.attack_report import AttackReport, attack_report
from gwasprivacy.simulation.attacks.realised_loss import why_not_exact
from gwasprivacy.simulation.curves.curve import CurveRequest

LARGEST_GROUP = 5000
"""People of a group in the attacked studies; larger ones take too long."""
MOST_GENOTYPES = 100_000_000  # of a group, in bytes
USUAL_GROUP = 1000
STUDIES, PAIRS = 4, 100
"""Of groups up to ``USUAL_GROUP``; of larger ones there are fewer studies, with as many people and pairs in all."""
FPR = 1e-3
"""The share of outsiders who are accused, at which attacks are compared in words."""
WORK_PER_STUDY = 100  # in studies of the fast engine
ASKS_WHO_TOOK_PART = mark(
    "The attacks known from the literature ask who took part. Your secret is who is a case: only the bound is drawn."
)


ASKS_WHO_TOOK_PART_WITH_A_TRAIT = mark(
    "The attacks known from the literature ask who took part. Your secret is the trait’s value: only the bound is drawn."
)


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackQuestion:
    """Attacks on ``n_studies`` simulated studies of ``n_cases`` and ``n_controls``, or of a trait with ``n_participants``.

    ``limit``: what one release leaves any test, by the kind of loss that the plan names.  ``n_pairs``: trials of the
    strongest attack on the selection in each study, 0 where it cannot be computed.  ``not_covered``: what the attacks leave
    out, in sentences.  ``refused``: why there is no attack at all, "" where there is; the bound holds all the same, and then
    ``request`` may be None.
    """

    scenario: Scenario
    request: CurveRequest | None
    n_cases: int
    n_controls: int
    limit: AttackBound
    n_studies: int
    n_pairs: int
    not_covered: tuple[str, ...]
    refused: str
    files: FileStates = ()
    n_participants: int = 0


def attack_question(
    plan: CheckedPlan, base: Path | None = None, *, n_studies: int | None = None, seed: int | None = None
) -> AttackQuestion:
    """What is attacked, for a plan whose files lie in ``base``; ``seed`` None: the scenario's, ``n_studies`` None: the usual few.

    Attacks are on selections of SNPs, and ask who took part: for a plan that keeps case status secret, or that publishes
    numbers, only the bound is said.
    """
    scenario = planning_scenario(plan, base)
    if seed is not None:
        scenario = replace(scenario, seed=seed)
    release, design = plan.release, plan.design
    most = min(LARGEST_GROUP, max(MOST_GENOTYPES // scenario.n_snps, USUAL_GROUP))
    group = forecast_of(design).attacked(design)
    share = min(1.0, most / max(group, 1))
    attacked = min(group, most)
    few = STUDIES if n_studies is None else n_studies
    if n_studies is None and attacked > USUAL_GROUP:
        few = max(round(STUDIES * USUAL_GROUP / attacked), 1)
    lines = {each.line: each.request for each in lines_of(plan, base=base)}
    inexact = why_not_exact(release.mechanism, release.n_snps, by_locus=design.goes_by_locus)
    left_out = []
    refused = ""
    if not release.kind.is_forecast:
        refused = " ".join((publication_sentence(plan), say("The attacks here are on selections of SNPs.")))
    elif plan.secret is Secret.TRAIT_VALUE:
        refused = say_marked(ASKS_WHO_TOOK_PART_WITH_A_TRAIT)
    elif plan.secret is Secret.CASE_STATUS:
        refused = say_marked(ASKS_WHO_TOOK_PART)
    else:
        if inexact:
            left_out.append(say("Not covered: the strongest attack on this selection; {reason}.", reason=inexact))
        if release.ratio_epsilon is not None:
            left_out.append(forecast_of(design).measured_too())
        if release.values_epsilon is not None:
            left_out.append(
                say(
                    "Not covered: the noisy scores that are published with the selection; the guarantee counts their ε."
                )
            )
        if release.effects_epsilon is not None:
            left_out.append(
                say(
                    "Not covered: the noisy counts that are published with the selection; the guarantee counts their ε."
                )
            )
    return AttackQuestion(
        scenario=scenario,
        request=lines.get(Line.THIS),
        **forecast_of(design).attacked_groups(design, most, share),
        limit=plan.adversary.attack_bound(plan.counted_spends),
        n_studies=few,
        n_pairs=0 if inexact else PAIRS if n_studies is not None else round(PAIRS * STUDIES / few),
        not_covered=tuple(left_out),
        refused=refused,
        files=files_of(scenario, placed_loci(plan, base)),
    )


def attack_picture(
    question: AttackQuestion,
    *,
    work: Work = UNWATCHED,
) -> AttackReport:
    """Every attack, beside the bound.  Raises InvalidInput, PrivacyRefusal (nothing is attacked), Cancelled."""
    if question.refused or question.request is None:
        raise PrivacyRefusal("attack.none", reason=question.refused)
    if work.executor is None:
        with executor_for(work_of(question.scenario, WORK_PER_STUDY * question.n_studies)) as own:
            return attack_picture(question, work=work.on(own))
    return attack_report(
        question.scenario,
        question.request,
        n_cases=question.n_cases,
        n_controls=question.n_controls,
        n_participants=question.n_participants,
        limit=question.limit,
        n_studies=question.n_studies,
        n_pairs=question.n_pairs,
        work=work,
    )
