"""Why a ledger refuses a debit, or cannot be used."""

from __future__ import annotations

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.quantities import Epsilon


class BudgetExceeded(PrivacyRefusal):
    """More ε was asked for than is left for this study."""

    def __init__(self, asked: float, left: float) -> None:
        super().__init__("budget.exceeded", asked=Epsilon(asked), left=Epsilon(max(left, 0.0)))
        self.asked = asked
        self.left = left


class GuaranteeExceeded(BudgetExceeded):
    """After this release a membership test could reach more than the study's account guaranteed."""

    def __init__(self, asked: float, left: float) -> None:
        PrivacyRefusal.__init__(self, "budget.guarantee-exceeded", asked=Epsilon(asked), left=Epsilon(max(left, 0.0)))
        self.asked = asked
        self.left = left


class LedgerUnavailable(PrivacyRefusal):
    """The ledger is locked by another process, read-only, or its hash chain is broken."""


class LedgerNotWritten(LedgerUnavailable):
    """The disk, not a rule, refused the ledger: full, over a quota, or broken."""

    exit_code = 2
