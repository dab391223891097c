"""Everything that happens to a table, from a command to what its viewers are sent."""
