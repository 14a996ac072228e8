"""What each clause does: it sets the board up, or goes into the play."""
