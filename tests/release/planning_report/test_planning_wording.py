"""The sentences that planning reports sign, pinned (``tests/pinned.py``).  Those with simulated numbers are left out: their digits
may differ between processors.
"""

from __future__ import annotations

from dataclasses import replace

from gwasprivacy.assumptions.scenario import Engine
from gwasprivacy.assumptions.structure import Ancestry, Centres, PeopleGroup, Relatives
from gwasprivacy.base.language import in_source
from gwasprivacy.base.number_words import three_digits
from gwasprivacy.base.sentences import EDITION, tell
from gwasprivacy.membership.adversary import AdversaryModel, Target, TargetKind
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.plan.budget_split import split_equally
from gwasprivacy.plan.plan import Plan, in_step
from gwasprivacy.plan.planned_releases import keeps_guarantee, own_release, planned_units, stored_releases
from gwasprivacy.statement.planning.assumption_words import assumed_words, not_modelled, scenario_words
from gwasprivacy.statement.planning.planning_words import guarantee_words, publication_words
from gwasprivacy.study.design import Loci, Stratum
from gwasprivacy.study.imputation import Imputation
from tests.pinned import assert_pinned
from tests.release.kind_plans import ATTACKERS, NOTHING, SECRET_SIZE, plan_of
from tests.release.planning_scene import plan_of_every_kind, planning_plan


def plans() -> list[Plan]:
    plan = planning_plan()
    assert plan.scenario is not None
    panels = [
        replace(plan, scenario=replace(plan.scenario, engine=engine, panel=panel))
        for engine in Engine
        for panel in (None, "panel.vcf")
    ]
    loci = replace(panels[-1].design, loci=Loci(path="loci.bed"))
    attackers = [
        replace(plan_of("selection", attacker), scenario=plan.scenario)
        for attacker in ATTACKERS
        if attacker not in NOTHING and attacker not in SECRET_SIZE
    ]
    return [plan, *panels, replace(panels[-1], design=loci), *attackers, *guarantees(), *other_studies(plan)]


def other_studies(plan: Plan) -> list[Plan]:
    """With ancestry groups, centres and relatives assumed; with strata; from genotype probabilities."""
    assert plan.scenario is not None
    groups = tuple(
        PeopleGroup(name=name, case_share=share, control_share=1 - share)
        for name, share in zip("ab", (0.7, 0.3), strict=True)
    )
    assumed = [
        replace(plan.scenario, ancestry=Ancestry(fst=0.02, groups=groups), relatives=Relatives(case_share=0.1)),
        replace(plan.scenario, centres=Centres(snp_share=0.01, shift=0.1, groups=groups)),
    ]
    strata = tuple(Stratum(name=name, n_cases=n, n_controls=150 - n) for name, n in zip("ab", (100, 50), strict=True))
    designs = [replace(plan.design, strata=strata), replace(plan.design, dosages=Imputation(panel="HRC"))]
    return [*(replace(plan, scenario=each) for each in assumed), *(replace(plan, design=each) for each in designs)]


def guarantees() -> list[Plan]:
    """Plans that guarantee something about membership tests: with a named kind of loss, with none, and with more budget."""
    targets = (Target(TargetKind.ADVANTAGE, 1 / 3), Target(TargetKind.TPR, 0.03, 0.01))
    unnamed = [replace(planning_plan(), adversary=AdversaryModel(target=target)) for target in targets]
    more = [replace(plan, release=replace(plan.release, budget=3.0)) for plan in unnamed]
    return [*map(in_step, unnamed), *unnamed, *more]


def test_a_guarantee_by_advantage_or_tpr_is_said_to_be_about_membership_tests() -> None:
    for plan in guarantees():
        for releases in ((own_release(plan),), split_equally(plan, 3)):
            said = " ".join(guarantee_words(plan, releases))
            total = from_units(planned_units(releases))
            kept = keeps_guarantee(plan, releases)
            gamma = plan.adversary.gamma_for_total_epsilon(total) if kept else plan.adversary.gamma
            assert "The guarantee is about membership tests: " in said
            assert f"a rare output may reveal more, up to γ = {three_digits(gamma)}." in said
            assert ("one release alone keeps it, all together do not" in said) is not kept
    assert {keeps_guarantee(plan, split_equally(plan, 3)) for plan in guarantees()} == {True, False}
    assert "membership" not in " ".join(guarantee_words(planning_plan(), (own_release(planning_plan()),)))


def sentences() -> str:
    """Each sentence once, in the order in which reports first say it."""
    said = [tell("planning.not-a-release")]
    with in_source():
        for plan in plans():
            for releases in ((own_release(plan),), split_equally(plan, 3)):
                said += [*guarantee_words(plan, releases), *publication_words(plan, releases)]
                said += [*scenario_words(plan, 60), *assumed_words(plan, releases), *not_modelled(plan).values()]
        every = plan_of_every_kind()
        said += publication_words(every, stored_releases(every))
    return "".join(f"{each}\n" for each in dict.fromkeys(said))


def test_planning_reports_say_what_is_pinned() -> None:
    assert_pinned("planning-report", EDITION, sentences())
