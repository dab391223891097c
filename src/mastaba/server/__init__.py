"""The server: tables that lose nothing and leak nothing, over HTTP and WebSocket."""
