"""Many matches: simulations and measurements."""
