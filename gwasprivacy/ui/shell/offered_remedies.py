"""Remedies that the window can begin by a button, by what the button does; ``ui/widgets/inline_error.py`` shows it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

ANOTHER_FILE = (
    "check-name",
    "check-name-and-folder",
    "check-name-and-permissions",
    "check-name-of",
    "copy-or-make-again",
    "give-file-itself",
    "give-file-of",
    "is-the-file-complete",
    "is-this-the-right-file",
    "not-together",
    "should-hold",
)
"""The file is not the right one, or not whole."""

ANOTHER_KEY = (
    *ANOTHER_FILE,
    "ask-signer-for-key",
    "ask-signer-for-right-key",
    "check-key-is-signers",
    "give-signers-key",
    "sign-with-key-file",
    "verify-with-public-file",
)
ANOTHER_LEDGER = (
    *ANOTHER_FILE,
    "check-name-of-ledger",
    "ledger-on-own-disk",
    "restore-ledger",
    "use-ledger-of-site",
)
ANOTHER_FOLDER = (
    "check-permissions-or-folder",
    "choose-another-folder",
    "choose-output-folder",
    "choose-writable-folder",
    "free-space",
    "free-space-nothing-spent",
    "free-space-or-choose-folder",
    "make-folder",
)
LOOK_AT_LEDGER = (
    "look-at-ledger-for-release",
    "nothing-drawn-free-space",
    "nothing-drawn-look-at-budget",
)
LOOK_AT_POLICY = ("change-plan-or-ask-site", "ask-whoever-keeps-policy", "ask-privacy-officer")
ANOTHER_ACCOUNT = (
    "keep-accounts-apart",
    "leave-account-out",
    "name-account-otherwise",
    "use-account-of-people",
)
OTHER_COVARIATES = ("coarser-grid", "covariate-numbers", "give-a-grid", "stratum-as-covariate")
STRATA_OF_STUDY = ("choose-strata", "give-strata")
STRATA_OF_PLAN = ("plan-with-strata", "plan-with-trait-strata")


def open_tool(asked_from: QWidget, name: str) -> None:
    """A dialog of the Tools menu, by its name in ``ui/tools/menu.py``."""
    tools = getattr(asked_from.window(), "tools", None)
    if tools is not None:
        tools.open(name)


def show_field(asked_from: QWidget, path: str) -> None:
    """The control of a field of the plan, on whichever tab it is."""
    show = getattr(asked_from.window(), "show_field", None)
    if show is not None:
        show(path)


def go_to(control: QWidget) -> None:
    """The control has the keys, as if Tab had reached it."""
    control.setFocus(Qt.FocusReason.OtherFocusReason)
