"""A result in words, for the terminal, the window and the page."""

from __future__ import annotations

from gwasprivacy.base.number_words import three_digits
from gwasprivacy.release.report import Report
from gwasprivacy.release.result import ReleasedSnp


def result_lines(report: Report) -> list[str]:
    """One line for each SNP with its numbers, then what the numbers are; nothing before the draw."""
    result = report.result
    if result is None:
        return []
    if result.count is not None:
        many = "1 SNP is" if result.count == 1 else f"{result.count:,} SNPs are"
        return [f"About {many} significant, up to the noise of the mechanism."]
    if not result.snps:
        return ["The mechanism published no SNP."]
    lines = []
    for snp in result.snps:
        numbers = number_words(snp)
        place = f"{snp.name}  chromosome {snp.chromosome}, position {snp.position:,}"
        lines.append(f"{place}: {numbers}" if numbers else place)
    if result.noise is not None:
        lines.append(
            f"Each number carries {result.noise.distribution} noise of scale {three_digits(result.noise.scale)}."
        )
    return lines


def number_words(snp: ReleasedSnp) -> str:
    """The noisy numbers of a SNP; "" where only its name is published."""
    if snp.score is not None:
        return f"score {snp.score:,}"
    if snp.cases is None or snp.controls is None:
        return ""
    return f"cases {slashed(snp.cases)}, controls {slashed(snp.controls)} ({snp.effect_allele})"


def slashed(counts: tuple[int, ...]) -> str:
    """Counts of 0, 1 and 2 copies, "310/120/14", or the count of allele copies."""
    return "/".join(f"{count:,}" for count in counts)
