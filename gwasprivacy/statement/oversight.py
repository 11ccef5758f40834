"""What a report says of the policies that it keeps, and of who approved it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gwasprivacy.base.number_words import day
from gwasprivacy.base.sentences import tell


def oversight_sentences(
    named: Sequence[Mapping[str, Any]] | None, approval: Mapping[str, Any] | None = None
) -> list[str]:
    """What a report says of the policies that it names (``PoliciesInForce.to_json``), and of who approved it."""
    said = []
    for each in named or ():
        said.append(tell("oversight.keeps-policy", site=each["site"], digest=each["sha256"], key=each["key_id"]))
    if approval is not None:
        said.append(tell("oversight.approved", date=day(approval["date"]), key=approval["approver"]))
    return said
