"""What single keyword abilities (702) need of the rules beyond their files in `judge.keywords`."""
