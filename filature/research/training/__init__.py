"""Training of the weights and tables that some bots play by; never needed to play."""
