"""Readers of study files, one file per format, one protocol."""
