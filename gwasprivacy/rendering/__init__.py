"""Plots and the PDF, drawn with Qt without a screen."""
