"""The Model tab: who is the attacker, and what is guaranteed?"""
