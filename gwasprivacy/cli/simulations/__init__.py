"""What is simulated beside the disease, and what a simulation answers."""
