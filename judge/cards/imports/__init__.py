"""Files of cards that a user brings become the store of cards; each format is a module.

A format is told by how a file begins; it gives `Listed` cards, rulings of them (`Ruled`), and what
it leaves out as `Skipped`.
"""

from judge.cards.imports.importing import Report, import_cards, records_in
from judge.cards.imports.listed import Listed, Ruled, Skipped

__all__ = ["Listed", "Report", "Ruled", "Skipped", "import_cards", "records_in"]
