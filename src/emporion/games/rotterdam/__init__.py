"""Rotterdam: ships on called channels, secret cards and trades; one module a rulebook section."""
