"""Is somebody in two files?  By names, and by genotypes where both files hold them person by person
(docs/decisions/public-references.md).

The answers are private: they serve to refuse, and stand in no file.
"""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.progress import NEVER_CANCELLED, Cancel
from gwasprivacy.base.text_files import open_binary, unreadable
from gwasprivacy.study.candidates import autosome
from gwasprivacy.study.formats.opened_study import Study
from gwasprivacy.study.formats.plink1 import Fileset, Plink1Study, check_bed, read_fam
from gwasprivacy.study.identity import person_name
from gwasprivacy.study.tables import GenotypeTables, IntArray, Variants

BoolArray = npt.NDArray[np.bool_]
ByteArray = npt.NDArray[np.uint8]

SAME_PERSON = 0.9
"""The share of equal genotypes from which on two records are one person's, or identical twins'."""
FEWEST_SNPS, MOST_SNPS = 200, 2000
COMMON = 0.2
"""The least frequency of the SNPs compared: unrelated people agree at 51 % of them at most, siblings at 72 %."""
_MOST_WORK = 4e10  # pairs of people times SNPs
_BLOCK = 1024
_MISSING = 3
UNLIKE = 0.3
"""Of squared differences of frequencies, in units of what chance gives between two samples: 1 or more for other people."""
FEWEST_FREQUENCIES = 300


def people_in_panel(study: Study, panel: Fileset, *, cancel: Cancel = NEVER_CANCELLED) -> BoolArray:
    """Which people of ``study`` are in ``panel``, bool (n_people,); empty where the study has no people.

    Genotypes decide where at least 200 common SNPs can be compared (both PLINK 1 files), whatever people are called;
    elsewhere names do.  Where comparing everybody would take too long, every so manieth person of the panel is compared,
    and everybody by name.  Raises InvalidInput.
    """
    if study.people is None:
        return np.zeros(0, dtype=bool)
    fid, iid, _ = read_fam(panel.fam, cancel=cancel)
    names = {person_name(family, name) for family, name in zip(fid, iid, strict=True)}
    named = np.fromiter(
        (person_name(*each) in names for each in zip(study.people.fid, study.people.iid, strict=True)),
        bool,
        count=len(study.people),
    )
    if not isinstance(study, Plink1Study):
        return named
    theirs = panel.read_variants(cancel=cancel)
    check_bed(panel, len(theirs), len(fid))
    own_rows, their_rows, swapped = _common_rows(study.variants, theirs)
    n_people = len(study.people)
    most = int(np.clip(_MOST_WORK / (n_people * len(fid)), FEWEST_SNPS, MOST_SNPS))
    if len(own_rows) > 4 * most:  # about a quarter of an array's SNPs are that common
        kept = np.linspace(0, len(own_rows) - 1, 4 * most).astype(np.int64)
        own_rows, their_rows, swapped = own_rows[kept], their_rows[kept], swapped[kept]
    others = _read(panel.bed, their_rows, len(fid))
    called = others != _MISSING
    copies = np.where(called, others, 0).sum(axis=1, dtype=np.int64)
    frequency = copies / np.maximum(2 * called.sum(axis=1), 1)
    informative = np.flatnonzero((frequency >= COMMON) & (frequency <= 1 - COMMON))[:most]
    if len(informative) < FEWEST_SNPS:
        return named
    others = others[informative]
    others = np.where(swapped[informative, None] & (others != _MISSING), 2 - others, others).astype(np.uint8)
    step = max(1, int(n_people * len(fid) * len(informative) / (10 * _MOST_WORK)))
    own = _read(study.path, own_rows[informative], n_people)
    return _alike(own, others[:, ::step], cancel)


def _common_rows(own: Variants, theirs: Variants) -> tuple[IntArray, IntArray, BoolArray]:
    """Rows of the autosomal SNPs with the same id and alleles in both, and whether the alleles stand the other way round."""
    place = {snp: row for row, snp in enumerate(theirs.snp)}
    rows: list[tuple[int, int, bool]] = []
    autosomal = {name: autosome(name) is not None for name in set(own.chrom)}
    for row, (chrom, snp, a1, a2) in enumerate(zip(own.chrom, own.snp, own.a1, own.a2, strict=True)):
        other = place.get(snp)
        if other is None or not autosomal[chrom]:
            continue
        alleles = (theirs.a1[other], theirs.a2[other])
        if alleles in ((a1, a2), (a2, a1)):
            rows.append((row, other, alleles != (a1, a2)))
    found = np.array(rows, dtype=np.int64).reshape(-1, 3)
    return found[:, 0], found[:, 1], found[:, 2].astype(bool)


def _read(bed: Path, rows: IntArray, n_people: int) -> ByteArray:
    """Copies of a1 (3: missing) of everybody at ``rows`` of a ``.bed`` that was checked: (n_rows, n_people)."""
    of_code = np.array([2, _MISSING, 1, 0], dtype=np.uint8)
    byte = np.arange(256)
    four = of_code[np.stack([byte & 3, byte >> 2 & 3, byte >> 4 & 3, byte >> 6], axis=1)]
    width = -(-n_people // 4)
    result = np.empty((len(rows), n_people), dtype=np.uint8)
    with open_binary(bed) as file:
        for place, row in enumerate(rows.tolist()):
            try:
                packed = os.pread(file.fileno(), width, 3 + row * width)
            except OSError as error:
                raise unreadable(bed, error) from error
            codes = np.frombuffer(packed.ljust(width, b"\x55"), dtype=np.uint8)  # 0x55: four missing calls
            result[place] = four[codes].reshape(-1)[:n_people]
    return result


def _alike(own: ByteArray, others: ByteArray, cancel: Cancel) -> BoolArray:
    """Who of ``own`` (n_snps, n_people) has a record in ``others`` with the same genotypes."""
    found = np.zeros(own.shape[1], dtype=bool)
    theirs = [(others == copies).astype(np.float32) for copies in range(3)]
    called = sum(theirs)
    for first in range(0, own.shape[1], _BLOCK):
        cancel.check()
        block = [(own[:, first : first + _BLOCK] == copies).astype(np.float32).T for copies in range(3)]
        equal = sum(mine @ other for mine, other in zip(block, theirs, strict=True))
        both = sum(block) @ called
        same = (both >= FEWEST_SNPS) & (equal >= SAME_PERSON * both)
        found[first : first + _BLOCK] = same.any(axis=1)
    return found


def frequencies_are_the_studys(
    tables: GenotypeTables, frequencies: npt.NDArray[np.float64], *, public_controls: bool = False
) -> bool:
    """Whether allele ``frequencies`` (n_snps,) of a panel follow those of the study's people closer than chance allows.

    Two samples differ by at least var = f(1−f)/2n at every SNP, n being the study's people, whatever the panel is: it may be
    larger, smaller or of another ancestry.  Where the mean of (difference²/var) is below 0.3, most of the people are the same.
    Cases, controls and both together are tried (public controls alone may be a panel); False for fewer than 300 SNPs.
    """
    groups = [tables.cases] if public_controls else [tables.cases, tables.controls, tables.cases + tables.controls]
    for counts in groups:
        n_people = counts.sum(axis=1, dtype=np.int64)  # with a call
        usable = (n_people > 0) & np.isfinite(frequencies) & (frequencies > 0.05) & (frequencies < 0.95)
        if int(usable.sum()) < FEWEST_FREQUENCIES:
            return False
        copies = (counts[usable, 1] + 2 * counts[usable, 2]) / (2 * n_people[usable])
        # Of the rarer allele, whichever is counted.
        own, theirs = (np.minimum(each, 1 - each) for each in (copies, frequencies[usable]))
        ratio = (own - theirs) ** 2 * 2 * n_people[usable] / (theirs * (1 - theirs))
        if float(ratio.mean()) < UNLIKE:
            return True
    return False
