"""What could an attacker do?  Attacks on simulated studies, exact release beside private; and an audit of the mechanism."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.number_words import count, percent, significant
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.forecast.answers import executor_for, work_of
from gwasprivacy.forecast.kept_answers import curve_key
from gwasprivacy.forecast.planned import Line
from gwasprivacy.forecast.questions import question_of
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan
from gwasprivacy.simulation.attacks.attack_report import AttackReport, attack_report
from gwasprivacy.simulation.attacks.membership_tests import LR_EXACT
from gwasprivacy.simulation.attacks.realised_loss import SELECTION_ATTACK, why_not_exact
from gwasprivacy.simulation.audit.epsilon_audit import AuditResult, run_audit
from gwasprivacy.simulation.audit.neighbour_pairs import plan_cases
from gwasprivacy.ui.calibration.attack_plot import AttackPlot
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.shell.plan_follower import PlanFollower
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.shell.words import error_words
from gwasprivacy.ui.widgets.card import InlineError, label

LARGEST_GROUP = (
    1000  # people of a group in the attacked studies; larger ones take too long, and hide their people better
)
STUDIES, PAIRS = 4, 100
AUDIT_DRAWS = 100_000
FPR = 1e-3
LEAST_PLOT = 260  # px; lower plots cannot be read


@dataclass(frozen=True, slots=True, kw_only=True)
class Attacked:
    """Which studies are attacked; ``likelihood_ratio`` of the promise for what one release spends."""

    n_cases: int
    n_controls: int
    likelihood_ratio: float

    @classmethod
    def of(cls, plan: Plan) -> Attacked:
        n = max(plan.design.n_cases, plan.design.n_controls)
        scale = min(1.0, LARGEST_GROUP / n)
        return cls(
            n_cases=max(2, round(plan.design.n_cases * scale)),
            n_controls=max(2, round(plan.design.n_controls * scale)),
            likelihood_ratio=math.exp(plan.adversary.entity_epsilon_of(plan.epsilon)),
        )


def attack(
    plan: Plan, base: Path | None, *, progress: Progress = NO_PROGRESS, cancel: Cancel = NEVER_CANCELLED
) -> AttackReport:
    """Every attack on a few simulated studies of the plan.  Raises InvalidInput, PrivacyRefusal, Cancelled."""
    question = question_of(plan, None, base)
    line = question.line(Line.THIS)
    if line is None:
        raise GwasPrivacyError(question.refused or question.instead)
    size = Attacked.of(plan)
    with executor_for(work_of(question.scenario, 100 * STUDIES)) as executor:
        request = line.request
        return attack_report(
            question.scenario,
            request,
            n_cases=size.n_cases,
            n_controls=size.n_controls,
            likelihood_ratio=size.likelihood_ratio,
            n_studies=STUDIES,
            n_pairs=0 if why_not_exact(request.mechanism, request.n_snps, by_locus=request.loci is not None) else PAIRS,
            executor=executor,
            progress=progress,
            cancel=cancel,
        )


def audit(plan: Plan, *, progress: Progress = NO_PROGRESS, cancel: Cancel = NEVER_CANCELLED) -> list[AuditResult]:
    """The plan's mechanism run on worst-case neighbours, and once with half the noise, which must be caught."""
    cases = plan_cases(
        plan.release.score,
        plan.release.mechanism,
        epsilon=plan.epsilon * plan.selection_share,
        n_cases=plan.design.n_cases,
        n_controls=plan.design.n_controls,
        n_snps=plan.release.n_snps,
        neighbours=plan.neighbours,
        public_controls=plan.design.public_controls,
    )
    return run_audit(cases, draws=AUDIT_DRAWS, progress=progress, cancel=cancel)


def attack_words(report: AttackReport) -> str:
    """What the picture says, in two sentences."""
    exact = report.roc(LR_EXACT).at_fpr(FPR)
    bound = report.points(FPR)
    most = float(report.bound(np.array([FPR]))[0])
    text = (
        f"Accusing one outsider in 1,000, the likelihood-ratio test finds {percent(round(exact.tpr, 3))} of the cases where "
        f"every exact frequency is published. After your release no attack finds more than {percent(most, up=True)}"
    )
    if SELECTION_ATTACK in bound:
        auc = report.roc(SELECTION_ATTACK).auc
        text += f"; the strongest one got {significant(auc, 2)} of the area under its curve, where 0.5 is guessing"
    people = f"{count(report.n_cases)} cases and {count(report.n_controls)} controls"
    return f"{text}. From {report.n_studies} simulated studies of {people}."


def not_covered_words(plan: Plan) -> str:
    """What the attacks leave out of this release, in sentences; "" where it is nothing."""
    said = []
    reason = why_not_exact(plan.release.mechanism, plan.release.n_snps, by_locus=plan.design.loci is not None)
    if reason:
        said.append(f"Not covered: the strongest attack on this selection; {reason}.")
    if plan.release.values_epsilon is not None:
        said.append("Not covered: the noisy scores that are published with the selection; the promise counts their ε.")
    return " ".join(said)


def audit_words(results: list[AuditResult]) -> str:
    """What the audit found; says whether it would have noticed half the noise."""
    sound = [result for result in results if result.sound]
    broken = [result for result in results if not result.sound]
    if any(result.violated for result in sound):
        worst = max(sound, key=lambda result: result.lower_bound - result.claimed)
        return (
            f"VIOLATED: ε is at least {significant(worst.lower_bound)}, where {significant(worst.claimed)} is claimed "
            f"({worst.event}). Do not release with this mechanism; please report it."
        )
    best = max((result.lower_bound for result in sound), default=0.0)
    claimed = max((result.claimed for result in sound), default=0.0)
    text = (
        f"Audit passed: {count(AUDIT_DRAWS)} draws on the worst neighbours show that ε is at least {significant(best)}; "
        f"{significant(claimed)} is claimed."
    )
    if broken:
        caught = all(result.violated for result in broken)
        text += " Half the noise would have been noticed." if caught else " Half the noise would not have been noticed."
    return text


class AttackSheet(QWidget):
    """Computed while it is in front; the audit on demand."""

    def __init__(self, document: PlanDocument, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._lane, self._audits = Lane(jobs, "attack"), Lane(jobs, "audit")
        self._watched = False
        self._key: object = None
        self._found: dict[object, AttackReport] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID)
        self.plot = AttackPlot()
        self.plot.setMinimumHeight(LEAST_PLOT)
        layout.addWidget(self.plot, 1)
        self.words = label("", selectable=True)
        self.words.setMinimumHeight(2 * self.words.fontMetrics().lineSpacing())
        layout.addWidget(self.words)
        self.error = InlineError()
        layout.addWidget(self.error)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        self.audit_note = label("Runs the mechanism 100,000 times and looks for more ε than is claimed.", "muted")
        self.audit_button = QPushButton("Audit the mechanism")
        self.audit_button.clicked.connect(self.run_audit)
        self.again = QPushButton("Attack again")
        self.again.clicked.connect(self._again)
        self.again.hide()
        row.addWidget(self.audit_note, 1)
        row.addWidget(self.again)
        row.addWidget(self.audit_button)
        layout.addLayout(row)
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
        self.audit_note.setText("Runs the mechanism 100,000 times and looks for more ε than is claimed.")

    def _ask(self) -> None:
        plan = self._document.plan
        base = self._document.folder
        question = question_of(plan, None, base)
        line = question.line(Line.THIS)
        self.audit_button.setEnabled(line is not None and not self._audits.is_running)
        if line is None:
            self._lane.drop()
            self._key = None
            self._say(question.refused or f"{question.instead} The attacks here are on selections of SNPs.")
            return
        key = (curve_key(question, line), Attacked.of(plan), plan.secret)
        if key == self._key and (self._lane.is_running or key in self._found):
            return
        self._lane.drop()
        self._key = key
        self.plot.show_bound(Attacked.of(plan).likelihood_ratio)
        self.error.show_message("")
        self.again.hide()
        if plan.secret is Secret.CASE_STATUS:
            self._say(
                "The attacks known from the literature ask who took part. Your secret is who is a case: only the bound is drawn."
            )
            return
        if key in self._found:
            self._show(self._found[key])
            return
        self._say("Attacking simulated studies…")
        self._lane.start(
            attack,
            plan,
            base,
            title="Attacking simulated studies",
            on_done=lambda report: self._done(key, report),
            on_failed=self._failed,
            on_cancelled=self._cancelled,
        )

    def _done(self, key: object, report: AttackReport) -> None:
        self._found[key] = report
        if key == self._key:
            self._show(report)

    def _show(self, report: AttackReport) -> None:
        self.plot.show_report(report)
        self._say(f"{attack_words(report)} {not_covered_words(self._document.plan)}".strip())

    def _say(self, text: str) -> None:
        self.words.setText(text)

    def _failed(self, error: GwasPrivacyError) -> None:
        self._say("")
        self.error.show_error(error)
        self.again.show()

    def _cancelled(self) -> None:
        self._say("Stopped.")
        self.again.show()

    def _again(self) -> None:
        self._key = None
        self._ask()

    # Audit ----------------------------------------------------------------------------------------------------------

    def run_audit(self) -> None:
        """Run the audit for the plan as it is."""
        self.audit_button.setEnabled(False)
        self.audit_note.setText("Auditing…")
        self._audits.start(
            audit,
            self._document.plan,
            title="Auditing the mechanism",
            on_done=self._audited,
            on_failed=self._audit_failed,
            on_cancelled=self._audit_cancelled,
        )

    def _audited(self, results: list[AuditResult]) -> None:
        self.audit_button.setEnabled(True)
        self.audit_note.setText(audit_words(results))

    def _audit_failed(self, error: GwasPrivacyError) -> None:
        self.audit_button.setEnabled(True)
        self.audit_note.setText(error_words(error))

    def _audit_cancelled(self) -> None:
        self.audit_button.setEnabled(True)
        self.audit_note.setText("The audit was stopped.")


def replaced_title(plan: Plan) -> Plan:
    """``plan`` under a common title: what an audit depends on."""
    return replace(plan, title="-", scenario=None)
