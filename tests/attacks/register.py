"""All attacks by name, and one that tries the machinery itself."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from tests.attacks.altered import ALTERED, ALTERED_UNDER_GUARANTEES, DAMAGED
from tests.attacks.carriers import CARRIERS, CARRIERS_AT_FIXED_SITES
from tests.attacks.damaged_studies import DAMAGED_STUDIES
from tests.attacks.kills import KILLS_AT_WRITES, RANDOM_KILLS, UNDER_GUARANTEES
from tests.attacks.law import LAWS
from tests.attacks.neighbours import NEIGHBOURS, NEIGHBOURS_OF_STUDIES
from tests.attacks.odd_places import ODD_PLACES
from tests.attacks.oversight import OVERSIGHT
from tests.attacks.racers import RACERS, RACERS_UNDER_GUARANTEES
from tests.attacks.trials import Attack, Broken, Trial

ATTACKS: dict[str, Attack] = {
    each.name: each
    for each in (
        RANDOM_KILLS,
        KILLS_AT_WRITES,
        *UNDER_GUARANTEES,
        RACERS,
        *RACERS_UNDER_GUARANTEES,
        ODD_PLACES,
        NEIGHBOURS,
        NEIGHBOURS_OF_STUDIES,
        CARRIERS,
        CARRIERS_AT_FIXED_SITES,
        *LAWS,
        *ALTERED,
        *ALTERED_UNDER_GUARANTEES,
        *DAMAGED,
        *DAMAGED_STUDIES,
        *OVERSIGHT,
    )
}


def _dying(folder: Path) -> Trial:
    def trial(number: int) -> str:
        if number == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        if number == 3:
            raise Broken("broken")
        return "well"

    return trial


SELF_TEST = Attack(name="self-test", about="one trial dies, one is broken", n_full=5, n_sample=5, prepare=_dying)
