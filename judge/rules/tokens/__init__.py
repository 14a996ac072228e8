"""What tokens are (111): of a description, or defined by the rules."""

from judge.rules.tokens.printed import characteristics, spec_of

__all__ = ["characteristics", "spec_of"]
