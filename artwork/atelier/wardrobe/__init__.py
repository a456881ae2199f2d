"""The garments, each written as a cutter would: pieces, seams, what is sewn on."""
