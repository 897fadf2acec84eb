/* cassowary.mod: what a constraint solver of the Cassowary kind is asked for a row.

   Bounds are required.  Strong: the lengths fit.  Medium: they fill the room.  Weak: their levels are equal, which the
   row says in one of three forms; what is minimised is the sum of the deviations.  Strengths are objectives in order.
   Many rows have several optima.  MathProg solves for one objective at a time: `stage` says which, and `reached` what
   the earlier ones came to.

   Lengths in points, levels in points per unit of weight.  The Swift twin is CassowaryProgram. */

# A number above every length: no upper bound.
param infinite := 1e30;

# How many items the row has, what each is called, and the gap behind each.
param count, integer, >= 0;
set ITEMS := 0..count - 1;
param name{ITEMS} symbolic, default '-';
param gap{ITEMS}, default 0;

# The bounds of each item, its length at level 0, and what it gains per level.
param lower{ITEMS}, >= 0, default 0;
param upper{ITEMS}, >= 0, default infinite;
param base{ITEMS}, default 0;
param weight{ITEMS}, > 0, default 1;

# What all may take together.
param budget;

# How "equal" is said: every level is the share of the room (share), neighbours have equal levels (chain), or every
# level is one common unknown (level).
param form symbolic, in {'share', 'chain', 'level'}, default 'level';

# Stage 1 is overflow, stage 2 what is unfilled, stage 3 the deviations.
param stage, integer, >= 1, default 3;
param reached{1..stage - 1}, default 0;

# Room for the rounding of what was reached.
param room{k in 1..stage - 1} := 1e-9 * max(1, abs(reached[k]));

# Levels are counted in units of one over the smallest weight, so that no coefficient exceeds 1.
param scale := if count > 0 then min{i in ITEMS} weight[i] else 1;
param step{i in ITEMS} := scale / weight[i];
param share := if count > 0 then scale * (budget - sum{i in ITEMS} base[i]) / sum{i in ITEMS} weight[i] else 0;

# What is to be equal: every item to something, or to the next one.
set WISHES := {i in ITEMS: form <> 'chain' or i < count - 1};

# The length of each item, the overflow, the distance from the room, the deviations, and the common level.
var w{i in ITEMS}, >= lower[i];
var e, >= 0;
var u, >= 0;
var d{WISHES}, >= 0;
var t;

minimize overflow{1..1: stage = 1}: e;
minimize unfilled{1..1: stage = 2}: u;
minimize unevenness{1..1: stage = 3}: sum{i in WISHES} d[i];

# The items fit, but for the overflow, and fill the room.
s.t. fit: sum{i in ITEMS} w[i] - e <= budget;
s.t. fill_over: sum{i in ITEMS} w[i] - budget <= u;
s.t. fill_under: budget - sum{i in ITEMS} w[i] <= u;

# None exceeds its greatest length.
s.t. most{i in ITEMS: upper[i] < infinite}: w[i] <= upper[i];

# The deviations in either direction.
s.t. share_over{i in WISHES: form = 'share'}: step[i] * (w[i] - base[i]) - share <= d[i];
s.t. share_under{i in WISHES: form = 'share'}: share - step[i] * (w[i] - base[i]) <= d[i];
s.t. chain_over{i in WISHES: form = 'chain'}:
    step[i] * (w[i] - base[i]) - step[i + 1] * (w[i + 1] - base[i + 1]) <= d[i];
s.t. chain_under{i in WISHES: form = 'chain'}:
    step[i + 1] * (w[i + 1] - base[i + 1]) - step[i] * (w[i] - base[i]) <= d[i];
s.t. level_over{i in WISHES: form = 'level'}: step[i] * (w[i] - base[i]) - t <= d[i];
s.t. level_under{i in WISHES: form = 'level'}: t - step[i] * (w[i] - base[i]) <= d[i];

# Earlier objectives keep what they reached.
s.t. hold_overflow{1..1: stage > 1}: e <= reached[1] + room[1];
s.t. hold_unfilled{1..1: stage > 2}: u <= reached[2] + room[2];

solve;

printf "%-20s %12s %12s\n", "item", "offset", "length";
printf{i in ITEMS} "%-20s %12.4f %12.4f\n", name[i], sum{j in ITEMS: j < i} (w[j] + gap[j]), w[i];
printf "%-20s %12s %12.4f\n", "overflow", "", e;

end;
