"""Card text becomes abilities; a text that is not read wholly is declined, and its words named."""

from judge.oracle.reader import Oracle
from judge.oracle.reports import LineRead, report, rewritten

__all__ = ["LineRead", "Oracle", "report", "rewritten"]
