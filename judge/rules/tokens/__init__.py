"""What tokens are (111): of a description, or defined by the rules."""

from judge.rules.tokens.printed import characteristics, rules_of, spec_of

__all__ = ["characteristics", "rules_of", "spec_of"]
