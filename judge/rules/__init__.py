"""The rules, one module a section: each function carries out one rule and cites it."""
