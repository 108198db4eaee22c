"""Training of networks for every game that has a kernel; loads with JAX and NumPy alone."""
