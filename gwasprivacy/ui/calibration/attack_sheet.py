"""What could an attacker do?  Attacks on simulated studies, exact release beside private; and an audit of the mechanism."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.number_words import count, percent, significant
from gwasprivacy.forecast.attacks import FPR, AttackQuestion, attack_picture, attack_question
from gwasprivacy.forecast.exact_results import answer_exactly, question_of
from gwasprivacy.membership.claims import ATTACK
from gwasprivacy.plan.plan import Plan
from gwasprivacy.simulation.attacks.attack_report import AttackReport
from gwasprivacy.simulation.attacks.realised_loss import SELECTION_ATTACK
from gwasprivacy.statement.exact.exact_question import ExactAnswer
from gwasprivacy.statement.exact.exact_words import comparison_words
from gwasprivacy.ui.calibration.attack_plot import AttackPlot
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.shell.plan_follower import PlanFollower
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.shell.zoom import keep_lines
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.study_views import view_of_people

if TYPE_CHECKING:
    from gwasprivacy.lab.audit.epsilon_audit import AuditResult

LEAST_PLOT = 360  # px with titles and axes, which leave 220 to the lines


def attack_words(report: AttackReport) -> str:
    """What the picture says, in a few sentences."""
    view = view_of_people(report)
    exact = report.strongest_exact.at_fpr(FPR)
    bound = report.points(FPR)
    most = float(report.bound(np.array([FPR]))[0])
    before = view.found_without_privacy(percent(round(exact.tpr, 3)))
    after = say_marked(ATTACK.short, share=percent(most, up=True))
    if SELECTION_ATTACK in bound:
        strongest = say(
            "The strongest attack simulated has an AUC of {auc}, where 0.5 is guessing.",
            auc=significant(report.roc(SELECTION_ATTACK).auc, 2),
        )
        after = f"{after} {strongest}"
    return f"{before} {after} {view.simulated_studies(report)}"


def audit_words(results: list[AuditResult]) -> str:
    """What the audit found; says whether it would have noticed half the noise."""
    sound = [result for result in results if result.sound]
    broken = [result for result in results if not result.sound]
    if any(result.violates_advantage for result in sound):
        worst = max(sound, key=lambda result: result.advantage_bound - result.claimed_advantage)
        return say(
            "VIOLATED: a membership test has an advantage of at least {least}; the claim is at most {claimed} "
            "({event}). Do not release with this mechanism, and please report it.",
            least=significant(worst.advantage_bound),
            claimed=significant(worst.claimed_advantage),
            event=say_marked(worst.advantage_event),
        )
    if any(result.violated for result in sound):
        worst = max(sound, key=lambda result: result.lower_bound - result.claimed)
        return say(
            "VIOLATED: the true ε is at least {least}; the claim is {claimed} ({event}). Do not release with "
            "this mechanism, and please report it.",
            least=significant(worst.lower_bound),
            claimed=significant(worst.claimed),
            event=say_marked(worst.event),
        )
    best = max((result.lower_bound for result in sound), default=0.0)
    claimed = max((result.claimed for result in sound), default=0.0)
    text = say(
        "Audit passed: in {draws} draws on the worst neighbouring studies, the true ε is at least {least}; the "
        "claim is {claimed}.",
        draws=count(max((result.draws for result in sound), default=0)),
        least=significant(best),
        claimed=significant(claimed),
    )
    widest = max(sound, key=lambda result: result.advantage_bound, default=None)
    if widest is not None:
        gained = say(
            "A membership test’s advantage is at least {least}; the claim is at most {claimed}.",
            least=significant(widest.advantage_bound),
            claimed=significant(widest.claimed_advantage),
        )
        text = f"{text} {gained}"
    if broken:
        caught = all(result.violated for result in broken)
        noticed = (
            say("A mechanism with half the noise would have been caught.")
            if caught
            else say("A mechanism with half the noise would not have been caught.")
        )
        text = f"{text} {noticed}"
    return text


class AttackSheet(QWidget):
    """Computed while it is in front; the audit on demand.  It begins with what exact results of the study would tell.

    ``exact_asked``: whether exact results can be published is to be looked at closer.
    """

    exact_asked = Signal()

    def __init__(self, document: PlanDocument, jobs: JobRunner) -> None:
        super().__init__()
        self._document = document
        self._lane, self._audits = Lane(jobs, "attack"), Lane(jobs, "audit")
        self._exact = Lane(jobs, "exact-results")
        self._watched = False
        self._key: AttackQuestion | None = None
        self._found: dict[AttackQuestion, AttackReport] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID)
        beginning = QHBoxLayout()
        beginning.setSpacing(GRID)
        self.exact_words = label("", selectable=True)
        keep_lines(self.exact_words, 2)
        self.exact_button = QPushButton(say("Publish exact results?…"))
        self.exact_button.clicked.connect(self.exact_asked)
        beginning.addWidget(self.exact_words, 1)
        beginning.addWidget(self.exact_button)
        layout.addLayout(beginning)
        self.plot = AttackPlot()
        self.plot.setMinimumHeight(LEAST_PLOT)
        layout.addWidget(self.plot, 1)
        self.words = label("", selectable=True)
        keep_lines(self.words, 2)
        layout.addWidget(self.words)
        self.error = InlineError()
        layout.addWidget(self.error)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        self.audit_note = label(
            say("Runs the mechanism 100,000 times and tests whether the true ε exceeds the claim."), "muted"
        )
        self.audit_button = QPushButton(say("Audit the mechanism"))
        self.audit_button.clicked.connect(self.run_audit)
        self.again = QPushButton(say("Simulate attacks again"))
        self.again.clicked.connect(self._again)
        self.again.hide()
        self.all_attacks = QCheckBox(say("Show all attacks"))
        self.all_attacks.toggled.connect(self.plot.show_all)
        layout.addWidget(self.all_attacks)
        row.addWidget(self.audit_note, 1)
        row.addWidget(self.again)
        row.addWidget(self.audit_button)
        layout.addLayout(row)
        self.audit_error = InlineError()
        layout.addWidget(self.audit_error)
        self._follower = PlanFollower(document, self._on_plan, self, self)

    def set_watched(self, watched: bool) -> None:
        """Attack only while somebody looks."""
        self._watched = watched
        if watched:
            self._follower.catch_up()
            self._ask()

    def _on_plan(self, old: Plan, new: Plan) -> None:
        if replaced_title(old) != replaced_title(new):
            self._audit_key_changed()
        if self._watched:
            self._ask()

    def _audit_key_changed(self) -> None:
        self._audits.drop()
        self._say_of_audit(say("Runs the mechanism 100,000 times and tests whether the true ε exceeds the claim."))

    def forget(self) -> None:
        """Another plan: no attack on the one before is shown."""
        self._refuse("")
        self._exact.drop()
        self.exact_words.setText("")
        self._found.clear()
        self.plot.show_nothing()
        self.all_attacks.setChecked(False)
        self.again.hide()
        self._audit_key_changed()

    def _compare(self) -> None:
        """Exact results of the plan's study beside its draw."""
        plan = self._document.plan

        def show(found: ExactAnswer) -> None:
            if plan == self._document.plan:
                self.exact_words.setText(comparison_words(found))

        self._exact.start(
            answer_exactly,
            question_of(plan, self._document.folder),
            plan,
            title=say("Computing the risk"),
            on_done=show,
            on_failed=lambda _error: self.exact_words.setText(""),
        )

    def _ask(self) -> None:
        plan = self._document.plan
        self._compare()
        try:
            question = attack_question(plan, self._document.folder)
        except GwasPrivacyError as error:
            self._refuse("")
            self.error.show_error(error)
            return
        can_be_audited = plan.release.kind.is_forecast
        self.audit_button.setEnabled(can_be_audited and not self._audits.is_running)
        if not can_be_audited:
            self._refuse(question.refused)
            return
        if question == self._key and (self._lane.is_running or question in self._found):
            return
        self._lane.drop()
        self._key = question
        self.plot.show_bound(question.limit)
        self.error.show_message("")
        self.again.hide()
        if question.refused:
            self._say(question.refused)
            return
        if question in self._found:
            self._show(question)
            return
        self._say(say("Attacking simulated studies…"))
        self._lane.start(
            attack_picture,
            question,
            title=say("Attacking simulated studies"),
            in_own_process=True,
            on_done=lambda report: self._done(question, report),
            on_failed=self._failed,
            on_cancelled=self._cancelled,
        )

    def _refuse(self, words: str) -> None:
        """Nothing is asked, and so nothing is drawn anew."""
        self._lane.drop()
        self._key = None
        self.audit_button.setEnabled(False)
        self.error.show_error(None)
        self._say(words)

    def _done(self, question: AttackQuestion, report: AttackReport) -> None:
        self._found[question] = report
        if question == self._key:
            self._show(question)

    def _show(self, question: AttackQuestion) -> None:
        report = self._found[question]
        self.plot.show_report(report, attack_words(report))  # the picture, in the same values
        self._say(" ".join([attack_words(report), *question.not_covered]))

    def _say(self, text: str) -> None:
        self.words.setText(text)

    def _failed(self, error: GwasPrivacyError) -> None:
        self._say("")
        self.error.show_error(error)
        self.again.show()

    def _cancelled(self) -> None:
        self._say(say("Stopped."))
        self.again.show()

    def _again(self) -> None:
        self._key = None
        self._ask()

    # Audit ----------------------------------------------------------------------------------------------------------

    def run_audit(self) -> None:
        """Run the audit for the plan as it is."""
        from gwasprivacy.lab.plan_audit import audit  # loaded when asked for

        self.audit_button.setEnabled(False)
        self._say_of_audit(say("Auditing…"))
        self._audits.start(
            audit,
            self._document.plan,
            title=say("Auditing the mechanism"),
            in_own_process=True,
            on_done=self._audited,
            on_failed=self._audit_failed,
            on_cancelled=self._audit_cancelled,
        )

    def _say_of_audit(self, text: str) -> None:
        self.audit_note.setText(text)
        self.audit_error.show_error(None)

    def _audited(self, results: list[AuditResult]) -> None:
        self.audit_button.setEnabled(True)
        self._say_of_audit(audit_words(results))

    def _audit_failed(self, error: GwasPrivacyError) -> None:
        self.audit_button.setEnabled(True)
        self._say_of_audit("")
        self.audit_error.show_error(error)

    def _audit_cancelled(self) -> None:
        self.audit_button.setEnabled(True)
        self._say_of_audit(say("The audit was stopped."))


def replaced_title(plan: Plan) -> Plan:
    """``plan`` under a common title: what an audit depends on."""
    return replace(plan, title="-", scenario=None)
