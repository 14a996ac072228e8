"""Card text becomes abilities; a text that is not read wholly is declined, and its words named."""

from judge.oracle.partial import as_far_as_read
from judge.oracle.reader import Oracle
from judge.oracle.reports import LineRead, report, rewritten

__all__ = ["LineRead", "Oracle", "as_far_as_read", "report", "rewritten"]
