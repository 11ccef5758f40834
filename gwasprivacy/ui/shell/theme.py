"""Colours, spacing and the application's palette: light or dark, following the system unless the user says otherwise.

One accent, hairlines, Okabe–Ito colours for the curves (docs/decisions/look.md).  Widgets that paint themselves read
:func:`theme` when they paint and listen to ``theme_source().changed``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from gwasprivacy.base.resources import resource_path
from gwasprivacy.ui.shell.zoom import px, renew_sizes, set_zoom, zoom

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
    control: str  # the border of a field or a button, 3:1 against what is on both sides of it
    control_strong: str  # the border of a tick box
    selection: str
    grid: str
    text: str
    muted: str
    accent: str
    on_accent: str
    attacker: str  # this attacker: Okabe–Ito blue
    any_attacker: str  # any attacker: Okabe–Ito vermilion
    no_privacy: str  # a release without privacy: grey
    any_attacker_text: str  # words in the lines' colours, where those are too pale to be read
    no_privacy_text: str
    focus: str  # the ring around what has the keys; not the accent, which marks what was chosen
    good: str  # Okabe–Ito bluish green
    warning: str
    error: str

    def colour(self, name: str, alpha: float = 1.0) -> QColor:
        """The colour called ``name`` with opacity ``alpha`` in [0, 1]."""
        colour = QColor(str(getattr(self, name)))
        colour.setAlphaF(alpha)
        return colour

    def text_colour(self, name: str, alpha: float = 1.0) -> QColor:
        """The colour for words that go with a line in the colour ``name``: readable, 4.5:1, where the line needs only 3:1."""
        return self.colour(f"{name}_text" if hasattr(self, f"{name}_text") else name, alpha)

    def readable(self, colour: QColor, ratio: float = 4.5) -> QColor:
        """``colour``, darkened or lightened as far as it needs to have a contrast of ``ratio`` against a card."""
        found, ground = QColor(colour), self.colour("card")
        while contrast(found, ground) < ratio:
            found = found.lighter(104) if self.dark else found.darker(104)
        return found

    def palest(self, colour: QColor, ratio: float = 3.0) -> float:
        """The opacity at which ``colour`` is still seen as a line on a card, not under 0.45."""
        ground = self.colour("card")
        steps = (step / 100 for step in range(45, 100, 5))
        return next((share for share in steps if contrast(mixed(colour, ground, share), ground) >= ratio), 1.0)

    @property
    def tint(self) -> QColor:
        """The claimed range: the attacker's colour at 12 %."""
        return self.colour("attacker", 0.12 if not self.dark else 0.16)

    @property
    def solid_tint(self) -> QColor:
        """The tint as it looks on a card, without transparency."""
        ground, over = self.colour("card"), self.tint
        share = over.alphaF()
        return mixed(over, ground, share)


def mixed(over: QColor, ground: QColor, share: float) -> QColor:
    """``over`` on ``ground`` at the opacity ``share``."""
    both = zip(over.getRgbF()[:3], ground.getRgbF()[:3], strict=True)  # type: ignore[index]
    return QColor.fromRgbF(*(share * a + (1 - share) * b for a, b in both))


def contrast(one: QColor, other: QColor) -> float:
    """Between two opaque colours, 1 to 21.  WCAG 2.2, relative luminance and contrast ratio."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in colour.getRgbF()[:3]  # type: ignore[index]
    )
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


LIGHT = Theme(
    dark=False,
    window="#f5f6f8",
    card="#ffffff",
    field="#ffffff",
    hairline="#d5d9df",
    control="#7f8792",
    control_strong="#7f8792",
    selection="#e3eef6",
    grid="#e9ebef",
    text="#1b1f24",
    muted="#5a636e",
    accent="#0072b2",
    on_accent="#ffffff",
    attacker="#0072b2",
    any_attacker="#d55e00",
    no_privacy="#7a828c",
    any_attacker_text="#ad4a00",
    no_privacy_text="#5f6772",
    focus="#1b1f24",
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
    control="#878f9b",
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
    any_attacker_text="#f08a45",
    no_privacy_text="#a3abb6",
    focus="#e8eaed",
    good="#35b892",
    warning="#e0ad4f",
    error="#ff8a80",
)


def with_more_contrast(usual: Theme) -> Theme:
    """``usual`` for people whose system is set to more contrast: no greys between text and ground, every edge in the text's colour."""
    return replace(
        usual,
        hairline=usual.text,
        control=usual.text,
        control_strong=usual.text,
        grid=usual.control,
        muted=usual.text,
        no_privacy=usual.muted,
        no_privacy_text=usual.text,
        any_attacker=usual.any_attacker_text,
    )


class ThemeSource(QObject):
    """Holds the theme in force; ``changed(theme)`` when the system or the user switches it, or the zoom."""

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
            hints = QGuiApplication.styleHints()
            hints.colorSchemeChanged.connect(self._system_changed)
            if hasattr(hints, "accessibility"):  # since Qt 6.10
                hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)
        self._theme = self._wanted()
        app.setPalette(_palette(self._theme))
        app.setStyleSheet(style_sheet(self._theme))
        self.changed.emit(self._theme)

    def zoom_to(self, factor: float) -> None:
        """Show texts and plots ``factor`` times as large as the system's font."""
        before = zoom()
        set_zoom(factor)
        if zoom() != before and self._listening:
            self.apply()
            renew_sizes()

    def _wanted(self) -> Theme:
        usual = DARK if self._wants_dark() else LIGHT
        return with_more_contrast(usual) if self._wants_contrast() else usual

    def _wants_contrast(self) -> bool:
        hints = QGuiApplication.styleHints()
        if not hasattr(hints, "accessibility"):
            return False
        return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast

    def _wants_dark(self) -> bool:
        if self._mode is not ThemeMode.SYSTEM:
            return self._mode is ThemeMode.DARK
        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark

    def _system_changed(self) -> None:
        if self._wanted() != self._theme:
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
    usual = QFontInfo(QGuiApplication.font()).pixelSize()

    def letters(share: float) -> int:
        """Their size in px, as a share of the usual size."""
        return round(share * usual)

    icons = _icon_folder()
    shade = "dark" if t.dark else "light"
    return f"""
    QFrame[role="card"] {{ background: {t.card}; border: 1px solid {t.hairline}; border-radius: {RADIUS}px; }}
    QFrame[role="popup"] {{ background: {t.card}; border: 1px solid {t.hairline}; border-radius: {RADIUS}px; }}
    QFrame[role="tour"] {{ background: {t.card}; border: 2px solid {t.accent}; border-radius: {RADIUS}px; }}
    QFrame[role="banner"] {{ background: {t.card}; border: none; border-bottom: 1px solid {t.hairline}; }}
    QLabel[role="title"] {{ font-weight: 600; }}
    QLabel[role="heading"] {{ font-size: {letters(1.17)}px; font-weight: 600; }}
    QLabel[role="muted"], QCheckBox[role="muted"] {{ color: {t.muted}; }}
    QLabel[role="number"], QLabel[role="number-attacker"], QLabel[role="number-any"] {{
        font-size: {letters(1.42)}px; font-weight: 600; }}
    QLabel[role="number-attacker"] {{ color: {t.attacker}; }}
    QLabel[role="number-any"] {{ color: {t.any_attacker_text}; }}
    QLabel[role="error"] {{ color: {t.error}; }}
    QLabel[role="warning"] {{ color: {t.warning}; }}
    QLabel[role="good"] {{ color: {t.good}; }}
    QLabel:disabled {{ color: {t.muted}; }}
    QScrollArea {{ border: none; background: transparent; }}
    QAbstractScrollArea::corner {{ border: none; background: transparent; }}
    QScrollArea > QWidget > QWidget {{ background: transparent; }}
    QPushButton {{ background: {t.card}; border: 1px solid {t.control}; border-radius: {px(4)}px; padding: {px(4)}px {px(12)}px;
                   min-height: {px(18)}px; }}
    QPushButton:hover {{ border-color: {t.text}; }}
    QPushButton:pressed {{ background: {t.grid}; }}
    QPushButton:disabled {{ color: {t.muted}; background: {t.window}; border-color: {t.hairline}; }}
    QPushButton[role="primary"] {{ background: {t.accent}; color: {t.on_accent}; border-color: {t.accent};
                                   font-weight: 600; }}
    QPushButton[role="primary"]:hover {{ border-color: {t.text}; }}
    QPushButton[role="primary"]:disabled {{ background: {t.hairline}; color: {t.muted}; border-color: {t.hairline}; }}
    QToolButton[role="link"], QPushButton[role="link"] {{ border: 1px solid transparent; background: transparent;
        color: {t.accent}; padding: {px(2)}px {px(2)}px; text-align: left; }}
    QPushButton[role="link"]:hover {{ text-decoration: underline; }}
    QPushButton[role="link"]:disabled {{ color: {t.muted}; }}
    QToolButton[role="help"] {{ border: 1px solid {t.control}; border-radius: {(px(14) + 2) // 2}px; color: {t.muted};
        background: transparent; font-size: {letters(0.83)}px; min-width: {px(14)}px; max-width: {px(14)}px; min-height: {px(14)}px;
        max-height: {px(14)}px; padding: 0px; }}
    QToolButton[role="help"]:hover {{ color: {t.accent}; border-color: {t.accent}; }}
    QAbstractSpinBox, QLineEdit, QComboBox {{ background: {t.field}; border: 1px solid {t.control}; border-radius: {px(4)}px;
        padding: {px(2)}px {px(6)}px; min-height: {px(18)}px; selection-background-color: {t.accent};
        selection-color: {t.on_accent}; }}
    QAbstractSpinBox:hover, QLineEdit:hover, QComboBox:hover {{ border-color: {t.text}; }}
    QAbstractSpinBox:disabled, QLineEdit:disabled, QComboBox:disabled {{ background: {t.window}; color: {t.muted};
        border-color: {t.hairline}; }}
    QAbstractSpinBox {{ padding-right: {px(2)}px; }}
    QAbstractSpinBox[refused="true"] {{ border-color: {t.error}; color: {t.error}; }}
    QAbstractSpinBox[chosen="true"] {{ font-weight: 600; border-color: {t.accent}; }}
    QAbstractSpinBox::up-button {{ subcontrol-origin: border; subcontrol-position: top right; width: {px(16)}px;
        border: none; margin: {px(2)}px {px(2)}px 0px 0px; }}
    QAbstractSpinBox::down-button {{ subcontrol-origin: border; subcontrol-position: bottom right; width: {px(16)}px;
        border: none; margin: 0px {px(2)}px {px(2)}px 0px; }}
    QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover {{ background: {t.grid}; }}
    QAbstractSpinBox::up-arrow {{ image: url("{icons}/chevron-up.svg"); width: {px(9)}px; height: {px(9)}px; }}
    QAbstractSpinBox::down-arrow {{ image: url("{icons}/chevron-down.svg"); width: {px(9)}px; height: {px(9)}px; }}
    QComboBox::drop-down {{ border: none; width: {px(22)}px; }}
    QComboBox::down-arrow {{ image: url("{icons}/chevron-down.svg"); width: {px(10)}px; height: {px(10)}px; }}
    QComboBox QAbstractItemView {{ background: {t.card}; border: 1px solid {t.hairline}; outline: none;
        selection-background-color: {t.selection}; selection-color: {t.text}; }}
    QRadioButton, QCheckBox {{ spacing: {px(6)}px; }}
    QRadioButton::indicator, QCheckBox::indicator {{ width: {px(13)}px; height: {px(13)}px; background: {t.field};
        border: 1px solid {t.control_strong}; }}
    QRadioButton::indicator {{ border-radius: {px(7)}px; }}
    QCheckBox::indicator {{ border-radius: {px(3)}px; }}
    QRadioButton::indicator:hover, QCheckBox::indicator:hover {{ border-color: {t.accent}; }}
    QRadioButton::indicator:checked {{ background: {t.accent}; border-color: {t.accent};
        image: url("{icons}/radio-{shade}.svg"); }}
    QCheckBox::indicator:checked {{ background: {t.accent}; border-color: {t.accent};
        image: url("{icons}/check-{shade}.svg"); }}
    QRadioButton::indicator:disabled, QCheckBox::indicator:disabled {{ border-color: {t.hairline};
        background: {t.window}; }}
    QRadioButton::indicator:checked:disabled, QCheckBox::indicator:checked:disabled {{ background: {t.no_privacy};
        border-color: {t.no_privacy}; }}
    QRadioButton:disabled, QCheckBox:disabled {{ color: {t.muted}; }}
    QListWidget, QTextBrowser, QPlainTextEdit {{ background: {t.card}; border: 1px solid {t.control}; border-radius: {RADIUS}px; }}
    QTextBrowser[role="sentence"] {{ background: transparent; border: none; border-radius: 0px; }}
    QListWidget {{ outline: none; padding: {px(4)}px 0px; }}
    QListWidget::item {{ padding: {px(6)}px {px(10)}px; color: {t.text}; }}
    QListWidget::item:selected {{ background: {t.selection}; color: {t.text}; }}
    QMenuBar {{ background: {t.window}; }}
    QMenuBar::item {{ background: transparent; padding: {px(4)}px {px(8)}px; }}
    QMenuBar::item:selected {{ background: {t.selection}; }}
    QMenu {{ background: {t.card}; border: 1px solid {t.control}; padding: {px(4)}px 0px; }}
    QMenu::item {{ padding: {px(4)}px {px(24)}px {px(4)}px {px(24)}px; }}
    QMenu::item:selected {{ background: {t.selection}; color: {t.text}; }}
    QMenu::item:disabled {{ color: {t.muted}; }}
    QMenu::separator {{ height: 1px; background: {t.hairline}; margin: {px(4)}px 0px; }}
    QScrollBar:vertical {{ background: transparent; width: {px(10)}px; margin: 0px; }}
    QScrollBar:horizontal {{ background: transparent; height: {px(10)}px; margin: 0px; }}
    QScrollBar::handle {{ background: {t.control}; border-radius: {px(3)}px; margin: {px(2)}px; min-height: {px(24)}px; min-width: {px(24)}px; }}
    QScrollBar::handle:hover {{ background: {t.muted}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0px; height: 0px; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QTabWidget::pane {{ border: none; border-top: 1px solid {t.hairline}; }}
    QTabWidget::tab-bar {{ left: {px(GRID // 2)}px; }}
    QTabBar {{ background: transparent; }}
    QTabBar::tab {{ background: transparent; color: {t.muted}; padding: {px(7)}px {px(16)}px {px(6)}px {px(12)}px; border: none;
        border-bottom: {px(2)}px solid transparent; }}
    QTabBar::tab:selected {{ color: {t.text}; border-bottom: {px(2)}px solid {t.accent}; }}
    QTabBar::tab:hover {{ color: {t.text}; }}
    QProgressBar {{ border: none; background: {t.grid}; border-radius: {px(3)}px; height: {px(6)}px; max-height: {px(6)}px; }}
    QProgressBar::chunk {{ background: {t.accent}; border-radius: {px(3)}px; }}
    QStatusBar {{ background: {t.window}; border-top: 1px solid {t.hairline}; }}
    QStatusBar::item {{ border: none; }}
    QToolTip {{ background: {t.card}; color: {t.text}; border: 1px solid {t.hairline}; padding: {px(4)}px; }}
    """
