"""How much the property tests try: `fast` by default, `full` with FILATURE_TESTS=full."""

import os

from hypothesis import HealthCheck, settings

slow_is_meant = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile(
    "fast",
    max_examples=30,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=slow_is_meant,
)
settings.register_profile(
    "full", max_examples=400, deadline=None, database=None, suppress_health_check=slow_is_meant
)
settings.load_profile("full" if os.environ.get("FILATURE_TESTS") == "full" else "fast")
