"""Where everything on a map is drawn: from real coordinates to one scene file (build time).

projection -> warp -> layout (dots) -> lines -> labels -> scene; `measure` judges the result.
"""
