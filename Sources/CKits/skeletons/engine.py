"""An engine for plumb, in Python: put your own layout into lengths().  All lengths are in points.

Ask it for its smallest wrong row:  plumb fuzz --stdio 'python3 engine.py' --like equal-sizes --explicit
See what it will be asked:          plumb generate --kind random --count 3 --like equal-sizes --explicit
"""
import json
import sys


def lengths(row):
    """One length per item, in the order of the items."""
    room = row["available"]  # the container; None, which fuzz does not ask, wants ideal lengths
    gaps = row["spacing"]  # the room behind each item but the last
    items = row["items"]  # each has the fields below, and those of row["policy"]
    least = [item["min"] for item in items]  # never shorter
    ideal = [item["ideal"] for item in items]  # the length where nothing is proposed
    most = [float(item["max"]) for item in items]  # never longer; "infinity" where nothing bounds it
    tier = [float(item["priority"]) for item in items]  # the highest is filled first; ignored here, where all must be 0
    weight = [item["weight"] for item in items]  # counts under the policy "weights" alone
    if room is None:
        return ideal
    room = float(room)  # it may be "infinity"
    room -= sum(gaps)
    low, high = 0, max(0, room)
    for _ in range(100):  # equal sizes, as far as the bounds allow them
        level = (low + high) / 2
        answer = [max(shortest, min(longest, level)) for shortest, longest in zip(least, most)]
        if sum(answer) > room:
            high = level
        else:
            low = level
    return answer


for line in sys.stdin:  # one row a line in, one answer a line out, flushed; logs go to standard error
    print(json.dumps({"lengths": lengths(json.loads(line))}), flush=True)
