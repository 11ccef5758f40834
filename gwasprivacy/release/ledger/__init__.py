"""What was spent on each study: rows, chain, file, accounts and debits."""
