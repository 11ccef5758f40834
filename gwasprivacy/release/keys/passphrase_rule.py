"""What a new passphrase must be: long, and not one and the same again.  Nobody is asked for a digit or a sign.

Rules about kinds of characters make people write Password1! and little else (NIST SP 800-63B-4, appendix A); length is what
guessing costs.  Passphrases of keys that there are already are not asked again.
"""

from __future__ import annotations

from itertools import pairwise

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark, say, say_count, say_marked

SHORTEST_PASSPHRASE = 12
FEWEST_CHARACTERS = 5
"""Different ones: "aaaaaaaaaaaa" and "121212121212" are among the first that anybody tries."""

NO_WAY_BACK = mark(
    "A lost passphrase cannot be recovered, not even by the authors of this program. Without it the key cannot "
    "sign any more; what it signed stays valid. Write it down and lock it away."
)


def passphrase_problem(passphrase: str) -> InvalidInput | None:
    """What is wrong with a new passphrase, as data; None where it will do."""
    if len(passphrase) < SHORTEST_PASSPHRASE:
        return InvalidInput("signing.short-passphrase", shortest_passphrase=SHORTEST_PASSPHRASE)
    if _runs(passphrase) or len(set(passphrase.casefold())) < FEWEST_CHARACTERS:
        return InvalidInput("signing.repeated-passphrase")
    return None


def check_passphrase(passphrase: str) -> None:
    """Raise InvalidInput when ``passphrase`` is too easily guessed to protect a new key."""
    problem = passphrase_problem(passphrase)
    if problem is not None:
        raise problem


def _runs(passphrase: str) -> bool:
    """Whether every character follows from the one before: 123456789012, abcdefghijkl, or the same backwards."""
    steps = {ord(after) - ord(before) for before, after in pairwise(passphrase)}
    return steps <= {1, -9} or steps <= {-1, 9}


def while_typing(passphrase: str) -> tuple[bool, str]:
    """Whether what has been typed so far will do, and a sentence about it; it quotes nothing of it."""
    missing = SHORTEST_PASSPHRASE - len(passphrase)
    if not passphrase:
        return False, say(
            "{least} characters or more. Four unrelated words are easy to remember and hard to guess.",
            least=SHORTEST_PASSPHRASE,
        )
    if missing > 0:
        return False, say_count("{n} more characters.", one="1 more character.", n=missing)
    if passphrase_problem(passphrase) is not None:
        return False, say("It repeats itself or counts up: choose unrelated words.")
    return True, say("Long enough.")


def no_way_back() -> str:
    """What is said where a passphrase is chosen."""
    return say_marked(NO_WAY_BACK)
