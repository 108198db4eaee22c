"""What is there to study the games, never to run them: solvers, adapters, training."""
