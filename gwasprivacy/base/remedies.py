"""What to do next after an expected failure, independent of who says it.

A member's value is its wording in source English, with named places that the error's values fill.  It names no option and no
button.  Where one is involved, ``cli/remedies.py`` names the option and ``ui/shell/remedies.py`` the button or the field,
with the same places; everywhere else this wording serves both.  Reuse a member before making one.
"""

from __future__ import annotations

from enum import Enum, unique


@unique
class Remedy(Enum):
    """What to do next.  Members stand by room; a new one goes to its room in any place."""

    # Files
    CHECK_NAME = "Check the name."
    CHECK_NAME_AND_PERMISSIONS = "Check the name and its permissions."
    CHOOSE_ANOTHER_NAME = "Choose another name."
    CHOOSE_ANOTHER_NAME_OR_REPLACE = "Choose another name, or say that the file may be replaced."
    CHOOSE_ANOTHER_FOLDER = "Choose another folder."
    CHECK_PERMISSIONS_OR_FOLDER = "Check the permissions, or choose another folder."
    FREE_SPACE = "Free some space, check the permissions, or choose another folder."
    FREE_SPACE_NOTHING_SPENT = "Nothing was spent. Free some space, check the permissions, or choose another folder."
    MAKE_FOLDER = "Make it first, or choose another place."
    GIVE_FILE_NAME = "Give the name of a file."
    GIVE_FILE_ITSELF = "Give the file itself."
    IS_THIS_THE_RIGHT_FILE = "Is this the right file?"
    IS_THE_FILE_COMPLETE = "Is this the right file, and complete?"
    COPY_OR_MAKE_AGAIN = "Copy or make it again."
    SAVE_AS_UTF8 = "Save the file as plain text in UTF-8."
    UPDATE_PROGRAM = "Update the program."

    # Choices
    CHOOSE_ONE_OF = "Choose one of: {choices}."
    KNOWN_FIELDS = "Known: {known}."
    LEAVE_IT_OUT = "Leave it out."

    # The study
    DECLARE_ALLELES = (
        "Name a public manifest or panel as reference, or, if the file's order of alleles was fixed without this study's "
        "genotypes, declare that."
    )

    # The budget and the ledger
    SAME_IDENTIFIERS = (
        "These people have the identifiers of {known_as} in this ledger. People of another study need other identifiers "
        "(FID and IID) in their files, or another ledger."
    )
    PLAN_RELEASES_TOGETHER = (
        "A budget is fixed by the first plan used on a study; plan releases together before the first."
    )
