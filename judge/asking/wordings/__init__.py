"""What people write: the tables that read the clauses of a question, and what tidies it before."""
