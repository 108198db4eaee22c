"""The training of networks: what it needs, that it goes on, and that a seed says it all."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("jax", reason="JAX is not installed here (pip install filature[train])")

ALONE = """
import sys
for name in ("msgspec", "starlette", "fluent", "openskill", "scipy.stats"):
    sys.modules[name] = None
from filature.research.batch import GAMES, load_kernel
from filature.research.train import __main__, clone, exploit
from filature.research.train.league import Training
print(sorted(load_kernel(path.parent.name).game for path in GAMES.glob("*/kernel.py")))
"""


def test_kernels_and_trainer_load_with_jax_and_numpy_alone() -> None:
    ran = subprocess.run([sys.executable, "-c", ALONE], check=True, capture_output=True, text=True)
    for game in ("agent_hunter", "agents_secrets", "double_agent", "kryptos", "spies_vs_spies"):
        assert game in ran.stdout


@pytest.mark.slow
def test_a_training_goes_on_from_its_checkpoint_and_is_the_same_again(tmp_path: Path) -> None:
    from time import monotonic

    import numpy as np

    from filature.research.batch import load_kernel
    from filature.research.train.league import Course, Training
    from filature.research.train.learning import Recipe

    kernel = load_kernel("agent_hunter")
    recipe = Recipe(steps=8, minibatches=2)
    course = Course(size=32, width=16, depth=2, pool=2, warm_up=2, answer=1, learn=2, iterations=6)

    def trained(iterations: int) -> Any:
        training = Training(
            kernel, recipe, course._replace(iterations=iterations), 3, lambda _: None
        )
        training.run(monotonic() + 600, tmp_path / "checkpoint.npz")
        return training

    first, second = trained(4), trained(4)
    for name, array in first.learner.params.items():
        np.testing.assert_array_equal(array, second.learner.params[name])
    later = Training(kernel, recipe, course, 3, lambda _: None)
    later.go_on(tmp_path / "checkpoint.npz")
    assert later.iterations == 4
    later.run(monotonic() + 600)
    assert later.iterations == 6


@pytest.mark.slow
def test_a_network_without_history_learns_nothing_from_it(tmp_path: Path) -> None:
    """It says the same whatever happened before, also when it is shown."""
    import numpy as np

    from filature.research.batch import load_kernel
    from filature.research.train.__main__ import main
    from filature.research.train.network import read

    small = "--size 16 --width 8 --depth 1 --pool 2 --steps 4 --minibatches 2 --warm-up 2"
    usual = "--iterations 4 --answer 1 --learn 1"
    words = f"agent_hunter --without-history --out {tmp_path} {small} {usual}"
    main(words.split())
    kernel = load_kernel("agent_hunter")
    weights = np.asarray(read(tmp_path, kernel)["body0.weight"])
    rows = np.abs(weights).sum(1)
    history = [at for columns in kernel.history for at in columns]
    assert not rows[history].any()
    assert rows[[at for at in range(len(rows)) if at not in history]].all()


def test_a_kernel_that_does_not_tell_its_history_is_refused() -> None:
    from filature.core.kernel import without_history
    from filature.research.batch import load_kernel

    kernel = load_kernel("kryptos")._replace(history=())
    with pytest.raises(ValueError, match="does not say what of it is history"):
        without_history(kernel)


def test_a_best_answer_is_not_trained_without_history() -> None:
    """The network that it answers would see nothing of it either."""
    from filature.research.train.__main__ import main

    with pytest.raises(SystemExit, match="would blind the network"):
        main(["agent_hunter", "--against", "nowhere", "--without-history"])
