"""The Release tab: from a study to a signed report, and the page that verifies reports."""
