"""A question with words left over: what it most likely speaks of, and which words are left.

Nouns and players become one sign each; patterns of what is done and asked are found between them.
"""
