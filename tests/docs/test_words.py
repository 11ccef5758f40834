"""The field's words: what was once said in words of our own stays out of the window, the command line, reports, help and README."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from gwasprivacy.base.sentences import EDITION, OF_FILES, sentences
from tests.claims.texts import PROJECT
from tests.parsed import nodes, parsed

SAY_INSTEAD = {
    r"true SNPs?": "causal SNPs",
    r"causative SNPs?": "causal SNPs",
    r"(is|are|being|of) ill": "has the disease, prevalence",
    r"what raises the odds": "genetic model",
    r"risk allele.s frequency|frequency of the risk allele": "risk allele frequency",
    r"how sure do you want|wanted probability|probability wanted|wanted power": "power, target power",
    r"people (are )?needed|how many people (it takes|does it)": "sample size",
    r"recruit with a reserve": "allow for drop-out",
    r"the band": "95 % interval",
    r"wider claims?": "covering more attackers",
    r"held back less": "has weaker protection",
    r"undecided \(homer|finds it 50.?:.?50": "coin-flip attacker (50 % prior)",
    r"(is|be) in with": "has a prior of",
    r"certainty after: at most|beliefs grow at most": "maximum certainty; maximum growth of belief (γ)",
    r"belief before|certainty after against": "prior, posterior",
    r"false alarms?": "false-positive rate",
    r"beats guessing|over guessing": "attack advantage (TPR − FPR)",
    r"certain at (most|least)": "highest posterior, lowest posterior",
    r"surer of an absence": "protect non-participation",
    r"people who belong together|group size to cover": "family size",
    r"protected by themselves": "protected individually",
    r"then say so": "(say what follows)",
    r"being in the biobank": "presence in the biobank",
    r"ends at most at": "posterior",
    r"by a first estimate": "quick estimate",
    r"more pairs in the table": "more combinations in the CSV",
    r"more ε than is claimed": "whether the true ε exceeds the claim",
    r"what leaves": "what will be published",
    r"begin a new ledger": "create a privacy ledger",
    r"publish it, whatever": "I will publish the result, whatever it is",
    r"the order says nothing|stand here by chance": "SNPs are in genome order; some may be false positives",
    r"tinted": "shaded",
    r"(published|covered) are": "we publish; the guarantee covers",
    r"looks? at (the )?exact|(was|were) looked at|unrecorded looks?": "logged views of exact results",
    r"order of (the )?alleles": "A1 and A2 were set by a public manifest, not by this study",
    r"by another way": "through a separate channel",
    r"never mind|forget these|the same again": "Cancel; Clear list; Repeat passphrase",
    r"each for itself": "independently",
    r"looked for by itself|find the utility": "found automatically; compute utility",
    r"explain what has the focus": "Explain this control",
    r"promis(e|es|ed|ing)": "guarantee",
    r"and stay private": "still keep its participants private",
    r"membership is a coin flip": "gives each person a 50:50 chance of having taken part",
    r"knowing the attacker saves": "assuming this attacker rather than any saves",
    r"hardly any noise": "almost without noise",
    r"chosen by the mechanism": "scored by …, chosen by the … mechanism",
    r"\bjoint mechanism": "joint-draw mechanism",
    r"(are|is) one step": "drawn, signed and saved in one step",
    r"must follow from the plan": "all numbers agree with the plan",
    r"beside it (is|are) as signed": "accompanying files match the signature",
    r"make all its files again|sign it too|written anew by": "Recreate its files; Countersign; replaced by",
    r"whom the plan covers": "a covered attacker",
    r"simulate others|methods person": "Simulate another person; For statisticians",
    r"learnt": "learned",
}


AS_SIGNED = ("statement/files/output_files.py", "statement/files/gwas_ssf.py")
"""What stands in files whose digests earlier reports have signed: made again, they must have the same bytes."""
OF_THE_PAPER = "lab/paper_figures"


def texts_of_code() -> Iterator[tuple[str, str]]:
    """Every text of several words in the program that is no docstring: (file and line, text)."""
    for path in sorted((PROJECT / "gwasprivacy").rglob("*.py")):
        place = path.relative_to(PROJECT / "gwasprivacy").as_posix()
        if place in AS_SIGNED or place.startswith(OF_THE_PAPER):
            continue
        tree = parsed(path)
        docstrings = {
            id(node.body[0].value)
            for node in nodes(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        beside = docstrings | {id(node.value) for node in nodes(tree) if isinstance(node, ast.Expr)}
        for node in nodes(tree):
            if not isinstance(node, ast.Constant) or id(node) in beside:
                continue
            if isinstance(node.value, str) and " " in node.value.strip():
                yield f"{path.relative_to(PROJECT)}:{node.lineno}", node.value


def texts_of_reports() -> Iterator[tuple[str, str]]:
    for name, sentence in sentences(EDITION).items():
        if not name.startswith(OF_FILES):
            yield from ((name, text) for text in (sentence.one, sentence.many) if text)


def seen(text: str) -> str:
    """``text`` as people read it: without the names of places, of topics and of pages, options and commands."""
    return re.sub(r"\{[^}]*\}|^More: .*$|\]\([^)]*\)|`[^`]*`|--[a-z-]+ [a-z-]+", "", text, flags=re.MULTILINE)


def texts_of_pages() -> Iterator[tuple[str, str]]:
    for path in [PROJECT / "README.md", *sorted((PROJECT / "resources" / "help").glob("*.md"))]:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            yield f"{path.relative_to(PROJECT)}:{number}", line


@cache
def every_text() -> tuple[tuple[str, str, str], ...]:
    """Where each stands, as it stands there, and as people read it."""
    texts = (*texts_of_code(), *texts_of_reports(), *texts_of_pages())
    return tuple((where, text, seen(text)) for where, text in texts)


@pytest.mark.parametrize("phrase", SAY_INSTEAD)
def test_the_fields_words_are_used(phrase: str) -> None:
    pattern = re.compile(rf"\b({phrase})\b", flags=re.IGNORECASE)
    found = [f"{where}: {text[:160]}" for where, text, read in every_text() if pattern.search(read)]
    assert not found, f"say: {SAY_INSTEAD[phrase]}\n" + "\n".join(found)


def test_the_texts_are_really_read() -> None:
    """The scan sees a text of the window, one of the command line and a help page."""
    said = [text for _where, text, _read in every_text()]
    assert len(said) > 4000
    assert any(text == "Power by sample size" for text in said)
    assert "No statistic, frequency or p-value is published." in said, "a sentence of reports"
