"""Colours, spacing and the application's palette: light or dark, following the system unless the user says otherwise.

One accent, hairlines, Okabe–Ito colours for the curves (WINDOW.md, "Look").  Widgets that paint themselves read
:func:`theme` when they paint and listen to ``theme_source().changed``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

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
        return self.colour("attacker", 0.12 if not self.dark else 0.18)


LIGHT = Theme(
    dark=False,
    window="#f5f6f8",
    card="#ffffff",
    field="#ffffff",
    hairline="#d5d9df",
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
    return f"""
    QFrame[role="card"] {{ background: {t.card}; border: 1px solid {t.hairline}; border-radius: {RADIUS}px; }}
    QFrame[role="card"][problem="true"] {{ border-color: {t.error}; }}
    QFrame[role="popup"] {{ background: {t.card}; border: 1px solid {t.hairline}; border-radius: {RADIUS}px; }}
    QFrame[role="banner"] {{ background: {t.card}; border: none; border-bottom: 1px solid {t.hairline}; }}
    QLabel[role="title"] {{ font-weight: 600; }}
    QLabel[role="heading"] {{ font-size: 15px; font-weight: 600; }}
    QLabel[role="muted"], QCheckBox[role="muted"] {{ color: {t.muted}; }}
    QLabel[role="number"] {{ font-size: 17px; font-weight: 600; }}
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
    QTabWidget::pane {{ border: none; border-top: 1px solid {t.hairline}; }}
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
