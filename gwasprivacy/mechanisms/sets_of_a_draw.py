"""How sets are scored in a draw of so many SNPs: what windows, forecasts and draws ask of a plan's choice."""

from __future__ import annotations

from dataclasses import replace

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.mechanisms.set_score import SetScore


def of_size(set_score: SetScore, n_snps: int) -> SetScore:
    """The same in a draw of another number: as many should be right, or all where there are no more; weights were for the old number."""
    kept = set_score.at_least if set_score.at_least is not None and set_score.at_least < n_snps else None
    weights = set_score.weights if len(set_score.weights or ()) == n_snps else None
    return replace(set_score, at_least=kept, weights=weights)


def weights_in(set_score: SetScore, n_snps: int) -> tuple[float, ...] | None:
    """The weights in a draw of ``n_snps``; InvalidInput where there is not one for each."""
    if set_score.weights is not None and len(set_score.weights) != n_snps:
        raise InvalidInput("set-score.weights-of-m", given=len(set_score.weights), n_snps=n_snps)
    return set_score.weights
