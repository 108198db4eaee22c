"""The ASGI application: WebSocket and HTTP API, and the pages."""
