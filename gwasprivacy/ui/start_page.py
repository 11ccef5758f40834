"""What stands in the window while no plan is open: ways to begin, and the plans that were open lately."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.printable_text import shown
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import Card, label, set_role

WIDTH = 752  # px, margins included
MOST_RECENT = 6
TOUR, EXAMPLE, NEW, OPEN, VERIFY, TUTORIAL = "tour", "example", "new", "open", "verify", "tutorial"
EXACT = "exact-results"
WAYS = {
    TOUR: (mark("Take the to&ur"), mark("Ten steps on the example, to a signed report that you verify.")),
    EXAMPLE: (mark("Open the e&xample"), mark("A plan with a study of 1,000 simulated cases and 1,000 controls.")),
    NEW: (mark("&New plan"), mark("Begins with example values, for you to change.")),
    OPEN: (mark("&Open a plan…"), mark("A .gwasplan file.")),
    EXACT: (
        mark("&Decide about results that exist…"),
        mark("May full summary statistics be published? The risk in numbers, without a plan."),
    ),
    VERIFY: (mark("Verify a &report…"), mark("Check a signed report with the signer’s public key.")),
    TUTORIAL: (
        mark("Read the tutor&ial"),
        mark("Takes ten minutes, with a guide for researchers, privacy officers and boards."),
    ),
}


class StartPage(QScrollArea):
    """``asked(way)`` for one of WAYS, ``recent_asked(path)``, ``shown_at_start_changed(bool)``."""

    asked = Signal(str)
    recent_asked = Signal(object)
    shown_at_start_changed = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner = QWidget()
        middle = QHBoxLayout(inner)
        middle.setContentsMargins(0, 0, 0, 0)
        page = QWidget()
        page.setMaximumWidth(WIDTH)  # and narrower where the screen is
        middle.addStretch(1)
        middle.addWidget(page, 1000)
        middle.addStretch(1)
        column = QVBoxLayout(page)
        column.setContentsMargins(2 * GRID, 3 * GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(2 * GRID)
        heading = label(say("What can your GWAS publish and still keep its participants private?"), "heading")
        column.addWidget(heading)
        column.addWidget(
            label(
                say(
                    "Say who the attacker is and what they may learn. See what sample size this needs. Then publish SNPs, chosen "
                    "with noise, and a signed report. Drop a .bed, .pgen or .vcf here, or a plan, a report or a file of results."
                ),
                "muted",
            )
        )
        ways = Card(say("Begin"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(GRID)
        grid.setColumnStretch(1, 1)
        self.buttons: dict[str, QPushButton] = {}
        for row, (way, (name, about)) in enumerate(WAYS.items()):
            button = QPushButton(say_marked(name))
            button.setAccessibleDescription(say_marked(about))
            button.clicked.connect(lambda _checked=False, way=way: self.asked.emit(way))
            self.buttons[way] = button
            grid.addWidget(button, row, 0)
            grid.addWidget(label(say_marked(about), "muted"), row, 1)
        self._first = EXAMPLE
        ways.body.addLayout(grid)
        column.addWidget(ways)
        self.recent_card = Card(say("Recent plans"))
        self._recent = QVBoxLayout()
        self._recent.setSpacing(GRID // 2)
        self.recent_card.body.addLayout(self._recent)
        column.addWidget(self.recent_card)
        self.at_start = QCheckBox(say("Show this page when the program starts"))
        self.at_start.clicked.connect(self.shown_at_start_changed)
        column.addWidget(self.at_start)
        column.addStretch(1)
        self.setWidget(inner)
        self._links: list[QPushButton] = []
        self.show_recent([])
        self.show_tour_first(True)

    def show_tour_first(self, first: bool) -> None:
        """The tour is what is proposed to whoever has not finished it; then it is the example."""
        self._first = TOUR if first else EXAMPLE
        for way, button in self.buttons.items():
            set_role(button, "primary" if way == self._first else "")

    def show_recent(self, plans: Sequence[Path]) -> None:
        """The plans that were open lately, the latest first; one whose file is gone is said to be missing."""
        for link in self._links:
            self._recent.removeWidget(link)
            link.hide()
            link.deleteLater()
        self._links = []
        for path in plans[:MOST_RECENT]:
            name = shown(path.name)
            link = QPushButton((name if path.is_file() else say("{name} (missing)", name=name)).replace("&", "&&"))
            link.setProperty("role", "link")
            link.setEnabled(path.is_file())
            link.setToolTip(tip(path))
            link.clicked.connect(lambda _checked=False, path=path: self.recent_asked.emit(path))
            self._recent.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
            self._links.append(link)
        self.recent_card.setVisible(bool(self._links))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.buttons[self._first].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from one way to the next, as Tab does; Return takes it."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        ways = [*self.buttons.values(), *(link for link in self._links if link.isEnabled())]
        here = next((i for i, button in enumerate(ways) if button.hasFocus()), None)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and here is not None:
            ways[here].click()
        elif step is not None and here is not None:
            ways[(here + step) % len(ways)].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)
