"""Approval by a second person: what is asked for, what is signed, and how a release and a report are held to it."""
