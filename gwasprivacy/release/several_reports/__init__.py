"""Several reports checked together: the chain of their ledger, what they spent in all, and what is missing."""
