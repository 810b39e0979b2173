"""`make bench`: the kernel and its peers, measured in one run on one core."""
