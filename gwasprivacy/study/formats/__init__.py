"""Study files of every supported kind, behind one protocol: see ``protocol.Study``; ``registry`` opens any of them."""
