"""From which χ² on a SNP is significant."""

from __future__ import annotations

from gwasprivacy.base.errors import InvalidInput

SMALLEST_THRESHOLD = 1e-3  # of χ²; below it the distance search may take very long, to no use


def chi_square_at(p_value: float, degrees_of_freedom: int) -> float:
    """The χ² statistic whose p-value is ``p_value`` ∈ (0, 1).  Raises InvalidInput outside.

    PLINK takes one degree of freedom off a SNP with an empty genotype column; thresholds here never do, since which
    columns are empty depends on the data.
    """
    from scipy.special import chdtri  # what scipy.stats.chi2.isf evaluates, without loading scipy.stats

    if not 0 < p_value < 1:
        raise InvalidInput("score.p-value", p_value=repr(p_value))
    return float(chdtri(degrees_of_freedom, p_value))
