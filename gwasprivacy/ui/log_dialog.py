"""Help → Log: what the program did here, to be read and copied for whoever is asked for help."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication, QTextCursor
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from gwasprivacy.base.activity_log import window_log
from gwasprivacy.base.language import say
from gwasprivacy.base.system_reasons import reason_of
from gwasprivacy.ui.shell.first_size import within_screen
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.words_page import WordsPage

SIZE = 720, 480  # px


class LogDialog(QDialog):
    """The end of the log is in sight when it opens."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("Log"))
        self.setProperty("helpTopic", "log")
        about = label(
            say(
                "What was done here, day by day. No number from a study and no time of day is kept: how long something takes can "
                "depend on the data. The file is {file}.",
                file=window_log(),
            )
        )
        self.page = WordsPage(say("Log"))
        self.page.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.page.setPlaceholderText(say("Nothing was done yet."))
        self.page.setLineWrapMode(WordsPage.LineWrapMode.NoWrap)
        buttons = QDialogButtonBox()
        # None of the system's buttons: its icon is black on any theme.
        buttons.addButton(say("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        self.copy = QPushButton(say("&Copy"))
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.page.toPlainText()))
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        layout.setSpacing(GRID)
        for part in (about, self.page, buttons):
            layout.addWidget(part)
        self.resize(within_screen(self, *SIZE))
        self.read()
        self.page.setFocus()

    def read(self) -> None:
        """The file as it is now."""
        try:
            text = window_log().read_text(encoding="utf-8", errors="replace")
        except FileNotFoundError:
            text = ""
        except OSError as error:
            text = say("The log cannot be read: {reason}.", reason=reason_of(error))
        self.page.show_text(text)
        self.page.moveCursor(QTextCursor.MoveOperation.End)
        self.copy.setEnabled(bool(text))
