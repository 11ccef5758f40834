"""Tools → Policy…: what this site's policy says in plain words; its privacy officer makes one here and signs it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit, QPushButton, QWidget

from gwasprivacy.association.scores.registry import score_names
from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput, InvalidPlan, VerificationFailed
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.membership.families import FAMILIES
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import mechanism_names
from gwasprivacy.release.policy.policy_form import POLICY_2, POLICY_FORMAT_2
from gwasprivacy.release.policy.policy_words import policy_sentences
from gwasprivacy.release.policy.rules import KINDS, Policy
from gwasprivacy.release.policy.signed_policy import read_policy, sign_policy
from gwasprivacy.release.policy.site import SITE_POLICY, site_policy
from gwasprivacy.release.signing import load_public_key, load_signing_key
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.card import Card, label, set_role
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.file_places import (
    PUBLIC_KEY_FILES,
    offering,
)

LANE = "tool-policy"
POLICY_FILES = "*.json"

NUMBER, WHOLE, TEXT, NAMES = "number", "whole", "text", "names"
FIELDS: dict[str, tuple[tuple[str, str, str], ...]] = {
    mark("Budget"): (
        ("max_epsilon", NUMBER, mark("Maximum ε per protected person, one release")),
        ("max_run_epsilon", NUMBER, mark("Maximum ε of one mechanism (default: the same)")),
        ("max_budget", NUMBER, mark("Maximum ε per protected person, all releases")),
        ("max_run_budget", NUMBER, mark("Maximum ε of all mechanisms (default: the same)")),
        ("max_cap", NUMBER, mark("Maximum certainty over all releases, as 0.9")),
    ),
    mark("Attackers, and what may be published"): (
        ("covers_prior", NAMES, mark("Priors that must be covered, as 0.1, 0.9")),
        ("families", NAMES, mark("Families of attackers")),
        ("secrets", NAMES, mark("What must stay secret")),
        ("kinds", NAMES, mark("What may be published")),
        ("mechanisms", NAMES, mark("Mechanisms")),
        ("scores", NAMES, mark("Scores")),
        ("max_snps", WHOLE, mark("Maximum SNPs in one release")),
    ),
    mark("Minimum sizes"): (
        ("min_group_size", WHOLE, mark("Family size")),
        ("min_participants", WHOLE, mark("Participants")),
        ("min_cases", WHOLE, mark("Cases")),
        ("min_controls", WHOLE, mark("Controls")),
        ("min_stratum_participants", WHOLE, mark("Participants in each stratum")),
        ("min_stratum_cases", WHOLE, mark("Cases in each stratum")),
        ("min_stratum_controls", WHOLE, mark("Controls in each stratum")),
    ),
    mark("People and dates"): (
        ("ledgers", NAMES, mark("Allowed ledgers (identities)")),
        ("signers", NAMES, mark("Keys that may sign releases (ids)")),
        ("approvers", NAMES, mark("Keys of which one must approve (ids)")),
        ("approval_days", WHOLE, mark("Maximum validity of an approval, days")),
        ("valid_from", TEXT, mark("First day, as 2026-03-14")),
        ("valid_until", TEXT, mark("Last day")),
    ),
}
CHOICES: dict[str, Callable[[], Iterable[str]]] = {
    "families": lambda: FAMILIES.names,
    "secrets": lambda: Secret,
    "kinds": lambda: KINDS,
    "mechanisms": mechanism_names,
    "scores": score_names,
}
"""What a rule of names may name."""
ALLOWED = {
    "allow_strata": mark("Allow strata"),
    "allow_traits": mark("Allow quantitative traits"),
    "allow_imputed": mark("Allow imputed genotypes"),
    "allow_reference": mark("Allow reference panels"),
    "allow_accounts": mark("Allow separate accounts in a ledger"),
}


def sign(
    policy: Policy,
    key: Path,
    passphrase: str,
    out: Path,
    *,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> Path:
    """Write the policy, signed.  Raises InvalidInput with nothing written."""
    progress(say("Signing the policy"), 0, 1)
    officer = load_signing_key(key, passphrase or None)
    cancel.check()
    write_atomic(out, sign_policy(policy, officer), force=True)
    return out


class PolicyDialog(ToolDialog):
    """A field for each rule on the left, empty for no rule; on the right what that says, or what this site's policy says."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(
            jobs,
            title=say("Policy of a site"),
            verb=say("&Sign the policy…"),
            lane=LANE,
            size=(1000, 700),
            parent=parent,
        )
        self.fields: dict[str, tuple[QLineEdit, str]] = {}
        self.boxes: dict[str, QCheckBox] = {}
        self.policy: Policy | None = None
        self._add_rules()
        self._add_key()
        self.heading = label("", "title")
        self.words = QPlainTextEdit()
        self.words.setReadOnly(True)
        self.words.setAccessibleName(say("The policy in words"))
        self.right.addWidget(self.heading)
        self.right.addWidget(self.words, 1)
        self.show_site()

    def _add_rules(self) -> None:
        first = Card(say("The policy"))
        self.open_button = QPushButton(say("&Open a policy…"))
        self.open_button.clicked.connect(self._open)
        self.site_button = QPushButton(say("&This site’s policy"))
        self.site_button.clicked.connect(self.show_site)
        for button in (self.open_button, self.site_button):
            button.setAutoDefault(False)
            first.body.addWidget(button)
        self._add_field(first, "site", TEXT, say("Name of the site (shown in reports)"))
        self.left.add(first)
        for title, rows in FIELDS.items():
            card = Card(say_marked(title))
            for name, kind, text in rows:
                self._add_field(card, name, kind, say_marked(text))
                if name == "approvers":
                    self.add_approver = QPushButton(say("Add an approver’s &key…"))
                    self.add_approver.setAutoDefault(False)
                    self.add_approver.clicked.connect(self._add_approver)
                    card.body.addWidget(self.add_approver)
            self.left.add(card)
        allowed = Card(say("What is allowed"))
        for name, text in ALLOWED.items():
            box = self.boxes[name] = QCheckBox(say_marked(text))
            box.setChecked(True)
            box.toggled.connect(self._changed)
            allowed.body.addWidget(box)
            self.inputs.append(box)
        self.left.add(allowed)

    def _add_field(self, card: Card, name: str, kind: str, text: str) -> None:
        field = QLineEdit()
        field.setAccessibleName(text)
        field.setPlaceholderText(say("no rule") if name != "site" else "")
        field.textEdited.connect(self._changed)
        said = label(text)
        said.setBuddy(field)
        card.body.addWidget(said)
        card.body.addWidget(field)
        if name in CHOICES:
            card.body.addWidget(label(say("any of: {names}", names=", ".join(CHOICES[name]())), "muted"))
        self.fields[name] = (field, kind)
        self.inputs.append(field)

    def _add_key(self) -> None:
        card = Card(say("The privacy officer’s signature"))
        self.key = self.asks_for_key(say("Private key"))
        said = label(
            say(
                "An administrator puts the signed file at {policy}, and the officer’s public key beside it as "
                "officer.pub.pem. Every release on this machine then follows its rules.",
                policy=SITE_POLICY,
            ),
            "muted",
        )
        for part in (self.key, said):
            card.body.addWidget(part)
        self.left.add(card)

    # What is shown --------------------------------------------------------------------------------------------------

    def show_site(self) -> None:
        """What this site's policy says, once it is believed."""
        self.policy = None
        self.error.show_message("")
        set_role(self.heading, "title")
        try:
            named = site_policy()
        except GwasPrivacyError as error:
            set_role(self.heading, "error")
            self.heading.setText(say("This site’s policy cannot be used, so no release is possible here."))
            self.words.setPlainText(error_words(error))
        else:
            if named is None:
                self.heading.setText(say("This site has no policy."))
                self.words.setPlainText(say("Here a release is limited only by its own plan."))
            else:
                self.heading.setText(say("This site’s policy: {site}", site=named.policy.site or say("version 1")))
                self.words.setPlainText(_as_text(named.policy))
        self.refresh()

    def _open(self) -> None:
        path = dialogs().open_file(self, say("Open a policy"), offering(say("Policies"), POLICY_FILES))
        if path is not None:
            self.open_policy(path)

    def open_policy(self, path: Path) -> None:
        """Fill the fields with the rules of a file, signed or not."""
        try:
            policy = read_policy(path).policy
            written = POLICY_2.write(policy) if policy.version > 1 else {}
            if not written:
                raise InvalidInput(
                    "{path} is a policy of version 1, which has no signature.", code="policy.version-1", path=path
                )
        except GwasPrivacyError as error:
            self.error.show_message(error_words(error, path))
            return
        for name, (field, _kind) in self.fields.items():
            field.setText(_written(written.get(name)))
        for name, box in self.boxes.items():
            box.setChecked(written.get(name, True))
        self._changed()

    def _add_approver(self) -> None:
        path = dialogs().open_file(
            self, say("The approver’s public key"), offering(say("Public keys"), PUBLIC_KEY_FILES)
        )
        if path is None:
            return
        try:
            key_id = load_public_key(path).key_id
        except (InvalidInput, VerificationFailed) as error:
            self.error.show_message(error_words(error, path))
            return
        field = self.fields["approvers"][0]
        field.setText(", ".join(dict.fromkeys([*_parts(field.text()), key_id])))
        self._changed()

    def _changed(self, _value: object = None) -> None:
        self.error.show_message("")
        set_role(self.heading, "title")
        try:
            self.policy = POLICY_2.read({"format": POLICY_FORMAT_2, **self._rules()})
        except InvalidPlan as error:
            self.policy = None
            self.heading.setText(say("This is not a policy yet."))
            field = self.fields.get(error.field.split(".")[0].split("[")[0])
            problem = error_words(error)
            self.words.setPlainText(
                problem if field is None else say("{rule}: {problem}", rule=field[0].accessibleName(), problem=problem)
            )
        else:
            self.heading.setText(say("This policy in words"))
            self.words.setPlainText(_as_text(self.policy))
        self.refresh()

    def _rules(self) -> dict[str, Any]:
        """What the fields say, as a policy's JSON.  A text that is no number stays one, and is refused with its field."""
        rules: dict[str, Any] = {name: False for name, box in self.boxes.items() if not box.isChecked()}
        for name, (field, kind) in self.fields.items():
            text = field.text().strip()
            if not text:
                continue
            rules[name] = _read(text, kind)
            if name == "covers_prior":
                low, *rest = _parts(text)
                rules[name] = {"low": _read(low, NUMBER), "high": _read(rest[-1] if rest else low, NUMBER)}
        return rules

    # Signing --------------------------------------------------------------------------------------------------------

    def why_not(self) -> str:
        if self.policy is None:
            return say("Enter the rules first, or open a policy.")
        if self.key.path is None:
            return say("Choose the privacy officer’s private key.")
        return "" if self.key.is_answered else say("Enter the key’s passphrase.")

    def known_paths(self) -> tuple[Path | None, ...]:
        return (self.key.path,)

    def start(self) -> None:
        key, policy = self.key.path, self.policy
        if self.is_running or self.why_not() or key is None or policy is None:
            return
        out = dialogs().save_file(
            self, say("Save the signed policy"), offering(say("Policies"), POLICY_FILES), Path("policy.json")
        )
        if out is None:
            return
        passphrase = self.key.take_passphrase()
        self.run(sign, policy, key, passphrase, out, title=say("Signing the policy"), done=self._signed, abandon=False)

    def _signed(self, out: Path) -> None:
        self.folder_made = out.parent
        set_role(self.heading, "good")
        self.heading.setText(say("Signed: {file}", file=out.name))

    def refresh(self) -> None:
        if not hasattr(self, "words"):
            return  # still being made
        super().refresh()


def _as_text(policy: Policy) -> str:
    return "\n".join(f"• {line}" for line in policy_sentences(policy)) or say("It has no rule.")


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _read(text: str, kind: str) -> Any:
    if kind == NAMES:
        return _parts(text)
    try:
        return int(text) if kind == WHOLE else float(text) if kind == NUMBER else text
    except ValueError:
        return text


def _written(value: Any) -> str:
    if isinstance(value, dict):
        return f"{_written(value['low'])}, {_written(value['high'])}"
    if isinstance(value, list):
        return ", ".join(value)
    return "" if value is None else str(value).removesuffix(".0")
