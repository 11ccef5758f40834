"""What plans and reports say of the people of a study, in which the kinds of study differ: one object a kind."""

from __future__ import annotations

from abc import ABC, abstractmethod

from gwasprivacy.base.language import mark
from gwasprivacy.base.number_words import count, three_digits
from gwasprivacy.base.registry import Registry
from gwasprivacy.base.sentences import tell
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
                return tell("study.cases-controls-genotypes-public", cases=cases, controls=controls)
            return tell("study.cases-controls-public", cases=cases, controls=controls)
        if plan.total_is_public:
            said = tell(
                "study.only-participants-public", people=count(plan.design.n_people), cases=cases, controls=controls
            )
        else:
            said = tell("study.participants-secret", cases=cases, controls=controls)
        if plan.release.ratio_epsilon is not None:
            said += " " + _ratio_sentence(plan, plan.release.ratio_epsilon)
        elif plan.release.kind.uses_score:
            said += " " + tell("study.weights-from-figures")
        if known:
            said += " " + tell("study.controls-genotypes-public")
        return said

    def inside_strata(self, plan: Plan, listed: str) -> str:
        n = len(plan.design.strata)
        if plan.sizes_are_public:
            return tell("strata.compared-inside", n=n, strata=listed)
        return tell("strata.compared-inside-sizes-not-compared", n=n, strata=listed)

    def one_sided(self, plan: Plan) -> list[str]:
        tells = plan.sizes_are_public and plan.neighbours is Neighbours.SWAP
        return [
            _one_sided(stratum, tells) for stratum in plan.design.strata if not (stratum.n_cases and stratum.n_controls)
        ]

    def by_covariates(self, covariates: str) -> str:
        return tell("covariates.compared-by-weights", covariates=covariates)

    def left_out(self) -> str:
        return tell("study.without-phenotype-removed")

    def no_regression(self, where: str, calls: str) -> str:
        return tell("study.no-regression-with-covariates", where=where, calls=calls)

    def where_they_differ(self) -> str:
        return tell("study.cases-differ-in-them")

    def not_modelled(self, differ: str) -> str:
        return tell("study.ancestry-and-covariates-not-modelled", differ=differ)


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
            return tell("strata.trait-compared-inside", n=n, strata=listed)
        return tell("strata.trait-compared-inside-sizes-not-compared", n=n, strata=listed)

    def one_sided(self, plan: Plan) -> list[str]:
        assert plan.design.trait is not None
        if not plan.design.trait.own_mean:
            return []
        alone = [stratum.name for stratum in plan.design.strata if stratum.n_participants == 1]
        return [tell("strata.one-participant", stratum=each) for each in alone]

    def by_covariates(self, covariates: str) -> str:
        return tell("covariates.trait-as-residual", covariates=covariates)

    def measured(self, plan: Plan) -> list[str]:
        return trait_sentences(plan)

    def left_out(self) -> str:
        return left_out_sentence()

    def no_regression(self, where: str, calls: str) -> str:
        return tell("study.no-regression-fitted-here", where=where, calls=calls)

    def where_they_differ(self) -> str:
        return tell("study.trait-goes-with-them")

    def not_modelled(self, differ: str) -> str:
        return tell("study.ancestry-and-covariates-not-modelled-of-trait", differ=differ)


STUDY_WORDS: Registry[StudyWords] = Registry(mark("kind of study"), (GroupWords(), TraitWords()))


def study_words(design: StudyDesign) -> StudyWords:
    """The words of the design’s kind of study."""
    return STUDY_WORDS.find(design.study_kind)


def _ratio_sentence(plan: Plan, epsilon: float) -> str:
    """What people’s weights follow from where the ratio of cases to controls is measured."""
    scales = scales_as_published(plan.design.sizes, plan.neighbours, epsilon)
    return tell("study.cases-measured", epsilon=three_digits(epsilon), scale=three_digits(max(scales)))


def _one_sided(stratum: Stratum, tells: bool) -> str:
    if not stratum.n_cases:
        return tell("strata.no-cases-revealed" if tells else "strata.no-cases", stratum=stratum.name)
    return tell("strata.no-controls-revealed" if tells else "strata.no-controls", stratum=stratum.name)
