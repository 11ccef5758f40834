"""Colours, spacing and the application's palette: light or dark, following the system unless the user says otherwise.

One accent, hairlines, Okabe–Ito colours for the curves (docs/decisions/look.md).  Widgets that paint themselves read
:func:`theme` when they paint and listen to ``theme_source().changed``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from gwasprivacy.base.resources import resource_path

GRID = 8  # px; margins and gaps are multiples of it (half of it inside a row)
LEFT_COLUMN = 360  # px; what the user says
RADIUS = 6  # px; corners of cards


class ThemeMode(StrEnum):
    """What the user prefers; SYSTEM follows the desktop, also while the program runs."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """One set of colours, as ``#rrggbb``."""

    dark: bool
    window: str
    card: str
    field: str
    hairline: str
    control: str  # the border of a field
    control_strong: str  # the border of a tick box, 3:1 against the card
    selection: str
    grid: str
    text: str
    muted: str
    accent: str
    on_accent: str
    attacker: str  # this attacker: Okabe–Ito blue
    any_attacker: str  # any attacker: Okabe–Ito vermilion
    no_privacy: str  # a release without privacy: grey
    good: str  # Okabe–Ito bluish green
    warning: str
    error: str

    def colour(self, name: str, alpha: float = 1.0) -> QColor:
        """The colour called ``name`` with opacity ``alpha`` in [0, 1]."""
        colour = QColor(str(getattr(self, name)))
        colour.setAlphaF(alpha)
        return colour

    @property
    def tint(self) -> QColor:
        """The claimed range: the attacker's colour at 12 %."""
        return self.colour("attacker", 0.12 if not self.dark else 0.16)

    @property
    def solid_tint(self) -> QColor:
        """The tint as it looks on a card, without transparency."""
        ground, over = self.colour("card"), self.tint
        share = over.alphaF()
        mixed = [share * a + (1 - share) * b for a, b in zip(over.getRgbF()[:3], ground.getRgbF()[:3], strict=True)]  # type: ignore[index]
        return QColor.fromRgbF(*mixed)


LIGHT = Theme(
    dark=False,
    window="#f5f6f8",
    card="#ffffff",
    field="#ffffff",
    hairline="#d5d9df",
    control="#c3c9d1",
    control_strong="#868e99",
    selection="#e3eef6",
    grid="#e9ebef",
    text="#1b1f24",
    muted="#5a636e",
    accent="#0072b2",
    on_accent="#ffffff",
    attacker="#0072b2",
    any_attacker="#d55e00",
    no_privacy="#7a828c",
    good="#007a5a",
    warning="#8a5a00",
    error="#b3261e",
)

# On a dark ground the same hues, lightened until lines keep 4.5:1.
DARK = Theme(
    dark=True,
    window="#1b1d21",
    card="#24272c",
    field="#1e2125",
    hairline="#3b4048",
    control="#4a505a",
    control_strong="#878f9b",
    selection="#2f3d49",
    grid="#32363d",
    text="#e8eaed",
    muted="#a3abb6",
    accent="#4ba6e0",
    on_accent="#0d1a24",
    attacker="#4ba6e0",
    any_attacker="#f08a45",
    no_privacy="#9aa2ad",
    good="#35b892",
    warning="#e0ad4f",
    error="#ff8a80",
)


class ThemeSource(QObject):
    """Holds the theme in force; ``changed(theme)`` when the system or the user switches it."""

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._mode = ThemeMode.SYSTEM
        self._theme = LIGHT
        self._listening = False

    @property
    def mode(self) -> ThemeMode:
        return self._mode

    @property
    def theme(self) -> Theme:
        return self._theme

    def apply(self, mode: ThemeMode | None = None) -> None:
        """Colour the running application for ``mode`` (default: the mode in force) and follow the system from now on."""
        app = QApplication.instance()
        if not isinstance(app, QApplication):
            raise RuntimeError("a theme needs a QApplication")
        if mode is not None:
            self._mode = mode
        if not self._listening:
            self._listening = True
            app.setStyle("Fusion")
            QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)
        self._theme = DARK if self._wants_dark() else LIGHT
        app.setPalette(_palette(self._theme))
        app.setStyleSheet(style_sheet(self._theme))
        self.changed.emit(self._theme)

    def _wants_dark(self) -> bool:
        if self._mode is not ThemeMode.SYSTEM:
            return self._mode is ThemeMode.DARK
        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark

    def _system_changed(self) -> None:
        if self._mode is ThemeMode.SYSTEM and self._wants_dark() != self._theme.dark:
            self.apply()


_SOURCE: list[ThemeSource] = []


def theme_source() -> ThemeSource:
    """The one theme source of this process (made at first use, so importing this module makes nothing)."""
    if not _SOURCE:
        _SOURCE.append(ThemeSource())
    return _SOURCE[0]


def theme() -> Theme:
    """The theme in force now."""
    return theme_source().theme


def _icon_folder() -> str:
    """The folder of the small pictures in the style sheet, in the form that style sheets want."""
    return resource_path("icons").as_posix()


def _palette(colours: Theme) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    for key, name in {
        role.Window: "window",
        role.WindowText: "text",
        role.Base: "field",
        role.AlternateBase: "window",
        role.Text: "text",
        role.Button: "card",
        role.ButtonText: "text",
        role.BrightText: "error",
        role.ToolTipBase: "card",
        role.ToolTipText: "text",
        role.Highlight: "accent",
        role.HighlightedText: "on_accent",
        role.Accent: "accent",
        role.Link: "accent",
        role.LinkVisited: "accent",
        role.PlaceholderText: "muted",
        role.Mid: "hairline",
        role.Midlight: "grid",
        role.Dark: "hairline",
    }.items():
        palette.setColor(key, colours.colour(name))
    for key in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, key, colours.colour("muted", 0.75))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, colours.colour("hairline"))
    return palette


def style_sheet(colours: Theme) -> str:
    """The few rules that a palette cannot say."""
    t = colours
    icons = _icon_folder()
    shade = "dark" if t.dark else "light"
    return f"""
    QFrame[role="card"] {{ background: {t.card}; border: 1px solid {t.hairline}; border-radius: {RADIUS}px; }}
    QFrame[role="popup"] {{ background: {t.card}; border: 1px solid {t.hairline}; border-radius: {RADIUS}px; }}
    QFrame[role="tour"] {{ background: {t.card}; border: 2px solid {t.accent}; border-radius: {RADIUS}px; }}
    QFrame[role="banner"] {{ background: {t.card}; border: none; border-bottom: 1px solid {t.hairline}; }}
    QLabel[role="title"] {{ font-weight: 600; }}
    QLabel[role="heading"] {{ font-size: 14px; font-weight: 600; }}
    QLabel[role="muted"], QCheckBox[role="muted"] {{ color: {t.muted}; }}
    QLabel[role="number"], QLabel[role="number-attacker"], QLabel[role="number-any"] {{
        font-size: 17px; font-weight: 600; }}
    QLabel[role="number-attacker"] {{ color: {t.attacker}; }}
    QLabel[role="number-any"] {{ color: {t.any_attacker}; }}
    QLabel[role="error"] {{ color: {t.error}; }}
    QLabel[role="warning"] {{ color: {t.warning}; }}
    QLabel[role="good"] {{ color: {t.good}; }}
    QLabel:disabled {{ color: {t.muted}; }}
    QScrollArea {{ border: none; background: transparent; }}
    QScrollArea > QWidget > QWidget {{ background: transparent; }}
    QPushButton {{ background: {t.card}; border: 1px solid {t.hairline}; border-radius: 4px; padding: 4px 12px;
                   min-height: 18px; }}
    QPushButton:hover {{ border-color: {t.muted}; }}
    QPushButton:focus {{ border-color: {t.accent}; }}
    QPushButton:pressed {{ background: {t.grid}; }}
    QPushButton:disabled {{ color: {t.muted}; background: {t.window}; }}
    QPushButton[role="primary"] {{ background: {t.accent}; color: {t.on_accent}; border-color: {t.accent};
                                   font-weight: 600; }}
    QPushButton[role="primary"]:hover, QPushButton[role="primary"]:focus {{ border-color: {t.text}; }}
    QPushButton[role="primary"]:disabled {{ background: {t.hairline}; color: {t.muted}; border-color: {t.hairline}; }}
    QToolButton[role="link"], QPushButton[role="link"] {{ border: 1px solid transparent; background: transparent;
        color: {t.accent}; padding: 2px 2px; text-align: left; }}
    QPushButton[role="link"]:hover {{ text-decoration: underline; }}
    QPushButton[role="link"]:focus, QToolButton[role="link"]:focus {{ border: 1px solid {t.accent}; border-radius: 4px; }}
    QPushButton[role="link"]:disabled {{ color: {t.muted}; }}
    QToolButton[role="help"] {{ border: 1px solid {t.hairline}; border-radius: 8px; color: {t.muted};
        background: transparent; font-size: 10px; min-width: 14px; max-width: 14px; min-height: 14px;
        max-height: 14px; padding: 0px; }}
    QToolButton[role="help"]:hover, QToolButton[role="help"]:focus {{ color: {t.accent}; border-color: {t.accent}; }}
    QAbstractSpinBox, QLineEdit, QComboBox {{ background: {t.field}; border: 1px solid {t.control}; border-radius: 4px;
        padding: 2px 6px; min-height: 18px; selection-background-color: {t.accent};
        selection-color: {t.on_accent}; }}
    QAbstractSpinBox:hover, QLineEdit:hover, QComboBox:hover {{ border-color: {t.muted}; }}
    QAbstractSpinBox:focus, QLineEdit:focus, QComboBox:focus {{ border-color: {t.accent}; }}
    QAbstractSpinBox:disabled, QLineEdit:disabled, QComboBox:disabled {{ background: {t.window}; color: {t.muted};
        border-color: {t.hairline}; }}
    QAbstractSpinBox {{ padding-right: 2px; }}
    QAbstractSpinBox[refused="true"] {{ border-color: {t.error}; color: {t.error}; }}
    QAbstractSpinBox[chosen="true"] {{ font-weight: 600; border-color: {t.accent}; }}
    QAbstractSpinBox::up-button {{ subcontrol-origin: border; subcontrol-position: top right; width: 16px;
        border: none; margin: 2px 2px 0px 0px; }}
    QAbstractSpinBox::down-button {{ subcontrol-origin: border; subcontrol-position: bottom right; width: 16px;
        border: none; margin: 0px 2px 2px 0px; }}
    QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover {{ background: {t.grid}; }}
    QAbstractSpinBox::up-arrow {{ image: url("{icons}/chevron-up.svg"); width: 9px; height: 9px; }}
    QAbstractSpinBox::down-arrow {{ image: url("{icons}/chevron-down.svg"); width: 9px; height: 9px; }}
    QComboBox::drop-down {{ border: none; width: 22px; }}
    QComboBox::down-arrow {{ image: url("{icons}/chevron-down.svg"); width: 10px; height: 10px; }}
    QComboBox QAbstractItemView {{ background: {t.card}; border: 1px solid {t.hairline}; outline: none;
        selection-background-color: {t.selection}; selection-color: {t.text}; }}
    QRadioButton, QCheckBox {{ spacing: 6px; }}
    QRadioButton::indicator, QCheckBox::indicator {{ width: 13px; height: 13px; background: {t.field};
        border: 1px solid {t.control_strong}; }}
    QRadioButton::indicator {{ border-radius: 7px; }}
    QCheckBox::indicator {{ border-radius: 3px; }}
    QRadioButton::indicator:hover, QCheckBox::indicator:hover,
    QRadioButton::indicator:focus, QCheckBox::indicator:focus {{ border-color: {t.accent}; }}
    QRadioButton::indicator:checked {{ background: {t.accent}; border-color: {t.accent};
        image: url("{icons}/radio-{shade}.svg"); }}
    QCheckBox::indicator:checked {{ background: {t.accent}; border-color: {t.accent};
        image: url("{icons}/check-{shade}.svg"); }}
    QRadioButton::indicator:disabled, QCheckBox::indicator:disabled {{ border-color: {t.hairline};
        background: {t.window}; }}
    QRadioButton::indicator:checked:disabled, QCheckBox::indicator:checked:disabled {{ background: {t.no_privacy};
        border-color: {t.no_privacy}; }}
    QRadioButton:focus, QCheckBox:focus {{ color: {t.accent}; }}
    QRadioButton:disabled, QCheckBox:disabled {{ color: {t.muted}; }}
    QListWidget, QTextBrowser {{ background: {t.card}; border: 1px solid {t.hairline}; border-radius: {RADIUS}px; }}
    QTextBrowser[role="sentence"] {{ background: transparent; border: none; border-radius: 0px; }}
    QListWidget {{ outline: none; padding: 4px 0px; }}
    QListWidget::item {{ padding: 6px 10px; color: {t.text}; }}
    QListWidget::item:selected {{ background: {t.selection}; color: {t.text}; }}
    QMenuBar {{ background: {t.window}; }}
    QMenuBar::item {{ background: transparent; padding: 4px 8px; }}
    QMenuBar::item:selected {{ background: {t.selection}; }}
    QMenu {{ background: {t.card}; border: 1px solid {t.hairline}; padding: 4px 0px; }}
    QMenu::item {{ padding: 4px 24px 4px 24px; }}
    QMenu::item:selected {{ background: {t.selection}; color: {t.text}; }}
    QMenu::item:disabled {{ color: {t.muted}; }}
    QMenu::separator {{ height: 1px; background: {t.hairline}; margin: 4px 0px; }}
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0px; }}
    QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0px; }}
    QScrollBar::handle {{ background: {t.control}; border-radius: 3px; margin: 2px; min-height: 24px; min-width: 24px; }}
    QScrollBar::handle:hover {{ background: {t.muted}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0px; height: 0px; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QTabWidget::pane {{ border: none; border-top: 1px solid {t.hairline}; }}
    QTabWidget::tab-bar {{ left: {GRID // 2}px; }}
    QTabBar {{ background: transparent; }}
    QTabBar::tab {{ background: transparent; color: {t.muted}; padding: 7px 16px 6px 12px; border: none;
        border-bottom: 2px solid transparent; }}
    QTabBar::tab:selected {{ color: {t.text}; border-bottom: 2px solid {t.accent}; }}
    QTabBar::tab:hover {{ color: {t.text}; }}
    QTabBar::tab:focus {{ color: {t.accent}; }}
    QProgressBar {{ border: none; background: {t.grid}; border-radius: 3px; height: 6px; max-height: 6px; }}
    QProgressBar::chunk {{ background: {t.accent}; border-radius: 3px; }}
    QStatusBar {{ background: {t.window}; border-top: 1px solid {t.hairline}; }}
    QStatusBar::item {{ border: none; }}
    QToolTip {{ background: {t.card}; color: {t.text}; border: 1px solid {t.hairline}; padding: 4px; }}
    """
