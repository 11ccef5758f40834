"""The model in plain words: for the top of the window, the command line, and the signed report."""

from __future__ import annotations

from gwasprivacy.base.number_words import count, percent, three_digits
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.attack_guarantee import ATTACKS
from gwasprivacy.membership.families import Adversary
from gwasprivacy.membership.guarantee import DEFAULT_FPR, TargetKind
from gwasprivacy.membership.loss import Loss
from gwasprivacy.membership.secrets import NEIGHBOURS_IN_STRATA, NEIGHBOURS_IN_WORDS, Neighbours, Secret


def range_in_words(model: Adversary) -> str:
    """The prior range: "50 % sure", "between 10 % and 50 % sure", "however sure"."""
    prior = model.prior
    if prior.is_any:
        return tell("belief.however-sure")
    if prior.is_single:
        return tell("belief.sure", belief=percent(prior.low))
    if prior.low == 0:
        return tell("belief.at-most-sure", belief=percent(prior.high))
    if prior.high == 1:
        return tell("belief.at-least-sure", belief=percent(prior.low))
    return tell("belief.between-sure", low=percent(prior.low), high=percent(prior.high))


def event_in_words(model: Adversary) -> str:
    """What the attacker is (un)sure of: "that a patient took part"."""
    if model.secret is Secret.TRAIT_VALUE:
        if model.group_size == 1:
            return tell("event.answer-about-value")
        return tell("event.answer-about-values-of-family", size=model.group_size)
    if not model.has_groups and model.group_size == 1:
        return tell("event.person-took-part")  # nobody is a patient in a study of a trait
    if model.secret is not Secret.CASE_STATUS:
        return model.family.event_words(model.group_size)
    if model.group_size == 1:
        return tell("event.participant-is-case")
    return tell("event.family-among-cases", size=model.group_size)


def sentence(model: Adversary) -> str:
    """The guarantee in one plain sentence, with bounds rounded so that they stay true, and what the attacker must know."""
    if own := model.family.sentence(model):
        return own
    prior = model.prior
    if prior.high == 1:
        return _odds_sentence(model)
    least, most = percent(model.posterior_bounds(prior.low)[0], up=False), percent(model.cap, up=True)
    who = _someone(model)
    if model.negative:
        return tell("guarantee.between-sure", who=who, least=least, most=most)
    return tell("guarantee.at-most-sure", who=who, most=most)


def _someone(model: Adversary) -> str:
    """The attacker by what they believe and must know: "Someone who is 50 % sure that a patient took part"."""
    belief, event = range_in_words(model), event_in_words(model)
    if model.family.knows_strata(model):
        known = _known_words(model)
        return tell("attacker.knows-and-is", known=known, belief=belief, event=event)
    if model.family.knows_diagnoses(model):
        return tell("attacker.knows-diagnoses-and-is", belief=belief, event=event)
    return tell("attacker.is", belief=belief, event=event)


def _known_words(model: Adversary) -> str:
    """What an attacker of a study with strata knows of everybody, where the guarantee is only for those who do."""
    return tell("attacker.diagnoses-and-strata" if model.family.knows_diagnoses(model) else "attacker.strata")


def _odds_sentence(model: Adversary) -> str:
    """The guarantee where no cap holds for every belief."""
    least, most = (percent(end, up=up) for end, up in zip(model.posterior_bounds(0.5), (False, True), strict=True))
    belief, event, ratio = range_in_words(model), event_in_words(model), three_digits(model.likelihood_ratio)
    if model.prior.is_any:
        if model.family.knows_strata(model):
            who = tell("attacker.for-who-knows-however-sure", known=_known_words(model), event=event)
        elif model.family.knows_diagnoses(model):
            who = tell("attacker.for-who-knows-diagnoses-however-sure", event=event)
        else:
            who = tell("attacker.however-sure", event=event)
    elif model.family.knows_strata(model):
        who = tell("attacker.for-who-knows-and-is", known=_known_words(model), belief=belief, event=event)
    elif model.family.knows_diagnoses(model):
        who = tell("attacker.for-who-knows-diagnoses-and-is", belief=belief, event=event)
    else:
        who = tell("attacker.for-who-is", belief=belief, event=event)
    if model.negative:
        return tell("guarantee.odds-change", who=who, ratio=ratio, least=least, most=most)
    return tell("guarantee.odds-grow", who=who, ratio=ratio, most=most)


def loss_phrase(loss: Loss) -> Phrase:
    """What a kind of loss says, in one sentence without its name, for a place in another sentence."""
    if loss.is_pure:
        return Phrase("a loss of which only ε is known")
    if loss.rounds > 1:
        return Phrase("{n} draws one after another, each with a loss of range ε/{n}", n=loss.rounds)
    return Phrase("one draw whose loss stays within a range of length ε")


def attack_guarantee_words(model: Adversary, gamma: float | None = None) -> str:
    """What a guarantee by advantage or TPR says, and what it does not; "" for other guarantees.

    ``gamma``: of all releases that it is said of (None: of the one that the guarantee allows).
    """
    if model.target.kind not in ATTACKS:
        return ""
    most, fpr = percent(model.target.value, up=True), model.target.fpr
    if model.target.kind is TargetKind.ADVANTAGE:
        said = tell("guarantee.no-advantage-above", most=most)
    else:
        said = tell(
            "guarantee.none-recognises-more-cases"
            if model.secret is Secret.CASE_STATUS
            else "guarantee.none-recognises-more-participants",
            fpr=percent(DEFAULT_FPR if fpr is None else fpr),
            most=most,
        )
    limit = tell("guarantee.rare-output-may-reveal-more", gamma=three_digits(model.gamma if gamma is None else gamma))
    return f"{said} {limit}"


def assumptions(model: Adversary) -> tuple[str, ...]:
    """For whom the guarantee holds and what must be true for it: full sentences, most important first."""
    family = model.family
    said = [
        tell("assumed.the-attacker", words=family.attacker_words(model)),
        tell("assumed.the-assumption", words=family.assumes_words(model)),
    ]
    if not family.possible:
        return (*said, tell(family.releases))
    said.append(tell("assumed.the-secret", words=family.secret_words(model.secret, model.has_groups)))
    said += _prior_sentences(model)
    said += _neighbour_sentences(model)
    said += family.more_assumptions(model)
    said.append(_group_sentence(model))
    if model.two_sided:
        if model.negative and model.secret is Secret.TRAIT_VALUE:
            said.append(tell("assumed.both-directions-of-value"))
        elif model.negative:
            said.append(tell("assumed.both-directions"))
    else:
        said.append(tell("assumed.one-direction"))
    said.append(tell("assumed.epsilons-add-up"))
    return tuple(said)


def _prior_sentences(model: Adversary) -> list[str]:
    prior = model.prior
    said = []
    if model.invited is not None:
        said.append(tell("prior.from-recruitment", took_part=count(model.invited[0]), invited=count(model.invited[1])))
    if prior.is_any:
        said.append(tell("prior.any-is-covered", gamma=three_digits(model.gamma)))
    elif covered := model.family.covered_words(model):
        said.append(covered)
    else:
        said.append(_covered_range(model))
    if model.secret is Secret.CASE_STATUS and model.family.prior_is_share_of_cases:
        if prior.is_single:
            said.append(tell("prior.is-share-of-cases", share=percent(prior.low)))
        elif not prior.is_any:
            said.append(tell("prior.includes-share-of-cases"))
    return said


def _covered_range(model: Adversary) -> str:
    """Which beliefs about each person the guarantee is for, and what holds for any other."""
    values = {
        "belief": range_in_words(model),
        "gamma": three_digits(model.gamma),
        "other": three_digits(model.gamma_any_prior),
    }
    is_secret = model.neighbours in (Neighbours.ADD_REMOVE, Neighbours.LABEL)
    return tell("prior.covered" if is_secret else "prior.covered-given-size", **values)


def neighbours_in_words(model: Adversary) -> str:
    """Which two datasets must be hard to tell apart, as the end of a sentence; with strata, that everybody stays in theirs."""
    if model.neighbours is Neighbours.REPLACE_RECORD and not model.has_groups:
        return tell("neighbours.anybody-of-a-trait")
    if model.neighbours is Neighbours.REPLACE_ONE and not model.has_groups:
        return tell("neighbours.whole-record-in-stratum" if model.n_strata > 1 else "neighbours.whole-record")
    if model.n_strata > 1 and model.neighbours in NEIGHBOURS_IN_STRATA:
        return tell(NEIGHBOURS_IN_STRATA[model.neighbours])
    return tell(NEIGHBOURS_IN_WORDS[model.neighbours])


def _stratum_sentence(model: Adversary) -> str:
    return tell("assumed.strata-are-known", number=model.n_strata)


def price_of_printed_sizes(model: Adversary) -> str:
    """What somebody could learn who knows exact numbers that are said to be printed nowhere; "" where all of them are.
    Of a secret sample nothing is proven then."""
    if model.sampling_rate is not None:
        return ""
    if not model.has_groups:
        return _price_with_a_trait(model)
    ratio = three_digits(model.likelihood_ratio)
    squared, fourth = (three_digits(model.likelihood_ratio**power) for power in (2, 4))
    if model.neighbours is Neighbours.LABEL:
        return tell("printed.cases-nowhere", squared=squared, ratio=ratio)
    if model.neighbours is Neighbours.REPLACE_RECORD:
        return tell("printed.groups-nowhere", squared=squared, ratio=ratio)
    if model.neighbours is Neighbours.ADD_REMOVE:
        return tell("printed.participants-or-groups-nowhere", squared=squared, ratio=ratio, fourth=fourth)
    return ""


def _price_with_a_trait(model: Adversary) -> str:
    """The same of a study of a trait, whose strata are its only groups: with their sizes known, a chain of people may go through all of them."""
    ratio, n_strata = three_digits(model.likelihood_ratio), model.n_strata
    if model.neighbours is Neighbours.REPLACE_RECORD and n_strata > 1:
        return tell("printed.strata-nowhere", more=three_digits(model.likelihood_ratio**n_strata), ratio=ratio)
    if model.neighbours is not Neighbours.ADD_REMOVE:
        return ""
    said = tell("printed.participants-nowhere", squared=three_digits(model.likelihood_ratio**2), ratio=ratio)
    if n_strata == 1:
        return said
    strata = tell("printed.strata-too", more=three_digits(model.likelihood_ratio ** (2 * n_strata)))
    return f"{said} {strata}"


def _neighbour_sentences(model: Adversary) -> list[str]:
    if own := model.family.release_words(model):
        return [own]
    said = [tell("neighbours.must-be-private", neighbours=neighbours_in_words(model))]
    if price := price_of_printed_sizes(model):
        said.append(price)
    if model.secret is Secret.PARTICIPATION and model.neighbours is Neighbours.REPLACE_ONE:
        if model.n_strata > 1:
            said.append(_stratum_sentence(model))
        if not model.has_groups:
            return said
        said.append(tell("assumed.diagnoses-are-known" if model.phenotype_known else "assumed.diagnoses-are-not-known"))
    return said


def _group_sentence(model: Adversary) -> str:
    g = model.group_size
    if g == 1:
        return tell("family-size.one")
    said = [tell("family-size.several", size=g)]
    if model.neighbours is Neighbours.REPLACE_RECORD or (
        model.neighbours is Neighbours.REPLACE_ONE and not model.has_groups
    ):
        said.append(tell("family-size.of-one-size"))
    elif model.neighbours in (Neighbours.REPLACE_ONE, Neighbours.SWAP):
        said.append(tell("family-size.of-one-size-in-groups"))
    return " ".join(said)
