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


def test_a_reservoir_is_a_fair_sample_of_all_that_came() -> None:
    from filature.research.train.league import place_in_pool

    size, many = 64, 20_000
    pool = [0] * size
    for added in range(many):
        at = place_in_pool(added, size, reservoir=True)
        if at < size:
            pool[at] = added
    assert len(set(pool)) == size
    # The mean of 64 fair draws has a standard error of 3.6 % of the range.
    assert abs(sum(pool) / size / many - 0.5) < 0.11
    assert min(pool) < many / 8
    assert max(pool) > many * 7 / 8


def test_without_a_reservoir_the_oldest_of_a_pool_is_replaced() -> None:
    from filature.research.train.league import place_in_pool

    assert [place_in_pool(added, 3, reservoir=False) for added in range(7)] == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.slow
def test_the_average_of_snapshots_decides_as_they_do_on_average(tmp_path: Path) -> None:
    """Two opposite networks: the average learns a chance between theirs where they differ."""
    from time import monotonic

    import jax
    import jax.numpy as jnp

    from filature.research.batch import BatchedGames, load_kernel
    from filature.research.train import average
    from filature.research.train.network import apply, init, log_chances, stacked

    kernel = load_kernel("agent_hunter")
    games = BatchedGames(kernel, 64, [(2, {"agents": 4, "bases": 1, "tokens": 1, "turn_limit": 6})])
    one = init(jax.random.key(1), kernel, 16, 1)
    # They place agent 0, or agent 3, nearly always; the first decision of every game.
    zero, three = (
        one | {"policy.bias": one["policy.bias"].at[69 + agent].add(5.0)} for agent in (0, 3)
    )
    recipe = average.RECIPE._replace(steps=8, minibatches=2, rate=1e-2)
    student, made = average.distilled(
        games, recipe, stacked([zero, three]), zero, 150, 1, monotonic() + 600
    )
    assert made["iterations"] == 150
    seen = games.observe(games.reset(jax.random.key(2)))
    odds = jnp.exp(log_chances(apply(student, seen.observation, kernel.secrets).logits, seen.legal))
    assert 0.35 < float(odds[0, 69]) < 0.65
    assert 0.35 < float(odds[0, 72]) < 0.65


@pytest.mark.parametrize("count", [1, 2, 4, 8])
def test_networks_that_are_mixed_meet_each_other_equally_often(count: int) -> None:
    from collections import Counter

    import numpy as np

    from filature.research.train.average import every_pair

    pool = np.asarray(
        every_pair([{"policy.bias": np.array([at])} for at in range(count)])["policy.bias"]
    )[:, 0].tolist()
    half = len(pool) // 2
    met = Counter(zip(pool, pool[half:] + pool[:half], strict=True))
    assert met == {(one, other): 2 for one in range(count) for other in range(count)}


def test_networks_that_cannot_be_mixed_are_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import jax
    import numpy as np

    from filature.research.batch import load_kernel
    from filature.research.train import average
    from filature.research.train.network import init, stacked, write

    params = init(jax.random.key(1), load_kernel("agent_hunter"), 8, 1)
    one, snapshots = tmp_path / "one.npz", tmp_path / "snapshots.npz"
    write(params, one)
    np.savez(
        snapshots, **{name: np.asarray(array) for name, array in stacked([params] * 2).items()}
    )
    for said, why in (
        (f"{one} {one} {one}", "3 networks cannot all meet"),
        (f"{one}=much", "FILE or FILE=SHARPNESS"),
        (f"{one}=nan", "SHARPNESS above 0"),
        (f"{one}=-1", "SHARPNESS above 0"),
        (f"{snapshots}", "for --snapshots"),
        (f"{tmp_path / 'none.npz'}", "no network can be read"),
    ):
        with pytest.raises(SystemExit):
            average.main(f"agent_hunter --networks {said} --out {tmp_path / 'out'}".split())
        assert why in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


@pytest.mark.slow
def test_a_training_keeps_snapshots_that_can_be_averaged_and_answered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from filature.research.train import average
    from filature.research.train.__main__ import main

    small = "--size 16 --width 8 --depth 1 --pool 2 --steps 4 --minibatches 2"
    course = "--warm-up 2 --iterations 8 --answer 0 --learn 2 --snapshot 2 --reservoir"
    main(f"agent_hunter --out {tmp_path} {small} {course} --barrier 0.01".split())
    kept = tmp_path / "snapshots.npz"
    average.main(
        f"agent_hunter --snapshots {kept} --out {tmp_path / 'average'} --count 2 --size 16"
        " --iterations 2 --minutes 5".split()
    )
    assert (tmp_path / "average" / "network.npz").is_file()
    average.main(
        f"agent_hunter --networks {tmp_path / 'average'}=1.5 {tmp_path} --out {tmp_path / 'mixed'}"
        " --size 16 --iterations 2 --minutes 5".split()
    )
    assert '"networks": 2' in capsys.readouterr().out
    assert (tmp_path / "mixed" / "network.npz").is_file()
    for against in (tmp_path / "average", kept):
        words = f"agent_hunter --against {against} --size 48 --games 48 --iterations 1"
        main(f"{words} --steps 4 --minibatches 2".split())
        assert '"share"' in capsys.readouterr().out


@pytest.mark.slow
def test_a_barrier_revives_an_action_that_is_hardly_ever_tried() -> None:
    """Entropy hardly does: its gradient fades with the probability of the action."""
    import jax
    import jax.numpy as jnp

    from filature.research.train.learning import Recipe, losses
    from filature.research.train.network import Params
    from filature.research.train.rollout import Transition

    dead = 1e-6
    odds = jnp.array([1 - dead, dead])
    params: Params = {
        "body0.weight": jnp.zeros((1, 1)),
        "body0.bias": jnp.ones(1),
        "policy.weight": jnp.zeros((1, 2)),
        "policy.bias": jnp.log(odds),
        "value.weight": jnp.zeros((1, 1)),
        "value.bias": jnp.zeros(1),
        "secrets.weight": jnp.zeros((1, 1)),
        "secrets.bias": jnp.zeros(1),
    }
    one = jnp.zeros(1, jnp.int8)
    at = Transition(
        observation=jnp.zeros((1, 1), jnp.int8),
        legal=jnp.ones((1, 2), bool),
        actor=one,
        action=one,
        log_chance=jnp.log(odds)[:1],
        value=jnp.zeros(1),
        learns=jnp.ones(1, bool),
        over=jnp.zeros(1, bool),
        returns=jnp.zeros((1, 2)),
        hidden=-jnp.ones((1, 1), jnp.int8),
    )

    def pull(recipe: Recipe) -> float:
        """Return how strongly a step of learning raises the logit of the dead action."""
        batch = at, jnp.zeros(1), jnp.zeros(1)

        def loss(bias: Any) -> Any:
            changed = params | {"policy.bias": bias}
            return losses(recipe, (1, 1), jnp.float32(1), params, changed, batch)[0]

        return -float(jax.grad(loss)(params["policy.bias"])[1])

    by_entropy = pull(Recipe(entropy=0.02, magnet=0.0, barrier=0.0))
    by_barrier = pull(Recipe(entropy=0.0, magnet=0.0, barrier=0.02))
    assert 0 < by_entropy < 1e-5
    assert by_barrier == pytest.approx(0.01, rel=0.01)
