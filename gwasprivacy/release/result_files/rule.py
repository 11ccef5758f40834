"""The written rule: from a file's numbers, the participants and a site's limits to ok, look or stop.

| what was seen | verdict |
|---|---|
| people’s ids, genotypes, another version of a score, a study smaller than the policy allows | stop |
| text that may name somebody, an unknown column, fewer people than was said, rows of few people, what was not read | look |
| an advantage, of the file alone or beside another | ok up to 10 %, look up to a third, stop above; a policy’s limit takes the place of the third |
| a count above 0 and below 10 | look; below the policy’s smallest count stop |
| a difference to another file, where the policy allows none | stop |

The strictest holds.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from gwasprivacy.membership.exact_results import (
    LOOK_UP_TO,
    OK_UP_TO,
    Columns,
    ExactStudy,
    Verdict,
    advantage_of,
    information,
    verdict_of,
)
from gwasprivacy.release.policy.policy import Policy
from gwasprivacy.release.result_files.file_facts import FileFacts
from gwasprivacy.release.result_files.reasons import LEVELS, Reason, Seen

USUAL_COUNT = 10
"""The smallest count where no policy names one, as in ACRO."""
SMALLER = 0.9
"""A file about less than this share of the participants is about fewer than was said."""
FEW_ROWS = 0.5
ORDER = (Verdict.OK, Verdict.LOOK, Verdict.STOP)


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """``count_stops``: whether a smaller count is refused, as a policy says, or looked at."""

    ok_up_to: float = OK_UP_TO
    look_up_to: float = LOOK_UP_TO
    smallest_count: int = USUAL_COUNT
    count_stops: bool = False
    differences: bool = True
    participants: int = 0
    cases: int = 0
    controls: int = 0

    @classmethod
    def of(cls, policies: Iterable[Policy]) -> Limits:
        """The strictest of what the policies say, and the usual limits where they say nothing."""
        every = list(policies)

        def named(name: str) -> list[float]:
            return [value for each in every if (value := getattr(each, name)) is not None]

        look = min(named("max_exact_advantage"), default=LOOK_UP_TO)
        counts = named("min_count")
        return cls(
            ok_up_to=min(OK_UP_TO, look),
            look_up_to=look,
            smallest_count=int(max(counts, default=USUAL_COUNT)),
            count_stops=bool(counts),
            differences=all(each.allow_differences for each in every),
            participants=int(max(named("min_participants"), default=0)),
            cases=int(max(named("min_cases"), default=0)),
            controls=int(max(named("min_controls"), default=0)),
        )

    def level(self, reason: Reason) -> Verdict:
        """What a reason means by itself."""
        level = LEVELS[reason.seen]
        if level is not None:
            return level
        if reason.seen is Seen.COUNT:
            return Verdict.STOP if self.count_stops else Verdict.LOOK
        if reason.seen is not Seen.NUMBER and not self.differences:
            return Verdict.STOP
        return verdict_of(reason.advantage, self.ok_up_to, self.look_up_to)


@dataclass(frozen=True, slots=True, kw_only=True)
class FileVerdict:
    """``advantage``: the largest that is known of the file, alone or beside others; NaN where it is no table of results."""

    file: str
    verdict: Verdict
    reasons: tuple[Reason, ...]
    advantage: float

    @property
    def urgency(self) -> tuple[int, int, float, str]:
        """Sorted by it, what to look at first comes first."""
        stops = sum(each.level is Verdict.STOP for each in self.reasons)
        alone = 0.0 if math.isnan(self.advantage) else self.advantage
        return -ORDER.index(self.verdict), -stops, -alone, self.file


def judged(facts: FileFacts, beside: Sequence[Reason], participants: int, limits: Limits) -> FileVerdict:
    """The verdict on one file.  ``beside``: reasons that other files give; ``participants``: of whom it was said to be."""
    reasons = [*facts.reasons, *beside]
    advantage = math.nan
    if facts.is_table:
        advantage, group = advantage_alone(facts, participants)
        reasons.append(Reason(seen=Seen.NUMBER, advantage=advantage))
        reasons += _of_sizes(facts, participants, group, limits)
        advantage = max(advantage, *(each.advantage for each in beside), 0.0)
    elif not reasons:
        reasons.append(Reason(seen=Seen.NO_TABLE))
    weighed = [replace(each, level=limits.level(each)) for each in reasons]
    verdict = max((each.level for each in weighed if each.level), key=ORDER.index)
    # The number is always a reason: an "ok" has one too.
    kept = [each for each in weighed if each.level is not Verdict.OK or each.seen is Seen.NUMBER]
    kept.sort(key=lambda each: -ORDER.index(each.level or Verdict.OK))
    return FileVerdict(file=facts.name, verdict=verdict, reasons=tuple(kept), advantage=advantage)


def advantage_alone(facts: FileFacts, participants: int) -> tuple[float, int]:
    """The advantage of a membership test against the file alone, each SNP counted as independent, and the smallest group.

    People are those of the file where these are fewer than was said.
    """
    people = _people(facts, participants)
    study = ExactStudy(n_participants=people)
    if facts.binary:
        cases = facts.cases if facts.cases > 0 else math.nan
        controls = facts.controls if facts.controls > 0 else math.nan
        if math.isnan(cases) and math.isnan(controls):
            cases = _smaller_group(facts.implied_group, people)
        if math.isnan(cases):
            cases = people - controls
        if math.isnan(controls):
            controls = people - cases
        study = ExactStudy(n_cases=max(1, int(cases)), n_controls=max(1, int(controls)))
    return advantage_of(math.sqrt(facts.rows * _per_snp(facts, study))), study.smallest


def _people(facts: FileFacts, participants: int) -> int:
    told = [each for each in (facts.people, float(facts.grid or math.nan)) if each > 0]
    return max(1, int(min([participants, *told])))


def _smaller_group(implied: float, people: int) -> float:
    """R ≤ S with R·S/(R+S) = ``implied`` and R + S = ``people``; half of them where nothing is implied."""
    if math.isnan(implied):
        return people / 2
    return people / 2 * (1 - math.sqrt(max(0.0, 1 - 4 * implied / people)))


def _per_snp(facts: FileFacts, study: ExactStudy) -> float:
    """μ² that one SNP's columns add."""

    def of(columns: Columns, with_frequencies: bool = False) -> float:
        return information(columns, study, with_frequencies=with_frequencies)

    frequencies = facts.frequencies or (facts.effects and facts.errors)  # which an effect and its error tell
    contrast = Columns.CONTRASTS if facts.binary else Columns.TRAIT
    if facts.genotype_counts:
        return of(Columns.COUNTS) + (0.0 if facts.binary or not facts.effects else of(contrast))
    if facts.weights:
        return of(Columns.SCORE, facts.frequencies)
    if facts.effects or facts.tests:
        return of(contrast, frequencies)
    return of(Columns.FREQUENCIES)


def _of_sizes(facts: FileFacts, participants: int, group: int, limits: Limits) -> list[Reason]:
    """What numbers of people and small counts give reason to."""
    found = []
    if facts.most < SMALLER * participants:
        found.append(Reason(seen=Seen.SMALLER))
    elif facts.grid and facts.grid < SMALLER * participants:
        found.append(Reason(seen=Seen.GRID))
    if facts.fewest < FEW_ROWS * facts.most:
        found.append(Reason(seen=Seen.ROWS))
    if facts.smallest_count < limits.smallest_count:
        found.append(Reason(seen=Seen.COUNT, limit=limits.smallest_count))
    if not facts.binary and facts.maybe_group < participants / 4:
        of_group = advantage_of(math.sqrt(facts.rows / _smaller_group(facts.maybe_group, participants)))
        if of_group > limits.ok_up_to:
            found.append(Reason(seen=Seen.GROUPS, advantage=of_group))
    people = _people(facts, participants)
    # A trait has no groups: the smaller group must then be as large as all must be.
    if people < limits.participants or (facts.binary and group < min(limits.cases, limits.controls)):
        found.append(Reason(seen=Seen.SIZE))
    return found
