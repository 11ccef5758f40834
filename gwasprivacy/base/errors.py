"""Expected failures, as data: which one it is, what it is about, and what to do next.  Front ends word them.

How to raise one::

    raise InvalidInput(
        "{path}, line {line}: the number of columns is {found}, where {wanted} are expected.",   # a literal, whole sentence
        code="phenotype.width",            # stable, dotted; one code for one template, in the whole program
        remedy=Remedy.PHENOTYPE_LINES,     # base/remedies.py; also a tuple of them; None where nothing can be done
        path=path, line=line, found=3, wanted=4,     # values for the places of the template and of the remedy, no others
    )
    raise InvalidPlan("must be a number.", code="field.number", field="adversary.prior.low")

* Values are plain data and never private: paths, names from public files, line numbers, limits.  Their type says how they are
  written: ``Share(0.4)``, ``Epsilon(0.693)``, ``Count(1200)`` (``base/quantities.py``), int, float, str, Path, an enum, a tuple of
  these, ``quoted(text)`` for what a person typed, ``Phrase("the name is not usable")`` for words that must be translated too,
  or another error (``problem=error``): its message is then said in that place, and what it advises after what this one does.
* No ``!r`` and no format specification in a template, no f-string, no command line flag, no button: a template is a key of the
  translation.  A flag goes into ``cli/remedies.py``, a button into ``ui/shell/remedies.py``, both for the same remedy.
* The same failure elsewhere: the same code and template.  The same error told of another field or as another kind:
  :meth:`GwasPrivacyError.at` and :meth:`GwasPrivacyError.told_as`.  More to do: :meth:`GwasPrivacyError.also`.
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

from gwasprivacy.base.language import digits, in_source, say
from gwasprivacy.base.quantities import Epsilon, Phrase, plainly
from gwasprivacy.base.remedies import Remedy

Kind = TypeVar("Kind", bound="GwasPrivacyError")


class GwasPrivacyError(Exception):
    """An expected failure.  ``str(error)`` is one line: the message, then what to do.

    ``exit_code`` is what the command line returns for it (docs/interfaces.md: 2 input, 3 privacy rule,
    4 verification).
    ``code`` is "" for a front end's own error, whose ``template`` and ``hint`` are ready words.
    ``field`` is the path of the field that it is about ("adversary.prior.low"), "" for none.
    """

    exit_code = 2

    def __init__(
        self,
        template: str,
        *,
        code: str = "",
        remedy: Remedy | tuple[Remedy, ...] | None = None,
        field: str = "",
        hint: str = "",
        **values: object,
    ) -> None:
        self.template = template
        self.code = code
        self.remedies = () if remedy is None else (remedy,) if isinstance(remedy, Remedy) else remedy
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

    def also(self, *remedies: Remedy, **values: object) -> Self:
        """The same error with more to do; ``values`` are for the places of ``remedies``."""
        other = copy.copy(self)
        other.remedies = (*self.remedies, *remedies)
        other.values = {**self.values, **values}
        return other

    def told_as(self, kind: type[Kind], *, field: str = "") -> Kind:
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


class BudgetExceeded(PrivacyRefusal):
    """More ε was asked for than is left for this study."""

    def __init__(self, asked: float, left: float) -> None:
        super().__init__(
            "This release needs ε = {asked}, but only ε = {left} is left for this study.",
            code="budget.exceeded",
            remedy=Remedy.PLAN_RELEASES_TOGETHER,
            asked=Epsilon(asked),
            left=Epsilon(max(left, 0.0)),
        )
        self.asked = asked
        self.left = left


class PromiseExceeded(BudgetExceeded):
    """After this release a membership test could reach more than the study's account promised."""

    def __init__(self, asked: float, left: float) -> None:
        PrivacyRefusal.__init__(
            self,
            "This release needs ε = {asked}, but the study's guarantee about attacks leaves only ε = {left} for "
            "a release of its kind.",
            code="budget.promise-exceeded",
            remedy=Remedy.PLAN_RELEASES_TOGETHER,
            asked=Epsilon(asked),
            left=Epsilon(max(left, 0.0)),
        )
        self.asked = asked
        self.left = left


class LedgerUnavailable(PrivacyRefusal):
    """The ledger is locked by another process, read-only, or its hash chain is broken."""


class VerificationFailed(GwasPrivacyError):
    """A report's signature, schema or internal consistency does not hold."""

    exit_code = 4


class Cancelled(Exception):
    """The person stopped the work.  Not an error; the command line returns 130."""


class Speaker:
    """How one front end says errors: its way to write a value, and its wordings of remedies where it has its own."""

    def __init__(self, value: Callable[[object], str], remedies: Mapping[Remedy, str]) -> None:
        self._value = value
        self._remedies = remedies

    def message(self, error: GwasPrivacyError) -> str:
        """What is wrong."""
        return self._filled(error.template, error.values) if error.code else error.template

    def hint(self, error: GwasPrivacyError) -> str:
        """What to do next, in one paragraph, also for errors told within this one; "" where nothing can be done."""
        return " ".join(self.hints(error))

    def hints(self, error: GwasPrivacyError) -> tuple[str, ...]:
        """Each thing to do next, the first one first."""
        said = [self._filled(self._remedies.get(one, one.value), error.values) for one in error.remedies]
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


NEUTRAL: Speaker = _Neutral(plainly, {})
READERS = Speaker(lambda value: digits(plainly(value)) if isinstance(value, float) else plainly(value), {})
"""For rooms below the front ends: the language that is spoken here, with the neutral remedies."""


def _again(kind: type[GwasPrivacyError], args: tuple[Any, ...]) -> GwasPrivacyError:
    return kind.__new__(kind, *args)
