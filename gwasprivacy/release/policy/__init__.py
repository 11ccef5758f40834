"""A site's rules for releases: what they are, where they stand, whose signature they have, and how they are said."""
