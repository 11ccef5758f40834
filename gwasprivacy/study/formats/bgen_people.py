"""Who is in a BGEN: by the ``.sample`` file beside it, else by the file itself."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.text_files import read_lines
from gwasprivacy.study.formats.bgen_records import Header
from gwasprivacy.study.formats.plink1 import refuse_doubles
from gwasprivacy.study.people_names import NO_FAMILY
from gwasprivacy.study.tables import TextArray

_SAMPLE_COLUMNS = ("id_1", "id_2", "missing")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Names:
    """``fid``: ``NO_FAMILY`` of whoever has none."""

    fid: TextArray
    iid: TextArray

    def __post_init__(self) -> None:
        freeze(self)


def names_of_bgen(path: Path, header: Header) -> Names:
    """The people of the ``.sample`` file beside it, else of the file itself."""
    listed = path.with_suffix(".sample")
    if listed.exists():
        return _sample_file(listed, path, header)
    if header.samples is None:
        raise InvalidInput("bgen.no-people", path=path, sample=listed.name)
    refuse_doubles_of(path, header.samples)
    return Names(fid=np.full(header.n_people, NO_FAMILY, dtype=object), iid=np.array(header.samples, dtype=object))


def refuse_doubles_of(path: Path, names: tuple[str, ...]) -> None:
    """Raise InvalidInput where a BGEN names somebody twice."""
    first: dict[str, int] = {}
    for place, name in enumerate(names):
        if first.setdefault(name, place) != place:
            raise InvalidInput("vcf.sample-twice", path=path, sample=place + 1, first=first[name] + 1)


def _sample_file(listed: Path, path: Path, header: Header) -> Names:
    """ID_1 and ID_2 of everybody; two lines of a header, then a line a person."""
    lines = ((number, line.split()) for number, line in read_lines(listed))
    rows = [(number, fields) for number, fields in lines if fields]
    named = rows[0][1] if rows else []
    if tuple(name.lower() for name in named[:3]) != _SAMPLE_COLUMNS or len(rows) < 2 or rows[1][1][:3] != ["0"] * 3:
        raise InvalidInput("sample.header", path=listed)
    for number, fields in rows:
        if len(fields) != len(named):
            raise InvalidInput(
                "phenotype.width",
                remedy="is-this-the-right-file",
                path=listed,
                line=number,
                found=len(fields),
                wanted=len(named),
            )
    people = [(fields[0], fields[1]) for _, fields in rows[2:]]
    if len(people) != header.n_people:
        raise InvalidInput("sample.people", path=listed, found=len(people), bgen=path.name, wanted=header.n_people)
    refuse_doubles(listed, people, first_line=rows[1][0] + 1)
    if header.samples is not None and not all(
        name in (first, second, f"{first}_{second}")
        for name, (first, second) in zip(header.samples, people, strict=True)
    ):
        raise InvalidInput("sample.other-people", path=listed, bgen=path.name)
    iid = np.array([second for _, second in people], dtype=object)
    # Many write a person's one name twice, or 0 for no family: then it is a name, as in a VCF, whatever the others have.
    fid = [NO_FAMILY if first == second else first for first, second in people]
    return Names(fid=np.array(fid, dtype=object), iid=iid)
