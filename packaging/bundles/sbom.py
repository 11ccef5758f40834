"""The list of parts of an archive, CycloneDX 1.6 in JSON; the same parts give the same bytes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType, Property
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import DisjunctiveLicense
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One package of an archive; ``source`` is the kind of its package URL, "pypi" or "deb"."""

    name: str
    version: str
    licence: str
    sha256: str = ""
    source: str = "pypi"

    def component(self) -> Component:
        url = PackageURL(
            type=self.source, namespace="debian" if self.source == "deb" else None, name=self.name, version=self.version
        )
        factory = LicenseFactory()
        # An expression of SPDX where it is one, else the maker's words.
        licence = (
            factory.make_from_string(self.licence)
            if re.fullmatch(r"[\w.+() -]+", self.licence)
            else DisjunctiveLicense(name=self.licence)
        )
        return Component(
            type=ComponentType.LIBRARY,
            name=self.name,
            version=self.version,
            bom_ref=f"{self.source}:{self.name}@{self.version}",
            purl=url,
            licenses=[licence],
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=self.sha256)] if self.sha256 else [],
        )


def bill_of_materials(version: str, commit: str, archive: str, parts: Iterable[Part], moment: int) -> str:
    """The document as text.  Its time is the commit's, its serial number follows from its parts."""
    ordered = sorted(parts, key=lambda part: (part.source, part.name))
    whole = Component(
        type=ComponentType.APPLICATION,
        name="gwasprivacy",
        version=version,
        bom_ref="gwasprivacy",
        licenses=[LicenseFactory().make_from_string("Apache-2.0")],
    )
    bom = Bom(
        components=[part.component() for part in ordered],
        serial_number=uuid5(NAMESPACE_URL, repr((archive, commit, ordered))),
    )
    bom.metadata.component = whole
    bom.metadata.timestamp = datetime.fromtimestamp(moment, UTC)
    bom.metadata.properties.update(
        {Property(name="gwasprivacy:archive", value=archive), Property(name="gwasprivacy:commit", value=commit)}
    )
    bom.register_dependency(whole, bom.components)
    return JsonV1Dot6(bom).output_as_string(indent=1) + "\n"
