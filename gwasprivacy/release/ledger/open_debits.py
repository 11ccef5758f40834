"""Debits that nothing is known to have come of, in words."""

from __future__ import annotations

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import plain
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.release.ledger.accounts import StudyAccount


def unpublished_warnings(account: StudyAccount) -> list[str]:
    """One sentence for each debit without a known publication: a failure, a crash or a kill in between."""
    return [
        say(
            "Release {number} of {study} ({date}): ε = {epsilon} was spent and nothing was published, since "
            "drawing, signing or writing failed. The ε is not refunded, and the draw cannot be repeated.",
            number=release.number,
            study=account.study,
            date=release.date,
            epsilon=plain(from_units(release.cost_units), 3),
        )
        if release.failed is not None
        else say(
            "Release {number} of {study} ({date}): ε = {epsilon} was spent and, as far as the ledger knows, "
            "nothing was published: the program was stopped after the debit. A file {file} left in its folder is "
            "not a release; the next release into that folder removes it unread.",
            number=release.number,
            study=account.study,
            date=release.date,
            epsilon=plain(from_units(release.cost_units), 3),
            file=f".{release.report}.…",
        )
        for release in account.unpublished
    ]
