"""A plugin of pytest: the fixture `assert_optimal`."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.fixture
def assert_optimal() -> Any:
    """`plumb_layout.assert_optimal`: fails with the witness unless lengths are the optimum of a row."""
    from plumb_layout.testing import assert_optimal as check

    return check
