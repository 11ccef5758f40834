"""Who is of a plan's ancestry group: each person by their own calls and a public panel's two files, which the plan pins."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.text_files import file_digest, not_the_planned_file
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.ancestry.assigned_groups import component_scores, own_copies
from gwasprivacy.study.ancestry.public_loadings import read_groups, read_loadings
from gwasprivacy.study.formats.people_file import GenotypeFile
from gwasprivacy.study.person_rules.ancestry_rule import AncestryRule
from gwasprivacy.study.public_files import placed


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelFiles:
    """A panel's two files: their SHA-256, and the names of its groups."""

    loadings_sha256: str
    groups_sha256: str
    names: tuple[str, ...]

    def rule(self, group: str, loadings: str, groups: str) -> AncestryRule:
        """That people are of ``group``, by these files under the names that a plan writes.  Raises InvalidInput."""
        if group not in self.names:
            raise InvalidInput("groups.no-such", path=Path(groups), group=group, known=self.names)
        pinned = {"loadings_sha256": self.loadings_sha256, "groups_sha256": self.groups_sha256}
        return AncestryRule(group=group, loadings=loadings, groups=groups, **pinned)


def read_panel_files(loadings: Path, groups: Path, *, work: Work = UNWATCHED) -> PanelFiles:
    """Raises InvalidInput for files that do not fit, Cancelled."""
    centres = read_groups(groups, read_loadings(loadings, work=work).components, work=work)
    digests = (file_digest(path, work=work) for path in (loadings, groups))
    return PanelFiles(loadings_sha256=next(digests), groups_sha256=next(digests), names=centres.names)


def of_group(people: GenotypeFile, rule: AncestryRule, base: Path | None, *, work: Work) -> npt.NDArray[np.bool_]:
    """Who is of the rule's group, (n_people,): each by their own calls.  Raises InvalidInput, Cancelled."""
    paths = [placed(name, base) for name in rule.files]
    for path, digest in zip(paths, (rule.loadings_sha256, rule.groups_sha256), strict=True):
        if file_digest(path, work=work) != digest:
            raise not_the_planned_file(path)
    loadings = read_loadings(paths[0], work=work)
    centres = read_groups(paths[1], loadings.components, work=work)
    if rule.group not in centres.names:
        raise InvalidInput("groups.no-such", path=paths[1], group=rule.group, known=centres.names)
    scores = component_scores(people, loadings, copies=own_copies(people.tells_reference), work=work)
    return np.array([name == rule.group for name in centres.nearest(scores)], dtype=bool)
