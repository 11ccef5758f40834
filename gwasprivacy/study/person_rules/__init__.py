"""Quality control of people by each person's own record: the rules that a plan names, who passes, and what becomes of the others."""
