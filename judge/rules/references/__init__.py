"""What words for objects and players denote."""
