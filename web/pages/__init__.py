"""One blueprint a subject; `PAGES` lists those that an application serves."""

from web.pages import ask, compare, editions, embed, health, home, rule, search, term

PAGES = (
    *(home.pages, search.pages, rule.pages, term.pages, compare.pages),
    *(ask.pages, editions.pages, embed.pages, health.pages),
)
