"""FILES → TABLES: genotype files, who is a case, public rules for missing calls, and the counts per SNP."""
