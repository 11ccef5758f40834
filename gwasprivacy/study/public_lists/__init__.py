"""Public lists of SNPs: candidates, loci, weights; nothing here sees a genotype."""
