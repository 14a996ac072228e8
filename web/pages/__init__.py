"""One blueprint a subject; `PAGES` lists those that an application serves."""

from web.pages import (
    ask,
    cards,
    compare,
    editions,
    embed,
    finding,
    health,
    home,
    offline,
    rule,
    ruling,
    search,
    term,
)

PAGES = (
    *(home.pages, search.pages, rule.pages, term.pages, compare.pages),
    *(ask.pages, ruling.pages, cards.pages),
    *(editions.pages, embed.pages, finding.pages, offline.pages, health.pages),
)
