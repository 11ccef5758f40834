"""What is assumed of who takes part: ancestry groups, centres, relatives; and how a study's people are shared out among strata."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from gwasprivacy.base.declared_fields import declared, facets, members_of, settle
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import ListOf, Number, Record, Text
from gwasprivacy.study.stratum import Stratum

MOST_GROUPS = 50
LONGEST_NAME = 60
LARGEST_FST = 0.5
_PART = Number(low=0, high=1)
_ROUNDING = 1e-6  # shares are written with a few digits


@dataclass(frozen=True, slots=True, kw_only=True)
class PeopleGroup:
    """A part of the participants: its share of the cases and of the controls, each in [0, 1]."""

    name: str = field(metadata=facets(Text(least=1, most=LONGEST_NAME), required=True))
    case_share: float = field(metadata=facets(_PART, required=True))
    control_share: float = field(metadata=facets(_PART, required=True))

    def __post_init__(self) -> None:
        settle(self, "scenario.group")


_GROUPS = ListOf(Record(PeopleGroup, members_of(PeopleGroup), home="scenario.group"), most=MOST_GROUPS)


def _check_groups(groups: tuple[PeopleGroup, ...], field: str) -> None:
    if not groups:
        return
    if len({group.name for group in groups}) < len(groups):
        raise InvalidPlan("scenario.group-twice", field=field)
    sums = [math.fsum(getattr(group, of) for group in groups) for of in ("case_share", "control_share")]
    if any(abs(total - 1) > _ROUNDING for total in sums):
        raise InvalidPlan("scenario.shares", field=field)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ancestry:
    """Groups of different ancestry at a distance ``fst`` in (0, 0.5]; no ``groups``: each stratum of the design is one."""

    fst: float = field(
        metadata=facets(
            Number(
                above=0,
                high=LARGEST_FST,
                about="F_ST, the share of allele frequencies' variance that lies between the groups.",
            ),
            required=True,
        )
    )
    groups: tuple[PeopleGroup, ...] = declared((), _GROUPS, brief=True)

    def __post_init__(self) -> None:
        settle(self, "scenario.ancestry")
        _check_groups(self.groups, "scenario.ancestry.groups")


@dataclass(frozen=True, slots=True, kw_only=True)
class Centres:
    """Centres whose genotypes differ by artefact: at ``snp_share`` of the SNPs one centre's frequency is off by ``shift``.

    No ``groups``: each stratum of the design is one.
    """

    snp_share: float = field(metadata=facets(Number(above=0, high=1), required=True))
    shift: float = field(metadata=facets(Number(above=0, high=0.5), required=True))
    groups: tuple[PeopleGroup, ...] = declared((), _GROUPS, brief=True)

    def __post_init__(self) -> None:
        settle(self, "scenario.centres")
        _check_groups(self.groups, "scenario.centres.groups")


@dataclass(frozen=True, slots=True, kw_only=True)
class Relatives:
    """The shares of cases and of controls who have a first-degree relative among the other cases, or controls; in [0, 1]."""

    case_share: float = declared(0.0, _PART)
    control_share: float = declared(0.0, _PART)

    def __post_init__(self) -> None:
        settle(self, "scenario.relatives")


@dataclass(frozen=True, slots=True, kw_only=True)
class Structure:
    """All of it, beside the ``strata`` inside which the design compares cases with controls."""

    ancestry: Ancestry | None = None
    centres: Centres | None = None
    relatives: Relatives | None = None
    strata: tuple[Stratum, ...] = ()

    @property
    def is_plain(self) -> bool:
        """Whether everybody is of one kind but for the disease, and compared with everybody."""
        return self.ancestry is None and self.centres is None and self.relatives is None and not self.strata


ANCESTRY = Record(
    Ancestry,
    members_of(Ancestry),
    home="scenario.ancestry",
    about="Ancestry groups after Balding & Nichols; without groups, each stratum of the design is one.",
)
CENTRES = Record(
    Centres,
    members_of(Centres),
    home="scenario.centres",
    about="Centres one of which reads another allele frequency at some SNPs; without groups, each stratum of the design is one.",
)
RELATIVES = Record(
    Relatives,
    members_of(Relatives),
    home="scenario.relatives",
    about="Shares of people with a first-degree relative in their own group.",
)


def shared_out(total: int, shares: Sequence[float]) -> tuple[int, ...]:
    """``total`` people by ``shares`` (not all 0), in whole people, the largest remainders rounded up; the first of equal ones."""
    whole = math.fsum(shares)
    exact = [total * share / whole for share in shares]
    found = [math.floor(each + _ROUNDING) for each in exact]
    order = sorted(range(len(shares)), key=lambda index: (found[index] - exact[index], index))
    for index in order[: total - sum(found)]:
        found[index] += 1
    return tuple(found)
