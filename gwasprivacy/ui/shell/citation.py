"""How to cite the program: the same words on the help page, on the clipboard and, as fields, in ``CITATION.cff``."""

from __future__ import annotations

from gwasprivacy import __version__

TITLE = "gwasprivacy: private releases of genome-wide association studies"
AUTHORS = "The gwasprivacy authors"
PAPERS = (
    "Tramèr F, Huang Z, Hubaux J-P, Ayday E. Differential Privacy with Bounded Priors: Reconciling Utility and Privacy in "
    "Genome-Wide Association Studies. ACM CCS 2015.",
    "Li N, Qardaji W, Su D, Wu Y, Yang W. Membership Privacy: A Unifying Framework for Privacy Definitions. ACM CCS 2013.",
)
"""The papers that the guarantee rests on."""


def program_citation() -> str:
    """The program with its version."""
    return f"{AUTHORS}. {TITLE}. Version {__version__}."


def citation() -> str:
    """The program and the papers, a line each: what the Copy button copies."""
    return "\n".join((program_citation(), *PAPERS))
