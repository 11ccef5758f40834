"""Does the noise keep its claim?  A plan's own mechanism, run on the neighbours on which it loses most."""

from __future__ import annotations

from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.lab.audit.epsilon_audit import AuditCase, AuditResult, run_audit
from gwasprivacy.lab.audit.neighbour_pairs import plan_cases
from gwasprivacy.lab.audit.ratio_cases import ratio_plan_cases
from gwasprivacy.lab.audit.weighted_cases import WEIGHED, weighted_plan_cases
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.plan.published_noise import EpsilonShares

AUDIT_DRAWS = 100_000


def audit_cases(plan: CheckedPlan, *, self_test: bool = True) -> list[AuditCase]:
    """Worst-case neighbours for the plan's mechanism; with ``self_test`` also with half the noise, which must be caught."""
    sizes = plan.design.sizes
    if plan.release.ratio_epsilon is not None:
        shares = EpsilonShares.of(plan)
        return ratio_plan_cases(
            plan.release.score,
            plan.release.mechanism,
            planned=sizes,
            neighbours=plan.neighbours,
            ratio_epsilon=from_units(shares.ratio),
            selection_epsilon=from_units(shares.selection),
            n_snps=plan.release.n_snps,
            public_controls=plan.design.public_controls,
            set_score=plan.release.set_score,
            self_test=self_test,
        )
    if WEIGHED.find(sizes.study_kind).has_weights(sizes):
        return weighted_plan_cases(
            plan.release.score,
            plan.release.mechanism,
            epsilon=plan.epsilon * selection_share(plan),
            sizes=sizes,
            n_snps=plan.release.n_snps,
            neighbours=plan.neighbours,
            public_controls=plan.design.public_controls,
            set_score=plan.release.set_score,
            self_test=self_test,
        )
    return plan_cases(
        plan.release.score,
        plan.release.mechanism,
        epsilon=plan.epsilon * selection_share(plan),
        n_cases=plan.design.n_cases,
        n_controls=plan.design.n_controls,
        n_snps=plan.release.n_snps,
        neighbours=plan.neighbours,
        public_controls=plan.design.public_controls,
        set_score=plan.release.set_score,
        self_test=self_test,
    )


def audit(plan: CheckedPlan, *, work: Work = UNWATCHED) -> list[AuditResult]:
    """The plan's mechanism run on worst-case neighbours, and once with half the noise, which must be caught."""
    return run_audit(audit_cases(plan), draws=AUDIT_DRAWS, work=work)


def selection_share(plan: Plan) -> float:
    """The part of the plan's ε that selects; the rest goes to numbers, and to the ratio that weights follow from.  1 without."""
    return 1.0 - (plan.release.beside_selection or 0.0) / plan.epsilon
