/* priorities.mod: what does each tier of a row get?

   Overflow first, then the tiers from the highest down.  MathProg solves for one objective at a time: `stage` says
   which, and `reached` what the earlier ones came to.

   Lengths in points.  The Swift twin is PriorityProgram. */

# A number above every length: no upper bound.
param infinite := 1e30;

# How many items the row has, and what each is called.
param count, integer, >= 0;
set ITEMS := 0..count - 1;
param name{ITEMS} symbolic, default '-';

# The bounds of each item, its tier (1 comes first), and what all may take together.
param lower{ITEMS}, >= 0, default 0;
param upper{ITEMS}, >= 0, default infinite;
param tier{ITEMS}, integer, >= 1, default 1;
param tiers, integer, >= 0, default 1;
param budget;

# Stage 1 is overflow, stage 1 + k tier k; the last one gives the whole answer.
param stage, integer, >= 1, default 1 + tiers;
param reached{1..stage - 1}, default 0;

# Room for the rounding of what was reached.
param room{k in 1..stage - 1} := 1e-9 * max(1, abs(reached[k]));

# The length of each item, and the overflow.
var w{i in ITEMS}, >= lower[i];
var e, >= 0;

minimize overflow{1..1: stage = 1}: e;
maximize take{k in 1..tiers: stage = 1 + k}: sum{i in ITEMS: tier[i] = k} w[i];

# The items fit, but for the overflow.
s.t. fit: sum{i in ITEMS} w[i] - e <= budget;

# None exceeds its greatest length.
s.t. most{i in ITEMS: upper[i] < infinite}: w[i] <= upper[i];

# Earlier objectives keep what they reached.
s.t. hold_overflow{1..1: stage > 1}: e <= reached[1] + room[1];
s.t. hold_tier{k in 1..tiers: stage > 1 + k}:
    sum{i in ITEMS: tier[i] = k} w[i] >= reached[1 + k] - room[1 + k];

solve;

printf "%-20s %6s %12s\n", "item", "tier", "length";
printf{i in ITEMS} "%-20s %6d %12.4f\n", name[i], tier[i], w[i];
printf "%-20s %6s %12.4f\n", "overflow", "", e;

end;
