"""The web service: inbox → room → store → outbox. It knows games only through the kernel."""
