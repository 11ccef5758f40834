"""The same plan for the other kind of study: cases and controls, or a quantitative trait.

What both kinds can have is kept as it is; what the new one cannot have goes, with the least that has to change.  Where a plan was of
the other kind before, :func:`returned` gives back what went then.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from gwasprivacy.association.scores.score import Score
from gwasprivacy.association.scores.score_choice import FIRST_SCORE, ScoreChoice
from gwasprivacy.assumptions.scenario import DEFAULT_SIZES
from gwasprivacy.assumptions.trait_model import TRAIT_SIZES
from gwasprivacy.base.doing import Doing
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.forecast.kinds_of_study import forecast_of
from gwasprivacy.forecast.printed_sizes import USUAL_SHARE, with_measured_ratio
from gwasprivacy.mechanisms.publication import Publication
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.attack_guarantee import ATTACKS
from gwasprivacy.membership.families.another_attacker import with_family, with_sizes
from gwasprivacy.membership.families.bounded import BOUNDED
from gwasprivacy.membership.guarantee import TargetKind
from gwasprivacy.membership.same_guarantee import equivalents
from gwasprivacy.membership.secrets import Secret, Sizes
from gwasprivacy.plan.changed_parts import with_fill_rule
from gwasprivacy.plan.choices import NO_PARTS, ReleaseChoices
from gwasprivacy.plan.plan import Plan, kept_in_step
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.planning_scenario import planning_scenario
from gwasprivacy.study.design import CASE_CONTROL, QUANTITATIVE, StudyDesign
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.trait import Trait

USUAL_TRAIT = Trait.by_sd(0.0, 1.0, 1.0)
"""A trait in standard units, clipped to ± 1 SD, until somebody says what is measured.  A centre that is off by a tenth of an SD is
worse than none (docs/theory/quantitative-traits.md): nobody gets one unasked, but the mean is measured, or where nothing is selected is the
study's own."""
_USUAL_SNPS = 2
_GROUPS_ONLY = ("fill", "public_controls", "strata")


def of_trait(plan: Plan, trait: Trait = USUAL_TRAIT) -> Plan:
    """``plan``, of cases and controls, as one of ``trait`` with as many participants, whose mean is measured where no centre is given.
    Raises InvalidPlan, PrivacyRefusal."""
    scenario, choices = plan.scenario, _trait_release(plan.release)
    measures = choices.kind.spends_beside and trait.centre is None and not trait.own_mean
    if trait.centre is None and not measures:
        trait = replace(trait, own_mean=True)
    if scenario is not None:
        scenario = replace(scenario, ancestry=None, centres=None, relatives=None)
    design, adversary = _trait_design(plan.design, trait, measures=measures), _trait_adversary(plan.adversary)
    assert design.trait is not None
    if design.trait.own_mean:
        # Strata without centres have their own means, and these need public sizes.
        adversary = with_sizes(adversary, Sizes.ALL)
    changed = Plan(
        title=plan.title,
        adversary=adversary,
        design=design,
        release=choices,
        scenario=scenario,
        planned=tuple(_trait_release(each) for each in plan.planned if _serves_traits(each.kind)),
        account=plan.account,
    )
    assumed = planning_scenario(changed)
    assert assumed.trait is not None
    settled = _settled(replace(changed, scenario=replace(assumed, trait=replace(assumed.trait, limits=None))))
    if measures:
        settled = with_measured_ratio(settled, USUAL_SHARE)
    return _with_effects(settled, plan.release.effects_epsilon)


def of_groups(plan: Plan) -> Plan:
    """``plan``, of a trait, as one of cases and controls, half of its participants each.  Raises InvalidPlan, PrivacyRefusal."""
    n_people, scenario = max(plan.design.n_people, 2), plan.scenario
    strata = tuple(_halved(each) for each in plan.design.strata)
    n_cases = sum(each.n_cases for each in strata) if strata else n_people // 2
    if scenario is not None:
        sizes = DEFAULT_SIZES if scenario.sizes == TRAIT_SIZES else scenario.sizes
        scenario = replace(scenario, trait=None, sizes=sizes, strata=())
    changed = Plan(
        title=plan.title,
        adversary=_group_adversary(plan.adversary),
        design=replace(
            plan.design,
            trait=None,
            n_participants=None,
            strata=strata,
            n_cases=n_cases,
            n_controls=n_people - n_cases,
        ),
        release=replace(plan.release, ratio_epsilon=None),
        scenario=scenario,
        planned=tuple(replace(each, ratio_epsilon=None) for each in plan.planned),
        account=plan.account,
    )
    return _settled(changed)


def switched(plan: Plan) -> Plan:
    """The plan for the other kind of study."""
    return OTHER_KINDS.find(plan.design.study_kind).do(plan)


OTHER_KINDS: Registry[Doing[Callable[[Plan], Plan]]] = Registry(
    mark("kind of study"), (Doing(CASE_CONTROL, of_trait), Doing(QUANTITATIVE, of_groups))
)


def returned(plan: Plan, before: Plan, after: Plan) -> Plan:
    """``plan`` back as the kind of study that it was when ``before`` was made ``after``.

    Whatever ``plan`` still has as ``after`` had it is as it was before; whatever was changed since stays changed.  Where both do not
    go together, only what :func:`switched` keeps.
    """
    plain = switched(plan)
    try:
        adversary = _merged(before.adversary, after.adversary, plan.adversary, plain.adversary)
        release = _merged(before.release, after.release, plan.release, plain.release)
        scenario = before.scenario
        if plan.scenario != after.scenario and plan.scenario is not None and plain.scenario is not None:
            base = after.scenario if after.scenario is not None else plan.scenario
            mine = before.scenario if before.scenario is not None else plain.scenario
            scenario = _merged(mine, base, plan.scenario, plain.scenario)
        merged = replace(
            plan,
            adversary=replace(adversary, has_groups=before.design.kind.has_groups),
            design=_merged_design(before.design, after.design, plan.design),
            release=release,
            scenario=scenario,
            planned=before.planned if plan.planned == after.planned else plain.planned,
        )
        return _settled(merged)
    except GwasPrivacyError:
        return plain


def _merged(before: Any, after: Any, now: Any, plain: Any) -> Any:
    """A value with each field as it was ``before``, unless it was changed since ``after``."""
    chosen = {
        each.name: getattr(before if getattr(now, each.name) == getattr(after, each.name) else plain, each.name)
        for each in fields(before)
        if each.init
    }
    return replace(before, **chosen)


def _merged_design(before: StudyDesign, after: StudyDesign, now: StudyDesign) -> StudyDesign:
    """The old design with what was changed of what both kinds have; as many people as there are now."""
    sizes = ("n_cases", "n_controls", "n_participants", "trait", *_GROUPS_ONLY)
    common = {
        each.name: getattr(now, each.name)
        for each in fields(before)
        if each.name not in sizes and getattr(now, each.name) != getattr(after, each.name)
    }
    design = replace(before, **common)
    if now.n_people == after.n_people:
        return design
    return forecast_of(design).with_people(design, now.n_people)


def _trait_design(design: StudyDesign, trait: Trait, *, measures: bool) -> StudyDesign:
    """Without what is about groups; a stratum has all its people, and begins with the middle of the range where means are measured; genotype
    probabilities stay."""
    centre = trait.middle if measures else None
    people: dict[str, Any] = {"n_cases": 0, "n_controls": 0, "n_participants": design.n_people, "trait": trait}
    strata = tuple(
        Stratum(name=each.name, n_participants=each.n_cases + each.n_controls, centre=centre) for each in design.strata
    )
    return replace(design, **people, strata=strata, public_controls=False, fill=None)


def _halved(stratum: Stratum) -> Stratum:
    people = stratum.n_people
    return Stratum(name=stratum.name, n_cases=people // 2, n_controls=people - people // 2)


def _trait_adversary(model: AdversaryModel) -> AdversaryModel:
    """Who is ill is nobody's question in a study of a trait; a secret about groups becomes that of the value."""
    value = model.secret is Secret.CASE_STATUS
    secret = Secret.TRAIT_VALUE if value else model.secret
    known: dict[str, Any] = {"phenotype_known": True, "has_groups": False}
    if value:
        known |= {"sizes": None}
        # What was believed by the share of cases is no belief about a value.
        known |= {"invited": None}
        if model.target.kind in ATTACKS:
            model = model.with_target(equivalents(model)[TargetKind.GAMMA])
    if not model.family.serves_traits or secret not in model.family.secrets:
        return with_family(model, BOUNDED, secret=secret, **{**known, "sizes": None})
    return replace(model, secret=secret, **known)


def _group_adversary(model: AdversaryModel) -> AdversaryModel:
    """Who took part stays the secret; of a value that is secret this is all that is left."""
    secret = Secret.PARTICIPATION if model.secret is Secret.TRAIT_VALUE else model.secret
    return replace(model, secret=secret, has_groups=True)


def _serves_traits(part: Score | Publication) -> bool:
    return QUANTITATIVE in part.study_kinds


def _trait_release(choices: ReleaseChoices) -> ReleaseChoices:
    """A selection where counts were to be published, by a score that serves traits."""
    if not _serves_traits(choices.kind):
        usual: dict[str, Any] = {"mechanism": ReleaseChoices().mechanism, "snps": None, "n_snps": _USUAL_SNPS}
        return replace(choices, **usual, **NO_PARTS, threshold=None, score=ScoreChoice(name=FIRST_SCORE))
    score = choices.score if choices.score.offset is None else replace(choices.score, offset=None)
    if not _serves_traits(score.score):
        score = ScoreChoice(name=FIRST_SCORE)
    return replace(choices, score=score, effects_epsilon=None, ratio_epsilon=None)


def _with_effects(plan: Plan, part: float | None) -> Plan:
    """With effects of what is published too, where traits can have them."""
    if part is None:
        return plan
    try:
        return _settled(replace(plan, release=replace(plan.release, effects_epsilon=part)))
    except GwasPrivacyError:
        return plan


def _settled(plan: Plan) -> Plan:
    """A plan that can be had, with the rule for missing calls that its scores need.  Raises InvalidPlan, PrivacyRefusal."""
    design = with_fill_rule(plan.design, (plan.release, *plan.planned))
    return check_plan(kept_in_step(plan if design is plan.design else replace(plan, design=design)))
