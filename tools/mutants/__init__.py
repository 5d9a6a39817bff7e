"""make mutants: change the rules in one place at a time, and see whether a test notices."""
