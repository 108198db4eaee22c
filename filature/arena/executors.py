"""Where deals are played: in local processes, or on a Ray cluster.

A task is one deal. It is sent the contest and the deal's number, and all its random streams come
from these, so the results are the same wherever and in whatever order it is done.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from importlib import import_module
from typing import Any

import msgspec

from filature.arena.contest import Contest, Deal
from filature.arena.deal import play_deal
from filature.arena.program import LEAVE_WITHIN, end_all
from filature.bots.worker_process import become_worker

Deals = Generator[Deal, None, None]
"""Deals as they are finished, in any order; closing it stops whatever is still being played."""


class ExecutorError(Exception):
    """Deals cannot be played; the message says why."""


def available_cpus() -> int:
    """Return how many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run_locally(contest: Contest, deals: Sequence[int], jobs: int) -> Deals:
    """Play deals in so many processes; give each as soon as it is finished."""
    with closing(run_tasks([(contest, deal) for deal in deals], jobs)) as played:
        for _, deal in played:
            yield deal


def run_tasks(
    tasks: Sequence[tuple[Contest, int]], jobs: int
) -> Generator[tuple[Contest, Deal], None, None]:
    """Play deals of several contests in so many processes, about in this order."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(
        jobs, mp_context=context, initializer=become_worker, initargs=(end_all,)
    )
    try:
        contests = {
            pool.submit(play_deal, msgspec.json.encode(contest), deal): contest
            for contest, deal in tasks
        }
        for task in as_completed(contests):
            yield contests[task], msgspec.json.decode(task.result(), type=Deal)
        pool.shutdown()
    except BrokenProcessPool:
        raise ExecutorError(
            "a process that played deals has died; is there enough memory?"
        ) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        left = set(multiprocessing.active_children()) - others
        for child in left:
            child.terminate()
        for child in left:
            child.join(LEAVE_WITHIN)
            child.kill()


def run_on_ray(contest: Contest, deals: Sequence[int], address: str) -> Deals:
    """Play deals on a Ray cluster; give each as soon as it is finished."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise ExecutorError(
            "Ray is not there; it comes with: pip install 'filature[ray]'"
        ) from None
    try:
        ray.init(address=address, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ExecutorError(f"there is no Ray at {address}: {error}") from None
    try:
        task = ray.remote(play_deal)
        message = msgspec.json.encode(contest)
        waiting = [task.remote(message, deal) for deal in deals]
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            for finished in ray.get(done):
                yield msgspec.json.decode(finished, type=Deal)
    finally:
        ray.shutdown()
