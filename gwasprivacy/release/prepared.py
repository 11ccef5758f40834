"""What a release is drawn from: a plan and a study that fit each other, counted and scored."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray, freeze
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.mechanisms.effects.exact_sums import TraitSums
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.plan.power import Power
from gwasprivacy.plan.release_spends import account_guarantee, budget_units, spends_of
from gwasprivacy.plan.study_facts import trait_facts
from gwasprivacy.release.ledger.debits import DebitRequest
from gwasprivacy.release.ledger.site_rows import ApprovalOfRelease
from gwasprivacy.release.policy.site import PoliciesInForce
from gwasprivacy.statement.approval import Approval
from gwasprivacy.study.identity import StudyFingerprint
from gwasprivacy.study.public_lists.locus_index import LocusIndex
from gwasprivacy.study.tables import CountArray, GenotypeTables, Variants
from gwasprivacy.study.trait_tables import TraitTables


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Unscored:
    """What scores follow from once the ratio, or the trait's mean, that weights follow from was measured: the candidates' ``tables``, a
    public panel's ``frequencies`` (n_snps,) for a score with an offset, and public ``directions`` where risk alleles are known, with what the
    other direction has ``against`` it."""

    tables: GenotypeTables | TraitTables = field(repr=False)
    frequencies: npt.NDArray[np.float64] | None = field(repr=False)
    directions: npt.NDArray[np.int8] | None = field(default=None, repr=False)
    against: npt.NDArray[np.float64] | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class PreparedRelease:
    """A plan and a study that fit each other, counted and scored.  Private: ``repr`` shows nothing of the data.

    ``variants``: the SNPs that the mechanism sees, in genome order: all ``n_candidates`` candidates, or those that the
    plan names.  ``scores`` go with them; where counts are published ``counts`` (n, 2, 3) goes with them, and ``scores`` is empty
    unless it selects; where the ratio of cases to controls is measured first, ``scores`` are 0 and ``unscored`` is what they will follow
    from; inside strata they are (n, K, 2, 3), and of a trait ``trait_sums`` stands in their place.  ``n_measured``: candidates with those that public weights of 0 leave out.  ``weights``: the plan's public
    ones, all above 0, None without.  ``notes``: sentences about the study's files for whoever runs the release.
    ``counted``: a digest of the tables, which change with who is a case as the people's fingerprint does not.
    ``policies``: the site's rules that it keeps.  ``approval``: by whom it was approved, to be checked before the debit.
    ``power``: what was forecast for it from public assumptions, for its report.
    """

    plan: CheckedPlan
    name: str
    variants: Variants = field(repr=False)
    scores: npt.NDArray[np.float64] = field(repr=False)
    counts: CountArray | IntArray | None = field(default=None, repr=False)
    trait_sums: TraitSums | None = field(default=None, repr=False)
    loci: LocusIndex | None = field(repr=False)
    unscored: Unscored | None = field(default=None, repr=False)
    sensitivity: float
    n_candidates: int
    n_measured: int
    candidates_sha256: str
    weights: npt.NDArray[np.float64] | None = field(default=None, repr=False)
    fingerprint: StudyFingerprint = field(repr=False)
    counted: bytes = field(default=b"", repr=False)
    notes: tuple[str, ...] = ()
    policies: PoliciesInForce = field(default_factory=PoliciesInForce)
    approval: Approval | None = None
    power: Power | None = None

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def lacks_approval(self) -> bool:
        """Whether somebody still has to approve it; whether an approval that is there holds is asked before the debit."""
        return self.policies.approvers is not None and self.approval is None

    @property
    def epsilon_units(self) -> int:
        return to_units(self.plan.epsilon)

    def request(self) -> DebitRequest:
        plan = self.plan
        return DebitRequest(
            title=plan.title,
            name=self.name,
            secret=plan.secret,
            neighbours=plan.neighbours,
            public_controls=plan.design.public_controls,
            n_cases=plan.design.n_cases,
            n_controls=plan.design.n_controls,
            strata=tuple((each.name, *each.sizes) for each in plan.design.strata),
            budget_units=budget_units(plan),
            guarantee=account_guarantee(plan),
            spends=spends_of(plan),
            epsilon_units=self.epsilon_units,
            plan_sha256=hashlib.sha256(canonical_json(plan.to_json())).hexdigest(),
            account=plan.account,
            most_units=self.policies.most_units,
            trait=trait_facts(plan),
            filtered_before=plan.design.was_filtered_before,
            may_be_printed=plan.adversary.sampling_rate is None and plan.adversary.k is None,
            policy=self.policies.of_ledger(),
            approval=None if self.approval is None else ApprovalOfRelease.of(self.approval),
        )
