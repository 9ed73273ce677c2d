"""How the database came to be as it is, step by step. A new step: versions/NNNN_what.py, and `STEPS` is one longer."""
