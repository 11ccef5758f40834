"""What the window shows and asks of the people of a study, in which the kinds of study differ: one object a kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from gwasprivacy.assumptions.disease import DiseaseModel
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.short_words import effect_words, engine_words
from gwasprivacy.assumptions.truth_words import assumed_truth_words, trait_effect_words
from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.number_words import count, percent
from gwasprivacy.base.registry import Registry
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.secrets import SECRETS, SIZES_IN_WORDS, Secret, Sizes
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import planning_scenario
from gwasprivacy.study.design import CASE_CONTROL, QUANTITATIVE, StudyDesign
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.ui.shell.error_words import sentence

if TYPE_CHECKING:
    from gwasprivacy.simulation.attacks.attack_report import AttackReport
    from gwasprivacy.simulation.curves.curve import CurveRequest
    from gwasprivacy.study.study_files import StudyFiles

_FURTHER = 200  # people of a stratum that is added to others


class People(Protocol):
    """How many take part: a design, an opened study, a simulated or a kept one."""

    @property
    def n_cases(self) -> int: ...
    @property
    def n_controls(self) -> int: ...
    @property
    def n_participants(self) -> int | None: ...


class StudyView(ABC):
    """Whoever shows a plan asks its object; nobody in the window asks for the kind itself.

    ``title``: in the list of kinds.  ``own``: the fields of plans that only this kind has, with all that is inside them, and those of
    ``StudyFiles`` under ``files.``; what asks for them is hidden from other kinds.  ``size_fields``: the fields of a design, of a stratum and of
    whatever is counted that say how many there are.  ``people_file``: the field of ``StudyFiles`` with what is known of each person, where
    the study's file does not have it.  ``secrets``: what can be asked to stay secret.  ``has_example``: whether an example study comes with the
    program.  ``measures_ratio``: whether a measured ratio is asked for beside the printed sizes.  The others are marked texts.
    """

    name: str

    title: str
    own: tuple[str, ...]
    size_fields: tuple[str, ...]
    people_file: str
    secrets: tuple[Secret, ...]
    has_example: bool
    measures_ratio: bool

    not_modelled: str
    strata: str
    no_strata: str
    study_form: str
    more_of_study: str
    more_of_known_study: str
    choose_people_file: str
    nobody_is_known: str
    simulated_files: str

    # Fields ----------------------------------------------------------------------------------------------------------

    def has(self, field: str) -> bool:
        """Whether a control of this field of a plan, or of a study's files, belongs to a study of this kind."""
        others = (each for each in STUDY_VIEWS.values() if each is not self)
        return self._owns(field) or not any(each._owns(field) for each in others)

    def _owns(self, field: str) -> bool:
        return any(field == own or field.startswith(f"{own}.") for own in self.own)

    def files(self, files: StudyFiles) -> StudyFiles:
        """``files`` without those that only other kinds read."""
        for each in STUDY_VIEWS.values():
            if not self.has(f"files.{each.people_file}"):
                nothing: dict[str, Any] = dict.fromkeys((each.people_file, f"{each.people_file}_name"))
                files = replace(files, **nothing)
        return files

    @abstractmethod
    def may_hold_people(self, path: Path) -> bool:
        """Whether ``path``, which is no study, may hold what is known of each person."""

    def values_of(self, design: StudyDesign) -> str | None:
        """The trait of which everybody's value is asked for; None for none."""
        return None

    # People ----------------------------------------------------------------------------------------------------------

    def counts(self, people: People) -> bool:
        """Whether ``people`` are those of a study of this kind."""
        return any(self.sizes(people).values())

    def sizes(self, people: People) -> dict[str, int]:
        """How many there are, by the fields of a design."""
        return {name: getattr(people, name, 0) or 0 for name in self.size_fields}

    @abstractmethod
    def people(self, people: People) -> str:
        """ "1,000 cases and 1 control"."""

    @abstractmethod
    def named(self, name: str, people: People) -> str:
        """ "study.bed: 1,000 cases, 1,000 controls"."""

    @abstractmethod
    def other_people(self, planned: People, people: People) -> str:
        """That a study has others than planned, and what to do."""

    @abstractmethod
    def without_value(self, n: int, n_people: int, first: str) -> tuple[str, str]:
        """That ``n`` people lack what has to be known of each, and what to do; ``first``: whose record is the first."""

    # Strata ----------------------------------------------------------------------------------------------------------

    def stratum_fields(self, plan: Plan) -> tuple[str, ...]:
        """What is asked of each stratum beside its name."""
        return self.size_fields

    def centre(self, plan: Plan) -> float | None:
        """The public centre with which the plan's first strata begin."""
        return None

    def further_centre(self, plan: Plan) -> float | None:
        """The same of a stratum that is added to others."""
        return None

    def halves(self, plan: Plan, names: tuple[str, str]) -> tuple[Stratum, ...]:
        """The plan's people in two strata, of which one may have nobody and is left out."""
        sizes = self.sizes(plan.design)
        smaller = {field: n // 2 for field, n in sizes.items()}
        larger = {field: n - smaller[field] for field, n in sizes.items()}
        return tuple(
            Stratum(name=name, centre=self.centre(plan), **half)
            for name, half in zip(names, (larger, smaller), strict=True)
            if any(half.values())
        )

    def further_stratum(self, plan: Plan, name: str) -> Stratum:
        """One more beside the plan's."""
        sizes: dict[str, Any] = dict.fromkeys(self.size_fields, _FURTHER // len(self.size_fields))
        return Stratum(name=name, centre=self.further_centre(plan), **sizes)

    def with_strata(self, design: StudyDesign, strata: tuple[Stratum, ...]) -> dict[str, Any]:
        """The fields of a design with these.  One alone is no stratum: its people are the study; without any, everybody stays."""
        sums = {field: sum(getattr(each, field) or 0 for each in strata) for field in self.size_fields}
        return {**(sums if strata else {}), "strata": strata if len(strata) > 1 else ()}

    # Answers ---------------------------------------------------------------------------------------------------------

    @abstractmethod
    def effect(self, plan: Plan) -> str:
        """The effect that forecasts assume, in sentences."""

    def engine_note(self, scenario: Scenario) -> str:
        """What to know of the engine that simulates studies; "" for nothing."""
        return ""

    @abstractmethod
    def score_without_privacy(self, request: CurveRequest) -> str:
        """By what the line without privacy selects."""

    def parts(self, scenario: Scenario, n_people: int) -> str:
        """ "1,000 + 1,000"; "" where people are not in groups."""
        return ""

    @abstractmethod
    def found_without_privacy(self, share: str) -> str:
        """Whom an attack finds where all is published exactly."""

    @abstractmethod
    def simulated_studies(self, report: AttackReport) -> str:
        """From how many studies of how many people."""

    def printed(self, design: StudyDesign) -> dict[Sizes, str]:
        """The answers to whether the exact number of participants will be printed anywhere."""
        return {sizes: say_marked(words) for sizes, words in SIZES_IN_WORDS.items()}

    def offers(self, sizes: Sizes, design: StudyDesign) -> bool:
        """Whether ``sizes`` differs from the other answers."""
        return True

    def example(self, secret: Secret) -> str:
        """Of the secret."""
        return tell(SECRETS[secret].example)

    # Simulated studies -----------------------------------------------------------------------------------------------

    @abstractmethod
    def assumed(self, plan: Plan) -> Scenario:
        """What simulated studies assume."""

    @abstractmethod
    def truth(self, scenario: Scenario) -> str:
        """The effect that simulated studies have, as a sentence."""


class GroupView(StudyView):
    """Of cases and controls."""

    name = CASE_CONTROL

    title = mark("cases and controls")
    own = (
        "design.n_cases",
        "design.n_controls",
        "design.case_code",
        "scenario.disease",
        "scenario.engine",
        "scenario.ancestry",
        "scenario.covariate_odds_ratio",
        "files.phenotype",
        "files.phenotype_name",
    )
    size_fields = ("n_cases", "n_controls")
    people_file = "phenotype"
    secrets = (Secret.PARTICIPATION, Secret.CASE_STATUS)
    has_example = True
    measures_ratio = True

    not_modelled = mark(
        "Not modelled: drop-out; covariates such as sex and age, unless they are strata of the plan or entered as "
        "differences beside the disease. Match cases and controls, and allow for drop-out."
    )
    strata = mark("Cases are compared with controls of the same stratum. Names and sizes are public.")
    no_strata = mark("None: all cases are compared with all controls.")
    study_form = mark("Case–control status; hard calls or genotype probabilities.")
    more_of_study = mark("More: phenotype, alleles, strata, people")
    more_of_known_study = mark("More: phenotypes, probabilities, chromosomes")
    choose_people_file = mark("Choose a phenotype file…")
    nobody_is_known = mark("Nobody in this study has a phenotype.")
    simulated_files = mark("{file}, .bim, .fam and .truth.json")

    def may_hold_people(self, path: Path) -> bool:
        from gwasprivacy.study.phenotype import may_hold_status

        return may_hold_status(path)

    def people(self, people: People) -> str:
        cases = say_count("{n} cases", one="1 case", n=people.n_cases)
        controls = say_count("{n} controls", one="1 control", n=people.n_controls)
        return say("{cases} and {controls}", cases=cases, controls=controls)

    def named(self, name: str, people: People) -> str:
        return say(
            "{name}: {cases} cases, {controls} controls",
            name=name,
            cases=count(people.n_cases),
            controls=count(people.n_controls),
        )

    def other_people(self, planned: People, people: People) -> str:
        return say(
            "The plan is for {cases} cases and {controls} controls; this study has {cases_here} and {controls_here}. "
            "Open the study that the plan is for, or use this study’s sample size in the plan.",
            cases=count(planned.n_cases),
            controls=count(planned.n_controls),
            cases_here=count(people.n_cases),
            controls_here=count(people.n_controls),
        )

    def without_value(self, n: int, n_people: int, first: str) -> tuple[str, str]:
        return (
            say_count(
                "{n} of {people} people have no phenotype.",
                one="1 of {people} people has no phenotype.",
                n=n,
                people=count(n_people),
            ),
            say(
                "{first} They can be removed: that depends on the phenotype alone, never on a genotype, and the "
                "plan and the report will say so. If you have their phenotypes, choose or drop the phenotype file.",
                first=first,
            ),
        )

    def effect(self, plan: Plan) -> str:
        disease = (plan.scenario or Scenario()).disease
        return f"{sentence(effect_words(disease))}. {_carriers(disease)}"

    def engine_note(self, scenario: Scenario) -> str:
        return engine_words(scenario)

    def score_without_privacy(self, request: CurveRequest) -> str:
        return request.score.spoken_label

    def parts(self, scenario: Scenario, n_people: int) -> str:
        cases, controls = scenario.groups(n_people)
        return f"{count(cases)} + {count(controls)}"

    def found_without_privacy(self, share: str) -> str:
        return say(
            "At a false-positive rate of 0.1 %, the likelihood-ratio test finds {share} of the cases where every exact frequency "
            "is published.",
            share=share,
        )

    def simulated_studies(self, report: AttackReport) -> str:
        return say_count(
            "From {n} simulated studies of {cases} cases and {controls} controls.",
            one="From 1 simulated study of {cases} cases and {controls} controls.",
            n=report.n_studies,
            cases=count(report.n_cases),
            controls=count(report.n_controls),
        )

    def assumed(self, plan: Plan) -> Scenario:
        return plan.scenario or Scenario()

    def truth(self, scenario: Scenario) -> str:
        share = percent(scenario.disease.implied_prevalence)
        return say("{effect}; prevalence {share}.", effect=assumed_truth_words(scenario), share=share)


class TraitView(StudyView):
    """Of a quantitative trait."""

    name = QUANTITATIVE

    title = mark("quantitative trait")
    own = ("design.n_participants", "design.trait", "scenario.trait", "files.values", "files.values_name")
    size_fields = ("n_participants",)
    people_file = "values"
    secrets = (Secret.PARTICIPATION, Secret.TRAIT_VALUE)
    has_example = False
    measures_ratio = False  # its mean is measured, which is chosen where it is said what is subtracted

    not_modelled = mark(
        "Not modelled: drop-out; ancestry, sex, age and other covariates, unless the trait was adjusted for them or "
        "they are strata. Allow for drop-out."
    )
    strata = mark("Participants are compared inside each stratum. Names and sizes are public.")
    no_strata = mark("None: all participants are compared.")
    study_form = mark(
        "Individual-level hard calls or genotype probabilities, with the trait’s values in a separate file; or trait tables, which have them."
    )
    more_of_study = mark("More: alleles, strata, people")
    more_of_known_study = mark("More: lists of people, probabilities, chromosomes")
    choose_people_file = mark("Choose a file of values…")
    nobody_is_known = mark("Nobody in this study has a value of the trait.")
    simulated_files = mark("{file}, .bim, .fam, .trait.tsv and .truth.json")

    def may_hold_people(self, path: Path) -> bool:
        from gwasprivacy.study.phenotype import may_hold_values

        return may_hold_values(path)

    def values_of(self, design: StudyDesign) -> str | None:
        assert design.trait is not None
        return design.trait.name

    def people(self, people: People) -> str:
        return say_count("{n} participants", one="1 participant", n=self._n(people))

    def _n(self, people: People) -> int:
        return self.sizes(people)["n_participants"]

    def named(self, name: str, people: People) -> str:
        return say("{name}: {people}", name=name, people=self.people(people))

    def other_people(self, planned: People, people: People) -> str:
        return say(
            "The plan is for {people}; this study has {people_here}. Open the study that the plan is for, or use "
            "this study’s sample size in the plan.",
            people=self.people(planned),
            people_here=count(self._n(people)),
        )

    def without_value(self, n: int, n_people: int, first: str) -> tuple[str, str]:
        return (
            say_count(
                "{n} of {people} people have no value of the trait.",
                one="1 of {people} people has no value of the trait.",
                n=n,
                people=count(n_people),
            ),
            say(
                "{first} They can be removed: that depends on the missing value alone, never on a genotype, and "
                "the plan and the report will say so.",
                first=first,
            ),
        )

    def stratum_fields(self, plan: Plan) -> tuple[str, ...]:
        """Centres where somebody gave them: measured means begin at the middle of the range."""
        given = any(each.centre not in (None, self.centre(plan)) for each in plan.design.strata)
        return (*self.size_fields, "centre") if given else self.size_fields

    def centre(self, plan: Plan) -> float | None:
        """Where means are measured; others have own means, to begin with."""
        assert plan.design.trait is not None
        return None if plan.release.ratio_epsilon is None else plan.design.trait.middle

    def further_centre(self, plan: Plan) -> float | None:
        assert plan.design.trait is not None
        return None if plan.design.trait.own_mean else plan.design.trait.middle

    def with_strata(self, design: StudyDesign, strata: tuple[Stratum, ...]) -> dict[str, Any]:
        """Their centres take the place of the trait's."""
        assert design.trait is not None
        fields = super().with_strata(design, strata)
        have_centres = bool(fields["strata"]) and strata[0].centre is not None
        return {**fields, "trait": replace(design.trait, centre=None) if have_centres else design.trait}

    def effect(self, plan: Plan) -> str:
        trait = planning_scenario(plan).trait
        assert trait is not None
        return sentence(trait_effect_words(trait)) + "."

    def score_without_privacy(self, request: CurveRequest) -> str:
        return say("additive regression")

    def found_without_privacy(self, share: str) -> str:
        return say(
            "At a false-positive rate of 0.1 %, a test finds {share} of the participants where every SNP’s exact effect on the trait is "
            "published.",
            share=share,
        )

    def simulated_studies(self, report: AttackReport) -> str:
        return say_count(
            "From {n} simulated studies of {people} participants.",
            one="From 1 simulated study of {people} participants.",
            n=report.n_studies,
            people=count(report.n_participants),
        )

    def printed(self, design: StudyDesign) -> dict[Sizes, str]:
        return {
            Sizes.ALL: say("yes, and of each stratum where there are strata") if design.strata else say("yes"),
            Sizes.TOTAL: say("only the total, not the strata’s"),
            Sizes.ABOUT: say("no, only about how many"),
        }

    def offers(self, sizes: Sizes, design: StudyDesign) -> bool:
        """Without strata the total is all that there is."""
        return sizes is not Sizes.TOTAL or bool(design.strata)

    def example(self, secret: Secret) -> str:
        if secret is Secret.PARTICIPATION:
            return say("A person was invited to the study. Whether they accepted is private.")
        return super().example(secret)

    def assumed(self, plan: Plan) -> Scenario:
        return planning_scenario(plan)

    def truth(self, scenario: Scenario) -> str:
        return say("The trait is normally distributed: {effect}.", effect=assumed_truth_words(scenario))


STUDY_VIEWS: Registry[StudyView] = Registry(mark("kind of study"), (GroupView(), TraitView()))


def view_of(design: StudyDesign) -> StudyView:
    """The object of the design's kind of study."""
    return STUDY_VIEWS.find(design.study_kind)


def view_of_people(people: People) -> StudyView:
    """The object of the kind of study whose people are counted so; of nobody, that of the first kind."""
    return max(STUDY_VIEWS.values(), key=lambda each: each.counts(people))


def _carriers(disease: DiseaseModel) -> str:
    """What the effect means for the two groups: how many carry the first SNP's risk allele."""
    cases, controls = disease.case_marginals[0], disease.control_marginals[0]
    return say(
        "The risk allele is carried by {cases} of the cases and {controls} of the controls.",
        cases=percent(round(float(1 - cases[0]), 2)),
        controls=percent(round(float(1 - controls[0]), 2)),
    )
