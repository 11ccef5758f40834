"""The model in plain words: for the top of the window, the command line, and the signed report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gwasprivacy.base.number_words import percent, three_digits
from gwasprivacy.membership.families import FAMILIES, Family
from gwasprivacy.membership.secrets import NEIGHBOURS_IN_WORDS, SECRETS, Neighbours, SamplingScheme, Secret

if TYPE_CHECKING:
    from gwasprivacy.membership.adversary import AdversaryModel

# The families' descriptions speak of participation; these are the two that case status can have.
_CASE_STATUS_WORDS = {
    Family.BOUNDED: (
        "Someone who knows who took part and how many of them are cases, and has their own guess, person by person, of "
        "who is one. They may know the genomes of everybody, and of every participant but two whether they are a case.",
        "Beforehand, whether one participant is a case says nothing about another, except that the number of cases is "
        "fixed. Given that number, the attacker is either certain about a participant or believes with a probability "
        "inside the chosen range that they are a case.",
    ),
    Family.IDENTIFIABILITY: (
        "Someone who knows who took part and who all the cases are but one, and has narrowed the last case down to m "
        "participants who are all equally likely.",
        "Every participant is known to be a case, known to be a control, or one of the m equally likely candidates, of "
        "whom exactly one is a case.",
    ),
}


def range_in_words(model: AdversaryModel) -> str:
    """The prior range: "50 % sure", "between 10 % and 50 % sure", "however sure"."""
    prior = model.prior
    if prior.is_any:
        return "however sure"
    if prior.is_single:
        return f"{percent(prior.low)} sure"
    if prior.low == 0:
        return f"at most {percent(prior.high)} sure"
    if prior.high == 1:
        return f"at least {percent(prior.low)} sure"
    return f"between {percent(prior.low)} and {percent(prior.high)} sure"


def event_in_words(model: AdversaryModel) -> str:
    """What the attacker is (un)sure of: "that a patient took part"."""
    if model.secret is Secret.CASE_STATUS:
        return (
            "that a participant is a case"
            if model.group_size == 1
            else f"that a family of up to {model.group_size} participants is among the cases"
        )
    where = "is in the cohort that the study was drawn from" if model.family is Family.SAMPLED else "took part"
    if model.group_size == 1:
        return f"that a {'person' if model.family is Family.SAMPLED else 'patient'} {where}"
    return f"that a family of up to {model.group_size} people {where}"


def sentence(model: AdversaryModel) -> str:
    """The promise in one plain sentence, with bounds rounded so that they stay true."""
    event = event_in_words(model)
    if model.family is Family.ALL:
        return "Against every conceivable attacker no useful result can be released, so nothing is promised."
    ratio = three_digits(model.likelihood_ratio)
    if model.family is Family.IDENTIFIABILITY:
        what = "last unknown participant" if model.secret is Secret.PARTICIPATION else "last unknown case"
        low, high = model.posterior_bounds(model.prior.low)
        least = f" and at least {percent(low, up=False)}" if model.negative else ""
        return (
            f"Someone who has narrowed the {what} down to {model.worlds} equally likely people can become at most "
            f"{percent(high, up=True)}{least} sure of each."
        )
    prior = model.prior
    low, high = model.posterior_bounds(prior.low)[0], model.cap
    if prior.high == 1:
        half_low, half_high = model.posterior_bounds(0.5)
        ends = f"between {percent(half_low, up=False)} and " if model.negative else "at most "
        who = "However sure someone is" if prior.is_any else f"For someone who is {range_in_words(model)}"
        change = "change" if model.negative else "grow"
        return (
            f"{who} {event}, their odds {change} at most {ratio}-fold: "
            f"50 % sure becomes {ends}{percent(half_high, up=True)}."
        )
    if model.negative:
        return (
            f"Someone who is {range_in_words(model)} {event} ends between {percent(low, up=False)} and "
            f"{percent(high, up=True)} sure."
        )
    return f"Someone who is {range_in_words(model)} {event} can become at most {percent(high, up=True)} sure."


def assumptions(model: AdversaryModel) -> tuple[str, ...]:
    """For whom the promise holds and what must be true for it: full sentences, most important first."""
    family = FAMILIES[model.family]
    attacker, assumed = family.attacker, family.assumes
    if model.secret is Secret.CASE_STATUS and model.family is not Family.ALL:
        attacker, assumed = _CASE_STATUS_WORDS[model.family]
    said = [f"The attacker: {attacker}", f"Assumed: {assumed}"]
    if model.family is Family.ALL:
        said.append(family.releases)
        return tuple(said)
    if model.family is Family.SAMPLED:
        said.append("The secret: nobody should learn from the release whether a particular person is in the cohort.")
    else:
        said.append(f"The secret: {SECRETS[model.secret].words} {SECRETS[model.secret].attacker_knows}")
    said += _prior_sentences(model)
    said += _neighbour_sentences(model)
    if model.family is Family.SAMPLED:
        scheme = (
            "everybody in the cohort was drawn independently with the same probability"
            if model.sampling is SamplingScheme.POISSON
            else "a fixed number of each group was drawn without replacement (the rate is the larger of the groups' rates)"
        )
        said.append(
            f"The study is a secret sample: {scheme}, at a rate of {percent(model.sampling_rate or 1.0)}. A member of the "
            "cohort is protected by the draw and the noise together. If it becomes known who was drawn, only the noise is left."
        )
    said.append(_group_sentence(model))
    if model.two_sided:
        if model.negative:
            said.append(
                "Both directions: the same γ holds for the belief that somebody did not take part (or is not a case)."
            )
    else:
        said.append("One direction only: nothing is promised about the belief that somebody did not take part.")
    said.append(
        "Several releases from the same study add up: γ then follows from the sum of their ε, never from a product of γ's."
    )
    return tuple(said)


def _prior_sentences(model: AdversaryModel) -> list[str]:
    prior = model.prior
    said = []
    if model.invited is not None:
        said.append(
            f"The prior comes from the recruitment: {model.invited[0]:,} of {model.invited[1]:,} invited people took part."
        )
    given = " given the study's public size" if model.neighbours is not Neighbours.ADD_REMOVE else ""
    if prior.is_any:
        said.append(
            f"Any belief is covered: whatever the attacker thinks beforehand, γ = {three_digits(model.gamma)} holds."
        )
    elif model.k is not None:
        said.append(f"Covered is the uniform attacker alone, with γ = {three_digits(model.gamma)}; nobody else.")
    else:
        said.append(
            f"Covered are attackers who, about each person, are {range_in_words(model)}{given}, or entirely certain. "
            f"For them γ = {three_digits(model.gamma)}. For every other belief "
            f"γ = {three_digits(model.gamma_any_prior)} still holds."
        )
    if model.secret is Secret.CASE_STATUS and model.family is not Family.IDENTIFIABILITY:
        if prior.is_single:
            said.append(
                f"The attacker believes the same of every participant, so this belief must be the share of cases among "
                f"the participants: {percent(prior.low)} of them are cases."
            )
        elif not prior.is_any:
            said.append(
                "An attacker who knows nothing else believes the share of cases among the participants; the range must include it."
            )
    return said


def _neighbour_sentences(model: AdversaryModel) -> list[str]:
    if model.k is not None:
        return [f"The release is k-Max with k = {model.k}, which is not differentially private."]
    said = [f"The release must be differentially private for neighbours where {NEIGHBOURS_IN_WORDS[model.neighbours]}."]
    if model.secret is Secret.PARTICIPATION and model.neighbours is Neighbours.REPLACE_ONE:
        if model.phenotype_known:
            said.append(
                "The attacker knows of everybody who could have taken part whether they have the disease. One who does "
                "not could learn twice as much (e^2ε): then say so, and ε is halved."
            )
        else:
            said.append("The attacker does not know who has the disease; ε is halved to cover this.")
    return said


def _group_sentence(model: AdversaryModel) -> str:
    g = model.group_size
    if g == 1:
        return (
            "One person counts as one entity. Relatives, or others who only take part together, are protected as single "
            "people, not as a group: set the group size to cover them."
        )
    text = f"Up to {g} people who belong together (a family) are protected as one: ε is divided by {g}."
    if model.neighbours is not Neighbours.ADD_REMOVE:
        text += (
            " This holds where every such group has the same number of people in each of cases and controls, or where "
            "the numbers of groups of each kind are public. Otherwise it does not hold."
        )
    return text
