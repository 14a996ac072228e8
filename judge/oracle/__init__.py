"""Card text becomes abilities; a text that is not read wholly is declined, and its words named."""

from judge.oracle.reader import KeywordName, Oracle

__all__ = ["KeywordName", "Oracle"]
