"""The mechanisms by name, and which of them a plan may use with which score and neighbours."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from types import MappingProxyType

from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.mechanisms import selectors
from gwasprivacy.mechanisms.counts import ALLELE_COUNTS, GENOTYPE_COUNTS, Counts
from gwasprivacy.mechanisms.numbers.significant_count import SIGNIFICANT_COUNT, SignificantCount
from gwasprivacy.mechanisms.numbers.values import VALUES, Values
from gwasprivacy.mechanisms.selector import Selector
from gwasprivacy.membership.secrets import Neighbours

# In the order in which people see them; a new file joins at the end.
_ORDER = ("exponential", "permute-and-flip", "joint", "laplace", "significant-set")


def _discover() -> Mapping[str, Selector]:
    found: dict[str, Selector] = {}
    for module in pkgutil.iter_modules(selectors.__path__):
        one: Selector = importlib.import_module(f"{selectors.__name__}.{module.name}").SELECTOR
        found[one.name] = one
    names = sorted(found, key=lambda name: (_ORDER.index(name) if name in _ORDER else len(_ORDER), name))
    return MappingProxyType({name: found[name] for name in names})


MECHANISMS: Mapping[str, Selector] = _discover()
OTHER_RELEASES: Mapping[str, Values | Counts | SignificantCount] = MappingProxyType(
    {one.name: one for one in (VALUES, SIGNIFICANT_COUNT, GENOTYPE_COUNTS, ALLELE_COUNTS)}
)


def selector(name: str) -> Selector:
    """The selector called ``name``; InvalidInput when there is none."""
    try:
        return MECHANISMS[str(name)]
    except KeyError:
        if (other := OTHER_RELEASES.get(str(name))) is not None:
            raise InvalidInput(
                f"{other.title} ({name}): that selects no SNPs, and this is about selections.",
                hint=f"Choose one of: {', '.join(MECHANISMS)}.",
            ) from None
        raise InvalidInput(
            f"There is no mechanism {name!r}.", hint=f"Choose one of: {', '.join(MECHANISMS)}."
        ) from None


def _check_other(mechanism: str, neighbours: Neighbours, threshold: float | None) -> bool:
    """Whether ``mechanism`` is a release other than a selection; PrivacyRefusal if it does not serve ``neighbours``."""
    other = OTHER_RELEASES.get(mechanism)
    if other is None:
        return False
    if neighbours not in other.neighbours:
        raise PrivacyRefusal(
            f"{other.title}: there is no proof for this attacker, who must not learn the size of the study.",
            hint="Publish genotype counts instead, or choose a family that knows the study's size (bounded).",
        )
    if other.needs_threshold and threshold is None:
        raise _no_threshold(other.title)
    return True


def _no_threshold(title: str) -> PrivacyRefusal:
    return PrivacyRefusal(
        f"{title} needs a public threshold on the score.",
        hint="Give a threshold that was fixed without looking at the data.",
    )


def check_supported(
    mechanism: str, score: object, neighbours: Neighbours, *, by_locus: bool = False, threshold: float | None = None
) -> None:
    """Refuse a pair that has no proof: PrivacyRefusal with the reason.  ``score``: a ScoreChoice or its name, for words.

    Selectors work for every neighbour relation for which the score has a sensitivity; ``ScoreChoice.sensitivity`` has
    the last word on that and refuses in its own words.
    """
    if _check_other(mechanism, neighbours, threshold):
        return
    chosen = selector(mechanism)
    label = getattr(score, "label", str(score))
    if neighbours is Neighbours.ADD_REMOVE:
        raise PrivacyRefusal(
            f"{chosen.title} with the score {label} cannot protect a study whose size is itself secret: every score here "
            "is defined for fixed numbers of cases and controls.",
            hint="Choose a family that knows the study's size (bounded), or publish genotype counts instead.",
        )
    if by_locus and not chosen.by_locus:
        raise PrivacyRefusal(
            f"{chosen.title} has no proof for choosing one SNP per locus.",
            hint="Use permute-and-flip, the exponential mechanism or Laplace, or leave the loci out.",
        )
    if chosen.needs_threshold and threshold is None:
        raise _no_threshold(chosen.title)
