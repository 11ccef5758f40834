"""Exact probabilities of what is drawn, and the large-sample laws of the scores."""
