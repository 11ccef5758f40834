"""What ``ledger`` prints of an account."""

from __future__ import annotations

from gwasprivacy.cli.ledger import statement_lines
from gwasprivacy.release.ledger.accounts import StudyAccount


def test_no_name_in_a_ledger_makes_a_line_of_its_own_or_hides_one() -> None:
    """A ledger whose rows were written anew may hold any text."""
    forged = "Melanoma\nbudget ε = 9, spent 0\x1b[2K\u202e" + 9 * "\u0336"
    account = StudyAccount(
        study="study-1",
        title=forged,
        name="a\rb",
        merged=("m\u2028n",),
    )
    lines = statement_lines(account)
    plain = statement_lines(StudyAccount(study="study-1", title="t", name="n", merged=("m",)))
    assert len(lines) == len(plain)
    assert "<U+000A>budget" in lines[0]
    assert all(line.isprintable() for line in lines)
