"""The names of a release's files, and the table of released SNPs, which follows from the predicate alone."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from gwasprivacy.base.language import in_source
from gwasprivacy.base.number_words import small_percent, three_digits
from gwasprivacy.base.platforms.names import usable_stem
from gwasprivacy.base.sentences import tell
from gwasprivacy.mechanisms.registry import may_be_inconclusive, release_part
from gwasprivacy.plan.choices import ReleaseChoices
from gwasprivacy.plan.effects_words import IN_SD
from gwasprivacy.plan.published_noise import Noise
from gwasprivacy.statement.result import ReleasedSnp, Result


def file_stem(name: str) -> str:
    """NAME of ``NAME-k.release.json``: letters, digits, dots, dashes and underscores of a plan's name.

    It is no name of a device of Windows, on any system: reports travel.
    """
    cleaned = re.sub(r"[^\w.-]+", "-", name).strip("-._")
    while len(cleaned.encode()) > 100:
        cleaned = cleaned[:-1]
    return usable_stem(cleaned or "release")


def report_name(name: str) -> str:
    return f"{name}.release.json"


def table_name(name: str) -> str:
    return f"{name}.release.tsv"


def pdf_name(name: str) -> str:
    return f"{name}.release.pdf"


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


@in_source()
def table_bytes(predicate: dict[str, Any]) -> bytes:
    """The result as TSV.  Locus columns are named as in GWAS-SSF; ``rank`` is there only if it was published."""
    release, result = predicate["release"], Result.from_json(predicate["result"])
    lines = [
        f"# Private release {release['number']} of the study: {predicate['plan']['title']}",
        *(f"# {line}" for line in _what_it_is(predicate, result)),
        f"# epsilon {three_digits(predicate['epsilon'])}, gamma {three_digits(predicate['gamma'])}, "
        f"mechanism {predicate['mechanism']}, date {release['date']}. "
        f"Signed report: {report_name(release['name'])}",
    ]
    if result.count is not None:
        return ("\n".join([*lines, "noisy_number_of_significant_snps", str(result.count)]) + "\n").encode()
    loci = is_of_loci(predicate)
    if not result.ordered and result.snps:
        lines.append(f"# The {'loci' if loci else 'SNPs'} are in genome order; their order says nothing.")
    rows = [_cells(snp, predicate) for snp in result.snps]
    empty = ReleasedSnp(chromosome="", position=0, name="", end=0 if loci else None)
    columns = list(rows[0] if rows else _cells(empty, predicate))
    is_rs = not loci and all(re.fullmatch(r"rs[0-9]+", snp.name) for snp in result.snps)
    lines.append("\t".join("rsid" if column == "variant_id" and is_rs else column for column in columns))
    lines += ["\t".join(row.values()) for row in rows]
    return ("\n".join(lines) + "\n").encode()


def is_of_loci(predicate: dict[str, Any]) -> bool:
    """Whether public loci are what was published, in place of SNPs."""
    return bool((predicate["plan"]["design"].get("loci") or {}).get("published"))


def _what_it_is(predicate: dict[str, Any], result: Result) -> list[str]:
    if result.count is not None:
        return [tell("file-table.number")]
    noise, of_loci = result.noise, is_of_loci(predicate)
    if may_be_inconclusive(predicate["mechanism"]) and (result.inconclusive or not result.snps or noise is None):
        return _what_a_list_is(predicate, result)
    if noise is None:
        return tell("file-table.selected-loci" if of_loci else "file-table.selected-snps").splitlines()
    if predicate.get("effects") is not None:
        return _what_effects_are(predicate, noise)
    lines = [tell("file-table.noisy", noise=noise.distribution, scale=three_digits(noise.scale))]
    if predicate["score"] is not None:
        score = _score_words(predicate["score"])
        lines.append(tell("file-table.scores", epsilon=three_digits(noise.epsilon), score=score))
        if not release_part(predicate["mechanism"]).names_snps_beforehand:
            lines.append(tell("file-table.scored-loci-selected" if of_loci else "file-table.scored-snps-selected"))
        return lines
    lines.append(tell("file-table.counts", epsilon=three_digits(noise.epsilon)))
    if any(column.endswith("_frequency") for snp in result.snps[:1] for column in _cells(snp, predicate)):
        lines.append(tell("file-table.frequencies"))
        if predicate["n_cases"] is not None:
            lines.append(tell("file-table.frequencies-of-all"))
    return lines


def _what_a_list_is(predicate: dict[str, Any], result: Result) -> list[str]:
    """Of a right list without numbers: that, or that there is none."""
    of = tell("file-table.loci-with-snps" if is_of_loci(predicate) else "file-table.snps")
    if result.inconclusive:
        return tell("file-table.inconclusive", of=of).splitlines()
    rarely = small_percent(ReleaseChoices.from_json(predicate["plan"]["release"]).wrong)
    lines = tell("file-table.list", of=of, rarely=rarely).splitlines()
    return lines if result.snps else [*lines, tell("file-table.empty-list")]


def _what_effects_are(predicate: dict[str, Any], noise: Noise) -> list[str]:
    of_dosages = predicate["plan"]["design"].get("dosages") is not None
    if predicate.get("trait") is not None:
        said, end = _what_slopes_are(predicate, noise, of_dosages=of_dosages), "file-table.open-slopes"
    else:
        said, end = _what_ratios_are(predicate, noise, of_dosages=of_dosages), "file-table.open-ratios"
    return [tell("file-table.selected"), *said, tell("file-table.selected-intervals"), tell(end)]


def _what_ratios_are(predicate: dict[str, Any], noise: Noise, *, of_dosages: bool) -> list[str]:
    strata = ", ".join(each["name"] for each in predicate.get("strata") or ())
    scale = _scales(noise) if of_dosages else three_digits(noise.scale)
    values = {"noise": noise.distribution, "scale": scale, "epsilon": three_digits(noise.epsilon)}
    if of_dosages and strata:
        return tell("file-table.dosages-of-strata", strata=strata, **values).splitlines()
    if of_dosages:
        return tell("file-table.dosages", **values).splitlines()
    if strata:
        return tell("file-table.counts-of-strata", strata=strata, **values).splitlines()
    return tell("file-table.counts-of-groups", **values).splitlines()


def _scales(noise: Noise) -> str:
    """Of the called, of sums of dosages and of their squares."""
    return ", ".join(three_digits(times * noise.scale) for times in noise.times or (1,))


def _what_slopes_are(predicate: dict[str, Any], noise: Noise, *, of_dosages: bool) -> list[str]:
    low, high = (f"{end:g}" for end in predicate["trait"]["range"])
    strata = ", ".join(each["name"] for each in predicate.get("strata") or ())
    unit = tell("file-table.in-public-sds" if predicate["effects"]["unit"] == IN_SD else "file-table.in-own-units")
    return tell(
        "file-table.slopes-by-dosages" if of_dosages else "file-table.slopes",
        noise=noise.distribution,
        scale=_scales(noise),
        sums=three_digits(noise.sums_scale or 0.0),
        epsilon=three_digits(noise.epsilon),
        low=low,
        high=high,
        unit=unit,
        strata=tell("file-table.intercepts-of-strata", strata=strata) if strata else "",
    ).splitlines()


def _score_words(score: dict[str, Any]) -> str:
    """The score that is meant; reports without an offset read as they always did."""
    name, offset = score["name"], score.get("offset")
    return name if offset is None else tell("file-table.score-less", score=name, offset=f"{offset:g}")


def _cells(snp: ReleasedSnp, predicate: dict[str, Any]) -> dict[str, str]:
    """Column → text of one row."""
    end = {} if snp.end is None else {"base_pair_location_end": str(snp.end)}
    cells = {"chromosome": snp.chromosome, "base_pair_location": str(snp.position), **end, "variant_id": snp.name}
    if snp.rank is not None:
        cells = {"rank": str(snp.rank), **cells}
    if snp.score is not None:
        cells["noisy_score"] = repr(snp.score)
    if predicate.get("trait") is not None and predicate.get("effects") is not None:
        return cells | _trait_cells(snp, predicate)
    if snp.cases is None or snp.controls is None:
        return cells
    cells |= _allele_cells(snp)
    if snp.by_stratum is not None:
        for number, stratum in enumerate(snp.by_stratum, start=1):
            for name, counts in zip(("case", "control"), stratum, strict=True):
                cells |= {
                    f"noisy_{name}_{which}_in_{number}": str(count)
                    for which, count in zip(_names_of(snp), counts, strict=True)
                }
        return cells | _effect_cells(snp.name, predicate)
    groups = (("case", snp.cases, predicate["n_cases"]), ("control", snp.controls, predicate["n_controls"]))
    for name, counts, _ in groups:
        if len(counts) == 1:
            cells[f"noisy_{name}_alleles"] = str(counts[0])
        else:
            cells |= {f"noisy_{name}_{which}": str(count) for which, count in zip(_names_of(snp), counts, strict=True)}
    if predicate.get("effects") is not None:
        return cells | _effect_cells(snp.name, predicate)
    for name, counts, people in groups:
        if len(counts) > 1 or people is not None:
            cells[f"noisy_{name}_frequency"] = _frequency(counts, people)
    return cells


def _names_of(snp: ReleasedSnp) -> tuple[str, str, str]:
    """What three numbers of a group are called: by copies, or of dosages."""
    return ("called", "dosage_less_1", "its_square") if snp.of_dosages else ("0", "1", "2")


def _allele_cells(snp: ReleasedSnp) -> dict[str, str]:
    return {"effect_allele": snp.effect_allele or "", "other_allele": snp.other_allele or ""}


_THREE = (0, 0, 0)
_OPEN = {"lower": "-inf", "upper": "inf"}


def _trait_cells(snp: ReleasedSnp, predicate: dict[str, Any]) -> dict[str, str]:
    """What a SNP of a trait has: its noisy numbers, the effect allele's frequency, β and its p-value."""
    cells = _allele_cells(snp)
    strata = snp.by_stratum or ((snp.genotypes or _THREE, snp.trait_sums or _THREE),)
    for place, stratum in enumerate(strata, start=1):
        where = "" if snp.by_stratum is None else f"_in_{place}"
        for name, which, numbers in zip(
            ("people", "trait_sum"), (_names_of(snp), ("0", "1", "2")), stratum, strict=True
        ):
            cells |= {f"noisy_{name}_{each}{where}": str(number) for each, number in zip(which, numbers, strict=True)}
    found = next((each for each in predicate["effects"]["snps"] if each["variant_id"] == snp.name), None)
    for column in ("frequency", "beta"):
        value, *ends = found[column] if found is not None else (None, None, None)
        cells[column] = "NA" if value is None else repr(value)
        for (side, unknown), end in zip(_OPEN.items(), ends, strict=True):
            cells[f"{column}_{side}"] = unknown if end is None else repr(end)
    return {**cells, **_named_cells("beta", found), **_p_values(found), **_imputation(predicate, found)}


_EFFECT_COLUMNS = ("case_frequency", "control_frequency", "odds_ratio")


def _effect_cells(name: str, predicate: dict[str, Any]) -> dict[str, str]:
    """The effect of one SNP: estimates, each with the ends of its interval, and the p-value."""
    found = next((each for each in predicate["effects"]["snps"] if each["variant_id"] == name), None)
    cells: dict[str, str] = {}
    for column in _EFFECT_COLUMNS:
        value, low, high = found[column] if found is not None else (None, None, None)
        cells |= {
            column: "NA" if value is None else repr(value),
            f"{column}_lower": "0" if low is None else repr(low),
            f"{column}_upper": "inf" if high is None else repr(high),
        }
    return {**cells, **_named_cells("odds_ratio", found), **_p_values(found), **_imputation(predicate, found)}


def _named_cells(column: str, found: dict[str, Any] | None) -> dict[str, str]:
    """The ends of the interval that a SNP would have had, had it been named beforehand."""
    low, high = (None, None) if found is None else found[f"{column}_named"]
    least = _OPEN["lower"] if column == "beta" else "0"
    return {
        f"{column}_named_lower": least if low is None else repr(low),
        f"{column}_named_upper": _OPEN["upper"] if high is None else repr(high),
    }


def _imputation(predicate: dict[str, Any], found: dict[str, Any] | None) -> dict[str, str]:
    """r² of imputation, of imputed genotypes alone."""
    if predicate["plan"]["design"].get("dosages") is None:
        return {}
    value = None if found is None else found["imputation_r2"]
    return {"imputation_r2": "NA" if value is None else repr(value)}


def _p_values(found: dict[str, Any] | None) -> dict[str, str]:
    told = {column: None if found is None else found[column] for column in ("p_value", "p_value_selected")}
    return {column: "NA" if value is None else repr(value) for column, value in told.items()}


def _frequency(counts: tuple[int, ...], people: int | None) -> str:
    """The effect allele's frequency from noisy counts; the people are noisy too where their number is secret."""
    copies = counts[0] if len(counts) == 1 else counts[1] + 2 * counts[2]
    n = sum(counts) if people is None else people
    return f"{min(max(copies / (2 * n), 0.0), 1.0):.4f}" if n > 0 else "NA"
