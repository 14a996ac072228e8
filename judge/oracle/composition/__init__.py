"""Sentences become one effect: a predicate gets its subject, a branch the choice it hangs on.

Nothing here decides what a word refers to: `judge.oracle.references` does, once the whole is read.
"""
