"""What is signed: facts, what is derived from them, and how both are read and checked; no sampler and no simulator is needed."""
