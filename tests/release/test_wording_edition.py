"""The sentences that reports sign, pinned (``tests/pinned.py``): of every kind of release, attacker and account."""

from __future__ import annotations

from dataclasses import replace

from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.assumptions.structure import Relatives
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.language import in_source
from gwasprivacy.base.sentences import EDITION
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.families.another_attacker import with_secret, with_sizes
from gwasprivacy.membership.guarantee import PriorRange
from gwasprivacy.membership.secrets import Neighbours, Secret, Sizes
from gwasprivacy.plan.plan import Plan, in_step
from gwasprivacy.plan.plan_words import design_sentences
from gwasprivacy.plan.power import Power, power_sentences
from gwasprivacy.plan.release_spends import account_guarantee, spends_of
from gwasprivacy.statement.oversight import oversight_sentences
from gwasprivacy.statement.release_facts import AccountFacts
from gwasprivacy.statement.report_sentences import removal_sentences, statements
from gwasprivacy.statement.signer import Signer, signer_sentences
from gwasprivacy.statement.spending import Budget, Quote, Release
from gwasprivacy.study.design import GenomeBuild, GenotypeFilter
from gwasprivacy.study.imputation import Imputation
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.trait import Trait
from tests.pinned import assert_pinned
from tests.release.guarantee_plans import ADVANTAGE, TPR, guarantee_plan
from tests.release.kind_plans import ATTACKERS, CHOICES, COUNTS, NOTHING, SECRET_SIZE, plan_of

ALONE = AccountFacts()
ACCOUNTS = (
    AccountFacts(n_others=2),
    AccountFacts(n_others=1),
    AccountFacts(n_merged=1),
    AccountFacts(n_merged=2),
)


def quote_of(
    plan: Plan, *, number: int = 1, secret: Secret | None = None, neighbours: Neighbours | None = None
) -> Quote:
    units = to_units(plan.epsilon)
    budget = Budget(
        units=3 * number * units,
        secret=secret or plan.secret,
        neighbours=neighbours or plan.neighbours,
        public_controls=False,
        n_cases=plan.design.n_cases,
        n_controls=plan.design.n_controls,
        date="2026-01-05",
    )
    return Quote(number=number, budget=budget, cost_units=units, spent_units=(number - 1) * units)


def reports() -> list[list[str]]:
    """The sentences of many reports."""
    found = [statements(plan, quote_of(plan), ALONE) for plan in map(plan_of, CHOICES)]
    for attacker, model in ATTACKERS.items():
        if attacker not in NOTHING:
            plan = plan_of(COUNTS[0] if attacker in SECRET_SIZE else "selection", attacker)
            found.append(statements(plan, quote_of(plan), ALONE))
            found.append(statements(plan, quote_of(plan, number=3), ALONE))
            if model.family.uses_prior and model.secret is Secret.PARTICIPATION:
                for prior in (PriorRange(0.1, 0.5), PriorRange.any()):
                    ranged = replace(plan, adversary=replace(model, prior=prior, group_size=2))
                    found.append(statements(ranged, quote_of(ranged), ALONE))
    plan = plan_of("selection")
    found += [statements(plan, quote_of(plan), account) for account in ACCOUNTS]
    for answer in GenotypeFilter:
        answered = replace(plan, design=replace(plan.design, genotype_filter=answer))
        found.append(statements(answered, quote_of(answered), ALONE))
    earlier = Release(
        number=1, date="2026-01-05", title="a", report="a-1", epsilon_units=1, cost_units=1, payload_sha256=None,
        filtered_before=True,
    )  # fmt: skip
    found += [removal_sentences([earlier]), removal_sentences([earlier, earlier])]
    unknown = replace(plan, adversary=replace(plan.adversary, phenotype_known=False))
    found.append(statements(unknown, quote_of(unknown), ALONE))
    strata = (Stratum(name="north", n_cases=600, n_controls=300), Stratum(name="south", n_cases=400, n_controls=700))
    for model in (
        plan.adversary,
        with_sizes(plan.adversary, Sizes.TOTAL),
        with_sizes(plan.adversary, Sizes.ABOUT),
        with_sizes(with_secret(plan.adversary, Secret.CASE_STATUS, prior=PriorRange(0.3, 0.7)), Sizes.ABOUT),
        replace(plan.adversary, secret=Secret.CASE_STATUS, prior=PriorRange(0.3, 0.7)),
    ):
        stratified = replace(
            plan, adversary=model, design=replace(plan.design, strata=strata, n_cases=1000, n_controls=1000)
        )
        found.append(statements(stratified, quote_of(stratified), ALONE))
    effects = plan_of("selection with effects")
    sds = Trait.by_sd(mean=27.0, sd=4.0, clip_sd=1.0, name="BMI")
    imputed = Imputation(panel="HRC r1.1", holds_participants=False, phased_together=False, filtered_here=False)
    halves = tuple(Stratum(name=name, n_participants=20) for name in ("north", "south"))
    for changes in (
        {"strata": strata, "n_cases": 1000, "n_controls": 1000},
        {"dosages": imputed},
        {"n_cases": 0, "n_controls": 0, "n_participants": 40, "trait": sds},
        {"n_cases": 0, "n_controls": 0, "n_participants": 40, "trait": Trait(low=23.0, high=31.0), "strata": halves},
        {"n_cases": 0, "n_controls": 0, "n_participants": 40, "trait": sds, "dosages": imputed},
    ):
        other = replace(effects, design=replace(effects.design, **changes))
        if other.design.trait is not None:
            other = replace(other, adversary=replace(other.adversary, has_groups=False))
        found.append(statements(other, quote_of(other), ALONE))
    centres = tuple(replace(each, centre=26.0) for each in halves)
    for sizes, trait_strata in ((Sizes.ABOUT, ()), (Sizes.ABOUT, centres), (Sizes.TOTAL, centres)):
        people = {"n_cases": 0, "n_controls": 0, "n_participants": 40, "trait": sds, "strata": trait_strata}
        other = replace(plan, design=replace(plan.design, **people), adversary=with_sizes(plan.adversary, sizes))
        found.append(statements(other, quote_of(other), ALONE))
    converted = quote_of(plan, secret=Secret.CASE_STATUS, neighbours=Neighbours.SWAP)
    return [*found, statements(plan, converted, ALONE), *guarantees()]


def guarantees() -> list[list[str]]:
    """Reports of accounts that keep a guarantee about membership tests, alone or with a budget in ε, and of plans that name no
    kind of loss, whose budget is in ε."""
    found = []
    for target in (ADVANTAGE, TPR):
        plan = guarantee_plan("joint", 2, target, epsilon=0.25)
        spends = spends_of(plan)
        for number in (1, 3):
            quote = quote_of(plan, number=number)
            for units in (None, quote.budget.units):
                budget = replace(quote.budget, units=units, guarantee=account_guarantee(plan))
                kept = replace(quote, budget=budget, spends=spends, before=(number - 1) * spends)
                found.append(statements(plan, kept, ALONE))
        unnamed = replace(plan, adversary=AdversaryModel(target=target))
        found.append(statements(unnamed, quote_of(unnamed, number=3), ALONE))
    status = AdversaryModel(secret=Secret.CASE_STATUS, prior=PriorRange(0.3, 0.6), target=TPR)
    plan = in_step(replace(guarantee_plan("joint", 2, TPR, epsilon=0.25), adversary=status))
    quote = quote_of(plan)
    kept = replace(
        quote, budget=replace(quote.budget, units=None, guarantee=account_guarantee(plan)), spends=spends_of(plan)
    )
    return [*found, statements(plan, kept, ALONE)]


def oversight() -> list[list[str]]:
    """What reports say of the policies that they keep, and of who approved them."""
    signed = {"site": "Cancer Registry", "sha256": "b" * 64, "key_id": "c" * 64}
    approval = {"date": "2026-01-05", "approver": "d" * 64}
    signers = Signer(name="Data Office"), Signer(name="Ada Example", institution="Example University")
    return [oversight_sentences([signed], approval), *map(signer_sentences, signers)]


def powers() -> list[list[str]]:
    """What reports say of their power, and of what the plan says about the study for a board."""
    plan = replace(plan_of("selection"), scenario=Scenario())
    facts = replace(plan.design, ethics_approval="EK 2026/017", genome_build=GenomeBuild.GRCH38)
    power = Power(
        success=Metric.ALL, probability=0.94, low=0.9, high=0.98, n_studies=100, n_candidates=10_000, engine=Engine.FAST
    )
    found = [power_sentences(plan, replace(power, engine=engine)) for engine in Engine]
    found += [
        power_sentences(plan, replace(power, n_studies=0)),
        power_sentences(plan, replace(power, success=Metric.ANY)),
        power_sentences(plan, replace(power, expected_false=0.2)),
        power_sentences(replace(plan, release=replace(plan.release, n_snps=1)), replace(power, expected_false=0.2)),
    ]
    structure = Scenario(relatives=Relatives(case_share=0.1, control_share=0.0))
    found += [power_sentences(replace(plan, scenario=structure), power), design_sentences(replace(plan, design=facts))]
    trait = Trait(low=23.0, high=31.0)
    design = replace(plan.design, n_cases=0, n_controls=0, n_participants=2000, trait=trait)
    measured = replace(plan, design=design, adversary=replace(plan.adversary, has_groups=False))
    return [*found, power_sentences(measured, power)]


def sentences() -> str:
    """Each sentence once, in the order in which reports first say it."""
    with in_source():
        found = (*reports(), *oversight(), *powers())
    return "".join(f"{said}\n" for said in dict.fromkeys(said for report in found for said in report))


def test_reports_say_what_is_pinned() -> None:
    assert_pinned("release-report", EDITION, sentences())
