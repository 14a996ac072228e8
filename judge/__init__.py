"""A scenario becomes a ruling: the answer, its steps, and the rules that make each step so."""
