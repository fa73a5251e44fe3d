"""The one function every front end talks to."""
