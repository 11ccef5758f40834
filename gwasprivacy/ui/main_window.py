"""The window: the plan in words on top, three tabs over one document, a status bar for the running job."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.ui.about_box import show_about
from gwasprivacy.ui.job_status import JobStatus
from gwasprivacy.ui.language_menu import add_language_menu
from gwasprivacy.ui.plan_files import PlanFiles
from gwasprivacy.ui.plan_sentence import PlanSentence
from gwasprivacy.ui.plan_tabs import TAB_NAMES, PlanTabs
from gwasprivacy.ui.plan_windows import PlanWindows
from gwasprivacy.ui.shell.autosave import Autosave
from gwasprivacy.ui.shell.document import PLAN_SUFFIX, PlanDocument
from gwasprivacy.ui.shell.error_words import message_words
from gwasprivacy.ui.shell.first_size import SMALLEST, fit_soon, size_before_it_is_shown
from gwasprivacy.ui.shell.jobs import JobRunner, UnexpectedError
from gwasprivacy.ui.shell.open_files import OpenFiles
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.shell.theme import ThemeMode, theme_source
from gwasprivacy.ui.shell.window_menus import (
    FINDS,
    UndoActions,
    ViewActions,
    add_action,
    fill_with_recent_plans,
    theme_menu,
)
from gwasprivacy.ui.start_page import EXACT, EXAMPLE, NEW, OPEN, TOUR, TUTORIAL, VERIFY, StartPage
from gwasprivacy.ui.starting_plan import starting_plan
from gwasprivacy.ui.tools.menu import REQUEST_SUFFIX, Toolbox
from gwasprivacy.ui.widgets.banner import Banner
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.drop_target import DropTarget
from gwasprivacy.ui.widgets.explain import explain_focus
from gwasprivacy.ui.widgets.study_views import view_of

if TYPE_CHECKING:
    from gwasprivacy.release.known_panels import KnownPeople
    from gwasprivacy.ui.calibration.calibration_tab import CalibrationTab
    from gwasprivacy.ui.palette import Places
    from gwasprivacy.ui.planning_report.dialog import PlanningDialog
    from gwasprivacy.ui.release.release_tab import ReleaseTab
    from gwasprivacy.ui.tour.tour import Tour
    from gwasprivacy.ui.widgets.help_window import HelpWindow

RELEASE = 2  # of the tabs
REPORT_SUFFIXES = (".json", ".pdf", ".release.tsv")


class MainWindow(QMainWindow):
    """Made with a document and settings; the tabs beside the first are built when the window has been shown."""

    def __init__(
        self,
        document: PlanDocument | None = None,
        settings: Settings | None = None,
        windows: PlanWindows | None = None,
    ) -> None:
        super().__init__()
        self.document = PlanDocument(starting_plan(), self, examples=True) if document is None else document
        self.settings = settings if settings is not None else Settings()
        if windows is None:
            windows = PlanWindows(lambda group: MainWindow(settings=self.settings, windows=group))
        self.windows = windows
        self.jobs = JobRunner(self)
        self._leaves = False
        self.stopped_cleanly = True  # whether every worker had stopped when the window closed
        self._help: HelpWindow | None = None
        self._planning: PlanningDialog | None = None
        self.tour: Tour | None = None
        DropTarget(self, self._take_dropped)
        self.setMinimumSize(SMALLEST)
        self._first_size = size_before_it_is_shown(self)
        self.resize(self._first_size)

        # From the outside inwards: whatever is moved to another parent is styled anew, with all that is in it.
        central = self._content = QWidget(self)
        layout = self._column = QVBoxLayout(central)
        self.setCentralWidget(central)
        self.banner = Banner()
        self.pages = QStackedWidget(central)
        layout.addWidget(self.banner)
        layout.addWidget(self.pages, 1)
        plan = QWidget(self.pages)
        above = QVBoxLayout(plan)
        self.pages.addWidget(plan)
        for column in (above, layout):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(0)
        self.sentence = PlanSentence(self.document)
        self.sentence.asked_for.connect(self.show_field)
        above.addWidget(self.sentence)
        self.files = PlanFiles(self, self.document, self.settings, self.banner, self.jobs)
        self.files.others = windows
        self.autosave = Autosave(self.document, self)
        self.autosave.failed.connect(self._not_kept)
        self.tabs = PlanTabs(self.document, self.jobs, plan)
        above.addWidget(self.tabs, 1)
        self.model_tab = self.tabs.model
        self.tabs.calibration_built.connect(self._calibration_built)
        self.tabs.release_built.connect(self._release_built)
        self.start_page: StartPage | None = None
        self._release: ReleaseTab | None = None
        self._is_nobodys = document is None  # nobody has opened, begun or edited the plan that is here
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().setContentsMargins(0, 0, 0, 0)
        self.statusBar().addWidget(JobStatus(self.jobs), 1)
        self._make_menus()

        self.jobs.failed.connect(self._job_failed)
        self.document.dirty_changed.connect(self._show_title)
        self.tabs.currentChanged.connect(self._show_sentence)
        for signal in (self.document.changed, self.document.effect_confirmed, self.document.path_changed):
            signal.connect(self._take_plan)
        self.document.replaced.connect(self._another_plan)
        self._show_title()
        self._is_new = self.settings.geometry.isEmpty() or not self.restoreGeometry(self.settings.geometry)
        self.model_tab.set_more_open(self.settings.more_open)
        self.sentence.label.setFocus()
        windows.join(self)

    # Tabs -----------------------------------------------------------------------------------------------------------

    @property
    def calibration_tab(self) -> CalibrationTab:
        return self.tabs.calibration

    @property
    def release_tab(self) -> ReleaseTab:
        return self.tabs.release

    def build_tabs(self) -> None:
        """Make the second and third tab, whose imports are heavy; done once, right after the window is shown."""
        self.tabs.build()

    def _calibration_built(self, tab: CalibrationTab) -> None:
        tab.headline_changed.connect(self.sentence.set_headline)
        tab.headline_awaited.connect(self.sentence.keep_room_for)
        tab.report_asked.connect(self.planning_report)
        tab.exact_asked.connect(self.tools.ask_of_exact_results)
        tab.release_asked.connect(lambda: self.show_tab(RELEASE))

    def _release_built(self, tab: ReleaseTab) -> None:
        tab.countersign_asked.connect(self.tools.countersign)
        self._release = tab
        tab.allow_verdict(not self._is_nobodys)
        tab.follow_verdict(self.calibration_tab.verdict)
        tab.way_taken.connect(self.calibration_tab.take)
        tab.headline_changed.connect(self.sentence.set_opened_study)
        tab.headline_awaited.connect(self.sentence.keep_room_for)

    def _another_plan(self) -> None:
        """What a dialog was told about the plan before does not stand in it for this one."""
        if self._planning is not None:
            self._planning.cancel()
            self._planning.close()
            self._planning.deleteLater()
            self._planning = None
        self.tools.forget_plan()

    def add_banner(self, banner: Banner) -> None:
        """Under the banner of the plan's file, which hides by itself."""
        self._column.insertWidget(1, banner)

    def show_tab(self, index: int) -> None:
        self._show_plan()
        self.tabs.show_tab(index)

    def show_field(self, path: str) -> None:
        """Bring the control of a plan field to the front and focus it."""
        self._show_plan()
        self.tabs.show_field(path)

    # The start page -------------------------------------------------------------------------------------------------

    def show_start(self) -> None:
        """No plan is open here: ways to begin, until one is."""
        if self.start_page is None:
            self.start_page = page = StartPage()
            page.asked.connect(self._begin)
            page.recent_asked.connect(self.files.open_path)
            page.shown_at_start_changed.connect(partial(setattr, self.settings, "start_page"))
            self.pages.addWidget(page)
        self.start_page.show_recent(self.settings.recent_plans)
        self.start_page.show_tour_first(not self.settings.tour_finished)
        self.start_page.at_start.setChecked(self.settings.start_page)
        self.pages.setCurrentWidget(self.start_page)
        self._show_title()

    def _begin(self, way: str) -> None:
        ways: dict[str, Callable[[], object]] = {
            TOUR: self.start_tour,
            EXAMPLE: self.files.open_example,
            NEW: self.files.new,
            OPEN: self.files.open,
            EXACT: partial(self.tools.open, EXACT),
            VERIFY: self.verify_a_report,
            TUTORIAL: partial(self.show_help_page, "tutorial"),
        }
        ways[way]()

    def _take_plan(self) -> None:
        """Somebody has opened, begun or edited the plan that is here, and sees it."""
        self._is_nobodys = False
        self._show_plan()

    def _show_plan(self) -> None:
        """The plan's tabs are in front, where also a report is verified and a study opened before there is a plan."""
        self.pages.setCurrentIndex(0)
        self._show_title()
        self._show_sentence()

    def _show_sentence(self) -> None:
        """What nobody has planned stands above no study and no report; above its own fields it says that it is an example."""
        self.sentence.setVisible(not (self._is_nobodys and self.tabs.currentIndex() == RELEASE))
        if self._release is not None:
            self._release.allow_verdict(not self._is_nobodys)

    @property
    def has_plan(self) -> bool:
        """Whether a plan is shown, and not the start page."""
        return self.pages.currentIndex() == 0

    @property
    def is_untouched(self) -> bool:
        """Whether another plan can come here unasked: nothing is open, or a new plan that nobody has edited."""
        document = self.document
        blank = document.path is None and document.undo_stack.count() == 0
        return not document.is_dirty and (not self.has_plan or blank)

    def close_plan(self) -> None:
        """Close the plan: with its window where there are others, else the start page follows."""
        if len(self.windows.open) > 1 or not self.has_plan:
            self.close()
        elif self.files.is_idle(say("The plan stays open")) and self.files.may_leave():
            self.document.new(starting_plan(), examples=True)
            self._is_nobodys = True
            self.banner.hide()
            self.show_start()

    # Menus ----------------------------------------------------------------------------------------------------------

    def _make_menus(self) -> None:
        bar, action = self.menuBar(), partial(add_action, parent=self)
        plan = bar.addMenu(say("&Plan"))
        action(plan, say("&New"), self.files.new, QKeySequence.StandardKey.New)
        action(plan, say("&Open…"), self.files.open, QKeySequence.StandardKey.Open)
        action(plan, say("Open &example"), self.files.open_example)
        self.recent_menu = plan.addMenu(say("Open &recent"))
        self.recent_menu.aboutToShow.connect(self._fill_recent)
        plan.addSeparator()
        action(plan, say("&Save"), self.files.save, QKeySequence.StandardKey.Save)
        action(plan, say("Save &as…"), self.files.save_as, QKeySequence.StandardKey.SaveAs)
        plan.addSeparator()
        action(plan, say("Plannin&g report…"), self.planning_report, QKeySequence("Ctrl+Shift+P"))
        plan.addSeparator()
        action(plan, say("New &window"), self.new_window, QKeySequence("Ctrl+Shift+N"))
        action(plan, say("&Close plan"), self.close_plan, QKeySequence.StandardKey.Close)
        action(plan, say("&Quit"), self.windows.quit, QKeySequence.StandardKey.Quit)

        edit = bar.addMenu(say("&Edit"))
        UndoActions(edit, self.document.undo_stack, self)
        edit.addSeparator()
        self.theme_actions = theme_menu(edit, self.settings.theme, self.set_theme, self)
        self.language_actions = add_language_menu(edit, self.settings, self.windows.reopen)

        self.view_actions = ViewActions(bar.addMenu(say("&View")), self.settings, self, TAB_NAMES, self.show_tab)

        self.tools = Toolbox(self, self.document, self.jobs, self.open_dropped, self.known_people, self.open_files)
        tools = bar.addMenu(say("&Tools"))
        self.tools.fill(tools)
        action(tools, say("Recreate a report’s f&iles…"), self.verify_a_report)

        help_menu = bar.addMenu(say("&Help"))
        action(help_menu, say("&Find…"), self.find_anything, QKeySequence("Ctrl+K")).setObjectName(FINDS)
        action(help_menu, say("&Explain this control"), self.explain_focus, QKeySequence(Qt.Key.Key_F1))
        action(help_menu, say("&Start page"), self.show_start)
        action(help_menu, say("&Tour"), self.start_tour)
        action(help_menu, say("&Contents"), lambda: self.show_help_page("start"))
        action(help_menu, say("T&utorial"), lambda: self.show_help_page("tutorial"))
        action(help_menu, say("&Glossary"), lambda: self.show_help_page("glossary"))
        action(help_menu, say("&Keyboard"), lambda: self.show_help_page("keyboard"))
        action(help_menu, say("How to c&ite"), lambda: self.show_help_page("cite"))
        help_menu.addSeparator()
        action(help_menu, say("&Log"), self.show_log)
        action(help_menu, say("&About gwasprivacy"), partial(show_about, self))

    def find_anything(self) -> None:
        """Ctrl+K: type what you look for, and go there."""
        from gwasprivacy.ui.palette import Palette

        Palette(self, self.places()).show()

    def places(self) -> Places:
        """Where everything is that can be gone to."""
        from gwasprivacy.ui.palette import Places

        return Places(tabs=self.tabs, menus=self.menuBar(), show_tab=self.show_tab, show_help_page=self.show_help_page)

    def show_log(self) -> None:
        """What the program did, as its log says it."""
        from gwasprivacy.ui.log_dialog import LogDialog

        LogDialog(self).show()

    def new_window(self) -> None:
        """Another window beside this one, where a plan can be opened."""
        self.windows.new(self).show_start()

    def build_tabs_soon(self) -> None:
        build_tabs_soon(self)

    def planning_report(self) -> None:
        """Ask what the report before there are data should say, and write it."""
        if self._planning is None:
            from gwasprivacy.ui.planning_report.dialog import PlanningDialog

            self._planning = PlanningDialog(self.document, self.jobs, self, known_people=self.known_people)
        self._planning.show()
        self._planning.raise_()
        self._planning.activateWindow()

    def verify_a_report(self) -> None:
        """Bring the page to the front where a report is verified, its files are made again, and a second person signs it."""
        self.show_tab(2)
        self.release_tab.verify_report()

    def open_files(self) -> OpenFiles:
        """What is open here; the Release tab is not made to be asked."""
        tab = self.tabs.built_release
        return replace(OpenFiles() if tab is None else tab.files_of_release(), plan=self.document.path)

    def known_people(self) -> KnownPeople:
        """Whose people must not be in a panel of simulations: those of the study and the ledger on the Release tab."""
        return self.release_tab.known_people()

    def set_theme(self, mode: ThemeMode) -> None:
        self.settings.theme = mode
        self.theme_actions[mode].setChecked(True)
        theme_source().apply(mode)

    def _fill_recent(self) -> None:
        fill_with_recent_plans(self.recent_menu, self.settings, self.files.open_path)

    def _show_title(self) -> None:
        star = " *" if self.document.is_dirty else ""
        self.setWindowTitle(f"{self.document.name}{star}" if self.has_plan and not self._is_nobodys else "gwasprivacy")

    # Drag and drop --------------------------------------------------------------------------------------------------

    def _take_dropped(self, files: list[Path]) -> None:
        """The dialogs that follow must not keep the other program's drag waiting."""
        QTimer.singleShot(0, self, lambda: self.open_dropped(*files))

    def open_dropped(self, path: Path, *others: Path) -> None:
        """Open whatever was dropped, or named as the program was started: a plan, a study (in one file or several), a report or results."""
        from gwasprivacy.release.result_files.one_file import is_table_of_results  # slow to import
        from gwasprivacy.study.formats.registry import study_endings, usual_endings

        name = path.name.lower()
        is_key = name.endswith(".pub.pem") and not others
        if name.endswith(PLAN_SUFFIX):
            self.files.open_path(path)
        elif name.endswith(REQUEST_SUFFIX):
            self.tools.approve(path)
        elif (
            any(each.name.lower().endswith(REPORT_SUFFIXES) for each in (path, *others)) or is_key
        ):  # which may come first
            self.show_tab(2)
            self.release_tab.open_reports([path, *others])
        elif is_table_of_results(path):
            self.tools.check_results([path, *others])
        elif name.endswith(study_endings()) or view_of(self.document.plan.design).may_hold_people(path):
            self.show_tab(2)
            self.release_tab.open_studies([path, *others]) if others else self.release_tab.open_study(path)
        else:
            dialogs().tell(
                self,
                say("Nothing was opened"),
                say("{file} is not a plan, a study, a report or a file of results.", file=path.name),
                detail=say(
                    "Plans end in {suffix}, studies in {endings}, reports in .release.json.",
                    suffix=PLAN_SUFFIX,
                    endings=usual_endings(),
                ),
            )

    # The tour -------------------------------------------------------------------------------------------------------

    def start_tour(self) -> None:
        """The tour on a copy of the example: here, or in a new window where something of the user's is open."""
        mine = self.is_untouched or (self.tour is not None and self.tour.owns_plan)
        if self.files.must_stay or not mine:
            self.windows.new(self).start_tour()
            return
        if self.tour is None:
            from gwasprivacy.ui.tour.tour import Tour

            self.tour = Tour(self, self._content, self.files.open_example)
            self.tour.finished.connect(partial(setattr, self.settings, "tour_finished", True))
        self.tour.start()

    # Help -----------------------------------------------------------------------------------------------------------

    def explain_focus(self) -> None:
        """F1: what has the focus, or the page of the tab in front."""
        if not explain_focus():
            self.show_help_page(("attackers", "calibration", "release")[self.tabs.currentIndex()])

    def show_help_page(self, name: str) -> None:
        if self._help is None:
            from gwasprivacy.ui.widgets.help_window import HelpWindow

            self._help = HelpWindow(self)
            self._help.restore(self.settings.help_geometry)
        self._help.show_page(name)
        self._help.show()
        self._help.raise_()
        self._help.activateWindow()

    # Failures and the end -------------------------------------------------------------------------------------------

    def _job_failed(self, error: GwasPrivacyError) -> None:
        if isinstance(error, UnexpectedError):
            self.show_bug(error.log)
        else:
            dialogs().tell_error(self, say("Not done"), error)

    def show_bug(self, log: str) -> None:
        dialogs().tell(
            self,
            say("A bug in gwasprivacy"),
            say("An unexpected error occurred. The action was not carried out; the plan is unchanged."),
            detail=say("The log contains none of your data: {log}", log=log),
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_new:
            self._is_new = False
            fit_soon(self, self._first_size)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.document.look_at_file()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._leaves and not (self.files.is_idle(say("The window stays open")) and self.files.may_leave()):
            event.ignore()
            return
        self.autosave.close()
        self.settings.geometry = QByteArray(self.saveGeometry())
        self.settings.more_open = self.model_tab.more_is_open
        if self._help is not None:
            self.settings.help_geometry = self._help.saveGeometry()
            self._help.close()
        self.settings.sync()
        self.stopped_cleanly = self.jobs.shutdown()
        if self.tour is not None:
            self.tour.close()
        super().closeEvent(event)
        self.windows.closed(self)

    def close_unasked(self) -> bool:
        """Close the window; what was unsaved has been asked about."""
        self._leaves = True
        return self.close()

    def keep_unsaved(self) -> bool:
        """Keep what is unsaved for the case that the program is killed; whether that went well."""
        return self.autosave.keep_now()

    def _not_kept(self, error: GwasPrivacyError) -> None:
        self.banner.show_message(
            say("If the program crashes, unsaved changes will be lost: {reason}", reason=message_words(error)),
            {say("Close"): None},
        )


def build_tabs_soon(window: MainWindow, parent: QObject | None = None) -> None:
    """Build the heavy tabs as soon as the window has been painted."""
    QTimer.singleShot(50, parent or window, window.tabs.build_soon)
