"""How one kind of release of noisy numbers is said, wherever the program says it."""

from __future__ import annotations

from abc import ABC, abstractmethod

from gwasprivacy.association.scores.score_choice import ScoreChoice


class NumberWords(ABC):
    """All texts in which the kinds differ, in the reader's language.  One object a kind, as ``WORDS`` in ``words.py`` of its folder."""

    publishes: str
    """What leaves, among the things that a site's policy allows; marked."""

    @abstractmethod
    def headline(self, n_snps: int) -> str:
        """The same within the sentence on top of the window."""

    @abstractmethod
    def what(self, snps: str) -> str:
        """The same in a few words; ``snps``: how many these are, in words."""

    @abstractmethod
    def leaves(self) -> str:
        """Exactly which fields leave."""

    @abstractmethod
    def to_be_drawn(self, snps: str) -> str:
        """What a page says that is made before the draw."""

    @abstractmethod
    def row(self, snps: str, score: ScoreChoice, threshold: float | None) -> str:
        """What a table of planned releases says."""

    def remark(self) -> str:
        """What a page says below its numbers, beside their noise; "" for nothing."""
        return ""
