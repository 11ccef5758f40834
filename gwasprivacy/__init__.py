"""gwasprivacy: decide what a genome-wide association study can publish, and publish it privately."""

__version__ = "0.1.0"
