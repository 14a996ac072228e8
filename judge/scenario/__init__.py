"""A scenario as written becomes a `Scenario`, a game that is set up, and a play that is run."""
