"""The published JSON Schemas: each follows from the form that reads its document."""

from __future__ import annotations

from gwasprivacy.base.json_schemas import published
from gwasprivacy.base.strict_json import pretty_json
from gwasprivacy.plan.plan import PLAN
from gwasprivacy.plan.schema_rules import RULES
from gwasprivacy.release.keys.signer import SIGNER_FILE
from gwasprivacy.release.keys.trust_list import TRUST_LIST
from gwasprivacy.release.policy.policy import policy_document
from gwasprivacy.statement.exact.risk_form import RISK_STATEMENT
from gwasprivacy.statement.planning.planning_form import PLANNING_STATEMENT
from gwasprivacy.statement.release_form import RELEASE_STATEMENT
from gwasprivacy.statement.request_form import APPROVAL, REQUEST

DOCUMENTS = (
    PLAN,
    policy_document(),
    PLANNING_STATEMENT,
    RELEASE_STATEMENT,
    RISK_STATEMENT,
    TRUST_LIST,
    SIGNER_FILE,
    REQUEST,
    APPROVAL,
)


def schema_files() -> dict[str, bytes]:
    """File name → content of every schema in ``resources/schemas``."""
    return {document.file: pretty_json(published(document, RULES)) for document in DOCUMENTS}
