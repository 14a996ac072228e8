"""Values become plain dicts and tuples for pages and for JSON; the only maker of URLs.

links       where everything is found
texts       a text with its links, terms and notes as marks
rules       an entry of the book, and its page
counterparts the same rule in other editions
carried     what the judge does about a rule
changes     two wordings as one, with what went and came
citation    a rule as a citation
neighborhood a rule among its neighbors, drawn
toc         the contents beside a page, and outlines
comparing   two editions compared
tracing     a rule through all editions
alphabet    names under their letters
glossary    the glossary and the keywords as indexes
suggestions what the search box offers
settings    the menu of what a reader prefers
editions    the book's contents, the editions and their documents
terms       a term and its page
hits        the results of a search
boards      what is on the table at one moment
rulings     a ruling and its citations
unfurling   cards in chats and frames in other sites
drafts      a scenario that is being put together, and the gallery of ready ones
"""
