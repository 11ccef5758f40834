"""Expected failures as the command line says them: in one line, with probabilities as fractions and remedies as options."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput, Speaker, VerificationFailed
from gwasprivacy.base.printable_text import shown
from gwasprivacy.base.quantities import plainly

COMMAND_LINE = Speaker(plainly, lambda advice: advice.command or advice.says)


def error_line(error: GwasPrivacyError) -> str:
    """The whole error without line ends."""
    return " ".join(COMMAND_LINE.line(error).split())


def failure_line(error: GwasPrivacyError, given: argparse.Namespace) -> str:
    """As :func:`error_line`; of a file that does not hold, which tells of itself as "it", with its name in front."""
    file = getattr(given, "report", None) or getattr(given, "request", None)
    is_it = isinstance(error, VerificationFailed) and error.code and isinstance(file, Path)
    return f"{shown(str(file))}: {error_line(error)}" if is_it else error_line(error)


def about_option(error: GwasPrivacyError, option: str | None) -> InvalidInput:
    """``error`` of a plan's field as an error of the ``option`` that sets it; None: of the field."""
    message = COMMAND_LINE.message(error) if option else COMMAND_LINE.words(error)
    return InvalidInput(words=f"{option}: {message}" if option else message, hint=COMMAND_LINE.hint(error))
