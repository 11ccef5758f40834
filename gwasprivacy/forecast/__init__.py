"""QUESTIONS ABOUT A PLAN → ANSWERS: the one place that window, command line and report ask."""
