"""The report of one release: an in-toto Statement, as made or as read.

Everything in it is public or came out of the mechanism: the plan, the facts, and what is derived from both.  No exact
statistic, no hash of genotypes, no time of day (docs/theory/what-must-not-leave.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gwasprivacy.plan.plan import Plan, plan_from_json
from gwasprivacy.statement.effects import effects_by_name
from gwasprivacy.statement.files.output_files import pdf_name, report_name
from gwasprivacy.statement.release_facts import ReleaseFacts, facts_in
from gwasprivacy.statement.result import ReleasedSnp, Result


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """A report: its predicate, and what a reader checks it by.  ``payload_sha256`` None in a preview.

    ``file``: the bytes of its signed file, which its PDF carries.
    """

    predicate: dict[str, Any]
    subjects: dict[str, str]
    payload_sha256: str | None = None
    key_ids: tuple[str, ...] = ()
    file: bytes | None = None

    @property
    def plan(self) -> Plan:
        return plan_from_json(self.predicate["plan"])

    @property
    def facts(self) -> ReleaseFacts:
        return facts_in(self.plan, self.predicate)

    @property
    def sentences(self) -> list[str]:
        """What it says in words."""
        return list(self.predicate["statements"])

    @property
    def result(self) -> Result | None:
        """What was drawn; None before the draw."""
        result = self.predicate["result"]
        return None if result is None else Result.from_json(result)

    @property
    def snps(self) -> tuple[ReleasedSnp, ...] | None:
        """The SNPs of the result (none where it is the number of significant ones); None before the draw."""
        result = self.result
        return None if result is None else result.snps

    @property
    def effects(self) -> dict[str, dict[str, Any]]:
        """The effects of the released SNPs by name; none where none are published, or before the draw."""
        return effects_by_name(self.predicate)

    @property
    def number(self) -> int:
        return int(self.predicate["release"]["number"])

    @property
    def name(self) -> str:
        return str(self.predicate["release"]["name"])

    @property
    def file_name(self) -> str:
        return report_name(self.name)

    @property
    def pdf_file_name(self) -> str:
        return pdf_name(self.name)
