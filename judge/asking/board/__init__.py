"""What a question has told, what its nouns mean there, and the scenario made of it."""
