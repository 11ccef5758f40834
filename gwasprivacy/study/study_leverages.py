"""How far each participant of a study stands out among the others: exact and private, for the curator's eyes only.

Each person's leverage against the correlations of all others, in blocks of SNPs side by side (:mod:`exact_linkage`).  Logged where
a ledger is named, and in no report, log or title.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.membership import exact_linkage
from gwasprivacy.membership.calibration_theorems import FloatArray
from gwasprivacy.study.formats.opened_study import MISSING, Study
from gwasprivacy.study.study_check import calls_of_participants, places_in_file
from gwasprivacy.study.text_columns import on_autosomes
from gwasprivacy.study.trait_study import TraitStudy

LOOK = "how far the participant who stands out most does so"
STAGE = mark("Comparing participants")
_MOST_CALLS = 4_000_000_000


def chosen_blocks(study: Study | TraitStudy) -> tuple[IntArray, int]:
    """Which SNPs are looked at, blocks of so many side by side: chosen without any genotype.  Raises InvalidInput where people
    cannot be told apart."""
    if study.people is None:
        raise InvalidInput("risk.study-of-counts", path=study.path)
    n_people = len(study.people)
    size = exact_linkage.block_size(n_people)
    if not size:
        raise InvalidInput("risk.study-too-small", path=study.path, least=exact_linkage.FEWEST_PEOPLE)
    rows = np.flatnonzero(on_autosomes(study.variants.chrom))
    starts = exact_linkage.block_starts(len(rows), size)
    most = max(1, _MOST_CALLS // (size * n_people))
    if len(starts) > most:
        starts = [starts[at] for at in np.linspace(0, len(starts) - 1, most).astype(np.int64)]
    if not starts:
        raise InvalidInput("risk.study-without-autosomes", path=study.path)
    return np.concatenate([rows[start : start + size] for start in starts]), size


def study_leverages(study: Study | TraitStudy, work: Work = UNWATCHED) -> tuple[FloatArray, int]:
    """Each participant's leverage over the average one's, shape (n_people,), and over how many SNPs.

    Missing calls count as the mean of the others.  Raises InvalidInput, Cancelled.
    """
    rows, size = chosen_blocks(study)
    assert study.people is not None
    return exact_linkage.leverages_of_blocks(_blocks(study, rows, size, work), len(study.people), work), len(rows)


def _blocks(study: Study | TraitStudy, rows: IntArray, size: int, work: Work) -> Iterator[FloatArray]:
    held: list[FloatArray] = []
    for number, codes in enumerate(calls_of_participants(study, rows, work.quiet())):
        called = codes != MISSING
        copies = codes.astype(np.float64)
        copies[~called] = copies[called].mean() if called.any() else 0.0
        held.append(copies)
        if len(held) == size:
            work.progress(STAGE, number, len(rows))
            yield np.stack(held, axis=1)
            held = []
    if held:
        yield np.stack(held, axis=1)


def trait_deviates(study: TraitStudy) -> FloatArray:
    """Each participant's trait in standard deviations off the study's mean, shape (n_people,)."""
    assert study.groups is not None
    values = study.groups.steps[places_in_file(study)].astype(np.float64)
    spread = float(values.std())
    result: FloatArray = (values - values.mean()) / spread if spread > 0 else np.zeros(len(values))
    return result
