"""Expected failures as the command line says them: in one line, with probabilities as fractions and remedies as options."""

from __future__ import annotations

from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput, Speaker
from gwasprivacy.base.quantities import plainly

COMMAND_LINE = Speaker(plainly, lambda advice: advice.command or advice.says)


def error_line(error: GwasPrivacyError) -> str:
    """The whole error without line ends."""
    return " ".join(COMMAND_LINE.line(error).split())


def about_option(error: GwasPrivacyError, option: str | None) -> InvalidInput:
    """``error`` of a plan's field as an error of the ``option`` that sets it; None: of the field."""
    message = COMMAND_LINE.message(error) if option else COMMAND_LINE.words(error)
    return InvalidInput(words=f"{option}: {message}" if option else message, hint=COMMAND_LINE.hint(error))
