"""Expected failures as the window says them: in the reader's language, probabilities as per cent, remedies as buttons and fields."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from gwasprivacy.base.error_texts import Advice
from gwasprivacy.base.errors import GwasPrivacyError, Speaker
from gwasprivacy.base.language import digits, say, say_marked
from gwasprivacy.base.number_words import count, percent, significant
from gwasprivacy.base.quantities import Chosen, Count, Epsilon, Share, plainly


def message_words(error: GwasPrivacyError, *known: Path | None) -> str:
    """What is wrong, as a sentence.  Files in the folders of ``known`` files go by their names."""
    speaker = _beside(*known)
    return _begun(speaker.message(error), speaker, error)


def remedy_words(error: GwasPrivacyError) -> str:
    """What to do next; "" where nothing can be done."""
    return WINDOW.hint(error)


def details_of(error: GwasPrivacyError) -> str:
    """The whole of an error for whoever is asked for help: its code, its neutral English and the files with their folders."""
    files = [str(value) for value in error.values.values() if isinstance(value, Path)]
    return "\n".join(part for part in (error.code, str(error), *files) if part)


def error_words(error: GwasPrivacyError, *known: Path | None) -> str:
    """What is wrong and what to do, in one paragraph.  Files in the folders of ``known`` files go by their names."""
    speaker = _beside(*known)
    return _begun(f"{speaker.message(error)} {speaker.hint(error)}".strip(), speaker, error)


def told_inline(error: GwasPrivacyError, *known: Path | None) -> tuple[str, str]:
    """What is wrong with the first thing to do, and what is more to say: other things to do, files with their folders.

    The second is "" where the first is everything.
    """
    speaker = _beside(*known)
    first, *others = *speaker.hints(error), ""
    others = [text for text in others if text]
    said = _begun(f"{speaker.message(error)} {first}".strip(), speaker, error)
    files = [value for value in error.values.values() if isinstance(value, Path)]
    if not others and all(str(path) in said for path in files):
        return said, ""
    return said, "\n".join((*others, details_of(error)))


def _beside(*known: Path | None) -> Speaker:
    folders = frozenset(path.parent for path in known if path is not None and path.parent != Path(path.anchor))
    return Speaker(partial(_words, folders=folders), _wording)


def _begun(text: str, speaker: Speaker, error: GwasPrivacyError) -> str:
    """``text`` with a capital letter in front, unless it begins with the name of a file, which some errors have without its folder."""
    files = [
        speaker.words(value)
        for value in error.values.values()
        if isinstance(value, Path) or (isinstance(value, str) and Path(value).suffix and " " not in value)
    ]
    return text if text.startswith(tuple(files)) else sentence(text)


def sentence(text: str) -> str:
    """A message with a capital letter in front."""
    return text[:1].upper() + text[1:]


def _words(value: object, folders: frozenset[Path] = frozenset()) -> str:
    if isinstance(value, Share):
        return percent(value.value) if 0 <= value.value <= 1 else plainly(value)
    if isinstance(value, Epsilon):
        return significant(value.value, value.digits)
    if isinstance(value, Count):
        return count(value.value)
    if isinstance(value, Path) and value.parent in folders:
        return plainly(value.name)
    if isinstance(value, Chosen):
        return say("“{words}”", words=say_marked(value.title))
    if isinstance(value, float):
        return digits(plainly(value))
    # Titles and the like are marked where they stand; what a person typed is in quotes and known to no catalogue.
    return plainly(say_marked(value) if isinstance(value, str) else value)


def _wording(advice: Advice) -> str:
    return advice.window or advice.says


WINDOW = Speaker(_words, _wording)
