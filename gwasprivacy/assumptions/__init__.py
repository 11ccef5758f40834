"""What is assumed of the disease, the trait and the people: public values, and their words; nothing is simulated here."""
