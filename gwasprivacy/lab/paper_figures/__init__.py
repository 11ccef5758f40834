"""The reference paper's figures from this engine."""
