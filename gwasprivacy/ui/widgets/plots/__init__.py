"""Plots: their base, their parts, how they are exported, and one that shows what was released."""
