"""The dialogs of the Tools menu."""
