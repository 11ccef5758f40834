"""What a selector does with known scores, exactly: probabilities of sets, without generators and without noise."""
