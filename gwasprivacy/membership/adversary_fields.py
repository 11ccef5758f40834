"""The fields of an adversary model, each declared once; what follows from them is :mod:`gwasprivacy.membership.adversary`'s."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gwasprivacy.base.declared_fields import Group, Option, declared
from gwasprivacy.base.json_forms import Choice, Flag, Number, OrNull, Row, Whole
from gwasprivacy.base.language import mark, say_marked
from gwasprivacy.base.number_words import count
from gwasprivacy.membership import adversary_rules
from gwasprivacy.membership.families import BOUNDED, FAMILIES, PriorFamily, families_with
from gwasprivacy.membership.families.uniform import LARGEST_K
from gwasprivacy.membership.guarantee import (
    PRIOR,
    TARGET,
    PriorRange,
    Target,
    TargetKind,
)
from gwasprivacy.membership.loss import LOSS, PURE, Loss
from gwasprivacy.membership.secrets import SIZES_IN_WORDS, SamplingScheme, Secret, Sizes

_HALF = PriorRange(0.5, 0.5)
_GAMMA = Target(TargetKind.GAMMA, 1.5)


def _families_in_words() -> str:
    return "; ".join(
        f"{each.name}: {each.short}{' (default, where all numbers of participants are printed)' * (each == BOUNDED)}"
        for each in FAMILIES.values()
    )


def _of(name: str, words: str) -> Callable[[], str]:
    """The help of an option that only some families have."""
    return lambda: f"{', '.join(family.name for family in families_with(name))}: {words}"


@dataclass(frozen=True, slots=True, kw_only=True)
class AdversaryFields:
    """What is said of an attacker and of a guarantee against them.

    Each form's ``about`` says what its field is; here is what it does not.  ``prior``: for the families ``identifiability`` and
    ``uniform`` it follows (1/m, ½) and what is given is replaced.  ``sampling`` defaults to fixed-size, ``sizes`` to the family's
    usual answer.  ``loss``: how the loss of what is released spreads, for bounds on membership tests and for
    guarantees by them; ``names_loss``: whether that is stated; what is not counts as pure, for ever.  γ, caps and the ε of a guarantee
    by them use neither it nor ``pure_epsilon``: a rare output may tell more.  ``n_strata`` and ``has_groups``, whether cases are
    compared with controls, a plan takes from its design; where there are none nobody's diagnosis is asked about.
    """

    family: PriorFamily = declared(
        BOUNDED,
        Choice(of=lambda: FAMILIES.names, about="The family of priors."),
        required=True,
        group=Group.ATTACKER,
        option=Option("--family", _families_in_words),
    )
    secret: Secret = declared(
        Secret.PARTICIPATION,
        Choice(of=lambda: Secret),
        required=True,
        group=Group.SECRET,
        option=Option(
            "--secret",
            "that somebody took part (default), which participants are cases, or what was measured in them",
            default=Secret.PARTICIPATION,
        ),
        undo=mark("Choose the secret"),
    )
    phenotype_known: bool = declared(
        True,
        Flag(about="Whether the attacker knows who has the disease (participation only)."),
        group=Group.SECRET,
        option=Option(
            "--phenotype-unknown",
            "participation, where the numbers of cases and of controls are printed: the attacker does not know who has the disease; halves ε",
        ),
        caption=mark("the attacker knows who has the disease"),
        about=mark("Without this tick, ε is halved: the sizes of both groups reveal something then."),
        shown=lambda model: model.has_groups,
        usable=lambda model: model.secret is Secret.PARTICIPATION and model.sizes is Sizes.ALL,
        topic="phenotype-known",
        undo=mark("Set what the attacker knows"),
        differs=(mark("diagnoses known"), mark("diagnoses not known")),
    )
    sizes: Sizes = declared(
        None,
        OrNull(
            Choice(
                of=lambda: Sizes,
                about="What is printed anywhere (paper, registry, flow chart) of how many took part: all numbers, those of cases and of "
                "controls in every stratum; only the total; or about so many, none of them exactly. The family must fit.",
            )
        ),
        group=Group.SIZES,
        option=Option(
            "--sizes",
            "what is printed anywhere (paper, registry, flow chart, ethics file) of how many took part: all: the numbers of cases and "
            "of controls (default); total: only how many in all; about: no exact number. The family of attackers follows",
        ),
        caption=mark("exact numbers printed anywhere"),
        name=mark(
            "Will the exact number of participants be printed anywhere: paper, registry, flow chart, ethics file?"
        ),
        choices=lambda: {each.value: words for each, words in SIZES_IN_WORDS.items()},
        shown=lambda model: model.has_groups,
        topic="printed-sizes",
        undo=mark("Say which numbers are printed"),
        differs=mark("printed numbers: {value}"),
        words=lambda sizes: say_marked(SIZES_IN_WORDS[sizes]),
    )
    prior: PriorRange = declared(
        _HALF, PRIOR, part=PriorRange, option=Option("--prior"), undo=mark("Set the prior range")
    )
    target: Target = declared(_GAMMA, TARGET, required=True, part=Target, undo=mark("Set the guarantee"))
    negative: bool = declared(
        False,
        Flag(about="Whether the same guarantee holds for the belief that somebody did not take part."),
        group=Group.GUARANTEE,
        option=Option(
            "--negative",
            "also protect non-participation: the same for the belief that somebody did not take part",
        ),
        caption=mark("also protect non-participation"),
        name=mark("Also protect non-participation: the same guarantee for the belief that somebody did not take part"),
        usable=lambda model: model.two_sided,
        topic="negative",
        undo=mark("Set the protection of non-participation"),
        differs=(mark("non-participation protected too"), mark("only participation protected")),
    )
    group_size: int = declared(
        1,
        Whole(low=1, high=adversary_rules.LARGEST_GROUP, about="Most records of one protected entity."),
        group=Group.ATTACKER,
        option=Option("--group-size", "family size: most records of one family (default 1)", "G", 1),
        undo=mark("Set the family size"),
        differs=mark("family size {value}"),
        words=count,
    )
    worlds: int | None = declared(
        None,
        OrNull(Whole(low=2, remedy="number-of-worlds", about="m (identifiability).")),
        brief=True,
        group=Group.ATTACKER,
        option=Option("--worlds", _of("worlds", "how many people the last participant could be"), "M"),
        undo=mark("Set the number of candidates"),
    )
    sampling_rate: float | None = declared(
        None,
        OrNull(Number(above=0, high=1, remedy="sampling-share", about="β (sampled).")),
        brief=True,
        group=Group.ATTACKER,
        option=Option("--rate", _of("sampling_rate", "share of the cohort that the study drew"), "BETA"),
        undo=mark("Set the sampling rate"),
    )
    sampling: SamplingScheme | None = declared(
        None,
        OrNull(Choice(of=lambda: SamplingScheme)),
        brief=True,
        group=Group.ATTACKER,
        option=Option(
            "--sampling-scheme",
            _of("sampling", "a fixed number from each group (default), or everybody independently"),
        ),
        undo=mark("Set how the sample was drawn"),
    )
    invited: tuple[int, int] | None = declared(
        None,
        OrNull(Row((Whole(low=1), Whole(low=2)), about="(took part, were invited): where the prior comes from.")),
        brief=True,
        option=Option("--invited"),
    )
    k: int | None = declared(
        None,
        OrNull(Whole(low=2, high=LARGEST_K, remedy="k-of-two", about="k-Max’s k (uniform).")),
        brief=True,
        group=Group.ATTACKER,
        option=Option("--k", _of("k", "the k of k-Max"), "K"),
    )
    loss: Loss = declared(PURE, OrNull(LOSS), part=Loss, when=lambda model: model.names_loss)
    pure_epsilon: float | None = declared(
        None,
        OrNull(Number(above=0, about="The part of a release’s ε beside that loss of which nothing but ε is known.")),
        brief=True,
    )
    names_loss: bool = False
    n_strata: int = 1
    has_groups: bool = True
