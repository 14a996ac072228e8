"""The exact sentences of a scenario, each a row in two languages; it is told in them."""
