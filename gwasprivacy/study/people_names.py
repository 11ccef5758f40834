"""Who is meant by FID and IID in a file beside a study: of phenotypes, of values, of labels, of who takes part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

NO_FAMILY = "0"
"""The FID of whoever has none."""


def places(fid: Sequence[str], iid: Sequence[str]) -> dict[tuple[str, str], int]:
    """FID and IID → the person's row."""
    return {person: row for row, person in enumerate(zip(fid, iid, strict=True))}


def rows_named(fields: Sequence[str], place: Mapping[tuple[str, str], int]) -> set[int]:
    """Who of :func:`places` may be meant by a line that begins with ``fields``, FID and IID; more than one person where that is open.

    It hangs on the people who are meant alone: whether others have a family changes nothing.
    """
    family, person = fields[0], fields[1]
    if family != NO_FAMILY and (family, person) in place:
        return {place[family, person]}
    spelled = ((NO_FAMILY, person), (NO_FAMILY, f"{family}_{person}"))
    return {place[each] for each in spelled if each in place}
