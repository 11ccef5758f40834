"""How large everything in the window is, beside what the system scales: texts, plots, and the widths that go with them."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakKeyDictionary

from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

STEPS = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)

_NOW = [1.0]
_SYSTEM_SIZE: list[float] = []  # points; the application's font before any zoom
# In the order they asked, since a parent places its parts by their sizes.  How each is renewed is an attribute of its
# own, so that both can end together.
_KEPT: WeakKeyDictionary[QWidget, None] = WeakKeyDictionary()
_SIZES = "_kept_sizes"


def zoom() -> float:
    """What a length is multiplied with, one of :data:`STEPS`."""
    return _NOW[0]


def px(length: float) -> int:
    """``length``, in px of a window that is not zoomed, as it is now."""
    return round(length * _NOW[0])


def nearest(wanted: float) -> float:
    """The step that is nearest to ``wanted``."""
    return min(STEPS, key=lambda step: abs(step - wanted))


def next_step(direction: int) -> float:
    """The zoom one step larger (+1) or smaller (−1); the present one at the end."""
    here = STEPS.index(nearest(_NOW[0]))
    return STEPS[min(max(here + direction, 0), len(STEPS) - 1)]


def set_zoom(factor: float) -> None:
    """Zoom by ``factor``: the application's font and every kept size.  The theme's style sheet is the caller's to renew."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise RuntimeError("a zoom needs a QApplication")
    if not _SYSTEM_SIZE:
        _SYSTEM_SIZE.append(app.font().pointSizeF())
    factor = nearest(factor)
    if factor == _NOW[0]:
        return
    _NOW[0] = factor
    font = app.font()
    font.setPointSizeF(_SYSTEM_SIZE[0] * factor)
    app.setFont(font)


def renew_sizes() -> None:
    """Give every widget that keeps a size the size of the present zoom; after the fonts have changed."""
    for widget in list(_KEPT):
        if isValid(widget):
            for renew in vars(widget)[_SIZES].values():
                renew()


def keep(widget: QWidget, kind: str, renew: Callable[[], None]) -> None:
    """Call ``renew`` now and after every zoom, as long as ``widget`` lives."""
    _KEPT.setdefault(widget)
    sizes: dict[str, Callable[[], None]] = vars(widget).setdefault(_SIZES, {})
    sizes[kind] = renew
    renew()


def keep_width(widget: QWidget, width: float) -> None:
    """A fixed width, in px of a window that is not zoomed."""
    _keep(widget, "width", lambda it: it.setFixedWidth(px(width)))


def keep_height(widget: QWidget, height: float) -> None:
    """A fixed height, in px of a window that is not zoomed."""
    _keep(widget, "height", lambda it: it.setFixedHeight(px(height)))


def keep_size(widget: QWidget, width: float, height: float) -> None:
    """A fixed size, in px of a window that is not zoomed."""
    _keep(widget, "size", lambda it: it.setFixedSize(px(width), px(height)))


def keep_lines(widget: QWidget, lines: int, more: int = 0, *, fixed: bool = False) -> None:
    """Room for so many lines of text and ``more`` px: at least, or ``fixed``."""

    def set_lines(it: QWidget) -> None:
        height = lines * it.fontMetrics().lineSpacing() + px(more)
        it.setFixedHeight(height) if fixed else it.setMinimumHeight(height)

    _keep(widget, "height", set_lines)


def _keep(widget: QWidget, kind: str, set_size: Callable[[QWidget], None]) -> None:
    from weakref import ref

    held = ref(widget)

    def renew() -> None:
        it = held()
        if it is not None and isValid(it):
            set_size(it)

    keep(widget, kind, renew)
