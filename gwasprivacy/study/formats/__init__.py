"""Study files of every supported kind, behind one protocol."""
