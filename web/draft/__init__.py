"""A scenario that is being put together by a form, and what the form's fields and buttons do.

draft       the scenario with its players and entries as lists
fields      the fields of the form, written into the draft
buttons     what each button does
answers     what is decided in the play becomes items
"""

from web.draft.buttons import press
from web.draft.draft import Draft, drafted
from web.draft.fields import fill

__all__ = ["Draft", "drafted", "fill", "press"]
