"""What every game shares: kernel, editions, transcripts, events."""
