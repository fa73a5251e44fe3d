"""One function, text in, text out, for any front end."""
