"""What each event changes in a state, by subject."""
