"""What is shown before a release, of the people of a study, in which the kinds of study differ: one object a kind."""

from __future__ import annotations

from abc import ABC, abstractmethod

from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import count
from gwasprivacy.base.number_words import people_words as said_people
from gwasprivacy.base.registry import Registry
from gwasprivacy.base.sentences import tell
from gwasprivacy.plan.plan import Plan
from gwasprivacy.study.design import CASE_CONTROL, QUANTITATIVE, StudyDesign

TRAIT_NOT_CORRECTED = mark(
    "Called genotypes are compared by the trait as given, without correction for ancestry, sex, age or other "
    "covariates. If the trait depends on these, a published association may reflect them."
)


TRAIT_NOT_CORRECTED_IN_STRATA = mark(
    "Called genotypes are compared by the trait inside the strata, without correction for differences within a "
    "stratum. If the trait depends on these, a published association may reflect them."
)


IMPUTED_NOT_CORRECTED = mark(
    "Genotype probabilities are compared by the trait as given, without correction for ancestry, sex, age "
    "or other covariates. If the trait depends on these, a published association may reflect them."
)


IMPUTED_NOT_CORRECTED_IN_STRATA = mark(
    "Genotype probabilities are compared by the trait inside the strata, without correction for "
    "differences within a stratum. If the trait depends on these, a published association may reflect "
    "them."
)


NOT_CORRECTED = mark(
    "Genotypes are compared without correction for ancestry, sex, age or other covariates. If the groups differ "
    "in these, published SNPs may reflect that difference."
)


NOT_CORRECTED_IN_STRATA = mark(
    "Genotypes are compared inside the strata, without correction for differences within a stratum. If cases and "
    "controls differ there, published SNPs may reflect that difference."
)


SIZES_IN_PLAN = mark(
    "The numbers of cases and of controls are secret, but the report contains the plan’s. Make sure that these are public "
    "figures, which would be the same had any one person not taken part: neither the study’s own numbers nor these rounded."
)


PARTICIPANTS_IN_PLAN = mark(
    "The number of participants is secret, but the report contains the plan’s. Make sure that it is a public figure, which would be the same "
    "had any one person not taken part: neither the study’s own number nor this rounded."
)


WEIGHTS_IN_PLAN = mark(
    "The score weighs cases against controls by the plan’s numbers. The farther their ratio is from the study’s, the more noise "
    "SNPs of some frequencies get: 10 people too many on one side are not noticed, a tenth of the study is fatal."
)


NEAR_CENTRE = mark(
    "The farther the public centre is from the study’s mean, the more noise SNPs of some frequencies get: a fiftieth of an SD takes a "
    "fifth more participants, and a tenth is fatal. Where no public figure is that near, measure the mean with a tenth of ε."
)


class StudyPreviews(ABC):
    """``name``: of the kind, as ``StudyDesign.study_kind`` has it."""

    name: str

    def sizes(self, plan: Plan) -> str:
        """Which numbers of people and SNPs leave."""
        if plan.total_is_public:
            return say("how many participants and candidate SNPs there are, and a digest of the public candidate list")
        return say("how many candidate SNPs there are, and a digest of the public candidate list")

    @abstractmethod
    def measured(self) -> str:
        """What leaves where weights follow from a measured number."""

    @abstractmethod
    def effects(self, plan: Plan) -> str:
        """What leaves of each selected SNP with its effect."""

    @abstractmethod
    def not_corrected(self, design: StudyDesign) -> str:
        """What no score corrects for where there are no covariates, marked."""

    @abstractmethod
    def sizes_warnings(self, plan: Plan) -> tuple[str, ...]:
        """What to read before a release whose plan must not hold the study’s own numbers, or mean; nothing where these are its own."""

    @abstractmethod
    def on_page(self, plan: Plan) -> str:
        """Who takes part, in the line under a page's title, where their total is public."""

    @abstractmethod
    def planned_for(self, design: StudyDesign) -> str:
        """For whom a study is planned."""

    @abstractmethod
    def to_have(self, design: StudyDesign) -> str:
        """A way out: other people take part."""


class GroupPreviews(StudyPreviews):
    """Of cases and controls."""

    name = CASE_CONTROL

    def sizes(self, plan: Plan) -> str:
        if plan.sizes_are_public:
            return say(
                "how many cases, controls and candidate SNPs there are, and a digest of the public candidate list"
            )
        return super().sizes(plan)

    def measured(self) -> str:
        return say("about how many cases there are for the plan’s controls, with noise")

    def effects(self, plan: Plan) -> str:
        if plan.design.dosages is not None:
            return say(
                "chromosome, position, name and alleles of each selected SNP, six noisy sums of dosages of each (in every stratum, where there "
                "are some), and the frequencies, odds ratio, p-value and r² of imputation that follow from these sums"
            )
        if plan.design.strata:
            return say(
                "chromosome, position, name and alleles of each selected SNP, six noisy genotype counts of each in every stratum, and "
                "the frequencies, adjusted odds ratio and p-value that follow from these counts"
            )
        return say(
            "chromosome, position, name and alleles of each selected SNP, six noisy genotype counts of each, and the frequencies, "
            "odds ratio and p-value that follow from these counts"
        )

    def not_corrected(self, design: StudyDesign) -> str:
        return NOT_CORRECTED_IN_STRATA if design.strata else NOT_CORRECTED

    def sizes_warnings(self, plan: Plan) -> tuple[str, ...]:
        if plan.sizes_are_public:
            return ()
        if plan.release.kind.uses_score and plan.release.ratio_epsilon is None:
            return say_marked(SIZES_IN_PLAN), say_marked(WEIGHTS_IN_PLAN)
        return (say_marked(SIZES_IN_PLAN),)

    def on_page(self, plan: Plan) -> str:
        if not plan.sizes_are_public:
            return say("{people} participants; the number of cases is secret", people=count(plan.design.n_people))
        people = say(
            "{cases} cases and {controls} controls",
            cases=count(plan.design.n_cases),
            controls=count(plan.design.n_controls),
        )
        return _in_strata(people, plan.design)

    def planned_for(self, design: StudyDesign) -> str:
        return say(
            "planned for {cases} cases and {controls} controls",
            cases=count(design.n_cases),
            controls=count(design.n_controls),
        )

    def to_have(self, design: StudyDesign) -> str:
        return say(
            "Have {people}, {cases} cases + {controls} controls",
            people=said_people(design.n_people),
            cases=count(design.n_cases),
            controls=count(design.n_controls),
        )


class TraitPreviews(StudyPreviews):
    """Of a quantitative trait."""

    name = QUANTITATIVE

    def measured(self) -> str:
        return say("the trait’s mean, of each stratum where there are strata, with noise")

    def effects(self, plan: Plan) -> str:
        return say(
            "chromosome, position, name and alleles of each selected SNP, three noisy participant counts and "
            "three noisy trait sums of each, the trait’s noisy sum of squares, and the frequency, the effect "
            "and the p-value computed from them"
        )

    def not_corrected(self, design: StudyDesign) -> str:
        if design.dosages is not None:
            return IMPUTED_NOT_CORRECTED_IN_STRATA if design.strata else IMPUTED_NOT_CORRECTED
        return TRAIT_NOT_CORRECTED_IN_STRATA if design.strata else TRAIT_NOT_CORRECTED

    def sizes_warnings(self, plan: Plan) -> tuple[str, ...]:
        near = centre_warning(plan)
        said = () if plan.total_is_public else (say_marked(PARTICIPANTS_IN_PLAN),)
        return (*said, near) if near and plan.release.kind.uses_score else said

    def on_page(self, plan: Plan) -> str:
        people = say("{people} participants with a quantitative trait", people=count(plan.design.n_people))
        return _in_strata(people, plan.design)

    def planned_for(self, design: StudyDesign) -> str:
        return say("planned for {people} participants", people=count(design.n_people))

    def to_have(self, design: StudyDesign) -> str:
        return say("Have {people}", people=said_people(design.n_people))


STUDY_PREVIEWS: Registry[StudyPreviews] = Registry(mark("kind of study"), (GroupPreviews(), TraitPreviews()))


def study_previews(design: StudyDesign) -> StudyPreviews:
    """What is shown of the design's kind of study."""
    return STUDY_PREVIEWS.find(design.study_kind)


def _in_strata(people: str, design: StudyDesign) -> str:
    if not design.strata:
        return people
    return say("{people} in {number} strata", people=people, number=len(design.strata))


def not_corrected(design: StudyDesign) -> str:
    """What no score corrects for."""
    if design.covariates is not None:
        return tell("covariates.balanced-as-rounded")
    return say_marked(study_previews(design).not_corrected(design))


def centre_warning(plan: Plan) -> str:
    """How near a public centre should be; "" where the study’s own mean is subtracted, or a measured one."""
    assert plan.design.trait is not None
    return "" if plan.design.trait.own_mean or plan.release.ratio_epsilon is not None else say_marked(NEAR_CENTRE)


def secret_sizes_warnings(plan: Plan) -> tuple[str, ...]:
    """What to read before a release whose plan must not hold the study’s own numbers, or mean; nothing where these are its own."""
    return study_previews(plan.design).sizes_warnings(plan)
