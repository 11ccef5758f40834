"""The files that follow from a release's statement byte for byte."""
