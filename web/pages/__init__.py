"""One blueprint a subject; `PAGES` lists those that an application serves."""

from web.pages import ask, editions, embed, home, rule, search, term

PAGES = (home.pages, search.pages, rule.pages, term.pages, ask.pages, editions.pages, embed.pages)
