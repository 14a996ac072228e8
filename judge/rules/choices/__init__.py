"""What players choose as instructions are carried out (608.2d)."""
