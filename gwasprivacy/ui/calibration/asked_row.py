"""A row that asks one question about the plan with a button, and puts the answer into the plan with another."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Generic, TypeVar

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, executor_for
from gwasprivacy.plan.plan import Plan
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.inline_error import InlineError

Found = TypeVar("Found")


class AskedRow(QWidget, Generic[Found]):
    """Subclasses name their ``lane``, and write :meth:`add_parts`, :meth:`tell`, :meth:`show_found` and :meth:`put`.

    ``wanted``: which success is meant, None for the plan's usual one.  ``found``: the answer, None while there is none.
    """

    lane: ClassVar[str]

    def __init__(
        self,
        document: PlanDocument,
        jobs: JobRunner,
        *,
        make_executor: MakeExecutor = executor_for,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._lane = Lane(jobs, self.lane)
        self._make_executor = make_executor
        self.wanted: Metric | None = None
        self.found: Found | None = None
        self.error = InlineError()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(GRID // 2)
        self.row = QHBoxLayout()
        self.row.setSpacing(GRID)
        self.column.addLayout(self.row)
        self.add_parts()
        document.changed.connect(self._on_plan)
        self.forget()

    # What the subclasses say ----------------------------------------------------------------------------------------

    def add_parts(self) -> None:
        """Fill ``row``, and put ``error`` and what else there is into ``column``."""
        raise NotImplementedError

    def tell(self, text: str, role: str = "") -> None:
        """Show ``text``, and the buttons as things are."""
        raise NotImplementedError

    def show_found(self, found: Found) -> None:
        """Tell the answer."""
        raise NotImplementedError

    def put(self, found: Found) -> None:
        """Put the answer into the plan, in one edit that can be undone; raises what the document refuses."""
        raise NotImplementedError

    # The work -------------------------------------------------------------------------------------------------------

    def _on_plan(self, _old: Plan, _new: Plan) -> None:
        self.forget()

    def forget(self) -> None:
        """An answer belongs to the plan and the question that it was found for."""
        self._lane.drop()
        self.found = None
        self._tell("")

    def ask(self, compute: Callable[..., Found], *args: object, title: str, meanwhile: str) -> None:
        """Call ``compute`` on the plan and ``args``, unless it is being asked already."""
        if self._lane.is_running:
            return
        self.found = None
        self._lane.start(
            compute,
            self._document.plan,
            *args,
            wanted=self.wanted,
            base=self._document.folder,
            make_executor=self._make_executor,
            title=title,
            in_own_process=True,
            on_done=self._answered,
            on_failed=self._refuse,
            on_cancelled=lambda: self._tell(say("Stopped."), "muted"),
        )
        self._tell(meanwhile, "muted")

    def use_found(self) -> None:
        if self.found is not None:
            try:
                self.put(self.found)
            except GwasPrivacyError as error:
                self._refuse(error)

    def _tell(self, text: str, role: str = "") -> None:
        self.error.show_error(None)
        self.tell(text, role)

    def _answered(self, found: Found) -> None:
        self.found = found
        self.show_found(found)

    def _refuse(self, error: GwasPrivacyError) -> None:
        self._tell("")
        self.error.show_error(error)
