"""At the start: plans that were open with unsaved changes when the program was killed are offered, one after the other."""

from __future__ import annotations

from collections.abc import Callable

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import day
from gwasprivacy.base.printable_text import shown
from gwasprivacy.ui.shell.recovery_files import LeftBehind, UnsavedPlan, left_behind
from gwasprivacy.ui.widgets.banner import Banner
from gwasprivacy.ui.widgets.dialogs import dialogs


class RecoveryBanner(Banner):
    """Hidden unless :meth:`look` finds something.  ``recover(unsaved)`` brings a plan back and keeps it; False when it did not."""

    def __init__(self, recover: Callable[[UnsavedPlan], bool]) -> None:
        super().__init__()
        self._recover = recover
        self._found: list[LeftBehind] = []

    def look(self) -> None:
        """Look for what killed programs left; plans that are open, here or elsewhere, are none of it."""
        self._found, damaged = left_behind()
        if damaged:
            self.show_message(
                say(
                    "A plan that was not saved cannot be recovered: its recovery file is damaged. It is kept as {path}.",
                    path=shown(str(damaged[0])),
                ),
                {say("Close"): self._offer},
            )
        else:
            self._offer()

    def leave(self) -> None:
        """What was not answered is offered at the next start."""
        for each in self._found:
            each.leave()
        self._found = []

    def _offer(self) -> None:
        if not self._found:
            return
        here = self._found[0]
        stopped = here.unsaved.when.astimezone()
        when = f"{day(stopped.date().isoformat())}, {stopped:%H:%M}"
        self.show_message(
            say(
                "“{title}” had unsaved changes when the program stopped, {when}. Recover them?",
                title=shown(here.unsaved.plan.title),
                when=when,
            ),
            {say("Recover"): self._take, say("Discard"): self._discard},
        )

    def _take(self) -> None:
        here = self._found[0]
        try:
            taken = self._recover(here.unsaved)
        except GwasPrivacyError as error:
            taken = False
            dialogs().tell_error(self.window(), say("The plan was not recovered"), error)
        if taken:
            here.discard()
        else:
            here.leave()
        del self._found[0]
        self._offer()

    def _discard(self) -> None:
        self._found.pop(0).discard()
        self._offer()
