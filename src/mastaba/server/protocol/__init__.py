"""What travels: every request, answer and message of the socket."""
