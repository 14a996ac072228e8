"""Card text becomes abilities; a text that is not read wholly is declined, and its words named."""

from judge.oracle.reader import KeywordName, Oracle
from judge.oracle.reports import LineRead, report, rewritten

__all__ = ["KeywordName", "LineRead", "Oracle", "report", "rewritten"]
