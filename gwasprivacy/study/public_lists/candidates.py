"""Which SNPs may be released, and which of them share a locus: public rules only (docs/theory/missing-genotypes.md,
"Candidates").

Nothing here sees a genotype.  Candidates come in genome order (chromosome, position, then the study's own order), so
that a locus is always a run of neighbouring rows.
"""

from __future__ import annotations

import hashlib
import itertools
import re
from collections import Counter
from pathlib import Path

import numpy as np

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.list_digests import check_digest
from gwasprivacy.base.text_files import read_lines
from gwasprivacy.study.chromosome_names import autosome
from gwasprivacy.study.design import Loci, placed
from gwasprivacy.study.public_lists.locus_index import LocusIndex
from gwasprivacy.study.tables import TextArray, Variants
from gwasprivacy.study.text_columns import ROWS_TOGETHER, digits, in_bytes, of_each_name, on_autosomes, rows_of_names

_OTHER_CHROMOSOME = 1000


def _chromosome_ranks(chrom: TextArray) -> IntArray:
    """A number per row that orders chromosomes: autosomes by number, the others by name."""
    rank = {name: autosome(name) or _OTHER_CHROMOSOME + i for i, name in enumerate(sorted(rows_of_names(chrom)))}
    return of_each_name(chrom, rank.__getitem__, np.int64)


def place_of(chrom: str, pos: int) -> tuple[int | str, int]:
    """A place whatever way its chromosome is spelt: "chr1", "01" and "1" are one."""
    return _locus_key(chrom), pos


def autosome_rows(variants: Variants) -> IntArray:
    """The rows on chromosomes 1–22, in the study's order.  Raises InvalidInput where there is none."""
    rows = np.flatnonzero(on_autosomes(variants.chrom))
    if not len(rows):
        raise InvalidInput("candidates.no-autosomes")
    return rows


def genome_order(variants: Variants) -> IntArray:
    """The rows by chromosome, position, then the order that they have."""
    ranks = _chromosome_ranks(variants.chrom)
    if not _is_back(ranks, variants.pos).any():
        return np.arange(len(variants))
    return np.lexsort((np.arange(len(variants)), variants.pos, ranks))


def _is_back(ranks: IntArray, pos: IntArray) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
    """Of every row but the first, whether it belongs before the one above it."""
    same = ranks[1:] == ranks[:-1]
    back: np.ndarray[tuple[int], np.dtype[np.bool_]] = (ranks[1:] < ranks[:-1]) | (same & (pos[1:] < pos[:-1]))
    return back


def read_ids(path: Path) -> dict[str, int]:
    """Ids in a list (one a line, ``#`` starts a comment) or ``.bim`` file, in its order, each with its first line.

    Raises InvalidInput.
    """
    column = 1 if path.suffix.lower() == ".bim" else 0
    ids: dict[str, int] = {}
    for number, line in read_lines(path, packing="allowed"):
        fields = line.split("#", 1)[0].split() if column == 0 else line.split()
        if not fields:
            continue
        if len(fields) != (1, 6)[column]:
            raise InvalidInput("candidates.fields", path=path, line=number, found=len(fields), wanted=(1, 6)[column])
        ids.setdefault(fields[column], number)
    if not ids:
        raise InvalidInput("file.no-snp", remedy="one-id-per-line", path=path)
    return ids


def refuse_shared_ids(ids: TextArray) -> None:
    """Raise InvalidInput where two candidates have one id."""
    packed = in_bytes(ids)
    if packed is not None:
        packed.sort()
        if not (packed[1:] == packed[:-1]).any():
            return
    elif len(set(ids)) == len(ids):
        return
    snp, count = Counter(ids).most_common(1)[0]
    raise InvalidInput("candidates.shared-id", snp=snp, n=count)


def candidate_digest(variants: Variants) -> str:
    """SHA-256 (hexadecimal) of a public list of SNPs: chromosome, id and position, in any order.

    Alleles are left out: their order in a study's file may depend on its genotypes (docs/theory/missing-genotypes.md).
    """
    return _plain_digest(variants) or _any_digest(variants)


_FORM = b"gwasprivacy-candidates/1\n"


def _any_digest(variants: Variants) -> str:
    lines = sorted(
        f"{chrom}\t{snp}\t{pos}\n".encode()
        for chrom, snp, pos in zip(variants.chrom, variants.snp, variants.pos.tolist(), strict=True)
    )
    digest = hashlib.sha256(_FORM)
    for first in range(0, len(lines), ROWS_TOGETHER):
        digest.update(b"".join(lines[first : first + ROWS_TOGETHER]))
    return digest.hexdigest()


def _plain_digest(variants: Variants) -> str | None:
    """The same without a look at each line, a chromosome at a time; None where a name is long, or no plain ASCII."""
    chroms = sorted(rows_of_names(variants.chrom))
    if not all(name.isascii() and name.isalnum() for name in chroms) or variants.pos.min(initial=0) < 0:
        return None
    code = {name: place for place, name in enumerate(chroms)}
    codes = of_each_name(variants.chrom, code.__getitem__, np.int32)
    digest = hashlib.sha256(_FORM)
    for name, place in code.items():
        rows = np.flatnonzero(codes == place)
        ids = in_bytes(variants.snp[rows])
        if ids is None or b"\n" in ids.tobytes():
            return None
        lines = np.strings.add(np.strings.add(ids, b"\t"), np.strings.add(digits(variants.pos[rows]), b"\n"))
        lines.sort()
        text = lines.tobytes().replace(b"\0", b"")  # what fills the rows up
        begin = name.encode() + b"\t"
        digest.update(begin + text[:-1].replace(b"\n", b"\n" + begin) + b"\n")
    return digest.hexdigest()


def locus_groups(variants: Variants, loci: Loci, *, base: Path | None = None) -> LocusIndex:
    """The rows that each SNP excludes when it is chosen.

    ``variants`` must be in genome order, as ``candidate_rows.select_candidates`` gives them (ValueError otherwise).  Windows:
    the SNPs of the same chromosome within ±window_kb.  Blocks: the first block_kb of a chromosome, the next, and so on.  A file: all SNPs that share an interval with it; a SNP in no
    interval is a locus of its own.  O(n log n).  Loci that are published have their intervals; one without a candidate is none.
    Raises InvalidInput for a bad file, or one of overlapping intervals to be published.
    """
    ranks = _chromosome_ranks(variants.chrom)
    if _is_back(ranks, variants.pos).any():
        raise ValueError("loci need the SNPs in genome order; take the rows that select_candidates gives")
    rows = np.arange(len(variants), dtype=np.int64)
    start, stop = rows.copy(), rows + 1
    ends = np.zeros((len(rows), 2), dtype=np.int64)
    intervals: dict[int | str, tuple[IntArray, IntArray]] = {}
    if loci.path is not None:
        path = placed(loci.path, base)
        check_digest(path, loci.sha256)
        intervals = read_intervals(path, apart=loci.published)
    edges = np.flatnonzero(np.diff(ranks, prepend=-1, append=-1)) if len(ranks) else np.zeros(1, np.int64)
    for first, end in zip(edges[:-1].tolist(), edges[1:].tolist(), strict=True):
        pos = variants.pos[first:end]
        if loci.window_kb is not None:
            reach = round(loci.window_kb * 1000)
            low, high = pos - reach, pos + reach
        elif loci.block_kb is not None:
            size = round(loci.block_kb * 1000)
            low = np.maximum((pos - 1) // size * size + 1, 0)
            high = (pos - 1) // size * size + size
        else:
            low, high = _interval_ends(pos, *intervals.get(_locus_key(variants.chrom[first]), _NO_INTERVALS))
        start[first:end] = first + np.searchsorted(pos, low, side="left")
        stop[first:end] = first + np.searchsorted(pos, high, side="right")
        if loci.path is not None:  # outside all intervals: alone, even where others share its position
            alone = low > high
            start[first:end][alone] = rows[first:end][alone]
            stop[first:end][alone] = rows[first:end][alone] + 1
            if loci.published:  # by place, so that loci have different names
                low, high = np.where(alone, pos, low), np.where(alone, pos, high)
                start[first:end] = first + np.searchsorted(pos, low, side="left")
                stop[first:end] = first + np.searchsorted(pos, high, side="right")
        ends[first:end] = np.column_stack([low, high])
    return LocusIndex(start=start, stop=stop, intervals=ends[start == rows] if loci.published else None)


_NO_INTERVALS = (np.zeros(0, np.int64), np.zeros(0, np.int64))


def _locus_key(chrom: str) -> int | str:
    return autosome(chrom) or chrom.lower().removeprefix("chr")


def _interval_ends(pos: IntArray, begins: IntArray, ends: IntArray) -> tuple[IntArray, IntArray]:
    """The first and last position that any interval [begin, end] containing ``pos`` covers; (1, 0) where there is none.

    ``begins`` is sorted.  The running maximum of the ends does not fall, so both are binary searches: the interval at
    which it first reaches ``pos`` is the leftmost that contains it.
    """
    low, high = np.ones_like(pos), np.zeros_like(pos)
    if not len(begins):
        return low, high
    furthest = np.maximum.accumulate(ends)
    last = np.searchsorted(begins, pos, side="right") - 1
    inside = (last >= 0) & (furthest[last] >= pos)
    leftmost = np.searchsorted(furthest, pos[inside], side="left")
    low[inside] = begins[leftmost]
    high[inside] = furthest[last[inside]]
    return low, high


def read_intervals(path: Path, *, apart: bool = False) -> dict[int | str, tuple[IntArray, IntArray]]:
    """BED-like lines (chrom, start from 0, end exclusive, more is ignored) as sorted 1-based closed intervals.

    ``apart``: no two may share a position.  Raises InvalidInput with the line."""
    found: dict[int | str, list[tuple[int, int]]] = {}
    line_of: dict[tuple[int | str, int, int], int] = {}
    for number, line in read_lines(path, packing="allowed"):
        fields = line.split()
        if not fields or fields[0].startswith("#") or fields[0] in ("track", "browser"):
            continue
        numeric = len(fields) >= 3 and all(re.fullmatch(r"[0-9]{1,15}", text) for text in fields[1:3])
        if not numeric and number == 1 and len(fields) >= 3 and not any(c.isdigit() for c in fields[1] + fields[2]):
            continue  # a header
        if not numeric or int(fields[1]) >= int(fields[2]):
            raise InvalidInput("loci.not-a-locus", path=path, line=number)
        key, interval = _locus_key(fields[0]), (int(fields[1]) + 1, int(fields[2]))
        if apart and (key, *interval) in line_of:
            raise InvalidInput("loci.overlap", path=path, line=number, other=line_of[key, *interval])
        line_of[key, *interval] = number
        found.setdefault(key, []).append(interval)
    if not found:
        raise InvalidInput("loci.none", path=path)
    for key, pairs in found.items() if apart else ():
        ordered = sorted(pairs)
        for one, other in itertools.pairwise(ordered):
            if other[0] <= one[1]:
                raise InvalidInput("loci.overlap", path=path, line=line_of[key, *other], other=line_of[key, *one])
    arrays = {key: np.array(sorted(pairs), dtype=np.int64) for key, pairs in found.items()}
    return {key: (pairs[:, 0], pairs[:, 1]) for key, pairs in arrays.items()}
