"""How likely one private release names the causal SNPs of a study whose truth is known: from its exact statistics.

Such a study is a simulated or a published one.  For any other the answer would tell about its people, so the look at exact
statistics is recorded in a ledger where one is named, before anything is computed (docs/theory/what-must-not-leave.md).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import Epsilon, quoted
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.mechanisms.laws.usefulness import Utility
from gwasprivacy.mechanisms.registry import selector
from gwasprivacy.mechanisms.selection_checks import check_set_score
from gwasprivacy.mechanisms.set_score import WEAKEST, SetScore
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.release.counting import counting
from gwasprivacy.release.ledger.ledger import record_look
from gwasprivacy.simulation.laws.inclusion import set_utility
from gwasprivacy.study.chromosomes import as_diploid_note, left_out_note, scored_rows
from gwasprivacy.study.design import FillRule
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.study.tables import GenotypeTables, Variants
from gwasprivacy.study.trait_tables import TraitTables

LOOK = "the utility of a release, from exact scores"


class TrueSnpProblem(InvalidInput):
    """A SNP that is called true is not in the study, or not one SNP of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownRelease:
    """The release whose utility is asked for.

    ``causal``: the causal SNPs' ids.  ``n_snps``: M, ``epsilon`` in nats, ``threshold``: of the significant set only,
    ``set_score``: of a joint draw only.
    ``neighbours``, ``public_controls``: what the sensitivity is for.  Raises InvalidInput.
    """

    causal: tuple[str, ...]
    score: ScoreChoice
    mechanism: str
    n_snps: int
    epsilon: float
    threshold: float | None = None
    set_score: SetScore = WEAKEST
    neighbours: Neighbours = Neighbours.REPLACE_ONE
    public_controls: bool = False

    def __post_init__(self) -> None:
        if not self.causal:
            raise InvalidInput("known-study.no-causal-snp")
        if self.n_snps < 1:
            raise InvalidInput("known-study.no-snps", n_snps=self.n_snps)
        if not (math.isfinite(self.epsilon) and self.epsilon > 0):
            raise InvalidInput("known-study.epsilon", epsilon=Epsilon(self.epsilon))
        title, needed = selector(self.mechanism).title, selector(self.mechanism).needs_threshold
        if needed and self.threshold is None:
            raise InvalidInput("known-study.threshold", title=title)
        if self.threshold is not None and not needed:
            raise InvalidInput("known-study.no-threshold", title=title)
        check_set_score(selector(self.mechanism), self.set_score, self.n_snps)


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownUtility:
    """The answer: exact statistics of the study, not for release.

    ``n_participants``: everybody; ``n_cases``, ``n_controls``: 0 in a study of a trait.  ``n_strata``: 1 without strata.  ``n_candidates``: SNPs that could have
    been chosen.  ``notes``: how the study's files were read.
    """

    release: KnownRelease
    utility: Utility
    sensitivity: float
    n_cases: int
    n_controls: int
    n_candidates: int
    n_participants: int
    n_strata: int = 1
    notes: tuple[str, ...] = ()


def causal_rows(variants: Variants, names: Sequence[str]) -> npt.NDArray[np.int64]:
    """The row of every named SNP; TrueSnpProblem for an id that is missing, or there or given more than once."""
    rows: list[int] = []
    for name in names:
        found = np.flatnonzero(variants.snp == name).tolist()
        if not found:
            raise TrueSnpProblem("study.no-such-snp", name=quoted(name, 60))
        if len(found) > 1:
            raise TrueSnpProblem("study.snp-ambiguous", name=quoted(name, 60), n=len(found))
        if found[0] in rows:
            raise TrueSnpProblem("study.snp-named-twice", name=quoted(name, 60))
        rows.append(found[0])
    return np.array(rows, dtype=np.int64)


def rows_with(variants: Variants, names: Sequence[str], every_chromosome: bool) -> IntArray | None:
    """The rows that are scored (``scored_rows``), the named SNPs among them; TrueSnpProblem otherwise."""
    named, rows = causal_rows(variants, names), scored_rows(variants, every_chromosome)
    left_out = [] if rows is None else named[~np.isin(named, rows)].tolist()
    if left_out:
        raise TrueSnpProblem(
            "study.snp-left-out",
            name=quoted(variants.snp[left_out[0]], 60),
            chrom=quoted(variants.chrom[left_out[0]], 60),
        )
    return rows


def utility_of_tables(
    tables: GenotypeTables | TraitTables,
    asked: KnownRelease,
    *,
    frequencies: npt.NDArray[np.float64] | None = None,
    notes: Sequence[str] = (),
    work: Work = UNWATCHED,
) -> KnownUtility:
    """The utility of ``asked`` on these tables.  ``frequencies``: of a public panel, for a score with an offset.

    Raises InvalidInput, PrivacyRefusal (no sensitivity for these neighbours), Cancelled.
    """
    rows = causal_rows(tables.variants, asked.causal)
    delta = asked.score.sensitivity_of(tables.compared, asked.neighbours, asked.public_controls)
    if asked.n_snps > tables.n_snps:
        raise InvalidInput("known-study.too-many-snps", n_snps=asked.n_snps, n_snps_2=tables.n_snps)
    # Public figures that are just the study's: what such a release finds at best.
    planned = tables.figures(are_secret=not asked.neighbours.group_sizes_stay)
    scores = computed_scores(asked.score, tables, frequencies=frequencies, planned=planned, work=work)
    work.check()
    utility = set_utility(
        scores,
        rows,
        sensitivity=delta,
        epsilon=asked.epsilon,
        n_snps=asked.n_snps,
        mechanism=asked.mechanism,
        threshold=asked.threshold,
        set_score=asked.set_score,
    )
    n_cases, n_controls = tables.sizes.groups
    return KnownUtility(
        release=asked,
        utility=utility,
        sensitivity=delta,
        n_cases=n_cases,
        n_controls=n_controls,
        n_candidates=tables.n_snps,
        n_participants=tables.sizes.n_people,
        n_strata=tables.sizes.n_strata,
        notes=tuple(notes),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownStudy(StudyFiles):
    """The files of a study whose truth is known, and how a missing call is counted.

    ``fill``: of a score that is not the least over all fillings by itself; nothing is filled in a study of a trait.  ``reference``: the
    public panel that the fill rule or the score's offset needs.  ``ledger``: where the look is recorded.  ``every_chromosome``: score
    SNPs outside chromosomes 1–22 too, as diploid.
    """

    fill: FillRule | None = None
    reference: Path | None = None
    ledger: Path | None = None
    every_chromosome: bool = False


def known_utility(
    study: KnownStudy,
    asked: KnownRelease,
    *,
    work: Work = UNWATCHED,
) -> KnownUtility:
    """Open the study, record the look where a ledger is named, count, score, and answer.

    Ids that the study does not have are refused before the look.  Raises InvalidInput, PrivacyRefusal,
    LedgerUnavailable, Cancelled.
    """
    opened = study.open(work=work)
    rows = rows_with(opened.variants, asked.causal, study.every_chromosome)
    if study.ledger is not None:
        work.check()
        record_look(study.ledger, LOOK)
    frequencies = asked.score.offset is not None
    counted = counting(opened).rows(
        opened,
        rows,
        fill=None if asked.score.score.least_over_fillings else study.fill,
        reference=study.reference,
        frequencies=frequencies,
        work=work,
    )
    return utility_of_tables(
        counted.tables,
        asked,
        frequencies=counted.frequencies,
        notes=(
            *opened.notes,
            *(as_diploid_note if study.every_chromosome else left_out_note)(opened.variants),
            *counted.notes,
        ),
        work=work,
    )
