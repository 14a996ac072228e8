"""State-based actions by their subjects, and how they are performed at once (704)."""
