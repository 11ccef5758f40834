"""SCORES → PRIVATE OUTPUT: differentially private mechanisms; noise is OpenDP's."""
