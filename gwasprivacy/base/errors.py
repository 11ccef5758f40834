"""Expected failures: one sentence that says what is wrong, and a hint that says what to do next.

Anything that is not a :class:`GwasPrivacyError` or :class:`Cancelled` is a bug.  Messages and hints never
quote private data (genotypes, counts, people's identifiers, exact statistics).
"""

from __future__ import annotations


class GwasPrivacyError(Exception):
    """An expected failure.  ``str(error)`` is one line: the message, then the hint.

    ``exit_code`` is what the command line returns for it (docs/interfaces.md: 2 input, 3 privacy rule, 4 verification).
    """

    exit_code = 2

    def __init__(self, message: str, *, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.message} {self.hint}".strip()


class InvalidInput(GwasPrivacyError):
    """A file or an argument cannot be used; the message names the file and the line, field or SNP."""


class InvalidPlan(InvalidInput):
    """A field of a plan is out of its range.  ``field`` is its path, e.g. ``adversary.prior.low``."""

    def __init__(self, message: str, *, field: str = "", hint: str = "") -> None:
        super().__init__(message, hint=hint)
        self.field = field

    def __str__(self) -> str:
        where = f"{self.field}: " if self.field and self.field not in self.message else ""
        return f"{where}{super().__str__()}"


class PrivacyRefusal(GwasPrivacyError):
    """A privacy rule forbids what was asked for: budget, unsupported combination, locked or damaged ledger."""

    exit_code = 3


class BudgetExceeded(PrivacyRefusal):
    """More ε was asked for than is left for this study."""

    def __init__(self, asked: float, left: float) -> None:
        super().__init__(
            f"This release needs ε = {asked:.3g}, but only ε = {max(left, 0.0):.3g} is left for this study.",
            hint="A budget is fixed by the first plan used on a study; plan releases together before the first.",
        )
        self.asked = asked
        self.left = left


class LedgerUnavailable(PrivacyRefusal):
    """The ledger is locked by another process, read-only, or its hash chain is broken."""


class VerificationFailed(GwasPrivacyError):
    """A report's signature, schema or internal consistency does not hold."""

    exit_code = 4


class Cancelled(Exception):
    """The person stopped the work.  Not an error; the command line returns 130."""
