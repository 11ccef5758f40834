"""A site's rules, stricter than any plan: what may be spent, against whom, by what, of how small a study, and by whom."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Literal

from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.base.language import mark
from gwasprivacy.base.quantities import Chosen, Epsilon, Phrase, Share
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.membership.calibration_theorems import likelihood_ratio_for_cap, posterior_upper
from gwasprivacy.membership.epsilon_units import LARGEST_EPSILON, to_units
from gwasprivacy.membership.promise import PriorRange
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.policy.names_in_words import WORDS_OF, kinds_of

SLACK = 1e-12  # two floats for one limit may differ in their last digits
USUAL_APPROVAL_DAYS = 30


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """None leaves a rule out, as True does for ``allow_…``.

    ``max_epsilon``, ``max_budget`` bound what the protected entity faces (ln of the likelihood ratio) in one release and in all;
    ``max_run_epsilon``, ``max_run_budget`` what the mechanisms are run with.  In version 2 the first two bound both where the
    others are left out: a sampled study's mechanisms may run with ten times what its people face.  ``max_cap``: how sure of
    somebody's participation anybody of the guaranteed beliefs can become over all releases.  ``covers_prior``: beliefs that every
    plan's guarantee must cover.  ``families``, ``secrets``, ``mechanisms``, ``scores``, ``kinds`` (of ``KINDS``): the names that are
    allowed.  ``min_group_size``: records of one protected entity.  ``min_cases``, ``min_controls`` are people, in each stratum
    where there are any unless ``min_stratum_cases``, ``min_stratum_controls`` say otherwise; ``min_participants``,
    ``min_stratum_participants`` count everybody.  ``max_snps`` is M.  ``allow_…``: strata, measured traits, imputed
    genotypes, reference panels, and accounts beside a ledger's own.  ``ledgers``: identities of the only ledgers to use.  ``signers``:
    ids of the keys that may sign releases.  ``approvers``: of those of which one must approve each release; None: no approval is
    needed.  ``approval_days``: how long an approval holds at most.  ``valid_from``, ``valid_until``: days, both included.

    :meth:`check` looks at a plan alone.  A study's budget in the ledger may be larger than the plan's (an earlier plan
    fixed it, against another attacker or under an earlier policy), so a debit is held to :meth:`most_units` as well.
    Raises InvalidPlan with the field.
    """

    version: Literal[1, 2] = 1
    site: str | None = None
    valid_from: str | None = None
    valid_until: str | None = None
    max_epsilon: float | None = None
    max_run_epsilon: float | None = None
    max_budget: float | None = None
    max_run_budget: float | None = None
    max_cap: float | None = None
    covers_prior: PriorRange | None = None
    families: tuple[str, ...] | None = None
    secrets: tuple[str, ...] | None = None
    mechanisms: tuple[str, ...] | None = None
    scores: tuple[str, ...] | None = None
    kinds: tuple[str, ...] | None = None
    min_group_size: int | None = None
    min_cases: int | None = None
    min_controls: int | None = None
    min_participants: int | None = None
    min_stratum_cases: int | None = None
    min_stratum_controls: int | None = None
    min_stratum_participants: int | None = None
    max_snps: int | None = None
    allow_strata: bool = True
    allow_traits: bool = True
    allow_imputed: bool = True
    allow_reference: bool = True
    allow_accounts: bool = True
    ledgers: tuple[str, ...] | None = None
    signers: tuple[str, ...] | None = None
    approvers: tuple[str, ...] | None = None
    approval_days: int | None = None

    def __post_init__(self) -> None:
        days = [_day(getattr(self, name), name) for name in ("valid_from", "valid_until")]
        if days[0] is not None and days[1] is not None and days[1] < days[0]:
            raise InvalidPlan("is before the first day.", code="policy.ends-before-start", field="valid_until")

    @property
    def run_epsilon(self) -> float | None:
        """What one release may be run with."""
        return self.max_epsilon if self.max_run_epsilon is None and self.version > 1 else self.max_run_epsilon

    @property
    def run_budget(self) -> float | None:
        """What all releases of a study may be run with."""
        return self.max_budget if self.max_run_budget is None and self.version > 1 else self.max_run_budget

    @property
    def needs_approval(self) -> bool:
        return self.approvers is not None

    # Time, keys and ledgers -------------------------------------------------------------------------------------------

    def check_day(self, day: str) -> None:
        """Raise PrivacyRefusal where the policy does not hold on ``day``: without one in force nothing is released."""
        if self.valid_from is not None and day < self.valid_from:
            raise PrivacyRefusal(
                "This site's policy holds from {day} on.",
                code="policy.not-yet",
                remedy=Remedy.ASK_PRIVACY_OFFICER,
                day=self.valid_from,
            )
        if self.valid_until is not None and day > self.valid_until:
            raise PrivacyRefusal(
                "This site's policy ended on {day}.",
                code="policy.expired",
                remedy=Remedy.ASK_PRIVACY_OFFICER,
                day=self.valid_until,
            )

    def check_signer(self, key_id: str) -> None:
        """Raise PrivacyRefusal where the key may not sign releases."""
        if self.signers is not None and key_id not in self.signers:
            raise PrivacyRefusal(
                "This site does not let the key {key} sign releases.",
                code="policy.other-signer",
                remedy=Remedy.ASK_PRIVACY_OFFICER,
                key=f"{key_id[:16]}…",
            )

    def check_ledger(self, ledger_id: str | None) -> None:
        """Raise PrivacyRefusal where the ledger (None: one that a release would begin) is not one of the site's."""
        if self.ledgers is not None and ledger_id not in self.ledgers:
            raise PrivacyRefusal(
                "This site allows only certain ledgers, and this is not one of them.",
                code="policy.other-ledger",
                remedy=Remedy.USE_LEDGER_OF_SITE,
            )

    def check_approval_days(self, first: str, last: str) -> None:
        """Raise PrivacyRefusal where an approval from the day ``first`` to ``last`` holds for longer than it may."""
        days, lasts = (
            self.approval_days or USUAL_APPROVAL_DAYS,
            (date.fromisoformat(last) - date.fromisoformat(first)).days,
        )
        if lasts > days:
            raise PrivacyRefusal(
                "The approval is for {lasts} days, and this site allows {days}.",
                code="approval.too-long",
                remedy=Remedy.MAKE_NEW_REQUEST,
                lasts=lasts,
                days=days,
            )

    # The plan ---------------------------------------------------------------------------------------------------------

    def check(self, plan: Plan) -> None:
        """Raise PrivacyRefusal when the plan breaks a rule of this site; it says every rule that is broken."""
        broken = self.broken_by(plan)
        if broken:
            raise all_of(broken)

    def broken_by(self, plan: Plan) -> list[PrivacyRefusal]:
        """The rules that the plan breaks, each as the refusal that it alone would be."""
        return [
            *self._sizes_of_traits(plan),
            *self._names(plan),
            *self._flags(plan),
            *self._attacker(plan),
            *self._limits(plan),
        ]

    def _sizes_of_traits(self, plan: Plan) -> Iterator[PrivacyRefusal]:
        groups = (self.min_cases, self.min_controls, self.min_stratum_cases, self.min_stratum_controls)
        if plan.design.trait is not None and self.min_participants is None and groups != (None,) * 4:
            yield PrivacyRefusal(
                "This site's policy requires numbers of cases and controls and does not mention quantitative traits.",
                code="policy.not-of-traits",
                remedy=Remedy.ASK_WHOEVER_KEEPS_POLICY,
            )

    def _limits(self, plan: Plan) -> Iterator[PrivacyRefusal]:
        said: set[float] = set()  # a limit that bounds what people face and what mechanisms run with is said once
        for limit, value, words, is_minimum in self._numbers(plan):
            if limit is None:
                continue
            if is_minimum and not plan.sizes_are_public:
                yield PrivacyRefusal(
                    "This site {rule}; a plan that keeps the size of the study secret cannot show it.",
                    code="policy.size-is-secret",
                    remedy=Remedy.CHOOSE_FAMILY_THAT_KNOWS_SIZE,
                    rule=Phrase(words, limit=limit),
                )
            elif value < limit if is_minimum else value > limit * (1 + SLACK):
                if isinstance(value, float) and limit in said:
                    continue
                said.add(limit)
                yield _broken(Phrase(words, limit=limit), value if isinstance(value, int) else Epsilon(value))

    def _numbers(self, plan: Plan) -> Iterator[tuple[float | None, float, str, bool]]:
        """(limit, what the plan has, the rule in words, whether it is a least number of people)."""
        design, model = plan.design, plan.adversary
        spends, may_spend = (model.entity_epsilon_of(each) for each in (plan.epsilon, plan.budget))
        yield self.max_epsilon, spends, mark("allows ε of at most {limit} in one release"), False
        yield (
            self.run_epsilon,
            plan.epsilon,
            mark("allows a mechanism to be run with ε of at most {limit} in one release"),
            False,
        )
        yield self.max_budget, may_spend, mark("allows a budget of at most ε = {limit}"), False
        yield (
            self.run_budget,
            plan.budget,
            mark("allows the mechanisms of all releases to be run with ε = {limit} at most"),
            False,
        )
        if plan.design.trait is None:
            yield self.min_cases, design.n_cases, mark("asks for at least {limit} cases"), True
            yield self.min_controls, design.n_controls, mark("asks for at least {limit} controls"), True
        yield self.min_participants, design.n_people, mark("asks for at least {limit} participants"), True
        yield from self._strata_numbers(plan)
        yield self.max_snps, plan.release.n_snps, mark("allows at most {limit} SNPs in one release"), False

    def _strata_numbers(self, plan: Plan) -> Iterator[tuple[float | None, float, str, bool]]:
        sizes: Sequence[tuple[int, int] | int] = plan.design.sizes.strata if plan.design.strata else ()
        cases = self.min_cases if self.min_stratum_cases is None else self.min_stratum_cases
        controls = self.min_controls if self.min_stratum_controls is None else self.min_stratum_controls
        for each in sizes:
            if isinstance(each, tuple):
                yield cases, each[0], mark("asks for at least {limit} cases in each stratum"), True
                yield controls, each[1], mark("asks for at least {limit} controls in each stratum"), True
            people = sum(each) if isinstance(each, tuple) else each
            yield (
                self.min_stratum_participants,
                people,
                mark("asks for at least {limit} participants in each stratum"),
                True,
            )

    def _names(self, plan: Plan) -> Iterator[PrivacyRefusal]:
        release = plan.release
        given: tuple[tuple[str, tuple[str, ...], str], ...] = (
            ("families", (plan.adversary.family.name,), mark("allows as attackers {limit}")),
            ("secrets", (plan.secret.value,), mark("allows as what must stay secret {limit}")),
            ("mechanisms", (release.mechanism,), mark("allows the mechanisms {limit}")),
            ("scores", (release.score.name,) if release.kind.uses_score else (), mark("allows the scores {limit}")),
            ("kinds", kinds_of(plan), mark("allows to publish {limit}")),
        )
        for rule, names, words in given:
            allowed: tuple[str, ...] | None = getattr(self, rule)
            for name in names:
                if allowed is not None and name not in allowed:
                    yield _broken(
                        Phrase(words, limit=tuple(_in_words(rule, each) for each in allowed)), _in_words(rule, name)
                    )

    def _flags(self, plan: Plan) -> Iterator[PrivacyRefusal]:
        design = plan.design
        has_reference = design.reference is not None or plan.release.score.offset is not None
        for allowed, there, words in (
            (self.allow_strata, bool(design.strata), mark("allows no study with strata")),
            (self.allow_traits, design.trait is not None, mark("allows no study of a quantitative trait")),
            (self.allow_imputed, design.dosages is not None, mark("allows no imputed genotypes")),
            (self.allow_reference, has_reference, mark("allows no reference panel")),
            (self.allow_accounts, plan.account is not None, mark("allows no account beside the ledger's own")),
        ):
            if there and not allowed:
                yield PrivacyRefusal(
                    "This site {rule}.",
                    code="policy.not-allowed",
                    remedy=Remedy.CHANGE_PLAN_OR_ASK_SITE,
                    rule=Phrase(words),
                )

    def _attacker(self, plan: Plan) -> Iterator[PrivacyRefusal]:
        model = plan.adversary
        if self.min_group_size is not None and model.group_size < self.min_group_size:
            yield _broken(
                Phrase("requires that families of {limit} people are protected together", limit=self.min_group_size),
                model.group_size,
            )
        asked = self.covers_prior
        if asked is not None and (model.prior.low > asked.low + SLACK or model.prior.high < asked.high - SLACK):
            yield _broken(
                Phrase(
                    "requires a guarantee that covers priors from {low} to {limit}",
                    low=Share(asked.low),
                    limit=Share(asked.high),
                ),
                Phrase("{low} to {high}", low=Share(model.prior.low), high=Share(model.prior.high)),
            )
        if self.max_cap is None:
            return
        if not model.protects_outside and asked is not None and asked != model.prior:
            yield _broken(Phrase("requires a guarantee beyond this family's own priors"), Chosen.of(model.family))
        reached = _posterior(model.entity_epsilon_of(plan.budget), self._high(plan))
        if reached > self.max_cap * (1 + SLACK):
            yield _broken(
                Phrase(
                    "allows nobody to become more than {limit} certain, over all releases together",
                    limit=Share(self.max_cap),
                ),
                Share(reached),
            )

    def _high(self, plan: Plan) -> float:
        """The largest belief that the cap must hold for: the plan's, and what the site asks to be covered."""
        asked = 0.0 if self.covers_prior is None else self.covers_prior.high
        return max(plan.adversary.prior.high, asked)

    def most_units(self, plan: Plan) -> int | None:
        """What the mechanisms of all releases may spend together against the plan's attacker, in pico-ε; None: any."""
        limits = [] if self.run_budget is None else [self.run_budget]
        if self.max_budget is not None:
            limits.append(plan.adversary.mechanism_epsilon_of(self.max_budget))
        if self.max_cap is not None:
            ratio = float(likelihood_ratio_for_cap(self.max_cap, min(self._high(plan), self.max_cap)))
            if math.isfinite(ratio):
                limits.append(plan.adversary.mechanism_epsilon_of(math.log(ratio)))
        return to_units(min(min(limits) * (1 + SLACK), LARGEST_EPSILON)) if limits else None


def _posterior(epsilon: float, prior: float) -> float:
    """How sure somebody of belief ``prior`` can become where the entity faces ``epsilon``."""
    return 1.0 if epsilon > 700 else float(posterior_upper(math.exp(epsilon), prior))


def all_of(broken: Sequence[PrivacyRefusal]) -> PrivacyRefusal:
    """One refusal that says all of them."""
    if len(broken) == 1:
        return broken[0]
    rules = broken[0].phrase
    for each in broken[1:]:
        rules = Phrase("{rules} {rule}", rules=rules, rule=each.phrase)
    remedies = tuple(dict.fromkeys(remedy for each in broken for remedy in each.remedies))
    return PrivacyRefusal(
        "The plan breaks {n} rules of this site. {rules}",
        code="policy.broken-rules",
        remedy=remedies,
        n=len(broken),
        rules=rules,
    )


def _in_words(rule: str, name: str) -> Phrase:
    return Phrase("“{words}”", words=Phrase(WORDS_OF[rule](name)))


def _broken(rule: Phrase, value: object) -> PrivacyRefusal:
    return PrivacyRefusal(
        "This site {rule}; the plan has {value}.",
        code="policy.broken",
        remedy=Remedy.CHANGE_PLAN_OR_ASK_SITE,
        rule=rule,
        value=value,
    )


def _day(text: str | None, name: str) -> date | None:
    try:
        return None if text is None else date.fromisoformat(text)
    except ValueError:
        raise InvalidPlan("is not a calendar date.", code="policy.no-day", field=name) from None
