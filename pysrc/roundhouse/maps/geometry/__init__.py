"""Where everything on a map is drawn: from real coordinates to one scene file (build time).

projection -> warp -> sheet -> layout -> lines (plan) -> labels, marks (lettering) -> scene; then
`measure` judges the result.
"""
