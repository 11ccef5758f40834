"""RESEARCH INSTRUMENTS: the empirical audit, the verifier of the theory, the reference paper's figures.

Only front ends, and the pictures that they ask for, import it, when they are asked.
"""
