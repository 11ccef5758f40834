"""The mechanisms by name, and which of them a plan may use with which score and neighbours."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import replace
from types import ModuleType
from typing import Any

from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.base.language import mark
from gwasprivacy.base.quantities import quoted
from gwasprivacy.base.registry import Registry
from gwasprivacy.mechanisms import numbers, selectors
from gwasprivacy.mechanisms.number_release import NumberRelease
from gwasprivacy.mechanisms.publication import Publication
from gwasprivacy.mechanisms.selector import Selector
from gwasprivacy.mechanisms.set_score import USUAL_WRONG, WEAKEST, SetScore
from gwasprivacy.membership.loss import Loss
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.design import Loci


def _discovered(folder: ModuleType, constant: str) -> list[Any]:
    """The object that every file of ``folder`` defines as ``constant``, in the order of menus."""
    files = (
        importlib.import_module(f"{folder.__name__}.{each.name}") for each in pkgutil.iter_modules(folder.__path__)
    )
    return sorted((getattr(file, constant) for file in files), key=lambda one: (one.place, one.name))


MECHANISMS: Registry[Selector] = Registry(mark("mechanism"), tuple(_discovered(selectors, "SELECTOR")))
OTHER_RELEASES: Registry[NumberRelease] = Registry(mark("kind of release"), tuple(_discovered(numbers, "RELEASE")))


def release_names() -> tuple[str, ...]:
    """What a plan can name as its mechanism: the selections, then the releases of numbers."""
    return (*MECHANISMS, *OTHER_RELEASES)


def names_that_need_a_threshold() -> tuple[str, ...]:
    """The mechanisms and other releases that need a public threshold on the score."""
    return tuple(name for part in (MECHANISMS, OTHER_RELEASES) for name, one in part.items() if one.needs_threshold)


def scores_sets(mechanism: str) -> bool:
    """Whether ``mechanism`` is a selection that draws whole sets, by a public ``SetScore``."""
    return mechanism in MECHANISMS and MECHANISMS[mechanism].scores_sets


def may_be_inconclusive(mechanism: str) -> bool:
    """Whether ``mechanism`` is a selection that may publish no list, by a public probability of a wrong one."""
    return mechanism in MECHANISMS and MECHANISMS[mechanism].may_be_inconclusive


def own_terms(mechanism: str, set_score: SetScore) -> SetScore:
    """What of ``set_score`` concerns ``mechanism``."""
    scored = set_score if scores_sets(mechanism) else WEAKEST
    return replace(scored, wrong=set_score.wrong if may_be_inconclusive(mechanism) else USUAL_WRONG)


def names_with_listed_snps() -> tuple[str, ...]:
    """The releases about SNPs that a plan names beforehand."""
    return tuple(name for name, one in OTHER_RELEASES.items() if one.names_snps_beforehand)


def selector(name: str) -> Selector:
    """The selector called ``name``; InvalidInput when there is none."""
    other = OTHER_RELEASES.get(str(name))
    if other is not None:
        raise InvalidInput("selection.selects-nothing", title=other.title, name=name, choices=tuple(MECHANISMS))
    return MECHANISMS.find(str(name))


def release_part(name: str) -> Publication:
    """The selector or other kind of release called ``name``; InvalidInput, with all names, when there is none."""
    if name in OTHER_RELEASES:
        return OTHER_RELEASES[name]
    if name in MECHANISMS:
        return MECHANISMS[name]
    raise InvalidInput("selection.unknown", name=quoted(str(name)), choices=tuple(release_names()))


def loss_of(mechanism: str, n_snps: int) -> Loss:
    """How the loss of a release by ``mechanism`` of ``n_snps`` SNPs can spread; InvalidInput for an unknown name."""
    return release_part(mechanism).loss(n_snps)


def check_neighbours(mechanism: str, neighbours: Neighbours) -> None:
    """PrivacyRefusal where no release by ``mechanism`` is proven for ``neighbours``, whatever the score."""
    part = release_part(mechanism)
    if neighbours not in part.neighbours:
        raise PrivacyRefusal("selection.not-for-secret-size", title=part.title)


def _check_other(other: NumberRelease, neighbours: Neighbours, threshold: float | None) -> None:
    """PrivacyRefusal if it does not serve ``neighbours``, or needs a threshold and has none."""
    check_neighbours(other.name, neighbours)
    if other.needs_threshold and threshold is None:
        raise _no_threshold(other.title)


def _check_score(title: str, score: object, neighbours: Neighbours) -> None:
    """PrivacyRefusal for a ScoreChoice whose proof needs public sizes, where the size is secret."""
    chosen = getattr(score, "score", None)
    if neighbours.group_sizes_stay or chosen is None or chosen.serves_secret_sizes:
        return
    raise PrivacyRefusal("selection.secret-size", title=title, label=getattr(score, "label", str(score)))


def _no_threshold(title: str) -> PrivacyRefusal:
    return PrivacyRefusal("selector.needs-threshold", title=title)


def check_supported(
    mechanism: str, score: object, neighbours: Neighbours, *, loci: Loci | None = None, threshold: float | None = None
) -> None:
    """Refuse a pair that has no proof: PrivacyRefusal with the reason.  ``score``: a ScoreChoice or its name, for words.

    Selectors work for every neighbour relation for which the score has a sensitivity; ``ScoreChoice.sensitivity_of`` has
    the last word on that and refuses in its own words.  Raises InvalidInput for an unknown name.
    """
    other = OTHER_RELEASES.get(mechanism)
    if other is not None:
        _check_other(other, neighbours, threshold)
        if other.uses_score:
            _check_score(other.title, score, neighbours)
        return
    chosen = selector(mechanism)
    label = getattr(score, "label", str(score))
    check_neighbours(mechanism, neighbours)
    _check_score(chosen.title, score, neighbours)
    if chosen.scores is not None and str(getattr(score, "name", score)) not in chosen.scores:
        raise PrivacyRefusal(
            "selection.not-for-score", title=chosen.title, label=label, choices=tuple(sorted(chosen.scores))
        )
    if loci is not None and loci.published:
        loci = None  # drawn like SNPs
    if loci is not None and not chosen.by_locus:
        able = tuple(one.short for one in MECHANISMS.values() if one.by_locus)
        raise PrivacyRefusal("selection.not-by-locus", title=chosen.title, able=able)
    if loci is not None and chosen.disjoint_loci and loci.may_overlap:
        raise PrivacyRefusal("selection.windows-overlap", title=chosen.title)
    if chosen.needs_threshold and threshold is None:
        raise _no_threshold(chosen.title)
