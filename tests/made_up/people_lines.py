"""A made-up format of study files, as somebody who adds one would write it: a line of text for each person.

    made-up people 1
    rs1:1:1000 rs2:1:2000
    I1 case 0 2
    I2 control 1 .

After the first line the SNPs (id, chromosome, position), then each person's name, group and copies of a1; a dot is a
missing call.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.text_files import read_lines
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.formats.counts_in_memory import HeldStudy
from gwasprivacy.study.formats.opened_study import MISSING, People, require_both_groups
from gwasprivacy.study.formats.study_format import StudyFormat
from gwasprivacy.study.people_lists import PeopleLists
from gwasprivacy.study.phenotype import StatusSource
from gwasprivacy.study.strata import StratumLabels
from gwasprivacy.study.tables import Variants

FIRST = "made-up people 1"
TITLE = mark("lines of people")


def open_people_lines(
    path: Path,
    *,
    status: StatusSource,
    strata: StratumLabels | None = None,
    lists: PeopleLists | None = None,
    work: Work = UNWATCHED,
) -> HeldStudy:
    """Open and count such a file.  Raises InvalidInput with the line, without quoting it."""
    if lists is not None:
        raise InvalidInput("made-up.lists", words="{path} takes no lists of people.", path=path)
    lines = [text for _, text in read_lines(path, work=work)]
    if len(lines) < 3 or lines[0] != FIRST:
        raise InvalidInput("made-up.beginning", words="{path} does not begin as lines of people do.", path=path)
    snps = [each.split(":") for each in lines[1].split()]
    rows = [line.split() for line in lines[2:]]
    for number, row in enumerate(rows, start=3):
        if len(row) != 2 + len(snps):
            raise InvalidInput("made-up.width", words="{path}, line {line}: cut off.", path=path, line=number)
    is_case = np.array([row[1] == "case" for row in rows])
    calls = np.array([[MISSING if call == "." else int(call) for call in row[2:]] for row in rows])
    counts = np.stack([(calls[group][:, :, None] == np.arange(4)).sum(axis=0) for group in (is_case, ~is_case)], axis=1)
    require_both_groups(int(is_case.sum()), int((~is_case).sum()), path)
    n = len(snps)
    return HeldStudy(
        format_name=TITLE,
        path=path,
        variants=Variants(
            chrom=np.array([each[1] for each in snps], dtype=object),
            snp=np.array([each[0] for each in snps], dtype=object),
            pos=np.array([int(each[2]) for each in snps]),
            a1=np.array(["A"] * n, dtype=object),
            a2=np.array(["G"] * n, dtype=object),
        ),
        people=People(
            fid=np.array(["0"] * len(rows), dtype=object),
            iid=np.array([row[0] for row in rows], dtype=object),
            is_case=is_case,
        ),
        n_cases=int(is_case.sum()),
        n_controls=int((~is_case).sum()),
        calls=counts.astype(np.int32),
    )


PEOPLE_LINES = StudyFormat(
    name="people-lines",
    title=TITLE,
    offered=mark("made-up lines of people (.people)"),
    endings=(".people",),
    open=open_people_lines,
    beginning=FIRST.encode(),
)


def people_lines(genotypes: np.ndarray, is_case: np.ndarray) -> str:
    """Such a file of ``genotypes`` (n_snps, n_people)."""
    snps = " ".join(f"rs{row + 1}:1:{1000 * (row + 1)}" for row in range(len(genotypes)))
    lines = [
        f"I{number} {'case' if case else 'control'} "
        + " ".join("." if call == MISSING else str(call) for call in calls)
        for number, (case, calls) in enumerate(zip(is_case, genotypes.T.tolist(), strict=True), start=1)
    ]
    return "\n".join([FIRST, snps, *lines, ""])
