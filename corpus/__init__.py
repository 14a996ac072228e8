"""Rule documents become a cross-linked graph that can be read, searched and compared."""
