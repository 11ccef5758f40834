"""What noisy counts say about the effect of a SNP: frequencies and odds ratios, with intervals that include the noise."""
