"""TABLES → SCORES: test statistics and scores with their proven sensitivities."""
