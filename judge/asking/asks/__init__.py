"""What each focus asks, as the `ask` of a scenario has it."""
