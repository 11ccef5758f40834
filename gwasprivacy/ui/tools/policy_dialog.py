"""Tools → Policy…: what this site's policy says in plain words; its privacy officer makes one here and signs it."""

from __future__ import annotations

import shlex
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput, InvalidPlan, VerificationFailed
from gwasprivacy.base.fingerprint_words import in_groups
from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.platforms.system import IS_WINDOWS
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.keys.trust_list import trusted_keys
from gwasprivacy.release.keys.trusted import NOBODY, TrustList
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.policy.policy import POLICY_FORMAT, Policy, policy_document
from gwasprivacy.release.policy.rule import Rule, RuleForm
from gwasprivacy.release.policy.signed_policy import read_policy, sign_policy
from gwasprivacy.release.policy.site import OFFICER_KEY_NAME, SITE_POLICY, officer_key_path, site_policy
from gwasprivacy.release.signing import load_signing_key, public_key_file
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.ui.release.release_work import make_key
from gwasprivacy.ui.release.step_card import reveal
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.tools.policy_fields import IdsField, NamesField, RuleField, TextField, TypedField
from gwasprivacy.ui.tools.policy_rules import TOPICS, cards, first_rules
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.card import Card, label, set_role
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.file_places import LEDGER_FILES, PUBLIC_KEY_FILES, offering
from gwasprivacy.ui.widgets.new_key import NewKeyLink
from gwasprivacy.ui.widgets.words_page import WordsPage, WordsPart

LANE = "tool-policy"
POLICY_FILES = "*.json"


def sign(
    policy: Policy,
    key: Path,
    passphrase: str,
    out: Path,
    *,
    work: Work = UNWATCHED,
) -> Path:
    """Write the policy, signed, and the officer's public key beside it as the site's place has it.

    Raises InvalidInput with nothing written, also where another officer's key lies there.
    """
    work.progress(say("Signing the policy"), 0, 1)
    officer = load_signing_key(key, passphrase or None)
    public = out.with_name(OFFICER_KEY_NAME)
    if not public.exists():
        write_atomic(public, public_key_file(officer), force=False)
    elif _id_of_key(public) != officer.key_id:
        raise InvalidInput("policy.other-officer-beside", path=public)
    work.check()
    write_atomic(out, sign_policy(policy, officer), force=True)
    return out


class PolicyDialog(ToolDialog):
    """Each rule on the left, empty for no rule; on the right what they say together, or what this site's policy says."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(
            jobs,
            title=say("Site policy"),
            verb=say("&Sign the policy…"),
            lane=LANE,
            size=(1000, 700),
            parent=parent,
        )
        self.fields: dict[str, RuleField] = {}
        self.boxes: dict[str, QCheckBox] = {}
        self.policy: Policy | None = None
        self._missing = ""
        self._trusted = _trusted()
        self._add_rules()
        self._add_key()
        self.heading = label("", "title")
        self.words = WordsPage(say("The policy in words"))
        self.right.addWidget(self.heading)
        self.right.addWidget(self.words, 1)
        self.show_site()
        self.ready()

    def _add_rules(self) -> None:
        first = Card(say("The policy"))
        self.begin_button = QPushButton(say("&Begin with usual rules"))
        self.begin_button.clicked.connect(self.begin)
        self.open_button = QPushButton(say("&Open a policy…"))
        self.open_button.clicked.connect(self._open)
        self.site_button = QPushButton(say("&This site’s policy"))
        self.site_button.clicked.connect(self.show_site)
        for button in (self.begin_button, self.open_button, self.site_button):
            first.body.addWidget(button)
        self._add_field(
            first, "site", TextField(say("Name of the site"), say("Every report that keeps this policy repeats it."))
        )
        self.left.add(first)
        for title, rules in cards():
            card = Card(say_marked(title), topic=TOPICS.get(title, ""))
            for rule in rules:
                if rule.field is RuleForm.ALLOWED:
                    self._add_box(card, rule)
                else:
                    self._add_field(card, rule.name, self._field_of(rule))
            self.left.add(card)

    def _add_box(self, card: Card, rule: Rule) -> None:
        box = self.boxes[rule.name] = QCheckBox(say_marked(rule.title))
        box.setAccessibleDescription(say_marked(rule.why))
        box.setChecked(True)
        box.clicked.connect(self._changed)
        card.body.addWidget(box)
        card.body.addWidget(label(say_marked(rule.why), "muted"))
        self.inputs.append(box)

    def _field_of(self, rule: Rule) -> RuleField:
        title, why = say_marked(rule.title), say_marked(rule.why)
        if rule.choices is not None:
            return NamesField(title, why, rule.choices())
        if rule.field is RuleForm.KEYS:
            return IdsField(
                title,
                why,
                add=say("Add a key…"),
                paste=say("or paste a fingerprint"),
                ask=lambda parent: dialogs().open_file(
                    parent.window(), title, offering(say("Public keys"), PUBLIC_KEY_FILES)
                ),
                id_of=_id_of_key,
                words_of=self._words_of_key,
            )
        if rule.field is RuleForm.LEDGERS:
            return IdsField(
                title,
                why,
                add=say("Add a ledger…"),
                paste=say("or paste its identity"),
                ask=lambda parent: dialogs().open_file(parent.window(), title, offering(say("Ledgers"), LEDGER_FILES)),
                id_of=lambda path: Ledger(path).read().ledger_id,
                words_of=lambda each: each,
            )
        return TypedField(title, why, rule.field)

    def _words_of_key(self, key_id: str) -> str:
        known = self._trusted.of(key_id)
        return in_groups(key_id) if known is None else f"{known.words()}, {in_groups(key_id)[:17]}…"

    def _add_field(self, card: Card, name: str, field: RuleField) -> None:
        field.changed.connect(self._changed)
        card.body.addWidget(field)
        self.fields[name] = field
        self.inputs.append(field)

    def _add_key(self) -> None:
        card = Card(say("The privacy officer’s signature"), topic="release-key")
        self.key = self.asks_for_key(say("Private key"))
        self.new_key = NewKeyLink(say("Make the officer’s key"), "officer")
        self.new_key.wanted.connect(self._make_key)
        self.new_key.opened.connect(lambda: reveal(self.new_key))
        self.inputs.append(self.new_key)
        said = label(
            say(
                "An administrator puts the signed file at {policy}, and the officer’s public key beside it as "
                "officer.pub.pem. Every release on this machine then follows its rules.",
                policy=SITE_POLICY,
            ),
            "muted",
        )
        for part in (self.key, self.new_key, said):
            card.body.addWidget(part)
        self.left.add(card)

    # What is shown --------------------------------------------------------------------------------------------------

    def show_site(self) -> None:
        """What this site's policy says, once it is believed; its rules stand in the fields, to be changed and signed again."""
        self.error.show_message("")
        self._missing = ""
        try:
            named = site_policy()
        except GwasPrivacyError as error:
            self.policy = None
            set_role(self.heading, "error")
            self.heading.setText(say("This site’s policy cannot be used, so no release is possible here."))
            self.words.show_text(error_words(error))
        else:
            set_role(self.heading, "title")
            self.policy = None if named is None else named.policy
            if self.policy is not None:
                self._fill(policy_document().write(self.policy))
            if named is None:
                self.heading.setText(say("This site has no policy."))
                self.words.show_text(say("Here a release is limited only by its own plan."))
            else:
                self.heading.setText(say("This site’s policy: {site}", site=named.policy.site))
                self.words.show_parts(self._part_of(named.policy))
        self.refresh()

    def begin(self) -> None:
        """Rules to begin with stand in the fields; the name of the site stays."""
        self._fill({"site": self.fields["site"].value(), **first_rules(date.today())})
        self._changed()
        if self.fields["site"].value() is None:
            self.fields["site"].first_control().setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self) -> None:
        path = dialogs().open_file(self, say("Open a policy"), offering(say("Policies"), POLICY_FILES))
        if path is not None:
            self.open_policy(path)

    def open_policy(self, path: Path) -> None:
        """Fill the fields with the rules of a file, signed or not."""
        try:
            written = policy_document().write(read_policy(path).policy)
        except GwasPrivacyError as error:
            self.error.show_error(error, path)
            return
        self._fill(written)
        self._changed()

    def _fill(self, written: dict[str, Any]) -> None:
        for name, field in self.fields.items():
            field.show_value(written.get(name))
        for name, box in self.boxes.items():
            box.setChecked(written.get(name, True))

    def _changed(self, _value: object = None) -> None:
        self.error.show_message("")
        self._missing = ""
        set_role(self.heading, "title")
        for field in self.fields.values():
            field.error.show_message("")
        try:
            self.policy = policy_document().read({"format": POLICY_FORMAT, **self._rules()})
        except InvalidPlan as error:
            self.policy = None
            self.heading.setText(say("This is not a policy yet."))
            self._say_problem(error)
        else:
            self.heading.setText(say("This policy in words"))
            self.words.show_parts(self._part_of(self.policy))
        self.refresh()

    def _say_problem(self, error: InvalidPlan) -> None:
        """Under the rule that is wrong; what is only missing is said on the right alone."""
        field = self.fields.get(error.field.split(".")[0].split("[")[0])
        problem = error_words(error)
        if field is None:
            self.words.show_text(problem)
        elif field.value() is None:
            self._missing = say("Still missing: {rule}.", rule=field.title)
            self.words.show_text(self._missing)
        else:
            self.words.show_text(say("{rule}: {problem}", rule=field.title, problem=problem))
            field.error.show_message(problem)

    def _rules(self) -> dict[str, Any]:
        """What the fields say, as a policy's JSON."""
        rules: dict[str, Any] = {name: False for name, box in self.boxes.items() if not box.isChecked()}
        rules |= {name: value for name, field in self.fields.items() if (value := field.value()) is not None}
        return rules

    # Signing --------------------------------------------------------------------------------------------------------

    def why_not(self) -> str:
        if self.policy is None:
            return self._missing or say("Enter the rules first, or open a policy.")
        if self.key.path is None:
            return say("Choose the privacy officer’s private key.")
        return "" if self.key.is_answered else say("Enter the key’s passphrase.")

    def known_paths(self) -> tuple[Path | None, ...]:
        return (self.key.path,)

    def _make_key(self, prefix: Path, passphrase: str) -> None:
        """Make the pair; its passphrase waits in the field of the key that signs, which is emptied as ever."""
        self.new_key.open(False)

        def made(pair: tuple[Path, Path]) -> None:
            self.key.place.picked.emit(pair[0])
            if self.key.path == pair[0] and self.isVisible():
                self.key.passphrase.setText(passphrase)
            reveal(self.key)

        self.run(make_key, prefix, passphrase, title=say("Making the key"), done=made, abandon=False)

    def start(self) -> None:
        key, policy = self.key.path, self.policy
        if self.is_running or self.why_not() or key is None or policy is None:
            return
        out = dialogs().save_file(
            self, say("Save the signed policy"), offering(say("Policies"), POLICY_FILES), key.with_name("policy.json")
        )
        if out is None:
            return
        passphrase = self.key.take_passphrase()
        self.run(sign, policy, key, passphrase, out, title=say("Signing the policy"), done=self._signed, abandon=False)

    def _signed(self, out: Path) -> None:
        self.folder_made = out.parent
        set_role(self.heading, "good")
        self.heading.setText(say("Signed: {file}", file=out.name))
        said = () if self.policy is None else (self._part_of(self.policy, say("This policy in words")),)
        self.words.show_parts(*_next_steps(out), *said)

    def _part_of(self, policy: Policy, title: str = "") -> WordsPart:
        sentences = policy.sentences(self._named)
        return WordsPart(title=title, text="" if sentences else say("It has no rule."), points=sentences)

    def _named(self, key_id: str) -> str:
        known = self._trusted.of(key_id)
        return in_groups(key_id) if known is None else say("{name} ({key})", name=known.words(), key=in_groups(key_id))

    def show_more(self) -> None:
        self.new_key.setVisible(self.key.path is None)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.new_key.forget()
        super().closeEvent(event)


def _next_steps(policy: Path) -> list[WordsPart]:
    """What turns two files into rules; the commands are those of systems that have such a place."""
    parts = [
        WordsPart(
            text=say(
                "It is not in force yet. Give these two files to an administrator of each machine where releases are "
                "made:"
            ),
            points=(policy.name, OFFICER_KEY_NAME),
        )
    ]
    if not IS_WINDOWS:
        commands = (
            f"sudo install -d -m 755 {shlex.quote(str(SITE_POLICY.parent))}",
            f"sudo install -m 644 {shlex.quote(policy.name)} {shlex.quote(str(SITE_POLICY))}",
            f"sudo install -m 644 {OFFICER_KEY_NAME} {shlex.quote(str(officer_key_path()))}",
        )
        parts.append(WordsPart(text=say("In the folder of the two files, the administrator types:"), typed=commands))
    said = say(
        "Then “This site’s policy” shows it on that machine. Keep the private key to yourself, and a copy of both files."
    )
    return [*parts, WordsPart(text=said)]


def _id_of_key(path: Path) -> str:
    try:
        return load_public_key(path).key_id
    except VerificationFailed as error:
        raise error.as_kind(InvalidInput) from None


def _trusted() -> TrustList:
    try:
        return trusted_keys()
    except GwasPrivacyError:
        return NOBODY  # the Keys tool says what is wrong with the list
