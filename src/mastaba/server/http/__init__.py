"""The addresses of the API and of the page."""
