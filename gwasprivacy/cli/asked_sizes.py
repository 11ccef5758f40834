"""The people whom ``gwasprivacy sensitivity`` is asked about: which options say how many there are, and what is said of them and of their
neighbours.  One object a kind of study."""

from __future__ import annotations

import argparse
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.cli.error_words import about_option
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE

if TYPE_CHECKING:
    from gwasprivacy.study.sizes import CaseControlSizes, StudySizes, TraitSizes

_MEANING = {
    "replace-one": "one participant’s genotypes are replaced, within their own group; both group sizes are public",
    "swap": "one case and one control change places; who takes part and both group sizes are public",
}
_IN_STRATA = {
    "replace-one": "one participant’s genotypes are replaced, within their own stratum and group; all their sizes are public",
    "swap": "a case and a control of one stratum change places; who takes part, in which stratum, and all sizes are public",
}
_OF_TRAITS = {
    "replace-one": "one participant’s whole record, genotypes and trait, is replaced{within}; {sizes} public",
    "replace-trait": "one participant’s trait is replaced; who takes part, their genotypes{strata} and {sizes} public",
}
_PUBLIC_CONTROLS = "one case’s genotypes are replaced; the controls are public and never change"
_PUBLIC_CONTROLS_IN_STRATA = (
    "one case’s genotypes are replaced, within their own stratum; the controls are public and never change"
)

Strata = Sequence[tuple[str, tuple[int, ...]]]


class AskedSizes(ABC):
    """``totals``: the options that name its numbers of people, and ``counted``: whom one of them counts.  ``form``: of a stratum of
    --strata-sizes."""

    name: str

    totals: tuple[str, ...]
    counted: str
    form: str

    @abstractmethod
    def is_asked(self, args: argparse.Namespace) -> bool:
        """Whether options name such people."""

    @abstractmethod
    def check(self, args: argparse.Namespace) -> None:
        """Raise InvalidInput for options that contradict each other."""

    @abstractmethod
    def of(self, args: argparse.Namespace, totals: tuple[int, ...], strata: Strata) -> StudySizes:
        """The sizes.  Raises InvalidPlan, ValueError."""

    @abstractmethod
    def people(self, *totals: int) -> str:
        """Who they are, in words."""

    @abstractmethod
    def meaning(self, neighbours: str, *, public_controls: bool, has_strata: bool) -> str:
        """Which two studies are neighbours, where sizes stay."""

    def sizes(self, args: argparse.Namespace, strata: Strata) -> StudySizes:
        """The sizes that options say.  Raises InvalidInput."""
        self.check(args)
        given = [getattr(args, option.removeprefix("--")) for option in self.totals]
        for place, (option, value) in enumerate(zip(self.totals, given, strict=True)):
            if value is None and strata:
                continue
            if value is None:
                raise InvalidInput(words=f"{option} is missing.", hint="Give it, or --strata-sizes.")
            if value < 1:
                raise InvalidInput(
                    words=f"{option} must be at least 1, not {value}.",
                    hint=f"It is the number of people in {self.counted}.",
                )
            if strata and sum(numbers[place] for _, numbers in strata) != value:
                raise InvalidInput(words=f"{option} is not the sum over --strata-sizes.", hint=f"Leave {option} out.")
        try:
            return self.of(args, tuple(given), strata)
        except InvalidPlan as error:
            raise about_option(error, "--trait-centre") from None
        except ValueError as error:
            raise InvalidInput(words=f"--strata-sizes: {error}.", hint="Combine such a stratum with another.") from None


class AskedParticipants(AskedSizes):
    """People with a measured trait."""

    name = QUANTITATIVE

    totals = ("--participants",)
    counted = "the study"
    form = "NAME=N"

    def is_asked(self, args: argparse.Namespace) -> bool:
        return args.participants is not None or args.trait_range is not None

    def check(self, args: argparse.Namespace) -> None:
        if args.cases is not None or args.controls is not None:
            raise InvalidInput(
                words="--participants has no place beside --cases and --controls.", hint="A study has one or the other."
            )
        if args.trait_range is not None and not args.trait_range[0] < args.trait_range[1]:
            raise InvalidInput(
                words="--trait-range needs a LO below HI.", hint="The range is public, chosen before the data are seen."
            )

    def of(self, args: argparse.Namespace, totals: tuple[int, ...], strata: Strata) -> TraitSizes:
        from gwasprivacy.study.sizes import TraitSizes
        from gwasprivacy.study.trait import Trait

        low, high = args.trait_range or (0.0, 1.0)
        trait = Trait(low=low, high=high, centre=args.trait_centre, own_mean=args.own_mean)
        return TraitSizes(
            strata=tuple(numbers[0] for _, numbers in strata) or totals,
            centres=trait.centres_of(tuple(name for name, _ in strata)),
        )

    def people(self, *totals: int) -> str:
        return f"{totals[0]:,} participants with a measured trait"

    def meaning(self, neighbours: str, *, public_controls: bool, has_strata: bool) -> str:
        return _OF_TRAITS[neighbours].format(
            within=" within their stratum" if has_strata else "",
            strata=", their stratum" if has_strata else "",
            sizes="the strata’s sizes are" if has_strata else "the number of participants is",
        )


class AskedGroups(AskedSizes):
    """Cases and controls."""

    name = CASE_CONTROL

    totals = ("--cases", "--controls")
    counted = "a group"
    form = "NAME=R:S"

    def is_asked(self, args: argparse.Namespace) -> bool:
        return args.cases is not None or args.controls is not None

    def check(self, args: argparse.Namespace) -> None: ...

    def of(self, args: argparse.Namespace, totals: tuple[int, ...], strata: Strata) -> CaseControlSizes:
        from gwasprivacy.study.sizes import CaseControlSizes

        n_cases, n_controls = totals
        by_stratum = tuple((cases, controls) for _, (cases, controls) in strata)
        return CaseControlSizes(strata=by_stratum or ((n_cases, n_controls),))

    def people(self, *totals: int) -> str:
        n_cases, n_controls = totals
        return f"{n_cases:,} cases, {n_controls:,} controls"

    def meaning(self, neighbours: str, *, public_controls: bool, has_strata: bool) -> str:
        if public_controls:
            return _PUBLIC_CONTROLS_IN_STRATA if has_strata else _PUBLIC_CONTROLS
        return (_IN_STRATA if has_strata else _MEANING)[neighbours]


ASKED_SIZES: Registry[AskedSizes] = Registry(mark("kind of study"), (AskedParticipants(), AskedGroups()))
"""In the order in which options are looked at: a trait beside cases is refused by the trait's."""


def asked_people(args: argparse.Namespace) -> AskedSizes:
    """Whom the options are about: cases and controls where none says so."""
    asked = (each for each in ASKED_SIZES.values() if each.is_asked(args))
    return next(asked, ASKED_SIZES[CASE_CONTROL])
