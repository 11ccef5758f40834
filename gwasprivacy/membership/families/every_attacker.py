"""The family of all distributions: explained, and nothing offered.  Li et al. 2013."""

from __future__ import annotations

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.language import mark
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.families.family import Adversary, PriorFamily


class All(PriorFamily):
    """Every belief about everybody together, with any dependence between people."""

    name = "all"
    title = mark("Every conceivable attacker")
    short = mark("explained; no release possible")
    attacker = "every-attacker.attacker"
    assumes = "every-attacker.assumes"
    possible = False
    releases = "every-attacker.releases"
    calibration = "Pr[A(T) ∈ S] ≤ γ·Pr[A(T′) ∈ S] for all datasets T, T′"
    source = "Li et al. 2013"
    who = mark("every conceivable attacker")
    uses_prior = False
    prior_is_share_of_cases = False

    def need_numbers(self) -> None:
        raise PrivacyRefusal("family.all-numbers", reason=Phrase(_NOTHING))

    def why_no_epsilon(self, model: Adversary) -> str:
        return _NOTHING

    def check_release(self, model: Adversary, *, counts: bool) -> None:
        raise PrivacyRefusal("family.all-release")

    def sentence(self, model: Adversary) -> str:
        return tell("every-attacker.no-guarantee")


_NOTHING = mark("Against every conceivable attacker no useful GWAS result can be released.")

ALL = All()
