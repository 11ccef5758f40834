"""WHAT IS INTENDED: attacker, design, release choices and assumptions, in one document with its rules and words."""
