"""RELEASE → SIGNED REPORT: plan, ledger, draw, report, verification."""
