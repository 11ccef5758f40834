"""The plan: against whom, about which study, what is to be released.  One JSON file, ``"format": "gwasprivacy-plan/1"``.

A plan holds nothing private.  It fixes everything about a release before the data are seen, so that no choice in it
can depend on them (docs/theory/what-must-not-leave.md).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from gwasprivacy.assumptions.scenario import SCENARIO, Scenario
from gwasprivacy.base.declared_fields import Group, Option, declared, facets, members_of, settle
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import (
    Choice,
    Constant,
    Defined,
    Document,
    ListOf,
    Member,
    Narrowed,
    OrNull,
    Record,
    Text,
)
from gwasprivacy.base.language import FORMS, OWN_NAMES, mark
from gwasprivacy.mechanisms.measured_ratio import of_any_ratio
from gwasprivacy.membership.adversary import ADVERSARY, AdversaryModel
from gwasprivacy.membership.loss import Spend
from gwasprivacy.membership.secrets import Neighbours, Secret, Sizes
from gwasprivacy.plan.choices import (
    LARGEST_EPSILON,
    LARGEST_M,
    RELEASE,
    SMALLEST_EPSILON,
    ReleaseChoices,
    mechanism_names,
)
from gwasprivacy.study.design import DESIGN, FillRule, StudyDesign

__all__ = [
    "LARGEST_EPSILON",
    "LARGEST_M",
    "PLAN_FORMAT",
    "SMALLEST_EPSILON",
    "Plan",
    "ReleaseChoices",
    "in_step",
    "kept_in_step",
    "mechanism_names",
    "plan_from_json",
]

PLAN_FORMAT = "gwasprivacy-plan/1"
PLAN_SCHEMA = "gwasprivacy-plan-1.schema.json"
LONGEST_ACCOUNT = 100
LONGEST_TITLE = 200
UNTITLED = "Untitled study"
"""Never the name of the plan's file, which may say what no report should."""
MOST_PLANNED = 20
REPORT_LANGUAGES = tuple(sorted(FORMS))
"""Languages beside English that pages and paragraphs can be made in."""


def _other_languages() -> dict[str, str]:
    """Those that there is a whole catalogue of, beside English, by their own names."""
    from gwasprivacy.base.catalogues import catalogues

    return {name: OWN_NAMES[name] for name in catalogues()}


RELEASE_PART = Defined(RELEASE, PLAN_SCHEMA, "release")
_PLANNED = ListOf(
    Narrowed(
        RELEASE_PART,
        {"required": ["epsilon"], "properties": {"epsilon": {"type": "number"}, "budget": {"type": "null"}}},
    ),
    most=MOST_PLANNED,
    about="How the budget is meant to be split over releases of any kind; each has its own ε, and their sum is "
    "at most the budget. Planning only, until one of them is released in place of the plan's own (its report "
    "then has it as release too): the ledger decides what may be spent.",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """Everything that is decided before the data are seen.

    ``title`` names the study in reports (public).  ``scenario`` holds assumptions for planning only and never affects
    a release; nor does ``planned``, how the budget is meant to be split over releases of any kind, each with its own ε and
    without a budget of its own, until one of them is chosen to be made (``planned_releases.planned_plan``).  Construction checks each part by itself; ``plan_rules.check_plan`` says whether the parts can be
    combined, ``planned_releases.check_releases`` whether what is planned fits the budget.
    """

    title: str = field(
        metadata=facets(
            Text(least=1, most=LONGEST_TITLE, about="Names the study in reports; public."),
            required=True,
            option=Option("--title"),
            undo=mark("Name the study"),
            recount=False,
        )
    )
    adversary: AdversaryModel = field(
        metadata=facets(Defined(ADVERSARY, PLAN_SCHEMA, "adversary"), required=True, part=AdversaryModel)
    )
    design: StudyDesign = field(
        metadata=facets(Defined(DESIGN, PLAN_SCHEMA, "design"), required=True, part=StudyDesign)
    )
    release: ReleaseChoices = field(
        default_factory=ReleaseChoices, metadata=facets(RELEASE_PART, required=True, part=ReleaseChoices)
    )
    scenario: Scenario | None = declared(
        None, OrNull(Defined(SCENARIO, PLAN_SCHEMA, "scenario")), part=Scenario, recount=False
    )
    planned: tuple[ReleaseChoices, ...] = declared(
        (), OrNull(_PLANNED), brief=True, undo=mark("Keep planned releases"), recount=False
    )
    account: str | None = declared(
        None,
        OrNull(
            Text(
                least=1,
                most=LONGEST_ACCOUNT,
                about="An account of its own in the ledger: nobody in this study is in its other accounts. "
                "null: the ledger's one account.",
            )
        ),
        group=Group.RELEASE,
        option=Option(
            "--account",
            "an account of its own in the ledger: declares that its people are in no other study of that ledger, which the report "
            "repeats (default: the ledger's one account)",
            "NAME",
        ),
        undo=mark("Separate account"),
        recount=False,
    )
    report_language: str | None = declared(
        None,
        OrNull(
            Choice(
                of=lambda: REPORT_LANGUAGES,
                about="In which language pages and paragraphs for people are made; absent or null: English. What is "
                "signed is English whatever it says.",
            )
        ),
        brief=True,
        group=Group.REPORT,
        option=Option("--report-language"),
        caption=mark("language of the PDF"),
        name=mark("Language of the PDF and of paragraphs"),
        empty=OWN_NAMES["en"],
        choices=_other_languages,
        undo=mark("Choose the language of the PDF"),
        says=mark("Pages and paragraphs for people are made in another language: {value}. What is signed is English."),
        words=OWN_NAMES.__getitem__,
        recount=False,
    )

    def __post_init__(self) -> None:
        n_strata = max(1, self.design.sizes.n_strata)
        if self.adversary.n_strata != n_strata:
            object.__setattr__(self, "adversary", replace(self.adversary, n_strata=n_strata))
        has_groups = self.design.kind.has_groups
        if self.adversary.has_groups != has_groups:
            object.__setattr__(self, "adversary", replace(self.adversary, has_groups=has_groups))
        settle(self, "")
        if len(self.planned) > MOST_PLANNED:
            raise InvalidPlan("planned.number", field="planned", most=MOST_PLANNED)
        for index, choices in enumerate(self.planned):
            if choices.epsilon is None:
                raise InvalidPlan("planned.no-epsilon", field=f"planned[{index}].epsilon")
            if choices.budget is not None:
                raise InvalidPlan("planned.own-budget", field=f"planned[{index}].budget")

    @property
    def secret(self) -> Secret:
        return self.adversary.secret

    @property
    def neighbours(self) -> Neighbours:
        """The neighbour relation that the adversary needs; the score's sensitivity must hold for it."""
        return self.adversary.neighbours

    @property
    def sizes_are_public(self) -> bool:
        """Whether the attacker is taken to know how many cases and controls there are.

        Where not, the design's numbers are public figures, from which everybody's weight in a score follows: nobody compares them
        with the study, and no report says how many of either there are.
        """
        return self.adversary.sizes is Sizes.ALL

    @property
    def leaves_out_without_phenotype(self) -> bool:
        """Whether people without a phenotype, or a value of the trait, take no part: as the design says, and always where the study's
        numbers are not public, since a refusal would tell of them."""
        return self.design.leave_out_without_phenotype or not self.sizes_are_public

    @property
    def total_is_public(self) -> bool:
        """Whether the attacker is taken to know how many take part in all: the design's number, then, is the study's."""
        return self.adversary.sizes is not Sizes.ABOUT

    @property
    def fill(self) -> FillRule | None:
        """The rule that fills missing calls: the design's where this release needs one, no copies of the counted allele
        where the design names none; None where nothing is filled."""
        if not self.release.needs_fill_rule:
            return None
        return self.design.fill or FillRule.NON_COUNTED

    @property
    def budget(self) -> float:
        """ε that all releases of the study may spend together, in nats, for the mechanisms (not per entity)."""
        return self.adversary.epsilon if self.release.budget is None else self.release.budget

    @property
    def epsilon(self) -> float:
        """ε that one release under this plan spends: what the guarantee allows, within the budget."""
        if self.release.epsilon is not None:
            return self.release.epsilon
        return min(self.adversary.epsilon, self.budget)

    @property
    def spends(self) -> tuple[Spend, ...]:
        """What one release under this plan spends, each part with its kind of loss, whatever the plan names."""
        return self.release.spends(self.epsilon)

    @property
    def counted_spends(self) -> tuple[Spend, ...]:
        """The same as bounds on membership tests count it: with ε alone where the plan names no kind of loss."""
        return self.spends if self.adversary.names_loss else (Spend(self.epsilon),)

    def sensitivity(self) -> float:
        """Δ of the plan's score; for counts, how far one change moves those of one SNP in ℓ1.

        Raises PrivacyRefusal where no sensitivity is proven for the neighbour relation.
        """
        counts = self.release.own_counts
        if counts is not None:
            return float(dict(counts.moves)[self.neighbours])
        sizes = self.design.sizes if self.release.ratio_epsilon is None else of_any_ratio(self.design.sizes)
        return self.release.score.sensitivity_of(sizes, self.neighbours, public_controls=self.design.public_controls)

    def to_json(self) -> dict[str, Any]:
        """``planned`` stands only where releases are planned."""
        return PLAN.write(self)


def in_step(plan: Plan) -> Plan:
    """``plan`` with the kind of loss named that its release has: its bounds on membership tests, and guarantees by them, count
    on that."""
    loss, pure = plan.release.loss, plan.release.pure_epsilon
    return replace(plan, adversary=replace(plan.adversary, loss=loss, pure_epsilon=pure, names_loss=True))


def kept_in_step(plan: Plan) -> Plan:
    """The same for a plan that names a kind of loss; one that names none is left as it is, pure."""
    return in_step(plan) if plan.adversary.names_loss else plan


def plan_from_json(obj: Any) -> Plan:
    """A plan from parsed JSON.  Raises InvalidPlan with the path of the field that is wrong."""
    read: Plan = PLAN.read(obj)
    return read


def _plan_of(*, format: str, planned: tuple[ReleaseChoices, ...] | None = None, **parts: Any) -> Plan:
    return Plan(planned=planned or (), **parts)


TITLE = "A plan for private releases of a case–control study, or of one of a quantitative trait"

PLAN = Document(
    Record(
        _plan_of,
        {
            "format": Member(Constant(value=PLAN_FORMAT, remedy="update-program")),
            **members_of(Plan),
        },
    ),
    file=PLAN_SCHEMA,
    title=TITLE,
)
