"""Who is meant by FID and IID in a file beside a study: of phenotypes, of values, of labels, of who takes part."""

from __future__ import annotations

from collections.abc import Sequence

NO_FAMILY = "0"
"""The FID of whoever has none."""


def places(fid: Sequence[str], iid: Sequence[str]) -> dict[tuple[str, str], int]:
    """FID and IID → the person's row."""
    return {person: row for row, person in enumerate(zip(fid, iid, strict=True))}


class NamedPeople:
    """The people of a study, by the names that files beside it give them."""

    def __init__(self, fid: Sequence[str], iid: Sequence[str]) -> None:
        self._place = places(fid, iid)
        self._by_iid: dict[str, list[int]] = {}
        for row, person in enumerate(iid):
            self._by_iid.setdefault(person, []).append(row)

    def __len__(self) -> int:
        return len(self._place)

    def rows(self, family: str | None, person: str) -> set[int]:
        """Who may be meant by this FID (None: a file that has none) and IID; more than one person where that is open.

        With a FID it hangs on the people who are meant alone: whether others have a family changes nothing.
        """
        if family is None:
            return set(self._by_iid.get(person, ()))
        if family != NO_FAMILY and (family, person) in self._place:
            return {self._place[family, person]}
        spelled = ((NO_FAMILY, person), (NO_FAMILY, f"{family}_{person}"))
        return {self._place[each] for each in spelled if each in self._place}
