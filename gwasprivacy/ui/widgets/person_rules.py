"""Which rules on one person's own record a plan names: a tick for each, and its limits beside it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.study.person_rules.rules import USUAL_CALL_RATE, USUAL_HETEROZYGOSITY, PersonRules
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.fields import NumberField, percent_field

WHAT_HAPPENS = mark(
    "Each person is judged by their own calls and public data alone. Whoever fails a rule stays among the numbers of participants, with "
    "every call missing; where the size of the study is secret, they do not count. How many these are is not shown."
)


class PersonRulesForm(QWidget):
    """``changed(fields)``: those of :class:`PersonRules` as they were ticked, None for no rule; the plan's are shown by
    :meth:`show_rules`."""

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)  # its sentence needs more lines where it is narrow
        self.setSizePolicy(policy)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        self.has_call_rate = QCheckBox(say("Call rate at least"))
        self.call_rate = percent_field(say("Least call rate of a person"), low=0.01, high=1.0)
        self.has_heterozygosity = QCheckBox(say("Heterozygosity: F between"))
        self.least_f = NumberField(say("Least inbreeding coefficient F"), low=-10, high=1, decimals=3, step=0.05)
        self.most_f = NumberField(say("Largest inbreeding coefficient F"), low=-10, high=1, decimals=3, step=0.05)
        self.has_sex_check = QCheckBox(say("Recorded sex fits the X chromosome"))
        layout.addWidget(label(say("Rules on people, each judged alone:"), "muted"))
        for parts in (
            (self.has_call_rate, self.call_rate),
            (self.has_heterozygosity,),
            (self.least_f, label(say("and"), wrap=False), self.most_f),
            (self.has_sex_check,),
        ):
            row = QHBoxLayout()
            row.setSpacing(GRID)
            if parts[0] is self.least_f:
                row.addSpacing(3 * GRID)
            for part in parts:
                row.addWidget(part)
            row.addStretch(1)
            layout.addLayout(row)
        layout.addWidget(label(say_marked(WHAT_HAPPENS), "muted"))
        for box in (self.has_call_rate, self.has_heterozygosity, self.has_sex_check):
            box.clicked.connect(self._emit)
        for field in (self.call_rate, self.least_f, self.most_f):
            field.edited.connect(self._emit)

    def _emit(self) -> None:
        found = {
            "call_rate": round(self.call_rate.shown_value(), 6) if self.has_call_rate.isChecked() else None,
            "heterozygosity": (self.least_f.shown_value(), self.most_f.shown_value())
            if self.has_heterozygosity.isChecked()
            else None,
            "sex_check": self.has_sex_check.isChecked(),
        }
        self.changed.emit(found if any(found.values()) else None)

    def show_rules(self, rules: PersonRules | None, *, enabled: bool) -> None:
        """Show the plan's; a limit that is not asked for keeps what is usual."""
        rate = None if rules is None else rules.call_rate
        limits = None if rules is None else rules.heterozygosity
        self.has_call_rate.setChecked(rate is not None)
        self.call_rate.show_value(USUAL_CALL_RATE if rate is None else rate)
        self.has_heterozygosity.setChecked(limits is not None)
        least, most = USUAL_HETEROZYGOSITY if limits is None else limits
        self.least_f.show_value(least)
        self.most_f.show_value(most)
        self.has_sex_check.setChecked(rules is not None and rules.sex_check)
        self.call_rate.setEnabled(rate is not None)
        for field in (self.least_f, self.most_f):
            field.setEnabled(limits is not None)
        self.setEnabled(enabled)
