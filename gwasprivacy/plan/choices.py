"""What a release publishes and what it may cost: the ``release`` object of a plan."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gwasprivacy.association.scores.score_choice import SCORE, ScoreChoice
from gwasprivacy.base.declared_fields import Group, Option, declared, facets, members_of, settle
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import Choice, ListOf, Number, OrNull, Record, Text, Whole
from gwasprivacy.base.language import mark
from gwasprivacy.base.number_words import count, plain, significant, small_percent
from gwasprivacy.base.quantities import Chosen, Count, Epsilon, Phrase, quoted
from gwasprivacy.mechanisms.counts import Counts
from gwasprivacy.mechanisms.number_release import NumberRelease
from gwasprivacy.mechanisms.numbers.genotype_counts import GENOTYPE_COUNTS
from gwasprivacy.mechanisms.numbers.values import VALUES, Values
from gwasprivacy.mechanisms.publication import Publication
from gwasprivacy.mechanisms.registry import (
    OTHER_RELEASES,
    loss_of,
    may_be_inconclusive,
    names_that_need_a_threshold,
    names_with_listed_snps,
    release_names,
    release_part,
    scores_sets,
)
from gwasprivacy.mechanisms.set_score import (
    LARGEST_LEAD,
    LARGEST_WRONG,
    MOST_WEIGHTS,
    SMALLEST_WRONG,
    USUAL_LEAD,
    USUAL_WRONG,
    SetScore,
    sum_to_one,
)
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.loss import Loss, Spend

SMALLEST_EPSILON = 1e-6
LARGEST_EPSILON = 100.0
LARGEST_M = 10_000
LONGEST_ID = 200
MOST_EFFECTS = 200
"""Of so many SNPs effects can be published."""
SECOND_PARTS = ("values_epsilon", "effects_epsilon")
"""What a selection can spend a part of its ε on beside selecting: one of them at most."""
PARTS = ("ratio_epsilon", *SECOND_PARTS)
"""What a selection can spend parts of its ε on."""
NO_PARTS: Mapping[str, Any] = dict.fromkeys(PARTS)
"""The fields of a selection that spends all of its ε on selecting."""
SETS_BY_THE_WEAKEST: Mapping[str, Any] = {"at_least": None, "lead": 0.0, "set_weights": None}
"""How sets are scored that are not told otherwise."""


def mechanism_names() -> tuple[str, ...]:
    """What a plan can name as its mechanism: the selections, then the other releases."""
    return release_names()


def _epsilon(about: str) -> OrNull:
    return OrNull(Number(low=SMALLEST_EPSILON, high=LARGEST_EPSILON, about=about))


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleaseChoices:
    """What is published and what it may cost.

    Each form's ``about`` says what its field is; here is what it does not.  ``n_snps`` is the number of the ``snps``, where these are
    named.  At most one of ``values_epsilon`` and ``effects_epsilon`` is set.  The study's first release fixes the ``budget`` in the
    ledger.  Counts use no ``score``; it keeps its default.  Raises InvalidPlan with the field's path.
    """

    score: ScoreChoice = field(
        default_factory=ScoreChoice,
        metadata=facets(
            OrNull(SCORE),
            written=lambda choices: choices.score if choices.kind.uses_score else None,
            part=ScoreChoice,
            option=Option("--score"),
            undo=mark("Choose the score"),
            differs=mark("score {value}"),
            words=lambda score: score.spoken_label,
        ),
    )
    mechanism: str = declared(
        "joint",
        Choice(of=mechanism_names, about="A selection of SNPs by its mechanism, or another kind of release."),
        required=True,
        option=Option("--mechanism"),
        undo=mark("Choose what is published"),
    )
    n_snps: int = declared(
        2,
        Whole(
            low=0,
            high=LARGEST_M,
            about="M: SNPs released (for significant-set and right-list the most that there can be; 0 for significant-count).",
        ),
        required=True,
        group=Group.RELEASE,
        option=Option("--snps", "how many SNPs to release (follows from --snp-list)", "M"),
        undo=mark("Set how many SNPs to publish"),
        differs=mark("{value} SNPs published instead of {other}"),
        words=count,
    )
    epsilon: float | None = declared(
        None,
        _epsilon("What one release spends; null: what the guarantee allows, within the budget."),
        group=Group.RELEASE,
        option=Option("--spend", "ε of one release (default: what the guarantee allows)", "E"),
    )
    budget: float | None = declared(
        None,
        _epsilon("What all releases of the study may spend; null: what the guarantee allows."),
        group=Group.RELEASE,
        option=Option("--budget", "ε of all releases (default: what the guarantee allows)", "E"),
    )
    threshold: float | None = declared(
        None,
        OrNull(
            Number(about="The public threshold on the score, for significant-set, right-list and significant-count.")
        ),
        group=Group.RELEASE,
        option=Option(
            "--tau",
            lambda: (
                f"{', '.join(names_that_need_a_threshold())}: the public threshold on the score (for --score distance it is -0.5)"
            ),
            "T",
        ),
        undo=mark("Set the threshold"),
        differs=mark("threshold {value}"),
        words=significant,
    )
    at_least: int | None = declared(
        None,
        OrNull(
            Whole(
                low=1,
                high=LARGEST_M,
                about="J: how many of the M SNPs of a joint draw should be right at least; null: all of them.",
            )
        ),
        brief=True,
        group=Group.RELEASE,
        option=Option(
            "--at-least", "joint: how many of the --snps should be right at least (default: all of them)", "J"
        ),
        undo=mark("Set how many SNPs should be right"),
        differs=mark("at least {value} right"),
        words=count,
    )
    lead: float = declared(
        0.0,
        Number(
            low=0,
            high=LARGEST_LEAD,
            about="C: up to how many noise scales half of the lead of the SNP before the weakest that counts adds to a joint draw's "
            "score of a set; 0: not at all. It does not count by locus, nor where more than 32 SNPs should be right.",
        ),
        brief=True,
        group=Group.RELEASE,
        option=Option(
            "--lead",
            f"joint: up to how many noise scales half of a set's lead counts, 0 for not at all (default: {USUAL_LEAD:g})",
            "C",
        ),
        undo=mark("Set how sets are scored"),
        differs=mark("a lead of up to {value} noise scales counts"),
        words=significant,
    )
    set_weights: tuple[float, ...] | None = declared(
        None,
        OrNull(
            ListOf(
                Number(low=0, high=1),
                least=1,
                most=MOST_WEIGHTS,
                about="c: a joint draw scores a set by its SNPs' scores, each times its weight, the best one's first; null: by its weakest, "
                "and as lead says. There is one for each SNP, and they sum to 1.",
            )
        ),
        brief=True,
        group=Group.RELEASE,
        option=Option(
            "--set-weights",
            "joint: one weight for each of the --snps, the best one's first, which sum to 1; in the place of --lead",
            "C",
        ),
        undo=mark("Set how sets are scored"),
        differs=mark("sets scored with the weights {value}"),
        words=lambda weights: ", ".join(map(plain, weights)),
    )
    wrong: float = declared(
        USUAL_WRONG,
        Number(
            low=SMALLEST_WRONG,
            high=LARGEST_WRONG,
            about="h: of a right list, the probability that a wrong list appears is below this.",
        ),
        brief=True,
        group=Group.RELEASE,
        option=Option("--wrong", "right-list: how often a wrong list may appear at most (default: 1%)", "SHARE"),
        undo=mark("Set how rarely a list may be wrong"),
        differs=mark("a wrong list in at most {value}"),
        words=small_percent,
    )
    ratio_epsilon: float | None = declared(
        None,
        _epsilon(
            "The part of one release’s ε that a selection spends on the number of cases for the plan’s controls, or on the mean of a trait, "
            "measured with noise, from which people’s weights follow; null: none, they follow from the plan’s figures."
        ),
        brief=True,
        option=Option("--ratio"),
        undo=mark("Measure what weights follow from"),
    )
    values_epsilon: float | None = declared(
        None,
        _epsilon("The part of one release's ε that a selection spends on noisy scores of what it selects; null: none."),
        brief=True,
        option=Option("--values-epsilon"),
        undo=mark("Set ε for noisy scores"),
    )
    snps: tuple[str, ...] | None = declared(
        None,
        OrNull(
            ListOf(
                Text(least=1, most=LONGEST_ID, pattern=r"[^\s]+", form=Phrase("the id of a SNP, without spaces")),
                least=1,
                most=LARGEST_M,
                different=True,
                about="Public ids of the SNPs that values and counts are about, chosen without looking at the study.",
            )
        ),
        brief=True,
        option=Option("--snp-list"),
        undo=mark("List the SNPs"),
    )
    effects_epsilon: float | None = declared(
        None,
        _epsilon(
            "The part of one release's ε that a selection spends on noisy genotype counts of what it selects, from which "
            "effects follow; null: none."
        ),
        brief=True,
        option=Option("--effects"),
        undo=mark("Set the share for effects"),
    )

    def __post_init__(self) -> None:
        settle(self, "release")
        self._check_snps()
        self._check_set_score()
        if self.epsilon is not None and self.budget is not None and self.epsilon > self.budget:
            raise InvalidPlan(
                "plan.over-budget", field="release.epsilon", epsilon=Epsilon(self.epsilon), budget=Epsilon(self.budget)
            )
        self._check_second_part()
        if self.score != ScoreChoice() and not self.kind.uses_score:
            raise InvalidPlan("choices.uses-no-score", field="release.score", mechanism=self._chosen)

    @property
    def _chosen(self) -> Chosen:
        """The mechanism in a sentence about it."""
        return Chosen.of(release_part(self.mechanism))

    def _check_set_score(self) -> None:
        """Only what draws whole sets is told how to score them, only a right list how rarely it may be wrong."""
        if self.wrong != USUAL_WRONG and not may_be_inconclusive(self.mechanism):
            raise InvalidPlan("choices.never-inconclusive", field="release.wrong", mechanism=self._chosen)
        named = [name for name, usual in SETS_BY_THE_WEAKEST.items() if getattr(self, name) != usual]
        if named and not scores_sets(self.mechanism):
            raise InvalidPlan("choices.scores-no-sets", field=f"release.{named[0]}", mechanism=self._chosen)
        if self.at_least is not None and self.at_least > self.n_snps:
            raise InvalidPlan(
                "set-score.more-than-m", field="release.at_least", at_least=self.at_least, n_snps=self.n_snps
            )
        if self.set_weights is not None:
            self._check_set_weights(self.set_weights)

    def _check_set_weights(self, weights: tuple[float, ...]) -> None:
        field = "release.set_weights"
        if self.lead:
            raise InvalidPlan("set-score.weights-and-lead", field=field)
        if len(weights) != self.n_snps:
            raise InvalidPlan("set-score.weights-of-m", field=field, given=len(weights), n_snps=self.n_snps)
        if not sum_to_one(weights):
            raise InvalidPlan("set-score.weights-sum", field=field, total=quoted(math.fsum(weights)))

    @property
    def set_score(self) -> SetScore:
        """How a joint draw scores sets, and how rarely a right list may be wrong; of other releases without meaning."""
        return SetScore(at_least=self.at_least, lead=self.lead, weights=self.set_weights, wrong=self.wrong)

    def _check_second_part(self) -> None:
        """At most one kind of numbers about what a selection selects."""
        given = [name for name in PARTS if getattr(self, name) is not None]
        if given and not self.kind.spends_beside:
            raise InvalidPlan("choices.no-selection", field=f"release.{given[0]}", mechanism=self._chosen)
        if self.values_epsilon is not None and self.effects_epsilon is not None:
            raise InvalidPlan("choices.values-and-effects", field="release.effects_epsilon")

    def _check_snps(self) -> None:
        if self.kind.fixed_n_snps is not None:
            if self.n_snps != self.kind.fixed_n_snps:
                raise InvalidPlan("choices.names-no-snp", field="release.n_snps")
        elif not 1 <= self.n_snps <= LARGEST_M:
            raise InvalidPlan("choices.n-snps-range", field="release.n_snps", largest_m=Count(LARGEST_M))
        if not self.kind.names_snps_beforehand:
            if self.snps is not None:
                raise InvalidPlan(
                    "choices.takes-no-snps",
                    field="release.snps",
                    mechanism=self._chosen,
                    choices=tuple(names_with_listed_snps()),
                )
            return
        if not self.snps:
            raise InvalidPlan("choices.needs-snps", field="release.snps", mechanism=self._chosen)
        if self.n_snps != len(self.snps):
            raise InvalidPlan("choices.n-snps-of-list", field="release.n_snps", n_snps=len(self.snps))

    @property
    def needs_fill_rule(self) -> bool:
        """Whether missing calls must be filled by a public rule: the score is not the least over all fillings by itself."""
        return self.kind.uses_score and not self.score.score.least_over_fillings

    @property
    def loss(self) -> Loss:
        """How the loss of what it publishes spreads; of a selection with numbers about it, that of the selection."""
        return loss_of(self.mechanism, max(self.n_snps, 1))

    @property
    def numbers_epsilon(self) -> float | None:
        """The part of its ε that a selection spends on numbers about what it selects, scores or effects; None: on none."""
        return self.values_epsilon if self.effects_epsilon is None else self.effects_epsilon

    @property
    def beside_selection(self) -> float | None:
        """The part of its ε that a selection does not select with: for numbers about what it selects, and for the ratio that
        people's weights follow from.  None: nothing."""
        units = sum(to_units(part) for part in (self.ratio_epsilon, self.numbers_epsilon) if part is not None)
        return from_units(units) if units else None

    def parts_scaled(self, factor: float) -> Mapping[str, Any]:
        """The fields that say what a selection spends beside selecting, for a release of ``factor`` times its ε."""
        parts = {name: getattr(self, name) for name in PARTS}
        return {name: None if part is None else from_units(to_units(part * factor)) for name, part in parts.items()}

    @property
    def counts(self) -> Counts | None:
        """The counts that it publishes: of SNPs that the plan names, or of those that it selects."""
        return self.own_counts if self.effects_epsilon is None else GENOTYPE_COUNTS

    @property
    def own_counts(self) -> Counts | None:
        """The counts that are all that it publishes."""
        return self.numbers if isinstance(self.numbers, Counts) else None

    @property
    def noisy_scores(self) -> Values | None:
        """The noisy scores that it publishes: of SNPs that the plan names, or of what it selects."""
        own = self.numbers if isinstance(self.numbers, Values) else None
        return own if self.values_epsilon is None else VALUES

    @property
    def pure_epsilon(self) -> float | None:
        """The part of its ε beside :attr:`loss` of which nothing but ε is known; None where there is none."""
        return None if self.loss.is_pure else self.beside_selection

    def selecting_units(self, units: int) -> int:
        """Of ``units`` of ε that it spends in all, those that it selects with; below 0 where its other parts are more."""
        return units - to_units(self.beside_selection or 0.0)

    def spends(self, epsilon: float) -> tuple[Spend, ...]:
        """What it spends when it spends ``epsilon`` in all: the selection, and beside it what is not the selection's, if any."""
        selects = Spend(from_units(max(self.selecting_units(to_units(epsilon)), 0)), self.loss)
        return (selects,) if self.beside_selection is None else (selects, Spend(self.beside_selection))

    @property
    def kind(self) -> Publication:
        """What is published, as the object that answers for it."""
        return release_part(self.mechanism)

    @property
    def numbers(self) -> NumberRelease | None:
        """The same where it is numbers alone; None for a selection of SNPs."""
        return OTHER_RELEASES.get(self.mechanism)

    @property
    def may_be_fewer(self) -> bool:
        """Whether the mechanism chooses the number of SNPs too, so that ``n_snps`` is the most that there can be."""
        return self.kind.size_varies

    def to_json(self) -> dict[str, Any]:
        """``values_epsilon``, ``effects_epsilon`` and ``snps`` stand only where they are set; counts have null for the score."""
        return RELEASE.write(self)

    @classmethod
    def from_json(cls, obj: Any, path: str = "release") -> ReleaseChoices:
        """Raises InvalidPlan with the field's path."""
        return RELEASE.read(obj, path)


def _choices_of(*, mechanism: str, score: ScoreChoice | None = None, **fields: Any) -> ReleaseChoices:
    if score is not None:
        return ReleaseChoices(mechanism=mechanism, score=score, **fields)
    if release_part(mechanism).uses_score:
        raise InvalidPlan("field.missing", field="release.score")
    return ReleaseChoices(mechanism=mechanism, **fields)


RELEASE = Record(
    _choices_of,
    members_of(ReleaseChoices),
    home="release",
    about="What is published and what it may cost.",
)
"""The ``release`` object of a plan, and each of its ``planned`` ones."""
