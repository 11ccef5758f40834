"""What a planning report assumes and does not model, in plain sentences, with the files that its forecast rests on."""

from __future__ import annotations

from collections.abc import Sequence

from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.assumptions.structure_words import structure_words
from gwasprivacy.assumptions.truth_words import disease_words, trait_words
from gwasprivacy.base.language import digits
from gwasprivacy.base.number_words import count, percent
from gwasprivacy.base.sentences import tell
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
    return tell("imagined.parts", parts=", ".join(parts[:-1]), last=parts[-1])


def scenario_words(plan: Plan, candidates: int) -> list[str]:
    """What the forecast rests on."""
    scenario = planning_scenario(plan)
    if scenario.trait is not None:
        low, high = scenario.trait.range_in_sd
        truth = tell(
            "imagined.trait", trait=trait_words(scenario.trait), low=digits(f"{low:+.3g}"), high=digits(f"{high:+.3g}")
        )
    else:
        disease = scenario.disease
        truth = tell("imagined.disease", disease=disease_words(disease), share=percent(disease.implied_prevalence))
    values = {
        "candidates": count(candidates),
        "engine": _engine_words(scenario),
        "studies": count(scenario.n_studies),
        "seed": scenario.seed,
    }
    if lacking := files_to_name(plan):
        simulated = tell("imagined.studies-from-files", files=lacking, **values)
    else:
        simulated = tell("imagined.studies", **values)
    return [truth, simulated, *forecast_of_people(plan), *structure_words(scenario)]


def _engine_words(scenario: Scenario) -> str:
    """How studies are imagined.  Whether a panel is public is its user's to know: the program says no more than it does."""
    panel = tell("imagined.panel-of-program") if scenario.panel is None else tell("imagined.panel-of-user")
    match scenario.engine:
        case Engine.FAST:
            return tell("imagined.from-frequencies")
        case Engine.PANEL:
            return tell("imagined.from-pieces", panel=panel)
        case Engine.RESAMPLE:
            return tell("imagined.from-people", panel=panel)


def lacking_files(plan: Plan) -> list[str]:
    """The user's own files that the forecast rests on, and that the saved plan does not hold, nor where they lie."""
    if planning_scenario(plan).engine is Engine.FAST:
        return []
    panel = tell("imagined.users-panel") if planning_scenario(plan).panel is not None else ""
    loci = tell("imagined.file-of-loci") if plan.design.loci is not None and plan.design.loci.path is not None else ""
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
        return tell("covariates.balanced-as-rounded")
    calls = tell("imagined.called") if design.dosages is None else tell("imagined.probabilities")
    where = tell("imagined.inside-strata") if design.strata else tell("imagined.without-strata")
    return study_words(design).no_regression(where, calls)


def _not_in_the_forecast(plan: Plan) -> str:
    """What may differ between cases and controls, or go with the trait, and is no part of the simulated studies."""
    scenario, strata = planning_scenario(plan), plan.design.strata
    differ = study_words(plan.design).where_they_differ()
    if plan.design.covariates is not None and scenario.strata:
        return tell("not-modelled.covariates-beside-groups", differ=differ)
    if plan.design.covariates is not None:
        return tell("not-modelled.covariates-of-plan", differ=differ)
    if strata:
        return tell("not-modelled.covariates-without-strata", differ=differ)
    if scenario.ancestry is not None or scenario.centres is not None:
        return tell("not-modelled.covariates", differ=differ)
    return study_words(plan.design).not_modelled(differ)


def not_modelled(plan: Plan) -> dict[str, str]:
    """What the program does not model, by the part of the report that it matters to.  What is signed is said ``in_source()``."""
    guarantee = [tell("not-modelled.taking-part-together")]
    if plan.adversary.group_size == 1:
        guarantee.append(tell("imagined.relatives"))
    forecast = [_not_in_the_forecast(plan)]
    if plan.design.loci is not None and planning_scenario(plan).engine is Engine.FAST:
        forecast.append(tell("imagined.neighbouring-snps"))
    elif plan.design.publishes_loci:
        forecast.append(tell("imagined.locus-counts"))
    if plan.design.weights is not None:
        forecast.append(tell("imagined.weights-uninformative"))
    return {
        "promise": " ".join(guarantee),
        "publication": _not_possible(plan.design),
        "forecast": " ".join(forecast),
        "size": tell("not-modelled.drop-out"),
    }
