"""What plans and reports say of the people of a study, in which the kinds of study differ: one object a kind."""

from __future__ import annotations

from abc import ABC, abstractmethod

from gwasprivacy.base.language import mark, say
from gwasprivacy.base.number_words import count, three_digits
from gwasprivacy.base.registry import Registry
from gwasprivacy.mechanisms.measured_ratio import scales_as_published
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.trait_words import left_out_sentence, participants_sentence, trait_sentences
from gwasprivacy.study.design import CASE_CONTROL, QUANTITATIVE, StudyDesign
from gwasprivacy.study.stratum import Stratum


class StudyWords(ABC):
    """``differs``: how a plan of it is told from one of another kind, marked.  ``size_field``: where its plans say how many take part."""

    name: str

    differs: str
    size_field: str

    @abstractmethod
    def sizes(self, plan: Plan) -> str:
        """How many people take part, and who may know it."""

    @abstractmethod
    def inside_strata(self, plan: Plan, listed: str) -> str:
        """Who is compared with whom, and what the strata’s sizes tell; ``listed``: the strata."""

    @abstractmethod
    def one_sided(self, plan: Plan) -> list[str]:
        """What follows for each stratum that compares nobody."""

    @abstractmethod
    def by_covariates(self, covariates: str) -> str:
        """What is compared where ``covariates`` are balanced."""

    def measured(self, plan: Plan) -> list[str]:
        """What is measured of everybody, and what it is compared with; [] where people are in groups."""
        return []

    @abstractmethod
    def left_out(self) -> str:
        """Whom a plan can leave out for what is not known of them."""

    @abstractmethod
    def no_regression(self, where: str, calls: str) -> str:
        """What no release adjusts for; people are compared ``where``, by their ``calls``."""

    @abstractmethod
    def where_they_differ(self) -> str:
        """What covariates that are not modelled do, as the beginning of a sentence."""

    @abstractmethod
    def not_modelled(self, differ: str) -> str:
        """What to plan where nothing is assumed of covariates, and the plan has neither strata nor covariates."""


class GroupWords(StudyWords):
    """Of cases and controls."""

    name = CASE_CONTROL

    differs = mark("cases and controls")
    size_field = "design.n_cases"

    def sizes(self, plan: Plan) -> str:
        cases, controls = count(plan.design.n_cases), count(plan.design.n_controls)
        known = plan.design.public_controls
        if plan.sizes_are_public:
            if known:
                return say(
                    "The study has {cases} cases and {controls} controls; both numbers are public; the controls’ genotypes are "
                    "public too.",
                    cases=cases,
                    controls=controls,
                )
            return say(
                "The study has {cases} cases and {controls} controls; both numbers are public.",
                cases=cases,
                controls=controls,
            )
        if plan.total_is_public:
            said = say(
                "The study has {people} participants, and that number is public; how many of them are cases is printed nowhere. The "
                "plan’s {cases} cases and {controls} controls are public figures that were not compared with the study.",
                people=count(plan.design.n_people),
                cases=cases,
                controls=controls,
            )
        else:
            said = say(
                "The number of participants is secret. The plan’s {cases} cases and {controls} controls are public figures and were "
                "not compared with the study.",
                cases=cases,
                controls=controls,
            )
        if plan.release.ratio_epsilon is not None:
            said += " " + _ratio_sentence(plan, plan.release.ratio_epsilon)
        elif plan.release.kind.uses_score:
            said += " " + say("In the score every person has the weight that follows from these figures.")
        if known:
            said += " " + say("The controls’ genotypes are public too.")
        return said

    def inside_strata(self, plan: Plan, listed: str) -> str:
        n = len(plan.design.strata)
        if plan.sizes_are_public:
            return say(
                "Cases are compared with controls inside {n} strata, whose names and sizes are public: {strata}. Who is in which "
                "stratum is not published.",
                n=n,
                strata=listed,
            )
        return say(
            "Cases are compared with controls inside {n} strata, whose names are public: {strata}. Who is in which stratum is not "
            "published, and these numbers were not compared with the study. Whoever is in none of the strata adds nothing to a score.",
            n=n,
            strata=listed,
        )

    def one_sided(self, plan: Plan) -> list[str]:
        tells = plan.sizes_are_public and plan.neighbours is Neighbours.SWAP
        return [
            _one_sided(stratum, tells) for stratum in plan.design.strata if not (stratum.n_cases and stratum.n_controls)
        ]

    def by_covariates(self, covariates: str) -> str:
        return say(
            "Cases are compared with controls by weights that balance {covariates}. The weights follow from phenotypes and covariates alone, "
            "and are the same for everybody alike in these.",
            covariates=covariates,
        )

    def left_out(self) -> str:
        return say(
            "People without a phenotype are removed, by their phenotype alone; the numbers of cases and "
            "controls are without them."
        )

    def no_regression(self, where: str, calls: str) -> str:
        return say(
            "Not possible: a regression with covariates. Cases and controls are compared {where}, by their {calls}; what should be "
            "adjusted for has to be a label of everybody, such as sex, centre or age band, and so a stratum.",
            where=where,
            calls=calls,
        )

    def where_they_differ(self) -> str:
        return say("Where cases and controls differ in them, SNPs that mark the difference displace true ones")

    def not_modelled(self, differ: str) -> str:
        return say(
            "Not modelled: ancestry and covariates such as sex, age or centre. "
            "{differ}, and nothing corrects for it later: match the groups, or plan strata.",
            differ=differ,
        )


class TraitWords(StudyWords):
    """Of a quantitative trait."""

    name = QUANTITATIVE

    differs = mark("a quantitative trait")
    size_field = "design.n_participants"

    def sizes(self, plan: Plan) -> str:
        return participants_sentence(plan)

    def inside_strata(self, plan: Plan, listed: str) -> str:
        n = len(plan.design.strata)
        if plan.sizes_are_public:
            return say(
                "Genotypes are compared by the trait inside {n} strata, whose names and sizes are public: {strata}. Who is in which "
                "stratum is not published.",
                n=n,
                strata=listed,
            )
        return say(
            "Genotypes are compared by the trait inside {n} strata, whose names are public: {strata}. Who is in which stratum is not "
            "published, and these numbers were not compared with the study. Whoever is in none of the strata adds nothing to a score.",
            n=n,
            strata=listed,
        )

    def one_sided(self, plan: Plan) -> list[str]:
        assert plan.design.trait is not None
        if not plan.design.trait.own_mean:
            return []
        alone = [stratum.name for stratum in plan.design.strata if stratum.n_participants == 1]
        return [
            say("The stratum {stratum} has one participant, so it adds nothing to a score.", stratum=each)
            for each in alone
        ]

    def by_covariates(self, covariates: str) -> str:
        return say(
            "The trait is compared as a bounded residual, with {covariates} balanced. It follows from the trait and covariates alone, and is the "
            "same for everybody alike in these.",
            covariates=covariates,
        )

    def measured(self, plan: Plan) -> list[str]:
        return trait_sentences(plan)

    def left_out(self) -> str:
        return left_out_sentence()

    def no_regression(self, where: str, calls: str) -> str:
        return say(
            "Not possible: a regression that is fitted on this study. Participants are compared {where}, by the trait and their {calls}; "
            "covariates need coefficients that are public.",
            where=where,
            calls=calls,
        )

    def where_they_differ(self) -> str:
        return say("Where they go with the trait, SNPs that mark the difference displace true ones")

    def not_modelled(self, differ: str) -> str:
        return say(
            "Not modelled: ancestry and covariates such as sex, age or centre. "
            "{differ}, and nothing corrects for it later: plan strata, or public coefficients.",
            differ=differ,
        )


STUDY_WORDS: Registry[StudyWords] = Registry(mark("kind of study"), (GroupWords(), TraitWords()))


def study_words(design: StudyDesign) -> StudyWords:
    """The words of the design’s kind of study."""
    return STUDY_WORDS.find(design.study_kind)


def _ratio_sentence(plan: Plan, epsilon: float) -> str:
    """What people’s weights follow from where the ratio of cases to controls is measured."""
    scales = scales_as_published(plan.design.sizes, plan.neighbours, epsilon)
    return say(
        "In the score every person has the weight that follows from the ratio of cases to controls: with ε = {epsilon} the number of cases for "
        "the plan’s controls is measured with noise (scale at most {scale}, in cases) and published.",
        epsilon=three_digits(epsilon),
        scale=three_digits(max(scales)),
    )


def _one_sided(stratum: Stratum, tells: bool) -> str:
    if not stratum.n_cases:
        if tells:
            return say(
                "The stratum {stratum} has no cases, so it adds nothing to a score, and its public sizes reveal "
                "that everybody in it is a control.",
                stratum=stratum.name,
            )
        return say("The stratum {stratum} has no cases, so it adds nothing to a score.", stratum=stratum.name)
    if tells:
        return say(
            "The stratum {stratum} has no controls, so it adds nothing to a score, and its public sizes reveal "
            "that everybody in it is a case.",
            stratum=stratum.name,
        )
    return say("The stratum {stratum} has no controls, so it adds nothing to a score.", stratum=stratum.name)
