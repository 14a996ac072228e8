"""Both halves shown as pages and JSON; decides nothing."""
