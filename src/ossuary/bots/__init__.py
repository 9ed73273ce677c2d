"""Players that speak only the contract: a view, a legal list, and luck of their own."""
