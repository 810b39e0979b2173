"""Hosting: tables over HTTP and WebSocket, stored so that nothing acknowledged is ever lost."""
