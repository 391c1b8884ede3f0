"""What is asked and answered once: the REST interface and what every request passes."""
