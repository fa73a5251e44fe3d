"""Who plays Trans-Siberian when no human does."""
