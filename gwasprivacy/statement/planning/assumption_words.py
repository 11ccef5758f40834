"""What a planning report assumes and does not model, in plain sentences, with the files that its forecast rests on."""

from __future__ import annotations

from collections.abc import Sequence

from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.assumptions.structure_words import structure_words
from gwasprivacy.assumptions.truth_words import disease_words, trait_words
from gwasprivacy.base.language import digits, say, say_marked
from gwasprivacy.base.number_words import count, percent
from gwasprivacy.plan.covariate_words import COVARIATES_ALONE_CORRECTED
from gwasprivacy.plan.people_words import forecast_of_people
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import design_sentences
from gwasprivacy.plan.planned_releases import PlannedRelease, model_after, planned_units
from gwasprivacy.plan.planning_scenario import planning_scenario
from gwasprivacy.plan.shift_words import offset_sentence
from gwasprivacy.plan.study_words import study_words
from gwasprivacy.study.design import StudyDesign


def listed(parts: Sequence[str]) -> str:
    """ "2", "1, 3 and 4"."""
    if len(parts) == 1:
        return parts[0]
    return say("{parts} and {last}", parts=", ".join(parts[:-1]), last=parts[-1])


def scenario_words(plan: Plan, candidates: int) -> list[str]:
    """What the forecast rests on."""
    scenario = planning_scenario(plan)
    if scenario.trait is not None:
        low, high = scenario.trait.range_in_sd
        truth = say(
            "The trait: normal, with {trait}; it is clipped to the range from {low} to {high} SD about its assumed mean.",
            trait=trait_words(scenario.trait),
            low=digits(f"{low:+.3g}"),
            high=digits(f"{high:+.3g}"),
        )
    else:
        disease = scenario.disease
        truth = say(
            "The disease: {disease}; {share} of the population have it.",
            disease=disease_words(disease),
            share=percent(disease.implied_prevalence),
        )
    values = {
        "candidates": count(candidates),
        "engine": _engine_words(scenario),
        "studies": count(scenario.n_studies),
        "seed": scenario.seed,
    }
    if lacking := files_to_name(plan):
        simulated = say(
            "The simulated studies: {candidates} candidate SNPs, {engine}; {studies} studies for each size, all from the seed {seed}: "
            "once the saved plan names {files} again, the same numbers come out.",
            files=lacking,
            **values,
        )
    else:
        simulated = say(
            "The simulated studies: {candidates} candidate SNPs, {engine}; {studies} studies for each size, all from the seed {seed}, "
            "so that the same numbers come out again.",
            **values,
        )
    return [truth, simulated, *forecast_of_people(plan), *structure_words(scenario)]


def _engine_words(scenario: Scenario) -> str:
    """How studies are imagined.  Whether a panel is public is its user's to know: the program says no more than it does."""
    panel = (
        say("the bundled panel of simulated people") if scenario.panel is None else say("a panel that the user named")
    )
    match scenario.engine:
        case Engine.FAST:
            return say("drawn SNP by SNP from allele frequencies, as if SNPs were independent")
        case Engine.PANEL:
            return say("made of pieces of the genomes in {panel}, so that neighbouring SNPs stay linked", panel=panel)
        case Engine.RESAMPLE:
            return say("made of whole people of {panel}, drawn with replacement", panel=panel)


def lacking_files(plan: Plan) -> list[str]:
    """The user's own files that the forecast rests on, and that the saved plan does not hold, nor where they lie."""
    if planning_scenario(plan).engine is Engine.FAST:
        return []
    panel = say("the user’s panel") if planning_scenario(plan).panel is not None else ""
    loci = say("the file of loci") if plan.design.loci is not None and plan.design.loci.path is not None else ""
    return list(filter(None, (panel, loci)))


def files_to_name(plan: Plan) -> str:
    """Those files in words; "" for none."""
    lacking = lacking_files(plan)
    return listed(lacking) if lacking else ""


def assumed_words(plan: Plan, releases: Sequence[PlannedRelease]) -> list[str]:
    """Everything else that must be true: the study, the attacker (as they stand after all that is planned)."""
    own = offset_sentence(plan)
    offsets = dict.fromkeys(offset_sentence(each.plan(plan)) for each in releases)
    said = [*design_sentences(plan), *(sentence for sentence in offsets if sentence and sentence != own)]
    return [*said, *model_after(plan, planned_units(releases)).assumptions()]


def _not_possible(design: StudyDesign) -> str:
    """What no release under such a plan adjusts for."""
    if design.covariates is not None:
        return say_marked(COVARIATES_ALONE_CORRECTED)
    calls = say("called genotypes") if design.dosages is None else say("genotype probabilities")
    where = say("inside the strata") if design.strata else say("without strata")
    return study_words(design).no_regression(where, calls)


def _not_in_the_forecast(plan: Plan) -> str:
    """What may differ between cases and controls, or go with the trait, and is no part of the simulated studies."""
    scenario, strata = planning_scenario(plan), plan.design.strata
    differ = study_words(plan.design).where_they_differ()
    if plan.design.covariates is not None and scenario.strata:
        return say(
            "Not modelled: how people differ in covariates beside the groups assumed here. {differ}, and nothing corrects later for what is no "
            "covariate of the plan.",
            differ=differ,
        )
    if plan.design.covariates is not None:
        return say(
            "Not modelled: how people differ in the plan’s covariates, and in anything else. {differ}, and nothing corrects later for what "
            "is no covariate of the plan.",
            differ=differ,
        )
    if strata:
        return say(
            "Not modelled: covariates that are no strata of the plan, and what differs inside a stratum. "
            "{differ}, and nothing corrects for it later.",
            differ=differ,
        )
    if scenario.ancestry is not None or scenario.centres is not None:
        return say(
            "Not modelled: covariates beside those assumed here, such as sex or age. "
            "{differ}, and nothing corrects for it later: plan strata.",
            differ=differ,
        )
    return study_words(plan.design).not_modelled(differ)


def not_modelled(plan: Plan) -> dict[str, str]:
    """What the program does not model, by the part of the report that it matters to.  What is signed is said ``in_source()``."""
    guarantee = [
        say(
            "Not covered: attackers who know that people took part together, and anything else that is or will be "
            "published about the same people. Both add to what can be learned."
        )
    ]
    if plan.adversary.group_size == 1:
        guarantee.append(say("Relatives in the study count as independent people."))
    forecast = [_not_in_the_forecast(plan)]
    if plan.design.loci is not None and planning_scenario(plan).engine is Engine.FAST:
        forecast.append(say("Neighbouring SNPs are taken as independent, so each is a locus of its own."))
    elif plan.design.publishes_loci:
        forecast.append(say("A causal SNP counts as published when its locus is."))
    if plan.design.weights is not None:
        forecast.append(
            say(
                "The plan’s public weights are assumed to be uninformative; if they are right, a smaller sample is needed."
            )
        )
    return {
        "promise": " ".join(guarantee),
        "publication": _not_possible(plan.design),
        "forecast": " ".join(forecast),
        "size": say(
            "Not modelled: drop-out, genotyping errors and missing calls, and effects that turn out smaller than assumed "
            "(first reports usually overstate them). Allow for drop-out."
        ),
    }
