"""The engine behind one function: text in, text out."""
