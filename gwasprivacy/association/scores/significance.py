"""From which χ² on a SNP is significant."""

from __future__ import annotations

from gwasprivacy.association.scores.parameters import Parameters, TestName
from gwasprivacy.base.errors import InvalidInput


def chi_square_at(p_value: float, degrees_of_freedom: int) -> float:
    """The χ² statistic whose p-value is ``p_value`` ∈ (0, 1).  Raises InvalidInput outside.

    PLINK takes one degree of freedom off a SNP with an empty genotype column; thresholds here never do, since which
    columns are empty depends on the data.
    """
    from scipy.special import chdtri  # what scipy.stats.chi2.isf evaluates, without loading scipy.stats

    if not 0 < p_value < 1:
        raise InvalidInput("score.p-value", p_value=repr(p_value))
    return float(chdtri(degrees_of_freedom, p_value))


def degrees_of_freedom(test: TestName) -> int:
    """Of a test's χ²."""
    return 2 if test is TestName.GENOTYPIC else 1


def chi_square_threshold(chosen: Parameters) -> float | None:
    """c of "χ² ≥ c", where a test was chosen; None otherwise."""
    if chosen.test is None:
        return None
    if chosen.threshold is not None:
        return float(chosen.threshold)
    assert chosen.p_value is not None
    return chi_square_at(chosen.p_value, degrees_of_freedom(chosen.test))
