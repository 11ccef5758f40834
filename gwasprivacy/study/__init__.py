"""FILES → TABLES: study designs, genotype files, public fill rules, counts."""
