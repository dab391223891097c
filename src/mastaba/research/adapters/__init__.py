"""The games as environments of the libraries that researchers use; each adapter needs the extra of its name."""
