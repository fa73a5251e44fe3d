"""The daily boards, their result codes and leaderboards."""
