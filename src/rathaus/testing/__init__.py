"""The conformance kit that every game passes, the scenario runner, and the writer of playthroughs."""
