"""Before a release: open, check, count and score.  Nothing is spent, no noise is drawn, nothing is written."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.printable_text import is_printable
from gwasprivacy.base.table_cells import is_formula
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.plan.choices import LONGEST_ID
from gwasprivacy.plan.people_words import one_sided_sentences
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import check_plan, check_release
from gwasprivacy.release.counting import counting
from gwasprivacy.release.draw import rehearse
from gwasprivacy.release.policy.site import policies_for
from gwasprivacy.release.prepared import PreparedRelease, Unscored
from gwasprivacy.release.reference_check import (
    require_other_files,
    simulation_notes,
)
from gwasprivacy.release.second_cohort import require_signed_list
from gwasprivacy.release.weight_unit import weight_unit
from gwasprivacy.statement.files.output_files import file_stem
from gwasprivacy.study.chromosomes import left_out_note
from gwasprivacy.study.counted_study import CountedStudy
from gwasprivacy.study.design import placed
from gwasprivacy.study.formats.called_study import is_called
from gwasprivacy.study.formats.opened_study import Study
from gwasprivacy.study.formats.registry import callers_may_write
from gwasprivacy.study.formats.stated_build import proposed_build
from gwasprivacy.study.genome_build import require_build
from gwasprivacy.study.identity import Everybody, StudyFingerprint, study_fingerprint
from gwasprivacy.study.kinds_of_study import kind_of
from gwasprivacy.study.missing import NO_ALLELE, public_names
from gwasprivacy.study.people_lists import LISTS_NOTE
from gwasprivacy.study.person_rules.own_records import who_passes
from gwasprivacy.study.public_lists.candidate_rows import planned_places
from gwasprivacy.study.public_lists.candidates import candidate_digest, locus_groups
from gwasprivacy.study.public_lists.public_weights import DirectionArray, WeightTable, planned_weights
from gwasprivacy.study.reference import load_public_alleles
from gwasprivacy.study.sizes import StudySizes
from gwasprivacy.study.strata import StratumLabels, read_labels
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.study.tables import GenotypeTables, TextArray, Variants, counts_not_ref
from gwasprivacy.study.text_columns import ROWS_TOGETHER, pieces, rows_of_names
from gwasprivacy.study.trait_study import TraitStudy
from gwasprivacy.study.trait_tables import TraitTables

Found = TypeVar("Found")
_CHECKSUMS = mark("Computing checksums")


def prepare_release(
    plan: Plan,
    files: StudyFiles,
    *,
    name: str | None = None,
    base: Path | None = None,
    policy: Path | None = None,
    policy_key: Path | None = None,
    work: Work = UNWATCHED,
) -> PreparedRelease:
    """The release of ``plan`` from ``files``: opened, checked, counted and scored; nothing is spent, drawn or written.

    How the files are read is the plan's to say.  ``name``: stem for file names (default: the plan's title).  ``base``: the folder
    that paths in the plan start from (the plan file's).  Raises InvalidInput, InvalidPlan or PrivacyRefusal.
    """
    study_path = files.study_path
    checked = check_plan(plan)  # once more, whoever calls: nothing after this asks
    check_release(plan, sites_asked=callers_may_write(study_path))
    policies = policies_for(plan, policy, policy_key)
    require_signed_list(plan.design.candidates, base)
    require_other_files(plan, study_path, base, work=work)
    kind_of(plan.design).require_files(files.phenotype, files.values)
    labels = _labels(plan, files, work)
    passes = who_passes(study_path, plan.design, base=base, work=work)
    places = planned_places(plan.design, base=base)
    study = files.following(plan.design, sizes_are_public=plan.sizes_are_public).open(
        labels=labels, places=places, passes=passes, work=work
    )
    _require_fitting_sites(plan, study)
    counts = counting(study)
    counted = counts.candidates(plan, study, labels=labels, has_rules=passes is not None, base=base, work=work)
    tables: GenotypeTables | TraitTables = counted.tables
    candidates = tables.variants
    _require_printable(candidates)
    require_build(plan.design.genome_build, candidates)
    absent, public = counted.is_absent, counted.frequencies
    weights, directions, against = None, None, None
    if plan.design.weights is not None:
        # From public lists alone, before a score is computed.
        table = planned_weights(plan.design.weights, base, work=work)
        weights = table.of_candidates(candidates.snp)
        directions, beliefs = _directions(plan, table, candidates.snp, base, work), table.beliefs(candidates.snp)
        against = None if beliefs is None else weight_unit(plan, plan.sensitivity()) * beliefs
        here = np.flatnonzero(weights > 0)
        _require_candidates(len(here), plan.release.n_snps)
        weights, tables, candidates = weights[here], tables.take(here), candidates.take(here)
        absent = None if absent is None else absent[here]
        directions = None if directions is None else directions[here]
        against = None if against is None else against[here]
        public = None if public is None else public[here]
    if plan.release.snps is not None:
        named = _named_rows(candidates, plan.release.snps)
        tables, absent = tables.take(named), None if absent is None else absent[named]
    named_counts, uses_counts = not plan.release.kind.uses_score, plan.release.counts is not None
    if named_counts:
        _require_present(tables.variants, absent if places is None else None)
    if uses_counts:
        tables = replace(tables, variants=public_names(tables.variants))
        _require_alleles(tables.variants if absent is None else tables.variants.take(np.flatnonzero(~absent)))
    loci = None if plan.design.loci is None else locus_groups(candidates, plan.design.loci, base=base)
    # From the public panel alone, like the offset that follows from it: the same whatever the study's genotypes are.
    scores, unscored = np.empty(0), None
    if plan.release.ratio_epsilon is not None:
        scores, unscored = (
            np.zeros(len(candidates)),
            Unscored(tables=tables, frequencies=public, directions=directions, against=against),
        )
    elif not named_counts:
        scores = computed_scores(
            plan.release.score,
            tables,
            frequencies=public,
            planned=_planned_sizes(plan),
            directions=directions,
            against=against,
            work=work,
        )
    sensitivity = plan.sensitivity()
    rehearse(plan, scores, sensitivity, loci)
    everybody = counted.everybody if isinstance(counted, CountedStudy) and passes is None else None
    if everybody is None:
        everybody = Everybody.of(study.count_calls(work=work))
    fingerprint, candidates_sha256, counted_digest = _side_by_side(
        lambda: study_fingerprint(study, everybody=everybody),
        lambda: candidate_digest(candidates),
        lambda: _digest(tables),
        work=work,
    )
    return PreparedRelease(
        plan=checked,
        name=file_stem(plan.title if name is None else name),
        variants=tables.variants,
        scores=scores,
        **(counts.published(plan, study, tables) if uses_counts else {}),
        loci=loci,
        unscored=unscored,
        sensitivity=sensitivity,
        n_candidates=len(candidates),
        n_measured=counted.tables.n_snps,
        candidates_sha256=candidates_sha256,
        weights=weights,
        fingerprint=fingerprint,
        counted=counted_digest,
        notes=(
            *study.notes,
            *((say_marked(LISTS_NOTE),) if files.has_lists else ()),
            *one_sided_sentences(plan),
            *(() if places is None else places.notes),
            *(left_out_note(study.variants) if plan.design.candidates.kind == "autosomes" else ()),
            *counted.notes,
            *_offset_notes(public),
            *_build_notes(plan, study),
            *simulation_notes(plan, study, study_path, base, work=work),
        ),
        policies=policies,
    )


def _side_by_side(
    fingerprint: Callable[[], StudyFingerprint],
    of_list: Callable[[], str],
    of_counts: Callable[[], bytes],
    *,
    work: Work,
) -> tuple[StudyFingerprint, str, bytes]:
    """What each finds, on two threads: sorting and hashing millions of names, of which the processor does nearly everything
    without Python.  Raises Cancelled."""
    told: list[Any] = work.on_threads_of_here(2).map(_found_by, (fingerprint, of_list, of_counts), stage=_CHECKSUMS)
    return told[0], told[1], told[2]


def _found_by(asked: Callable[[], Found]) -> Found:
    return asked()


def _directions(
    plan: Plan, table: WeightTable, names: TextArray, base: Path | None, work: Work
) -> DirectionArray | None:
    """In which direction each candidate counts, where the plan's table says that; from it and the public reference alone."""
    design = plan.design
    if table.risk_of is None or design.reference is None:
        return None
    public = load_public_alleles(placed(design.reference, base), sha256=design.reference_sha256, work=work)
    return table.directions(names, public)


def _planned_sizes(plan: Plan) -> StudySizes | None:
    """What people's weights, or the scores' grid, follow from where the study's own sizes are secret; whoever is in no stratum of the plan
    has weight 0."""
    if plan.sizes_are_public:
        return None
    return plan.design.sizes.with_others


def _digest(tables: GenotypeTables | TraitTables) -> bytes:
    """Of everything that was counted: 64 bytes, private."""
    digest = hashlib.blake2b()
    for each in tables.counted:
        if each is not None:
            digest.update(np.ascontiguousarray(each).data)
    return digest.digest()


def _labels(plan: Plan, files: StudyFiles, work: Work) -> StratumLabels | None:
    """Everybody's label, where the plan has strata.  Raises InvalidInput."""
    if files.strata is None:
        return None
    names = tuple(stratum.name for stratum in plan.design.strata)
    if not names:
        refused = InvalidInput("study.strata-not-planned", remedy=kind_of(plan.design).strata_remedy, path=files.strata)
        serves = plan.release.score.score.serves_strata or not plan.release.kind.uses_score
        raise refused if serves else refused.also("weighted-score")
    return read_labels(
        files.strata,
        columns=files.strata_columns,
        names=names,
        has_others=not plan.sizes_are_public,
        work=work,
    )


def _require_fitting_sites(plan: Plan, study: Study | TraitStudy) -> None:
    """A genotype table tells by its first line, and by what it counts, which declaration it was made under."""
    if plan.design.are_sites_called:
        return
    if is_called(study):
        raise InvalidInput("called.not-planned", path=study.path)
    check_release(plan, sites_asked=counts_not_ref(study.variants))


def _offset_notes(public: npt.NDArray[np.float64] | None) -> tuple[str, ...]:
    """How many candidates the panel has no frequency for: it depends on public lists only."""
    unknown = 0 if public is None else int(np.isnan(public).sum())
    if not unknown:
        return ()
    return (
        say_count(
            "{n} candidates have no frequency in the public reference panel; they count as SNPs with two equally "
            "common alleles.",
            one="One candidate has no frequency in the public reference panel; it counts as a SNP with two equally "
            "common alleles.",
            n=unknown,
        ),
    )


def _build_notes(plan: Plan, study: Study | TraitStudy) -> tuple[str, ...]:
    """Which genome build the study's contigs and positions say, where the plan states none: a person may state it."""
    found = None if plan.design.genome_build is not None else proposed_build(study.path, study.variants)
    if found is None:
        return ()
    return (say("The study’s positions are of {build}; the plan states no genome build.", build=found.value),)


def _require_candidates(n_left: int, n_snps: int) -> None:
    """What is left where SNPs of weight 0 are no candidates."""
    if n_left < n_snps:
        raise InvalidInput(
            "selector.too-few-candidates", remedy="choose-m-up-to-candidates", n_snps=n_snps, n_values=n_left
        )


def _named_rows(candidates: Variants, named: tuple[str, ...]) -> IntArray:
    """The rows of the SNPs that a plan names, in genome order.  Raises InvalidInput for one that is no candidate."""
    place = {snp: row for row, snp in enumerate(candidates.snp)}
    for snp in named:
        if snp not in place:
            raise InvalidInput("candidates.not-in-study", snp=snp)
    return np.array(sorted(place[snp] for snp in named), dtype=np.int64)


def _require_present(variants: Variants, absent: npt.NDArray[np.bool_] | None) -> None:
    """Counts of a SNP that the file lacks are of nobody; which SNPs it has was fixed beforehand."""
    for row in () if absent is None else np.flatnonzero(absent).tolist():
        raise InvalidInput("candidates.nothing-to-count", snp=variants.snp[row])


def _require_alleles(variants: Variants) -> None:
    """Counts say of which allele, so both need public names; a file's "0" tells that nobody carries an allele."""
    for row, alleles in enumerate(zip(variants.a1, variants.a2, strict=True)):
        if any(_is_unwritable(text) or text in NO_ALLELE for text in alleles):
            raise InvalidInput("candidates.nameless-allele", snp=variants.snp[row])


def _require_printable(variants: Variants) -> None:
    """The names of candidates are published as they are, so they must be printable (they are public: quoting one is fine)."""
    for number, piece in enumerate(pieces(variants.snp)):
        if not _are_plain(piece):
            _refuse_unwritable(variants, piece, number * ROWS_TOGETHER)
    if not _are_plain(list(rows_of_names(variants.chrom))):
        _refuse_unwritable(variants, variants.chrom.tolist(), 0)


def _refuse_unwritable(variants: Variants, names: list[str], first: int) -> None:
    for row, text in enumerate(names, first):
        if _is_unwritable(text):
            raise InvalidInput("candidates.unprintable-name", row=row + 1, pos=variants.pos[row])


def _are_plain(texts: list[str]) -> bool:
    """Whether no text of a column can be unwritable, seen at once: most names are short, plain, and begin with a letter."""
    together = "".join(texts)
    return (
        together.isascii()
        and together.isprintable()
        and all(texts)
        and max(map(len, texts), default=0) <= LONGEST_ID
        and all(first.isalnum() for first in {text[0] for text in texts})
    )


def _is_unwritable(text: str) -> bool:
    """Whether a name has hidden characters, is too long, or would be computed by a spreadsheet that opens the table."""
    return not is_printable(text) or len(text) > LONGEST_ID or is_formula(text)
