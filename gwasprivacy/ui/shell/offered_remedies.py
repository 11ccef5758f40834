"""Remedies that the window can begin by a button, by what the button does; ``ui/widgets/inline_error.py`` shows it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gwasprivacy.base.remedies import Remedy

ANOTHER_FILE = (
    Remedy.CHECK_NAME,
    Remedy.CHECK_NAME_AND_FOLDER,
    Remedy.CHECK_NAME_AND_PERMISSIONS,
    Remedy.CHECK_NAME_OF,
    Remedy.COPY_OR_MAKE_AGAIN,
    Remedy.GIVE_FILE_ITSELF,
    Remedy.GIVE_FILE_OF,
    Remedy.IS_THE_FILE_COMPLETE,
    Remedy.IS_THIS_THE_RIGHT_FILE,
    Remedy.NOT_TOGETHER,
    Remedy.SHOULD_HOLD,
)
"""The file is not the right one, or not whole."""

ANOTHER_KEY = (
    *ANOTHER_FILE,
    Remedy.ASK_SIGNER_FOR_KEY,
    Remedy.ASK_SIGNER_FOR_RIGHT_KEY,
    Remedy.CHECK_KEY_IS_SIGNERS,
    Remedy.GIVE_SIGNERS_KEY,
    Remedy.SIGN_WITH_KEY_FILE,
    Remedy.VERIFY_WITH_PUBLIC_FILE,
)
ANOTHER_LEDGER = (
    *ANOTHER_FILE,
    Remedy.CHECK_NAME_OF_LEDGER,
    Remedy.LEDGER_ON_OWN_DISK,
    Remedy.RESTORE_LEDGER,
    Remedy.USE_LEDGER_OF_SITE,
)
ANOTHER_FOLDER = (
    Remedy.CHECK_PERMISSIONS_OR_FOLDER,
    Remedy.CHOOSE_ANOTHER_FOLDER,
    Remedy.CHOOSE_OUTPUT_FOLDER,
    Remedy.CHOOSE_WRITABLE_FOLDER,
    Remedy.FREE_SPACE,
    Remedy.FREE_SPACE_NOTHING_SPENT,
    Remedy.FREE_SPACE_OR_CHOOSE_FOLDER,
    Remedy.MAKE_FOLDER,
)
LOOK_AT_LEDGER = (
    Remedy.LOOK_AT_LEDGER_FOR_RELEASE,
    Remedy.NOTHING_DRAWN_FREE_SPACE,
    Remedy.NOTHING_DRAWN_LOOK_AT_BUDGET,
)
LOOK_AT_POLICY = (Remedy.CHANGE_PLAN_OR_ASK_SITE, Remedy.ASK_WHOEVER_KEEPS_POLICY, Remedy.ASK_PRIVACY_OFFICER)
ANOTHER_ACCOUNT = (
    Remedy.KEEP_ACCOUNTS_APART,
    Remedy.LEAVE_ACCOUNT_OUT,
    Remedy.NAME_ACCOUNT_OTHERWISE,
    Remedy.USE_ACCOUNT_OF_PEOPLE,
)
STRATA_OF_STUDY = (Remedy.CHOOSE_STRATA, Remedy.GIVE_STRATA)
STRATA_OF_PLAN = (Remedy.PLAN_WITH_STRATA, Remedy.PLAN_WITH_TRAIT_STRATA)


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
