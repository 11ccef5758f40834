"""Why a file is not simply fine: what was seen, how much it weighs by itself, and its sentence.

A sentence names a column by its place and a count not at all: names, ids and counts of the file are private.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from gwasprivacy.base.errors import READERS, GwasPrivacyError
from gwasprivacy.base.language import mark, say_marked
from gwasprivacy.base.number_words import percent
from gwasprivacy.membership.exact_results import Verdict


class Seen(StrEnum):
    """What was seen; its name stands in JSON."""

    PEOPLE = "people"
    GENOTYPES = "genotypes"
    TEXT = "text"
    UNKNOWN = "unknown"
    RAGGED = "ragged"
    UNREAD = "unread"
    NO_TABLE = "no-table"
    COUNT = "count"
    NUMBER = "number"
    SMALLER = "smaller"
    GRID = "grid"
    ROWS = "rows"
    GROUPS = "groups"
    TWICE = "twice"
    DIFFERENCE = "difference"
    VERSIONS = "versions"
    SIZE = "size"


LEVELS: Mapping[Seen, Verdict | None] = {
    Seen.PEOPLE: Verdict.STOP,
    Seen.GENOTYPES: Verdict.STOP,
    Seen.VERSIONS: Verdict.STOP,
    Seen.SIZE: Verdict.STOP,
    Seen.TEXT: Verdict.LOOK,
    Seen.UNKNOWN: Verdict.LOOK,
    Seen.RAGGED: Verdict.LOOK,
    Seen.UNREAD: Verdict.LOOK,
    Seen.NO_TABLE: Verdict.LOOK,
    Seen.SMALLER: Verdict.LOOK,
    Seen.GRID: Verdict.LOOK,
    Seen.ROWS: Verdict.LOOK,
    Seen.GROUPS: Verdict.LOOK,
    Seen.COUNT: None,
    Seen.NUMBER: None,
    Seen.TWICE: None,
    Seen.DIFFERENCE: None,
}
"""What each means by itself; None: the limits decide (``rule.py``)."""

_WORDS: Mapping[Seen, str] = {
    Seen.PEOPLE: mark("Column {place} has people’s ids, or what is known of a person."),
    Seen.GENOTYPES: mark("It has people’s genotypes."),
    Seen.TEXT: mark("Text in column {place} may name a person."),
    Seen.UNKNOWN: mark("The program does not know what column {place} is."),
    Seen.RAGGED: mark("Some rows have more cells than the header names."),
    Seen.UNREAD: mark("It was not read: {problem}"),
    Seen.NO_TABLE: mark("It is no table of results that the program knows; read it yourself."),
    Seen.COUNT: mark("Some counts of people or alleles are above 0 and below {limit}."),
    Seen.NUMBER: mark("By the number of SNPs and of people, a membership test can have an advantage of {advantage}."),
    Seen.SMALLER: mark("It is about fewer people than was said."),
    Seen.GRID: mark("Its frequencies are those of fewer people than was said."),
    Seen.ROWS: mark("Some rows are about less than half as many people as others."),
    Seen.GROUPS: mark(
        "If its effects are log odds ratios, the smaller group is small and the advantage {advantage}. Ask for the number of cases."
    ),
    Seen.TWICE: mark("The same SNPs stand in it twice, of nearly the same people: advantage {advantage}."),
    Seen.DIFFERENCE: mark("Beside {file} it tells about the few people who differ: advantage {advantage}."),
    Seen.VERSIONS: mark(
        "It is another version of the score in {file}; the difference tells about the people who differ."
    ),
    Seen.SIZE: mark("The study is smaller than the site’s policy allows."),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """``place``: a column's number from 1, 0 for a comment or everywhere; ``file``: the other one; ``problem``: why it was not read."""

    seen: Seen
    place: int = 0
    file: str = ""
    advantage: float = 0.0
    limit: int = 0
    problem: GwasPrivacyError | str = ""
    level: Verdict | None = None

    def words(self) -> str:
        """Its sentence, without anything private."""
        if self.seen is Seen.PEOPLE and not self.place:
            return say_marked(_EACH_ROW)
        if self.seen is Seen.TEXT and not self.place:
            return say_marked(_A_COMMENT)
        problem = READERS.line(self.problem) if isinstance(self.problem, GwasPrivacyError) else say_marked(self.problem)
        return say_marked(
            _WORDS[self.seen],
            place=self.place,
            file=self.file,
            advantage=percent(self.advantage, up=True),
            limit=self.limit,
            problem=problem,
        )


_EACH_ROW = mark("Its rows are about people, not about SNPs.")
_A_COMMENT = mark("A comment or other text in it may name a person.")
_VERDICTS: Mapping[Verdict, str] = {Verdict.OK: mark("ok"), Verdict.LOOK: mark("look"), Verdict.STOP: mark("stop")}


def say_verdict(verdict: Verdict) -> str:
    """The verdict as people read it; in JSON it has its name."""
    return say_marked(_VERDICTS[verdict])
