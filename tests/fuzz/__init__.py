"""Long runs that look for what no test thought of: `make fuzz`."""
