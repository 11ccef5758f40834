"""What a plan says of membership tests: which guarantee was made, what the other would be, and what a tighter count would give."""

from __future__ import annotations

from gwasprivacy.base.errors import READERS, GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import percent, three_digits
from gwasprivacy.membership.loss import Loss
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.membership.wording import attack_guarantee_words, loss_phrase
from gwasprivacy.plan.plan import Plan, in_step


def attack_sentences(plan: Plan) -> list[str]:
    """What one release leaves a membership test, and what it counts on; empty for a plan without numbers."""
    try:
        most = plan.adversary.advantage_after(plan.counted_spends)
    except GwasPrivacyError:
        return []
    if plan.secret is Secret.TRAIT_VALUE:
        return [
            say(
                "For one such release, no test that decides between two values of a participant’s trait has an advantage (TPR − "
                "FPR) above {most}; this relies on {loss}.",
                most=percent(most, up=True),
                loss=loss_words(plan.adversary.loss),
            )
        ]
    said = [
        attack_guarantee_words(plan.adversary),
        say(
            "No membership test on one such release has an advantage (TPR − FPR) above {most}; this relies on {loss}.",
            most=percent(most, up=True),
            loss=loss_words(plan.adversary.loss),
        ),
        tighter_sentence(plan),
    ]
    return [each for each in said if each]


def tighter_sentence(plan: Plan) -> str:
    """What naming the kind of loss of the release would change, for a plan that names none; "" where nothing would."""
    if plan.adversary.names_loss or plan.release.loss.is_pure:
        return ""
    try:
        now, then = plan, in_step(plan)
        if then.adversary.is_about_attacks and then.adversary.epsilon > now.adversary.epsilon:
            return say(
                "The plan does not say what kind of privacy loss its release has, so its guarantee is computed from ε "
                "alone. With that kind ({loss}), the same guarantee allows ε = {then}, not {now}.",
                loss=loss_words(then.adversary.loss),
                then=three_digits(then.adversary.epsilon),
                now=three_digits(now.adversary.epsilon),
            )
        return say(
            "The plan does not say what kind of privacy loss its release has, so its bounds on membership tests are computed "
            "from ε alone. With that kind ({loss}), the maximum advantage is {then}, not {now}; ε and γ do not change.",
            loss=loss_words(then.adversary.loss),
            then=percent(then.adversary.advantage_after(then.spends), up=True),
            now=percent(now.adversary.advantage_after(now.counted_spends), up=True),
        )
    except GwasPrivacyError:
        return ""


def loss_words(loss: Loss) -> str:
    """:func:`loss_phrase` in the reader’s language."""
    return READERS.words(loss_phrase(loss))
