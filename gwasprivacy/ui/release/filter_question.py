"""What a release asks about the study's file: was anything removed because of its genotypes, and where do its sites come from?"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.plan.plan_words import removal_sentences
from gwasprivacy.plan.saved_plan import as_named
from gwasprivacy.release.frequent_snps import LIST_ENDING, USUAL_FREQUENCY
from gwasprivacy.study.design import CandidateList, GenotypeFilter, Sites
from gwasprivacy.study.people_lists import LISTS_NOTE
from gwasprivacy.study.person_rules.ancestry_rule import AncestryRule
from gwasprivacy.study.person_rules.rules import USUAL_CALL_RATE, PersonRules
from gwasprivacy.ui.release.field_question import FieldQuestion
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.release.release_work import known_people, list_digest, make_panel_list
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import Lane
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.ancestry_rule import AncestryRuleForm
from gwasprivacy.ui.widgets.answers import Answers
from gwasprivacy.ui.widgets.card import InlineMessage, label
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.fields import percent_field
from gwasprivacy.ui.widgets.file_places import FilePlace, FileQuestion, offering
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.person_rules import PersonRulesForm


class Way(StrEnum):
    """What is true of the file and no answer of the plan: another file will be released, or this one by rules that are applied here."""

    FILE_BEFORE = "file-before"
    OWN_RULES = "own-rules"


QUESTION = mark("Were people or SNPs removed because of this study’s genotypes?")
ANSWERS: Mapping[StrEnum, str] = {
    GenotypeFilter.NONE: mark("No, nothing was removed"),
    Way.OWN_RULES: mark("No, but this program shall apply rules to people,\none person at a time"),
    GenotypeFilter.PUBLIC_LIST: mark("Only SNPs, and the SNPs come from a public list"),
    Way.FILE_BEFORE: mark("Yes, and I have the file from before"),
    GenotypeFilter.BEFORE_US: mark("Yes, and this file is all I have"),
}

MAKE_IT_AGAIN = mark(
    "From that file the answer is “No, nothing was removed”. If it is gone, make it again without the options geno, mind, maf, hwe and "
    "king-cutoff. A list of people who withdrew or have no phenotype may stay:"
)
PLINK2_LINES = "plink2 --pedmap export \\\n  --remove withdrawn.txt \\\n  --make-bed --out before"
NEEDLESS = mark(
    "Filters by call rate and allele frequency are then not needed: with most scores, missing calls lower a SNP’s score, and a public "
    "offset lowers that of rare SNPs."
)

SITES_QUESTION = mark("Where do the sites of this file come from?")
SITES_ANSWERS: Mapping[StrEnum, str] = {
    Sites.FIXED: mark("Fixed beforehand, by an array or a panel"),
    Sites.CALLED: mark("A variant caller wrote them, or I do not know"),
}


def grows_with_its_words(part: QWidget) -> None:
    """Its sentences need more lines where it is narrow."""
    policy = part.sizePolicy()
    policy.setHeightForWidth(True)
    part.setSizePolicy(policy)


class FileBefore(QWidget):
    """The file from before the removal: how plink2 makes it, and a button that opens it."""

    asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grows_with_its_words(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        layout.addWidget(label(say_marked(MAKE_IT_AGAIN), "muted"))
        self.lines = label(PLINK2_LINES, wrap=False, selectable=True)
        self.lines.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        layout.addWidget(self.lines)
        self.open = QPushButton(say("Open the file from before…"))
        self.open.clicked.connect(self.asked)
        layout.addWidget(self.open, 0, Qt.AlignmentFlag.AlignLeft)


class PanelList(QWidget):
    """A list of the SNPs that are common enough in a panel: ``asked`` for a panel (None: the bundled one), a frequency and a file."""

    asked = Signal(object, float, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grows_with_its_words(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        self.needless = InlineMessage("muted")
        layout.addWidget(self.needless)
        self.needless.show_message(say_marked(NEEDLESS))
        caption = label(
            say(
                "Or make a list of the SNPs that are common in a public panel. Minor allele frequency there, at least:"
            ),
            "muted",
        )
        layout.addWidget(caption)
        self.least = percent_field(say("Least minor allele frequency in the panel"), low=0.0001, high=0.5)
        self.least.show_value(USUAL_FREQUENCY)
        layout.addWidget(self.least, 0, Qt.AlignmentFlag.AlignLeft)
        self.of_panel = QPushButton(say("From a panel’s file…"))
        self.of_panel.clicked.connect(self._ask_for_panel)
        self.of_bundled = QPushButton(say("From the bundled panel…"))
        self.of_bundled.clicked.connect(lambda: self._ask_for_list(None))
        for button in (self.of_panel, self.of_bundled):
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def _ask_for_panel(self) -> None:
        offered = offering(say("Panels"), "*.bed *.vcf *.vcf.gz *.npz")
        panel = dialogs().open_file(self.window(), say("Public panel"), offered)
        if panel is not None:
            self._ask_for_list(panel)

    def _ask_for_list(self, panel: Path | None) -> None:
        name = "panel" if panel is None else panel.name.split(".")[0]
        suggested = Path(f"{name}-{self.least.shown_value():g}{LIST_ENDING}")
        path = dialogs().save_file(
            self.window(), say("Save the list of SNPs"), offering(say("Lists"), f"*{LIST_ENDING}"), suggested
        )
        if path is not None:
            self.asked.emit(panel, self.least.shown_value(), path)


class FilterQuestion(QWidget):
    """Every true answer, and under the one that is given its way on; a public list is pinned in the plan by its SHA-256."""

    file_asked = Signal()
    """Another study is to be opened: the file from before."""

    def __init__(self, runner: ReleaseRunner, document: PlanDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runner, self._document = runner, document
        self._lane = Lane(runner.jobs, "release-list")
        self._file_with_one_before: Path | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        self.question = Answers(QUESTION, ANSWERS, "genotype-filter", say("Quality control"))
        self.question.chosen.connect(self.answer)
        self.answers = self.question.radios
        layout.addWidget(self.question)
        self.not_covered = InlineMessage("warning")
        layout.addWidget(self.not_covered)
        self.file_before = FileBefore()
        self.file_before.asked.connect(self.file_asked)
        layout.addWidget(self.file_before)
        self.lists = InlineMessage("muted")
        layout.addWidget(self.lists)
        self.list = FileQuestion(
            say("The public list: the array’s manifest, or the sites of a panel"),
            FilePlace(
                say("Public list of SNPs"), empty=say("A .bim, .pvar, .map or VCF file, a table, or one id per line.")
            ),
        )
        self.list.place.picked.connect(self.pin)
        self.panel_list = PanelList()
        self.panel_list.asked.connect(self.make_list)
        self.list.body.addWidget(self.panel_list)
        layout.addWidget(self.list)
        self.rules = PersonRulesForm()
        self.rules.changed.connect(self.set_rules)
        layout.addWidget(self.rules)
        self.ancestry = AncestryRuleForm(runner.jobs, lambda path: as_named(path, document.folder))
        self.ancestry.changed.connect(self.set_ancestry)
        layout.addWidget(self.ancestry)
        self.error = InlineError()
        layout.addWidget(self.error)

    @property
    def is_reading(self) -> bool:
        return self._lane.is_running

    @property
    def given(self) -> StrEnum | None:
        """The answer: the plan's, or that there is another file than the one that is open."""
        source, design = self._runner.source, self._document.plan.design
        answer = design.genotype_filter
        if answer is GenotypeFilter.NONE and design.person_rules is not None:
            return Way.OWN_RULES
        if answer is None and source is not None and source.path == self._file_with_one_before:
            return Way.FILE_BEFORE
        return answer

    def answer(self, answer: StrEnum) -> None:
        """Write the answer into the plan.  A list belongs to one answer only, unless a caller wrote the sites; rules to two."""
        design, source = self._document.plan.design, self._runner.source
        candidates = design.candidates
        if answer is not GenotypeFilter.PUBLIC_LIST and candidates.kind == "file" and not design.are_sites_called:
            candidates = CandidateList()
        planned = answer if isinstance(answer, GenotypeFilter) else None
        rules = design.person_rules if answer is GenotypeFilter.PUBLIC_LIST else None
        if answer is Way.OWN_RULES:
            planned, rules = GenotypeFilter.NONE, design.person_rules or PersonRules(call_rate=USUAL_CALL_RATE)
        self._file_with_one_before = source.path if answer is Way.FILE_BEFORE and source is not None else None
        self.error.attempt(
            lambda: self._document.edit_design(genotype_filter=planned, candidates=candidates, person_rules=rules)
        )
        self.refresh()

    def set_rules(self, fields: Mapping[str, Any] | None) -> None:
        """Write what was ticked into the plan."""
        now = self._document.plan.design.person_rules
        self._write_rules(fields or {}, None if now is None else now.ancestry)

    def set_ancestry(self, rule: AncestryRule | None) -> None:
        """Write the rule on ancestry into the plan, beside the others."""
        now = self._document.plan.design.person_rules
        names = ("call_rate", "heterozygosity", "sex_check")
        self._write_rules({} if now is None else {name: getattr(now, name) for name in names}, rule)

    def _write_rules(self, others: Mapping[str, Any], ancestry: AncestryRule | None) -> None:
        asked = any(others.values()) or ancestry is not None
        rules = PersonRules(**others, ancestry=ancestry) if asked else None
        self.error.attempt(lambda: self._document.edit_design(person_rules=rules))
        self.refresh()

    def pin(self, path: Path) -> None:
        """Read the list once, on a worker, and make it the plan's."""
        self._read_list(path, list_digest, path, title=say("Reading {file}", file=path.name))

    def make_list(self, panel: Path | None, least: float, path: Path) -> None:
        """Write a list of the SNPs that are common enough in a panel, and make it the plan's."""
        known = known_people(self._runner.source, self._runner.ledger_path)
        self._read_list(path, make_panel_list, panel, least, known, path, title=say("Making the list of SNPs"))

    def _read_list(self, path: Path, work: Callable[..., str], *values: object, title: str) -> None:
        self._lane.drop()
        self.list.error.show_message("")
        self._lane.start(
            work,
            *values,
            title=title,
            on_done=lambda digest: self._pinned(path, digest),
            on_failed=lambda error: self.list.error.show_error(error, path),
            on_cancelled=self.refresh,
        )

    def _pinned(self, path: Path, digest: str) -> None:
        design, folder = self._document.plan.design, self._document.folder
        # Of a caller's file a list is asked whatever else is true of it.
        answer = design.genotype_filter if design.was_filtered_before else GenotypeFilter.PUBLIC_LIST

        def edit() -> None:
            name = as_named(path, folder)
            listed = CandidateList(kind="file", path=name, sha256=digest)
            self._document.edit_design(candidates=listed, genotype_filter=answer, text=say("Name the public list"))

        self.error.attempt(edit)
        self.refresh()

    def refresh(self) -> None:
        """Show the plan as it is."""
        design, folder, given = self._document.plan.design, self._document.folder, self.given
        self.question.show_answer(given, enabled=not self._runner.is_publishing)
        self.rules.setVisible(given in (Way.OWN_RULES, GenotypeFilter.PUBLIC_LIST))
        self.rules.show_rules(design.person_rules, enabled=not self._runner.is_publishing)
        self.ancestry.setVisible(not self.rules.isHidden())
        ancestry = None if design.person_rules is None else design.person_rules.ancestry
        self.ancestry.show_rule(ancestry, folder, enabled=not self._runner.is_publishing)
        said = "".join(removal_sentences(design))
        self.not_covered.show_message(
            say("The report says on its first page: “{sentence}”", sentence=said) if said else ""
        )
        self.file_before.setVisible(given is Way.FILE_BEFORE)
        listed = design.candidates.path
        self.list.setVisible(given is GenotypeFilter.PUBLIC_LIST or design.are_sites_called)
        shown = None if listed is None else Path(listed) if folder is None else folder / listed
        self.list.place.show_path(shown)
        self.panel_list.setVisible(listed is None)
        source = self._runner.source
        self.lists.show_message(say_marked(LISTS_NOTE) if source is not None and source.has_lists else "")


class SitesQuestion(FieldQuestion):
    """Of the plan's ``design.sites``."""

    def __init__(self, runner: ReleaseRunner, document: PlanDocument) -> None:
        super().__init__(
            runner, document, "sites", Answers(SITES_QUESTION, SITES_ANSWERS, "sites", say("Where sites come from"))
        )

    @property
    def is_shown(self) -> bool:
        facts = self._runner.facts
        is_asked = facts is not None and facts.may_be_called and not self._document.plan.design.are_sites_said
        return is_asked or self.given is not None
