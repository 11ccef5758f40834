"""The kinds of release that publish noisy numbers instead of a selection of SNPs, one file each."""
