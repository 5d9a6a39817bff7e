"""The web service: tables where people sit, the matches that they play there, and the pages that show them.

A move goes from `connection` through `answers` and `commands` to its `room`, which checks it against the
`live_match`, writes it to the `store` and tells the `viewers`. `service` holds what lives as long as the process;
`serve` runs it. The map of all files is in docs/architecture.md. Games are known only through the kernel.
"""
