"""Before a release: open, check, count and score.  Nothing is spent, no noise is drawn, nothing is written."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.errors import InvalidInput
from gwasprivacy.mechanisms.selection import selector
from gwasprivacy.mechanisms.selector import check_selection
from gwasprivacy.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.release.debits import DebitRequest
from gwasprivacy.release.epsilon_units import from_units, to_units
from gwasprivacy.release.ledger_file import Fingerprint
from gwasprivacy.release.plan import Plan
from gwasprivacy.release.policy import check_policies
from gwasprivacy.release.strict_json import canonical_json
from gwasprivacy.study.candidates import LocusIndex, candidate_digest, locus_groups
from gwasprivacy.study.counting import count_candidates
from gwasprivacy.study.executors import Executor
from gwasprivacy.study.formats import open_study
from gwasprivacy.study.identity import study_fingerprint
from gwasprivacy.study.missing import require_public_alleles
from gwasprivacy.study.tables import Variants


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class PreparedRelease:
    """A plan and a study that fit each other, counted and scored.  Private: ``repr`` shows nothing of the data.

    ``scores`` (n_candidates,) go with ``variants``, the candidates in genome order.  ``notes``: sentences about the
    study's files for whoever runs the release.
    """

    plan: Plan
    name: str
    variants: Variants = field(repr=False)
    scores: npt.NDArray[np.float64] = field(repr=False)
    loci: LocusIndex | None = field(repr=False)
    sensitivity: float
    candidates_sha256: str
    fingerprint: Fingerprint = field(repr=False)
    notes: tuple[str, ...] = ()

    @property
    def n_candidates(self) -> int:
        return len(self.variants)

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
            budget_units=to_units(plan.budget),
            epsilon_units=self.epsilon_units,
            plan_sha256=hashlib.sha256(canonical_json(plan.to_json())).hexdigest(),
        )


def file_stem(name: str) -> str:
    """NAME of ``NAME-k.release.json``: letters, digits, dots, dashes and underscores of a plan's name."""
    cleaned = re.sub(r"[^\w.-]+", "-", name).strip("-._")
    while len(cleaned.encode()) > 100:
        cleaned = cleaned[:-1]
    return cleaned or "release"


def prepare_release(
    plan: Plan,
    study_path: Path,
    *,
    name: str | None = None,
    base: Path | None = None,
    phenotype: Path | None = None,
    phenotype_name: str | None = None,
    policy: Path | None = None,
    executor: Executor | None = None,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> PreparedRelease:
    """Open, check, count and score; nothing is spent, no noise is drawn, nothing is written.

    ``name``: stem for file names (default: the plan's title).  ``base``: the folder that paths in the plan start from
    (the plan file's).  Raises InvalidInput, InvalidPlan or PrivacyRefusal.
    """
    plan.check()
    check_policies(plan, policy)
    study = open_study(study_path, phenotype=phenotype, phenotype_name=phenotype_name, progress=progress, cancel=cancel)
    counted = count_candidates(study, plan.design, base=base, executor=executor, progress=progress, cancel=cancel)
    require_public_alleles(plan.design, counted)
    variants = counted.tables.variants
    _require_printable(variants)
    loci = None if plan.design.loci is None else locus_groups(variants, plan.design.loci, base=base)
    scores = plan.release.score.compute(counted.tables, progress=progress, cancel=cancel)
    sensitivity = plan.sensitivity()
    _rehearse(plan, scores, sensitivity, loci)
    fingerprint = study_fingerprint(study, executor=executor, progress=progress, cancel=cancel)
    cancel.check()
    return PreparedRelease(
        plan=plan,
        name=file_stem(plan.title if name is None else name),
        variants=variants,
        scores=scores,
        loci=loci,
        sensitivity=sensitivity,
        candidates_sha256=candidate_digest(variants),
        fingerprint=fingerprint,
        notes=study.notes,
    )


def _rehearse(plan: Plan, scores: npt.NDArray[np.float64], sensitivity: float, loci: LocusIndex | None) -> None:
    """Let the mechanism refuse its arguments before anything is spent: a draw from scores that are all 0."""
    choices = plan.release
    check_selection(scores, choices.n_snps, loci)
    if not np.isfinite(scores).all():
        raise ValueError("a score is not finite")
    n_few = min(len(scores), max(4 * choices.n_snps, 64))
    few = None if loci is None else LocusIndex(start=np.arange(n_few), stop=np.arange(1, n_few + 1))
    selector(choices.mechanism).select(
        np.zeros(n_few),
        sensitivity=sensitivity,
        epsilon=from_units(to_units(plan.epsilon)),
        n_snps=choices.n_snps,
        loci=few,
        threshold=choices.threshold,
    )


def _require_printable(variants: Variants) -> None:
    """The names of candidates are published as they are, so they must be printable (they are public: quoting one is fine)."""
    for column in (variants.snp, variants.chrom):
        for row, text in enumerate(column):
            if not text.isprintable() or len(text) > 200:
                raise InvalidInput(
                    f"Candidate SNP {row + 1} (position {variants.pos[row]}) has a name that cannot be printed.",
                    hint="Give it a short plain name, or leave it out of the candidates.",
                )
