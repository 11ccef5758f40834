"""The tour: ten small steps on a copy of the example, from the attacker to a verified report."""
