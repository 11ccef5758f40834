"""The model in plain words: for the top of the window, the command line, and the signed report."""

from __future__ import annotations

from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.number_words import count, percent, three_digits
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.membership.attack_guarantee import ATTACKS
from gwasprivacy.membership.families import Adversary
from gwasprivacy.membership.guarantee import DEFAULT_FPR, TargetKind
from gwasprivacy.membership.loss import Loss
from gwasprivacy.membership.secrets import NEIGHBOURS_IN_STRATA, NEIGHBOURS_IN_WORDS, Neighbours, Secret


def range_in_words(model: Adversary) -> str:
    """The prior range: "50 % sure", "between 10 % and 50 % sure", "however sure"."""
    prior = model.prior
    if prior.is_any:
        return say("however sure")
    if prior.is_single:
        return say("{belief} sure", belief=percent(prior.low))
    if prior.low == 0:
        return say("at most {belief} sure", belief=percent(prior.high))
    if prior.high == 1:
        return say("at least {belief} sure", belief=percent(prior.low))
    return say("between {low} and {high} sure", low=percent(prior.low), high=percent(prior.high))


def event_in_words(model: Adversary) -> str:
    """What the attacker is (un)sure of: "that a patient took part"."""
    if model.secret is Secret.TRAIT_VALUE:
        if model.group_size == 1:
            return say("of the answer to a yes-or-no question about a participant’s value")
        return say(
            "of the answer to a yes-or-no question about the values of up to {size} participants", size=model.group_size
        )
    if not model.has_groups and model.group_size == 1:
        return say("that a person took part")  # nobody is a patient in a study of a trait
    if model.secret is not Secret.CASE_STATUS:
        return model.family.event_words(model.group_size)
    if model.group_size == 1:
        return say("that a participant is a case")
    return say("that a family of up to {size} participants is among the cases", size=model.group_size)


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
        return say("{who} ends between {least} and {most} sure.", who=who, least=least, most=most)
    return say("{who} can become at most {most} sure.", who=who, most=most)


def _someone(model: Adversary) -> str:
    """The attacker by what they believe and must know: "Someone who is 50 % sure that a patient took part"."""
    belief, event = range_in_words(model), event_in_words(model)
    if model.family.knows_strata(model):
        known = _known_words(model)
        return say("Someone who knows {known} and is {belief} {event}", known=known, belief=belief, event=event)
    if model.family.knows_diagnoses(model):
        return say("Someone who knows who has the disease and is {belief} {event}", belief=belief, event=event)
    return say("Someone who is {belief} {event}", belief=belief, event=event)


def _known_words(model: Adversary) -> str:
    """What an attacker of a study with strata knows of everybody, where the guarantee is only for those who do."""
    if model.family.knows_diagnoses(model):
        return say("who has the disease and in which stratum everybody would be")
    return say("in which stratum everybody would be")


def _odds_sentence(model: Adversary) -> str:
    """The guarantee where no cap holds for every belief."""
    least, most = (percent(end, up=up) for end, up in zip(model.posterior_bounds(0.5), (False, True), strict=True))
    event, ratio = event_in_words(model), three_digits(model.likelihood_ratio)
    if model.prior.is_any:
        if model.family.knows_strata(model):
            known = _known_words(model)
            who = say("For someone who knows {known}, however sure they are {event}", known=known, event=event)
        elif model.family.knows_diagnoses(model):
            who = say("For someone who knows who has the disease, however sure they are {event}", event=event)
        else:
            who = say("However sure someone is {event}", event=event)
    elif model.family.knows_strata(model):
        who = say(
            "For someone who knows {known} and is {belief} {event}",
            known=_known_words(model),
            belief=range_in_words(model),
            event=event,
        )
    elif model.family.knows_diagnoses(model):
        who = say(
            "For someone who knows who has the disease and is {belief} {event}",
            belief=range_in_words(model),
            event=event,
        )
    else:
        who = say("For someone who is {belief} {event}", belief=range_in_words(model), event=event)
    if model.negative:
        return say(
            "{who}, their odds change at most {ratio}-fold: 50 % sure becomes between {least} and {most}.",
            who=who,
            ratio=ratio,
            least=least,
            most=most,
        )
    return say(
        "{who}, their odds grow at most {ratio}-fold: 50 % sure becomes at most {most}.",
        who=who,
        ratio=ratio,
        most=most,
    )


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
    if model.target.kind is TargetKind.ADVANTAGE:
        said = say(
            "The guarantee is about membership tests: none has an advantage (TPR − FPR) above {most}.",
            most=percent(model.target.value, up=True),
        )
    elif model.secret is Secret.CASE_STATUS:
        said = say(
            "The guarantee is about membership tests: at a false-positive rate of {fpr}, none recognises more than {most} of the cases.",
            fpr=percent(DEFAULT_FPR if model.target.fpr is None else model.target.fpr),
            most=percent(model.target.value, up=True),
        )
    else:
        said = say(
            "The guarantee is about membership tests: at a false-positive rate of {fpr}, none recognises more than {most} of the "
            "participants.",
            fpr=percent(DEFAULT_FPR if model.target.fpr is None else model.target.fpr),
            most=percent(model.target.value, up=True),
        )
    return " ".join(
        (
            said,
            say(
                "It does not hold for every single output: a rare output may reveal more, up to γ = {gamma}.",
                gamma=three_digits(model.gamma if gamma is None else gamma),
            ),
        )
    )


def assumptions(model: Adversary) -> tuple[str, ...]:
    """For whom the guarantee holds and what must be true for it: full sentences, most important first."""
    family = model.family
    said = [
        say("The attacker: {words}", words=family.attacker_words(model)),
        say("Assumed: {words}", words=family.assumes_words(model)),
    ]
    if not family.possible:
        return (*said, say_marked(family.releases))
    said.append(say("The secret: {words}", words=family.secret_words(model.secret, model.has_groups)))
    said += _prior_sentences(model)
    said += _neighbour_sentences(model)
    said += family.more_assumptions(model)
    said.append(_group_sentence(model))
    if model.two_sided:
        if model.negative and model.secret is Secret.TRAIT_VALUE:
            said.append(say("Both directions: the same γ holds for the belief in “no”."))
        elif model.negative:
            said.append(
                say(
                    "Both directions: the same γ holds for the belief that somebody did not take part (or is not a case)."
                )
            )
    else:
        said.append(say("One direction only: non-participation is not protected."))
    said.append(say("The ε of several releases from the same study add up, and γ then follows from the sum."))
    return tuple(said)


def _prior_sentences(model: Adversary) -> list[str]:
    prior = model.prior
    said = []
    if model.invited is not None:
        said.append(
            say(
                "The prior comes from the recruitment: {took_part} of {invited} invited people took part.",
                took_part=count(model.invited[0]),
                invited=count(model.invited[1]),
            )
        )
    if prior.is_any:
        said.append(
            say(
                "The guarantee covers any prior: whatever the attacker believes beforehand, γ = {gamma} holds.",
                gamma=three_digits(model.gamma),
            )
        )
    elif covered := model.family.covered_words(model):
        said.append(covered)
    else:
        said.append(_covered_range(model))
    if model.secret is Secret.CASE_STATUS and model.family.prior_is_share_of_cases:
        if prior.is_single:
            said.append(
                say(
                    "The attacker has the same prior for every participant, so this prior must be the share of cases among "
                    "the participants: {share} of them are cases.",
                    share=percent(prior.low),
                )
            )
        elif not prior.is_any:
            said.append(
                say(
                    "The prior of an attacker who knows nothing else is the share of cases among the participants; the range must include it."
                )
            )
    return said


def _covered_range(model: Adversary) -> str:
    """Which beliefs about each person the guarantee is for, and what holds for any other."""
    values = {
        "belief": range_in_words(model),
        "gamma": three_digits(model.gamma),
        "other": three_digits(model.gamma_any_prior),
    }
    if model.neighbours in (Neighbours.ADD_REMOVE, Neighbours.LABEL):
        return say(
            "The guarantee covers attackers who, about each person, are {belief}, or certain. For them γ = {gamma}. For any other "
            "prior, γ = {other} still holds.",
            **values,
        )
    return say(
        "The guarantee covers attackers who, about each person, are {belief} given the study’s public size, or certain. For them "
        "γ = {gamma}. For any other prior, γ = {other} still holds.",
        **values,
    )


def neighbours_in_words(model: Adversary) -> str:
    """Which two datasets must be hard to tell apart, as the end of a sentence; with strata, that everybody stays in theirs."""
    if model.neighbours is Neighbours.REPLACE_RECORD and not model.has_groups:
        return say("one participant is replaced by anybody else, and only the number of all participants stays")
    if model.neighbours is Neighbours.REPLACE_ONE and not model.has_groups:
        if model.n_strata > 1:
            return say(
                "one participant’s whole record, genotypes and trait, is replaced within their stratum, and the numbers of participants of "
                "the strata stay"
            )
        return say(
            "one participant’s whole record, genotypes and trait, is replaced, and the number of participants stays"
        )
    if model.n_strata > 1 and model.neighbours in NEIGHBOURS_IN_STRATA:
        return say_marked(NEIGHBOURS_IN_STRATA[model.neighbours])
    return say_marked(NEIGHBOURS_IN_WORDS[model.neighbours])


def _stratum_sentence(model: Adversary) -> str:
    return say(
        "The attacker knows in which of the {number} strata everybody would be who could have taken part. An attacker "
        "who does not could learn {number} times as much.",
        number=model.n_strata,
    )


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
        return say(
            "The exact number of cases must be printed nowhere: to somebody who knows it, the odds could change {squared}-fold, "
            "not {ratio}-fold.",
            squared=squared,
            ratio=ratio,
        )
    if model.neighbours is Neighbours.REPLACE_RECORD:
        return say(
            "The numbers of cases and of controls must be printed nowhere: to somebody who knows both, and not who has the "
            "disease, the odds could change {squared}-fold, not {ratio}-fold.",
            squared=squared,
            ratio=ratio,
        )
    if model.neighbours is Neighbours.ADD_REMOVE:
        return say(
            "The exact number of participants must be printed nowhere: to somebody who knows it, and is unsure of two or more "
            "people, the odds could change {squared}-fold, not {ratio}-fold; to somebody who knows the numbers of cases and of "
            "controls, and not who has the disease, {fourth}-fold.",
            squared=squared,
            ratio=ratio,
            fourth=fourth,
        )
    return ""


def _price_with_a_trait(model: Adversary) -> str:
    """The same of a study of a trait, whose strata are its only groups: with their sizes known, a chain of people may go through all of them."""
    ratio, n_strata = three_digits(model.likelihood_ratio), model.n_strata
    if model.neighbours is Neighbours.REPLACE_RECORD and n_strata > 1:
        return say(
            "The strata’s numbers of participants must be printed nowhere: to somebody who knows them, and not who is in which "
            "stratum, the odds could change {more}-fold, not {ratio}-fold.",
            more=three_digits(model.likelihood_ratio**n_strata),
            ratio=ratio,
        )
    if model.neighbours is not Neighbours.ADD_REMOVE:
        return ""
    said = say(
        "The exact number of participants must be printed nowhere: to somebody who knows it, and is unsure of two or more people, "
        "the odds could change {squared}-fold, not {ratio}-fold.",
        squared=three_digits(model.likelihood_ratio**2),
        ratio=ratio,
    )
    if n_strata == 1:
        return said
    strata = say(
        "To somebody who knows the strata’s numbers, and not who is in which stratum, they could change {more}-fold.",
        more=three_digits(model.likelihood_ratio ** (2 * n_strata)),
    )
    return f"{said} {strata}"


def _neighbour_sentences(model: Adversary) -> list[str]:
    if own := model.family.release_words(model):
        return [own]
    said = [
        say(
            "The release must be differentially private for neighbours where {neighbours}.",
            neighbours=neighbours_in_words(model),
        )
    ]
    if price := price_of_printed_sizes(model):
        said.append(price)
    if model.secret is Secret.PARTICIPATION and model.neighbours is Neighbours.REPLACE_ONE:
        if model.n_strata > 1:
            said.append(_stratum_sentence(model))
        if not model.has_groups:
            return said
        if model.phenotype_known:
            said.append(
                say(
                    "The attacker knows who has the disease, of everybody who could have taken part. An attacker who does not could "
                    "learn twice as much (e^2ε); if the plan covers such attackers, ε is halved."
                )
            )
        else:
            said.append(say("ε is halved, since the attacker does not know who has the disease."))
    return said


def _group_sentence(model: Adversary) -> str:
    g = model.group_size
    if g == 1:
        return say(
            "Each person is protected individually. Relatives, or others who only take part together, are not protected as a "
            "family: set the family size to cover them."
        )
    said = [say("Family size {size}: up to {size} relatives are protected as one, and ε is divided by {size}.", size=g)]
    if model.neighbours is Neighbours.REPLACE_RECORD or (
        model.neighbours is Neighbours.REPLACE_ONE and not model.has_groups
    ):
        said.append(
            say(
                "This holds where every such group has the same number of people, or where the numbers of groups of each size are "
                "public. Otherwise it does not hold."
            )
        )
    elif model.neighbours in (Neighbours.REPLACE_ONE, Neighbours.SWAP):
        said.append(
            say(
                "This holds where every such group has the same number of people among cases and among controls, or where "
                "the numbers of groups of each kind are public. Otherwise it does not hold."
            )
        )
    return " ".join(said)
