"""What the program is, which version, and from which commit."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gwasprivacy import __version__
from gwasprivacy.base.language import say, say_marked
from gwasprivacy.membership.claims import NETWORK
from gwasprivacy.ui.widgets.dialogs import dialogs


def show_about(window: QWidget) -> None:
    """Help → About."""
    from gwasprivacy.base.source_commit import short_commit

    commit = short_commit()
    dialogs().tell(
        window,
        say("About gwasprivacy"),
        f"gwasprivacy {__version__}",
        detail=" ".join(
            (
                say("Plans and makes private releases of genome-wide association studies."),
                say_marked(NETWORK.words),
                say("Apache License 2.0."),
                *([say("Built from commit {commit}.", commit=commit)] if commit else []),
            )
        ),
    )
