"""Expected failures, as data: which one it is, what it is about, and what to do next.  Front ends word them.

How to raise one::

    raise InvalidInput("phenotype.width", path=path, line=line, found=3, wanted=4)
    raise InvalidPlan("field.number", field="adversary.prior.low")

* The code is stable, dotted and a literal; its sentence and what to do next stand in ``resources/errors``
  (``base/error_texts.py``).  What to do there may be overruled here, by name: ``remedy="check-name"``, or a tuple of names.
* Values fill the places of the sentence and of what to do, no others.  They are plain data and never private: paths, names from
  public files, line numbers, limits.  Their type says how they are
  written: ``Share(0.4)``, ``Epsilon(0.693)``, ``Count(1200)`` (``base/quantities.py``), int, float, str, Path, an enum, a tuple of
  these, ``quoted(text)`` for what a person typed, ``Phrase("the name is not usable")`` for words that must be translated too,
  or another error (``problem=error``): its message is then said in that place, and what it advises after what this one does.
* The same failure elsewhere: the same code.  The same error told of another field or as another kind:
  :meth:`GwasPrivacyError.at` and :meth:`GwasPrivacyError.as_kind`.  More to do: :meth:`GwasPrivacyError.also`.
* A front end's own error has ready ``words`` and a ``hint`` in place of a code.
* Whoever must tell failures apart asks ``error.code``, never the text.
* A front end shows an error through ``cli/error_words.py`` or ``ui/shell/error_words.py``.  ``error.message``, ``error.hint`` and
  ``str(error)`` are neutral English, for logs, tests and what is signed.  A room below them that says an error in a sentence of its
  own asks :data:`READERS`.

Anything that is not a :class:`GwasPrivacyError` or :class:`Cancelled` is a bug.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any, Self, TypeVar

from gwasprivacy.base.error_texts import Advice, advised, error_text
from gwasprivacy.base.language import digits, in_source, say
from gwasprivacy.base.quantities import Phrase, plainly

Kind = TypeVar("Kind", bound="GwasPrivacyError")


class GwasPrivacyError(Exception):
    """An expected failure.  ``str(error)`` is one line: the message, then what to do.

    ``exit_code`` is what the command line returns for it (docs/interfaces.md: 2 input or disk, 3 privacy rule,
    4 verification).
    ``code`` is "" for a front end's own error, whose words and hint are ready.
    ``field`` is the path of the field that it is about ("adversary.prior.low"), "" for none.
    """

    exit_code = 2
    usual_remedies: tuple[str, ...] = ()  # where the text of a code says none

    def __init__(
        self,
        code: str = "",
        *,
        words: str = "",
        remedy: str | tuple[str, ...] | None = None,
        field: str = "",
        hint: str = "",
        **values: object,
    ) -> None:
        if not words:
            text = error_text(code)
            words, remedy = text.says, (text.remedies or self.usual_remedies) if remedy is None else remedy
        self.template = words
        self.code = code
        self.remedies = () if remedy is None else (remedy,) if isinstance(remedy, str) else remedy
        self.field = field
        self.values: Mapping[str, object] = values
        self._ready_hint = hint
        super().__init__(self.message)  # a place without a value is found here, not when somebody reads it

    @property
    def message(self) -> str:
        """What is wrong, in neutral English."""
        return NEUTRAL.message(self)

    @property
    def hint(self) -> str:
        """What to do next, in neutral English; "" where nothing can be done."""
        return NEUTRAL.hint(self)

    @property
    def phrase(self) -> Phrase | str:
        """What is wrong, as words within another error's sentence: each front end says them its own way."""
        return Phrase(self.template, **self.values) if self.code else self.message

    def __str__(self) -> str:
        return NEUTRAL.line(self)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]:
        # Workers in other processes send errors: whatever a class's constructor asks for, its fields are what it is.
        return _again, (type(self), self.args), dict(self.__dict__)

    def at(self, field: str) -> Self:
        """The same error about another field."""
        other = copy.copy(self)
        other.field = field
        return other

    def also(self, *remedies: str, **values: object) -> Self:
        """The same error with more to do; ``values`` are for the places of ``remedies``."""
        other = copy.copy(self)
        other.remedies = (*self.remedies, *remedies)
        other.values = {**self.values, **values}
        return other

    def as_kind(self, kind: type[Kind], *, field: str = "") -> Kind:
        """The same failure as another kind of error, e.g. one that a caller handles by its class."""
        other = kind.__new__(kind, *self.args)
        other.__dict__.update(self.__dict__, field=field)
        return other


class InvalidInput(GwasPrivacyError):
    """A file or an argument cannot be used; the message names the file and the line, field or SNP."""


class InvalidPlan(InvalidInput):
    """A field of a plan is out of its range.  ``field`` is its path, and the message need not repeat it."""


class PrivacyRefusal(GwasPrivacyError):
    """A privacy rule forbids what was asked for: budget, unsupported combination, locked or damaged ledger."""

    exit_code = 3


class VerificationFailed(GwasPrivacyError):
    """A report's signature, schema or internal consistency does not hold.  Where no text says what to do, whoever signed it is asked."""

    exit_code = 4
    usual_remedies = ("ask-its-signer",)


class Cancelled(Exception):
    """The person stopped the work.  Not an error; the command line returns 130."""


class Speaker:
    """How one front end says errors: its way to write a value, and which of an advice's wordings it takes."""

    def __init__(self, value: Callable[[object], str], wording: Callable[[Advice], str]) -> None:
        self._value = value
        self._wording = wording

    def message(self, error: GwasPrivacyError) -> str:
        """What is wrong."""
        return self._filled(error.template, error.values) if error.code else error.template

    def hint(self, error: GwasPrivacyError) -> str:
        """What to do next, in one paragraph, also for errors told within this one; "" where nothing can be done."""
        return " ".join(self.hints(error))

    def hints(self, error: GwasPrivacyError) -> tuple[str, ...]:
        """Each thing to do next, the first one first."""
        said = [self._filled(self._wording(advised(one)), error.values) for one in error.remedies]
        within = [self.hint(value) for value in error.values.values() if isinstance(value, GwasPrivacyError)]
        return tuple(text for text in (error._ready_hint, *said, *within) if text)

    def line(self, error: GwasPrivacyError) -> str:
        """The field's path, what is wrong and what to do next, in one line."""
        return f"{self._with_field(error)} {self.hint(error)}".rstrip()

    def words(self, value: object) -> str:
        """A value in its place: errors and phrases in this front end's own words."""
        if isinstance(value, GwasPrivacyError):
            return self._with_field(value)
        if isinstance(value, Phrase):
            return self._filled(value.template, value.values)
        if isinstance(value, tuple | list):
            return ", ".join(self.words(one) for one in value)
        return self._value(value)

    def _with_field(self, error: GwasPrivacyError) -> str:
        message = self.message(error)
        return f"{error.field}: {message}" if error.field and error.field not in message else message

    def _filled(self, template: str, values: Mapping[str, object]) -> str:
        return say(template).format(**{name: self.words(value) for name, value in values.items()})


class _Neutral(Speaker):
    """Neutral English, whatever language is installed."""

    def _filled(self, template: str, values: Mapping[str, object]) -> str:
        with in_source():
            return super()._filled(template, values)


def neutrally(advice: Advice) -> str:
    """The wording that suits everywhere."""
    return advice.says


NEUTRAL: Speaker = _Neutral(plainly, neutrally)
READERS = Speaker(lambda value: digits(plainly(value)) if isinstance(value, float) else plainly(value), neutrally)
"""For rooms below the front ends: the language that is spoken here, with the neutral remedies."""


def _again(kind: type[GwasPrivacyError], args: tuple[Any, ...]) -> GwasPrivacyError:
    return kind.__new__(kind, *args)
